"""Every verb of a game, asked in a state that a game has come to: with which arguments."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from serai.core.chance import dice
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.match import Match
from serai.core.observations import Observer

Asked = tuple[str, tuple[Any, ...]]
ROOM = 4096  # numbers, for what a verb for people tells


def asked(match: Match, number: int) -> Iterator[Asked]:
    """Verbs with their arguments; `number` says which actions and seats have their turn."""
    game, m, s = match.game, match.material.m, match.state
    actor, seats = game.rules.actor(m, s), match.seats
    ints, floats = np.zeros(game.layout.ACTIONS, np.int32), np.zeros(seats)
    legal = np.array(game.legal(m, s), np.int32)
    yield "setup", (m, np.zeros_like(s))
    yield "copy", (s, np.zeros_like(s))
    yield "actor", (m, s)
    yield "legal", (m, s, ints)
    yield "points", (m, s, np.zeros(seats, np.int32))
    yield "evaluate", (m, s, floats)
    yield from at_chance(match, game.start(m))
    if actor == OVER:
        yield "result", (m, s, floats)
        return
    for turn in range(3):
        action = int(legal[(number + 97 * turn) % len(legal)])
        yield "apply", (m, s, action)
        yield "played_by_end", (m, s, number % seats, action)
        yield from at_chance(match, game.after(m, s, action))
        for seat in (*range(seats), SPECTATOR):
            yield "shown", (m, s, seat, action)
    yield "priors", (m, s, legal, len(legal), np.zeros(len(legal)))
    for verb in ("playout", "rollout", "short_rollout"):
        yield verb, (m, s, dice(number), floats)
    yield "resolve_chance", (m, s, dice(number))
    yield from known(match, number)
    yield from for_people(match, legal)


def at_chance(match: Match, s: Buffer) -> Iterator[Asked]:
    """A match lets chance act at once: before that, this is asked."""
    game, m = match.game, match.material.m
    if game.rules.actor(m, s) == CHANCE:
        for verb in ("legal", "weights"):
            yield verb, (m, s, np.zeros(game.layout.ACTIONS, np.int32))
        yield "resolve_chance", (m, s, dice(7))


def known(match: Match, number: int) -> Iterator[Asked]:
    """What is hidden, dealt anew and observed."""
    game, m, s = match.game, match.material.m, match.state
    size = Observer(game, match.material).size
    for seat in (*range(match.seats), SPECTATOR):
        yield "hide", (m, s, seat)
    for seat in range(match.seats):
        yield "deal", (m, game.hidden_from(m, s, seat), seat, dice(number))
        yield "observe", (m, s, seat, np.zeros(size, np.uint8))
        yield "refresh", (m, s, seat, np.zeros(size, np.uint8))


def for_people(match: Match, legal: Any) -> Iterator[Asked]:
    """What only some games have: what is derived, and what is looked for in compiled code."""
    m, s = match.material.m, match.state
    yield "derive", (m, s)
    yield "find_calm", (m, s, legal, np.zeros(len(legal), np.int32))
    yield "find_movers", (m, s, np.zeros(match.seats, np.int32))
    names = match.game.layout.STATE.names or ()
    if {"tile", "side"} <= set(names):
        tile, side = (bytes_of(match, name) for name in ("tile", "side"))
        yield "find_oases", (m, tile, side, np.zeros(ROOM, np.int32))
        for start in np.flatnonzero(tile != 255)[::7].tolist():
            for driver in range(2):
                yield "find_ways", (m, tile, side, start, driver, np.zeros(ROOM, np.int32))


def bytes_of(match: Match, name: str) -> Buffer:
    field: Any = match.state.view(match.game.layout.STATE)[0][name]
    return np.frombuffer(field.tobytes(), np.uint8).copy()
