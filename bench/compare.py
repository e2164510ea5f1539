"""Is this checkout slower than another? Both are measured by turns, in one run, in CPU time.

    python bench/compare.py ../before
    python bench/compare.py ../before --rounds 12 --only GAME --kind "search, middle"

`../before` is another checkout of the project, set up as any is (`make .venv/.ready`, `serai
compile`), an older commit for instance. Each side is a process of its own, with its own
environment and its own compiled rules, which waits for its turn: whole random games, plain
searches, and searches as the bots search, for every game with every number of players. A ratio is
ours over theirs, above 1 where this checkout is faster: the ratio of each side's best round, the
median of the rounds' ratios, and the quartiles between which half of them lie. `<` marks rows whose
upper quartile is below 0.97; where the quartiles lie on both sides of it, the run does not tell.
On a busy machine they are far apart: measure more rounds, or a checkout against itself first.
The middle of a game is a record of the other checkout's, which both replay, each by the rules that
the record was played by. `*` marks rows in which the two do not search the same position, or play
games of another length: what a game is has changed between them.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

HERE = Path(__file__).parents[1]
SAME_LENGTH = 0.005  # by how much the mean length of random games may differ, by chance
SLOW = 0.97
Task = tuple[str, str, int]  # what, of which game, for how many


# -- a side, asked line by line ------------------------------------------------------------------


def answer_tasks() -> None:
    """Be a side: a task a line, an answer a line; the first line lists the tasks there are."""
    from serai.core import registry

    tables = [(name, n) for name in registry.names() for n in registry.game(name).material.SEATS]
    kinds = ("games", *(f"{how}, {when}" for how in HOW for when in ("opening", "middle")))
    print(json.dumps([(kind, *table) for kind in kinds for table in tables]), flush=True)
    for line in sys.stdin:
        kind, game, seats, given = json.loads(line)
        answer = middle_of(game, seats) if kind == RECORD else measure(kind, game, seats, *given)
        print(json.dumps(answer), flush=True)


HOW = ("plain search", "bots' search")
RECORD = "record"


def middle_of(game: str, seats: int) -> str:
    """The record of half a game."""
    from serai.bench import searches
    from serai.core.match import new

    return str(searches.middle(new(game, seats=seats, seed=1)).record())


def measure(kind: str, game: str, seats: int, seconds: float, middle: str) -> Any:
    """A rate, and what it is the rate of."""
    from serai.bench import measure as measuring
    from serai.core import registry

    if kind == "games":
        figures = measuring.playouts(registry.game(game), seats, seconds)
        return figures["plies_per_second"], figures["plies_per_game"]
    how, moment = kind.split(", ")
    return search_rate(how, game, seats, seconds, middle if moment == "middle" else "")


def search_rate(how: str, game: str, seats: int, seconds: float, record: str) -> Any:
    import serai
    from serai.bench import searches
    from serai.bots.search import BASELINE

    match = serai.load(record) if record else serai.new(game, seats=seats, seed=1)
    settings = BASELINE if how == HOW[0] else own_settings(match.game)
    digest = hashlib.sha256("\n".join(moves_of(match.record())).encode()).hexdigest()
    return searches.simulations(match, settings, seconds), digest


def moves_of(record: str) -> list[str]:
    """A record without its header, whose words may have changed."""
    return record.split("\n\n")[-1].split("\n")


def own_settings(game: Any) -> Any:
    """As the bots search; older commits have another name for it."""
    from serai.bots import search

    settings: Any = getattr(search, "settings_for", None) or vars(search)["how_for"]
    return settings(game)


# -- the two sides -------------------------------------------------------------------------------


class Side:
    """A process in a checkout, with its environment."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        python = checkout.absolute() / ".venv" / "bin" / "python"
        if not python.exists():
            raise SystemExit(f"{checkout}: no .venv here; run make .venv/.ready there.")
        words = [str(python), str(Path(__file__).resolve()), "--answer"]
        self.process = subprocess.Popen(
            words,
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # an interruption is for us, not for them
        )
        self.tasks = [(str(kind), str(game), int(n)) for kind, game, n in self._hear()]

    def middle(self, game: str, seats: int) -> str:
        return str(self._ask([RECORD, game, seats, []]))

    def measure(self, task: Task, seconds: float, middle: str) -> tuple[float, Any]:
        rate, what = self._ask([*task, [seconds, middle]])
        return float(rate), what

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def _ask(self, question: list[Any]) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return self._hear()

    def _hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.checkout}: its process has ended.")
        return json.loads(line)


@dataclass
class Compared:
    """The rates of a task, ours and theirs, round by round."""

    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)
    same: bool = True

    def add(self, ours: tuple[float, Any], theirs: tuple[float, Any]) -> None:
        self.ours.append(ours[0])
        self.theirs.append(theirs[0])
        self.same = self.same and alike(ours[1], theirs[1])

    def figures(self) -> dict[str, Any]:
        ratios = [mine / other for mine, other in zip(self.ours, self.theirs, strict=True)]
        low, _, high = quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3
        return {
            "ours": round(max(self.ours)),
            "theirs": round(max(self.theirs)),
            "ratio_of_best": round(max(self.ours) / max(self.theirs), 3),
            "median": round(median(ratios), 3),
            "quartiles": [round(low, 3), round(high, 3)],
            "same": self.same,
        }


def alike(one: Any, other: Any) -> bool:
    if isinstance(one, str):
        return bool(one == other)
    return abs(float(one) - float(other)) <= SAME_LENGTH * float(other)


def common_tasks(sides: tuple[Side, Side], only: str | None, kind: str) -> list[Task]:
    ours, theirs = sides
    wanted = [task for task in ours.tasks if only in (None, task[1]) and kind in task[0]]
    return [task for task in wanted if task in theirs.tasks]


def compare(
    sides: tuple[Side, Side], found: dict[Task, Compared], asked: argparse.Namespace
) -> None:
    """Every task by turns; who begins changes from round to round."""
    (ours, theirs), tasks = sides, list(found)
    middles = {table: theirs.middle(*table) for table in sorted({task[1:] for task in tasks})}
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, transient=True) as progress:
        bar = progress.add_task("", total=asked.rounds * len(tasks))
        for number in range(asked.rounds):
            for task in tasks:
                progress.update(bar, description=f"{task[0]}: {task[1]} {task[2]}")
                given = task, asked.seconds, middles[task[1:]]
                if number % 2:
                    second = theirs.measure(*given)
                    found[task].add(ours.measure(*given), second)
                else:
                    first = ours.measure(*given)
                    found[task].add(first, theirs.measure(*given))
                progress.advance(bar)


def row(task: Task, figures: dict[str, Any]) -> str:
    kind, game, seats = task
    low, high = figures["quartiles"]
    slow = " <" if high < SLOW else ""
    return (
        f"{kind + ('' if figures['same'] else ' *'):24} {game:8} {seats} "
        f"{figures['ours']:>12,} {figures['theirs']:>12,}  {figures['ratio_of_best']:.3f}  "
        f"{figures['median']:.3f}  {low:.3f}–{high:.3f}{slow}"
    )


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("other", type=Path, help="the other checkout")
    reader.add_argument("--rounds", type=int, default=8, help="turns of each side")
    reader.add_argument("--seconds", type=float, default=0.3, help="CPU seconds of a measurement")
    reader.add_argument("--only", help="one game")
    reader.add_argument("--kind", default="", help="rows with this in their name alone")
    reader.add_argument("--out", type=Path, help="a file for the figures, as JSON")
    asked = reader.parse_args()
    sides = Side(HERE), Side(asked.other)
    found = {task: Compared() for task in common_tasks(sides, asked.only, asked.kind)}
    try:
        compare(sides, found, asked)
    except KeyboardInterrupt:  # what there is by then is told
        found = {task: compared for task, compared in found.items() if compared.ours}
    finally:
        for side in sides:
            side.end()
    print(f"{'':24} {'':8}   {'ours/s':>12} {'theirs/s':>12}  best   median quartiles")
    for task, compared in found.items():
        print(row(task, compared.figures()))
    if asked.out is not None:
        told = [{"task": task, **compared.figures()} for task, compared in found.items()]
        asked.out.write_text(json.dumps(told, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    answer_tasks() if sys.argv[1:] == ["--answer"] else main()
