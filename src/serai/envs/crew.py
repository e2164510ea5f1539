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
        parts = parts_of(number, threads)
        quick = _HAS_SIGNS and hasattr(step, "overloads")
        self.call, self.dismiss = (_signalled if quick else _pooled)(step, parts, fixed, arrays)


Call = tuple[Callable[[], None], Callable[[], None]]


def _signalled(step: Any, parts: Parts, fixed: Any, arrays: Any) -> Call:
    """They wait in compiled code."""
    from .quick import APART, lead, work

    leading: Any = lead
    others = range(1, len(parts))
    kept, dismissed = np.zeros((len(others), _SIGN), np.uint8), np.zeros(1, np.uint8)
    signs = np.array([one.ctypes.data for one in kept], np.int64)
    system, address = ctypes.CDLL(None), handle(step).__wrapper_address__()
    counters = np.zeros((len(parts) + 1) * APART, np.int64)
    for part, (_, end) in enumerate(parts):
        counters[part * APART] = end  # nothing is to be done yet
    shared = np.array(parts, np.int64), counters, (*fixed, *arrays)
    taken = []
    for mine, sign in zip(others, signs.tolist(), strict=True):
        system.sem_init(ctypes.c_void_p(sign), 0, 0)
        taken.append(Thread(target=work, args=(address, mine, sign, dismissed, *shared)))
        taken[-1].daemon = True
        taken[-1].start()

    def call() -> None:
        leading(address, signs, *shared)

    def dismiss() -> None:
        dismissed[0] = 1
        for sign in signs.tolist():
            system.sem_post(ctypes.c_void_p(sign))
        for thread in taken:
            thread.join()
        kept[:] = 0  # so that it lived as long as they did

    return call, dismiss


def _pooled(step: Any, parts: Parts, fixed: Any, arrays: Any) -> Call:
    """Where the system has no such semaphores, or nothing is compiled."""
    mine, *rest = parts
    pool = ThreadPoolExecutor(max(len(rest), 1))

    def call() -> None:
        jobs = [pool.submit(step, *fixed, *part, *arrays) for part in rest]
        step(*fixed, *mine, *arrays)
        for job in jobs:
            job.result()

    return call, pool.shutdown
