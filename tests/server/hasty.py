"""`serai`, changed so that a move is acknowledged before its commit: what a kill must bring out."""

import asyncio
from collections.abc import Sequence

from serai.cli import main
from serai.server.store import Store
from serai.tables.sheet import Line, Seat, Standing

LATE = 0.3  # seconds

_append = Store.append
_under_way: set[asyncio.Task[None]] = set()


async def append_later(
    self: Store,
    table: str,
    lines: Sequence[Line],
    standing: Standing,
    seat: Seat | None = None,
    expected: int | None = None,
) -> int:
    async def later() -> None:
        await asyncio.sleep(LATE)
        await _append(self, table, lines, standing, seat, expected)

    task = asyncio.create_task(later())
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    assert expected is not None
    return expected + 1


if __name__ == "__main__":
    Store.append = append_later  # type: ignore[method-assign]
    main()
