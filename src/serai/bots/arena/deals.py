"""Playing a deal: the same cards once for every seating of its bots.

A bot from outside that fails loses its game there and then: all seats of that bot get nothing, and
the others share the win equally, since nobody knows who would have won.
"""

import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from serai.bots.levels import Player, move, player
from serai.core.match import Match
from serai.core.position import Position

from .entrants import Seating
from .line_process import Forfeit
from .outside import OutsideBot
from .settings import Plan
from .statistics import Result


@dataclass(frozen=True)
class Failure:
    """A bot that did not finish its game: on which seat, and why."""

    seat: int
    why: str


@dataclass(frozen=True)
class Played:
    """A game of an arena: by seat the bot, its share of the win, points, moves and seconds.

    A move is a decision: nobody is asked for what is forced. The points of a game that was not
    finished are those of the moment.
    """

    bots: tuple[int, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    failure: Failure | None = None

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Played":
        """From plain data; KeyError or TypeError if it is something else."""
        by_seat = {key: tuple(value) for key, value in data.items() if key != "failure"}
        failure = data["failure"]
        return cls(**by_seat, failure=None if failure is None else Failure(**failure))

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def result(self) -> Result:
        return Result(self.bots, self.shares)


class Seated(Protocol):
    """A bot at its seat, from here or from outside; `spent` are the seconds it has thought."""

    spent: float

    def act(self, match: Match) -> str: ...
    def leave(self, match: Match, shares: list[float]) -> None: ...
    def close(self) -> None: ...


class InsideBot:
    """One of ours: it has no process that would have to be ended."""

    def __init__(self, bot: Player) -> None:
        self.bot, self.spent = bot, 0.0

    def act(self, match: Match) -> str:
        begin = time.perf_counter()
        text = move(self.bot, match)
        self.spent += time.perf_counter() - begin
        return text

    def leave(self, match: Match, shares: list[float]) -> None:
        pass

    def close(self) -> None:
        pass


def play_deal(plan: Plan, deal: int) -> Iterator[tuple[Played, str]]:
    """Every game of a deal, and its record."""
    for seating in plan.seatings(deal):
        game = DealtGame(plan, deal, seating)
        yield game.play(), game.match.record()


class DealtGame:
    """One game of a deal, from sitting down to the shares of the win."""

    def __init__(self, plan: Plan, deal: int, seating: Seating) -> None:
        self.plan, self.deal, self.seating = plan, deal, seating
        names = [plan.bots[bot].name for bot in seating]
        self.match = Position(plan.game, plan.material).match(plan.match_seed(deal), names)
        self.moves = [0] * len(seating)
        self.seated: list[Seated] = []

    def play(self) -> Played:
        match = self.match
        try:
            failure = self.play_on()
            shares = match.result() or self.shares_without(failure)
            for seat, bot in enumerate(self.seated):
                if failure is None or failure.seat != seat:
                    bot.leave(match, shares)
        finally:
            for bot in self.seated:
                bot.close()
        return Played(
            bots=self.seating,
            shares=tuple(shares),
            points=tuple(match.position.points()),
            moves=tuple(self.moves),
            seconds=tuple(round(seconds, 6) for seconds in self.seconds()),
            failure=failure,
        )

    def play_on(self) -> Failure | None:
        """To the end, or until a bot fails."""
        asked = 0
        try:
            for asked in range(len(self.seating)):
                self.seated.append(self.sit(asked))
            while not self.match.over:
                asked = self.match.actor
                self.step(asked)
        except Forfeit as why:
            return Failure(asked, str(why))
        return None

    def sit(self, seat: int) -> Seated:
        plan, entrant = self.plan, self.plan.bots[self.seating[seat]]
        dice = plan.dice(self.deal, seat)
        if entrant.command:
            return OutsideBot(entrant.command, self.match, seat, dice, plan.settings.move_limit)
        material, budget = plan.material, entrant.budget
        return InsideBot(player(entrant.bot, plan.game, material, seat, dice, budget, cores=1))

    def step(self, seat: int) -> None:
        legal = self.match.legal()
        if len(legal) == 1:
            self.match.play(legal[0])
            return
        self.moves[seat] += 1
        self.match.play(self.seated[seat].act(self.match))

    def seconds(self) -> list[float]:
        """What each seat has spent; nothing, where a bot did not even sit down."""
        spent = [bot.spent for bot in self.seated]
        return spent + [0.0] * (len(self.seating) - len(spent))

    def shares_without(self, failure: Failure | None) -> list[float]:
        """The others' shares, if a bot has failed."""
        assert failure is not None
        others = [bot != self.seating[failure.seat] for bot in self.seating]
        return [other / sum(others) for other in others]
