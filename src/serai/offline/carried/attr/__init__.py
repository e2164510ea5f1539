"""Stands in for attrs in a browser: what Fluent asks of it, Python's own dataclasses do."""

from dataclasses import MISSING, dataclass, field, replace
from typing import Any

from . import validators as validators

evolve = replace


def s(owner: type) -> type:
    return dataclass(owner)


def ib(
    default: Any = MISSING, factory: Any = MISSING, init: bool = True, validator: object = None
) -> Any:
    return field(default=default, default_factory=factory, init=init)
