"""Where a game was won and lost.

`evaluate` tells what a position is worth to every seat, and what can be done in it. `analyse` does
so at every move of a game and tells what each cost the seat that made it. Both judge on what the
seat to act could know, never on the true state. How, and how sure it is, is told in `judging`;
what is told is plain data, see `verdicts`.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from serai.bots.search import Budget, Move, SearchResult
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.errors import BadOption
from serai.core.log import Step
from serai.core.match import Match
from serai.core.position import Position
from serai.core.record import load

from .judging import Judge, Outlook, knower, loss_error, outlook
from .verdicts import Analysis, Assessment, Choice, Ply, Verdict, data, played_by, worst_of

__all__ = ["USUAL", "Analysis", "Assessment", "Budget", "analyse", "data", "evaluate"]

USUAL = Budget(simulations=1000)
LISTED = 5  # moves that are told of a position in a game; as many get their line
SURE = 3.0  # standard errors by which a loss must stand out of the noise
LEAST_LOSS = 0.01  # a chance that is worth a word

Progress = Callable[[int, int], None]


def evaluate(
    position: Position,
    budget: Budget = USUAL,
    seat: int | None = None,
    seed: int = 0,
    cores: int | None = None,
) -> Assessment:
    """A position, on what the seat to act knows, or the given one."""
    if seat is not None and not 0 <= seat < position.seats:
        raise BadOption("bad-seat", seat=seat, seats=position.seats)
    critic = _Critic(Judge(position.game, position.material, budget, seed, cores))
    return critic.spread(critic.assess(position, seat, None)[0])


def analyse(
    game: Match | str,
    budget: Budget = USUAL,
    progress: Progress | None = None,
    seed: int = 0,
    cores: int | None = None,
) -> Analysis:
    """Every move that stands in a match, or in the text of a record, finished or not.

    `progress` is told how many positions are done, of how many. Once the budget's `enough` is set,
    it ends with what has been judged by then.
    """
    match = load(game) if isinstance(game, str) else game
    critic = _Critic(Judge(match.game, match.material, budget, seed, cores))
    tell = progress or (lambda done, of: None)
    of = 1 + sum(step.seat != CHANCE for step in match.steps)
    plies: list[Ply] = []
    now, whole = match.position, True
    for step, drawn in _moves(match):
        if budget.enough is not None and budget.enough.is_set():
            now, whole = step.before, False
            break
        tell(len(plies), of)
        last = None if drawn or not plies else plies[-1]
        plies.append(critic.move(len(plies) + 1, step, last))
    tell(len(plies), of)
    last_one = critic.spread(critic.assess(now, None, LISTED)[0])
    tell(len(plies) + 1, of)
    judged = tuple(map(critic.with_error, plies))
    return Analysis(
        match.game.name,
        tuple(match.names),
        budget.simulations,
        budget.seconds,
        seed,
        critic.judge.spread,
        judged,
        last_one,
        tuple(played_by(name, seat, judged) for seat, name in enumerate(match.names)),
        worst_of(judged),
        whole,
    )


# -- going through a game --------------------------------------------------------------------


def _moves(match: Match) -> Iterator[tuple[Step, bool]]:
    """Every action of a seat that stands, and whether chance came between."""
    drawn = False
    for step in match.steps:
        if step.seat != CHANCE:
            yield step, drawn
        drawn = step.seat == CHANCE


class _Critic:
    """A judge who says in the words of the game what it thinks."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def assess(
        self, position: Position, seat: int | None, listed: int | None
    ) -> tuple[Assessment, SearchResult | None]:
        """A position, and the thought behind it; all its moves, or those listed."""
        actor = position.actor
        if actor == OVER:
            return Assessment(OVER, SPECTATOR, 0, self.judge.at_the_end(position), ()), None
        seat = knower(position) if seat is None else seat
        known = position.hidden_from(seat)
        thought = self.judge.survey(known, seat, LISTED)
        visited = [move for move in thought.moves if move.visits] if actor != CHANCE else []
        moves = tuple(self.choice(known, seat, move) for move in visited[:listed])
        return Assessment(actor, seat, thought.simulations, outlook(thought), moves), thought

    def move(self, number: int, step: Step, last: Ply | None) -> Ply:
        """A move; the errors are still without their spread, which all moves tell together."""
        here, seat = step.before, step.seat
        legal = len(here.legal_numbers())
        text, verdict = here.action(step.action).text, None
        if legal == 1 and last is not None and _know_the_same(here, seat, last.seat):
            before = Assessment(seat, seat, 0, last.after, ())
        else:
            before, thought = self.assess(here, None, LISTED)
            if legal > 1 and thought is not None:
                verdict = self._verdict(step, thought, before.outlook)
        return Ply(number, step.ply, seat, text, legal, before, verdict)

    def choice(self, known: Position, seat: int, move: Move) -> Choice:
        line = self.judge.foreseen(known, seat, move.line) or [move.action]
        words = tuple(known.action(number).text for number in line)
        text = known.action(move.action).text
        return Choice(text, move.visits, move.value, move.chances, move.points, words)

    def _verdict(self, step: Step, thought: SearchResult, now: Outlook) -> Verdict:
        seat, best = step.seat, thought.best
        known = step.before.hidden_from(seat)
        played = next(move for move in thought.moves if move.action == step.action)
        with_best, with_played = now, now
        if played is not best:
            with_best, with_played = self.judge.compare(known, seat, best.action, played.action)
        loss = with_best.chances[seat] - with_played.chances[seat]
        first, second = (self.choice(known, seat, move) for move in (best, played))
        return Verdict(first, second, with_best, with_played, loss, 0.0, False)

    # -- once the spread is known -------------------------------------------------------------

    def spread(self, position: Assessment) -> Assessment:
        return replace(position, outlook=position.outlook.spread_by(self.judge.spread))

    def with_error(self, ply: Ply) -> Ply:
        if ply.verdict is None:
            return replace(ply, before=self.spread(ply.before))
        outlooks = (ply.verdict.with_best, ply.verdict.with_played)
        best, played = (outlook.spread_by(self.judge.spread) for outlook in outlooks)
        same = ply.verdict.best.action == ply.action
        error = 0.0 if same else loss_error(best, played, ply.seat)
        loss = ply.verdict.loss
        sure = loss >= LEAST_LOSS and loss > SURE * error
        verdict = replace(ply.verdict, with_best=best, with_played=played, error=error, sure=sure)
        return replace(ply, before=self.spread(ply.before), verdict=verdict)


def _know_the_same(position: Position, seat: int, other: int) -> bool:
    return position.hidden_from(seat) == position.hidden_from(other)
