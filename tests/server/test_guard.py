"""The guard: who may come through the doors, how often and with how much, and what gets out.

One house is ordinary but for two faults put into it on purpose; the other is strict, with small
limits, and has a public address. What comes from other addresses than 127.0.0.1 is another's.
"""

import ast
import asyncio
import json
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

import serai.server
from serai.server.schema.model import metadata
from serai.server.store import Store
from serai.tables.sheet import Seat, Sheet, Standing
from server.house import (
    NO_TLS,
    PATIENCE,
    UNLIMITED,
    Data,
    Guest,
    House,
    Player,
    eventually,
    free_port,
    house,
)

PUBLIC = "https://serai.example.org"
BODY = 262_144
MAT = "the key is under the mat"
FAULTY = f"""
from serai.cli import main
from serai.server.people import People
from serai.server.served import ServedTable

async def fail(*given):
    raise RuntimeError("{MAT}")

People.device_link = fail
ServedTable.confirm = fail
main()
"""
STRICT = {
    "requests_per_second": 20,  # fewer than can be asked on a busy machine
    "request_burst": 300,
    "messages_per_second": 50,
    "message_burst": 3000,
    "warnings": 1000,
    "tables_per_minute": 120,
    "table_burst": 8,
    "tables_per_person": 3,
    "tables": 24,
    "sockets": 6,
    "sockets_per_person": 3,
    "tables_per_socket": 2,
    "waiting_messages": 24,
}
WADI = {"map": "wadi"}


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("plain")
    with house(folder, *UNLIMITED, program=[sys.executable, "-c", FAULTY]) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = [word for name, most in STRICT.items() for word in ("--limit", f"{name}={most}")]
    folder = tmp_path_factory.mktemp("strict")
    running = House(folder, "--public-url", PUBLIC, *limits)
    running.port = free_port()
    try:
        yield running.start()
    finally:
        running.stop()


@pytest.fixture(scope="module")
def ada(plain: House) -> Guest:
    return plain.guest("Ada")


def somebody(where: House, name: str | None = None) -> Guest:
    return Guest(where, name)


def from_elsewhere(where: House, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address, verify=NO_TLS)
    called = {"Host": where.host}
    return httpx.Client(base_url=where.url, transport=transport, headers=called, timeout=PATIENCE)


# -- what every answer carries ---------------------------------------------------------------------

Asked = tuple[int, str, str, dict[str, Any]]
ASKED: list[Asked] = [
    (200, "GET", "/api/health", {}),
    (200, "GET", "/api/docs", {}),
    (200, "GET", "/api/docs.css", {}),
    (200, "GET", "/api/openapi.json", {}),
    (201, "POST", "/api/tables", {"json": {"game": "desert", "seats": 2 * [{"kind": "friend"}]}}),
    (200, "GET", "/", {"follow_redirects": True}),
    (403, "GET", "/api/health", {"headers": {"Host": "evil.example"}}),
    (403, "PUT", "/api/me", {"headers": {"Origin": "https://evil.example"}}),
    (404, "GET", "/nothing/here", {}),
    (404, "GET", "/api/tables/0123456789abcdef", {}),
    (405, "PATCH", "/api/me", {}),
    (413, "PUT", "/api/me", {"content": b" " * (BODY + 1)}),
    (422, "PUT", "/api/me", {"json": {"nom": "Ada"}}),
    (500, "POST", "/api/me/devices", {}),
]
CARRIED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def assert_guarded(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
    for name in ("default-src", "base-uri", "form-action", "frame-ancestors"):
        assert rules[name] == "'none'"
    for allowed in " ".join(rules.values()).split():
        assert allowed in ("'none'", "'self'", "data:", "'wasm-unsafe-eval'")
    assert policy.count("'wasm-unsafe-eval'") == 1 and "'wasm-unsafe-eval'" in rules["script-src"]
    assert "data:" not in rules["script-src"]
    assert CARRIED.items() <= dict(answer.headers).items()
    assert "permissions-policy" in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers
    if answer.url.path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: f"{asked[0]} {asked[1]} {asked[2]}")
def test_every_answer_carries_the_strict_policy(ada: Guest, asked: Asked) -> None:
    status, method, path, more = asked
    answer = ada.ask(method, path, **more)
    assert answer.status_code == status, answer.text
    assert_guarded(answer)


class Page(HTMLParser):
    """Which tags and attributes a page has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_the_page_of_the_interface_needs_no_script_and_no_style_inside(ada: Guest) -> None:
    answer = ada.ask("GET", "/api/docs?language=en")
    assert answer.headers["content-type"].startswith("text/html")
    tags = Page(answer.text).tags
    for tag, attributes in tags:
        assert tag not in ("script", "style", "iframe", "img", "form")
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
    assert [attributes["href"] for tag, attributes in tags if tag == "link"] == ["/api/docs.css"]
    ids = {attributes.get("id") for _, attributes in tags}
    links = [attributes["href"] for tag, attributes in tags if tag == "a"]
    inside = [link for link in links if link is not None and link.startswith("#")]
    assert inside and all(link[1:] in ids for link in inside)


# -- pages from elsewhere ------------------------------------------------------------------------


def foreign_origins(where: House) -> list[str]:
    return [
        "https://evil.example",
        f"http://evil.example:{where.port}",
        f"http://127.0.0.1:{where.port + 1}",
        f"http://127.0.0.1.evil.example:{where.port}",
        "null",
        "file://",
        "http://[",
        "127.0.0.1",
        "http://127.0.0.1",
        f"ftp://127.0.0.1:{where.port}",
        f"http://eve@127.0.0.1:{where.port}",
        f"http://127.0.0.1:{where.port}/",
    ]


def test_a_page_from_elsewhere_can_change_nothing(plain: House, ada: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)["id"]
    for origin in foreign_origins(plain):
        from_there = {"Origin": origin}
        for method, path in (
            ("PUT", "/api/me"),
            ("POST", "/api/tables"),
            ("DELETE", f"/api/tables/{made}"),
        ):
            body = {"json": {"name": "Eve"}} if method == "PUT" else {}
            answer = ada.ask(method, path, headers=from_there, **body)
            assert (answer.status_code, answer.json()["code"]) == (403, "other-origin"), origin
        with pytest.raises(InvalidStatus) as refused:
            ada.socket(**from_there)
        assert refused.value.response.status_code == 403, origin
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.get(f"/api/tables/{made}")["status"] == "open"


def test_our_own_page_and_a_program_are_served(plain: House, ada: Guest, strict: House) -> None:
    for headers in ({}, {"Origin": plain.url}):
        assert ada.ask("PUT", "/api/me", json={"name": "Ada"}, headers=headers).is_success
        with ada.socket(**headers) as socket:
            assert socket.hello["person"]["name"] == "Ada"
    eve = somebody(strict, "Eve")
    for origin in (PUBLIC, PUBLIC.upper(), f"{PUBLIC}:443"):
        named = eve.ask("PUT", "/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert named.is_success
        with eve.socket(Origin=origin) as socket:
            assert socket.hello["person"]["name"] == "Eve"
    others = (strict.url, f"{PUBLIC}:8443", "http://serai.example.org", f"{PUBLIC}/")
    for origin in (*foreign_origins(strict), *others):
        with pytest.raises(InvalidStatus):
            eve.socket(Origin=origin)


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@pytest.mark.parametrize(
    "host",
    ["evil.example", "", "[", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3", "a b"],
)
def test_a_name_that_is_not_ours_is_refused(ada: Guest, host: str) -> None:
    answer = ada.ask("GET", "/api/me", headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-host")
    called = ada.ask("GET", "/api/socket", headers={"Host": host, **UPGRADE})
    assert called.status_code == 403


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:81", "LocalHost", "127.0.0.1", "192.168.0.7:8000", "[::1]:80"]
)
def test_an_address_and_localhost_are_served(ada: Guest, host: str) -> None:
    assert ada.ask("GET", "/api/me", headers={"Host": host}).status_code == 200


def test_a_public_address_is_the_only_one(strict: House) -> None:
    eve = somebody(strict)
    for host in ("serai.example.org", "SERAI.example.org:443"):
        assert eve.ask("GET", "/api/me", headers={"Host": host}).status_code == 200
    for host in (
        "example.org",
        "serai.example.org.evil.example",
        "xserai.example.org",
        "serai.example.org:80",
        f"serai.example.org:{strict.port}",
        "eve@serai.example.org",
        "localhost",
        f"127.0.0.1:{strict.port}",
    ):
        assert eve.ask("GET", "/api/me", headers={"Host": host}).status_code == 403, host


def test_two_names_at_once_are_none(plain: House) -> None:
    asked = (
        "GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    with sockets.create_connection(("127.0.0.1", plain.port)) as door:
        door.sendall(asked.encode())
        assert door.makefile("rb").readline().split()[1] in (b"400", b"403")


# -- how much ------------------------------------------------------------------------------------


def test_a_body_that_is_too_long_is_not_read_however_it_comes(ada: Guest) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(BODY // 4096 + 1):
            yield b" " * 4096

    for body in (b" " * (BODY + 1), pieces()):
        headers = {"Content-Type": "application/json"}
        answer = ada.ask("PUT", "/api/me", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
        assert_guarded(answer)
    padded = json.dumps({"name": "Ada"}).ljust(BODY).encode()
    headers = {"Content-Type": "application/json"}
    assert ada.ask("PUT", "/api/me", content=padded, headers=headers).status_code == 200


def until_refused(ask: Callable[[], httpx.Response], most: int) -> httpx.Response:
    for _ in range(most):
        answer = ask()
        if answer.status_code == 429:
            return answer
        assert answer.is_success
    raise AssertionError(f"{most} times and never refused")


def test_requests_in_a_rush_are_refused_and_let_go_later(strict: House) -> None:
    with from_elsewhere(strict, "127.0.0.2") as rushing:
        answer = until_refused(lambda: rushing.get("/api/health"), 5000)
        assert answer.json()["code"] == "too-fast"
        assert_guarded(answer)
        assert somebody(strict).ask("GET", "/api/health").is_success
        eventually(lambda: rushing.get("/api/health").is_success)


def test_tables_in_a_rush_are_refused_and_let_go_later(strict: House) -> None:
    asked = {"game": "desert", "seats": 2 * [{"kind": "friend"}]}
    with from_elsewhere(strict, "127.0.0.3") as rushing:

        def make() -> httpx.Response:
            cookie = {"Cookie": f"serai={somebody(strict).token}"}
            made = rushing.post("/api/tables", json=asked, headers=cookie)
            if made.is_success:
                rushing.delete(f"/api/tables/{made.json()['id']}", headers=cookie)
            return made

        assert until_refused(make, 500).json()["code"] == "too-fast"
        eventually(lambda: make().is_success)


def test_messages_in_a_rush_are_refused_and_let_go_later(strict: House) -> None:
    sent = STRICT["message_burst"] + STRICT["warnings"] - 100
    with somebody(strict).socket() as socket:
        for _ in range(sent):
            socket.say(type="ping")
        told = [socket.next("pong", "error") for _ in range(sent)]
        codes = {one["trouble"]["code"] for one in told if one["type"] == "error"}
        assert codes == {"too-fast"}
        assert sum(one["type"] == "pong" for one in told) >= STRICT["message_burst"]

        def served() -> bool:
            socket.say(type="ping")
            return bool(socket.next("pong", "error")["type"] == "pong")

        eventually(served)


def test_a_person_has_so_many_tables_and_no_more(strict: House) -> None:
    eve = somebody(strict)
    asked: Data = {"game": "desert", "seats": 2 * [{"kind": "friend"}], "options": WADI}
    made = [eve.post("/api/tables", **asked) for _ in range(STRICT["tables_per_person"])]
    status, trouble = eve.refused("POST", "/api/tables", **asked)
    assert (status, trouble["code"]) == (429, "too-many-tables")
    assert trouble["facts"] == {"most": STRICT["tables_per_person"]}
    eve.ask("DELETE", f"/api/tables/{made[0]['id']}")
    assert eve.ask("POST", "/api/tables", json=asked).status_code == 201


def test_a_house_has_so_many_tables_and_no_more(strict: House) -> None:
    eve = somebody(strict, "Eve")
    person = eve.get("/api/me")["id"]
    asyncio.run(_fill(strict, person))
    status, trouble = somebody(strict).refused(
        "POST", "/api/tables", game="desert", seats=2 * [{"kind": "friend"}]
    )
    assert (status, trouble["code"]) == (429, "server-full")
    strict.sql("UPDATE tables SET status = 'over' WHERE owner = :owner", owner=person)


async def _fill(where: House, owner: str) -> None:
    store = Store(where.store_url)
    for number in range(STRICT["tables"]):
        table = f"full-{number:011}"
        options = {"map": "wadi"}
        sheet = Sheet(table, "desert", 1, options, "7", owner, table, number)
        seats = (Seat(0, "host", "Eve", owner), Seat(1, "friend", "", None, table))
        await store.add_table(
            replace(sheet, standing=Standing(changed=number, played=True), seats=seats), []
        )
    store.close()


def turned_away(guest: Guest) -> tuple[str, int]:
    """Why somebody is not let in, in words and as a number."""
    return why_not(guest.where, f"serai={guest.token}")


def why_not(where: House, cookie: str) -> tuple[str, int]:
    with where.dial({"Cookie": cookie}) as connection:
        told = json.loads(connection.recv(timeout=PATIENCE))
        if told["type"] == "hello":
            return "", 0
        return told["trouble"]["code"], closing_code(connection)


@pytest.mark.parametrize("cookie", ["", "serai=short", "serai=" + "x" * 65, "other=thing"])
def test_a_socket_without_a_cookie_is_told_so(plain: House, cookie: str) -> None:
    assert why_not(plain, cookie) == ("no-person", 4401)


def test_a_socket_listens_to_so_many_seats_and_no_more(strict: House) -> None:
    eve = somebody(strict)
    made = eve.table("desert", "me", "here", options=WADI)["id"]
    with eve.socket() as socket:
        socket.open(made, 0)
        socket.open(made, 1)
        socket.say(type="open", table=made)
        trouble = socket.next("error")["trouble"]
        assert (trouble["code"], trouble["facts"]) == ("too-many-open", {"most": 2})
        socket.open(made, 1)
        socket.say(type="leave", table=made, seat=1)
        assert socket.open(made)["seat"] is None


def test_a_socket_that_does_not_read_is_left_behind_and_holds_up_nobody(strict: House) -> None:
    guests = [somebody(strict, "Eve"), somebody(strict, "Ben")]
    made = guests[0].table("desert", "me", "friend")
    first = guests[1].join(made, 1)["turn"]  # whoever has most to be told: all that they may do
    with deaf(guests[first]) as mute, ExitStack() as open_ones:
        for _ in range(more_than_fits(guests[first], made["id"], first)):
            mute.send(json.dumps({"type": "open", "table": made["id"], "seat": first}))
        sockets_ = [open_ones.enter_context(guest.socket()) for guest in guests]
        players = [Player(socket, made["id"], seat) for seat, socket in enumerate(sockets_)]
        eventually(lambda: any(line["event"] == "socket-slow" for line in strict.log()))
        for _ in range(12):  # it has still not read a word
            acting = players[players[0].state["turn"]]
            acting.play()
            players[1 - acting.seat].hear()
        assert closing_code(mute) == 4408
    with guests[1 - first].socket() as back:
        assert back.open(made["id"], 1 - first)["n"] == players[0].state["n"]


def more_than_fits(guest: Guest, table: str, seat: int) -> int:
    """So many states that neither the system nor the server holds them for who does not read."""
    told = Path("/proc/sys/net/ipv4/tcp_wmem")
    system = int(told.read_text().split()[2]) if told.exists() else 2**22
    with guest.socket() as socket:
        length = len(json.dumps(socket.open(table, seat)))
    return (system + 2**20) // length + STRICT["waiting_messages"]


def deaf(guest: Guest) -> ClientConnection:
    """A socket whose other end takes next to nothing before it is read, from elsewhere."""
    door = sockets.socket()
    door.bind(("127.0.0.9", 0))  # so that nobody else pays for what it asks
    door.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    door.connect(("127.0.0.1", guest.where.port))
    cookie = {"Cookie": f"serai={guest.token}"}
    return guest.where.dial(cookie, door=door, max_size=None, max_queue=1)


def closing_code(connection: ClientConnection) -> int:
    """Read to the end; with which code it was closed."""
    try:
        while True:
            connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


def come_in(guest: Guest, open_ones: ExitStack) -> bool:
    """Whether somebody is let in; then the socket stays open."""
    connection = guest.where.dial({"Cookie": f"serai={guest.token}"})
    open_ones.enter_context(connection)
    return bool(json.loads(connection.recv(timeout=PATIENCE))["type"] == "hello")


def test_a_person_has_so_many_sockets_and_no_more(strict: House) -> None:
    eve, ben = somebody(strict), somebody(strict)
    with ExitStack() as open_ones:
        for _ in range(STRICT["sockets_per_person"]):
            assert come_in(eve, open_ones)
        assert turned_away(eve) == ("too-many-sockets", 4429)
        assert turned_away(ben) == ("", 0)
    eventually(lambda: turned_away(eve) == ("", 0))


def test_a_house_has_so_many_sockets_and_no_more(strict: House) -> None:
    with ExitStack() as open_ones:
        for _ in range(STRICT["sockets"]):  # those of others may still be on their way out
            eventually(lambda: come_in(somebody(strict), open_ones))
        assert turned_away(somebody(strict)) == ("too-many-sockets", 4429)
    eventually(lambda: turned_away(somebody(strict)) == ("", 0))


# -- secrets ---------------------------------------------------------------------------------------


def secrets_of(made: Data) -> list[str]:
    return [link["secret"] for link in made["links"]]


def test_ids_and_secrets_cannot_be_guessed(plain: House) -> None:
    guests = [plain.guest() for _ in range(8)]
    made = [guest.table("desert", "friend", "friend", options=WADI) for guest in guests]
    ids = [table["id"] for table in made]
    links = [secret for table in made for secret in secrets_of(table)]
    tokens = [guest.token for guest in guests]
    # A letter of 64 holds 6 bits: 96 bits for what is public, 192 and 256 for what is secret.
    for words, bits in ((ids, 96), (links, 192), (tokens, 256)):
        assert all(6 * len(word) >= bits for word in words)
        assert len(set(words)) == len(words)
        columns = list(zip(*words, strict=True))
        assert sum(len(set(column)) > 1 for column in columns) >= len(columns) - 1
    assert len(links) == 3 * len(made)


def test_a_wrong_secret_is_answered_like_a_table_that_does_not_exist(plain: House) -> None:
    host, other = plain.guest(), plain.guest()
    made = host.table("desert", "me", "friend", options=WADI)
    [secret, watching] = secrets_of(made)
    wrong = [secret[:-1] + ("A" if secret[-1] != "A" else "B"), secret[:-1], watching[::-1]]
    nowhere = other.ask("POST", "/api/tables/AAAAAAAAAAAAAAAA/join", json={"secret": secret})
    for guess in wrong:
        answer = other.ask("POST", f"/api/tables/{made['id']}/join", json={"secret": guess})
        assert (answer.status_code, answer.content) == (404, nowhere.content)
    for path in ("", "/record", "/rematch"):
        method = "POST" if path == "/rematch" else "GET"
        there = other.ask(method, f"/api/tables/{made['id']}{path}", json={})
        assert (there.status_code, there.content) == (404, nowhere.content)
    with other.socket() as socket:
        told = []
        for table in (made["id"], "A" * 16):
            socket.say(type="open", table=table)
            told.append(socket.next("error", "state"))
        assert told[0] == told[1]
    assert host.get(f"/api/tables/{made['id']}")["seats"][1]["taken"] is False


COMPARED = ("secret", "watch_secret", "token")


def test_secrets_are_compared_in_constant_time_or_by_their_hashes() -> None:
    """How long a comparison takes cannot be measured here; how it is written can be read."""
    used = 0
    for file in Path(*serai.server.__path__).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            used += isinstance(node, ast.Attribute) and node.attr == "compare_digest"
            if isinstance(node, ast.Compare) and not is_identity(node):
                sides = [node.left, *node.comparators]
                assert not [side for side in sides if last_name(side) in COMPARED], file
    assert used >= 2


def is_identity(node: ast.Compare) -> bool:
    return all(isinstance(how, ast.Is | ast.IsNot) for how in node.ops)


def last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_the_store_does_not_know_the_cookies(plain: House) -> None:
    guest = plain.guest("Dunya")
    store = Store(plain.store_url, there=True)
    with store.engine.connect() as connection:
        kept = str([[*connection.execute(select(one))] for one in metadata.sorted_tables])
    store.close()
    assert "Dunya" in kept
    assert guest.token not in kept


def test_the_cookie_is_for_the_server_alone(plain: House, strict: House) -> None:
    for where, secure in ((plain, False), (strict, True)):
        called = {"Host": where.host}
        answer = httpx.get(where.url + "/api/me", headers=called, timeout=PATIENCE, verify=NO_TLS)
        given = answer.headers["set-cookie"]
        name, *rest = [part.strip() for part in given.split(";")]
        parts = {part.lower() for part in rest}
        assert name.startswith("serai=")
        assert {"httponly", "samesite=lax", "path=/"} <= parts
        assert ("secure" in parts) is secure
        assert not [part for part in parts if part.startswith("domain")]


# -- insides ---------------------------------------------------------------------------------------


def assert_no_insides(text: str) -> None:
    for inside in ("Traceback", "RuntimeError", MAT, ".py", "line ", "serai.server", "sqlite"):
        assert inside not in text


def test_a_failure_inside_is_told_without_insides_and_logged_with_them(ada: Guest) -> None:
    answer = ada.ask("POST", "/api/me/devices")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
    assert_no_insides(answer.text)
    made = ada.table("desert", "me", "here", options=WADI)["id"]
    with ada.socket() as socket:
        socket.say(type="confirm", table=made, seat=0, n=1)
        told = socket.next("error")
        assert told["trouble"]["code"] == "server-failed"
        assert_no_insides(json.dumps(told))
        assert socket.open(made, 0)["status"] == "running"
    failures = [line for line in ada.where.log() if line["event"] == "failed"]
    assert len(failures) >= 2 and all(MAT in line["error"] for line in failures)


def test_the_log_is_lines_of_json_without_secrets(plain: House, strict: House, ada: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    ben = plain.guest("Ben")
    ben.join(made, 1)
    with ben.socket() as socket:
        socket.open(made["id"], 1)
    ben.ask("GET", f"/api/tables/{made['id']}?secret={secrets_of(made)[0]}")
    ben.ask("POST", f"/api/tables/{made['id']}/join", json={"secret": "x" * 32})
    ada.ask("GET", "/%1b[31m%0a%c2%9b%e2%80%a8")
    for where in (plain, strict):
        text = where.log_file.read_text("utf-8")
        assert text.isascii()
        lines = [json.loads(line) for line in text.rpartition("\n")[0].splitlines()]
        assert lines and all({"at", "level", "event"} <= line.keys() for line in lines)
        hidden = where.sql("SELECT seed, watch_secret FROM tables")
        hidden += where.sql("SELECT secret, secret FROM seats WHERE secret IS NOT NULL")
        words = {word for pair in hidden for word in pair if len(word) > 16}
        assert words and not [word for word in words if word in text]
        assert not [token for token in (ada.token, ben.token) if token in text]
    events = {line["event"] for line in plain.log()}
    assert {"request", "table-made", "seat-taken", "failed"} <= events
