"""Pictures, films and files of games: who may have what, and where they are made.

Painting holds up every thread of its process, so it is done in workers, in the fair queue in which
bots think. What was made is kept with all that is looked at, as long as there is room for it.
"""

import json
from base64 import b64decode
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from serai.coach.sending import moment_of, names_of
from serai.core.painting import Theme, dressed
from serai.core.texts import spoken
from serai.tables import replay

from ..coach.asked import thought
from ..coach.service import Coach
from ..guests import Person
from ..looking import Looks, Still
from ..page import Page
from ..work import Work
from . import file

Form = Literal["svg", "png"]
_PAINT_SECONDS = 2.0  # that a picture usually takes at most
_FILM_SECONDS = 20.0  # the longest that a film is painted


@dataclass(frozen=True)
class Sharing:
    """What can be sent of a game, by whoever may look at it."""

    coach: Coach
    looks: Looks
    page: Page

    # -- a moment ---------------------------------------------------------------------------

    async def moment_at(
        self, person: Person, table: str, ply: int, seat: int | None, theme: Theme, form: Form
    ) -> bytes:
        """Of a table, also while a game goes on there: as one's own seat may know it."""
        seen = await (await self.coach.lobby.visible_table(person, table)).still()
        viewer = replay.viewer_of(seen.table.sheet, person.id, seat)
        what = ("moment", ply, viewer, theme, spoken())
        svg = await self.looks.answer(seen, what, lambda: _drawn(seen, ply, viewer, theme))
        return svg if form == "svg" else await self._painted(svg)

    async def moment_of(
        self, person: Person, name: str, ply: int, seat: int | None, theme: Theme, form: Form
    ) -> bytes:
        """Of an analysis."""
        text = await self.coach.text_of(person, name)
        job = {"kind": "draw", "text": text, "ply": ply, "seat": seat, "theme": theme}
        key = ("draw", _digest(text), ply, seat, theme, spoken())

        async def draw() -> bytes:
            return str(await self.coach.reading.ask(job)).encode()

        svg = await self.looks.fetched(key, draw)
        return svg if form == "svg" else await self._painted(svg)

    async def _painted(self, svg: bytes) -> bytes:
        job = {"kind": "paint", "svg": svg.decode()}
        return await self.looks.fetched(("paint", sha256(svg).digest()), lambda: self._made(job))

    # -- the whole game ---------------------------------------------------------------------

    async def film_at(self, person: Person, table: str, seat: int | None, theme: Theme) -> bytes:
        return await self._film(await self.coach.record_at(person, table), seat, theme)

    async def film_of(self, person: Person, name: str, seat: int | None, theme: Theme) -> bytes:
        return await self._film(await self.coach.text_of(person, name), seat, theme)

    async def _film(self, text: str, seat: int | None, theme: Theme) -> bytes:
        job = {"kind": "film", "text": text, "seat": seat, "theme": theme}
        key = ("film", _digest(text), seat, theme, spoken())
        return await self.looks.fetched(key, lambda: self._made(job, _FILM_SECONDS))

    async def file_at(self, person: Person, table: str, seat: int | None) -> bytes:
        text = await self.coach.record_at(person, table)
        return await self._file(text, await self.coach.document_at(table), seat)

    async def file_of(self, person: Person, name: str, seat: int | None) -> bytes:
        text = await self.coach.text_of(person, name)
        return await self._file(text, await self.coach.document_of(person, name), seat)

    async def _file(self, text: str, document: str | None, seat: int | None) -> bytes:
        template = file.template_in(self.page)
        analysis = None if document is None else json.loads(document)
        job = {"kind": "whole", "text": text, "seat": seat, "analysis": analysis}
        key = ("whole", _digest(text + (document or "")), seat, spoken())

        async def pack() -> bytes:
            return str(await self.coach.reading.ask(job)).encode()

        packed = (await self.looks.fetched(key, pack)).decode()
        run = self.coach.lobby.room.threads.run
        return await run(file.filled, template, self.page, text, packed)

    # -- what a link unfolds with -----------------------------------------------------------

    async def public_poster(self, secret: str) -> bytes:
        """Of a public analysis: how its game ended."""
        return await self._poster({"text": await self.coach.public_text(secret)})

    async def poster(self, game: str) -> bytes:
        """Of a game, and of no table."""
        return await self._poster({"game": game})

    async def house_poster(self) -> bytes:
        """Of the house itself, and of nothing in it."""
        return await self._poster({"sign": file.sign_in(self.page)})

    async def _poster(self, of: dict[str, str]) -> bytes:
        key = ("poster", _digest(repr(of)), spoken())
        return await self.looks.fetched(key, lambda: self._made({"kind": "poster", **of}))

    async def _made(self, job: dict[str, Any], seconds: float = _PAINT_SECONDS) -> bytes:
        work = Work({**job, "language": spoken()}, clock="limit")
        return b64decode(await thought(self.coach.queue, seconds, work))


def _drawn(seen: Still, ply: int, viewer: int, theme: Theme) -> bytes:
    match = replay.confirmed_match(seen.table)
    return dressed(moment_of(match, ply).svg(viewer, names_of(match)), theme).encode()


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()
