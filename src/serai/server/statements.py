"""Statements that every move needs: written in SQLAlchemy's language, and handed over as they are.

SQLAlchemy finds what it has made of a statement, adapts it and looks after its answer each time.
That takes ten times as long as the database itself, so it is done once here for each dialect. All
else is as usual: the connection and its transaction are SQLAlchemy's, and so are the errors.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement

Values = Mapping[str, Any]
_Adapt = Callable[[Any], Any] | None


class Prepared:
    """A statement whose parameters are named; for each dialect it is compiled once."""

    def __init__(self, statement: Executable, *names: str) -> None:
        """`names` are the columns of an insert; the parameters of others are in the statement."""
        self._statement, self._names = statement, names
        self._compiled: dict[str, _Compiled] = {}

    def execute(self, c: Connection, rows: Sequence[Values]) -> int:
        """Once for each row of parameters; how many rows of the table it has changed."""
        compiled = self._of(c.dialect)
        ready = [compiled.ready(values) for values in rows]
        cursor = c.connection.cursor()
        try:
            cursor.executemany(compiled.text, ready)
            return int(cursor.rowcount)
        except c.dialect.loaded_dbapi.Error as error:
            raise compiled.wrapped(error, c.dialect) from error
        finally:
            cursor.close()

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

    def wrapped(self, error: Exception, dialect: Dialect) -> BaseException:
        """A driver's error as SQLAlchemy would raise it."""
        base: Any = dialect.loaded_dbapi.Error
        return DBAPIError.instance(
            self.text, None, error, base, hide_parameters=True, dialect=dialect
        )
