"""The door for the first page: one's tables, looked for, at a glance and as pictures; counted."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from serai.core.texts import spoken
from serai.tables import wire
from serai.tables.glance import glance
from serai.tables.listing import listed

from . import pictures
from .api import TROUBLES, Asked, Looker, SeatInQuery, TableInPath, Told
from .clock import now
from .finding import PAGE, Wanted
from .services import viewer_of

router = APIRouter(prefix="/api", responses=TROUBLES)

Before = Annotated[str | None, Query(pattern=r"^\d{1,15}-[A-Za-z0-9_-]{16}$")]
Word = Annotated[str | None, Query(max_length=32, pattern=r"^[\w-]*$")]
Searched = Annotated[str | None, Query(max_length=40)]
Most = Annotated[int, Query(ge=1, le=PAGE)]
Outcome = Literal["won", "shared", "lost"]


@router.get("/tables")
async def tables(
    services: Asked,
    person: Looker,
    finished: bool = False,
    before: Before = None,
    most: Most = PAGE,
    game: Word = None,
    level: Word = None,
    friend: Word = None,
    outcome: Outcome | None = None,
    search: Searched = None,
) -> wire.TablesTold:
    """My tables, the last changed first: those that go on, or those that are over.

    Of these, those of one game, with a bot of that level or a friend, that I won, shared or lost,
    or in which a player, a bot or the game is called so.
    """
    since, _, last = (before or "").partition("-")
    wanted = Wanted(
        finished=finished,
        before=(int(since), last) if before else None,
        most=most,
        game=game or "",
        level=level or "",
        friend=friend or "",
        outcome=outcome or "",
        search=(search or "").strip(),
        language=spoken(),
    )
    found = await services.lobby.store.tables_of(person.id, wanted)
    more = f"{found[-1].standing.changed}-{found[-1].id}" if len(found) == most else None
    at, days, lobby = now(), services.settings.limits.days_without_move, services.lobby
    asleep = await lobby.asleep(found)
    told = [listed(lobby.by_now(sheet), person.id, sheet.id in asleep, days, at) for sheet in found]
    return {"tables": told, "more": more}


@router.get("/me/statistics")
async def statistics(services: Asked, person: Looker) -> wire.StatisticsTold:
    """My games that are over, counted: in all, against each level of bots, and with each friend."""
    return {"tallies": await services.lobby.store.tallies(person.id)}


@router.get("/tables/{table}/glance", response_model=wire.GlanceTold)
async def at_a_glance(
    services: Asked, person: Looker, table: TableInPath, seat: SeatInQuery = None
) -> Response:
    """Everybody's points and the last move, as my seat (or a spectator) may know them."""
    seen = await (await services.lobby.visible_table(person, table)).still()
    viewer = viewer_of(seen, person, seat)
    what = ("glance", viewer)
    return Told(await services.looks.json(seen, what, lambda: glance(seen.table, viewer)))


@router.get(
    "/tables/{table}/picture",
    response_class=Response,
    responses={200: {"content": {pictures.KIND: {"schema": {"type": "string"}}}}},
)
async def picture(
    services: Asked,
    person: Looker,
    table: TableInPath,
    request: Request,
    seat: SeatInQuery = None,
    n: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    theme: pictures.Theme = "light",
) -> Response:
    """The board as my seat (or a spectator) may know it now, as SVG.

    With `n`, how many entries of the log it is to show, it may be kept if that is all there are.
    """
    seen = await (await services.lobby.visible_table(person, table)).still()
    viewer = viewer_of(seen, person, seat)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    drawn = await services.looks.answer(
        seen,
        ("picture", viewer, theme, packed),
        lambda: pictures.drawn(seen.table, viewer, theme, packed),
    )
    return pictures.answer(drawn, packed, kept=n == len(seen.table.match.log))
