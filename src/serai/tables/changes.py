"""Deltas of plain data: what has changed of numbers, texts, lists, and objects of them (a patch).

A change is an object where something inside has changed, by its name, or by its place in a list of
the same length. It is a list of one where there is another value, an empty list where a name is
gone, and edits where a list has become longer or shorter: threes of the place from which on, how
many go (None: all that follow), and what comes instead. Places count in the list as it was.
"""

from collections.abc import Sequence
from itertools import compress
from operator import is_not
from typing import Any

Change = dict[str, Any] | list[Any]
_THREE = 3


class Found(dict[tuple[int, int], tuple[Any, Any, Change]]):
    """Changes of the very same things, which several look at: found once for all of them."""

    def between(self, old: Any, new: Any) -> Change:
        """Both are kept with it, so that no other thing can come to be where they are."""
        what = id(old), id(new)
        known = self.get(what)
        if known is None:
            known = self[what] = old, new, _between(old, new, self)
        return known[2]


def change(old: Any, new: Any, found: Found | None = None) -> Change:
    """What makes `new` of `old`, which is not the same. A number that is equal is the same."""
    kind = type(new)
    if kind is type(old) and (kind is dict or kind is list):
        return _between(old, new, found) if found is None else found.between(old, new)
    return [new]


def _between(old: Any, new: Any, found: Found | None) -> Change:
    return _of_object(old, new, found) if type(new) is dict else _of_list(old, new, found)


def changed(old: Any, what: Change) -> Any:
    """`old` with a change; `old` itself stays as it is."""
    if isinstance(what, list):
        return what[0] if len(what) == 1 else edited(old, what)
    new = old.copy()
    for name, part in what.items():
        place = int(name) if isinstance(new, list) else name
        if part == []:
            del new[place]
        elif isinstance(part, list) and len(part) == 1:
            new[place] = part[0]
        else:
            new[place] = changed(new[place], part)
    return new


def edited(old: Sequence[Any], what: Sequence[Any]) -> list[Any]:
    """A list with its edits, from the last to the first: so every place is as it was."""
    new = list(old)
    for at in reversed(range(0, len(what), _THREE)):
        begin, gone, instead = what[at : at + _THREE]
        new[begin : None if gone is None else begin + gone] = instead
    return new


def edits(old: dict[str, Any], new: dict[str, Any]) -> list[Any]:
    """The same of lists whose items have names: what both have in the same order and alike stays.

    What comes instead is named too.
    """
    found: list[Any] = []
    places = {name: place for place, name in enumerate(old)}
    begin = 0
    instead: list[str] = []
    for name, item in new.items():
        place = places.get(name, -1)
        if place < begin or not (old[name] is item or old[name] == item):
            instead.append(name)
            continue
        if place > begin or instead:
            found += [begin, place - begin, instead]
            instead = []
        begin = place + 1
    if begin < len(old) or instead:
        found += [begin, len(old) - begin, instead]
    return found


def _of_object(old: dict[str, Any], new: dict[str, Any], shared: Found | None) -> Change:
    found: dict[str, Any] = {}
    common = 0
    for name, value in new.items():
        if name not in old:
            found[name] = [value]
            continue
        common += 1
        before = old[name]
        if before is not value and before != value:
            found[name] = change(before, value, shared)
    if common < len(old):
        found |= {name: [] for name in old if name not in new}
    return found


def _of_list(old: list[Any], new: list[Any], found: Found | None) -> Change:
    if len(old) != len(new):
        return _one_edit(old, new)
    others = compress(range(len(new)), map(is_not, old, new))
    other = [place for place in others if old[place] != new[place]]
    if 2 * len(other) > len(new) and not isinstance(new[0], dict | list):
        return [new]
    return {str(place): change(old[place], new[place], found) for place in other}


def _one_edit(old: list[Any], new: list[Any]) -> list[Any]:
    """Between what both begin with and what both end with."""
    shorter = min(len(old), len(new))
    begin = 0
    while begin < shorter and old[begin] == new[begin]:
        begin += 1
    end = 0
    while end < shorter - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    return [begin, len(old) - begin - end, new[begin : len(new) - end]]
