"""How often the coach's words change with the seed, and what an analysis costs.

python bench/verdicts.py GAME --games 3 --seeds 2

Bots play games of two; each game is gone over with several seeds. Of all moves and pairs of seeds,
`changed` is the share in which the two words differ. `cpu_seconds` are those of an analysis, all
threads together; `critical_seconds` are those of it that cannot be shared by two cores: what the
main thread did alone, and the longer of the two that search. So it is what a clock would say where
two cores are free, on whatever machine it is measured.
"""

import argparse
import json
import os
import sys
import threading
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from serai.bots.levels import move, player
from serai.coach.reviewing import Review
from serai.coach.whole import go_over
from serai.core import registry
from serai.core.match import Match, new

PAIRS = ("easy", "medium"), ("medium", "medium"), ("medium", "hard")
SEATS, CORES = 2, 2
TICKS = os.sysconf("SC_CLK_TCK")

Figures = dict[str, Any]


def played(game: str, number: int) -> Match:
    """By two bots of some levels, to its end."""
    match = new(game, SEATS, number)
    levels = PAIRS[(number - 1) % len(PAIRS)]
    bots = [
        player(level, match.game, match.material, seat, number) for seat, level in enumerate(levels)
    ]
    while not match.over:
        match.play(move(bots[match.actor], match))
    return match


def reviewed(match: Match, seed: int) -> tuple[list[Any], float, float]:
    """Every verdict, the CPU seconds of all threads, and those that cannot be shared."""
    before = _by_thread()
    told = go_over(Review(match, None, seed, CORES), lambda progress: None)
    spent = {one: now - before.get(one, 0.0) for one, now in _by_thread().items()}
    main = spent.pop(threading.get_native_id())
    verdicts = [one["verdict"] for one in told["moments"] if one["verdict"] is not None]
    return verdicts, main + sum(spent.values()), main + max(spent.values(), default=0.0)


def _by_thread() -> dict[int, float]:
    """CPU seconds of each thread of this process so far."""
    found = {}
    for thread in Path("/proc/self/task").iterdir():
        fields = (thread / "stat").read_text().rpartition(")")[2].split()
        found[int(thread.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    return found


def measured(game: str, numbers: range, seeds: int) -> Figures:
    rows: list[tuple[str, ...]] = []
    whole, critical = [], []
    for number in numbers:
        match, found = played(game, number), []
        for seed in range(seeds):
            verdicts, cpu, longest = reviewed(match, seed)
            found.append([one["word"] for one in verdicts])
            whole.append(cpu)
            critical.append(longest)
        rows += zip(*found, strict=True)
        told = f"{game} {number}: {changed(rows):.3f} of {len(rows)} moves so far"
        print(f"{told}; {whole[-1]:.1f} s, {critical[-1]:.1f} s", file=sys.stderr, flush=True)
    return {
        "games": len(numbers),
        "seeds": seeds,
        "moves": len(rows),
        "words": dict(Counter(word for row in rows for word in row)),
        "changed": round(changed(rows), 4),
        "cpu_seconds": round(sum(whole) / len(whole), 1),
        "critical_seconds": round(sum(critical) / len(critical), 1),
        "critical_seconds_most": round(max(critical), 1),
    }


def changed(rows: list[tuple[str, ...]]) -> float:
    pairs = [pair for row in rows for pair in combinations(row, 2)]
    return sum(one != other for one, other in pairs) / max(1, len(pairs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(registry.names()))
    parser.add_argument("--games", type=int, default=3, help="how many of each")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    parser.add_argument("--seeds", type=int, default=2, help="how often each is gone over")
    asked = parser.parse_args()
    for game in asked.game:
        numbers = range(asked.first, asked.first + asked.games)
        print(json.dumps({game: measured(game, numbers, asked.seeds)}), flush=True)


if __name__ == "__main__":
    main()
