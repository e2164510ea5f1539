"""Im Reich der Wüstensöhne on a terminal.

`signs` has the signs and styles, `tile` draws one cell, `plan` all of them, `notes` what lies
beside the plan and `oases` the oases in words. `turn` says what is to be done now, `typed` reads
what a person types, `looks` answers questions.
"""

import shutil
from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from serai.core.texts import say
from serai.screens import ASCII
from serai.screens.bidi import apart, shortened

from ..view_types import Owned, Player
from .notes import held, is_unsure, notes, short_notes
from .plan import large, small
from .queries import LOOKS
from .seen import Seen
from .shorthand import full, short
from .signs import GOOD_SIGNS, SEATS, cells_of, wearer
from .turn import turn

__all__ = [
    "FINAL",
    "LOOKS",
    "PLACED",
    "QUIET",
    "board",
    "full",
    "legend",
    "open_ledgers",
    "plays_itself",
    "secrets",
    "short",
    "table",
    "tie",
    "turn",
]

QUIET = ("dealt", "field", "order", "over")
FINAL = ("revealed", "gold", "gold-rumour")
PLACED = ("lay",)
FORCED = ("stay", "draw", "lay", "pass")  # choices that surprise nobody

PLAN, GAP = 80, 2  # how wide the large plan is, and the gap to the notes beside it
BESIDE = 120  # columns with room for the notes beside the plan
ENOUGH, ENOUGH_BELOW = 40, 52  # rows for the large plan, with the notes beside it or below
NO_TERMINAL = (PLAN, 1000)
LONGEST_NAME = 16


# -- the board -------------------------------------------------------------------------------


def board(view: Seen, fresh: Collection[str], simple: bool) -> Text:
    """The plan as large as there is room for; the small one nearest to the prompt."""
    columns, rows = shutil.get_terminal_size(NO_TERMINAL)
    drawn = Text("\n").join(_laid_out(view, fresh, columns, rows))
    if simple:
        drawn.plain = drawn.plain.translate(ASCII)
    return drawn


def _laid_out(view: Seen, fresh: Collection[str], columns: int, rows: int) -> list[Text]:
    if columns >= BESIDE and rows >= ENOUGH:
        width = min(columns, BESIDE + PLAN // 2) - PLAN - GAP
        return _side_by_side(large(view, fresh), notes(view, width))
    if rows >= ENOUGH_BELOW:
        return [*large(view, fresh), *notes(view, PLAN)]
    return [*short_notes(view, PLAN, fresh), *small(view), *held(view, PLAN)]


def _side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    """Both end on the same line, nearest to the prompt."""
    lines = []
    for number in range(-max(len(left), len(right)), 0):
        line = Text.assemble(left[number]) if -number <= len(left) else Text()
        if -number <= len(right):
            line.append(" " * (PLAN + GAP - line.cell_len)).append_text(right[number])
        lines.append(line)
    return lines


# -- the seats -------------------------------------------------------------------------------


def table(view: Seen, names: list[str]) -> Table:
    """A row a seat: water, goods and places, gold as far as one knows, explorers and where."""
    drawn = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    drawn.add_column("", no_wrap=True)
    words = [say(f"sons-screen-{column}") for column in ("water", "places", "camels", "gold")]
    for heading in (words[0], *GOOD_SIGNS.values(), *words[1:]):
        drawn.add_column(apart(heading), justify="right", no_wrap=True)
    drawn.add_column(apart(say("sons-screen-explorers")), no_wrap=True)
    for player in view["players"]:
        seat = player["seat"]
        name = apart(shortened(names[seat], LONGEST_NAME))
        marked = Text.assemble("> " if view["actor"] == seat else "  ", (name, SEATS[seat]))
        style = "bold" if view["seat"] == seat else ""
        drawn.add_row(marked, *_stores(view, player), style=style)
    return drawn


def _stores(view: Seen, player: Player) -> list[str]:
    goods = player["goods"]
    return [
        str(player["water"]),
        *map(str, goods.values()),
        f"{sum(goods.values())}/{player['places']}",
        str(player["camels"]),
        _gold(view, player),
        " ".join(_explorer(view, explorer) for explorer in player["explorers"]),
    ]


def _gold(view: Seen, player: Player) -> str:
    """At the end the gold; until then in brackets what it would be, `?` if a rumour is unknown."""
    if view["phase"] == "over":
        return str(player["points"])
    held = [good for good, number in player["goods"].items() if number]
    return f"({player['gold']}{'?' if any(is_unsure(view, good) for good in held) else ''})"


def _explorer(view: Seen, explorer: Owned) -> str:
    """`13` at home, `16*:g5` on the plan; with its side where there are two parts."""
    if explorer["at"] is None:
        return wearer(explorer)
    cell, side = explorer["at"]
    split = len(cells_of(view)[cell]["parts"]) > 1
    return f"{wearer(explorer)}:{cell}{side if split else ''}"


def open_ledgers(view: Seen) -> list[int]:
    """Everybody's gold is open; before the end there is none (S32)."""
    return list(range(view["seats"]))


def legend() -> list[str]:
    """What is typed is told on the way."""
    return []


# -- secrets, forced choices, the end --------------------------------------------------------


def secrets(view: Seen, people: Collection[int]) -> bool:
    """Whether a rumour is known to one person at the table and not to another (S34)."""
    here = set(people)
    known = [here.intersection(rumour["seen"]) for rumour in view["rumours"]]
    return view["phase"] != "over" and any(seen and seen != here for seen in known)


def plays_itself(view: Seen) -> bool:
    """A single choice that surprises nobody."""
    legal = view["legal"]
    return len(legal) == 1 and legal[0].partition(" ")[0] in FORCED


def tie(view: Seen, names: list[str]) -> list[str]:
    """What decided between equal gold (S33)."""
    most = max(player["points"] for player in view["players"])
    first = [player for player in view["players"] if player["points"] == most]
    if len(first) == 1:
        return []
    water = sorted((player["water"] for player in first), reverse=True)
    winners = [names[player["seat"]] for player in first if player["water"] == water[0]]
    facts = {"names": [names[player["seat"]] for player in first], "more": water[0]}
    if len(winners) == 1:
        return [say("sons-screen-tie-water", name=winners[0], less=water[1], **facts)]
    return [say("sons-screen-tie-shared", winners=winners, **facts)]
