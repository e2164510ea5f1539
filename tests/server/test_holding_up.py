"""Nobody can hold the server up: not by saying half a request, not by talking, not by not reading.

Real sockets against a real server whose limits are small. How long things take is not measured,
only that they come to an end, and what is left for others meanwhile.
"""

import json
import socket as sockets
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.house import NO_TLS, PATIENCE, Data, Guest, House, eventually, house

SECONDS = {"headers_seconds": 1, "body_seconds": 1, "idle_seconds": 1, "reading_seconds": 1}
WADI = {"map": "wadi"}


def words(**limits: int) -> list[str]:
    return [word for name, most in limits.items() for word in ("--limit", f"{name}={most}")]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that waits for nobody longer than a second or two."""
    with house(tmp_path_factory.mktemp("hasty"), *words(**SECONDS)) as running:
        yield running


# -- half a request ------------------------------------------------------------------------------


def knock(where: House, said: bytes = b"", local: str = "127.0.0.1") -> sockets.socket:
    door = sockets.create_connection(("127.0.0.1", where.port), PATIENCE, (local, 0))
    door.sendall(said)
    return door


def to_the_end(door: sockets.socket) -> bytes:
    """All that is said until the other side closes."""
    heard = b""
    while True:
        try:
            some = door.recv(65_536)
        except ConnectionResetError:
            return heard
        if not some:
            return heard
        heard += some


def answer(heard: bytes) -> tuple[int, Data]:
    """The status and the trouble of a refusal, written by hand."""
    head, _, body = heard.partition(b"\r\n\r\n")
    assert b"content-security-policy" in head and b"connection: close" in head
    return int(head.split()[1]), json.loads(body)


HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
HALF = {
    "nothing at all": b"",
    "an empty line": b"\r\n",
    "half a word": b"GE",
    "slow headers": b"GET /api/health HTTP/1.1\r\n" + HOST + b"X-Slow: y",
    "half a handshake": b"GET /api/socket HTTP/1.1\r\n" + HOST + UPGRADE,
    "slow body": b"PUT /api/me HTTP/1.1\r\n" + HOST + b"Content-Length: 100\r\n\r\n{",
    "slow chunks": b"PUT /api/me HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{",
}


@pytest.mark.parametrize("half", HALF)
def test_half_a_request_is_closed_and_told_that_it_was_too_slow(hasty: House, half: str) -> None:
    with closing(knock(hasty, HALF[half])) as door:
        status, trouble = answer(to_the_end(door))
    assert (status, trouble["code"]) == (408, "request-too-slow")
    assert trouble["facts"] == {"seconds": 1}


def test_a_slow_body_is_refused_in_the_language_of_its_headers(hasty: House) -> None:
    head = b"PUT /api/me?language=pl HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n"
    with closing(knock(hasty, head)) as door:
        _, trouble = answer(to_the_end(door))
    assert "Żądanie" in trouble["sentence"]


def test_dripping_does_not_help(hasty: House) -> None:
    """A byte now and then is as slow as none."""
    drops = iter(b"GET /api/health HTTP/1.1\r\nX: " + b"y" * 300)
    with closing(knock(hasty)) as door:
        door.settimeout(0.1)
        heard = b""
        while not heard:
            door.sendall(bytes([next(drops)]))
            try:
                heard = door.recv(65_536)
            except TimeoutError:
                continue
    assert heard.startswith(b"HTTP/1.1 408 ")


GET = b"GET /api/health HTTP/1.1\r\n" + HOST + b"\r\n"


@pytest.mark.parametrize("after", [b"", b"\r\n", b"\r\n\r\n"])
def test_a_connection_that_is_not_used_again_is_closed(hasty: House, after: bytes) -> None:
    with closing(knock(hasty, GET)) as door:
        assert door.recv(65_536).startswith(b"HTTP/1.1 200 ")
        door.sendall(after)  # blank lines are no request
        assert b"HTTP/1.1" not in to_the_end(door)


def test_a_body_that_goes_on_after_its_answer_is_cut_off(hasty: House) -> None:
    head = b"POST /nothing/here HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n"
    with closing(knock(hasty, head)) as door:
        assert door.recv(65_536).startswith(b"HTTP/1.1 404 ")
        door.sendall(b"1\r\nx\r\n")
        assert b"HTTP/1.1 2" not in to_the_end(door)


@pytest.mark.parametrize(
    "junk", [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\x00" * 64, b"hello\r\n\r\n"]
)
def test_junk_is_closed(hasty: House, junk: bytes) -> None:
    with closing(knock(hasty, junk)) as door:
        assert to_the_end(door).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 408 "))


def test_headers_without_an_end_are_not_kept(hasty: House) -> None:
    with closing(knock(hasty, b"GET / HTTP/1.1\r\n" + HOST)) as door:
        heard = b""
        try:
            for _ in range(1000):
                door.sendall(b"X: " + b"y" * 10_000 + b"\r\n")
        except (ConnectionResetError, BrokenPipeError):
            pass
        else:
            heard = to_the_end(door)
    refused = [line for line in hasty.log() if line["event"] == "connection-refused"]
    assert refused[-1]["code"] == "headers-too-long", heard


PIECES = {
    "a cookie": GET[:-2] + b"Cookie: " + b"a=b; " * 4_000 + b"\r\n\r\n",
    "many headers": GET[:-2] + b"x: y\r\n" * 9_000 + b"\r\n",
    "languages": GET[:-2] + b"Accept-Language: " + b"qq;q=0.5," * 2_000 + b"en\r\n\r\n",
    "an address": GET.replace(b"health", b"health?" + b"a=1&" * 5_000),
    "many in a handshake": GET.replace(b"health", b"socket")[:-2] + UPGRADE + b"x: y\r\n" * 200,
    "a handshake": GET.replace(b"health", b"socket")[:-2] + UPGRADE + b"x: " + b"y" * 17_000,
}


@pytest.mark.parametrize("piece", PIECES)
def test_long_headers_are_not_looked_at_though_they_come_in_one_piece(
    hasty: House, piece: str
) -> None:
    with closing(knock(hasty, PIECES[piece].removesuffix(b"\r\n\r\n") + b"\r\n\r\n")) as door:
        heard = to_the_end(door)
    assert heard.startswith(b"HTTP/1.1 431 ")


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """With room for one connection another comes in only when the first is closed."""
    limits = words(**SECONDS, connections=1)
    with house(tmp_path_factory.mktemp("one"), *limits) as small:
        door = sockets.socket()
        door.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        with closing(door):
            door.connect(("127.0.0.1", small.port))
            door.sendall(GET.replace(b"/api/health", b"/api/openapi.json") * 200)
            eventually(lambda: healthy(small))


def healthy(where: House) -> bool:
    return httpx.get(f"{where.url}/api/health", timeout=PATIENCE, verify=NO_TLS).status_code == 200


def test_a_request_that_takes_its_time_is_still_served(hasty: House) -> None:
    """A deadline is for what is said, not for how long a connection lives."""
    with httpx.Client(base_url=hasty.url, timeout=PATIENCE, verify=NO_TLS) as http:
        assert all(http.get("/api/games").is_success for _ in range(3))
    with hasty.guest("Ada").socket() as socket:
        eventually(lambda: refused_since(hasty, len(hasty.log())))
        socket.say(type="ping")
        assert socket.next("pong")


def refused_since(where: House, moment: int) -> bool:
    """So much time has gone by that a connection which says nothing was closed."""
    with closing(knock(where)) as door:
        to_the_end(door)
    return any(line["event"] == "connection-refused" for line in where.log()[moment:])


# -- how many connections ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = words(connections=6, connections_per_address=4, sockets_per_address=2)
    with house(tmp_path_factory.mktemp("narrow"), *limits) as running:
        yield running


def answered(where: House, local: str) -> int:
    transport = httpx.HTTPTransport(local_address=local, verify=NO_TLS)
    with httpx.Client(base_url=where.url, transport=transport, timeout=PATIENCE) as http:
        return http.get("/api/health").status_code


def test_one_address_has_so_many_connections_and_leaves_room_for_others(narrow: House) -> None:
    with ExitStack() as open_ones:
        for _ in range(4):
            open_ones.enter_context(closing(knock(narrow)))
        eventually(lambda: answered(narrow, "127.0.0.1") == 429)
        assert answered(narrow, "127.0.0.2") == 200
        with closing(knock(narrow)) as door:
            status, trouble = answer(to_the_end(door))
            assert (status, trouble["code"]) == (429, "too-many-sockets")
        for _ in range(2):
            open_ones.enter_context(closing(knock(narrow, local="127.0.0.2")))
        eventually(lambda: answered(narrow, "127.0.0.3") == 429)
    eventually(lambda: answered(narrow, "127.0.0.1") == 200)


def test_sockets_are_counted_by_address_whatever_their_cookies(narrow: House) -> None:
    url = narrow.url.replace("http", "ws") + "/api/socket"

    tokens = [narrow.guest().token for _ in range(3)]

    def come_in(token: str, open_ones: ExitStack) -> str:
        cookie = {"Cookie": f"serai={token}"}
        came = open_ones.enter_context(connect(url, additional_headers=cookie, compression=None))
        told: Data = json.loads(came.recv(timeout=PATIENCE))
        return code(told) or str(told["type"])

    with ExitStack() as open_ones:
        assert [come_in(token, open_ones) for token in tokens] == [
            "hello",
            "hello",
            "too-many-sockets",
        ]


# -- talking too much ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def thrifty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that gives a person 200 messages, an address 500, and then next to nothing."""
    limits = words(
        messages_per_second=1,
        message_burst=200,
        messages_per_second_from_address=1,
        message_burst_from_address=500,
        warnings=100,
    )
    with house(tmp_path_factory.mktemp("thrifty"), *limits) as running:
        yield running


@contextmanager
def line(guest: Guest, local: str) -> Iterator[ClientConnection]:
    """A socket from an address of one's own."""
    url = guest.where.url.replace("http", "ws") + "/api/socket"
    door = sockets.create_connection(("127.0.0.1", guest.where.port), PATIENCE, (local, 0))
    headers = {"Cookie": f"serai={guest.token}"}
    with connect(
        url, sock=door, additional_headers=headers, compression=None, max_size=None
    ) as came:
        assert json.loads(came.recv(timeout=PATIENCE))["type"] == "hello"
        yield came


def said(connection: ClientConnection, **message: object) -> Data:
    """What is answered; what is told to everybody is overheard."""
    connection.send(json.dumps(message))
    while True:
        told: Data = json.loads(connection.recv(timeout=PATIENCE))
        if told["type"] not in ("seats",):
            return told


def code(told: Data) -> str:
    return str(told["trouble"]["code"]) if "trouble" in told else ""


def test_a_person_pays_for_all_their_sockets_together(thrifty: House) -> None:
    ada, local = thrifty.guest("Ada"), "127.0.1.1"
    with ExitStack() as open_ones:
        lines = [open_ones.enter_context(line(ada, local)) for _ in range(8)]
        told = [said(one, type="ping") for _ in range(30) for one in lines]
        served = sum(one["type"] == "pong" for one in told)
        assert 200 <= served < 230  # 240 were sent, and a little has come back meanwhile
        assert {code(one) for one in told} == {"", "too-fast"}
        last = next(one for one in reversed(told) if one["type"] == "error")
        assert last["trouble"]["retry_after"] == 1


def test_inventing_cookies_does_not_help(thrifty: House) -> None:
    with ExitStack() as open_ones:
        lines = [open_ones.enter_context(line(thrifty.guest(), "127.0.1.2")) for _ in range(5)]
        told = [said(one, type="ping") for one in lines for _ in range(115)]
        served = sum(one["type"] == "pong" for one in told)
        assert 500 <= served < 560
        with line(thrifty.guest(), "127.0.1.3") as elsewhere:
            assert said(elsewhere, type="ping")["type"] == "pong"


def until_too_fast(connection: ClientConnection, **message: object) -> list[Data]:
    told: list[Data] = []
    while not told or code(told[-1]) != "too-fast":
        told.append(said(connection, **message))
    return told


def test_a_why_costs_more_than_a_ping(thrifty: House) -> None:
    ada = thrifty.guest("Ada")
    made = ada.table("targi", "me", "here")
    why = {"type": "why", "table": made["id"], "seat": 0, "action": "place 1"}
    with line(ada, "127.0.1.4") as socket:
        told = until_too_fast(socket, **why)
    assert all(one["type"] == "why" for one in told[:-1])
    assert 30 <= len(told) <= 60  # of 200


def test_a_refused_move_costs_so_much_that_it_is_refused_a_few_times_and_no_more(
    thrifty: House,
) -> None:
    ada = thrifty.guest("Ada")
    made = ada.table("targi", "me", "here")
    move = {"type": "move", "table": made["id"], "seat": 0, "n": 0, "action": "place 1"}
    with line(ada, "127.0.1.5") as socket:
        told = until_too_fast(socket, **move)
        assert all(one["type"] == "refused" for one in told[:-1])
        assert 5 <= len(told) <= 20  # of 200
        assert told[-1]["type"] == "error"


def test_being_told_a_long_state_costs_more(thrifty: House) -> None:
    ada = thrifty.guest("Ada")
    made = ada.table("desert", "me", "here")
    turn = made["turn"]
    with line(ada, "127.0.1.6") as socket:
        place = {"table": made["id"], "seat": turn}
        told = until_too_fast(socket, type="open", previews=True, **place)
    assert all(one["type"] == "state" for one in told[:-1])
    assert len(told) <= 30  # it lists hundreds of actions, each with what it would bring


def until_closed(connection: ClientConnection, **message: object) -> tuple[list[Data], int]:
    told: list[Data] = []
    try:
        while True:
            told.append(said(connection, **message))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return told, closed.rcvd.code


def test_who_does_not_stop_is_shut_out_and_may_come_back(thrifty: House) -> None:
    ada = thrifty.guest("Ada")
    with line(ada, "127.0.1.7") as socket:
        told, closed = until_closed(socket, type="ping")
        assert closed == 4429
        assert 100 <= sum(code(one) == "too-fast" for one in told) <= 130
    eventually(lambda: pings(ada))


def pings(guest: Guest) -> bool:
    with line(guest, "127.0.1.7") as back:
        return bool(said(back, type="ping")["type"] == "pong")


@pytest.mark.parametrize("opcode", [0x9, 0xA, 0x0])
def test_frames_that_are_no_messages_are_counted_too(thrifty: House, opcode: int) -> None:
    """Pings, pongs and empty pieces never come to the application."""
    piece = bytes([opcode | (0x80 if opcode else 0), 0x80]) + bytes(4)
    first = bytes([0x01, 0x80]) + bytes(4) if not opcode else b""
    with line(thrifty.guest(), "127.0.1.8") as socket:
        socket.socket.sendall(first)
        with suppress(ConnectionResetError, BrokenPipeError):
            socket.socket.sendall(1000 * piece)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


# -- not reading ---------------------------------------------------------------------------------


def test_a_socket_that_never_reads_is_closed_and_makes_room(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """It is closed although its last words can never be sent: there is room for one socket."""
    few = {"sockets": 1, "waiting_messages": 8, "waiting_bytes": 100_000}
    limits = words(**SECONDS, **few, message_burst=4000)
    with house(tmp_path_factory.mktemp("deaf"), *limits) as small:
        ada = small.guest("Ada")
        made = ada.table("desert", "me", "here")
        door = sockets.socket()
        door.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        with closing(door):
            door.connect(("127.0.0.1", small.port))
            headers = f"Cookie: serai={ada.token}\r\nSec-WebSocket-Key: {'A' * 22}==\r\n".encode()
            door.sendall(b"GET /api/socket HTTP/1.1\r\n" + HOST + UPGRADE + headers + b"\r\n")
            place = {"table": made["id"], "seat": made["turn"]}
            asked = {"type": "open", "previews": True, **place}
            for _ in range(200):
                door.sendall(frame(json.dumps(asked)))
            eventually(lambda: any(one["event"] == "socket-slow" for one in small.log()))
            other = small.guest("Bo")
            eventually(lambda: let_in(small, other))


def frame(text: str) -> bytes:
    """A text as a masked frame, the mask being nought."""
    data = text.encode()
    length = (
        bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    )
    return b"\x81" + length + bytes(4) + data


def let_in(where: House, guest: Guest) -> bool:
    cookie = {"Cookie": f"serai={guest.token}"}
    url = where.url.replace("http", "ws") + "/api/socket"
    with connect(url, additional_headers=cookie, compression=None) as came:
        return bool(json.loads(came.recv(timeout=PATIENCE))["type"] == "hello")


# -- one person at a table's lock ------------------------------------------------------------------

COUNTING = """
import asyncio
from serai.cli import main
from serai.server.logs import log
from serai.server.served import ServedTable

ask, asking = ServedTable.ask, 0

async def counted(table, work):
    global asking
    asking += 1
    log.info("asked", asking=asking)
    try:
        await asyncio.sleep(0.02)
        return await ask(table, work)
    finally:
        asking -= 1

ServedTable.ask = counted
main()
"""


def test_only_a_few_of_a_persons_questions_wait_at_a_table(tmp_path: Path) -> None:
    with house(tmp_path, program=[sys.executable, "-c", COUNTING]) as counting:
        ada = counting.guest("Ada")
        made = ada.table("targi", "me", "here")
        why = {"type": "why", "table": made["id"], "seat": 0, "action": "place 1"}
        with ExitStack() as open_ones:
            lines = [open_ones.enter_context(line(ada, "127.0.0.1")) for _ in range(10)]
            for one in 3 * lines:
                one.send(json.dumps(why))
            for one in 3 * lines:
                assert json.loads(one.recv(timeout=PATIENCE))["type"] == "why"
        asking = [one["asking"] for one in counting.log() if one["event"] == "asked"]
        assert len(asking) == 30 and max(asking) == 4
