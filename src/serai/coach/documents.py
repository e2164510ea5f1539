"""What the coach found, as plain data: the keys are told in docs/coach.md, and are the wire's.

Sentences are not in it: they are said when it is told, in the reader's language (`saying`).
"""

from typing import Any

from serai.core.position import Position

from .analysis.judging import Outlook
from .analysis.verdicts import Assessment
from .luck import Draws, Luck
from .reviewing import Decision, Line, Review, Verdict
from .words import WORDS

Data = dict[str, Any]
GAME_FORMAT, POSITION_FORMAT = "serai coach 1", "serai coach-position 1"


def game(review: Review, draws: list[Draws] | None = None, luck: list[Luck] | None = None) -> Data:
    """As much as has been found out by now."""
    match, decisions = review.match, review.decisions
    return {
        "format": GAME_FORMAT,
        "game": match.game.name,
        "names": list(match.names),
        "seed": review.seed,
        "spread": _number(review.judge.spread),
        "least": list(review.least),
        "moments": [moment(one) for one in decisions],
        "last": outlook(review.last),
        "over": match.over,
        "seats": [_played(name, seat, decisions) for seat, name in enumerate(match.names)],
        "draws": None if draws is None else [_draws(one) for one in draws],
        "luck": None if luck is None else [_plain(one) for one in luck],
        "whole": review.whole,
    }


def position(told: Assessment, of: Position, seed: int) -> Data:
    return {
        "format": POSITION_FORMAT,
        "game": of.game.name,
        "seed": seed,
        "actor": told.actor,
        "simulations": told.simulations,
        "outlook": outlook(told.outlook),
        "moves": [
            {
                "action": move.action,
                "visits": move.visits,
                "chances": _numbers(move.chances),
                "points": _numbers(move.points),
                "line": list(move.line),
            }
            for move in told.moves
        ],
    }


def moment(one: Decision) -> Data:
    return {
        "number": one.number,
        "ply": one.ply,
        "n": one.step.ply,
        "seat": one.seat,
        "action": one.step.before.action(one.step.action).text,
        "legal": one.legal,
        "before": outlook(one.before),
        "verdict": None if one.verdict is None else verdict(one.verdict),
    }


def verdict(told: Verdict) -> Data:
    return {
        "word": told.word,
        "loss": _number(told.loss),
        "error": _number(told.error),
        "simulations": told.simulations,
        "best": line(told.best),
        "played": line(told.played),
        "with_best": outlook(told.with_best),
        "with_played": outlook(told.with_played),
        "helped": _numbers(told.helped),
        "why": [why.data() for why in told.why],
    }


def outlook(told: Outlook) -> Data:
    return {
        "chances": _numbers(told.chances),
        "points": _numbers(told.points),
        "errors": _numbers(told.errors),
    }


def line(told: Line) -> Data:
    return {
        "action": told.action,
        "visits": told.visits,
        "chances": _numbers(told.chances),
        "points": _numbers(told.points),
        "line": list(told.line),
    }


def _played(name: str, seat: int, decisions: list[Decision]) -> Data:
    """The average takes losses as they were found, so that the noise in them cancels out."""
    own = [(one.number, one.verdict) for one in decisions if one.seat == seat and one.verdict]
    number = max(1, len(own))
    worse = [(told.loss, place) for place, told in own if told.word != "good"]
    return {
        "name": name,
        "decisions": len(own),
        "loss": _number(sum(told.loss for _, told in own) / number),
        "error": _number(sum(told.error**2 for _, told in own) ** 0.5 / number),
        "words": {word: sum(told.word == word for _, told in own) for word in WORDS},
        "worst": [place for _, place in sorted(worse, key=lambda row: (-row[0], row[1]))],
    }


def _draws(told: Draws) -> Data:
    return {
        "ply": told.ply,
        "number": told.number,
        "actions": list(told.actions),
        "gave": _numbers(told.gave),
    }


def _plain(told: Luck) -> Data:
    return {key: _number(value) for key, value in vars(told).items()}


def _numbers(values: tuple[float, ...]) -> list[float]:
    return [_number(value) for value in values]


def _number(value: float) -> float:
    return round(value, 5)
