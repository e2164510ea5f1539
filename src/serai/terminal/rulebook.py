"""A game's rulebook: the whole text, or the entry of one rule."""

import re
from pathlib import Path

from serai.core import registry
from serai.core.errors import SeraiError

_ENTRY = re.compile(r"^### (\S+) .*?(?=^#{1,3} |\Z)", re.MULTILINE | re.DOTALL)


def whole(game: str) -> str:
    file = _file(game)
    if not file.exists():
        raise SeraiError("terminal-no-rulebook", name=game)
    return file.read_text("utf-8")


def entries(game: str) -> dict[str, str]:
    """Rule by rule; the ids in the order of the book."""
    text = whole(game) if _file(game).exists() else ""
    return {found[1]: found[0].rstrip() for found in _ENTRY.finditer(text)}


def entry(game: str, rule: str) -> str:
    rules = entries(game)
    if rule.upper() not in rules:
        raise SeraiError("terminal-no-rule", rule=rule, known=list(rules))
    return rules[rule.upper()]


def game_of(rule: str) -> str | None:
    """The game that a rule of this id belongs to: `D10` needs no game’s name before it."""
    for game in registry.names():
        if rule.upper() in entries(game):
            return game
    return None


def _file(game: str, language: str = "en") -> Path:
    registry.package_of(game)
    texts = registry.folder_of(game)
    assert texts is not None
    return texts.parent / "rulebook" / f"{language}.md"
