"""The door for requests: people, tables, records. Moves go through the socket."""

import asyncio
from dataclasses import dataclass
from importlib.metadata import version
from typing import Annotated, Any, cast

from fastapi import APIRouter, Cookie, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from serai.bots.levels import LEVELS
from serai.core import registry, rulebook
from serai.core.chance import commitment
from serai.core.contract import SPECTATOR

from . import loading, people, replay, telling, wire
from .errors import NoPerson, NotSaved, TooMuch
from .guard import Buckets, address_of
from .lobby import Lobby
from .people import COOKIE, People
from .settings import Settings
from .store import FINISHED, PAGE, Person, Sheet
from .table import Table, now

YEAR = 365 * 24 * 3600
TableInPath = Annotated[str, Path(pattern=wire.TABLE_ID)]
SeatInQuery = Annotated[int | None, Query(ge=0, le=7)]
_TROUBLE: dict[str, Any] = {"model": wire.Trouble}
router = APIRouter(prefix="/api", responses={"4XX": _TROUBLE, "5XX": _TROUBLE})


@dataclass(frozen=True)
class House:
    """Everything that answers need."""

    settings: Settings
    people: People
    lobby: Lobby
    new_tables: Buckets


def house_of(request: Request) -> House:
    return cast("House", request.app.state.house)


House_ = Annotated[House, Depends(house_of)]
Token = Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)]


def token_of(token: Token = None) -> str:
    if token is None or not people.is_token(token):
        raise NoPerson("no-person")
    return token


Known = Annotated[str, Depends(token_of)]


async def asker(house: House_, token: Known) -> Person:
    """Whoever wants something done, kept from now on."""
    return await house.people.kept(token, now())


async def looker(house: House_, token: Known) -> Person:
    """Whoever only looks; nothing is kept for that."""
    return await house.people.known(token) or people.NOBODY


Asker = Annotated[Person, Depends(asker)]
Looker = Annotated[Person, Depends(looker)]


def base_of(request: Request) -> str:
    """Where links lead: the public address, or where the asker found us."""
    house = house_of(request)
    return house.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


Base = Annotated[str, Depends(base_of)]


# -- the house ----------------------------------------------------------------------------------


@router.get("/health")
async def health(house: House_) -> wire.Health:
    """Whether the server and its store answer."""
    if not await house.lobby.store.is_well():
        raise NotSaved("store-away")
    return {"status": "ok", "version": version("serai")}


@router.get("/games")
async def games() -> list[wire.GameTold]:
    """The games, and what can be chosen before each."""
    return [await asyncio.to_thread(_game_told, name) for name in registry.names()]


def _game_told(name: str) -> wire.GameTold:
    game = loading.game(name)
    return {
        "name": name,
        "rules": game.version,
        "seats": list(game.material.SEATS),
        "options": [{"name": o.name, "default": o.default} for o in game.material.OPTIONS],
        "source": game.material.SOURCE,
        "shipped": list(game.material.shipped()),
        "levels": list(LEVELS),
    }


@router.get("/games/{game}/drawings")
async def drawings(
    game: Annotated[str, Path(max_length=32)],
) -> dict[str, wire.DrawingTold]:
    """The drawings of a game's rulebook, by name, each as data for a board."""
    registry.package_of(game)
    return await asyncio.to_thread(_drawings, game)


def _drawings(game: str) -> dict[str, wire.DrawingTold]:
    loading.game(game)
    return {name: telling.drawing(one) for name, one in rulebook.drawings(game).items()}


# -- people -------------------------------------------------------------------------------------


@router.get("/me")
async def me(house: House_, response: Response, token: Token = None) -> wire.PersonTold:
    """Who I am. The first time a cookie is given; nothing is kept before there is need."""
    if not people.is_token(token):
        _give_cookie(house, response, people.new_token())
        return telling.person(people.NOBODY)
    return telling.person(await house.people.known(token) or people.NOBODY)


@router.put("/me")
async def change_me(house: House_, person: Asker, wanted: wire.PersonChange) -> wire.PersonTold:
    """What I want to be called, also at the tables that are not over; and which language I read."""
    name = people.check_name(wanted.name) if wanted.name else ""
    if wanted.language:
        person = await house.people.speaks(person, wanted.language)
    return telling.person(await house.lobby.renamed(person, name) if name else person)


@router.post("/me/devices", status_code=201)
async def add_device(house: House_, person: Asker, base: Base) -> wire.DeviceLink:
    """A link that makes another device the same person, once, within ten minutes."""
    return await house.people.device_link(person, base, now())


@router.post("/me/device")
async def use_device(house: House_, wanted: wire.UseDevice, response: Response) -> wire.PersonTold:
    """Become the person whose link this is, on this device."""
    person, token = await house.people.use_device(wanted.secret, now())
    _give_cookie(house, response, token)
    return telling.person(person)


def _give_cookie(house: House, response: Response, token: str) -> None:
    secure = house.settings.public_url.startswith("https://")
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


# -- tables -------------------------------------------------------------------------------------


@router.get("/tables")
async def tables(
    house: House_,
    person: Looker,
    finished: bool = False,
    before: Annotated[str | None, Query(pattern=r"^\d{1,15}-[A-Za-z0-9_-]{16}$")] = None,
) -> wire.TablesTold:
    """My tables, the last changed first: those that go on, or those that are over."""
    at, _, last = (before or "").partition("-")
    place = (int(at), last) if before else None
    found = await house.lobby.store.tables_of(person.id, finished, place)
    more = f"{found[-1].changed}-{found[-1].id}" if len(found) == PAGE else None
    return {"tables": [table_told(sheet, person, None) for sheet in found], "more": more}


@router.post("/tables", status_code=201)
async def make_table(
    house: House_, person: Asker, wanted: wire.NewTable, request: Request, base: Base
) -> wire.TableTold:
    """Make a table. It begins when every seat is taken."""
    _take_table(house, request)
    return _told(await house.lobby.make(person, wanted), person, base)


@router.get("/tables/{table}")
async def table(house: House_, person: Looker, table: TableInPath, base: Base) -> wire.TableTold:
    """A table at which I sit or look on."""
    return _told(await house.lobby.seen_by(person, table), person, base)


@router.delete("/tables/{table}", status_code=204)
async def give_up(house: House_, person: Asker, table: TableInPath) -> None:
    """Give up a table of mine that has not begun."""
    await house.lobby.give_up(person, table)


@router.post("/tables/{table}/join")
async def join(
    house: House_, person: Asker, table: TableInPath, wanted: wire.Join, base: Base
) -> wire.TableTold:
    """Sit down, or look on, by the secret of a link."""
    return _told(await house.lobby.join(person, table, wanted.secret), person, base)


@router.put("/tables/{table}/seats/{seat}")
async def change_seat(
    house: House_,
    person: Asker,
    table: TableInPath,
    seat: Annotated[int, Path(ge=0, le=7)],
    wanted: wire.SeatChange,
    base: Base,
) -> wire.TableTold:
    """Another link, or a bot, for a seat whose friend has not come; or a bot for my own."""
    return _told(await house.lobby.change_seat(person, table, seat, wanted), person, base)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(
    house: House_,
    person: Asker,
    table: TableInPath,
    wanted: wire.Rematch,
    request: Request,
    base: Base,
) -> wire.TableTold:
    """The same seats once more, with new cards or the same ones."""
    _take_table(house, request)
    return _told(await house.lobby.rematch(person, table, wanted.same_deal), person, base)


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(
    house: House_, person: Looker, table: TableInPath, seat: SeatInQuery = None
) -> PlainTextResponse:
    """The game as text, as my seat (or a spectator) may know it; whole after the end."""
    found = await house.lobby.seen_by(person, table)
    viewer = viewer_of(found, person, seat)
    text = await found.ask(lambda: replay.settled(found).record(viewer))
    name = f'attachment; filename="{found.sheet.game}-{table}.serai"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/plies")
async def plies(
    house: House_, person: Looker, table: TableInPath, seat: SeatInQuery = None
) -> wire.ReplayTold:
    """Every action that stands, as my seat (or a spectator) saw it; after the end, as any seat."""
    found = await house.lobby.seen_by(person, table)
    # A long game takes a while: this table waits for it, others do not.
    return await found.do(lambda: asyncio.to_thread(replay.plies, found, person.id, seat))


@router.get("/tables/{table}/plies/{ply}")
async def position(
    house: House_,
    person: Looker,
    table: TableInPath,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: SeatInQuery = None,
) -> wire.PositionTold:
    """What could be seen after so many of those actions."""
    found = await house.lobby.seen_by(person, table)
    return await found.ask(lambda: replay.position(found, person.id, seat, ply))


def viewer_of(table: Table, person: Person, seat: int | None) -> int:
    """The seat from which somebody may look; no seat is a spectator's."""
    return table.check_viewer(person.id, SPECTATOR if seat is None else seat)


def _take_table(house: House, request: Request) -> None:
    if not house.new_tables.take(address_of(request.scope)):
        raise TooMuch("too-fast")


def _told(table: Table, person: Person, base: str) -> wire.TableTold:
    told = table_told(table.sheet, person, base)
    told["seats"] = telling.seats(table)["seats"]
    return told


def table_told(sheet: Sheet, person: Person, base: str | None) -> wire.TableTold:
    """A table as a person may see it; without a base, without its links."""
    over = sheet.status == FINISHED
    owner = sheet.owner == person.id
    return {
        "id": sheet.id,
        "game": sheet.game,
        "rules": sheet.rules,
        "options": {k: v for k, v in sheet.options.items() if "\n" not in v},
        "status": cast("Any", sheet.status),
        "seats": telling.sitting(sheet, lambda seat: False),
        "mine": [seat.seat for seat in sheet.seats if seat.person == person.id],
        "owner": owner,
        "turn": sheet.turn,
        "confirm": sheet.confirm,
        "thinking": sheet.thinking,
        "commitment": commitment(sheet.seed),
        "open_deal": sheet.open_deal,
        "seed": sheet.seed if over or sheet.open_deal else None,
        "result": sheet.result if over else None,
        "follows": sheet.follows,
        "links": _links(sheet, base) if owner and base is not None else [],
        "created": sheet.created,
        "changed": sheet.changed,
    }


def _links(sheet: Sheet, base: str) -> list[wire.LinkTold]:
    """The secret stands after a #: no server's log and no other page gets to see it."""
    secrets = [(seat.seat, seat.secret) for seat in sheet.seats if seat.secret is not None]
    return [
        {"seat": seat, "link": f"{base}/table/{sheet.id}#{secret}", "secret": secret}
        for seat, secret in [*secrets, (None, sheet.watch_secret)]
    ]
