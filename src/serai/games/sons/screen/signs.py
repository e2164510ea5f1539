"""The signs of Im Reich der Wüstensöhne, and their grounds and inks.

Every sign brings its own ground and ink, so that it can be read on a light and on a dark terminal;
nothing speaks by colour alone. `@1` is seat 1's caravan, `16¹` its explorer 16, `16*` the one who
wears the turban; `i m s g` are goods, `w2` is two water, `C` a camel, `R` a rumour, `o` no field.
"""

from collections.abc import Iterable

from ..outlook import Explorer, Field, Good
from ..view_types import Cell
from .seen import Seen

SIDES = "nesw"
GOOD_SIGNS: dict[Good, str] = {"incense": "i", "myrrh": "m", "salt": "s", "gems": "g"}
FIELD_SIGNS: dict[Field, str] = {
    "incense": GOOD_SIGNS["incense"],
    "myrrh": GOOD_SIGNS["myrrh"],
    "salt": GOOD_SIGNS["salt"],
    "gems": GOOD_SIGNS["gems"],
    "water1": "w1",
    "water2": "w2",
    "water3": "w3",
    "camel": "C",
    "rumour": "R",
}
NO_FIELD = "o"
TURBAN = "*"
OWNERS = "¹²³⁴"
FREE, PAID = "+", "$"  # in reach; in reach with the camel driver
UNDISCOVERED = "·"
BROWN_ACROSS, BROWN_DOWN = "─", "│"
WHITE_ACROSS, WHITE_DOWN = "═", "║"

DIM = "dim"
SAND = ("#6b4a16 on #efdeb0", "#6b4a16 on #e4cd97")  # in turn, so that tiles stand out
ROAD = "#6b4a16 on #d8bc85"
UPRIGHT = "#1f7a35"  # oasis in the north or south, on the small plan
PARTS = ("bold #00391a on #a9dd9c", "bold #00344d on #9ed8e6")  # the first and the second part
MARKS = {FREE: "bold #000000", PAID: "#6b4a16"}
SEATS = (
    "bold #ffffff on #1746a2",
    "bold #ffffff on #a3123f",
    "bold #000000 on #ffffff",
    "bold #ffffff on #5a2ca0",
)


def field_sign(field: Field | None) -> str:
    return NO_FIELD if field is None else FIELD_SIGNS[field]


def field_signs(fields: Iterable[Field]) -> str:
    """`i w2 w2`, or `-` for none."""
    return " ".join(map(field_sign, fields)) or "-"


def wearer(explorer: Explorer) -> str:
    """`16*` or `13`."""
    return f"{explorer['height']}{TURBAN if explorer['turban'] else ''}"


def explorer_sign(explorer: Explorer) -> str:
    """`16*¹`: its height, the turban, and whose it is."""
    return wearer(explorer) + OWNERS[explorer["seat"]]


def explorer_signs(explorers: Iterable[Explorer]) -> str:
    return " ".join(map(explorer_sign, explorers)) or "-"


def cells_of(view: Seen) -> dict[str, Cell]:
    return {cell["name"]: cell for cell in view["cells"]}
