"""Drawn positions with a clear mistake: the word names it, its reasons are the search's numbers."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bots.thinking import middle
from coach.test_analysis import ENDS, POOR, loses
from games.desert.picture import picture
from games.sons import table as sons
from games.targi import table as targi
from serai.bots.search import Budget
from serai.coach.ends import ends_after, things_of
from serai.coach.reasons import CLEAR, Why
from serai.coach.reviewing import ENDS as READ
from serai.coach.reviewing import Effort, Review, Verdict, effort_for
from serai.coach.saying import reason
from serai.coach.whole import go_over
from serai.core.ledger import POINTS
from serai.core.match import Match
from serai.core.texts import LANGUAGES
from walk import Table

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


def third() -> Match:
    """Only the waterhole at b1 brings seat 1 past seat 2; seat 3 is behind whatever is done."""
    return picture(
        """
        1   L1  3   .   .   R1  .   .   .
        2     .   .   .   .   .   .   .   .
        3   o   o   L2  o   o   R2  .   L3
        """,
        seats=3,
        herds=1,
        left=1,
        waterholes="0 0 0 / 0 0 4 / 0 0 0",
    )


def test_whom_a_move_helped_is_told_of_each_seat() -> None:
    match = third()
    wins = "camel lime b1"
    match.play(next(one for one in match.legal() if match.position.play(one).result()[1] == 1.0))  # type: ignore[index]
    verdict = gone_over(match, Effort(200, 200))["moments"][-1]["verdict"]
    assert (verdict["word"], verdict["best"]["action"]) == ("blunder", wins)
    assert verdict["helped"] == [-1.0, 1.0, 0.0]


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
        2     .   .   .   .   .   .   .   .
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
    verdict, *wall = (one["verdict"] for one in gone_over(match, Effort(10, 2_000))["moments"])
    assert [one["word"] for one in wall] == ["good", "good"]  # the camels that close it win
    assert verdict["word"] == "blunder" and verdict["simulations"] == 2_000
    assert verdict["best"]["action"] in ("camel lime d2", "camel lime d3")
    areas = [one for one in verdict["why"] if one["kind"] == "area" and one["seat"] == 1]
    assert [round(one["played"]) for one in areas] == [12]
    enclosed = [one for one in verdict["why"] if one["facts"] == {"source": "areas"}]
    assert not enclosed, "the same numbers are told once, as spaces"
    told = gone_over(match, effort_for(match.game))["moments"]
    assert [one["verdict"]["word"] for one in told] == ["blunder", "good", "good"]


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


def spending() -> Match:
    """The last round: gold spent at the Silversmith is wanting when the robber comes for it."""
    own, foe = "dates 1, salt 0, pepper 0, gold 1, points 0", f"{POOR}, gold 1, points 0"
    return targi.bare("10:2", robber=15, turn=2, player_1=foe, player_2=own)


def closing() -> Match:
    """The last turn: a tile completes the oasis on g2, which has gems, or lies elsewhere."""
    one, two = "water 0", "water 1"
    there = sons.closing("gems camel", "13", last=1, left="", player_1=one, player_2=two)
    return Match(there.positions[-2], "1", resolve_chance=False)


def verdict_of(match: Match, action: str, simulations: int) -> tuple[Verdict, list[Why]]:
    here = match.position
    review = Review(match, Effort(simulations, simulations), cores=1)
    _, verdict = review.verdict(here, here.actor, here.number_of(action), simulations)
    return verdict, review.why(here.hidden_from(here.actor), here.actor, verdict)


@pytest.mark.parametrize(
    ("drawn", "wrong", "right", "kind"),
    [(spending, "use 10", "skip 10", "unpaid"), (closing, "lay e2 1", "lay g2 0", "oases")],
    ids=["a raid that cannot be paid", "an oasis that is not completed"],
)
def test_what_only_happens_on_the_way_is_a_reason_too(
    drawn: Callable[[], Match], wrong: str, right: str, kind: str
) -> None:
    """Nothing of it is left at the end of the game."""
    match = drawn()
    verdict, why = verdict_of(match, wrong, 200)
    assert (verdict.word, verdict.best.action) == ("blunder", right)
    found = next(one for one in why if (one.kind, one.seat) == (kind, match.actor))
    wanted = (1.0, 0.0) if kind == "unpaid" else (0.0, 1.0)
    assert (found.played, found.better) == wanted
    for language in LANGUAGES:
        sentence = reason(match.game.name, found.data(), ["Ada", "Bo"], language)
        assert ["Ada", "Bo"][match.actor] in sentence


def test_what_the_coach_counts_is_in_no_state_of_a_match() -> None:
    """Only where it looks ahead; so a position is what its text says."""
    for drawn in (spending, closing):
        match = drawn()
        verdict_of(match, match.legal()[0], 20)
        while not match.over:
            match.play(match.legal()[0])
        things = things_of(match.game, match.material, match.state)
        assert not [one for one in things if one.kind in ("unpaid", "oases") and one.value]
        assert match.game.validate.faults(match.material.m, match.state) == []


def middle_of(game: str, first: str) -> Match:
    return middle(Table(game, 2, {"first": first}), 60)


@pytest.mark.parametrize(
    "drawn",
    [spending, closing, partial(middle_of, "targi", "2"), partial(middle_of, "sons", "1")],
    ids=["spending", "closing", "targi", "sons"],
)
def test_in_every_game_reasons_are_the_numbers_of_the_search(drawn: Callable[[], Match]) -> None:
    """Their points by source add up to the points that are told beside the chances."""
    match = drawn()
    here = match.position
    seat = here.actor
    review, known = Review(match, Effort(600, 600), cores=1), here.hidden_from(seat)
    survey = review.judge.survey(known, seat, 0, Budget(simulations=600))
    _, verdict = review.verdict(here, seat, survey.moves[-1].action, 600)
    assert verdict.played.action != verdict.best.action
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
    for why in review.why(known, seat, verdict):
        assert abs(why.played - why.better) > CLEAR * why.error
