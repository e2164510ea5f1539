"""Through the Desert set by hand: camels, leaders, water and oases on the board; whose turn it is.

Land that is enclosed follows from the camels, and the herds from the board: neither can be set.
"""

from collections.abc import Mapping, MutableMapping

from serai.core.compiled import Buffer
from serai.core.contract import Phrase
from serai.core.editing import (
    MOMENT,
    NOTHING,
    Choice,
    Palettes,
    Place,
    Values,
    counted,
    lines,
    none,
    player,
    read_counts,
    seats,
    yes_or_no,
)

from .facts import cell_names, read_material
from .layout import COLOUR_NAMES, COPIES, SEATS, VALUES, Phase
from .material import cell_name
from .position import drawn_rows
from .reading import INITIALS, Reader, read_signs

_FREE, _OASIS = ".", "T"
_HEAD = ("phase", "first", "turn", "left", "opening")
_TOKENS = tuple(str(value + 1) for value in range(VALUES))


def values(m: Buffer, drawn: str) -> Values:
    """What stands in a drawing, place by place."""
    reader = Reader(m, drawn)
    signs = read_signs(reader.lines, reader.split())
    found = {key: reader.values[key] for key in (*_HEAD, "waterholes") if key in reader.values}
    found |= {f"aside {colour}": NOTHING for colour in COLOUR_NAMES}
    read_counts(found, "aside", reader.values.get("aside", ""))
    _read_taken(found, read_material(m).seats)
    found |= {cell_name(place): _bare(sign) for place, (sign, _) in signs.items()}
    return found


def _read_taken(found: Values, number: int) -> None:
    """The tokens of each seat by value; what is veiled stays one line."""
    parts = [part.split() for part in found.get("waterholes", "").split("/")]
    if len(parts) != number or any(len(words) != VALUES for words in parts):
        return
    del found["waterholes"]
    for seat, words in enumerate(parts):
        found |= {f"taken {seat + 1} {v}": word for v, word in zip(_TOKENS, words, strict=True)}


def _bare(sign: str) -> str:
    """A sign without what follows from the others."""
    return _OASIS if sign[0] == _OASIS else _FREE if sign[0] in "op#" else sign


def written(m: Buffer, values: Mapping[str, str]) -> str:
    """The drawing in which this stands."""
    names = cell_names(m)
    named = {colour: values[f"aside {colour}"] for colour in COLOUR_NAMES}
    aside = {f"aside {colour}": seat for colour, seat in named.items() if seat != NOTHING}
    head = {
        **values,
        "aside": counted(aside, "aside", COLOUR_NAMES),
        "waterholes": values.get("waterholes") or _taken(values, read_material(m).seats),
    }
    board = drawn_rows(m, lambda cell: values.get(names[cell], _FREE))
    return "\n".join([*lines(head, (*_HEAD, "aside", "waterholes")), "board:", *board]) + "\n"


def _taken(values: Mapping[str, str], number: int) -> str:
    return " / ".join(
        " ".join(values.get(f"taken {seat + 1} {value}", "0") for value in _TOKENS)
        for seat in range(number)
    )


def put(m: Buffer, values: MutableMapping[str, str], name: str, value: str) -> None:
    """Set one of them. Of each leader there is one: it leaves the space where it stood."""
    if value[0] in INITIALS.upper():
        for cell in cell_names(m)[: read_material(m).cells]:
            if values.get(cell) == value:
                values[cell] = _FREE
    values[name] = value


def drawn(m: Buffer, text: str) -> Buffer | None:
    return Reader(m, text).drawn()


# -- what can be set -------------------------------------------------------------------------


def places(m: Buffer, values: Mapping[str, str]) -> list[Place]:
    """The spaces, the moment, and what each seat has taken."""
    mat = read_material(m)
    found = [
        Place(name, _says("space"), _says("board"), _palette(m, cell), cell=name)
        for cell, name in enumerate(cell_names(m)[: mat.cells])
    ]
    found += [Place(key, _says(key), MOMENT, key) for key in _HEAD if key != "left"]
    found.append(Place("left", _says("left"), MOMENT, kind="number", most=2))
    for colour in COLOUR_NAMES if mat.seats == SEATS else ():
        says = Phrase("desert-edit-aside", {"colour": _colour(colour)})
        found.append(Place(f"aside {colour}", says, MOMENT, "nobody"))
    for seat in range(0 if "waterholes" in values else mat.seats):
        for value in _TOKENS:
            says = Phrase("desert-edit-taken", {"value": int(value)})
            name = f"taken {seat + 1} {value}"
            found.append(Place(name, says, player(seat), kind="number", most=COPIES))
    return found


def _says(word: str) -> Phrase:
    return Phrase(f"desert-edit-{word}")


def _colour(name: str) -> Phrase:
    return Phrase("desert-colour", {"colour": name})


def _palette(m: Buffer, cell: int) -> str:
    mat = read_material(m)
    return "sand" if mat.plain[cell] else "palm" if mat.palm_space[cell] else "water"


def palettes(m: Buffer, values: Mapping[str, str]) -> Palettes:
    """The choices by their names; what lies on a space depends on its kind."""
    number = read_material(m).seats
    free = Choice(_FREE, Phrase("desert-cell-sand"), look={"kind": "sand"})
    camels = [_camel(seat, colour) for seat in range(number) for colour in range(len(INITIALS))]
    leaders = [_leader(seat, colour) for seat in range(number) for colour in range(len(INITIALS))]
    water = [_token(value) for value in _TOKENS]
    oasis = Choice(_OASIS, Phrase("desert-cell-oasis"), look={"kind": "palm"})
    phases = [
        Choice(label, Phrase("desert-edit-phase-name", {"phase": label}))
        for label in Phase.labels()
    ]
    return {
        "sand": [free, *camels, *leaders],
        "water": [free, *water, *camels, *leaders],
        "palm": [free, *water, oasis, *camels, *leaders],
        "phase": phases,
        "first": [none(), *seats(number)],
        "nobody": [none(), *seats(number)],
        "turn": seats(number),
        "opening": yes_or_no(),
    }


def _token(value: str) -> Choice:
    says = Phrase("desert-cell-waterhole", {"value": int(value)})
    return Choice(value, says, look={"kind": "token", "value": int(value)})


def _camel(seat: int, colour: int) -> Choice:
    facts = {"mine": "no", "colour": _colour(COLOUR_NAMES[colour]), "seat": player(seat)}
    look = {"kind": "camel", "colour": COLOUR_NAMES[colour], "seat": seat}
    return Choice(f"{INITIALS[colour]}{seat + 1}", Phrase("desert-cell-camel", facts), look=look)


def _leader(seat: int, colour: int) -> Choice:
    facts = {"mine": "no", "colour": _colour(COLOUR_NAMES[colour]), "seat": player(seat)}
    look = {"kind": "leader", "colour": COLOUR_NAMES[colour], "seat": seat}
    sign = f"{INITIALS[colour].upper()}{seat + 1}"
    return Choice(sign, Phrase("desert-cell-leader", facts), look=look)
