"""Rate limits that several processes share: what is spent in one is soon paid in all."""

import random
from collections.abc import Callable

import pytest

from serai.server.buckets import Buckets, Ledgers

RATE, BURST, EVERY = 50.0, 1_000, 2.0
OFTEN = 0.05  # seconds
LITTLE_MORE = 1.1


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Houses:
    """Processes that tell each other what was spent, every two seconds."""

    def __init__(self, number: int, rate: float = RATE, burst: int = BURST) -> None:
        self.clock = Clock()
        self.each = [Buckets(rate, burst, self.clock) for _ in range(number)]
        self.ledgers = [Ledgers({"messages": one}) for one in self.each]
        self.share()

    def share(self) -> None:
        spent = [one.spent() for one in self.ledgers]
        for number, one in enumerate(self.ledgers):
            others = [(process, told) for process, told in enumerate(spent) if process != number]
            one.hear(others)

    def go_on(self, seconds: float, spend: Callable[[], None]) -> None:
        end = self.clock.now + seconds
        shared = self.clock.now
        while self.clock.now < end:
            self.clock.now += OFTEN
            spend()
            if self.clock.now - shared >= EVERY:
                shared = self.clock.now
                self.share()


@pytest.mark.parametrize("way", ["all at once", "one after the other", "by lot"])
def test_whoever_goes_to_many_processes_gets_little_more_than_at_one(way: str) -> None:
    """A burst at each that has not heard yet, once; then what one process would give."""
    houses, dice = Houses(4), random.Random(1)
    got = [0]

    def spend() -> None:
        turn = int(houses.clock.now / 3.0) % 4
        there = {"all at once": houses.each, "one after the other": houses.each[turn : turn + 1]}
        for one in there.get(way, [dice.choice(houses.each)]):
            while one.take("eve"):
                got[0] += 1

    houses.go_on(60, spend)
    at_first = got[0]
    assert at_first <= 4 * BURST + 60 * RATE * LITTLE_MORE
    houses.go_on(600, spend)
    assert got[0] - at_first <= 600 * RATE * LITTLE_MORE + 4 * EVERY * RATE


def test_whoever_is_within_the_limit_is_refused_nowhere() -> None:
    houses, dice = Houses(3), random.Random(2)
    refused = [0]

    def spend() -> None:
        for _ in range(2):  # forty a second, of fifty
            refused[0] += not dice.choice(houses.each).take("ada")

    houses.go_on(600, spend)
    assert refused == [0]


def test_a_process_that_begins_later_takes_what_is_missing_and_no_more() -> None:
    houses = Houses(2)
    late = Buckets(RATE, BURST, houses.clock)

    def spend() -> None:
        houses.each[0].take("ada")
        houses.each[0].take("ada")

    houses.each[0].of("ada").charge(900)
    houses.go_on(60, spend)
    spent = {0: houses.each[0].spent()}
    [total, missing] = spent[0]["ada"]
    assert total > 3_000 and 0 < missing < 400
    for _ in range(2):  # the same again is nothing new
        late.hear(spent)
        assert late.of("ada").left == pytest.approx(BURST - missing)


def test_nobody_speaks_of_those_who_spend_little_and_all_is_forgotten_when_it_is_paid() -> None:
    houses = Houses(2)
    first, second = houses.each
    first.of("ada").charge(BURST / 60)
    first.of("bo").charge(BURST / 2)
    assert set(first.spent()) == {"bo"}
    houses.share()
    assert second.of("bo").left == BURST / 2
    assert second.spent() == {}  # what was spent elsewhere is not told back
    houses.clock.now += BURST / RATE
    assert first.spent() == {}
    assert second.of("bo").left == BURST
