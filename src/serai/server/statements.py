"""Statements that every move needs: written in SQLAlchemy's language, and handed over as they are.

SQLAlchemy finds what it has made of a statement, adapts it and looks after its answer each time.
That takes ten times as long as the database itself, so it is done once here for each dialect. All
else is as usual: the connection and its transaction are SQLAlchemy's, and so are the errors.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement

Answer = TypeVar("Answer")
Values = Mapping[str, Any]
_Adapt = Callable[[Any], Any] | None


class Prepared:
    """A statement whose parameters are named; for each dialect it is compiled once."""

    def __init__(self, statement: Executable, *names: str) -> None:
        """`names` are the columns of an insert; the parameters of others are in the statement."""
        self._statement, self._names = statement, names
        self._compiled: dict[str, _Compiled] = {}

    def execute(self, c: Connection, values: Values) -> Sequence[Any] | None:
        """Its first row, if it answers with rows."""
        compiled = self._of(c.dialect)
        return _guarded(c, compiled, lambda cursor: _first(cursor, compiled, values))

    def execute_many(self, c: Connection, rows: Sequence[Values]) -> None:
        compiled = self._of(c.dialect)
        ready = [compiled.ready(values) for values in rows]
        _guarded(c, compiled, lambda cursor: cursor.executemany(compiled.text, ready))

    def _of(self, dialect: Dialect) -> "_Compiled":
        found = self._compiled.get(dialect.name)
        if found is None:
            found = self._compiled[dialect.name] = _Compiled(self._statement, self._names, dialect)
        return found


class _Compiled:
    """What a dialect's driver is given."""

    def __init__(self, statement: Executable, names: Sequence[str], dialect: Dialect) -> None:
        assert isinstance(statement, ClauseElement)
        made = statement.compile(dialect=dialect, column_keys=list(names) or None)
        assert isinstance(made, SQLCompiler)
        self.text = made.string
        self._adapted: list[tuple[str, _Adapt]] = [
            (name, made.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in (made.positiontup or made.binds)
        ]
        self._positional = made.positional

    def ready(self, values: Values) -> Any:
        """The parameters as the driver takes them."""
        if self._positional:
            return [
                values[name] if adapt is None else adapt(values[name])
                for name, adapt in self._adapted
            ]
        return {
            name: values[name] if adapt is None else adapt(values[name])
            for name, adapt in self._adapted
        }


def _first(cursor: Any, compiled: _Compiled, values: Values) -> Sequence[Any] | None:
    cursor.execute(compiled.text, compiled.ready(values))
    if cursor.description is None:
        return None
    rows: list[Sequence[Any]] = cursor.fetchall()  # to its end, or SQLite would keep it open
    return rows[0] if rows else None


def _guarded(c: Connection, compiled: _Compiled, work: Callable[[Any], Answer]) -> Answer:
    cursor = c.connection.cursor()
    try:
        return work(cursor)
    except c.dialect.loaded_dbapi.Error as error:
        base: Any = c.dialect.loaded_dbapi.Error
        raise DBAPIError.instance(
            compiled.text, None, error, base, hide_parameters=True, dialect=c.dialect
        ) from error
    finally:
        cursor.close()
