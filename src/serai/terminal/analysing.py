"""Where a game was won and lost, as tables; as JSON and as a drawing too, if asked for."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.table import Table

from serai.bots.search import Budget
from serai.coach import analysis
from serai.coach.analysis import curves
from serai.coach.analysis.telling import decimal, finely, percent, points, shortest
from serai.coach.analysis.verdicts import Analysis, Assessment, Ply
from serai.core.contract import CHANCE, OVER
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.record import load, position
from serai.core.texts import say
from serai.screens import row
from serai.screens.bidi import apart, shortened

from .checking import game_named, winners
from .files import read_text, target, write
from .progress import bar, prepared
from .screen import Output
from .seats import called, introduced

MOST_ROWS = 12  # of the curves, in a table
LONGEST_NAME, LONGEST_INTRODUCED, WIDEST = 14, 28, 200
WORDS = ("player", "played", "best", "action", "where")  # columns that begin at the left
PRINTED = "-"
JSON_BEGINS, SVG_BEGINS = "{", "<svg"


@dataclass(frozen=True)
class AnalyseArgs:
    """What was asked for."""

    simulations: int | None
    seconds: float | None
    seed: int
    worst: int
    json: str | None
    svg: Path | None

    @property
    def budget(self) -> Budget:
        if self.simulations is None and self.seconds is None:
            return analysis.USUAL
        return Budget(self.simulations, self.seconds)

    @property
    def by(self) -> str:
        """What a position gets."""
        if self.budget.seconds is not None:
            return say("analysis-curves-seconds", number=shortest(self.budget.seconds))
        return say("analysis-curves-simulations", number=self.budget.simulations)


def analyse(file: Path, wish: AnalyseArgs) -> None:
    """A record or a position; a file that cannot be written is refused before any thinking."""
    if wish.simulations is not None and wish.seconds is not None:
        raise SeraiError("analysis-one-budget")
    text = read_text(file)
    is_position = text.startswith("serai position")
    if is_position and wish.svg:
        raise SeraiError("analysis-no-curve")
    svg = target(wish.svg, SVG_BEGINS) if wish.svg else None
    wants_file = wish.json is not None and wish.json != PRINTED
    data = target(Path(str(wish.json)), JSON_BEGINS) if wants_file else None
    game = prepared(game_named(text))
    if is_position:
        facts = _position(Match(position(game.name, text), None, resolve_chance=False), wish)
    else:
        facts = _game(load(text), wish, svg)
    written = json.dumps(facts, ensure_ascii=False, indent=1) + "\n"
    if wish.json == PRINTED:
        sys.stdout.write(written)
    if data:
        _write(data, written)


def _game(match: Match, wish: AnalyseArgs, svg: Path | None) -> dict[str, Any]:
    with bar(say("analysis-searching")) as tell:

        def progress(done: int, of: int) -> None:
            tell(done, of, say("analysis-searching-move", number=str(min(done + 1, of))))

        told = analysis.analyse(match, wish.budget, progress, wish.seed)
    if wish.json != PRINTED:
        _Report(match, wish).game(told)
    if svg:
        _write(svg, curves.draw(told, wish.worst))
    return analysis.game_document(told)


def _position(match: Match, wish: AnalyseArgs) -> dict[str, Any]:
    with bar(say("analysis-searching")):
        told = analysis.evaluate(match.position, wish.budget, seed=wish.seed)
    if wish.json != PRINTED:
        _Report(match, wish).position(told)
    return analysis.position_document(told, match.game.name, wish.seed)


def _write(path: Path, text: str) -> None:
    write(path, text)
    print(say("analysis-written", file=str(path)), file=sys.stderr)


class _Report:
    """The tables and the sentences around them."""

    def __init__(self, match: Match, wish: AnalyseArgs) -> None:
        self.match, self.wish = match, wish
        self.names = [shortened(name, LONGEST_NAME) for name in called(match)]
        self.out = Output()
        if not self.out.console.is_terminal:
            self.out.console.width = WIDEST

    # -- a game --------------------------------------------------------------------------------

    def game(self, told: Analysis) -> None:
        self.out.say(*self._heading(told), "")
        self.out.say(say("analysis-course"))
        self._table(["move", *self.names], self._course(told))
        if told.plies:
            self.out.say("", say("analysis-seats"))
            self._table(["player", "decisions", "loss", "mistakes", "where"], self._seats(told))
        self._worst(told)

    def _heading(self, told: Analysis) -> list[str]:
        moves, decisions = len(told.plies), sum(seat.decisions for seat in told.seats)
        name = say(f"{told.game}-name")
        players = [shortened(name, LONGEST_INTRODUCED) for name in introduced(self.match)]
        facts = {"players": players, "moves": moves, "decisions": decisions}
        ended = say("analysis-unfinished")
        if told.over:
            ended = say("analysis-result", winners=winners(self.match))
        errors = [max(position.outlook.errors) for position in told.moments]
        judged = say("analysis-judged-by", by=self.wish.by, error=finely(max(errors)))
        return [f"{say('analysis-game', game=name, **facts)} {ended}", judged]

    def _course(self, told: Analysis) -> list[list[str]]:
        """A row now and then, and the last."""
        last = len(told.plies)
        step = max(1, -(-last // (MOST_ROWS - 1)))
        rows = [[str(i + 1), *_outlook(told.plies[i].before)] for i in range(0, last, step)]
        end = say("analysis-head-end" if told.over else "analysis-head-now")
        return [*rows, [end, *_outlook(told.last)]]

    def _seats(self, told: Analysis) -> list[list[str]]:
        return [
            [
                self.names[seat],
                str(played.decisions),
                _with_error(*(decimal(100 * part, 1) for part in (played.loss, played.error))),
                str(len(played.worst)),
                ", ".join(map(str, played.worst[: self.wish.worst])),
            ]
            for seat, played in enumerate(told.seats)
        ]

    def _worst(self, told: Analysis) -> None:
        worst = told.worst_moves(self.wish.worst)
        if not worst:
            if not any(ply.verdict for ply in told.plies):
                self.out.say("", say("analysis-none-to-judge"))
            elif not told.worst:
                self.out.say("", say("analysis-none-lost"))
            return
        self.out.say("", say("analysis-worst"))
        heads = ["move", "player", "played", "chance", "best", "chance", "lost"]
        self._table(heads, [self._worst_row(ply) for ply in worst])
        lines = {str(ply.number): ply.verdict.best.line for ply in worst if ply.verdict}
        self._lines("analysis-better-lines", lines)

    def _worst_row(self, ply: Ply) -> list[str]:
        verdict = ply.verdict
        assert verdict is not None
        played, best = (
            percent(look.chances[ply.seat], look.certain)
            for look in (verdict.with_played, verdict.with_best)
        )
        lost = _with_error(*(decimal(100 * part) for part in (verdict.loss, verdict.error)))
        who = [str(ply.number), self.names[ply.seat]]
        return [*who, ply.action, played, verdict.best.action, best, lost]

    # -- a position ----------------------------------------------------------------------------

    def position(self, told: Assessment) -> None:
        who = {OVER: "over", CHANCE: "nobody"}.get(told.actor) or self.names[told.seat]
        facts = {"material": self.match.material.name, "who": who, "by": self.wish.by}
        name = say(f"{self.match.game.name}-name")
        self.out.say(say("analysis-position", game=name, **facts), "")
        rows = [
            [name, percent(chance, told.outlook.certain), points(number)]
            for name, chance, number in zip(self.names, told.chances, told.points, strict=True)
        ]
        self._table(["player", "chance", "points"], rows)
        if told.moves:
            self._moves(told)

    def _moves(self, told: Assessment) -> None:
        self.out.say("", say("analysis-moves"))
        heads = ["action", "visits", "value", "points", *self.names]
        rows = [
            [
                move.action,
                str(move.visits),
                decimal(move.value, 3),
                points(move.points[told.actor]),
                *map(percent, move.chances),
            ]
            for move in told.moves
        ]
        self._table(heads, rows)
        unseen = len(self.match.legal()) - len(told.moves)
        if unseen:
            self.out.say(say("analysis-unseen", number=unseen))
        lines = {str(i): move.line for i, move in enumerate(told.moves[: analysis.LISTED], 1)}
        self._lines("analysis-lines", lines)

    # -- tables --------------------------------------------------------------------------------

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Words to the left, numbers to the right; a head is a name or the end of a key."""
        drawn = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
        for head, column in zip(heads, zip(*rows, strict=True), strict=True):
            is_name = head in self.names
            text = head if is_name else say(f"analysis-head-{head}")
            words = head in WORDS
            drawn.add_column(
                self._cell(text),
                justify="left" if words else "right",
                no_wrap=True,
                overflow="ellipsis",
                min_width=None if words or is_name else max(map(cell_len, (text, *column))),
            )
        for cells in rows:
            drawn.add_row(*map(self._cell, cells))
        self.out.draw(drawn)

    def _lines(self, key: str, lines: Mapping[str, Sequence[str]]) -> None:
        self.out.say("", say(key))
        for number, line in lines.items():
            self.out.listed([say("analysis-line", number=number, line=row(line))])

    def _cell(self, text: str) -> str:
        return apart(self.out.plainly(text))


def _outlook(position: Assessment) -> list[str]:
    return [
        say(
            "analysis-outlook",
            chance=percent(chance, position.outlook.certain),
            points=points(number),
        )
        for chance, number in zip(position.chances, position.points, strict=True)
    ]


def _with_error(loss: str, error: str) -> str:
    return say("analysis-with-error", number=loss, error=error)
