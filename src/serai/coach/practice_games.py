"""Play the games from which positions to practise are taken, and choose them.

python -m serai.coach.practice_games GAME

Bots of one level play each other with seeds from 1 on. A game is kept if it was close: then a
moment before its end is still open. From it two moments are taken of whoever came second, each
with so many choices left as LEFT says, and written as `practice/` in the game's package. The same
program finds the same games again.
"""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from serai.bots.levels import move, player
from serai.bots.names import LEVELS
from serai.core import registry
from serai.core.match import Match, new

from .practice import FILE, FOLDER, choices_left

GAMES = 3  # that are kept
LEVEL = "hard"
CLOSE = 0.06  # of the winner's points
LEFT = {"round": 8, "ending": 3}


def played(game: str, seats: int, seed: int) -> Match:
    """A game among bots; the same every time."""
    match = new(game, seats, seed=seed)
    bots = [
        player(LEVEL, match.game, match.material, seat, seed * 10 + seat) for seat in range(seats)
    ]
    while not match.over:
        match.play(move(bots[match.actor], match))
    return match


def close(match: Match) -> int | None:
    """The seat that came second, if little was missing."""
    totals = [score.total for score in match.points()]
    first, second = sorted(range(match.seats), key=lambda seat: -totals[seat])[:2]
    near = 0 < totals[first] - totals[second] <= max(1, CLOSE * totals[first])
    return second if near else None


def moments(match: Match, seat: int) -> Iterator[tuple[str, int]]:
    """For each kind the last step at which the seat has so many choices left."""
    for kind, left in LEFT.items():
        steps = [at for at, step in enumerate(match.steps) if step.seat == seat]
        yield kind, next(at for at in reversed(steps) if choices_left(match, at, seat) == left)


def main(words: list[str]) -> int:
    assert LEVEL in LEVELS
    for game in words or registry.names():
        _write(game)
    return 0


def _write(game: str) -> None:
    manifest = registry.manifest_of(game)
    folder = manifest.folder / FOLDER
    folder.mkdir(exist_ok=True)
    lines = ["# python -m serai.coach.practice_games"]
    found = 0
    for seed in count(1):
        seats = manifest.seats[found % len(manifest.seats)]
        match = played(game, seats, seed)
        if (seat := close(match)) is None:
            continue
        found += 1
        name = f"game-{found}.serai"
        (folder / name).write_text(match.record(), "utf-8")
        for kind, at in moments(match, seat):
            lines += _entry(f"{kind}-{found}", kind, name, at, seat)
        if found == GAMES:
            break
    Path(folder / FILE).write_text("\n".join(lines) + "\n", "utf-8")


def _entry(name: str, kind: str, record: str, at: int, seat: int) -> list[str]:
    words = {"name": f'"{name}"', "kind": f'"{kind}"', "record": f'"{record}"'}
    numbers = {"ply": at, "seat": seat}
    told = {**words, **numbers}
    return ["", "[[position]]", *(f"{key} = {value}" for key, value in told.items())]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
