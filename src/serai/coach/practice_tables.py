"""Tables to practise at: their deal or position is given, and so is what was made of it before."""

from collections.abc import Iterable

from serai.bots.names import LEVELS
from serai.core import registry
from serai.core.chance import new_seed
from serai.core.errors import SeraiError
from serai.tables import seating, wire
from serai.tables.errors import Conflict, NotThere
from serai.tables.ids import new_id, new_secret
from serai.tables.sheet import HOST, Seat, Sheet, Standing

from .practice import Exercise, exercises

Try = tuple[str, int | None]  # which position was played to its end, with how many points


def practice_told(game: str, tries: Iterable[Try]) -> wire.PracticeTold:
    """The positions that a game brings, and what somebody has made of each."""
    registry.manifest_of(game)
    tried = list(tries)
    return {"game": game, "exercises": [_told(one, tried) for one in exercises(game)]}


def exercise_named(game: str, name: str) -> Exercise:
    registry.manifest_of(game)
    found = {one.name: one for one in exercises(game)}.get(name)
    if found is None:
        raise NotThere("no-exercise", name=name)
    return found


def laid(one: Exercise, game: str, level: str, person: str, name: str, at: int) -> Sheet:
    """A table at which a position is played out against bots by that person, called so."""
    check_level(level)
    return Sheet(
        id=new_id(),
        game=game,
        rules=one.rules,
        options=one.options,
        seed=new_seed(),
        owner=person,
        watch_secret=new_secret(),
        created=at,
        standing=Standing(changed=at),
        start=one.start,
        practice={
            "of": one.name,
            "seat": one.seat,
            "points": list(one.points),
            "result": list(one.result),
        },
        seats=_seats(one.seats, one.seat, level, person, name, at),
    )


def check_over(before: Sheet, seat: int, level: str, at: int) -> None:
    """Whether a table's game may be played once more from that seat."""
    if not before.over:
        raise Conflict("table-not-over")
    if before.sealed(at):
        raise Conflict("deal-sealed")
    seating.check_number(before, seat)
    check_level(level)


def other_side(
    before: Sheet, rules: int, seat: int, level: str, person: str, name: str, at: int
) -> Sheet:
    """The same deal once more, from another seat; without a start by those `rules`."""
    standing = before.standing
    return Sheet(
        id=new_id(),
        game=before.game,
        rules=rules if before.start is None else before.rules,
        options=before.options,
        seed=before.seed,
        open_deal=True,
        owner=person,
        watch_secret=new_secret(),
        created=at,
        standing=Standing(changed=at),
        start=before.start,
        practice={
            "of": before.id,
            "seat": seat,
            "points": standing.points or [None] * len(before.seats),
            "result": standing.result or [],
        },
        seats=_seats(len(before.seats), seat, level, person, name, at),
    )


def _seats(number: int, own: int, level: str, person: str, name: str, at: int) -> tuple[Seat, ...]:
    me = Seat(own, HOST, name, person, away_since=at)
    return tuple(me if seat == own else seating.bot(seat, level) for seat in range(number))


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise SeraiError("unknown-bot", name=level, known=list(LEVELS))


def _told(one: Exercise, tries: Iterable[Try]) -> wire.ExerciseTold:
    mine = [points for name, points in tries if name == one.name]
    known: list[int] = [points for points in mine if points is not None]
    return {
        "name": one.name,
        "kind": one.kind,
        "seat": one.seat,
        "seats": one.seats,
        "left": one.left,
        "points": list(one.points),
        "result": list(one.result),
        "best": max(known, default=None),
        "tried": len(mine),
    }
