"""This program as a process: how it is called from here, and how it is asked to stop."""

import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program() -> list[str]:
    """How this program is called from here: in a checkout it may not be on the PATH."""
    if Path(sys.argv[0]).name == "__main__.py":
        return [sys.executable, "-m", "serai"]
    return ["serai"] if shutil.which("serai") else sys.argv[:1]


@contextmanager
def interruptible() -> Iterator[None]:
    """A window that is closed, or a polite kill, is like Ctrl-C."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    usual = [number for number in numbers if signal.getsignal(number) == signal.SIG_DFL]
    for number in usual:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in usual:
            signal.signal(number, signal.SIG_DFL)
