"""T7, T30–T34: the robber's way around the square, and what it takes at the corners."""

from collections.abc import Sequence
from typing import Any

import pytest

import serai
from games.targi.table import bare, do, legal, line, own, stores, table, the, told, totals
from serai.core.match import Match

POOR = "dates 0, salt 0, pepper 0, gold 0, points 0"
RICH = "dates 3, salt 3, pepper 3, gold 2, points 9"


def raid(corner: int, **lines: Any) -> Match:
    """Both players wait for the raid on a corner."""
    return table(phase="raid", robber=corner, **lines)


def before(robber: int, **lines: Any) -> Match:
    """The round ends, and another begins, when seat 2 has used its last Targi."""
    return table("2:2", turn=2, robber=robber, **lines)


def rounds(match: Match) -> list[tuple[int, int, int]]:
    """Round, robber's card and first player of a whole game in which nobody does anything."""
    found = []
    while not match.over:
        view = match.view()
        if view["phase"] == "placing" and not any(p["pieces_out"] for p in view["players"]):
            found.append((view["round"], view["robber"], view["first"] + 1))
        match.play(next(text for text in match.legal()[::-1] if not text.startswith("use")))
    return found


# -- T7 ---------------------------------------------------------------------------------------


@pytest.mark.rule("T7")
@pytest.mark.parametrize(("card", "next_card"), [(1, 2), (2, 3), (5, 6), (10, 11), (14, 15)])
def test_the_robber_moves_one_card_a_round(card: int, next_card: int) -> None:
    match = before(robber=card)
    assert do(match, "use 2")[-1].facts["round"] == next_card - next_card // 4
    assert (line(match, "phase"), line(match, "robber")) == ("placing", str(next_card))


@pytest.mark.rule("T7")
@pytest.mark.parametrize("corner", [4, 8, 12])
def test_after_a_raid_the_robber_moves_on_at_once(corner: int) -> None:
    match = before(robber=corner - 1)
    do(match, "use 2")
    assert (line(match, "phase"), line(match, "robber")) == ("raid", str(corner))
    do(match, "pay points", "pay points")
    assert (line(match, "phase"), line(match, "robber")) == ("placing", str(corner + 1))


@pytest.mark.rule("T7")
@pytest.mark.parametrize("first", [1, 2])
def test_there_are_at_most_twelve_rounds(first: int) -> None:
    match = serai.new("targi", seed=1, first=first)
    firsts = [first, 3 - first] * 6
    cards = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]
    assert rounds(match) == list(zip(range(1, 13), cards, firsts, strict=True))
    assert match.view()["rounds"] == 12
    assert (match.events()[-1].kind, line(match, "robber")) == ("end-raid", "16")


@pytest.mark.rule("T7")
@pytest.mark.rule("T30")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_of_the_round_that_begins_is_raided_first(first: int) -> None:
    match = table(f"2:{3 - first}", robber=7, first=first, turn=3 - first)
    do(match, "use 2")
    assert line(match, "first") == str(3 - first)
    assert match.actor == 2 - first
    do(match, "pay points")
    assert match.actor == first - 1
    do(match, "pay points")
    assert (match.actor, line(match, "phase")) == (2 - first, "placing")


# -- T30 --------------------------------------------------------------------------------------


def number_of_goods(payments: Sequence[str]) -> set[int]:
    """How many goods the payments of goods are."""
    goods = [text.split()[2::2] for text in payments if len(text.split()) > 2]
    return {sum(map(int, numbers)) for numbers in goods}


@pytest.mark.rule("T30")
@pytest.mark.parametrize(
    ("corner", "goods", "ways", "points"), [(4, 1, 3, 1), (8, 2, 6, 1), (12, 3, 10, 2)]
)
def test_a_corner_takes_goods_of_the_players_choice_or_points(
    corner: int, goods: int, ways: int, points: int
) -> None:
    match = raid(corner, player_1=RICH, player_2=RICH)
    assert len(match.legal()) == ways + 1
    assert number_of_goods(match.legal()) == {goods}
    do(match, "pay points")
    assert stores(match, 0) == (3, 3, 3, 2, 9 - points)
    assert len(match.legal()) == ways + 1


@pytest.mark.rule("T30")
def test_the_goods_given_are_gone() -> None:
    match = raid(12, player_1=RICH)
    do(match, "pay dates 2 pepper 1")
    assert stores(match, 0) == (1, 3, 2, 2, 9)
    match = raid(8, player_1=RICH)
    do(match, "pay salt 1 pepper 1")
    assert stores(match, 0) == (3, 2, 2, 2, 9)


@pytest.mark.rule("T30")
@pytest.mark.rule("T34")
def test_the_last_corner_takes_gold_or_three_points() -> None:
    match = raid(16, player_1=RICH, player_2=RICH)
    assert legal(match) == "pay gold, pay points"
    do(match, "pay gold", "pay points")
    assert stores(match, 0) == (3, 3, 3, 1, 9)
    assert stores(match, 1) == (3, 3, 3, 2, 6)


@pytest.mark.rule("T30")
@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_printed_points_cannot_be_paid(corner: int) -> None:
    match = raid(corner, player_1=RICH.replace("points 9", "points 0"), rows_1="targia1 rider1")
    assert totals(match)[0] == 3 + 3
    assert "pay points" not in match.legal()
    assert told(match.why_not("pay points")) == [("T31", "short-points", str(corner))]


@pytest.mark.rule("T30")
def test_the_corners_show_what_they_take() -> None:
    border = raid(8).view()["border"]
    shown = [border[corner - 1]["raid"] for corner in (4, 8, 12, 16)]
    assert [(card["goods"], card["gold"], card["points"]) for card in shown] == [
        (1, 0, 1),
        (2, 0, 1),
        (3, 0, 2),
        (0, 1, 3),
    ]
    assert raid(8).view()["raid"] == shown[1]
    assert before(robber=7).view()["raid"] is None


# -- T31 --------------------------------------------------------------------------------------


@pytest.mark.rule("T31")
@pytest.mark.parametrize(
    ("corner", "player", "payments"),
    [
        (4, "dates 0, salt 1, pepper 0, points 0", "pay salt 1"),
        (4, "dates 0, salt 0, pepper 0, points 1", "pay points"),
        (8, "dates 1, salt 0, pepper 0, points 1", "pay points"),
        (8, "dates 1, salt 0, pepper 1, points 0", "pay dates 1 pepper 1"),
        (12, "dates 1, salt 1, pepper 0, points 2", "pay points"),
        (12, "dates 1, salt 1, pepper 1, points 1", "pay dates 1 salt 1 pepper 1"),
        (16, "gold 0, points 3", "pay points"),
        (16, "gold 1, points 2", "pay gold"),
    ],
)
def test_only_what_can_be_paid_in_full_is_offered(corner: int, player: str, payments: str) -> None:
    assert legal(raid(corner, player_1=player)) == payments


@pytest.mark.rule("T31")
def test_goods_and_points_are_never_mixed() -> None:
    """At corner 12 two goods and one point are not 3 goods, nor 2 points."""
    match = raid(12, player_1="dates 1, salt 1, pepper 1, points 1")
    assert told(match.why_not("pay dates 1 salt 1")) == [("T30", "other-number", "12")]
    assert told(match.why_not("pay points")) == [("T31", "short-points", "12")]


@pytest.mark.rule("T31")
def test_a_single_possibility_is_still_asked() -> None:
    match = raid(4, player_1=POOR.replace("salt 0", "salt 1"))
    assert match.actor == 0
    do(match, "pay salt 1")
    assert stores(match, 0) == (0, 0, 0, 0, 0)


# -- T32 --------------------------------------------------------------------------------------


@pytest.mark.rule("T32")
@pytest.mark.parametrize(("corner", "points"), [(4, 1), (8, 1), (12, 2)])
def test_who_can_pay_neither_loses_nothing_and_the_other_takes_the_points(
    corner: int, points: int
) -> None:
    match = before(robber=corner - 1, player_1=POOR, player_2=RICH)
    do(match, "skip 2", f"pay dates {corner // 4}")
    assert stores(match, 0) == (0, 0, 0, 0, 0)
    assert stores(match, 1) == (3 - corner // 4, 3, 3, 2, 9 + points)
    assert line(match, "phase") == "placing"


@pytest.mark.rule("T32")
def test_who_pays_points_may_get_as_many_back_at_once() -> None:
    match = before(robber=11, player_1=POOR, player_2=RICH)
    do(match, "skip 2")
    events = do(match, "pay points")
    assert stores(match, 1)[4] == 9
    assert [(event.kind, event.points) for event in events] == [
        ("raid-points", -2),
        ("raid-unpaid", 2),
        ("round", 0),
    ]


@pytest.mark.rule("T32")
def test_points_are_taken_from_the_supply_and_not_from_the_player() -> None:
    match = table("2:1", first=2, robber=11, player_1=POOR, player_2=POOR)
    events = do(match, "skip 2")
    kinds = [event.kind for event in events]
    assert kinds == ["skip", "raid", "raid-unpaid"]
    assert (stores(match, 0)[4], stores(match, 1)[4]) == (0, 2)


@pytest.mark.rule("T32")
def test_each_is_asked_with_what_they_have_then() -> None:
    """The first player cannot pay; the other takes a point and can pay with it."""
    match = table("2:1", first=2, robber=3, player_1=POOR, player_2=POOR)
    do(match, "skip 2")
    assert (match.actor, legal(match)) == (1, "pay points")
    do(match, "pay points")
    assert stores(match, 0)[4] == stores(match, 1)[4] == 0


@pytest.mark.rule("T32")
def test_at_the_last_corner_too_the_other_takes_the_points() -> None:
    match = table("2:1", first=2, robber=15, player_1=POOR, player_2=RICH)
    do(match, "skip 2")
    assert match.actor == 1
    do(match, "pay gold")
    assert match.over
    assert totals(match) == [0, 9 + 3]


@pytest.mark.rule("T32")
@pytest.mark.effect("safe")
@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_a_safe_player_is_passed_by(corner: int) -> None:
    match = before(robber=corner - 1, player_1=RICH, player_2=RICH, rows_2=the("safe"))
    events = do(match, "skip 2")
    assert ("raid-safe", 1) in [(event.kind, event.seat) for event in events]
    assert (match.actor, stores(match, 1)) == (0, (3, 3, 3, 2, 9))
    do(match, "pay points")
    assert stores(match, 1) == (3, 3, 3, 2, 9)


@pytest.mark.rule("T32")
@pytest.mark.effect("safe")
@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_a_safe_player_without_anything_gives_the_other_nothing(corner: int) -> None:
    match = before(robber=corner - 1, player_1=RICH, player_2=POOR, rows_2=the("safe"))
    do(match, "skip 2", "pay points")
    assert stores(match, 0)[4] == 9 - max(1, corner // 4 - 1)
    assert stores(match, 1)[4] == 0


@pytest.mark.rule("T32")
@pytest.mark.effect("safe")
@pytest.mark.parametrize(("corner", "points"), [(4, 1), (8, 1), (12, 2), (16, 3)])
def test_a_safe_player_takes_points_when_the_other_cannot_pay(corner: int, points: int) -> None:
    match = before(robber=corner - 1, player_1=POOR, player_2=RICH, rows_2=the("safe"))
    events = do(match, "skip 2")
    assert (stores(match, 1)[4], stores(match, 0)[4]) == (9 + points, 0)
    assert [event.kind for event in events][1:4] == ["raid", "raid-safe", "raid-unpaid"]
    assert match.over == (corner == 16)


@pytest.mark.rule("T32")
@pytest.mark.effect("safe")
def test_with_two_safe_players_the_robber_just_moves_on() -> None:
    deck = own("well,1,1,0,0,0,0,safe", "well,1,1,0,0,0,0,safe")
    match = bare("2:2", deck, turn=2, robber=7, rows_1="well1", rows_2="well2")
    do(match, "skip 2")
    assert (line(match, "phase"), line(match, "robber"), match.actor) == ("placing", "9", 1)
    match = bare("2:2", deck, turn=2, robber=15, rows_1="well1", rows_2="well2")
    do(match, "skip 2")
    assert match.over


@pytest.mark.rule("T32")
@pytest.mark.effect("safe")
def test_raids_pass_by_from_the_moment_the_card_is_laid() -> None:
    match = table(
        f"b1={the('safe')}:2", turn=2, robber=3, player_1=RICH, player_2="pepper 2, gold 1"
    )
    do(match, "use b1", "lay", "pay pepper 2", "row 1", "turn salt2")
    assert match.actor == 0
    do(match, "pay points")
    assert line(match, "phase") == "placing"


# -- T33, T34 ---------------------------------------------------------------------------------


@pytest.mark.rule("T33")
@pytest.mark.parametrize("corner", [4, 8, 12])
def test_gold_is_not_a_good(corner: int) -> None:
    match = raid(corner, player_1="dates 1, salt 1, pepper 1, gold 3")
    assert "pay gold" not in match.legal()
    assert told(match.why_not("pay gold")) == [("T33", "no-gold-here", str(corner))]


@pytest.mark.rule("T33")
def test_who_has_only_gold_cannot_pay_a_raid_on_goods() -> None:
    match = table("2:1", first=2, robber=3, player_1=POOR.replace("gold 0", "gold 3"))
    do(match, "skip 2")
    assert match.actor == 1
    do(match, "pay points")
    assert (stores(match, 0), stores(match, 1)[4]) == ((0, 0, 0, 3, 0), 4)


@pytest.mark.rule("T33")
def test_goods_do_not_pay_for_gold() -> None:
    match = raid(16, player_1="dates 9, gold 0")
    assert legal(match) == "pay points"
    assert told(match.why_not("pay dates 1")) == [("T30", "gold-only", "16")]


@pytest.mark.rule("T34")
def test_the_raid_on_corner_16_ends_the_game_when_both_have_paid() -> None:
    match = before(robber=15)
    do(match, "skip 2", "pay gold")
    assert not match.over
    events = do(match, "pay points")
    assert (events[-1].kind, events[-1].rule) == ("end-raid", "T34")
    assert stores(match, 0)[4] == 1
    assert match.over


@pytest.mark.rule("T34")
def test_other_corners_do_not_end_the_game() -> None:
    for corner in (4, 8, 12):
        match = raid(corner)
        do(match, "pay points", "pay points")
        assert not match.over
