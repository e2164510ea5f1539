"""T1–T6, T35: players, the square, the first deal, the stores, the decks."""

from collections import Counter

import pytest

import serai
from games.targi.table import START, do, inner, legal, line, sign, stores
from serai.core.contract import CHANCE, SPECTATOR
from serai.core.errors import BadOption
from serai.core.match import Match
from serai.core.position import Position
from serai.games.targi import material
from serai.games.targi.layout import EFFECT_NAMES, GOODS_CARD_NAMES, KIND_NAMES

SPACES = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]


def waiting(first: str = "1") -> Match:
    """A match before chance has done anything."""
    match = serai.new("targi", seed=1, first=first)
    return Match(Position(match.game, match.material), "1", resolve_chance=False)


# -- T1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_two_play() -> None:
    assert serai.new("targi", seed=1).seats == 2


@pytest.mark.rule("T1")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_nobody_plays_alone_or_with_two_others(seats: int) -> None:
    with pytest.raises(BadOption, match="for 2"):
        serai.new("targi", seats, seed=1)


@pytest.mark.rule("T1")
def test_the_first_player_is_drawn_by_lot() -> None:
    tables = [serai.new("targi", seed=seed) for seed in range(20)]
    assert {match.actor for match in tables} == {0, 1}
    for match in tables:
        lot = match.log[0]
        assert (lot.seat, match.text(lot.action)) == (CHANCE, f"first {match.actor + 1}")


@pytest.mark.rule("T1")
def test_the_lot_is_fair() -> None:
    match = waiting("lot")
    assert legal(match) == "first 1, first 2"
    assert match.game.weights(match.material.m, match.state) == [1, 1]


@pytest.mark.rule("T1")
@pytest.mark.parametrize("first", [1, 2])
def test_a_table_may_name_the_first_player(first: int) -> None:
    tables = [serai.new("targi", seed=seed, first=first) for seed in range(10)]
    assert {match.actor for match in tables} == {first - 1}
    assert not any(match.text(match.log[0].action).startswith("first") for match in tables)


# -- T2, T3 -----------------------------------------------------------------------------------


@pytest.mark.rule("T2")
def test_sixteen_border_cards_go_clockwise_around_nine_inner_ones() -> None:
    drawing = str(waiting("lot").position).partition("| square:\n")[2].splitlines()[:5]
    numbers = [[word for word in row.split() if word.isdigit()] for row in drawing]
    assert numbers == [
        ["16", "1", "2", "3", "4"],
        ["15", "5"],
        ["14", "6"],
        ["13", "7"],
        ["12", "11", "10", "9", "8"],
    ]
    assert [space["name"] for space in waiting().view()["inner"]] == SPACES


@pytest.mark.rule("T2")
def test_every_border_card_has_its_name() -> None:
    named = {card["number"]: card["name"] for card in waiting().view()["border"]}
    assert named == {
        **dict.fromkeys([4, 8, 12, 16], "raid"),
        **dict.fromkeys([2, 7], "dates"),
        **dict.fromkeys([3, 15], "salt"),
        **dict.fromkeys([6, 11], "pepper"),
        1: "noble",
        5: "trader",
        9: "fata-morgana",
        10: "silversmith",
        13: "caravan",
        14: "expansion",
    }


@pytest.mark.rule("T3")
@pytest.mark.parametrize(
    ("one", "other", "between"),
    [
        (1, 11, "a1 b1 c1"),
        (2, 10, "a2 b2 c2"),
        (3, 9, "a3 b3 c3"),
        (5, 15, "a1 a2 a3"),
        (6, 14, "b1 b2 b3"),
        (7, 13, "c1 c2 c3"),
    ],
)
def test_opposite_cards_look_along_one_line(one: int, other: int, between: str) -> None:
    border = waiting().view()["border"]
    for card, opposite in [(one, other), (other, one)]:
        assert border[card - 1]["opposite"] == opposite
        assert border[card - 1]["line"] == between.split()


@pytest.mark.rule("T3")
@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_a_corner_has_no_line(corner: int) -> None:
    card = waiting().view()["border"][corner - 1]
    assert (card["opposite"], card["line"]) == (None, [])


# -- T4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("T4")
def test_goods_lie_in_corners_and_centre_and_tribe_cards_between_them() -> None:
    assert inner(waiting()) == (
        "?goods1 ?tribe2 ?goods3 ?tribe4 ?goods5 ?tribe6 ?goods7 ?tribe8 ?goods9"
    )
    for seed in range(5):
        shown = serai.new("targi", seed=seed).view()["inner"]
        decks = [space["card"]["deck"] for space in shown]
        assert decks == ["goods", "tribe"] * 4 + ["goods"]


@pytest.mark.rule("T4")
def test_the_first_cards_are_dealt_in_reading_order() -> None:
    match = waiting()
    cards = ["date", "well3", "date", "camp1", "gold", "rider2", "choice", "oasis9", "point"]
    events = do(match, *[f"turn {card}" for card in cards])
    assert [event.cells for event in events[:9]] == [(space,) for space in SPACES]
    assert {event.rule for event in events[:9]} == {"T4"}
    assert inner(match) == " ".join(cards)


@pytest.mark.rule("T4")
def test_the_first_cards_come_from_two_whole_decks() -> None:
    match = waiting()
    weights = match.game.weights(match.material.m, match.state)
    assert dict(zip(match.legal(), weights, strict=True)) == {
        **{f"turn {card}": 2 for card in ("date", "salt", "pepper")},
        **{f"turn {card}": 1 for card in ("dates2", "salt2", "pepper2", "point")},
        **{f"turn {card}": 1 for card in ("date+salt", "date+pepper", "salt+pepper")},
        **{f"turn {card}": 3 for card in ("choice", "gold")},
    }
    do(match, "turn date")
    assert len(match.legal()) == 45
    assert set(match.game.weights(match.material.m, match.state)) == {1}


@pytest.mark.rule("T4")
def test_the_rest_are_two_decks_with_a_discard_pile_each() -> None:
    view = serai.new("targi", seed=1).view()
    assert view["decks"] == {"goods": 19 - 5, "tribe": 45 - 4}
    assert view["discards"] == {"goods": [], "tribe": []}


# -- T5, T6 -----------------------------------------------------------------------------------


@pytest.mark.rule("T5")
def test_each_player_starts_with_the_same_stores_and_four_points() -> None:
    match = serai.new("targi", seed=1)
    for seat in (0, 1):
        assert stores(match, seat) == START
        player = match.view()["players"][seat]
        assert (player["hand"], player["laid"], player["pieces_out"]) == (None, 0, 0)
    assert [score.total for score in match.points()] == [4, 4]


@pytest.mark.rule("T5")
def test_what_both_have_lies_open() -> None:
    match = serai.new("targi", seed=1)
    seen = [match.view(seat) for seat in (SPECTATOR, 0, 1)]
    for view in seen:
        for ahead in ("seat", "prices", "payments", "exchanges"):  # what a seat itself may choose
            del view[ahead]
        for card in view["border"]:
            card.pop("adds", None)
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("T6")
def test_the_robber_waits_beside_card_one() -> None:
    match = waiting()
    assert line(match, "robber") == "0"
    assert not any(card["robber"] for card in match.view()["border"])
    match.resolve_chance()
    assert line(match, "robber") == "1"
    assert [card["number"] for card in match.view()["border"] if card["robber"]] == [1]
    assert sign(match, "1") == "1"


# -- T35 --------------------------------------------------------------------------------------


@pytest.mark.rule("T35")
def test_the_deck_has_nine_cards_of_each_of_five_kinds() -> None:
    cards, faults = material.parse(serai.new("targi", seed=1).material.source)
    assert faults == []
    assert Counter(KIND_NAMES[card.kind] for card in cards) == dict.fromkeys(KIND_NAMES, 9)
    assert {card.points for card in cards} == {1, 2, 3}
    assert {EFFECT_NAMES[card.effect] for card in cards} == set(EFFECT_NAMES)


@pytest.mark.rule("T35")
def test_effects_that_matter_once_a_game_are_on_one_card_each() -> None:
    cards, _ = material.parse(serai.new("targi", seed=1).material.source)
    effects = Counter(EFFECT_NAMES[card.effect] for card in cards)
    assert [effects[effect] for effect in ("free_hand", "swap", "safe")] == [1, 1, 1]
    assert effects.pop("-") < len(cards) / 2


@pytest.mark.rule("T35")
def test_a_card_shows_cost_points_and_effect() -> None:
    match = serai.new("targi", seed=1)
    unseen = {card["name"]: card for card in match.view()["unseen"]["tribe"]}
    assert unseen["rider6"] == {
        "deck": "tribe",
        "name": "rider6",
        "kind": "rider",
        "points": 1,
        "cost": {"dates": 1, "salt": 1, "pepper": 1, "gold": 0},
        "or_gold": True,
        "effect": "cheap_rider",
    }
    assert unseen["targia1"]["effect"] is None


@pytest.mark.rule("T35")
def test_the_goods_deck_has_nineteen_cards() -> None:
    goods = waiting().view()["unseen"]["goods"]
    assert len(goods) == 19
    assert list(dict.fromkeys(goods)) == list(GOODS_CARD_NAMES)
