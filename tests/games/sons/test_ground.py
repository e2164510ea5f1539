"""The plan as it is told: oases and ways found in one call are those found part by part."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

import serai
from serai.core.compiled import Buffer
from serai.core.contract import SPECTATOR
from serai.games.sons.facts import read_material, read_state, see_state
from serai.games.sons.ground import oases
from serai.games.sons.layout import CELLS, NONE, OUTSIDE, Phase, Side, State
from serai.games.sons.notation import CELL_NAMES
from serai.games.sons.outlook import explorer, fields_of, payer_of
from serai.games.sons.survey import first_side_name, oasis_of, parts_of, reach, way
from serai.games.sons.view_types import Oasis


def states(seats: int, seed: int) -> Iterator[tuple[Buffer, Buffer]]:
    """A whole game by lot: the material and each state."""
    match, dice = serai.new("sons", seats, seed=seed), random.Random(seed)
    while not match.over:
        yield match.material.m, match.state
        match.act(dice.choice(match.legal()))
    yield match.material.m, match.state


def part_by_part(m: Buffer, st: State) -> list[Oasis]:
    found: list[Oasis] = []
    done: set[tuple[int, int]] = set()
    for cell in range(CELLS):
        for part in parts_of(st, cell) if st.tile[cell] != NONE else []:
            if (cell, part) not in done:
                oasis = oasis_of(m, st, (cell, part))
                done.update(oasis.parts)
                found.append(
                    {
                        "parts": [
                            [CELL_NAMES[c], first_side_name(st, c, p)] for c, p in oasis.parts
                        ],
                        "open": oasis.open_sides,
                        "fields": fields_of(oasis),
                        "explorers": [explorer(st, number) for number in oasis.explorers],
                        "payer": payer_of(m, st, oasis),
                    }
                )
    return found


@pytest.mark.rule("S23")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_oasis_is_told_as_it_is_found_part_by_part(seats: int) -> None:
    completed = 0
    for m, s in states(seats, seats):
        told = oases(m, see_state(m, s, SPECTATOR))
        assert told == part_by_part(m, read_state(s))
        completed += any(not oasis["open"] for oasis in told)
    assert completed


def steps(m: Buffer, st: State, cell: int, driver: bool) -> list[int]:
    around = enumerate(read_material(m).next[cell])
    return [
        there
        for side, there in around
        if there != OUTSIDE
        and st.tile[there] != NONE
        and (driver or st.side[cell][side] == Side.DESERT)
    ]


def distances(m: Buffer, st: State, driver: bool) -> dict[int, int]:
    """How many steps from the caravan that is to move."""
    found, todo = {st.caravan[st.turn]: 0}, [st.caravan[st.turn]]
    for cell in todo:
        for there in steps(m, st, cell, driver):
            if there not in found:
                found[there] = found[cell] + 1
                todo.append(there)
    return found


@pytest.mark.rule("S9")
@pytest.mark.rule("S10")
def test_what_is_reached_is_brown_or_one_step_beyond_and_ways_are_the_shortest() -> None:
    moves = 0
    for m, s in states(3, 1):
        st = read_state(s)
        if st.phase != Phase.MOVING:
            continue
        moves += 1
        brown, every = distances(m, st, False), distances(m, st, True)
        beyond = {there for cell in brown for there in steps(m, st, cell, True)}
        assert reach(m, st) == {*brown} | beyond
        for goal in every.keys() - {st.caravan[st.turn]}:
            found = way(m, st, goal)
            assert (found[0], found[-1]) == (st.caravan[st.turn], goal)
            on = brown if goal in beyond else every
            assert len(found) - 2 == min(on[c] for c in on if goal in steps(m, st, c, True))
            for one, then in pairwise(found):
                assert then in steps(m, st, one, then == goal or on is every)
    assert moves
