"""Bots that are kept between their turns, each with its tree: an LRU cache, bounded by memory.

What is kept under a key came from what that seat could know, and is taken up again by the same seat
of the same game alone. Whether the tree still holds, the search itself asks: it goes on below what
the seat has seen since, and begins anew if what it had seen by then is not how it goes now.
"""

from collections import OrderedDict
from collections.abc import Hashable

from .levels import SearchingPlayer

MOST_BYTES = 128 << 20  # of all trees in one process
MOST_KEPT = 32


class KeptPlayers:
    """The least recently used is forgotten first."""

    def __init__(self, most_bytes: int = MOST_BYTES, most: int = MOST_KEPT) -> None:
        self._most_bytes, self._most = most_bytes, most
        self._kept: OrderedDict[Hashable, SearchingPlayer] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def memory(self) -> int:
        return sum(player.searcher.memory for player in self._kept.values())

    def take(self, key: Hashable) -> SearchingPlayer | None:
        """Whoever is kept there. It is not kept any more: a search that fails leaves nothing."""
        return self._kept.pop(key, None)

    def put(self, key: Hashable, player: SearchingPlayer) -> None:
        self._kept[key] = player
        self._kept.move_to_end(key)
        while len(self._kept) > self._most or self.memory > self._most_bytes:
            self._kept.popitem(last=False)
