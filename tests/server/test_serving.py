"""The command line that serves: what it prints, what it refuses, and how it ends.

However it ends, its bots end with it, and whoever starts it again finds every table as it was.
"""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pexpect
import pytest
from websockets.exceptions import ConnectionClosed

import nursery
from bots.processes import children_of, runs
from serai import cli
from serai.core import registry
from serai.core.errors import SeraiError
from serai.server.serve import _bind
from serai.server.settings import database_url
from server.house import NO_TLS, PATIENCE, Data, Guest, House, Player, eventually

SERAI = [sys.executable, "-m", "serai"]
USUAL = 8000
GOING_AWAY = 1012
WADI = {"map": "wadi"}
Said = Callable[..., "Ended"]


@dataclass(frozen=True)
class Ended:
    code: int | None
    out: str
    said: str


def run(*words: str) -> Ended:
    """`serai serve` in a process of its own."""
    ended = nursery.run([*SERAI, "serve", *words], timeout=PATIENCE)
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def assert_refused(ended: Ended, *words: str) -> None:
    """A sentence and exit code 2; nothing of the program's insides."""
    assert (ended.code, ended.out) == (2, ""), ended
    assert ended.said.count("\n") == 1 and "Traceback" not in ended.said, ended
    for word in words:
        assert word in ended.said


# -- what is refused -------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = run("--port", port, "--database", str(tmp_path / "serai.sqlite"))
    assert_refused(ended, port, "--port")


def test_a_port_is_taken_as_soon_as_it_is_chosen() -> None:
    """Two that begin at once do not get the same one."""
    with _bind("127.0.0.1", 0) as first, pytest.raises(SeraiError) as refused:
        _bind("127.0.0.1", first.getsockname()[1])
    assert refused.value.code == "cannot-listen"


@pytest.mark.parametrize("kind", ["text", "inside a file", "no driver"])
def test_a_database_that_cannot_be_used_is_refused(tmp_path: Path, kind: str) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ada, this is no database. " * 100, "utf-8")
    database = {
        "text": str(text),
        "inside a file": str(text / "serai.sqlite"),
        "no driver": "mysql+pymysql://ada:sesame@example.org/serai",
    }[kind]
    ended = run("--port", "0", "--database", database)
    assert_refused(ended)
    assert "sesame" not in ended.said
    assert text.read_text("utf-8").startswith("Dear Ada")


def test_a_file_that_another_server_uses_is_refused_until_that_ends(tmp_path: Path) -> None:
    first = House(tmp_path).start()
    try:
        second = run("--port", "0", "--database", str(first.database))
        assert_refused(second, first.database.name, "another server", "PostgreSQL")
        assert first.guest("Ada").get("/api/me")["name"] == "Ada"
        first.kill()
        first.start()  # nothing is left of a lock whose process is gone
        assert first.guest("Bo").get("/api/me")["name"] == "Bo"
    finally:
        first.stop()


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """The command line itself, without a process: for what it refuses before it begins."""
    monkeypatch.delitem(registry._shelf().games, "souk")  # not installed, and not compiled here

    def saying(*words: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["serai", "serve", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        out, error = capsys.readouterr()
        assert ended.value.code is None or isinstance(ended.value.code, int)
        return Ended(ended.value.code, out, error)

    return saying


NO_ADDRESSES = [
    "serai.example.org",
    "ftp://x.org",
    "https://",
    "https://x.org/a",
    "https://x.org?a",
    "https://x.org#a",
    "https://ada@x.org",
    "https://x.org:99999",
    "http://[",
    "https://a b",
    "https://x..org",
    "ftp://x.org",
]


@pytest.mark.parametrize("url", NO_ADDRESSES)
def test_a_public_address_that_is_none_is_refused(said: Said, url: str) -> None:
    assert_refused(said("--public-url", url), url, "https://serai.example.org")


@pytest.mark.parametrize("proxy", ["me", "10.0.0.1/8", "0.0.0.0/0", "::/0", "10.0.0.1,you", "*"])
def test_a_proxy_that_is_none_is_refused(said: Said, proxy: str) -> None:
    assert_refused(said("--behind-proxy", proxy), proxy.rpartition(",")[2], "10.0.0.0/24")


@pytest.mark.parametrize("limit", ["sockets", "sockets=0", "sockets=-1", "sockets=many", "=7"])
def test_a_limit_that_is_none_is_refused(said: Said, limit: str) -> None:
    assert_refused(said("--limit", limit), limit.partition("=")[0])


def test_a_limit_that_there_is_not_is_refused_with_those_there_are(said: Said) -> None:
    assert_refused(said("--limit", "camels=7"), "camels", "sockets", "tables_per_person")


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:"])
def test_a_store_that_would_be_gone_with_the_server_is_refused(said: Said, database: str) -> None:
    assert_refused(said("--port", "0", "--database", database), database)


def test_a_store_is_named_by_its_file_or_by_the_files_address(tmp_path: Path) -> None:
    file = tmp_path / "serai.sqlite"
    assert database_url(str(file)) == f"sqlite:///{file}"
    assert database_url(f"sqlite:///{file}") == f"sqlite:///{file}"


def test_an_address_that_is_none_is_refused(said: Said) -> None:
    assert_refused(said("--host", "192.0.2.1"), "192.0.2.1", "--host")


# -- serai alone -----------------------------------------------------------------------------------


@pytest.fixture
def taken() -> Iterator[None]:
    """Nobody else gets port 8000, whoever has it."""
    with socket.socket() as listening:
        with suppress(OSError):
            listening.bind(("127.0.0.1", USUAL))
            listening.listen()
        yield


@pytest.mark.usefixtures("taken")
@pytest.mark.parametrize("display", [False, True])
def test_serai_alone_serves_here_at_the_next_free_port(tmp_path: Path, display: bool) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', "utf-8")
    browser.chmod(0o755)
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_DATA_HOME")
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    env |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": str(browser)}
    if display:
        env["DISPLAY"] = ":0"
    terminal = pexpect.spawn(SERAI[0], SERAI[1:], env=env, encoding="utf-8", timeout=PATIENCE)
    with closing(terminal):
        terminal.expect(r"http://127\.0\.0\.1:(\d+)")
        address, port = terminal.match[0], int(terminal.match[1])
        assert USUAL < port < USUAL + 100
        assert (
            httpx.get(f"{address}/api/health", timeout=PATIENCE, verify=NO_TLS).json()["status"]
            == "ok"
        )
        assert (tmp_path / "data" / "serai" / "serai.sqlite").is_file()
        if display:
            eventually(lambda: opened.is_file() and opened.read_text("utf-8") == f"{address}\n")
        terminal.sendcontrol("c")
        terminal.expect(pexpect.EOF)
        terminal.wait()
        assert "Traceback" not in terminal.before
    assert terminal.exitstatus in (0, 130)
    assert opened.is_file() is display


# -- how it ends, and begins again -----------------------------------------------------------------

ENDS = {signal.SIGINT: (0, 130), signal.SIGTERM: (0, -15, 143), signal.SIGKILL: (-9,)}


def kept(ada: Guest) -> Data:
    """All that Ada finds when she comes back."""
    found: Data = {"me": ada.get("/api/me")}
    for which in ("false", "true"):
        listed = ada.get(f"/api/tables?finished={which}")["tables"]
        found[which] = [{**table, "seats": [*map(lasting, table["seats"])]} for table in listed]
        found[f"records-{which}"] = [ada.record(table["id"], 0) for table in listed]
    return found


def lasting(seat: Data) -> Data:
    """A seat without who is there just now."""
    fleeting = ("present", "away", "takeover")
    return {name: told for name, told in seat.items() if name not in fleeting}


def play_to_the_end(ada: Guest) -> None:
    made = ada.table("desert", "me", "here", options=WADI)["id"]
    with ada.socket() as socket:
        players = [Player(socket, made, seat) for seat in (0, 1)]
        while not players[0].over:
            acting = players[players[0].state["turn"]]
            acting.play()
            players[1 - acting.seat].hear()


def workers_of(inn: House) -> list[int]:
    assert inn.process is not None
    return children_of(inn.process.pid)


def end(inn: House, how: signal.Signals) -> int:
    assert inn.process is not None and inn.process.stdout is not None
    inn.process.send_signal(how)
    code = inn.process.wait(PATIENCE)
    assert inn.process.stdout.read() == ""
    inn.process.stdout.close()
    inn.process = None
    return code


def test_however_it_ends_its_bots_end_and_its_tables_stay(tmp_path: Path) -> None:
    inn = House(tmp_path, afresh=True)
    inn.start()
    try:
        ada = inn.guest("Ada")
        play_to_the_end(ada)
        going = ada.table("desert", "me", "here", options=WADI)["id"]
        bo = inn.guest()
        busy = bo.table("sons", "hard", "hard", "hard", "hard")["id"]
        for how, codes in ENDS.items():
            with ada.socket() as socket, bo.socket() as looking:
                looking.open(busy)  # and as long as somebody looks, they think
                eventually(lambda: bool(workers_of(inn)))
                workers = workers_of(inn)
                state = socket.open(going, 0)
                seat = state["turn"]
                acting = state if seat == 0 else socket.open(going, seat)
                assert socket.move(acting, acting["legal"][0]["action"])["type"] == "ack"
                before = kept(ada)
                assert end(inn, how) in codes
                assert ended_with(socket) in (GOING_AWAY, None)
            eventually(lambda: not any(map(runs, workers)))  # noqa: B023
            inn.start()
            assert kept(ada) == before
        assert len(before["false"]) == len(before["true"]) == 1
        assert "Traceback" not in inn.log_file.read_text("utf-8")
    finally:
        if inn.process is not None:
            inn.stop()


def ended_with(socket: Any) -> int | None:
    try:
        while True:
            socket.connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
