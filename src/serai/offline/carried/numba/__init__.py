"""Stands in for Numba in a browser, where every verb has been compiled before.

A verb calls its game's module, with its arrays by their address: NumPy's memory is the module's.
Small functions that verbs call are left as they are. What was made from other sources than those
that are here is refused.
"""

import ctypes
import os
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

from . import types as types

__version__ = "carried"
config = SimpleNamespace(CACHE_DIR="", DISABLE_JIT=False)
FAILED = -(2**31)  # as `doors` has it
LENT = 8 << 20  # bytes for what verbs need on the way
_alive: list[Any] = []


class Verb:
    """A compiled function, by its name in the module of its game."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        self.__name__, self.__doc__ = function.__name__, function.__doc__
        self.__module__ = function.__module__
        self._call: Any = None

    def compile(self, signature: object) -> None:
        """Nothing: it is found when it is first called."""

    def disable_compile(self) -> None:
        """Nothing more."""

    def __call__(self, *taken: Any) -> int:
        if self._call is None:
            return self._called_by_search(taken)
        return called(self._call, taken)

    def _called_by_search(self, taken: tuple[Any, ...]) -> int:
        """The first call; one of the search goes into the module of whose game it is."""
        from serai.core.compiled import owner_of
        from serai.offline.fingerprint import SEARCH

        owner = owner_of(self.__module__)
        if owner != SEARCH:
            self._call = getattr(library(owner), self.__name__)
            return called(self._call, taken)
        if not isinstance(taken[0], tuple):  # it needs no game
            return called(getattr(_alive[0], self.__name__), taken)
        game = owner_of(taken[0][0].__module__)
        return called(getattr(library(game), self.__name__), taken[1:])


@cache
def library(package: str) -> Any:
    """The module of a game, made from the sources that are here."""
    from serai.core.errors import SeraiError
    from serai.offline.fingerprint import SIZE, fingerprint

    name = package.rpartition(".")[2]
    found = ctypes.CDLL(os.path.join(os.environ["SERAI_MODULES"], f"{name}.so"))
    own, told = fingerprint(package), ctypes.create_string_buffer(SIZE)
    found.serai_sources(ctypes.addressof(told))
    if told.raw != own:
        raise SeraiError("module-of-other-sources", name=name)
    lent = ctypes.create_string_buffer(LENT)
    found.serai_lend(ctypes.addressof(lent), LENT)
    _alive.extend((found, lent))
    return found


def called(function: Any, taken: tuple[Any, ...]) -> int:
    flat: list[Any] = []
    for one in taken:
        _flatten(one, flat)
    value = int(function(*flat))
    if value == FAILED:
        raise MemoryError
    return value


def _flatten(one: Any, flat: list[Any]) -> None:
    if hasattr(one, "__array_interface__") and one.ndim:
        flat.append(one.__array_interface__["data"][0])
        flat.extend(one.shape)
    elif isinstance(one, tuple):
        for inner in one:
            _flatten(inner, flat)
    else:
        flat.append(ctypes.c_double(one) if isinstance(one, float) else int(one))


def njit(function: Any = None, cache: bool = False, **flags: object) -> Any:
    """A verb is what is kept from run to run; any other function is plain Python."""
    if function is not None:
        return Verb(function) if cache else function
    return lambda given: njit(given, cache, **flags)
