"""What the frame must know of a game before it is loaded: its manifest, `game.toml`.

It lies in the game's package and is read without importing it, so that a list of games, a help text
or a first page need nothing compiled:

    name = "bazaar"            # also the name of its entry point in the group `serai.games`
    version = 1                # of its rules, the newest
    order = 4                  # where it is shown; a game that says nothing comes after those
    seats = [2, 3]             # how many can play
    source = "deck"            # the option that names its map, deck or tiles, or holds a file

    [levels.hard]              # a level that is not named here is as usual
    simulations = 160

Everything else is found beside it by name: the rooms of `contract`, `texts/`, `rulebook/` and
`screen`, its screen in the terminal.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .errors import SeraiError

FILE = "game.toml"
LAST = 1_000  # the place of a game that does not say where it belongs
MOST_SIMULATIONS = 10_000_000
_NAME = re.compile("[a-z]{2,24}")
_WORDS = ("page", "character", "terminal", "serai")  # first words of keys that are no game's


class BadGame(SeraiError):
    """A game's package that cannot be used; the facts say which, and why."""


@dataclass(frozen=True)
class Level:
    """How a bot of a level thinks in a game: with so many simulations, or without any.

    Then it goes by the look of things, its game's `priors`: an action is taken as often as it looks
    good, the hotter the bot the more evenly.
    """

    simulations: int | None = None
    temperature: float = 1.0


# The levels by name, from a first evening to the strongest, with what is usual for a game that has
# not been measured.
USUAL_LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(),
        "easy": Level(temperature=0.5),
        "medium": Level(16),
        "hard": Level(160),
        "strong": Level(400),
        "master": Level(2000),
    }
)


@dataclass(frozen=True)
class Manifest:
    """One game's `game.toml`, and where it lies."""

    name: str
    version: int
    seats: tuple[int, ...]
    source: str
    order: int
    levels: Mapping[str, Level]
    package: str
    folder: Path

    @cached_property
    def texts(self) -> Path:
        return self.folder / "texts"

    @property
    def rulebook(self) -> Path:
        return self.folder / "rulebook"

    @property
    def course(self) -> Path:
        """Its guided first game, if it brings one."""
        return self.folder / "course"

    @property
    def screen(self) -> str | None:
        """The module of its screen in the terminal, if it brings one."""
        found = (self.folder / "screen.py", self.folder / "screen" / "__init__.py")
        return f"{self.package}.screen" if any(file.exists() for file in found) else None


@cache
def manifest(package: str) -> Manifest:
    """The manifest of a package, which is not imported for it; BadGame if it is no good."""
    folder = _folder(package)
    try:
        told = tomllib.loads((folder / FILE).read_text("utf-8"))
    except FileNotFoundError:
        raise BadGame("game-no-manifest", package=package, file=FILE) from None
    except (OSError, ValueError) as error:
        raise _bad(package, str(error)) from None
    fields = _Fields(package, told)
    return Manifest(
        name=fields.name(),
        version=fields.number("version", 1, 1, 10_000),
        seats=fields.seats(),
        source=fields.word("source"),
        order=fields.number("order", LAST, 0, LAST),
        levels=fields.levels(),
        package=package,
        folder=folder,
    )


def _folder(package: str) -> Path:
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        spec = None
    if spec is None or spec.origin is None:
        raise BadGame("game-no-package", package=package)
    return Path(spec.origin).parent


def _bad(package: str, why: str) -> BadGame:
    return BadGame("game-bad-manifest", package=package, file=FILE, why=why)


class _Fields:
    """A manifest's fields, each of which is what it should be or is named."""

    def __init__(self, package: str, told: Mapping[str, Any]) -> None:
        self.package, self.told = package, told
        known = {"name", "version", "order", "seats", "source", "levels"}
        for field in told:
            if field not in known:
                raise self.wrong(field, listed=sorted(known))

    def wrong(self, field: str, **facts: Any) -> BadGame:
        """A field that is not what it should be: a number, a word, or one of a list."""
        kind = "unknown" if "listed" in facts else facts.pop("kind")
        facts = {"least": 0, "most": 0, "listed": [], **facts}
        return BadGame("game-bad-field", package=self.package, field=field, kind=kind, **facts)

    def number(self, field: str, usual: int, least: int, most: int) -> int:
        given = self.told.get(field, usual)
        if type(given) is not int or not least <= given <= most:
            raise self.wrong(field, kind="number", least=least, most=most)
        return given

    def word(self, field: str) -> str:
        given = self.told.get(field)
        if not isinstance(given, str) or not _NAME.fullmatch(given):
            raise self.wrong(field, kind="word")
        return given

    def name(self) -> str:
        name = self.word("name")
        if name in _WORDS:
            raise self.wrong("name", kind="word")
        return name

    def seats(self) -> tuple[int, ...]:
        given = self.told.get("seats")
        numbers = given if isinstance(given, list) else []
        if not numbers or any(type(one) is not int or one < 1 for one in numbers):
            raise self.wrong("seats", kind="seats")
        if numbers != sorted(set(numbers)):
            raise self.wrong("seats", kind="seats")
        return tuple(numbers)

    def levels(self) -> Mapping[str, Level]:
        given = self.told.get("levels", {})
        if not isinstance(given, dict):
            raise self.wrong("levels", kind="table")
        for name in given:
            if name not in USUAL_LEVELS:
                raise self.wrong(f"levels.{name}", listed=list(USUAL_LEVELS))
        own = {name: self._level(name, one) for name, one in given.items()}
        return MappingProxyType({**USUAL_LEVELS, **own})

    def _level(self, name: str, given: Any) -> Level:
        field = f"levels.{name}"
        if not isinstance(given, dict):
            raise self.wrong(field, kind="table")
        if not set(given) <= {"simulations", "temperature"}:
            raise self.wrong(field, listed=["temperature", "simulations"])
        simulations, temperature = given.get("simulations"), given.get("temperature", 1.0)
        if simulations is not None and (
            type(simulations) is not int or not 1 <= simulations <= MOST_SIMULATIONS
        ):
            raise self.wrong(f"{field}.simulations", kind="number", least=1, most=MOST_SIMULATIONS)
        if type(temperature) not in (int, float) or not 0 <= temperature <= 100:
            raise self.wrong(f"{field}.temperature", kind="number", least=0, most=100)
        return Level(simulations, float(temperature))
