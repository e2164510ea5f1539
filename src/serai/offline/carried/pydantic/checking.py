"""Whether a value is what an annotation says, and what it then is."""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic_core import PydanticCustomError

from .fields import AfterValidator, BeforeValidator, FailFast, Named

Place = tuple[int | str, ...]
_WRONG = {str: "string_type", int: "int_type", float: "float_type", bool: "bool_type"}


class ValidationError(ValueError):
    """All that is wrong, each with its place."""

    def __init__(self, found: "list[dict[str, Any]]") -> None:
        super().__init__(found)
        self._found = found

    def errors(self) -> "list[dict[str, Any]]":
        return self._found


class Wrong(Exception):
    """One thing or more, within a value."""

    def __init__(self, *found: tuple[Place, str]) -> None:
        super().__init__(found)
        self.found = found


def within(place: int | str, wrong: Wrong) -> Iterator[tuple[Place, str]]:
    """The same, seen from outside."""
    return (((place, *inner), kind) for inner, kind in wrong.found)


def checked(kind: Any, value: Any) -> Any:
    """The value as it is to be used; raises Wrong."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _annotated(kind, value)
    if origin in (Union, UnionType):
        return _one_of(get_args(kind), value)
    if origin is Literal:
        if any(type(one) is type(value) and one == value for one in get_args(kind)):
            return value
        raise Wrong(((), "literal_error"))
    if origin is list:
        return _list(get_args(kind)[0], value)
    if origin is dict:
        key, inner = get_args(kind)
        return _dict(key, inner, value)
    if hasattr(kind, "model_validate"):
        return kind.looked_over(value)
    return _plain(kind, value)


def _plain(kind: Any, value: Any) -> Any:
    if kind is Any:
        return value
    if kind in (None, NoneType):
        if value is None:
            return None
        raise Wrong(((), "none_required"))
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise Wrong(((), _WRONG[kind]))
    if kind is float and not math.isfinite(value):
        raise Wrong(((), "finite_number"))
    return value


def _annotated(kind: Any, value: Any) -> Any:
    inner, *beside = get_args(kind)
    for one in beside:
        if isinstance(one, BeforeValidator):
            value = looked_at(one.function, value)
    try:
        value = checked(inner, value)
    except Wrong as wrong:
        if any(isinstance(one, FailFast) for one in beside):
            raise Wrong(wrong.found[0]) from None
        raise
    for one in beside:
        if isinstance(one, Named):
            _check_bounds(one.named, value)
        if isinstance(one, AfterValidator):
            value = looked_at(one.function, value)
    return value


def looked_at(function: Callable[[Any], Any], value: Any) -> Any:
    """What a function of the wire makes of it."""
    try:
        return function(value)
    except PydanticCustomError as error:
        raise Wrong(((), error.type)) from None


def _check_bounds(named: Mapping[str, Any], value: Any) -> None:
    if value is None:
        return
    sort = "string_" if isinstance(value, str) else ""
    if "ge" in named and value < named["ge"]:
        raise Wrong(((), "greater_than_equal"))
    if "gt" in named and value <= named["gt"]:
        raise Wrong(((), "greater_than"))
    if "le" in named and value > named["le"]:
        raise Wrong(((), "less_than_equal"))
    if "min_length" in named and len(value) < named["min_length"]:
        raise Wrong(((), f"{sort}too_short"))
    if "max_length" in named and len(value) > named["max_length"]:
        raise Wrong(((), f"{sort}too_long"))
    if "pattern" in named and not re.search(named["pattern"], value):
        raise Wrong(((), "string_pattern_mismatch"))


def _one_of(kinds: tuple[Any, ...], value: Any) -> Any:
    """Of several; without None, what is wrong is told of the only other."""
    if value is None and NoneType in kinds:
        return None
    others = [kind for kind in kinds if kind is not NoneType]
    if len(others) == 1:
        return checked(others[0], value)
    found: list[tuple[Place, str]] = []
    for kind in others:
        try:
            return checked(kind, value)
        except Wrong as wrong:
            name = getattr(kind, "__name__", "")
            found += within(name, wrong)
    raise Wrong(*found)


def _list(kind: Any, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Wrong(((), "list_type"))
    found: list[tuple[Place, str]] = []
    told: list[Any] = []
    for place, one in enumerate(value):
        try:
            told.append(checked(kind, one))
        except Wrong as wrong:
            found += within(place, wrong)
    if found:
        raise Wrong(*found)
    return told


def _dict(key: Any, kind: Any, value: Any) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise Wrong(((), "dict_type"))
    found: list[tuple[Place, str]] = []
    told: dict[Any, Any] = {}
    for name, one in value.items():
        try:
            checked(key, name)
        except Wrong as wrong:
            found += within(name, Wrong(*within("[key]", wrong)))
        try:
            told[name] = checked(kind, one)
        except Wrong as wrong:
            found += within(name, wrong)
    if found:
        raise Wrong(*found)
    return told
