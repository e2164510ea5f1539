"""The log of a match: everything that was done or taken back, and the positions it led to."""

from bisect import bisect_left
from typing import NamedTuple

from .contract import CHANCE, UNDO, Event
from .errors import NothingToUndo
from .position import Position

BEFORE_ALL = -1  # the ply of what was there at the start
UNDO_TEXT = "undo"
_APART = 64  # so many positions lie between those that keep their states
_CHANCES = 8  # that followed one another and keep theirs for now: they will be told of


class Entry(NamedTuple):
    """One line of the log: who (a seat or CHANCE) did what (an action, or UNDO)."""

    seat: int
    action: int


class Step(NamedTuple):
    """An action that stands: where it is in the log, and the positions around it."""

    ply: int
    seat: int
    action: int
    before: Position
    after: Position

    def events(self, seat: int) -> list[Event]:
        """What it did, as a seat may know it; for looking only."""
        return self.after.come_about(self.before, self.action, seat)

    def shown(self, seat: int) -> int:
        """What was done, as the seat saw it."""
        return self.before.shown(seat, self.action)


class Log:
    """Entries are only ever added, taking back is one too; `steps` are the actions that stand."""

    def __init__(self, start: Position) -> None:
        self.start = start
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self._befores: list[Position] = []
        self._folded = 0  # before so many steps
        self._seen: dict[int, list[int]] = {}  # by seat: how the first steps looked to it

    @property
    def position(self) -> Position:
        """What all of it has led to."""
        return self.steps[-1].after if self.steps else self.start

    def append(self, seat: int, action: int) -> None:
        """An action, which must be legal."""
        before = self.position
        self._add(Entry(seat, action))
        self._fold(len(self.steps) - (_CHANCES if seat == CHANCE else 0))
        self.steps.append(Step(len(self.entries) - 1, seat, action, before, before.after(action)))

    def rest(self) -> None:
        """Nothing that was done until now will be told again soon."""
        self._fold(len(self.steps))
        self._seen.clear()

    def undo(self) -> Step:
        """Take back the last action of a seat, with the chance that followed."""
        chosen = [place for place, step in enumerate(self.steps) if step.seat != CHANCE]
        if not chosen:
            raise NothingToUndo("nothing-to-undo")
        taken = self.steps[chosen[-1]]
        self._add(Entry(taken.seat, UNDO))
        del self.steps[chosen[-1] :]
        for seen in self._seen.values():
            del seen[chosen[-1] :]
        self._folded = min(self._folded, len(self.steps))
        return taken

    def copy(self) -> "Log":
        """The same as it is now; what is in it never changes."""
        other = Log(self.start)
        other.entries, other.steps = [*self.entries], [*self.steps]
        other._befores, other._folded = [*self._befores], self._folded
        other._seen = {seat: [*seen] for seat, seen in self._seen.items()}
        return other

    def before(self, n: int) -> Position:
        """The position in which entry `n` was made."""
        return self._befores[n]

    def steps_since(self, n: int) -> list[Step]:
        """What stands of the entries from `n` on."""
        return self.steps[bisect_left(self.steps, n, key=lambda step: step.ply) :]

    def last_choice(self) -> Step | None:
        """The last action of a seat that stands."""
        return next((step for step in reversed(self.steps) if step.seat != CHANCE), None)

    def seen(self, seat: int) -> list[int]:
        """Every action that stands, as the seat saw it; each is looked at once."""
        seen = self._seen.setdefault(seat, [])
        seen += [step.shown(seat) for step in self.steps[len(seen) :]]
        return [*seen]

    def shown(self, seat: int, since: int) -> list[Entry]:
        """The entries from `since` on, with every action as the seat saw it."""
        return [
            entry if entry.action == UNDO else Entry(entry.seat, before.shown(seat, entry.action))
            for entry, before in zip(self.entries[since:], self._befores[since:], strict=True)
        ]

    def _fold(self, end: int) -> None:
        """Nobody will ask much more about the positions before these steps.

        All but some of them can be played to again, so their states need not be kept.
        """
        for place in range(self._folded, end):
            before = self.steps[place].before
            if place % _APART:
                led = self.steps[place - 1]
                before.fold(led.before, led.action)
            elif place:
                before.forget()
            else:
                before.fold_beginning()
        self._folded = max(self._folded, end)

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._befores.append(self.position)
