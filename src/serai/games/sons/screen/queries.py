"""Questions about the table: `plan`, `oases`, `tiles`, `rumours`, `signs`."""

from rich.text import Text

from serai.core.texts import say
from serai.screens import Look, row

from ..view_types import Rumour, Tile
from .notes import rumours as worth
from .notes import tile_words, value_of
from .oases import in_words, is_bare, open_to, unfinished
from .plan import large, small
from .seen import Seen

IN_HAND = "hand"


def plan(view: Seen, about: str) -> Text:
    """The whole plan, large; `plan small` with one line a cell."""
    return Text("\n").join(small(view) if about.lower() == "small" else large(view, ()))


def oases(view: Seen, about: str) -> list[str]:
    """Every oasis that is not complete; the bare sides of the cross together."""
    told = [in_words(view, oasis) for oasis in unfinished(view)]
    bare = [o for o in view["oases"] if o["open"] and is_bare(view, o)]
    if bare:
        cells = [cell for oasis in bare for cell in open_to(view, oasis)]
        told.append(say("sons-screen-oases-bare", number=len(bare), cells=cells))
    done = sum(not oasis["open"] for oasis in view["oases"])
    return [*told, say("sons-screen-oases-done", number=done)]


def tiles(view: Seen, about: str) -> list[str]:
    """What the stacks still hold, the tiles that are alike together."""
    told = []
    for stack, left in enumerate(view["stacks"], 1):
        if left:
            lying = [tile for tile in view["unseen"] if tile["name"].startswith(f"{stack}.")]
            facts = {"stack": stack, "number": left, "tiles": row(_alike(lying))}
            told.append(say("sons-screen-stack", **facts))
    return told or [say("sons-screen-no-tiles")]


def _alike(shown: list[Tile]) -> list[str]:
    """`desert ×4`, `n/i`, most sides last."""
    kinds: dict[str, int] = {}
    for tile in sorted(shown, key=lambda tile: len(tile["sides"].replace(".", ""))):
        kind = tile_words(tile).partition(" ")[2]
        kinds[kind] = kinds.get(kind, 0) + 1
    return [f"{kind} ×{number}" if number > 1 else kind for kind, number in kinds.items()]


def rumours(view: Seen, about: str) -> list[str]:
    """Where each rumour lies, what it says as far as one knows, and who has seen it."""
    told = [_rumour(rumour) for rumour in view["rumours"]]
    left = say("sons-screen-rumours-left", number=view["supply"]["rumours"])
    return [*told, left, worth(view)]


def _rumour(rumour: Rumour) -> str:
    place = "supply" if rumour["supply"] else rumour["good"] or IN_HAND
    return say(
        "sons-screen-rumour",
        name=rumour["name"],
        value=value_of(rumour),
        place=say("sons-screen-rumour-place", place=place),
        seats=[str(seat + 1) for seat in rumour["seen"]],
    )


def signs(view: Seen, about: str) -> list[str]:
    return say("sons-screen-signs").splitlines()


LOOKS: dict[str, Look[Seen]] = {
    "plan": plan,
    "oases": oases,
    "tiles": tiles,
    "rumours": rumours,
    "signs": signs,
}
