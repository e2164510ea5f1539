"""Souk's actions as text."""

from serai.core.compiled import Buffer
from serai.core.notation import Names, Notation, Words

from .layout import DEAL, KINDS, TURN_UP, WORDS

_KINDS = tuple(str(kind) for kind in range(KINDS))
_NOTATION = Notation(
    "souk",
    (
        Words(DEAL, "deal", Names((*_KINDS, "?"))),
        Words(TURN_UP, "turn", Names(_KINDS)),
        *(Words(actions, word) for actions, word in WORDS.items()),
    ),
    each_verb=False,
)


def text(m: Buffer, action: int) -> str:
    return _NOTATION.text(m, action)


def parse(m: Buffer, s: Buffer, written: str) -> int:
    return _NOTATION.parse(m, written)
