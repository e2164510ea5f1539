"""What a person types at Targi: `5` for `place 5` or `use 5`, `pay 1d 2s`, `trade d s`.

A line without its verb gets the verb of the phase; a number, a space or a good means nothing else
then. A line that is not understood is left as it is.
"""

import re
from collections.abc import Callable

from .cards import GOOD_SIGNS, in_use
from .seen import Seen

Words = list[str]
NAMES = {
    **{sign: good for good, sign in GOOD_SIGNS.items()},
    **{good: good for good in GOOD_SIGNS},
    "date": "dates",
}
GOODS = {word: good for word, good in NAMES.items() if good != "gold"}
VERBS = {
    "placing": "place",
    "acting": "use",
    "keeping": "keep",
    "taking": "take",
    "paying": "pay",
    "laying": "row",
    "swapping": "swap",
    "trading": "trade",
    "working": "silver",
    "moving": "move",
    "returning": "return",
    "raid": "pay",
}
BARE = ("place", "use")  # verbs that are not needed in what is shown
FILLERS = ("for", "to", "with", "and")
_PIECE = re.compile(r"\d+|[abc][123]")
_SPACE = re.compile(r"[abc][123]")
_NUMBER = re.compile(r"\d")
_PLACE = re.compile(r"\d\.\d")
_NUMBER_LAST = re.compile(r"(?P<good>[a-z]+) ?(?P<number>\d\d?) ?")
_NUMBER_FIRST = re.compile(r"(?P<number>\d\d?) ?(?P<good>[a-z]+) ?")


# -- the shortest way ------------------------------------------------------------------------


def short(action: str) -> str:
    """`5`, `a2`, `take d`, `pay 1d 2s`, `trade d g`."""
    verb, *rest = action.split()
    if verb in BARE:
        return " ".join(rest)
    return " ".join([verb, *_short_words(rest)])


def _short_words(words: Words) -> Words:
    if len(words) > 1 and words[1].isdigit():
        goods, numbers = words[::2], words[1::2]
        return [f"{n}{GOOD_SIGNS[good]}" for good, n in zip(goods, numbers, strict=True)]
    if words == ["gold"]:
        return words
    return [GOOD_SIGNS.get(word, word) for word in words]


# -- and back --------------------------------------------------------------------------------


def full(typed: str, view: Seen) -> str:
    """A typed line as the whole action it stands for."""
    words = [word for word in typed.lower().split() if word not in FILLERS]
    verb, rest = words[0] if words else "", words[1:]
    if verb not in _READ:
        verb, rest = VERBS.get(view["phase"], ""), words
    read = _READ.get(verb)
    meant = read(rest, view) if read and rest else None
    return typed if meant is None else f"{verb} {meant}"


Read = Callable[[Words, Seen], str | None]


def _matching(pattern: "re.Pattern[str]", number: int) -> Read:
    def read(words: Words, view: Seen) -> str | None:
        fits = len(words) == number and all(map(pattern.fullmatch, words))
        return " ".join(words) if fits else None

    return read


def _good(words: Words, view: Seen) -> str | None:
    return GOODS.get(words[0]) if len(words) == 1 else None


def _trade(words: Words, view: Seen) -> str | None:
    if len(words) != 2 or words[0] not in GOODS or words[1] not in NAMES:
        return None
    return f"{NAMES[words[0]]} {NAMES[words[1]]}"


def _silver(words: Words, view: Seen) -> str | None:
    amounts = _amounts(words)
    return None if len(amounts) != 1 else " ".join(map(str, *amounts.items()))


def _swap(words: Words, view: Seen) -> str | None:
    """The upper row first."""
    fits = len(words) == 2 and all(map(_PLACE.fullmatch, words))
    return " ".join(sorted(words)) if fits else None


def _pay(words: Words, view: Seen) -> str | None:
    """Goods in any order; the gold of the card's cost may be said or left unsaid."""
    amounts = _amounts(words)
    gold = amounts.pop("gold", 0)
    cost = in_use(view)["cost"]["gold"] if view["phase"] == "paying" else 0
    goods = " ".join(f"{good} {number}" for good, number in amounts.items())
    if gold and gold == cost:
        return goods or "nothing"
    if gold:
        return "gold" if gold == 1 and not goods else None
    return goods or None


def _amounts(words: Words) -> dict[str, int]:
    """`d1 s2`, `d 1 s 2`, `1d 2s`, or the goods one by one: `d s s`; nothing if it is none."""
    line = " ".join(words)
    if all(word in NAMES for word in words):
        goods = [NAMES[word] for word in words]
        return {good: goods.count(good) for good in GOOD_SIGNS if good in goods}
    for pattern in (_NUMBER_LAST, _NUMBER_FIRST):
        if re.fullmatch(f"({pattern.pattern})+", line):
            pairs = [
                (NAMES.get(found["good"]), int(found["number"])) for found in pattern.finditer(line)
            ]
            amounts = dict(pairs)
            if None in amounts or len(amounts) < len(pairs):
                return {}
            return {good: amounts[good] for good in GOOD_SIGNS if good in amounts}
    return {}


_READ: dict[str, Read] = {
    "place": _matching(_PIECE, 1),
    "use": _matching(_PIECE, 1),
    "skip": _matching(_PIECE, 1),
    "keep": _matching(_NUMBER, 1),
    "row": _matching(_NUMBER, 1),
    "move": _matching(_SPACE, 2),
    "take": _good,
    "return": _good,
    "trade": _trade,
    "silver": _silver,
    "swap": _swap,
    "pay": _pay,
}
