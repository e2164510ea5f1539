"""A game's module in Node, asked from here: what it makes of a native verb's very arguments."""

import json
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from node import node
from serai.core import compiled, registry
from serai.offline.build import module
from serai.offline.doors import FAILED
from serai.offline.fingerprint import SIZE

PLAYER = Path(__file__).parent / "player.mjs"
GAMES = [name for name in registry.names() if registry.package_of(name).startswith("serai.")]


class Failed(Exception):
    """The verb ended with a failure; the module goes on."""


class Twin:
    """Verbs by name, with arrays that change as they do natively."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def __call__(self, verb: str, *taken: Any) -> int:
        return self._call(verb, taken, [_told(one) for one in taken])

    def sources(self) -> bytes:
        """What the module says that it is made from."""
        told = np.zeros(SIZE, np.uint8)
        assert self._call("serai_sources", (told,), [{"bytes": SIZE, "shape": []}]) == SIZE
        return told.tobytes()

    def _call(self, verb: str, taken: tuple[Any, ...], told: list[Any]) -> int:
        arrays = [one for one in taken if isinstance(one, np.ndarray)]
        assert all(array.flags.c_contiguous for array in arrays)
        self._ask({"verb": verb, "taken": told}, arrays)
        value = int(struct.unpack("<i", self._read(4))[0])
        for array in arrays:
            array.view(np.uint8).reshape(-1)[:] = np.frombuffer(self._read(array.nbytes), np.uint8)
        if value == FAILED:
            raise Failed(verb)
        return value

    def lend(self, size: int) -> None:
        """From now on this much memory for what verbs need on the way."""
        self._ask({"lend": size}, [])

    def _ask(self, head: dict[str, Any], arrays: list[Any]) -> None:
        assert self.process.stdin is not None
        text = json.dumps(head).encode()
        self.process.stdin.write(struct.pack("<I", len(text)) + text)
        for array in arrays:
            self.process.stdin.write(array.tobytes())
        self.process.stdin.flush()

    def _read(self, size: int) -> bytes:
        assert self.process.stdout is not None
        read = self.process.stdout.read(size)
        assert len(read) == size, "the module has trapped"
        return read


def _told(one: Any) -> Any:
    if isinstance(one, np.ndarray):
        return {"bytes": one.nbytes, "shape": one.shape}
    return float(one) if isinstance(one, float) else int(one)


@contextmanager
def twin(name: str) -> Iterator[Twin]:
    """A game's module, running."""
    with running(module(name)) as found:
        yield found


@contextmanager
def running(file: Path) -> Iterator[Twin]:
    command = [node(), str(PLAYER), str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield Twin(process)
        finally:
            process.kill()


def verbs_of(game: str) -> dict[str, Any]:
    """The compiled verbs of a game by name, wherever they stand in its package."""
    registry.game(game)
    package = registry.package_of(game)
    rooms = [sys.modules[name] for name in compiled.made_from(package) if name in sys.modules]
    found = [one for room in rooms for one in vars(room).values() if _is_verb(one, package)]
    return {one.py_func.__name__: one for one in found}


def _is_verb(one: Any, package: str) -> bool:
    if not hasattr(one, "overloads") or not one.targetoptions.get("nogil"):
        return False
    return not one._can_compile and compiled.owner_of(one.py_func.__module__) == package
