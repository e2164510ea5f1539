"""The ground of a cell, and the pieces on it, around its middle."""

from collections.abc import Collection

from serai.core.picture import Style, around, mark, text, use

from ..outlook import Explorer
from .places import SIDES, Look, Lying, Point, field_place, palms, rocks, shape, tufts

CELL = 100.0
_FIELD, _GROWN = 32.0, 32.0
_WHOLE = (-50.0, -50.0, CELL, CELL)


def ground(look: Look, cross: bool, past: Collection[Lying] = ()) -> str:
    """Sand, oases with soft edges, lines and fields, cut off at the cell; what is past is faded."""
    marks = [use("sons-sand", *_WHOLE)]
    marks += _paving(look) if cross else []
    for part in look.parts:
        name, turn = shape(part, look)
        marks.append(use(f"sons-oasis-{name}", *_WHOLE, transform=f"rotate({turn})"))
    marks += [_grown(look), _lines(look), use("sons-place", *_WHOLE)]
    edge: Style = {"stroke": "var(--sons-tile-edge)", "stroke_width": 1.2, "opacity": 0.6}
    marks.append(mark("rect", x=-50, y=-50, width=CELL, height=CELL, fill="none", **edge))
    for part in look.parts:
        if part.field is not None:
            marks.append(around(f"sons-field-{part.field}", *field_place(part, look), _FIELD))
    for part in past:
        name, turn = shape(part, look)
        faded = use(
            f"sons-outline-{name}",
            *_WHOLE,
            transform=f"rotate({turn})",
            fill="var(--sons-sand)",
            opacity=0.55,
        )
        marks.append(faded)
    box: Style = {"x": -50, "y": -50, "width": CELL, "height": CELL}
    return mark("svg", "".join(marks), viewBox="-50 -50 100 100", **box)


def explorer(one: Explorer, at: Point, size: float) -> str:
    """A figure as tall as its number says, with its seat's sign; a turban on top."""
    height, seat = one["height"], one["seat"]
    head = -1.2 - (height - 1) * 0.66  # the middle of the head; the feet stay where they are
    look: Style = {"fill": f"var(--seat-{seat})", "stroke": "var(--seat-ink)", "stroke_width": 1.3}
    marks = mark("path", d=_robe(head + 3), stroke_linejoin="round", **look)
    marks += mark("circle", cy=head, r=5.2, **look)
    marks += around(f"serai-seat-{seat}", 0, head, 24 * 0.54, fill="var(--seat-ink)")
    ink: Style = {"fill": "var(--seat-ink)", "font_weight": 800, "text_anchor": "middle"}
    marks += text(0, 14.3, str(height), 14.4, letter_spacing="-0.06em", **ink)
    if one["turban"]:
        place = f"translate(0 {head - 7.5:g}) scale(0.68 0.54)"
        marks += around("sons-turban", 0, 0, 24, transform=place)
    return mark("g", marks, transform=f"translate({at}) scale({size / 32:g})")


def _robe(neck: float) -> str:
    def at(x: float, y: float) -> str:
        return str(Point(x, y))

    waist = neck / 2 + 6
    return (
        f"M{at(-4.5, neck)}C{at(-8, neck + 2)} {at(-11.2, waist)} -12.2 13.4-12.4 15-6 15.6 0 15.6"
        f"S12.4 15 12.2 13.4C{at(11.2, waist)} {at(8, neck + 2)} {at(4.5, neck)}Z"
    )


def _paving(look: Look) -> list[str]:
    """The paved road of the start cross, on the sides that are desert."""
    sides = [k for k in range(len(SIDES)) if look.sides[k] == "."]
    roads = [use("sons-road", *_WHOLE, transform=f"rotate({side * 90})") for side in sides]
    return [*roads, use("sons-crossroads", *_WHOLE)]


def _grown(look: Look) -> str:
    line: Style = {"stroke": "var(--sons-tuft)", "stroke_width": 1.6, "stroke_linecap": "round"}
    grass = tufts(look)
    marks = mark("path", d=grass, fill="none", **line) if grass else ""
    marks += "".join(around("sons-rock", *at, _GROWN) for at in rocks(look))
    return marks + "".join(around("sons-palm", *at, _GROWN) for at in palms(look))


def _lines(look: Look) -> str:
    """From the middle to the sides, brown to the desert and white to an oasis."""
    desert = oasis = ""
    for side, part in zip(SIDES, look.sides, strict=True):
        line = f"M0 0L{Point(0, -50).turned(side)}"
        desert, oasis = (desert + line, oasis) if part == "." else (desert, oasis + line)
    lines = [_line(desert, "sons-brown", 5), _line(oasis, "sons-white-line", 9)]
    return "".join([*lines, _line(oasis, "sons-white", 5)])


def _line(d: str, colour: str, width: float) -> str:
    style: Style = {"stroke": f"var(--{colour})", "stroke_width": width}
    return mark("path", d=d, fill="none", **style) if d else ""
