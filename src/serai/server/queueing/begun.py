"""What a station does with the rows of jobs: it takes them, and writes what came of them."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import (
    Connection,
    DateTime,
    Row,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from .. import postgres
from ..fair_queue import Ask, kinds_for
from ..places import Places
from ..schema.model import jobs, stations, tellings, trees
from ..work import Work
from . import turns

_SILENT = timedelta(seconds=15)  # without a sign of life: as good as dead
_KEPT = timedelta(hours=1)  # in which a worker may still have a tree
MOST_ROUNDS = 5  # of a job whose stations die; then it is the job's fault
_NOW = func.clock_timestamp(type_=DateTime(timezone=True))


@dataclass(frozen=True)
class Begun:
    """A job that a station has in hand."""

    job: int
    round: int
    ask: Ask
    shortest: float
    slot: str
    given: float
    work: Work


# -- stations ------------------------------------------------------------------------------------


def come(c: Connection, station: int, slots: Mapping[str, int]) -> None:
    """A station is there, or still is."""
    row = {"number": station, "slots": dict(slots), "seen": _NOW}
    change = insert(stations).values(row)
    c.execute(change.on_conflict_do_update(index_elements=["number"], set_=row))


def go(c: Connection, station: int) -> None:
    """A station is there no more: what it has begun is begun anew elsewhere."""
    c.execute(delete(stations).where(stations.c.number == station))
    c.execute(delete(trees).where(trees.c.station == station))
    give_back(c, station, [])


def give_back(c: Connection, station: int, but: Collection[int]) -> None:
    """What a station has not in hand any more waits again, and nobody has paid for it.

    A job whose stations have died too often is given up.
    """
    mine = and_(jobs.c.station == station, turns.is_open(), jobs.c.id.not_in(but))
    rows = c.execute(select(jobs).where(mine).order_by(jobs.c.id).with_for_update()).all()
    for row in rows:
        turns.charge(c, row, -row.given)
        if row.round >= MOST_ROUNDS:
            _answer(c, row, {"died": "rounds"})
        else:
            waits = {"station": None, "slot": None, "given": None}
            c.execute(update(jobs).where(jobs.c.id == row.id).values(waits))
            turns.tell(c, row.asker, waits=row.id)
    if rows:
        turns.wake_others(c, station)


def forget_the_dead(c: Connection) -> list[int]:
    """Stations whose connection has ended, or that gave no sign of life."""
    gone = stations.c.number.not_in(postgres.numbers_there(c, workers=True))
    silent = stations.c.seen < _NOW - _SILENT
    query = select(stations.c.number).where(or_(gone, silent))
    dead = set(c.execute(query.with_for_update(skip_locked=True)).scalars())
    strays = jobs.c.station.not_in(select(stations.c.number))
    dead |= set(c.execute(select(jobs.c.station).where(turns.is_open(), strays)).scalars())
    for number in sorted(dead):
        go(c, number)
    c.execute(delete(trees).where(trees.c.at < _NOW - _KEPT))
    turns.forget_accounts(c)
    return sorted(dead)


# -- jobs ----------------------------------------------------------------------------------------


def take(c: Connection, station: int, places: Places) -> Begun | None:
    """The job that is next, of those for which the station has a slot free; it has begun."""
    kinds = kinds_for(places.free())
    row = c.execute(turns.next_of(kinds)).one_or_none() if kinds else None
    if row is None:
        return None
    ask = turns.ask_of(row)
    slot = places.slot_for(ask.kind, ask.tree)
    given = turns.allowances(c, {row.id: (ask, row.shortest)})[row.id]
    begun = {"station": station, "slot": slot, "given": given, "round": row.round + 1}
    c.execute(update(jobs).where(jobs.c.id == row.id).values(**begun, enough=False))
    c.execute(delete(tellings).where(tellings.c.job == row.id))
    turns.reach(c, row.start)
    turns.charge(c, row, given)
    if ask.tree:
        _note_tree(c, ask.tree, station)
    turns.tell(c, row.asker, begun=row.id, round=row.round + 1, seconds=given)
    work = Work(**json.loads(row.work))
    return Begun(row.id, row.round + 1, ask, row.shortest, slot, given, work)


def done(c: Connection, station: int, begun: Begun, answer: Any, ran: float) -> None:
    """It is over after so many seconds; unless another has it by now, or nobody wants it."""
    row = c.execute(select(jobs).where(_mine(station, begun)).with_for_update()).one_or_none()
    if row is not None:
        turns.charge(c, row, ran - begun.given)
        _answer(c, row, answer)
        turns.even_out(c)


def say(c: Connection, station: int, begun: Begun, n: int, told: Sequence[Any]) -> None:
    """What a job tells before it answers, from its `n`-th word on."""
    row = c.execute(select(jobs).where(_mine(station, begun))).one_or_none()
    if row is not None:
        here = {"job": begun.job, "round": begun.round}
        rows = [{**here, "n": n + i, "told": json.dumps(one)} for i, one in enumerate(told)]
        c.execute(insert(tellings), rows)
        turns.tell(c, row.asker, told=begun.job)


def shorten(c: Connection, begun: Begun, seconds: float) -> None:
    """Its asker hears that it gets less than it was given."""
    query = select(jobs.c.asker).where(jobs.c.id == begun.job, jobs.c.round == begun.round)
    if (asker := c.execute(query).scalar_one_or_none()) is not None:
        turns.tell(c, asker, shortened=begun.job, seconds=seconds)


def in_hand(c: Connection, station: int) -> dict[int, Any]:
    """The jobs that a station has, as the rows say."""
    query = select(jobs.c.id, jobs.c.round, jobs.c.enough)
    mine = query.where(jobs.c.station == station, turns.is_open())
    return {row.id: row for row in c.execute(mine).all()}


def _mine(station: int, begun: Begun) -> Any:
    here = and_(jobs.c.id == begun.job, jobs.c.round == begun.round)
    return and_(here, jobs.c.station == station, turns.is_open())


def _answer(c: Connection, row: Row[Any], answer: Any) -> None:
    change = {"answer": json.dumps(answer), "slot": None}
    c.execute(update(jobs).where(jobs.c.id == row.id).values(change))
    turns.tell(c, row.asker, done=row.id)


def _note_tree(c: Connection, tree: str, station: int) -> None:
    row = insert(trees).values(tree=tree, station=station, at=_NOW)
    kept = {"station": station, "at": _NOW}
    c.execute(row.on_conflict_do_update(index_elements=["tree"], set_=kept))
