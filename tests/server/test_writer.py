"""Writing: of two at a moment one is first; a commit is shared, but a failure is not."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    Connection,
    event,
    insert,
    select,
)
from sqlalchemy.exc import IntegrityError, OperationalError

from serai.server.guests import Person
from serai.server.schema import model
from serai.server.settings import database_url
from serai.server.store import Store
from server.stores import ADA, GOING, SHEET, line, with_table

Work = Callable[[Connection], Any]


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
