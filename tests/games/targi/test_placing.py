"""T8–T13: where Targis may stand, and where their lines cross."""

from typing import Any

import pytest

from games.targi.table import do, inner, legal, line, sign, table, the, told
from serai.core.match import Match


def placing(square: str = "", **lines: Any) -> Match:
    return table(square, phase="placing", **lines)


def spaces(match: Match) -> str:
    """Where the seat to act may place a Targi."""
    assert all(text.startswith("place ") for text in match.legal())
    return " ".join(text.split()[1] for text in match.legal())


# -- T8 ---------------------------------------------------------------------------------------


@pytest.mark.rule("T8")
@pytest.mark.parametrize("first", [1, 2])
def test_from_the_first_player_on_they_place_in_turn(first: int) -> None:
    match = placing(first=first, turn=first, robber=5)
    actors = []
    for card in (1, 2, 3, 6, 9, 14):
        actors.append(match.actor + 1)
        do(match, f"place {card}")
    assert actors == [first, 3 - first] * 3
    assert (line(match, "phase"), match.actor) == ("acting", first - 1)


@pytest.mark.rule("T8")
def test_placing_is_compulsory() -> None:
    match = placing("1:1 2:2")
    assert all(text.startswith("place ") for text in match.legal())
    assert told(match.why_not("skip 1")) == [("T14", "phase", "")]


@pytest.mark.rule("T8")
def test_nobody_acts_before_all_six_stand() -> None:
    match = placing("2:1 3:2 6:1 13:2 5:1", turn=2, robber=9)
    assert told(match.why_not("use 2", seat=0)) == [("T8", "turn", ""), ("T14", "phase", "")]
    do(match, "place 11")
    assert (match.actor, match.why_not("use 2")) == (0, [])


# -- T9–T11 -----------------------------------------------------------------------------------


@pytest.mark.rule("T9")
@pytest.mark.rule("T10")
def test_a_targi_may_not_stand_on_a_corner_nor_on_the_robbers_card() -> None:
    assert spaces(placing(robber=6)) == "1 2 3 5 7 9 10 11 13 14 15"


@pytest.mark.rule("T9")
@pytest.mark.parametrize("corner", ["4", "8", "12", "16"])
def test_corners_belong_to_the_raids(corner: str) -> None:
    match = placing(robber=6, rows_1=f"{the('face_foe')} {the('face_robber')}")
    assert corner not in spaces(match).split()
    assert told(match.why_not(f"place {corner}")) == [("T9", "corner", corner)]


@pytest.mark.rule("T10")
def test_the_robbers_card_is_refused() -> None:
    assert told(placing(robber=6).why_not("place 6")) == [("T10", "robber", "6")]


@pytest.mark.rule("T10")
@pytest.mark.rule("T12")
def test_opposite_the_robber_is_allowed() -> None:
    assert "14" in spaces(placing(robber=6)).split()


@pytest.mark.rule("T10")
@pytest.mark.effect("face_robber")
def test_face_robber_lets_its_owner_stand_on_the_robbers_card() -> None:
    match = placing(robber=6, rows_1=the("face_robber"))
    do(match, "place 6")
    assert (sign(match, "6"), line(match, "robber")) == ("6:1", "6")


@pytest.mark.rule("T10")
@pytest.mark.effect("face_robber")
def test_face_robber_helps_nobody_else() -> None:
    match = placing("1:1", turn=2, robber=6, rows_1=the("face_robber"))
    assert "6" not in spaces(match).split()
    assert told(match.why_not("place 6")) == [("T10", "robber", "6")]


@pytest.mark.rule("T10")
@pytest.mark.effect("face_robber")
def test_a_targi_on_the_robbers_card_acts_there() -> None:
    match = placing("1:2 2:2 3:2 5:1 7:1", first=2, turn=1, robber=6, rows_1=the("face_robber"))
    do(match, "place 6", "skip 1", "skip 2", "skip 3")
    assert "use 6" in match.legal()
    do(match, "use 6")
    assert line(match, "robber") == "6"


@pytest.mark.rule("T11")
def test_a_targi_may_not_stand_where_one_stands() -> None:
    match = placing("2:1 5:2", robber=1)
    assert spaces(match) == "3 6 7 9 10 11 13 14"
    for card, seat in [("2", 1), ("5", 2)]:
        reasons = match.why_not(f"place {card}")
        assert told(reasons)[0] == ("T11", "occupied", card)
        assert reasons[0].facts["seat"] == seat


@pytest.mark.rule("T11")
@pytest.mark.effect("face_foe")
@pytest.mark.effect("face_robber")
def test_no_card_lets_two_targis_stand_together() -> None:
    match = placing("2:1 5:2", rows_1=f"{the('face_foe')} {the('face_robber')}")
    assert spaces(match) == "1 3 6 7 9 10 11 13 14 15"


# -- T12 --------------------------------------------------------------------------------------


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("card", "opposite"), [(1, 11), (2, 10), (3, 9), (5, 15), (6, 14), (7, 13), (11, 1), (13, 7)]
)
def test_a_targi_may_not_face_one_of_the_opponent(card: int, opposite: int) -> None:
    match = placing(f"{card}:1", turn=2, robber=2 if card != 2 else 3)
    assert str(opposite) not in spaces(match).split()
    assert told(match.why_not(f"place {opposite}")) == [("T12", "opposite", str(card))]


@pytest.mark.rule("T12")
def test_a_targi_may_face_one_of_its_own() -> None:
    match = placing("2:1 5:2")
    do(match, "place 10")
    assert sign(match, "10") == "10:1"


@pytest.mark.rule("T12")
@pytest.mark.effect("face_foe")
def test_face_foe_lets_its_owner_face_the_opponent() -> None:
    match = placing("2:1 5:2", rows_1=the("face_foe"))
    assert "15" in spaces(match).split()
    do(match, "place 15")
    assert (sign(match, "15"), sign(match, "5")) == ("15:1", "5:2")


@pytest.mark.rule("T12")
@pytest.mark.effect("face_foe")
def test_face_foe_helps_nobody_else() -> None:
    match = placing("2:1", turn=2, rows_1=the("face_foe"))
    assert "10" not in spaces(match).split()
    assert told(match.why_not("place 10")) == [("T12", "opposite", "2")]


@pytest.mark.rule("T12")
@pytest.mark.effect("face_foe")
def test_face_foe_does_not_open_the_robbers_card() -> None:
    match = placing(robber=6, rows_1=the("face_foe"))
    assert told(match.why_not("place 6")) == [("T10", "robber", "6")]


# -- T13 --------------------------------------------------------------------------------------


def markers(match: Match) -> str:
    """The marked spaces and whose markers stand there."""
    return " ".join(
        f"{space['name']}:{''.join(str(seat + 1) for seat in space['markers'])}"
        for space in match.view()["inner"]
        if space["markers"]
    )


@pytest.mark.rule("T13")
def test_lines_cross_on_two_inner_cards() -> None:
    match = placing(
        """
        16      1        2:1      3:2      4
        15:2    date     targia3  salt     5
        14      rider3   choice   camp5    6:1
        13:1    pepper   well3    gold     7
        12      11       10       9        8
        """,
        turn=2,
        robber=5,
    )
    do(match, "place 11")
    assert inner(match) == "date:2 targia3 salt:2 rider3 choice:1 camp5 pepper well3:1 gold"


@pytest.mark.rule("T13")
def test_two_targis_that_face_each_other_give_one_marker() -> None:
    match = placing("2:1 3:2 10:1 7:2 6:1", turn=2, robber=1)
    do(match, "place 5")
    assert markers(match) == "a3:2 b2:1 c3:2"


@pytest.mark.rule("T13")
@pytest.mark.parametrize(
    ("own", "last"), [("2:1 3:1", "11"), ("2:1 3:1", "1"), ("6:1 7:1", "15"), ("2:1 10:1", "3")]
)
def test_three_targis_on_parallel_lines_give_no_marker(own: str, last: str) -> None:
    others = "5:2 6:2 7:2" if "2:1" in own else "1:2 2:2 3:2"
    match = placing(f"{own} {others}", first=2, turn=1, robber=13)
    do(match, f"place {last}")
    assert markers(match) == ""
    kinds = [event.kind for event in match.events()]
    assert kinds == ["place", "no-marks", "no-marks"]


@pytest.mark.rule("T13")
@pytest.mark.parametrize(
    ("targis", "last", "crossings"),
    [
        ("1:1 5:1 2:2 3:2 7:2", "6", "a1:1 b1:1"),
        ("1:1 5:1 3:2 6:2 7:2", "2", "a1:1 a2:1"),
        ("9:1 13:1 1:2 2:2 5:2", "14", "b3:1 c3:1"),
        ("2:1 7:1 1:2 3:2 5:2", "6", "b2:1 c2:1"),
        ("7:1 3:1 1:2 2:2 5:2", "9", "c3:1"),
        ("15:1 5:1 2:2 3:2 6:2", "11", "a1:1"),
    ],
)
def test_markers_stand_where_row_and_column_meet(targis: str, last: str, crossings: str) -> None:
    match = placing(targis, first=2, robber=10)
    do(match, f"place {last}")
    assert [word for word in markers(match).split() if word.endswith("1")] == crossings.split()


@pytest.mark.rule("T13")
def test_markers_are_not_chosen() -> None:
    match = placing("2:1 3:2 6:1 11:2 13:1", turn=2, robber=5)
    do(match, "place 15")
    assert legal(match) == (
        "use 2, use 6, use 13, use b2, use c2, skip 2, skip 6, skip 13, skip b2, skip c2"
    )


# -- both on one card --------------------------------------------------------------------------

BOTH = """
    16      1        2:1      3        4
    15      date     targia3  salt     5
    14      rider3   choice   camp5    6:2
    13      pepper   well3    gold     7
    12      11       10:2     9        8
    """


def crossed(**lines: Any) -> Match:
    """Both have crossed on b2, seat 2 with `face_foe`."""
    return table(BOTH.replace("choice ", "date:12"), rows_2=the("face_foe"), **lines)


@pytest.mark.rule("T13")
@pytest.mark.effect("face_foe")
def test_with_face_foe_both_may_cross_on_one_card() -> None:
    match = placing("2:1 10:2 6:1 5:2 15:1", turn=2, rows_2=the("face_foe"))
    do(match, "place 14")
    assert markers(match) == "a2:12 b2:12"


@pytest.mark.rule("T17")
@pytest.mark.effect("face_foe")
def test_the_second_cannot_act_on_a_card_the_first_has_used() -> None:
    match = crossed()
    do(match, "use b2", "skip 2")
    assert sign(match, "b2") == "?tribe1:2"
    assert legal(match) == "use 6, use 10, skip 6, skip 10, skip b2"
    assert told(match.why_not("use b2")) == [("T17", "face-down", "b2")]


@pytest.mark.rule("T16")
@pytest.mark.effect("face_foe")
def test_the_second_acts_on_a_card_the_first_has_skipped() -> None:
    match = crossed()
    do(match, "skip b2", "skip 2")
    assert sign(match, "b2") == "date:2"
    do(match, "use b2")
    assert sign(match, "b2") == "?tribe1"


@pytest.mark.rule("T28")
@pytest.mark.effect("face_foe")
def test_the_second_acts_on_a_card_the_first_has_moved_away_from() -> None:
    match = table(BOTH.replace("choice ", "date:12").replace("9 ", "9:1"))
    do(match, "use 9", "move b2 a1", "use a1", "skip 2")
    assert (sign(match, "b2"), sign(match, "a1")) == ("date:2", "?tribe1")
    assert "use b2" in match.legal()


@pytest.mark.rule("T28")
@pytest.mark.effect("face_foe")
def test_the_second_may_move_away_from_a_card_the_first_has_used() -> None:
    match = table(BOTH.replace("choice ", "date:12").replace("9 ", "9:2"))
    do(match, "use b2", "skip 2", "use 9", "move b2 a1", "use a1")
    assert (sign(match, "b2"), sign(match, "a1")) == ("?tribe1", "?tribe2")
