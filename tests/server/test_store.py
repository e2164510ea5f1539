"""The store keeps its word: what it has answered is on the disk, and no secret is.

Every connection waits for the disk; what is no store is refused; the SQL is any database's.
"""

import ast
import asyncio
import inspect
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    Connection,
    Select,
    event,
)
from sqlalchemy.dialects import postgresql

import nursery
import serai
from serai.core.annotations import Hint
from serai.core.errors import SeraiError
from serai.server.coach.shelf import Shelf
from serai.server.finding import Wanted
from serai.server.guests import Person
from serai.server.people import People, hashed
from serai.server.settings import database_url
from serai.server.store import Store
from serai.server.tidying import Sort
from server.stores import ADA, GOING, OVER, SHEET, line

PACKAGE = Path(serai.__file__).parent
EVERYTHING = Wanted(True, (9, SHEET.id), 5, "desert", "easy", "bo", "lost", "wüste")


# -- every connection --------------------------------------------------------------------------


def settings_of(connection: Connection) -> tuple[Any, ...]:
    names = ("synchronous", "journal_mode", "foreign_keys")
    return tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names)


def test_every_connection_waits_for_the_disk(in_file: Store) -> None:
    for _ in range(2):
        several = [in_file.engine.connect() for _ in range(8)]
        assert [settings_of(one) for one in several] == [(2, "wal", 1)] * 8
        for one in several:
            one.close()
        in_file.engine.dispose()


def test_every_connection_that_the_store_takes_waits_for_the_disk(in_file: Store) -> None:
    taken: list[tuple[Any, ...]] = []

    def look(connection: sqlite3.Connection, *_: Any) -> None:
        names = ("synchronous", "journal_mode", "foreign_keys")
        rows = [connection.execute(f"PRAGMA {name}").fetchone() for name in names]
        taken.append(tuple(value for (value,) in rows))

    event.listen(in_file.engine, "checkout", look)
    in_file.engine.dispose()
    asyncio.run(use_everything(in_file))
    assert len(taken) > 10 and set(taken) == {(2, "wal", 1)}


# -- what is no store of ours ------------------------------------------------------------------


def newer(folder: Path) -> Path:
    file = folder / "newer.sqlite"
    Store(database_url(str(file))).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'of another day'")
        connection.commit()
    return file


def no_database(folder: Path) -> Path:
    file = folder / "letter.txt"
    file.write_text("Dear Ada, the camels are well. " * 100)
    return file


def a_folder(folder: Path) -> Path:
    return folder


def under_a_file(folder: Path) -> Path:
    return no_database(folder) / "serai.sqlite"


def not_writable(folder: Path) -> Path:
    """Nobody can write to /proc, not even root; where there is none, a folder is closed."""
    if Path("/proc/self").exists():
        return Path("/proc/serai.sqlite")
    closed = folder / "closed"
    closed.mkdir(mode=0o500)
    return closed / "serai.sqlite"


BAD: dict[Callable[[Path], Path], str] = {
    newer: "it was made by a newer version of Serai",
    no_database: "file is not a database",
    a_folder: "unable to open database file",
    under_a_file: "has that name",
    not_writable: "unable to open database file",
}


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad.__name__)
def test_what_cannot_be_a_store_is_refused_with_its_reason(
    bad: Callable[[Path], Path], tmp_path: Path
) -> None:
    file = bad(tmp_path)
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(SeraiError) as refused:
        Store(database_url(str(file)))
    assert refused.value.code == "bad-database"
    assert file.name in str(refused.value) and BAD[bad] in str(refused.value)
    assert (file.read_bytes() if file.is_file() else b"") == before


def test_the_command_line_refuses_it_with_one_sentence(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "serai", "serve", "--port", "0", "--database"]
    for one in (newer, no_database, under_a_file, not_writable):
        file = one(tmp_path)
        ended = nursery.run([*words, str(file)], timeout=120)
        assert ended.returncode == 2, ended.stderr
        assert file.name in ended.stderr and BAD[one] in ended.stderr
        assert len(ended.stderr.splitlines()) == 1 and "Traceback" not in ended.stderr


def test_a_password_in_an_address_is_not_repeated() -> None:
    with pytest.raises(SeraiError) as refused:
        Store("nonsense://ada:opensesame@localhost/serai")
    assert refused.value.code == "bad-database"
    assert "opensesame" not in str(refused.value)


# -- any database's SQL ------------------------------------------------------------------------


async def use_everything(store: Store) -> set[str]:
    """Call every method of the store; their names."""
    table, friend = SHEET.id, Person("bo", "Bo")
    taken = replace(SHEET.seats[1], person=friend.id, name=friend.name)
    other = replace(SHEET, id="o" * 16, follows=table, follows_as="rematch")
    calls: list[tuple[str, Awaitable[Any]]] = [
        ("is_well", store.is_well()),
        ("add_person", store.add_person(ADA, "hash", 1)),
        ("add_person", store.add_person(friend, "hash of Bo", 1)),
        ("person_with", store.person_with("hash")),
        ("name_of", store.name_of(ADA.id)),
        ("add_device_link", store.add_device_link("link", ADA.id, 9, 1)),
        ("use_device_link", store.use_device_link("link", "hash of a phone", 2)),
        ("add_table", store.add_table(SHEET, [line(0)])),
        ("append", store.append(table, [line(1), line(2)], replace(GOING, bot_turn=True))),
        ("of_bots_alone", store.of_bots_alone(ADA.id)),
        ("set_seat", store.set_seat(table, taken, 1, 3)),
        ("rename", store.rename(friend.id, "Boris")),
        ("set_language", store.set_language(friend.id, "pl")),
        ("add_watcher", store.add_watcher(table, friend.id)),
        ("watches", store.watches(table, friend.id)),
        ("sheet", store.sheet(table)),
        ("lines", store.lines(table)),
        ("unfinished", store.unfinished(ADA.id)),
        ("tables_of", store.tables_of(ADA.id, Wanted())),
        ("tables_of", store.tables_of(ADA.id, EVERYTHING)),
        ("append", store.append(table, [], OVER, replace(taken, resigned=friend.id))),
        ("without_points", store.without_points(9)),
        ("tallies", store.tallies(ADA.id)),
        ("put_away", store.put_away(table, friend.id, 4)),
        ("put_back", store.put_back(table, friend.id)),
        ("add_table", store.add_table(other, [])),
        ("followers", store.followers(table)),
        ("remove_table", store.remove_table(other.id, 0)),
        ("come_in", store.come_in({}, 5)),
        ("come_in", store.come_in({(table, 0): 1} if store.shared else {})),
        ("share_crowd", store.share_crowd({"of": {"ada": 2}}, {})),
        ("claim", store.claim(table)),
        ("give_up", store.give_up(table, tell=True)),
        ("looked_at", store.looked_at([table])),
        ("kept", store.kept(table)),
        ("editions", store.editions([table])),
        ("chores_begin", store.chores_begin(5, 1)),
        ("chores_begin", store.chores_begin(6, 1)),
        ("go_out", store.go_out(6)),
        ("be_alive", store.be_alive(7)),
        ("saw", store.saw(ADA.id, 8)),
        *((("to_go", store.to_go(sort, 9, 10))) for sort in Sort),
        *((("remove", store.remove(sort, 9, [table]))) for sort in Sort),
        ("given_up_by", store.given_up_by(ADA.id, 9)),
        ("forget_guests", store.forget_guests(9, 10)),
        ("change", Shelf(store).note_hint(table, Hint(1, 0, "nudge"), 9)),
        ("ask", Shelf(store).hints_at(table)),
    ]
    if store.shared:  # elsewhere there is only one process
        calls.append(("forget_the_dead", store.forget_the_dead(9)))
    for _, call in calls:
        await call
    await store.set_away(table, [0, 1], 9)
    await store.look(table, 0, 1, 9)
    await store.pass_on(table, {"type": "thinking"})
    return {name for name, _ in calls} | {"forget_the_dead"}


def test_everything_can_be_asked_of_each_database(store: Store) -> None:
    methods = inspect.getmembers(Store, inspect.iscoroutinefunction)
    called = asyncio.run(use_everything(store))
    assert called == {name for name, _ in methods if not name.startswith("_")}


def test_the_store_speaks_no_sqlite_that_others_would_not_understand(in_file: Store) -> None:
    heard: list[tuple[Any, Any]] = []

    def listen(_: Any, statement: Any, many: Any, one: Any, __: Any) -> None:
        heard.append((statement, (many or [one])[0]))

    event.listen(in_file.engine, "before_execute", listen)
    called = asyncio.run(use_everything(in_file))
    methods = inspect.getmembers(Store, inspect.iscoroutinefunction)
    assert called == {name for name, _ in methods if not name.startswith("_")}
    assert len(heard) > len(called)
    other = postgresql.dialect()  # type: ignore[no-untyped-call]
    for statement, values in heard:
        compiled = statement.compile(dialect=other, column_keys=list(values) or None)
        assert str(compiled)
        assert is_ordered_by_what_it_selects(statement), compiled


def is_ordered_by_what_it_selects(statement: Any) -> bool:
    """Where rows are distinct, PostgreSQL asks for that; SQLite does not."""
    if not isinstance(statement, Select) or not statement._distinct:
        return True
    selected = set(statement.selected_columns)
    return all(
        getattr(order, "element", order) in selected for order in statement._order_by_clauses
    )


def imported(file: Path) -> set[str]:
    """Everything that a file imports, by its full name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names |= {f"{node.module}.{one.name}" for one in node.names}
    return names


def databases(file: Path) -> set[str]:
    return {
        name for name in imported(file) if name.startswith(("sqlalchemy", "sqlite3", "alembic"))
    }


ROOMS = [
    f"server/{name}.py"
    for name in (
        "store",
        "opening",
        "guests",
        "keeping",
        "statements",
        "finding",
        "tidying",
        "together",
        "moments",
        "moving",
        "coach/shelf",
        "daily/shelf",
        "learning/progress",
        "queueing/asked",
        "queueing/begun",
        "queueing/turns",
    )
]


def test_no_other_room_speaks_sql() -> None:
    allowed = {"sqlalchemy.Connection", "sqlalchemy.Engine"}
    for file in PACKAGE.rglob("*.py"):
        room = file.relative_to(PACKAGE).as_posix()
        spoken = {n for n in databases(file) - allowed if not n.startswith("sqlalchemy.exc.")}
        if room.startswith("server/schema/") or room in ROOMS:
            assert all("sqlite" not in name for name in spoken), room
        elif room == "server/sqlite.py":
            assert spoken == {"sqlalchemy.event"}
        elif room == "server/postgres.py":
            assert all(name.startswith("sqlalchemy.") for name in spoken)
        else:
            assert spoken == set(), room


def test_the_store_has_no_sql_as_text() -> None:
    source = "".join((PACKAGE / room).read_text("utf-8") for room in ROOMS)
    assert "sqlalchemy.text" not in databases(PACKAGE / "server" / "store.py")
    assert "exec_driver_sql" not in source and "PRAGMA" not in source


# -- secrets -----------------------------------------------------------------------------------


def bytes_of(file: Path) -> bytes:
    """The database with all that SQLite keeps beside it."""
    return b"".join(part.read_bytes() for part in sorted(file.parent.glob(f"{file.name}*")))


def test_the_file_holds_no_cookie_and_no_link_to_a_device(in_file: Store, file: Path) -> None:
    async def scene() -> None:
        people = People(in_file)
        token = people.new_token()
        ada = await people.kept(token, 1)
        link = await people.device_link(ada, "", 1)
        unused = await people.device_link(ada, "", 1)
        same, second = await people.use_device(link["secret"], 2)
        assert same == ada and await people.known(second) == ada
        for secret in (token, second, unused["secret"], link["secret"]):
            assert secret.encode() not in bytes_of(file)
        for secret in (token, second, unused["secret"]):
            assert hashed(secret).encode() in bytes_of(file)

    asyncio.run(scene())
