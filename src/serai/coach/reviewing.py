"""A whole game gone over: every decision judged, those that are close again and more deeply.

The first pass is a glance at every decision. Whatever is not the best move by far at first sight is
then searched anew with all the simulations there are for it, and so are decisions with which the
next one does not agree: where nothing is drawn and nothing hidden between two decisions, what is
expected after the first is what the second begins from, and if that one, a step further on, sees it
otherwise, the first has not seen far enough. So a trap that opens only deep in the tree is found by
looking back, from the last decision to the first; and what a move led to has mostly been searched
already, and is not searched twice.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil
from threading import Event

from serai.bots.search import Budget, Move, SearchResult
from serai.core.contract import CHANCE, Game
from serai.core.log import Step
from serai.core.match import Match
from serai.core.position import Position

from .analysis.judging import Judge, Outlook, knower, loss_error, outlook
from .ends import ends_after
from .reasons import Why, reasons
from .words import USUAL, Least, Word, least_for, spread_for, word_for

DISAGREE = 0.08  # of a chance, between a decision and the next, that calls for another look
TRIED, NEAR = 3, 8  # of the moves that were looked at most; decisions to look ahead for more
TRIALS = 10  # to try a move takes this part of the simulations
BETTER = 0.05  # of a chance, that a move must be better in a trial than the one looked at most
LINES = 8  # moves of which is told how play goes on
HALF = 0.5  # of the simulations, that a best move must have had to be trusted at first sight
ENDS = 256  # simulations that are read for reasons, after each of the two moves
REASONING = 4_000  # simulations before those, at most
SHORTEST = 1 / 8  # of a glance, however little time there is

Progress = Callable[[str, int, int], None]  # which pass, how many are done, of how many


@dataclass(frozen=True)
class Effort:
    """How many simulations a decision gets at first, and at most."""

    first: int = 1_000
    most: int = 16_000


def effort_for(game: Game, most: int | None = None) -> Effort:
    """What the game itself calls for, but no more than that."""
    own = Effort() if game.coach is None else Effort(*game.coach.EFFORT)
    return own if most is None else Effort(min(own.first, most), min(own.most, most))


@dataclass(frozen=True)
class Line:
    """A move as the search found it, with how play is expected to go on."""

    action: str
    visits: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    line: tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """What a move cost, found with so many simulations of the position and of each move."""

    best: Line
    played: Line
    with_best: Outlook
    with_played: Outlook
    loss: float
    error: float
    simulations: int
    least: Least = USUAL
    why: tuple[Why, ...] = ()

    @property
    def word(self) -> Word:
        return word_for(self.loss, self.error, self.least)

    @property
    def helped(self) -> tuple[float, ...]:
        pairs = zip(self.with_played.chances, self.with_best.chances, strict=True)
        return tuple(played - best for played, best in pairs)


@dataclass(frozen=True)
class Decision:
    """A seat's action: its number among those of seats, from 1, and how many stand before it.

    `drawn` says that chance acted between the decision before it and this one. There is no verdict
    where there was no choice.
    """

    number: int
    ply: int
    step: Step
    drawn: bool
    legal: int
    before: Outlook
    verdict: Verdict | None

    @property
    def seat(self) -> int:
        return self.step.seat

    @property
    def begins_from(self) -> Outlook:
        """What the seat that decides can expect if it does so well."""
        return self.before if self.verdict is None else self.verdict.with_best

    @property
    def comes_to(self) -> Outlook:
        return self.before if self.verdict is None else self.verdict.with_played


def whole_glances(done: float) -> float:
    return 1.0


class Review:
    """The decisions of a match, and what has been found out about them so far."""

    def __init__(
        self,
        match: Match,
        effort: Effort | None = None,
        seed: int = 0,
        cores: int | None = None,
        enough: Event | None = None,
    ) -> None:
        self.match, self.seed = match, seed
        self.effort = effort or effort_for(match.game)
        self.least = least_for(match.game)
        self.enough = enough or Event()
        nothing, fixed = self._budget(0), spread_for(match.game)
        self.judge = Judge(match.game, match.material, nothing, seed, cores, fixed)
        self.decisions: list[Decision] = []
        self.last = Outlook((), (), ())
        self.whole = False
        self._on: dict[int, bool] = {}

    @property
    def is_complete(self) -> bool:
        """Whether every decision has been looked at once."""
        return len(self.decisions) == sum(step.seat != CHANCE for step in self.match.steps)

    # -- the passes -------------------------------------------------------------------------

    def first_pass(self, tell: Progress, part: Callable[[float], float] = whole_glances) -> None:
        """Every decision once; if it is enough, those that come to their turn before that.

        When so much has been done, a glance gets only a `part` of its simulations.
        """
        steps = list(_decided(self.match))
        for number, (ply, step, drawn) in enumerate(steps, 1):
            if self.enough.is_set():
                break
            tell("first", number - 1, len(steps))
            simulations = ceil(self.effort.first * max(SHORTEST, part((number - 1) / len(steps))))
            one = self._first(number, ply, step, drawn, simulations)
            if self.enough.is_set():  # in the middle of it, and nothing can be said of it yet
                break
            self.decisions.append(one)
        self.last = self._last(len(self.decisions) == len(steps))
        tell("first", len(self.decisions), len(steps))

    def close_calls(self, tell: Progress) -> Iterator[int]:
        """Those that are not clear, the latest first, again; which has just been looked at."""
        done = 0
        while not self.enough.is_set():
            open_ones = [place for place in range(len(self.decisions)) if self.is_open(place)]
            tell("close", done, done + len(open_ones))
            if not open_ones:
                break
            place = open_ones[-1]  # so that what is found out goes backwards
            self._deepen(place)
            done += 1
            yield place
        self.whole = not self.enough.is_set()

    def tell_why(self, tell: Progress) -> Iterator[int]:
        """Reasons for every move that was worse than good, of the greatest loss first."""
        losses = {
            place: one.verdict.loss
            for place, one in enumerate(self.decisions)
            if one.verdict is not None and one.verdict.word != "good" and not one.verdict.why
        }
        worse = sorted(losses, key=lambda place: -losses[place])
        for done, place in enumerate(worse):
            if self.enough.is_set():
                self.whole = False
                return
            tell("reasons", done, len(worse))
            self._explain(place)
            yield place
        tell("reasons", len(worse), len(worse))

    # -- what is still open -----------------------------------------------------------------

    def is_open(self, place: int) -> bool:
        """Whether a decision should have another look."""
        one = self.decisions[place]
        verdict = one.verdict
        if verdict is None or verdict.simulations >= self.effort.most:
            return False
        if self._disagrees(place):
            return True
        if verdict.best.action != verdict.played.action:
            return True
        return verdict.best.visits < HALF * verdict.simulations

    def _disagrees(self, place: int) -> bool:
        """Whether the next decision, which has seen one step further, sees it otherwise."""
        if not self._leads_on(place):
            return False
        one, after = self.decisions[place], self.decisions[place + 1]
        here, then = one.comes_to, after.begins_from
        apart = abs(here.chances[one.seat] - then.chances[one.seat])
        return apart > max(DISAGREE, 3 * loss_error(here, then, one.seat))

    def _leads_on(self, place: int) -> bool:
        """Whether before a decision it is known what will be known at the next one."""
        if place + 1 >= len(self.decisions):
            return False
        if place not in self._on:
            one, after = self.decisions[place : place + 2]
            known, there = (each.step.before.hidden_from(each.seat) for each in (one, after))
            then = self.judge.known_after(known, one.seat, one.step.action)
            self._on[place] = [position for position, _ in then] == [there]
        return self._on[place]

    # -- one decision -----------------------------------------------------------------------

    def _budget(self, simulations: int) -> Budget:
        return Budget(simulations=simulations, enough=self.enough)

    def _first(self, number: int, ply: int, step: Step, drawn: bool, simulations: int) -> Decision:
        here, seat = step.before, step.seat
        legal = len(here.legal_numbers())
        last = self.decisions[-1] if self.decisions else None
        if legal == 1 and last is not None and not drawn and know_the_same(here, seat, last.seat):
            return Decision(number, ply, step, drawn, legal, last.comes_to, None)
        before, verdict = self.verdict(here, seat, step.action, simulations)
        return Decision(number, ply, step, drawn, legal, before, verdict if legal > 1 else None)

    def _deepen(self, place: int) -> None:
        one, there = self.decisions[place], None
        if self._leads_on(place):
            after = self.decisions[place + 1]
            if after.verdict is not None and after.verdict.simulations == self.effort.most:
                there = after.before
        before, verdict = self.verdict(
            *(one.step.before, one.seat, one.step.action, self.effort.most),
            there=there,
            later=self._later(place),
        )
        if not self.enough.is_set():
            self.decisions[place] = replace(one, before=before, verdict=verdict)

    def _later(self, place: int) -> list[int]:
        """What the same seat could do best a little later, where nothing is hidden from it."""
        one, found = self.decisions[place], dict[int, None]()
        if one.step.before.hidden_from(one.seat) != one.step.before:
            return []
        for after in self.decisions[place + 1 : place + 1 + NEAR]:
            if after.drawn:
                break
            if after.seat == one.seat and after.verdict is not None:
                found[after.step.before.number_of(after.verdict.best.action)] = None
        return list(found)

    def verdict(
        self,
        position: Position,
        seat: int,
        action: int,
        simulations: int,
        there: Outlook | None = None,
        later: Sequence[int] = (),
    ) -> tuple[Outlook, Verdict]:
        """The position before a move, and what the move cost, on what its seat could know.

        What comes of it may be known already (`there`), and which moves were good `later`.
        """
        known, budget = position.hidden_from(seat), self._budget(simulations)
        thought = self.judge.survey(known, seat, LINES, budget)
        before = self.judge.outlook(thought)
        best = self._best(known, thought, action, simulations, later)
        played = next(move for move in thought.moves if move.action == action)
        lines = self._line(known, seat, best), self._line(known, seat, played)
        if played is best:
            alone = _of_move(best, thought).spread_by(self.judge.spread)
            return before, Verdict(*lines, alone, alone, 0.0, 0.0, simulations, self.least)
        with_best = self._after(known, seat, best.action, budget)
        with_played = there or self._after(known, seat, action, budget)
        loss = with_best.chances[seat] - with_played.chances[seat]
        error = loss_error(with_best, with_played, seat)
        outlooks = with_best, with_played
        return before, Verdict(*lines, *outlooks, loss, error, simulations, self.least)

    def _best(
        self,
        known: Position,
        thought: SearchResult,
        action: int,
        simulations: int,
        later: Sequence[int],
    ) -> Move:
        """The move that was looked at most, unless another that should be looked at is better."""
        best, seat = thought.best, thought.seat
        clear = best.action == action and best.visits >= HALF * simulations
        if clear or simulations <= self.effort.first:
            return best
        moves = {move.action: move for move in thought.moves}
        others = dict.fromkeys([*(move.action for move in thought.moves[1:TRIED]), *later])
        budget = self._budget(simulations // TRIALS)
        chances = {
            one: self.judge.after(known, seat, one, budget, trial=True).chances[seat]
            for one in [best.action, *others]
            if one in moves
        }
        first = max(chances, key=lambda one: chances[one])
        return moves[first] if chances[first] > chances[best.action] + BETTER else best

    def _after(self, known: Position, seat: int, action: int, budget: Budget) -> Outlook:
        return self.judge.after(known, seat, action, budget).spread_by(self.judge.spread)

    def _line(self, known: Position, seat: int, move: Move) -> Line:
        numbers = self.judge.foreseen(known, seat, move.line) or [move.action]
        words = tuple(known.action(number).text for number in numbers)
        return Line(words[0], move.visits, move.chances, move.points, words)

    def _explain(self, place: int) -> None:
        one = self.decisions[place]
        verdict, known = one.verdict, one.step.before.hidden_from(one.seat)
        assert verdict is not None
        why = self.why(known, one.seat, verdict)
        if self.enough.is_set():
            return
        self.decisions[place] = replace(one, verdict=replace(verdict, why=tuple(why)))

    def why(self, known: Position, seat: int, verdict: Verdict) -> list[Why]:
        """The same thoughts once more, with the same dice; then how simulations end."""
        budget = self._budget(min(verdict.simulations, REASONING))
        played, better = (
            ends_after(self.judge, known, seat, known.number_of(line.action), budget, ENDS)
            for line in (verdict.played, verdict.best)
        )
        return reasons(played, better, seat)

    def _last(self, is_last: bool) -> Outlook:
        """Where the decisions have led, as far as they were looked at."""
        position = self.match.position
        if not is_last and self.decisions:
            position = self.decisions[-1].step.after
        if position.over:
            return self.judge.at_the_end(position)
        seat = knower(position)
        thought = self.judge.survey(
            position.hidden_from(seat), seat, 0, self._budget(self.effort.first)
        )
        return self.judge.outlook(thought)


def _decided(match: Match) -> Iterator[tuple[int, Step, bool]]:
    """Every action of a seat that stands: how many stand before it, and whether chance came."""
    drawn = False
    for ply, step in enumerate(match.steps):
        if step.seat != CHANCE:
            yield ply, step, drawn
        drawn = step.seat == CHANCE


def _of_move(move: Move, thought: SearchResult) -> Outlook:
    """What the search expects after a move that it looked at most."""
    alone = SearchResult(thought.seat, move.visits, move.chances, move.points, ())
    return outlook(alone)


def know_the_same(position: Position, seat: int, other: int) -> bool:
    return seat == other or position.hidden_from(seat) == position.hidden_from(other)
