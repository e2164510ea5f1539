"""The checker is checked: a corrupted state of Targi is noticed, with the right words."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from games.targi.table import do, table, the
from serai.core.bounds import told
from serai.core.match import Match
from serai.core.texts import say
from serai.games.targi.layout import NONE, PIECES, UNKNOWN


def middle() -> Match:
    """Seat 1 has used a goods card and a tribe card; cards lie everywhere."""
    match = table(
        "a1:1 b1:1 2:1 6:2",
        hand_2="well8 secret",
        rows_1="camp1 camp2 / rider1",
        rows_2=the("safe"),
        tribe_discards="oasis1",
    )
    do(match, "use a1", "use b1", "hand")
    return match


MATCH = middle()
Corruption = Callable[[Any], None]


def put(field: str, value: int, *index: int) -> Corruption:
    def corrupt(s: Any) -> None:
        if index:
            s[field][index] = value
        else:
            s[field] = value

    return corrupt


def more(field: str, by: int, *index: int) -> Corruption:
    return lambda s: s[field].__setitem__(index, s[field][index] + by)


def made(s: Any, space: int) -> None:
    s.remade[:] = 1
    s.making[space] = 1


CORRUPTIONS: dict[str, tuple[str, Corruption]] = {
    "a phase that is none": ("range", put("phase", 17)),
    "a seat that is none": ("range", put("turn", 2)),
    "a first player that is none": ("range", put("first", 2)),
    "a robber off the square": ("range", put("robber", 17)),
    "a Targi of nobody": ("range", put("targi", 3, 2)),
    "a marker of nobody": ("range", put("marker", 4, 2)),
    "a face of a face-down card": ("range", put("face", 3, 0)),
    "no face of a face-up card": ("range", put("face", NONE, 1)),
    "less than no dates": ("range", put("goods", -1, 0, 0)),
    "less than no gold": ("range", put("gold", -1, 1)),
    "a hand card that is none": ("range", put("hand", 45, 0)),
    "a laid card that is none": ("range", put("display", 45, 0, 0, 0)),
    "a piece that is none": ("range", put("piece", PIECES)),
    "a place that is none": ("range", put("tribe_at", 7, 3)),
    "a goods card more": ("goods-cards", more("goods_deck", 1, 0)),
    "a goods card less": ("goods-cards", put("goods_discards", 0, 0)),
    "a goods card changed": ("goods-cards", put("face", 1, 4)),
    "a deck that grew": ("goods-full", put("goods_full", 0, 0)),
    "a tribe card lost": ("tribe-cards", put("hand", NONE, 1)),
    "a tribe card doubled": ("tribe-cards", put("tribe_at", 0, 11)),
    "a tribe card changed": ("tribe-cards", put("display", 1, 0, 0, 0)),
    "an old making with cards": ("tribe-making", put("remade", 1, 1)),
    "an old making without cards": ("goods-making", put("remade", 1, 0)),
    "a face-down card forgotten": ("down", put("downs", 1)),
    "a face-down card twice": ("down", put("down", 0, 1)),
    "a making of a face-up card": ("making", lambda s: made(s, 1)),
    "a hand card that nobody knows": ("hand", put("hand", UNKNOWN, 0)),
    "a fourth Targi": ("pieces", lambda s: s.targi.__setitem__(slice(4, 7), 1)),
    "a Targi on a corner": ("pieces", put("targi", 1, 3)),
    "a gap in a row": ("row", put("display", NONE, 0, 0, 0)),
    "a row left out": ("rows", put("display", 11, 1, 2, 0)),
    "a piece in use": ("piece", put("piece", 4)),
    "a drawn card": ("drawn", put("drawn", 20, 0)),
    "goods to take": ("takes", put("takes", 1)),
    "a trade": ("flags", put("traded", 1)),
    "a player asked": ("flags", put("asked", 1)),
    "a robber on a corner": ("robber", put("robber", 4)),
    "an end that is none": ("over", put("phase", 16)),
    "a deck of the wrong size": ("derived", more("left", 1, 0)),
    "a display of the wrong size": ("derived", more("laid", 1, 0)),
    "a row of the wrong length": ("derived", more("length", 1, 0, 0)),
    "an effect that is not laid": ("derived", more("effect", 1, 0, 5)),
    "points that are not printed": ("derived", more("printed", 1, 0)),
    "a piece that does not stand": ("derived", more("pieces_out", 1, 1)),
}


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_a_corrupted_state_is_noticed(what: str) -> None:
    kind, corrupt = CORRUPTIONS[what]
    state = MATCH.state
    corrupt(state.view(MATCH.game.layout.STATE)[0])
    assert not np.array_equal(state, MATCH.state), "the corruption must change something"
    faults = MATCH.game.validate.faults(MATCH.material.m, state)
    words = say(f"targi-unsound-{kind}", field="", making=0, row=0, seat=0).split()[-2:]
    assert any(sentence.split()[-2:] == words for sentence in told(faults)), faults


def test_the_state_itself_is_sound() -> None:
    assert MATCH.game.validate.faults(MATCH.material.m, MATCH.state) == []
