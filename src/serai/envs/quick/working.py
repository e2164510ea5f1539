"""Threads that step their share of the tables, and wait for the next time without Python.

A step of many tables takes some hundred microseconds; to wake a thread of Python's, hand it its
arguments and take its answer would take as long. So a thread stays in `work`, and a semaphore of
the system says when there is something to do. Whoever waits looks a while before it falls asleep.
"""

from typing import Any

from numba import types

from serai.core.compiled import BUFFER, Buffer, inlined, verb

from .sharing import APART, COUNTERS, ROWS, TABLES, add_to, set_back, take_part

LOOKS = 8_000  # some twenty microseconds

_SIGN = types.int32(types.intp)
sem_post: Any = types.ExternalFunction("sem_post", _SIGN)
sem_wait: Any = types.ExternalFunction("sem_wait", _SIGN)
sem_trywait: Any = types.ExternalFunction("sem_trywait", _SIGN)
sched_yield: Any = types.ExternalFunction("sched_yield", types.int32())

_SHARED = (ROWS, COUNTERS, TABLES)
WORK = types.void(types.int64, types.int64, types.int64, BUFFER, *_SHARED)
LEAD = types.void(types.int64, types.Array(types.int64, 1, "C"), *_SHARED)


@inlined
def wait(sign: int) -> None:
    for _ in range(LOOKS):
        if sem_trywait(sign) == 0:
            return
    while sem_wait(sign) != 0:  # a signal woke it
        pass


@verb(WORK)
def work(
    address: int,
    mine: int,
    sign: int,
    dismissed: Buffer,
    parts: Any,
    counters: Any,
    tables: Any,
) -> None:
    """Until dismissed: take part in a step whenever the sign is given."""
    while True:
        wait(sign)
        if dismissed[0]:
            break
        take_part(address, mine, parts, counters, tables)


@verb(LEAD)
def lead(address: int, signs: Any, parts: Any, counters: Any, tables: Any) -> None:
    """Call the others, take part oneself, and wait for what they have taken."""
    set_back(parts, counters)
    for other in range(len(signs)):
        sem_post(signs[other])
    take_part(address, 0, parts, counters, tables)
    looks = 0
    while add_to(counters, len(parts) * APART, 0) < len(tables[2]):  # an action for each
        looks += 1
        if looks > LOOKS:
            sched_yield()
