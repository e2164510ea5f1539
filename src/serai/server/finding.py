"""Which tables a person is shown, and what their games came to: the store's longer questions.

All of them begin with the tables that a person sits at or has made, for which there are indices,
so that they cost what that person has played, and not what there is.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    FromClause,
    Row,
    Select,
    String,
    and_,
    case,
    cast,
    exists,
    false,
    func,
    null,
    or_,
    select,
    union,
)

from serai.core import registry
from serai.tables.listing import bot_name, folded, game_name
from serai.tables.sheet import BOT, FINISHED, HERE
from serai.tables.wire import TallyTold

from .schema.model import put_away, seats, tables

PAGE = 50
MOST_TALLIES = 500
_MOST_TRIES = 500  # that are looked through, the last first
_MOST_NAMES = 2_000  # of others that a search looks through
WON, SHARED, LOST = "won", "shared", "lost"


@dataclass(frozen=True)
class Wanted:
    """Which of a person's tables are asked for, and from where on; what is empty is any."""

    finished: bool = False
    before: tuple[int, str] | None = None
    most: int = PAGE
    game: str = ""
    level: str = ""  # a bot of it sits there
    friend: str = ""  # a person who sits there
    outcome: str = ""  # for whoever asks
    search: str = ""  # in the names of players, bots and games
    language: str = "en"  # of those names


def found(c: Connection, person: str, wanted: Wanted) -> list[str]:
    """The ids of a page of tables, the last changed first."""
    over = tables.c.status == FINISHED
    own = tables.c.id.in_(_own(person, wanted.finished))
    where = and_(own, ~_is_put_away(person), over if wanted.finished else ~over)
    where = and_(where, *_conditions(person, wanted))
    if wanted.search:
        where = and_(where, _named(c, where, wanted))
    if wanted.before is not None:
        at, last = wanted.before
        earlier = and_(tables.c.changed == at, tables.c.id < last)
        where = and_(where, or_(tables.c.changed < at, earlier))
    order = (tables.c.changed.desc(), tables.c.id.desc())
    query = select(tables.c.id).where(where).order_by(*order).limit(wanted.most)
    return list(c.execute(query).scalars())


def _own(person: str, finished: bool) -> Select[tuple[str]]:
    """Tables somebody sits at or has made; when a game is over, also where they had resigned."""
    parts = [
        select(seats.c.table).where(seats.c.person == person),
        select(tables.c.id).where(tables.c.owner == person),
    ]
    if finished:
        parts.append(select(seats.c.table).where(seats.c.resigned == person))
    return select(union(*parts).subquery().c.table)


def _is_put_away(person: str) -> ColumnElement[bool]:
    return exists().where(put_away.c.table == tables.c.id, put_away.c.person == person)


def _is_seat_of(person: str) -> ColumnElement[bool]:
    """Their own; those of others at the same screen are not."""
    return and_(or_(seats.c.person == person, seats.c.resigned == person), _is_ones_own(seats))


def _is_ones_own(sits: FromClause) -> ColumnElement[bool]:
    """Nobody else's at the screen of whoever has it, or had it."""
    return and_(sits.c.kind != HERE, ~sits.c.resigned_here)


def _conditions(person: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    here = seats.c.table == tables.c.id
    asked: list[ColumnElement[bool]] = []
    if wanted.game:
        asked.append(tables.c.game == wanted.game)
    if wanted.level:
        bot = and_(seats.c.kind == BOT, seats.c.resigned.is_(None))
        asked.append(exists().where(here, bot, seats.c.name == wanted.level))
    if wanted.friend:
        asked.append(exists().where(here, _is_seat_of(wanted.friend)))
    if wanted.outcome:
        asked.append(exists().where(here, _is_seat_of(person), _came_to(wanted.outcome)))
    return asked


def _came_to(outcome: str) -> ColumnElement[bool]:
    share = seats.c.share
    return {WON: share == 1, LOST: share == 0, SHARED: and_(share > 0, share < 1)}[outcome]


def compares(c: Connection, day: str, game: str, person: str, today: str) -> bool:
    """Whether somebody may look at what others have made of a deal of the day.

    When they have played it to its end; or when its day is over, and they do not play it still.
    """
    where = and_(tables.c.day == day, tables.c.game == game, tables.c.owner == person)
    own = c.execute(select(tables.c.status).where(where)).scalar_one_or_none()
    return day < today if own is None else own == FINISHED


def practised(c: Connection, person: str, game: str) -> list[tuple[str, int | None]]:
    """What somebody has practised to the end: which position, with how many points."""
    over = and_(tables.c.owner == person, tables.c.status == FINISHED)
    where = and_(over, tables.c.game == game, tables.c.practice.is_not(None))
    query = select(tables.c.practice, tables.c.points).where(where)
    last = c.execute(query.order_by(tables.c.changed.desc()).limit(_MOST_TRIES))
    rows = [(row.practice, row.points) for row in last]
    return [(given["of"], points and points[given["seat"]]) for given, points in rows]


# -- names -------------------------------------------------------------------------------------


def _named(c: Connection, where: ColumnElement[bool], wanted: Wanted) -> ColumnElement[bool]:
    """Tables in whose names there is what is searched for; those are not all on the disk."""
    words = folded(wanted.search)
    language = wanted.language
    games = [game for game in registry.names() if words in folded(game_name(game, language))]
    at = seats.alias()
    query = select(tables.c.game, at.c.seat, at.c.kind == BOT, at.c.name)
    sitting = query.join(at, at.c.table == tables.c.id).where(where).distinct()
    people: set[str] = set()
    bots: set[tuple[str, int, str]] = set()
    for game, seat, is_bot, name in c.execute(sitting.limit(_MOST_NAMES)):
        if is_bot and words in folded(bot_name(game, seat, name, language)):
            bots.add((game, seat, name))
        elif not is_bot and words in folded(name):
            people.add(name)
    here = seats.c.table == tables.c.id
    named = and_(seats.c.kind != BOT, seats.c.name.in_(sorted(people)))
    matches = [named, *map(_is_bot, sorted(bots))]
    return or_(tables.c.game.in_(games), exists().where(here, or_(false(), *matches)))


def _is_bot(bot: tuple[str, int, str]) -> ColumnElement[bool]:
    game, seat, level = bot
    sits = and_(seats.c.seat == seat, seats.c.name == level)
    return and_(tables.c.game == game, seats.c.kind == BOT, sits)


# -- counting ----------------------------------------------------------------------------------


def tallies(c: Connection, person: str) -> list[TallyTold]:
    """All games that are over, by game and number of players: in all, and against each."""
    mine, others = seats.alias("mine"), seats.alias("others")
    is_own = or_(mine.c.person == person, mine.c.resigned == person)
    over = and_(is_own, _is_ones_own(mine), mine.c.share.is_not(None), ~_is_put_away(person))
    number = select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
    share, points = mine.c.share, mine.c.points
    about = (tables.c.id, tables.c.game, tables.c.changed, number.label("seats"), share, points)
    friend = func.coalesce(others.c.resigned, others.c.person)
    level = case((friend.is_(None), others.c.name))
    name = case((others.c.kind == BOT, ""), else_=others.c.name)
    # A bot's level counts once at a table, however many there are of it.
    against = (
        select(*about, friend.label("friend"), level.label("level"))
        .add_columns(func.max(name).label("name"), func.avg(others.c.points).label("theirs"))
        .select_from(mine.join(tables).join(others, others.c.table == mine.c.table))
        .where(over, _is_ones_own(others), or_(friend.is_(None), friend != person))
        .group_by(*about, friend, level)
    )
    everybody = (cast(null(), String).label(one) for one in ("friend", "level", "name"))
    in_all = select(*about, *everybody, cast(null(), Float).label("theirs"))
    in_all = in_all.select_from(mine.join(tables)).where(over)
    return [*_counted(c, in_all), *_counted(c, against)]


def _counted(c: Connection, games: Select[Any]) -> list[TallyTold]:
    """Rows of one game each, added up."""
    one = games.subquery()
    by = (one.c.level, one.c.friend, one.c.name, one.c.game, one.c.seats)
    sums = (
        func.count().label("games"),
        func.sum(case((one.c.share == 1, 1), else_=0)).label("won"),
        func.sum(case((one.c.share == 0, 1), else_=0)).label("lost"),
        *(func.sum(one.c[what]).label(f"{what}_sum") for what in ("points", "theirs")),
        *(func.count(one.c[what]).label(f"{what}_told") for what in ("points", "theirs")),
    )
    last = func.max(one.c.changed)
    query = select(*by, *sums).group_by(*by).order_by(last.desc(), *by).limit(MOST_TALLIES)
    alike: dict[tuple[str | None, str | None, str, int], list[Row[Any]]] = {}
    for row in c.execute(query):
        alike.setdefault((row.level, row.friend, row.game, row.seats), []).append(row)
    called: dict[str, str] = {}
    for row in (row for rows in alike.values() for row in rows if row.friend and row.name):
        called.setdefault(row.friend, row.name)  # the last played first: as they are called now
    return [_tally(rows, called) for rows in alike.values()]


def _tally(rows: Sequence[Row[Any]], called: Mapping[str, str]) -> TallyTold:
    """Of a friend who has had several names, the games under all of them."""
    first = rows[0]
    games, won, lost = (sum(getattr(row, sort) for row in rows) for sort in ("games", WON, LOST))
    return TallyTold(
        level=first.level,
        friend=first.friend,
        name=called.get(first.friend, ""),
        game=first.game,
        seats=first.seats,
        games=games,
        won=won,
        shared=games - won - lost,
        lost=lost,
        points=_average([(row.points_sum, row.points_told) for row in rows]),
        theirs=_average([(row.theirs_sum, row.theirs_told) for row in rows]),
    )


def _average(parts: Iterable[tuple[float | None, int]]) -> float | None:
    known = [(total, number) for total, number in parts if total is not None and number]
    if not known:
        return None
    return round(sum(total for total, _ in known) / sum(number for _, number in known), 2)
