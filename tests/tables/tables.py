"""Tables without a server: made here, played by lot, and kept in a list instead of on a disk."""

import random
from collections.abc import Sequence
from dataclasses import replace

from serai.core import registry
from serai.core.contract import Game
from serai.tables.sheet import BOT, HERE, HOST, Line, Seat, Sheet, Standing
from serai.tables.table import Addition, Table, begin, fold

MADE = 1_700_000_000_000
MANY = 5_000  # entries, after which nothing is taken back
WADI = {"map": "wadi", "first": "1"}
_PEOPLE = {HOST: "ada", HERE: "ada"}


def sheet(
    *kinds: str, game: str = "desert", confirm: bool = False, grace: int | None = 600
) -> Sheet:
    """A table that waits; the seats of one screen are Ada's, and every friend has come."""
    options = WADI if game == "desert" else {}
    found = Sheet("t" * 16, game, registry.game(game).version, dict(options), "7", "ada", "w", MADE)
    seats = tuple(_seat(number, kind) for number, kind in enumerate(kinds))
    standing = Standing(changed=MADE)
    return replace(found, seats=seats, standing=standing, confirm=confirm, grace=grace)


def _seat(number: int, kind: str) -> Seat:
    if kind == BOT:
        return Seat(number, BOT, "easy")
    return Seat(number, kind, f"Name {number}", _PEOPLE.get(kind, f"friend {number}"))


class Kept:
    """A table, and the lines that a store would hold."""

    def __init__(self, waiting: Sheet, most_entries: int = MANY) -> None:
        self.lines: list[Line] = []
        self.table, first = begin(self.game_of(waiting), waiting, MADE, most_entries)
        self.keep(first)

    @staticmethod
    def game_of(waiting: Sheet) -> Game:
        return registry.game(waiting.game)

    def keep(self, addition: Addition | None) -> Addition:
        assert addition is not None
        self.lines += addition.lines
        self.table.kept(addition)
        return addition

    @property
    def n(self) -> int:
        return len(self.table.match.log)

    def do(self, seat: int, action: str, at: int = MADE) -> Addition:
        return self.keep(self.table.play(seat, self.n, action, at))

    def first(self) -> tuple[int, str]:
        """Whose turn it is, and the first thing they may do."""
        seat = self.table.match.actor
        return seat, self.table.match.legal()[0]

    def move(self) -> Addition:
        return self.do(*self.first())

    def to_the_end(self, dice: random.Random, but: int = 0) -> None:
        """Play by lot; where that is asked for, only until so many choices are left."""
        choices: list[tuple[int, str]] = []
        ahead = fold(self.game_of(self.table.sheet), self.table.sheet, self.lines, MANY).match
        while not ahead.over:
            choices.append((ahead.actor, dice.choice(ahead.legal())))
            ahead.act(choices[-1][1])
        for seat, action in choices[: len(choices) - but]:
            self.do(seat, action)
            self._confirm()

    def _confirm(self) -> None:
        seat = self.table.to_confirm
        if seat is not None:
            self.keep(self.table.confirm(seat, self.n, MADE))

    def folded(self, most_entries: int = MANY) -> Table:
        """The table as whoever comes later reads it."""
        return fold(self.game_of(self.table.sheet), self.table.sheet, self.lines, most_entries)


def actions(lines: Sequence[Line]) -> list[str]:
    return [line.action for line in lines]
