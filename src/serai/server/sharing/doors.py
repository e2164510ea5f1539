"""The doors for what is sent to others: pictures, films, files, and posters for pasted links.

Everything but a poster is for whoever may look at the table or the analysis. A poster is for
anybody, without a cookie: of a public analysis by the secret of its link, else of a game.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from serai.core import registry
from serai.core.painting import Theme

from ..api import TROUBLES, Asked, Looker, SeatInQuery, TableInPath
from ..asking import ask_as
from ..coach.doors import AnalysisInPath, PlyInPath
from ..guard import address_of
from .service import Form, Sharing

router = APIRouter(prefix="/api", responses=TROUBLES)

SVG, PNG, HTML = "image/svg+xml", "image/png", "text/html; charset=utf-8"
_KINDS = {"svg": SVG, "png": PNG}
_HOUR = 3600
GameInPath = Annotated[str, Path(pattern="^[a-z]{2,24}$")]


async def sharing_of(services: Asked, request: Request) -> Sharing:
    return Sharing(services.coach, services.looks, request.app.state.page)


Shared = Annotated[Sharing, Depends(sharing_of)]


def _binary(*kinds: str) -> dict[str, Any]:
    """How an answer that is no JSON is described."""
    content = {kind.partition(";")[0]: {"schema": {"type": "string"}} for kind in kinds}
    return {"response_class": Response, "responses": {200: {"content": content}}}


def _attached(content: bytes, kind: str, name: str) -> Response:
    """To be kept, under that name."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)


# -- of a table ---------------------------------------------------------------------------------


@router.get("/tables/{table}/plies/{ply}/picture.{form}", **_binary(SVG, PNG))
async def picture_at(
    shared: Shared,
    person: Looker,
    table: TableInPath,
    ply: PlyInPath,
    form: Form,
    seat: SeatInQuery = None,
    theme: Theme = "light",
) -> Response:
    """A moment as a picture, as my seat (or a spectator) saw it; after the end, as any seat."""
    made = await shared.moment_at(person, table, ply, seat, theme, form)
    return _attached(made, _KINDS[form], f"serai-{table}-{ply}.{form}")


@router.get("/tables/{table}/film.png", **_binary(PNG))
async def film_at(
    shared: Shared,
    person: Looker,
    table: TableInPath,
    seat: SeatInQuery = None,
    theme: Theme = "light",
) -> Response:
    """A game that is over as an animated PNG, as a seat or a spectator saw it."""
    made = await shared.film_at(person, table, seat, theme)
    return _attached(made, PNG, f"serai-{table}.png")


@router.get("/tables/{table}/replay.html", **_binary(HTML))
async def file_at(
    shared: Shared, person: Looker, table: TableInPath, seat: SeatInQuery = None
) -> Response:
    """A game that is over as one HTML file that replays it, without any server."""
    made = await shared.file_at(person, table, seat)
    return _attached(made, HTML, f"serai-{table}.html")


# -- of an analysis -----------------------------------------------------------------------------


@router.get("/analyses/{analysis}/plies/{ply}/picture.{form}", **_binary(SVG, PNG))
async def picture_of(
    shared: Shared,
    person: Looker,
    analysis: AnalysisInPath,
    ply: PlyInPath,
    form: Form,
    seat: SeatInQuery = None,
    theme: Theme = "light",
) -> Response:
    """A moment of what was analysed as a picture, as a seat or a spectator saw it."""
    made = await shared.moment_of(person, analysis, ply, seat, theme, form)
    return _attached(made, _KINDS[form], f"serai-analysis-{ply}.{form}")


@router.get("/analyses/{analysis}/film.png", **_binary(PNG))
async def film_of(
    shared: Shared,
    person: Looker,
    analysis: AnalysisInPath,
    seat: SeatInQuery = None,
    theme: Theme = "light",
) -> Response:
    """The game as an animated PNG."""
    made = await shared.film_of(person, analysis, seat, theme)
    return _attached(made, PNG, "serai-analysis.png")


@router.get("/analyses/{analysis}/replay.html", **_binary(HTML))
async def file_of(
    shared: Shared, person: Looker, analysis: AnalysisInPath, seat: SeatInQuery = None
) -> Response:
    """The game as one HTML file that replays it, without any server."""
    made = await shared.file_of(person, analysis, seat)
    return _attached(made, HTML, "serai-analysis.html")


# -- for pasted links ---------------------------------------------------------------------------


@router.get("/analyses/{analysis}/poster.png", **_binary(PNG))
async def public_poster(shared: Shared, request: Request, analysis: AnalysisInPath) -> Response:
    """A picture of a public analysis, for anybody who has its link."""
    ask_as("", address_of(request.scope))
    return _poster(await shared.public_poster(analysis))


@router.get("/poster.png", **_binary(PNG))
async def house_poster(shared: Shared, request: Request) -> Response:
    """A picture of the house, for anybody: a link to a table shows no more of it."""
    ask_as("", address_of(request.scope))
    return _poster(await shared.house_poster())


@router.get("/games/{game}/poster.png", **_binary(PNG))
async def poster(shared: Shared, request: Request, game: GameInPath) -> Response:
    """A picture of a game, for anybody."""
    registry.manifest_of(game)
    ask_as("", address_of(request.scope))
    return _poster(await shared.poster(game))


def _poster(made: bytes) -> Response:
    """Another page may show it: that is what it is for."""
    headers = {"cache-control": f"public, max-age={_HOUR}", "vary": "accept-language"}
    return Response(made, media_type=PNG, headers=headers)
