"""What happens while something else is under way: a lobby without doors, its turns set by hand."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from serai.core.contract import SPECTATOR
from serai.server import chores
from serai.server import lobby as lobby_module
from serai.server.checking import Checks
from serai.server.ears import Ear
from serai.server.fair_queue import Who
from serai.server.following import Room
from serai.server.guests import Person
from serai.server.lobby import Lobby
from serai.server.served import ServedTable
from serai.server.settings import Limits, database_url
from serai.server.store import Store
from serai.server.thinking import Bots
from serai.server.threads import Threads
from serai.server.tidying import Sort
from serai.server.work import slots
from serai.server.workers import Workers
from serai.tables import telling, wire
from serai.tables.errors import Conflict
from serai.tables.hearing import Listening
from serai.tables.sheet import RUNNING, Seat, Sheet, Standing
from server.house import Guest, House

Event = Callable[[], Awaitable[object]]
ADA, BEN, CY = (Person(name.lower(), name) for name in ("Ada", "Ben", "Cy"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(database_url(str(tmp_path / "serai.sqlite")))
    yield made
    made.close()


@dataclass
class Evening:
    """A lobby, and a table that Ada has made for friends."""

    lobby: Lobby
    table: ServedTable

    async def sits(self, person: Person, seat: int) -> None:
        secret = self.table.sheet.seats[seat].secret
        assert secret is not None
        await self.lobby.join(person, self.table.id, secret)

    async def kept(self) -> Sheet:
        found = await self.lobby.store.sheet(self.table.id)
        assert found is not None
        return found


async def at_a_table(
    store: Store, friends: int, play: Callable[[Evening], Awaitable[None]]
) -> None:
    limits, threads = Limits(), Threads()
    workers = Workers(slots(1), 0.1)  # none is started: no bot plays here
    lobby = Lobby(Room(store, threads, limits), Bots(workers), Checks(workers, limits))
    for person in (ADA, BEN, CY):
        await store.add_person(person, f"hash of {person.name}", 1)
    seats = [wire.NewSeat(kind="me"), *[wire.NewSeat(kind="friend")] * friends]
    game = "targi" if friends == 1 else "sons"
    table = await lobby.make(ADA, wire.NewTable(game=game, seats=seats))
    await play(Evening(lobby, table))
    await lobby.close()
    threads.close()


def once(table: ServedTable, monkeypatch: pytest.MonkeyPatch, before: Event, after: Event) -> None:
    """The next thing that waits its turn at a table has something before it, and after it."""
    do = table.do

    async def between(work: Callable[[], Awaitable[Any]]) -> Any:
        monkeypatch.setattr(table, "do", do)
        await before()
        answer = await do(work)
        await after()
        return answer

    monkeypatch.setattr(table, "do", between)


async def nothing() -> None:
    """It is quiet."""


def test_a_seat_is_not_freed_if_the_game_has_begun_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben leaves a table that waits for Cy, and Cy sits down before Ben's seat is free."""

    async def play(evening: Evening) -> None:
        await evening.sits(BEN, 1)
        once(evening.table, monkeypatch, nothing, lambda: evening.sits(CY, 2))
        with pytest.raises(Conflict) as refused:
            await evening.lobby.put_away(BEN, evening.table.id)
        assert refused.value.code == "table-waits-for-you"
        sheet = await evening.kept()
        assert sheet.running and [seat.person for seat in sheet.seats] == ["ada", "ben", "cy"]
        assert evening.table.sheet.seats == sheet.seats

    asyncio.run(at_a_table(store, 2, play))


def test_a_seat_is_freed_if_nothing_happened_meanwhile(store: Store) -> None:
    async def play(evening: Evening) -> None:
        await evening.sits(BEN, 1)
        await evening.lobby.put_away(BEN, evening.table.id)
        sheet = await evening.kept()
        assert sheet.waits and [seat.person for seat in sheet.seats] == ["ada", None, None]

    asyncio.run(at_a_table(store, 2, play))


def test_a_game_that_was_resigned_meanwhile_stays_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada hands her seat to a bot just after Ben has given up."""

    async def play(evening: Evening) -> None:
        await evening.sits(BEN, 1)
        table, lobby = evening.table, evening.lobby
        once(table, monkeypatch, lambda: lobby.resign(BEN, table.id, 1, "easy"), nothing)
        with pytest.raises(Conflict) as refused:
            await lobby.change_seat(ADA, table.id, 0, wire.SeatChange(kind="bot", level="easy"))
        assert refused.value.code == "table-over"
        for sheet in (table.sheet, await evening.kept()):
            assert (sheet.over, sheet.standing.result) == (True, [1, 0])
            assert [seat.kind for seat in sheet.seats] == ["host", "friend"]
        in_all, *_ = await lobby.store.tallies(ADA.id)
        assert (in_all["games"], in_all["won"]) == (1, 1)

    asyncio.run(at_a_table(store, 1, play))


# -- tidying ---------------------------------------------------------------------------------------


def test_a_table_that_was_played_on_since_it_was_put_away_is_not_tidied_away(store: Store) -> None:
    """Ada has taken both off her list; at one of them she played on in another tab."""
    going = Standing(RUNNING, 0, False, 0, None, changed=1, played=True)
    seats = (Seat(0, "host", "Ada", ADA.id), Seat(1, "here", "", ADA.id))
    left = Sheet("l" * 16, "targi", 1, {}, "7", ADA.id, "w", 1, standing=going, seats=seats)
    played = replace(left, id="p" * 16)

    async def run() -> None:
        await store.add_person(ADA, "hash", 1)
        for sheet in (left, played):
            await store.add_table(sheet, [])
            await store.put_away(sheet.id, ADA.id, 2)
        await store.append(played.id, [], replace(going, changed=5))
        both = [left.id, played.id]
        assert await store.to_go(Sort.PUT_AWAY, 4, 9) == [left.id]
        assert await store.remove(Sort.PUT_AWAY, 4, both) == [left.id]
        assert await store.sheet(played.id) is not None
        assert await store.remove(Sort.PUT_AWAY, 6, both) == [played.id]

    asyncio.run(run())


def test_a_chore_that_failed_is_done_again() -> None:
    """Whatever went wrong with it: a mistake of ours, or a disk that is full."""
    done: list[int] = []

    async def chore() -> None:
        done.append(len(done))
        if len(done) < 3:
            raise (KeyError, OSError)[len(done) - 1]

    async def run() -> None:
        again = asyncio.create_task(chores._every(0, chore))
        while len(done) < 5 and not again.done():
            await asyncio.sleep(0)
        assert not again.done()
        again.cancel()
        with suppress(asyncio.CancelledError):
            await again

    asyncio.run(run())
    assert done == [0, 1, 2, 3, 4]


# -- rest --------------------------------------------------------------------------------------


class Looker:
    """Somebody who puts together what they are told."""

    who = Who("ada", "")

    def __init__(self) -> None:
        self.listening = Listening()

    def tell(self, text: str) -> None:
        told = json.loads(text)
        if told["type"] in ("state", "change"):
            assert self.listening.hear(told) is not None, "nothing was missed"


def test_whoever_looks_at_a_table_that_rests_after_each_move_misses_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "AWAKE", 0)

    async def evening(e: Evening) -> None:
        await e.sits(BEN, 1)
        lookers = [Looker() for _ in range(2)]
        for seat, looker in enumerate(lookers):
            await e.table.listen(Ear(looker, seat, True), ["ada", "ben"][seat], None)
        for _ in range(8):
            await e.lobby.rest()
            rested = e.table.resting
            table = e.table.going()
            assert table.turn is not None
            n, action = len(table.match.log), table.match.legal()[-1]
            await e.table.play(table.turn, n, action)
            assert (rested, e.table.resting) == (True, False)
            for seat, looker in enumerate(lookers):
                whole = json.loads(telling.text(telling.state(e.table.going(), seat, None, True)))
                told = looker.listening.state
                assert told is not None
                assert (told["view"], told["legal"]) == (whole["view"], whole["legal"])
        for looker in lookers:
            for seat in range(2):
                e.table.leave(looker, seat)
        while e.table.busy:  # that they have gone is written
            await asyncio.sleep(0)

    asyncio.run(at_a_table(store, 1, evening))


class Hearer:
    """One of many who look on: what they hear of who is there."""

    who = Who("", "")

    def __init__(self) -> None:
        self.watching: list[int] = []

    def tell(self, text: str) -> None:
        told = json.loads(text)
        if told["type"] == "seats":
            self.watching.append(told["watching"])


@pytest.mark.parametrize(("there", "times"), [(12, 6), (40, 1)])
def test_a_crowd_hears_at_once_of_all_who_leave_together(
    store: Store, there: int, times: int
) -> None:
    """A few hear of each who leaves; were it so in a crowd, all would be told of everybody."""

    async def evening(e: Evening) -> None:
        crowd = [Hearer() for _ in range(there)]
        for one in crowd:
            await e.table.listen(Ear(one, SPECTATOR, False), "ada", None)
            assert one.watching[0] == e.table.viewers.count(SPECTATOR)
        first = crowd[0]
        while first.watching[-1] < there:
            await asyncio.sleep(0.01)
        first.watching.clear()
        for one in crowd[-6:]:
            e.table.leave(one, SPECTATOR)
        while not first.watching or first.watching[-1] > there - 6:
            await asyncio.sleep(0.01)
        assert len(first.watching) == times

    asyncio.run(at_a_table(store, 1, evening))


# -- what no store takes ---------------------------------------------------------------------------


@pytest.fixture
def guest(inn: House) -> Guest:
    return inn.guest("Ada")


@pytest.mark.parametrize("filter", ["game", "level", "friend"])
@pytest.mark.parametrize("sign", ["%00", "a%00b", "%0A", "%27", "%25", "a+b"])
def test_a_filter_is_a_word(guest: Guest, filter: str, sign: str) -> None:
    """PostgreSQL refuses a text with a NUL in it, and none of these can be one of ours."""
    status, told = guest.refused("GET", f"/api/tables?{filter}={sign}")
    assert (status, told["code"]) == (422, "bad-message")


def test_what_is_searched_for_may_be_anything_and_is_found_in_names_alone(guest: Guest) -> None:
    for sign in ("%00", "%0A", "%27", "%25", "_"):
        assert guest.get(f"/api/tables?search={sign}")["tables"] == []
