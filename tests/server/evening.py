"""An evening of eight tables, whose people remember everything and notice what does not fit.

Whatever was acknowledged or told must be there afterwards, nothing may be there twice, and nobody
may wait in vain: the people come back and send again what was not answered.
"""

import asyncio
import random
import threading
import time
import traceback
from dataclasses import dataclass

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

import serai
from serai.core import registry
from serai.core.contract import UNDO as UNDO_ACTION
from serai.core.log import UNDO_TEXT as UNDO
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.core.record import draws_follow_seed
from serai.server.schema.model import tables
from serai.server.store import Store
from serai.tables.sheet import OPEN, Line, Sheet
from server.house import PATIENCE, Data, House, Socket, eventually

SHORTEST, LONGEST = 0.2, 0.8  # seconds between the tables' going on and the next kill
EVERY_TABLE = 7  # so often a kill waits until every table has gone on, the bots' too
ENOUGH = 3  # tables that have gone on before any other kill
FAREWELL = 20  # entries by which every table goes on at the end
LONGEST_THOUGHT = 0.04  # seconds for which a person looks at the board
CONFIRM = "confirm"
UNDOES = 0.08  # of the moves that could be taken back
FREELY = [
    word
    for limit in (
        "messages_per_second",
        "messages_per_second_from_address",
        "request_burst",
        "table_burst",
        "tables_per_socket",
    )
    for word in ("--limit", f"{limit}=1000000")
]


@dataclass(frozen=True)
class Plan:
    """A table to be made, and made again when it is over."""

    game: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    confirm: bool = False

    @property
    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat in ("me", "here", "friend")]


WADI = (("map", "wadi"),)
TABLES = (
    Plan("desert", ("me", "friend"), WADI, confirm=True),
    Plan("desert", ("beginner", "me"), WADI),
    Plan("desert", ("me", "easy"), WADI),
    Plan("desert", ("friend", "beginner", "me")),
    Plan("targi", ("me", "friend")),
    Plan("targi", ("beginner", "me")),
    Plan("sons", ("me", "here")),
    Plan("sons", ("friend", "me", "beginner")),
)


# -- what people remember ----------------------------------------------------------------------


@dataclass(frozen=True)
class Said:
    """Something that a seat has sent: an action, `undo`, or `confirm`."""

    n: int
    seat: int
    action: str

    def message(self, table: str) -> Data:
        told = {"table": table, "seat": self.seat, "n": self.n}
        if self.action == CONFIRM:
            return {"type": CONFIRM, **told}
        return {"type": "move", "action": self.action, **told}


class Memory:
    """What one seat has been told and what it was acknowledged; it notices what does not fit."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told: list[Data] = []
        self.acknowledged: list[tuple[Said, int]] = []  # with the length of the log after it
        self.confirmed = -1

    def keep(self, said: Said, now: int) -> None:
        if said.action == CONFIRM:
            self.confirmed = said.n
        else:
            self.acknowledged.append((said, now))

    def hear(self, state: Data) -> list[str]:
        """Remember what is new; the faults of what is not."""
        entries, since, n = state["entries"], state["since"], state["n"]
        faults: list[str] = []
        if since > len(self.told) or [one["n"] for one in entries] != list(range(since, n)):
            faults.append(
                f"{len(self.told)} entries were told, then from {since} to {n}: {entries}"
            )
        for was, is_now in zip(self.told[since:], entries, strict=False):
            if was != is_now:
                faults.append(f"told otherwise: {was}, now {is_now}")
        faults += [f"told and lost: {was}" for was in self.told[n:]]
        self.told[since:] = entries
        return faults

    def check(self, state: Data, in_flight: Said | None) -> list[str]:
        """The faults of a table to which one has come back, its whole log heard since 0."""
        faults = self.hear(state)
        for said, now in self.acknowledged:
            if self._own(said.n, now) != [self._entry(said)]:
                faults.append(f"acknowledged and lost: {said}")
        extra = [entry for entry in self._own(0, state["n"]) if not self._is_known(entry)]
        if extra and (in_flight is None or extra != [self._entry(in_flight)]):
            faults.append(f"never sent, or there twice: {extra} besides {in_flight}")
        if state["n"] == self.confirmed and state["to_confirm"] is not None:
            faults.append(f"confirmed and lost at {self.confirmed}")
        return faults

    def holds(self, said: Said) -> bool:
        """Whether something that was sent had arrived."""
        return bool(self._own(said.n, len(self.told)))

    def _own(self, begin: int, end: int) -> list[Data]:
        return [entry for entry in self.told[begin:end] if entry["seat"] == self.seat]

    def _entry(self, said: Said) -> Data:
        """How it stands in the log; what the bots did since is taken back before one's own."""
        own = self._own(said.n, len(self.told))
        n = own[0]["n"] if own and said.action == UNDO else said.n
        return {"n": n, "seat": said.seat, "action": said.action}

    def _is_known(self, entry: Data) -> bool:
        return any(said.n <= entry["n"] < now for said, now in self.acknowledged)


# -- those who play ----------------------------------------------------------------------------


class Fault(Exception):
    """Something that a server must never do."""


class Company(threading.Thread):
    """The people of one table, and of the next one when it is over."""

    def __init__(self, evening: "Evening", plan: Plan, seed: int) -> None:
        super().__init__(name=f"{plan.game} {' '.join(plan.seats)}", daemon=True)
        self.evening, self.plan = evening, plan
        self.dice = random.Random(seed)
        host, friend = evening.house.guest("Ada"), evening.house.guest("Bo")
        self.guests = {i: friend if plan.seats[i] == "friend" else host for i in plan.people}
        self.host = host
        self.table: str | None = None
        self.memories: dict[int, Memory] = {}
        self.played: dict[str, dict[int, Memory]] = {}  # the tables before this one
        self.in_flight: Said | None = None
        self.going = 0  # the last start of the server since which the table has gone on
        self.farewell = FAREWELL
        self._sockets: dict[int, Socket] = {}
        self._states: dict[int, Data] = {}

    def run(self) -> None:
        while not self.may_go_home:
            start = self.evening.wait_for_server()
            try:
                self._come_back()
                self._play_on(start)
            except TimeoutError:
                self._complain("stuck: nothing was heard any more")
            except (OSError, EOFError, WebSocketException, httpx.TransportError):
                if self.evening.is_up(start):
                    self._complain(traceback.format_exc())
            except Exception:
                self._complain(traceback.format_exc())
            finally:
                self._leave()

    def _complain(self, fault: str) -> None:
        self.evening.faults.append(f"{self.name}, {self.table}: {fault}")

    def _leave(self) -> None:
        for socket_ in {id(one): one for one in self._sockets.values()}.values():
            socket_.connection.close()
        self._sockets, self._states = {}, {}

    # -- coming back --

    def _come_back(self) -> None:
        """Sit down again, look at the whole log, and send again what was not answered."""
        sockets: dict[int, Socket] = {}
        for guest in self.guests.values():
            if id(guest) not in sockets:
                sockets[id(guest)] = guest.socket()
        self._sockets = {seat: sockets[id(guest)] for seat, guest in self.guests.items()}
        if self.table is None:
            self._make_table()
        else:
            self._open()
        if self.in_flight is not None:
            memory = self.memories[self.in_flight.seat]
            expected = memory.holds(self.in_flight) if self.in_flight.action != CONFIRM else None
            again = self._send(self.in_flight)["again"]
            if expected is not None and again != expected:
                raise Fault(f"acknowledged again: {again}; was there: {expected}")

    def _make_table(self) -> None:
        plan, options = self.plan, dict(self.plan.options)
        made = self.host.table(plan.game, *plan.seats, options=options, confirm=plan.confirm)
        for seat, guest in self.guests.items():
            if plan.seats[seat] == "friend":
                guest.join(made, seat)
        self.table = made["id"]
        self.memories = {seat: Memory(seat) for seat in plan.people}
        self.in_flight = None
        self._open()

    def _open(self) -> None:
        assert self.table is not None
        faults: list[str] = []
        for seat, socket_ in self._sockets.items():
            self._states[seat] = state = socket_.open(self.table, seat, since=0)
            faults += self.memories[seat].check(state, self._flight_of(seat))
        self._judge(faults)
        self._catch_up()

    def _flight_of(self, seat: int) -> Said | None:
        flight = self.in_flight
        return flight if flight is not None and flight.seat == seat else None

    def _judge(self, faults: list[str]) -> None:
        if faults:
            raise Fault("; ".join(faults))

    # -- playing --

    def _play_on(self, start: int) -> None:
        """Until they may go home; a table that is over is followed by another."""
        while not self.may_go_home:
            state = next(iter(self._states.values()))
            if state["status"] == "over":
                self._begin_another()
            elif state["turn"] in self._states:
                time.sleep(self.dice.uniform(0, LONGEST_THOUGHT))
                self._send(self._choose(self._states[state["turn"]]))
            else:
                self._hear()
            self.going = self.evening.going_since(start)
            self.farewell -= self.evening.is_late

    @property
    def may_go_home(self) -> bool:
        return bool(self.evening.faults) or self.farewell <= 0

    def _begin_another(self) -> None:
        assert self.table is not None
        self.played[self.table] = self.memories
        self.table = None
        self._make_table()

    def _choose(self, state: Data) -> Said:
        action = CONFIRM
        if state["may_undo"] and self.dice.random() < UNDOES:
            action = UNDO
        elif state["to_confirm"] is None:
            action = self.dice.choice(state["legal"])["action"]
        return Said(state["n"], state["seat"], action)

    def _send(self, said: Said) -> Data:
        """Send something, perhaps once more, until it is acknowledged."""
        assert self.table is not None
        socket_ = self._sockets[said.seat]
        self.in_flight = said
        socket_.say(**said.message(self.table))
        answer = socket_.next("ack", "refused", "error")
        if answer["type"] != "ack" or (answer["n"], answer["seat"]) != (said.n, said.seat):
            raise Fault(f"{said} was answered with {answer}")
        self.memories[said.seat].keep(said, answer["now"])
        self.in_flight = None
        if not answer["again"]:
            self._hear()
        return answer

    def _hear(self) -> None:
        """One change of the table, from every seat."""
        for seat in self._states:
            self._hear_at(seat)
        self._catch_up()

    def _catch_up(self) -> None:
        """One seat may have heard more than another by the time it had come back."""
        now = max(state["n"] for state in self._states.values())
        for seat in self._states:
            while self._states[seat]["n"] < now:
                self._hear_at(seat)

    def _hear_at(self, seat: int) -> None:
        assert self.table is not None
        self._states[seat] = state = self._sockets[seat].state(self.table, seat)
        self._judge(self.memories[seat].hear(state))


class Evening:
    """Eight tables, and a server that is killed while they are being played."""

    def __init__(self, where: House, seed: int) -> None:
        self.house = where
        self.dice = random.Random(seed)
        self.faults: list[str] = []
        self.kills = 0
        self.kills_in_flight = 0
        self._starts = 1
        self._up = threading.Event()
        self.is_late = False
        self._up.set()
        self.companies = [Company(self, plan, seed + i) for i, plan in enumerate(TABLES)]

    def play(self, kills: int) -> "Evening":
        """Kill and start the server so often, or until a fault is found; then let all go on."""
        for company in self.companies:
            company.start()
        while self.kills < kills:
            self._let_play(every_table=self.kills % EVERY_TABLE == 0)
            if self.faults:
                break
            self._kill_and_start()
        self.is_late = True
        for company in self.companies:
            company.join(2 * PATIENCE)
            if company.is_alive():
                self.faults.append(f"{company.name}: stuck at the end")
        return self

    def _let_play(self, every_table: bool) -> None:
        enough = len(self.companies) if every_table else ENOUGH

        def have_gone_on() -> bool:
            going = sum(company.going == self._starts for company in self.companies)
            return bool(self.faults) or going >= enough

        try:
            eventually(have_gone_on)
        except AssertionError:
            behind = [one.name for one in self.companies if one.going != self._starts]
            self.faults.append(f"stuck: {behind}")
        time.sleep(self.dice.uniform(SHORTEST, LONGEST))

    def _kill_and_start(self) -> None:
        self._up.clear()
        self.house.kill()
        self.kills += 1
        self.kills_in_flight += any(company.in_flight for company in self.companies)
        self.house.start()
        self._starts += 1
        self._up.set()

    # -- what the companies ask --

    def wait_for_server(self) -> int:
        self._up.wait()
        return self._starts

    def going_since(self, start: int) -> int:
        """The last start of the server, for those who came after that one and play."""
        return start

    def is_up(self, start: int) -> bool:
        return self._up.is_set() and self._starts == start


# -- afterwards --------------------------------------------------------------------------------


def matches_in(url: str) -> dict[str, Match]:
    """Every table of a store that has begun, replayed from its log and again from its record."""
    store = Store(url)
    try:
        sheets = [asyncio.run(store.sheet(table)) for table in ids_in(store)]
        begun = [sheet for sheet in sheets if sheet is not None and not sheet.waits]
        return {sheet.id: replayed(sheet, asyncio.run(store.lines(sheet.id))) for sheet in begun}
    finally:
        store.close()


def ids_in(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        if not store.shared:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        return list(connection.execute(select(tables.c.id)).scalars())


def replayed(sheet: Sheet, lines: list[Line]) -> Match:
    assert [line.n for line in lines] == list(range(len(lines)))
    game = registry.game(sheet.game)
    material = build(game, len(sheet.seats), sheet.options, sheet.rules)
    match = Match(Position(game, material), sheet.seed, resolve_chance=False)
    for line in lines:
        action = UNDO_ACTION if line.action == UNDO else match.parse(line.action)
        match.replay(Entry(line.seat, action))
    again = serai.load(match.record())
    assert again.log == match.log and draws_follow_seed(again)
    assert again.over or not sheet.over
    return again


def differences(match: Match, memory: Memory) -> list[str]:
    """What a seat remembers otherwise than the record: it knows its own entries as they were."""
    faults = [f"told and lost: {told}" for told in memory.told[len(match.log) :]]
    for entry, told in zip(match.log, memory.told, strict=False):
        own = entry.seat == memory.seat
        if entry.seat != told["seat"] or (own and match.entry_text(entry) != told["action"]):
            faults.append(f"told {told}, recorded {entry}")
    return faults


def unbegun(company: Company) -> list[str]:
    """Tables at which nobody is missing and nothing happens.

    Also those of which nobody was told, for the kill was quicker.
    """
    with company.host.socket() as socket_:
        return [
            table["id"]
            for table in company.host.get("/api/tables")["tables"]
            if all(seat["taken"] for seat in table["seats"])
            and socket_.open(table["id"])["status"] == OPEN
        ]
