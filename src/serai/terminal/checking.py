"""What a file is, and what is wrong with it: records, positions, maps, decks, tile sets."""

import re
from dataclasses import dataclass
from pathlib import Path

from serai.core import record, registry
from serai.core.bounds import outside, told
from serai.core.chance import commitment
from serai.core.contract import CHANCE, Facts
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.texts import say
from serai.screens import row

from .files import Unreadable, read_text
from .progress import prepared
from .seats import called, introduced

FINE, FAULTY, UNREADABLE = range(3)
_GAME = re.compile(r"^game:[ \t]*(\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Finding:
    """What is to be said about a file, and how bad it is."""

    grade: int
    lines: list[str]


def check(path: Path) -> Finding:
    try:
        text = read_text(path)
        if text.startswith("serai record"):
            return _record(text)
        if text.startswith("serai position"):
            return _position(text)
        return _material(text)
    except Unreadable as error:
        return Finding(UNREADABLE, [say("terminal-check-unreadable", why=error.facts["why"])])
    except SeraiError as error:
        return Finding(FAULTY, str(error).splitlines())


def _record(text: str) -> Finding:
    prepared(game_named(text))
    match = record.load(text)
    moves = sum(step.seat != CHANCE for step in match.steps)
    said = say("terminal-check-record", game=_game(match), players=introduced(match), moves=moves)
    follows = record.draws_follow_seed(match)
    draws = "own" if match.seed is None else "follow" if follows else "differ"
    lines = [said, _outcome(match), say("terminal-check-draws", draws=draws)]
    if match.seed is not None:
        lines.append(say("terminal-check-commitment", commitment=commitment(match.seed)))
    return Finding(FAULTY if draws == "differ" else FINE, lines)


def _outcome(match: Match) -> str:
    if not match.over:
        return say("terminal-check-unfinished")
    return say("terminal-check-result", winners=winners(match), points=row(totals(match)))


def _position(text: str) -> Finding:
    game = game_named(text)
    material = record.position(prepared(game).name, text).material
    facts: Facts = {"seats": material.seats, "material": material.name}
    return Finding(FINE, [say("terminal-check-position", game=say(f"{game}-name"), **facts)])


def _material(text: str) -> Finding:
    """A map, deck or tile set: of the game that knows it by its looks, else of the first one."""
    unread = outside(text)
    if unread:
        return Finding(FAULTY, told(unread))
    rooms = [registry.supply(name).material for name in registry.names()]
    room = next((room for room in rooms if room.claims(text)), rooms[0])
    faults = room.check(text)
    if faults:
        return Finding(FAULTY, told(faults))
    return Finding(FINE, [say(known.key, **known.facts) for known in room.describe(text)])


def game_named(text: str) -> str:
    """The game a record or position names; its reader says so if it names none."""
    named = _GAME.search(text)
    return named[1] if named else registry.names()[0]


def _game(match: Match) -> str:
    return say(f"{match.game.name}-name")


def winners(match: Match) -> list[str]:
    return [name for name, share in zip(called(match), match.result() or [], strict=True) if share]


def totals(match: Match) -> list[str]:
    return [str(score.total) for score in match.points()]
