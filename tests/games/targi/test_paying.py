"""T36, T37: what tribe cards cost, and every way to pay for them."""

import pytest

from games.targi.table import bare, do, legal, line, own, stores, table, the, told
from serai.core.match import Match


def noble(cost: str, player: str, *effects: str, kind: str = "camp") -> Match:
    """Seat 1 is about to lay a card of this cost; cards of these effects are in its display.

    A cost is written as in a deck: dates, salt, pepper, gold, and 1 if 1 gold will do.
    """
    other = "well" if kind == "rider" else "rider"
    cards = [f"{kind},1,{cost},-", *[f"{other},1,1,0,0,0,0,{effect}" for effect in effects]]
    rows = " ".join(f"{other}{number}" for number in range(1, len(cards)))
    match = bare("1:1 2:2", own(*cards), hand_1=f"{kind}1", player_1=player, rows_1=rows)
    do(match, "use 1")
    return match


def paying(cost: str, player: str, *effects: str, kind: str = "camp") -> Match:
    match = noble(cost, player, *effects, kind=kind)
    do(match, "lay")
    return match


# -- T36: the cost ----------------------------------------------------------------------------


@pytest.mark.rule("T36")
def test_a_cost_is_paid_with_the_goods_and_the_gold_shown() -> None:
    match = paying("2,1,0,1,0", "dates 3, salt 3, pepper 3, gold 2")
    assert legal(match) == "pay dates 2 salt 1"
    do(match, "pay dates 2 salt 1")
    assert stores(match, 0) == (1, 2, 3, 1, 4)


@pytest.mark.rule("T36")
@pytest.mark.parametrize(("cost", "gold"), [("0,0,0,1,0", 1), ("0,0,0,3,0", 3), ("0,0,0,0,0", 0)])
def test_a_card_may_cost_gold_alone_or_nothing(cost: str, gold: int) -> None:
    match = paying(cost, "gold 3")
    assert legal(match) == "pay nothing"
    do(match, "pay nothing")
    assert stores(match, 0) == (2, 2, 2, 3 - gold, 4)


@pytest.mark.rule("T36")
@pytest.mark.parametrize(
    "player",
    ["dates 1, salt 1", "dates 2, salt 0", "dates 2, salt 1, gold 0", "dates 9, salt 0, pepper 9"],
)
def test_a_card_that_cannot_be_paid_in_full_is_not_laid(player: str) -> None:
    match = noble("2,1,0,1,0", player)
    assert legal(match) == "discard"
    assert told(match.why_not("lay")) == [("T36", "too-dear", "camp1")]


@pytest.mark.rule("T36")
@pytest.mark.parametrize(
    ("payment", "reasons"),
    [
        ("pay dates 2", [("T36", "other-goods", "camp1")]),
        ("pay dates 2 salt 2", [("T36", "other-goods", "camp1")]),
        ("pay dates 2 pepper 1", [("T36", "not-its-cost", "camp1")]),
        ("pay dates 3", [("T36", "not-its-cost", "camp1")]),
        ("pay dates 4", [("T36", "short", ""), ("T36", "other-goods", "camp1")]),
        ("pay nothing", [("T36", "other-goods", "camp1")]),
        ("pay gold", [("T36", "no-slash", "camp1")]),
        ("pay points", [("T36", "no-points", "camp1")]),
    ],
)
def test_any_other_payment_is_refused(payment: str, reasons: list[tuple[str, str, str]]) -> None:
    match = paying("2,1,0,0,0", "dates 3, salt 3, pepper 3")
    assert told(match.why_not(payment)) == reasons


# -- T36: a slash -----------------------------------------------------------------------------


@pytest.mark.rule("T36")
def test_a_cost_with_a_slash_is_paid_with_the_goods_or_with_one_gold() -> None:
    match = paying("1,1,1,0,1", "gold 2")
    assert legal(match) == "pay gold, pay dates 1 salt 1 pepper 1"
    do(match, "pay gold")
    assert stores(match, 0) == (2, 2, 2, 1, 4)


@pytest.mark.rule("T36")
def test_of_a_slash_only_what_one_has_is_offered() -> None:
    assert legal(paying("1,1,1,0,1", "dates 0")) == "pay gold"
    match = paying("1,1,1,0,1", "gold 0")
    assert legal(match) == "pay dates 1 salt 1 pepper 1"
    assert told(match.why_not("pay gold")) == [("T36", "no-gold", "")]


@pytest.mark.rule("T36")
@pytest.mark.effect("cheap_camp")
@pytest.mark.effect("barter")
def test_one_gold_has_no_discount_and_no_barter() -> None:
    match = paying("1,0,0,0,1", "dates 0, salt 0, pepper 0", "cheap_camp", "barter")
    assert legal(match) == "pay gold, pay nothing"
    do(match, "pay gold")
    assert stores(match, 0)[3] == 0


@pytest.mark.rule("T36")
@pytest.mark.parametrize("card", ["rider6", "rider9", "camp9"])
def test_three_cards_of_the_usual_deck_have_a_slash(card: str) -> None:
    match = table("1:1 2:2", hand_1=card)
    do(match, "use 1", "lay")
    assert "pay gold" in match.legal()
    assert len(match.legal()) == 2


# -- T36: cheap_KIND --------------------------------------------------------------------------


@pytest.mark.rule("T36")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("well", marks=pytest.mark.effect("cheap_well")),
        pytest.param("rider", marks=pytest.mark.effect("cheap_rider")),
        pytest.param("oasis", marks=pytest.mark.effect("cheap_oasis")),
        pytest.param("targia", marks=pytest.mark.effect("cheap_targia")),
        pytest.param("camp", marks=pytest.mark.effect("cheap_camp")),
    ],
)
def test_a_cheap_kind_costs_one_good_less_of_the_payers_choice(kind: str) -> None:
    match = paying("2,1,0,0,0", "dates 2", f"cheap_{kind}", kind=kind)
    assert legal(match) == "pay dates 1 salt 1, pay dates 2"
    for other in {"well", "rider", "oasis", "targia", "camp"} - {kind}:
        assert legal(paying("2,1,0,0,0", "dates 2", f"cheap_{other}", kind=kind)) == (
            "pay dates 2 salt 1"
        )


@pytest.mark.rule("T36")
@pytest.mark.effect("cheap_well")
def test_a_discount_makes_a_card_affordable() -> None:
    match = paying("2,1,0,0,0", "dates 1, salt 1", "cheap_well", kind="well")
    assert legal(match) == "pay dates 1 salt 1"
    match = paying("2,1,0,0,0", "dates 2, salt 0", "cheap_well", kind="well")
    assert legal(match) == "pay dates 2"


@pytest.mark.rule("T36")
@pytest.mark.effect("cheap_oasis")
def test_a_discount_is_never_gold() -> None:
    match = paying("1,0,0,1,0", "gold 1", "cheap_oasis", kind="oasis")
    do(match, "pay nothing")
    assert stores(match, 0) == (2, 2, 2, 0, 4)
    assert legal(noble("0,0,0,1,0", "gold 0", "cheap_oasis", kind="oasis")) == "discard"


@pytest.mark.rule("T36")
@pytest.mark.effect("cheap_rider")
def test_a_discount_is_nothing_if_no_good_is_left() -> None:
    match = paying("1,0,0,0,0", "dates 2", *["cheap_rider"] * 3, kind="rider")
    assert legal(match) == "pay nothing"


@pytest.mark.rule("T36")
@pytest.mark.effect("cheap_targia")
def test_of_two_discounts_both_count() -> None:
    match = paying("2,1,1,0,0", "dates 2", "cheap_targia", "cheap_targia", kind="targia")
    assert legal(match) == (
        "pay salt 1 pepper 1, pay dates 1 pepper 1, pay dates 1 salt 1, pay dates 2"
    )


@pytest.mark.rule("T36")
@pytest.mark.effect("cheap_camp")
def test_a_discount_must_be_taken() -> None:
    match = paying("2,1,0,0,0", "dates 2", "cheap_camp")
    assert told(match.why_not("pay dates 2 salt 1")) == [("T36", "other-goods", "camp1")]


# -- T36: barter ------------------------------------------------------------------------------


@pytest.mark.rule("T36")
@pytest.mark.effect("barter")
def test_with_barter_up_to_two_goods_are_paid_with_others() -> None:
    match = paying("2,1,0,0,0", "dates 2, salt 1, pepper 3", "barter")
    assert match.legal() == [
        "pay salt 1 pepper 2",
        "pay dates 1 pepper 2",
        "pay dates 1 salt 1 pepper 1",
        "pay dates 2 pepper 1",
        "pay dates 2 salt 1",
    ]


@pytest.mark.rule("T36")
@pytest.mark.effect("barter")
def test_three_goods_cannot_be_bartered() -> None:
    match = paying("2,1,0,0,0", "dates 2, salt 1, pepper 3", "barter")
    reasons = match.why_not("pay pepper 3")
    assert told(reasons) == [("T36", "not-its-cost", "camp1")]
    assert reasons[0].facts["other"] == 3 and reasons[0].facts["bartered"] == 2
    assert legal(noble("2,1,0,0,0", "dates 0, salt 0, pepper 9", "barter")) == "discard"


@pytest.mark.rule("T36")
@pytest.mark.effect("barter")
def test_barter_is_never_with_gold() -> None:
    assert legal(noble("1,0,0,0,0", "dates 0, salt 0, pepper 0, gold 3", "barter")) == "discard"
    assert legal(noble("0,0,0,1,0", "dates 9, gold 0", "barter")) == "discard"


@pytest.mark.rule("T36")
@pytest.mark.effect("barter")
def test_of_two_barters_both_count() -> None:
    player = "dates 0, salt 0, pepper 4"
    assert legal(paying("2,2,0,0,0", player, "barter", "barter")) == "pay pepper 4"
    assert legal(noble("2,2,0,0,0", player, "barter")) == "discard"


@pytest.mark.rule("T36")
@pytest.mark.effect("barter")
@pytest.mark.effect("cheap_camp")
def test_the_discount_comes_first_and_then_barter() -> None:
    """Of two dates and two salt one is gone; of the other three two may be pepper."""
    match = paying("2,2,0,0,0", "dates 0, salt 1, pepper 3", "cheap_camp", "barter")
    assert legal(match) == "pay salt 1 pepper 2"


# -- T37 --------------------------------------------------------------------------------------


@pytest.mark.rule("T37")
@pytest.mark.parametrize("kind", ["well", "rider", "oasis", "targia", "camp"])
def test_an_effect_never_helps_to_pay_for_its_own_card(kind: str) -> None:
    card = the(f"cheap_{kind}")
    match = table("1:1 2:2", hand_1=card)
    do(match, "use 1", "lay")
    goods = [text for text in match.legal() if text != "pay gold"]
    assert [sum(int(word) for word in text.split() if word.isdigit()) for text in goods] == [3]


@pytest.mark.rule("T37")
@pytest.mark.effect("barter")
def test_barter_does_not_pay_for_itself() -> None:
    match = table("1:1 2:2", hand_1=the("barter"), player_1="dates 9, salt 0, pepper 0")
    do(match, "use 1")
    assert legal(match) == "discard"


@pytest.mark.rule("T37")
@pytest.mark.effect("cheap_targia")
def test_an_effect_helps_to_pay_for_the_next_card_of_the_turn() -> None:
    match = table("1:1 a2=targia1:1 2:2", hand_1=the("cheap_targia"), player_1="salt 4")
    do(match, "use 1", "lay", "pay dates 1 salt 2", "row 1", "use a2", "lay")
    assert "pay dates 1 salt 2 pepper 1" in match.legal()
    assert line(match, "rows 1") == the("cheap_targia")


@pytest.mark.rule("T37")
def test_a_card_in_hand_has_no_effect_yet() -> None:
    match = table("1:1 a2=targia1:1 2:2", hand_1=the("cheap_targia"), player_1="salt 4")
    do(match, "use a2", "lay")
    assert legal(match) == "pay dates 1 salt 2 pepper 2"
