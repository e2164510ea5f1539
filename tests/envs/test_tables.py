"""Tables: many at once, in plain arrays, that can be copied, kept and trusted."""

import copy
import gc
import multiprocessing
import pickle
import threading
from typing import Any

import numpy as np
import pytest

from serai.core.contract import CHANCE, OVER
from serai.core.errors import BadOption, IllegalAction, SeraiError
from serai.core.stepping import LEAVE
from serai.envs import Tables, random_actions
from serai.testing.tables import length


def play(tables: Tables, steps: int, seed: int = 1) -> bytes:
    """Any legal actions; what came of them, as bytes."""
    generator = np.random.default_rng(seed)
    for _ in range(steps):
        tables.step(random_actions(tables, generator))
    return tables.save()


def told(seed: int) -> bytes:
    return play(Tables("targi", 3, seed=seed), 50)


def test_the_same_seed_gives_the_same_games_in_any_process() -> None:
    here = told(5)
    assert here == told(5) != told(6)
    for method in ("fork", "spawn"):
        with multiprocessing.get_context(method).Pool(1) as pool:
            assert pool.map(told, [5]) == [here], method


def test_a_copy_goes_on_as_the_first_would() -> None:
    tables = Tables("targi", 4, seed=3, reward="ledger")
    play(tables, 40)
    saved = tables.save()
    copies = [copy.deepcopy(tables), copy.copy(tables), pickle.loads(pickle.dumps(tables))]
    for other in copies:
        for name in ("observations", "masks", "actors", "rewards", "counts"):
            assert (getattr(other, name) == getattr(tables, name)).all(), name
    expected = play(tables, 40)
    tables.restore(saved)
    assert [play(other, 40) for other in (tables, *copies)] == [expected] * 4


def test_bytes_of_other_tables_are_refused() -> None:
    tables = Tables("targi", 4, seed=3)
    before = tables.save()
    for saved in (b"", before[:-1], Tables("targi", 5, seed=3).save()):
        with pytest.raises(SeraiError, match="not saved by tables like these"):
            tables.restore(saved)
    assert tables.save() == before


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    assert play(Tables("targi", 7, seed=2, threads=threads), 60) == play(
        Tables("targi", 7, seed=2), 60
    )


def test_a_thread_that_is_done_helps_the_others() -> None:
    """Tables are taken some at a time, by whoever comes first: each is stepped once, at any call,
    and also where a thread has none of its own."""
    for number, threads in ((100, 3), (2, 3)):
        one, many = (Tables("targi", number, seed=4, threads=n) for n in (1, threads))
        generator = np.random.default_rng(4)
        for _ in range(length(2_000)):
            actions = random_actions(one, generator)
            actions[generator.random(number) < 0.5] = LEAVE
            one.step(actions)
            many.step(actions)
            assert one.states.tobytes() == many.states.tobytes()
            assert (one.lengths == many.lengths).all()


def stepped_twice(tables: Tables) -> bytes:
    return play(tables, 20, seed=8)


def test_a_fork_has_threads_of_its_own() -> None:
    """The parent's, which have stepped before, are not in it; a copy that is sent has its own."""
    tables = Tables("targi", 6, seed=2, threads=2)
    play(tables, 10)
    saved = tables.save()
    expected = stepped_twice(tables)
    tables.restore(saved)
    for method in ("fork", "spawn"):
        with multiprocessing.get_context(method).Pool(1) as pool:
            assert pool.map(stepped_twice, [tables]) == [expected], method


def test_threads_end_with_their_tables() -> None:
    before = threading.active_count()
    tables = Tables("targi", 6, seed=2, threads=3)
    assert threading.active_count() == before + 2
    del tables
    gc.collect()
    assert threading.active_count() == before


def test_a_game_that_is_not_compiled_has_threads_too() -> None:
    assert play(Tables("souk", 5, seed=2, threads=2), 20) == play(Tables("souk", 5, seed=2), 20)


def test_many_actions_of_one_position_are_tried_in_one_call() -> None:
    tables = Tables("targi", 2, seed=4)
    play(tables, 30)
    n = int(tables.counts[1])
    tried = Tables("targi", n, seed=1, autoreset=False)
    tried.take(tables, [1] * n)
    assert (tried.observations == tables.observations[1]).all()
    assert (tried.masks == tables.masks[1]).all()
    before = tables.save()
    tried.step(tables.legal[1, :n])
    assert tables.save() == before and (tried.wrong == 0).all()
    position = tables.position(1)
    for row, action in enumerate(tables.legal[1, :n].tolist()):
        after = position.play(position.action(action))
        if after.actor >= 0 and len(after.legal_numbers()) > 1:
            assert tried.position(row) == after
    known = position.hidden_from(int(tables.actors[1])).state
    tried.take(tables, [1] * n, np.repeat(known[None], n, axis=0))
    assert tried.position(0).state.tobytes() == known.tobytes()


def test_tables_of_another_game_or_number_are_not_taken() -> None:
    tables = Tables("targi", 2, seed=4)
    with pytest.raises(BadOption, match="not a position of"):
        tables.take(Tables("souk", 2), [0, 1])
    with pytest.raises(BadOption, match="One action is wanted"):
        tables.take(tables, [0])


def test_a_game_that_is_over_is_followed_by_another() -> None:
    tables = Tables("souk", 5, seed=1, seats=3)
    ended = 0
    generator = np.random.default_rng(1)
    for _ in range(60):
        tables.step(random_actions(tables, generator))
        assert (tables.counts > 0).all() and (tables.actors >= 0).all()
        over = tables.ended == 1
        assert np.allclose(tables.rewards.sum(axis=1), 0)
        assert (abs(tables.rewards[over]).sum(axis=1) > 0).all()
        assert (tables.rewards[~over] == 0).all()
        ended += int(over.sum())
    assert ended > 5


def test_without_that_they_wait_at_the_end() -> None:
    tables = Tables("souk", 2, seed=1, autoreset=False)
    play(tables, 80)
    assert (tables.actors == OVER).all() and (tables.counts == 0).all()
    before = tables.save()
    play(tables, 1)
    assert tables.states.tobytes() in before
    tables.reset(where=[1])
    assert tables.actors.tolist()[0] == OVER and tables.actors[1] >= 0


@pytest.mark.parametrize("reward", ["result", "margin", "ledger"])
def test_rewards_add_up(reward: str) -> None:
    """Over a game: to the result, the margin, the points; shaping adds nothing in the end."""
    shaped = Tables("targi", 1, seed=4, reward=reward, shaping=0.5, autoreset=False)
    plain = Tables("targi", 1, seed=4, reward=reward, autoreset=False)
    totals = np.zeros((2, 2))
    generator = np.random.default_rng(2)
    begin = plain.game.points(plain.material.m, plain.states[0], 2)
    while plain.counts[0]:
        actions = random_actions(plain, generator)
        for place, tables in enumerate((plain, shaped)):
            tables.step(actions)
            totals[place] += tables.rewards[0]
    end = plain.position()
    first, second = end.points()
    shares = end.result() or []
    expected = {
        "result": [2 * share - 1 for share in shares],
        "margin": [first - second, second - first],
        "ledger": [first - begin[0], second - begin[1]],
    }[reward]
    assert totals[0].tolist() == expected
    assert np.allclose(totals[1], np.array(expected) - 0.5 * np.array(begin))


def test_chance_can_be_a_player() -> None:
    tables = Tables("souk", 2, seed=1, chance="explicit", autoreset=False, forced=True)
    assert (tables.actors == CHANCE).all()
    position = tables.position()
    odds = tables.weights[0, : tables.counts[0]] / tables.weights[0, : tables.counts[0]].sum()
    assert np.allclose(odds, list(position.chances().values()))
    tables.step([tables.legal[0, 1], tables.legal[1, 0]])
    assert tables.position(0) == position.play(position.legal()[1])
    with pytest.raises(BadOption, match="no action 999"):
        Tables("souk", seed=1, chance="explicit").step([999])


def test_what_is_illegal_loses_or_raises_or_is_replaced() -> None:
    lost = Tables("souk", 2, seed=1, seats=3)
    mover, other = int(lost.actors[0]), lost.position(1)
    lost.step([0, -1])
    assert lost.ended.tolist() == [1, 0] and lost.wrong.tolist() == [1, 0]
    assert lost.rewards[0, mover] == -1 and sorted(lost.rewards[0]) == [-1, 0.5, 0.5]
    assert lost.position(1) == other, "this one was left as it was"
    strict = Tables("souk", 2, seed=1, illegal="raise")
    before = strict.save()
    with pytest.raises(IllegalAction, match="not allowed"):
        strict.step([int(strict.legal[0, 0]), 0])
    assert strict.save() == before, "nothing has happened anywhere"
    mild = Tables("souk", 1, seed=1, illegal="random")
    mild.step([0])
    assert mild.wrong[0] == 1 and mild.ended[0] == 0 and mild.position() != strict.position()


def test_tables_begin_from_any_position() -> None:
    tables, other = Tables("targi", 2, seed=1), Tables("targi", 1, seed=9)
    play(other, 30)
    tables.set_position(other.position(), 1)
    for name in ("observations", "masks", "actors"):
        assert (getattr(tables, name)[1] == getattr(other, name)[0]).all(), name
    with pytest.raises(BadOption, match="not a position of"):
        tables.set_position(Tables("souk").position())


@pytest.mark.parametrize(
    "actions", [[1], [1, 2, 3], [[1, 2]], [0.5, 1.0], ["a", "b"], [[1], [1, 2]], [None, 1]]
)
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    with pytest.raises(BadOption, match="One action is wanted"):
        Tables("souk", 2).step(actions)


@pytest.mark.parametrize("number", [-2, -3, -(10**12)])
def test_numbers_that_stand_for_something_else_are_no_actions(number: int) -> None:
    tables = Tables("souk", 2, seed=1)
    before = tables.save()
    with pytest.raises(BadOption, match="There is no action"):
        tables.step([number, -1])
    assert tables.save() == before
    with pytest.raises(BadOption, match="There is no action"):
        Tables("souk", seed=1, illegal="raise").step_one(number)


@pytest.mark.parametrize("action", [-1, -2, 2**31 - 1, 2**40])
def test_what_is_far_from_an_action_loses_like_what_is_near(action: int) -> None:
    one, other = Tables("souk", seed=1), Tables("souk", 1, seed=1)
    one.step_one(action)
    other.step([999])
    assert one.wrong[0] == other.wrong[0] == 1 and one.save() == other.save()


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"shaping": "x"}, "shaping is a number"),
        ({"penalty": float("nan")}, "penalty is a number"),
        ({"forced": "x"}, "forced cannot be"),
        ({"masks": 3}, "masks cannot be"),
        ({"threads": "x"}, "threads is a number"),
        ({"number": 1.5}, "number is a number"),
        ({"seed": "x"}, "seed is a number"),
    ],
)
def test_what_is_asked_for_is_of_its_kind(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Tables("souk", **asked)


@pytest.mark.parametrize("asked", [{"number": 0}, {"threads": 0}, {"seed": -1}])
def test_numbers_that_are_too_small_are_refused(asked: dict[str, int]) -> None:
    with pytest.raises(BadOption, match="too small"):
        Tables("souk", **asked)


def test_arrays_are_handed_on_without_a_copy() -> None:
    tables = Tables("targi", 4, seed=1)
    for array in (tables.observations, tables.masks, tables.rewards):
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.ctypes.data % 64 == 0, "JAX copies what does not lie so"
