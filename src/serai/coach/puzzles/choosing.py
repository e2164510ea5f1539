"""Choose what is shipped of what was mined: `python -m serai.coach.puzzles.choosing GAME …`.

What the strongest does not find whenever it plays, with dice that the miner did not use, is left
out. Every other puzzle gets a theme that it really has (the game's `puzzling` tells them), the one
of which there are fewest so far; what belongs to a theme that stays rare is left to its other
themes. The file is written into the game's package; the same mined puzzles make the same file.
`--mined` is the folder that they lie in, `--seed` the one they were mined with.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from serai.bots.levels import player
from serai.bots.names import STRONGEST
from serai.core import record, registry
from serai.core.contract import Phrase, Thing

from .book import Book, Puzzle, file_of, sorted_by_theme, write
from .room import Room, room_of

ENOUGH, FEWEST = 300, 20  # puzzles of a game; then those of a theme that is kept
FEW = 3  # of a theme, as long as there are not enough
CERTAIN = range(900, 903)  # dice with each of which the strongest has to find it
_KEPT = ("seat", "right", "looks", "line", "chance", "lead", "error", "rivals", "levels", "why")

Data = dict[str, Any]
Themed = list[tuple[Data, list[Phrase]]]


def mined(folder: Path, game: str) -> tuple[int, list[Data]]:
    """How many games have been gone through from the first on, and what was found in those."""
    lines = [
        json.loads(line)
        for file in sorted(folder.glob(f"{game}*.jsonl"))
        for line in file.read_text("utf-8").splitlines()
    ]
    done = {one["done"] for one in lines if "done" in one}
    games = next(number for number in count() if number not in done)
    found = [one for one in lines if "right" in one and one["game"] < games]
    return games, sorted(found, key=lambda one: (one["game"], one["ply"]))


def certain(game: str, found: Sequence[Data]) -> list[Data]:
    """Those that the strongest finds as it plays, whatever its dice."""
    kept: list[Data] = []
    for number, one in enumerate(found, 1):
        if all(_finds(game, one, seed) for seed in CERTAIN):
            kept.append(one)
        end = "" if number < len(found) else "\n"
        print(f"\r{game}: {number} of {len(found)}", end=end, file=sys.stderr, flush=True)
    return kept


def _finds(game: str, one: Data, seed: int) -> bool:
    known = record.position(game, one["start"])
    bot = player(STRONGEST, known.game, known.material, one["seat"], seed, None, 1)
    return str(known.action(bot.choose(known, None))) in one["right"]


def chosen(game: str, games: int, found: Sequence[Data], seed: int) -> Book:
    room = room_of(game)
    assert room is not None, game
    themed = [(one, themes_of(game, room, one)) for one in found]
    puzzles = [_puzzle(game, one, theme) for one, theme in shared_out(themed)]
    rules = registry.manifest_of(game).version
    return Book(game, rules, seed, games, sorted_by_theme(puzzles, room.THEMES))


def themes_of(game: str, room: Room, one: Data) -> list[Phrase]:
    """Every theme that a puzzle has, told from the position and from what was measured."""
    known = record.position(game, one["start"])
    seat, action = one["seat"], known.number_of(one["right"][0])
    gains = [
        Thing(why["kind"], why["seat"], why["unit"], why["better"] - why["played"], why["facts"])
        for why in one["why"]
    ]
    m, does = known.material.m, known.events(action, seat)
    return room.themes(m, known.state, seat, action, does, gains)


def shared_out(themed: Themed) -> list[tuple[Data, Phrase]]:
    """Each with one of its themes, so that none of them is left with too few."""
    fewest = FEWEST if len(themed) >= ENOUGH else FEW
    rare: set[str] = set()
    while True:
        left = [(one, [t for t in themes if t.key not in rare]) for one, themes in themed]
        told = _evenly([(one, themes) for one, themes in left if themes])
        counts = Counter(theme.key for _, theme in told)
        few = [key for key, number in counts.items() if number < fewest]
        if not few:
            return told
        rare.add(min(few, key=lambda key: (counts[key], key)))


def _evenly(themed: Themed) -> list[tuple[Data, Phrase]]:
    """The choosiest first, each where there are fewest."""
    counts = Counter[str]()
    told: list[tuple[Data, Phrase]] = []
    for one, themes in sorted(themed, key=lambda row: len({theme.key for theme in row[1]})):
        theme = min(themes, key=lambda theme: counts[theme.key])
        counts[theme.key] += 1
        told.append((one, theme))
    return told


def _puzzle(game: str, one: Data, theme: Phrase) -> Puzzle:
    name = f"{one['game']}-{one['ply']}"
    kept = {key: one[key] for key in _KEPT}
    return Puzzle(
        game=game, name=name, theme=theme.key, facts=theme.facts, start=one["start"], **kept
    )


def main(words: list[str]) -> int:
    asked = _asked(words)
    for game in asked.games or registry.names():
        games, there = mined(Path(asked.mined), game)
        found = chosen(game, games, certain(game, there), asked.seed)
        told = write(found)
        file_of(game).write_bytes(told)
        counts = ", ".join(f"{theme} {number}" for theme, number in found.themes.items())
        print(f"{game}: {len(found.puzzles)} puzzles, {len(told):,} bytes: {counts}")
    return 0


def _asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m serai.coach.puzzles.choosing")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--mined", default=".cache/puzzles")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
