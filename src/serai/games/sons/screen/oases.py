"""Oases in signs and in words: what is on them, where they are open, who stands in line."""

from serai.core.texts import say
from serai.screens import row

from ..notation import CELL_NAMES, COLUMN_NAMES
from ..outlook import Explorer
from ..view_types import Oasis
from .seen import Seen
from .signs import SIDES, cells_of, explorer_signs, field_signs, wearer

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # columns and rows, for each side
MOST_CELLS = 4


def around(name: str, side: str) -> str:
    """The cell beyond a side, or nothing beyond the edge of the plan."""
    right, down = STEPS[SIDES.index(side)]
    column, row = COLUMN_NAMES.index(name[0]) + right, int(name[1:]) + down
    beyond = f"{COLUMN_NAMES[column]}{row}" if 0 <= column < len(COLUMN_NAMES) else ""
    return beyond if beyond in CELL_NAMES else ""


def open_to(view: Seen, oasis: Oasis) -> list[str]:
    """The undiscovered cells that an oasis is open to."""
    cells = cells_of(view)
    found: dict[str, None] = {}
    for name, first in oasis["parts"]:
        part = next(part for part in cells[name]["parts"] if part["side"] == first)
        beyond = [around(name, side) for side in part["sides"]]
        found |= dict.fromkeys(cell for cell in beyond if cell and cell not in cells)
    return list(found)


def unfinished(view: Seen) -> list[Oasis]:
    """Those that are still to be scored, but for sides of the cross that nothing has joined."""
    return [oasis for oasis in view["oases"] if oasis["open"] and not is_bare(view, oasis)]


def is_bare(view: Seen, oasis: Oasis) -> bool:
    """A side of the cross, alone."""
    (name, _), *others = oasis["parts"]
    return not others and cells_of(view)[name]["tile"] is None


def pressing(view: Seen) -> list[Oasis]:
    """Those that matter now: somebody stands there, or one tile may complete them."""
    return [
        oasis
        for oasis in unfinished(view)
        if oasis["explorers"] or (oasis["open"] == 1 and oasis["fields"])
    ]


def oasis_at(view: Seen, cell: str, side: str) -> Oasis:
    return next(oasis for oasis in view["oases"] if [cell, side] in oasis["parts"])


def in_signs(view: Seen, oasis: Oasis) -> str:
    """`g5 g6 (i w2) open to h6, in line 16*¹ 7²`."""
    cells = list(dict.fromkeys(name for name, _ in oasis["parts"]))
    more = len(cells) - MOST_CELLS
    return say(
        "sons-screen-oasis-signs",
        cells=" ".join(cells[:MOST_CELLS]) + (f" +{more}" if more > 0 else ""),
        fields=field_signs(oasis["fields"]),
        open=" ".join(open_to(view, oasis)),
        explorers=len(oasis["explorers"]),
        line=explorer_signs(oasis["explorers"]),
    )


def in_words(view: Seen, oasis: Oasis) -> str:
    cells = list(dict.fromkeys(name for name, _ in oasis["parts"]))
    return say("sons-screen-oasis", cells=row(cells), about=about(view, oasis))


def about(view: Seen, oasis: Oasis) -> str:
    """Its fields, where it is open, and who stands there."""
    fields = [say("sons-field", field=field) for field in oasis["fields"]]
    beyond = open_to(view, oasis)
    told = [say("sons-screen-oasis-fields", number=len(fields), fields=fields)]
    told.append(say("sons-screen-oasis-open", number=len(beyond), cells=beyond))
    if oasis["explorers"]:
        told.append(say("sons-screen-oasis-line", line=row(map(in_line, oasis["explorers"]))))
    return " · ".join(told)


def in_line(explorer: Explorer) -> str:
    facts = {"height": wearer(explorer), "number": explorer["seat"] + 1}
    return say("sons-screen-in-line", **facts)
