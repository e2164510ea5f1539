"""What an asker does with the rows of its jobs."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from ..fair_queue import Ask, Who, shortest
from ..schema.model import jobs, tellings
from ..work import Work
from . import turns


@dataclass(frozen=True)
class Put:
    """A job that was put into the queue; whether it has to wait, and what it may take as it is."""

    job: int
    waits: bool
    seconds: float


def put(c: Connection, asker: int, ask: Ask, work: Work, least: float) -> Put:
    """Add a job, and wake a station that could do it."""
    floor = shortest(ask, least)
    row = {
        "asker": asker,
        "kind": ask.kind,
        "person": ask.who.person,
        "address": ask.who.address,
        "seconds": ask.seconds,
        "shortest": floor,
        "tree": ask.tree,
        "work": json.dumps(asdict(work)),
        "arrived": turns.virtual_time(c),
    }
    job = c.execute(insert(jobs).values(row).returning(jobs.c.id)).scalar_one()
    woken = turns.wake_one(c, ask, asker)
    return Put(job, not woken, turns.allowances(c, {job: (ask, floor)})[job])


@dataclass(frozen=True)
class Fetched:
    """How a job has ended, and what it has told in its last round from some word on."""

    answer: dict[str, Any]
    told: list[Any]


def fetch(c: Connection, job: int, asker: int, round: int, since: int) -> Fetched | None:
    """The answer of a job that is done; with it the job is gone. None if it is not done.

    The asker has heard what it told in a round, up to some word.
    """
    done = and_(jobs.c.id == job, jobs.c.asker == asker, ~turns.is_open())
    gone = delete(jobs).where(done).returning(jobs.c.round, jobs.c.answer)
    row = c.execute(gone).one_or_none()
    if row is None:
        return None
    heard = told(c, job, row.round, since if row.round == round else 0)
    c.execute(delete(tellings).where(tellings.c.job == job))
    return Fetched(json.loads(row.answer), heard)


def drop(c: Connection, job: int, ran: float) -> None:
    """Nobody wants it any more; it has run for so many seconds, if at all."""
    row = c.execute(delete(jobs).where(jobs.c.id == job).returning(jobs)).one_or_none()
    c.execute(delete(tellings).where(tellings.c.job == job))
    if row is None or row.answer is not None:
        return
    if row.station is not None:
        turns.charge(c, row, ran - row.given)
        turns.tell(c, row.station, drop=job)
    turns.even_out(c)


def hurry(c: Connection, job: int) -> None:
    """It was thought about enough."""
    change = update(jobs).where(jobs.c.id == job, turns.is_open()).values(enough=True)
    station = c.execute(change.returning(jobs.c.station)).scalar_one_or_none()
    if station is not None:
        turns.tell(c, station, enough=job)


def told(c: Connection, job: int, round: int, since: int) -> list[Any]:
    """What a job has told in a round, from there on."""
    of = and_(tellings.c.job == job, tellings.c.round == round, tellings.c.n >= since)
    query = select(tellings.c.told).where(of).order_by(tellings.c.n)
    return [json.loads(text) for text in c.execute(query).scalars()]


def all_of(c: Connection, asker: int) -> dict[int, Row[Any]]:
    """How all jobs of a process stand."""
    done = (~turns.is_open()).label("done")
    columns = (jobs.c.id, jobs.c.station, jobs.c.round, jobs.c.given, done)
    return {row.id: row for row in c.execute(select(*columns).where(jobs.c.asker == asker))}


def number(c: Connection, who: Who, kind: str) -> int:
    """How many jobs of a kind are here by that person or from that address: the larger."""
    query = select(func.count()).select_from(jobs).where(jobs.c.kind == kind, turns.is_open())
    by = ((jobs.c.person, who.person), (jobs.c.address, who.address))
    counted = [c.execute(query.where(whose == name)).scalar_one() for whose, name in by if name]
    return max(counted, default=0)


def forget(c: Connection, asker: int) -> None:
    """A process that asked is gone, and waits for nothing any more."""
    rows = c.execute(delete(jobs).where(jobs.c.asker == asker).returning(jobs)).all()
    c.execute(delete(tellings).where(tellings.c.job.in_([row.id for row in rows])))
    for row in rows:
        if row.station is not None and row.answer is None:
            turns.tell(c, row.station, drop=row.id)
