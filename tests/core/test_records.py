"""Declared records: what a class says, the dtype has; numbers with names; no number means two."""

import ast
from collections.abc import Iterator
from enum import auto
from pathlib import Path

import numpy as np
import pytest

import serai
from serai.core import contract
from serai.core.facts import fields_of
from serai.core.records import Named, Record, i2, u1, wide

GAMES = Path(serai.__file__).parent / "games"
MOST_ANY = 10  # views are plain data


class Position(Record):
    phase = u1()
    goods = i2(2, 3)


class State(Position):
    left = u1(4)


class Phase(Named):
    LOT = 0
    LAYING = auto()
    OVER = auto()


def test_a_record_has_its_fields_as_they_were_declared() -> None:
    assert State.dtype.names == ("phase", "goods", "left")
    assert State.dtype["goods"].shape == (2, 3) and State.dtype["goods"].base == np.int16
    assert State.dtype["left"].shape == (4,) and State.dtype["left"].base == np.uint8


def test_what_is_derived_stands_behind_what_is_known() -> None:
    assert Position.dtype.itemsize == 13 and State.dtype.itemsize == 17
    known, whole = Position.dtype.fields, State.dtype.fields
    assert known is not None and whole is not None
    assert [whole[name] for name in ("phase", "goods")] == list(known.values())


def test_a_record_writes_into_its_buffer_and_a_look_reads_it() -> None:
    s = np.zeros(State.dtype.itemsize, np.uint8)
    st: State = s.view(State.dtype)[0]
    st.phase = Phase.LAYING
    st.goods[1, 2] = -300
    seen = fields_of(s, State)
    assert (seen.phase, seen.goods[1, 2]) == (Phase.LAYING, -300)
    assert s[0] == 1 and type(seen.phase) is int


def test_a_field_that_numpy_would_hide_is_refused() -> None:
    with pytest.raises(AssertionError, match="view"):
        type("Hiding", (Record,), {"view": u1()})


def test_a_field_that_is_there_already_is_refused() -> None:
    with pytest.raises(AssertionError, match="declared twice"):
        type("Twice", (Position,), {"phase": u1()})


def test_a_narrow_number_is_made_wide() -> None:
    st: State = np.zeros(State.dtype.itemsize, np.uint8).view(State.dtype)[0]
    st.phase = 200
    st.goods[0, 0] = -300
    assert wide(st.phase) * 200 == 40_000
    assert wide(st.goods[0, 0]) * 200 == -60_000


def test_labels_are_the_names_and_lead_back() -> None:
    assert Phase.labels() == ("lot", "laying", "over")
    assert [Phase.labelled(label) for label in Phase.labels()] == list(Phase)
    assert Phase(1).label == "laying"


def test_no_number_stands_for_two_of_those_that_are_no_seat_and_no_action() -> None:
    numbers = [contract.CHANCE, contract.OVER, contract.SPECTATOR, contract.UNDO]
    assert len(set(numbers)) == 4 and max(numbers) < 0


def test_chance_is_what_it_was_in_stores_and_for_clients() -> None:
    assert (contract.CHANCE, contract.OVER) == (-1, -2)


def untyped(source: str) -> Iterator[int]:
    """The lines on which something is declared to be anything."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name) and node.id == "Any":
            yield node.lineno


def test_the_games_know_what_their_states_are() -> None:
    files = list(GAMES.rglob("*.py"))
    found = [(file, line) for file in files for line in untyped(file.read_text())]
    assert len(found) <= MOST_ANY, found


def test_what_is_declared_to_be_anything_is_counted() -> None:
    source = "from typing import Any\ndef f(st: Any) -> list[Any]: ...\nx: Any = 1"
    assert sorted(untyped(source)) == [2, 2, 3]
