"""Signatures, which nobody reads here."""

from typing import Any


class Anything:
    """A type, or what makes one."""

    def __call__(self, *parts: object, **named: object) -> "Anything":
        return self


class WrapperAddressProtocol:
    """What the search's arguments are, where there is a compiler."""


def __getattr__(name: str) -> Any:
    return Anything()
