"""The checker is checked: a corrupted state is noticed."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.core.compiled import Buffer
from serai.core.match import Match
from walk import Table, walk


def middle(table: Table, seed: int, ply: int) -> Match:
    return list(walk(table, seed, steps=ply))[-1]


DESERT = middle(Table("desert", 3), 20, 60)
SOUK = middle(Table("souk", 2), 20, 4)


def corrupted(match: Match, corrupt: Callable[[Any], None]) -> list[str]:
    state = match.state
    corrupt(state.view(match.game.layout.STATE)[0])
    assert not np.array_equal(state, match.state), "the corruption must change something"
    return match.game.sound.faults(match.material.m, state)


def camel_cell(s: Any) -> int:
    """A cell with a camel that is no leader."""
    return next(c for c in range(180) if s.camel[c] >= 0 and c not in s.leader)


def free_cell(s: Any) -> int:
    return next(c for c in range(180) if s.camel[c] < 0 and not s.token[c] and not s.palm[c])


def set_field(name: str, index: Any, value: int) -> Callable[[Any], None]:
    def corrupt(s: Any) -> None:
        if index is None:
            s[name] = value
        else:
            s[name][index] = value

    return corrupt


def on_free_cell(name: str, value: int) -> Callable[[Any], None]:
    return lambda s: s[name].__setitem__(free_cell(s), value)


CORRUPTIONS: dict[str, Callable[[Any], None]] = {
    "a camel vanishes": lambda s: s.camel.__setitem__(camel_cell(s), -1),
    "a camel appears": on_free_cell("camel", 1),
    "a camel changes hands": lambda s: s.camel.__setitem__(camel_cell(s), 14),
    "a caravan that is none": on_free_cell("camel", 77),
    "a token appears": on_free_cell("token", 2),
    "a token of four": on_free_cell("token", 4),
    "a palm appears": on_free_cell("palm", 1),
    "a herd grows": lambda s: s.herd.__setitem__(0, s.herd[0] + 1),
    "a herd shrinks": lambda s: s.herd.__setitem__(0, s.herd[0] - 1),
    "a leader is somewhere else": set_field("leader", 0, 3),
    "a leader is off the board": set_field("leader", 0, 263),
    "three camels left": set_field("left", None, 3),
    "no camels left": set_field("left", None, 0),
    "an eighth phase": set_field("phase", None, 7),
    "a phase that has passed": set_field("phase", None, 4),
    "a seat that is none": set_field("turn", None, 3),
    "a leader set aside among three": set_field("aside", 2, 1),
    "fifty tokens taken": set_field("taken", (0, 0), 50),
    "a veil at an open table": set_field("veiled", 0, 1),
    "an area that is none": on_free_cell("closed", 1),
    "a score that is wrong": lambda s: s.score.__setitem__(1, s.score[1] + 5),
    "a move that is missing": lambda s: s.moves.__setitem__(0, s.moves[0] - 1),
    "a move that is illegal": lambda s: s.move.__setitem__((0, 0), s.move[1, 0]),
    "an oasis reached from afar": lambda s: s.reached.__setitem__(0, s.reached[0] ^ 16),
    "a caravan of the wrong size": lambda s: s.sizes.__setitem__(0, s.sizes[0] + 1),
    "an area of the wrong size": lambda s: s.area.__setitem__(0, s.area[0] + 1),
    "a touch that is none": lambda s: s.touch.__setitem__(0, s.touch[0] ^ 1),
}


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_a_corrupted_desert_is_noticed(what: str) -> None:
    assert corrupted(DESERT, CORRUPTIONS[what])


@pytest.mark.parametrize("field", ["hand", "open", "unseen", "discards", "pile", "coins", "left"])
def test_a_corrupted_souk_is_noticed(field: str) -> None:
    def corrupt(s: Any) -> None:
        value = np.atleast_1d(s[field]).ravel().copy()
        value[0] += 1
        s[field] = value.reshape(np.shape(s[field]))

    assert corrupted(SOUK, corrupt)


def test_the_states_themselves_are_sound() -> None:
    for match in (DESERT, SOUK):
        assert match.game.sound.faults(match.material.m, match.state) == []


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 180), st.integers(-128, 127))
def test_no_number_on_the_board_goes_unnoticed(cell: int, value: int) -> None:
    state: Buffer = DESERT.state
    record = state.view(DESERT.game.layout.STATE)[0]
    if record.camel[cell] != value:
        record.camel[cell] = value
        assert DESERT.game.sound.faults(DESERT.material.m, state)
