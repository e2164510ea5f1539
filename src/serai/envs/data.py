"""Games by the thousand, to learn from without playing: records, and shards of arrays.

A folder has `records/`, one game each as text, `shard-0000.npz` and so on with what the seats saw
and did, and `README.md`, which says what is in them. The same settings make the same folder.

    data = load("folder")
    data["observation"].shape, data["action"], data["value"]
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.bots.levels import Player, SearchingPlayer, player, turn_of
from serai.bots.names import BOTS
from serai.bots.search import Budget
from serai.core import registry
from serai.core.contract import Game, Material
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.material import build
from serai.core.observations import Observer
from serai.core.position import Position

from .how import whole

SHARD = 1_000  # games
Tell = Callable[[int, int, str], None]
Array = NDArray[Any]
_ROWS = ("game", "ply", "seat", "action", "value", "observation", "mask", "visits", "visited")


@dataclass(frozen=True)
class Wanted:
    """What games are to be played: everything that they follow from."""

    game: str
    bots: tuple[str, ...]
    number: int
    seats: int
    seed: str = "1"
    simulations: int | None = None
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Choice:
    """One choice of a seat: what it saw, what it might do and did, and what it thought of it."""

    ply: int
    seat: int
    observation: Array
    legal: list[int]
    action: int
    value: float
    visits: list[tuple[int, int]]


def write(wanted: Wanted, folder: Path, tell: Tell | None = None) -> int:
    """Play all games and fill a new folder; how many choices are in it."""
    if folder.exists() and any(folder.iterdir()):
        raise SeraiError("games-not-empty", folder=str(folder))
    check(wanted)
    game = registry.game(wanted.game)
    material = build(game, wanted.seats, dict(wanted.options))
    observer = Observer(game, material)
    (folder / "records").mkdir(parents=True, exist_ok=True)
    choices = 0
    for shard, begin in enumerate(range(0, wanted.number, SHARD)):
        played = []
        for number in range(begin, min(begin + SHARD, wanted.number)):
            match, made = play(wanted, game, material, observer, number)
            name = f"{number:06}.serai"
            (folder / "records" / name).write_text(match.record(), "utf-8")
            played.append((number, match, made))
            choices += len(made)
            if tell is not None:
                tell(number + 1, wanted.number, "")
        kept: dict[str, Any] = arrays(played, wanted, observer)
        np.savez_compressed(folder / f"shard-{shard:04}.npz", **kept)
    (folder / "README.md").write_text(described(wanted, observer, choices), "utf-8")
    return choices


def check(wanted: Wanted) -> None:
    """Refuse what no games can be made from, before anything is written."""
    whole("number", wanted.number, 1)
    if wanted.simulations is not None:
        whole("simulations", wanted.simulations, 1)
    for name in wanted.bots or ("",):
        if name not in BOTS:
            raise SeraiError("unknown-bot", name=name, known=list(BOTS))


def play(
    wanted: Wanted, game: Game, material: Material, observer: Observer, number: int
) -> tuple[Match, list[Choice]]:
    """One game: its bots sit one seat on from the game before."""
    match = Position(game, material).match(f"{wanted.seed}-{number}")
    bots = [_sat_down(wanted, game, material, seat, number) for seat in range(match.seats)]
    made = []
    while not match.over:
        choice = _chosen(bots[match.actor], match, observer)
        if len(choice.legal) > 1:
            made.append(choice)
        match.act(match.text(choice.action))
    return match, made


def _sat_down(wanted: Wanted, game: Game, material: Material, seat: int, number: int) -> Player:
    name = wanted.bots[(seat + number) % len(wanted.bots)]
    budget = None if wanted.simulations is None else Budget(wanted.simulations)
    seed = number * material.seats + seat
    return player(name, game, material, seat, seed, budget, cores=1)


def _chosen(bot: Player, match: Match, observer: Observer) -> Choice:
    seat, legal = match.actor, match.position.legal_numbers()
    turn = turn_of(match, seat)
    value, visits = float("nan"), []
    if isinstance(bot, SearchingPlayer) and len(legal) > 1:
        thought = bot.searcher.think(turn.known.state, seat, bot.budget, turn.seen)
        action, value = thought.best.action, thought.best.value
        visits = [(move.action, move.visits) for move in thought.moves]
    else:
        action = bot.choose(turn.known, turn.seen)
    seen = observer.of(match.state, seat)
    return Choice(len(match.log), seat, seen, legal, action, value, visits)


def arrays(
    played: Sequence[tuple[int, Match, list[Choice]]], wanted: Wanted, observer: Observer
) -> dict[str, Array]:
    """A shard: a row for each choice, and for each game what came of it."""
    rows = [(number, choice) for number, _, made in played for choice in made]
    masks = np.zeros((len(rows), observer.game.layout.ACTIONS), np.bool_)
    for row, (_, choice) in enumerate(rows):
        masks[row, choice.legal] = True
    visited = [visit for _, choice in rows for visit in choice.visits]
    return {
        "made_from": np.array(json.dumps({**asdict(wanted), "serai": version("serai")})),
        "game": np.array([number for number, _ in rows], np.int32),
        "ply": np.array([choice.ply for _, choice in rows], np.int32),
        "seat": np.array([choice.seat for _, choice in rows], np.int8),
        "action": np.array([choice.action for _, choice in rows], np.int32),
        "value": np.array([choice.value for _, choice in rows], np.float32),
        "observation": np.array([choice.observation for _, choice in rows], np.uint8),
        "mask": np.packbits(masks, axis=1),
        "visits": np.array([len(choice.visits) for _, choice in rows], np.int32),
        "visited": np.array(visited, np.int32).reshape(-1, 2),
        "result": np.array([match.result() for _, match, _ in played], np.float32),
        "points": np.array([[s.total for s in match.points()] for _, match, _ in played], np.int32),
    }


def shards(folder: Path | str) -> Iterator[dict[str, Array]]:
    """The shards of a folder, one after the other."""
    for file in sorted(Path(folder).glob("shard-*.npz")):
        with np.load(file) as kept:
            yield {name: kept[name] for name in kept.files}


def load(folder: Path | str) -> dict[str, Array]:
    """Everything in a folder; `mask` with one flag for each action."""
    kept = list(shards(folder))
    if not kept:
        raise SeraiError("games-none", folder=str(folder))
    told = {
        name: np.concatenate([shard[name] for shard in kept])
        for name in (*_ROWS, "result", "points")
    }
    wanted = json.loads(str(kept[0]["made_from"]))
    actions = registry.game(wanted["game"]).layout.ACTIONS
    told["mask"] = np.unpackbits(told["mask"], axis=1, count=actions)
    return told


def described(wanted: Wanted, observer: Observer, choices: int) -> str:
    """The datasheet."""
    template = (Path(__file__).parent / "datasheet.md").read_text("utf-8")
    facts = {
        "game": wanted.game,
        "rules": observer.material.rules,
        "observed": observer.version,
        "material": observer.material.name,
        "seats": wanted.seats,
        "bots": ", ".join(wanted.bots),
        "number": wanted.number,
        "choices": choices,
        "seed": wanted.seed,
        "simulations": wanted.simulations or "–",
        "serai": version("serai"),
        "size": observer.size,
        "actions": observer.game.layout.ACTIONS,
        "shard": SHARD,
    }
    return template.format(**facts)
