"""A refusal on its way from one process to another: as plain data, and never long."""

import re
from collections.abc import Mapping
from typing import Any

from serai.core.contract import Phrase
from serai.core.errors import SeraiError
from serai.core.texts import cut

Plain = dict[str, Any]
_LONE = re.compile("[\ud800-\udfff]")  # half of a surrogate pair
_SHORT = 32  # nothing to cut


class Refusal(SeraiError):
    """What another process refused."""

    def __init__(self, code: str, faults: list[Phrase] | None, **facts: Any) -> None:
        super().__init__(code, **facts)
        if faults is not None:
            self.faults = faults


def write(error: SeraiError) -> Plain:
    """What was wrong; `core.bounds` has left out faults that nobody would be told of."""
    told: Plain = {"code": error.code, "facts": facts(error.facts)}
    faults = getattr(error, "faults", None)
    if faults is not None:
        told["faults"] = [_fact(fault) for fault in faults]
    return told


def read(told: Plain) -> Refusal:
    given = read_facts(told["facts"])
    faults = told.get("faults")
    read_faults = None if faults is None else [_read_fact(fault) for fault in faults]
    return Refusal(told["code"], read_faults, **given)


def facts(given: Mapping[str, Any]) -> Plain:
    return {name: _fact(value) for name, value in given.items()} if given else {}


def read_facts(told: Plain) -> dict[str, Any]:
    """The same, read back."""
    return {name: _read_fact(value) for name, value in told.items()}


def _fact(value: Any) -> Any:
    """Plain data; a phrase is a text of its own, with its facts."""
    if type(value) is int or (type(value) is str and len(value) < _SHORT and value.isascii()):
        return value
    if isinstance(value, Phrase):
        return {"phrase": value.key, "facts": facts(value.facts)}
    if isinstance(value, list | tuple):
        return [_fact(item) for item in value]
    if isinstance(value, str):
        return _LONE.sub("\ufffd", cut(value))
    if isinstance(value, bool | float) or value is None:
        return value
    return int(value)


def _read_fact(value: Any) -> Any:
    if isinstance(value, dict):
        inside = {name: _read_fact(one) for name, one in value["facts"].items()}
        return Phrase(value["phrase"], inside)
    return [_read_fact(one) for one in value] if isinstance(value, list) else value
