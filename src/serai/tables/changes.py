"""Deltas of plain data: what has changed of numbers, texts, lists, and objects of them (a patch).

A change is an object where something inside has changed, by its name, or by its place in a list of
the same length. It is a list of one where there is another value, an empty list where a name is
gone, and edits where a list has become longer or shorter: threes of the place from which on, how
many go (None: all that follow), and what comes instead. Places count in the list as it was.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any

Change = dict[str, Any] | list[Any]
_Part = Callable[[Any, Any], Change]
_THREE = 3
_NOTHING = object()


class Found:
    """Changes of the very same things, which several look at: found once for all of them."""

    def __init__(self) -> None:
        # Both are kept with it, so that no other thing can come to be where they are.
        self._known: dict[int, tuple[Any, Any, Change]] = {}

    def change(self, old: Any, new: Any) -> Change:
        """What makes `new` of `old`, which is not the same. A number that is equal is the same."""
        kind = type(new)
        if kind is not type(old) or (kind is not dict and kind is not list):
            return [new]
        at = id(new)
        known = self._known.get(at)
        if known is None or known[0] is not old:
            between = _of_object if kind is dict else _of_list
            known = self._known[at] = old, new, between(old, new, self.change)
        return known[2]


def change(old: Any, new: Any, found: Found | None = None) -> Change:
    """The same; `found` is for others as well."""
    return (found or Found()).change(old, new)


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


def edits(old: Sequence[Any], new: Sequence[Any], name: Callable[[Any], str]) -> list[Any]:
    """The same of lists whose items have names: what both have alike, in one order, stays."""
    found: list[Any] = []
    begin = _same_at_first(old, new)
    places = {name(item): place for place, item in enumerate(old[begin:], begin)}
    instead: list[Any] = []
    for item in new[begin:]:
        place = places.get(name(item), -1)
        if place < begin or not (old[place] is item or old[place] == item):
            instead.append(item)
            continue
        if place > begin or instead:
            found += [begin, place - begin, instead]
            instead = []
        begin = place + 1
    if begin < len(old) or instead:
        found += [begin, len(old) - begin, instead]
    return found


def _of_object(old: dict[str, Any], new: dict[str, Any], part: _Part) -> Change:
    found: dict[str, Any] = {}
    come = 0
    for name, value in new.items():
        before = old.get(name, _NOTHING)
        if before is value:
            continue
        if before is _NOTHING:
            come += 1
            found[name] = [value]
        elif before != value:
            found[name] = part(before, value)
    if len(old) != len(new) - come:
        found |= {name: [] for name in old if name not in new}
    return found


def _of_list(old: list[Any], new: list[Any], part: _Part) -> Change:
    if len(old) != len(new):
        return _one_edit(old, new)
    other = [place for place in _others(old, new) if old[place] != new[place]]
    if 2 * len(other) > len(new) and not isinstance(new[0], dict | list):
        return [new]
    return {str(place): part(old[place], new[place]) for place in other}


def _others(old: Sequence[Any], new: Sequence[Any]) -> Iterator[int]:
    """Where there is not the very same."""
    return compress(count(), map(is_not, old, new))


def _same_at_first(old: Sequence[Any], new: Sequence[Any]) -> int:
    return next(_others(old, new), min(len(old), len(new)))


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
