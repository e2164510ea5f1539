"""T26–T28: Trader, Silversmith and Fata Morgana."""

from typing import Any

import pytest

from games.targi.table import bare, do, inner, legal, line, own, sign, stores, table, the, told
from serai.core.errors import InvalidAction
from serai.core.match import Match

# -- T26 --------------------------------------------------------------------------------------


def trading(player: str, **lines: Any) -> Match:
    match = table("5:1 2:2", player_1=player, **lines)
    do(match, "use 5")
    return match


@pytest.mark.rule("T26")
def test_three_alike_goods_are_one_gold_and_two_are_one_good() -> None:
    match = trading("dates 3, salt 2, pepper 1")
    assert legal(match) == (
        "trade dates salt, trade dates pepper, trade dates gold, "
        "trade salt dates, trade salt pepper"
    )


@pytest.mark.rule("T26")
@pytest.mark.parametrize(
    ("exchange", "left"),
    [
        ("trade dates gold", (0, 2, 1, 2)),
        ("trade dates salt", (1, 3, 1, 1)),
        ("trade dates pepper", (1, 2, 2, 1)),
        ("trade salt dates", (4, 0, 1, 1)),
    ],
)
def test_what_is_given_is_gone_and_what_is_taken_is_there(
    exchange: str, left: tuple[int, ...]
) -> None:
    match = trading("dates 3, salt 2, pepper 1")
    do(match, exchange)
    assert stores(match, 0)[:4] == left


@pytest.mark.rule("T26")
def test_one_may_exchange_as_often_as_one_likes_in_any_order() -> None:
    match = trading("dates 6, salt 1, pepper 0")
    do(match, "trade dates salt", "trade dates salt", "trade salt gold")
    assert stores(match, 0)[:4] == (2, 0, 0, 2)
    do(match, "trade dates pepper", "done")
    assert (match.actor, stores(match, 0)[:4]) == (1, (0, 0, 1, 2))


@pytest.mark.rule("T26")
def test_the_player_says_when_it_is_done() -> None:
    match = trading("dates 2, salt 0, pepper 0")
    do(match, "trade dates salt")
    assert (match.actor, legal(match)) == (0, "done")
    do(match, "done")
    assert match.actor == 1


@pytest.mark.rule("T26")
def test_goods_of_different_kinds_are_not_alike() -> None:
    match = table("5:1 2:2", player_1="dates 1, salt 1, pepper 1, gold 3")
    assert legal(match) == "skip 5"


@pytest.mark.rule("T26")
def test_gold_is_never_exchanged_back() -> None:
    match = trading("dates 2, gold 3")
    assert not any(text.startswith("trade gold") for text in match.legal())
    with pytest.raises(InvalidAction):
        match.play("trade gold dates")


@pytest.mark.rule("T26")
def test_a_good_is_not_exchanged_for_itself() -> None:
    match = trading("dates 3, salt 1")
    assert told(match.why_not("trade dates dates")) == [("T26", "same-good", "")]
    assert told(match.why_not("trade salt dates")) == [("T26", "short-trade", "")]
    assert match.why_not("trade salt gold")[0].facts["number"] == 3


# -- T27 --------------------------------------------------------------------------------------


def working(player: str, **lines: Any) -> Match:
    match = table("10:1 2:2", player_1=player, **lines)
    do(match, "use 10")
    return match


@pytest.mark.rule("T27")
@pytest.mark.parametrize(
    ("exchange", "left"),
    [
        ("silver dates 2", (2, 4, 4, 2, 5)),
        ("silver salt 2", (4, 2, 4, 2, 5)),
        ("silver pepper 2", (4, 4, 2, 2, 5)),
        ("silver dates 4", (0, 4, 4, 2, 7)),
        ("silver salt 4", (4, 0, 4, 2, 7)),
        ("silver pepper 4", (4, 4, 0, 2, 7)),
        ("silver gold 1", (4, 4, 4, 1, 6)),
        ("silver gold 2", (4, 4, 4, 0, 8)),
    ],
)
def test_the_silversmith_gives_points(exchange: str, left: tuple[int, ...]) -> None:
    match = working("dates 4, salt 4, pepper 4, gold 2, points 4", rows_1=the("big_stores"))
    assert len(match.legal()) == 8
    do(match, exchange)
    assert stores(match, 0) == left


@pytest.mark.rule("T27")
def test_he_works_once_a_visit() -> None:
    match = working("dates 4, gold 2")
    do(match, "silver dates 2")
    assert match.actor == 1
    assert sign(match, "10") == "10"


@pytest.mark.rule("T27")
def test_only_what_one_has_is_offered() -> None:
    assert legal(working("dates 3, salt 1, pepper 0, gold 1")) == "silver dates 2, silver gold 1"
    match = working("dates 1, salt 1, pepper 0, gold 1")
    assert legal(match) == "silver gold 1"
    reasons = match.why_not("silver dates 2")
    assert told(reasons) == [("T27", "short-silver", "")]
    assert reasons[0].facts == {"good": "dates", "held": 1, "number": 2}


@pytest.mark.rule("T27")
@pytest.mark.effect("fine_silver")
@pytest.mark.parametrize(
    ("exchange", "points"), [("silver dates 2", 2), ("silver dates 4", 4), ("silver gold 1", 3)]
)
def test_fine_silver_is_one_point_more_a_visit(exchange: str, points: int) -> None:
    match = working("dates 4, points 0", rows_1=the("fine_silver"))
    do(match, exchange)
    assert stores(match, 0)[4] == points


@pytest.mark.rule("T27")
@pytest.mark.effect("fine_silver")
def test_fine_silver_is_nothing_without_an_exchange() -> None:
    match = table("10:1 2:2", rows_1=the("fine_silver"))
    do(match, "skip 10")
    assert stores(match, 0)[4] == 4


@pytest.mark.rule("T27")
@pytest.mark.effect("fine_silver")
def test_of_two_fine_silvers_both_count() -> None:
    deck = own("well,1,1,0,0,0,0,fine_silver", "camp,1,1,0,0,0,0,fine_silver")
    match = bare("10:1 2:2", deck, rows_1="well1 camp1", player_1="points 0")
    do(match, "use 10", "silver gold 1")
    assert stores(match, 0)[4] == 4


# -- T28 --------------------------------------------------------------------------------------

MIRAGE = """
    16      1        2:2      3        4
    15      date:1   targia3  salt:2   5
    14      rider3   choice:1 -        6
    13      ?tribe1  well3    gold     7
    12      11       10       9:1      8
    """


@pytest.mark.rule("T28")
def test_a_marker_moves_to_a_face_up_card_without_a_marker() -> None:
    match = table(MIRAGE)
    do(match, "use 9")
    targets = ["a2", "b1", "c2", "c3"]
    assert match.legal() == [f"move {start} {end}" for start in ("a1", "b2") for end in targets]


@pytest.mark.rule("T28")
def test_the_card_it_leaves_is_not_replaced_and_its_action_is_still_to_come() -> None:
    match = table(MIRAGE)
    do(match, "use 9", "move a1 c3")
    assert inner(match) == "date targia3 salt:2 rider3 choice:1 - ?tribe1 well3 gold:1"
    assert legal(match) == "use b2, use c3, skip b2, skip c3"
    do(match, "use c3")
    assert stores(match, 0)[3] == 2


@pytest.mark.rule("T28")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("move a2 c2", ("T28", "no-marker", "a2")),
        ("move a3 c2", ("T28", "no-marker", "a3")),
        ("move a1 b2", ("T28", "marked", "b2")),
        ("move a1 a3", ("T28", "marked", "a3")),
        ("move a1 c1", ("T28", "not-face-up", "c1")),
        ("move a1 b3", ("T28", "not-face-up", "b3")),
        ("move a1 a1", ("T28", "marked", "a1")),
    ],
)
def test_other_moves_are_refused(move: str, reason: tuple[str, str, str]) -> None:
    match = table(MIRAGE)
    do(match, "use 9")
    assert told(match.why_not(move)) == [reason]


@pytest.mark.rule("T28")
@pytest.mark.parametrize("under", ["?tribe1", "-"])
def test_a_marker_may_leave_a_face_down_card_or_an_empty_space(under: str) -> None:
    match = table(f"9:1 a1={under}:1 2:2")
    do(match, "use 9", "move a1 c1")
    assert (sign(match, "a1"), sign(match, "c1")) == (under, "pepper:1")
    do(match, "use c1")
    assert line(match, "goods discards") == "pepper 1"


@pytest.mark.rule("T28")
def test_a_marker_that_has_acted_cannot_be_moved() -> None:
    match = table("9:1 a1:1 2:2")
    do(match, "use a1")
    assert legal(match) == "skip 9"
    assert told(match.why_not("use 9")) == [("T28", "no-marker-left", "9")]


@pytest.mark.rule("T28")
def test_without_a_card_to_move_to_it_can_only_be_skipped() -> None:
    match = table("""
        16      1        2:2      3        4
        15      date:1   -        -        5
        14      salt:2   -        -        6
        13      ?tribe1  -        -        7
        12      11       10       9:1      8
        """)
    assert told(match.why_not("use 9")) == [("T28", "no-target", "9")]
    assert legal(match) == "use a1, skip 9, skip a1"


@pytest.mark.rule("T28")
def test_a_card_whose_marker_was_skipped_may_be_moved_to() -> None:
    match = table("9:1 a1:1 c2:1 2:2")
    do(match, "skip a1", "use 9", "move c2 a1", "use a1")
    assert stores(match, 0)[0] == 3
