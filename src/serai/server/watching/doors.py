"""The doors for those who watch: whether the process lives, and whether it is ready for people."""

from typing import cast

from fastapi import APIRouter, Request

from serai.tables import wire

from .. import describing
from ..api import TROUBLES, Asked
from .readiness import Readiness

router = APIRouter(prefix="/api", responses=TROUBLES)


@router.get("/live")
async def live() -> wire.Health:
    """Whether the process answers; one that does not should be started again."""
    return {"status": "ok", "version": describing.version()}


@router.get("/ready")
async def ready(services: Asked, request: Request) -> wire.Health:
    """Whether people may be sent here: the store answers, the games are loaded, it does not end."""
    await cast("Readiness", request.app.state.readiness).check(services)
    return {"status": "ok", "version": describing.version()}
