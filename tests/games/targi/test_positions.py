"""Positions as text: what they leave out, what is wrong with them, and that they come back."""

import random
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from games.mangling import check_refused_or_playable, mangled
from games.targi.table import (
    BARE,
    START,
    changed,
    kinds,
    line,
    own,
    position_text,
    stores,
    table,
    the,
)
from serai.core.bounds import told
from serai.core.errors import BadPosition, SeraiError
from serai.core.registry import folder_of
from serai.games.targi.layout import Phase
from walk import length, rich_deck

SHORT = """
    16      1         2         3         4
    15      date      targia3   salt      5
    14      rider3    choice    camp5
    13      pepper    well3     gold      7
    12      11        10        9         8
    """
TWELVE_LAID = {
    "square": changed("6:2", BARE),
    "deck": own(*["camp,1,0,0,0,0,0,-"] * 13),
    "phase": "laying",
    "piece": "1",
    "hand_1": "camp13",
    "rows_1": "camp1 camp2 camp3 camp4 / camp5 camp6 camp7 camp8 / camp9 camp10 camp11 camp12",
}


def refused(square: str = "", deck: str = "", **lines: Any) -> SeraiError:
    with pytest.raises(BadPosition) as caught:
        serai.position("targi", position_text(square, deck, **lines))
    return caught.value


# -- what is not said -------------------------------------------------------------------------


def test_what_is_left_out_is_as_at_the_start() -> None:
    match = table("2:1 6:2")
    assert [line(match, key) for key in ("turn", "first", "robber")] == ["1", "1", "1"]
    assert stores(match, 0) == stores(match, 1) == START
    assert match.view()["decks"] == {"goods": 14, "tribe": 41}


def test_cards_that_lie_nowhere_else_are_in_the_decks() -> None:
    match = table("b2=?goods1 2:1 6:2", hand_1="well1", rows_2="rider1", tribe_discards="camp1")
    assert "well1" not in line(match, "tribe 0") and "rider1" not in line(match, "tribe 0")
    assert match.view()["decks"] == {"goods": 19 - 4 - 1, "tribe": 45 - 4 - 3}


def test_a_position_may_be_drawn_in_the_middle_of_an_action() -> None:
    match = table(
        "6:2", phase="taking", piece="b2", takes=1, from_card="yes", rows_1=the("more_salt")
    )
    match.play("take salt")
    assert stores(match, 0) == (2, 4, 2, 1, 4)
    match = table("6:2", phase="deciding", piece="14", drawn="rider2")
    assert match.legal() == ["lay", "hand"]
    match = table("6:2", phase="trading", piece="5", traded="yes")
    assert "done" in match.legal()


# -- what is wrong ----------------------------------------------------------------------------

HEAD = 7  # lines of the text above what is drawn
PICTURES: list[tuple[str, int | None, dict[str, Any]]] = [
    ("line", 2, {"colour": "red"}),
    ("line", 2, {"tribe_x": "well1"}),
    ("row", 5, {"square": SHORT}),
    ("sign", 5, {"square": "14=13:1 2:1"}),
    ("sign", 4, {"square": "a1=camel 2:1"}),
    ("sign", 4, {"square": "a1=well10 2:1"}),
    ("sign", 4, {"square": "a1:3 2:1"}),
    ("sign", 3, {"square": "2:12"}),
    ("sign", 4, {"square": "a1=?goods0 2:1"}),
    ("sign", 4, {"square": "a1=?goods 2:1"}),
    ("sign", 4, {"square": "a1=?goods1 a2=?tribe1 2:1"}),
    ("order", 3, {"square": "a1=?goods2 2:1"}),
    ("card", 2, {"square": "2:1", "hand_1": "well10"}),
    ("card", 2, {"square": "2:1", "rows_2": "well1 camel1"}),
    ("card", 2, {"square": "2:1", "tribe_discards": "targia0"}),
    ("too-many", None, {"square": "a1=point a2=point 2:1"}),
    ("value", 1, {"phase": "dancing"}),
    ("value", 2, {"square": "2:1", "turn": 3}),
    ("value", 2, {"square": "2:1", "first": "me"}),
    ("value", 2, {"square": "2:1", "robber": 17}),
    ("value", 2, {"square": "2:1", "robber": "٣"}),
    ("value", 2, {"square": "2:1", "piece": "d1"}),
    ("value", 2, {"square": "2:1", "traded": "perhaps"}),
    ("value", 2, {"square": "2:1", "takes": -1}),
    ("value", 2, {"square": "2:1", "remade": "1"}),
    ("value", 2, {"square": "2:1", "player_1": "dates two"}),
    ("value", 2, {"square": "2:1", "player_1": "camels 2"}),
    ("value", 2, {"square": "2:1", "player_1": "dates 2, dates 3"}),
    ("value", 2, {"square": "2:1", "player_1": "dates 2 salt 3"}),
    ("value", 2, {"square": "2:1", "rows_1": "well1 well2 well4 well5 well6"}),
    ("value", 2, {"square": "2:1", "rows_1": "well1 / well2 / well4 / well5"}),
    ("value", 2, {"square": "2:1", "hand_1": "well1 hidden"}),
    ("value", 2, {"square": "2:1", "hand_1": "well1 fresh secret"}),
    ("value", 2, {"square": "2:1", "drawn": "well1 well2 well4"}),
    ("value", 2, {"square": "2:1", "goods_deck": "camel 1"}),
    ("stuck", None, {"phase": "acting", "hand_1": "well1"}),
]


@pytest.mark.parametrize(("kind", "line", "lines"), PICTURES)
def test_a_picture_that_cannot_be_read_is_refused_with_the_line(
    kind: str, line: int | None, lines: dict[str, Any]
) -> None:
    error = refused(**lines)
    assert error.code == f"targi-position-{kind}"
    if line is not None:
        line += HEAD
        assert str(error).startswith(f"line {line}: ")
    assert error.facts.get("line") == line


def test_a_picture_without_a_square_is_refused() -> None:
    text = position_text("2:1 6:2")
    for cut in (text[: text.index("| square:")], text[: text.index("| 13")]):
        with pytest.raises(BadPosition, match="five rows of five") as caught:
            serai.position("targi", cut)
        assert caught.value.code == "targi-position-no-square"


def test_a_line_said_twice_is_refused() -> None:
    text = position_text("2:1 6:2", turn=1).replace("| turn: 1\n", "| turn: 1\n| turn: 1\n")
    with pytest.raises(BadPosition, match="line 10: “turn: 1”"):
        serai.position("targi", text)


def test_every_kind_of_bad_picture_is_reached() -> None:
    assert {kind for kind, _, _ in PICTURES} | {"no-square"} == kinds("position")


# -- what cannot be ---------------------------------------------------------------------------

UNSOUND: list[tuple[str, dict[str, Any]]] = [
    ("range", {"square": "2:1", "first": "-"}),
    ("range", {"square": "2:1", "phase": "raid", "robber": 4, "asked": 2}),
    ("goods-cards", {"square": "2:1", "goods_deck": "date 1"}),
    ("goods-full", {"square": "2:1", "goods_full": "date 1"}),
    ("tribe-cards", {"square": "2:1", "hand_1": "rider3"}),
    ("tribe-cards", {"square": "2:1", "hand_1": "well1", "rows_2": "well1"}),
    ("tribe-cards", {"square": "2:1", "tribe_0": "well1 well2"}),
    ("tribe-making", {"square": "2:1", "remade": "0 1", "tribe_0": "well1"}),
    ("goods-making", {"square": "2:1 a1=?goods1@0", "remade": "1 0"}),
    ("down", {"square": "a1=?tribe1", "phase": "placing"}),
    ("down", {"phase": "turning"}),
    ("hand", {"square": "2:1", "hand_1": "?"}),
    ("hand", {"square": "2:1", "phase": "deciding", "piece": "1"}),
    ("pieces", {"square": "16:1 2:1"}),
    ("pieces", {"square": "1:1 2:1 3:1 5:1"}),
    ("pieces", {"square": "a1:1 a2:1 a3:1"}),
    ("pieces", {"square": "2:2"}),
    ("pieces", {"square": "2:1 6:2", "turn": 2}),
    ("pieces", {"square": "2:1", "phase": "raid", "robber": 4}),
    ("placing", {"square": "2:1 3:1", "phase": "placing"}),
    ("placing", {"square": "2:1", "phase": "placing"}),
    ("placing", {"square": "a1:1", "phase": "placing"}),
    ("rows", {"square": "2:1", "rows_1": "/ well1"}),
    ("piece", {"square": "2:1", "piece": "5"}),
    ("piece", {"square": "2:1", "phase": "trading"}),
    ("piece", {"square": "2:1", "phase": "deciding", "piece": "a1"}),
    ("drawn", {"square": "2:1", "phase": "deciding", "piece": "14"}),
    ("takes", {"square": "2:1", "takes": 1}),
    ("takes", {"square": "2:1", "phase": "taking", "piece": "b2"}),
    ("flags", {"square": "2:1", "traded": "yes"}),
    ("flags", {"square": "2:1", "asked": 1}),
    ("display", TWELVE_LAID),
    ("robber", {"square": "2:1", "robber": 4}),
    ("robber", {"phase": "raid", "robber": 5}),
    ("robber", {"square": "2:1", "robber": 0}),
    ("over", {"phase": "over", "robber": 15}),
]


@pytest.mark.parametrize(("kind", "lines"), UNSOUND)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    kind: str, lines: dict[str, Any]
) -> None:
    error = refused(**lines)
    assert error.code == "position-unsound"
    assert error.facts["why"].key == f"targi-unsound-{kind}"
    assert re.fullmatch(unsound()[kind], told([error.facts["why"]])[0]), error


def unsound() -> dict[str, str]:
    """The sentences about what cannot be, as patterns."""
    folder = folder_of("targi")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    sentences = re.findall(r"^targi-unsound-([a-z-]+) = (.+)$", texts, re.MULTILINE)
    return {kind: re.sub(r"\{ \$\w+ \}", r"\\w+", sentence) for kind, sentence in sentences}


def test_nearly_every_kind_of_what_cannot_be_is_reached() -> None:
    """What cannot be drawn at all is in `test_checker`."""
    assert {kind for kind, _ in UNSOUND} == set(unsound()) - {"row", "derived", "making"}


# -- there and back ---------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("deck", ["nomads", rich_deck()], ids=["usual", "rich"])
def test_every_position_of_a_game_comes_back_as_it_was(deck: str) -> None:
    for seed in range(length(10)):
        match, dice = serai.new("targi", seed=seed, deck=deck), random.Random(seed)
        while not match.over:
            match.play(dice.choice(match.legal()))
            again = serai.position("targi", str(match.position)).match(seed=1)
            assert match.game.position_bytes(again.state) == match.game.position_bytes(match.state)
            assert str(again.position) == str(match.position)
            assert again.legal() == match.legal()


# -- any text ---------------------------------------------------------------------------------

fuzzed = settings(max_examples=length(1500), deadline=None)
LIKES = [r"\d+", r"[a-z]+\d+", r"[12]", r"-|[a-z+]+2?"]
SIGNS = ["0", "1", "2", "3", "9", "16", "250", "-", "?", "/", ":", "٣", "", *Phase.labels()]
SIGNS += ["@0", "secret", "fresh", "well1", "camp9", "date", "gold", "?goods1", "a1", "b2:12"]


@cache
def moments() -> list[str]:
    """Positions of every phase, as texts."""
    match, dice = serai.new("targi", seed=3, deck=rich_deck()), random.Random(3)
    found = dict[str, str]()
    while not match.over:
        found[line(match, "phase")] = str(match.position)
        match.play(dice.choice(match.legal()))
    return list(found.values())


@pytest.mark.soak
@fuzzed
@given(st.deferred(lambda: st.sampled_from(moments())), st.randoms(use_true_random=False))
def test_a_mangled_position_is_refused_or_can_be_played_to_the_end(
    text: str, dice: random.Random
) -> None:
    check_refused_or_playable("targi", mangled(text, dice, LIKES, SIGNS), dice)
