"""The deal of the day: at what table it is played, from which seed, and who played it best.

Everything here is pure, so a server and a page without one agree: `deal_of` says for how many
players and against which level a game is played on a day, `dice_of` how its bots fall, and `ranked`
in which order the games of a day stand. A server draws each seed beforehand and keeps it secret;
where there is none, `dated_seed` takes it from the date, and whoever looks can know it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from serai.core import days

# From Monday to Sunday: the week gets harder. None of these thinks by the clock, so that the same
# moves meet the same play.
WEEK = ("beginner", "easy", "easy", "medium", "medium", "hard", "strong")
PLAYER = 0  # the seat of whoever plays; all others are bots


@dataclass(frozen=True)
class Deal:
    """A game on a day: how many play, and how strong the bots are."""

    game: str
    day: str
    seats: int
    level: str


def deal_of(game: str, seats: Sequence[int], day: str) -> Deal:
    """The numbers of players take turns, the levels go with the day of the week."""
    return Deal(game, day, seats[days.number_of(day) % len(seats)], WEEK[days.weekday(day)])


def dated_seed(game: str, day: str) -> str:
    """For a page without a server: anybody can reckon it, so it is no secret."""
    return blake2b(f"{game} {day}".encode(), digest_size=16, person=b"serai day seed").hexdigest()


def dice_of(seed: str, seat: int, done: int) -> int:
    """A bot's dice after so many actions that stand; nothing of the seed can be read off them."""
    text = f"{seed} {seat} {done}".encode()
    return int.from_bytes(blake2b(text, digest_size=8, person=b"serai day dice").digest()) >> 2


@dataclass(frozen=True)
class Played:
    """What somebody made of a deal. Points are None where they are not known."""

    points: tuple[int | None, ...]
    share: float  # of the win
    resigned: bool = False

    @property
    def own(self) -> int:
        return self.points[PLAYER] or 0

    @property
    def ahead(self) -> int:
        """Of the best of the others; below 0, behind them."""
        others = [one or 0 for seat, one in enumerate(self.points) if seat != PLAYER]
        return self.own - max(others, default=0)

    @property
    def worth(self) -> tuple[bool, float, int, int]:
        """What counts, in this order: played to the end, won, by how much, with how many points."""
        if self.resigned:
            return (False, 0.0, 0, 0)
        return (True, self.share, self.ahead, self.own)


def ranked(games: Sequence[Played]) -> list[tuple[int, int]]:
    """The places of games and their ranks, best first; equal ones share a rank, in their order."""
    order = sorted(range(len(games)), key=lambda at: games[at].worth, reverse=True)
    found: list[tuple[int, int]] = []
    for number, at in enumerate(order, 1):
        same = found and games[found[-1][0]].worth == games[at].worth
        found.append((at, found[-1][1] if same else number))
    return found
