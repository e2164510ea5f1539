"""A model by its annotations: its fields are looked at one by one."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, get_type_hints

from .checking import Place, ValidationError, Wrong, checked, looked_at, within
from .fields import Named

_MISSING = object()


class BaseModel:
    """A message by its fields, which nobody changes."""

    def __init__(self, **given: Any) -> None:
        vars(self).update(vars(self.model_validate(given)))

    @classmethod
    def model_validate(cls, given: Any) -> Any:
        try:
            return cls.looked_over(given)
        except Wrong as wrong:
            found = [{"loc": place, "type": kind} for place, kind in wrong.found]
            raise ValidationError(found) from None

    @classmethod
    def looked_over(cls, given: Any) -> Any:
        """The same where it stands within another."""
        if isinstance(given, cls):
            return given
        for before in befores_of(cls):
            given = looked_at(partial(before.function, cls), given)
        if not isinstance(given, dict):
            raise Wrong(((), "model_attributes_type"))
        found: list[tuple[Place, str]] = []
        model = object.__new__(cls)
        for name, (kind, default) in fields_of(cls).items():
            try:
                vars(model)[name] = _field(kind, default, given, name)
            except Wrong as wrong:
                found += within(name, wrong)
        found += [((name,), "extra_forbidden") for name in given if name not in fields_of(cls)]
        if found:
            raise Wrong(*found)
        return model

    def model_dump(self) -> dict[str, Any]:
        return {name: _dumped(value) for name, value in vars(self).items()}


class Before:
    """What looks at all that is given, before its fields."""

    def __init__(self, function: Any) -> None:
        self.function = function.__func__


def model_validator(*, mode: str) -> Callable[[Any], Before]:
    assert mode == "before", mode
    return Before


def befores_of(model: type[BaseModel]) -> list[Before]:
    return [one for kind in model.__mro__ for one in vars(kind).values() if isinstance(one, Before)]


def _field(kind: Any, default: Any, given: Mapping[str, Any], name: str) -> Any:
    if name in given:
        return checked(kind, given[name])
    if default is _MISSING:
        raise Wrong(((), "missing"))
    return _copied(default)


def _copied(default: Any) -> Any:
    return type(default)(default) if isinstance(default, list | dict) else default


def _dumped(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, list):
        return [_dumped(one) for one in value]
    return value


_known: dict[type, dict[str, tuple[Any, Any]]] = {}


def fields_of(model: type[BaseModel]) -> dict[str, tuple[Any, Any]]:
    """Their kinds, and what they are where they are not told."""
    if model not in _known:
        _known[model] = _fields(model)
    return _known[model]


def _fields(model: type[BaseModel]) -> dict[str, tuple[Any, Any]]:
    hints = get_type_hints(model, include_extras=True)
    return {name: (kind, _default(model, name)) for name, kind in hints.items()}


def _default(model: type[BaseModel], name: str) -> Any:
    default = getattr(model, name, _MISSING)
    if isinstance(default, Named):
        return default.named.get("default", _MISSING)
    return default
