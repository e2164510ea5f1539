"""What of Python, NumPy, Serai and the libraries goes along into a browser: `trimmed.toml` says."""

import pickle
import re
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

_SAID = tomllib.loads((Path(__file__).parent / "offline" / "trimmed.toml").read_text("utf-8"))

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =.*\n(?:[ \t}].*\n|\n(?=[ \t]))*", re.MULTILINE)
_PICKLED = 4  # which way; it never changes
_HEAD = 8  # bytes before a module's first section


def goes_along(part: str, path: str) -> bool:
    """Whether a file does, by its path in `python`, `numpy`, `serai` or `libraries`."""
    if _fits(path, _words(part, "also")):
        return True
    return _fits(path, _words(part, "keep")) and not _fits(path, _words(part, "drop"))


def is_cold(part: str, path: str) -> bool:
    """Whether it is seldom asked for, and so is read when it is."""
    return path.endswith(".py") and _fits(path, _words(part, "cold"))


def empty(part: str) -> list[str]:
    """What is there and has nothing in it."""
    return _words(part, "empty")


def without_places(data: bytes) -> bytes:
    """One of babel's files: of a language, or of all of them."""
    told: dict[str, object] = pickle.loads(data)
    for key in _words("babel", "drop"):
        if key in told:
            told[key] = type(told[key])()
    return pickle.dumps(told, _PICKLED)


def without_strangers(texts: bytes) -> bytes:
    """A catalogue without the sentences of rooms that do not go along."""
    told = texts.decode()
    return _MESSAGE.sub(
        lambda one: "" if _fits(one[1], _words("texts", "drop")) else one[0], told
    ).encode()


def without_names(module: bytes) -> bytes:
    """A WebAssembly module without the names of its functions."""
    left, at = bytearray(module[:_HEAD]), _HEAD
    while at < len(module):
        size, begin = _number(module, at + 1)
        end = begin + size
        length, name = _number(module, begin)
        if module[at] or module[name : name + length] != b"name":
            left += module[at:end]
        at = end
    return bytes(left)


def _number(module: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it, and where it ends."""
    value = shift = 0
    while True:
        value |= (module[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if module[at - 1] < 128:
            return value, at


def _words(part: str, key: str) -> list[str]:
    return str(_SAID[part].get(key, "")).split()


def _fits(path: str, patterns: Iterable[str]) -> bool:
    first = path.partition("/")[0].removesuffix(".py")
    return any(first == pattern or fnmatchcase(path, pattern) for pattern in patterns)
