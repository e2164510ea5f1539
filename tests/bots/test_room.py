"""Nothing is written past a buffer: a game that is too large is refused, a full tree stops growing.

Compiled code does not look where it writes, so both are seen to beforehand.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numba
import numpy as np
import pytest

from serai.bots.arena.entrants import entrants
from serai.bots.arena.settings import Plan, settings
from serai.bots.levels import player
from serai.bots.search import Budget, Searcher, SearchSettings
from serai.bots.tree import grow
from serai.bots.tree.layout import EDGE, MOST_ACTIONS, NODE, SCRATCH, TALLY, TreeBuffers, Verbs
from serai.core import compiled, registry
from serai.core.chance import dice
from serai.core.compiled import Buffer, Dice, Floats, Ints
from serai.core.contract import Game
from serai.core.errors import SeraiError
from serai.core.material import build
from serai.core.texts import LANGUAGES, speak
from serai.server import loading

TOO_LARGE = ("manyactions", "manyseats")


@pytest.fixture(params=TOO_LARGE)
def crowded(request: pytest.FixtureRequest) -> Iterator[Game]:
    name: str = request.param
    registry.add(f"crowd.{name}")
    yield registry.game(name)
    registry.leave_out(name, SeraiError("unknown-game", name=name, known=[]))


def too_large(act: Callable[[], object]) -> None:
    with pytest.raises(SeraiError) as error:
        act()
    assert error.value.code == "game-too-large"
    assert str(error.value).endswith("4,096 actions and 5 seats at most.")


def test_a_search_refuses_a_game_that_is_too_large(crowded: Game) -> None:
    material = build(crowded, 2, {})
    too_large(lambda: Searcher(crowded, material, SearchSettings(), 1))
    too_large(lambda: player("uct", crowded, material, 0, 1, Budget(1)))


def test_an_arena_refuses_a_game_that_is_too_large(crowded: Game) -> None:
    planned = settings(crowded, build(crowded, 2, {}), entrants(["random", "greedy"]), 2, "1")
    too_large(lambda: Plan(planned))


def test_a_server_refuses_a_game_that_is_too_large(crowded: Game) -> None:
    too_large(lambda: loading.game(crowded.name))


@pytest.mark.parametrize("name", registry.names())
def test_every_game_fits(name: str) -> None:
    assert loading.game(name).name == name


def test_it_is_said_in_every_language(crowded: Game) -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        with pytest.raises(SeraiError) as error:
            loading.game(crowded.name)
        said.add(str(error.value))
    assert len(said) == len(LANGUAGES)


# -- a tree that is full -----------------------------------------------------------------------

# A game for this alone: a long line of turns, and two worlds with other actions in each, but for
# the first. Who has gone down a line in one world has to list every node of it anew in the other.
TURNS, WORLD, SIZE = 0, 1, 2
LENGTH = 200
DEPTH = 30  # of the line, in the first world


def copy(s: Buffer, into: Buffer) -> None:
    into[:] = s


def actor(m: Buffer, s: Buffer) -> int:
    return -2 if s[TURNS] >= LENGTH else 0


def legal(m: Buffer, s: Buffer, out: Ints) -> int:
    n = 0
    for action in range(MOST_ACTIONS):
        if action == 0 or action % 2 == s[WORLD]:
            out[n] = action
            n += 1
    return n


def weights(m: Buffer, s: Buffer, out: Ints) -> None:
    pass


def apply(m: Buffer, s: Buffer, action: int) -> None:
    s[TURNS] += 1


def points(m: Buffer, s: Buffer, out: Ints) -> None:
    out[:2] = 0


def deal(m: Buffer, s: Buffer, seat: int, rolls: Dice) -> None:
    pass


def shown(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    return action


def playout(m: Buffer, s: Buffer, rolls: Dice, out: Floats) -> int:
    out[0], out[1] = 1.0, 0.0
    s[TURNS] = LENGTH
    return 1


def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """All for the first action, so that the tree is one long line."""
    out[:n] = 1e-9
    out[0] = 1.0


def played_by_end(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    return 0


VERBS: list[tuple[Callable[..., Any], Any]] = [
    (copy, compiled.COPY),
    (actor, compiled.ACTOR),
    (legal, compiled.LEGAL),
    (weights, compiled.WEIGHTS),
    (apply, compiled.APPLY),
    (points, compiled.POINTS),
    (deal, compiled.DEAL),
    (shown, compiled.SHOWN),
    (playout, compiled.PLAYOUT),
    (playout, compiled.PLAYOUT),
    (priors, compiled.PRIORS),
    (played_by_end, compiled.PLAYED_BY_END),
]


def test_a_simulation_stops_where_there_is_no_room_for_more_edges() -> None:
    verbs = Verbs(*(compiled.handle(numba.njit(signature)(verb)) for verb, signature in VERBS))
    room = DEPTH * MOST_ACTIONS // 2 + 5 * MOST_ACTIONS
    nodes = np.zeros(2 * DEPTH * NODE.itemsize, np.uint8)
    edges = np.zeros(room * EDGE.itemsize, np.uint8)
    filled, tally = np.array([1, 0], np.int32), np.zeros(MOST_ACTIONS * TALLY, np.float64)
    scratch = np.zeros(SCRATCH.itemsize, np.uint8)
    tree = TreeBuffers(nodes, edges, filled, tally, scratch, np.zeros(SIZE, np.uint8))
    how = SearchSettings(priors_at=0, margin=0.0).asked(registry.game("targi"), 0, 2, tell=False)
    m, known, rolls = np.zeros(1, np.uint8), np.zeros(SIZE, np.uint8), dice(1)

    def simulate(simulations: int) -> int:
        return grow(verbs, m, known, tree, how, simulations, rolls)

    assert simulate(DEPTH) == DEPTH
    assert filled.tolist() == [DEPTH + 1, DEPTH * MOST_ACTIONS // 2]
    known[WORLD] = 1
    assert simulate(2) == 1  # then the tree is full
    assert room - 2 * MOST_ACTIONS < filled[1] <= room
