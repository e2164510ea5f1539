"""Records read as plain Python: the same numbers, read once, and never a stale or foreign one."""

import gc
import json
import random
from weakref import ref

import numpy as np
import pytest

import serai
from serai.core.compiled import Buffer
from serai.core.contract import SPECTATOR
from serai.core.facts import (
    Held,
    bytes_of,
    facts_of,
    fields_of,
    for_each_material,
    is_same,
    known_facts,
    made_once,
    place_of,
    places_apart,
    places_with,
    shared,
    trial,
)
from serai.core.records import Record, i1, i2, i4, u1, u2


class State(Record):
    phase = u1()
    herd = i1()
    cells = u2(3)
    goods = i2(2, 3)
    shown = u1(2, 2, 2)
    total = i4(2)


def buffer(seed: int = 1) -> Buffer:
    return np.random.default_rng(seed).integers(0, 256, State.dtype.itemsize, np.uint8)


@pytest.mark.parametrize("seed", range(20))
def test_facts_are_what_the_record_holds_as_numbers_and_lists(seed: int) -> None:
    s = buffer(seed)
    record, facts = s.view(State.dtype)[0], facts_of(s, State)
    for name in State.dtype.names or ():
        assert getattr(facts, name) == record[name].tolist(), name
        json.dumps(getattr(facts, name))
    assert fields_of(s, State).goods[1, 2] == facts.goods[1][2]
    assert not hasattr(facts, "camels")


def test_a_buffer_that_changes_has_other_facts() -> None:
    s = buffer()
    before = known_facts(s, State)
    assert known_facts(s.copy(), State) is before and bytes_of(before) == s.tobytes()
    s.view(State.dtype)[0].cells[1] += 1
    after = known_facts(s, State)
    assert after.cells[1] == before.cells[1] + 1
    places = {name: place_of(name, State) for name in State.dtype.names or ()}
    assert [name for name in places if not is_same(places[name], before, after)] == ["cells"]


def test_only_the_facts_looked_at_last_are_kept() -> None:
    first = known_facts(buffer(0), State)
    kept = ref(first)
    del first
    for seed in range(1, 9):
        known_facts(buffer(seed), State)
    gc.collect()
    assert kept() is None


def test_what_is_tried_is_seen_by_nobody_else() -> None:
    known = known_facts(buffer(), State)
    phase, cells, goods = known.phase, [*known.cells], [*known.goods]
    other = trial(known, "cells", "goods")
    other.phase, other.cells[0], other.goods[1] = 7, 8, [9, 9, 9]
    assert (other.phase, other.cells[0], [*other.goods[1]]) == (7, 8, [9, 9, 9])
    assert (known.phase, [*known.cells], [*known.goods]) == (phase, cells, goods)


def test_what_is_shared_is_made_once_for_a_material_and_a_state() -> None:
    made = []

    @shared
    def told(m: Buffer, st: State) -> int:
        made.append(1)
        return int(m[0]) + st.phase

    m, other = np.array([1], np.uint8), np.array([2], np.uint8)
    s, st = buffer(), known_facts(buffer(), State)
    assert told(m, st) == told(m.copy(), known_facts(s, State)) == 1 + st.phase
    assert len(made) == 1
    assert told(other, st) == 2 + st.phase
    assert made_once(st, "word", lambda: "one") == made_once(st, "word", lambda: "two") == "one"


def test_what_a_material_never_changes_is_made_once_and_goes_with_it() -> None:
    made = []

    @for_each_material
    def first_cell(m: Buffer) -> list[int]:
        made.append(m.tobytes())
        return [int(m[0])]

    m = np.array([5, 6], np.uint8)
    assert first_cell(m) is first_cell(m) is first_cell(m.copy()), "those alike share it"
    assert len(made) == 1
    for number in range(200):
        assert first_cell(np.array([number, 0], np.uint8)) == [number]
    assert first_cell(m) == [5]


def facts_alive() -> int:
    gc.collect()
    return sum(isinstance(one, Held) for one in gc.get_objects())


@pytest.mark.parametrize("game", serai.GAMES)
def test_a_long_game_keeps_no_chain_of_states(game: str) -> None:
    """Whoever is told of each move as it is made needs the facts of a few states, not of all."""
    match, dice = serai.new(game, seed=3), random.Random(3)
    most = 0
    gc.collect()
    gc.freeze()  # all that is there by now: to look through it would take most of the time
    try:
        for move in range(60):
            match = serai.new(game, seed=move) if match.over else match
            match.play(dice.choice(match.legal()))
            for seat in (SPECTATOR, 0, 1):
                match.events(seat, len(match.log) - 1)
            most = max(most, facts_alive()) if move % 10 == 9 else most
    finally:
        gc.unfreeze()
    assert most < 20


@pytest.mark.parametrize("game", serai.GAMES)
def test_views_do_not_change_when_others_look(game: str) -> None:
    """What two views share is written into by neither."""
    match = serai.new(game, seed=3)
    before = json.dumps(match.position.view(0))
    for action in match.legal()[:3]:
        match.play(action)
        for seat in (0, 1):
            match.view(seat)
        match.undo()
    assert json.dumps(match.position.view(0)) == before


def test_places_are_found_among_bytes() -> None:
    dice = random.Random(5)
    for size in (0, 1, 7, 300):
        one = dice.randbytes(size)
        other = bytes(dice.choice((byte, byte, byte ^ 1, 128)) for byte in one)
        there = range(size)
        assert places_apart(one, other) == [at for at in there if one[at] != other[at]]
        assert places_with(other, 128) == [at for at in there if other[at] == 128]
