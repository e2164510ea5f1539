"""Games for learning on the command line: from its words to a folder."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from serai.bots.arena.entrants import listed_bots
from serai.bots.names import BOTS
from serai.core.errors import SeraiError
from serai.core.texts import say
from serai.envs.data import Wanted, write

from .arguments import Source, begin
from .progress import bar, prepare_search, prepared


@dataclass(frozen=True)
class GatherArgs:
    """The words of the command line."""

    game: str
    bots: Sequence[str]
    number: int
    out: Path
    seats: int | None
    seed: str
    simulations: int | None
    options: Sequence[str]
    source: Source | None


def gather(asked: GatherArgs) -> str:
    """Play them; what was written, as a sentence."""
    game = prepared(asked.game)
    prepare_search()
    bots = listed_bots(asked.bots)
    for name in bots:
        if name not in BOTS:
            raise SeraiError("unknown-bot", name=name, known=list(BOTS))
    seats = game.material.SEATS[0] if asked.seats is None else asked.seats
    material = begin(game.name, seats, None, asked.options, asked.source).material
    options = dict(material.options)
    if not material.shipped:
        options[game.material.SOURCE] = material.source
    wanted = Wanted(
        game=game.name,
        bots=tuple(bots),
        number=asked.number,
        seats=seats,
        seed=asked.seed,
        simulations=asked.simulations,
        options=tuple(options.items()),
    )
    with bar(say("arena-playing", game=say(f"{game.name}-name"))) as tell:
        choices = write(wanted, asked.out.expanduser(), tell)
    return say("games-done", games=asked.number, choices=choices, folder=str(asked.out))
