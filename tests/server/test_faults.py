"""Several processes on one PostgreSQL, of which something dies, is cut off, or comes back.

One of three processes is killed again and again while eight tables are being played; PostgreSQL
itself is killed and started again; the network between a process and its database swallows
everything for a while. No acknowledged move is lost, none is there twice, and nobody is stuck.
"""

import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bots.processes import children_of
from cluster import Cluster, name_in
from server.evening import FREELY, TABLES, Evening, differences, matches_in, unbegun
from server.house import UNLIMITED, Data, Guest, House, Player, eventually, house
from walk import length

KILLS = length(50, least=10)
OUTAGES = length(20, least=3)
AT_A_TABLE = 5  # outages; by then no game has come to its end
WADI = {"map": "wadi", "first": "1"}


class Relay(Evening):
    """An evening on which one of several processes is killed, and the others go on."""

    def _kill_and_start(self) -> None:
        assert self.house.process is not None
        before = children_of(self.house.process.pid)
        self._up.clear()
        self._starts += 1
        os.kill(self.dice.choice(before), signal.SIGKILL)
        self.kills += 1
        self.kills_in_flight += any(company.in_flight for company in self.companies)
        eventually(lambda: len({*self._children()} - {*before}) == 1)
        self._up.set()

    def _children(self) -> list[int]:
        assert self.house.process is not None
        return children_of(self.house.process.pid)

    def going_since(self, start: int) -> int:
        return self._starts  # who was not at the one that was killed has not noticed


def assert_nothing_is_lost(evening: Evening, url: str) -> None:
    matches = matches_in(url)
    for company in evening.companies:
        assert company.table is not None
        for table, memories in {**company.played, company.table: company.memories}.items():
            for memory in memories.values():
                assert differences(matches[table], memory) == []


@pytest.mark.soak
def test_of_three_processes_one_is_killed_again_and_again_and_nothing_is_lost_or_stuck(
    postgres: str, tmp_path: Path
) -> None:
    words = (*FREELY, "--workers", "1", "--processes", "3")
    with house(tmp_path, *words, store=postgres) as where:
        evening = Relay(where, seed=6).play(KILLS)
        assert evening.faults == []
        assert evening.kills == KILLS
        assert [unbegun(company) for company in evening.companies] == [[]] * len(TABLES)
    assert_nothing_is_lost(evening, postgres)


# -- the database goes away --------------------------------------------------------------------


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    made = Cluster().make()
    yield made
    made.end()


def play_on(player: Player) -> Data:
    """One move, sent until it is acknowledged; the state after it."""
    n, action = player.state["n"], player.choose()
    while True:
        answer = player.socket.move(player.state, action)
        if answer["type"] == "ack":
            break
        code = answer["trouble"]["code"]
        assert code in ("not-saved", "server-failed"), answer
    while player.state["n"] <= n:
        player.hear()
    return player.state


def two_at_a_table(houses: list[House]) -> list[Player]:
    ada, bo = houses[0].guest("Ada"), houses[-1].guest("Bo")
    made = ada.table("desert", "me", "friend", options=WADI)
    bo.join(made, 1)
    return [Player(ada.socket(), made["id"], 0), Player(bo.socket(), made["id"], 1)]


def step(players: list[Player]) -> None:
    """A move that both have heard of."""
    state = play_on(players[players[0].state["turn"]])
    for player in players:
        while player.state["n"] < state["n"]:
            player.hear()


def assert_all_was_told_once(players: list[Player], ada: Guest) -> None:
    for player in players:
        told: dict[int, Data] = {}
        for state in player.states[1:]:
            for entry in state["entries"]:
                assert told.setdefault(entry["n"], entry) == entry
        assert sorted(told) == list(range(player.states[0]["n"], player.state["n"]))
    assert ada.record(players[0].table).count("\n") > players[0].state["n"]


@pytest.mark.soak
def test_postgresql_is_killed_and_started_again_and_nothing_is_lost(
    own_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    url = own_cluster.database()
    words = (*UNLIMITED, "--workers", "1")
    houses = [House(tmp_path_factory.mktemp("pg"), *words, store=url).start() for _ in range(2)]
    try:
        for first in range(0, OUTAGES, AT_A_TABLE):
            players = two_at_a_table(houses)
            for _ in range(min(AT_A_TABLE, OUTAGES - first)):
                kill_in_a_game(own_cluster, players)
            assert_all_was_told_once(players, players[0].socket.guest)
            for player in players:
                player.socket.connection.close()
    finally:
        for one in houses:
            one.stop()


def kill_in_a_game(cluster: Cluster, players: list[Player]) -> None:
    """It is killed between two moves; one that is made then is not acknowledged."""
    step(players)
    cluster.kill()
    mover = players[players[0].state["turn"]]
    answer = mover.socket.move(mover.state, mover.choose())
    assert answer["type"] != "ack", answer
    cluster.start()
    step(players)


@pytest.mark.soak
@pytest.mark.skipif("SERAI_SOAK" not in os.environ, reason="two more servers of PostgreSQL")
def test_a_synchronous_standby_takes_over_and_no_acknowledged_move_is_lost(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    primary, standby = Cluster().make(), Cluster()
    try:
        name = name_in(primary.database())
        standby.follow(primary)
        hosts = f"host={primary.folder}&host={standby.folder}"
        url = f"{primary.url(name).partition('?')[0]}?{hosts}&target_session_attrs=read-write"
        words = (*UNLIMITED, "--workers", "1")
        houses = [House(tmp_path_factory.mktemp("pg"), *words, store=url).start() for _ in range(2)]
        players = two_at_a_table(houses)
        for _ in range(5):
            step(players)
        primary.kill()
        standby.take_over()
        for _ in range(5):
            step(players)
        assert_all_was_told_once(players, players[0].socket.guest)
        for player in players:
            player.socket.connection.close()
        for one in houses:
            one.stop()
    finally:
        standby.end()
        primary.end()


# -- the network goes away ---------------------------------------------------------------------


class Cable:
    """What lies between a process and its database: it can swallow everything, or be cut."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self.folder = folder
        self._there = str(cluster.folder / ".s.PGSQL.5432")
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / ".s.PGSQL.5432"))
        self._listening.listen()
        self._whole = threading.Event()
        self._whole.set()
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                self._whole.wait()
                there = socket.socket(socket.AF_UNIX)
                there.connect(self._there)
                self._open |= {here, there}
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError), closing(one), closing(other):
            while data := one.recv(65_536):
                self._whole.wait()
                other.sendall(data)
            with suppress(OSError):
                other.shutdown(socket.SHUT_RDWR)

    def swallow(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def end(self) -> None:
        self._listening.close()
        self.mend()
        for one in list(self._open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)


CUTS = ["short", "long"] * 5 if os.environ.get("SERAI_SOAK") else ["short"]


@pytest.mark.soak
@pytest.mark.parametrize("cut", CUTS)
def test_who_is_cut_off_from_the_database_comes_back_with_all_that_was_missed(
    cut: str, cluster: Cluster, postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Those at the process that is cut off wait; all others go on, and then both are together."""
    cable = Cable(tmp_path_factory.mktemp("cable"), cluster)
    words = (*UNLIMITED, "--workers", "1")
    through = cluster.url(name_in(postgres), cable.folder)
    houses = [
        House(tmp_path_factory.mktemp("pg"), *words, store=url).start()
        for url in (through, postgres)
    ]
    try:
        ada, bo = houses[0].guest("Ada"), houses[1].guest("Bo")
        made = bo.table("desert", "me", "here", options=WADI)
        watching = next(link["secret"] for link in made["links"] if link["seat"] is None)
        ada.post(f"/api/tables/{made['id']}/join", secret=watching)
        players = [Player(bo.socket(), made["id"], seat) for seat in (0, 1)]
        looking = ada.socket()
        looking.open(made["id"])
        own = ada.table("desert", "me", "here", options=WADI)["id"]
        at_home = [Player(ada.socket(), own, seat) for seat in (0, 1)]
        cable.swallow()
        waiting = threading.Thread(target=step, args=(at_home,))
        waiting.start()
        for _ in range(3):
            mover = players[players[0].state["turn"]]
            mover.play()
            players[1 - mover.seat].hear()
        if cut == "long":  # until it is given up, and longer
            eventually(lambda: "not-listening" in {told["event"] for told in houses[0].log()})
        cable.mend()
        waiting.join()
        assert_all_was_told_once(at_home, ada)
        told: list[int] = []
        while not told or told[-1] < players[0].state["n"] - 1:
            told += [entry["n"] for entry in looking.state(made["id"])["entries"]]
        assert told == list(range(told[0], players[0].state["n"]))
        looking.connection.close()
        for player in (*players, *at_home):
            player.socket.connection.close()
    finally:
        cable.mend()
        for one in houses:
            one.stop()
        cable.end()
