"""A game to be sent: a moment or all of it as a picture, or every view for a file that replays it.

What a worker does for a server's room `sharing`. Whatever is drawn is what one seat, or somebody
who looked on, could see then.
"""

import gzip
import json
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from serai.bots.characters import character
from serai.core import registry
from serai.core.characters import called
from serai.core.contract import OVER, SPECTATOR
from serai.core.errors import IllegalAction
from serai.core.filming import film
from serai.core.match import Match, new
from serai.core.painting import dressed, png
from serai.core.position import Position
from serai.core.poster import HOUSE, poster
from serai.core.texts import say
from serai.tables import replay
from serai.workers.protocol import Job
from serai.workers.worker import Caller

from . import branching
from .analysis.telling import players
from .saying import with_sentences
from .texts import read, viewer_of

Data = dict[str, Any]
WIDTH = 1000  # of a moment in pixels
_PACKED = 6  # how hard gzip tries
_ANY_SEED = "1"  # whatever is on the poster of a game, it is always the same


def names_of(match: Match) -> list[str]:
    """As they are called in the language that is spoken."""
    return players(match.game.name, match.names, called)


def moment_of(match: Match, ply: int) -> Position:
    """After so many actions that stand."""
    replay.check_ply(match, ply)
    return match.positions[ply]


def draw(job: Job, caller: Caller) -> str:
    """A moment of a text as SVG."""
    match = read(job["text"]).match
    drawn = moment_of(match, job["ply"]).svg(viewer_of(job), names_of(match))
    return dressed(drawn, job["theme"])


def paint(job: Job, caller: Caller) -> str:
    """An SVG of ours as PNG."""
    return _text(png(job["svg"], WIDTH))


def film_of(job: Job, caller: Caller) -> str:
    """All of a text as a moving picture, of as many frames as there is time for."""
    match, end = read(job["text"]).match, time.monotonic() + job["limit"]
    names = names_of(match)

    def enough() -> bool:
        return caller.enough.is_set() or time.monotonic() > end

    return _text(film(match, viewer_of(job), names, job["theme"], enough))


def poster_of(job: Job, caller: Caller) -> str:
    """Of a text how it ended, as somebody who looked on saw it; of a game how it begins; else the
    sign of the house, and its games."""
    if "sign" in job:
        games = [say(f"{name}-name") for name in registry.names()]
        return _text(poster(job["sign"], HOUSE, games))
    if "text" not in job:
        match = new(job["game"], min(registry.manifest_of(job["game"]).seats), seed=_ANY_SEED)
        return _text(poster(match.position.svg(), say(f"{job['game']}-name"), []))
    match = read(job["text"]).match
    names, position = names_of(match), match.position
    title = say(f"{match.game.name}-name")
    counted = [score.total for score in match.points()] if position.actor == OVER else []
    lines = [f"{name} · {points}" for name, points in zip(names, counted, strict=False)] or names
    return _text(poster(position.svg(SPECTATOR, names), title, lines))


def whole(job: Job, caller: Caller) -> str:
    """Every ply and every view, and the analysis if there is one, packed for a file that replays
    them."""
    match, viewer = read(job["text"]).match, viewer_of(job)
    told = plies_told(match, viewer)
    data = {
        "who": {
            "game": match.game.name,
            "seats": [_sitter(match, seat) for seat in range(match.seats)],
            "mine": [],
            "result": match.result(),
        },
        "told": told,
        "views": [match.view_at(ply, viewer) for ply in range(len(match.steps) + 1)],
        "analysis": job["analysis"] and _judged(match, job["analysis"]),
    }
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return _text(gzip.compress(written, _PACKED, mtime=0))


def plies_told(match: Match, viewer: int) -> Data:
    """Every action of a text, with what it did."""
    characters = [character(match.game.name, seat, name) for seat, name in enumerate(match.names)]
    return dict(replay.plies_of(match, "", viewer, True, characters))


def _judged(match: Match, document: Data) -> Data:
    """The analysis as it is told, and every better line played out: nobody can be asked there.

    Of what would hardly have been better, one step is enough.
    """
    told, ways = with_sentences(document), dict[str, Data]()
    for moment in told["moments"]:
        verdict = moment["verdict"]
        if verdict is None or verdict["best"]["action"] == verdict["played"]["action"]:
            continue
        best = verdict["best"]
        line = best["line"] if verdict["word"] != "good" else best["line"][:1]
        line = as_far_as_it_goes(branching.start_of(match, moment["ply"]), line)
        verdict["best"] = {**best, "line": line}
        for actions, step in _played_out(match, moment, line):
            ways[" | ".join([str(moment["ply"]), *actions])] = step
    return {"document": told, "ways": ways}


def as_far_as_it_goes(start: Position, line: list[str]) -> list[str]:
    """Of what was expected, up to what somebody could not do, as it turned out."""
    for end in range(len(line), 0, -1):
        with suppress(IllegalAction):
            branching.follow(start, line[:end])
            return line[:end]
    return []


def _played_out(match: Match, moment: Data, line: list[str]) -> Iterator[tuple[list[str], Data]]:
    """Wherever one can stop on a line: what is asked there, and the answer."""
    if not line:
        return
    start = branching.start_of(match, moment["ply"])
    whole = branching.follow(start, line).entries
    stops = [place for place, (seat, _) in enumerate(whole) if seat >= 0] if len(line) > 1 else []
    asked = [line[:1], line, *([text for _, text in whole[:stop]] for stop in [*stops, len(whole)])]
    for actions in asked:
        way = branching.follow(start, actions)
        yield actions, branching.looked_at(way, moment["ply"], match.names, moment["seat"])


def _sitter(match: Match, seat: int) -> dict[str, Any]:
    name = match.names[seat]
    return {
        "seat": seat,
        "name": "" if name == str(seat + 1) else name,
        "character": character(match.game.name, seat, name),
    }


def _text(made: bytes) -> str:
    """As a line of a pipe can hold it."""
    return b64encode(made).decode()


KINDS = {"draw": draw, "paint": paint, "film": film_of, "poster": poster_of, "whole": whole}
