"""Hints for whoever plays: first where to look, then the move and what speaks for it.

Found in about a second from what the seat knows, and from nothing else.
"""

from dataclasses import dataclass
from typing import Any, Literal

from serai.bots.search import Budget, SearchResult
from serai.core.contract import Event, Phrase
from serai.core.position import Position
from serai.tables import telling

from .analysis.judging import Judge, outlook, part_of
from .documents import outlook as told_outlook
from .ends import ends_after
from .reasons import Why, reasons

SECONDS = 0.65  # that are thought about a hint; with its reasons read, about a second
PARTS = 0.5, 0.16  # of the time: for all moves, and for each of up to three once more
ENDS = 96  # simulations that are read for reasons
REASONS = 2
Beside = Literal["next", "middling"]

Data = dict[str, Any]


@dataclass(frozen=True)
class Hint:
    """The move, how play is expected to go on, and what it brings beside the next best, or beside a
    middling one if the next best is much like it.

    `events` are what the move does, as far as its seat can know.
    """

    action: str
    line: tuple[str, ...]
    events: tuple[Event, ...]
    nudge: Phrase
    cells: tuple[str, ...]
    outlook: Data
    why: tuple[Why, ...]
    beside: Beside

    def data(self) -> Data:
        return {
            "action": self.action,
            "line": list(self.line),
            "events": [dict(telling.event(one)) for one in self.events],
            "nudge": {"key": self.nudge.key, "facts": self.nudge.facts},
            "cells": list(self.cells),
            "outlook": self.outlook,
            "why": [why.data() for why in self.why],
            "beside": self.beside,
        }


def hint(known: Position, seat: int, budget: Budget, seed: int = 0, cores: int = 1) -> Hint:
    """For the seat to act, from what it knows."""
    judge = Judge(known.game, known.material, budget, seed, cores)
    thought = judge.survey(known, seat, 1, part_of(budget, PARTS[0]))
    best = thought.best
    line = judge.foreseen(known, seat, best.line) or [best.action]
    words = tuple(known.action(number).text for number in line)
    why, beside = _beside(judge, known, thought, part_of(budget, PARTS[1]))
    nudge, cells = nudged(known, best.action)
    expected = told_outlook(outlook(thought).spread_by(judge.spread))
    events = tuple(known.preview(words[0]))
    return Hint(words[0], words, events, nudge, cells, expected, tuple(why), beside)


def nudged(known: Position, action: int) -> tuple[Phrase, tuple[str, ...]]:
    """Where to look; a game that cannot say so bids one look again."""
    if known.game.coach is None:
        return Phrase("coach-nudge"), ()
    return known.game.coach.nudge(known.material.m, known.state, action)


def _beside(
    judge: Judge, known: Position, thought: SearchResult, budget: Budget
) -> tuple[list[Why], Beside]:
    """What the best move brings that another does not, which is the one `played` here."""
    found = [move.action for move in thought.moves]
    if len(found) < 2:
        return [], "next"
    others: dict[int, Beside] = {found[1]: "next"}
    others.setdefault(found[len(found) // 2], "middling")
    better = ends_after(judge, known, thought.seat, found[0], budget, ENDS)
    for action, beside in others.items():
        other = ends_after(judge, known, thought.seat, action, budget, ENDS)
        why = reasons(other, better, thought.seat, REASONS)
        if why:
            return why, beside
    return [], "next"
