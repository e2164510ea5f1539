"""All of it together: the store, the lobby, the bots, and the doors with the guard before them."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from serai.core.errors import SeraiError
from serai.core.texts import say, spoken

from . import chores, docs, home, shelf
from .answers import problem, said
from .api import router
from .checking import Checks
from .errors import NotSaved, ServerError
from .following import Room
from .guard import App, Buckets, Guard
from .lobby import Lobby
from .logs import log
from .looking import Looks
from .others import Others
from .page import FOLDER, Page
from .people import People
from .rates import Rates
from .services import Services
from .settings import Settings
from .socket import SocketLimits, serve_socket
from .store import Store
from .thinking import Bots
from .threads import Threads
from .troubles import BadMessage, fault
from .workers import Workers, slots

_CODES = {404: "no-such-page", 405: "no-such-method"}


def create_app(settings: Settings, store: Store, page: Path = FOLDER) -> App:
    """The application as a server runs it; `page` is the folder with the built page."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _running(settings, store, app):
            yield

    app = FastAPI(
        title="Serai",
        version=version("serai"),
        summary=say("server-summary", "en"),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    _add_doors(app, page)
    _add_refusals(app)
    return Guard(app, settings)


@asynccontextmanager
async def _running(settings: Settings, store: Store, app: FastAPI) -> AsyncIterator[None]:
    """Everything that answers need, from the start of the server to its end."""
    limits, threads = settings.limits, Threads()
    least = limits.least_milliseconds_to_think / 1000
    workers = Workers(slots(settings.workers or os.cpu_count() or 1), least)
    room = Room(store, threads, limits)
    lobby = Lobby(room, Bots(workers), Checks(workers, limits))
    app.state.services = Services(
        settings,
        People(store),
        lobby,
        new_tables=Buckets(limits.tables_per_minute / 60, limits.table_burst),
        new_guests=Buckets(limits.guests_per_minute / 60, limits.guest_burst),
        rates=Rates(limits),
        threads=threads,
        looks=Looks(threads),
    )
    app.state.socket_limits = SocketLimits(limits)
    others = Others(lobby, app.state.socket_limits)
    await others.begin()
    under_way = chores.begin(lobby)
    try:
        yield
    finally:
        for chore in under_way:
            chore.cancel()
        await lobby.close()
        await workers.close()
        threads.close()
        await others.end()
        await asyncio.to_thread(store.close)


def _add_doors(app: FastAPI, page: Path) -> None:
    """The requests, the socket, the list of requests, and last the page."""
    for door in (router, home.router, shelf.router):
        app.include_router(door)
    app.add_api_websocket_route("/api/socket", serve_socket)
    app.add_route("/api/docs", _docs, include_in_schema=False)
    app.add_route("/api/docs.css", _docs_style, include_in_schema=False)
    app.state.page = Page(page)
    app.state.page.add_to(app)


def _add_refusals(app: FastAPI) -> None:
    app.add_exception_handler(SeraiError, _refuse)
    app.add_exception_handler(SQLAlchemyError, _refuse_unsaved)
    app.add_exception_handler(RequestValidationError, _refuse_fields)
    app.add_exception_handler(HTTPException, _refuse_page)
    app.add_exception_handler(Exception, _internal_error)


async def _docs(request: Request) -> Response:
    return HTMLResponse(docs.page(request.app.openapi(), spoken()), headers=said())


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
