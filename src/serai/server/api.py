"""The door for requests: people, tables, records. Moves go through the socket."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from serai.core import registry, rulebook
from serai.core.errors import SeraiError
from serai.tables import carrying, replay, wire
from serai.tables import describing as of_games
from serai.tables.errors import NotYours
from serai.tables.naming import check_name

from . import describing, loading, people, reaching
from .asking import ask_as
from .buckets import Buckets
from .clock import now
from .errors import NoPerson, NotSaved, TooFast
from .guard import address_of
from .guests import Person
from .logs import log
from .people import COOKIE
from .served import ServedTable
from .services import Services, services_of, viewer_of
from .taking_in import take_in

YEAR = 365 * 24 * 3600
TableInPath = Annotated[str, Path(pattern=wire.TABLE_ID)]
SeatInPath = Annotated[int, Path(ge=0, le=7)]
SeatInQuery = Annotated[int | None, Query(ge=0, le=7)]
_TROUBLE: dict[str, Any] = {"model": wire.Trouble}
TROUBLES: dict[int | str, dict[str, Any]] = {"4XX": _TROUBLE, "5XX": _TROUBLE}
router = APIRouter(prefix="/api", responses=TROUBLES)


# What asks for nothing is asynchronous all the same: else FastAPI sends it to a thread, each time.
async def asked_services(request: Request) -> Services:
    return services_of(request)


Asked = Annotated[Services, Depends(asked_services)]
Token = Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)]


async def token_of(services: Asked, token: Token = None) -> str:
    if token is None or not await services.people.recognises(token):
        raise NoPerson("no-person")
    return token


Known = Annotated[str, Depends(token_of)]


async def asker(services: Asked, token: Known, request: Request) -> Person:
    """Whoever wants something done, kept from now on."""
    person = await services.people.kept(token, now())
    ask_as(person.id, address_of(request.scope))
    return person


async def looker(services: Asked, token: Known, request: Request) -> Person:
    """Whoever only looks; nothing is kept for that."""
    person = await services.people.known(token) or people.NOBODY
    ask_as(person.id, address_of(request.scope))
    return person


Asker = Annotated[Person, Depends(asker)]
Looker = Annotated[Person, Depends(looker)]


def base_of(request: Request) -> str:
    """Where links lead: the public address, or where the asker found us."""
    services = services_of(request)
    return services.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


async def links_base(request: Request) -> str:
    return base_of(request)


Base = Annotated[str, Depends(links_base)]


class Told(Response):
    """JSON that is written already."""

    media_type = "application/json"


# -- the house ----------------------------------------------------------------------------------


@router.get("/health")
async def health(services: Asked) -> wire.Health:
    """Whether the server and its store answer."""
    if not await services.lobby.store.is_well():
        raise NotSaved("store-away")
    return {"status": "ok", "version": describing.version()}


@router.get("/reach")
async def reach(services: Asked, person: Looker, request: Request) -> wire.ReachTold:
    """Whether links lead anywhere from another machine, and where they would."""
    found = await services.threads.run(reaching.reach, services.settings, request)
    return {"here_only": found.here_only, "addresses": found.addresses}


@router.get("/games")
async def games(services: Asked) -> list[wire.GameTold]:
    """The games, and what can be chosen before each."""
    told = [await services.threads.run(_game_told, name) for name in registry.names()]
    return [one for one in told if one is not None]


@cache
def _game_told(name: str) -> wire.GameTold | None:
    """None if the game cannot be played; the others can."""
    try:
        return of_games.game(loading.game(name))
    except SeraiError as error:
        registry.leave_out(name, error)
        log.warning("game-left-out", game=name, why=str(error))
        return None


@router.get("/games/{game}/drawings")
async def drawings(
    services: Asked, game: Annotated[str, Path(max_length=32)]
) -> dict[str, wire.DrawingTold]:
    """The drawings of a game's rulebook, by name, each as data for a board."""
    registry.package_of(game)
    return await services.threads.run(_drawings, game)


@cache
def _drawings(game: str) -> dict[str, wire.DrawingTold]:
    loading.game(game)
    return {name: of_games.drawing(one) for name, one in rulebook.drawings(game).items()}


# -- people -------------------------------------------------------------------------------------


@router.get("/me")
async def me(
    services: Asked, request: Request, response: Response, token: Token = None
) -> wire.PersonTold:
    """Who I am. The first time a cookie is given; nothing is kept before there is need."""
    if not await services.people.recognises(token):
        take(services.new_guests, request)
        _give_cookie(request, response, services.people.new_token())
        return describing.person(people.NOBODY)
    return describing.person(await services.people.known(token) or people.NOBODY)


@router.put("/me")
async def change_me(services: Asked, person: Asker, wanted: wire.PersonChange) -> wire.PersonTold:
    """What I want to be called, also at the tables that are not over; and which language I read."""
    name = check_name(wanted.name) if wanted.name else ""
    if wanted.language:
        person = await services.people.speaks(person, wanted.language)
    if name and name != person.name:  # at every table of theirs: that is no small thing
        pay(services.new_names, person.id)
        person = await services.lobby.renamed(person, name)
    return describing.person(person)


@router.post("/me/devices", status_code=201)
async def add_device(services: Asked, person: Asker, base: Base) -> wire.DeviceLink:
    """A link that makes another device the same person, once, within ten minutes."""
    return await services.people.device_link(person, base, now())


@router.post("/me/device")
async def use_device(
    services: Asked, wanted: wire.UseDevice, request: Request, response: Response
) -> wire.PersonTold:
    """Become the person whose link this is, on this device."""
    person, token = await services.people.use_device(wanted.secret, now())
    _give_cookie(request, response, token)
    return describing.person(person)


def _give_cookie(request: Request, response: Response, token: str) -> None:
    secure = base_of(request).startswith("https://")
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


# -- tables -------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def make_table(
    services: Asked, person: Asker, wanted: wire.NewTable, request: Request, base: Base
) -> wire.TableTold:
    """Make a table. It begins when every seat is taken."""
    take(services.new_tables, request)
    return told(await services.lobby.make(person, wanted), person, base, services)


@router.post("/tables/carried", status_code=201)
async def take_in_table(
    services: Asked, person: Asker, wanted: wire.CarriedTable, request: Request, base: Base
) -> wire.TableTold:
    """A table that was begun elsewhere, in a browser without a server, goes on here."""
    take(services.new_tables, request)
    return told(await take_in(services.lobby, person, wanted), person, base, services)


@router.get("/tables/{table}/carried")
async def carried(services: Asked, person: Looker, table: TableInPath) -> wire.CarriedTold:
    """A table of mine with bots and those at my screen, to go on in a browser without a server."""
    seen = await services.lobby.visible_table(person, table)
    if seen.sheet.owner != person.id:
        raise NotYours("not-your-table")
    still = await seen.still()
    return await services.threads.run(carrying.carried, still.table, now())


@router.get("/tables/{table}")
async def table(services: Asked, person: Looker, table: TableInPath, base: Base) -> wire.TableTold:
    """A table at which I sit or look on."""
    return told(await services.lobby.visible_table(person, table), person, base, services)


@router.delete("/tables/{table}", status_code=204)
async def put_away(services: Asked, person: Asker, table: TableInPath) -> None:
    """Take a table off my list; one of mine that has not begun is given up for all."""
    await services.lobby.put_away(person, table)


@router.post("/tables/{table}/back")
async def put_back(
    services: Asked, person: Asker, table: TableInPath, base: Base
) -> wire.TableTold:
    """Put a table back on my list; one that nobody else has is there for ten minutes."""
    return told(await services.lobby.put_back(person, table), person, base, services)


@router.post("/tables/{table}/invitation")
async def invitation(
    services: Asked, person: Looker, table: TableInPath, wanted: wire.Join
) -> wire.InvitationTold:
    """What a link is for, to whoever has its secret; no seat is taken by looking."""
    return describing.invitation(await services.lobby.invitation(table, wanted.secret), person)


@router.post("/tables/{table}/join")
async def join(
    services: Asked, person: Asker, table: TableInPath, wanted: wire.Join, base: Base
) -> wire.TableTold:
    """Sit down, or look on, by the secret of a link."""
    return told(await services.lobby.join(person, table, wanted.secret), person, base, services)


@router.put("/tables/{table}/seats/{seat}")
async def change_seat(
    services: Asked,
    person: Asker,
    table: TableInPath,
    seat: SeatInPath,
    wanted: wire.SeatChange,
    base: Base,
) -> wire.TableTold:
    """Another link, or a bot, for a seat whose friend has not come; or a bot for my own."""
    return told(
        await services.lobby.change_seat(person, table, seat, wanted), person, base, services
    )


@router.post("/tables/{table}/seats/{seat}/resign")
async def resign(
    services: Asked,
    person: Asker,
    table: TableInPath,
    seat: SeatInPath,
    wanted: wire.Resigning,
    base: Base,
) -> wire.TableTold:
    """Give the game up at a seat of mine: it ends, or a bot plays on for the others."""
    found = await services.lobby.resign(person, table, seat, wanted.level)
    return told(found, person, base, services)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(
    services: Asked,
    person: Asker,
    table: TableInPath,
    wanted: wire.Rematch,
    request: Request,
    base: Base,
) -> wire.TableTold:
    """The same seats once more, with new cards or the same ones."""
    take(services.new_tables, request)
    return told(
        await services.lobby.rematch(person, table, wanted.same_deal), person, base, services
    )


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(
    services: Asked, person: Looker, table: TableInPath, seat: SeatInQuery = None
) -> PlainTextResponse:
    """The game as text, as my seat (or a spectator) may know it; whole after the end."""
    seen = await (await services.lobby.visible_table(person, table)).still()
    viewer = viewer_of(seen, person, seat)
    hints = await services.coach.shelf.hints_at(table)
    sealed = seen.table.sheet.sealed(now())
    text = await services.looks.answer(
        seen,
        ("record", viewer, len(hints), sealed),
        lambda: replay.record(seen.table, viewer, hints, sealed).encode(),
    )
    name = f'attachment; filename="{seen.table.sheet.game}-{table}.serai"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/plies", response_model=wire.ReplayTold)
async def plies(
    services: Asked, person: Looker, table: TableInPath, seat: SeatInQuery = None
) -> Response:
    """Every action that stands, as my seat (or a spectator) saw it; after the end, as any seat."""
    seen = await (await services.lobby.visible_table(person, table)).still()
    viewer = replay.viewer_of(seen.table.sheet, person.id, seat)
    what = ("plies", viewer)
    return Told(await services.looks.json(seen, what, lambda: replay.plies(seen.table, viewer)))


@router.get("/tables/{table}/plies/{ply}", response_model=wire.PositionTold)
async def position(
    services: Asked,
    person: Looker,
    table: TableInPath,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: SeatInQuery = None,
) -> Response:
    """What could be seen after so many of those actions."""
    seen = await (await services.lobby.visible_table(person, table)).still()
    viewer = replay.viewer_of(seen.table.sheet, person.id, seat)
    what = ("position", viewer, ply)
    return Told(
        await services.looks.json(seen, what, lambda: replay.position(seen.table, viewer, ply))
    )


def take(buckets: Buckets, request: Request) -> None:
    pay(buckets, address_of(request.scope))


def pay(buckets: Buckets, who: str) -> None:
    """Whoever has nothing left is refused, and told for how long."""
    if not buckets.take(who):
        raise TooFast(buckets.seconds_left(who))


def told(table: ServedTable, person: Person, base: str, services: Services) -> wire.TableTold:
    days = services.settings.limits.days_without_move
    return describing.table(table, person, base, days)
