"""Which outcome chance picks.

At a table it is the item with the smallest keyed BLAKE2b of (seed, pool, times remade, item), so
that two tables with one seed meet the same items in the same order, whatever was played. In a
search it is picked by weight, from the search's own generator (`below`).
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .compiled import Dice, Ints, inlined

_SHIFT_LEFT, _SHIFT_RIGHT, _SHIFT_LAST = np.uint64(13), np.uint64(7), np.uint64(17)
_HALF = np.uint64(32)


@dataclass(frozen=True)
class Draw:
    """What lies in a pool: for each outcome its item's name and how many the full pool held."""

    pool: str
    items: tuple[str, ...]
    full: tuple[int, ...]
    remade: int = 0


def new_seed() -> str:
    """128 random bits as text."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What may be shown before the end: it fixes the seed and does not tell it."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"serai commitment").hexdigest()


def pick(seed: str, draw: Draw, left: Sequence[int]) -> int:
    """The index of the outcome whose next item comes first in the pool's order."""
    firsts = [
        _order(seed, draw, item, full)[full - remaining]
        for item, full, remaining in zip(draw.items, draw.full, left, strict=True)
    ]
    return firsts.index(min(firsts))


def _order(seed: str, draw: Draw, item: str, copies: int) -> list[bytes]:
    return sorted(_key(seed, f"{draw.pool}/{draw.remade}/{item}/{copy}") for copy in range(copies))


def _key(seed: str, text: str) -> bytes:
    key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
    return hashlib.blake2b(text.encode(), key=key, digest_size=16).digest()


def dice(seed: int) -> Dice:
    """A generator for searches and playouts; it has nothing to do with a match's seed."""
    scrambled = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return np.array([int.from_bytes(scrambled, "little") | 1], np.uint64)


def roll(dice: Dice, limit: int) -> int:
    """A number from 0 to limit − 1 (xorshift64: it never overflows, so it also runs uncompiled)."""
    x = dice[0]
    x ^= x << _SHIFT_LEFT
    x ^= x >> _SHIFT_RIGHT
    x ^= x << _SHIFT_LAST
    dice[0] = x
    return int(((x >> _HALF) * np.uint64(limit)) >> _HALF)


below = inlined(roll)


@inlined
def pick_by_weight(dice: Dice, weights: Ints, n: int) -> int:
    """An index below n, each as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(dice, total)
    for i in range(n):
        rest -= weights[i]
        if rest < 0:
            return i
    return n - 1
