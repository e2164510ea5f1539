"""T14–T18: one action for each Targi and marker, what becomes of the cards, and the limits."""

from typing import Any

import pytest

from games.targi.table import bare, do, inner, legal, line, own, sign, stores, table, the, told
from serai.core.match import Match

# -- T14 --------------------------------------------------------------------------------------


@pytest.mark.rule("T14")
def test_there_is_one_action_for_each_targi_and_marker() -> None:
    match = table("2:1 6:1 13:1 b2:1 c2:1 3:2")
    assert legal(match) == (
        "use 2, use 6, use 13, use b2, use c2, skip 2, skip 6, skip 13, skip b2, skip c2"
    )


@pytest.mark.rule("T14")
@pytest.mark.parametrize("order", ["2 6 a1", "6 a1 2", "a1 2 6", "a1 6 2"])
def test_actions_come_in_any_order(order: str) -> None:
    match = table("2:1 6:1 a1:1 3:2")
    do(match, *[f"use {piece}" for piece in order.split()])
    assert stores(match, 0) == (4, 2, 3, 1, 4)
    assert match.actor == 1


@pytest.mark.rule("T14")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_does_all_actions_and_then_the_other(first: int) -> None:
    match = table("2:1 3:1 6:2 7:2", first=first, turn=first)
    actors = []
    while line(match, "phase") == "acting":
        actors.append(match.actor + 1)
        do(match, match.legal()[0])
    assert actors == [first, first, 3 - first, 3 - first]


@pytest.mark.rule("T14")
def test_an_action_is_finished_before_the_next_begins() -> None:
    match = table("2:1 b2:1 3:2")
    do(match, "use b2")
    assert legal(match) == "take dates, take salt, take pepper"
    assert told(match.why_not("use 2")) == [("T14", "phase", "b2")]
    do(match, "take salt", "use 2")


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    "piece",
    [
        "1",
        "2",
        "3",
        "5",
        "6",
        "7",
        "9",
        "10",
        "11",
        "13",
        "14",
        "15",
        "a1",
        "a2",
        "b1",
        "b2",
        "b3",
        "c3",
    ],
)
def test_any_action_may_be_skipped_and_nothing_else_happens(piece: str) -> None:
    pieces = f"{piece}:1 c2:1 {'3' if piece == '2' else '2'}:2"
    match, after = table(pieces, hand_1="rider1"), table(pieces, hand_1="rider1")
    do(after, f"skip {piece}")
    assert sign(match, piece) == sign(after, piece) + ":1"
    for key in ("turn", "player 1", "hand 1", "goods deck", "goods discards", "tribe 0"):
        assert line(match, key) == line(after, key)
    assert inner(after).replace(":1", "") == inner(match).replace(":1", "")


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("piece", "lines", "reason"),
    [
        ("1", {}, ("T24", "no-hand", "1")),
        ("5", {"player_1": "dates 1, salt 1, pepper 1"}, ("T26", "nothing-to-trade", "5")),
        (
            "10",
            {"player_1": "dates 1, salt 1, pepper 1, gold 0"},
            ("T27", "nothing-for-silver", "10"),
        ),
        ("9", {}, ("T28", "no-marker-left", "9")),
    ],
)
def test_what_can_do_nothing_can_only_be_skipped(
    piece: str, lines: dict[str, str], reason: tuple[str, str, str]
) -> None:
    match = table(f"{piece}:1 2:2", **lines)
    assert legal(match) == f"skip {piece}"
    assert told(match.why_not(f"use {piece}")) == [reason]


@pytest.mark.rule("T14")
def test_the_trader_once_chosen_must_exchange_something() -> None:
    match = table("5:1 2:2")
    do(match, "use 5")
    assert "done" not in match.legal()
    assert told(match.why_not("done")) == [("T26", "no-trade-yet", "5")]
    assert told(match.why_not("skip 5")) == [("T14", "phase", "5")]


@pytest.mark.rule("T14")
def test_once_a_card_is_drawn_the_action_must_be_finished() -> None:
    match = table("14:1 2:2")
    do(match, "use 14", "draw rider2")
    assert legal(match) == "lay, hand"
    assert told(match.why_not("skip 14")) == [("T14", "phase", "14")]


@pytest.mark.rule("T14")
def test_a_piece_acts_once() -> None:
    match = table("2:1 6:1 3:2")
    do(match, "use 2")
    assert legal(match) == "use 6, skip 6"
    assert told(match.why_not("use 2")) == [("T14", "no-targi", "2")]


@pytest.mark.rule("T14")
def test_a_piece_of_the_other_player_is_not_used() -> None:
    match = table("2:1 6:2 a1:2")
    assert told(match.why_not("use 6")) == [("T14", "no-targi", "6")]
    assert told(match.why_not("use a1")) == [("T14", "no-marker", "a1")]


# -- T15, T16, T17 ----------------------------------------------------------------------------


@pytest.mark.rule("T15")
@pytest.mark.parametrize("action", ["use", "skip"])
def test_the_targi_comes_off_and_the_border_card_stays(action: str) -> None:
    match = table("6:1 2:2")
    border = [card["name"] for card in match.view()["border"]]
    do(match, f"{action} 6")
    assert sign(match, "6") == "6"
    assert [card["name"] for card in match.view()["border"]] == border


@pytest.mark.rule("T16")
def test_a_used_goods_card_is_replaced_by_a_tribe_card() -> None:
    match = table("a1:1 2:2")
    do(match, "use a1")
    assert sign(match, "a1") == "?tribe1"
    assert line(match, "goods discards") == "date 1"
    assert match.view()["decks"] == {"goods": 14, "tribe": 40}


@pytest.mark.rule("T16")
@pytest.mark.parametrize(
    "actions",
    [
        ["use b1", "hand"],
        ["use b1", "lay", "pay dates 1 salt 2 pepper 1", "row 1"],
        ["use b1", "discard"],
    ],
    ids=["hand", "lay", "discard"],
)
def test_a_used_tribe_card_is_replaced_by_a_goods_card(actions: list[str]) -> None:
    match = table("b1:1 2:2", **({"hand_1": "rider1"} if "discard" in actions else {}))
    do(match, *actions)
    assert sign(match, "b1") == "?goods1"
    assert match.view()["decks"]["goods"] == 19 - 5 - 1


@pytest.mark.rule("T16")
def test_the_goods_card_is_laid_when_the_tribe_card_leaves() -> None:
    match = table("b1:1 2:2")
    do(match, "use b1", "lay")
    assert sign(match, "b1") == "rider3"
    do(match, "pay dates 1 salt 2 pepper 1")
    assert sign(match, "b1") == "rider3"
    do(match, "row 1")
    assert sign(match, "b1") == "?goods1"


@pytest.mark.rule("T16")
@pytest.mark.parametrize("space", ["a1", "b1"])
def test_a_skipped_card_stays_face_up(space: str) -> None:
    match = table(f"{space}:1 2:2")
    card = sign(match, space).removesuffix(":1")
    do(match, f"skip {space}")
    assert sign(match, space) == card


@pytest.mark.rule("T17")
def test_a_marker_on_a_face_down_card_has_no_action() -> None:
    match = table("a1=?tribe1:2 6:2", turn=2)
    assert legal(match) == "use 6, skip 6, skip a1"
    assert told(match.why_not("use a1")) == [("T17", "face-down", "a1")]


@pytest.mark.rule("T17")
def test_a_marker_on_an_empty_space_has_no_action() -> None:
    match = table("a1=-:2 6:2", turn=2)
    assert legal(match) == "use 6, skip 6, skip a1"
    assert told(match.why_not("use a1")) == [("T17", "empty", "a1")]


@pytest.mark.rule("T17")
def test_a_card_laid_this_round_cannot_be_used_this_round() -> None:
    match = table("9:1 a1:1 c2:1 2:2")
    do(match, "use a1", "use 9")
    assert "move c2 a1" not in match.legal()
    assert told(match.why_not("move c2 a1")) == [("T28", "not-face-up", "a1")]


# -- T18 --------------------------------------------------------------------------------------


def full(extra: str, last: str = "2:1 3:2", **lines: Any) -> Match:
    """Seat 1 with these stores has one action left."""
    return table(last, player_1=extra, **lines)


@pytest.mark.rule("T18")
def test_ten_goods_are_kept() -> None:
    match = full("dates 4, salt 3, pepper 2")
    do(match, "use 2")
    assert (match.actor, stores(match, 0)[:3]) == (1, (5, 3, 2))


@pytest.mark.rule("T18")
def test_what_is_above_ten_goes_back_by_choice() -> None:
    match = full("dates 5, salt 4, pepper 2")
    do(match, "use 2")
    assert (match.actor, line(match, "phase")) == (0, "returning")
    assert legal(match) == "return dates, return salt, return pepper"
    do(match, "return salt", "return pepper")
    assert (match.actor, stores(match, 0)[:3]) == (1, (6, 3, 1))


@pytest.mark.rule("T18")
def test_only_goods_one_has_can_go_back() -> None:
    match = full("dates 10, salt 1, pepper 0")
    do(match, "use 2")
    assert legal(match) == "return dates, return salt"
    assert told(match.why_not("return pepper")) == [("T18", "none-left", "")]
    do(match, "return salt")
    assert legal(match) == "return dates"


@pytest.mark.rule("T18")
def test_gold_above_three_goes_back_by_itself() -> None:
    match = full("gold 3", "c3:1 3:2")
    events = do(match, "use c3")
    assert (match.actor, stores(match, 0)[3]) == (1, 3)
    assert events[-1].kind == "return"


@pytest.mark.rule("T18")
def test_gold_does_not_count_as_goods() -> None:
    match = full("dates 6, salt 2, pepper 1, gold 3")
    do(match, "use 2")
    assert match.actor == 1


@pytest.mark.rule("T18")
def test_during_the_turn_there_is_no_limit() -> None:
    match = full("dates 9, salt 3, pepper 3, gold 5", "2:1 3:1 c3:1 6:2")
    do(match, "use 2", "use c3")
    assert stores(match, 0) == (10, 3, 3, 6, 4)
    do(match, "skip 3")
    assert (line(match, "phase"), stores(match, 0)[3]) == ("returning", 3)


@pytest.mark.rule("T18")
@pytest.mark.parametrize("action", ["use 2", "skip 2"])
def test_it_is_tested_when_the_turn_ends_however_it_ends(action: str) -> None:
    match = full("dates 8, salt 3, pepper 3")
    do(match, action)
    assert line(match, "phase") == "returning"


@pytest.mark.rule("T18")
def test_it_is_tested_before_the_other_player_acts_and_only_for_the_one_who_acted() -> None:
    match = table("2:1 3:2", player_1="dates 11, salt 0, pepper 0", player_2="dates 12, salt 0")
    do(match, "skip 2")
    assert match.actor == 0
    do(match, "return dates")
    assert (match.actor, line(match, "phase")) == (1, "acting")
    do(match, "use 3")
    assert (match.actor, line(match, "phase")) == (1, "returning")


@pytest.mark.rule("T18")
@pytest.mark.effect("big_stores")
def test_big_stores_keep_fifteen_goods_and_five_gold() -> None:
    match = full("dates 9, salt 3, pepper 2, gold 7", rows_1=the("big_stores"))
    do(match, "use 2")
    assert (match.actor, stores(match, 0)) == (1, (10, 3, 2, 5, 4))
    match = full("dates 9, salt 3, pepper 3, gold 5", rows_1=the("big_stores"))
    do(match, "use 2")
    assert line(match, "phase") == "returning"


@pytest.mark.rule("T18")
@pytest.mark.effect("big_stores")
def test_a_second_big_stores_adds_nothing() -> None:
    deck = own("camp,1,1,0,0,0,0,big_stores", "camp,1,1,0,0,0,0,big_stores")
    lines = {"player_1": "dates 15, salt 0, pepper 0", "rows_1": "camp1 camp2"}
    match = bare("2:1 3:2", deck, **lines)
    do(match, "use 2")
    assert line(match, "phase") == "returning"


@pytest.mark.rule("T18")
@pytest.mark.effect("big_stores")
def test_it_is_tested_with_the_effects_laid_by_then() -> None:
    match = full(
        "dates 12, salt 1, pepper 1, gold 6", f"b3={the('big_stores')}:1 3:2", hand_1="rider1"
    )
    do(match, "use b3", "lay", "pay dates 1", "row 1")
    assert (match.actor, stores(match, 0)) == (1, (11, 1, 1, 5, 4))


@pytest.mark.rule("T18")
@pytest.mark.effect("free_hand")
def test_it_is_tested_once_after_a_hand_card_that_free_hand_lays() -> None:
    """Had it been tested before, one gold more would be gone."""
    match = full("dates 7, salt 3, pepper 3, gold 4", hand_1="rider2", rows_1=the("free_hand"))
    do(match, "skip 2")
    assert legal(match) == "lay hand, done"
    do(match, "lay hand", "pay dates 1 salt 1", "row 1")
    assert stores(match, 0)[3] == 3
    assert line(match, "phase") == "returning"


@pytest.mark.rule("T18")
def test_the_second_player_too_gives_back_before_the_round_ends() -> None:
    match = table("2:2", turn=2, player_2="dates 12, salt 0, pepper 0")
    do(match, "skip 2")
    assert (match.actor, line(match, "phase")) == (1, "returning")
    do(match, "return dates", "return dates")
    assert line(match, "phase") == "placing"
