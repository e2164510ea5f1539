"""Which games there are. The only list that a new game is added to."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import UnknownGame

if TYPE_CHECKING:
    from .compiled import Progress
    from .contract import Game

PACKAGES: dict[str, str] = {
    "desert": "serai.games.desert",
    "targi": "serai.games.targi",
    "sons": "serai.games.sons",
}


def names() -> tuple[str, ...]:
    return tuple(PACKAGES)


def game(name: str, progress: "Progress | None" = None) -> "Game":
    """The game of that name, imported (and compiled, the first time) when it is asked for."""
    from . import compiled

    found = compiled.load(package_of(name), progress).GAME
    return found  # type: ignore[no-any-return]


def package_of(name: str) -> str:
    if name not in PACKAGES:
        raise UnknownGame("unknown-game", name=name, known=list(PACKAGES))
    return PACKAGES[name]


def folder_of(name: str) -> Path | None:
    """Where a game's texts lie."""
    if name not in PACKAGES:
        return None
    spec = find_spec(PACKAGES[name])
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent / "texts"
