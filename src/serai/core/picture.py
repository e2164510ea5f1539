"""A position as a picture: one SVG that stands by itself, light or dark as its reader's screen is.

`svg` draws a position of any game as a seat may know it. The shapes are the symbols of
`symbols.svg` in the game's package and their colours those of `colours.css` beside it, both of
which the page has too; what all games share lies beside this file. Only what a picture uses is put
into it.

A game's room `picture` gives a `Picture` of what a seat sees, made of the marks below; a game that
has no such room is shown by its text drawing.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from .contract import OVER, SPECTATOR, Phrase
from .texts import harmless, say

if TYPE_CHECKING:
    from .compiled import Buffer
    from .contract import Game, Material

WIDTH = 600.0  # of every picture
GAP = 10.0
SYMBOLS, COLOURS = "symbols.svg", "colours.css"
HOUSE = Path(__file__).parent
FONT = ",".join(("system-ui", "'Segoe UI'", "Roboto", "'Noto Sans'", "Arial", "sans-serif"))
MONOSPACE = ",".join(("ui-monospace", "Menlo", "Consolas", "monospace"))
LONGEST_NAME = 22
_SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
_USED = re.compile(r'href="#([\w-]+)"')
_TAG = re.compile(r"<[^<>]+>")
_COLOUR = re.compile(r"var\(--([\w-]+)\)")
_SETTING = re.compile(r"--([\w-]+):\s*([^;]+);")
_DARK = ':root[data-theme="dark"]'
_UNQUOTED = re.compile(r'[&<>"\n\r\t]')
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)

Attribute = str | float | None
Style = dict[str, Attribute]


@dataclass(frozen=True)
class Picture:
    """What a game draws: marks on a sheet as wide as `WIDTH`, and so high."""

    marks: str
    height: float


@dataclass(frozen=True)
class Colours:
    """Custom properties by name; in the dark some of them are others."""

    light: Mapping[str, str]
    dark: Mapping[str, str]


def svg(
    game: "Game",
    material: "Material",
    state: "Buffer",
    seat: int = SPECTATOR,
    names: Sequence[str] = (),
) -> str:
    """A position as the seat may know it, as a whole SVG document."""
    m = material.m
    known = game.hidden_from(m, state, seat)
    called = [_called(player, names) for player in range(material.seats)]
    if game.picture is None:
        picture = plain(game.position.write(m, known))
    else:
        picture = game.picture.draw(m, known, seat, called)
    title = _title(game, game.rules.actor(m, known), called)
    return _document(picture, title, game.manifest.folder)


def plain(text: str) -> Picture:
    """A text as it is, each sign as wide as the others."""
    lines = harmless(text).expandtabs().rstrip().splitlines()
    longest = max((len(line) for line in lines), default=1)
    size = min(16.0, (WIDTH - 4 * GAP) / (0.62 * longest))
    step = 1.3 * size
    written = (
        mark("tspan", escape(line), x=2 * GAP, y=2 * GAP + step * (row + 0.75))
        for row, line in enumerate(lines)
        if line
    )
    style: Style = {"xml:space": "preserve", "font-size": size, "font-family": MONOSPACE}
    marks = mark("text", "".join(written), fill="var(--ink)", **style)
    return Picture(marks, step * len(lines) + 4 * GAP)


# -- marks -----------------------------------------------------------------------------------


def mark(name: str, content: str = "", /, **attributes: Attribute) -> str:
    """An element; `_` in an attribute's name is a hyphen, and one that is None is left out."""
    given = "".join(
        [
            f" {key.replace('_', '-')}={_value(value)}"
            for key, value in attributes.items()
            if value is not None
        ]
    )
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def use(symbol: str, x: float, y: float, width: float, height: float = 0, **more: Attribute) -> str:
    """A symbol in a box that begins there, as high as it is wide if no height is told."""
    box: Style = {"x": x, "y": y, "width": width, "height": height or width}
    return mark("use", href=f"#{symbol}", **box, **more)


def around(symbol: str, x: float, y: float, size: float, **more: Attribute) -> str:
    """A symbol in a square around a point."""
    return use(symbol, x - size / 2, y - size / 2, size, size, **more)


def text(x: float, y: float, words: str, size: float, **more: Attribute) -> str:
    style: Style = {"font_size": size, "fill": "var(--ink)", **more}
    return mark("text", escape(harmless(words)), x=x, y=y, **style)


def group(*marks: str, title: str = "", **attributes: Attribute) -> str:
    """Marks together; their title is what a reader is told who points at them."""
    named = mark("title", escape(harmless(title))) if title else ""
    return mark("g", named + "".join(marks), **attributes)


def moved(x: float, y: float, *marks: str, title: str = "") -> str:
    return group(*marks, title=title, transform=f"translate({short(x)} {short(y)})")


def board(marks: str, box: tuple[float, float, float, float], y: float = 0.0) -> Picture:
    """A drawing in a measure of its own, as wide as the sheet, from `y` on."""
    left, top, width, height = box
    high = WIDTH * height / width
    view = " ".join(map(short, (left, top, width, height)))
    return Picture(mark("svg", marks, x=0, y=y, width=WIDTH, height=high, viewBox=view), high)


@lru_cache(4096)  # most pictures are of the same boards
def short(number: float) -> str:
    """A number without needless digits."""
    written = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def mixed(colour: str, percent: int, other: str) -> str:
    """So much of one colour of the files, the rest of another."""
    return f"color-mix(in oklab,var(--{colour}) {percent}%,var(--{other}))"


def sign(seat: int, x: float, y: float, radius: float) -> str:
    """A seat's sign, on a disc of its colour."""
    disc = mark("circle", cx=x, cy=y, r=radius, fill=f"var(--seat-{seat})")
    return disc + around(f"serai-seat-{seat}", x, y, radius * 24 / 11.5, fill="var(--seat-ink)")


# -- what the seats have, below a board ------------------------------------------------------


@dataclass(frozen=True)
class Player:
    """A seat's panel: whose, what is said beside the name, and what is drawn under it.

    The marks begin in the corner of a box as wide as `PANEL_WIDTH`.
    """

    seat: int
    name: str
    points: str
    acting: bool
    marks: str = ""


@dataclass(frozen=True)
class Count:
    """So many of a thing: its symbol, as wide as high, and a number."""

    symbol: str
    number: str
    title: str
    colour: str | None = None
    faint: bool = False


_HEAD, _PAD = 30.0, 10.0
_PANEL = (WIDTH - 3 * GAP) / 2  # two beside each other, with a margin around and between
PANEL_WIDTH = _PANEL - 2 * _PAD  # of what is drawn in one
STRIP_WIDTH = WIDTH - 2 * GAP - 2 * _PAD
COUNTS_HEIGHT = 40.0


def panels(players: Sequence[Player], y: float, height: float) -> Picture:
    """The seats' panels from `y` on, two in a row; `height` is that of what is drawn in each."""
    high = _HEAD + height + _PAD
    marks = ""
    for index, player in enumerate(players):
        row, column = divmod(index, 2)
        left, top = GAP + column * (_PANEL + GAP), y + row * (high + GAP)
        marks += moved(left, top, _panel(player, high))
    return Picture(marks, -(-len(players) // 2) * (high + GAP))


def strip(words: str, beside: str, marks: str, y: float, height: float) -> Picture:
    """A panel for everybody, as wide as the sheet: words at its two ends, and marks under them."""
    high = _HEAD + height + (_PAD if height else 2)
    drawn = _sheet(WIDTH - 2 * GAP, high) + text(_PAD, 21, words, 15, font_weight=600)
    drawn += _at_end(WIDTH - 2 * GAP, beside) + moved(_PAD, _HEAD, marks)
    return Picture(moved(GAP, y, drawn), high + GAP)


def counts(items: Sequence[Count], width: float = PANEL_WIDTH, size: float = 24.0) -> str:
    """Things in a row, each with its number under it."""
    step = width / max(1, len(items))
    marks = ""
    for index, item in enumerate(items):
        x = step * (index + 0.5)
        look: Style = {"color": item.colour, "opacity": 0.35 if item.faint else None}
        drawn = around(item.symbol, x, size / 2, size, **look)
        number = text(x, size + 14, item.number, 13, text_anchor="middle", font_weight=600)
        marks += group(drawn, number, title=item.title)
    return marks


def _panel(player: Player, height: float) -> str:
    """The one whose turn it is has a wider edge, and an arrow before the name."""
    edge: Style = {"stroke": "var(--glow)", "stroke_width": 2.5} if player.acting else {}
    arrow = mark("path", d="M34 10.5 42 16 34 21.5Z", fill="var(--accent)") if player.acting else ""
    name = text(48 if arrow else 34, 21, _cut(player.name), 15, font_weight=600)
    points = _at_end(_PANEL, player.points)
    head = _sheet(_PANEL, height, **edge) + sign(player.seat, 19, 16, 10) + arrow + name + points
    return head + moved(_PAD, _HEAD, player.marks)


def _sheet(width: float, height: float, **more: Attribute) -> str:
    style: Style = {"fill": "var(--paper)", "stroke": "var(--line)", **more}
    return mark("rect", width=width, height=height, rx=10, **style)


def _at_end(width: float, words: str) -> str:
    return text(width - _PAD, 21, words, 15, text_anchor="end", font_weight=600)


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


# -- symbols, colours and the document -------------------------------------------------------


@cache
def symbols(folder: Path) -> Mapping[str, str]:
    """The symbols of a package by id, as they are written; none if it brings no file."""
    file = folder / SYMBOLS
    source = file.read_text("utf-8") if file.exists() else ""
    squeezed = re.sub(r"\s*\n\s*", " ", source)
    return {found[1]: found[0] for found in _SYMBOL.finditer(squeezed)}


@cache
def colours(folder: Path) -> Colours:
    """The colours of a package, light and dark; none if it brings no file."""
    file = folder / COLOURS
    source = _REMARK.sub("", file.read_text("utf-8")) if file.exists() else ""
    light, _, dark = source.partition(_DARK)
    return Colours(dict(_SETTING.findall(light)), dict(_SETTING.findall(dark)))


def _document(picture: Picture, title: str, folder: Path) -> str:
    ground = mark("rect", width=WIDTH, height=picture.height, rx=12, fill="var(--ground)")
    drawn = _drawn(_tags(picture.marks), {**symbols(HOUSE), **symbols(folder)})
    content = drawn + ground + picture.marks
    box = f"0 0 {short(WIDTH)} {short(picture.height)}"
    head = mark("title", escape(harmless(title))) + mark("style", _style(_tags(content), folder))
    return mark(
        "svg",
        head + content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=box,
        width=WIDTH,
        height=picture.height,
        font_family=FONT,
        **{"class": "serai-picture"},
    )


def _tags(marks: str) -> str:
    """Without what stands between them, which players may have called themselves."""
    return "".join(_TAG.findall(marks))


def _drawn(marks: str, known: Mapping[str, str]) -> str:
    """The symbols that some marks use, and those that are used by these."""
    found: dict[str, str] = {}
    asked = sorted(set(_USED.findall(marks)))
    while asked:
        one = asked.pop(0)
        found[one] = known[one]
        asked += sorted(set(_USED.findall(known[one])) - set(found) - set(asked))
    return mark("defs", "".join(found.values())) if found else ""


def _style(marks: str, folder: Path) -> str:
    """The colours that some marks name, and those from which these are mixed."""
    house, own = colours(HOUSE), colours(folder)
    light, dark = {**house.light, **own.light}, {**house.dark, **own.dark}
    named = _named(set(_COLOUR.findall(marks)), light, dark)
    by_dark = {name: dark[name] for name in named if name in dark}
    return (
        f".serai-picture{{{_settings({name: light[name] for name in named})}}}"
        f"@media(prefers-color-scheme:dark){{.serai-picture{{{_settings(by_dark)}}}}}"
    )


def _named(asked: Iterable[str], *schemes: Mapping[str, str]) -> list[str]:
    found: set[str] = set()
    while asked:
        found |= set(asked)
        values = (scheme[name] for name in asked for scheme in schemes if name in scheme)
        asked = set(chain.from_iterable(map(_COLOUR.findall, values))) - found
    return sorted(found)


def _settings(values: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def _value(value: Attribute) -> str:
    """In quotes."""
    if isinstance(value, str):
        return quoteattr(value) if _UNQUOTED.search(value) else f'"{value}"'
    return f'"{short(value or 0)}"'


def _called(seat: int, names: Sequence[str]) -> str:
    """A seat's name, or its number where it has none of its own."""
    name = names[seat] if seat < len(names) else str(seat + 1)
    return say("seat-number", number=seat + 1) if name == str(seat + 1) else name


def _title(game: "Game", actor: int, names: Sequence[str]) -> str:
    name = Phrase(f"{game.name}-name")
    if actor == OVER:
        return say("picture-over", game=name)
    return say("picture-to-move", game=name, seat=names[actor]) if actor >= 0 else say(name.key)
