"""Where a game was won and lost.

`evaluate` tells what a position is worth to every seat, and what can be done in it. `analyse` does
so at every move of a game and tells what each cost the seat that made it. Both judge on what the
seat to act could know, never on the true state. How, and how sure it is, is told in `judging`;
what is told is plain data, see `verdicts`.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from serai.bots.search import Budget, Move, SearchResult
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.errors import BadOption
from serai.core.match import Entry, Match
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
    match: Match,
    budget: Budget = USUAL,
    seat: int | None = None,
    seed: int = 0,
    cores: int | None = None,
) -> Assessment:
    """The position now, on what the seat to act knows, or the given one."""
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption("bad-seat", seat=seat, seats=match.seats)
    critic = _Critic(match, budget, seed, cores)
    return critic.spread(critic.assess(match.state, seat, None)[0])


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
    critic = _Critic(match, budget, seed, cores)
    tell = progress or (lambda done, of: None)
    of = 1 + sum(entry.seat != CHANCE for _, entry in match.in_force)
    plies: list[Ply] = []
    now, whole = match.state, True
    for ply, entry, before, drawn in _moves(match):
        if budget.enough is not None and budget.enough.is_set():
            now, whole = before, False
            break
        tell(len(plies), of)
        last = None if drawn or not plies else plies[-1]
        plies.append(critic.move(len(plies) + 1, ply, entry, before, last))
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


def _moves(match: Match) -> Iterator[tuple[int, Entry, Buffer, bool]]:
    """Every action of a seat that stands, the state before it, and whether chance came between."""
    s, drawn = match.start, False
    for ply, entry in match.in_force:
        if entry.seat == CHANCE:
            drawn = True
        else:
            yield ply, entry, s, drawn
            drawn = False
        s = match.game.after(match.material.m, s, entry.action)


class _Critic:
    """A judge, and the match whose words it speaks."""

    def __init__(self, match: Match, budget: Budget, seed: int, cores: int | None) -> None:
        self.match, self.game, self.m = match, match.game, match.material.m
        self.judge = Judge(match.game, match.material, budget, seed, cores)

    def assess(
        self, s: Buffer, seat: int | None, listed: int | None
    ) -> tuple[Assessment, SearchResult | None]:
        """A position, and the thought behind it; all its moves, or those listed."""
        actor = self.game.rules.actor(self.m, s)
        if actor == OVER:
            return Assessment(OVER, SPECTATOR, 0, self.judge.at_the_end(s), ()), None
        seat = knower(self.game, self.m, s) if seat is None else seat
        known = self.game.hidden_from(self.m, s, seat)
        thought = self.judge.survey(known, seat, LISTED)
        visited = [move for move in thought.moves if move.visits] if actor != CHANCE else []
        moves = tuple(self.choice(known, seat, move) for move in visited[:listed])
        return Assessment(actor, seat, thought.simulations, outlook(thought), moves), thought

    def move(self, number: int, ply: int, entry: Entry, s: Buffer, last: Ply | None) -> Ply:
        """A move; the errors are still without their spread, which all moves tell together."""
        legal = len(self.game.legal(self.m, s))
        text, verdict = self.match.text(entry.action), None
        if legal == 1 and last is not None and self._knows_as_much(s, entry.seat, last.seat):
            before = Assessment(entry.seat, entry.seat, 0, last.after, ())
        else:
            before, thought = self.assess(s, None, LISTED)
            if legal > 1 and thought is not None:
                verdict = self._verdict(s, entry, thought, before.outlook)
        return Ply(number, ply, entry.seat, text, legal, before, verdict)

    def choice(self, known: Buffer, seat: int, move: Move) -> Choice:
        line = self.judge.foreseen(known, seat, move.line) or [move.action]
        words = tuple(map(self.match.text, line))
        text = self.match.text(move.action)
        return Choice(text, move.visits, move.value, move.chances, move.points, words)

    def _verdict(self, s: Buffer, entry: Entry, thought: SearchResult, now: Outlook) -> Verdict:
        seat, best = entry.seat, thought.best
        known = self.game.hidden_from(self.m, s, seat)
        played = next(move for move in thought.moves if move.action == entry.action)
        with_best, with_played = now, now
        if played is not best:
            with_best, with_played = self.judge.compare(known, seat, best.action, played.action)
        loss = with_best.chances[seat] - with_played.chances[seat]
        first, second = (self.choice(known, seat, move) for move in (best, played))
        return Verdict(first, second, with_best, with_played, loss, 0.0, False)

    def _knows_as_much(self, s: Buffer, seat: int, other: int) -> bool:
        views = (self.game.hidden_from(self.m, s, who) for who in (seat, other))
        return len(set(map(self.game.position_bytes, views))) == 1

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
