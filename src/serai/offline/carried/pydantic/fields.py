"""What stands in an annotation beside the type: bounds, and functions that look at a value."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Kind = TypeVar("Kind")
StrictBool = bool


class TypeAdapter(Generic[Kind]):
    """Of messages, which a table looks at itself."""

    def __init__(self, kind: object) -> None:
        self.kind = kind


class Named:
    """Bounds by their names; `default` where there may be none."""

    def __init__(self, **named: Any) -> None:
        self.named = named


@dataclass(frozen=True)
class BeforeValidator:
    """What it makes of a value is looked at."""

    function: Callable[[Any], Any]


@dataclass(frozen=True)
class AfterValidator:
    """What it makes of a value is the value."""

    function: Callable[[Any], Any]


class FailFast:
    """Of what is wrong in a list only the first is told."""


def Field(**named: Any) -> Any:  # noqa: N802
    return Named(**named)


def ConfigDict(**named: object) -> dict[str, object]:  # noqa: N802
    return named
