"""What a person types: `f5` for `move f5`, `g5 1` for `lay g5 1`, `13 n` for `explorer 13 n`.

A line without its verb gets the verb of the phase; a cell, a height or a good means nothing else
then. A line that is not understood is left as it is, and so is every whole action.
"""

import re
from collections.abc import Callable

from ..outlook import Side
from .seen import Seen
from .signs import FIELD_SIGNS, GOOD_SIGNS, SIDES, cells_of

Words = list[str]
VERBS = {
    "moving": "move",
    "discovering": "take",
    "laying": "lay",
    "exploring": "explorer",
    "ordering": "score",
    "choosing": "field",
    "throwing": "throw",
    "putting": "put",
    "looking": "look",
}
BARE = ("move", "take", "scout", "lay", "explorer", "score", "field", "put", "look")
WHOLE = {"answering": {"draw": "redraw", "pass": "decline"}, "leading": {"pass": "end"}}
FILLERS = ("to", "on", "at", "for", "the")
GOODS: dict[str, str] = {
    **{sign: good for good, sign in GOOD_SIGNS.items()},
    **{good: good for good in GOOD_SIGNS},
}
FIELDS: dict[str, str] = {
    **{sign.lower(): field for field, sign in FIELD_SIGNS.items()},
    **{field: field for field in FIELD_SIGNS},
}
_CELL = re.compile(r"[a-k]\d\d?")
_TILE = re.compile(r"\d\.\d\d?\d?")
_NUMBER = re.compile(r"\d\d?")
_RUMOUR = re.compile(r"r\d")


def short(action: str) -> str:
    """The shortest way to type it."""
    verb, _, rest = action.partition(" ")
    return rest if verb in BARE else action


def full(typed: str, view: Seen) -> str:
    """A typed line as the whole action it stands for."""
    words = [word for word in typed.lower().split() if word not in FILLERS]
    verb, rest = words[0] if words else "", words[1:]
    if " ".join(words) in view["legal"]:
        return " ".join(words)
    whole = WHOLE.get(view["phase"], {}).get(verb)
    if whole and not rest:
        return whole
    if verb not in _READ:
        verb, rest = VERBS.get(view["phase"], ""), words
    read = _READ.get(verb)
    meant = read(rest, view) if read and rest else None
    return typed if meant is None else meant


Read = Callable[[Words, Seen], str | None]


def _matching(verb: str, pattern: "re.Pattern[str]") -> Read:
    def read(words: Words, view: Seen) -> str | None:
        return f"{verb} {words[0]}" if len(words) == 1 and pattern.fullmatch(words[0]) else None

    return read


def _known(verb: str, names: dict[str, str]) -> Read:
    def read(words: Words, view: Seen) -> str | None:
        return f"{verb} {names[words[0]]}" if len(words) == 1 and words[0] in names else None

    return read


def _take(words: Words, view: Seen) -> str | None:
    """A tile by its name: from the own display, else with the scout from another's."""
    if len(words) != 1 or not _TILE.fullmatch(words[0]):
        return None
    others = [player for player in view["players"] if player["seat"] != view["actor"]]
    shown = {tile["name"] for player in others for tile in player["display"]}
    return f"{'scout' if words[0] in shown else 'take'} {words[0]}"


def _lay(words: Words, view: Seen) -> str | None:
    """A cell and a rotation; without it, if the tile fits there in one way only."""
    cell, *rotation = words
    if not _CELL.fullmatch(cell) or len(rotation) > 1:
        return None
    ways: Words = [action for action in view["legal"] if action.startswith(f"lay {cell} ")]
    if not rotation and len(ways) == 1:
        return ways[0]
    return " ".join(["lay", cell, *rotation])


def _explorer(words: Words, view: Seen) -> str | None:
    """A height and any side of the part; the side is needed if there are two parts."""
    height, *side = words
    if not _NUMBER.fullmatch(height) or len(side) > 1 or not set(side) <= set(SIDES):
        return None
    if not side and f"recall {height}" in view["legal"]:
        return f"recall {height}"
    parts = _parts(view)
    if not side and len(parts) == 1:
        return f"explorer {height} {parts[0][0]}"
    return " ".join(["explorer", height, *(_first(view, one) for one in side)])


def _score(words: Words, view: Seen) -> str | None:
    return f"score {_first(view, words[0])}" if len(words) == 1 and words[0] in SIDES else None


def _parts(view: Seen) -> list[list[Side]]:
    """The sides of each part of the tile just laid."""
    cells = cells_of(view)
    return [part["sides"] for part in cells[view["laid"]]["parts"]] if view["laid"] else []


def _first(view: Seen, side: str) -> str:
    """The side that names the part this one belongs to."""
    return next((sides[0] for sides in _parts(view) if side in sides), side)


def _field(words: Words, view: Seen) -> str | None:
    """A field by its name or sign; water without a number if there is one kind of it."""
    if words in (["w"], ["water"]):
        found = [a for a in view["legal"] if a.startswith("field water")]
        return found[0] if len(found) == 1 else None
    return _known("field", FIELDS)(words, view)


_READ: dict[str, Read] = {
    "move": _matching("move", _CELL),
    "take": _take,
    "scout": _matching("scout", _TILE),
    "lay": _lay,
    "explorer": _explorer,
    "recall": _matching("recall", _NUMBER),
    "score": _score,
    "field": _field,
    "throw": _known("throw", GOODS),
    "put": _known("put", GOODS),
    "look": _matching("look", _RUMOUR),
}
