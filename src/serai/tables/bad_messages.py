"""A message that is not one of ours, field by field."""

from collections.abc import Iterable

from serai.core.bounds import bounded
from serai.core.contract import Fault, Phrase
from serai.core.errors import SeraiError
from serai.core.texts import cut

from . import wire

_LONGEST_PLACE = 100
_NO_TEXT = (wire.NO_TEXT, "string_unicode")  # the second is what pydantic calls half of a pair


class BadMessage(SeraiError):
    """Each fault names its field."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("bad-message")
        self.faults = bounded(faults)


def fault(place: Iterable[int | str], kind: str) -> Fault:
    """Where a field is, and what is wrong with it."""
    where = cut(".".join(map(str, place)), _LONGEST_PLACE)
    what = Phrase("field-no-text") if kind in _NO_TEXT else kind
    return Fault("bad-field", {"field": where, "what": what})
