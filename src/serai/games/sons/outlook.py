"""What is ahead in Im Reich der Wüstensöhne: what a tile would join, a place in line, the helpers.

The page reckons nothing of its own; whatever it shows beforehand is told here, beside the view.
"""

from typing import Literal, TypedDict, cast

from serai.core.compiled import Buffer
from serai.core.facts import trial

from . import layout
from .facts import faces, read_material
from .layout import (
    EXPLORER,
    EXPLORERS,
    FIELD_NAMES,
    HOME,
    LAY,
    NO_FIELD,
    NONE,
    SCOUT,
    SIDE_NAMES,
    SIDES,
    Phase,
    State,
)
from .notation import text
from .plan import turned
from .survey import Oasis, field_names, in_order, oasis_of, parts_of, paying, sides_of

Good = Literal["incense", "myrrh", "salt", "gems"]
Field = Literal["incense", "myrrh", "salt", "gems", "water1", "water2", "water3", "camel", "rumour"]
Side = Literal["n", "e", "s", "w"]
HelperName = Literal["driver", "scout", "leader"]
Help = Literal["now", "paid", "dry", "none", "later", "extra"]
PRICE = 1  # water for a helper (S11, S12, S30)


class Explorer(TypedDict):
    height: int
    seat: int
    turban: bool


class Outcome(TypedDict):
    """An oasis as it would be with a tile on it.

    `sides` of the tile belong to it; of those `gates` would be open, and `open` sides in all.
    `payer` would pay for the line.
    """

    sides: list[Side]
    gates: list[Side]
    open: int
    fields: list[Field]
    explorers: list[Explorer]
    payer: int | None


class PlaceInLine(TypedDict):
    """What an explorer would find on a part: its place in line, and what comes of it.

    While the oasis is `open` it waits there. Else it goes home `unpaid`, for want of water, or
    chooses after `before` others.
    """

    place: int
    line: int
    open: int
    fields: int
    payer: int | None
    unpaid: bool
    before: int


class Offer(TypedDict):
    """What a helper would do: `number` fields or tiles come within reach, `leaves` water."""

    helper: HelperName
    help: Help
    number: int
    price: int
    leaves: int


def explorer(st: State, number: int) -> Explorer:
    return {
        "height": number + 1,
        "seat": st.owner[number],
        "turban": st.turban == number,
    }


def field_name(kind: int) -> Field | None:
    return None if kind == NO_FIELD else cast("Field", FIELD_NAMES[kind])


def fields_of(oasis: Oasis) -> list[Field]:
    return cast("list[Field]", field_names(oasis.fields))


def payer_of(m: Buffer, st: State, oasis: Oasis) -> int | None:
    """S25: who would pay for the line if the oasis were complete now."""
    return paying(m, st, oasis)[1]


# -- tiles -------------------------------------------------------------------------------------


def outcomes(m: Buffer, st: State, actions: list[int]) -> dict[str, list[Outcome]]:
    """What each way to lay the tile would make of the oases around it."""
    lays = [a for a in actions if a in LAY]
    return {text(m, a): _outcomes(m, st, *divmod(a - LAY.start, SIDES)) for a in lays}


def _outcomes(m: Buffer, known: State, cell: int, rotation: int) -> list[Outcome]:
    st, parts = trial(known, "tile", "side"), read_material(m).parts[known.held]
    st.tile[cell] = st.held
    st.side[cell] = [parts[turned(side, rotation)] for side in range(SIDES)]
    found: list[Oasis] = []
    for part in parts_of(st, cell):
        if not any((cell, part) in oasis.parts for oasis in found):
            found.append(oasis_of(m, st, (cell, part)))
    return [_outcome(m, st, oasis, cell) for oasis in found]


def _outcome(m: Buffer, st: State, oasis: Oasis, cell: int) -> Outcome:
    own = [part for there, part in sorted(oasis.parts) if there == cell]
    sides = [side for part in own for side in sides_of(st, cell, part)]
    beyond = {side: st.side[there][facing] for side, (there, facing) in enumerate(faces(m)[cell])}
    gates = [side for side in sides if beyond[side] == layout.Side.UNDISCOVERED]
    return {
        "sides": _names(sides),
        "gates": _names(gates),
        "open": oasis.open_sides,
        "fields": fields_of(oasis),
        "explorers": [explorer(st, number) for number in oasis.explorers],
        "payer": payer_of(m, st, oasis),
    }


def _names(sides: list[int]) -> list[Side]:
    return cast("list[Side]", [SIDE_NAMES[side] for side in sides])


# -- explorers ---------------------------------------------------------------------------------


def places_in_line(m: Buffer, st: State, seat: int) -> dict[str, PlaceInLine]:
    """What each explorer at home would find on each part of the tile just laid, by its action."""
    home = [e for e in range(EXPLORERS) if st.owner[e] == seat and st.stands[e] == HOME]
    found = {}
    for part in parts_of(st, st.laid):
        oasis = oasis_of(m, st, (st.laid, part))
        side = sides_of(st, st.laid, part)[0]
        for number in home:
            action = text(m, EXPLORER.start + number * SIDES + side)
            found[action] = _place_in_line(m, st, oasis, number)
    return found


def _place_in_line(m: Buffer, st: State, oasis: Oasis, number: int) -> PlaceInLine:
    line = in_order(st, [*oasis.explorers, number])
    leaving, payer = paying(m, st, Oasis(oasis.parts, oasis.open_sides, oasis.fields, line))
    place = line.index(number)
    return {
        "place": place + 1,
        "line": len(line),
        "open": oasis.open_sides,
        "fields": len(oasis.fields),
        "payer": payer,
        "unpaid": number in leaving,
        "before": max(0, place - len(leaving)),
    }


# -- helpers -----------------------------------------------------------------------------------


def offers(m: Buffer, st: State, seat: int, far: int, actions: list[int]) -> list[Offer]:
    """What each helper would do for a seat; `far` cells can be reached by the driver alone.

    `actions` are those the seat may do, as far as that is its own to know.
    """
    found = {
        "driver": _driver(st, seat, far),
        "scout": _scout(m, st, seat, actions),
        "leader": _leader(st, seat),
    }
    leaves = max(0, st.water[seat] - PRICE)
    return [
        {
            "helper": cast("HelperName", helper),
            "help": help_,
            "number": number,
            "price": PRICE,
            "leaves": leaves,
        }
        for helper, (help_, number) in found.items()
    ]


def _driver(st: State, seat: int, far: int) -> tuple[Help, int]:
    """S11"""
    if st.turn != seat:
        return "later", 0
    if st.driver:
        return "paid", 0
    return _useful(st, seat, far) if st.phase == Phase.MOVING else ("later", 0)


def _scout(m: Buffer, st: State, seat: int, actions: list[int]) -> tuple[Help, int]:
    """S12"""
    if st.turn != seat or st.phase != Phase.DISCOVERING:
        return "later", 0
    others = [other for other in range(read_material(m).seats) if other != seat]
    tiles = sum(tile != NONE for other in others for tile in st.display[other])
    if actions and st.water[seat]:
        tiles = sum(action in SCOUT for action in actions)
    return _useful(st, seat, tiles)


def _leader(st: State, seat: int) -> tuple[Help, int]:
    """S30"""
    if st.turn == seat and st.extra:
        return "extra", 0
    return ("now", 0) if st.turn == seat and st.phase == Phase.LEADING else ("later", 0)


def _useful(st: State, seat: int, number: int) -> tuple[Help, int]:
    if not number:
        return "none", 0
    return ("now" if st.water[seat] else "dry"), number
