"""The schema is the one that is written down, and an older store is brought up to it."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

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
    column,
    create_engine,
    delete,
    insert,
    select,
)
from sqlalchemy import inspect as inspect_database
from sqlalchemy import table as sa_table

import serai
from serai.server.opening import migrate, server_key
from serai.server.schema import model
from serai.server.settings import database_url
from serai.server.store import Store
from server.stores import ADA, SHEET, with_table

PACKAGE = Path(serai.__file__).parent
SCHEMA = PACKAGE / "server" / "schema"


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
