"""All of it together: the store, the lobby, the bots, and the doors with the guard before them."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from serai.core import registry
from serai.core.contract import Phrase
from serai.core.errors import SeraiError
from serai.core.texts import say, spoken
from serai.tables.bad_messages import BadMessage, fault

from . import chores, describing, docs
from .answers import problem, said
from .buckets import Buckets, Ledgers
from .checking import Checks
from .coach.service import coach_for
from .daily.service import Days
from .daily.shelf import Shelf
from .doors import DOORS
from .errors import NotSaved, ServerError
from .following import Room
from .guard import App, Guard, Receive, Scope, Send
from .learning.progress import Progress
from .lobby import Lobby
from .logs import log
from .looking import Looks
from .others import Others
from .page import FOLDER, Page
from .people import People
from .practice.service import Practice
from .puzzles.service import Puzzles
from .queueing.shared import SharedQueue
from .rates import Rates
from .services import Services, services_of
from .settings import Settings
from .sharing.unfolding import unfolded
from .socket import SocketLimits, serve_socket
from .store import Store
from .thinking import Bots
from .threads import Threads
from .watching.watch import Watch
from .work import WorkQueue, slots
from .workers import Workers

SOCKET = "/api/socket"
_CODES = {404: "no-such-page", 405: "no-such-method"}


def create_app(
    settings: Settings, store: Store, page: Path = FOLDER, watch: Watch | None = None
) -> App:
    """The application as a server runs it; `page` is the folder with the built page."""

    watch = watch or Watch()
    limits = settings.limits
    requests = Buckets(limits.requests_per_second, limits.request_burst)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _running(settings, store, app, requests, watch):
            yield

    app = FastAPI(
        title="Serai",
        version=describing.version(),
        summary=say("server-summary", "en", games=_games()),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    _add_doors(app, page)
    _add_refusals(app)
    return Guard(_with_socket(app), settings, requests)


def _games() -> list[Phrase]:
    return [Phrase(f"{game}-name") for game in registry.names()]


def _with_socket(app: FastAPI) -> App:
    """The door for moves before all others: every message goes through, and needs no framework."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            state = app.state
            await serve_socket(scope, receive, send, state.services, state.socket_limits)
        else:
            await app(scope, receive, send)

    return answer


@asynccontextmanager
async def _running(
    settings: Settings, store: Store, app: FastAPI, requests: Buckets, watch: Watch
) -> AsyncIterator[None]:
    """Everything that answers need, from the start of the server to its end."""
    threads = Threads()
    queue = _queue(settings, store, settings.limits.least_milliseconds_to_think / 1000)
    services = app.state.services = _services(settings, store, queue, threads)
    lobby = services.lobby
    app.state.socket_limits = SocketLimits(settings.limits)
    ledgers = Ledgers({"requests": requests, **services.buckets})
    others = Others(lobby, app.state.socket_limits, ledgers, queue)
    await others.begin()
    under_way = chores.begin(lobby, services.days)
    app.state.readiness = watch.readiness
    await watch.begin(services, queue)
    try:
        yield
    finally:
        watch.end()
        for chore in under_way:
            chore.cancel()
        await services.coach.close()
        await lobby.close()
        await queue.close()
        threads.close()
        await others.end()
        await asyncio.to_thread(store.close)


def _services(settings: Settings, store: Store, queue: WorkQueue, threads: Threads) -> Services:
    limits = settings.limits
    checks = Checks(queue, limits)
    lobby = Lobby(Room(store, threads, limits), Bots(queue), checks)
    looks = Looks(threads)
    coach = coach_for(lobby, queue, checks, looks)
    progress = Progress(store, limits.notes_per_person)
    return Services(
        settings,
        People(store),
        lobby,
        new_tables=Buckets(limits.tables_per_minute / 60, limits.table_burst),
        new_guests=Buckets(limits.guests_per_minute / 60, limits.guest_burst),
        new_names=Buckets(limits.names_per_minute / 60, limits.name_burst),
        rates=Rates(limits),
        threads=threads,
        looks=looks,
        coach=coach,
        days=Days(lobby, Shelf(store)),
        practice=Practice(lobby),
        progress=progress,
        puzzles=Puzzles(progress, threads, coach.reading),
        new_notes=Buckets(limits.notes_per_minute / 60, limits.note_burst),
    )


def _queue(settings: Settings, store: Store, least: float) -> WorkQueue:
    """In memory, or where several processes may share it."""
    workers = (os.cpu_count() or 1) if settings.workers is None else settings.workers
    if store.shared:
        return SharedQueue(store, slots(workers) if workers else {}, least)
    return Workers(slots(workers), least)


def _add_doors(app: FastAPI, page: Path) -> None:
    """The requests, the list of requests, and last the page."""
    for door in DOORS:
        app.include_router(door.router)
    app.add_route("/api/docs", _docs, include_in_schema=False)
    app.add_route("/api/openapi.json", _schema, include_in_schema=False)
    app.add_route("/api/docs.css", _docs_style, include_in_schema=False)
    app.state.page = Page(page)
    app.state.page.add_to(app, unfolded)


def _add_refusals(app: FastAPI) -> None:
    app.add_exception_handler(SeraiError, _refuse)
    app.add_exception_handler(SQLAlchemyError, _refuse_unsaved)
    app.add_exception_handler(RequestValidationError, _refuse_fields)
    app.add_exception_handler(HTTPException, _refuse_page)
    app.add_exception_handler(Exception, _internal_error)


# To describe all requests takes half a second, the first time: nobody else waits for it.


async def _docs(request: Request) -> Response:
    def written() -> bytes:
        return docs.page(request.app.openapi(), spoken()).encode()

    return HTMLResponse(await _made_beside(request, ("docs", spoken()), written), headers=said())


async def _schema(request: Request) -> Response:
    """The same for programs, as OpenAPI."""

    def written() -> bytes:
        return json.dumps(request.app.openapi(), ensure_ascii=False).encode()

    made = await _made_beside(request, ("openapi",), written)
    return Response(made, media_type="application/json")


async def _made_beside(request: Request, key: tuple[str, ...], make: Callable[[], bytes]) -> bytes:
    """Once, in a thread, when it is the asker's turn."""
    services = services_of(request)
    return await services.looks.fetched(key, lambda: services.threads.run(make))


async def _docs_style(request: Request) -> Response:
    return FileResponse(Path(__file__).parent / "docs.css")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, SeraiError)
    return problem(error)


async def _refuse_unsaved(request: Request, error: Exception) -> Response:
    log.error("not-saved", error, path=request.url.path)
    return problem(NotSaved("not-saved"))


async def _refuse_fields(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [fault(one["loc"], one["type"]) for one in error.errors()]
    return problem(BadMessage(faults))


async def _refuse_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, SeraiError):  # met while the body was read
        return problem(error.__cause__)
    page = cast("Page", request.app.state.page)
    if error.status_code == 404 and (shown := page.missing(request)):
        return shown
    code = _CODES.get(error.status_code, "bad-message")
    refused = ServerError(code, path=request.url.path[:200], method=request.method)
    answer = problem(refused, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _internal_error(request: Request, error: Exception) -> Response:
    """It was our fault. The guard logs what it was; nobody else gets to know."""
    return problem(ServerError("server-failed"), 500)
