"""Judging a position and a move on what one seat knows, and how far the judgement can be trusted.

`Judge.survey` thinks about a position. `Judge.compare` lets two moves of it meet in a duel: both
are done in worlds dealt from what the seat knows, and what the seat would know then is thought
about anew, each for as long as the other and with dice that did not choose between them. So the
better one is not better because it was lucky, and a move that was hardly looked at gets its due.

The standard error of a chance p after n simulations is √(spread · p(1 − p) / n). `spread` would be
1 if simulations were independent; they are not, since a tree goes where it has been before. It is
read off the trees of a search, which know nothing of each other: how much further they differ than
independent simulations would, over all searches of the judge.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import hypot, sqrt

from serai.bots.search import Budget, Searcher, SearchResult, settings_for
from serai.bots.tree.layout import MOST_SEATS, TALLY
from serai.core.chance import dice
from serai.core.compiled import Floats
from serai.core.contract import SPECTATOR, Game, Material
from serai.core.position import Position

WORLDS = 32  # dealt to see what a seat would know after a move
Heard = Callable[[Position, Searcher, float], None]
TRIAL = 1 << 40  # added to the seed of a search, so that no other has it
OTHERS = 3  # times as much as this very search, all searches together tell of its error
USUAL_SPREAD, USUAL_WEIGHT = 2.0, 4.0  # what is taken for the spread before much is known of it


@dataclass(frozen=True)
class Outlook:
    """Everybody's chance to win and points at the end; `errors` are those of the chances.

    `apart` is how far this very search's two trees lie from their mean, which has its part in the
    errors: where little tells what the trees will find, they lie far apart.
    """

    chances: tuple[float, ...]
    points: tuple[float, ...]
    errors: tuple[float, ...]
    apart: tuple[float, ...] = ()

    @property
    def certain(self) -> bool:
        """Whether this is the end itself."""
        return not any(self.errors)

    def spread_by(self, spread: float) -> "Outlook":
        errors = tuple(error * sqrt(spread) for error in self.errors)
        if self.apart:
            both = zip(errors, self.apart, strict=True)
            errors = tuple(sqrt((OTHERS * usual**2 + own**2) / (OTHERS + 1)) for usual, own in both)
        return Outlook(self.chances, self.points, errors)


@dataclass
class Judge:
    """Thinks about the positions of one match; same seed, same simulations, same judgement.

    With a `fixed` spread a judgement is made of that very position and of nothing else: what other
    seats knew at other moments, and how far searches of that lay apart, does not come into it.
    """

    game: Game
    material: Material
    budget: Budget
    seed: int = 0
    cores: int | None = None
    fixed: float | None = None
    _differences: list[float] = field(default_factory=list)
    _apart: tuple[float, ...] = ()

    @cached_property
    def _searcher(self) -> Searcher:
        return Searcher(self.game, self.material, settings_for(self.game), self.seed, self.cores)

    @property
    def spread(self) -> float:
        if self.fixed is not None:
            return self.fixed
        known = USUAL_SPREAD * USUAL_WEIGHT + sum(self._differences)
        return max(1.0, known / (USUAL_WEIGHT + len(self._differences)))

    def survey(
        self, known: Position, seat: int, lines: int, budget: Budget | None = None
    ) -> SearchResult:
        """All moves of a position, the best of them with lines."""
        return self._think(known, seat, budget or self.budget, 2 * self.seed, lines)

    def outlook(self, thought: SearchResult) -> Outlook:
        """What came of the last thought, with the error that is known of by now."""
        return replace(outlook(thought), apart=self._apart).spread_by(self.spread)

    def at_the_end(self, position: Position) -> Outlook:
        """The end itself."""
        points = tuple(map(float, position.points()))
        return Outlook(tuple(position.result() or []), points, (0.0,) * position.seats)

    def compare(self, known: Position, seat: int, best: int, other: int) -> tuple[Outlook, Outlook]:
        """What comes of two moves, each with half of the budget."""
        half = part_of(self.budget, 0.5)
        return self.after(known, seat, best, half), self.after(known, seat, other, half)

    def after(
        self,
        known: Position,
        seat: int,
        action: int,
        budget: Budget,
        heard: Heard | None = None,
        trial: bool = False,
    ) -> Outlook:
        """What comes of a move; whoever wants to hear is lent the search after each thought.

        A move may show its seat something, which is then another in each of several worlds. The
        dice of a trial have no part in the duel: it chooses who goes there.
        """
        parts: list[Outlook] = []
        numbers: list[int] = []
        for then, number in self.known_after(known, seat, action):
            parts.append(self.judge(then, seat, part_of(budget, number / WORLDS), trial))
            numbers.append(number)
            if heard is not None:
                heard(then, self._searcher, number / WORLDS)
        return _mixed(parts, numbers)

    def known_after(self, known: Position, seat: int, action: int) -> list[tuple[Position, int]]:
        """What the seat can come to know after a move, and in how many worlds."""
        rng = dice(self.seed)
        worlds = (known.dealt(seat, rng) for _ in range(WORLDS))
        then = (world.after(action).hidden_from(seat) for world in worlds)
        return list(Counter(then).items())

    def judge(self, known: Position, seat: int, budget: Budget, trial: bool = False) -> Outlook:
        """What a position is worth, on what a seat knows, by the dice of a duel or of a trial."""
        if known.over:
            return self.at_the_end(known)
        thought = self._think(known, seat, budget, 2 * self.seed + (TRIAL if trial else 1))
        return replace(outlook(thought), apart=self._apart)

    def _think(
        self, known: Position, seat: int, budget: Budget, seed: int, lines: int = 0
    ) -> SearchResult:
        """Always with fresh dice, so that a judgement does not depend on those before it."""
        searcher = self._searcher
        searcher.resume(seed, self.cores)
        thought = searcher.think(known.state, seat, budget, lines=lines)
        rows = [one.tally.reshape(-1, TALLY).sum(axis=0) for one in searcher.trees]
        self._differences += _differences(rows, thought.chances)
        self._apart = _half_difference(rows, known.seats)
        return thought

    # -- what is said of a line ---------------------------------------------------------------

    def foreseen(self, known: Position, seat: int, line: Sequence[int]) -> list[int]:
        """A line up to the first draw that the seat would see: nobody can expect a certain card."""
        world = known.dealt(seat, dice(self.seed))
        told: list[int] = []
        for seen in line:
            done = done_as_seen(world, seat, seen)
            if done is None:
                break
            world = world.after(done)
            told.append(seen)
        return told


def done_as_seen(world: Position, seat: int, seen: int) -> int | None:
    """What was done in this world when the seat saw this, if that can be told."""
    legal = world.legal_numbers()
    if not world.is_chance:
        return seen if seen in legal else None
    looks = {world.shown(seat, outcome) for outcome in legal}
    return legal[0] if looks == {seen} else None


def knower(position: Position) -> int:
    """The seat on whose knowledge a position is judged: the one to act, else nobody's own."""
    return position.actor if position.actor >= 0 else SPECTATOR


def outlook(thought: SearchResult) -> Outlook:
    """The mean of all simulations.

    Those of the better moves alone would be nearer to what the seat to act can reach, but every
    seat would then look better whenever it is its turn, and a curve of them would jump to and fro.
    """
    number = max(1, thought.simulations)
    errors = tuple(sqrt(_variance(chance, number) / number) for chance in thought.chances)
    return Outlook(thought.chances, thought.points, errors)


def loss_error(best: Outlook, played: Outlook, seat: int) -> float:
    return hypot(best.errors[seat], played.errors[seat])


# -- numbers -----------------------------------------------------------------------------------


def _variance(chance: float, number: int) -> float:
    """Of one simulation; never 0, for what has not happened yet may still happen."""
    chance = (chance * number + 1) / (number + 2)
    return chance * (1 - chance)


def _mean(rows: Sequence[Sequence[float]], weights: Sequence[int]) -> list[float]:
    whole = sum(weights)
    return [
        sum(value * weight for value, weight in zip(column, weights, strict=True)) / whole
        for column in zip(*rows, strict=True)
    ]


def _mixed(parts: Sequence[Outlook], numbers: Sequence[int]) -> Outlook:
    """The mean over worlds; which of them were dealt adds to the error."""
    chances = _mean([part.chances for part in parts], numbers)
    points = _mean([part.points for part in parts], numbers)
    whole = sum(numbers)
    errors = []
    for seat, chance in enumerate(chances):
        within = sum(
            (number / whole * part.errors[seat]) ** 2
            for part, number in zip(parts, numbers, strict=True)
        )
        apart = [(part.chances[seat] - chance) ** 2 for part in parts]
        between = _mean([[square] for square in apart], numbers)[0] / whole
        errors.append(sqrt(within + between))
    trees = parts[0].apart if len(parts) == 1 else ()
    return Outlook(tuple(chances), tuple(points), tuple(errors), trees)


def _differences(rows: Sequence[Floats], chances: Sequence[float]) -> list[float]:
    """The squared difference of two trees in its expected size: 1 on the average, if independent.

    Nothing if there is nothing to compare: a single tree, or a chance of 0 or 1.
    """
    found = []
    numbers = [float(row[2 * MOST_SEATS]) for row in rows]
    for seat, chance in enumerate(chances):
        if len(rows) < 2 or min(numbers) < 1 or not 0 < chance < 1:
            continue
        first, second = (rows[i][seat] / numbers[i] for i in range(2))
        expected = chance * (1 - chance) * (1 / numbers[0] + 1 / numbers[1])
        found.append(float((first - second) ** 2 / expected))
    return [sum(found) / len(found)] if found else []


def _half_difference(rows: Sequence[Floats], seats: int) -> tuple[float, ...]:
    numbers = [float(row[2 * MOST_SEATS]) for row in rows]
    if len(rows) < 2 or min(numbers) < 1:
        return ()
    return tuple(
        abs(float(rows[0][seat] / numbers[0] - rows[1][seat] / numbers[1])) / 2
        for seat in range(seats)
    )


def part_of(budget: Budget, part: float) -> Budget:
    simulations = budget.simulations
    return Budget(
        None if simulations is None else max(2, round(simulations * part)),
        None if budget.seconds is None else budget.seconds * part,
        budget.enough,
    )
