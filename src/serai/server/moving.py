"""Backup and restore: a whole store as a file of lines, and back, also into another database.

The first line says what it is, then comes a line for each row, and the last counts and seals them.
What belongs to processes that serve just now is not in it. A store is written at one moment, also
while it is served, and read into an empty one in one transaction: all of it, or nothing.
"""

import json
import os
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

from alembic.migration import MigrationContext
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    MetaData,
    Table,
    Text,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from serai.core.errors import SeraiError
from serai.core.troubles import why

from . import postgres
from .schema import model
from .store import Store

_FORM = "serai-backup-1"
OF_PROCESSES = {
    *("processes", "looking", "claims"),
    *("jobs", "tellings", "accounts", "stations", "trees"),
}
_MADE_ANEW = (model.keys, model.moments, model.deals)  # an empty store has its own
_AT_A_TIME = 500  # rows
_OWNER_ONLY = 0o600
Row = tuple[str, dict[str, Any]]


def backup(store: Store, file: Path) -> int:
    """Write everything that is kept, as it is at one moment; how many rows that were."""
    part = file.with_name(f"{file.name}.part")
    try:
        with store.engine.connect() as connection, _for_the_host_alone(part) as out:
            postgres.see_one_moment(connection)
            head = {"form": _FORM, "schema": _revision(connection)}
            number = _write(out, head, rows(connection))
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise SeraiError("bad-backup", file=file.name, why=why(error)) from None
    return number


def restore(file: Path, store: Store) -> int:
    """Read everything into an empty store; how many rows that were."""
    try:
        with file.open(encoding="utf-8") as lines:
            number = _check(file, lines, store)
            lines.seek(0)
            given = (_row(line) for line in islice(lines, 1, number + 1))
            with store.engine.begin() as connection:
                _check_empty(connection)
                return fill(connection, given)
    except (OSError, UnicodeDecodeError) as error:
        told = why(error) if isinstance(error, OSError) else str(error)
        raise SeraiError("bad-backup", file=file.name, why=told) from None
    except (KeyError, TypeError, ValueError, SQLAlchemyError):  # sealed, but not by `backup`
        raise SeraiError("backup-none", file=file.name) from None


# -- rows --------------------------------------------------------------------------------------


def rows(connection: Connection) -> Iterator[Row]:
    """Everything that is kept, table by table; JSON as it is written."""
    for table in _tables():
        columns = [_as_written(column) for column in table.columns]
        query = select(*columns).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=_AT_A_TIME).execute(query):
            yield table.name, dict(row._mapping)


def fill(connection: Connection, given: Iterable[Row]) -> int:
    """Put rows where none are; tables that follow each other are tied together at the end."""
    for table in _MADE_ANEW:
        connection.execute(delete(table))
    known, number = _writable(), 0
    follows: list[dict[str, Any]] = []
    for name, group in groupby(given, key=lambda row: row[0]):
        table = known[name]
        while some := [_values(table, row) for _, row in islice(group, _AT_A_TIME)]:
            if name == model.tables.name:
                follows += [{"b": one["id"], "f": one["follows"]} for one in some if one["follows"]]
                some = [{**one, "follows": None} for one in some]
            connection.execute(insert(table), some)
            number += len(some)
    for tie in follows:
        here = model.tables.c.id == tie["b"]
        connection.execute(update(model.tables).where(here).values(follows=tie["f"]))
    return number


def _tables() -> list[Table]:
    return [table for table in model.metadata.sorted_tables if table.name not in OF_PROCESSES]


def _as_written(column: Column[Any]) -> Any:
    is_json = isinstance(column.type, JSON)
    return cast(column, Text).label(column.name) if is_json else column


def _writable() -> dict[str, Table]:
    """The same tables, in which nothing is kept apart from JSON's own null."""
    other = MetaData()
    made = {table.name: table.to_metadata(other) for table in model.metadata.sorted_tables}
    for table in made.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return made


def _values(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {name: _value(table.columns[name], value) for name, value in row.items()}


def _value(column: Column[Any], value: Any) -> Any:
    if value is None or not isinstance(column.type, JSON):
        return value
    read = json.loads(value)
    return JSON.NULL if read is None else read


# -- lines -------------------------------------------------------------------------------------


def _for_the_host_alone(file: Path) -> IO[str]:
    """To be written; it holds the key that signs cookies, and the secrets of all links."""
    file.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    return os.fdopen(os.open(file, flags, _OWNER_ONLY), "w", encoding="utf-8")


def _write(out: IO[str], head: dict[str, Any], given: Iterable[Row]) -> int:
    seal, number = blake2b(digest_size=32), 0

    def write(line: str) -> None:
        seal.update(line.encode())
        out.write(line)

    write(f"{json.dumps(head)}\n")
    for row in given:
        write(f"{json.dumps(row, ensure_ascii=False)}\n")
        number += 1
    out.write(_last(number, seal.hexdigest()))
    return number


def _row(line: str) -> Row:
    name, values = json.loads(line)
    return str(name), dict(values)


def _check(file: Path, lines: Iterable[str], store: Store) -> int:
    """How many rows there are in a file that is whole, and of this version."""
    seal = blake2b(digest_size=32)
    number = -1  # of rows before this line
    for line in lines:
        if number < 0:
            with store.engine.connect() as connection:
                _check_head(file, line, _revision(connection))
        elif line == _last(number, seal.hexdigest()):
            return number
        seal.update(line.encode())
        number += 1
    raise SeraiError("backup-broken", file=file.name, line=number + 1)


def _last(rows: int, seal: str) -> str:
    return f"{json.dumps({'rows': rows, 'seal': seal})}\n"


def _check_head(file: Path, line: str, revision: str) -> None:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("form") != _FORM:
        raise SeraiError("backup-none", file=file.name)
    if head.get("schema") != revision:
        raise SeraiError("backup-other-version", file=file.name)


def _revision(connection: Connection) -> str:
    return str(MigrationContext.configure(connection).get_current_revision())


def _check_empty(connection: Connection) -> None:
    for table in (model.people, model.tables):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise SeraiError("store-not-empty")
