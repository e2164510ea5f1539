"""Records as plain Python: integers, and lists of them, for the rooms that speak to people.

A view reads some hundred numbers. Through NumPy each costs as much as dozens of Python's own, so
those rooms read a record's facts: `facts_of(s, State)` has the record's fields, a grid as lists in
a list (`st.goods[seat][good]`). A field is read when it is first asked for, and then kept.

`known_facts` are for looking only, and whoever looks at the same bytes gets the same ones: of a
position that is told to several seats, or of which many previews are made, everything is read once,
and what is `shared` is made once. A view is made of `seen_facts`: what hangs on a few fields is
made `from_fields` there, and stays the same, the very object, from state to state of a table until
they change. So a change of few fields is told at little cost. What never changes is made
`for_each_material`.
"""

from array import array
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import islice
from operator import attrgetter
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
_PATTERNS = 4096  # of fields that change together
_BYTE = 3  # so many times two bits are one
_TOGETHER = 8  # fields that are compared at once
_last: dict[type[Record], list["_Facts"]] = {}


def _none() -> None:
    """No table."""


class _Facts:
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
    return cast("Declared", _Facts(buffer.tobytes(), _readers(record.dtype)))


def known_facts(buffer: Buffer, record: type[Declared]) -> Declared:
    """The same for looking only, kept for the next one who looks at the same."""
    held, kept = buffer.tobytes(), _last.get(record, [])
    if kept and kept[0]._held == held:
        return cast("Declared", kept[0])
    known = next((facts for facts in kept if facts._held == held), None)
    found = known or _Facts(held, _readers(record.dtype))
    _keep(record, found)
    return cast("Declared", found)


def _keep(record: type[Record], *looked_at: _Facts) -> None:
    """For the next one who looks at the same, before those that were looked at earlier."""
    before = [facts for facts in _last.get(record, []) if facts not in looked_at]
    _last[record] = [*looked_at, *before][: _KEPT + 1]


def trial(known: Declared, *fields: str) -> Declared:
    """The same facts to try something on: numbers, and the lists in these fields, may be changed.

    Only the outer list of a grid is another one: there a row is replaced as a whole.
    """
    facts = cast("_Facts", known)
    other = _Facts(facts._held, facts._readers)
    _take_over(other, facts)
    other.__dict__.update((field, [*getattr(facts, field)]) for field in fields)
    return cast("Declared", other)


def _take_over(other: _Facts, facts: _Facts, but: Sequence[str] = ()) -> None:
    """The fields that were read, but for some; all at once, for another thread may read one."""
    own, taken = vars(other), dict(vars(facts))
    for field in but:
        taken.pop(field, None)
    taken.update(own)  # what is no field, and what it has already
    own.update(taken)


def place_of(field: str, record: type[Record]) -> slice:
    """Where a field lies, for `is_same`."""
    return _places(record.dtype)[field]


@cache
def _places(dtype: "np.dtype[Any]") -> dict[str, slice]:
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
    return cast("_Facts", known)._held


def array_of(known: Declared, record: type[Declared], field: str) -> Buffer:
    """A field's bytes as an array, for compiled code that reads it alone; nothing that was tried.

    What is made `from_fields` can hand over those fields only.
    """
    facts = cast("_Facts", known)
    while isinstance(facts, _Few):
        if field not in vars(facts):
            raise AttributeError(field)
        facts = facts._facts
    return np.frombuffer(facts._held[place_of(field, record)], np.uint8).copy()


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


def seen_facts(m: Buffer, buffer: Buffer, record: type[Declared], seat: int) -> Declared:
    """What a seat (or a spectator) sees at a table, for looking only.

    What was made `from_fields` of what it saw before is there still, where they have not changed.
    """
    held, (table, seen) = buffer.tobytes(), _seen_at(m)
    last = seen.get(seat)
    if last is not None and last._held == held:
        return cast("Declared", last)
    found = next((facts for facts in [*seen.values()] if facts._held == held), None)
    if found is None:
        found = _Facts(held, _readers(record.dtype))
        found._m = table
        if last is not None:
            _hand_on(last, found, record)
            _keep(record, found, last)  # whoever tells what has happened looks at both
        newest = next(reversed([*seen.values()]), last)
        if newest is not last and newest is not None:  # somebody who knows more, or less
            _hand_on(newest, found, record)
    seen.pop(seat, None)
    seen[seat] = found
    return cast("Declared", found)


def from_fields(
    record: type[Declared], *fields: str
) -> Callable[
    [Callable[Concatenate[Buffer, Declared, More], Made]],
    Callable[Concatenate[Buffer, Declared, More], Made],
]:
    """Made once (memoised) of what these fields hold, where it is seen; for looking only.

    It is made of them alone, and of what else is given: no other field can be read.
    """
    mask, some = _mask(record, fields), _some(fields)

    def decorate(
        make: Callable[Concatenate[Buffer, Declared, More], Made],
    ) -> Callable[Concatenate[Buffer, Declared, More], Made]:
        def of(m: Buffer, st: Any, /, *more: Any) -> Made:
            untyped: Any = make
            if st._m() is not m:
                found: Made = untyped(m, some(st), *more)
                return found
            what = (make, more) if more else make
            part: tuple[int, Made] | None = st._parts.get(what)
            if part is None:
                part = st._parts[what] = mask, untyped(m, some(st), *more)
            return part[1]

        return cast("Callable[Concatenate[Buffer, Declared, More], Made]", of)

    return decorate


def from_rows(
    record: type[Declared], *fields: str
) -> Callable[
    [Callable[Concatenate[Buffer, Declared, int, More], Made]],
    Callable[Concatenate[Buffer, Declared, int, More], Made],
]:
    """Made of one row of these fields, a seat's, and of what else is given: kept until they change.

    Of the other rows nothing may be read. It is for looking only.
    """
    some = _some(fields)

    def decorate(
        make: Callable[Concatenate[Buffer, Declared, int, More], Made],
    ) -> Callable[Concatenate[Buffer, Declared, int, More], Made]:
        def of(m: Buffer, st: Any, row: int, /, *more: Any) -> Made:
            untyped: Any = make
            held, what = st._held, (make, row)
            now = (more, *[held[place] for place in _row_places(record.dtype, fields, row)])
            known: tuple[int, tuple[Any, Made]] | None = st._parts.get(what)
            if known is not None and known[1][0] == now and st._m() is m:
                return known[1][1]
            made: Made = untyped(m, some(st), row, *more)
            if st._m() is m:
                st._parts[what] = 0, (now, made)  # it sees for itself what has changed
            return made

        return cast("Callable[Concatenate[Buffer, Declared, int, More], Made]", of)

    return decorate


@cache
def _row_places(dtype: "np.dtype[Any]", fields: tuple[str, ...], row: int) -> list[slice]:
    """Where a row of each field lies."""
    found = []
    for field in fields:
        whole, shape = _places(dtype)[field], dtype[field].shape
        size = (whole.stop - whole.start) // shape[0]
        found.append(slice(whole.start + row * size, whole.start + (row + 1) * size))
    return found


def place_by_place(
    record: type[Declared], *fields: str
) -> Callable[
    [Callable[Concatenate[Buffer, int, tuple[int, ...], More], Made]],
    Callable[Concatenate[Buffer, Declared, int, More], list[Made]],
]:
    """A list, so long, made of what lies at each place of these fields: rows, a byte a place.

    Only where something else lies than before is it made anew. It is for looking only.
    """
    rows, read = [place_of(field, record) for field in fields], attrgetter(*fields)

    def decorate(
        make: Callable[Concatenate[Buffer, int, tuple[int, ...], More], Made],
    ) -> Callable[Concatenate[Buffer, Declared, int, More], list[Made]]:
        def of(m: Buffer, st: Any, size: int, /, *more: Any) -> list[Made]:
            untyped: Any = make
            lying, held = read(st), [st._held[row] for row in rows]
            what = make, size, more
            known: tuple[int, tuple[list[bytes], list[Made]]] | None = st._parts.get(what)
            if known is None or st._m() is not m:
                there = enumerate(islice(zip(*lying, strict=True), size))
                found = [untyped(m, place, numbers, *more) for place, numbers in there]
            else:
                before, found = known[1][0], known[1][1].copy()
                for place in _places_apart_in(before, held):
                    if place < size:
                        numbers = tuple([row[place] for row in lying])
                        found[place] = untyped(m, place, numbers, *more)
            if st._m() is m:
                st._parts[what] = 0, (held, found)  # it sees for itself what has changed
            return found

        return cast("Callable[Concatenate[Buffer, Declared, int, More], list[Made]]", of)

    return decorate


def _places_apart_in(these: Sequence[bytes], those: Sequence[bytes]) -> set[int]:
    return {
        place
        for one, other in zip(these, those, strict=True)
        if one != other
        for place in places_apart(one, other)
    }


class _Few(_Facts):
    """Some of the fields of others: there are no others to be read."""

    def __init__(self, facts: _Facts, fields: Iterable[tuple[str, Any]]) -> None:
        self.__dict__.update(fields)
        self._facts, self._held, self._readers = facts, facts._held, {}
        self._m, self._parts, self._made = facts._m, facts._parts, {}


def _some(fields: Sequence[str]) -> Callable[[_Facts], _Few]:
    """What takes these fields out of facts."""
    if len(fields) == 1:
        (field,) = fields
        return lambda facts: _Few(facts, ((field, getattr(facts, field)),))
    read = attrgetter(*fields)
    return lambda facts: _Few(facts, zip(fields, read(facts), strict=True))


def _hand_on(last: _Facts, found: _Facts, record: type[Record]) -> None:
    """What the fields that have not changed have brought: their own numbers, and what was made."""
    changed = _changed(last._held, found._held, record.dtype)
    _take_over(found, last, _named(record.dtype, changed))
    parts = {what: part for what, part in dict(last._parts).items() if not part[0] & changed}
    found._parts = {**parts, **found._parts}


def _changed(one: bytes, other: bytes, dtype: "np.dtype[Any]") -> int:
    """The fields in which two differ, as bits. Most are alike: so many are compared at once."""
    changed = 0
    for place, fields in _groups(dtype):
        if one[place] != other[place]:
            for bit, own in fields:
                if one[own] != other[own]:
                    changed |= bit
    return changed


@cache
def _groups(dtype: "np.dtype[Any]") -> list[tuple[slice, list[tuple[int, slice]]]]:
    fields = [(1 << place, own) for place, own in enumerate(_places(dtype).values())]
    groups = [fields[at : at + _TOGETHER] for at in range(0, len(fields), _TOGETHER)]
    return [(slice(own[0][1].start, own[-1][1].stop), own) for own in groups]


@cache
def _bits(dtype: "np.dtype[Any]") -> dict[str, int]:
    return {name: 1 << place for place, name in enumerate(dtype.names or ())}


@lru_cache(maxsize=_PATTERNS)
def _named(dtype: "np.dtype[Any]", mask: int) -> tuple[str, ...]:
    return tuple(name for name, bit in _bits(dtype).items() if bit & mask)


def _mask(record: type[Record], fields: Sequence[str]) -> int:
    bits = _bits(record.dtype)
    return sum(bits[field] for field in set(fields))


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


_tables: dict[int, tuple["ref[Buffer]", dict[int, _Facts]]] = {}


def _seen_at(m: Buffer) -> tuple["ref[Buffer]", dict[int, _Facts]]:
    """What each seat has seen last at a table: every one has a material of its own."""
    at = id(m)
    known = _tables.get(at)
    if known is None or known[0]() is not m:
        known = _tables[at] = ref(m, lambda _: _tables.pop(at, None)), {}
    return known


@cache
def _readers(dtype: "np.dtype[Any]") -> dict[str, _Read]:
    """For each field how it is read out of the bytes."""
    return {
        name: _reader(begin, begin + kind.itemsize, _CODES[kind.base.str[1:]], kind.shape)
        for name, (kind, begin, *_) in (dtype.fields or {}).items()
    }


def _reader(begin: int, end: int, code: str, shape: tuple[int, ...]) -> _Read:
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
