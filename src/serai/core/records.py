"""Declared records: a class with typed fields, from which the dtype of a buffer is made.

A game writes down what its state is made of once:

    class Position(Record):
        phase = u1()
        goods = i2(SEATS, GOODS)

mypy and a reader see `phase` as an `int` and `goods` as a grid of integers; NumPy and Numba see the
record that a buffer is viewed as. A subclass adds its fields behind those of its base: what can be
derived stands last, so that the bytes of the base are the bytes by which two positions are one.
"""

from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Self, overload

import numpy as np

from .compiled import inlined

if TYPE_CHECKING:
    from collections.abc import Iterator

    _Integers = np.ndarray[tuple[int, ...], np.dtype[np.int64]]

    class Row(_Integers):
        """Integers in one line. What NumPy's own stubs call Any is an int here."""

        @overload  # type: ignore[override]
        def __getitem__(self, at: int) -> int: ...
        @overload
        def __getitem__(self, at: "slice | np.ndarray[Any, Any]") -> "Row": ...
        def __getitem__(self, at: object) -> object: ...
        def __iter__(self) -> Iterator[int]: ...
        def __eq__(self, other: object) -> "Row": ...  # type: ignore[override]
        def __ne__(self, other: object) -> "Row": ...  # type: ignore[override]

    class Grid(_Integers):
        """Integers in rows and columns."""

        @overload  # type: ignore[override]
        def __getitem__(self, at: tuple[int, int]) -> int: ...
        @overload
        def __getitem__(self, at: int | tuple[int, slice] | tuple[slice, int]) -> Row: ...
        @overload
        def __getitem__(self, at: slice) -> "Grid": ...
        def __getitem__(self, at: object) -> object: ...
        def __iter__(self) -> Iterator[Row]: ...
        def __eq__(self, other: object) -> "Grid": ...  # type: ignore[override]

    class Block(_Integers):
        """Integers in grids, one behind the other."""

        @overload  # type: ignore[override]
        def __getitem__(self, at: tuple[int, int, int]) -> int: ...
        @overload
        def __getitem__(self, at: tuple[int, int]) -> Row: ...
        @overload
        def __getitem__(self, at: int) -> Grid: ...
        def __getitem__(self, at: object) -> object: ...
        def __iter__(self) -> Iterator[Grid]: ...

else:
    Row = Grid = Block = np.ndarray


class _Kind:
    """A kind of number; called with nothing it is a field of one, called with a shape of many."""

    def __init__(self, code: str) -> None:
        self._code = code

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, size: int, /) -> Row: ...
    @overload
    def __call__(self, rows: int, columns: int, /) -> Grid: ...
    @overload
    def __call__(self, grids: int, rows: int, columns: int, /) -> Block: ...
    def __call__(self, *shape: int) -> Any:
        return _Field(self._code, shape)


class _Field:
    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code, self.shape = code, shape


u1, u2, i1, i2, i4 = _Kind("u1"), _Kind("u2"), _Kind("i1"), _Kind("i2"), _Kind("i4")


class Record:
    """The base of what a game declares."""

    dtype: ClassVar["np.dtype[Any]"]
    _declared: ClassVar[list[tuple[str, str, tuple[int, ...]]]] = []

    def __init_subclass__(cls) -> None:
        own = [
            (name, field.code, field.shape)
            for name, field in vars(cls).items()
            if isinstance(field, _Field)
        ]
        cls._declared = [*cls._declared, *own]
        names = [name for name, _, _ in cls._declared]
        assert len(set(names)) == len(names), f"declared twice: {names}"
        hidden = set(names) & set(dir(np.record))
        assert not hidden, f"NumPy has names of its own: {hidden}"
        cls.dtype = np.dtype((np.record, cls._declared))

    if TYPE_CHECKING:  # a record's fields by name, as NumPy has them

        def __getitem__(self, field: str) -> Row: ...
        def __setitem__(self, field: str, value: object) -> None: ...


@inlined
def wide(number: int) -> int:
    """A field's number to reckon on with: compiled code else keeps it as narrow as the field."""
    whole: int = np.int64(number)  # type: ignore[assignment]
    return whole


class Named(IntEnum):
    """Numbers with names: compiled code takes them as constants, people read their labels."""

    @property
    def label(self) -> str:
        return self.name.lower()

    @classmethod
    def labels(cls) -> tuple[str, ...]:
        return tuple(member.label for member in cls)

    @classmethod
    def labelled(cls, label: str) -> Self:
        return cls[label.upper()]
