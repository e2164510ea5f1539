"""Records as plain Python: integers, and lists of them, for the rooms that speak to people.

A view reads some hundred numbers. Through NumPy each costs as much as dozens of Python's own, so
those rooms read a record's facts: `facts_of(s, State)` has the record's fields, a grid as lists in
a list (`st.goods[seat][good]`). A field is read when it is first asked for, and then kept.

`known_facts` are for looking only, and whoever looks at the same bytes gets the same ones: of a
position that is told to several seats, or of which many previews are made, everything is read once,
and what is `shared` is made once. What never changes is made `for_each_material`. What a view is
made of, and what of it stays from state to state, is in `seen`.
"""

from array import array
from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from struct import Struct
from types import SimpleNamespace
from typing import Any, Concatenate, ParamSpec, TypeVar, cast
from weakref import ref

import numpy as np

from .compiled import Buffer
from .records import Record

Declared = TypeVar("Declared", bound=Record)
Made = TypeVar("Made")
More = ParamSpec("More")
_Read = Callable[[bytes], Any]

_CODES = {"u1": "B", "u2": "H", "i1": "b", "i2": "h", "i4": "i"}
_KEPT, _ALIKE = 3, 16  # states looked at before the last, materials made last
_BYTE = 3  # so many times two bits are one
_last: dict[type[Record], list["Held"]] = {}


def _none() -> None:
    """No table."""


class Held:
    """Field by field what a buffer holds."""

    def __init__(self, held: bytes, readers: dict[str, _Read]) -> None:
        self._held, self._readers = held, readers
        self._made: dict[Hashable, Any] = {}
        self._m: Callable[[], Buffer | None] = _none  # of the table at which a seat sees this
        self._parts: dict[Hashable, tuple[int, Any]] = {}  # made from fields, and from which

    def __getattr__(self, name: str) -> Any:
        """Of a field that nobody has asked for: later it is found before this is called."""
        read = self._readers.get(name)
        if read is None:
            raise AttributeError(name)
        found = self.__dict__[name] = read(self._held)
        return found


def facts_of(buffer: Buffer, record: type[Declared]) -> Declared:
    """What a buffer holds now. Whoever asked may write into it; the buffer stays as it is."""
    return cast("Declared", Held(buffer.tobytes(), readers(record.dtype)))


def known_facts(buffer: Buffer, record: type[Declared]) -> Declared:
    """The same for looking only, kept for the next one who looks at the same."""
    held, kept = buffer.tobytes(), _last.get(record, [])
    if kept and kept[0]._held == held:
        return cast("Declared", kept[0])
    known = next((facts for facts in kept if facts._held == held), None)
    found = known or Held(held, readers(record.dtype))
    keep(record, found)
    return cast("Declared", found)


def keep(record: type[Record], *looked_at: Held) -> None:
    """For the next one who looks at the same, before those that were looked at earlier."""
    before = [facts for facts in _last.get(record, []) if facts not in looked_at]
    _last[record] = [*looked_at, *before][: _KEPT + 1]


def trial(known: Declared, *fields: str) -> Declared:
    """The same facts to try something on: numbers, and the lists in these fields, may be changed.

    Only the outer list of a grid is another one: there a row is replaced as a whole.
    """
    facts = cast("Held", known)
    other = Held(facts._held, facts._readers)
    take_over(other, facts)
    other.__dict__.update((field, [*getattr(facts, field)]) for field in fields)
    return cast("Declared", other)


def take_over(other: Held, facts: Held, but: Sequence[str] = ()) -> None:
    """The fields that were read, but for some; all at once, for another thread may read one."""
    own, taken = vars(other), dict(vars(facts))
    for field in but:
        taken.pop(field, None)
    taken.update(own)  # what is no field, and what it has already
    own.update(taken)


def place_of(field: str, record: type[Record]) -> slice:
    """Where a field lies, for `is_same`."""
    return places(record.dtype)[field]


@cache
def places(dtype: "np.dtype[Any]") -> dict[str, slice]:
    """The fields in the order in which they lie; there is nothing between them."""
    fields = (dtype.fields or {}).items()
    return {name: slice(begin, begin + kind.itemsize) for name, (kind, begin, *_) in fields}


def is_same(place: slice, one: Record, other: Record) -> bool:
    """Whether two have the same in a field, without reading it."""
    here: Any = one
    there: Any = other
    same: bool = here._held[place] == there._held[place]
    return same


def places_with(held: bytes, number: int) -> list[int]:
    """Where a byte stands among others."""
    found, at = [], held.find(number)
    while at >= 0:
        found.append(at)
        at = held.find(number, at + 1)
    return found


def places_apart(one: bytes, other: bytes) -> list[int]:
    """Where two of a length differ, which they do in few places."""
    found = []
    rest = int.from_bytes(one, "little") ^ int.from_bytes(other, "little")
    while rest:
        place = (rest & -rest).bit_length() - 1 >> _BYTE
        found.append(place)
        rest = rest >> (place + 1 << _BYTE) << (place + 1 << _BYTE)
    return found


def bytes_of(known: Record) -> bytes:
    """What they were read from: another way to name a state, which keeps nothing else alive."""
    return cast("Held", known)._held


def made_once(known: Record, what: Hashable, make: Callable[[], Made]) -> Made:
    """Something made for facts that are known, as long as they are kept; for looking only.

    `what` is kept too, so another state is named in it by its bytes: its facts would keep those of
    the state before alive, and so on to the first.
    """
    facts: Any = known
    found: Made | None = facts._made.get(what)
    if found is None:
        found = facts._made[what] = make()
    return found


def shared(
    make: Callable[Concatenate[Buffer, Declared, More], Made],
) -> Callable[Concatenate[Buffer, Declared, More], Made]:
    """Made once for a material and facts that are known, as long as those are kept.

    For looking only; what else is given must follow from these two.
    """

    def of(m: Buffer, st: Declared, /, *more: More.args, **named: More.kwargs) -> Made:
        return made_once(st, (make, _one_of(m)), lambda: make(m, st, *more, **named))

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


@for_each_material
def _one_of(m: Buffer) -> object:
    """One thing for materials that are alike."""
    return object()


@cache
def readers(dtype: "np.dtype[Any]") -> dict[str, _Read]:
    """For each field how it is read out of the bytes."""
    return {
        name: _reader(begin, begin + kind.itemsize, _CODES[kind.base.str[1:]], kind.shape)
        for name, (kind, begin, *_) in (dtype.fields or {}).items()
    }


def _reader(begin: int, end: int, code: str, shape: tuple[int, ...]) -> _Read:
    if code == "B" and len(shape) < 2:  # most are, and bytes are such numbers
        return (lambda held: [*held[begin:end]]) if shape else itemgetter(begin)
    if not shape:
        number = Struct(f"={code}").unpack_from
        return lambda held: number(held, begin)[0]
    if len(shape) == 1:
        return lambda held: array(code, held[begin:end]).tolist()
    return lambda held: _cut(array(code, held[begin:end]).tolist(), shape[1:])


def _cut(numbers: list[Any], sizes: tuple[int, ...]) -> list[Any]:
    """Into lists of the last size, those into lists of the size before."""
    for size in reversed(sizes):
        numbers = [numbers[i : i + size] for i in range(0, len(numbers), size)]
    return numbers
