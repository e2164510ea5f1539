"""How strong the bots are: every match that docs/bots.md tells of, one arena after the other.

Finished arenas are not played again and interrupted ones go on, as long as the program is the
same. Writes `bench/strength.json` and the tables in docs/bots.md.
"""

import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serai.bots.names import LEVELS
from serai.core import registry

CHECKOUT = Path(__file__).parents[1]
FOLDER = CHECKOUT / ".cache" / "strength"
FIGURES = CHECKOUT / "bench" / "strength.json"
PAGE = CHECKOUT / "docs" / "bots.md"
GAMES = registry.names()
THREE = 3
SLOW = 10_000  # simulations a move: then a game takes most of a minute

Figures = dict[str, Any]


@dataclass(frozen=True)
class Run:
    """One arena: its chapter, who plays, and how much."""

    chapter: str
    game: str
    bots: tuple[str, str]
    games: int
    seats: int = 2
    sprt: tuple[float, float] | None = None

    @property
    def name(self) -> str:
        return f"{self.chapter}-{self.game}-{self.seats}-{self.bots[0].partition('@')[0]}"

    def command(self) -> list[str]:
        words = [sys.executable, "-m", "serai", "arena", self.game, "--bots", ",".join(self.bots)]
        words += ["--games", str(self.games), "--seats", str(self.seats)]
        if self.sprt is not None:
            words += ["--sprt", f"{self.sprt[0]},{self.sprt[1]}"]
        return words


def runs() -> list[Run]:
    """Plain search at the same time, greedy, and the ladder, the cheapest games first."""
    timed = ("master@0.05s", "uct@0.05s")
    plain = [Run("plain", game, timed, 200, sprt=(0.65, 0.75)) for game in GAMES]
    three = [
        Run("plain", game, timed, 201, THREE, (0.4, 0.5)) for game in GAMES if THREE in seats(game)
    ]
    greedy = [Run("greedy", game, ("master", "greedy"), 100) for game in GAMES]
    pairs = list(zip(LEVELS[1:], LEVELS, strict=False))
    ladder = [Run("ladder", game, pair, enough(game, pair[0])) for pair in pairs for game in GAMES]
    return [*plain, *three, *ladder, *greedy]


def enough(game: str, bot: str) -> int:
    """Games for a step of the ladder; fewer where one takes most of a minute."""
    simulations = registry.manifest_of(game).levels[bot].simulations
    return 40 if simulations is not None and simulations > SLOW else 100


def seats(game: str) -> tuple[int, ...]:
    return registry.manifest_of(game).seats


def play(run: Run) -> Figures:
    """The arena's figures, and how long it took here."""
    told, folder = FOLDER / f"{run.name}.json", FOLDER / run.name
    begin = time.perf_counter()
    if not told.exists():
        part = told.with_suffix(".part")
        command = [*run.command(), "--out", str(folder), "--json", str(part)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        data = json.loads(part.read_text("utf-8"))
        data["minutes"] = round((time.perf_counter() - begin) / 60, 1)
        del data["results"], data["folder"]
        told.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
        part.unlink()
    found: Figures = json.loads(told.read_text("utf-8"))
    return found


def row(run: Run, figures: Figures) -> str:
    """A line of Markdown: who, against whom, games, share, Elo, and the test's answer."""
    first = next(line for line in figures["standings"] if line["bot"].startswith(run.bots[0]))
    last = next(line for line in figures["standings"] if line is not first)
    share, elo = first["share"], difference(first["elo"], last["elo"])
    verdict = "" if figures["sprt"] is None else figures["sprt"]["outcome"]
    cells = (
        run.game,
        str(run.seats),
        run.bots[0],
        run.bots[1],
        str(figures["games"]),
        f"{100 * share['value']:.1f} % ({100 * share['low']:.1f}–{100 * share['high']:.1f})",
        elo,
        verdict,
    )
    return "| " + " | ".join(cells) + " |"


def difference(first: Figures, last: Figures) -> str:
    """Elo above the other, with the interval; the other is the arena's zero."""
    value = first["value"] - last["value"]
    ends = [first[end] for end in ("low", "high")]
    if None in ends:
        return f"{value:+.0f}" if ends[0] is None else f"≥ {ends[0]:+.0f}"
    return f"{value:+.0f} ({ends[0]:+.0f} to {ends[1]:+.0f})"


def page(found: dict[Run, Figures]) -> None:
    """The tables between their marks in docs/bots.md."""
    text = PAGE.read_text("utf-8")
    for chapter in ("plain", "ladder", "greedy"):
        begin, end = f"<!-- {chapter}: begin -->", f"<!-- {chapter}: end -->"
        before, _, rest = text.partition(begin)
        head = "| game | seats | bot | against | games | share of wins | Elo above | SPRT |"
        lines = [head, "|---|---:|---|---|---:|---:|---:|---|"]
        lines += [row(run, figures) for run, figures in found.items() if run.chapter == chapter]
        text = "\n".join([before + begin, *lines, end + rest.partition(end)[2]])
    PAGE.write_text(text, "utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = {run: play(run) for run in runs()}
    figures = {run.name: data for run, data in found.items()}
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    page(found)


if __name__ == "__main__":
    main()
