"""What has come of an arena: every bot's Elo, share, points and time, and who did not finish."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from . import statistics
from .deals import Played
from .settings import Plan
from .statistics import Deal, Estimate

_Seat = tuple[Played, int]  # a game, and one of its seats


@dataclass(frozen=True)
class Standing:
    """A bot's line. Points are those of finished games, seconds those of a decision."""

    rank: int
    bot: str
    elo: Estimate
    share: Estimate | None
    games: int
    points: float | None
    seconds: float | None
    failures: int


@dataclass(frozen=True)
class Failures:
    """The games (deal and number, from 1 on) that a bot lost for one reason."""

    bot: str
    why: str
    games: list[tuple[int, int]]


def results(deal: Sequence[Played]) -> Deal:
    """A deal as statistics sees it."""
    return [played.result for played in deal]


def standings(plan: Plan, deals: Sequence[Sequence[Played]]) -> list[Standing]:
    """The bots from the strongest on; those without a game last."""
    told, bots = [results(deal) for deal in deals], range(len(plan.bots))
    elos = statistics.elo(told, len(bots))
    shares = [statistics.share(told, bot) for bot in bots]
    games = [played for deal in deals for played in deal]
    order = sorted(bots, key=lambda bot: (shares[bot] is None, -round(elos[bot].value, 6), bot))
    return [
        _standing(rank, plan.bots[bot].name, elos[bot], shares[bot], _seats(games, bot))
        for rank, bot in enumerate(order, 1)
    ]


def failures(plan: Plan, deals: Mapping[int, Sequence[Played]]) -> list[Failures]:
    """Every bot and reason that cost games."""
    found: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for deal in sorted(deals):
        for number, played in enumerate(deals[deal], 1):
            if played.failure is not None:
                bot = plan.bots[played.bots[played.failure.seat]].name
                found.setdefault((bot, played.failure.why), []).append((deal, number))
    return [Failures(bot, why, games) for (bot, why), games in found.items()]


def _seats(games: Sequence[Played], bot: int) -> list[_Seat]:
    """Every seat the bot has sat on."""
    return [(game, seat) for game in games for seat, who in enumerate(game.bots) if who == bot]


def _standing(
    rank: int, name: str, elo: Estimate, share: Estimate | None, sat: list[_Seat]
) -> Standing:
    points = [played.points[seat] for played, seat in sat if played.failure is None]
    moves = sum(played.moves[seat] for played, seat in sat)
    seconds = sum(played.seconds[seat] for played, seat in sat)
    failed = [played.failure is not None and played.failure.seat == seat for played, seat in sat]
    return Standing(
        rank=rank,
        bot=name,
        elo=elo,
        share=share,
        games=len({id(played) for played, _ in sat}),
        points=sum(points) / len(points) if points else None,
        seconds=seconds / moves if moves else None,
        failures=sum(failed),
    )
