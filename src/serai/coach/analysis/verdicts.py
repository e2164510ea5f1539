"""What an analysis tells: positions, moves and what they cost, as plain data.

`data` makes it ready for JSON, a document says what it is; the keys are told in docs/analysis.md.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from serai.core.contract import OVER

from .judging import Outlook

Data = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """A legal action and what the search found out about it; `line` begins with it."""

    action: str
    visits: int
    value: float
    chances: tuple[float, ...]
    points: tuple[float, ...]
    line: tuple[str, ...]


@dataclass(frozen=True)
class Assessment:
    """A position, judged on what `seat` knows of it (SPECTATOR: what everybody knows).

    `simulations` is 0 if there was nothing to find out: at the end, or where it was taken over
    from the move before. The most visited move comes first.
    """

    actor: int
    seat: int
    simulations: int
    outlook: Outlook
    moves: tuple[Choice, ...]

    @property
    def chances(self) -> tuple[float, ...]:
        return self.outlook.chances

    @property
    def points(self) -> tuple[float, ...]:
        return self.outlook.points


@dataclass(frozen=True)
class Verdict:
    """What a move cost: the outlook after the best move and after the one played.

    `loss` is the mover's chance to win that is gone; below 0 if the move was the better one.
    It is `sure` if it is worth a word and no noise.
    """

    best: Choice
    played: Choice
    with_best: Outlook
    with_played: Outlook
    loss: float
    error: float
    sure: bool


@dataclass(frozen=True)
class Ply:
    """A seat's action: its number among those that stand, from 1, and its place in the log.

    There is no verdict if nothing else could be done.
    """

    number: int
    ply: int
    seat: int
    action: str
    legal: int
    before: Assessment
    verdict: Verdict | None

    @property
    def after(self) -> Outlook:
        """What was expected once the action was chosen."""
        return self.before.outlook if self.verdict is None else self.verdict.with_played


@dataclass(frozen=True)
class Played:
    """How a seat has played: its decisions, what one of them cost on the average, its worst."""

    name: str
    decisions: int
    loss: float
    error: float
    worst: tuple[int, ...]


@dataclass(frozen=True)
class Analysis:
    """A game. `worst` are the numbers of the moves with a sure loss, the greatest first.

    It is `whole` unless it was ended early: then its moves are those judged by then, and `last` is
    the position after them.
    """

    game: str
    names: tuple[str, ...]
    simulations: int | None
    seconds: float | None
    seed: int
    spread: float
    plies: tuple[Ply, ...]
    last: Assessment
    seats: tuple[Played, ...]
    worst: tuple[int, ...]
    whole: bool = True

    @property
    def over(self) -> bool:
        return self.last.actor == OVER

    @property
    def moments(self) -> list[Assessment]:
        """Every position a seat had to act in, and the last one."""
        return [*(ply.before for ply in self.plies), self.last]

    def worst_moves(self, number: int) -> list[Ply]:
        return [self.plies[place - 1] for place in self.worst[:number]]


def worst_of(plies: Iterable[Ply]) -> tuple[int, ...]:
    sure = [(ply.verdict.loss, ply.number) for ply in plies if ply.verdict and ply.verdict.sure]
    return tuple(number for _, number in sorted(sure, key=lambda row: (-row[0], row[1])))


def played_by(name: str, seat: int, plies: Sequence[Ply]) -> Played:
    """The average takes losses as they were found, so that the noise in them cancels out."""
    own = [ply for ply in plies if ply.seat == seat]
    verdicts = [ply.verdict for ply in own if ply.verdict]
    number = max(1, len(verdicts))
    loss = sum(verdict.loss for verdict in verdicts) / number
    error = sum(verdict.error**2 for verdict in verdicts) ** 0.5 / number
    return Played(name, len(verdicts), loss, error, worst_of(own))


def data(told: Analysis | Assessment) -> Data:
    """As lists, texts and rounded numbers, ready for JSON; the keys are the names of the fields."""
    plain: Data = _plain(asdict(told))
    return plain


def game_document(told: Analysis) -> Data:
    """The analysis of a game as it is written to a file, or answered."""
    return {"format": "serai analysis 1", **data(told)}


def position_document(told: Assessment, game: str, seed: int) -> Data:
    """The same of a position."""
    return {"format": "serai assessment 1", "game": game, "seed": seed, **data(told)}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return round(value, 6) if isinstance(value, float) else value
