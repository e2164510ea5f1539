"""The threads behind one object of tables: each has its share, and stays for the next step."""

import ctypes
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Thread
from typing import Any

import numpy as np

from serai.core.compiled import handle

Parts = list[tuple[int, int]]
_SIGN = 64  # bytes, of which a semaphore takes half
_HAS_SIGNS = sys.platform == "linux"


def parts_of(number: int, threads: int) -> Parts:
    """Shares of the tables, as equal as can be."""
    return list(pairwise(number * place // threads for place in range(threads + 1)))


class Crew:
    """Threads of this process; a fork has none of its parent's."""

    def __init__(self, step: Any, threads: int, number: int, fixed: Any, arrays: Any) -> None:
        self.process = os.getpid()
        mine, *rest = parts_of(number, threads)
        quick = _HAS_SIGNS and hasattr(step, "overloads")
        self.call, self.dismiss = (_signalled if quick else _pooled)(
            step, mine, rest, fixed, arrays
        )


Call = tuple[Callable[[], None], Callable[[], None]]


def _signalled(step: Any, mine: tuple[int, int], rest: Parts, fixed: Any, arrays: Any) -> Call:
    """They wait in compiled code."""
    from .quick import lead, work

    leading: Any = lead

    kept, dismissed, taken = np.zeros((len(rest), 2, _SIGN), np.uint8), np.zeros(1, np.uint8), []
    signs = np.array([[one.ctypes.data for one in pair] for pair in kept], np.int64)
    system, compiled = ctypes.CDLL(None), handle(step)
    for (begin, done), part in zip(signs.tolist(), rest, strict=True):
        for sign in (begin, done):
            system.sem_init(ctypes.c_void_p(sign), 0, 0)
        arguments = (compiled, begin, done, dismissed, *fixed, *part, *arrays)
        taken.append(Thread(target=work, args=arguments, daemon=True))
        taken[-1].start()

    def call() -> None:
        leading(compiled, signs, *fixed, *mine, *arrays)

    def dismiss() -> None:
        dismissed[0] = 1
        for begin, _ in signs.tolist():
            system.sem_post(ctypes.c_void_p(begin))
        for thread in taken:
            thread.join()
        kept[:] = 0  # so that it lived as long as they did

    return call, dismiss


def _pooled(step: Any, mine: tuple[int, int], rest: Parts, fixed: Any, arrays: Any) -> Call:
    """Where the system has no such semaphores, or nothing is compiled."""
    pool = ThreadPoolExecutor(max(len(rest), 1))

    def call() -> None:
        jobs = [pool.submit(step, *fixed, *part, *arrays) for part in rest]
        step(*fixed, *mine, *arrays)
        for job in jobs:
            job.result()

    return call, pool.shutdown
