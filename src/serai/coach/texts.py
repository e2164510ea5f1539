"""What somebody hands in: a record or a position, as text; which of them, and what it holds."""

import re
from dataclasses import dataclass
from functools import lru_cache

from serai.core import record
from serai.core.chance import commitment
from serai.core.contract import SPECTATOR
from serai.core.errors import BadRecord
from serai.core.match import Match
from serai.workers.protocol import Job

RECORD, POSITION = "record", "position"
_GAME = re.compile(r"^game:[ \t]*(\S+)", re.MULTILINE)
_COMMITMENT = re.compile(r"^\s*commitment:\s*([0-9a-fA-F]{1,128})\s*$", re.MULTILINE)


@dataclass(frozen=True)
class TextRead:
    """A match that begins where the text does; of a position it has no moves yet."""

    kind: str
    match: Match
    commitment: str | None  # of the seed it was, or is being, played with


def kind_of(text: str) -> str:
    first = text.lstrip().partition("\n")[0]
    kind = next((one for one in (RECORD, POSITION) if first.startswith(f"serai {one}")), None)
    if kind is None:
        raise BadRecord("neither-record-nor-position")
    return kind


def game_of(text: str) -> str:
    """The name that stands in it; whether there is such a game is for others to say."""
    kind_of(text)
    found = _GAME.search(text)
    if found is None:
        raise BadRecord("missing-line", key="game")
    return found[1]


@lru_cache(maxsize=8)  # whoever asks about a text mostly asks again
def read(text: str) -> TextRead:
    kind = kind_of(text)
    if kind == POSITION:
        start = record.position(game_of(text), text)
        return TextRead(kind, Match(start, None, resolve_chance=False), None)
    match = record.load(text)
    head = text.partition("\nmoves:")[0]
    told = _COMMITMENT.search(head)
    if match.seed is not None:
        return TextRead(kind, match, commitment(match.seed))
    return TextRead(kind, match, None if told is None else told[1].lower())


def viewer_of(job: Job) -> int:
    """With whose eyes a job looks at its text; without a seat a spectator's."""
    return SPECTATOR if job["seat"] is None else int(job["seat"])
