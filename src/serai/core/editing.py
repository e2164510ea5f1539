"""Setting a position by hand: what can be set in its drawing, to what, and the drawing after that.

A game that can be set so has a room `editing`, which is found by its name; one that has none is
written as text. The room takes a drawing apart into *values* by the names of *places*, and puts it
together again; nothing is refused there but what is no value at all. Whether such a position can be
is for its reader to say, as always, so that a hand may lift a piece and put it down elsewhere.
"""

from collections.abc import Collection, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, Protocol, cast

from .compiled import Buffer
from .contract import Facts, Game, Phrase
from .errors import BadOption, BadPosition
from .material import OFF, ON, is_number

ROOM = "editing"
NOTHING = "-"
Kind = Literal["one", "several", "number"]
Values = dict[str, str]


@dataclass(frozen=True)
class Choice:
    """What can be set: as it is written, in words, where on the board it would be, and its look.

    `look` is for the game's own page, which draws it.
    """

    value: str
    says: Phrase | str
    cell: str | None = None
    look: Facts | None = None


@dataclass(frozen=True)
class Place:
    """Something that can be set; on the board it has a cell.

    `palette` names its choices. A number goes up to `most`; of `several` choices so many at most.
    """

    name: str
    says: Phrase
    group: Phrase
    palette: str = ""
    cell: str | None = None
    kind: Kind = "one"
    most: int = 0


Palettes = Mapping[str, Sequence[Choice]]


class EditingRoom(Protocol):
    """A game's `editing`."""

    def values(self, m: Buffer, drawn: str) -> Values:
        """What stands in a drawing, place by place; BadPosition if it cannot be taken apart."""

    def written(self, m: Buffer, values: Mapping[str, str]) -> str:
        """The drawing in which this stands; what is not named there is left out."""

    def put(self, m: Buffer, values: MutableMapping[str, str], name: str, value: str) -> None:
        """Set one of them; what there is only once leaves the place where it was."""

    def places(self, m: Buffer, values: Mapping[str, str]) -> list[Place]:
        """What can be set, in the order in which one would."""

    def palettes(self, m: Buffer, values: Mapping[str, str]) -> Palettes:
        """The choices by the names that places give them."""

    def drawn(self, m: Buffer, text: str) -> Buffer | None:
        """The state that is drawn, whether or not it can be, if there are such states."""


@dataclass(frozen=True)
class Sheet:
    """Everything that can be set in a drawing, and what is set there now."""

    values: Values
    places: list[Place]
    palettes: Palettes


def room_of(game: Game) -> EditingRoom | None:
    """The game's room, if it has one."""
    module = f"{game.manifest.package}.{ROOM}"
    return cast("EditingRoom", import_module(module)) if find_spec(module) else None


def sheet(game: Game, m: Buffer, drawn: str) -> Sheet | None:
    """What can be set; None if the game has no room for that, or the drawing cannot be read."""
    room = room_of(game)
    if room is None:
        return None
    try:
        values = room.values(m, canonical(game, m, drawn))
    except BadPosition:
        return None
    return Sheet(values, room.places(m, values), room.palettes(m, values))


def put(game: Game, m: Buffer, drawn: str, name: str, value: str) -> str:
    """The drawing with one thing set, as far as it can be read with all that follows from it."""
    room = room_of(game)
    if room is None:
        raise BadOption("edit-no-room")
    values = room.values(m, canonical(game, m, drawn))
    place = next((one for one in room.places(m, values) if one.name == name), None)
    if place is None:
        raise BadOption("edit-no-place", name=name)
    known = {choice.value for choice in room.palettes(m, values).get(place.palette, ())}
    if not _fits(place, value, known):
        raise BadOption("edit-bad-value", name=name, value=value)
    room.put(m, values, name, value)
    return canonical(game, m, room.written(m, values))


def canonical(game: Game, m: Buffer, drawn: str) -> str:
    """The drawing in canonical form, with what follows from it; unchanged if it cannot be read."""
    s = state_of(game, m, drawn)
    return drawn if s is None else game.position.write(m, s)


def state_of(game: Game, m: Buffer, drawn: str) -> Buffer | None:
    """What is drawn, whether or not it can be; None if that is no state."""
    room = room_of(game)
    try:
        return None if room is None else room.drawn(m, drawn)
    except BadPosition:
        return None


def _fits(place: Place, value: str, known: Collection[str]) -> bool:
    if place.kind == "number":
        return is_number(value) and int(value) <= place.most
    if place.kind == "one":
        return value in known
    words = value.split()
    return len(words) <= place.most and len(set(words)) == len(words) and set(words) <= set(known)


# -- what the games' rooms share ---------------------------------------------------------------


MOMENT = Phrase("edit-moment")


def player(seat: int) -> Phrase:
    """A seat, counted from 0, as one speaks of it."""
    return Phrase("edit-player", {"number": seat + 1})


def none() -> Choice:
    return Choice(NOTHING, Phrase("edit-none"))


def seats(number: int) -> list[Choice]:
    return [Choice(str(seat + 1), player(seat)) for seat in range(number)]


def yes_or_no() -> list[Choice]:
    return [Choice(OFF, Phrase("edit-no")), Choice(ON, Phrase("edit-yes"))]


def lines(values: Mapping[str, str], keys: Sequence[str]) -> list[str]:
    """`key: value` for those that are named."""
    return [f"{key}: {values[key]}" for key in keys if values.get(key)]


def counted(values: Mapping[str, str], prefix: str, names: Sequence[str]) -> str:
    """`dates 2, salt 1` of the places `prefix dates`, `prefix salt`, as far as they are named."""
    given = [(name, values.get(f"{prefix} {name}", "")) for name in names]
    return ", ".join(f"{name} {number}" for name, number in given if number)


def read_counts(values: MutableMapping[str, str], prefix: str, line: str) -> None:
    """The other way round; what is no such list stays as it is."""
    for part in line.split(","):
        words = part.split()
        if len(words) == 2:
            values[f"{prefix} {words[0]}"] = words[1]
