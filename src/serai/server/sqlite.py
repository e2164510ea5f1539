"""What SQLite needs to keep its word: what was committed is on the disk, and one process serves it.

With `postgres` the only place that knows which database it is.
"""

import sys
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Engine, event

from serai.core.contract import Phrase
from serai.core.errors import SeraiError

SYNCHRONOUS_FULL = 2
PATIENCE = 10_000  # milliseconds that a connection waits for another's lock


def harden(engine: Engine) -> None:
    """Make every connection of an SQLite engine durable, and its transactions whole."""
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # or pysqlite would begin transactions by its own mind
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    level = cursor.execute("PRAGMA synchronous").fetchone()[0]
    cursor.close()
    assert level == SYNCHRONOUS_FULL


def _on_begin(connection: Any) -> None:
    connection.connection.driver_connection.execute("BEGIN")  # with every move: straight there


def be_alone(engine: Engine) -> IO[bytes] | None:
    """Keep every other server away from an SQLite file, until this is closed or its process ends.

    Another file is locked, beside it: whoever closes a file gives up all of SQLite's locks on it.
    """
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    file = Path(f"{engine.url.database}.lock")
    try:
        held = file.open("ab")
    except OSError:  # then there can be no store either, and that will be told
        return None
    if _locks(held):
        return held
    held.close()
    raise SeraiError("bad-database", name=engine.url.database, why=Phrase("database-served"))


def _locks(file: IO[bytes]) -> bool:
    """The system lets go of it when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def check_there(engine: Engine) -> None:
    """An SQLite file that is not there would be made; who wants to read one has misspelt it."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file and not Path(file).exists():
        raise SeraiError("bad-database", name=file, why=Phrase("database-missing"))
