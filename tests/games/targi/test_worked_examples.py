"""The worked examples of the rulebook, with their numbers: what is told there is what happens."""

import pytest

from games.targi.table import do, legal, line, stores, table, told
from serai.core import rulebook


@pytest.mark.rule("T14")
def test_the_order_of_actions_pays_for_a_well() -> None:
    lines = {"player_1": "dates 3, salt 0, pepper 0, gold 0"}
    match = table("2:1 5:1 a2=well8:1 7:2", **lines)
    do(match, "use 2", "use 5", "trade dates gold", "done")
    do(match, "use a2", "lay", "pay dates 1", "row 1")
    assert line(match, "rows 1") == "well8"
    hasty = table("2:1 5:1 a2=well8:1 7:2", **lines)
    do(hasty, "use a2")
    assert told(hasty.why_not("lay")) == [("T36", "too-dear", "well8")]


@pytest.mark.rule("T26")
def test_goods_become_another_good_and_then_gold() -> None:
    match = table("5:1 7:2", player_1="dates 4, salt 2, pepper 1, gold 0")
    do(match, "use 5", "trade dates salt", "trade salt gold")
    assert stores(match, 0) == (2, 0, 1, 1, 4)


@pytest.mark.rule("T32")
def test_who_gains_by_a_raid_may_have_to_give_it_back() -> None:
    match = table(
        "2:2",
        turn=2,
        first=2,
        robber=11,
        player_1="dates 1, salt 0, pepper 1, gold 0, points 1",
        player_2="dates 0, salt 0, pepper 0, gold 0, points 0",
    )
    do(match, "skip 2")
    assert stores(match, 0) == (1, 0, 1, 0, 1)
    assert stores(match, 1) == (0, 0, 0, 0, 2)
    assert (match.actor, legal(match)) == (1, "pay points")


@pytest.mark.rule("T36")
def test_a_discount_leaves_the_choice_of_the_good_and_the_gold() -> None:
    match = table("1:1 7:2", hand_1="targia2", rows_1="targia8")
    do(match, "use 1", "lay")
    assert legal(match) == "pay pepper 1, pay dates 1"
    do(match, "pay dates 1")
    assert stores(match, 0) == (1, 2, 2, 0, 4)


@pytest.mark.rule("T39")
def test_a_gift_breeds_no_gifts() -> None:
    match = table("c3:1 2:1 7:2", rows_1="well9 well8")
    do(match, "use c3", "take dates")
    assert stores(match, 0) == (3, 2, 2, 2, 4)


@pytest.mark.rule("T41")
def test_the_display_that_is_counted_brings_forty_points() -> None:
    match = rulebook.drawings("targi")["scoring"].match
    player = match.view()["players"][0]
    counted = (player["tokens"], player["printed"], player["effects"], player["rows"])
    assert counted == (5, 23, 6, 6)
    assert match.points()[0].total == 40


@pytest.mark.rule("T42")
def test_gold_decides_before_goods() -> None:
    match = table(
        "",
        phase="over",
        robber=16,
        player_1="dates 1, salt 0, pepper 0, gold 2, points 40",
        player_2="dates 9, salt 0, pepper 0, gold 1, points 40",
    )
    assert match.result() == [1, 0]
