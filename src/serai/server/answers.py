"""Refusals by HTTP: always the same shape, never with insides."""

from typing import cast

from starlette.responses import JSONResponse

from serai.core.errors import SeraiError
from serai.core.texts import spoken

from .errors import ServerError
from .troubles import status_of, trouble


def said() -> dict[str, str]:
    """The headers of an answer that has sentences in it."""
    return {"content-language": spoken(), "vary": "accept-language"}


def problem(error: SeraiError, status: int | None = None) -> JSONResponse:
    """What was wrong, where, and what would be right."""
    told = cast("dict[str, object]", trouble(error, spoken()))
    headers = said()
    if isinstance(error, ServerError) and error.retry_after is not None:
        headers["retry-after"] = str(error.retry_after)
    return JSONResponse(told, status or status_of(error), headers)
