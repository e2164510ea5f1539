"""What is seen from state to state: what has not changed is the same, and nothing is ever stale."""

import gc
import random
from weakref import ref

import numpy as np
import pytest

from serai.core import seen as noted
from serai.core.compiled import Buffer
from serai.core.facts import (
    bytes_of,
    facts_of,
    known_facts,
    place_of,
    trial,
)
from serai.core.records import Record, i1, i2, i4, u1, u2
from serai.core.seen import array_of, from_fields, from_rows, place_by_place, seen_facts


class State(Record):
    phase = u1()
    herd = i1()
    cells = u2(3)
    goods = i2(2, 3)
    shown = u1(2, 2, 2)
    total = i4(2)


class Row(Record):
    camel = i1(5)
    token = i1(5)
    other = i1(5)


def buffer(seed: int = 1) -> Buffer:
    return np.random.default_rng(seed).integers(0, 256, State.dtype.itemsize, np.uint8)


def test_what_is_made_from_fields_is_the_same_until_they_change() -> None:
    made = []

    @from_fields(State, "phase", "goods")
    def richest(m: Buffer, st: State) -> list[int]:
        made.append(st.phase)
        return [max(goods) for goods in st.goods]

    m, s = buffer(2), buffer()
    first = richest(m, seen_facts(m, s, State, 0))
    s.view(State.dtype)[0].herd += 1
    assert richest(m, seen_facts(m, s, State, 0)) is first and len(made) == 1
    other = m.copy()
    assert richest(other, seen_facts(other, s, State, 0)) is not first, "another table"
    s.view(State.dtype)[0].goods[0] = 7
    seen = seen_facts(m, s, State, 0)
    assert richest(m, seen)[0] == 7
    tried = trial(seen, "goods")
    tried.goods[0] = [9, 9, 9]
    assert richest(m, tried)[0] == 9
    assert richest(m, seen)[0] == 7


def test_who_knows_as_much_sees_the_same_and_who_knows_less_what_is_left() -> None:
    held = from_fields(State, "goods")(lambda m, st: [*st.goods])
    total = from_fields(State, "total")(lambda m, st: [*st.total])
    m, s = buffer(2), buffer()
    one, other = (seen_facts(m, s.copy(), State, seat) for seat in (0, 1))
    assert one is other and held(m, one) is held(m, other)
    less = s.copy()
    less.view(State.dtype)[0].total[:] = 0
    hidden = seen_facts(m, less, State, 1)
    assert total(m, hidden) == [0, 0] != total(m, seen_facts(m, s, State, 0))
    assert held(m, hidden) is held(m, one)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_seen_is_what_is_there_whatever_was_seen_before(seed: int) -> None:
    dice, m, s = random.Random(seed), buffer(2), buffer(seed)
    whole = from_fields(State, *(State.dtype.names or ()))(
        lambda m, st: [getattr(st, name) for name in State.dtype.names or ()]
    )
    for _ in range(50):
        for _ in range(dice.randrange(3)):
            s[dice.randrange(len(s))] = dice.randrange(256)
        seen, fresh = seen_facts(m, s, State, dice.randrange(2)), facts_of(s, State)
        assert whole(m, seen) == [getattr(fresh, name) for name in State.dtype.names or ()]


def test_a_list_is_made_anew_where_something_else_lies() -> None:
    made = []

    @place_by_place(Row, "camel", "token")
    def lying(m: Buffer, place: int, numbers: tuple[int, ...], more: int) -> list[int]:
        made.append(place)
        return [place, *numbers, more]

    m, s = buffer(2), np.zeros(Row.dtype.itemsize, np.uint8)
    first = lying(m, seen_facts(m, s, Row, 0), 4, 7)
    assert first == [[place, 0, 0, 7] for place in range(4)] and made == [0, 1, 2, 3]
    row = s.view(Row.dtype)[0]
    row.camel[2], row.token[4], row.other[1] = -1, 9, 3
    second = lying(m, seen_facts(m, s, Row, 0), 4, 7)
    assert second[2] == [2, -1, 0, 7] and made == [0, 1, 2, 3, 2]
    assert [one is other for one, other in zip(first, second, strict=True)].count(False) == 1
    assert lying(m, seen_facts(m, s, Row, 0), 5, 7)[4] == [4, 0, 9, 7], "another size"
    assert lying(m, known_facts(s, Row), 4, 8)[2] == [2, -1, 0, 8]
    assert lying(m.copy(), seen_facts(m, s, Row, 0), 4, 7) == second, "another table's"


def test_what_is_made_of_a_row_is_the_same_until_that_row_changes() -> None:
    made = []

    @from_rows(State, "goods", "total")
    def rich(m: Buffer, st: State, seat: int, more: int) -> list[int]:
        made.append(seat)
        return [*st.goods[seat], st.total[seat], more]

    m, s = buffer(2), np.zeros(State.dtype.itemsize, np.uint8)
    first, second = (rich(m, seen_facts(m, s, State, 0), seat, 4) for seat in (0, 1))
    state = s.view(State.dtype)[0]
    state.goods[1, 2], state.herd = -5, 3
    seen = seen_facts(m, s, State, 0)
    assert rich(m, seen, 0, 4) is first and rich(m, seen, 1, 4) == [0, 0, -5, 0, 4] != second
    assert rich(m, seen, 0, 5) == [0, 0, 0, 0, 5] and rich(m, seen, 0, 4) is not first
    assert made == [0, 1, 1, 0, 0]
    assert rich(m, known_facts(s, State), 1, 4) is rich(m, seen, 1, 4)
    assert rich(m.copy(), seen, 1, 4) is not rich(m, seen, 1, 4), "another table's"


def test_compiled_code_is_handed_the_fields_alone_that_it_hangs_on() -> None:
    @from_fields(State, "goods")
    def handed(m: Buffer, st: State, field: str) -> list[int]:
        return [int(byte) for byte in array_of(st, State, field)]

    m, s = buffer(2), buffer()
    seen = seen_facts(m, s, State, 0)
    assert handed(m, seen, "goods") == s[place_of("goods", State)].tolist()
    with pytest.raises(AttributeError):
        handed(m, seen, "cells")
    own = array_of(seen, State, "cells")
    own[0] ^= 1
    assert bytes_of(seen) == s.tobytes(), "it is a copy"


def test_what_is_made_from_fields_goes_with_what_else_is_given() -> None:
    @from_fields(State, "goods")
    def held(m: Buffer, st: State, seat: int) -> list[int]:
        return [*st.goods[seat]]

    m, s = buffer(2), buffer()
    seen = seen_facts(m, s, State, 0)
    first, second = (held(m, seen, seat) for seat in (0, 1))
    assert [first, second] == facts_of(s, State).goods
    s.view(State.dtype)[0].herd += 1
    assert held(m, seen_facts(m, s, State, 0), 0) is first
    assert held(m, seen_facts(m, s, State, 0), 1) is second


def test_what_is_made_from_fields_goes_when_the_table_goes() -> None:
    class Thing:
        pass

    made = from_fields(State, "cells")(lambda m, st: Thing())
    m = buffer(2)
    there = ref(made(m, seen_facts(m, buffer(), State, 0)))
    assert there() is not None
    del m
    gc.collect()
    assert there() is None


def test_what_is_made_from_fields_can_read_no_others() -> None:
    @from_fields(State, "phase")
    def sly(m: Buffer, st: State) -> int:
        return st.herd

    m = buffer(2)
    for seen in (seen_facts(m, buffer(), State, 0), known_facts(buffer(), State)):
        with pytest.raises(AttributeError):
            sly(m, seen)


def test_a_table_may_outlive_what_was_noted_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a program ends: an error then could only be printed; here it fails the test."""
    m = buffer(2)
    seen_facts(m, buffer(3), State, 0)
    monkeypatch.setattr(noted, "_tables", None)
    del m
    gc.collect()
