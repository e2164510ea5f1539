"""Which games there are: every package that is installed with an entry point `serai.games`.

    [project.entry-points."serai.games"]
    bazaar = "bazaar_game"

The name is the game's, the value its package, which must have a manifest (`game`), the module
`game` with the game itself, and `material`, which is also imported alone. The games that come with
Serai are found in the same way. A package that is no good is left out, with one sentence that says
why in `troubles`, and the other games go on.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from .errors import SeraiError, UnknownGame
from .game import BadGame, Manifest, manifest

if TYPE_CHECKING:
    from .compiled import Progress
    from .contract import Game
    from .material import Supply

GROUP = "serai.games"
_HOUSE = __name__.partition(".")[0] + "."
Loaded = TypeVar("Loaded")


@dataclass
class _Shelf:
    """The games by name, and what is wrong with those that cannot be played."""

    games: dict[str, Manifest] = field(default_factory=dict)
    troubles: dict[str, SeraiError] = field(default_factory=dict)

    def add(self, name: str, package: str) -> None:
        try:
            found = manifest(package)
            if found.name != name:
                raise BadGame("game-other-name", package=package, name=found.name, entry=name)
            if self.games.get(name, found).package != package:
                raise BadGame("game-twice", name=name, package=package)
        except BadGame as error:
            self.troubles[name if name not in self.games else package] = error
        else:
            self.games[name] = found
            self.troubles.pop(name, None)


@cache
def _shelf() -> _Shelf:
    from importlib.metadata import entry_points

    shelf = _Shelf()
    points = [(point.name, point.value) for point in entry_points(group=GROUP)]
    for name, package in sorted(points, key=lambda one: (not one[1].startswith(_HOUSE), one)):
        shelf.add(name, package)
    return shelf


def names() -> tuple[str, ...]:
    """The games in the order in which they are shown."""
    games = _shelf().games
    return tuple(sorted(games, key=lambda name: (games[name].order, name)))


def first() -> str:
    """The game that is meant when none is named."""
    if not names():
        raise UnknownGame("no-games")
    return names()[0]


def troubles() -> list[SeraiError]:
    """What is wrong with installed games that cannot be played, a sentence each."""
    return list(_shelf().troubles.values())


def add(package: str) -> None:
    """A game that is not installed: for a program that brings its own. BadGame if it is no good."""
    found = manifest(package)
    _shelf().add(found.name, package)


def leave_out(name: str, error: SeraiError) -> None:
    """Go on without a game: it turned out to be no good when it was loaded."""
    _shelf().games.pop(name, None)
    _shelf().troubles[name] = error


def manifest_of(name: str) -> Manifest:
    shelf = _shelf()
    if name in shelf.games:
        return shelf.games[name]
    if name in shelf.troubles:
        raise shelf.troubles[name]
    raise UnknownGame("unknown-game", name=name, known=list(names()))


def is_game(name: str) -> bool:
    return name in _shelf().games


def package_of(name: str) -> str:
    return manifest_of(name).package


def folder_of(name: str) -> Path | None:
    """Where a game's texts lie."""
    return manifest_of(name).texts if is_game(name) else None


def game(name: str, progress: "Progress | None" = None) -> "Game":
    """The game of that name, imported (and compiled, the first time) when it is asked for."""
    return _guarded(name, lambda package: _game(name, package, progress))


def supply(name: str) -> "Supply":
    """What its files are read with: nothing of the game is compiled for that."""
    return _guarded(name, lambda package: _supply(name, package))


def _guarded(name: str, load: Callable[[str], Loaded]) -> Loaded:
    """Whatever somebody else's package does when it is loaded, it is told in one sentence."""
    package = package_of(name)
    if package.startswith(_HOUSE):
        return load(package)
    try:
        return load(package)
    except BadGame:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadGame("game-broken", name=name, package=package, why=why) from error


def _game(name: str, package: str, progress: "Progress | None") -> "Game":
    from importlib.util import find_spec

    from . import compiled
    from .contract import Game

    module = f"{package}.game"
    found = getattr(compiled.load(module, progress), "GAME", None) if find_spec(module) else None
    if not isinstance(found, Game) or found.name != name:
        raise BadGame("game-no-game", name=name, package=package)
    return found


def _supply(name: str, package: str) -> "Supply":
    from importlib import import_module
    from typing import cast

    from .contract import MaterialRoom
    from .material import Supply

    room = cast("MaterialRoom", import_module(f"{package}.material"))
    return Supply(manifest_of(name), room)
