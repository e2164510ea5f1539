"""Souk's actions as text."""

from serai.core.compiled import Buffer
from serai.core.errors import InvalidAction

from .layout import DEAL, KINDS, TURN_UP, UNKNOWN, WORDS


def text(m: Buffer, action: int) -> str:
    if action in DEAL:
        return "deal ?" if action == DEAL.start + UNKNOWN else f"deal {action - DEAL.start}"
    if action in TURN_UP:
        return f"turn {action - TURN_UP.start}"
    return next(word for words, word in WORDS.items() if action in words)


def parse(m: Buffer, s: Buffer, written: str) -> int:
    words = written.lower().split()
    actions = {word: words.start for words, word in WORDS.items()}
    if len(words) == 1 and words[0] in actions:
        return actions[words[0]]
    kinds = [str(kind) for kind in range(KINDS)]
    if len(words) == 2 and words[0] == "turn" and words[1] in kinds:
        return TURN_UP.start + kinds.index(words[1])
    if len(words) == 2 and words[0] == "deal" and words[1] in [*kinds, "?"]:
        return DEAL.start + [*kinds, "?"].index(words[1])
    raise InvalidAction("souk-no-action", text=written)
