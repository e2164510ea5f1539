"""Friends who are away: seconds are handed in, so nothing here waits for any."""

from dataclasses import replace

import pytest

from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.tables import absence, telling
from serai.tables.sheet import BOT, FRIEND, HERE, HOST, RUNNING, Sheet
from tables.tables import MADE, sheet

HOUR = 3_600_000


def waiting(grace: int | None = 600, since: int | None = MADE) -> Sheet:
    """A game that runs, and whose friend has been away since then."""
    made = sheet(HOST, HERE, FRIEND, BOT, grace=grace)
    running = replace(made, standing=replace(made.standing, status=RUNNING))
    return running.with_seat(replace(running.seats[2], away_since=since))


def refused(table: Sheet, number: int, viewers: list[int], at: int) -> SeraiError | None:
    try:
        absence.check_gone(table, number, viewers, at)
    except SeraiError as error:
        return error
    return None


@pytest.mark.parametrize(("seconds", "left"), [(0, 600), (1, 599), (599, 1), (599.999, 1)])
def test_a_friend_may_return_until_the_time_is_over(seconds: float, left: int) -> None:
    error = refused(waiting(), 2, [0], MADE + int(1000 * seconds))
    assert error is not None and error.code == "friend-may-return"
    assert error.facts["seconds"] == left and error.facts["who"] == "Name 2"


@pytest.mark.parametrize("seconds", [600, 601, 86_400])
def test_after_that_a_bot_may_take_over(seconds: int) -> None:
    assert refused(waiting(), 2, [0], MADE + 1000 * seconds) is None


def test_a_friend_who_is_there_or_may_stay_away_for_ever_keeps_the_seat() -> None:
    there = refused(waiting(), 2, [2], MADE + HOUR)
    assert there is not None and there.code == "seat-not-yours"
    for_ever = refused(waiting(grace=None), 2, [], MADE + 1000 * HOUR)
    assert for_ever is not None and for_ever.code == "friend-keeps-seat"


def test_a_clock_that_was_put_back_makes_nobody_come_sooner() -> None:
    error = refused(waiting(), 2, [], MADE - HOUR)
    assert error is not None and error.facts["seconds"] == 600


def test_people_at_one_screen_come_and_go_together() -> None:
    away, changed = absence.noted(waiting(), 1, [2, SPECTATOR], MADE + 5)
    assert changed == [0, 1]
    assert [seat.away_since for seat in away.seats] == [MADE + 5, MADE + 5, MADE, None]
    still, changed = absence.noted(away, 0, [2], MADE + 9)
    assert (still, changed) == (away, [])
    back, changed = absence.noted(away, 0, [0, 2], MADE + 9)
    assert changed == [0, 1] and [seat.away_since for seat in back.seats[:2]] == [None, None]


def test_a_spectator_who_comes_or_goes_is_nobodys_absence() -> None:
    assert absence.noted(waiting(), SPECTATOR, [], MADE) == (waiting(), [])


def test_a_sheet_read_again_knows_who_is_there() -> None:
    kept = waiting()
    for seat in (0, 1):
        kept = kept.with_seat(replace(kept.seats[seat], away_since=MADE))
    here = absence.with_those_here(kept, [1])
    assert [seat.away_since for seat in here.seats] == [None, None, MADE, None]


def test_a_list_from_the_store_says_who_has_come_or_gone_by_now() -> None:
    gone, here = waiting(), waiting(since=None)
    assert absence.as_in(gone, here) == here
    assert absence.as_in(here, gone) == gone


def test_whoever_took_a_seat_since_is_not_mixed_up_with_the_one_before() -> None:
    gone, here = waiting(), waiting(since=None)
    another = here.with_seat(replace(here.seats[2], person="another"))
    assert absence.as_in(gone, another) == gone


def test_it_is_told_how_long_everybody_has_been_away_and_who_may_be_replaced_when() -> None:
    told = telling.seats(waiting(), [0, 0, SPECTATOR], MADE + 60_999)
    assert told["watching"] == 1
    assert [seat["present"] for seat in told["seats"]] == [True, True, False, True]
    assert [seat["away"] for seat in told["seats"]] == [None, None, 60, None]
    assert [seat["takeover"] for seat in told["seats"]] == [None, None, 540, None]
    never = telling.seats(waiting(grace=None), [], MADE)["seats"][2]
    assert (never["away"], never["takeover"]) == (0, None)


@pytest.mark.parametrize(
    ("seconds", "unit", "number"),
    [
        (0, "seconds", 0),
        (119, "seconds", 119),
        (120, "minutes", 2),
        (121, "minutes", 3),
        (7199, "minutes", 120),
        (7200, "hours", 2),
        (172_799, "hours", 48),
        (172_800, "days", 2),
    ],
)
def test_a_time_is_said_in_the_unit_in_which_people_would(
    seconds: int, unit: str, number: int
) -> None:
    said = absence.span(seconds)
    assert (said.key, said.facts) == (f"span-{unit}", {"number": number})
