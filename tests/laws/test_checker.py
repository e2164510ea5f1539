"""The checker is checked: a corrupted state is noticed."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.core.bounds import told
from serai.core.compiled import Buffer
from serai.core.match import Match
from walk import Table, walk


def middle(table: Table, seed: int, ply: int) -> Match:
    return list(walk(table, seed, steps=ply))[-1]


DESERT = middle(Table("desert", 3), 20, 60)
SOUK = middle(Table("souk", 2), 20, 4)
TARGI = middle(Table("targi", 2), 20, 60)


def corrupted(match: Match, corrupt: Callable[[Any], object]) -> list[str]:
    state = match.state
    corrupt(state.view(match.game.layout.STATE)[0])
    assert not np.array_equal(state, match.state), "the corruption must change something"
    return told(match.game.validate.faults(match.material.m, state))


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


def tribe_space(s: Any) -> int:
    return next(space for space in range(9) if s.space[space] == 2)


TARGI_CORRUPTIONS: dict[str, Callable[[Any], object]] = {
    "an eighteenth phase": set_field("phase", None, 17),
    "a phase that has passed": set_field("phase", None, 1),
    "a seat that is none": set_field("turn", None, 2),
    "nobody is first": set_field("first", None, 255),
    "the robber on a corner": set_field("robber", None, 8),
    "the robber beside the cards": set_field("robber", None, 0),
    "a Targi on a corner": set_field("targi", 3, 1),
    "a third player's Targi": set_field("targi", 0, 3),
    "a marker more": lambda s: s.marker.__setitem__(0, s.marker[0] ^ 3),
    "a tribe card twice": lambda s: s.hand.__setitem__(0, s.face[tribe_space(s)]),
    "a tribe card vanishes": lambda s: s.space.__setitem__(tribe_space(s), 0),
    "a tribe card of no deck": lambda s: s.face.__setitem__(tribe_space(s), 99),
    "a card discarded and lying": lambda s: s.tribe_at.__setitem__(s.face[tribe_space(s)], 254),
    "a goods card more": lambda s: s.goods_discards.__setitem__(0, s.goods_discards[0] + 1),
    "a goods card less": lambda s: s.goods_deck.__setitem__(9, s.goods_deck[9] - 1),
    "a deck larger than it was made": set_field("goods_full", 9, 0),
    "a making that never was": set_field("making", 4, 7),
    "a deck made anew": set_field("remade", 1, 3),
    "goods below nothing": set_field("goods", (0, 1), -1),
    "gold below nothing": set_field("gold", 1, -1),
    "a card in the second place of a row": set_field("display", (0, 0, 1), 0),
    "a third row before the second": set_field("display", (0, 2, 0), 0),
    "a secret without a card": lambda s: (s.secret.__setitem__(0, 1), s.hand.__setitem__(0, 255)),
    "a hand that nobody knows": set_field("hand", 0, 254),
    "goods to take": set_field("takes", None, 1),
    "an exchange begun": set_field("traded", None, 1),
    "a piece in use": set_field("piece", None, 24),
    "a card drawn": set_field("drawn", 0, 1),
    "a raid half over": set_field("asked", None, 1),
    "points that are not printed": lambda s: s.printed.__setitem__(0, s.printed[0] + 1),
    "an effect that was not laid": lambda s: s.effect.__setitem__((0, 3), s.effect[0, 3] + 1),
    "a deck of the wrong size": lambda s: s.left.__setitem__(1, s.left[1] - 1),
    "a row of the wrong length": lambda s: s.length.__setitem__((1, 2), s.length[1, 2] + 1),
    "pieces miscounted": lambda s: s.pieces_out.__setitem__(0, s.pieces_out[0] + 1),
}


@pytest.mark.parametrize("what", TARGI_CORRUPTIONS)
def test_a_corrupted_targi_is_noticed(what: str) -> None:
    assert corrupted(TARGI, TARGI_CORRUPTIONS[what])


@pytest.mark.parametrize("field", ["hand", "open", "unseen", "discards", "pile", "coins", "left"])
def test_a_corrupted_souk_is_noticed(field: str) -> None:
    def corrupt(s: Any) -> None:
        value = np.atleast_1d(s[field]).ravel().copy()
        value[0] += 1
        s[field] = value.reshape(np.shape(s[field]))

    assert corrupted(SOUK, corrupt)


def test_the_states_themselves_are_sound() -> None:
    for match in (DESERT, SOUK, TARGI):
        assert match.game.validate.faults(match.material.m, match.state) == []


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 180), st.integers(-128, 127))
def test_no_number_on_the_board_goes_unnoticed(cell: int, value: int) -> None:
    state: Buffer = DESERT.state
    record = state.view(DESERT.game.layout.STATE)[0]
    if record.camel[cell] != value:
        record.camel[cell] = value
        assert DESERT.game.validate.faults(DESERT.material.m, state)
