"""A store kept in a file and brought back, also into the other database: row by row the same."""

import asyncio
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import null, update

import nursery
from cluster import Cluster
from serai.coach.analyses import DONE, TABLE, Kept
from serai.coach.daily_tables import Dealt
from serai.core.annotations import Hint
from serai.core.errors import SeraiError
from serai.server import moving
from serai.server.coach.shelf import Shelf
from serai.server.daily.shelf import Shelf as Days
from serai.server.guests import Person
from serai.server.learning.progress import Progress
from serai.server.moving import Row
from serai.server.schema import model
from serai.server.settings import database_url
from serai.server.store import Store, alone, existing
from serai.tables.sheet import FINISHED, RUNNING, Line, Seat, Sheet, Standing
from server.house import PATIENCE, Guest, Player, house

ADA, NOA = Person("ada", "Ada"), Person("noa", 'נועה “%_\\"', "he")
SHEET = Sheet(
    id="t" * 16,
    game="desert",
    rules=1,
    options={"map": "wadi", "own": "lines\nof a map, ąę\u2028"},
    seed="7",
    owner=ADA.id,
    watch_secret="watch",
    created=1,
    standing=Standing(RUNNING, 0, False, 0, None, 2),
    seats=(Seat(0, "host", "Ada", ADA.id), Seat(1, "friend", NOA.name, NOA.id, "secret", 5)),
)
OVER = Standing(FINISHED, None, False, 0, [0.1, 0.9], 3, True, [7, None])
ANALYSIS = Kept(
    id="k" * 16,
    table="a" * 16,
    person=ADA.id,
    kind=TABLE,
    game="desert",
    text=None,
    status=DONE,
    edition=2,
    document='{"names": ["נועה"]}',
    variations=[{"after": 3, "actions": ["camel lime b4"]}],
    secret="secret of the link",
    created=4,
    changed=5,
)
DEAL = Dealt("2026-11-19", "desert", "5f0c", 1, 2, "hard", {"map": "wadi"}, 6)


async def fill(store: Store) -> None:
    """Some of everything; followers before and after those they follow, and nulls of both kinds."""
    await store.add_person(ADA, "hash", 1)
    await store.add_person(NOA, "hash of Noa", 1)
    await store.add_device_link("link", ADA.id, 9, 1)
    await store.add_table(SHEET, [Line(n, 0, f"camel lime b{n}", 0, 5) for n in range(700)])
    for name, follows in (("a", "t"), ("z", "a")):
        sheet = replace(SHEET, id=name * 16, follows=follows * 16, follows_as="rematch")
        await store.add_table(sheet, [])
    await store.append("a" * 16, [], OVER)
    await store.add_watcher(SHEET.id, NOA.id)
    await store.put_away(SHEET.id, NOA.id, 4)
    await store.come_in({})
    shelf = Shelf(store)
    await shelf.add(ANALYSIS)
    await Progress(store, 9).note(NOA.id, "course", {"desert.both": "met"}, 6)
    await shelf.note_hint(SHEET.id, Hint(3, 0, "nudge"), 4)
    await Days(store).publish(DEAL)
    with store.engine.begin() as connection:
        old = model.tables.c.id == "z" * 16
        connection.execute(update(model.tables).where(old).values(points=null()))


def all_of(store: Store) -> list[Row]:
    with store.engine.connect() as connection:
        return list(moving.rows(connection))


@pytest.fixture
def stores(tmp_path: Path, cluster: Cluster) -> Iterator[list[str]]:
    """SQLite, PostgreSQL, and SQLite again; or the other way round."""
    made = [cluster.database() for _ in range(2)]
    files = [database_url(str(tmp_path / f"{i}.sqlite")) for i in range(2)]
    yield [files[0], made[0], files[1], made[1]]
    for url in made:
        cluster.forget(url)


def test_a_store_moves_to_the_other_database_and_back_row_by_row(
    stores: list[str], tmp_path: Path
) -> None:
    with alone(stores[0]) as first:
        asyncio.run(fill(first))
        rows = all_of(first)
    assert {name for name, _ in rows} == {table.name for table in moving._tables()} - {"moments"}
    written = b""
    for i, (one, other) in enumerate(pairwise(stores)):
        file = tmp_path / f"{i}.serai"
        with existing(one) as source:
            assert moving.backup(source, file) == len(rows)
        with alone(other) as target:
            assert moving.restore(file, target) == len(rows)
            assert all_of(target) == rows
        assert written in (b"", file.read_bytes())
        written = file.read_bytes()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "kept.serai"
    with alone(database_url(str(tmp_path / "first.sqlite"))) as store:
        asyncio.run(fill(store))
        moving.backup(store, file)
    return file


def spoilt(kept: Path, how: str) -> str:
    """A backup that is none any more; with what it is refused."""
    lines = kept.read_text("utf-8").split("\n")
    head = json.loads(lines[0])
    if how == "cut":
        lines = lines[:-40]
    elif how == "changed":
        lines[5] += " "
    elif how == "a row less":
        del lines[20]
    elif how == "another version":
        lines[0] = json.dumps({**head, "schema": "of another day"})
    else:
        lines = ["Dear Ada, the camels are well."]
    kept.write_text("\n".join(lines), "utf-8")
    other = {"another version": "backup-other-version", "a letter": "backup-none"}
    return other.get(how, "backup-broken")


@pytest.mark.parametrize("how", ["cut", "changed", "a row less", "another version", "a letter"])
def test_a_backup_that_is_not_whole_is_refused_and_changes_nothing(
    kept: Path, how: str, url: str
) -> None:
    code = spoilt(kept, how)
    with alone(url) as store:
        before = all_of(store)
        with pytest.raises(SeraiError) as refused:
            moving.restore(kept, store)
        assert refused.value.code == code
        assert all_of(store) == before


@pytest.mark.parametrize(
    "row", [("nowhere", {}), ("people", {"id": "ada"}), ("people", {"age": 7}), ("people", 7), 7]
)
def test_what_is_sealed_but_was_never_kept_is_refused_and_changes_nothing(
    kept: Path, row: Any, url: str
) -> None:
    head = json.loads(kept.read_text("utf-8").partition("\n")[0])
    with kept.open("w", encoding="utf-8") as out:
        moving._write(out, head, [row])
    with alone(url) as store:
        before = all_of(store)
        with pytest.raises(SeraiError) as refused:
            moving.restore(kept, store)
        assert refused.value.code == "backup-none"
        assert all_of(store) == before


def test_a_backup_is_for_its_host_alone(kept: Path) -> None:
    """It holds the key that signs cookies."""
    assert kept.stat().st_mode & 0o777 == 0o600


def test_a_backup_is_restored_into_an_empty_store_only(kept: Path, url: str) -> None:
    with alone(url) as store:
        moving.restore(kept, store)
        before = all_of(store)
        with pytest.raises(SeraiError) as refused:
            moving.restore(kept, store)
        assert refused.value.code == "store-not-empty"
        assert all_of(store) == before


# -- by the command line ---------------------------------------------------------------------------


def serai(*words: str) -> tuple[int | None, str]:
    ended = nursery.run([sys.executable, "-m", "serai", *words], timeout=PATIENCE)
    return ended.returncode, ended.stdout + ended.stderr


def test_a_house_moves_to_postgresql_while_it_is_played_in(tmp_path: Path, postgres: str) -> None:
    """Kept while it is served; whoever comes to the new one goes on where they were."""
    file = tmp_path / "house.serai"
    with house(tmp_path) as old:
        ada = old.guest("Ada")
        table = ada.table("desert", "me", "here", options={"map": "wadi", "first": "1"})["id"]
        with ada.socket() as socket:
            Player(socket, table, 0)
            code, told = serai("backup", str(file), "--database", str(old.database))
            assert (code, str(file) in told) == (0, True), told
        code, told = serai("restore", str(file), "--database", str(old.database))
        assert code == 2 and "another server" in told
        record = ada.record(table)
    assert serai("restore", str(file), "--database", postgres)[0] == 0
    with house(tmp_path, "--processes", "2", store=postgres) as new:
        again = Guest(new, token=ada.token)
        assert again.get("/api/me")["name"] == "Ada" and again.record(table) == record
        with again.socket() as socket:
            assert Player(socket, table, 0).play()["n"] > 0
        code, told = serai("restore", str(file), "--database", postgres)
        assert code == 2 and len(told.splitlines()) == 1


def test_what_is_not_there_is_not_kept(tmp_path: Path) -> None:
    missing = tmp_path / "mispelt.sqlite"
    code, told = serai("backup", str(tmp_path / "kept"), "--database", str(missing))
    assert code == 2 and missing.name in told
    assert not missing.exists() and not (tmp_path / "kept").exists()
