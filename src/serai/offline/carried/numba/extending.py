"""What tells a compiler more; there is none."""

from typing import Any

from .types import Anything


class _Register(Anything):
    def register(self, kind: object) -> Any:
        return Anything()


typeof_impl = _Register()


def intrinsic(function: object) -> object:
    return function


def overload(function: object, **flags: object) -> Any:
    return lambda given: given
