"""A game's rulebook: the whole text, the entry of one rule, and its drawings.

A drawing is a position, so that the page draws it as it draws any board and the rules themselves
vouch for it. `rulebook/drawings/NAME.txt` begins with lines that say what is to be seen:

    seen: 1                    (whose eyes; without it those of somebody who looks on)
    show: d4 h8                (two corners of the part that is shown; without it, all)
    mark: d5 d6                (cells or cards that are pointed at)
    played: camel lime d4      (done before one looks; as often as needed)
    allowed: camel lime e4     (may be done then)
    refused: D17 camel lime d5 (may not, by this rule)

and then the position, from its first line `serai position 1` on.

A rule that one must know to play a first whole game has the line `<!-- first game -->` below its
heading: a course of the game meets these, and nobody sees the line who reads the book.
"""

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from . import registry
from .errors import SeraiError
from .texts import spoken

if TYPE_CHECKING:
    from .match import Match

NEEDED = "<!-- first game -->"  # below the heading of a rule that one must know for a first game
_ENTRY = re.compile(r"^### (\S+) .*?(?=^#{1,3} |\Z)", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"(seen|show|mark|played|allowed|refused): (.+)")
_SEED = 1
_BOOKS = 32  # that are kept in pieces


@dataclass
class Drawing:
    """What a drawing shows; `refused` are pairs of a rule and an action."""

    match: "Match"
    seat: int | None = None
    show: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    allowed: list[str] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)


def whole(game: str, language: str = "") -> str:
    """The book in a language, or in English, as it is read."""
    return _unmarked(_source(game, language))


def _unmarked(text: str) -> str:
    return text.replace(f"{NEEDED}\n\n", "")


def _source(game: str, language: str) -> str:
    folder = folder_of(game)
    for name in (language or spoken(), "en"):
        file = folder / f"{name}.md"
        if file.exists():
            return file.read_text("utf-8")
    raise SeraiError("no-rulebook", name=game)


def entries(game: str, language: str = "") -> dict[str, str]:
    """Rule by rule; the ids in the order of the book."""
    text = _source(game, language) if (folder_of(game) / "en.md").exists() else ""
    return dict(_entries(text))


@lru_cache(maxsize=_BOOKS)
def _entries(text: str) -> tuple[tuple[str, str], ...]:
    """Taken to pieces once: a prompt asks for the ids at every turn."""
    return tuple((found[1], found[0].rstrip()) for found in _ENTRY.finditer(text))


def needed_first(game: str, language: str = "") -> list[str]:
    """The rules that one must know to play a first whole game."""
    book = entries(game, language)
    return [rule for rule, text in book.items() if NEEDED in text.splitlines()]


def entry(game: str, rule: str, language: str = "") -> str:
    rules = entries(game, language)
    for name in rules:
        if name.upper() == rule.upper():
            return _unmarked(rules[name])
    raise SeraiError("no-rule", rule=rule, known=list(rules))


def game_of(rule: str) -> str | None:
    """The game that a rule of this id belongs to: `D10` needs no game’s name before it."""
    for game in registry.names():
        if rule.upper() in (name.upper() for name in entries(game)):
            return game
    return None


@cache
def drawings(game: str) -> dict[str, Drawing]:
    """Every drawing of a game's rulebook, by name."""
    files = sorted((folder_of(game) / "drawings").glob("*.txt"))
    return {file.stem: read_drawing(game, file.read_text("utf-8")) for file in files}


def read_drawing(game: str, text: str) -> Drawing:
    from .record import position

    head, begins, drawn = text.partition("serai position ")
    told: list[tuple[str, str]] = []
    for line in filter(None, map(str.strip, head.splitlines())):
        found = _LINE.fullmatch(line)
        assert found and begins, (game, line)
        told.append((found[1], found[2]))
    drawing = Drawing(position(game, begins + drawn).match(_SEED))
    for key, value in told:
        _tell(drawing, key, value)
    return drawing


def _tell(drawing: Drawing, key: str, value: str) -> None:
    match key:
        case "seen":
            drawing.seat = int(value) - 1
        case "show":
            drawing.show = tuple(value.split())
        case "mark":
            drawing.marks = tuple(value.split())
        case "played":
            drawing.match.play(value)
        case "allowed":
            drawing.allowed.append(value)
        case "refused":
            rule, _, action = value.partition(" ")
            drawing.refused.append((rule, action))


def folder_of(game: str) -> Path:
    return registry.manifest_of(game).rulebook
