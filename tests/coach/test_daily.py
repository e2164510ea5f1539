"""The deal of the day: on which day, at what table, and in which order its games stand."""

import pytest

from serai.bots.names import LEVELS, STRONGEST
from serai.coach.daily import WEEK, Played, dated_seed, deal_of, dice_of, ranked
from serai.core import days

NOON = 1_795_046_400_000 + days.LONG // 2  # 2026-11-19


def test_a_day_is_from_midnight_to_midnight_in_utc() -> None:
    assert days.day_at(NOON) == "2026-11-19"
    begin, end = days.begin_of("2026-11-19"), days.end_of("2026-11-19")
    assert [days.day_at(at) for at in (begin - 1, begin, end - 1, end)] == [
        "2026-11-18",
        "2026-11-19",
        "2026-11-19",
        "2026-11-20",
    ]
    assert days.later("2026-12-31") == "2027-01-01" and days.later("2028-03-01", -1) == "2028-02-29"
    assert days.weekday("2026-11-19") == 3
    assert [days.is_day(text) for text in ("2026-02-28", "2026-02-29", "x", "20261119")] == [
        *[True, False, False, False]
    ]


def test_the_week_gets_harder_and_no_bot_thinks_by_the_clock() -> None:
    levels = [deal_of("sons", (2, 3, 4), f"2026-11-{day}").level for day in range(16, 23)]
    assert levels == list(WEEK)
    assert STRONGEST not in levels
    strength = [LEVELS.index(level) for level in levels]
    assert strength == sorted(strength)


def test_the_numbers_of_players_take_turns() -> None:
    seats = [deal_of("sons", (2, 3, 4), f"2026-11-{day}").seats for day in range(16, 22)]
    assert seats[:3] == seats[3:] and sorted(seats[:3]) == [2, 3, 4]


def test_a_seed_from_the_date_is_the_same_for_everybody() -> None:
    assert dated_seed("desert", "2026-11-19") == dated_seed("desert", "2026-11-19")
    other = {dated_seed(game, day) for game in ("desert", "sons") for day in ("2026-11-19", "x")}
    assert len(other) == 4


def test_a_bots_dice_are_fixed_by_what_has_been_done() -> None:
    fallen = {dice_of(seed, seat, done) for seed in "ab" for seat in (1, 2) for done in (3, 4)}
    assert len(fallen) == 8 and all(0 <= one < 2**62 for one in fallen)
    assert dice_of("a", 1, 3) == dice_of("a", 1, 3)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Played((40, 41), 0.0), Played((90, 10), 0.0, resigned=True)),
        (Played((41, 40), 1.0), Played((80, 81), 0.0)),
        (Played((60, 40), 1.0), Played((90, 80), 1.0)),
        (Played((70, 50), 1.0), Played((60, 40), 1.0)),
        (Played((50, 40, 45), 1.0), Played((50, 49, 30), 1.0)),
        (Played((30, 40), 0.0), Played((None, 90), 0.0)),
    ],
)
def test_who_won_stands_first_then_who_was_further_ahead(better: Played, worse: Played) -> None:
    assert ranked([worse, better]) == [(1, 1), (0, 2)]


def test_equal_games_share_a_rank_and_the_next_is_counted_on() -> None:
    same, last = Played((50, 40), 1.0), Played((30, 40), 0.0)
    assert ranked([last, same, same]) == [(1, 1), (2, 1), (0, 3)]
    assert ranked([]) == []
