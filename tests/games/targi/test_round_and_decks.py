"""T19, T20: the end of a round, and decks that run out."""

import random

import pytest

import serai
from games.targi.table import REST, do, inner, legal, line, own, sign, table
from serai.core.match import Match

CAMP = "camp,1,1,0,0,0,0,-"
FEW = """
    16      1        2:2      3        4
    15      date:1   camp1    salt     5
    14:1    gold     choice   pepper   6
    13      pepper2  -        salt2    7
    12      11       10       9        8
    """


def events_of(match: Match, *texts: str) -> list[tuple[str, str]]:
    return [(event.kind, " ".join(event.cells)) for event in do(match, *texts)]


# -- T19 --------------------------------------------------------------------------------------


@pytest.mark.rule("T19")
def test_face_down_cards_are_turned_up_in_the_order_they_were_laid() -> None:
    match = table("a1=?tribe2 c2=?goods1 b2=?tribe3 2:2", turn=2)
    do(match, "skip 2")
    assert events_of(match, "turn salt2", "turn well1", "turn camp1")[:3] == [
        ("turn-goods", "c2"),
        ("turn-tribe", "a1"),
        ("turn-tribe", "b2"),
    ]
    assert inner(match) == "well1 targia3 salt rider3 camp1 camp5 pepper salt2 gold"


@pytest.mark.rule("T19")
def test_cards_are_laid_in_the_order_of_the_actions_of_both_players() -> None:
    match = table("c3:1 b1:1 a1:2 2:2")
    do(match, "use c3", "use b1", "hand", "use 2", "use a1")
    assert inner(match) == "?tribe3 targia3 salt ?goods2 choice camp5 pepper well3 ?tribe1"


@pytest.mark.rule("T19")
@pytest.mark.parametrize("first", [1, 2])
def test_the_other_player_becomes_first(first: int) -> None:
    match = table(f"2:{3 - first}", first=first, turn=3 - first)
    do(match, "skip 2")
    assert (line(match, "first"), match.actor) == (str(3 - first), 2 - first)


@pytest.mark.rule("T19")
def test_cards_are_turned_up_before_the_raid() -> None:
    match = table("c2=?goods1 2:2", turn=2, robber=3)
    do(match, "skip 2")
    assert line(match, "phase") == "turning"
    do(match, "turn point")
    assert (line(match, "phase"), line(match, "first"), match.actor) == ("raid", "2", 1)


@pytest.mark.rule("T19")
def test_a_card_that_was_skipped_is_not_turned_over() -> None:
    match = table("a1:2", turn=2)
    do(match, "skip a1")
    assert (line(match, "phase"), sign(match, "a1")) == ("placing", "date")


# -- T20: made anew ---------------------------------------------------------------------------


@pytest.mark.rule("T20")
def test_an_empty_goods_deck_is_made_anew_for_caravan() -> None:
    match = table("13:1 2:2", goods_deck="-", goods_discards=f"{REST}, point 1")
    assert ("remade-goods", "") in events_of(match, "use 13")
    assert "draw point" in match.legal()
    assert (line(match, "remade"), line(match, "goods discards")) == ("1 0", "")
    do(match, "draw point")
    assert line(match, "goods discards") == "point 1"


@pytest.mark.rule("T20")
def test_an_empty_goods_deck_is_made_anew_for_a_card_to_be_laid() -> None:
    match = table("b1:1 2:2", goods_deck="-", goods_discards=f"{REST}, point 1")
    do(match, "use b1")
    assert line(match, "remade") == ""
    assert events_of(match, "hand")[1:] == [("remade-goods", ""), ("down-goods", "b1")]


@pytest.mark.rule("T20")
def test_a_deck_that_has_a_card_left_is_not_made_anew() -> None:
    match = table("13:1 2:2", goods_deck="point 1", goods_discards=REST)
    do(match, "use 13")
    assert legal(match) == "draw point"
    do(match, "draw point")
    assert (line(match, "remade"), line(match, "goods deck")) == ("", "-")


@pytest.mark.rule("T20")
def test_a_card_that_lies_face_down_has_left_its_deck() -> None:
    """One card is left and one lies face down: it is that one, and the discards are drawn from."""
    match = table("13:1 2:2 a2=?goods1", goods_deck="point 1", goods_discards=REST)
    assert match.view()["decks"]["goods"] == 0
    do(match, "use 13")
    assert "draw point" not in match.legal()
    do(match, "draw date", "skip 2")
    assert sign(match, "a2") == "?goods1@0"
    assert legal(match) == "turn point"
    do(match, "turn point")
    assert sign(match, "a2") == "point"


@pytest.mark.rule("T20")
def test_cards_of_the_old_and_of_the_new_making_lie_side_by_side() -> None:
    deck, discards = "point 1, gold 1", REST.replace("gold 2", "gold 1")
    match = table("a2=?goods1 b1:1 b3:1 2:2", goods_deck=deck, goods_discards=discards)
    do(match, "use b1", "hand")
    assert sign(match, "b1") == "?goods2"
    do(match, "use b3", "discard", "skip 2")
    assert (sign(match, "a2"), sign(match, "b1"), sign(match, "b3")) == (
        "?goods1@0",
        "?goods2@0",
        "?goods3",
    )
    assert legal(match) == "turn gold, turn point"
    do(match, "turn gold")
    assert legal(match) == "turn point"
    do(match, "turn point")
    assert "turn point" not in match.legal() and "turn dates2" in match.legal()


@pytest.mark.rule("T20")
def test_the_tribe_deck_is_made_anew_too() -> None:
    lines = {"tribe_0": "-", "tribe_discards": "camp2 camp3"}
    match = table(FEW, own(CAMP, CAMP, CAMP), **lines)
    assert ("remade-tribe", "") in events_of(match, "use 14")
    assert legal(match) == "draw camp2, draw camp3"
    do(match, "draw camp3", "hand")
    assert (line(match, "remade"), line(match, "tribe 1")) == ("0 1", "camp2")


@pytest.mark.rule("T20")
def test_tribe_cards_too_belong_to_the_making_they_were_laid_from() -> None:
    square = FEW.replace("date:1  ", "?tribe1:1")
    lines = {"tribe_0": "camp2", "tribe_discards": "camp3 camp4"}
    match = table(square, own(CAMP, CAMP, CAMP, CAMP), **lines)
    assert match.view()["decks"]["tribe"] == 0
    do(match, "use 14")
    assert legal(match) == "draw camp3, draw camp4"
    do(match, "draw camp3", "hand", "skip a1", "skip 2")
    assert legal(match) == "turn camp2"
    do(match, "turn camp2")
    assert (sign(match, "a1"), line(match, "tribe 1")) == ("camp2", "camp4")


# -- T20: no card at all ----------------------------------------------------------------------


@pytest.mark.rule("T20")
def test_a_space_for_which_there_is_no_card_stays_empty() -> None:
    match = table(FEW, own(CAMP))
    assert events_of(match, "use a1") == [
        ("use-goods", "a1"),
        ("gain", ""),
        ("stays-empty", "a1"),
    ]
    do(match, "skip 14", "skip 2")
    assert (line(match, "phase"), sign(match, "a1")) == ("placing", "-")


@pytest.mark.rule("T20")
def test_an_empty_space_stays_empty_for_the_rest_of_the_game() -> None:
    match = serai.new("targi", seed=1, deck=own(CAMP), first=1)
    dice, empty = random.Random(1), set[str]()
    while not match.over:
        now = {
            space["name"] for space in match.view()["inner"] if not (space["card"] or space["down"])
        }
        assert empty <= now
        empty = now
        match.act(dice.choice(match.legal()))
    assert len(empty) > 3


@pytest.mark.rule("T20")
@pytest.mark.rule("T29")
def test_expansion_without_any_card_does_nothing() -> None:
    match = table(FEW, own(CAMP))
    assert "use 14" in match.legal()
    assert events_of(match, "use 14") == [("use", "14"), ("no-card", "14")]
    assert (sign(match, "14"), legal(match)) == ("14", "use a1, skip a1")


@pytest.mark.rule("T20")
@pytest.mark.rule("T4")
def test_in_the_first_deal_too_spaces_stay_empty() -> None:
    match = serai.new("targi", seed=1, deck=own(CAMP, CAMP), first=1)
    lying = [sign(match, space) for space in ("a2", "b1", "b3", "c2")]
    assert sorted(lying[:2]) == ["camp1", "camp2"]
    assert lying[2:] == ["-", "-"]


@pytest.mark.rule("T20")
def test_a_card_that_was_just_discarded_may_come_again() -> None:
    """The tribe card discarded at Expansion is the new deck by itself."""
    match = table(FEW, own(CAMP, CAMP, CAMP), hand_1="camp3", tribe_0="camp2")
    do(match, "use 14", "draw camp2", "discard", "use a1")
    assert (sign(match, "a1"), line(match, "remade")) == ("?tribe1", "0 1")
    do(match, "skip 2")
    assert legal(match) == "turn camp2"


@pytest.mark.rule("T20")
@pytest.mark.effect("two_tribe_cards")
def test_the_first_drawn_card_is_not_among_the_discards() -> None:
    deck = own("well,1,1,0,0,0,0,two_tribe_cards", CAMP, CAMP)
    match = table(FEW, deck, rows_1="well1", tribe_0="camp2")
    do(match, "use 14", "draw camp2")
    assert (line(match, "phase"), line(match, "drawn")) == ("deciding", "camp2")


@pytest.mark.rule("T20")
def test_the_discards_lie_open() -> None:
    match = table("13:1 2:2", goods_deck=REST, goods_discards="point 1", tribe_discards="well1")
    assert match.view()["discards"]["goods"] == ["point"]
    assert [card["name"] for card in match.view()["discards"]["tribe"]] == ["well1"]
