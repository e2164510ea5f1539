"""A real server, and a disk that takes nothing more: it costs nobody anything but patience."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from server.house import Data, House, Player, eventually, house


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("store"), "--workers", "1") as where:
        yield where


@contextmanager
def refusing(where: House, condition: str) -> Iterator[None]:
    """A store that takes no such entry into its log."""
    told = "BEGIN SELECT RAISE(ABORT, 'no room'); END"
    with closing(sqlite3.connect(where.database, timeout=60)) as connection:
        connection.execute(f"CREATE TRIGGER no_room BEFORE INSERT ON log WHEN {condition} {told}")
        connection.commit()
        yield
        connection.execute("DROP TRIGGER no_room")
        connection.commit()


@contextmanager
def full(where: House) -> Iterator[None]:
    """No file of the server's process may grow any more."""
    assert where.process is not None
    limit, before = resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(where.process.pid, limit, (1024, resource.RLIM_INFINITY))
    yield
    resource.prlimit(where.process.pid, limit, before)


def two_at_a_table(where: House) -> tuple[Player, Player]:
    ada, bo = where.guest("Ada"), where.guest("Bo")
    made = ada.table("desert", "me", "friend", options={"map": "wadi"})
    bo.join(made, 1)
    seats = [(ada, 0), (bo, 1)]
    players = [Player(guest.socket(), made["id"], seat) for guest, seat in seats]
    if players[0].state["turn"] == 1:
        players.reverse()
    return players[0], players[1]


TROUBLES: list[Callable[[House], Any]] = [lambda where: refusing(where, "TRUE")]
if hasattr(resource, "prlimit"):
    TROUBLES.append(full)


@pytest.mark.parametrize("trouble", TROUBLES, ids=["refusing", "full"][: len(TROUBLES)])
def test_what_cannot_be_saved_has_not_happened(
    running: House, trouble: Callable[[House], Any]
) -> None:
    mover, other = two_at_a_table(running)
    before, action = mover.state, mover.choose()
    with trouble(running):
        for _ in range(3):
            refused = mover.socket.move(before, action)
            assert refused["type"] == "refused" and refused["trouble"]["code"] == "not-saved"
            assert unchanged(mover.socket.open(mover.table, mover.seat), before)
    answer = mover.socket.move(before, action)
    assert answer["type"] == "ack" and not answer["again"]
    for player in (mover, other):
        heard = player.hear()
        own = [e for e in heard["entries"] if e["seat"] == mover.seat]
        assert heard["since"] == before["n"] and len(own) == 1
    close(mover, other)


def unchanged(state: Data, before: Data) -> bool:
    return all(state[key] == before[key] for key in ("n", "turn", "view", "legal", "status"))


def close(*players: Player) -> None:
    for player in players:
        player.socket.connection.close()


def test_a_bot_whose_move_could_not_be_saved_goes_on_afterwards(running: House) -> None:
    ada = running.guest("Ada")
    made = ada.table("desert", "me", "beginner", options={"map": "wadi", "first": "1"})
    player = Player(ada.socket(), made["id"], 0)
    with refusing(running, "NEW.seat = 1"):
        while player.state["turn"] == 0:
            player.play()
        failed = len(not_saved(running))
        eventually(lambda: len(not_saved(running)) > failed)
    player.wait()
    assert player.state["turn"] == 0
    close(player)


def not_saved(where: House) -> list[Data]:
    return [told for told in where.log() if told["event"] == "not-saved"]


def test_the_log_holds_no_cookie_and_no_link(running: House) -> None:
    ada = running.guest("Ada")
    made = ada.table("desert", "me", "friend", options={"map": "wadi"})
    bo = running.guest("Bo")
    bo.join(made, 1)
    phone = ada.post("/api/me/devices")["secret"]
    ada.post("/api/me/device", secret=phone)
    ada.refused("POST", f"/api/tables/{made['id']}/join", secret=phone)
    with ada.socket() as socket_:
        socket_.open(made["id"], 0)
    logged = running.log_file.read_text("utf-8")
    assert made["id"] in logged
    for secret in (ada.token, bo.token, phone, *(link["secret"] for link in made["links"])):
        assert secret not in logged
