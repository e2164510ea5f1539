"""Refusals by HTTP: always the same shape, never with insides."""

from typing import cast

from starlette.responses import JSONResponse

from serai.core.errors import SeraiError

from . import telling
from .errors import ServerError

_USUAL = 422


def status_of(error: SeraiError) -> int:
    return error.status if isinstance(error, ServerError) else _USUAL


def problem(error: SeraiError, language: str, status: int | None = None) -> JSONResponse:
    """What was wrong, where, and what would be right."""
    told = telling.trouble(error, language)
    return JSONResponse(cast("dict[str, object]", told), status or status_of(error))
