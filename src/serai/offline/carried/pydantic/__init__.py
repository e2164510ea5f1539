"""Stands in for pydantic in a browser: the wire's models are there to be named, not to check.

Nothing comes from outside there: the page and its worker are of one version. What a table hears it
looks at itself.
"""

from typing import Any, Generic, TypeVar

Kind = TypeVar("Kind")
StrictBool = bool


class Anything:
    """Whatever is asked of it."""

    def __init__(self, *parts: object, **named: object) -> None:
        """They are for who checks."""


class TypeAdapter(Anything, Generic[Kind]):
    """Of some kind."""


class BaseModel(Anything):
    """A message by its fields."""


class BeforeValidator(Anything):
    """What it makes of a field, it would make before."""


class AfterValidator(Anything):
    """What it makes of a field, it would make after."""


def Field(*parts: object, **named: object) -> Any:  # noqa: N802
    return named.get("default")


def ConfigDict(**named: object) -> dict[str, object]:  # noqa: N802
    return named
