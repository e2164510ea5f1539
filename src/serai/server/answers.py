"""Refusals by HTTP: always the same shape, never with insides."""

from typing import cast

from starlette.responses import JSONResponse

from serai.core.errors import SeraiError
from serai.core.texts import spoken

from . import telling
from .errors import ServerError

_USUAL = 422


def status_of(error: SeraiError) -> int:
    return error.status if isinstance(error, ServerError) else _USUAL


def said() -> dict[str, str]:
    """The headers of an answer that has sentences in it."""
    return {"content-language": spoken(), "vary": "accept-language"}


def problem(error: SeraiError, status: int | None = None) -> JSONResponse:
    """What was wrong, where, and what would be right."""
    told = cast("dict[str, object]", telling.trouble(error, spoken()))
    return JSONResponse(told, status or status_of(error), said())
