"""Who only looks holds up nobody: a table goes on while it is looked at, and is looked at once."""

import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from serai.core.match import new
from serai.server.asking import ask_as
from serai.server.looking import Looks, Still, still
from serai.server.threads import Threads
from serai.tables.sheet import RUNNING, Seat, Sheet, Standing
from serai.tables.table import Table
from server.house import UNLIMITED, Data, Guest, House, Player, eventually, house

LOOKS = ("glance", "record", "plies", "plies/1", "picture")
FLOOD = 12  # asked for at once by one guest; there are two threads to work them out
HELD = """
import sys, time
from pathlib import Path
from serai.cli import main
from serai.server import home, pictures
from serai.server.logs import log
from serai.tables import replay

door = Path(sys.argv.pop(1))

def hold(room, name):
    make = getattr(room, name)
    def held(table, *more):
        log.info("looking", table=table.sheet.id)
        while door.exists():
            time.sleep(0.01)
        return make(table, *more)
    setattr(room, name, held)

hold(home, "glance")
hold(pictures, "drawn")
for name in ("record", "plies", "position"):
    hold(replay, name)
main()
"""


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As long as this file is there nothing that is looked at is ready."""
    return tmp_path_factory.mktemp("door") / "closed"


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory, door: Path) -> Iterator[House]:
    program = [sys.executable, "-c", HELD, str(door)]
    with house(tmp_path_factory.mktemp("held"), *UNLIMITED, program=program) as running:
        yield running


def looked(where: House, made: Data) -> int:
    """How often something was worked out of that table."""
    told = [one for one in where.log() if one["event"] == "looking"]
    return sum(one["table"] == made["id"] for one in told)


def begun(where: House) -> tuple[Data, Guest, Guest]:
    """A table of Ada's with a friend at it; Cem looks on."""
    ada, ben, cem = (where.guest(name) for name in ("Ada", "Ben", "Cem"))
    made = ada.table("targi", "me", "friend", options={"first": "1"})
    ben.join(made, 1)
    cem.join(made, None)
    return made, ada, cem


@pytest.mark.parametrize("what", LOOKS)
def test_a_move_is_played_while_many_look(held: House, door: Path, what: str) -> None:
    made, ada, cem = begun(held)
    where = f"/api/tables/{made['id']}/{what}"
    with ada.socket() as hers, ThreadPoolExecutor(FLOOD) as crowd:
        player = Player(hers, made["id"], 0)
        door.touch()
        try:
            asked = [crowd.submit(cem.ask, "GET", where) for _ in range(FLOOD)]
            eventually(lambda: looked(held, made) > 0)
            player.play()  # acknowledged and told while nothing can be ready
            assert not any(one.done() for one in asked)
        finally:
            door.unlink()
        assert {one.result().status_code for one in asked} == {200}
        assert {one.result().headers["content-type"].split(";")[0] for one in asked} <= {
            "application/json",
            "text/plain",
            "image/svg+xml",
        }


@pytest.mark.parametrize("what", LOOKS)
def test_what_has_not_changed_is_worked_out_once(held: House, what: str) -> None:
    made, ada, cem = begun(held)
    where = f"/api/tables/{made['id']}/{what}"
    with ada.socket() as hers:
        player = Player(hers, made["id"], 0)
        first = {cem.ask("GET", where).content for _ in range(3)}
        with cem.socket() as his:
            his.open(made["id"])  # somebody more who looks changes nothing
            first |= {ada.ask("GET", where).content for _ in range(3)}
        assert len(first) == 1 and looked(held, made) == 1
        ada.ask("GET", f"{where}?seat=0")  # other eyes
        assert looked(held, made) == 2
        player.play()
        after = cem.ask("GET", where).content
        assert looked(held, made) == 3
        assert what == "plies/1" or {after} != first


def test_a_name_that_changes_is_in_what_is_looked_at_then(inn: House) -> None:
    made, ada, cem = begun(inn)
    assert "names: Ada | Ben" in cem.record(made["id"])
    ada.put("/api/me", name="Adele")
    assert "names: Adele | Ben" in cem.record(made["id"])


# -- what is kept ----------------------------------------------------------------------------------


def table() -> Table:
    seats = (Seat(0, "host", "Ada", "a"), Seat(1, "here", "Zoe", "a"))
    standing = Standing(status=RUNNING)
    sheet = Sheet("t", "targi", 1, {}, "7", "a", "w", 0, standing=standing, seats=seats)
    return Table(sheet, new("targi", seed=7, names=("Ada", "Zoe")), [], 100)


def test_a_moment_does_not_change_with_its_table() -> None:
    live = table()
    seen = still(live, None)
    before = (len(seen.table.match.log), seen.table.match.record(), seen.table.sheet)
    live.seated(replace(live.sheet, seats=tuple(replace(s, name="X") for s in live.sheet.seats)))
    live.match.play(live.match.legal()[0])
    assert (len(seen.table.match.log), seen.table.match.record(), seen.table.sheet) == before
    now = still(live, seen)
    assert now.moment != seen.moment and len(now.table.match.log) > before[0]
    assert still(live, now) is now
    live.seated(live.sheet.with_seat(replace(live.sheet.seats[0], away_since=9)))
    assert still(live, now) is now


def test_only_so_much_is_kept_and_what_was_asked_for_last_stays() -> None:
    made: list[int] = []

    def make(number: int) -> bytes:
        made.append(number)
        return bytes(2_000)

    async def ask(looks: Looks, seen: Still, number: int) -> None:
        await looks.answer(seen, (number,), lambda: make(number))

    async def run() -> None:
        threads, seen = Threads(), still(table(), None)
        looks = Looks(threads, most=6_000)
        for number in (1, 2, 3, 1, 4, 1, 2):  # there is room for three
            await ask(looks, seen, number)
        assert made == [1, 2, 3, 4, 2]
        for number in range(5, 105):
            await ask(looks, seen, number)
        assert (len(looks._kept), looks._bytes, looks._making) == (3, 6_000, {})
        threads.close()

    asyncio.run(run())


def test_what_failed_is_tried_again() -> None:
    def fail() -> bytes:
        raise ZeroDivisionError

    async def run() -> None:
        threads, seen = Threads(), still(table(), None)
        looks = Looks(threads)
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await looks.answer(seen, ("it",), fail)
        assert await looks.answer(seen, ("it",), lambda: b"there") == b"there"
        threads.close()

    asyncio.run(run())


def test_nobody_waits_for_what_another_has_asked_for_before() -> None:
    """Ada's questions stand in her part of the queue; Ben's is worked out in his."""

    async def run() -> None:
        threads, seen = Threads(threads=1), still(table(), None)
        looks = Looks(threads)
        order: list[str] = []

        def make(who: str, what: str) -> bytes:
            order.append(f"{who} {what}")
            return what.encode()

        def ask(who: str, what: str) -> "asyncio.Task[bytes]":
            ask_as(who, who)
            return asyncio.create_task(looks.answer(seen, (what,), lambda: make(who, what)))

        asked = [ask("ada", str(number)) for number in range(20)]
        await asyncio.sleep(0)
        asked += [ask("ben", "19")]
        assert await asyncio.gather(*asked) == [*(str(n).encode() for n in range(20)), b"19"]
        assert "ben 19" in order and "ada 19" not in order
        assert len(order) == 20
        threads.close()

    asyncio.run(run())
