"""What a worker does for the coach, and for all else that a server asks of it.

A job is written here and read here. That of a position at a table that goes on holds what one seat
may know, and nothing else; a game is gone over as a whole only when it is over, and no secret any
more, or when somebody has handed it in.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from threading import Event
from typing import Any

from serai.bots import jobs
from serai.bots.search import Budget
from serai.core import registry
from serai.core.annotations import Variation, check
from serai.core.chance import dice
from serai.core.errors import BadOption, BadRecord, IllegalAction
from serai.core.match import Match
from serai.core.position import Position
from serai.tables import carrying, replay, telling
from serai.workers.protocol import Job
from serai.workers.worker import Caller

from . import branching, courses, documents, positions, saying, sending
from .analysis import evaluate
from .hints import hint as hint_for
from .puzzles import solving
from .reviewing import Review, Verdict, effort_for
from .texts import POSITION, game_of, read, viewer_of
from .whole import go_over

Data = dict[str, Any]
_POSITION = 20_000  # simulations that a position alone gets
_TRY = 8_000  # at most, of a move that somebody would rather have made


# -- a whole game ----------------------------------------------------------------------------


def reviewing(text: str) -> Job:
    """The job of going over a game that is over, or of what somebody handed in.

    Its `limit` of seconds for all of it, the `most` simulations a decision, its seed and its cores
    are for whoever asks to say.
    """
    return {"kind": "review", "text": text}


def review(job: Job, caller: Caller) -> Data:
    """The document that came of it; until then it is told how far it is, and what there is by now.

    When its time is over, or somebody has had enough of it, it ends with what it has by then.
    """
    _load(job["text"])
    with caller.enough.within(job["limit"]):
        found = read(job["text"])
        if found.kind == POSITION:
            return _review_position(found.match.position, job, caller.enough)
        effort = effort_for(found.match.game, job["most"])
        going = Review(found.match, effort, job["seed"], job["cores"], caller.enough)
        return go_over(going, caller.tell, job["limit"])


def _review_position(position: Position, job: Job, enough: Event) -> Data:
    simulations = min(_POSITION, job["most"])  # one alone gets more than each of a game's
    budget = Budget(simulations=simulations, enough=enough)
    told = evaluate(position, budget, None, job["seed"], job["cores"])
    return documents.position(told, position, job["seed"])


def try_move(job: Job, caller: Caller) -> Data:
    """How good a move would have been, beside the best, as its mover could know."""
    _load(job["text"])
    match = read(job["text"]).match
    position = branching.start_of(match, job["ply"])
    action, seat = position.checked(job["action"]), position.actor
    if seat < 0:
        raise BadOption("no-such-ply", ply=job["ply"], plies=len(match.steps))
    with caller.enough.within(job["limit"]):
        effort = effort_for(match.game, job["most"])
        going = Review(match, effort, job["seed"], job["cores"])
        told = _tried(going, position, action, caller.enough)
        known = position.hidden_from(seat)
        hurried = told.word == "good" or caller.enough.is_set()
        why = [] if hurried else going.why(known, seat, told)
        verdict = {**documents.verdict(told), "why": [one.data() for one in why]}
    return {"game": match.game.name, "names": list(match.names), "verdict": verdict}


def _tried(going: Review, position: Position, action: int, enough: Event) -> Verdict:
    """At first sight in any case; then as deeply as a try may be looked at, if there is time."""
    first = min(going.effort.first, _TRY)
    _, told = going.verdict(position, position.actor, action, first)
    going.enough = enough
    _, deeper = going.verdict(position, position.actor, action, min(_TRY, going.effort.most))
    return told if enough.is_set() else deeper


# -- what is in a text -----------------------------------------------------------------------


def look(job: Job, caller: Caller) -> Data:
    """What a text is; refused with all that is wrong with it."""
    found = read(job["text"])
    match = found.match
    return {
        "kind": found.kind,
        "game": match.game.name,
        "seats": match.seats,
        "options": dict(match.material.options) | _own_file(match),
        "rules": match.material.rules,
        "open": match.over and match.seed is not None,
        "commitment": found.commitment,
    }


def carry(job: Job, caller: Caller) -> Data:
    """What was played elsewhere: from a record that tells all, seed included."""
    found = read(job["text"])
    if found.kind == POSITION:
        raise BadRecord("carry-no-seed")
    return asdict(carrying.played(found.match))


def _own_file(match: Match) -> dict[str, str]:
    material = match.material
    return {} if material.shipped else {match.game.material.SOURCE: material.source}


def plies(job: Job, caller: Caller) -> Data:
    return sending.plies_told(read(job["text"]).match, viewer_of(job))


def ply(job: Job, caller: Caller) -> Data:
    return dict(replay.position_of(read(job["text"]).match, viewer_of(job), job["ply"]))


def annotated(job: Job, caller: Caller) -> str:
    """A record with other variations than it had; refused if they cannot be played."""
    found = read(job["text"])
    match = found.match.copy()
    match.variations = [
        Variation(**{**one, "actions": tuple(one["actions"])}) for one in job["variations"]
    ]
    check(match.positions, match.variations)
    return str(match.start) if found.kind == POSITION else match.record()


def checked(job: Job, caller: Caller) -> Data:
    return positions.checked(job["text"])


def edited(job: Job, caller: Caller) -> Data:
    return positions.edited(job["text"], job["place"], job["value"])


def draft(job: Job, caller: Caller) -> Data:
    return positions.draft(job["game"], job["seats"], job["options"], job["dealt"])


# -- what if, hints, beliefs -----------------------------------------------------------------


def branching_here(match: Match, options: Mapping[str, str], seat: int) -> Job:
    """What a seat knows of a match that goes on, to go another way from there."""
    names = list(match.names)
    return {"names": names, **jobs.seat_knows(match, options, seat)}


def branch(job: Job, caller: Caller) -> Data:
    """Another way on from a text's moment, or from what a seat knows, dealt anew."""
    if "text" in job:
        match = read(job["text"]).match
        start, names = branching.start_of(match, job["ply"]), match.names
    else:
        known, seat = jobs.read_turn(job).known, job["seat"]
        start, names = known.dealt(seat, dice(_world_of(known))), job["names"]
    try:
        way = branching.follow(start, job["actions"], job.get("waits", False))
    except IllegalAction as refused:
        return {"illegal": _illegal(refused, names)}
    if job["level"]:
        branching.let_bot_move(way, job["level"], job["seed"], job.get("most"))
    return branching.told(way, job["ply"], names, job["viewer"], share="text" in job)


def course(job: Job, caller: Caller) -> Data:
    """Where a task of a game's course has come to."""
    try:
        return courses.step(job["game"], job["task"], job["actions"])
    except IllegalAction as refused:
        return {"illegal": _illegal(refused, ())}


def puzzle(job: Job, caller: Caller) -> Data:
    """How a puzzle looks, or what comes of an answer."""
    try:
        return solving.step(job["game"], job["name"], job["action"], job["show"])
    except IllegalAction as refused:
        return {"illegal": _illegal(refused, ())}


def _illegal(refused: IllegalAction, names: Sequence[str]) -> Data:
    """With every reason, so that it can be said in whatever language."""
    reasons = [dict(telling.reason(one)) for one in refused.reasons]
    text = refused.facts["text"]
    return {"game": refused.game, "text": text, "reasons": reasons, "names": list(names)}


def _world_of(position: Position) -> int:
    """The same world every time that a seat asks what if from the same knowledge."""
    return int.from_bytes(bytes(position)[:512], "big") % (1 << 61)


def hint(job: Job, caller: Caller) -> Data:
    known = jobs.read_turn(job).known
    budget = Budget(job.get("simulations"), job.get("seconds"), caller.enough)
    return hint_for(known, job["seat"], budget, job["seed"], job["cores"]).data()


def beliefs(job: Job, caller: Caller) -> list[Data]:
    """What a seat cannot see at a moment of a text, or in what it knows."""
    if "text" in job:
        start = branching.start_of(read(job["text"]).match, job["ply"])
        known = start.hidden_from(job["seat"])
    else:
        known = jobs.read_turn(job).known
    room = known.game.coach
    found = [] if room is None else room.beliefs(known.material.m, known.state, job["seat"])
    return saying.beliefs(found)


# -- in time ---------------------------------------------------------------------------------


def _load(text: str) -> None:
    """That takes its time, once; it is not the job's."""
    registry.game(game_of(text))


KINDS: Mapping[str, Callable[[Job, Caller], Any]] = {
    **jobs.KINDS,
    **sending.KINDS,
    "review": review,
    "try": try_move,
    "look": look,
    "carry": carry,
    "plies": plies,
    "ply": ply,
    "annotate": annotated,
    "position": checked,
    "edit": edited,
    "draft": draft,
    "branch": branch,
    "course": course,
    "puzzle": puzzle,
    "hint": hint,
    "beliefs": beliefs,
}
