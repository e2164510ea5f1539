"""D30–D34: the end, caravans, areas, and who wins."""

import pytest

from games.desert.picture import enclosed, picture
from serai.core.match import Match


def totals(match: Match) -> list[int]:
    return [score.total for score in match.points()]


def by_source(match: Match, source: str) -> list[int]:
    return [score.by_source().get(source, 0) for score in match.points()]


TWO_COLOURS = """
    1   L1  .   .   .   R1  .
    2     .   .   .   .   .   .
    3   .   .   L2  .   .   .
    """


# -- D30 --------------------------------------------------------------------------------------


@pytest.mark.rule("D30")
def test_when_a_herd_runs_out_the_player_still_places_the_second_camel() -> None:
    match = picture(TWO_COLOURS, herds=1)
    match.play("lime b1")
    assert not match.over
    assert {text.split()[1] for text in match.legal()} == {"rose"}
    match.play("rose d1")
    assert match.over


@pytest.mark.rule("D30")
def test_when_a_herd_runs_out_nobody_else_moves() -> None:
    match = picture(TWO_COLOURS, herds=1, left=1)
    match.play("lime b1")
    assert match.over
    assert match.legal() == []
    assert [reason.kind for reason in match.why_not("lime b3", seat=1)] == ["over"]


@pytest.mark.rule("D30")
def test_the_game_goes_on_while_every_herd_has_a_camel() -> None:
    match = picture(TWO_COLOURS, herds=2)
    match.play("lime b1")
    match.play("rose d1")
    assert not match.over
    assert match.actor == 1


@pytest.mark.rule("D30")
@pytest.mark.rule("D20")
def test_a_player_who_cannot_place_the_second_camel_skips_and_the_game_ends() -> None:
    match = picture(
        """
        1   L1  .   .   .   .
        2     .   .   .   .   .
        3   .   .   R2  .   .
        """,
        herds=1,
    )
    match.play("lime b1")
    assert match.legal() == ["skip"]
    match.play("skip")
    assert match.over


@pytest.mark.rule("D30")
def test_there_is_no_result_before_the_end() -> None:
    match = picture(TWO_COLOURS, herds=1)
    assert match.result() is None
    match.play("lime b1")
    assert match.result() is None
    assert by_source(match, "caravans") == [0, 0]


# -- D31 --------------------------------------------------------------------------------------


@pytest.mark.rule("D31")
def test_the_largest_caravan_of_a_colour_scores_ten() -> None:
    match = picture(
        """
        1   L1  l1  .   .   .   .
        2     .   .   .   .   .   .
        3   .   .   .   L2  l2  .
        """,
        herds=3,
        left=1,
    )
    match.play("lime c1")
    assert totals(match) == [10, 0]


@pytest.mark.rule("D31")
def test_tied_caravans_score_five_each_and_nobody_ten() -> None:
    match = picture(
        """
        1   L1  .   .   .   .   .
        2     .   .   .   .   .   .
        3   .   .   .   L2  l2  .
        """,
        herds=2,
        left=1,
    )
    match.play("lime b1")
    assert totals(match) == [5, 5]


@pytest.mark.rule("D31")
def test_a_tie_below_the_largest_scores_nothing() -> None:
    match = picture(
        """
        1   L1  .   .   .   .   .   .
        2     .   .   .   .   .   .   .
        3   L2  .   .   .   .   .   L3
        """,
        seats=3,
        herds=1,
        left=1,
    )
    match.play("lime b1")
    assert totals(match) == [10, 0, 0]


@pytest.mark.rule("D31")
def test_three_who_tie_score_five_each() -> None:
    match = picture(
        """
        1   L1  .   .   R1  .   .   .
        2     .   .   .   .   .   .   .
        3   .   .   R2  .   .   .   R3
        """,
        seats=3,
        herds=1,
        left=1,
    )
    match.play("lime b1")
    assert totals(match) == [15, 5, 5]


@pytest.mark.rule("D31")
def test_a_leader_alone_is_a_caravan_of_one() -> None:
    match = picture(TWO_COLOURS, herds=1, left=1)
    match.play("lime b1")
    assert by_source(match, "caravans") == [10 + 10, 0]


@pytest.mark.rule("D31")
def test_a_player_without_the_leader_never_ties() -> None:
    match = picture(TWO_COLOURS, herds=1, left=1)
    match.play("lime b1")
    rose = [event for event in match.events() if event.facts.get("colour") == "rose"]
    assert [(event.kind, event.seat, event.points) for event in rose] == [("largest", 0, 10)]


@pytest.mark.rule("D31")
def test_a_colour_nobody_has_scores_for_nobody() -> None:
    match = picture(TWO_COLOURS, herds=1, left=1)
    match.play("lime b1")
    colours = {event.facts["colour"] for event in match.events() if event.rule == "D31"}
    assert colours == {"lime", "rose"}


@pytest.mark.rule("D31")
def test_camels_set_aside_are_no_caravan() -> None:
    match = picture(
        """
        1   L1  .   .   .   V3  .   .
        2     .   .   .   .   .   .   .
        """,
        seats=5,
        herds=1,
        left=1,
        aside="amber 1, lime 2, rose 3, sky 4, violet 5",
    )
    match.play("lime b1")
    assert totals(match) == [10, 0, 10, 0, 0]


# -- D32 --------------------------------------------------------------------------------------

OASIS_AND_WATERHOLE = """
    1   .   .   .   .   L1  .
    2     .   T   .   .   l1  .
    3   3   .   .   .   .   A2
    """


@pytest.mark.rule("D32")
def test_each_enclosed_space_scores_one_but_not_an_oasis() -> None:
    match = picture(OASIS_AND_WATERHOLE.replace("3   3", "3   ."), herds=2, left=1)
    match.play("lime e3")
    assert match.over
    assert totals(match)[0] == 5 + 10 + 11
    assert match.points()[0].by_source() == {"oases": 5, "caravans": 10, "areas": 11}


@pytest.mark.rule("D32")
def test_a_former_waterhole_space_scores_one_besides_its_token() -> None:
    match = picture(OASIS_AND_WATERHOLE, herds=2, left=1)
    match.play("lime e3")
    assert match.points()[0].by_source() == {
        "waterholes": 3,
        "oases": 5,
        "caravans": 10,
        "areas": 11,
    }


@pytest.mark.rule("D32")
def test_a_ring_around_an_oasis_alone_scores_no_space() -> None:
    match = picture(
        """
        1   .   .   .   L1  .
        2     .   l1  l1  .   .
        3   .   l1  T   .   .
        4     .   l1  l1  .   A2
        5   .   .   .   .   .
        """,
        herds=6,
        left=1,
    )
    match.play("lime d3")
    assert enclosed(match) == "c3"
    assert totals(match)[0] == 5 + 10
    assert match.points()[0].by_source() == {"oases": 5, "caravans": 10}


@pytest.mark.rule("D32")
def test_areas_are_paid_only_at_the_end() -> None:
    match = picture(OASIS_AND_WATERHOLE, herds=3)
    match.play("lime e3")
    assert by_source(match, "areas") == [0, 0]
    match.play("lime f2")
    assert match.over
    assert by_source(match, "areas")[0] > 0


@pytest.mark.rule("D32")
def test_an_area_scores_for_its_owner_whoever_ends_the_game() -> None:
    match = picture(
        """
        1   #2  L2  .   .   .
        2     l2  .   .   R1  .
        3   .   .   .   .   .
        """,
        herds=1,
        left=1,
    )
    match.play("rose e2")
    assert by_source(match, "areas") == [0, 1]


# -- D34 --------------------------------------------------------------------------------------


@pytest.mark.rule("D34")
def test_most_points_wins() -> None:
    match = picture(TWO_COLOURS, herds=1, left=1)
    match.play("lime b1")
    assert totals(match) == [20, 0]
    assert match.result() == [1.0, 0.0]


@pytest.mark.rule("D34")
def test_one_point_more_is_enough() -> None:
    match = picture(
        """
        1   L1  .   .   .   .   L2
        2     .   .   .   .   .   .
        3   .   .   1   R2  .   .
        """,
        herds=1,
        turn=2,
        left=2,
    )
    match.play("rose c3")
    match.play("lime e1")
    assert totals(match) == [0, 21]
    assert match.result() == [0.0, 1.0]


@pytest.mark.rule("D34")
def test_all_who_are_tied_win() -> None:
    match = picture(
        """
        1   L1  .   .   A2  .   .   R3
        2     .   .   .   .   .   .   .
        """,
        seats=3,
        herds=1,
        left=1,
    )
    match.play("lime b1")
    assert totals(match) == [10, 10, 10]
    assert match.result() == pytest.approx([1 / 3, 1 / 3, 1 / 3])
