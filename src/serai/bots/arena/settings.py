"""What an arena is: everything that decides who plays what, and with which cards.

The settings are plain data. A folder keeps them to know its arena again, and a worker process is
told them and nothing else.
"""

import hashlib
import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any

from serai.bots.tree.layout import check_fits
from serai.core import registry
from serai.core.compiled import made_from
from serai.core.contract import Game, Material
from serai.core.errors import SeraiError
from serai.core.material import build
from serai.core.record import fingerprint
from serai.core.sources import imported_by

from .entrants import Entrant, LineUp, Seating, entrants, line_ups

LEAST_LIMIT, LIMIT_FACTOR = 10.0, 5.0  # seconds; times the largest budget
_ROOMS = (
    "serai.bots.levels",
    "serai.bots.search",
    "serai.bots.arena.outside",
    "serai.bots.arena.deals",
)


@dataclass(frozen=True)
class Settings:
    """An arena as its folder names it; `own` is the text of a table's own map, deck or tiles."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    material: str
    own: str | None
    bots: tuple[str, ...]
    games: int
    seed: str
    sprt: tuple[float, float] | None
    move_limit: float
    program: str

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Settings":
        """From plain data; KeyError, TypeError or ValueError if it is something else."""
        settings = cls(**data)
        sprt = None if settings.sprt is None else (settings.sprt[0], settings.sprt[1])
        return replace(settings, bots=tuple(settings.bots), sprt=sprt)

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def differences(self, other: "Settings") -> Iterator[tuple[str, str, str]]:
        """Name and both values of what is not the same; more games than before is no difference."""
        mine, theirs = _flat(self.data()), _flat(other.data())
        for name in dict.fromkeys([*mine, *theirs]):
            here, there = mine.get(name, "–"), theirs.get(name, "–")
            if here != there and not (name == "games" and self.games < other.games):
                yield name, here, there


def settings(
    game: Game,
    material: Material,
    bots: list[Entrant],
    games: int,
    seed: str,
    sprt: tuple[float, float] | None = None,
    move_limit: float | None = None,
) -> Settings:
    """The settings of an arena that begins now; whatever is wrong with them is said."""
    line_ups(len(bots), material.seats)
    if games < 1:
        raise SeraiError("arena-bad-games", number=games)
    if move_limit is not None and not 0 < move_limit < math.inf:
        raise SeraiError("arena-bad-limit", seconds=move_limit)
    return Settings(
        game=game.name,
        rules=material.rules,
        seats=material.seats,
        options=dict(material.options),
        material=f"{material.name} {fingerprint(material.source)}",
        own=None if material.shipped else material.source,
        bots=tuple(entrant.written for entrant in bots),
        games=games,
        seed=seed,
        sprt=sprt,
        move_limit=_usual_limit(bots) if move_limit is None else move_limit,
        program=program(game.name),
    )


def program(game: str) -> str:
    """The hash of all sources that decide how a bot plays: mixed results mean nothing."""
    package = registry.package_of(game)
    rooms = imported_by([*_ROOMS, f"{package}.material", f"{package}.pools"])
    files = {**made_from(package), **rooms}
    texts = [file.read_bytes() for _, file in sorted(files.items())]
    return hashlib.blake2b(b"\0".join(texts), digest_size=16).hexdigest()


def _usual_limit(bots: list[Entrant]) -> float:
    budgets = [bot.budget.seconds for bot in bots if bot.budget and bot.budget.seconds]
    return max([LEAST_LIMIT, *(LIMIT_FACTOR * seconds for seconds in budgets)])


def _flat(data: Mapping[str, Any]) -> dict[str, str]:
    """Each setting as text, each option of the game by itself; for a file of one's own its hash."""
    options = {name: str(value) for name, value in data["options"].items()}
    rest = {key: _text(value) for key, value in data.items() if key not in ("options", "own")}
    return {**rest, **options}


def _text(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return "–" if value is None else str(value)


class Plan:
    """Settings made ready to play: the game, what it is played with, the bots and the deals."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game = registry.game(settings.game)
        check_fits(self.game)
        self.bots = entrants(settings.bots)
        self.line_ups: list[LineUp] = line_ups(len(self.bots), settings.seats)

    @cached_property
    def material(self) -> Material:
        options: dict[str, object] = dict(self.settings.options)
        if self.settings.own is not None:
            options[self.game.material.SOURCE] = self.settings.own
        return build(self.game, self.settings.seats, options, self.settings.rules)

    @property
    def deals(self) -> int:
        """As many deals as the games that are wanted take, the same number for every line-up."""
        round_of_games = sum(map(len, self.line_ups))
        return math.ceil(self.settings.games / round_of_games) * len(self.line_ups)

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal

    @property
    def games_a_deal(self) -> int:
        return len(self.line_ups[0])

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """How deal number `deal` (from 1 on) is played."""
        return self.line_ups[(deal - 1) % len(self.line_ups)]

    def match_seed(self, deal: int) -> str:
        """What the cards of a deal follow; nobody can work it out from a bot's dice."""
        return self._hash(f"cards/{deal}").hex()

    def dice(self, deal: int, seat: int) -> int:
        """What a bot's own dice follow."""
        return int.from_bytes(self._hash(f"dice/{deal}/{seat}")[:7], "little")

    def _hash(self, text: str) -> bytes:
        key = hashlib.blake2b(self.settings.seed.encode(), digest_size=32).digest()
        return hashlib.blake2b(text.encode(), key=key, digest_size=16).digest()
