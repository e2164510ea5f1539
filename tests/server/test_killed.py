"""A server that is killed again and again, as by power cuts, while eight tables are being played.

Whatever was acknowledged or told is there afterwards, nothing is there twice, and nobody waits in
vain: the people send again what was not answered, the bots finish the turn they were killed in. A
server that acknowledges before its commit is found out by the same evening.
"""

import random
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from serai.core.log import UNDO_TEXT as UNDO
from server.evening import (
    CONFIRM,
    FREELY,
    TABLES,
    Evening,
    Memory,
    Said,
    differences,
    matches_in,
    unbegun,
)
from server.house import Data, Guest, House, Player
from walk import length

KILLS = length(50, least=10)
HASTY_KILLS = 10
HASTY = Path(__file__).parent / "hasty.py"


# -- shown -------------------------------------------------------------------------------------


def free_port() -> int:
    """Below the ports that outgoing connections take: it must still be free after a kill."""
    for port in random.sample(range(20_000, 32_000), 200):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no free port")


@pytest.fixture
def make_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    made: list[House] = []

    def make(program: list[str] | None = None) -> House:
        where = House(tmp_path, *FREELY, "--workers", "1", program=program)
        where.port = free_port()
        made.append(where.start())
        return where

    yield make
    for where in made:
        if where.process is not None:
            where.kill()


@pytest.mark.soak
def test_a_server_killed_again_and_again_loses_nothing_and_leaves_no_table_stuck(
    make_house: Callable[..., House],
) -> None:
    where = make_house()
    evening = Evening(where, seed=6).play(KILLS)
    assert evening.faults == []
    assert evening.kills == KILLS
    assert evening.kills_in_flight > KILLS // 2, "too few kills came while a move was in flight"
    assert [unbegun(company) for company in evening.companies] == [[]] * len(TABLES)
    where.stop()
    matches = matches_in(where.store_url)
    for company in evening.companies:
        assert company.table is not None
        for table, memories in {**company.played, company.table: company.memories}.items():
            for memory in memories.values():
                assert differences(matches[table], memory) == []


def test_a_bot_finishes_the_turn_it_was_killed_in_when_somebody_looks_again(
    make_house: Callable[..., House],
) -> None:
    where = make_house()
    ada = where.guest("Ada")
    made = ada.table("desert", "me", "beginner", options={"map": "wadi", "first": "1"})
    while not is_killed_in_the_bots_turn(where, ada, made["id"]):
        where.start()
    where.start()
    with ada.socket() as socket_:
        assert Player(socket_, made["id"], 0).wait()["turn"] == 0
    assert turn_in(where, made["id"]) == 0


def is_killed_in_the_bots_turn(where: House, ada: Guest, table: str) -> bool:
    """Kill the server as soon as the bot is to move; now and then the bot is quicker."""
    with ada.socket() as socket_:
        player = Player(socket_, table, 0)
        player.wait()
        while player.state["turn"] == 0:
            player.play()
        where.kill()
    return turn_in(where, table) == 1


def turn_in(where: House, table: str) -> int:
    [(turn,)] = where.sql("SELECT turn FROM tables WHERE id = :id", id=table)
    return int(turn)


def test_a_table_killed_between_its_last_friend_and_its_start_begins(
    make_house: Callable[..., House],
) -> None:
    where = make_house()
    ada, bo = where.guest("Ada"), where.guest("Bo")
    made = ada.table("desert", "me", "friend", options={"map": "wadi"})
    where.kill()
    bos = "(SELECT id FROM people WHERE name = 'Bo')"
    where.sql(f"UPDATE seats SET person = {bos} WHERE seat = 1")
    where.start()
    assert bo.join(made, 1)["mine"] == [1]
    players = [Player(guest.socket(), made["id"], i) for i, guest in enumerate((ada, bo))]
    assert [player.state["status"] for player in players] == ["running"] * 2
    players[players[0].state["turn"]].play()
    for player in players:
        player.socket.connection.close()


def test_a_server_that_acknowledges_before_its_commit_is_found_out(
    make_house: Callable[..., House],
) -> None:
    evening = Evening(make_house([sys.executable, "-P", str(HASTY)]), seed=6).play(HASTY_KILLS)
    assert evening.kills
    assert any("acknowledged and lost" in fault for fault in evening.faults), evening.faults


# -- the check itself --------------------------------------------------------------------------


def log_of(*entries: tuple[int, str]) -> list[Data]:
    return [{"n": n, "seat": seat, "action": text} for n, (seat, text) in enumerate(entries)]


def state_of(entries: list[Data], to_confirm: int | None = None) -> Data:
    return {"since": 0, "n": len(entries), "entries": entries, "to_confirm": to_confirm}


LOG = log_of((-1, "first 1"), (0, "camel lime b4"), (1, "camel sky c4"), (1, UNDO), (0, UNDO))
IN_FLIGHT = Said(5, 0, "camel sky d4")


def remembering() -> Memory:
    memory = Memory(0)
    assert memory.hear(state_of(LOG[:2])) == []
    memory.keep(Said(1, 0, "camel lime b4"), 2)
    assert memory.hear(state_of(LOG)) == []
    memory.keep(Said(3, 0, UNDO), 5)
    memory.keep(Said(5, 0, CONFIRM), 5)
    return memory


@pytest.mark.parametrize("more", [[], [(0, "camel sky d4")], [(0, "camel sky d4"), (1, "pass")]])
def test_the_check_allows_what_was_sent_and_not_answered(more: list[tuple[int, str]]) -> None:
    was = [(entry["seat"], entry["action"]) for entry in LOG]
    assert remembering().check(state_of(log_of(*was, *more)), IN_FLIGHT) == []


@pytest.mark.parametrize(
    ("after", "fault"),
    [
        (state_of(LOG[:4]), "acknowledged and lost"),
        (state_of(LOG[:1]), "told and lost"),
        (state_of([*LOG[:2], {**LOG[2], "action": "camel sky c5"}, *LOG[3:]]), "told otherwise"),
        (state_of([*LOG, {"n": 5, "seat": 0, "action": "camel lime d4"}]), "never sent"),
        (
            state_of([*LOG, *({"n": n, "seat": 0, "action": "camel sky d4"} for n in (5, 6))]),
            "there twice",
        ),
        (state_of([*LOG, {"n": 5, "seat": 0, "action": UNDO}]), "there twice"),
        (state_of([*LOG, {"n": 6, "seat": 1, "action": "pass"}]), "then from 0 to 6"),
        ({**state_of(LOG), "n": 6}, "then from 0 to 6"),
        ({**state_of(LOG[:1]), "since": 6, "n": 7}, "5 entries were told, then from 6"),
        (state_of(LOG, to_confirm=0), "confirmed and lost"),
    ],
)
def test_the_check_notices_what_a_server_must_never_do(after: Data, fault: str) -> None:
    assert fault in "; ".join(remembering().check(after, IN_FLIGHT))
