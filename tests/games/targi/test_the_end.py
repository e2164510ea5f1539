"""T40–T42: the end, the points, and who wins."""

from typing import Any

import pytest

from games.targi.table import bare, do, inner, legal, line, own, stores, table, the, totals
from serai.core.match import Match

WELLS = [f"well{number}" for number in range(1, 14)]
ELEVEN = " / ".join([" ".join(WELLS[:4]), " ".join(WELLS[4:8]), " ".join(WELLS[8:11])])
DECK = own(*["well,1,1,0,0,0,0,-"] * 13, "camp,1,0,0,0,0,0,-")
LAY = ["use 1", "lay", "pay nothing", "row 3"]


def over(deck: str = "", **lines: Any) -> Match:
    """A game that is over; nobody has anything but what is said."""
    poor = "dates 0, salt 0, pepper 0, gold 0, points 0"
    lines = {"player_1": poor, "player_2": poor, **lines}
    return bare("", deck, phase="over", robber=16, **lines)


def by_source(match: Match, source: str) -> list[int]:
    for score in match.points():
        assert sum(score.by_source().values()) == score.total
    return [score.by_source().get(source, 0) for score in match.points()]


# -- T40 --------------------------------------------------------------------------------------


@pytest.mark.rule("T40")
@pytest.mark.rule("T19")
def test_after_the_twelfth_card_of_the_first_player_the_second_still_acts() -> None:
    match = bare("1:1 a1=date:2 2:2", DECK, hand_1="camp1", rows_1=ELEVEN, robber=3)
    do(match, *LAY)
    assert (match.over, match.actor) == (False, 1)
    do(match, "use a1", "skip 2")
    assert match.over
    assert inner(match).startswith("?tribe1")
    assert (line(match, "robber"), line(match, "first")) == ("3", "1")


@pytest.mark.rule("T40")
def test_the_twelfth_card_of_the_second_player_ends_the_game_with_the_turn() -> None:
    match = bare("1:2 a1=date:2 2:2", DECK, hand_2="camp1", rows_2=ELEVEN, turn=2, robber=3)
    do(match, *LAY)
    assert not match.over
    do(match, "skip a1")
    events = do(match, "skip 2")
    assert [(event.kind, event.rule) for event in events][1] == ("end-display", "T40")
    assert match.over


@pytest.mark.rule("T40")
@pytest.mark.rule("T18")
@pytest.mark.parametrize("seat", [1, 2])
def test_goods_above_the_limit_go_back_at_the_end_too(seat: int) -> None:
    lines = {f"hand_{seat}": "camp1", f"rows_{seat}": ELEVEN, f"player_{seat}": "dates 11"}
    match = bare(f"1:{seat} a1=date:2 2:2", DECK, turn=seat, **lines)
    do(match, *LAY)
    if seat == 2:
        do(match, "skip a1", "skip 2")
    assert (match.actor, line(match, "phase")) == (seat - 1, "returning")
    do(match, *["return dates"] * 5)
    assert match.over == (seat == 2)


@pytest.mark.rule("T40")
def test_the_second_player_may_lay_a_twelfth_card_too() -> None:
    cards = [*["well,1,1,0,0,0,0,-"] * 11, *["oasis,1,1,0,0,0,0,-"] * 11]
    deck = own(*cards, *["camp,1,0,0,0,0,0,-"] * 2)
    lines = {"hand_1": "camp1", "rows_1": ELEVEN, "rows_2": ELEVEN.replace("well", "oasis")}
    match = bare("1:1 2:2 14:2", deck, **lines)
    do(match, *LAY, "use 14", "draw camp2", "lay", "pay nothing", "row 3", "skip 2")
    assert match.over
    assert [player["laid"] for player in match.view()["players"]] == [12, 12]


@pytest.mark.rule("T40")
def test_with_eleven_cards_the_game_goes_on() -> None:
    match = bare("1:2 a1=date:2 2:2", DECK, hand_2="camp1", rows_2=ELEVEN, turn=2)
    do(match, "skip 1", "skip a1", "skip 2")
    assert line(match, "phase") == "placing"


@pytest.mark.rule("T40")
def test_there_is_no_result_before_the_end() -> None:
    match = bare("1:1 a1=date:2 2:2", DECK, hand_1="camp1", rows_1=ELEVEN)
    do(match, *LAY)
    assert match.result() is None
    assert by_source(match, "rows") == [0, 0]
    do(match, "skip a1", "skip 2")
    assert match.result() == [1.0, 0.0]
    assert by_source(match, "rows") == [8, 0]


# -- T41 --------------------------------------------------------------------------------------


@pytest.mark.rule("T41")
@pytest.mark.rule("T34")
@pytest.mark.effect("pairs_well")
@pytest.mark.effect("full_row")
def test_the_worked_example_of_the_source_scores_33() -> None:
    """3 tokens, 21 printed, 1 for two wells, 2 for a rider, 4 for a row alike, 2 for another."""
    camps, different = "camp1 camp2 camp3 camp4", f"{the('pairs_well')} {the('full_row')} oasis1"
    match = table(
        phase="raid",
        robber=16,
        rows_1=f"{camps} / {different} {the('cheap_targia')} / well2",
        player_1="points 6",
    )
    do(match, "pay points", "pay gold")
    assert match.points()[0].by_source() == {
        "start": 6,
        "raids": -3,
        "cards": 21,
        "effects": 3,
        "rows": 6,
    }
    assert totals(match)[0] == 3 + 21 + 1 + 2 + 4 + 2 == 33
    told = [(event.kind, event.points) for event in match.events() if event.rule == "T41"]
    assert told == [
        ("final-effect", 1),
        ("final-effect", 2),
        ("final-alike", 4),
        ("final-different", 2),
    ]


@pytest.mark.rule("T41")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("well1 well2 well3 well4", 4),
        ("well1 camp1 rider1 oasis1", 2),
        ("targia1 camp1 rider1 oasis1", 2),
        ("well1 well2 well3 camp1", 0),
        ("well1 well2 camp1 camp2", 0),
        ("well1 well2 camp1 rider1", 0),
        ("well1 well2 well3", 0),
        ("well1 camp1 rider1", 0),
        ("well1 camp1 rider1 oasis1 / well2 camp2 rider2 oasis2", 4),
        ("well1 well2 well3 well4 / camp1 camp2 camp3 camp4 / rider1 rider2 rider3 targia1", 8),
        ("well1 well2 / well3 well4", 0),
    ],
)
def test_a_full_row_scores_for_one_kind_or_four_different_ones(rows: str, points: int) -> None:
    assert by_source(over(rows_1=rows), "rows") == [points, 0]


@pytest.mark.rule("T41")
def test_a_card_in_hand_scores_nothing() -> None:
    assert totals(over(hand_1="targia1", rows_1="rider1")) == [3, 0]


@pytest.mark.rule("T41")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("well", marks=pytest.mark.effect("pairs_well")),
        pytest.param("rider", marks=pytest.mark.effect("pairs_rider")),
        pytest.param("oasis", marks=pytest.mark.effect("pairs_oasis")),
        pytest.param("targia", marks=pytest.mark.effect("pairs_targia")),
        pytest.param("camp", marks=pytest.mark.effect("pairs_camp")),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_pairs_score_a_point_for_every_two_cards_of_the_kind(kind: str, number: int) -> None:
    plain = [f"{kind}{card}" for card in (1, 2, 3, 8)][: number - 1]
    cards = [the(f"pairs_{kind}"), *plain]
    rows = f"{' '.join(cards[:3])} / {' '.join(cards[3:])}"
    match = over(rows_1=rows if number > 3 else " ".join(cards))
    assert by_source(match, "effects") == [number // 2, 0]


@pytest.mark.rule("T41")
@pytest.mark.effect("pairs_camp")
def test_only_the_owners_display_counts() -> None:
    match = over(rows_1=f"{the('pairs_camp')} camp1", rows_2="camp2 camp3")
    assert by_source(match, "effects") == [1, 0]


@pytest.mark.rule("T41")
@pytest.mark.effect("full_row")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("{} well1 well2 camp1", 2),
        ("{} well1 well2", 0),
        ("{} / well1 well2 camp1 rider1", 0),
        ("well1 / well2 camp1 rider1 {}", 2),
    ],
)
def test_full_row_scores_if_its_own_row_is_full(rows: str, points: int) -> None:
    match = over(rows_1=rows.format(the("full_row")))
    assert by_source(match, "effects") == [points, 0]


@pytest.mark.rule("T41")
@pytest.mark.effect("pairs_well")
@pytest.mark.effect("full_row")
def test_of_two_effects_that_score_at_the_end_both_count() -> None:
    deck = own(*["well,1,1,0,0,0,0,pairs_well"] * 2, *["well,1,1,0,0,0,0,full_row"] * 2)
    match = over(deck, rows_1="well1 well2 well3 well4")
    assert by_source(match, "effects") == [2 + 2 + 2 + 2, 0]
    assert totals(match)[0] == 4 + 8 + 4


@pytest.mark.rule("T41")
def test_effects_and_rows_count_at_the_end_only() -> None:
    rows = f"{the('pairs_well')} well1 well2 well3"
    match = bare("2:2", turn=2, rows_1=rows, robber=15, player_1="points 0")
    assert totals(match)[0] == 2 + 3 + 3 + 2
    do(match, "skip 2", "pay gold", "pay gold")
    assert totals(match)[0] == 10 + 2 + 4


# -- T42 --------------------------------------------------------------------------------------


@pytest.mark.rule("T42")
@pytest.mark.parametrize(
    ("player_1", "player_2", "result"),
    [
        ("points 5, gold 0, dates 0", "points 4, gold 3, dates 9", [1.0, 0.0]),
        ("points 4, gold 3, dates 9", "points 5, gold 0, dates 0", [0.0, 1.0]),
        ("points 5, gold 1, dates 0", "points 5, gold 0, dates 9", [1.0, 0.0]),
        ("points 5, gold 0, dates 9", "points 5, gold 1, dates 0", [0.0, 1.0]),
        ("points 5, gold 1, dates 1", "points 5, gold 1, dates 0", [1.0, 0.0]),
        ("points 5, gold 1, salt 2", "points 5, gold 1, dates 3", [0.0, 1.0]),
        ("points 5, gold 1, pepper 3", "points 5, gold 1, dates 3", [0.5, 0.5]),
        ("points 5, gold 1, dates 1, salt 2", "points 5, gold 1, dates 3", [0.5, 0.5]),
        ("points 0, gold 0", "points 0, gold 0", [0.5, 0.5]),
    ],
)
def test_points_then_gold_then_goods_then_it_is_a_draw(
    player_1: str, player_2: str, result: list[float]
) -> None:
    lines = {}
    for key, said in [("player_1", player_1), ("player_2", player_2)]:
        none = [f"{good} 0" for good in ("dates", "salt", "pepper") if good not in said]
        lines[key] = ", ".join([said, *none])
    assert over(**lines).result() == result


@pytest.mark.rule("T42")
def test_printed_points_decide_as_tokens_do() -> None:
    assert over(rows_1="targia1", player_2="points 2").result() == [1.0, 0.0]


@pytest.mark.rule("T42")
def test_gold_counts_as_it_is_after_the_last_raid() -> None:
    """Both have 4 points and 1 gold; who pays with gold has fewer gold, but more points."""
    match = table(phase="raid", robber=16)
    do(match, "pay gold", "pay points")
    assert (totals(match), match.result()) == ([4, 1], [1.0, 0.0])
    match = table(phase="raid", robber=16, player_1="gold 2, points 4", player_2="gold 1")
    do(match, "pay gold", "pay gold")
    assert (stores(match, 0)[3], stores(match, 1)[3]) == (1, 0)
    assert match.result() == [1.0, 0.0]


@pytest.mark.rule("T42")
def test_after_the_end_nothing_is_legal() -> None:
    match = over()
    assert legal(match) == ""
    assert match.why_not("place 1")[0].kind == "over"
