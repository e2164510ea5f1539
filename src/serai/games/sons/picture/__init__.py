"""Im Reich der Wüstensöhne as a picture: the plan as the page draws it, and below what each has.

What a cell looks like is in `ground`, where things stand on it in `places`, what it is called in
`words`.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from serai.core.compiled import Buffer
from serai.core.picture import (
    COUNTS_HEIGHT,
    GAP,
    PANEL_WIDTH,
    STRIP_WIDTH,
    Count,
    Picture,
    Style,
    around,
    board,
    counts,
    group,
    mark,
    moved,
    panels,
    strip,
    text,
)
from serai.core.picture import Player as Panel
from serai.core.texts import say

from ..outlook import Good
from ..rules import actor
from ..view import view
from ..view_types import Cell, Oasis, Player, Tile, View
from .ground import CELL, explorer, ground
from .places import SIDES, Look, Lying, Point, explorer_places, lying
from .words import cell_words, explorer_words, look_words

_SIZE = 11
_LAST_COLUMN = "k"
_EDGE, _RIM = 42.0, 10.0
_BOX = (-_EDGE, -_EDGE, _SIZE * CELL + _EDGE + _RIM, _SIZE * CELL + _EDGE + _RIM)
_CARAVAN, _EXPLORER = 46.0, 42.0
_TILE = 38.0  # of a display, or in the hand
_FIGURE = 34.0
_UNSCORED = (
    "exploring",
    "ordering",
    "choosing",
    "throwing",
    "hearing",
    "putting",
    "looking",
    "looked",
)
_TOWARDS = {side: Point(0, -1).turned(side) for side in SIDES}


def draw(m: Buffer, s: Buffer, seat: int, names: Sequence[str]) -> Picture:
    seen = cast("View", view(m, s, seat))
    plan = board(_plan(seen, names), _BOX)
    left = say("sons-pile-left", number=seen["left"])
    worth = strip(say("sons-board"), left, _worth(seen), plan.height + GAP / 2, COUNTS_HEIGHT)
    top = plan.height + GAP / 2 + worth.height
    players = [_panel(player, names, actor(m, s)) for player in seen["players"]]
    below = panels(players, top, COUNTS_HEIGHT + 6 + _TILE)
    return Picture(plan.marks + worth.marks + below.marks, top + below.height)


# -- the plan --------------------------------------------------------------------------------


def _plan(seen: View, names: Sequence[str]) -> str:
    cells = {cell["name"]: cell for cell in seen["cells"]}
    marks = [_edge()]
    for row in range(_SIZE):
        for column in range(_SIZE):
            name = f"{chr(97 + column)}{row + 1}"
            if name not in cells:
                marks.append(around("sons-dunes", *_middle(name), CELL))
    past = [oasis for oasis in seen["oases"] if _is_past(oasis, seen)]
    marks += [_ground(cell, past, names) for cell in cells.values()]
    marks += [gate for oasis in seen["oases"] for gate in _gates(oasis, cells)]
    over = seen["phase"] == "over"
    marks += [_caravan(cell, None if over else seen["turn"]) for cell in cells.values()]
    marks += [figure for cell in cells.values() for figure in _explorers(cell, names)]
    return "".join(marks)


def _is_past(oasis: Oasis, seen: View) -> bool:
    """Complete, and scored to the end."""
    waiting = seen["phase"] in _UNSCORED and seen["laid"] in {cell for cell, _ in oasis["parts"]}
    return oasis["open"] == 0 and not waiting


def _middle(name: str) -> Point:
    column, row = ord(name[0]) - 97, int(name[1:]) - 1
    return Point((column + 0.5) * CELL, (row + 0.5) * CELL)


def _look(cell: Cell) -> Look:
    return Look(cell["sides"], [lying(part) for part in cell["parts"]])


def _edge() -> str:
    """The rim of the plan with its coordinates."""
    side = _SIZE * CELL + 12
    marks = mark("rect", x=-6, y=-6, width=side, height=side, rx=10, fill="var(--sand-edge)")
    style: Style = {"fill": "var(--soft)", "font_weight": 600, "text_anchor": "middle"}
    for k in range(_SIZE):
        at = (k + 0.5) * CELL
        marks += text(at, -14, chr(97 + k), 23, **style) + text(
            -24, at + 8, str(k + 1), 23, **style
        )
    return marks


def _ground(cell: Cell, past: Sequence[Oasis], names: Sequence[str]) -> str:
    look = _look(cell)
    gone = {part[1] for oasis in past for part in oasis["parts"] if part[0] == cell["name"]}
    faded = [lying(part) for part in cell["parts"] if part["side"] in gone]
    drawn = ground(look, cell["tile"] is None, faded)
    return moved(*_middle(cell["name"]), drawn, title=cell_words(cell, look, names))


def _gates(oasis: Oasis, cells: dict[str, Cell]) -> Iterator[str]:
    """At every open side of an oasis that is begun, how many are left."""
    begun = any(cells[name]["tile"] is not None for name, _ in oasis["parts"])
    if not oasis["open"] or not begun:
        return
    for name, side in oasis["parts"]:
        part = next(part for part in cells[name]["parts"] if part["side"] == side)
        for way in part["sides"]:
            if _on_plan(beyond := _beyond(name, way)) and beyond not in cells:
                at, to = _middle(name), _TOWARDS[way]
                yield _gate(Point(at.x + to.x * 57, at.y + to.y * 57), oasis["open"])


def _beyond(name: str, side: str) -> str:
    to = _TOWARDS[side]
    return f"{chr(ord(name[0]) + int(to.x))}{int(name[1:]) + int(to.y)}"


def _on_plan(name: str) -> bool:
    return "a" <= name[0] <= _LAST_COLUMN and 1 <= int(name[1:]) <= _SIZE


def _gate(at: Point, number: int) -> str:
    dark, light = "var(--palm-dark)", "var(--paper)"
    fill, line, ink = (dark, light, light) if number == 1 else (light, dark, "var(--ink)")
    disc = mark("circle", r=13.5, fill=fill, stroke=line, stroke_width=3)
    style: Style = {"fill": ink, "font_weight": 700, "text_anchor": "middle"}
    title = say("sons-plan-open", open=number)
    return moved(*at, disc, text(0, 7, str(number), 20, **style), title=title)


def _caravan(cell: Cell, turn: int | None) -> str:
    """On its central field; a cloth under the one whose turn it is."""
    seat = cell["caravan"]
    if seat is None:
        return ""
    edge: Style = {"stroke": "var(--paper)", "stroke_width": 3}
    cloth = mark("ellipse", cy=20, rx=30, ry=9, fill=f"var(--seat-{seat})", **edge)
    drawn = (cloth if seat == turn else "") + around(f"sons-caravan-{seat}", 0, 0, _CARAVAN)
    return moved(*_middle(cell["name"]), group(drawn, pointer_events="none"))


def _explorers(cell: Cell, names: Sequence[str]) -> Iterator[str]:
    look, at = _look(cell), _middle(cell["name"])
    for part in cell["parts"]:
        standing = part["explorers"]
        places = explorer_places(lying(part), len(standing), look)
        for one, (x, y) in zip(standing, places, strict=True):
            drawn = explorer(one, Point(at.x + x, at.y + y), _EXPLORER)
            yield group(drawn, title=explorer_words(one, names))


# -- below it --------------------------------------------------------------------------------


def _worth(seen: View) -> str:
    """What each good is worth, as far as the seat knows, and the rumours about it."""
    items = []
    for good, worth in seen["worth"].items():
        title = say("sons-panel-worth", good=good, points=worth)
        told = (
            f"{worth} ({', '.join(_rumours(seen, good))})" if _rumours(seen, good) else str(worth)
        )
        items.append(Count(f"sons-{good}", told, title))
    held = seen["held"]
    if held is None:
        return counts(items, STRIP_WIDTH)
    return counts(items, STRIP_WIDTH - 2 * _TILE) + _tile(held, STRIP_WIDTH - _TILE, 0)


def _rumours(seen: View, good: Good) -> list[str]:
    values = [rumour["value"] for rumour in seen["rumours"] if rumour["good"] == good]
    return ["?" if value is None else say("sons-board-value", value=value) for value in values]


def _panel(player: Player, names: Sequence[str], acting: int) -> Panel:
    seat = player["seat"]
    gold = say("sons-points", points=player["gold"])
    body = counts(list(_stores(player))) + _figures(player, names) + _display(player)
    return Panel(seat, names[seat], gold, seat == acting, body)


def _stores(player: Player) -> Iterator[Count]:
    water, camels = player["water"], player["camels"]
    yield Count("sons-water", str(water), say("sons-seat-water", number=water), faint=not water)
    for good, number in player["goods"].items():
        title = say("sons-seat-good", good=good, number=number)
        yield Count(f"sons-{good}", str(number), title, faint=not number)
    title = say("sons-seat-camels", number=camels)
    yield Count("sons-camel", str(camels), title, faint=not camels)


def _figures(player: Player, names: Sequence[str]) -> str:
    """Its explorers; those that are out are faint."""
    drawn = ""
    for k, one in enumerate(player["explorers"]):
        at = Point((k + 0.5) * _FIGURE, COUNTS_HEIGHT + 6 + _TILE / 2)
        out = 0.35 if one["at"] is not None else None
        words = explorer_words(one, names)
        drawn += group(explorer(one, at, _FIGURE), title=words, opacity=out)
    return drawn


def _display(player: Player) -> str:
    """The tiles that lie open before it."""
    shown = player["display"]
    step = _TILE + 3
    left = PANEL_WIDTH - len(shown) * step + 3
    places = [left + k * step for k in range(len(shown))]
    top = COUNTS_HEIGHT + 6
    return "".join(_tile(tile, x, top) for tile, x in zip(shown, places, strict=True))


def _tile(tile: Tile, x: float, y: float) -> str:
    """As it is before it is turned."""
    letters = sorted(set(tile["sides"].replace(".", "")))
    parts = [
        Lying(
            [side for side, part in zip(SIDES, tile["sides"], strict=True) if part == letter], field
        )
        for letter, field in zip(letters, tile["fields"], strict=True)
    ]
    look = Look(tile["sides"], parts)
    title = say("sons-seat-tile-words", tile=tile["name"], words=look_words(look))
    place = f"translate({x + _TILE / 2:g} {y + _TILE / 2:g}) scale({_TILE / CELL:g})"
    return group(ground(look, False), title=title, transform=place)
