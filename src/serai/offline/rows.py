"""A table as it is kept: its sheet and the lines of its log, as JSON and back."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from serai.tables.sheet import Line, Seat, Sheet, Standing
from serai.tables.table import Addition

from .asking import LINES, SHEETS, Row


def of_sheet(sheet: Sheet) -> Row:
    return Row(SHEETS, sheet.id, asdict(sheet))


def of_addition(sheet: Sheet, addition: Addition) -> tuple[Row, ...]:
    """The new lines, each for the first time, and how the table stands with them."""
    after = sheet.standing_so(addition.standing)
    if addition.seat is not None:
        after = after.with_seat(addition.seat)
    return (of_sheet(after), *(of_line(sheet.id, line) for line in addition.lines))


def of_line(table: str, line: Line) -> Row:
    """Nobody else can have added this one: else neither is kept."""
    value = [line.seat, line.action, line.by, line.at]
    return Row(LINES, (table, line.n), value, new=True)


def sheet(kept: Mapping[str, Any]) -> Sheet:
    seats = tuple(Seat(**seat) for seat in kept["seats"])
    return Sheet(**{**kept, "seats": seats, "standing": Standing(**kept["standing"])})


def lines(kept: list[list[Any]]) -> list[Line]:
    """All of a table's, in their order from the first."""
    return [Line(n, *value) for n, value in enumerate(kept)]
