"""What SQLite needs to keep its word: what was committed is on the disk.

The only place that knows which database it is.
"""

from typing import Any

from sqlalchemy import Engine, event

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
    connection.exec_driver_sql("BEGIN")
