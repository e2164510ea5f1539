"""Analyses: begun, told as far as they have come, looked at, forgotten.

A game that goes on at a table here is analysed by nobody, and a deal of today only by its table
when its day is over: as on a server.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from serai.coach import analyses
from serai.coach.analyses import DONE, FAILED, TABLE, Going, Kept, check_size, tag_of
from serai.coach.asked import try_told
from serai.coach.daily import dated_seed
from serai.coach.jobs import reviewing
from serai.coach.saying import with_sentences
from serai.core.chance import commitment
from serai.core.days import day_at
from serai.core.errors import SeraiError
from serai.tables import replay, wire
from serai.tables.errors import Conflict, NotThere, NotYours
from serai.tables.table import Table

from ..asking import Asked, NotKept, Steps, Text, Think, Wait
from ..bodies import analysis_of, body_of, own_seat_of, ply_of, seat_of
from ..house import House
from ..reading import read
from ..table import MOST_SIMULATIONS, OWNER
from . import shelf

MOST_KEPT = 20  # of texts; the oldest go first
MOST_AT_ONCE = 2  # that are worked on
SECONDS = 180  # the longest that going over one game may take
_LOOK = 0.5  # seconds between two looks at how far one is
_TRY_SECONDS = 4.0


# -- begun -----------------------------------------------------------------------------------


def of_table(asked: Asked) -> Steps:
    """Have a game that is over analysed; again, it is there already."""
    house, table = asked.house, asked.given["table"]
    text = yield from record_of(house, table, asked.at)
    kept = shelf.of_table(house, table)
    if kept is None or kept.status == FAILED:
        _check_room(house)
        game = house.sheet(table).game
        new = analyses.fresh(OWNER, TABLE, game, None, table, asked.at)
        kept = replace(new, id=kept.id) if kept else new
        yield from shelf.put(house, kept)
        _begin(house, kept, text)
    yield from _take_up(house, kept, asked.at)
    return (yield from _told(house, kept))


def at_table(asked: Asked) -> Steps:
    """The analysis of a table, if there is one."""
    house, table = asked.house, asked.given["table"]
    sheet = house.sheet(table)
    kept = shelf.of_table(house, table)
    if kept is None or not sheet.over:
        raise NotThere("no-such-analysis")
    yield from _take_up(house, kept, asked.at)
    return (yield from _told(house, kept))


def of_text(asked: Asked) -> Steps:
    """Have a record or a position of my own analysed."""
    house, text = asked.house, body_of(wire.AskAnalysis, asked).text
    _check_room(house)
    found = yield from read({"kind": "look", "text": text})
    check_free(house, found, asked.at)
    kept = analyses.fresh(OWNER, found["kind"], found["game"], text, None, asked.at)
    yield from shelf.put(house, kept, _oldest(house))
    _begin(house, kept, text)
    return (yield from _told(house, kept))


def check_free(house: House, found: Mapping[str, Any], at: int) -> None:
    """Nobody tries out what is being played: at a table here, or as the deal of today."""
    committed = found["commitment"]
    if committed is None:
        return
    if committed == commitment(dated_seed(found["game"], day_at(at))):
        raise Conflict("deal-sealed")
    sheets = (house.sheet(name) for name in house.sheets)
    running = any(commitment(one.seed) == committed for one in sheets if not one.over)
    if running and not found["open"]:
        raise Conflict("record-of-running-table")


def _check_room(house: House) -> None:
    if sum(not going.over for going in house.going.values()) >= MOST_AT_ONCE:
        raise SeraiError("too-many-analyses", most=MOST_AT_ONCE)


def _oldest(house: House) -> tuple[str, ...]:
    """Those that go so that there is room for one more."""
    texts = [one for one in shelf.all_kept(house) if one.table is None]
    idle = [one.id for one in texts[MOST_KEPT - 1 :] if one.id not in house.going]
    lost = [one.id for one in shelf.all_kept(house) if one.table not in (None, *house.sheets)]
    return (*idle, *lost)


# -- worked on -------------------------------------------------------------------------------


def _begin(house: House, kept: Kept, text: str) -> None:
    going = Going(edition=kept.edition, document=kept.document)
    house.going[kept.id] = going
    house.begin(_work(house, kept, text, going))


def _work(house: House, kept: Kept, text: str, going: Going) -> Steps:
    """Gone over where it is thought; what came of it is kept in the end."""

    def hear(told: Any) -> None:
        going.waits = False
        going.hear(told)

    job = {**reviewing(text), "limit": SECONDS, "most": MOST_SIMULATIONS, "seed": 0, "cores": 1}
    try:
        document = yield Think(job, long=True, progress=hear, name=kept.id)
        going.hear({"document": document})
        status = DONE
    except SeraiError:
        status = FAILED
    going.over = True
    if not shelf.there(house, kept):  # nobody wants it any more
        house.going.pop(kept.id, None)
        return
    now = yield from shelf.whole(kept)  # its variations may be others by now
    now = replace(now, status=status, edition=going.edition, document=going.document)
    try:
        yield from shelf.put(house, now)
    except NotKept:  # it is told as long as this page is open
        return
    house.going.pop(kept.id, None)


def _take_up(house: House, kept: Kept, at: int) -> Steps:
    """One that was left behind is begun again by whoever looks at it."""
    if kept.status not in (DONE, FAILED) and shelf.going_of(house, kept) is None:
        text = yield from text_of(house, kept, at)
        _begin(house, kept, text)


# -- told ------------------------------------------------------------------------------------


def mine(asked: Asked) -> wire.AnalysesTold:
    """My analyses of records and positions, the newest first."""
    found = [one for one in shelf.all_kept(asked.house) if one.table is None]
    told = [analyses.told(one, _going(asked.house, one), None, may_share=False) for one in found]
    return {"analyses": told}


def told(asked: Asked) -> Steps:
    """An analysis, as soon as there is something new in it, or when I have waited long enough."""
    house, since = asked.house, asked.number("since") or 0
    kept = shelf.named(house, analysis_of(asked))
    yield from _take_up(house, kept, asked.at)
    going = _going(house, kept)
    if asked.number("wait") and going is not None and going.edition <= since:
        yield Wait(_LOOK)
    return (yield from _told(house, shelf.named(house, kept.id), since))


def _going(house: House, kept: Kept) -> Going | None:
    going = shelf.going_of(house, kept)
    return None if going is None or going.over else going


def _told(house: House, kept: Kept, since: int = 0) -> Steps:
    """With its document, if that is new, and every reason in a sentence."""
    kept = yield from shelf.whole(kept)
    there = shelf.going_of(house, kept)
    if there is not None and there.over:  # done, but it could not be kept
        kept = replace(kept, status=DONE, edition=there.edition, document=there.document)
    going = _going(house, kept)
    found = analyses.told(kept, going, None, may_share=False)
    text = kept.document if going is None else going.document
    document = json.loads(text) if text is not None and found["edition"] > since else None
    return {**found, "document": document and with_sentences(document)}


def again(asked: Asked) -> Steps:
    """Begun anew where its time was over too soon; what is whole stays as it is."""
    house = asked.house
    kept = yield from shelf.whole(shelf.named(house, analysis_of(asked)))
    is_whole = kept.status == DONE and json.loads(kept.document or "{}").get("whole", True)
    if kept.status in (DONE, FAILED) and not is_whole and shelf.going_of(house, kept) is None:
        _check_room(house)
        text = yield from text_of(house, kept, asked.at)
        _begin(house, kept, text)
    return (yield from _told(house, kept))


def forget(asked: Asked) -> Steps:
    """Forget an analysis of my own record or position."""
    kept = shelf.named(asked.house, analysis_of(asked))
    if kept.table is not None:
        raise NotYours("not-your-table")
    yield from shelf.remove(asked.house, kept.id)
    if asked.house.going.pop(kept.id, None) is not None:
        asked.house.stop(kept.id)


def keep_variations(asked: Asked) -> Steps:
    """Keep these ways to go on instead of those that were kept; none against the rules."""
    house, wanted = asked.house, body_of(wire.KeepVariations, asked)
    name = analysis_of(asked)
    found = [one.model_dump() for one in wanted.variations]
    check_size(found)
    text = yield from text_of(house, shelf.named(house, name), asked.at)
    yield from read({"kind": "annotate", "text": text, "variations": found})
    kept = yield from shelf.whole(shelf.named(house, name))
    if wanted.replaces not in (None, tag_of(kept.variations or [])):
        raise Conflict("variations-changed")
    yield from shelf.put(house, replace(kept, variations=found))
    return (yield from _told(house, shelf.named(house, name)))


# -- what was analysed -----------------------------------------------------------------------


def text_of(house: House, kept: Kept, at: int) -> Steps:
    """A record or a position."""
    if kept.table is not None:
        return (yield from record_of(house, kept.table, at))
    return (yield from shelf.whole(kept)).text


def record_of(house: House, table: str, at: int) -> Steps:
    """The whole record of a table, when its game is over and the last turn stands."""
    own = yield from house.table(table)
    return whole_record(house, own.table, at)


def whole_record(house: House, table: Table, at: int) -> str:
    sheet = table.sheet
    if not sheet.over:
        raise Conflict("table-not-over")
    if sheet.sealed(at):
        raise Conflict("deal-sealed")
    match = replay.confirmed_match(table).copy()
    match.hints = house.hints(sheet.id)
    return match.record()


def _asked_text(asked: Asked) -> Steps:
    kept = shelf.named(asked.house, analysis_of(asked))
    return (yield from text_of(asked.house, kept, asked.at))


def record(asked: Asked) -> Steps:
    """The game as text, with its variations; of a position, the position."""
    kept = yield from shelf.whole(shelf.named(asked.house, analysis_of(asked)))
    text = yield from text_of(asked.house, kept, asked.at)
    job = {"kind": "annotate", "text": text, "variations": kept.variations or []}
    return Text((yield from read(job)))


def plies(asked: Asked) -> Steps:
    """Every action of the game, as a seat or a spectator saw it."""
    text = yield from _asked_text(asked)
    return (yield from read({"kind": "plies", "text": text, "seat": seat_of(asked)}))


def position(asked: Asked) -> Steps:
    """What could be seen after so many of those actions."""
    text = yield from _asked_text(asked)
    job = {"kind": "ply", "text": text, "ply": ply_of(asked), "seat": seat_of(asked)}
    return (yield from read(job))


def beliefs(asked: Asked) -> Steps:
    """What a seat could not see after so many actions, and what it may have been."""
    ply, seat = ply_of(asked), own_seat_of(asked)
    text = yield from _asked_text(asked)
    found = yield from read({"kind": "beliefs", "text": text, "ply": ply, "seat": seat})
    return {"ply": ply, "seat": seat, "beliefs": found}


def try_move(asked: Asked) -> Steps:
    """How good another move would have been."""
    wanted = body_of(wire.AskTry, asked)
    text = yield from _asked_text(asked)
    job = {"kind": "try", "text": text, "ply": wanted.ply, "action": wanted.action, "seed": 0}
    bounds = {"most": MOST_SIMULATIONS, "cores": 1, "limit": _TRY_SECONDS}
    return try_told((yield from read({**job, **bounds})), wanted.ply, wanted.action)
