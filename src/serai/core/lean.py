"""Less memory for compiled verbs: what only a compiler would need of them is let go.

Numba keeps each verb's LLVM bitcode, so that others can be compiled with it inside. A package is
compiled as a whole and nothing outside it is compiled with its verbs inside, so nobody will ask
again. The three games of the house hold some 50 MB of it, and the compiler itself 65 MB more.
"""

import ctypes
import mmap
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

_COMPILER = "libllvmlite"
_MAPPED = re.compile(  # a part of a file in memory, as Linux tells of it: all of it as in the file
    r"^([0-9a-f]+)-([0-9a-f]+) r-[x-]p .*/([^/\n]+)\n"
    r"(?:[A-Z]\w+: .*\n)*?Anonymous: +0 kB\n(?:[A-Z]\w+: .*\n)*?Swap: +0 kB$",
    re.MULTILINE,
)


def do_without(package: str) -> None:
    """It is not there for this process, as it need not be; to be said before Numba is imported.

    Numba loads SciPy wherever it finds it, for what no verb uses: 17 MB.
    """
    cast("dict[str, Any]", sys.modules).setdefault(package, None)


def make_lean(package: str) -> None:
    """Keep of a package's verbs what is needed to call them."""
    from numba.core.dispatcher import Dispatcher

    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for found in list(vars(module).values()):
                if isinstance(found, Dispatcher) and found.py_func.__module__ == name:
                    compiled: Any
                    for compiled in found.overloads.values():
                        _let_go(compiled.library)
    forget_compiler()
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


def forget_compiler() -> None:
    """The pages of it that were read, until it is called again; they lie in its file still.

    Only of parts in which no page is a copy of the file's, as where this process or the one it was
    forked from has written: the system reads them again as they were.
    """
    with suppress(AttributeError, OSError):
        advise = ctypes.CDLL(None).madvise
        for begin, length in _parts_of(_COMPILER):
            advise(ctypes.c_void_p(begin), ctypes.c_size_t(length), mmap.MADV_DONTNEED)


def _parts_of(library: str) -> Iterator[tuple[int, int]]:
    """Where it is in memory, and how long; nowhere, where the system does not tell."""
    for begin, end, name in _MAPPED.findall(Path("/proc/self/smaps").read_text("utf-8")):
        if name.startswith(library):
            yield int(begin, 16), int(end, 16) - int(begin, 16)
