"""What lies beside the plan: stacks, displays, rumours, oases, and the tile in the hand."""

from collections.abc import Collection

from rich.text import Text

from serai.core.texts import say, with_minus
from serai.screens import row
from serai.screens.bidi import apart, wrapped

from ..outlook import Good
from ..view_types import Rumour, Tile
from . import tile
from .oases import in_signs, pressing
from .seen import Seen
from .signs import DIM, GOOD_SIGNS, SEATS, SIDES, field_sign

GAP = 1
TURNS = 4
WORTH_UNKNOWN = "?"
Block = tuple[Text, list[Text]]  # a label, and the tile under it


def notes(view: Seen, width: int) -> list[Text]:
    """Everything, set to a width, the displays drawn."""
    return [*_told(view, width), *_flow(_display_blocks(view), width), *held(view, width)]


def short_notes(view: Seen, width: int, fresh: Collection[str]) -> list[Text]:
    """The same in few lines: the displays and what is new on the plan in words."""
    lines = _told(view, width)
    tiles = {
        str(player["seat"] + 1): [tile_words(shown) for shown in player["display"]]
        for player in view["players"]
        if player["display"]
    }
    if tiles:
        shown = [f"{number}: {row(words)}" for number, words in tiles.items()]
        lines += _set(say("sons-screen-displays", displays=" · ".join(shown)), width)
    if fresh:
        lines += _set(say("sons-screen-new", cells=row(sorted(fresh))), width)
    return lines


def _told(view: Seen, width: int) -> list[Text]:
    lines = _set(heading(view), width, DIM)
    lines += _set(rumours(view), width) if view["rumours"] else []
    return lines + [line for oasis in pressing(view) for line in _set(in_signs(view, oasis), width)]


def _set(text: str, width: int, style: str = "") -> list[Text]:
    return [Text(apart(line), style) for line in wrapped(text, width, rest="  ")]


def _flow(blocks: list[Block], width: int) -> list[Text]:
    """Blocks side by side, as many as fit."""
    if not blocks:
        return []
    room = max(tile.WIDTH, *(len(label) for label, _ in blocks)) + GAP
    across = max(1, (width + GAP) // room)
    lines = []
    for start in range(0, len(blocks), across):
        row = blocks[start : start + across]
        lines.append(_padded([label for label, _ in row], room))
        lines += [_padded([drawn[n] for _, drawn in row], room) for n in range(tile.HEIGHT)]
    return lines


def _padded(texts: list[Text], room: int) -> Text:
    line = Text()
    for number, text in enumerate(texts):
        line.append(" " * (number * room - len(line))).append_text(text)
    return line


# -- stacks and rumours ----------------------------------------------------------------------


def heading(view: Seen) -> str:
    left = [f"{stack + 1}: {left}" for stack, left in enumerate(view["stacks"]) if left]
    supply = {name: view["supply"][name] for name in ("water", "camels", "rumours")}
    return say("sons-screen-heading", number=len(left), stacks=row(left), **supply)


def rumours(view: Seen) -> str:
    return say("sons-screen-worth", goods=row(_worth(view, good) for good in GOOD_SIGNS))


def _worth(view: Seen, good: Good) -> str:
    """`salt 6 (r1 +2)`, `gems 4? (r2 ?)`."""
    lying = [rumour for rumour in view["rumours"] if rumour["good"] == good]
    return say(
        "sons-screen-worth-of",
        good=say("sons-good", good=good),
        worth=str(view["worth"][good]) + (WORTH_UNKNOWN if is_unsure(view, good) else ""),
        number=len(lying),
        rumours=row(f"{rumour['name']} {value_of(rumour)}" for rumour in lying),
    )


def value_of(rumour: Rumour) -> str:
    if rumour["value"] is None:
        return WORTH_UNKNOWN
    return with_minus(f"{rumour['value']:+}")


def is_unsure(view: Seen, good: Good) -> bool:
    """Whether a rumour about it is not known."""
    return any(r["good"] == good and r["value"] is None for r in view["rumours"])


# -- displays and the hand -------------------------------------------------------------------


def tile_words(shown: Tile) -> str:
    """`2.17 ne/w2 sw/R`: the sides of each part, and its field."""
    parts = tile.from_tile(shown)["parts"]
    words = [f"{''.join(part['sides'])}/{field_sign(part['field'])}" for part in parts]
    return " ".join([shown["name"], *(words or [say("sons-screen-desert")])])


def _display_blocks(view: Seen) -> list[Block]:
    return [
        (
            Text.assemble((f" {player['seat'] + 1} ", SEATS[player["seat"]]), f" {shown['name']}"),
            tile.drawn(tile.from_tile(shown)),
        )
        for player in view["players"]
        for shown in player["display"]
    ]


def held(view: Seen, width: int) -> list[Text]:
    """The tile to be laid, in each of its rotations, with the cells it fits on."""
    if view["held"] is None or view["phase"] != "laying":
        return []
    places: dict[str, list[str]] = {}
    for action in view["legal"]:
        _, cell, turned = action.split()
        places.setdefault(turned, []).append(cell)
    blocks: list[Block] = []
    for rotation in rotations(view["held"]):
        label = f"{rotation}: {' '.join(places.get(str(rotation), ['-']))}"
        drawn = tile.drawn(tile.from_tile(view["held"], rotation))
        blocks.append((Text(label, "bold" if str(rotation) in places else DIM), drawn))
    return _flow(blocks, width)


def rotations(shown: Tile) -> list[int]:
    """Those that look different."""
    looks = [_look(shown, rotation) for rotation in range(TURNS)]
    return [rotation for rotation in range(TURNS) if looks[rotation] not in looks[:rotation]]


def _look(shown: Tile, rotation: int) -> list[tuple[str, ...]]:
    """For each side the field and the sides of its part."""
    parts = tile.from_tile(shown, rotation)["parts"]
    return [
        next(((field_sign(p["field"]), *p["sides"]) for p in parts if side in p["sides"]), ())
        for side in SIDES
    ]
