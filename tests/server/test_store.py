"""The store keeps its word: what it has answered is on the disk, whole, and nothing else is.

Every connection waits for the disk; the schema is the one that is written down; the SQL is any
database's; a commit is shared but a failure is not; and a disk that takes nothing more costs
nobody anything but patience.
"""

import ast
import asyncio
import inspect
import resource
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    Select,
    column,
    create_engine,
    delete,
    event,
    insert,
    select,
)
from sqlalchemy import inspect as inspect_database
from sqlalchemy import table as sa_table
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, OperationalError

import nursery
import serai
from serai.core.annotations import Hint
from serai.core.errors import SeraiError
from serai.server.coach.shelf import Shelf
from serai.server.finding import Wanted
from serai.server.guests import Person
from serai.server.opening import migrate, server_key
from serai.server.people import People, hashed
from serai.server.schema import model
from serai.server.settings import database_url
from serai.server.store import Store
from serai.server.tidying import Sort
from serai.tables.sheet import FINISHED, RUNNING, Line, Seat, Sheet, Standing
from server.house import Data, House, Player, eventually, house

PACKAGE = Path(serai.__file__).parent
SCHEMA = PACKAGE / "server" / "schema"
Work = Callable[[Connection], Any]

ADA = Person("ada", "Ada")
SHEET = Sheet(
    id="t" * 16,
    game="desert",
    rules=1,
    options={"map": "wadi"},
    seed="7",
    owner=ADA.id,
    watch_secret="watch",
    created=1,
    standing=Standing(changed=1),
    seats=(Seat(0, "host", "Ada", ADA.id), Seat(1, "friend", "", None, "secret")),
)
GOING = Standing(RUNNING, 0, False, 0, None, 2)
OVER = Standing(FINISHED, None, False, 0, [1.0, 0.0], 3)
EVERYTHING = Wanted(True, (9, SHEET.id), 5, "desert", "easy", "bo", "lost", "wüste")


def line(n: int, action: str = "camel lime b4") -> Line:
    return Line(n, 0, action, 0, 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "serai.sqlite"


@pytest.fixture
def in_file(file: Path) -> Iterator[Store]:
    """One on SQLite, for what only SQLite has."""
    made = Store(database_url(str(file)))
    yield made
    made.close()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """One on each database."""
    made = Store(url)
    yield made
    made.close()


async def with_table(store: Store) -> None:
    await store.add_person(ADA, "hash", 1)
    await store.add_table(SHEET, [])


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


# -- the schema --------------------------------------------------------------------------------


def difference(engine: Engine, wanted: MetaData) -> list[Any]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, wanted))


def written(engine: Engine) -> dict[str, str]:
    """Every table and index, as SQLite was told to make it."""
    query = "SELECT name, sql FROM sqlite_master WHERE sql NOT NULL AND name <> 'alembic_version'"
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(query).all()
    return {name: " ".join(sql.split()) for name, sql in rows}


def test_the_migrations_make_exactly_the_schema_of_the_model(
    in_file: Store, tmp_path: Path
) -> None:
    from_model = Store(database_url(str(tmp_path / "model.sqlite")))
    try:
        model.metadata.drop_all(from_model.engine)
        model.metadata.create_all(from_model.engine)
        assert written(in_file.engine) == written(from_model.engine)
    finally:
        from_model.close()


def test_the_migrations_make_the_schema_of_the_model_on_each_database(store: Store) -> None:
    assert difference(store.engine, model.metadata) == []


def test_a_column_that_no_migration_makes_is_noticed(store: Store) -> None:
    other = MetaData()
    for table in model.metadata.sorted_tables:
        table.to_metadata(other)
    other.tables["log"].append_column(Column("forgotten", Integer))
    assert [step[0] for step in difference(store.engine, other)] == ["add_column"]


def test_the_migrations_can_be_run_again_and_keep_what_is_there(store: Store, url: str) -> None:
    asyncio.run(with_table(store))
    migrate(store.engine.connect)
    again = Store(url)
    try:
        assert asyncio.run(again.sheet(SHEET.id)) == SHEET
    finally:
        again.close()


def test_the_migrations_can_be_taken_back(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCHEMA))
    with store.engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        connection.commit()
        assert inspect_database(connection).get_table_names() == ["alembic_version"]
    migrate(store.engine.connect)
    assert difference(store.engine, model.metadata) == []


def fill(connection: Connection, into: str, **values: Any) -> None:
    """A row of a table as it was then."""
    named = sa_table(into, *map(column, values))
    connection.execute(insert(named).values(values))


@contextmanager
def as_it_was(url: str, revision: str) -> Iterator[Connection]:
    """A store of an older schema."""
    config = Config()
    config.set_main_option("script_location", str(SCHEMA))
    engine = create_engine(url)
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        yield connection
        connection.commit()
    engine.dispose()


def as_at_first(url: str) -> None:
    """A store of the first schema, with Ada in it."""
    with as_it_was(url, "first") as connection:
        fill(connection, "people", id="ada", name="Ada", created=1)
        fill(connection, "tokens", hash="hash", person="ada", created=1)


def test_a_store_of_the_first_schema_is_brought_up_to_date_with_all_that_is_in_it(
    url: str,
) -> None:
    as_at_first(url)
    store = Store(url)
    try:
        assert difference(store.engine, model.metadata) == []
        assert asyncio.run(store.person_with("hash")) == ADA
        asyncio.run(store.set_language(ADA.id, "he"))
        assert asyncio.run(store.person_with("hash")) == replace(ADA, language="he")
    finally:
        store.close()


def fill_table(connection: Connection, table: str, **values: Any) -> None:
    fill(
        connection,
        "tables",
        id=table,
        game="desert",
        rules=1,
        options="{}",
        seed="7",
        open_deal=False,
        confirm=False,
        thinking=1,
        owner="ada",
        watch_secret="w",
        bot_turn=False,
        confirmed=0,
        created=1,
        changed=1,
        **values,
    )


def test_games_that_were_over_before_they_were_counted_are_counted(url: str) -> None:
    """A store of the schema before: everybody's share is known from the result, points are not."""
    as_at_first(url)
    with as_it_was(url, "tidy") as connection:
        for table, status, result in (("over", "over", "[0.5, 0.5]"), ("on", "running", None)):
            fill_table(connection, table * 4, status=status, result=result)
            for seat, kind in ((0, "me"), (1, "bot")):
                sits = {"table": table * 4, "seat": seat, "kind": kind, "name": "easy"}
                fill(connection, "seats", **sits, person="ada" if kind == "me" else None)
    store = Store(url)
    try:
        [in_all, easy] = asyncio.run(store.tallies("ada"))
        assert (in_all["games"], in_all["shared"], in_all["points"]) == (1, 1, None)
        assert [easy[what] for what in ("level", "games", "shared", "theirs")] == [
            "easy",
            1,
            1,
            None,
        ]
        assert asyncio.run(store.without_points(9)) == ["over" * 4]
    finally:
        store.close()


KNOWN_BEFORE = [  # table, seat, kind, person, resigned; and whether it was another at the screen
    ("first", 0, "me", "ada", None, False),
    ("first", 1, "bot", None, "ada", True),
    ("first", 2, "here", "ada", "ada", True),
    ("other", 0, "bot", None, "ada", False),
    ("other", 1, "bot", None, "bo", False),
    ("other", 2, "friend", "cy", "cy", False),
]


def test_who_had_resigned_at_the_hosts_screen_is_found_in_an_older_store(url: str) -> None:
    with as_it_was(url, "lists") as connection:
        for name in ("ada", "bo", "cy"):
            fill(connection, "people", id=name, name=name, created=1)
        for table in ("first", "other"):
            fill_table(connection, table, status="running")
        for table, seat, kind, person, resigned, _ in KNOWN_BEFORE:
            sits = {"table": table, "seat": seat, "kind": kind, "name": ""}
            fill(connection, "seats", **sits, person=person, resigned=resigned)
    store = Store(url)
    try:
        with store.engine.connect() as connection:
            query = select(model.seats.c.resigned_here).order_by("table", "seat")
            found = list(connection.execute(query).scalars())
        assert found == [here for *_, here in KNOWN_BEFORE]
    finally:
        store.close()


def test_a_store_has_one_key_for_cookies_whoever_opens_it(url: str) -> None:
    as_at_first(url)
    stores = [Store(url) for _ in range(2)]
    try:
        [key] = {store.signing_key for store in stores}
        assert len(bytes.fromhex(key)) == 32
    finally:
        for store in stores:
            store.close()


def test_of_many_who_make_a_key_at_once_one_is_the_first(store: Store) -> None:
    together = threading.Barrier(4)

    def make(_: int) -> str:
        together.wait()
        return server_key(store.engine, "another")

    for _ in range(10):
        with ThreadPoolExecutor(4) as pool:
            assert len(set(pool.map(make, range(4)))) == 1
        with store.engine.begin() as connection:
            connection.execute(delete(model.keys).where(model.keys.c.name == "another"))


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
        ("follower", store.follower(table, "rematch")),
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


# -- two writers -------------------------------------------------------------------------------


async def at_once(store: Store, *works: Awaitable[Any]) -> list[Any]:
    """Write all of it in one commit; the answers, or the errors."""
    begun, free = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        assert free.wait(60)

    holding = asyncio.ensure_future(store._writer.write(hold))
    assert await asyncio.to_thread(begun.wait, 60)
    tasks = [asyncio.ensure_future(work) for work in works]
    await asyncio.sleep(0)  # each puts its job into the queue
    free.set()
    await holding
    return await asyncio.gather(*tasks, return_exceptions=True)


def count_commits(store: Store) -> list[Connection]:
    commits: list[Connection] = []
    event.listen(store.engine, "commit", commits.append)
    return commits


def person(name: str) -> Work:
    """A job that keeps somebody, and says how many."""

    def work(c: Connection) -> int:
        c.execute(insert(model.people).values(id=name, name=name, created=1))
        return 1

    return work


async def kept(store: Store) -> set[str]:
    return set(await store._read(lambda c: c.execute(select(model.people.c.id)).scalars().all()))


def test_the_second_writer_at_a_moment_changes_nothing_and_hinders_nobody(store: Store) -> None:
    async def scene() -> None:
        await with_table(store)
        await store.append(SHEET.id, [line(0), line(1)], GOING)
        commits = count_commits(store)
        late = replace(GOING, turn=1, changed=99)
        answers = await at_once(
            store,
            store.add_person(Person("bo", "Bo"), "hash of Bo", 1),
            store.append(SHEET.id, [line(2, "camel sky b5"), line(1, "camel sky b6")], late),
            store.add_watcher(SHEET.id, ADA.id),
        )
        assert len(commits) == 2  # the one that was waited for, and theirs
        assert answers[0] == Person("bo", "Bo") and answers[2] is None
        assert isinstance(answers[1], IntegrityError)
        assert await store.lines(SHEET.id) == [line(0), line(1)]
        sheet = await store.sheet(SHEET.id)
        assert sheet is not None and sheet.standing == GOING
        assert await kept(store) == {"ada", "bo"} and await store.watches(SHEET.id, ADA.id)

    asyncio.run(scene())


def test_two_stores_on_one_database_cannot_write_the_same_moment(store: Store, url: str) -> None:
    async def scene() -> None:
        await with_table(store)
        both = [other.append(SHEET.id, [line(0, f"{i}")], GOING) for i, other in enumerate(stores)]
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(one).__name__ for one in answers) == ["IntegrityError", "int"]
        assert await store.lines(SHEET.id) == [line(0, f"{answers.index(1)}")]

    stores = [store, Store(url)]
    try:
        asyncio.run(scene())
    finally:
        stores[1].close()


# -- the writer --------------------------------------------------------------------------------


def fail(_: Connection) -> None:
    raise ValueError("of its own")


def half(c: Connection) -> None:
    person("half")(c)
    fail(c)


def test_a_job_that_fails_takes_only_itself_back(store: Store) -> None:
    async def scene() -> None:
        write = store._writer.write
        answers = await at_once(store, write(person("ada")), write(half), write(person("bo")))
        assert answers[0] == answers[2] == 1
        assert isinstance(answers[1], ValueError)
        assert await kept(store) == {"ada", "bo"}

    asyncio.run(scene())


def test_those_who_write_at_once_share_commits(store: Store) -> None:
    async def scene() -> None:
        commits = count_commits(store)
        writes = [store._writer.write(person(str(i))) for i in range(200)]
        assert await at_once(store, *writes) == [1] * 200
        assert len(commits) < 10
        assert len(await kept(store)) == 200

    asyncio.run(scene())


def leave_a_debt(c: Connection) -> None:
    """A seat at a table that is not there, which only the commit will notice."""
    c.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    c.execute(insert(model.watchers).values(table="nowhere", person="nobody"))


def test_a_commit_that_fails_fails_all_its_jobs(in_file: Store) -> None:
    async def scene() -> None:
        write = in_file._writer.write
        answers = await at_once(
            in_file, write(person("ada")), write(half), write(leave_a_debt), write(person("bo"))
        )
        errors = [type(answer) for answer in answers]
        assert errors == [IntegrityError, ValueError, IntegrityError, IntegrityError]
        assert await kept(in_file) == set()
        assert await write(person("ada")) == 1 and await kept(in_file) == {"ada"}

    asyncio.run(scene())


def leave_no_room(c: Connection) -> None:
    pages = c.exec_driver_sql("PRAGMA page_count").scalar_one()
    c.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def make_room(c: Connection) -> None:
    c.exec_driver_sql("PRAGMA max_page_count = 1000000")


def a_long_name(c: Connection) -> None:
    c.execute(insert(model.people).values(id="long", name="x" * 100_000, created=1))


def test_nobody_is_answered_whose_work_a_full_disk_has_taken_back(in_file: Store) -> None:
    """SQLite then takes the whole transaction back, those before and their answers with it."""

    async def scene() -> None:
        write = in_file._writer.write
        await write(leave_no_room)
        answers = await at_once(
            in_file, write(person("ada")), write(a_long_name), write(person("bo"))
        )
        assert isinstance(answers[1], OperationalError)
        answered = {
            name for name, one in zip(("ada", "long", "bo"), answers, strict=True) if one == 1
        }
        assert await kept(in_file) == answered
        await write(make_room)
        assert await write(person("cleo")) == 1
        assert await kept(in_file) == answered | {"cleo"}

    asyncio.run(scene())


def test_whoever_stops_waiting_does_not_stop_the_commit(store: Store) -> None:
    async def scene() -> None:
        waiting = asyncio.ensure_future(store._writer.write(person("ada")))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await store._writer.write(person("bo")) == 1
        assert await kept(store) == {"ada", "bo"}

    asyncio.run(scene())


def test_what_waits_is_written_before_the_writer_ends(file: Path) -> None:
    async def scene() -> None:
        store = Store(database_url(str(file)))
        writes = [asyncio.ensure_future(store._writer.write(person(str(i)))) for i in range(100)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        assert await asyncio.gather(*writes) == [1] * 100

    asyncio.run(scene())
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (100,)


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


# -- a real server, and a disk that takes nothing more -----------------------------------------


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
