"""Which sources a game's module is made from: a changed rule never meets an old module.

The module has the fingerprint in it, and whoever loads one compares it with the sources that are
there. A browser, which compiles nothing, asks this too.
"""

import hashlib
from pathlib import Path

from serai.core.compiled import made_from

SEARCH = "serai.bots.tree"
SIZE = 16


def fingerprint(package: str) -> bytes:
    """Of all that a game's verbs and those of the search are made from."""
    return digest({**made_from(package), **made_from(SEARCH)})


def digest(named: dict[str, Path]) -> bytes:
    """Of files and what they are called."""
    made = hashlib.blake2b(digest_size=SIZE)
    for name, file in sorted(named.items()):
        text = file.read_bytes()
        made.update(f"{name} {len(text)}\n".encode() + text)
    return made.digest()
