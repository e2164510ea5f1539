"""T21, T25, T39: what goods cards and the goods border cards give."""

import pytest

from games.targi.table import bare, do, legal, line, own, stores, table, the

EMPTY = "dates 0, salt 0, pepper 0, gold 0, points 0"
GIVES = {
    "date": (1, 0, 0, 0, 0),
    "salt": (0, 1, 0, 0, 0),
    "pepper": (0, 0, 1, 0, 0),
    "dates2": (2, 0, 0, 0, 0),
    "salt2": (0, 2, 0, 0, 0),
    "pepper2": (0, 0, 2, 0, 0),
    "date+salt": (1, 1, 0, 0, 0),
    "date+pepper": (1, 0, 1, 0, 0),
    "salt+pepper": (0, 1, 1, 0, 0),
    "gold": (0, 0, 0, 1, 0),
    "point": (0, 0, 0, 0, 1),
}


def one_of(effect: str, *others: str) -> str:
    """A deck of cards with these effects: well1, well2 and so on."""
    return own(*[f"well,1,1,0,0,0,0,{name}" for name in (effect, *others)])


# -- T21 --------------------------------------------------------------------------------------


@pytest.mark.rule("T21")
@pytest.mark.parametrize("card", GIVES)
def test_a_goods_card_gives_what_it_shows(card: str) -> None:
    match = table(f"a1={card}:1 3:2", player_1=EMPTY)
    do(match, "use a1")
    assert stores(match, 0) == GIVES[card]
    assert match.actor == 1


@pytest.mark.rule("T21")
@pytest.mark.parametrize(("good", "place"), [("dates", 0), ("salt", 1), ("pepper", 2)])
def test_a_card_with_a_choice_gives_one_good_of_the_players_choice(good: str, place: int) -> None:
    match = table("b2:1 3:2", player_1=EMPTY)
    do(match, "use b2")
    assert legal(match) == "take dates, take salt, take pepper"
    do(match, f"take {good}")
    assert stores(match, 0) == tuple(int(index == place) for index in range(5))
    assert match.actor == 1


@pytest.mark.rule("T21")
@pytest.mark.rule("T29")
@pytest.mark.parametrize("card", GIVES)
def test_caravan_gives_what_the_drawn_card_shows(card: str) -> None:
    match = table("13:1 3:2", player_1=EMPTY)
    do(match, "use 13", f"draw {card}")
    assert stores(match, 0) == GIVES[card]
    assert line(match, "goods discards") == f"{card} 1"


# -- T25 --------------------------------------------------------------------------------------


@pytest.mark.rule("T25")
@pytest.mark.parametrize(("card", "good"), [(2, 0), (7, 0), (3, 1), (15, 1), (6, 2), (11, 2)])
def test_a_goods_border_card_gives_one_of_its_good(card: int, good: int) -> None:
    match = table(f"{card}:1 {2 if card != 2 else 3}:2", player_1=EMPTY)
    do(match, f"use {card}")
    assert stores(match, 0) == tuple(int(index == good) for index in range(5))


# -- T39 --------------------------------------------------------------------------------------


@pytest.mark.rule("T39")
@pytest.mark.parametrize(
    ("effect", "card", "gives"),
    [
        pytest.param("more_dates", "date", (2, 0, 0), marks=pytest.mark.effect("more_dates")),
        pytest.param("more_salt", "salt", (0, 2, 0), marks=pytest.mark.effect("more_salt")),
        pytest.param("more_pepper", "pepper", (0, 0, 2), marks=pytest.mark.effect("more_pepper")),
    ],
)
def test_one_more_of_a_good_that_a_goods_card_gives(
    effect: str, card: str, gives: tuple[int, ...]
) -> None:
    match = table(f"a1={card}:1 3:2", player_1=EMPTY, rows_1=the(effect))
    do(match, "use a1")
    assert stores(match, 0)[:3] == gives
    match = table("13:1 3:2", player_1=EMPTY, rows_1=the(effect))
    do(match, "use 13", f"draw {card}")
    assert stores(match, 0)[:3] == gives


@pytest.mark.rule("T39")
@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("dates2", (3, 0, 0)),
        ("date+salt", (2, 2, 0)),
        ("date+pepper", (2, 0, 1)),
        ("salt+pepper", (0, 2, 1)),
        ("pepper2", (0, 0, 2)),
        ("gold", (0, 0, 0)),
        ("point", (0, 0, 0)),
    ],
)
def test_it_is_one_more_per_card_and_not_per_good(card: str, gives: tuple[int, ...]) -> None:
    rows = f"{the('more_dates')} {the('more_salt')}"
    match = table(f"a1={card}:1 3:2", player_1=EMPTY, rows_1=rows)
    do(match, "use a1")
    assert stores(match, 0)[:3] == gives


@pytest.mark.rule("T39")
def test_on_a_card_with_a_choice_the_good_chosen_counts() -> None:
    for good, gives in [("dates", (2, 0, 0)), ("salt", (0, 1, 0))]:
        match = table("b2:1 3:2", player_1=EMPTY, rows_1=the("more_dates"))
        do(match, "use b2", f"take {good}")
        assert stores(match, 0)[:3] == gives


@pytest.mark.rule("T39")
@pytest.mark.parametrize("card", [2, 3, 6, 7, 11, 15])
def test_effects_do_not_count_for_the_goods_border_cards(card: int) -> None:
    rows = f"{the('more_dates')} {the('more_salt')} {the('more_pepper')}"
    match = table(f"{card}:1 {2 if card != 2 else 3}:2", player_1=EMPTY, rows_1=rows)
    do(match, f"use {card}")
    assert sum(stores(match, 0)) == 1


@pytest.mark.rule("T39")
@pytest.mark.effect("more_gold")
def test_with_more_gold_a_good_of_choice_comes_with_gold() -> None:
    match = table("c3:1 3:2", player_1=EMPTY, rows_1=the("more_gold"))
    do(match, "use c3")
    assert legal(match) == "take dates, take salt, take pepper"
    do(match, "take pepper")
    assert (match.actor, stores(match, 0)) == (1, (0, 0, 1, 1, 0))
    match = table("13:1 3:2", player_1=EMPTY, rows_1=the("more_gold"))
    do(match, "use 13", "draw gold", "take dates")
    assert stores(match, 0) == (1, 0, 0, 1, 0)


@pytest.mark.rule("T39")
@pytest.mark.effect("more_gold")
def test_what_an_effect_gives_triggers_no_other_effect() -> None:
    rows = f"{the('more_gold')} {the('more_dates')}"
    match = table("c3:1 3:2", player_1=EMPTY, rows_1=rows)
    do(match, "use c3", "take dates")
    assert stores(match, 0) == (1, 0, 0, 1, 0)


@pytest.mark.rule("T39")
@pytest.mark.effect("more_gold")
def test_gold_from_the_trader_is_not_from_a_goods_card() -> None:
    match = table("5:1 3:2", player_1="dates 3", rows_1=the("more_gold"))
    do(match, "use 5", "trade dates gold")
    assert legal(match).startswith("done")


@pytest.mark.rule("T39")
@pytest.mark.effect("more_dates")
def test_of_two_cards_with_one_effect_both_count() -> None:
    deck = one_of("more_dates", "more_dates")
    match = bare("a1=dates2:1 3:2", deck, player_1=EMPTY, rows_1="well1 well2")
    do(match, "use a1")
    assert stores(match, 0)[:3] == (4, 0, 0)


@pytest.mark.rule("T39")
@pytest.mark.effect("more_gold")
def test_two_more_gold_give_two_goods() -> None:
    deck = one_of("more_gold", "more_gold", "more_salt")
    match = bare("a1=gold:1 3:2", deck, player_1=EMPTY, rows_1="well1 well2 well3")
    do(match, "use a1", "take salt", "take pepper")
    assert (match.actor, stores(match, 0)) == (1, (0, 1, 1, 1, 0))


@pytest.mark.rule("T39")
@pytest.mark.effect("more_salt")
def test_the_effects_of_one_player_do_not_help_the_other() -> None:
    match = table("a1=salt:1 3:2", player_1=EMPTY, rows_2=the("more_salt"))
    do(match, "use a1")
    assert stores(match, 0)[:3] == (0, 1, 0)


@pytest.mark.rule("T37")
@pytest.mark.effect("more_pepper")
def test_an_effect_works_for_the_rest_of_the_turn_in_which_it_is_laid() -> None:
    card = the("more_pepper")
    match = table(f"b1={card}:1 c1:1 3:2", player_1="dates 0, salt 1, pepper 0, gold 1")
    do(match, "use b1", "lay", "pay salt 1", "row 1", "use c1")
    assert stores(match, 0)[:3] == (0, 0, 2)
