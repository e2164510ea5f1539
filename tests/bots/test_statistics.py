"""What results say: known answers, strengths found again, intervals and tests that keep their word.

Everything random follows a fixed seed, so that a rate that was measured stays what it was.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from serai.bots.arena import statistics
from serai.bots.arena.entrants import line_ups
from serai.bots.arena.statistics import (
    ELO,
    LOWER,
    OPEN,
    UPPER,
    Deal,
    Estimate,
    Result,
    Sprt,
    elo,
    share,
)

Luck = np.random.Generator


def pair(first: float, second: float) -> Deal:
    """Two bots, both seatings, and the first one's share in each."""
    return [Result((0, 1), (first, 1 - first)), Result((1, 0), (1 - second, second))]


def holds(estimate: Estimate, truth: float) -> bool:
    low = -math.inf if estimate.low is None else estimate.low
    high = math.inf if estimate.high is None else estimate.high
    return low <= truth <= high


def width(estimate: Estimate) -> float:
    assert estimate.low is not None and estimate.high is not None
    return estimate.high - estimate.low


# -- known answers ---------------------------------------------------------------------------


def test_three_games_of_four_are_191_points() -> None:
    first, last = elo([pair(1, 1), pair(1, 0)] * 50, 2)
    assert first.value == pytest.approx(190.8, abs=0.05)
    assert statistics.elo_of(0.75) == pytest.approx(first.value)
    assert last == Estimate(0.0, 0.0, 0.0)


def test_a_fair_share_is_no_points_whatever_the_number_of_seats() -> None:
    for seats in (2, 3, 4, 5):
        assert statistics.elo_of(1 / seats, seats) == pytest.approx(0.0)


def test_one_against_two_with_half_of_the_wins_is_twice_as_strong() -> None:
    alone = [Result(bots, tuple((0.5, 0.25)[bot] for bot in bots)) for bots in line_ups(2, 3)[0]]
    first, _ = elo([alone] * 10, 2)
    assert first.value == pytest.approx(400 * math.log10(2))
    assert first.value == pytest.approx(statistics.elo_of(0.5, 3))


def test_a_shared_win_counts_as_far_as_it_is_shared() -> None:
    halves = elo([pair(0.5, 0.5)] * 20, 2)[0]
    assert halves.value == pytest.approx(0.0)
    assert elo([pair(1, 0.5)] * 20, 2)[0].value == pytest.approx(190.8, abs=0.05)


def test_the_share_is_the_mean_over_deals_and_its_interval_stays_within_0_and_1() -> None:
    found = share([pair(1, 1), pair(1, 0)] * 10, 0)
    assert found is not None and found.value == 0.75
    assert found.low is not None and found.high is not None
    assert 0 < found.low < 0.75 < found.high < 1
    always = share([pair(1, 1)] * 20, 0)
    assert always is not None and always.high == 1
    assert always.low == pytest.approx(0.88, abs=0.03)
    assert share([pair(1, 1)], 2) is None


def test_who_has_always_won_has_a_least_elo_and_no_highest() -> None:
    first, _ = elo([pair(1, 1)] * 20, 2)
    assert first.high is None
    assert first.low is not None and 200 < first.low < first.value
    assert elo([pair(0, 0)] * 20, 2)[0].low is None


def test_what_cannot_be_compared_has_no_interval() -> None:
    apart = [[Result((0, 1), (1.0, 0.0)), Result((1, 0), (1.0, 0.0))]] * 5
    first, second, third = elo(apart, 3)
    assert (first.low, first.high) == (None, None)
    assert (second.low, second.high) == (None, None)
    assert third == Estimate(0.0, 0.0, 0.0)
    assert [line.low for line in elo([], 2)] == [None, 0.0]


def test_a_third_bot_links_two_that_never_met() -> None:
    """0 beats 1 three times of four, 1 beats 2 three times of four."""

    def met(a: int, b: int, share: float) -> Deal:
        return [Result((a, b), (share, 1 - share)), Result((b, a), (1 - share, share))]

    first, second, _ = elo([met(0, 1, 0.75), met(1, 2, 0.75)] * 30, 3)
    assert second.value == pytest.approx(190.8, abs=0.05)
    assert first.value == pytest.approx(2 * 190.8, abs=0.1)


@pytest.mark.parametrize(
    ("freedom", "right"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)]
)
def test_students_quantile(freedom: int, right: float) -> None:
    assert statistics.student(freedom) == pytest.approx(right, rel=0.01)


# -- strengths found again -------------------------------------------------------------------


def played(luck: Luck, strengths: Sequence[float], seats: int, deals: int) -> list[Deal]:
    """Synthetic deals in which a seat wins by the strength (in Elo) of its bot."""
    companies = line_ups(len(strengths), seats)
    return [
        [won(luck, seating, [strengths[bot] for bot in seating]) for seating in companies[deal]]
        for deal in (number % len(companies) for number in range(deals))
    ]


def won(luck: Luck, seating: tuple[int, ...], strengths: Sequence[float]) -> Result:
    weights = np.exp(np.array(strengths) / ELO)
    winner = int(luck.choice(len(seating), p=weights / weights.sum()))
    return Result(seating, tuple(float(seat == winner) for seat in range(len(seating))))


@pytest.mark.parametrize(
    ("strengths", "seats"),
    [
        ([120.0, 0.0], 2),
        ([-150.0, 60.0, 0.0], 2),
        ([200.0, 0.0], 3),
        ([150.0, -80.0, 0.0], 3),
        ([100.0, 50.0, -100.0, 0.0], 3),
        ([180.0, 0.0], 4),
        ([150.0, 20.0, -60.0, 0.0], 4),
        ([120.0, 60.0, -60.0, -20.0, 0.0], 5),
    ],
    ids=str,
)
def test_the_strengths_behind_results_are_found_again(strengths: list[float], seats: int) -> None:
    deals = played(np.random.default_rng(1), strengths, seats, 1500)
    for found, true in zip(elo(deals, len(strengths)), strengths, strict=True):
        assert found.value == pytest.approx(true, abs=30)
        assert width(found) < 70


# -- intervals -------------------------------------------------------------------------------


def lucky_pairs(luck: Luck, share: float, swing: float, deals: int) -> list[Deal]:
    """Pairs whose cards favour a seat by `swing`: good for the one bot, then for the other."""
    swings = luck.normal(0, swing, deals) if swing else np.zeros(deals)
    chance = np.log(share / (1 - share))
    wins = [luck.random(deals) < 1 / (1 + np.exp(-chance - sign * swings)) for sign in (1, -1)]
    return [pair(float(first), float(second)) for first, second in zip(*wins, strict=True)]


@pytest.mark.parametrize(
    ("win", "swing", "deals"),
    [(0.6, 0.0, 30), (0.75, 0.0, 60), (0.95, 0.0, 40), (0.7, 2.0, 60)],
)
def test_intervals_hold_the_truth_as_often_as_they_promise(
    win: float, swing: float, deals: int
) -> None:
    luck, runs = np.random.default_rng(2), 200
    many = lucky_pairs(luck, win, swing, 20000)
    true = sum(game.shares[game.bots.index(0)] for deal in many for game in deal) / 40000
    shares = elos = 0
    for _ in range(runs):
        sample = lucky_pairs(luck, win, swing, deals)
        estimate = share(sample, 0)
        assert estimate is not None
        shares += holds(estimate, true)
        elos += holds(elo(sample, 2)[0], statistics.elo_of(true))
    assert 0.92 < shares / runs < 0.995
    assert 0.92 < elos / runs < 0.995


@pytest.mark.parametrize("seats", [3, 5])
def test_intervals_of_larger_tables_hold_the_truth_too(seats: int) -> None:
    luck, runs, strengths = np.random.default_rng(3), 100, [100.0, -50.0, 0.0, 30.0, 0.0][-seats:]
    true = [strength - strengths[-1] for strength in strengths]
    held = [0] * seats
    for _ in range(runs):
        found = elo(played(luck, strengths, seats, 60), seats)
        held = [
            n + holds(*both) for n, both in zip(held, zip(found, true, strict=True), strict=True)
        ]
    assert all(0.9 <= count / runs <= 1 for count in held)


def test_pairing_shrinks_the_interval() -> None:
    """The same games, taken as pairs and taken one by one: the cards' luck is in the latter."""
    paired = lucky_pairs(np.random.default_rng(4), 0.6, 3.0, 200)
    alone = [[game] for deal in paired for game in deal]
    one, other = share(paired, 0), share(alone, 0)
    assert one is not None and other is not None
    assert one.value == pytest.approx(other.value)
    assert width(one) < 0.75 * width(other)
    assert width(elo(paired, 2)[0]) < 0.75 * width(elo(alone, 2)[0])


def test_games_that_only_repeat_each_other_do_not_shrink_it() -> None:
    """Two games of a deal that always go alike are one game."""
    wins = np.random.default_rng(5).random(100) < 0.6
    twice = share([pair(float(win), float(win)) for win in wins], 0)
    once = share([[Result((0, 1), (float(win), 1 - float(win)))] for win in wins], 0)
    assert twice is not None and once is not None
    assert width(twice) == pytest.approx(width(once), rel=0.02)


# -- the test that stops by itself -----------------------------------------------------------


def alone(luck: Luck, share: float) -> float:
    """The score of a pair whose games have nothing in common."""
    return float(luck.binomial(2, share)) / 2


def alike(luck: Luck, share: float) -> float:
    """The score of a pair that goes to one bot as a whole, half of the time."""
    return float(luck.random() < share) if luck.random() < 0.5 else alone(luck, share)


def three(luck: Luck, share: float) -> float:
    return float(luck.binomial(3, share)) / 3


@pytest.mark.parametrize(
    ("score", "games", "lower", "upper"),
    [(alone, 2, 0.65, 0.75), (alike, 2, 0.65, 0.75), (three, 3, 0.4, 0.5)],
)
def test_the_sprt_errs_as_rarely_as_it_promises(
    score: Callable[[Luck, float], float], games: int, lower: float, upper: float
) -> None:
    luck, runs = np.random.default_rng(6), 300
    for true, wrong in ((lower, UPPER), (upper, LOWER)):
        errors = 0
        for _ in range(runs):
            test = Sprt(games, lower, upper)
            while test.verdict.outcome == OPEN:
                test.take(score(luck, true))
            errors += test.verdict.outcome == wrong
        assert errors / runs <= 0.08  # 5 %, and what chance may add to it in 300 runs


def test_the_sprt_waits_for_some_deals_and_then_stops_for_good() -> None:
    clear = statistics.sprt([0.0] * 40, 2, 0.65, 0.75)
    assert (clear.outcome, clear.deals) == (LOWER, statistics.LEAST_DEALS)
    test = Sprt(2, 0.65, 0.75)
    for _ in range(40):
        last = test.take(1.0)
    assert last.outcome == UPPER and last.deals < 40
    assert test.take(0.0) == last


def test_the_sprt_can_stay_unsettled() -> None:
    verdict = statistics.sprt([0.5, 1.0, 0.5, 1.0, 0.5, 0.5, 1.0] * 3, 2, 0.65, 0.75)
    assert (verdict.outcome, verdict.deals) == (OPEN, 21)
    assert verdict.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert statistics.sprt([], 2, 0.65, 0.75).deals == 0
