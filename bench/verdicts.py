"""How far the coach can be trusted, and what it costs: whole games gone over with several seeds.

Two bots of every pair of levels play; each game is gone over once with each seed, on one core. A
word has changed if two seeds do not agree on it. Tells, for each game, how many moves that happens
to, and the CPU seconds of a review. A review's share of two cores is measured in the same way.
"""

import argparse
import json
import resource
import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from serai.bots.levels import move, player
from serai.coach.reviewing import Effort, Review, effort_for
from serai.coach.whole import go_over
from serai.core import registry
from serai.core.match import Match, new

FIGURES = Path(__file__).with_name("verdicts.json")
PAIRS = ("easy", "medium"), ("medium", "medium"), ("medium", "hard")

Figures = dict[str, Any]


def played(game: str, levels: tuple[str, str], seed: int) -> Match:
    """By two bots, to its end."""
    match = new(game, 2, seed)
    bots = [
        player(level, match.game, match.material, seat, seed) for seat, level in enumerate(levels)
    ]
    while not match.over:
        match.play(move(bots[match.actor], match))
    return match


def reviewed(match: Match, effort: Effort, seed: int, cores: int) -> tuple[list[Any], Figures]:
    """Every verdict, and what they cost in CPU and by the clock."""
    review = Review(match, effort, seed, cores)
    begin, clock = _spent(), time.perf_counter()
    told = go_over(review, lambda progress: None)
    verdicts = [one["verdict"] for one in told["moments"] if one["verdict"] is not None]
    return verdicts, {"cpu": _spent() - begin, "clock": time.perf_counter() - clock}


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def measured(game: str, games: int, seeds: int, effort: Effort) -> Figures:
    """Over so many games, each with so many seeds."""
    changed, cpu, moves, words, detail = [], [], 0, Counter[str](), []
    for number in range(games):
        match = played(game, PAIRS[number % len(PAIRS)], number + 1)
        found = [reviewed(match, effort, seed, 1) for seed in range(seeds)]
        cpu += [spent["cpu"] for _, spent in found]
        for place, row in enumerate(zip(*(verdicts for verdicts, _ in found), strict=True)):
            moves += 1
            said = [one["word"] for one in row]
            words.update(said)
            pairs = list(combinations(said, 2))
            apart = sum(one != other for one, other in pairs) / len(pairs)
            changed.append(apart)
            tell = [
                (
                    one["word"],
                    one["loss"],
                    one["error"],
                    one["simulations"],
                    one["best"]["action"],
                    one["played"]["action"],
                )
                for one in row
            ]
            detail.append((number, place, tell))
        print(
            f"{game} {number + 1}: {sum(changed) / len(changed):.3f} of {moves} moves,"
            f" {sum(cpu) / len(cpu):.1f} s ({max(cpu):.1f})",
            file=sys.stderr,
            flush=True,
        )
    return {
        "games": games,
        "seeds": seeds,
        "moves": moves,
        "words": dict(words),
        "changed": round(sum(changed) / len(changed), 4),
        "cpu_seconds": round(sum(cpu) / len(cpu), 1),
        "cpu_seconds_most": round(max(cpu), 1),
        "detail": detail,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(registry.names()))
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--first", type=int)
    parser.add_argument("--most", type=int)
    parser.add_argument("--raw", type=Path)
    args = parser.parse_args()
    for game in args.game:
        own = effort_for(registry.game(game))
        effort = Effort(args.first or own.first, args.most or own.most)
        told = measured(game, args.games, args.seeds, effort)
        detail = told.pop("detail")
        if args.raw:
            args.raw.write_text(json.dumps(detail))
        print(json.dumps({game: told}))


if __name__ == "__main__":
    main()
