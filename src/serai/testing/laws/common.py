"""What laws have in common: who looks, when, and that something was checked at all."""

from collections.abc import Callable
from contextlib import suppress
from unittest import SkipTest

from serai.core.action import Action
from serai.core.contract import SPECTATOR
from serai.core.errors import InvalidAction
from serai.core.match import Match
from serai.core.position import Position

from ..tables import Table

Law = Callable[[Table], None]
NOTHING_HIDDEN, NOTHING_SWAPPED = "nothing hidden", "nothing swapped"
SECRET_CHOICES = "secret choices"
DEALS, FEW_WORLDS, ENOUGH = 300, 60, 5
LARGEST_PICTURE = 400_000  # characters
NEEDED = ("name", "designer", "about", "points")  # what a game is called, and how its points are


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def some(match: Match, every: int) -> bool:
    """Now and then: for laws that are slow to check."""
    return len(match.log) % every == 0 or match.over


def real_actions(position: Position) -> list[Action]:
    """All there are on this table's board."""
    real = []
    for number in range(position.game.layout.ACTIONS):
        with suppress(InvalidAction):
            action = position.action(number)
            if position.number_of(action.text) == number:
                real.append(action)
    return real


def was_checked(times: int, reason: str) -> None:
    """What could not fail does not hold either: it is skipped, and says why."""
    if not times:
        raise SkipTest(reason)


def fault_free(position: Position) -> bool:
    return position.game.validate.faults(position.material.m, position.state) == []
