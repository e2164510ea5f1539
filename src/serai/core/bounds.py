"""How much is read of a file that somebody brought, and how much is told of what is wrong in it.

A file may come from anybody. So it is measured before it is read, and however much is wrong in it,
an answer stays short: the first faults, and how many more there are.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .contract import Fault, Phrase
from .texts import say

MOST_FAULTS = 20
MOST_BYTES = 6_000  # of all faults together, as UTF-8
MORE = "more-faults"  # how many are left out
# Tabs and line breaks are text; halves of a surrogate pair and other control characters are not.
_NO_TEXT = re.compile("[\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")


@dataclass(frozen=True)
class Bounds:
    """The longest text of a kind, the most lines, and the longest line."""

    characters: int
    lines: int
    line: int


OWN_FILE = Bounds(65_536, 2_000, 400)  # a map, a deck, a tile set
RECORD = Bounds(4_194_304, 100_000, 4_000)  # a position too


def outside(text: str, bounds: Bounds = OWN_FILE) -> list[Fault]:
    """Why a text is not read at all; empty if it is."""
    if len(text) > bounds.characters:
        return [Fault("text-too-long", {"most": bounds.characters})]
    lines = text.splitlines()
    if len(lines) > bounds.lines:
        return [Fault("text-too-many-lines", {"lines": len(lines), "most": bounds.lines})]
    return list(_line_faults(lines, bounds))


def bounded(faults: Sequence[Fault]) -> list[Fault]:
    """The first faults, then how many more: no more is kept, or handed on, than is ever told."""
    more = len(faults) - MOST_FAULTS
    return [*faults[:MOST_FAULTS], Fault(MORE, {"more": more})] if more > 0 else list(faults)


def told(faults: Sequence[Phrase], language: str = "") -> list[str]:
    """Faults as sentences, as many as there is room for, then how many more there are."""
    named = [fault for fault in faults if fault.key != MORE]
    more = sum(fault.facts["more"] for fault in faults if fault.key == MORE)
    said: list[str] = []
    room = MOST_BYTES
    for fault in named[:MOST_FAULTS]:
        sentence = say(fault.key, language, **fault.facts)
        room -= len(sentence.encode())
        if said and room < 0:
            break
        said.append(sentence)
    more += len(named) - len(said)
    return [*said, say(MORE, language, more=more)] if more else said


def _line_faults(lines: list[str], bounds: Bounds) -> Iterator[Fault]:
    for number, line in enumerate(lines, 1):
        wrong = _NO_TEXT.search(line)
        if wrong is not None:
            yield Fault("sign-no-text", {"line": number, "column": wrong.start() + 1})
        elif len(line) > bounds.line:
            facts = {"line": number, "characters": len(line), "most": bounds.line}
            yield Fault("line-too-long", facts)
