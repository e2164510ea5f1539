"""What was wrong, where, and what would be right: the same shape by HTTP and on a socket."""

from serai.core.errors import SeraiError
from serai.tables import telling, wire
from serai.tables.errors import Conflict, NoSuchPly, NotThere, NotYours

from .errors import ServerError
from .watching.tally import tally

_USUAL = 422
_STATUS = {NotYours: 403, NoSuchPly: 404, NotThere: 404, Conflict: 409}


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
