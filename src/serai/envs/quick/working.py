"""Threads that step their share of the tables, and wait for the next time without Python.

A step of many tables takes some hundred microseconds; to wake a thread of Python's, hand it its
arguments and take its answer would take as long. So a thread stays in `work`, and two semaphores of
the system say when it has something to do and when it has done it. Whoever waits looks a while
before it falls asleep.
"""

from typing import Any

from numba import types

from serai.core.compiled import (
    BUFFER,
    BUFFERS,
    DICE,
    FLOAT_ROWS,
    FLOATS,
    INT_ROWS,
    INTS,
    STEP,
    Buffer,
    Dice,
    Floats,
    Ints,
    inlined,
    verb,
)
from serai.core.stepping import Buffers, FloatRows, IntRows

LOOKS = 4_000  # some ten microseconds

_SIGN = types.int32(types.intp)
sem_post: Any = types.ExternalFunction("sem_post", _SIGN)
sem_wait: Any = types.ExternalFunction("sem_wait", _SIGN)
sem_trywait: Any = types.ExternalFunction("sem_trywait", _SIGN)

_TABLES = (
    *(BUFFER, FLOATS, types.int64, types.int64, INTS, BUFFERS, DICE, INT_ROWS, INT_ROWS),
    *(INT_ROWS, INT_ROWS, BUFFERS, BUFFERS, FLOAT_ROWS),
)
WORK = types.void(types.FunctionType(STEP), types.int64, types.int64, BUFFER, *_TABLES)
LEAD = types.void(types.FunctionType(STEP), types.Array(types.int64, 2, "C"), *_TABLES)


@inlined
def wait(sign: int) -> None:
    for _ in range(LOOKS):
        if sem_trywait(sign) == 0:
            return
    while sem_wait(sign) != 0:  # a signal woke it
        pass


@verb(WORK)
def work(
    step: Any,
    begin: int,
    done: int,
    dismissed: Buffer,
    m: Buffer,
    settings: Floats,
    low: int,
    high: int,
    actions: Ints,
    states: Buffers,
    dice: Dice,
    points: IntRows,
    numbers: IntRows,
    legal: IntRows,
    weights: IntRows,
    masks: Buffers,
    observations: Buffers,
    rewards: FloatRows,
) -> None:
    """Until dismissed: step these tables whenever the sign to begin is given."""
    while True:
        wait(begin)
        if dismissed[0]:
            break
        step(
            m,
            settings,
            low,
            high,
            actions,
            states,
            dice,
            points,
            numbers,
            legal,
            weights,
            masks,
            observations,
            rewards,
        )
        sem_post(done)


@verb(LEAD)
def lead(
    step: Any,
    signs: Any,
    m: Buffer,
    settings: Floats,
    low: int,
    high: int,
    actions: Ints,
    states: Buffers,
    dice: Dice,
    points: IntRows,
    numbers: IntRows,
    legal: IntRows,
    weights: IntRows,
    masks: Buffers,
    observations: Buffers,
    rewards: FloatRows,
) -> None:
    """Let all others begin, step one's own tables, wait for the others."""
    for other in range(len(signs)):
        sem_post(signs[other, 0])
    step(
        m,
        settings,
        low,
        high,
        actions,
        states,
        dice,
        points,
        numbers,
        legal,
        weights,
        masks,
        observations,
        rewards,
    )
    for other in range(len(signs)):
        wait(signs[other, 1])
