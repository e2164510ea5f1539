"""The games as they are described to whoever chooses among them, or looks something up."""

from serai.coach import shelf as lying
from serai.core import registry, rulebook
from serai.core.errors import SeraiError
from serai.tables import describing, wire

from .asking import Asked
from .bodies import game_of


def games(asked: Asked) -> list[wire.GameTold]:
    """The games that can be played, and what can be chosen before each."""
    told = [_told(name) for name in registry.names()]
    return [one for one in told if one is not None]


def _told(name: str) -> wire.GameTold | None:
    try:
        return describing.game(registry.game(name))
    except SeraiError as error:  # the others can be played
        registry.leave_out(name, error)
        return None


def drawings(asked: Asked) -> dict[str, wire.DrawingTold]:
    """The drawings of a game's rulebook, by name, each as data for a board."""
    game = game_of(asked)
    registry.game(game)
    return {name: describing.drawing(one) for name, one in rulebook.drawings(game).items()}


def shelf(asked: Asked) -> list[wire.ShelfTold]:
    return lying.shelf()


def texts(asked: Asked) -> wire.TextsTold:
    return lying.texts(game_of(asked))


def book(asked: Asked) -> wire.BookTold:
    return lying.rulebook(game_of(asked))


def firsts(asked: Asked) -> wire.FirstsTold:
    return lying.explained(game_of(asked))
