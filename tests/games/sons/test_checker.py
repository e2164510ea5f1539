"""The checker is checked: a corrupted state of Im Reich der Wüstensöhne is noticed."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from games.sons.table import closing, do, table
from serai.core.bounds import told
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.games.sons.layout import (
    CELLS,
    CROSS,
    EXPLORERS,
    HOME,
    NONE,
    STATE,
    UNKNOWN,
    Phase,
    TileAt,
    state_of,
)
from walk import length


@cache
def middle() -> Match:
    """Three players in the middle of a busy game: explorers and rumours lie on the plan."""
    match, dice = serai.new("sons", 3, seed=20), random.Random(20)
    while True:
        busy = [text for text in match.legal() if text not in ("pass", "end", "leave", "stay")]
        match.act(dice.choice(busy or match.legal()))
        s = state_of(match.state)
        ready = len(match.log) > 250 and s.phase == Phase.DISCOVERING and s.drawn_rumours > 1
        if ready and (s.stands != HOME).sum() > 5:
            return match


def corrupted(match: Match, corrupt: Callable[[Any], object]) -> list[str]:
    state = match.state
    corrupt(state.view(STATE)[0])
    assert not np.array_equal(state, match.state), "the corruption must change something"
    return told(match.game.validate.faults(match.material.m, state))


def setting(name: str, index: Any, value: int) -> Callable[[Any], None]:
    def corrupt(s: Any) -> None:
        if index is None:
            s[name] = value
        else:
            s[name][index] = value

    return corrupt


def more(name: str, index: Any = None, by: int = 1) -> Callable[[Any], None]:
    def corrupt(s: Any) -> None:
        setting(name, index, int(s[name] if index is None else s[name][index]) + by)(s)

    return corrupt


def tile_cell(s: Any) -> int:
    """A cell with a tile that has an oasis."""
    return next(c for c in range(CELLS) if s.tile[c] < CROSS and s.side[c].any())


def bare_cell(s: Any) -> int:
    return next(c for c in range(CELLS) if s.tile[c] == NONE)


def standing(s: Any) -> int:
    return next(e for e in range(EXPLORERS) if s.stands[e] != HOME)


def at_home(s: Any) -> int:
    return next(e for e in range(EXPLORERS) if s.stands[e] == HOME and s.owner[e] != NONE)


def shown(s: Any) -> tuple[int, int]:
    """A place of a display with a tile."""
    return next((p, 0) for p in range(3) if s.display[p, 0] != NONE)


CORRUPTIONS: dict[str, Callable[[Any], object]] = {
    "a nineteenth phase": setting("phase", None, 18),
    "a phase that has passed": setting("phase", None, 0),
    "a phase that is to come": setting("phase", None, 8),
    "the game is over": setting("phase", None, 17),
    "a seat that is none": setting("turn", None, 3),
    "another seat is asked": lambda s: setting("asked", None, (int(s.turn) + 1) % 3)(s),
    "nobody is first": setting("first", None, NONE),
    "another one was first": lambda s: setting("first", None, (int(s.first) + 1) % 3)(s),
    "a flag of two": setting("driver", None, 2),
    "four idle turns": setting("idle", None, 4),
    "a last round too early": setting("last", None, 1),
    "a tile vanishes from the plan": lambda s: s.tile.__setitem__(tile_cell(s), NONE),
    "a tile appears on the plan": lambda s: s.tile.__setitem__(bare_cell(s), s.tile[tile_cell(s)]),
    "a tile of no set": lambda s: s.tile.__setitem__(tile_cell(s), 110),
    "a cross cell more": lambda s: s.tile.__setitem__(bare_cell(s), CROSS),
    "a cross cell less": setting("tile", 60, NONE),
    "a tile turned": lambda s: s.rotation.__setitem__(tile_cell(s), s.rotation[tile_cell(s)] ^ 1),
    "a tile turned too far": lambda s: s.rotation.__setitem__(tile_cell(s), 4),
    "a turned cross cell": setting("rotation", 60, 1),
    "a tile that lies is in the stack": lambda s: s.where.__setitem__(
        s.tile[tile_cell(s)], TileAt.IN_STACK
    ),
    "a tile that lies is gone": lambda s: s.where.__setitem__(s.tile[tile_cell(s)], TileAt.GONE),
    "a tile of a stack is nowhere": lambda s: s.where.__setitem__(84, TileAt.SOMEWHERE),
    "a tile beyond the set": setting("where", 90, TileAt.SOMEWHERE),
    "a display out of order": lambda s: s.display.__setitem__((shown(s)[0], 2), 0),
    "a tile vanishes from a display": lambda s: s.display.__setitem__(shown(s), NONE),
    "a tile in two displays": lambda s: s.display.__setitem__((3, 0), s.display[shown(s)]),
    "a tile in the hand": lambda s: setting("held", None, int(s.display[shown(s)]))(s),
    "a player robbed": setting("robbed", None, 1),
    "a tile just laid, on the cross": setting("laid", None, 60),
    "a caravan in the wilderness": lambda s: s.caravan.__setitem__(0, bare_cell(s)),
    "a caravan off the plan": setting("caravan", 0, 121),
    "two caravans on a field": lambda s: s.caravan.__setitem__(0, s.caravan[1]),
    "a fourth caravan": setting("caravan", 3, 60),
    "water from nowhere": setting("water", 0, 21),
    "a stone too many": more("water", 0),
    "a fourth player's water": setting("water", 3, 1),
    "a good too many": more("goods", (0, 0)),
    "eleven of a good": setting("goods", (0, 0), 11),
    "more goods than places": lambda s: s.goods.__setitem__(0, [9, 9, 9, 9]),
    "a fourth player's goods": setting("goods", (3, 2), 1),
    "a camel too many": more("camels", 1),
    "an explorer changes sides": lambda s: s.owner.__setitem__(0, (int(s.owner[1]) + 1) % 3),
    "an explorer of nobody": setting("owner", 15, NONE),
    "a fourth player's explorer": setting("owner", 14, 2),
    "an explorer vanishes": lambda s: s.stands.__setitem__(standing(s), 121),
    "an explorer on the cross": lambda s: s.stands.__setitem__(at_home(s), 60),
    "an explorer in the wilderness": lambda s: s.stands.__setitem__(at_home(s), bare_cell(s)),
    "an explorer on a third part": lambda s: s.stands_part.__setitem__(standing(s), 2),
    "an explorer at home on a part": lambda s: s.stands_part.__setitem__(at_home(s), 1),
    "a turban on nobody's head": setting("turban", None, 14),
    "no turban": setting("turban", None, NONE),
    "a rumour nowhere": setting("rumour_at", 0, 7),
    "a rumour in the hand": setting("rumour_at", 0, 253),
    "a rumour that was put back": lambda s: (
        setting("put_back", None, 0)(s),
        s.rumour_at.__setitem__(0, 254),
    ),
    "a rumour undrawn before another": setting("rumour_at", 0, 255),
    "a rumour of four": setting("rumour", 0, 4),
    "a rumour that nobody can know": setting("rumour", 5, 1),
    "the same rumour twice": lambda s: s.rumour.__setitem__(slice(0, 2), 3),
    "a rumour that nobody has seen": setting("seen", 0, 0),
    "a rumour seen by a fourth player": setting("seen", 0, 8),
    "an undrawn rumour that was seen": setting("seen", 5, 1),
    "a rumour being looked at": setting("heard", None, 0),
    "an explorer in line": lambda s: s.line.__setitem__(0, at_home(s)),
    "a gap in the line": lambda s: s.line.__setitem__(1, at_home(s)),
    "a field to be taken": setting("free", 0, 1),
    "a good to be thrown for": setting("chosen", None, 1),
    "a third part to be scored": setting("next_part", None, 2),
    "a turban about to go on": setting("passing", None, 1),
    "a field taken in no scoring": setting("opened", None, 1),
    "water in the supply": more("water_left"),
    "goods in the supply": more("goods_left", 2),
    "a camel in the supply": more("camels_left"),
    "an unheard value": more("unheard", 1),
    "a stack of the wrong size": more("left", 4),
    "tiles miscounted": more("all_left"),
    "a side of another kind": lambda s: s.side.__setitem__((tile_cell(s), 0), 3),
    "a line miscounted": more("in_line"),
    "fields miscounted": more("fields_free"),
    "rumours miscounted": more("drawn_rumours"),
}


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_a_corrupted_state_is_noticed(what: str) -> None:
    assert corrupted(middle(), CORRUPTIONS[what])


def test_the_state_itself_is_sound() -> None:
    assert middle().game.validate.faults(middle().material.m, middle().state) == []


# -- states of certain moments ----------------------------------------------------------------


@cache
def scoring() -> Match:
    match = closing("gems salt", "13 11 3")
    do(match, "pass")
    return match


def hearing(*actions: str) -> Match:
    match = closing("rumour", "13", r1="+3 salt seen 1")
    do(match, "pass", "field rumour", *actions)
    return match


@cache
def robbing() -> Match:
    match = table(phase="discovering", display_2="a...")
    do(match, "scout 3.1", "lay g1 2")
    return match


def laying() -> Match:
    match = table(phase="discovering", display_1="a...")
    do(match, "take 3.1")
    return match


MOMENTS: dict[str, tuple[Callable[[], Match], Callable[[Any], object]]] = {
    "the line is not the asked one's": (scoring, setting("asked", None, 1)),
    "an explorer twice in the line": (scoring, setting("line", 1, 12)),
    "a line with a gap": (scoring, setting("line", 0, NONE)),
    "an explorer in line still stands": (scoring, setting("stands", 12, 13)),
    "nothing to choose from": (scoring, lambda s: s.free.__setitem__(slice(None), 0)),
    "no tile was laid": (scoring, setting("laid", None, NONE)),
    "the caravan is elsewhere": (scoring, setting("caravan", 0, 60)),
    "a rumour in nobody's hand": (lambda: hearing("rumour +1"), setting("heard", None, NONE)),
    "another rumour in the hand": (lambda: hearing("rumour +1"), setting("heard", None, 0)),
    "a rumour back on the board": (lambda: hearing("rumour +1"), setting("rumour_at", 1, 0)),
    "the wrong one answers": (robbing, setting("asked", None, 0)),
    "nobody was robbed": (robbing, setting("robbed", None, NONE)),
    "nothing to lay": (laying, setting("held", None, NONE)),
    "one robbed oneself": (laying, setting("robbed", None, 0)),
    "a value nobody drew": (hearing, setting("rumour", 1, 2)),
    "a leader without water": (lambda: table(phase="leading"), setting("water", 0, 0)),
    "a leader after a leader": (lambda: table(phase="leading"), setting("extra", None, 1)),
    "a second move without a first tile": (table, setting("second", None, 1)),
}


@pytest.mark.parametrize("what", MOMENTS)
def test_a_corrupted_moment_is_noticed(what: str) -> None:
    begin, corrupt = MOMENTS[what]
    match = begin()
    assert match.game.validate.faults(match.material.m, match.state) == []
    assert corrupted(match, corrupt)


# -- any number anywhere ----------------------------------------------------------------------

PIECES = ("tile", "display", "caravan", "goods", "owner", "rumour_at", "line")


@pytest.mark.soak
@settings(max_examples=length(1000), deadline=None)
@given(st.sampled_from(PIECES), st.integers(0, 500), st.integers(0, 255))
def test_no_piece_that_is_elsewhere_goes_unnoticed(name: str, place: int, value: int) -> None:
    state = middle().state
    flat = state.view(STATE)[0][name].reshape(-1)
    place %= len(flat)
    free = name == "caravan" and state_of(state).tile[value % CELLS] != NONE
    moved = name == "rumour_at" and value < 4  # a rumour on another good is as good
    if flat[place] != value and not free and not moved:
        flat[place] = value
        assert middle().game.validate.faults(middle().material.m, state)


@pytest.mark.soak
@settings(max_examples=length(1000), deadline=None)
@given(st.integers(0, STATE.itemsize - 1), st.integers(0, 255))
def test_the_checker_itself_never_fails(place: int, value: int) -> None:
    """Whatever a state holds, it is sound or its faults are named."""
    for match in (middle(), scoring(), robbing()):
        state = match.state
        state[place] = value
        faults = match.game.validate.faults(match.material.m, state)
        assert all(sentence.strip() for sentence in told(faults))


SINGLE = [name for name in STATE.names or () if STATE[name].shape == ()]


@pytest.mark.parametrize("name", SINGLE)
def test_it_never_fails_whatever_a_single_number_is(name: str) -> None:
    for match in (middle(), scoring(), robbing()):
        for value in (0, 1, 2, 3, 4, 11, 17, 18, 60, 120, 121, 200, 253, 254, 255):
            state = match.state
            state.view(STATE)[0][name] = value
            faults = match.game.validate.faults(match.material.m, state)
            assert all(sentence.strip() for sentence in told(faults))


def test_a_hidden_value_is_no_fault() -> None:
    hidden = middle().game.hidden_from(middle().material.m, middle().state, SPECTATOR)
    assert (state_of(hidden).rumour == UNKNOWN).all()
    assert middle().game.validate.faults(middle().material.m, hidden) == []
