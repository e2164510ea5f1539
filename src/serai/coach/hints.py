"""Hints for whoever plays: first where to look, then the move and what speaks for it.

Found in about a second from what the seat knows, and from nothing else.
"""

from dataclasses import dataclass
from typing import Any

from serai.bots.search import Budget
from serai.core.contract import Event, Phrase
from serai.core.position import Position
from serai.tables import telling

from .analysis.judging import Judge, outlook, part_of
from .documents import outlook as told_outlook
from .ends import ends_after
from .reasons import Why, reasons

PARTS = 0.6, 0.2  # of the time: for all moves, and for each of the best two once more
ENDS = 64  # simulations that are read for reasons
REASONS = 2

Data = dict[str, Any]


@dataclass(frozen=True)
class Hint:
    """The move, how play is expected to go on, and what it brings beside the next best.

    `events` are what the move does, as far as its seat can know.
    """

    action: str
    line: tuple[str, ...]
    events: tuple[Event, ...]
    nudge: Phrase
    cells: tuple[str, ...]
    outlook: Data
    why: tuple[Why, ...]

    def data(self) -> Data:
        return {
            "action": self.action,
            "line": list(self.line),
            "events": [dict(telling.event(one)) for one in self.events],
            "nudge": {"key": self.nudge.key, "facts": self.nudge.facts},
            "cells": list(self.cells),
            "outlook": self.outlook,
            "why": [why.data() for why in self.why],
        }


def hint(known: Position, seat: int, budget: Budget, seed: int = 0, cores: int = 1) -> Hint:
    """For the seat to act, from what it knows."""
    judge = Judge(known.game, known.material, budget, seed, cores)
    thought = judge.survey(known, seat, 1, part_of(budget, PARTS[0]))
    best = thought.best
    line = judge.foreseen(known, seat, best.line) or [best.action]
    words = tuple(known.action(number).text for number in line)
    others = [move.action for move in thought.moves[1:2]]
    why = _beside(judge, known, seat, [best.action, *others], part_of(budget, PARTS[1]))
    nudge, cells = nudged(known, best.action)
    expected = told_outlook(outlook(thought).spread_by(judge.spread))
    events = tuple(known.preview(words[0]))
    return Hint(words[0], words, events, nudge, cells, expected, tuple(why))


def nudged(known: Position, action: int) -> tuple[Phrase, tuple[str, ...]]:
    """Where to look; a game that cannot say so bids one look again."""
    if known.game.coach is None:
        return Phrase("coach-nudge"), ()
    return known.game.coach.nudge(known.material.m, known.state, action)


def _beside(
    judge: Judge, known: Position, seat: int, actions: list[int], budget: Budget
) -> list[Why]:
    """What the best move brings that the next best does not; here that is the one `played`."""
    if len(actions) < 2:
        return []
    better, next_best = (ends_after(judge, known, seat, action, budget, ENDS) for action in actions)
    return reasons(next_best, better, seat, REASONS)
