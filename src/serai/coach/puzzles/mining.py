"""Look for puzzles in games of bots against bots.

python -m serai.coach.puzzles.mining GAME --games 400

Without `--games` as many are gone through as for the puzzles that are shipped, and found again.
What is found is written line by line to `.cache/puzzles/GAME.jsonl` (or in another folder,
`--out`), with a line for every game that has been gone through; who begins again goes on behind the
last of them. A game's dice come from the seed and its number alone, so the same command finds the
same puzzles, and several processes can share them out: `--part 1/2` and `--part 2/2` go through
every second game, and write to GAME-1.jsonl and GAME-2.jsonl.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from serai.bots.levels import player
from serai.core import registry
from serai.core.chance import dice, roll
from serai.core.match import Match, new
from serai.core.record import write_position

from .book import NoPuzzles, book, is_there
from .finding import Eyes
from .room import Effort, Room, room_of

MIXED = ("easy", "medium", "medium", "hard")  # who plays, each as often as it stands here
APART = 4  # decisions of a game, at least, between two puzzles
MOST = 4  # puzzles of one game
NEW = 400  # games, of a game that has no puzzles yet
STRIDE = 1 << 20  # games of one seed

Data = dict[str, Any]


@dataclass
class Vein:
    """The games of one seed, and what has been found in them so far."""

    game: str
    seed: int
    out: Path

    def __post_init__(self) -> None:
        found = room_of(self.game)
        if found is None:
            raise NoPuzzles("no-puzzles", game=self.game)
        self.room: Room = found
        self.eyes: dict[int, Eyes] = {}
        self.looked = 0

    def resume(self) -> tuple[int, int]:
        """The next game to go through, and how many puzzles there are; half a game is dropped."""
        kept: list[str] = []
        games = found = 0
        if self.out.exists():
            fresh: list[str] = []
            for line in self.out.read_text("utf-8").splitlines():
                fresh.append(line)
                if line.startswith('{"done"'):
                    kept += fresh
                    games, found, fresh = games + 1, found + len(fresh) - 1, []
        self.out.parent.mkdir(parents=True, exist_ok=True)
        self.out.write_text("".join(f"{line}\n" for line in kept), "utf-8")
        return games, found

    def go_through(self, number: int) -> list[Data]:
        """The puzzles of one game."""
        place = number % len(self.room.TABLES)
        match = played(self.game, self.seed, number, self.room)
        eyes = self._eyes(place, match)
        found: list[Data] = []
        last = decisions = 0
        alike = Counter[str]()
        for ply, step in enumerate(match.steps):
            if step.seat < 0 or len(step.before.legal_numbers()) < 2:
                continue
            decisions += 1
            if (found and decisions - last < APART) or len(found) == MOST:
                continue
            verbs = {verb_of(str(action)) for action in step.before.legal()}
            if all(alike[verb] == self.room.MOST_ALIKE for verb in verbs):
                continue
            known = step.before.hidden_from(step.seat)
            self.looked += 1
            one = eyes.puzzle(known, step.seat)
            verb = "" if one is None else verb_of(one["right"][0])
            if one is not None and alike[verb] < self.room.MOST_ALIKE:
                alike[verb] += 1
                last = decisions
                head = {"game": number, "ply": ply, "seat": step.seat}
                found.append({**head, **one, "start": write_position(known)})
        return found

    def _eyes(self, place: int, match: Match) -> Eyes:
        if place not in self.eyes:
            self.eyes[place] = Eyes(
                match.game, match.material, Effort(*self.room.EFFORT), self.seed
            )
        return self.eyes[place]


def verb_of(action: str) -> str:
    return action.partition(" ")[0]


def played(game: str, seed: int, number: int, room: Room) -> Match:
    """A game among bots of several levels; the same every time."""
    seats, options = room.TABLES[number % len(room.TABLES)]
    match = new(game, seats, seed=f"puzzles-{seed}-{number}", **options)
    rng = dice(seed * STRIDE + number)
    bots = []
    for seat in range(seats):
        level, own = MIXED[roll(rng, len(MIXED))], roll(rng, STRIDE)
        bots.append(player(level, match.game, match.material, seat, own, None, 1))
    seen: list[list[int]] = [[] for _ in range(seats)]
    while not match.over:
        seat, known = match.actor, match.position.hidden_from(match.actor)
        seen[seat] += [step.shown(seat) for step in match.steps[len(seen[seat]) :]]
        match.act(match.position.action(bots[seat].choose(known, seen[seat])))
    return match


def usual(game: str) -> int:
    """As many games as were gone through for the puzzles that are shipped."""
    return book(game).games if is_there(game) else NEW


def mine(vein: Vein, games: range) -> Iterator[tuple[int, int]]:
    """Go through games; after each how many have been gone through, and how much was found."""
    done, found = vein.resume()
    with vein.out.open("a", encoding="utf-8") as file:
        for number in games[done:]:
            fresh = vein.go_through(number)
            for one in fresh:
                file.write(json.dumps(one, ensure_ascii=False) + "\n")
            file.write(json.dumps({"done": number}) + "\n")
            file.flush()
            done, found = done + 1, found + len(fresh)
            yield done, found


def main(words: list[str]) -> int:
    asked = _asked(words)
    part, parts = map(int, asked.part.split("/"))
    name = asked.game if parts == 1 else f"{asked.game}-{part}"
    vein = Vein(asked.game, asked.seed, Path(asked.out, f"{name}.jsonl"))
    games = range(part - 1, asked.games or usual(asked.game), parts)
    for done, found in mine(vein, games):
        bar = "#" * round(20 * done / len(games))
        spent = f"{process_time():.0f} s"
        looked = f"{vein.looked} positions"
        text = f"{name} [{bar:<20}] {done} games, {found} puzzles, {looked}, {spent}"
        print(f"\r{text}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return 0


def _asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m serai.coach.puzzles.mining")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=".cache/puzzles")
    return parser.parse_args(words)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
