"""The doors for those who learn: how far they have come."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from serai.tables import wire

from ..api import TROUBLES, Asked, Asker, Looker, take
from ..clock import now

router = APIRouter(prefix="/api", responses=TROUBLES)

KindInPath = Annotated[str, Path(pattern=wire.KIND)]


@router.get("/me/progress/{kind}")
async def progress(services: Asked, person: Looker, kind: KindInPath) -> wire.ProgressTold:
    """All that is noted of a kind of things I learn, item by item."""
    return {"notes": await services.progress.of(person.id, kind)}


@router.put("/me/progress/{kind}")
async def note(
    services: Asked, person: Asker, kind: KindInPath, wanted: wire.Note, request: Request
) -> wire.ProgressTold:
    """Note how it stands with some of them, or forget it; the rest stays as it is."""
    take(services.new_notes, request)
    await services.progress.note(person.id, kind, wanted.notes, now())
    return {"notes": await services.progress.of(person.id, kind)}
