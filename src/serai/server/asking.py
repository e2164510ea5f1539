"""Who asks: known in every task that a request or a socket began, as its language is."""

from contextvars import ContextVar

from .fair_queue import Who

NOBODY = Who("", "")
_asking: ContextVar[Who] = ContextVar("asking", default=NOBODY)


def ask_as(person: str, address: str) -> None:
    """From now on, and in whatever this task begins."""
    _asking.set(Who(person, address))


def asking() -> Who:
    return _asking.get()
