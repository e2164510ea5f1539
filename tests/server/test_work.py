"""`serai work`: machines that think for servers which have no workers of their own."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select

import nursery
from nursery import Forked
from serai.core import registry
from serai.core.match import Match
from serai.server.schema.model import jobs, tellings
from serai.server.store import Store
from serai.tables.table import fold
from server import musing_worker
from server.house import PATIENCE, UNLIMITED, Guest, House, Player, eventually, house

WADI = {"map": "wadi", "first": "1"}
NONE = ("--workers", "0")


@contextmanager
def machine(url: str, folder: Path, program: list[str] | None = None) -> Iterator[Forked]:
    """`serai work`, until it is ended or dies."""
    start = program or [sys.executable, "-m", "serai"]
    with (folder / "work.log").open("a", encoding="utf-8") as log:
        process = Forked([*start, "work", "--database", url, "--workers", "1"], log)
    assert process.stdout is not None
    assert "1" in process.stdout.readline(), (folder / "work.log").read_text("utf-8")
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        process.stdout.close()
    assert "Traceback" not in (folder / "work.log").read_text("utf-8")


@pytest.fixture
def server(postgres: str, tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, *UNLIMITED, *NONE, store=postgres) as made:
        yield made


def all_jobs(url: str) -> list[Any]:
    engine = create_engine(url)
    with engine.connect() as c:
        found = [*c.execute(select(jobs)), *c.execute(select(tellings))]
    engine.dispose()
    return found


def work_in(url: str) -> list[dict[str, object]]:
    """What the jobs say that wait, or are being done."""
    return [json.loads(row.work)["job"] for row in all_jobs(url)]


def seated(ada: Guest, level: str = "beginner") -> Player:
    table = ada.table("desert", "me", level, options=WADI, thinking=1)["id"]
    return Player(ada.socket(), table, 0)


def test_bots_think_on_another_machine_and_wait_until_there_is_one(
    server: House, postgres: str, tmp_path: Path
) -> None:
    player = seated(server.guest("Ada"))
    player.play()
    told = player.socket.until(lambda told: told["type"] == "thinking")
    assert told["waits"]
    with machine(postgres, tmp_path):
        for _ in range(5):
            player.wait()
            player.play()
        player.wait()
        eventually(lambda: not all_jobs(postgres))
    player.socket.connection.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_what_a_machine_had_begun_another_does(
    server: House,
    postgres: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    how: signal.Signals,
) -> None:
    """Whether it is killed, stands still, or is told to end."""
    monkeypatch.setenv(musing_worker.MARKS, str(tmp_path / "mark"))
    player = seated(server.guest("Ada"), "master")
    with ExitStack() as there:
        first = there.enter_context(machine(postgres, tmp_path, musing_worker.program()))
        player.play()
        eventually(lambda: any(tmp_path.glob("mark.*")))
        there.enter_context(machine(postgres, tmp_path))
        first.send_signal(how)
        n = player.state["n"]
        while player.state["n"] == n or player.state["turn"] != 0:
            player.hear()
        if how == signal.SIGSTOP:
            first.send_signal(signal.SIGCONT)
            player.play()  # and what it answers now is not heard any more
        eventually(lambda: not all_jobs(postgres))
    player.socket.connection.close()


def test_a_job_says_what_one_seat_may_know_and_nothing_of_who_asked(
    server: House, postgres: str
) -> None:
    """As the row of a bot's turn has it while nobody works."""
    ada = server.guest("Ada")
    made = ada.table("targi", "me", "beginner", options={"first": "1"})
    player = Player(ada.socket(), made["id"], 0)
    player.play()
    eventually(lambda: any(job["kind"] == "choose" for job in work_in(postgres)))
    [job] = [job for job in work_in(postgres) if job["kind"] == "choose"]
    assert set(job) == {
        *("kind", "level", "game", "rules", "seats", "options", "seat", "known", "seen"),
        *("seconds", "dice", "tree", "least", "cores"),
    }
    match = match_of(postgres, made["id"])
    assert job["known"] == match.position.hidden_from(1).state.tobytes().hex()
    [row] = [row for row in all_jobs(postgres) if row.person]
    assert row.work.count(made["id"]) == 0
    for told in (row.person, row.address, row.tree or row.person):
        assert re.fullmatch("[0-9a-f]{32}", told)
    player.socket.connection.close()


def match_of(url: str, table: str) -> Match:
    """As the store has it, with all its secrets."""

    async def read() -> Match:
        store = Store(url)
        kept = await store.kept(table)
        store.close()
        assert kept is not None
        return fold(registry.game(kept.sheet.game), kept.sheet, kept.lines, 5_000).match

    return asyncio.run(read())


def test_only_a_postgresql_has_work_for_others(tmp_path: Path) -> None:
    for words in (["work", "--database", "serai.sqlite"], ["serve", "--workers", "0"]):
        more = [] if "work" in words else ["--database", str(tmp_path / "serai.sqlite")]
        command = [sys.executable, "-m", "serai", *words, *more]
        ended = nursery.run(command, timeout=PATIENCE)
        assert ended.returncode == 2 and ended.stderr.count("\n") == 1
    assert not os.path.exists("serai.sqlite")
