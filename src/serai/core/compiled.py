"""Rules compiled by Numba: signatures, cache folders that are never stale, warm-up with progress.

Every verb of a game has one of the signatures below, so that one compiled search serves all games.
The cache of each package lives in a folder named by a hash of what its verbs are made from
(`sources`): an edited rule is never answered from an old compilation, and an edit to one game
recompiles that game only. A verb belongs to the package that it stands in, whoever imports it
first; all of them are compiled together, when the package is complete.
"""

import hashlib
import importlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from . import game
from .sources import compiled_from

Buffer = NDArray[np.uint8]
Ints = NDArray[np.int32]
Floats = NDArray[np.float64]
Dice = NDArray[np.uint64]
Verb = TypeVar("Verb", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]

BUFFER = types.Array(types.uint8, 1, "C")
INTS = types.Array(types.int32, 1, "C")
FLOATS = types.Array(types.float64, 1, "C")
DICE = types.Array(types.uint64, 1, "C")
BUFFERS = types.Array(types.uint8, 2, "C")
INT_ROWS = types.Array(types.int32, 2, "C")
FLOAT_ROWS = types.Array(types.float64, 2, "C")

SETUP = types.void(BUFFER, BUFFER)
COPY = types.void(BUFFER, BUFFER)
ACTOR = types.int64(BUFFER, BUFFER)
LEGAL = types.int64(BUFFER, BUFFER, INTS)
WEIGHTS = types.void(BUFFER, BUFFER, INTS)
APPLY = types.void(BUFFER, BUFFER, types.int64)
POINTS = types.void(BUFFER, BUFFER, INTS)
RESULT = types.void(BUFFER, BUFFER, FLOATS)
HIDE = types.void(BUFFER, BUFFER, types.int64)
DEAL = types.void(BUFFER, BUFFER, types.int64, DICE)
SHOWN = types.int64(BUFFER, BUFFER, types.int64, types.int64)
RESOLVE_CHANCE = types.int64(BUFFER, BUFFER, DICE)
PLAYOUT = types.int64(BUFFER, BUFFER, DICE, FLOATS)
EVALUATE = types.void(BUFFER, BUFFER, FLOATS)
PRIORS = types.void(BUFFER, BUFFER, INTS, types.int64, FLOATS)
PLAYED_BY_END = types.int64(BUFFER, BUFFER, types.int64, types.int64)
OBSERVE = types.void(BUFFER, BUFFER, types.int64, BUFFER)
STEP = types.void(
    *(BUFFER, FLOATS, types.int64, types.int64, INTS, BUFFERS, DICE, INT_ROWS, INT_ROWS),
    *(INT_ROWS, INT_ROWS, BUFFERS, BUFFERS, FLOAT_ROWS),
)

KEPT_FOLDERS = 3
_FLAGS: Any = {
    "nogil": True,
    "error_model": "numpy",
}  # nothing here divides by zero: no test for it
_pending: dict[str, list[tuple[Any, Any]]] = {}  # verbs and signatures of each package
_watchers: list[Progress] = []


def verb(signature: Any) -> Callable[[Verb], Verb]:
    """A function to be compiled for this one signature when its package is complete."""

    def decorate(function: Verb) -> Verb:
        owner = owner_of(function.__module__)
        assert function.__module__ in made_from(owner), f"not seen as compiled: {function}"
        config: Any = numba.config
        config.CACHE_DIR = str(_folder(owner))
        dispatcher = numba.njit(cache=True, **_FLAGS)(function)
        if dispatcher is not function:  # it is, when the JIT is switched off
            _pending.setdefault(owner, []).append((dispatcher, signature))
        return cast("Verb", dispatcher)

    return decorate


@cache
def owner_of(module: str) -> str:
    """The package that a module's verbs are compiled with: the game's whose room it is in.

    Wherever in a game's folder a verb stands, its code is made from all of the game's sources.
    """
    package = ancestor = module.rpartition(".")[0]
    while ancestor:
        if (_place(ancestor) / game.FILE).exists():
            return ancestor
        ancestor = ancestor.rpartition(".")[0]
    return package


def inlined(function: Verb) -> Verb:
    """A small function that verbs call; it is compiled into them."""
    return cast("Verb", numba.njit(**_FLAGS)(function))


def spliced(function: Verb) -> Verb:
    """A part of one long function, put into it before it is compiled.

    For loops that run through everything: a call would count the references of its arrays up and
    down, and is often compiled into slower code.
    """
    return cast("Verb", numba.njit(inline="always", **_FLAGS)(function))


Array = TypeVar("Array", bound=NDArray[Any])


def unowned(array: Array) -> Array:
    """The same array, of which compiled code counts no references.

    Each view of an array counts its references up and down, one processor at a time: some 10 ns
    for a row, or for a buffer seen as a record. It is for whoever keeps the array alive meanwhile.
    """
    return array


def _drop(context: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        null: Any = cgutils.get_null_value
        found = context.make_array(signature.args[0])(context, builder, arguments[0])
        found.meminfo, found.parent = null(found.meminfo.type), null(found.parent.type)
        return found._getvalue()

    return array(array), generate


_unowned: Any = intrinsic(_drop)


@overload(unowned, inline="always")
def _compiled_unowned(array):  # type: ignore[no-untyped-def]  # Numba compares with what it gives
    return lambda array: _unowned(array)


class Handle(types.WrapperAddressProtocol):
    """A compiled verb as an argument: Numba takes it far quicker than the dispatcher itself."""

    def __init__(self, dispatcher: Any) -> None:
        (compiled,) = dispatcher.overloads.values()
        name = compiled.fndesc.llvm_cfunc_wrapper_name
        self._signature = compiled.signature
        self._address = compiled.library.get_pointer_to_function(name)
        self._alive = dispatcher

    def __wrapper_address__(self) -> int:
        return int(self._address)

    def signature(self) -> Any:
        return self._signature


@cache
def handle(function: Verb) -> Any:
    """What to hand to a verb that takes verbs; the function itself when the JIT is off."""
    return Handle(function) if hasattr(function, "overloads") else function


@contextmanager
def package(name: str) -> Iterator[None]:
    """Around the imports of a package: its verbs are compiled when it is complete."""
    yield
    verbs = _pending.pop(name, [])
    for done, (dispatcher, signature) in enumerate(verbs):
        function = dispatcher.py_func
        _tell(done, len(verbs), f"{function.__module__.rpartition('.')[2]}.{function.__name__}")
        dispatcher.compile(signature)
        dispatcher.disable_compile()
    _tell(len(verbs), len(verbs), name)
    config: Any = numba.config
    if not config.DISABLE_JIT:  # with the JIT off nothing was compiled, and nothing is kept
        _mark_done(name)


def load(name: str, progress: Progress | None = None) -> ModuleType:
    """Import a package with compiled verbs and tell how far its compiling is."""
    if progress is None:
        return importlib.import_module(name)
    _watchers.append(progress)
    try:
        return importlib.import_module(name)
    finally:
        _watchers.remove(progress)


def _tell(done: int, total: int, what: str) -> None:
    for watcher in _watchers:
        watcher(done, total, what)


def is_compiled(package: str) -> bool:
    """Whether a run before this one has compiled these very sources."""
    return (_folder(package) / "done").exists()


def cache_root() -> Path:
    """`SERAI_CACHE`, or `.cache` in a checkout, or the user's cache folder."""
    named = os.environ.get("SERAI_CACHE")
    if named:
        return Path(named)
    checkout = Path(__file__).parents[3]
    if (checkout / "pyproject.toml").exists():
        return checkout / ".cache" / "compiled"
    from platformdirs import user_cache_path

    return user_cache_path("serai")


@cache
def made_from(package: str) -> dict[str, Path]:
    """The modules that a package's compiled code is made from, and their files, as they are now.

    Views, screens, pictures and whatever else nothing compiled imports are none of them.
    """
    return compiled_from(package)


def _mark_done(package: str) -> None:
    folder = _folder(package)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "done").touch()
    name = folder.name.rpartition("-")[0]
    older = [other for other in folder.parent.glob(f"{name}-*") if other != folder]
    older.sort(key=lambda other: other.stat().st_mtime, reverse=True)
    for other in older[KEPT_FOLDERS - 1 :]:
        shutil.rmtree(other, ignore_errors=True)


@cache
def _folder(package: str) -> Path:
    fingerprint = hashlib.blake2b(digest_size=8)
    fingerprint.update(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for module, file in sorted(made_from(package).items()):
        fingerprint.update(module.encode() + b"\0" + file.read_bytes() + b"\0")
    return cache_root() / f"{package.rpartition('.')[2]}-{fingerprint.hexdigest()}"


def _place(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None, package
    return Path(spec.origin).parent
