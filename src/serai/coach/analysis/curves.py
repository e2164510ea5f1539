"""A game drawn: everybody's chance to win, and below it the points, from move to move.

`draw` makes an SVG of an `Analysis` that reads by light and by dark, in black and white (each seat
has its dashes, its number and its name at the end of its line), and aloud.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, log10
from xml.sax.saxutils import escape

from serai.core import characters
from serai.core.texts import say, spoken

from .telling import finely, percent, players, points, shortest
from .verdicts import Analysis, Ply

WIDTH, HEIGHT = 960, 640
LEFT, RIGHT = 64, 680  # of the curves; the names stand beyond
LABEL_STEP, LABEL_CELLS = 24, 15  # between two names; how long one may be
MOST_DRAWN = 140  # points of a curve; of a longer game they are means
MARK_STEP, MARK_ROWS, MARK_ROOM = 16, 3, 26
BADGE, VALUE, NAME = 40, 106, 118  # of a label, from the right end of the curves

INK, QUIET, GROUND, RULE = "#4a3b2a", "#6d5a43", "#fbf5e9", "#e2d0ac"
DARK_INK, DARK_QUIET, DARK_GROUND, DARK_RULE = "#f1e6d2", "#c9b798", "#251d15", "#4d4030"
COLOURS = ("#a33c12", "#125f66", "#6a3a8c", "#586300", "#1f4f9e")
DARK_COLOURS = ("#f2a07a", "#74c9cc", "#cfa6ee", "#c9d166", "#9dbcf5")
DASHES = ("none", "9 5", "2 4", "14 4 2 4", "6 3 2 3 2 3")
_HEBREW = re.compile("[\u0590-\u05ff]+")
FONT = 'ui-sans-serif, system-ui, "DejaVu Sans", sans-serif'


@dataclass(frozen=True)
class Panel:
    """A strip with a scale of its own, and as many moves from left to right as there are."""

    top: float
    height: float
    least: float
    most: float
    moves: int

    def x(self, place: float) -> float:
        """Of a place in the curves, from 0."""
        return LEFT + (RIGHT - LEFT) * place / max(1, self.moves)

    def y(self, value: float) -> float:
        return self.top + self.height * (self.most - value) / (self.most - self.least)


def draw(analysis: Analysis, worst: int = 5, language: str = "") -> str:
    """The whole drawing; so many of the worst moves are marked."""
    drawing = _Drawing(analysis, analysis.worst_moves(worst), language or spoken())
    return "\n".join(drawing.lines()) + "\n"


class _Drawing:
    def __init__(self, analysis: Analysis, worst: Sequence[Ply], language: str) -> None:
        self.analysis, self.worst, self.language = analysis, worst, language
        game, names = analysis.game, analysis.names
        self.names = players(game, names, characters.called, language)
        self.introduced = players(game, names, characters.introduced, language)
        moments = analysis.moments
        self.chances = [list(column) for column in zip(*(m.chances for m in moments), strict=True)]
        self.size = -(-len(moments) // MOST_DRAWN)  # positions to a point of a curve
        self.points = [list(column) for column in zip(*(m.points for m in moments), strict=True)]

    def lines(self) -> Iterable[str]:
        moves = len(self.analysis.plies)
        chances = Panel(152, 236, 0.0, 1.0, moves)
        scored = Panel(440, 130, *_range(self.points), moves)
        yield from self._head()
        quarters = [i / 4 for i in range(5)]
        told = [percent(quarter, True, self.language) for quarter in quarters]
        yield from self._scale(chances, quarters, told)
        ticks = _ticks(scored.least, scored.most)
        yield from self._scale(scored, ticks, [points(tick, self.language) for tick in ticks])
        yield _text(LEFT, 100, self._say("chances"), "name")
        yield _text(LEFT, 424, self._say("points"), "name")
        yield from self._curves(chances, self.chances)
        yield from self._curves(scored, self.points)
        yield from self._marks(chances)
        told = [self._percent(column[-1]) for column in self.chances]
        yield from self._labels(chances, [column[-1] for column in self.chances], told)
        told = [points(column[-1], self.language) for column in self.points]
        yield from self._labels(scored, [column[-1] for column in self.points], told)
        yield from self._foot(scored)
        yield "</svg>"

    # -- what is said --------------------------------------------------------------------------

    def _say(self, key: str, **facts: object) -> str:
        return say(f"analysis-curves-{key}", self.language, **facts)

    def _percent(self, chance: float) -> str:
        """A chance at last."""
        return percent(chance, self.analysis.last.outlook.certain, self.language)

    def _head(self) -> Iterable[str]:
        game = say(f"{self.analysis.game}-name", self.language)
        title = self._say("title", game=game)
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'role="img" aria-labelledby="title desc">'
        )
        yield f'<title id="title">{escape(title)}</title>'
        yield f'<desc id="desc">{escape(" ".join(self._described()))}</desc>'
        yield f"<style>\n{_style()}\n</style>"
        yield f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="14"/>'
        yield _text(LEFT, 44, title, "title")
        yield _text(LEFT, 68, self._judged(), "small")

    def _judged(self) -> str:
        simulations, seconds = self.analysis.simulations, self.analysis.seconds
        by = self._say("simulations", number=simulations) if simulations is not None else ""
        by = by or self._say("seconds", number=shortest(seconds or 0, self.language))
        means = self._say("means", number=self.size) if self.size > 1 else ""
        return f"{self._say('judged', by=by)} {means}".strip()

    def _described(self) -> Iterable[str]:
        """What the curves show, in sentences."""
        for name, chances, scored in zip(self.introduced, self.chances, self.points, strict=True):
            first, low, high = (
                percent(chance, language=self.language)
                for chance in (chances[0], min(chances), max(chances))
            )
            facts = {"first": first, "last": self._percent(chances[-1]), "low": low, "high": high}
            yield self._say("seat", name=name, points=round(scored[-1]), **facts)
        for ply in self.worst:
            yield self._mark_told(ply)

    def _mark_told(self, ply: Ply) -> str:
        assert ply.verdict is not None
        return self._say(
            "mark",
            number=str(ply.number),
            name=self.names[ply.seat],
            played=ply.action,
            lost=finely(ply.verdict.loss, self.language),
            best=ply.verdict.best.action,
        )

    # -- what is drawn -------------------------------------------------------------------------

    def _scale(self, panel: Panel, ticks: Sequence[float], told: Sequence[str]) -> Iterable[str]:
        for tick, text in zip(ticks, told, strict=True):
            y = panel.y(tick)
            yield f'<path class="rule" d="M{LEFT} {y:.1f} H{RIGHT}"/>'
            yield _text(LEFT - 10, y + 5, text, "small end")
        yield f'<path class="rule" d="M{RIGHT} {panel.top - 4:.1f} v{panel.height + 8:.1f}"/>'

    def _curves(self, panel: Panel, columns: Sequence[Sequence[float]]) -> Iterable[str]:
        for seat, column in enumerate(columns):
            points = _thinned(column, self.size)
            places = [f"{panel.x(at):.1f} {panel.y(value):.1f}" for at, value in points]
            yield f'<path class="line s{seat}" d="M{" L".join(places)}"/>'

    def _marks(self, panel: Panel) -> Iterable[str]:
        """A worst move: how far it threw its seat back, and its number above the curves."""
        free = [float(LEFT - MARK_ROOM)] * MARK_ROWS
        for ply in sorted(self.worst, key=lambda ply: ply.number):
            assert ply.verdict is not None
            x = panel.x(ply.number - 1)
            row = next((i for i, end in enumerate(free) if x - end >= MARK_ROOM), MARK_ROWS - 1)
            free[row] = x
            best, played = ply.verdict.with_best, ply.verdict.with_played
            top, low = (panel.y(look.chances[ply.seat]) for look in (best, played))
            above = panel.top - 10 - MARK_STEP * row
            yield f"<g><title>{escape(self._mark_told(ply))}</title>"
            yield f'<path class="guide" d="M{x:.1f} {above + 4:.1f} V{top:.1f}"/>'
            yield f'<path class="fall s{ply.seat}" d="M{x:.1f} {top:.1f} V{low - 6:.1f}"/>'
            yield f'<path class="f{ply.seat}" d="M{x - 5:.1f} {low - 8:.1f} h10 l-5 8 z"/>'
            yield _badge(x, top, ply.seat)
            yield f"{_text(x, above, str(ply.number), 'mark middle')}</g>"

    def _labels(self, panel: Panel, values: Sequence[float], told: Sequence[str]) -> Iterable[str]:
        """Each seat at the end of its line: its number, where it ended, its name."""
        order = sorted(range(len(values)), key=lambda seat: (-values[seat], seat))
        places = _apart([panel.y(values[seat]) for seat in order], panel)
        for seat, y in zip(order, places, strict=True):
            end = panel.y(values[seat])
            way = f"M{RIGHT + 4} {end:.1f} L{RIGHT + BADGE} {y:.1f}"
            yield f'<path class="lead s{seat}" d="{way}"/>'
            yield _badge(RIGHT + BADGE, y, seat)
            yield _text(RIGHT + VALUE, y + 5, told[seat], "end")
            yield _text(RIGHT + NAME, y + 5, _short(self.names[seat]), "own")

    def _foot(self, panel: Panel) -> Iterable[str]:
        """The numbers of the moves, and what the marks are."""
        y, last = panel.top + panel.height + 22, panel.moves
        end = self._say("end" if self.analysis.over else "now")
        for number in [n for n in _numbers(last) if n <= last - last * 0.04]:
            yield _text(panel.x(number - 1), y, str(number), "small middle")
        yield _text(panel.x(last), y, end, "small middle")
        yield _text(LEFT - 10, y, self._say("move"), "small end")
        yield _text(LEFT, y + 28, self._say("foot" if self.worst else "no-marks"), "small")


# -- where things stand ----------------------------------------------------------------------


def _thinned(column: Sequence[float], size: int) -> list[tuple[float, float]]:
    """The means of so many numbers each, in their middles; the last number stands for itself."""
    *most, last = column
    groups = [most[i : i + size] for i in range(0, len(most), size)]
    means = [(size * i + (len(g) - 1) / 2, sum(g) / len(g)) for i, g in enumerate(groups)]
    return [*means, (len(most), last)]


def _range(columns: Sequence[Sequence[float]]) -> tuple[float, float]:
    """From the least to the greatest number, and a little beyond."""
    every = [number for column in columns for number in column]
    beyond = max(1.0, 0.06 * (max(every) - min(every)))
    return min(every) - beyond, max(every) + beyond


def _ticks(least: float, most: float) -> list[float]:
    """Three to six round numbers between the two."""
    step = 10 ** floor(log10(most - least))
    while (most - least) / step < 3:
        step /= 2
    while (most - least) / step > 6:
        step *= 2
    first = -floor(-least / step)
    return [step * i for i in range(first, floor(most / step) + 1)]


def _numbers(last: int) -> list[int]:
    """The first move, and about ten more with round numbers."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**9) if last / step <= 12)
    return [1, *range(step if step > 1 else 2, last + 1, step)]


def _apart(places: Sequence[float], panel: Panel) -> list[float]:
    """As near to their places as names can stand, from top to bottom."""
    found: list[float] = []
    for y in places:
        found.append(max(y, found[-1] + LABEL_STEP) if found else y)
    lowest = panel.top + panel.height
    for i in reversed(range(len(found))):
        found[i] = min(found[i], lowest)
        lowest = found[i] - LABEL_STEP
    return found


def _short(name: str) -> str:
    """A name cut to the room there is; signs of the East take two cells, accents none."""
    room, kept = LABEL_CELLS, ""
    for sign in name:
        room -= 0 if unicodedata.combining(sign) else _cells(sign)
        if room < 0:
            return kept + "…"
        kept += sign
    return kept


def _cells(sign: str) -> int:
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def _badge(x: float, y: float, seat: int) -> str:
    """A seat's number in its colour."""
    circle = f'<circle class="f{seat}" cx="{x:.1f}" cy="{y:.1f}" r="10"/>'
    return circle + _text(x, y + 4.5, str(seat + 1), "badge middle")


def _text(x: float, y: float, text: str, kind: str) -> str:
    """Words from right to left run so as a whole, and stand where others do."""
    if _HEBREW.search(text) and not _HEBREW.fullmatch(text):
        text = f"\u2068{text}\u2069"
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


# -- how it looks ----------------------------------------------------------------------------


def _style() -> str:
    shapes = [
        f"text {{ font-family: {FONT}; font-size: 15px; }}",
        ".title { font-size: 20px; font-weight: bold; } .name { font-weight: bold; }",
        ".small { font-size: 13px; } .mark, .badge { font-size: 13px; font-weight: bold; }",
        ".end { text-anchor: end; } .middle { text-anchor: middle; }",
        ".own { unicode-bidi: isolate; }",
        ".line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }",
        ".lead { fill: none; } .fall { stroke-width: 3; }",
        ".mark { paint-order: stroke; stroke-width: 5px; }",
        ".guide { fill: none; stroke-width: 1; stroke-dasharray: 2 3; }",
    ]
    dashes = [f".line.s{seat} {{ stroke-dasharray: {dash}; }}" for seat, dash in enumerate(DASHES)]
    light = _colours(INK, QUIET, GROUND, RULE, COLOURS)
    dark = _colours(DARK_INK, DARK_QUIET, DARK_GROUND, DARK_RULE, DARK_COLOURS)
    by_dark = ["@media (prefers-color-scheme: dark) {", *dark, "}"]
    return "\n".join([*shapes, *dashes, *light, *by_dark])


def _colours(ink: str, quiet: str, ground: str, rule: str, seats: Sequence[str]) -> list[str]:
    lines = [
        f"text {{ fill: {ink}; }} .small {{ fill: {quiet}; }} .badge {{ fill: {ground}; }}",
        f".mark {{ stroke: {ground}; }}",
        f".ground {{ fill: {ground}; }} .rule {{ stroke: {rule}; }} .guide {{ stroke: {quiet}; }}",
    ]
    for seat, colour in enumerate(seats):
        lines.append(f".s{seat} {{ stroke: {colour}; }} .f{seat} {{ fill: {colour}; }}")
    return lines
