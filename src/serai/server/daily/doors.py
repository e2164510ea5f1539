"""The doors for the deal of the day."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from serai.tables import wire

from ..api import TROUBLES, Asked, Asker, Base, Looker, take, told
from ..shelf import GameInPath

router = APIRouter(prefix="/api", responses=TROUBLES)
DayInPath = Annotated[str, Path(pattern=r"^20\d\d-\d\d-\d\d$")]


@router.get("/days/{game}")
async def today(services: Asked, person: Looker, game: GameInPath) -> wire.DayTold:
    """The deal of today, as far as I may know it: what others made of it, once I have played."""
    return await services.days.told(person, game, None)


@router.get("/days/{game}/{day}")
async def day(services: Asked, person: Looker, game: GameInPath, day: DayInPath) -> wire.DayTold:
    """The deal of a day, today or before, with its seed when the day is over."""
    return await services.days.told(person, game, day)


@router.post("/days/{game}", status_code=201)
async def begin(
    services: Asked, person: Asker, game: GameInPath, request: Request, base: Base
) -> wire.TableTold:
    """My table with the deal of today: begun once, from then on the same."""
    take(services.new_tables, request)
    return told(await services.days.begin(person, game), person, base, services)
