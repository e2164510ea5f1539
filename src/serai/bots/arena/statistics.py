"""What results say, and how sure one can be of it. Pure functions: no files, no clock, no dice.

A *deal* is one set of cards, played several times with the bots in other seats. Its games hang
together, since good cards are good for whoever gets them, so the deal and not the game is the unit
of everything here: `share` is a mean over deals, `elo` has the variance of the deals (a jackknife
to first order), and `sprt` is fed deal by deal.

Everywhere one deal of plain luck is added to the variance that was observed. It is soon outweighed,
and without it a few deals that happen to be alike would pass for certainty.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

NORMAL = 1.959963984540054  # the normal quantile for 95 %
ELO = 400 / math.log(10)  # points for a factor of e in strength
ALPHA = BETA = 0.05
LEAST_DEALS = 16  # before a test may stop: a variance needs some deals
BOUNDS = (math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA))
UPPER, LOWER, OPEN = "upper", "lower", "open"

_STEPS = 100
_EXACT = 1e-10


@dataclass(frozen=True)
class Result:
    """A game: the bot on each seat, by number, and each seat's share of the win."""

    bots: tuple[int, ...]
    shares: tuple[float, ...]


Deal = Sequence[Result]
Alike = Counter[tuple[Result, ...]]  # how often each deal came out the same


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval; an end that is None may be as far away as you like."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Verdict:
    """How a test stands after so many deals: UPPER or LOWER is accepted, or it is OPEN."""

    outcome: str
    deals: int
    ratio: float
    bounds: tuple[float, float]


# -- the share of the win --------------------------------------------------------------------


def scores(deals: Sequence[Deal], bot: int) -> list[float]:
    """The bot's mean share per seat in each of the deals it sat in."""
    return [sum(own) / len(own) for own in (_own(deal, bot) for deal in deals) if own]


def share(deals: Sequence[Deal], bot: int) -> Estimate | None:
    """The bot's share of the win per seat: the fair one is 1/seats for every bot.

    The interval is Wilson's, for as many independent games as the deals are worth.
    """
    each, sat = scores(deals, bot), sum(len(_own(deal, bot)) for deal in deals)
    if not each:
        return None
    number, games = len(each), sat / len(each)
    mean = sum(each) / number
    chance = mean * (1 - mean)
    spread = sum((score - mean) ** 2 for score in each)
    ratio = spread / chance if chance > _EXACT else number / games
    worth = number**2 / (ratio + 1 / games) * number / (number + 1)
    return _wilson(mean, worth, student(number))


def student(freedom: int) -> float:
    """The 95 % quantile of Student's t (both sides), by Cornish and Fisher's expansion."""
    if freedom < 3:
        return (math.nan, 12.7062, 4.3027)[freedom]
    z, n = NORMAL, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _own(deal: Deal, bot: int) -> list[float]:
    return [
        share
        for game in deal
        for who, share in zip(game.bots, game.shares, strict=True)
        if who == bot
    ]


def _wilson(mean: float, number: float, quantile: float) -> Estimate:
    square = quantile**2 / number
    middle = (mean + square / 2) / (1 + square)
    half = math.sqrt(square * (mean * (1 - mean) + square / 4)) / (1 + square)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


# -- Elo -------------------------------------------------------------------------------------


def elo(deals: Sequence[Deal], bots: int) -> list[Estimate]:
    """Every bot's Elo, counted from the last one.

    The model is Bradley and Terry's for any number of players: a seat wins with its bot's strength
    over the sum of strengths at the table, and a shared win counts for each as far as it is shared.
    Strengths are of maximum likelihood. A bot that has never lost a share to the last one, nor to
    anybody who could stand between them, has no highest Elo; then one shared game at every
    table keeps the numbers finite, and the end of the interval is None. Without games it is both.
    """
    alike = Counter(tuple(deal) for deal in deals)
    tables = _tables(alike, bots)
    beaten = _beaten(tables, bots)
    bounded = bool((beaten & beaten.T).all())
    ghosts = [] if bounded else [_ghost(table) for table in tables]
    strengths = _fit([*tables, *ghosts], bots)
    spread = _spread(alike, ghosts, strengths)
    quantile = student(max(1, len(deals)))
    return [
        Estimate(
            float(ELO * strengths[bot]),
            float(ELO * (strengths[bot] - quantile * spread[bot])) if beaten[bot, -1] else None,
            float(ELO * (strengths[bot] + quantile * spread[bot])) if beaten[-1, bot] else None,
        )
        for bot in range(bots)
    ]


def elo_of(share: float, seats: int = 2) -> float:
    """The Elo by which one bot is ahead of equal others, from its share of the win."""
    return ELO * math.log(share * (seats - 1) / (1 - share))


@dataclass(frozen=True)
class _Table:
    """All games with the same company: seats by bot, games, and wins by bot."""

    seats: Array
    games: float
    wins: Array


def _tables(alike: Alike, bots: int) -> list[_Table]:
    wins: dict[tuple[int, ...], Array] = {}
    games: Counter[tuple[int, ...]] = Counter()
    for deal, number in alike.items():
        for game in deal:
            company = tuple(sorted(game.bots))
            games[company] += number
            won = wins.setdefault(company, np.zeros(bots))
            for bot, part in zip(game.bots, game.shares, strict=True):
                won[bot] += number * part
    return [_Table(_count(company, bots), games[company], wins[company]) for company in games]


def _count(company: Sequence[int], bots: int) -> Array:
    return np.bincount(company, minlength=bots).astype(np.float64)


def _ghost(table: _Table) -> _Table:
    """A game at the same table that all seats share."""
    return _Table(table.seats, 1.0, table.seats / table.seats.sum())


def _beaten(tables: Sequence[_Table], bots: int) -> NDArray[np.bool_]:
    """Whether one bot has taken a share at a table with the other, or by way of third ones."""
    beaten = np.eye(bots, dtype=np.bool_)
    for table in tables:
        beaten |= np.outer(table.wins > 0, table.seats > 0)
    for between in range(bots):
        beaten |= np.outer(beaten[:, between], beaten[between])
    return beaten


def _fit(tables: Sequence[_Table], bots: int) -> Array:
    """The strengths (logarithms, the last one 0) that make the results most likely: Newton."""
    strengths = np.zeros(bots)
    before = _likelihood(tables, strengths)
    for _ in range(_STEPS):
        slope, bend = _derivatives(tables, strengths)
        step = np.zeros(bots)
        step[:-1] = np.linalg.lstsq(bend[:-1, :-1], slope[:-1], rcond=None)[0]
        after = _likelihood(tables, strengths + step)
        while after < before - _EXACT and np.abs(step).max() > _EXACT:
            step /= 2
            after = _likelihood(tables, strengths + step)
        strengths, before = strengths + step, after
        if np.abs(step).max() < _EXACT:
            break
    return strengths


def _chances(table: _Table, strengths: Array) -> Array:
    """Each bot's chance to win at a table, its seats together."""
    weights: Array = table.seats * np.exp(strengths - strengths.max())
    chances: Array = weights / weights.sum()
    return chances


def _likelihood(tables: Sequence[_Table], strengths: Array) -> float:
    """The logarithm, but for what does not depend on the strengths."""
    total = 0.0
    for table in tables:
        most = strengths.max()
        whole = most + math.log(float(table.seats @ np.exp(strengths - most)))
        total += float(table.wins @ strengths) - table.games * whole
    return total


def _derivatives(tables: Sequence[_Table], strengths: Array) -> tuple[Array, Array]:
    """Slope and (negative) bend of the likelihood."""
    bots = len(strengths)
    slope, bend = np.zeros(bots), np.zeros((bots, bots))
    for table in tables:
        chances = _chances(table, strengths)
        slope += table.wins - table.games * chances
        bend += table.games * (np.diag(chances) - np.outer(chances, chances))
    return slope, bend


def _spread(alike: Alike, ghosts: Sequence[_Table], strengths: Array) -> Array:
    """The standard errors: what leaving out a deal would change, to first order, summed up."""
    bots, number = len(strengths), max(1, alike.total())
    parts = [(_tables(Counter([deal]), bots), times) for deal, times in alike.items()]
    parts += [([ghost], 1) for ghost in ghosts]
    bend = _derivatives([*_tables(alike, bots), *ghosts], strengths)[1][:-1, :-1]
    squares = bend / number
    for tables, times in parts:
        slope = _derivatives(tables, strengths)[0][:-1]
        squares += times * np.outer(slope, slope)
    inverse = np.linalg.pinv(bend)
    variance = inverse @ squares @ inverse * (number + 1) / number
    return np.append(np.sqrt(np.maximum(0.0, variance.diagonal())), 0.0)


# -- a test that stops by itself -------------------------------------------------------------


class Sprt:
    """Whether a bot's share is rather `lower` or `upper`, asked after every deal.

    Wald's sequential test in its generalised form, as chess engines are tested with pairs of games:
    the distribution of a deal's score is whatever was observed, bent as little as possible towards
    a mean of `lower` and of `upper`; the ratio of the two likelihoods (here its logarithm) is what
    is looked at. So whatever the games of a deal have in common is in it. The test stops where the
    ratio leaves the bounds log β/(1 − α) and log (1 − β)/α, but not before `least` deals.

    `games` is how many games of the bot a deal has; the deal of plain luck, of a mean between the
    two, stands in for scores that have not been seen yet.
    """

    def __init__(self, games: int, lower: float, upper: float, least: int = LEAST_DEALS) -> None:
        self.means, self.least = (lower, upper), least
        middle = (lower + upper) / 2
        self.weights = {
            _rounded(won / games): math.comb(games, won)
            * middle**won
            * (1 - middle) ** (games - won)
            for won in range(games + 1)
        }
        self.bends = [0.0, 0.0]
        self.verdict = Verdict(OPEN, 0, 0.0, BOUNDS)

    def take(self, score: float) -> Verdict:
        """One deal more; once the test has stopped, nothing changes it."""
        if self.verdict.outcome != OPEN:
            return self.verdict
        score, number = _rounded(score), self.verdict.deals + 1
        self.weights[score] = self.weights.get(score, 0.0) + 1
        ratio = self._ratio()
        inside = BOUNDS[0] < ratio < BOUNDS[1] or number < self.least
        outcome = OPEN if inside else UPPER if ratio > 0 else LOWER
        self.verdict = Verdict(outcome, number, ratio, BOUNDS)
        return self.verdict

    def _ratio(self) -> float:
        (lower, upper), last = self.means, self.bends
        self.bends = [
            _bend(self.weights, mean, x) for mean, x in zip(self.means, last, strict=True)
        ]
        one, other = self.bends
        return sum(
            weight * math.log((1 + one * (score - lower)) / (1 + other * (score - upper)))
            for score, weight in self.weights.items()
        )


def sprt(each: Sequence[float], games: int, lower: float, upper: float) -> Verdict:
    """How the test stands after these scores, in their order."""
    test = Sprt(games, lower, upper)
    for score in each:
        test.take(score)
    return test.verdict


def _rounded(score: float) -> float:
    return round(score, 9)


def _bend(weights: dict[float, float], mean: float, x: float) -> float:
    """The x by which weights / (1 + x · (score − mean)) have this mean: Newton, held in bounds."""
    away = [(score - mean, weight) for score, weight in weights.items()]
    low, high = -1 / max(away)[0], -1 / min(away)[0]
    x = x if low < x < high else 0.0
    for _ in range(_STEPS):
        value = sum(weight * gap / (1 + x * gap) for gap, weight in away)
        slope = sum(weight * (gap / (1 + x * gap)) ** 2 for gap, weight in away)
        low, high = (x, high) if value > 0 else (low, x)
        better = x + value / slope
        if not low < better < high:
            better = (low + high) / 2
        if abs(better - x) < _EXACT:
            break
        x = better
    return x
