"""Through the Desert on a terminal: the board, the table of seats, whose turn it is.

A hex is four characters wide and every second row is shifted by two, as in a drawn position. Each
piece has its own ground and ink, so that it can be read on a light and on a dark terminal, and
never speaks by colour alone: `l1` is a lime camel of seat 1, `L1` its leader, `[l1]` a new one.
"""

from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from serai.core.texts import say
from serai.screens import Frame, Look
from serai.screens.bidi import apart, shortened

from .layout import COLOUR_NAMES
from .material import COLUMN_NAMES, Place, neighbours
from .view_types import Camel, Caravan, Cell, Colour, Player, View

QUIET = ("palm", "token")
FINAL = ("largest", "tied", "area")
PLACED = ("camel", "leader")

LABEL, CELL, SHIFT = 3, 4, 2
LONGEST_NAME = 16
CAMEL_INK = "#000000"
LEADER_INK = "bold #ffffff"
CAMEL_GROUND = {
    "amber": "#ffc04d",
    "lime": "#b8e05c",
    "rose": "#ff9fb2",
    "sky": "#86cdfa",
    "violet": "#c9a9ff",
}
LEADER_GROUND = {
    "amber": "#8a5200",
    "lime": "#3f6b00",
    "rose": "#a3123f",
    "sky": "#00568f",
    "violet": "#5a2ca0",
}
WATER_STYLE = "bold #ffffff on #1746a2"
PALM_STYLE = "bold #ffffff on #0b6b2e"
ENCLOSED_STYLE = "#303030 on #cfcfcf"
DIM = "dim"
PLACES_A_TURN = 2
TURN_PHASES = ("aside", "leaders", "camels")


class Seen(View, Frame):
    """What a seat sees, whose turn it is, and what may be done."""


# -- the board -------------------------------------------------------------------------------


def board(view: Seen, fresh: Collection[str], simple: bool) -> Text:
    """The rows under the letters of their columns, those of shifted rows on a line of their own."""
    cells: dict[Place, Cell] = {(cell["row"], cell["column"]): cell for cell in view["cells"]}
    columns = max(column for _, column in cells) + 1
    rows = [
        _row(cells, row, columns, fresh, simple) for row in range(max(row for row, _ in cells) + 1)
    ]
    return Text("\n").join([_letters(columns, 0), _letters(columns, SHIFT), *rows])


def _letters(columns: int, shift: int) -> Text:
    letters = "".join(f" {letter}  " for letter in COLUMN_NAMES[:columns])
    return Text((" " * (LABEL + shift) + letters).rstrip(), DIM)


def _row(
    cells: dict[Place, Cell], row: int, columns: int, fresh: Collection[str], simple: bool
) -> Text:
    """A row up to the last place on it; what lies between spaces and beside them is mountains."""
    line = Text(f"{row + 1:>{LABEL - 1}} ", DIM)
    line = Text.assemble(line, " " * (SHIFT * (row % 2)))
    places = [(row, column) for column in range(columns)]
    land = [place for place in places if place in cells or _is_mountain(cells, place)]
    for place in places[: land[-1][1] + 1 if land else 0]:
        if place in cells:
            line.append_text(_hex(cells[place], cells[place]["name"] in fresh, simple))
        else:
            line.append(" ^  " if place in land else " " * CELL, DIM)
    return line


def _is_mountain(cells: dict[Place, Cell], place: Place) -> bool:
    return any(around in cells for around in neighbours(place))


def _hex(cell: Cell, new: bool, simple: bool) -> Text:
    """One space: the sign of what is on it, on its ground."""
    seat = str(cell["enclosed"]["seat"] + 1) if "enclosed" in cell else ""
    if "camel" in cell:
        return _camel(cell["camel"], new)
    if "oasis" in cell:
        return Text(f" {('T' if simple else 'Ψ') + seat:<2} ", PALM_STYLE)
    if seat:
        return Text(f" #{seat} ", ENCLOSED_STYLE)
    if "waterhole" in cell:
        return Text(f" {cell['waterhole']}  ", WATER_STYLE)
    if "space" in cell:
        return Text(" p  " if cell["space"] == "palm" else " o  ", DIM)
    return Text(" .  " if simple else " ·  ", DIM)


def _camel(camel: Camel, new: bool) -> Text:
    colour, leads = camel["colour"], camel["leader"]
    sign = f"{colour[0].upper() if leads else colour[0]}{camel['seat'] + 1}"
    ground = (LEADER_GROUND if leads else CAMEL_GROUND)[colour]
    ink = LEADER_INK if leads else CAMEL_INK
    return Text(f"[{sign}]" if new else f" {sign} ", f"{ink} on {ground}")


# -- the seats -------------------------------------------------------------------------------


def table(view: Seen, names: list[str]) -> Table:
    """A row for the herds, then one a seat: its caravans, then its points by source."""
    over = view["phase"] == "over"
    sources = ["water", "oases", "land", *(["largest"] if over else []), "total"]
    drawn = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    drawn.add_column("", no_wrap=True)
    for colour in view["colours"]:
        style = f"{CAMEL_INK} on {CAMEL_GROUND[colour]}"
        drawn.add_column(Text(colour, style), justify="right", no_wrap=True)
    for source in sources:
        drawn.add_column(apart(say(f"desert-screen-{source}")), justify="right", no_wrap=True)
    herds = [_herd(view, colour) for colour in view["colours"]]
    drawn.add_row(apart(say("desert-screen-herds")), *herds)
    for player in view["players"]:
        seat = player["seat"]
        sizes = [_size(view, caravan, seat) for caravan in player["caravans"]]
        points = [_points(player, over)[source] for source in sources]
        marker = ">" if view["actor"] == seat else " "
        name = apart(shortened(names[seat], LONGEST_NAME))
        drawn.add_row(f"{marker} {name}", *sizes, *points, style=_bold(view, seat))
    return drawn


def _bold(view: Seen, seat: int) -> str:
    return "bold" if view["seat"] == seat else ""


def _herd(view: Seen, colour: Colour) -> str:
    left = view["herds"][colour]
    return f"!{left}" if _ending(view, left) else str(left)


def _ending(view: Seen, left: int) -> bool:
    """Whether a herd may be empty before the seat to act has its next turn."""
    return view["phase"] == "camels" and bool(left <= PLACES_A_TURN * view["seats"])


def _size(view: Seen, caravan: Caravan, seat: int) -> str:
    """A caravan's camels; `*` is the largest of its colour, `=` as large as another's."""
    if not caravan["size"]:
        return "–"
    leaders = view["largest"][caravan["colour"]]["seats"]
    mark = "" if seat not in leaders else "*" if len(leaders) == 1 else "="
    return f"{mark}{caravan['size']}"


def _points(player: Player, over: bool) -> dict[str, str]:
    """By source; land and caravans count only at the end, until then land is in brackets."""
    open_points = player["points"] is not None
    return {
        "water": str(player["waterholes"]) if open_points else f"{player['tokens']}×?",
        "oases": str(player["oases"]),
        "land": str(player["areas"]) if over else f"({player['areas']})",
        "largest": str(player["longest"] or 0),
        "total": str(player["points"]) if open_points else "?",
    }


def open_ledgers(view: Seen) -> list[int]:
    """The seats whose points may be told (D35)."""
    return [player["seat"] for player in view["players"] if player["points"] is not None]


# -- the turn --------------------------------------------------------------------------------


def turn(view: Seen, name: str) -> list[str]:
    """Whose turn it is, what is to be done, and a warning for each herd that may soon be empty."""
    assert view["phase"] in TURN_PHASES
    lines = [say(f"desert-screen-turn-{view['phase']}", name=name, left=view["left"])]
    herds = view["herds"].items()
    low = [f"{colour_name(colour)} {left}" for colour, left in herds if _ending(view, left)]
    return [say("desert-screen-low", herds=low), *lines] if low else lines


def colour_name(colour: str) -> str:
    return say("desert-colour", colour=colour)


def legend() -> list[str]:
    """The colours as they are typed, if that is not what they are called."""
    names = {colour: colour_name(colour) for colour in COLOUR_NAMES}
    told = [say("desert-screen-colour", typed=typed, name=name) for typed, name in names.items()]
    return [] if all(map(str.__eq__, names, names.values())) else [" · ".join(told)]


def signs(view: Seen, about: str) -> list[str]:
    return [*say("desert-screen-signs").splitlines(), *legend()]


LOOKS: dict[str, Look[Seen]] = {"signs": signs}


def plays_itself(view: Seen) -> bool:
    return bool(view["legal"] == ["skip"])


def secrets(view: Seen, people: Collection[int]) -> bool:
    """Hidden totals are nowhere to be seen."""
    return False


def tie(view: Seen, names: list[str]) -> list[str]:
    """Nothing decides between equal points: the win is shared."""
    return []


def short(action: str) -> str:
    """`lime d5` is enough for `camel lime d5`."""
    kind, _, rest = action.partition(" ")
    return rest if kind in PLACED else action


def full(typed: str, view: Seen) -> str:
    """A line with a colour's initial for its name: `l d5`, `camel l d5`."""
    words = typed.split()
    at = 1 if words[0].lower() in (*PLACED, "aside") else 0
    if len(words) > at and len(words[at]) == 1:
        words[at] = _colour(words[at])
    return " ".join(words)


def _colour(initial: str) -> str:
    named = [name for name in COLOUR_NAMES if name[0] == initial.lower()]
    return named[0] if named else initial
