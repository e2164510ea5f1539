"""Drawn positions with a clear mistake: the word names it, its reasons are the search's numbers."""

from collections.abc import Callable
from typing import Any

import pytest

from coach.test_analysis import ENDS, loses
from games.desert.picture import picture
from serai.bots.search import Budget
from serai.coach.ends import ends_after
from serai.coach.reviewing import ENDS as READ
from serai.coach.reviewing import Effort, Review
from serai.coach.whole import go_over
from serai.core.ledger import POINTS
from serai.core.match import Match

ends = pytest.mark.parametrize(
    ("end", "best"), ENDS, ids=lambda value: getattr(value, "__name__", "")
)
SURE = 3.0  # standard errors


def gone_over(match: Match, effort: Effort) -> Any:
    return go_over(Review(match, effort, cores=1), lambda told: None)


@ends
def test_a_move_that_throws_the_game_away_is_a_blunder(end: Callable[[], Match], best: str) -> None:
    match = end()
    seat = match.actor
    match.play(next(text for text in reversed(match.legal()) if loses(end, text)))
    told = gone_over(match, Effort(200, 200))
    verdict = told["moments"][-1]["verdict"]
    assert (verdict["word"], verdict["loss"]) == ("blunder", 1.0)
    assert verdict["best"]["action"] == best
    assert verdict["helped"] == [-1.0 if one == seat else 1.0 for one in range(2)]
    points = match.points()[seat].total
    assert verdict["with_played"]["points"][seat] == points
    told_of = [one for one in verdict["why"] if one["seat"] == seat and one["unit"] == "points"]
    lost = verdict["with_best"]["points"][seat] - points
    assert sum(one["better"] - one["played"] for one in told_of) == pytest.approx(lost)


@ends
def test_the_move_that_wins_is_good(end: Callable[[], Match], best: str) -> None:
    match = end()
    match.play(best)
    told = gone_over(match, Effort(200, 200))
    assert told["moments"][-1]["verdict"]["word"] == "good"
    assert [one["words"]["good"] for one in told["seats"]] == [
        one["decisions"] for one in told["seats"]
    ]


def corner() -> Match:
    """Rose closes the corner by camels on d2 and d3; one of lime on either keeps it open."""
    return picture(
        """
        1   3   .   .   ^   R2  .   o   o
        2     3   .   .   .   .   .   .
        3   3   .   .   .   l1  L1  .   .
        4     3   .   .   ^   3   .   .
        """,
        herds=4,
        left=1,
        waterholes="2 0 0 / 0 0 0",
    )


GREEDY = "camel lime e4"  # takes a waterhole, and lets rose have the corner


def test_a_corner_that_two_camels_of_one_turn_close_is_seen_before_it_closes() -> None:
    """At a glance the waterhole looks good; looking closer, and back from the end, it loses."""
    match = corner()
    match.play(GREEDY)
    assert gone_over(match, Effort(10, 10))["moments"][0]["verdict"]["word"] == "good"
    for camel in ("camel rose d2", "camel rose d3"):
        match.play(camel)
    verdict = gone_over(match, Effort(10, 2_000))["moments"][0]["verdict"]
    assert verdict["word"] == "blunder" and verdict["simulations"] == 2_000
    assert verdict["best"]["action"] in ("camel lime d2", "camel lime d3")
    areas = [one for one in verdict["why"] if one["kind"] == "area" and one["seat"] == 1]
    assert [round(one["played"]) for one in areas] == [12]


def test_reasons_are_the_numbers_of_the_search() -> None:
    """Points and shares of the win at the ends that are read are what the search expects."""
    match = corner()
    here = match.position
    seat, action = here.actor, here.number_of(GREEDY)
    review = Review(match, Effort(600, 600), cores=1)
    _, verdict = review.verdict(here, seat, action, 600)
    known = here.hidden_from(seat)
    for line, outlook in (
        (verdict.played, verdict.with_played),
        (verdict.best, verdict.with_best),
    ):
        number = known.number_of(line.action)
        ends = ends_after(review.judge, known, seat, number, Budget(simulations=600), READ)
        for one in range(2):
            points = [key for key in ends.keys if key[0] == POINTS and key[1] == one]
            told = sum(ends.mean(key) for key in points)
            error = sum(ends.error(key) for key in points)
            assert told == pytest.approx(outlook.points[one], abs=SURE * error + 0.5)
    told_of = {
        (why.kind, why.seat, str(why.facts)): why for why in review.why(known, seat, verdict)
    }
    assert told_of
    for why in told_of.values():
        assert abs(why.played - why.better) > SURE * why.error
