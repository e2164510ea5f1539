"""What one guest asks for and many others would feel: told to a crowd, kept at many tables, dear.

Real servers with small limits. How long things take is not measured, only what they cost whoever
asks, and that others are answered meanwhile.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from server.house import NO_TLS, PATIENCE, Data, Guest, House, Player, Socket, eventually, house

LITTLE = ("--limit", "messages_per_second=1", "--limit", "message_burst=100")


@pytest.fixture(scope="module")
def thrifty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that gives a person a hundred messages, and then next to nothing."""
    with house(tmp_path_factory.mktemp("thrifty"), *LITTLE) as running:
        yield running


def moves_until_too_fast(ada: Guest, made: Data, crowd: int) -> int:
    """How many moves Ada makes, alone at a table, while so many others look on."""
    with ExitStack() as there:
        for guest in [ada.where.guest() for _ in range(crowd // 8)]:
            guest.join(made, None)
            for _ in range(8):
                there.enter_context(Socket(guest, max_queue=None)).open(made["id"])
        socket = there.enter_context(Socket(ada, max_queue=None))
        players = [Player(socket, made["id"], seat) for seat in range(2)]
        number = 0
        while True:
            mover = next(player for player in players if player.state["legal"])
            told = socket.move(mover.state, mover.choose())
            if told["type"] != "ack":
                assert told["trouble"]["code"] == "too-fast"
                return number
            number += 1
            for player in players:
                player.hear()


def test_a_move_costs_more_the_more_are_told_of_it(thrifty: House) -> None:
    """Else whoever sits before many sockets of their own has each move told to all of them."""
    alone, watched = thrifty.guest("Ada"), thrifty.guest("Bo")
    few = moves_until_too_fast(alone, alone.table("targi", "me", "here"), 0)
    fewer = moves_until_too_fast(watched, watched.table("targi", "me", "here"), 32)
    assert few >= 30  # two each, after the tables that were opened
    assert 8 <= fewer <= few // 2  # and four more for those who look on


def opens_until_too_fast(ada: Guest, table: str, since: int | None) -> int:
    with Socket(ada, max_queue=None) as socket:
        number = 0
        while True:
            socket.say(type="open", table=table, since=since)
            told = socket.next("state", "error")
            if told["type"] == "error":
                assert told["trouble"]["code"] == "too-fast"
                return number
            number += 1


def test_to_be_told_again_what_has_happened_costs_more_the_more_it_is(thrifty: House) -> None:
    """A whole game takes a server thirty milliseconds to tell, and a moment hardly one."""
    now, again = thrifty.guest("Ada"), thrifty.guest("Bo")
    some = opens_until_too_fast(now, now.table("desert", "me", "here")["id"], None)
    fewer = opens_until_too_fast(again, again.table("desert", "me", "here")["id"], 0)
    assert 0 < 2 * fewer <= 1.6 * some


def test_whoever_changes_their_name_again_and_again_has_to_wait(tmp_path: Path) -> None:
    """It is written at each of their tables, and everybody there hears of it."""
    limits = ("--limit", "names_per_minute=1", "--limit", "name_burst=3")
    with house(tmp_path, *limits) as inn:
        ada, bo = inn.guest("Ada"), inn.guest("Bo")
        for name in ("Adela", "Adela", "Adele", "Adele"):
            assert ada.put("/api/me", name=name)["name"] == name  # the same again is no change
        status, trouble = ada.refused("PUT", "/api/me", name="Ada")
        assert (status, trouble["code"]) == (429, "too-fast")
        assert ada.get("/api/me")["name"] == "Adele"
        assert ada.put("/api/me", language="pl")["language"] == "pl"
        assert bo.put("/api/me", name="Bolek")["name"] == "Bolek"  # it is Ada's affair alone


SLOW = """
import time
from pathlib import Path
from fastapi import FastAPI
from serai.cli import main

openapi = FastAPI.openapi

def slow(app):
    Path({begun!r}).touch()
    while not Path({gate!r}).exists():
        time.sleep(0.01)
    return openapi(app)

FastAPI.openapi = slow
main()
"""


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/docs"])
def test_nobody_waits_while_the_list_of_requests_is_made(tmp_path: Path, path: str) -> None:
    begun, gate = tmp_path / "begun", tmp_path / "gate"
    program = SLOW.format(begun=str(begun), gate=str(gate))
    with (
        house(tmp_path, program=[sys.executable, "-c", program]) as inn,
        ThreadPoolExecutor(1) as elsewhere,
    ):
        asked = elsewhere.submit(lambda: httpx.get(inn.url + path, timeout=PATIENCE, verify=NO_TLS))
        try:
            eventually(begun.exists)
            with inn.guest("Bo").socket() as socket:
                assert pings(socket)
            assert not asked.done()
        finally:
            gate.touch()
        assert asked.result().status_code == 200
        assert httpx.get(inn.url + path, verify=NO_TLS).content == asked.result().content


def pings(socket: Socket) -> bool:
    socket.say(type="ping")
    return bool(socket.next("pong")["type"] == "pong")


MANY = {f"k{number}": 1 for number in range(5_000)}
SEATS = [{"kind": "me"}, {"kind": "here"}]
BODIES: dict[str, tuple[str, str, Data, str]] = {
    "fields": ("POST", "/api/tables", MANY, "body"),
    "options": (
        "POST",
        "/api/tables",
        {"game": "targi", "seats": SEATS, "options": MANY},
        "body.options",
    ),
    "notes": ("PUT", "/api/me/progress/course", {"notes": MANY}, "body.notes"),
}


@pytest.mark.parametrize("sent", BODIES)
def test_of_thousands_of_names_none_is_looked_at(thrifty: House, sent: str) -> None:
    """To say of each what is wrong with it would take a third of a second for all."""
    method, path, body, field = BODIES[sent]
    status, trouble = thrifty.guest("Ada").refused(method, path, **body)
    assert (status, trouble["code"], len(trouble["faults"])) == (422, "bad-message", 1)
    assert f"{field}: too_long" in trouble["faults"][0]


def test_on_a_socket_neither(thrifty: House) -> None:
    with thrifty.guest("Ada").socket() as socket:
        few = dict.fromkeys(list(MANY)[:600], 1)
        socket.say(type="ping", **few)
        assert len(socket.next("error")["trouble"]["faults"]) == 1
