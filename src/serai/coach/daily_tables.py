"""The deal of a day as it is kept, dealt and told: the same with a server and without one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from serai.core import days, registry
from serai.core.chance import commitment
from serai.core.material import build
from serai.tables import seating, wire
from serai.tables.errors import NotThere
from serai.tables.ids import new_id, new_secret
from serai.tables.sheet import FINISHED, HOST, Seat, Sheet, Standing

from .daily import PLAYER, Played, deal_of, ranked

BEST = 20  # games that are listed


@dataclass(frozen=True)
class Dealt:
    """A deal as it was published."""

    day: str
    game: str
    seed: str
    rules: int
    seats: int
    level: str
    options: dict[str, str]
    published: int


@dataclass(frozen=True)
class Over:
    """Somebody's game of a deal that is over."""

    table: str
    person: str
    name: str
    changed: int
    played: Played


def drawn(game: str, day: str, seed: str, at: int) -> Dealt:
    """That of a day: at which table, with which options, is settled with it."""
    supply = registry.supply(game)
    deal = deal_of(game, supply.material.SEATS, day)
    material = build(supply, deal.seats, {})
    options = dict(material.options)
    return Dealt(day, game, seed, material.rules, deal.seats, deal.level, options, at)


def asked_day(day: str | None, today: str) -> str:
    """Today's, or that of a day before."""
    wanted = day or today
    if wanted > today or not days.is_day(wanted):
        raise NotThere("no-deal", day=wanted)
    return wanted


def laid(deal: Dealt, person: str, name: str, at: int) -> Sheet:
    """The table at which somebody, called so, plays it against bots."""
    me = Seat(PLAYER, HOST, name, person, away_since=at)
    bots = (seating.bot(seat, deal.level) for seat in range(deal.seats) if seat != PLAYER)
    return Sheet(
        id=new_id(),
        game=deal.game,
        rules=deal.rules,
        options=deal.options,
        seed=deal.seed,
        owner=person,
        watch_secret=new_secret(),
        created=at,
        standing=Standing(changed=at),
        seats=(me, *bots),
        day=deal.day,
    )


def results(over: Sequence[Over], person: str, end: int) -> list[wire.DayResultTold]:
    """The best first; whoever resigned has no rank."""
    return [
        {
            "rank": None if (game := over[at]).played.resigned else rank,
            "name": game.name,
            "table": game.table,
            "points": list(game.played.points),
            "share": game.played.share,
            "resigned": game.played.resigned,
            "late": game.changed >= end,
            "mine": game.person == person,
        }
        for at, rank in ranked([one.played for one in over])
    ]


def played(
    points: Sequence[int | None] | None, result: Sequence[float] | None, resigned: bool
) -> Played:
    """What came of a game, as it is kept."""
    return Played(tuple(points or ()) or (None,), (result or [0.0])[PLAYER], resigned)


def deal_told(deal: Dealt, seed: bool) -> wire.DealTold:
    options: Mapping[str, str] = deal.options
    return {
        "seats": deal.seats,
        "level": deal.level,
        "rules": deal.rules,
        "options": {name: value for name, value in options.items() if "\n" not in value},
        "commitment": commitment(deal.seed),
        "seed": deal.seed if seed else None,
        "published": deal.published,
    }


def mine_told(table: str, status: str, own: Sequence[wire.DayResultTold]) -> wire.MyDayTold:
    done = status == FINISHED and bool(own)
    return {"table": table, "over": done, "result": own[0] if done else None}


def next_told(deal: Dealt) -> wire.NextDealTold:
    """What is committed for a day to come."""
    return {
        "day": deal.day,
        "begins": days.begin_of(deal.day),
        "seats": deal.seats,
        "level": deal.level,
        "commitment": commitment(deal.seed),
    }
