"""Where everything lies in the square, in a measure of its own: a card is 100 wide."""

from typing import NamedTuple

from serai.core.picture import short

WIDTH, HEIGHT = 100.0, 108.0
GAP = 4.0
MARGIN = 13.0  # around the square: the robber's way
ROWS = (
    ("16", "1", "2", "3", "4"),
    ("15", "a1", "a2", "a3", "5"),
    ("14", "b1", "b2", "b3", "6"),
    ("13", "c1", "c2", "c3", "7"),
    ("12", "11", "10", "9", "8"),
)
_SIDE = len(ROWS)
_LAST = _SIDE - 1
BOX = (
    0.0,
    0.0,
    _SIDE * WIDTH + _LAST * GAP + 2 * MARGIN,
    _SIDE * HEIGHT + _LAST * GAP + 2 * MARGIN,
)


class Point(NamedTuple):
    x: float
    y: float

    def __str__(self) -> str:
        return f"{short(self.x)} {short(self.y)}"


_PLACES = {name: (i, j) for i, row in enumerate(ROWS) for j, name in enumerate(row)}
# A seat's lines lie beside the other's, and where a card shows least.
_LANES = (Point(-20, -23), Point(16, -16))
_START = Point(MARGIN + WIDTH + GAP / 2, MARGIN + 20)  # before card 1


def middle(name: str) -> Point:
    row, column = _PLACES[name]
    x = MARGIN + column * (WIDTH + GAP) + WIDTH / 2
    return Point(x, MARGIN + row * (HEIGHT + GAP) + HEIGHT / 2)


def _outward(name: str) -> Point:
    """From a border card to the outside: -1, 0 or 1 each way."""
    row, column = _PLACES[name]
    away = {0: -1, _LAST: 1}
    return Point(away.get(column, 0), away.get(row, 0))


def marker_at(name: str, seat: int) -> Point:
    """Where a seat's marker stands, and where its lines cross."""
    at, lane = middle(name), _LANES[seat]
    return Point(at.x + lane.x, at.y + lane.y)


def targi_at(card: int, seat: int) -> Point:
    """On its line, near the inner cards, above the card's name."""
    at, out, lane = middle(str(card)), _outward(str(card)), _LANES[seat]
    up = 0 if out.y < 0 else -27
    return Point(
        at.x + (-out.x * 24 if out.x else lane.x),
        at.y + (up if out.y else lane.y),
    )


def line_from(card: int, seat: int) -> tuple[Point, Point]:
    """A seat's line from a border card, over its three inner cards."""
    at, out, start = middle(str(card)), _outward(str(card)), targi_at(card, seat)
    x = at.x - out.x * (3.45 * WIDTH + 3 * GAP) if out.x else start.x
    y = at.y - out.y * (3.45 * HEIGHT + 3 * GAP) if out.y else start.y
    return start, Point(x, y)


def robber_at(card: int, targi: int | None) -> Point:
    """Near the outside, beside a Targi; on a corner above what the raid takes."""
    if card == 0:
        return _START
    at, out = middle(str(card)), _outward(str(card))
    if out.x and out.y:
        return Point(at.x, at.y - 28)
    aside = 0 if targi is None else -24 if _LANES[targi].x > 0 else 24
    return Point(at.x + (out.x * 18 if out.x else aside), at.y - 12)


def way_at(card: int) -> Point:
    """The robber's way around the square passes a border card here."""
    if card == 0:
        return Point(_START.x, MARGIN / 2)
    at, out = middle(str(card)), _outward(str(card))
    return Point(at.x + out.x * (WIDTH + MARGIN) / 2, at.y + out.y * (HEIGHT + MARGIN) / 2)
