"""What was wrong, where, and what would be right: the same shape by HTTP and on a socket."""

from collections.abc import Iterable

from serai.core.bounds import bounded
from serai.core.contract import Fault, Phrase
from serai.core.errors import SeraiError
from serai.core.texts import cut
from serai.tables import telling, wire
from serai.tables.errors import Conflict, NoSuchPly, NotYours

from .errors import ServerError
from .watching.tally import tally

_LONGEST_PLACE = 100
_NO_TEXT = (wire.NO_TEXT, "string_unicode")  # the second is what pydantic calls half of a pair
_USUAL = 422
_STATUS = {NotYours: 403, NoSuchPly: 404, Conflict: 409}


class BadMessage(ServerError):
    """A message that is not one of ours; each fault names its field."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("bad-message")
        self.faults = bounded(faults)


def status_of(error: SeraiError) -> int:
    """The HTTP status that goes with it."""
    return error.status if isinstance(error, ServerError) else _STATUS.get(type(error), _USUAL)


def trouble(error: SeraiError, language: str, sentences: bool = False) -> wire.Trouble:
    """What was wrong, in a sentence; with `sentences`, so are the reasons of the rules.

    All that is refused comes by here, and is counted.
    """
    tally.refused.add(error.code)
    answer = telling.trouble(error, language, sentences)
    if isinstance(error, ServerError) and error.retry_after is not None:
        answer["retry_after"] = error.retry_after
    return answer


def fault(place: Iterable[int | str], kind: str) -> Fault:
    """Where a field is, and what is wrong with it."""
    where = cut(".".join(map(str, place)), _LONGEST_PLACE)
    what = Phrase("field-no-text") if kind in _NO_TEXT else kind
    return Fault("bad-field", {"field": where, "what": what})
