"""A real server in a process of its own, and people who come to it by HTTP and by sockets."""

import json
import os
import random
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit
from weakref import finalize

import httpx
from sqlalchemy import create_engine, text
from websockets.sync.client import ClientConnection, connect

from cluster import shared
from nursery import Forked, is_python
from serai.server.settings import database_url
from serai.tables.hearing import Listening

PATIENCE = 180.0  # seconds; the machine may be very busy
NO_TLS = ssl.SSLContext(
    ssl.PROTOCOL_TLS_CLIENT
)  # else each client loads the machine's certificates
Data = dict[str, Any]


# On which database servers stand that say nothing else.
USUAL_STORE = os.environ.get("SERAI_TEST_DATABASE", "sqlite")
ON_POSTGRES = USUAL_STORE == "postgres"


@cache
def _database_for(folder: Path) -> str:
    return shared().database()


def _usual_store(folder: Path, file: Path) -> str:
    return _database_for(folder) if ON_POSTGRES else str(file)


class House:
    """`serai serve` on a free port, with a store of its own; it can be killed and started anew.

    It is forked from a process that has all loaded, but for one that is to be loaded `afresh`.
    """

    def __init__(
        self,
        folder: Path,
        *words: str,
        program: list[str] | None = None,
        afresh: bool = False,
        store: str = "",
    ) -> None:
        self.folder = folder
        self.database = folder / "serai.sqlite"
        self.store = store or _usual_store(folder, self.database)
        self.words = words
        self.program = program or [sys.executable, "-m", "serai"]
        self.afresh = afresh
        self.port = 0
        self.process: subprocess.Popen[str] | Forked | None = None

    @property
    def store_url(self) -> str:
        return database_url(self.store)

    def sql(self, statement: str, **values: Any) -> list[Any]:
        """Ask the store something, or change it, past the server."""
        engine = create_engine(self.store_url)
        try:
            with engine.begin() as connection:
                done = connection.execute(text(statement), values)
                return list(done) if done.returns_rows else []
        finally:
            engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether it is one of several processes on a store, or may be."""
        return not self.store_url.startswith("sqlite")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def host(self) -> str:
        """What the server is called in requests: by its public address, if it has one."""
        if "--public-url" in self.words:
            return urlsplit(self.words[self.words.index("--public-url") + 1]).netloc
        return f"127.0.0.1:{self.port}"

    def dial(
        self,
        headers: dict[str, str],
        asked: str = "",
        door: socket.socket | None = None,
        compression: str | None = None,
        **more: Any,
    ) -> ClientConnection:
        """A socket to the server, however it is called."""
        dialled: ClientConnection = connect(
            f"ws://{self.host}/api/socket{asked}",
            sock=door or socket.create_connection(("127.0.0.1", self.port)),
            additional_headers=headers,
            open_timeout=PATIENCE,
            compression=compression,
            **more,
        )
        return dialled

    @property
    def log_file(self) -> Path:
        return self.folder / "server.log"

    def log(self) -> list[Data]:
        """What is logged; a line that is still being written is not there yet."""
        lines = self.log_file.read_text("utf-8").rpartition("\n")[0].splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def start(self) -> "House":
        words = ["serve", "--port", str(self.port), "--database", self.store, *self.words]
        command = [*self.program, *words]
        with self.log_file.open("a", encoding="utf-8") as log:
            if self.afresh or not is_python(command):
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=log, text=True
                )
            else:
                self.process = Forked(command, log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"(?:127\.0\.0\.1|0\.0\.0\.0):(\d+)", line)
        # With a public address that is what is told; the port is then chosen beforehand.
        assert found or (line and self.port), (line, self.log_file.read_text("utf-8"))
        self.port = int(found[1]) if found else self.port
        return self

    def kill(self) -> None:
        """As a power cut would: at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    def guest(self, name: str | None = None) -> "Guest":
        return Guest(self, name)


@contextmanager
def house(folder: Path, *words: str, **more: Any) -> Iterator[House]:
    running = House(folder, *words, **more).start()
    try:
        yield running
    finally:
        if running.process is not None:
            running.stop()


class Guest:
    """A person with a cookie."""

    def __init__(self, where: House, name: str | None = None, token: str | None = None) -> None:
        self.where = where
        # No connection is kept open: nobody has to say goodbye to a server that may be killed.
        self.http = httpx.Client(
            timeout=PATIENCE,
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"Host": where.host},
            verify=NO_TLS,
        )
        finalize(self, self.http.close)
        if token is not None:
            self._keep(token)
        given = self.ask("GET", "/api/me").cookies.get("serai")
        if given is not None:
            self._keep(given)  # also if it is only for https
        if name is not None:
            self.put("/api/me", name=name)

    def _keep(self, token: str) -> None:
        self.http.cookies.set("serai", token, domain="127.0.0.1", path="/")

    @property
    def token(self) -> str:
        found = self.http.cookies.get("serai")
        assert found is not None
        return found

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.http.request(method, self.where.url + path, **more)

    def get(self, path: str) -> Any:
        return self._good(self.ask("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        return self._good(self.ask("POST", path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return self._good(self.ask("PUT", path, json=body))

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, Data]:
        """What is answered to something that cannot be done."""
        answer = self.ask(method, path, json=body) if body else self.ask(method, path)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()

    def table(self, game: str, *seats: str, **more: Any) -> Data:
        """A new table; a seat is `me`, `here`, `friend`, or a bot's level."""
        kinds = ("me", "here", "friend")
        sitting = [
            {"kind": seat} if seat in kinds else {"kind": "bot", "level": seat} for seat in seats
        ]
        made: Data = self.post("/api/tables", game=game, seats=sitting, **more)
        return made

    def join(self, made: Data, seat: int | None) -> Data:
        """Come by the link of a seat, or the spectators'."""
        secret = next(link["secret"] for link in made["links"] if link["seat"] == seat)
        told: Data = self.post(f"/api/tables/{made['id']}/join", secret=secret)
        return told

    def record(self, table: str, seat: int | None = None) -> str:
        where = "" if seat is None else f"?seat={seat}"
        answer = self.ask("GET", f"/api/tables/{table}/record{where}")
        assert answer.status_code == 200, answer.text
        return answer.text

    def socket(self, **headers: str) -> "Socket":
        return Socket(self, headers)

    @staticmethod
    def _good(answer: httpx.Response) -> Any:
        assert answer.is_success, (answer.status_code, answer.text)
        return answer.json() if answer.content else None


class Socket:
    """A person's socket. What has come and was not asked for waits in `heard`.

    Changes are heard as the state that they lead to; as they came, they are in `raw`.
    """

    def __init__(
        self,
        guest: Guest,
        headers: dict[str, str] | None = None,
        asked: str = "",
        **dialled: Any,
    ) -> None:
        self.guest = guest
        self.heard: list[Data] = []
        self.raw: list[str] = []
        self._listening: defaultdict[tuple[str, int | None], Listening] = defaultdict(Listening)
        cookie = {"Cookie": f"serai={guest.token}", **(headers or {})}
        self.connection = guest.where.dial(cookie, asked, max_size=None, **dialled).__enter__()
        self.hello = self.next("hello")

    def __enter__(self) -> "Socket":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.connection.close()

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def open(self, table: str, seat: int | None = None, since: int | None = None) -> Data:
        """Listen; the state as it is."""
        self.say(type="open", table=table, seat=seat, since=since, previews=True)
        return self.state(table, seat)

    def move(self, state: Data, action: str, **more: object) -> Data:
        """Send a move for the moment of that state; its acknowledgement or refusal."""
        place = {name: state[name] for name in ("table", "seat", "n")}
        self.say(type="move", **place, action=action, **more)
        return self.next("ack", "refused", "error")

    def state(self, table: str, seat: int | None = None) -> Data:
        return self.until(
            lambda told: told["type"] == "state" and (told["table"], told["seat"]) == (table, seat)
        )

    def next(self, *kinds: str) -> Data:
        return self.until(lambda told: told["type"] in kinds)

    def until(self, wanted: Callable[[Data], bool]) -> Data:
        """The first message that is wanted; others wait for those who ask for them."""
        for told in self.heard:
            if wanted(told):
                self.heard.remove(told)
                return told
        while True:
            text = self.connection.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            said = self._put_together(json.loads(text))
            if wanted(said):
                return said
            self.heard.append(said)

    def _put_together(self, told: Any) -> Data:
        if told["type"] not in ("state", "change"):
            return dict(told)
        state = self._listening[told["table"], told["seat"]].hear(told)
        assert state is not None, "nothing is missed on one socket"
        return dict(state)


class Player:
    """Somebody who plays at random at one seat, by a socket, until the game is over."""

    def __init__(self, socket: Socket, table: str, seat: int, seed: int = 0) -> None:
        self.socket, self.table, self.seat = socket, table, seat
        self.dice = random.Random(seed)
        self.state = socket.open(table, seat)
        self.states = [self.state]

    @property
    def over(self) -> bool:
        return bool(self.state["status"] == "over")

    def choose(self) -> str:
        action: str = self.dice.choice(self.state["legal"])["action"]
        return action

    def play(self) -> Data:
        """One move, acknowledged; the state after it."""
        answer = self.socket.move(self.state, self.choose())
        assert answer["type"] == "ack", answer
        return self.hear()

    def hear(self) -> Data:
        self.state = self.socket.state(self.table, self.seat)
        self.states.append(self.state)
        return self.state

    def wait(self) -> Data:
        """Until it is this seat's turn, or over."""
        while not self.over and self.state["turn"] != self.seat:
            self.hear()
        return self.state

    def finish(self) -> Data:
        while not self.over:
            self.play() if self.state["turn"] == self.seat else self.hear()
        return self.state


def eventually(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that comes by itself."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


UNLIMITED = (
    *("--limit", "messages_per_second=1000000", "--limit", "message_burst=1000000"),
    *("--limit", "messages_per_second_from_address=1000000"),
    *("--limit", "message_burst_from_address=1000000", "--limit", "sockets_per_address=1000000"),
    *("--limit", "requests_per_second=1000000", "--limit", "request_burst=1000000"),
    *("--limit", "guests_per_minute=1000000", "--limit", "guest_burst=1000000"),
    *("--limit", "tables_per_minute=1000000", "--limit", "table_burst=1000000"),
    *("--limit", "names_per_minute=1000000", "--limit", "name_burst=1000000"),
)


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


# Tiles for a short game of Wüstensöhne, with everything in it.
FEW_TILES = """\
name: few

stack 1
....
a... salt

stack 2
....
a... gems
aa.. rumour
aaa. camel
ab.. salt gems
a.b. - myrrh

stack 3
....
a... incense
aa.. rumour
aaa. water1
aab. rumour -
aaaa water2

stack 4
....
a... myrrh

stack 5
....
a... salt
"""
