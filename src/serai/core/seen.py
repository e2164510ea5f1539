"""What a seat sees from state to state of a table: what has not changed stays, the very object.

A view is made of `seen_facts`, in parts: what hangs on a few fields is made `from_fields` there,
what hangs on a seat's own row of them `from_rows`, and what lies at each of many places
`place_by_place`. So a change of few fields is told at little cost. A part can read nothing but the
fields that it hangs on.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import islice
from operator import attrgetter
from typing import Any, Concatenate, ParamSpec, TypeVar, cast
from weakref import ref

import numpy as np

from .compiled import Buffer
from .facts import Held, keep, place_of, places, places_apart, readers, take_over
from .records import Record

Declared = TypeVar("Declared", bound=Record)
Made = TypeVar("Made")
More = ParamSpec("More")

_PATTERNS = 4096  # of fields that change together
_TOGETHER = 8  # fields that are compared at once


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
        found = Held(held, readers(record.dtype))
        found._m = table
        if last is not None:
            _hand_on(last, found, record)
            keep(record, found, last)  # whoever tells what has happened looks at both
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

        typed: Callable[Concatenate[Buffer, Declared, More], Made] = cast("Any", of)
        return typed

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

        typed: Callable[Concatenate[Buffer, Declared, int, More], Made] = cast("Any", of)
        return typed

    return decorate


@cache
def _row_places(dtype: "np.dtype[Any]", fields: tuple[str, ...], row: int) -> list[slice]:
    """Where a row of each field lies."""
    found = []
    for field in fields:
        whole, shape = places(dtype)[field], dtype[field].shape
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

        typed: Callable[Concatenate[Buffer, Declared, int, More], list[Made]] = cast("Any", of)
        return typed

    return decorate


def _places_apart_in(these: Sequence[bytes], those: Sequence[bytes]) -> set[int]:
    return {
        place
        for one, other in zip(these, those, strict=True)
        if one != other
        for place in places_apart(one, other)
    }


class _Few(Held):
    """Some of the fields of others: there are no others to be read."""

    def __init__(self, facts: Held, fields: Iterable[tuple[str, Any]]) -> None:
        self.__dict__.update(fields)
        self._facts, self._held, self._readers = facts, facts._held, {}
        self._m, self._parts, self._made = facts._m, facts._parts, {}


def _some(fields: Sequence[str]) -> Callable[[Held], _Few]:
    """What takes these fields out of facts."""
    if len(fields) == 1:
        (field,) = fields
        return lambda facts: _Few(facts, ((field, getattr(facts, field)),))
    read = attrgetter(*fields)
    return lambda facts: _Few(facts, zip(fields, read(facts), strict=True))


def _hand_on(last: Held, found: Held, record: type[Record]) -> None:
    """What the fields that have not changed have brought: their own numbers, and what was made."""
    changed = _changed(last._held, found._held, record.dtype)
    take_over(found, last, _named(record.dtype, changed))
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
    fields = [(1 << place, own) for place, own in enumerate(places(dtype).values())]
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


def array_of(known: Declared, record: type[Declared], field: str) -> Buffer:
    """A field's bytes as an array, for compiled code that reads it alone; nothing that was tried.

    What is made `from_fields` can hand over those fields only.
    """
    facts = cast("Held", known)
    while isinstance(facts, _Few):
        if field not in vars(facts):
            raise AttributeError(field)
        facts = facts._facts
    return np.frombuffer(facts._held[place_of(field, record)], np.uint8).copy()


_tables: dict[int, tuple["ref[Buffer]", dict[int, Held]]] = {}


def _seen_at(m: Buffer) -> tuple["ref[Buffer]", dict[int, Held]]:
    """What each seat has seen last at a table: every one has a material of its own."""
    at, tables = id(m), _tables  # which is gone before the last material, when a program ends
    known = tables.get(at)
    if known is None or known[0]() is not m:
        known = tables[at] = ref(m, lambda _: tables.pop(at, None)), {}
    return known


def forget_seen(m: Buffer) -> None:
    """What was seen at a table is read and made anew when it is asked for."""
    known = _tables.get(id(m))
    if known is not None and known[0]() is m:
        known[1].clear()
