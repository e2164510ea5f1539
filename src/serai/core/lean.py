"""Less memory for compiled verbs: what only a compiler would need of them is let go.

Numba keeps each verb's LLVM bitcode, so that others can be compiled with it inside. A package is
compiled as a whole and nothing outside it is compiled with its verbs inside, so nobody will ask
again. The three games of the house hold some 50 MB of it.
"""

import ctypes
import sys
from contextlib import suppress
from typing import Any

from numba.core.dispatcher import Dispatcher


def make_lean(package: str) -> None:
    """Keep of a package's verbs what is needed to call them."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for found in list(vars(module).values()):
                if isinstance(found, Dispatcher) and found.py_func.__module__ == name:
                    compiled: Any
                    for compiled in found.overloads.values():
                        _let_go(compiled.library)
    give_back()


def _let_go(library: Any) -> None:
    """Its bitcode; a Numba that keeps it elsewhere keeps it."""
    bitcode = getattr(library, "_shared_module", None)
    if bitcode is not None:
        library._shared_module = None
        bitcode.close()


def give_back() -> None:
    """To the system what the C library has free; where it cannot be asked, it does as it likes."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
