"""Games of Im Reich der Wüstensöhne for the tests of its screen."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import serai
from serai.core.match import Match
from serai.games.sons.screen.seen import Seen
from serai.terminal import screen

PEOPLE = ("Ada", "Bo", "Cy", "Di")


def seen(match: Match, seat: int) -> Seen:
    """What the screen is drawn from."""
    return cast("Seen", screen.seen(match, seat))


def views(
    seed: int, seats: int = 2, every: int = 1, **options: object
) -> Iterator[tuple[Match, Seen]]:
    """The decisions of a whole game played by lot, as the one to move sees them."""
    dice = random.Random(seed)
    match = serai.new("sons", seats=seats, seed=seed, names=PEOPLE[:seats], **options)
    while not match.over:
        if dice.randrange(every) == 0:
            yield match, seen(match, match.actor)
        match.act(dice.choice(match.legal()))


def walked(actions: int, names: Sequence[str] = ("you", "greedy"), seed: int = 7) -> Match:
    """A game some way in, every action by lot, and the first seat to act."""
    dice = random.Random(seed)
    match = serai.new("sons", seats=len(names), seed=seed, names=names)
    while not match.over and (actions > 0 or match.actor != 0):
        match.act(dice.choice(match.legal()))
        actions -= 1
    return match


def started(match: Match, names: str, path: Path) -> Path:
    """A table drawn in a test, as a saved game of these people."""
    numbers = " | ".join(str(seat + 1) for seat in range(match.seats))
    path.write_text(match.record().replace(f"names: {numbers}", f"names: {names}"), "utf-8")
    return path
