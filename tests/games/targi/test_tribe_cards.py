"""T22–T24, T29: tribe cards from the table, from the deck and from the hand."""

from typing import Any

import pytest

from games.targi.table import REST, bare, do, legal, line, own, sign, stores, table, the, told
from serai.core.contract import SPECTATOR
from serai.core.match import Match

POOR = "dates 0, salt 0, pepper 0, gold 0"


def turned_to(card: str = "rider2", player: str = "", **lines: Any) -> Match:
    """Seat 1 turns to a tribe card of the table."""
    lines |= {"player_1": player} if player else {}
    match = table(f"b1={card}:1 7:1 2:2", **lines)
    do(match, "use b1")
    return match


# -- T22 --------------------------------------------------------------------------------------


@pytest.mark.rule("T22")
def test_with_an_empty_hand_a_card_is_laid_or_taken_into_hand() -> None:
    match = turned_to()
    assert legal(match) == "lay, hand"
    assert told(match.why_not("discard")) == [("T22", "no-discard", "rider2")]


@pytest.mark.rule("T22")
def test_a_card_is_taken_into_hand_whether_affordable_or_not() -> None:
    match = turned_to(player=POOR)
    assert legal(match) == "hand"
    assert told(match.why_not("lay")) == [("T36", "too-dear", "rider2")]
    do(match, "hand")
    assert line(match, "hand 1") == "rider2 fresh"


@pytest.mark.rule("T22")
def test_with_a_card_in_hand_a_card_is_laid_or_discarded() -> None:
    match = turned_to(hand_1="well2")
    assert legal(match) == "lay, discard"
    do(match, "discard")
    assert (line(match, "tribe discards"), line(match, "hand 1")) == ("rider2", "well2")


@pytest.mark.rule("T22")
def test_with_a_card_in_hand_and_no_money_it_can_only_be_discarded() -> None:
    assert legal(turned_to(player=POOR, hand_1="well2")) == "discard"


@pytest.mark.rule("T22")
def test_who_wants_neither_skips_a_table_card() -> None:
    match = table("b1:1 2:2", hand_1="well2")
    do(match, "skip b1")
    assert sign(match, "b1") == "rider3"


@pytest.mark.rule("T22")
@pytest.mark.parametrize("hand", ["", "well2"])
def test_a_card_drawn_at_expansion_cannot_be_skipped(hand: str) -> None:
    match = table("14:1 2:2", hand_1=hand, player_1=POOR)
    do(match, "use 14", "draw rider2")
    assert legal(match) == ("discard" if hand else "hand")


@pytest.mark.rule("T22")
def test_paying_comes_first_then_the_row_then_the_effect() -> None:
    match = turned_to(the("take_good"), "dates 1, salt 1, pepper 2")
    do(match, "lay")
    assert legal(match) == "pay dates 1 salt 1 pepper 2"
    do(match, "pay dates 1 salt 1 pepper 2")
    assert (legal(match), stores(match, 0)[:3]) == ("row 1", (0, 0, 0))
    do(match, "row 1")
    assert legal(match) == "take dates, take salt, take pepper"
    do(match, "take salt")
    assert stores(match, 0)[:3] == (0, 1, 0)
    assert line(match, "phase") == "acting"


@pytest.mark.rule("T22")
@pytest.mark.rule("T37")
@pytest.mark.effect("take_two_goods")
def test_what_an_effect_brings_cannot_pay_for_the_same_card() -> None:
    match = turned_to(the("take_two_goods"), "dates 0, salt 0, pepper 0, gold 1")
    assert legal(match) == "hand"
    assert told(match.why_not("lay")) == [("T36", "too-dear", the("take_two_goods"))]


@pytest.mark.rule("T22")
@pytest.mark.effect("take_good")
def test_take_good_brings_one_good_of_choice() -> None:
    match = turned_to(the("take_good"))
    do(match, "lay", "pay dates 1 salt 1 pepper 2", "row 1", "take pepper")
    assert (stores(match, 0)[:3], line(match, "phase")) == ((1, 1, 1), "acting")


@pytest.mark.rule("T22")
@pytest.mark.effect("take_two_goods")
@pytest.mark.parametrize(
    ("goods", "left"), [(["salt", "salt"], (1, 4, 2)), (["dates", "pepper"], (2, 2, 3))]
)
def test_take_two_goods_brings_two_alike_or_different(
    goods: list[str], left: tuple[int, ...]
) -> None:
    match = turned_to(the("take_two_goods"))
    do(match, "lay", "pay dates 1", "row 1", *[f"take {good}" for good in goods])
    assert (stores(match, 0)[:3], line(match, "phase")) == (left, "acting")


@pytest.mark.rule("T37")
@pytest.mark.effect("take_good")
def test_what_an_effect_on_laying_brings_is_not_from_a_goods_card() -> None:
    match = turned_to(the("take_good"), rows_1=the("more_salt"))
    do(match, "lay", "pay dates 1 salt 1 pepper 2", "row 1", "take salt")
    assert stores(match, 0)[1] == 2


# -- T23 --------------------------------------------------------------------------------------


@pytest.mark.rule("T23")
def test_the_hand_holds_one_card() -> None:
    match = turned_to(hand_1="well2")
    assert told(match.why_not("hand")) == [("T23", "hand-full", "well2")]


@pytest.mark.rule("T23")
def test_a_hand_card_is_not_thrown_away_without_noble() -> None:
    match = table("7:1 2:2", hand_1="well2")
    assert legal(match) == "use 7, skip 7"
    assert told(match.why_not("discard")) == [("T22", "phase", "")]
    assert told(match.why_not("lay hand")) == [("T23", "not-free", "1")]


@pytest.mark.rule("T23")
def test_a_hand_card_taken_from_the_table_is_known_to_all() -> None:
    match = turned_to()
    do(match, "hand")
    for seat in (SPECTATOR, 0, 1):
        hand = match.view(seat)["players"][0]["hand"]
        assert (hand["name"], hand["secret"], hand["fresh"]) == ("rider2", False, True)


# -- T24 --------------------------------------------------------------------------------------


def noble(hand: str = "rider2", player: str = "", **lines: Any) -> Match:
    lines |= {"player_1": player} if player else {}
    match = table("1:1 7:1 2:2", hand_1=hand, **lines)
    do(match, "use 1")
    return match


@pytest.mark.rule("T24")
def test_noble_lays_the_hand_card_for_its_cost() -> None:
    match = noble()
    assert legal(match) == "lay, discard"
    do(match, "lay", "pay dates 1 salt 1", "row 1")
    assert (line(match, "hand 1"), line(match, "rows 1")) == ("", "rider2")
    assert stores(match, 0) == (1, 1, 2, 0, 4)


@pytest.mark.rule("T24")
def test_noble_discards_the_hand_card() -> None:
    match = noble()
    do(match, "discard")
    assert (line(match, "hand 1"), line(match, "tribe discards")) == ("", "rider2")
    assert stores(match, 0) == (2, 2, 2, 1, 4)


@pytest.mark.rule("T24")
def test_a_hand_card_one_cannot_pay_is_discarded_or_noble_is_skipped() -> None:
    match = noble(player=POOR)
    assert legal(match) == "discard"
    assert told(match.why_not("lay")) == [("T36", "too-dear", "rider2")]


@pytest.mark.rule("T24")
def test_noble_neither_takes_into_hand_nor_keeps() -> None:
    match = noble()
    assert told(match.why_not("hand")) == [("T23", "hand-full", "rider2")]


@pytest.mark.rule("T24")
def test_a_card_taken_this_round_is_not_laid_by_noble_but_may_be_discarded() -> None:
    match = table("1:1 b1=rider2:1 2:2")
    do(match, "use b1", "hand", "use 1")
    assert legal(match) == "discard"
    assert told(match.why_not("lay")) == [("T24", "fresh", "rider2")]
    do(match, "discard")
    assert line(match, "hand 1") == ""


@pytest.mark.rule("T24")
def test_a_card_drawn_this_round_is_fresh_too() -> None:
    match = table("1:1 14:1 2:2")
    do(match, "use 14", "draw rider2", "hand", "use 1")
    assert legal(match) == "discard"


@pytest.mark.rule("T24")
def test_in_the_next_round_the_card_is_fresh_no_more() -> None:
    match = table("7:1", first=2, hand_1="rider2 fresh", hand_2="well2 fresh")
    do(match, "skip 7")
    assert line(match, "phase") == "placing"
    assert (line(match, "hand 1"), line(match, "hand 2")) == ("rider2", "well2")


@pytest.mark.rule("T24")
def test_after_discarding_another_card_can_be_taken() -> None:
    match = table("1:1 b1=rider2:1 2:2", hand_1="well2")
    do(match, "use 1", "discard", "use b1")
    assert legal(match) == "lay, hand"


# -- free_hand --------------------------------------------------------------------------------


def free(pieces: str = "7:1 6:1 2:2", hand: str = "rider2", **lines: Any) -> Match:
    return table(pieces, hand_1=hand, **{"rows_1": the("free_hand"), **lines})


@pytest.mark.rule("T23")
@pytest.mark.effect("free_hand")
def test_free_hand_lays_the_hand_card_before_between_or_after_actions() -> None:
    laying = ["lay hand", "pay dates 1 salt 1", "row 1"]
    for before in range(3):
        match = free()
        do(match, *["skip 7", "skip 6"][:before], *laying, *["skip 7", "skip 6"][before:])
        assert (match.actor, line(match, "rows 1")) == (1, f"{the('free_hand')} rider2")
        assert line(match, "hand 1") == ""


@pytest.mark.rule("T23")
@pytest.mark.effect("free_hand")
def test_free_hand_may_be_left_alone() -> None:
    match = free("7:1 2:2")
    do(match, "skip 7")
    assert (match.actor, legal(match)) == (0, "lay hand, done")
    do(match, "done")
    assert (match.actor, line(match, "hand 1")) == (1, "rider2")


@pytest.mark.rule("T23")
@pytest.mark.effect("free_hand")
def test_one_is_not_done_while_pieces_stand() -> None:
    assert told(free().why_not("done")) == [("T14", "pieces-left", "6 7")]


@pytest.mark.rule("T23")
@pytest.mark.effect("free_hand")
@pytest.mark.parametrize(
    ("hand", "lines", "reason"),
    [
        ("rider2 fresh", {}, ("T24", "fresh", "rider2")),
        ("rider2", {"player_1": POOR}, ("T36", "too-dear", "rider2")),
        ("", {}, ("T23", "hand-empty", "")),
    ],
)
def test_free_hand_does_not_help_otherwise(
    hand: str, lines: dict[str, str], reason: tuple[str, str, str]
) -> None:
    match = free("7:1 2:2", hand, **lines)
    assert told(match.why_not("lay hand")) == [reason]
    do(match, "skip 7")
    assert match.actor == 1


@pytest.mark.rule("T23")
@pytest.mark.effect("free_hand")
def test_free_hand_works_in_the_turn_in_which_it_is_laid() -> None:
    match = turned_to(the("free_hand"), "gold 2", hand_1="rider2")
    do(match, "lay", "pay pepper 1", "row 1", "skip 7")
    assert legal(match) == "lay hand, done"
    do(match, "lay hand", "pay dates 1 salt 1", "row 1")
    assert match.actor == 1


@pytest.mark.rule("T24")
@pytest.mark.effect("free_hand")
def test_noble_still_lays_the_hand_card() -> None:
    match = free("1:1 2:2")
    do(match, "use 1", "lay", "pay dates 1 salt 1", "row 2")
    assert (match.actor, line(match, "rows 1")) == (1, f"{the('free_hand')} / rider2")


@pytest.mark.rule("T23")
@pytest.mark.effect("free_hand")
def test_the_effect_of_a_card_laid_freely_counts() -> None:
    match = free("7:1 2:2", the("take_two_goods"))
    do(match, "lay hand", "pay dates 1", "row 1", "take salt", "take salt")
    assert (legal(match), stores(match, 0)[:3]) == ("use 7, skip 7", (1, 4, 2))


# -- T29: Expansion ---------------------------------------------------------------------------


@pytest.mark.rule("T29")
def test_expansion_draws_a_tribe_card_and_lays_nothing_on_the_table() -> None:
    match = table("14:1 2:2")
    decks = match.view()["decks"]
    do(match, "use 14", "draw rider2")
    assert match.view()["decks"] == {"goods": decks["goods"], "tribe": decks["tribe"] - 1}
    do(match, "lay", "pay dates 1 salt 1", "row 1")
    assert (line(match, "rows 1"), match.view()["decks"]["goods"]) == ("rider2", decks["goods"])
    assert "?" not in str(match.position).partition("square:")[2]


@pytest.mark.rule("T29")
def test_any_card_of_the_deck_may_be_drawn() -> None:
    match = table("14:1 2:2")
    do(match, "use 14")
    assert len(match.legal()) == 41
    assert set(match.game.weights(match.material.m, match.state)) == {1}


@pytest.mark.rule("T29")
@pytest.mark.rule("T5")
def test_a_drawn_card_taken_into_hand_is_secret() -> None:
    match = table("14:1 2:2")
    do(match, "use 14", "draw rider2", "hand")
    assert line(match, "hand 1") == "rider2 secret fresh"


@pytest.mark.rule("T29")
@pytest.mark.effect("two_tribe_cards")
def test_two_tribe_cards_draws_two_and_uses_one() -> None:
    match = table("14:1 2:2", rows_1=the("two_tribe_cards"))
    do(match, "use 14", "draw rider2", "draw well2")
    assert legal(match) == "keep 1, keep 2"
    do(match, "keep 2")
    assert (legal(match), line(match, "tribe discards")) == ("lay, hand", "rider2")
    do(match, "hand")
    assert line(match, "hand 1") == "well2 secret fresh"


@pytest.mark.rule("T29")
@pytest.mark.effect("two_tribe_cards")
def test_with_a_card_in_hand_both_may_be_discarded() -> None:
    match = table("14:1 2:2", hand_1="camp1", rows_1=the("two_tribe_cards"))
    do(match, "use 14", "draw rider2", "draw well2", "keep 1", "discard")
    assert line(match, "tribe discards") == "rider2 well2"


@pytest.mark.rule("T29")
@pytest.mark.effect("two_tribe_cards")
def test_if_only_one_card_can_be_had_it_is_that_one() -> None:
    deck = own("well,1,1,0,0,0,0,two_tribe_cards", "camp,1,1,0,0,0,0,-")
    match = bare("14:1 2:2", deck, rows_1="well1")
    do(match, "use 14", "draw camp1")
    assert legal(match) == "lay, hand"


@pytest.mark.rule("T29")
@pytest.mark.rule("T20")
@pytest.mark.effect("two_tribe_cards")
def test_for_the_second_card_the_deck_is_made_anew() -> None:
    cards = ["well,1,1,0,0,0,0,two_tribe_cards", *["camp,1,1,0,0,0,0,-"] * 3]
    lines = {"rows_1": "well1", "tribe_0": "camp1", "tribe_discards": "camp2 camp3"}
    match = bare("14:1 2:2", own(*cards), **lines)
    do(match, "use 14", "draw camp1")
    assert legal(match) == "draw camp2, draw camp3"
    do(match, "draw camp3", "keep 1")
    assert (line(match, "tribe discards"), line(match, "tribe 1")) == ("camp3", "camp2")


@pytest.mark.rule("T29")
@pytest.mark.effect("two_tribe_cards")
@pytest.mark.effect("two_goods_cards")
def test_each_of_the_two_effects_is_for_its_own_deck() -> None:
    match = table("13:1 2:2", rows_1=the("two_tribe_cards"))
    do(match, "use 13", "draw date")
    assert match.actor == 1
    match = table("14:1 2:2", rows_1=the("two_goods_cards"))
    do(match, "use 14", "draw rider2")
    assert legal(match) == "lay, hand"


@pytest.mark.rule("T29")
@pytest.mark.effect("two_tribe_cards")
def test_a_second_two_tribe_cards_adds_nothing() -> None:
    cards = ["well,1,1,0,0,0,0,two_tribe_cards"] * 2 + ["camp,1,1,0,0,0,0,-"] * 4
    match = bare("14:1 2:2", own(*cards), rows_1="well1 well2")
    do(match, "use 14", "draw camp1", "draw camp2")
    assert legal(match) == "keep 1, keep 2"


# -- T29: Caravan -----------------------------------------------------------------------------


@pytest.mark.rule("T29")
def test_caravan_draws_a_goods_card_takes_what_it_shows_and_discards_it() -> None:
    match = table("13:1 2:2")
    decks = match.view()["decks"]
    do(match, "use 13", "draw choice", "take salt")
    assert match.view()["decks"] == {"goods": decks["goods"] - 1, "tribe": decks["tribe"]}
    assert (line(match, "goods discards"), stores(match, 0)[:3]) == ("choice 1", (2, 3, 2))


@pytest.mark.rule("T29")
def test_a_goods_card_is_as_likely_as_it_has_copies_left() -> None:
    match = table("13:1 2:2")
    do(match, "use 13")
    weights = match.game.weights(match.material.m, match.state)
    assert dict(zip(match.legal(), weights, strict=True))[match.position.action("draw gold")] == 2
    assert sum(weights) == 14


@pytest.mark.rule("T29")
@pytest.mark.effect("two_goods_cards")
def test_two_goods_cards_draws_two_and_uses_one() -> None:
    match = table("13:1 2:2", rows_1=the("two_goods_cards"))
    do(match, "use 13", "draw dates2", "draw point")
    assert legal(match) == "keep 1, keep 2"
    do(match, "keep 1")
    assert stores(match, 0) == (4, 2, 2, 1, 4)
    assert line(match, "goods discards") == "dates2 1, point 1"


@pytest.mark.rule("T29")
@pytest.mark.effect("two_goods_cards")
def test_of_two_alike_the_first_is_kept() -> None:
    match = table("13:1 2:2", rows_1=the("two_goods_cards"))
    do(match, "use 13", "draw choice", "draw choice")
    assert legal(match) == "keep 1"
    assert told(match.why_not("keep 2")) == [("T29", "alike", "")]
    do(match, "keep 1", "take dates")
    assert line(match, "goods discards") == "choice 2"


@pytest.mark.rule("T29")
@pytest.mark.effect("two_goods_cards")
def test_for_the_second_goods_card_the_deck_is_made_anew() -> None:
    lines = {"rows_1": the("two_goods_cards"), "goods_discards": REST}
    match = table("13:1 2:2", goods_deck="point 1", **lines)
    do(match, "use 13", "draw point")
    assert "draw choice" in match.legal() and "draw point" not in match.legal()
    do(match, "draw choice", "keep 1")
    assert (stores(match, 0)[4], line(match, "remade")) == (5, "1 0")
    assert line(match, "goods discards") == "choice 1, point 1"
