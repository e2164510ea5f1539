"""What is asked at a table while a game goes on there: hints, and what a seat knows.

Only where hints are allowed, and from what that seat knows.
"""

from serai.coach.asked import check_hint, hint_told
from serai.coach.hints import SECONDS
from serai.coach.jobs import branching_here
from serai.core.annotations import Hint
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.tables import wire
from serai.tables.errors import Conflict
from serai.tables.replay import confirmed_match
from serai.workers.protocol import Job

from ..asking import Asked, Json, Steps, Think
from ..bodies import body_of, own_seat_of
from ..house import House
from ..reading import read
from ..table import MOST_SIMULATIONS, OWNER

_MOST = 50  # that are remembered, so that the move is there at once after the nudge


def hints(asked: Asked) -> wire.HintsTold:
    """Whether hints may be asked for at a table, and which were."""
    sheet = asked.house.sheet(asked.given["table"])
    used = asked.house.hints(sheet.id)
    told: Json = [{"n": one.n, "seat": one.seat, "what": one.what} for one in used]
    return {"allowed": sheet.allows_hints, "used": told}


def hint(asked: Asked) -> Steps:
    """Where to look, or what to do, at my turn; it is noted with the game that I asked."""
    house, table = asked.house, asked.given["table"]
    wanted = body_of(wire.AskHint, asked)
    seat, n, what = wanted.seat, wanted.n, wanted.what
    match, knows = yield from known(house, table, seat)
    sheet = house.sheet(table)
    check_hint(match, sheet, seat, n)
    key = (table, n, seat)
    if key not in house.thought:
        bounds = {"seconds": SECONDS, "simulations": MOST_SIMULATIONS}
        house.thought[key] = yield Think({"kind": "hint", **knows, "seed": 0, "cores": 1, **bounds})
        while len(house.thought) > _MOST:
            house.thought.popitem(last=False)
    found = house.thought[key]
    yield from noted(house, table, Hint(n, seat, what))
    return hint_told(sheet, seat, n, what, found)


def beliefs(asked: Asked) -> Steps:
    """What my seat cannot see, and what it may be."""
    seat = own_seat_of(asked)
    _, knows = yield from known(asked.house, asked.given["table"], seat)
    found = yield from read({"kind": "beliefs", **knows})
    return {"ply": 0, "seat": seat, "beliefs": found}


def known(house: House, table: str, seat: int | None) -> Steps:
    """The match as it stands, and what a seat of one's own knows of it, as a job holds it."""
    viewer = SPECTATOR if seat is None else seat
    sheet = house.sheet(table)
    if not sheet.allows_hints:
        raise Conflict("no-hints-here")
    sheet.check_viewer(OWNER, viewer)
    own = yield from house.table(table)
    match: Match = confirmed_match(own.table)
    knows: Job = branching_here(match, sheet.options, viewer)
    return match, knows


def noted(house: House, table: str, hint: Hint) -> Steps:
    """That it was asked, once."""
    there = house.hints(table)
    if hint in there:
        return
    after = sorted([*there, hint], key=lambda one: (one.n, one.seat, one.what != "nudge"))
    yield from house.put(**{f"hints {table}": [[one.n, one.seat, one.what] for one in after]})
