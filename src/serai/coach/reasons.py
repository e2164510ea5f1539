"""Why a move was worse: what the search expects to be different after it, in things of the game.

Every reason is a pair of means over simulations, after the move played and after the better one,
with the error of their difference; `saying` makes a sentence of these numbers and of nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from serai.core.contract import Facts
from serai.core.ledger import POINTS

from .ends import Ends, Key

MOST = 4  # reasons that are told of a move
CLEAR = 2.5  # standard errors that a difference must have
_LEAST = {"points": 0.5, "often": 0.1, "number": 0.3}  # what is worth a word
_WORTH = {"points": 1.0, "often": 4.0, "number": 2.0}  # of a difference, beside a point


@dataclass(frozen=True)
class Why:
    """A thing of the game that is different; as it is told, but for its sentence."""

    kind: str
    seat: int
    unit: str
    facts: Facts
    played: float
    better: float
    error: float

    @property
    def weight(self) -> float:
        return abs(self.played - self.better) * _WORTH[self.unit]

    def data(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "unit": self.unit,
            "facts": self.facts,
            "played": round(self.played, 4),
            "better": round(self.better, 4),
            "error": round(self.error, 4),
        }


def reasons(played: Ends, better: Ends, mover: int, most: int = MOST) -> list[Why]:
    """What is clearly different, what matters most first.

    What is bad for the mover comes before what is good for another to the same extent; points by
    source are told if nothing more telling has told them.
    """
    keys = dict.fromkeys([*played.keys, *better.keys])
    found = [_why(key, played, better) for key in keys]
    clear = [why for why in found if _is_clear(why)]
    clear.sort(key=lambda why: (-why.weight, why.seat != mover, why.kind, str(why.facts)))
    return _told_once(clear)[:most]


def _why(key: Key, played: Ends, better: Ends) -> Why:
    kind, seat, unit, facts = key
    error = hypot(played.error(key), better.error(key))
    return Why(kind, seat, unit, dict(facts), played.mean(key), better.mean(key), error)


def _is_clear(why: Why) -> bool:
    difference = abs(why.played - why.better)
    return difference >= _LEAST[why.unit] and difference > CLEAR * why.error


def _told_once(found: Sequence[Why]) -> list[Why]:
    """Of a kind no more than two for one seat: a list of ten oases tells nothing. Points that are
    the numbers of something else, as those for enclosed spaces are, tell nothing either."""
    told: list[Why] = []
    for why in found:
        alike = sum((one.kind, one.seat) == (why.kind, why.seat) for one in told)
        if alike < 2 and not _is_said(why, found):
            told.append(why)
    return told


def _is_said(why: Why, found: Sequence[Why]) -> bool:
    """Whether points are told by a thing of the game, number for number."""
    things = [one for one in found if one.kind != POINTS]
    told = [(one.seat, one.played, one.better) for one in things]
    return why.kind == POINTS and (why.seat, why.played, why.better) in told
