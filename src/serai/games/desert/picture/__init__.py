"""Through the Desert as a picture: the board as the page draws it, and below what each seat has.

From the ground up: terrain, water, enclosed land, palms, caravans. Where things lie is in `hexes`,
the empty desert in `terrain`.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from serai.core.compiled import Buffer
from serai.core.picture import (
    COUNTS_HEIGHT,
    STRIP_WIDTH,
    Attribute,
    Count,
    Picture,
    Style,
    board,
    counts,
    mark,
    moved,
    panels,
    strip,
    text,
    use,
)
from serai.core.picture import Player as Panel
from serai.core.texts import say

from ..rules import actor
from ..view import view
from ..view_types import Camel, Cell, Colour, Player, View
from .hexes import PITCH, RADIUS, WIDTH, Place, Point, centre, hex_path, neighbours, rim
from .terrain import MARGIN, Land, land_of, names, terrain

FEET = 33  # so far below the middle of its space a camel stands
_HEX = hex_path(Point(0, 0), RADIUS - 2.6, 0.14)
_HATCHES = ((45, 17), (-45, 21), (0, 15), (90, 19), (20, 26))  # angle and gap, for each seat
_UNKNOWN = "?"
_NONE = "–"
# Thin strands of different beat, so that lines can be told without their colours.
_STRANDS: tuple[Style | None, ...] = (
    None,
    {"stroke_dasharray": "0 12", "stroke_width": 5},
    {"stroke_dasharray": "12 10", "stroke_width": 3},
    {"stroke_width": 3},
    {"stroke_dasharray": "3 7", "stroke_width": 7, "stroke_linecap": "butt"},
)


def draw(m: Buffer, s: Buffer, seat: int, names: Sequence[str]) -> Picture:
    seen = cast("View", view(m, s, seat))
    drawn = _board(seen, names)
    herds = strip(say("desert-herds"), "", _herds(seen), drawn.height, COUNTS_HEIGHT)
    top = drawn.height + herds.height
    players = [_panel(player, names, actor(m, s)) for player in seen["players"]]
    below = panels(players, top, COUNTS_HEIGHT)
    return Picture(drawn.marks + herds.marks + below.marks, top + below.height)


def _board(seen: View, called: Sequence[str]) -> Picture:
    cells = seen["cells"]
    places = {cell["name"]: Place(cell["row"], cell["column"]) for cell in cells}
    land = land_of(places, [cell["name"] for cell in cells if cell["beyond"]])
    seats = range(len(seen["players"]))
    marks = [_hatches(seats), terrain(land), names(land)]
    marks += [_water(cell) for cell in cells]
    marks += [_enclosed(cell, called) for cell in cells]
    marks += [_rim(seat, colour, cells) for seat in seats for colour in seen["colours"]]
    marks += [_palm(cell) for cell in cells]
    marks += [*_links(cells, land, casing=True), *_links(cells, land, casing=False)]
    marks += [_camel(cell, cell["camel"], called) for cell in cells if "camel" in cell]
    box = (
        -WIDTH / 2 - MARGIN,
        -RADIUS - MARGIN,
        (land.columns + 0.5) * WIDTH + MARGIN * 1.5,
        (land.rows - 1) * PITCH + 2 * RADIUS + MARGIN * 1.5,
    )
    return board("".join(marks), box)


def _at(cell: Cell) -> Point:
    return centre(Place(cell["row"], cell["column"]))


def _on(cell: Cell, *marks: str, words: str = "") -> str:
    """Marks on a space, and what they are called."""
    title = say("desert-cell", cell=cell["name"], words=words) if words else ""
    return moved(*_at(cell), *marks, title=title)


def _water(cell: Cell) -> str:
    box = (-40.0, -34.0, 80.0, 70.0)
    if "waterhole" in cell:
        style: Style = {"fill": "var(--paper)", "font_weight": 800, "text_anchor": "middle"}
        number = text(0, 15, str(cell["waterhole"]), 42, **style)
        words = say("desert-cell-waterhole", value=cell["waterhole"])
        return _on(cell, use("desert-waterhole", *box), number, words=words)
    if cell.get("space") == "waterhole":
        words = say("desert-cell-space-waterhole")
        return _on(cell, use("desert-hollow", *box), words=words)
    if cell.get("oasis"):
        return _on(cell, mark("path", d=_HEX, fill="var(--desert-green)"))
    return ""


def _palm(cell: Cell) -> str:
    box = (-42.0, -50.0, 88.0, 96.0)
    if cell.get("oasis"):
        return _on(cell, use("desert-palm", *box), words=say("desert-cell-oasis"))
    if cell.get("space") == "palm":
        shoot = use("desert-shoot", *box, opacity=0.55)
        return _on(cell, shoot, words=say("desert-cell-space-palm"))
    return ""


def _hatches(seats: range) -> str:
    """The hatching of enclosed land: for each seat its colour, an angle and a gap of its own."""
    drawn = ""
    for seat in seats:
        angle, gap = _HATCHES[seat]
        fill = f"var(--seat-{seat})"
        tint = mark("rect", width=gap, height=gap, fill=fill, opacity=0.13)
        line = mark("rect", width=gap, height=5, fill=fill, opacity=0.72)
        box: Style = {"width": gap, "height": gap, "patternUnits": "userSpaceOnUse"}
        turn = f"rotate({angle})"
        drawn += mark("pattern", tint + line, id=_hatch(seat), patternTransform=turn, **box)
    return mark("defs", drawn)


def _hatch(seat: int) -> str:
    return f"desert-hatch-{seat}"


def _enclosed(cell: Cell, called: Sequence[str]) -> str:
    if "enclosed" not in cell:
        return ""
    seat = cell["enclosed"]["seat"]
    words = say("desert-cell-enclosed", mine="no", seat=called[seat])
    return _on(cell, mark("path", d=_HEX, fill=f"url(#{_hatch(seat)})"), words=words)


def _rim(seat: int, colour: Colour, cells: Sequence[Cell]) -> str:
    """Around all that a caravan has enclosed."""
    owner = {"seat": seat, "colour": colour}
    places = [Place(cell["row"], cell["column"]) for cell in cells if cell.get("enclosed") == owner]
    style: Style = {"stroke": f"var(--seat-{seat})", "stroke_width": 5, "stroke_linejoin": "round"}
    return mark("path", d=rim(places), fill="none", **style) if places else ""


def _links(cells: Sequence[Cell], land: Land, casing: bool) -> Iterator[str]:
    """A line between every two camels of a caravan that are next to each other."""
    camels = {
        Place(cell["row"], cell["column"]): cell["camel"] for cell in cells if "camel" in cell
    }
    for place, camel in camels.items():
        for beside in neighbours(place):
            other = camels.get(beside)
            if beside > place and other and _caravan(other) == _caravan(camel):
                yield _link(centre(place), centre(beside), camel["seat"], casing)


def _caravan(camel: Camel) -> tuple[int, Colour]:
    return camel["seat"], camel["colour"]


def _link(start: Point, end: Point, seat: int, casing: bool) -> str:
    d = f"M{Point(start.x, start.y + FEET)}L{Point(end.x, end.y + FEET)}"
    if casing:
        return _stroke(d, "var(--paper)", stroke_width=19)
    line = _stroke(d, f"var(--seat-{seat})", stroke_width=13)
    strand = _STRANDS[seat]
    return line + (_stroke(d, "var(--seat-ink)", **strand) if strand else "")


def _stroke(d: str, colour: str, **style: Attribute) -> str:
    return mark("path", d=d, fill="none", stroke=colour, **{"stroke_linecap": "round", **style})


def _camel(cell: Cell, camel: Camel, called: Sequence[str]) -> str:
    seat, colour = _caravan(camel)
    key = "desert-cell-leader" if camel["leader"] else "desert-cell-camel"
    words = say(key, mine="no", seat=called[seat], colour=say("desert-colour", colour=colour))
    edge: Style = {"stroke": "var(--paper)", "stroke_width": 3}
    base = mark("ellipse", cy=FEET, rx=36, ry=9, fill=f"var(--seat-{seat})", **edge)
    rider = use(f"desert-rider-{seat}", *_FRAME) if camel["leader"] else ""
    style: Style = {"fill": "var(--camel-ink)", "font_weight": 800, "text_anchor": "middle"}
    letter = text(-27.6, 7.6, say(f"desert-letter-{colour}"), 27.5, **style)
    return _on(cell, base, use(f"desert-camel-{colour}", *_FRAME), rider, letter, words=words)


_FRAME = (-50.0, -56.0, 100.0, 92.0)


def _herds(seen: View) -> str:
    """How many camels of each colour are left."""
    items = []
    for colour, left in seen["herds"].items():
        title = say("desert-herd", colour=say("desert-colour", colour=colour), left=left)
        items.append(Count(f"desert-camel-{colour}", str(left), title, faint=not left))
    return counts(items, STRIP_WIDTH)


def _panel(player: Player, called: Sequence[str], acting: int) -> Panel:
    seat, points = player["seat"], player["points"]
    told = _UNKNOWN if points is None else say("desert-points", points=points)
    return Panel(seat, called[seat], told, seat == acting, counts(list(_counts(player))))


def _counts(player: Player) -> Iterator[Count]:
    for caravan in player["caravans"]:
        size, colour = caravan["size"], say("desert-colour", colour=caravan["colour"])
        title = say("desert-seat-none", colour=colour)
        if size:
            title = say("desert-seat-caravan", colour=colour, size=size)
        elif caravan["aside"]:
            title = say("desert-seat-aside", colour=colour)
        symbol = f"desert-camel-{caravan['colour']}"
        yield Count(symbol, str(size or _NONE), title, faint=not size)
    tokens, reached, areas = player["tokens"], player["reached"], player["areas"]
    yield Count("desert-waterhole", str(tokens), say("desert-seat-tokens", tokens=tokens))
    yield Count("desert-palm", str(reached), say("desert-seat-oases", oases=reached))
    land = say("desert-seat-areas", spaces=areas)
    yield Count("desert-land", str(areas), land, colour=f"var(--seat-{player['seat']})")
