"""The doors for those who learn: courses, and how far they have come."""

from typing import Annotated, cast

from fastapi import APIRouter, Path, Request

from serai.coach import courses
from serai.tables import wire

from ..api import TROUBLES, Asked, Asker, Looker, take
from ..clock import now
from ..shelf import GameInPath

router = APIRouter(prefix="/api", responses=TROUBLES)

TaskInPath = Annotated[str, Path(pattern=wire.TASK)]
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


@router.get("/courses/{game}")
async def course(services: Asked, person: Looker, game: GameInPath) -> wire.CourseTold:
    """A game's guided first game: its tasks in a sentence each, and the game it leads to."""
    return cast("wire.CourseTold", await services.threads.run(courses.told, game))


@router.post("/courses/{game}/{task}")
async def step(
    services: Asked, person: Looker, game: GameInPath, task: TaskInPath, wanted: wire.AskTask
) -> wire.TaskTold:
    """Where a task has come to with what I have done in it; nothing is kept of that."""
    job = {"kind": "course", "game": game, "task": task, "actions": wanted.actions}
    return cast("wire.TaskTold", await services.coach.reading.ask(job))
