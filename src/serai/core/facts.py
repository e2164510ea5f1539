"""Records as plain Python: integers, and lists of them, for the rooms that speak to people.

A view reads some hundred numbers. Through NumPy each costs as much as dozens of Python's own, so
those rooms read a record's facts: `facts_of(s, State)` has the record's fields, a grid as lists in
a list (`st.goods[seat][good]`). A field is read when it is first asked for, and then kept.

`known_facts` are for looking only, and whoever looks at the same bytes gets the same ones: of a
position that is told to several seats, or of which many previews are made, everything is read once,
and what is `shared` is made once. What never changes is made `for_each_material`.
"""

from array import array
from collections.abc import Callable
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any, Concatenate, ParamSpec, TypeVar, cast
from weakref import ref

import numpy as np

from .compiled import Buffer
from .records import Record

Declared = TypeVar("Declared", bound=Record)
Made = TypeVar("Made")
More = ParamSpec("More")
_Place = tuple[int, int, str, tuple[int, ...]]  # first byte, last byte, kind of number, shape

_CODES = {"u1": "B", "u2": "H", "i1": "b", "i2": "h", "i4": "i"}
_KEPT, _ALIKE = 4, 16  # states looked at last, materials made last
_last: dict[type[Record], list["_Facts"]] = {}


class _Facts:
    """Field by field what a buffer holds."""

    def __init__(self, held: bytes, places: dict[str, _Place]) -> None:
        self._held, self._places = held, places
        self._made: dict[object, tuple[Buffer, Any]] = {}

    def __getattr__(self, name: str) -> Any:
        """Of a field that nobody has asked for: later it is found before this is called."""
        if name not in self._places:
            raise AttributeError(name)
        begin, end, code, shape = self._places[name]
        numbers = array(code, self._held[begin:end]).tolist()
        found = _shaped(numbers, shape[1:]) if shape else numbers[0]
        self.__dict__[name] = found
        return found


def facts_of(buffer: Buffer, record: type[Declared]) -> Declared:
    """What a buffer holds now. Whoever asked may write into it; the buffer stays as it is."""
    return cast("Declared", _Facts(buffer.tobytes(), _places(record)))


def known_facts(buffer: Buffer, record: type[Declared]) -> Declared:
    """The same for looking only, kept for the next one who looks at the same."""
    held, kept = buffer.tobytes(), _last.get(record, [])
    for known in kept:
        if known._held == held:
            return cast("Declared", known)
    found = _Facts(held, _places(record))
    _last[record] = [found, *kept[: _KEPT - 1]]
    return cast("Declared", found)


def trial(known: Declared, *fields: str) -> Declared:
    """The same facts to try something on: numbers, and the lists in these fields, may be changed.

    Only the outer list of a grid is another one: there a row is replaced as a whole.
    """
    facts = cast("_Facts", known)
    other = _Facts(facts._held, facts._places)
    other.__dict__.update((name, found) for name, found in vars(facts).items() if name[0] != "_")
    other.__dict__.update((field, [*getattr(facts, field)]) for field in fields)
    return cast("Declared", other)


def is_same(field: str, one: Record, other: Record) -> bool:
    """Whether two have the same in a field, without reading it."""
    this, that = cast("_Facts", one), cast("_Facts", other)
    begin, end, _, _ = this._places[field]
    return this._held[begin:end] == that._held[begin:end]


def shared(
    make: Callable[Concatenate[Buffer, Declared, More], Made],
) -> Callable[Concatenate[Buffer, Declared, More], Made]:
    """Made once for a material and facts that are known, as long as those are kept.

    For looking only; what else is given must follow from these two.
    """

    def of(m: Buffer, st: Declared, *more: More.args, **named: More.kwargs) -> Made:
        made = cast("_Facts", st)._made
        known = made.get(make)
        if known is None or known[0] is not m:
            known = made[make] = m, make(m, st, *more, **named)
        return cast("Made", known[1])

    return of


def fields_of(buffer: Buffer, record: type[Declared]) -> Declared:
    """A record's fields with NumPy's arrays, the buffer's own: for whoever reckons with those."""
    fields = buffer.view(record.dtype)[0].item()
    names = record.dtype.names or ()
    return cast("Declared", SimpleNamespace(**dict(zip(names, fields, strict=True))))


def for_each_material(make: Callable[[Buffer], Made]) -> Callable[[Buffer], Made]:
    """Made once for each material, kept as long as that is there, and shared by those alike."""
    kept: dict[int, tuple[ref[Buffer], Made]] = {}

    @lru_cache(maxsize=_ALIKE)
    def made_from(held: bytes) -> Made:
        return make(np.frombuffer(held, np.uint8))

    def of(m: Buffer) -> Made:
        at = id(m)
        known = kept.get(at)
        if known is not None and known[0]() is m:
            return known[1]
        made = made_from(m.tobytes())
        kept[at] = ref(m, lambda _: kept.pop(at, None)), made
        return made

    return of


@cache
def _places(record: type[Record]) -> dict[str, _Place]:
    found = {}
    for name, (kind, begin, *_) in (record.dtype.fields or {}).items():
        code = _CODES[kind.base.str[1:]]
        found[name] = (begin, begin + kind.itemsize, code, kind.shape)
    return found


def _shaped(numbers: list[Any], sizes: tuple[int, ...]) -> list[Any]:
    """Cut into lists of the last size, those into lists of the size before."""
    for size in reversed(sizes):
        numbers = [numbers[i : i + size] for i in range(0, len(numbers), size)]
    return numbers
