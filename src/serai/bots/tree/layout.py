"""How a tree lies in its buffers, and what a search is handed: verbs, buffers, settings."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import typeof_impl

from serai.core import compiled
from serai.core.compiled import Buffer, Dice, Floats, Ints
from serai.core.contract import Game
from serai.core.errors import SeraiError

# Compiled code does not look where it writes: a game is asked beforehand, by `check_fits`.
MOST_SEATS, MOST_ACTIONS = 5, 4096
LONGEST = 1024  # plies that a simulation goes down the tree; then it is played out
NOWHERE = -1

NODE = np.dtype(
    (
        np.record,
        [
            ("start", "i4"),  # its edges: where they begin, how many, how many have room
            ("count", "i4"),
            ("capacity", "i4"),
            ("visits", "i4"),
            ("has_priors", "i8"),  # the edges have priors; wide, so that all lies in its place
            ("value", "f8"),  # sum of what the one to choose here got
        ],
    )
)
EDGE = np.dtype(
    (
        np.record,
        [
            ("action", "i4"),
            ("child", "i4"),
            ("visits", "i4"),
            ("availability", "i4"),  # how often it could have been chosen
            ("value", "f8"),  # sum of what the one who chose it got
            ("prior", "f8"),
            ("amaf", "f8"),  # how often it was done then or later, and what that brought
            ("amaf_value", "f8"),
        ],
    )
)

SCRATCH = np.dtype(  # what every simulation writes anew
    (
        np.record,
        [
            ("actions", "i4", (MOST_ACTIONS,)),  # legal at a node, where their edges lie, …
            ("places", "i4", (MOST_ACTIONS,)),
            ("odds", "i4", (MOST_ACTIONS,)),  # … how likely chance picks each, or its prior
            ("weights", "f8", (MOST_ACTIONS,)),
            ("edges", "i8", (LONGEST,)),  # the way down: which edge, from which node, by whom
            ("nodes", "i8", (LONGEST,)),
            ("movers", "i8", (LONGEST,)),
            ("out", "f8", (MOST_SEATS,)),  # what came of it: values and points
            ("totals", "i4", (MOST_SEATS,)),
        ],
    )
)

# what is filled: places in `filled`
NODES, EDGES = range(2)
# what came of the root's actions: a row of `tally` for each
TALLY = 2 * MOST_SEATS + 1  # shares of the win, points, simulations


class Verbs(NamedTuple):
    """What a search takes from a game, as first-class functions."""

    copy: Callable[[Buffer, Buffer], None]
    actor: Callable[[Buffer, Buffer], int]
    legal: Callable[[Buffer, Buffer, Ints], int]
    weights: Callable[[Buffer, Buffer, Ints], None]
    apply: Callable[[Buffer, Buffer, int], None]
    points: Callable[[Buffer, Buffer, Ints], None]
    deal: Callable[[Buffer, Buffer, int, Dice], None]
    shown: Callable[[Buffer, Buffer, int, int], int]
    playout: Callable[[Buffer, Buffer, Dice, Floats], int]
    short_rollout: Callable[[Buffer, Buffer, Dice, Floats], int]
    priors: Callable[[Buffer, Buffer, Ints, int, Floats], None]
    played_by_end: Callable[[Buffer, Buffer, int, int], int]


class TreeBuffers(NamedTuple):
    """Where a tree grows; they are its caller's, so that it can be kept."""

    nodes: Buffer
    edges: Buffer
    filled: Ints
    tally: Floats
    scratch: Buffer
    end: Buffer  # where the last simulation ended, if chances and points are told


class Search(NamedTuple):
    """For whom to search, and how."""

    seat: int
    seats: int
    explore: float
    priors_at: int  # visits of a node at which its priors are asked for
    margin: float
    plain: bool  # UCB1 without priors, random playouts
    same_actions: bool  # a node's legal actions are the same in every world
    amaf: float
    short_rollout: bool
    tell: bool  # count shares of the win and points at the end, also where it is not played to


def _typed(kind: Any, fields: list[Any]) -> Any:
    """Numba's type of a NamedTuple, known by its class: to look at each field takes 10 µs."""
    named: Any = types.NamedTuple
    typeof: Any = typeof_impl
    made = named(fields, kind)
    typeof.register(kind)(lambda value, context: made)
    return made


VERBS = _typed(
    Verbs,
    [
        types.FunctionType(compiled.COPY),
        types.FunctionType(compiled.ACTOR),
        types.FunctionType(compiled.LEGAL),
        types.FunctionType(compiled.WEIGHTS),
        types.FunctionType(compiled.APPLY),
        types.FunctionType(compiled.POINTS),
        types.FunctionType(compiled.DEAL),
        types.FunctionType(compiled.SHOWN),
        types.FunctionType(compiled.PLAYOUT),
        types.FunctionType(compiled.PLAYOUT),
        types.FunctionType(compiled.PRIORS),
        types.FunctionType(compiled.PLAYED_BY_END),
    ],
)
TREE = _typed(
    TreeBuffers,
    [
        compiled.BUFFER,
        compiled.BUFFER,
        compiled.INTS,
        compiled.FLOATS,
        compiled.BUFFER,
        compiled.BUFFER,
    ],
)
_FLOAT, _INT, _BOOL = types.float64, types.int64, types.boolean
SEARCH = _typed(Search, [_INT, _INT, _FLOAT, _INT, _FLOAT, _BOOL, _BOOL, _FLOAT, _BOOL, _BOOL])


def check_fits(game: Game) -> None:
    """Whether a search has room for a game; whoever loads one to let bots play it asks here."""
    actions, seats = game.layout.ACTIONS, max(game.material.SEATS)
    if actions > MOST_ACTIONS or seats > MOST_SEATS:
        room = {"most_actions": MOST_ACTIONS, "most_seats": MOST_SEATS}
        raise SeraiError("game-too-large", name=game.name, actions=actions, seats=seats, **room)
