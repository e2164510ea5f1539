"""How tables are played at: all that a caller may ask for besides the options of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import isfinite
from numbers import Real
from operator import index
from typing import Any, Literal, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from serai.core import stepping
from serai.core.compiled import Floats
from serai.core.errors import BadOption, SeraiError

SETTLED = ("autoreset", "chance", "masks", "number", "observations", "seed")  # by a door, for all
NO_ACTION = 2**31 - 1  # stands for every number that is too large, or below 0
_ILLEGAL = {"lose": stepping.LOSES, "random": stepping.REPLACED, "raise": stepping.LOSES}


@dataclass(frozen=True)
class How:
    """What is settled by the tables themselves, what is paid, and what is written down."""

    chance: Literal["sample", "explicit"] = "sample"
    forced: bool = False  # whether a choice of one is asked for, too
    reward: Literal["result", "margin", "ledger"] = "result"
    shaping: float = 0.0
    illegal: Literal["lose", "raise", "random"] = "lose"
    penalty: float = 1.0
    autoreset: bool = True
    masks: bool = True
    observations: bool = True

    def __post_init__(self) -> None:
        for name, kind in get_type_hints(How).items():
            value = getattr(self, name)
            allowed = get_args(kind) if get_origin(kind) is Literal else (True, False)
            if kind is float:
                if not isinstance(value, Real) or not isfinite(value):
                    raise BadOption("env-not-number", name=name, value=str(value))
            elif value not in allowed:
                told = [str(one) for one in allowed]
                raise BadOption("bad-option", name=name, value=str(value), allowed=told)

    def settings(self, seats: int) -> Floats:
        """As compiled code reads it."""
        found = np.zeros(stepping.SETTINGS, np.float64)
        found[stepping.SEATS] = seats
        found[stepping.EXPLICIT_CHANCE] = self.chance == "explicit"
        found[stepping.ASK_FORCED] = self.forced
        found[stepping.BEGIN_ANEW] = self.autoreset
        found[stepping.ILLEGAL] = _ILLEGAL[self.illegal]
        found[stepping.PENALTY] = self.penalty
        found[stepping.RESULT] = self.reward == "result"
        found[stepping.MARGIN] = self.reward == "margin"
        found[stepping.LEDGER] = self.reward == "ledger"
        found[stepping.SHAPING] = self.shaping
        return found


def whole(name: str, value: Any, least: int) -> int:
    """A number that counts something; refused if it is none, or too small."""
    try:
        found = index(value)
    except TypeError:
        raise BadOption("env-not-number", name=name, value=str(value)) from None
    if found < least:
        raise BadOption("env-bad-number", number=found)
    return found


def a_seat(value: Any, seats: int) -> int:
    """A seat of a table; refused if it is none."""
    try:
        found = index(value)
    except TypeError:
        raise BadOption("env-not-number", name="seat", value=str(value)) from None
    if not 0 <= found < seats:
        raise SeraiError("bad-seat", seat=found, seats=seats)
    return found


def an_action(given: Any) -> int:
    """One action as a number; refused if it is none."""
    try:
        return index(given)
    except TypeError:
        raise BadOption("env-bad-actions", number=1, given=_shape_of(given)) from None


def seeds_of(given: Any, number: int) -> list[tuple[int, int]]:
    """For each table a seed, and which of the tables that have it from there this one is."""
    if np.ndim(given) == 0:
        seed = whole("seed", given, 0)
        return [(seed, table) for table in range(number)]
    if np.shape(given) != (number,):
        raise BadOption("env-not-each", number=number, given=_shape_of(given))
    return [(whole("seed", seed, 0), 0) for seed in given]


def some_flags(given: Any, number: int) -> NDArray[np.bool_]:
    """A flag for each table; refused if there are more or fewer, or if they are none."""
    found = np.asarray(given)
    if found.shape != (number,) or found.dtype != np.bool_:
        raise BadOption("env-not-each", number=number, given=_shape_of(given))
    return found


def some_actions(given: Any, number: int) -> NDArray[Any]:
    """One whole number for each table, of whatever kind they came; refused if they are not."""
    try:
        found = np.asarray(given)
    except ValueError:  # rows of different lengths
        found = np.empty(0)
    if found.shape != (number,) or found.dtype.kind not in "iu":
        raise BadOption("env-bad-actions", number=number, given=_shape_of(given))
    return found


def _shape_of(given: Any) -> str:
    try:
        return str(np.shape(given))
    except ValueError:
        return f"({len(given)}, …)"


def parted(asked: Mapping[str, Any]) -> tuple[How, dict[str, Any]]:
    """What is asked of the tables, and what is left: the options of the game."""
    names = {field.name for field in fields(How)}
    own = {name: value for name, value in asked.items() if name in names}
    return How(**own), {name: value for name, value in asked.items() if name not in names}


def at_a_door(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What is asked of the tables behind a door; refused if the door settles it by itself."""
    for name in SETTLED:
        if name in asked:
            raise BadOption("env-settled", name=name)
    return {**asked, "autoreset": False}
