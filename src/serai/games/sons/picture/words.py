"""Cells and tiles in words."""

from collections.abc import Sequence

from serai.core.texts import listed, say

from ..outlook import Explorer
from ..view_types import Cell
from .places import Look, Lying


def cell_words(cell: Cell, look: Look, names: Sequence[str]) -> str:
    """What lies and stands on a cell."""
    lies = look_words(look)
    words = [say("sons-cell-cross", look=lies) if cell["tile"] is None else lies]
    caravan = cell["caravan"]
    if caravan is not None:
        words.append(say("sons-cell-caravan", mine="no", seat=names[caravan]))
    for part in cell["parts"]:
        words += [explorer_words(one, names) for one in part["explorers"]]
    return say("sons-cell", cell=cell["name"], words=", ".join(words))


def explorer_words(one: Explorer, names: Sequence[str]) -> str:
    turban = "yes" if one["turban"] else "no"
    facts = {"mine": "no", "seat": names[one["seat"]], "height": one["height"]}
    return say("sons-cell-explorer", turban=turban, **facts)


def look_words(look: Look) -> str:
    """A tile as it lies, such as “oasis to the north and east with salt”."""
    if not look.parts:
        return say("sons-tile-desert")
    words, *others = map(_part_words, look.parts)
    for other in others:
        words = say("sons-tile-apart", one=words, other=other)
    return words


def _part_words(part: Lying) -> str:
    sides = listed([say("sons-side", side=side) for side in part.sides])
    if part.field is None:
        return say("sons-tile-part", sides=sides)
    return say("sons-tile-part-field", sides=sides, field=say("sons-field", field=part.field))
