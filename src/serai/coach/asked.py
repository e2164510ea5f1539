"""Between a request and a job of `jobs`: what is asked of it, and what comes of it is told.

The same for a server and for a page without one: each only has the jobs done in its own place.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from serai.bots.names import LEVELS
from serai.core import refusals
from serai.core.characters import called
from serai.core.contract import Phrase, Reason
from serai.core.errors import IllegalAction, NotYourTurn, SeraiError, Stale
from serai.core.match import Match
from serai.core.refusals import read_facts
from serai.core.texts import say
from serai.tables import wire
from serai.tables.errors import Conflict
from serai.tables.sheet import Sheet
from serai.workers.protocol import Job

from .analysis.telling import percent, players
from .saying import reason, said

Data = dict[str, Any]


def taken(told: Any) -> Any:
    """What was answered, or refused with every reason."""
    if isinstance(told, dict) and "illegal" in told:
        raise _illegal(told["illegal"])
    return told


def _illegal(told: Data) -> IllegalAction:
    """An action that the rules do not allow, refused as it was there."""
    reasons = [
        Reason(one["rule"], one["kind"], tuple(one["cells"]), refusals.read_facts(one["facts"]))
        for one in told["reasons"]
    ]
    return IllegalAction(told["game"], told["text"], reasons, told["names"])


# -- what if, another try --------------------------------------------------------------------


def branch(
    source: Data, ply: int, actions: Sequence[str], seat: int | None, level: str | None
) -> Job:
    """Another way on, from a text or from what a seat knows; a bot of a level then moves once."""
    if level is not None and level not in LEVELS:
        raise SeraiError("unknown-bot", name=level, known=list(LEVELS))
    return {
        "kind": "branch",
        **source,
        "ply": ply,
        "actions": list(actions),
        "viewer": seat,
        "level": level or "",
        "seed": 0,
    }


def try_told(told: Data, ply: int, action: str) -> wire.TryTold:
    names = players(told["game"], told["names"], called)
    verdict = said(told["verdict"], told["game"], names)
    return {"ply": ply, "action": action, "verdict": cast("Any", verdict)}


# -- hints -----------------------------------------------------------------------------------


def check_hint(match: Match, sheet: Sheet, seat: int, n: int) -> None:
    """Whether a hint can be given for that moment."""
    if n != len(match.log):
        raise Stale("stale", n=n, now=len(match.log))
    if sheet.over:
        raise Conflict("table-over")
    if match.actor != seat:
        raise NotYourTurn("not-your-turn", seat=seat + 1, actor=match.actor + 1)


def hint_told(sheet: Sheet, seat: int, n: int, what: str, told: Mapping[str, Any]) -> wire.HintTold:
    """Where to look, or the move and what speaks for it."""
    shared: Data = {"table": sheet.id, "seat": seat, "n": n, "what": what}
    shared |= {"cells": told["cells"], "beside": told["beside"]}
    if what == "nudge":
        nudge = told["nudge"]
        sentence = say(nudge["key"], **read_facts(nudge["facts"]))
        none: Data = {"action": None, "line": [], "events": [], "outlook": None, "why": []}
        return cast("wire.HintTold", {**shared, "sentence": sentence, **none})
    names = [_named(name, seat) for seat, name in enumerate(sheet.called)]
    why = [{**one, "sentence": reason(sheet.game, one, names)} for one in told["why"]]
    chance = percent(told["outlook"]["chances"][seat])
    sentence = say("coach-hint", action=told["action"], chance=chance)
    more = {key: told[key] for key in ("action", "line", "events", "outlook")}
    return cast("wire.HintTold", {**shared, "sentence": sentence, **more, "why": why})


def _named(name: str | Phrase, seat: int) -> str:
    """As in a sentence: who has no name is a player with a number."""
    if isinstance(name, Phrase):
        return say(name.key)
    number = str(seat + 1)
    return say("numbered-player", number=number) if name == number else name
