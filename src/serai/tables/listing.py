"""A table in a list of tables, and who of the names in it is looked for."""

import unicodedata
from typing import Any, cast

from serai.core import characters
from serai.core.days import LONG
from serai.core.texts import say

from . import telling, wire
from .sheet import Sheet

_STROKES = str.maketrans("łøđ", "lod")  # which no form of Unicode takes apart


def listed(sheet: Sheet, person: str, asleep: bool, days: int | None, at: int) -> wire.TableTold:
    """As somebody may see it: without its links, and without who is there.

    One at which nobody has moved is forgotten after so many `days`; None: it never is.
    """
    over, standing = sheet.over, sheet.standing
    kept = standing.played or days is None
    return {
        "id": sheet.id,
        "game": sheet.game,
        "rules": sheet.rules,
        "options": {k: v for k, v in sheet.options.items() if "\n" not in v},
        "status": cast("Any", standing.status),
        "seats": telling.sitting(sheet, (), at),
        "mine": sheet.seats_of(person),
        "resigned": sheet.resigned_by(person),
        "owner": sheet.owner == person,
        "turn": standing.turn,
        "asleep": asleep,
        "confirm": sheet.confirm,
        "thinking": sheet.thinking,
        "grace": sheet.grace,
        "commitment": telling.commitment(sheet.seed),
        "open_deal": sheet.open_deal,
        "seed": sheet.seed_told(at),
        "result": standing.result if over else None,
        "points": standing.points if over else None,
        "follows": sheet.follows,
        "hints": sheet.allows_hints,
        "drawn": sheet.start is not None,
        "day": sheet.day,
        "sealed": sheet.sealed(at),
        "practice": cast("Any", sheet.practice),
        "links": [],
        "created": sheet.created,
        "changed": standing.changed,
        "kept_until": None if kept else standing.changed + (days or 0) * LONG,
    }


def folded(words: str) -> str:
    """Without accents, large as small: not everybody has a keyboard for every name."""
    parts = unicodedata.normalize("NFKD", words.casefold().translate(_STROKES))
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).strip()


def game_name(game: str, language: str) -> str:
    return say(f"{game}-name", language)


def bot_name(game: str, seat: int, level: str, language: str) -> str:
    """As it is introduced: who it is, and how strong."""
    character = characters.character_of(game, seat, level)
    introduced = characters.introduced(character)
    return say(introduced.key, language, **introduced.facts)
