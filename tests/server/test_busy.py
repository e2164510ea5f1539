"""A server with more to think about than it has cores: in which order answers come, and to whom."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serai.core.match import new
from serai.core.texts import speak, spoken
from serai.server.asking import ask_as, asking
from serai.server.fair_queue import THINK, Who
from serai.server.store import Store
from serai.server.thinking import Bots, job_for
from serai.server.threads import Threads
from serai.server.work import Progress, slots
from serai.server.workers import Workers
from server import musing_worker
from server.house import (
    PATIENCE,
    UNLIMITED,
    Data,
    Guest,
    House,
    Player,
    Socket,
    eventually,
    house,
)

pytestmark = pytest.mark.usefixtures("forked_workers")

WADI = {"map": "wadi"}
MASTERS = 12
AS_LONG_AS_IT_TAKES = ("--limit", "least_milliseconds_to_think=30000")
ONE = ("--workers", "1")


@contextmanager
def masters(ada: Guest, number: int, thinking: int = 30) -> Iterator[tuple[Socket, list[str]]]:
    """So many tables at which a master begins, and Ada looks at them all."""
    options = {"first": "2"}
    tables = [
        ada.table("desert", "me", "master", options=options, thinking=thinking)["id"]
        for _ in range(number)
    ]
    with ada.socket() as socket:
        for table in tables:
            assert socket.open(table, 0)["turn"] == 1
        yield socket, tables


def told(socket: Socket, kind: str) -> list[Data]:
    """What has come so far; the pong comes after it."""
    socket.say(type="ping")
    socket.next("pong")
    return [one for one in socket.heard if one["type"] == kind]


def test_an_easy_bot_answers_before_any_of_the_masters_of_another(tmp_path: Path) -> None:
    with house(tmp_path, *UNLIMITED, *ONE, *AS_LONG_AS_IT_TAKES) as inn:
        ada, bo = inn.guest("Ada"), inn.guest("Bo")
        with masters(ada, MASTERS) as (looking, _), bo.socket() as socket:
            player = Player(socket, bo.table("desert", "me", "easy", options=WADI)["id"], 0)
            for _ in range(5):
                player.wait()
                player.play()
            player.wait()
            assert player.state["n"] > 5
            assert told(looking, "state") == []


def test_who_waits_is_told_and_who_thinks_shorter_too(tmp_path: Path) -> None:
    with house(tmp_path, *UNLIMITED, *ONE) as inn:
        ada = inn.guest("Ada")
        with masters(ada, 3, thinking=6) as (looking, tables):
            heard = [looking.next("thinking") for _ in range(4)]
            assert {one["table"] for one in heard} == set(tables)
            assert all((one["seat"], one["n"] > 0) == (1, True) for one in heard)
            waiting = {one["table"] for one in heard if one["waits"]}
            assert len(waiting) == 2
            assert any(one["shortened"] and one["seconds"] < 6 for one in heard)
            with ada.socket() as another:  # whoever comes later hears it as well
                queued = [another.open(table, 0) and told(another, "thinking") for table in tables]
                assert any(queued)


def test_on_a_quiet_server_nothing_is_said_about_thinking(tmp_path: Path) -> None:
    with house(tmp_path, *UNLIMITED) as inn, inn.guest("Ada").socket() as socket:
        table = socket.guest.table("desert", "me", "easy", options=WADI)["id"]
        Player(socket, table, 0).finish()
        assert told(socket, "thinking") == []


def test_a_bot_waits_until_somebody_looks(tmp_path: Path) -> None:
    """Two tables of bots; one is looked at and played to its end, the other has not begun."""
    inn = House(tmp_path, *UNLIMITED).start()
    try:
        ada = inn.guest("Ada")
        unseen, seen = (ada.table("desert", "easy", "easy", options=WADI)["id"] for _ in range(2))
        moved = [play_to_the_end_while_ada_looks(ada, seen)]
        assert len(moves(ada, unseen)) == 0
        assert asleep(ada) == {unseen}
        assert ada.get(f"/api/tables/{unseen}")["asleep"] is True
        inn.kill()
        inn.start()  # that wakes nobody either
        third = ada.table("desert", "easy", "easy", options=WADI)["id"]
        moved.append(play_to_the_end_while_ada_looks(ada, third))
        assert len(moves(ada, unseen)) == 0
        moved.append(play_to_the_end_while_ada_looks(ada, unseen))
        assert all(moved)
        assert asleep(ada) == set()
    finally:
        inn.stop()


def test_a_bot_in_the_queue_leaves_it_when_nobody_looks_any_more(tmp_path: Path) -> None:
    """What Ada's masters think about when she leaves is thought to its end; the others are not.

    A second one may begin before it is noticed that she has left. If they stayed, each would have
    its turn between two of Bo's.
    """
    with house(tmp_path, *UNLIMITED, *ONE, "--limit", "seconds_to_think=4") as inn:
        ada, bo = inn.guest("Ada"), inn.guest("Bo")
        options = {"first": "2"}
        tables = [
            ada.table("desert", "me", "master", options=options, thinking=4)["id"] for _ in range(4)
        ]
        with ada.socket() as socket:
            for table in tables:
                socket.open(table, 0)
            eventually_waiting = [socket.next("thinking") for _ in range(3)]
            assert any(one["waits"] for one in eventually_waiting)
        with bo.socket() as socket:
            made = bo.table("desert", "me", "master", options=options, thinking=1)["id"]
            player = Player(socket, made, 0)
            player.wait()
            for _ in range(3):
                player.play()
                player.wait()
        assert sum(bool(moves(ada, table)) for table in tables) <= 2
        assert len(asleep(ada)) >= 2


def play_to_the_end_while_ada_looks(ada: Guest, table: str) -> bool:
    with ada.socket() as socket:
        assert ada.get(f"/api/tables/{table}")["status"] == "running"
        state = socket.open(table)
        while state["status"] != "over":
            state = socket.state(table)
    return bool(moves(ada, table))


def moves(guest: Guest, table: str) -> list[Data]:
    """What has been done there, but for chance."""
    plies: list[Data] = guest.get(f"/api/tables/{table}/plies")["plies"]
    return [ply for ply in plies if ply["seat"] >= 0]


def asleep(guest: Guest) -> set[str]:
    return {table["id"] for table in guest.get("/api/tables")["tables"] if table["asleep"]}


# -- so much and no more ---------------------------------------------------------------------------


def test_tables_of_bots_alone_are_few(tmp_path: Path) -> None:
    limit = ("--limit", "bot_tables_per_person=2")
    with house(tmp_path, *UNLIMITED, *limit) as inn:
        ada = inn.guest("Ada")
        first, _ = (ada.table("desert", "easy", "easy", options=WADI)["id"] for _ in range(2))
        seats = [{"kind": "bot", "level": "easy"}] * 2
        refused = ada.refused("POST", "/api/tables", game="desert", seats=seats)
        assert (refused[0], refused[1]["code"]) == (429, "too-many-bot-tables")
        mine = ada.table("desert", "me", "easy", options=WADI)["id"]
        refused = ada.refused("PUT", f"/api/tables/{mine}/seats/0", kind="bot", level="easy")
        assert (refused[0], refused[1]["code"]) == (429, "too-many-bot-tables")
        assert inn.guest().table("desert", "easy", "easy", options=WADI)["status"] == "running"
        play_to_the_end_while_ada_looks(ada, first)
        ada.put(f"/api/tables/{mine}/seats/0", kind="bot", level="easy")
        refused = ada.refused("POST", f"/api/tables/{first}/rematch", same_deal=False)
        assert (refused[0], refused[1]["code"]) == (429, "too-many-bot-tables")


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    with (
        house(tmp_path, *UNLIMITED, "--limit", "entries_per_table=40") as inn,
        inn.guest("Ada").socket() as socket,
    ):
        table = socket.guest.table("desert", "me", "here", options={**WADI, "first": "1"})["id"]
        player = Player(socket, table, 0)
        while player.play()["n"] < 40:
            assert player.state["may_undo"] is True
            assert socket.move(player.state, "undo")["type"] == "ack"
            player.hear()
        assert player.state["may_undo"] is False
        refused = socket.move(player.state, "undo")
        assert (refused["type"], refused["trouble"]["code"]) == ("refused", "undo-too-often")
        other = Player(socket, table, 1)
        assert other.play()["n"] > player.state["n"]  # the game goes on


# -- processes and threads, without a server -------------------------------------------------------

ADA, BO = Who("ada", "10.0.0.1"), Who("bo", "10.0.0.2")


def test_a_master_that_has_had_its_share_answers_with_what_it_has() -> None:
    """It may think as long as nobody else wants to; then it is told that it was enough."""
    asyncio.run(_hurry())


async def _hurry() -> None:
    match = new("desert", seed=1, first=1)
    job = job_for(match, {}, 0, "master", 3600.0)
    workers = Workers(slots(1), 0.25)
    bots, heard = Bots(workers), list[Progress]()
    try:
        first = asyncio.create_task(bots.choose(ADA, job, heard.append))
        while not heard:
            await asyncio.sleep(0.01)
        assert heard == [Progress(waits=False, seconds=3600.0)]
        crowd = [asyncio.create_task(bots.choose(ADA, job, heard.append)) for _ in range(2_000)]
        action = await asyncio.wait_for(first, PATIENCE)
        assert action in match.legal()
        assert any(not progress.waits and progress.seconds < 3600.0 for progress in heard)
        assert not any(one.done() for one in crowd)
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert await workers.number(ADA, THINK) == 0
    finally:
        await workers.close()


def test_threads_serve_who_has_had_least() -> None:
    asyncio.run(_threads())


async def _threads() -> None:
    threads, gate, order = Threads(1), threading.Event(), list[tuple[str, str]]()

    def note() -> None:
        gate.wait()
        order.append((asking().person, spoken()))

    async def ask(who: Who, language: str) -> None:
        ask_as(who.person, who.address)
        speak(language)
        await threads.run(note)

    try:
        asked = [asyncio.create_task(ask(ADA, "de")) for _ in range(20)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(ask(BO, "pl")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*asked)
        assert order[:3] == [("ada", "de"), ("bo", "pl"), ("ada", "de")]
        assert len(order) == 21
    finally:
        threads.close()


@pytest.mark.parametrize("blocked", [64])
def test_the_store_reads_whatever_other_threads_do(tmp_path: Path, blocked: int) -> None:
    asyncio.run(_read_beside(f"sqlite:///{tmp_path / 'serai.sqlite'}", blocked))


async def _read_beside(url: str, blocked: int) -> None:
    store, gate = Store(url), threading.Event()
    others = [asyncio.create_task(asyncio.to_thread(gate.wait)) for _ in range(blocked)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(store.is_well(), PATIENCE)
        assert not any(other.done() for other in others)
    finally:
        gate.set()
        await asyncio.gather(*others)
        store.close()


def test_a_bot_thinks_no_longer_about_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process is free again, and does not have to be started anew."""
    monkeypatch.setenv(musing_worker.MARKS, str(tmp_path / "mark"))
    with house(tmp_path, *UNLIMITED, *ONE, program=musing_worker.program()) as inn:
        ada = inn.guest("Ada")
        options = {**WADI, "first": "1"}
        made = ada.table("desert", "me", "master", options=options, thinking=1)
        with ada.socket() as socket:
            player = Player(socket, made["id"], 0)
            player.play()
            eventually(lambda: any(tmp_path.glob("mark.*")))
            assert player.state["turn"] == 1
            socket.move(player.state, "undo")
            eventually(lambda: "bot-stale" in {line["event"] for line in inn.log()})
            assert player.hear()["turn"] == 0
        assert "bot-died" not in {line["event"] for line in inn.log()}
