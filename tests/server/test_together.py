"""Several processes on one PostgreSQL: any of them serves any table, and all who look hear it all.

A move is taken once, whichever process it comes to; who was overtaken is told so. Whoever comes or
goes does so for the whole house, and one bot thinks at a table, not one in each process.
"""

import asyncio
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import nursery
from bots.processes import children_of, runs
from cluster import Cluster, name_in
from serai.server.guests import Person
from serai.server.store import Store
from serai.tables.sheet import RUNNING, Seat, Sheet, Standing
from server.house import PATIENCE, UNLIMITED, Data, Guest, House, Player, Socket, eventually, house

TOO_MANY = 4429
COME_BACK = 1012  # the code with which a server that ends closes its sockets
WADI = {"map": "wadi", "first": "1"}
RACES = 10_000 if os.environ.get("SERAI_SOAK") else 200


@pytest.fixture(scope="module")
def url(cluster: Cluster) -> Iterator[str]:
    made = cluster.database()
    yield made
    cluster.forget(made)


@pytest.fixture(scope="module")
def houses(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Two processes, each at a port of its own."""
    words = (*UNLIMITED, "--workers", "1")
    made = [House(tmp_path_factory.mktemp("pg"), *words, store=url).start() for _ in range(2)]
    yield made
    for one in made:
        one.stop()
        assert "Traceback" not in one.log_file.read_text("utf-8")


def at(house: House, guest: Guest) -> Guest:
    """The same person, at another process."""
    return Guest(house, token=guest.token)


def two(houses: list[House], game: str = "desert", **more: Any) -> tuple[Guest, Guest, Data]:
    """Ada at the first process, Bo at the second, at one table."""
    ada, bo = houses[0].guest("Ada"), houses[1].guest("Bo")
    made = ada.table(game, "me", "friend", **more)
    bo.join(made, 1)
    return ada, bo, made


def close(*players: Player) -> None:
    for player in players:
        player.socket.connection.close()


def test_a_game_between_two_processes_is_one_game(houses: list[House]) -> None:
    ada, bo, made = two(houses, options=WADI)
    players = [Player(ada.socket(), made["id"], 0), Player(bo.socket(), made["id"], 1)]
    while not players[0].over:
        mover = players[players[0].state["turn"]]
        mover.play()
        players[1 - mover.seat].hear()
        assert players[0].state["n"] == players[1].state["n"]
    assert players[1].over
    assert ada.record(made["id"]) == bo.record(made["id"])
    for player in players:  # each has heard each entry once
        heard = [entry["n"] for state in player.states[1:] for entry in state["entries"]]
        assert heard == list(range(player.states[0]["n"], player.state["n"]))
    close(*players)


def test_who_is_overtaken_is_told_so_and_who_says_the_same_again_is_acknowledged(
    houses: list[House],
) -> None:
    ada = houses[0].guest("Ada")
    made = ada.table("desert", "me", "here", options=WADI)
    sockets = [ada.socket(), at(houses[1], ada).socket()]
    states = [one.open(made["id"], 0) for one in sockets]
    legal = [one["action"] for one in states[0]["legal"]]
    assert sockets[0].move(states[0], legal[0])["type"] == "ack"
    again = sockets[1].move(states[1], legal[0])
    assert again["type"] == "ack" and again["again"]
    late = sockets[1].move(states[1], legal[1])
    assert (late["type"], late["trouble"]["code"]) == ("refused", "stale")
    assert sockets[1].state(made["id"], 0)["n"] > states[1]["n"]
    for one in sockets:
        one.connection.close()


@pytest.mark.soak
def test_of_two_who_answer_at_the_same_moment_one_is_heard(houses: list[House]) -> None:
    """At every moment of many games each sends another action: one is taken, and told to both."""
    ada = houses[0].guest("Ada")
    other = at(houses[1], ada)
    raced = 0
    while raced < RACES:
        table = ada.table("sons", "me", "here")["id"]
        sockets = [ada.socket(), other.socket()]
        states = [[one.open(table, seat) for seat in (0, 1)] for one in sockets]
        while states[0][0]["status"] != "over" and raced < RACES:
            acting = states[0][states[0][0]["turn"]]
            actions = [one["action"] for one in acting["legal"]]
            answers = at_once(
                lambda: sockets[0].move(acting, actions[0]),  # noqa: B023
                lambda: sockets[1].move(acting, actions[-1]),  # noqa: B023
            )
            told = sorted(answer["type"] for answer in answers)
            same = len(actions) == 1
            assert told == (["ack", "ack"] if same else ["ack", "refused"]), answers
            codes = [one["trouble"]["code"] for one in answers if one["type"] == "refused"]
            assert codes == [] if same else ["stale"]
            states = [[after(one, acting, seat) for seat in (0, 1)] for one in sockets]
            assert len({state["n"] for both in states for state in both}) == 1
            raced += not same
        assert ada.record(table) == other.record(table)
        for one in sockets:
            one.connection.close()


def after(socket: Socket, acting: Data, seat: int) -> Data:
    """The state that a seat is told after that moment."""
    here = (acting["table"], seat)
    return socket.until(
        lambda told: (
            told["type"] == "state"
            and (told["table"], told["seat"]) == here
            and told["n"] > acting["n"]
        )
    )


def at_once(*works: Callable[[], Data]) -> list[Data]:
    answers: dict[int, Data] = {}

    def do(i: int) -> None:
        answers[i] = works[i]()

    threads = [threading.Thread(target=do, args=(i,)) for i in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[i] for i in range(len(works))]


def test_who_comes_and_goes_does_so_for_all(houses: list[House]) -> None:
    ada, bo, made = two(houses, options=WADI)
    with ada.socket() as looking:
        looking.open(made["id"], 0)
        first, second = at(houses[0], bo).socket(), bo.socket()
        first.open(made["id"], 1)
        looking.until(lambda told: bo_is(told, present=True))
        second.open(made["id"], 1)
        first.connection.close()
        # still there, at another process
        eventually(lambda: seats_of(ada, made)[1]["present"])
        assert seats_of(at(houses[1], ada), made)[1]["away"] is None
        second.connection.close()
        looking.until(lambda told: bo_is(told, present=False))
        eventually(lambda: not seats_of(ada, made)[1]["present"])
        assert seats_of(at(houses[1], ada), made)[1]["away"] is not None


def bo_is(told: Data, present: bool) -> bool:
    return bool(told["type"] == "seats" and told["seats"][1]["present"] is present)


def seats_of(guest: Guest, made: Data) -> list[Data]:
    seats: list[Data] = guest.get(f"/api/tables/{made['id']}")["seats"]
    return seats


def test_so_many_sockets_of_a_person_are_let_in_by_all_processes_together(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    words = (*UNLIMITED, "--workers", "1", "--limit", "sockets_per_person=3")
    folders = [tmp_path_factory.mktemp("pg") for _ in range(2)]
    with (
        house(folders[0], *words, store=postgres) as first,
        house(folders[1], *words, store=postgres) as second,
    ):
        ada = first.guest("Ada")
        there = at(second, ada)
        sockets = [ada.socket() for _ in range(3)]
        eventually(lambda: code_of(there) == TOO_MANY)  # within seconds the other knows
        for one in sockets:
            one.connection.close()
        eventually(lambda: code_of(there) is None)


def code_of(guest: Guest) -> int | None:
    """With which a new socket is closed; None if it is let in."""
    where = guest.where.dial({"Cookie": f"serai={guest.token}"})
    with where as socket:
        try:
            while json.loads(socket.recv())["type"] != "hello":
                pass
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
        return None


def test_names_seats_followers_and_ends_are_told_to_all(houses: list[House]) -> None:
    ada, bo, made = two(houses, options=WADI)
    with bo.socket() as looking:
        looking.open(made["id"], 1)
        ada.put("/api/me", name="Adela")
        looking.until(lambda t: t["type"] == "seats" and t["seats"][0]["name"] == "Adela")
        at(houses[0], bo).post(f"/api/tables/{made['id']}/seats/1/resign", level="easy")
        looking.until(lambda t: t["type"] == "state" and t["status"] == "over")
        again = ada.post(f"/api/tables/{made['id']}/rematch", same_deal=False)["id"]
        assert looking.until(lambda t: t["type"] == "followed")["next"] == again
    waiting = ada.table("desert", "me", "friend", "friend")
    bo.join(waiting, 1)
    with bo.socket() as looking:
        looking.open(waiting["id"], 1)
        ada.ask("DELETE", f"/api/tables/{waiting['id']}")
        assert looking.next("gone")["table"] == waiting["id"]
    assert bo.refused("GET", f"/api/tables/{waiting['id']}")[0] == 404


def test_a_bot_thinks_in_one_process_for_all_who_look(houses: list[House]) -> None:
    ada = houses[0].guest("Ada")
    table = ada.table("desert", "me", "beginner", options=WADI)["id"]
    other = Player(at(houses[1], ada).socket(), table, 0)
    player = Player(ada.socket(), table, 0)
    for _ in range(6):
        player.wait()
        player.play()
        while other.state["n"] < player.state["n"]:
            other.hear()
    for who in (player, other):
        heard = [entry["n"] for state in who.states[1:] for entry in state["entries"]]
        assert heard == sorted(set(heard))
    close(player)
    other.wait()  # the one who looks is enough, wherever the bot has thought until now
    assert other.state["turn"] == 0
    close(other)


def test_who_is_the_first_to_come_wakes_everybody_and_no_other_does(postgres: str) -> None:
    """Also where several begin at once: each holds its lock before the first comes in."""

    async def scene() -> None:
        listening = [threading.Event() for _ in stores]
        for store, came in zip(stores, listening, strict=True):
            store.listen(lambda news: None, came.set)
        assert all([await asyncio.to_thread(came.wait, PATIENCE) for came in listening])
        await stores[0].add_person(Person("ada"), "hash", 1)
        seat = Seat(0, "host", "Ada", "ada")
        going = Standing(RUNNING, changed=1)
        sheet = Sheet("t", "desert", 1, {}, "7", "ada", "w", 1, standing=going, seats=(seat,))
        await stores[0].add_table(sheet, [])
        away = []
        for now, store in enumerate(stores, 5):
            await store.come_in({}, now)
            found = await store.sheet("t")
            assert found is not None
            away.append(found.seats[0].away_since)
        assert away == [5, 5]

    stores = [Store(postgres) for _ in range(2)]
    try:
        asyncio.run(scene())
    finally:
        for store in stores:
            store.close()


def test_what_was_not_heard_is_asked_for(houses: list[House], url: str, cluster: Cluster) -> None:
    ada, bo, made = two(houses, options=WADI)
    players = [Player(ada.socket(), made["id"], 0), Player(bo.socket(), made["id"], 1)]
    for _ in range(3):
        ears = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
        cluster.ask(f"{ears} query LIKE 'LISTEN%' OR query = 'SELECT 1'", name_in(url))
        mover = players[players[0].state["turn"]]
        mover.play()
        other = players[1 - mover.seat]
        while other.state["n"] < mover.state["n"]:
            other.hear()
    close(*players)


def test_a_bots_turn_that_another_gave_up_unheard_is_taken(
    houses: list[House], url: str, cluster: Cluster
) -> None:
    ada = houses[0].guest("Ada")
    table = ada.table("desert", "me", "beginner", options=WADI)["id"]
    player = Player(ada.socket(), table, 0)
    player.wait()
    here = f"SELECT process FROM looking WHERE \"table\" = '{table}'"
    other = f"SELECT min(number) FROM processes WHERE number NOT IN ({here})"
    claim = f"INSERT INTO claims (\"table\", process) VALUES ('{table}', ({other}))"
    cluster.ask(claim, name_in(url))
    while player.state["turn"] == 0:
        player.play()
    cluster.ask(f"DELETE FROM claims WHERE \"table\" = '{table}'", name_in(url))
    player.wait()
    assert player.state["turn"] == 0
    close(player)


def test_a_rematch_that_was_not_heard_of_is_told_all_the_same(
    houses: list[House], url: str, cluster: Cluster
) -> None:
    ada, bo, made = two(houses, options=WADI)
    with bo.socket() as looking:
        looking.open(made["id"], 1)
        at(houses[0], bo).post(f"/api/tables/{made['id']}/seats/1/resign", level="easy")
        looking.until(lambda t: t["type"] == "state" and t["status"] == "over")
        for same_deal in (False, True):
            ears = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
            cluster.ask(f"{ears} query LIKE 'LISTEN%' OR query = 'SELECT 1'", name_in(url))
            next_one = ada.post(f"/api/tables/{made['id']}/rematch", same_deal=same_deal)["id"]
            told = looking.until(lambda t: t["type"] == "followed")
            assert (told["next"], told["same_deal"]) == (next_one, same_deal)


# -- several at one port ---------------------------------------------------------------------------


@pytest.fixture
def several(postgres: str, tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, *UNLIMITED, "--workers", "1", "--processes", "3", store=postgres) as made:
        yield made


def servers_of(several: House) -> list[int]:
    assert several.process is not None
    return children_of(several.process.pid)


def test_several_processes_need_a_database_that_can_tell_them(tmp_path: Path) -> None:
    file = tmp_path / "serai.sqlite"
    ended = nursery.run(
        [sys.executable, "-m", "serai", "serve", "--processes", "2", "--database", str(file)],
        timeout=PATIENCE,
    )
    assert ended.returncode == 2 and "PostgreSQL" in ended.stderr
    assert ended.stderr.count("\n") == 1 and not file.exists()


def test_what_dies_is_started_again_and_nobody_else_notices(several: House) -> None:
    ada = several.guest("Ada")
    table = ada.table("desert", "me", "here", options=WADI)["id"]
    for _ in range(3):
        before = servers_of(several)
        assert len(before) == 3
        os.kill(before[0], signal.SIGKILL)
        eventually(lambda: len({*servers_of(several)} - {*before}) == 1)  # noqa: B023
        with ada.socket() as socket:
            state = socket.open(table, 0)
            acting = state if state["turn"] == 0 else socket.open(table, 1)
            assert socket.move(acting, acting["legal"][0]["action"])["type"] == "ack"
    gone = [told for told in several.log() if told["event"] == "process-ended"]
    assert [told["code"] for told in gone] == [-9] * 3


def test_who_is_to_end_tells_its_people_to_come_back_and_another_is_there(several: House) -> None:
    ada = several.guest("Ada")
    table = ada.table("desert", "me", "here", options=WADI)["id"]
    sockets = [ada.socket() for _ in range(12)]
    for one in sockets:
        one.open(table, 0)
    ending = servers_of(several)[0]
    os.kill(ending, signal.SIGTERM)
    eventually(lambda: ending not in servers_of(several))
    answers = [answer(one) for one in sockets]
    assert {*answers} <= {"pong", COME_BACK}
    with ada.socket() as socket:
        assert socket.open(table, 0)["status"] == "running"
    for one in sockets:
        one.connection.close()


def answer(socket: Socket) -> Any:
    """To a question; or the code with which the socket was closed."""
    try:
        socket.say(type="ping")
        return socket.next("pong")["type"]
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_however_the_parent_ends_they_end_too(several: House, how: signal.Signals) -> None:
    children = servers_of(several)
    assert several.process is not None and several.process.stdout is not None
    several.process.send_signal(how)
    several.process.wait(PATIENCE)
    several.process.stdout.close()
    several.process = None
    eventually(lambda: not any(map(runs, children)))
