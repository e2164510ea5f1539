"""What is noted beside a game: hints that were used, and variations, other ways to go on.

In a record they stand as a block under its `seed:` or `commitment:` line, where readers of records
have always passed over what they do not look for: whoever does not know them reads the main line.

    | hint 12 1 move
    | variation after 14: The other herd
    | ; it closes the corner
    | 1 camel lime d5
    | variation after 1 of 1: …

A hint names the entry of the log before which it was asked for, the seat, and what was told. A
variation begins after so many actions that stand, of the main line or `of` an earlier variation.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from .contract import CHANCE
from .errors import BadRecord, SeraiError
from .position import Position

HINTS = ("nudge", "move")
LONGEST_NAME, LONGEST_NOTE, LONGEST_WAY, MOST_VARIATIONS = 80, 2_000, 2_000, 200
_VARIATION = re.compile(r"variation after (\d{1,6})(?: of (\d{1,4}))?:(.*)")
_HINT = re.compile(rf"hint (\d{{1,6}}) (\d) ({'|'.join(HINTS)})")
_NOTE = ";"


@dataclass(frozen=True)
class Hint:
    """Somebody asked the coach: before which entry of the log, at which seat, and for what."""

    n: int
    seat: int
    what: str


@dataclass(frozen=True)
class Variation:
    """Another way to go on, `within` the main line (None) or another variation (from 0).

    `actions` are lines as in a record: who, and what.
    """

    after: int
    actions: tuple[str, ...]
    name: str = ""
    note: str = ""
    within: int | None = None


def written(hints: Sequence[Hint], variations: Sequence[Variation]) -> Iterator[str]:
    """The lines of the block, without its sign."""
    for hint in hints:
        yield f"hint {hint.n} {hint.seat + 1} {hint.what}"
    for one in variations:
        of = "" if one.within is None else f" of {one.within + 1}"
        yield f"variation after {one.after}{of}: {one.name}".rstrip()
        yield from (f"{_NOTE} {line}".rstrip() for line in one.note.splitlines())
        yield from one.actions


@dataclass
class _Begun:
    """A variation, line by line."""

    after: int
    name: str
    within: int | None
    actions: list[str] = field(default_factory=list)
    note: list[str] = field(default_factory=list)

    def take(self, line: str) -> None:
        if line.startswith(_NOTE):
            self.note.append(line[1:].removeprefix(" "))
        elif line.strip():
            self.actions.append(line.strip())

    def done(self) -> Variation:
        note = "\n".join(self.note)
        return Variation(self.after, tuple(self.actions), self.name, note, self.within)


def read(lines: Iterable[str]) -> tuple[list[Hint], list[Variation]]:
    """What the block says; what it does not know, it passes over, as older readers do."""
    hints: list[Hint] = []
    begun: list[_Begun] = []
    for line in lines:
        if found := _HINT.fullmatch(line.strip()):
            hints.append(Hint(int(found[1]), int(found[2]) - 1, found[3]))
        elif found := _VARIATION.fullmatch(line.strip()):
            within = None if found[2] is None else int(found[2]) - 1
            begun.append(_Begun(int(found[1]), found[3].strip(), within))
        elif begun:
            begun[-1].take(line)
    variations = [one.done() for one in begun]
    _check_sizes(variations)
    return hints, variations


def _check_sizes(variations: Sequence[Variation]) -> None:
    """No more of them, and none longer, than can be kept."""
    for number, one in enumerate(variations, 1):
        fits = number <= MOST_VARIATIONS and len(one.name) <= LONGEST_NAME
        if not (fits and len(one.note) <= LONGEST_NOTE and len(one.actions) <= LONGEST_WAY):
            most = {"variations": MOST_VARIATIONS, "name": LONGEST_NAME}
            raise BadRecord(
                "variation-too-much", number=number, **most, note=LONGEST_NOTE, steps=LONGEST_WAY
            )


def check(main: Sequence[Position], variations: Sequence[Variation]) -> None:
    """Refuse what cannot be played; `main` are the positions after 0, 1, 2 … actions that stand."""
    lines: list[list[Position]] = []
    for number, one in enumerate(variations, 1):
        try:
            _check_lines(one)
            before = _line_before(main, lines, one)
            lines.append(list(_played(before, one.actions)))
        except SeraiError as error:
            raise BadRecord("bad-variation", number=number, why=str(error)) from None


def _check_lines(one: Variation) -> None:
    """A name and each action stand on a line, and begin no other."""
    for text in (one.name, *one.actions):
        if len(text.splitlines()) > 1:
            raise SeraiError("bad-variation-line", text=text)


def _line_before(
    main: Sequence[Position], lines: Sequence[Sequence[Position]], one: Variation
) -> Position:
    if one.within is not None and not 0 <= one.within < len(lines):
        raise SeraiError("no-such-variation", number=one.within + 1)
    line = main if one.within is None else lines[one.within]
    if one.after >= len(line):
        raise SeraiError("no-such-ply", ply=one.after, plies=len(line) - 1)
    return line[one.after]


def _played(position: Position, actions: Sequence[str]) -> Iterator[Position]:
    yield position
    for line in actions:
        who, _, text = line.partition(" ")
        seat = CHANCE if who == "*" else int(who) - 1 if who.isascii() and who.isdigit() else None
        if seat is None or not text.strip():
            raise SeraiError("bad-variation-line", text=line)
        if seat != position.actor:
            raise SeraiError("variation-mover", text=line)
        position = position.play(text.strip())
        yield position
