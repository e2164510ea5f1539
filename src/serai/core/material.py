"""What a game is played with: the options of a table, and maps, decks and tile sets.

What the material rooms of all games share. A room parses its own files and fills its own buffer;
which file is meant, how much of it is read, what is refused and how, is here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, TypeVar

from .bounds import bounded, outside
from .contract import Fault, Material, MaterialRoom, Option
from .errors import BadMaterial, BadOption
from .game import Manifest, manifest

LOT = "lot"
ON, OFF = "yes", "no"
OWN = "own"  # what the record of a table calls a file of its own
LONGEST_NAME = 40
_UNNAMED = "?"
Parsed = TypeVar("Parsed")


class Supplied(Protocol):
    """A game, or as much of it as its material needs."""

    @property
    def manifest(self) -> Manifest: ...
    @property
    def material(self) -> MaterialRoom: ...


@dataclass(frozen=True)
class Supply:
    """A game as far as its files go: nothing of it is compiled."""

    manifest: Manifest
    material: MaterialRoom


def build(
    game: Supplied, seats: int, options: Mapping[str, object], rules: int | None = None
) -> Material:
    """Check seats and options and build the material from them, by the newest rules or older."""
    room, newest = game.material, game.manifest.version
    version = newest if rules is None else rules
    if not 1 <= version <= newest:
        raise BadOption("no-such-rules", version=version, newest=newest)
    known = {option.name: option for option in room.OPTIONS}
    for name in options:
        if name not in known:
            raise BadOption("unknown-option", name=name, known=list(known))
    if seats not in room.SEATS:
        raise BadOption("bad-seats", seats=seats, allowed=[str(n) for n in room.SEATS])
    texts = {name: option.default for name, option in known.items()}
    texts.update({name: _option_text(value) for name, value in options.items()})
    texts[room.SOURCE] = _as_kept(texts[room.SOURCE])
    for name, option in known.items():
        _check_choice(option, texts[name], seats)
    return room.build(seats, texts, version)


def first_option() -> Option:
    """Who begins: a seat, or the lot."""
    return Option("first", LOT, "seat", (LOT,))


def switch(name: str, default: str = OFF) -> Option:
    return Option(name, default, "switch", (ON, OFF))


def seat_of(value: str, none: int) -> int:
    """The seat that an option names; `none` if it leaves that to the lot."""
    return none if value == LOT else int(value) - 1


def is_number(word: str) -> bool:
    """Whether a word is a number that is not absurd."""
    return word.isascii() and word.isdigit() and len(word) < 4


def is_name(name: str) -> bool:
    """Whether a file may call itself so: a record has that name in one line."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and "|" not in name


class Found(NamedTuple):
    """The file that a table plays with, and what its record calls it."""

    text: str
    name: str
    shipped: bool


class Files(Generic[Parsed]):
    """The files of a game, in `data/`, and what is wrong with one that somebody brought."""

    def __init__(
        self,
        package: str,
        suffix: str,
        parse: Callable[[str], tuple[Parsed, list[Fault]]],
        name_of: Callable[[Parsed], str] = lambda _: "",
    ) -> None:
        self._manifest, self._suffix = manifest(package), suffix
        self._parse, self._name_of = parse, name_of

    @cached_property
    def _texts(self) -> dict[str, str]:
        """Those that come with the game, by their names."""
        files = sorted((self._manifest.folder / "data").glob(f"*.{self._suffix}"))
        return {file.stem: file.read_text("utf-8") for file in files}

    def shipped(self) -> tuple[str, ...]:
        return tuple(self._texts)

    def find(self, value: str) -> Found:
        """What an option means: the name of a file that is shipped, or a file's whole text."""
        if "\n" in value:
            return Found(value, OWN, False)
        if value not in self._texts:
            game, source = self._manifest.name, self._manifest.source
            raise BadOption(f"{game}-unknown-{source}", name=value, known=list(self._texts))
        return Found(self._texts[value], value, True)

    def read(self, text: str, unnamed: str = _UNNAMED) -> Parsed:
        """What a file holds; BadMaterial with all that is wrong with it."""
        parsed, faults = self._parse(text)
        if faults:
            raise BadMaterial(self._name_of(parsed) or unnamed, bounded(faults))
        return parsed

    def check(self, text: str) -> list[Fault]:
        """What is wrong with a file: the first faults, and how many more there are."""
        return bounded(outside(text) or self._parse(text)[1])


def _as_kept(source: str) -> str:
    """A table's own file as a record will hold it; refused if it is too large to be read."""
    if "\n" not in source:
        return source
    faults = outside(source)
    if faults:
        raise BadMaterial(_UNNAMED, bounded(faults))
    return "\n".join(map(str.rstrip, source.splitlines())) + "\n"


def _check_choice(option: Option, value: str, seats: int) -> None:
    numbers = [str(seat + 1) for seat in range(seats)] if option.kind == "seat" else []
    allowed = [*option.choices, *numbers]
    if allowed and value not in allowed:
        raise BadOption("bad-option", name=option.name, value=value, allowed=allowed)


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return ON if value else OFF
    if isinstance(value, list | tuple):
        return " ".join(str(item) for item in value)
    return str(value)
