"""In which order jobs are taken. There is no clock here: the time is what the test says it is."""

import random
from collections.abc import Iterator

import pytest

from serai.server.fair_queue import ANALYSE, CHECK, MOVE, READ, THINK, Ask, FairQueue, Ticket, Who

ADA, BO, CLEO = Who("ada", "10.0.0.1"), Who("bo", "10.0.0.2"), Who("cleo", "10.0.0.3")
SLOTS = {THINK: 2, MOVE: 1, CHECK: 1}
LONG, QUICK, FLOOR = 30.0, 0.1, 0.25


def queue(**slots: int) -> FairQueue:
    return FairQueue({**SLOTS, **slots}, FLOOR)


def put(line: FairQueue, who: Who, kind: str, seconds: float, times: int = 1) -> list[Ticket]:
    return [line.put(Ask(who, kind, seconds)) for _ in range(times)]


def taken(line: FairQueue, now: float = 0.0) -> list[Ticket]:
    """All that can begin now."""
    return list(iter(lambda: line.take(now), None))


def one_by_one(line: FairQueue, kind: str) -> Iterator[Who]:
    """Who is served, if each has what it was given and the next begins when one is done."""
    now, going = 0.0, taken(line)
    while going:
        first = min(going, key=lambda ticket: ticket.began + ticket.given)
        going.remove(first)
        now = first.began + first.given
        if first.ask.kind == kind:
            yield first.ask.who
        line.done(first, now)
        going += taken(line, now)


def test_an_easy_bot_goes_at_once_however_many_masters_another_has_asked_for() -> None:
    line = queue()
    masters = put(line, ADA, THINK, LONG, 90)
    assert taken(line) == masters[:2]
    (easy,) = put(line, BO, MOVE, QUICK)
    assert taken(line) == [easy]


def test_whoever_thinks_at_length_never_gets_the_place_of_quick_moves() -> None:
    line = queue()
    put(line, ADA, THINK, LONG, 3)
    put(line, BO, THINK, LONG)
    assert len(taken(line)) == SLOTS[THINK]


def test_a_quick_move_may_take_the_place_of_a_long_one() -> None:
    line = queue()
    moves = put(line, ADA, MOVE, QUICK, 4)
    assert taken(line) == moves[:3]


def test_one_who_has_asked_for_much_does_not_go_before_one_who_asks_for_little() -> None:
    line = queue(think=1)
    put(line, ADA, THINK, LONG, 90)
    (ada,) = taken(line)
    (bo,) = put(line, BO, THINK, LONG)
    line.done(ada, 1.0)
    assert taken(line, 1.0) == [bo]


@pytest.mark.parametrize("kind", [MOVE, CHECK, READ])
def test_two_who_ask_for_equally_dear_jobs_are_served_by_turns(kind: str) -> None:
    line = FairQueue({kind: 1})
    put(line, ADA, kind, 1.0, 20)
    put(line, BO, kind, 1.0, 5)
    served = list(one_by_one(line, kind))
    assert served[:10].count(BO) == 5
    assert len(served) == 25


def test_many_people_from_one_address_have_the_share_of_one_address() -> None:
    line = FairQueue({MOVE: 1})
    for number in range(20):
        put(line, Who(f"cookie {number}", ADA.address), MOVE, 1.0)
    put(line, BO, MOVE, 1.0, 5)
    served = list(one_by_one(line, MOVE))
    assert served[:10].count(BO) == 5


def test_one_person_at_many_addresses_has_the_share_of_one_person() -> None:
    line = FairQueue({MOVE: 1})
    for number in range(20):
        put(line, Who(ADA.person, f"10.0.1.{number}"), MOVE, 1.0)
    put(line, BO, MOVE, 1.0, 5)
    served = list(one_by_one(line, MOVE))
    assert served[:10].count(BO) == 5


def test_at_one_address_people_are_served_by_turns_too() -> None:
    line = FairQueue({MOVE: 1})
    bo = Who("bo", ADA.address)
    put(line, ADA, MOVE, 1.0, 20)
    put(line, bo, MOVE, 1.0, 5)
    served = list(one_by_one(line, MOVE))
    assert served[:10].count(bo) == 5


def test_of_ones_own_jobs_the_short_one_goes_first() -> None:
    line = queue(think=1, move=0)
    put(line, ADA, THINK, LONG, 5)
    (running,) = taken(line)
    (easy,) = put(line, ADA, MOVE, QUICK)
    line.done(running, LONG)
    assert taken(line, LONG) == [easy]


def test_a_long_job_is_not_put_off_for_ever_by_short_ones() -> None:
    """Each of Ada's quick moves brings another; Bo's master gets its turn all the same."""
    line = FairQueue({THINK: 1}, FLOOR)
    put(line, ADA, MOVE, QUICK)
    (running,) = taken(line)
    (master,) = put(line, BO, THINK, 1.0)
    now = 0.0
    for _ in range(50):
        put(line, ADA, MOVE, QUICK)
        now += QUICK
        line.done(running, now)
        (running,) = taken(line, now)
        if running is master:
            return
    raise AssertionError("it still waits")


def test_what_a_job_really_took_is_what_counts() -> None:
    line = FairQueue({CHECK: 1})
    for who in (ADA, BO):
        put(line, who, CHECK, 1.0, 3)
    (ada,) = taken(line)
    line.done(ada, 5.0)  # five times as dear as it was thought to be
    order = []
    for now in (5.0, 6.0, 7.0):
        (ticket,) = taken(line, now)
        order.append(ticket.ask.who)
        line.done(ticket, now + 1.0)
    assert order == [BO, BO, BO]


# -- less time for each ----------------------------------------------------------------------------


def test_alone_a_master_gets_all_that_its_table_gives() -> None:
    line = queue()
    put(line, ADA, THINK, LONG, 2)
    assert [ticket.given for ticket in taken(line)] == [LONG, LONG]


def test_whoever_asks_for_much_shortens_their_own_thinking_and_no_others() -> None:
    line = queue()
    masters = put(line, ADA, THINK, LONG, 90)
    (bo,) = put(line, BO, THINK, LONG)
    assert line.allowance(masters[0]) == pytest.approx(max(LONG / 90, FLOOR))
    assert line.allowance(bo) == LONG


def test_thinking_is_shortened_to_a_floor_and_never_made_longer() -> None:
    line = queue()
    (short,) = put(line, ADA, THINK, FLOOR / 2)
    masters = put(line, ADA, THINK, LONG, 500)
    assert line.allowance(masters[0]) == FLOOR
    assert line.allowance(short) == FLOOR / 2


def test_only_thinking_can_be_shortened() -> None:
    line = queue()
    moves = put(line, ADA, MOVE, 1.0, 50)
    checks = put(line, ADA, CHECK, 1.0, 50)
    assert {line.allowance(ticket) for ticket in (*moves, *checks)} == {1.0}


def test_a_master_that_thinks_already_is_shortened_when_others_come() -> None:
    line = queue(think=1)
    put(line, ADA, THINK, LONG)
    (master,) = taken(line, 100.0)
    assert line.deadlines() == {master: 130.0}
    put(line, BO, THINK, LONG)
    assert line.deadlines() == {master: 115.0}
    put(line, CLEO, THINK, LONG)
    assert line.deadlines() == {master: 110.0}


def test_one_person_can_not_hold_every_place_while_another_waits() -> None:
    """Ada has all places, and so many jobs that each has had its share as soon as Bo comes."""
    line = queue()
    put(line, ADA, THINK, LONG, 200)
    running = taken(line, 0.0)
    put(line, BO, THINK, LONG)
    deadlines = line.deadlines()
    assert [deadlines[ticket] for ticket in running] == [pytest.approx(FLOOR)] * 2
    line.done(running[0], FLOOR)
    (following,) = taken(line, FLOOR)
    assert following.ask.who == BO


# -- what is kept ----------------------------------------------------------------------------------


def test_what_is_withdrawn_is_not_taken() -> None:
    line = queue(think=1)
    first, second, third = put(line, ADA, THINK, LONG, 3)
    assert taken(line) == [first]
    line.done(second, 1.0)
    line.done(first, 2.0)
    assert taken(line, 2.0) == [third]


def test_jobs_are_counted_by_person_and_by_address() -> None:
    line = queue()
    put(line, ADA, CHECK, 1.0, 2)
    put(line, Who("bo", ADA.address), CHECK, 1.0)
    put(line, ADA, MOVE, QUICK)
    assert line.number(ADA, CHECK) == 3
    assert line.number(Who("bo", BO.address), CHECK) == 1
    assert line.number(Who("cleo", ADA.address), CHECK) == 3
    assert line.number(CLEO, CHECK) == 0


def test_whoever_wants_nothing_more_leaves_nothing_behind() -> None:
    line = queue()
    for number in range(1000):
        put(line, Who(f"guest {number}", f"10.1.{number // 250}.{number % 250}"), MOVE, QUICK)
    for _ in one_by_one(line, MOVE):
        pass
    assert not line._accounts and not line._running and not line._waiting


def test_every_job_is_taken_once_and_every_place_is_free_again() -> None:
    dice = random.Random(5)
    line, going, now = queue(), list[Ticket](), 0.0
    asked: set[Ticket] = set()
    begun: list[Ticket] = []
    for _ in range(2000):
        now += dice.random()
        if dice.random() < 0.5:
            kind = dice.choice([THINK, MOVE, CHECK])
            asked.update(put(line, dice.choice([ADA, BO, CLEO]), kind, dice.random()))
        elif going:
            line.done(going.pop(dice.randrange(len(going))), now)
        fresh = taken(line, now)
        begun, going = begun + fresh, going + fresh
        assert sum(ticket.ask.kind == THINK for ticket in going) <= SLOTS[THINK]
    while going:
        line.done(going.pop(), now)
        fresh = taken(line, now)
        begun, going = begun + fresh, going + fresh
    assert len(begun) == len(set(begun)) and set(begun) == asked
    assert line._free == SLOTS


# -- where a job would rather be done -------------------------------------------------------------


def test_a_job_gets_the_slot_it_prefers_if_that_is_free_and_never_waits_for_it() -> None:
    line = queue(think=1)
    put(line, ADA, MOVE, QUICK, 2)
    first, second = line.take(0.0, lambda ask: THINK), line.take(0.0, lambda ask: THINK)
    assert first is not None and second is not None
    assert (first.slot, second.slot) == (THINK, MOVE)


def test_what_a_job_prefers_changes_nothing_about_whose_turn_it_is() -> None:
    line = queue(think=1, move=1)
    put(line, ADA, THINK, LONG)
    (move,) = put(line, BO, MOVE, QUICK)
    assert line.take(0.0, lambda ask: THINK) is move  # it is the shorter one


def test_no_job_gets_a_slot_that_is_not_for_it() -> None:
    line = queue()
    put(line, ADA, THINK, LONG)
    ticket = line.take(0.0, lambda ask: CHECK)
    assert ticket is not None and ticket.slot == THINK


# -- analyses -------------------------------------------------------------------------------------


def test_an_analysis_takes_the_place_of_one_who_thinks_and_no_other() -> None:
    line = queue()
    put(line, ADA, ANALYSE, LONG, 4)
    assert [ticket.slot for ticket in taken(line)] == [THINK, THINK]
    (easy,) = put(line, BO, MOVE, QUICK)
    assert taken(line) == [easy] and easy.slot == MOVE


def test_an_analysis_is_shortened_to_its_askers_share_as_thinking_is() -> None:
    line = queue(think=1)
    (first,) = put(line, ADA, ANALYSE, LONG)
    assert taken(line) == [first] and first.given == LONG
    put(line, BO, THINK, LONG)
    assert line.deadlines()[first] == pytest.approx(LONG / 2)
