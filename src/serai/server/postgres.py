"""What PostgreSQL needs to keep its word, and what it has for several processes.

With `sqlite` the only place that knows which database it is. A commit waits for the disk, a
connection that does not answer is given up, and what one process has written the others hear
(LISTEN and NOTIFY). Each process holds a lock of its own number on the connection by which it
hears: when that is gone the process is gone, or as good as gone, and nobody has to compare clocks.
"""

import json
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    and_,
    bindparam,
    cast,
    column,
    event,
    func,
    literal,
    select,
    table,
)
from sqlalchemy.exc import SQLAlchemyError

from .logs import log
from .statements import Prepared

_PATIENCE = 15.0  # seconds in which a database answers, or is given up
_CHANNEL = "serai"
# Kinds of locks, in the first number: who serves, the schema, who only does jobs for others.
_HERE, _SCHEMA, _WORKS = 7_367_001, 7_367_002, 7_367_003
_ASK_EVERY = 3.0  # seconds in which a connection that hears nothing is asked whether it is there
_AGAIN = 0.2, 5.0  # seconds before the next try to connect, at first and at last
_OPTIONS = {
    "idle_in_transaction_session_timeout": "20s",  # a process that is cut off holds no row for ever
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_RETRIED = ("40P01", "40001")  # of two who wait for each other, one has to begin again
News = dict[str, Any]


def is_postgres(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def harden(engine: Engine) -> None:
    """Make every connection of a PostgreSQL engine durable, and none wait for ever."""
    if not is_postgres(engine):
        return

    def connect(_: Any, __: Any, words: list[Any], more: dict[str, Any]) -> Any:
        options = " ".join(f"-c {name}={value}" for name, value in _OPTIONS.items())
        given = {"connect_timeout": int(_PATIENCE), **more}
        return _patient().connect(*words, **{**given, "options": options})

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "connect", _on_connect)


@cache
def _patient() -> Any:
    """A connection that is given up when it does not answer in time."""
    import psycopg

    class Patient(psycopg.Connection[Any]):
        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            if timeout is not None:
                return super().wait(gen, interval, timeout)
            try:
                return super().wait(gen, interval, _PATIENCE)
            except psycopg.errors._WaitTimeout:
                self.pgconn.finish()
                raise psycopg.OperationalError("no answer") from None

    return Patient


def _on_connect(connection: Any, _: Any) -> None:
    """What is committed is on the disk, whatever else the database is used to."""
    with connection.cursor() as cursor:
        cursor.execute("SHOW synchronous_commit")
        if cursor.fetchone()[0] == "off":
            cursor.execute("SET SESSION synchronous_commit = on")
    connection.commit()


def to_be_retried(error: BaseException) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) in _RETRIED


# -- one at a time -----------------------------------------------------------------------------


def lock_schema(connection: Connection) -> None:
    """Until the end of the transaction nobody else changes the schema, or comes in."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_SCHEMA, 0)))


def see_one_moment(connection: Connection) -> None:
    """A transaction sees everything as it was at its beginning, as SQLite's always do."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")


# -- who is there ------------------------------------------------------------------------------


def numbers_there(connection: Connection, workers: bool = False) -> set[int]:
    """The processes that hold their lock: those that serve, and if wanted those that only work."""
    kinds = (_HERE, _WORKS) if workers else (_HERE,)
    locks = table("pg_locks", *map(column, ("locktype", "database", "classid", "objid", "granted")))
    bases = table("pg_database", column("oid"), column("datname"))
    here = select(bases.c.oid).where(bases.c.datname == func.current_database()).scalar_subquery()
    held = and_(locks.c.locktype == "advisory", locks.c.database == here)
    query = select(cast(locks.c.objid, Integer)).where(
        held, locks.c.classid.in_([literal(kind) for kind in kinds]), locks.c.granted
    )
    return set(connection.execute(query).scalars())


# -- what is told from one to the other --------------------------------------------------------


_notify = Prepared(select(func.pg_notify(bindparam("channel"), bindparam("news"))))


def tell(connection: Connection, news: News, process: int | None = None) -> None:
    """All processes, or one of them, hear it when this is committed, and only then."""
    if connection.dialect.name == "postgresql":
        row = {"channel": _channel(process), "news": json.dumps(news)}
        _notify.execute(connection, [row])


def _channel(process: int | None) -> str:
    return _CHANNEL if process is None else f"{_CHANNEL}_{process}"


class Notifications:
    """A thread that hears what others tell, and says when it may have missed something.

    `came` is told whenever it begins to listen, the first time and after every break. One that only
    `works` for others hears what is for itself alone.
    """

    def __init__(
        self,
        engine: Engine,
        number: int,
        heard: Callable[[News], None],
        came: Callable[[], None],
        works: bool = False,
    ) -> None:
        self._engine, self._number, self._works = engine, number, works
        self._heard, self._came = heard, came
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="serai-notifications", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        with suppress(SQLAlchemyError), self._engine.begin() as connection:
            # so that it need not wait until it would have looked
            tell(connection, {}, self._number)
        self._thread.join()

    def _run(self) -> None:
        wait, longest = _AGAIN
        while not self._ended.is_set():
            try:
                self._listen()
                wait = _AGAIN[0]
            except Exception as error:
                log.warning("not-listening", why=str(error).partition("\n")[0])
                self._ended.wait(wait)
                wait = min(2 * wait, longest)

    def _listen(self) -> None:
        """Until the connection breaks, or this is closed."""
        raw = self._engine.raw_connection()
        try:
            connection: Any = raw.driver_connection
            connection.autocommit = True
            lock = (_WORKS if self._works else _HERE, self._number)
            connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", lock)
            connection.execute(f"LISTEN {_channel(self._number)}")
            if not self._works:
                connection.execute(f"LISTEN {_CHANNEL}")
            self._came()
            while not self._ended.is_set():
                for notify in connection.notifies(timeout=_ASK_EVERY):
                    self._hear(notify.payload)
                    if self._ended.is_set():
                        return
                connection.execute("SELECT 1")
        finally:
            raw.invalidate()  # its lock and its listening end with it
            with suppress(Exception):
                raw.close()

    def _hear(self, text: str) -> None:
        with suppress(ValueError):  # somebody else may use the channel too
            news = json.loads(text)
            if isinstance(news, dict):
                self._heard(news)
