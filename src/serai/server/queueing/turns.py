"""Whose job is next, kept in rows: accounts, virtual time, and what is free at each station."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
)
from sqlalchemy.dialects.postgresql import insert

from .. import postgres
from ..fair_queue import ELASTIC, Ask, Shares, Who, allowance, kinds_for
from ..schema.model import accounts, jobs, stations, trees

_PERSON, _ADDRESS, _VIRTUAL = "person", "address", "virtual"
Free = dict[int, dict[str, int]]  # by station, of each kind of slot


def tell(c: Connection, process: int, **news: Any) -> None:
    """One process hears it when this is committed."""
    postgres.tell(c, {"queue": news}, process)


def is_open() -> ColumnElement[bool]:
    """Of a job: it waits, or is being done."""
    return jobs.c.answer.is_(None)


def waits() -> ColumnElement[bool]:
    return and_(is_open(), jobs.c.station.is_(None))


def ask_of(row: Row[Any]) -> Ask:
    return Ask(Who(row.person, row.address), row.kind, row.seconds, row.tree)


# -- whose turn it is ----------------------------------------------------------------------------


def next_of(kinds: Sequence[str]) -> Select[Any]:
    """The job of these kinds that is next, with its start in virtual time.

    By its virtual end; then whoever has had least, the shorter job, whoever came first. A row that
    somebody else is about to take is passed over.
    """
    by, at = accounts.alias("by"), accounts.alias("at")
    own, there = func.coalesce(by.c.had, 0.0), func.coalesce(at.c.had, 0.0)
    start = func.greatest(jobs.c.arrived, own, there)
    joined = jobs.outerjoin(by, and_(by.c.of == _PERSON, by.c.name == jobs.c.person)).outerjoin(
        at, and_(at.c.of == _ADDRESS, at.c.name == jobs.c.address)
    )
    return (
        select(jobs, start.label("start"))
        .select_from(joined)
        .where(waits(), jobs.c.kind.in_(kinds))
        .order_by(start + jobs.c.shortest, own, jobs.c.seconds, jobs.c.id)
        .limit(1)
        .with_for_update(of=jobs, skip_locked=True)
    )


def virtual_time(c: Connection) -> float:
    had: float | None = c.execute(
        select(accounts.c.had).where(accounts.c.of == _VIRTUAL)
    ).scalar_one_or_none()
    return had or 0.0


def reach(c: Connection, moment: float) -> None:
    """Virtual time has come so far, at least."""
    _add(c, _VIRTUAL, "", moment, 0.0)


def charge(c: Connection, row: Row[Any], seconds: float) -> None:
    """Put seconds of a job to its asker's two accounts."""
    for of, name in ((_ADDRESS, row.address), (_PERSON, row.person)):
        if name:
            _add(c, of, name, row.arrived, seconds)


def _add(c: Connection, of: str, name: str, least: float, seconds: float) -> None:
    row = insert(accounts).values(of=of, name=name, had=least + seconds)
    more = {"had": func.greatest(accounts.c.had, least) + seconds}
    c.execute(row.on_conflict_do_update(index_elements=["of", "name"], set_=more))


def even_out(c: Connection) -> None:
    """Where nothing is asked for any more, nobody has had more than another."""
    if c.execute(select(jobs.c.id).where(is_open()).limit(1)).first() is None:
        reach(c, c.execute(select(func.max(accounts.c.had))).scalar_one() or 0.0)
        c.execute(delete(accounts).where(accounts.c.of != _VIRTUAL))


def forget_accounts(c: Connection) -> None:
    """Those that stand behind virtual time, of those who want nothing now, say nothing."""
    behind = and_(accounts.c.of != _VIRTUAL, accounts.c.had <= virtual_time(c))
    wants = or_(
        and_(accounts.c.of == _PERSON, accounts.c.name == jobs.c.person),
        and_(accounts.c.of == _ADDRESS, accounts.c.name == jobs.c.address),
    )
    c.execute(delete(accounts).where(behind, ~exists().where(is_open(), wants)))


# -- how much it gets ----------------------------------------------------------------------------


def allowances(c: Connection, asks: Mapping[int, tuple[Ask, float]]) -> dict[int, float]:
    """The seconds that jobs may take, as things are now, each not less than is said with it."""
    if all(ask.kind not in ELASTIC for ask, _ in asks.values()):
        return {job: ask.seconds for job, (ask, _) in asks.items()}
    query = select(jobs.c.person, jobs.c.address).where(jobs.c.kind.in_(ELASTIC), is_open())
    there = [Who(row.person, row.address) for row in c.execute(query)]
    gone = {ask.who for ask, _ in asks.values()} - {*there}
    slots: Counter[str] = Counter()
    for each in c.execute(select(stations.c.slots)).scalars():
        slots.update(each)
    shares = Shares([*there, *gone])
    return {job: allowance(ask, slots, shares, least) for job, (ask, least) in asks.items()}


# -- where ---------------------------------------------------------------------------------------


def free_slots(c: Connection) -> Free:
    """What each station could begin now."""
    busy = select(jobs.c.station, jobs.c.slot, func.count().label("number"))
    busy = busy.where(is_open(), jobs.c.station.is_not(None)).group_by(jobs.c.station, jobs.c.slot)
    taken = {(row.station, row.slot): row.number for row in c.execute(busy)}
    return {
        row.number: {
            slot: number - taken.get((row.number, slot), 0) for slot, number in row.slots.items()
        }
        for row in c.execute(select(stations.c.number, stations.c.slots))
    }


def wake_one(c: Connection, ask: Ask, asker: int) -> bool:
    """Tell one station with a slot for it that there is a job; whether there was one.

    The one that has kept its tree, else the asker's own, else one that has most to spare. Nobody
    waits for it: whoever looks first takes what is next.
    """
    there = free_slots(c)
    able = [number for number, free in there.items() if ask.kind in kinds_for(free)]
    if not able:
        return False
    query = select(trees.c.station).where(trees.c.tree == ask.tree)
    kept = c.execute(query).scalar_one_or_none() if ask.tree else None
    wanted = [number for number in (kept, asker) if number in able]
    most = max(able, key=lambda number: sum(there[number].values()))
    tell(c, next(iter(wanted), most), look=True)
    return True


def wake_others(c: Connection, station: int) -> None:
    """What one station cannot begin, another may."""
    waiting = set(c.execute(select(jobs.c.kind).where(waits()).distinct()).scalars())
    if not waiting:
        return
    for number, free in free_slots(c).items():
        if number != station and waiting.intersection(kinds_for(free)):
            tell(c, number, look=True)
