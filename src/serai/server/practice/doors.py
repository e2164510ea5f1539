"""The doors for practice."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from serai.tables import wire

from ..api import TROUBLES, Asked, Asker, Base, Looker, TableInPath, take, told
from ..shelf import GameInPath

router = APIRouter(prefix="/api", responses=TROUBLES)
NameInPath = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,24}$")]


@router.get("/practice/{game}")
async def practice(services: Asked, person: Looker, game: GameInPath) -> wire.PracticeTold:
    """The positions that a game brings, and what I have made of each."""
    return await services.practice.told(person, game)


@router.post("/practice/{game}/{name}", status_code=201)
async def practise(
    services: Asked,
    person: Asker,
    game: GameInPath,
    name: NameInPath,
    wanted: wire.Practise,
    request: Request,
    base: Base,
) -> wire.TableTold:
    """A table at which I play one of them out against bots."""
    take(services.new_tables, request)
    found = await services.practice.begin(person, game, name, wanted.level)
    return told(found, person, base, services)


@router.post("/tables/{table}/other-side", status_code=201)
async def other_side(
    services: Asked,
    person: Asker,
    table: TableInPath,
    wanted: wire.PractiseTable,
    request: Request,
    base: Base,
) -> wire.TableTold:
    """A game that is over once more, with the same deal, from another seat, against bots."""
    take(services.new_tables, request)
    found = await services.practice.other_side(person, table, wanted)
    return told(found, person, base, services)
