"""Targi as a picture: the square as the page draws it, and below what each seat has.

Where everything lies is in `chart`, the faces of the cards in `cards`, what they are called in
`words`.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from serai.core.compiled import Buffer
from serai.core.picture import (
    COUNTS_HEIGHT,
    GAP,
    PANEL_WIDTH,
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
)
from serai.core.picture import Player as Panel
from serai.core.texts import say

from ..notation import UNSEEN
from ..rules import actor
from ..view import view
from ..view_types import Border, Inner, Player, TribeCard, View
from .cards import Face, back, border_face, clasp, goods_face, tribe_face, weaves
from .chart import (
    BOX,
    HEIGHT,
    WIDTH,
    Point,
    line_from,
    marker_at,
    middle,
    robber_at,
    targi_at,
    way_at,
)
from .words import back_words, border_words, inner_words, tribe_words

_TARGI, _MARKER, _ROBBER = 46.0, 37.0, 60.0
_END = 16  # the last border card
_ROWS, _PLACES = 3, 4  # of a display
_LAID = (42.0, 27.0)  # the size of a laid card, and the gap around it
_BETWEEN = 3.0
_HAND = 0.8  # the size of the hand card, of one in the square
_BODY = COUNTS_HEIGHT + 6 + _ROWS * (_LAID[1] + _BETWEEN)


def draw(m: Buffer, s: Buffer, seat: int, names: Sequence[str]) -> Picture:
    seen = cast("View", view(m, s, seat))
    square = board(_square(seen, names), BOX)
    now = strip(*_round(seen), "", square.height + GAP, 0)
    top = square.height + GAP + now.height
    players = [_panel(player, names, actor(m, s)) for player in seen["players"]]
    below = panels(players, top, _BODY)
    return Picture(square.marks + now.marks + below.marks, top + below.height)


def _round(seen: View) -> tuple[str, str]:
    """Which round it is, and how many cards are left."""
    facts = {"round": seen["round"], "rounds": seen["rounds"], "left": seen["rounds_left"]}
    over = seen["phase"] == "over" or seen["round"] == 0
    words = say("targi-square-rounds" if over else "targi-square-round", **facts)
    left = (("goods", seen["decks"]["goods"]), ("tribe", seen["decks"]["tribe"]))
    decks = [f"{say(f'targi-pile-{deck}')}: {number}" for deck, number in left]
    return words, " · ".join(decks)


def _square(seen: View, names: Sequence[str]) -> str:
    ground = mark("rect", width=BOX[2], height=BOX[3], rx=12, fill="var(--sand-deep)")
    faces = [*map(_border, seen["border"]), *map(_inner, seen["inner"])]
    placing = seen["phase"] == "placing"
    marks = [weaves(), ground]
    marks += [_on(name, face.ground, words=words) for name, face, words in faces]
    marks += _lines(seen) if placing else []
    marks += [_over(name, face.read) for name, face, _ in faces]
    marks.append(_way(seen))
    for player in seen["players"] if placing else []:
        marks += [_crossing(name, player["seat"]) for name in player["crossings"]]
    return "".join([*marks, *_pieces(seen, names)])


def _border(card: Border) -> tuple[str, Face, str]:
    return str(card["number"]), border_face(card), border_words(card)


def _inner(space: Inner) -> tuple[str, Face, str]:
    return space["name"], _inner_face(space), inner_words(space)


def _inner_face(space: Inner) -> Face:
    card, down = space["card"], space["down"]
    if down is not None:
        return back(down)
    if card is None:
        line: Style = {"stroke": "var(--edge)", "stroke_width": 2, "stroke_dasharray": "6 5"}
        return Face(mark("rect", x=1, y=1, width=98, height=106, rx=8, fill="none", **line), "")
    return goods_face(card["name"]) if card["deck"] == "goods" else tribe_face(card)


def _on(name: str, marks: str, words: str) -> str:
    at = middle(name)
    title = say("targi-space", cell=name, card=words)
    return moved(at.x - WIDTH / 2, at.y - HEIGHT / 2, marks, title=title)


def _over(name: str, marks: str) -> str:
    """Above the lines; what is pointed at is the card itself."""
    at = middle(name)
    place = moved(at.x - WIDTH / 2, at.y - HEIGHT / 2, marks)
    return group(place, pointer_events="none") if marks else ""


def _way(seen: View) -> str:
    """The robber's way: what it has passed, what is to come, the raid that is next."""
    robber, ahead = seen["robber"], seen["next_raid"]
    corner = ahead["raid"]["corner"] if ahead else _END
    drawn = [
        _path(corner, _END, stroke_width=2, stroke_dasharray="1 8", opacity=0.6),
        _path(robber, corner, stroke_width=3, stroke_dasharray="1 6"),
        _path(0, robber, stroke="var(--targi-robber-edge)", stroke_width=8),
        _path(0, robber, stroke="var(--targi-robber)", stroke_width=4),
    ]
    drawn += [_step(card, card <= robber) for card in range(1, _END + 1)]
    return "".join(drawn) + (_frame(corner) if ahead else "")


def _path(first: int, last: int, **style: str | float) -> str:
    d = f"M{'L'.join(str(way_at(card)) for card in range(first, last + 1))}"
    line: Style = {"stroke": "var(--ink)", "stroke_linecap": "round", **style}
    return mark("path", d=d, fill="none", stroke_linejoin="round", **line)


def _step(card: int, passed: bool) -> str:
    at = way_at(card)
    look: Style = {"fill": "var(--sand-deep)", "stroke": "var(--ink)", "stroke_width": 1.5}
    if passed:
        edge = "var(--targi-robber-edge)"
        look = {"fill": edge, "stroke": "var(--targi-robber)", "stroke_width": 2}
    return mark("circle", cx=at.x, cy=at.y, r=3 if card % 4 else 5, **look)


def _frame(corner: int) -> str:
    """Around the corner of the next raid."""
    at = middle(str(corner))
    box: Style = {"x": -WIDTH / 2, "y": -HEIGHT / 2, "width": WIDTH, "height": HEIGHT, "rx": 9}
    edge = mark("rect", **box, fill="none", stroke="var(--targi-robber-edge)", stroke_width=8)
    dashes: Style = {"stroke": "var(--targi-robber)", "stroke_width": 4, "stroke_dasharray": "12 9"}
    return moved(*at, edge, mark("rect", **box, fill="none", **dashes))


def _lines(seen: View) -> Iterator[str]:
    """From the Targis that stand, over their inner cards."""
    standing = [(card["number"], card["targi"]) for card in seen["border"]]
    ends = [(line_from(card, seat), seat) for card, seat in standing if seat is not None]
    for (start, end), _ in ends:
        yield _line(start, end, stroke="var(--paper)", stroke_width=8, opacity=0.75)
    for (start, end), seat in ends:
        dashes = "9 9" if seat else None
        style: Style = {"stroke_width": 4.5, "stroke_dasharray": dashes}
        yield _line(start, end, stroke=f"var(--seat-{seat})", **style)


def _line(start: Point, end: Point, **style: str | float | None) -> str:
    ends = {"x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y}
    return mark("line", stroke_linecap="round", **ends, **style)


def _crossing(name: str, seat: int) -> str:
    at = marker_at(name, seat)
    colour = f"var(--seat-{seat})"
    ring = mark(
        "circle", cx=at.x, cy=at.y, r=17, fill="var(--paper)", stroke=colour, stroke_width=4
    )
    return ring + around(f"serai-seat-{seat}", *at, 24 * 1.35, fill=colour)


def _pieces(seen: View, names: Sequence[str]) -> Iterator[str]:
    """The robber, and both seats' Targis and markers."""
    robber = seen["robber"]
    beside = seen["border"][robber - 1]["targi"] if robber else None
    at = robber_at(robber, beside)
    yield group(around("targi-robber", *at, _ROBBER), title=say("targi-space-robber"))
    for card in seen["border"]:
        seat = card["targi"]
        if seat is not None:
            drawn = around(f"targi-targi-{seat}", *targi_at(card["number"], seat), _TARGI)
            yield group(drawn, title=say("targi-card-targi", seat=names[seat]))
    for space in seen["inner"]:
        for seat in space["markers"]:
            drawn = around(f"targi-marker-{seat}", *marker_at(space["name"], seat), _MARKER)
            yield group(drawn, title=say("targi-card-marker", seat=names[seat]))


def _panel(player: Player, names: Sequence[str], acting: int) -> Panel:
    seat = player["seat"]
    points = say("targi-points", points=player["points"])
    body = counts(list(_stores(player))) + _display(player) + _hand(player)
    return Panel(seat, names[seat], points, seat == acting, body)


def _stores(player: Player) -> Iterator[Count]:
    for good, number in player["goods"].items():
        title = say("targi-amount", good=good, number=number)
        yield Count(f"targi-{good}", str(number), title, faint=not number)
    gold, tokens = player["gold"], player["tokens"]
    title = say("targi-amount", good="gold", number=gold)
    yield Count("targi-gold", str(gold), title, faint=not gold)
    title = say("targi-seat-tokens", number=tokens)
    yield Count("targi-point", str(tokens), title, faint=not tokens)


def _display(player: Player) -> str:
    """The laid cards: three rows of four places."""
    wide, high = _LAID
    drawn = ""
    for row in range(_ROWS):
        cards = player["display"][row]["cards"]
        for place in range(_PLACES):
            x, y = place * (wide + _BETWEEN), COUNTS_HEIGHT + 6 + row * (high + _BETWEEN)
            face = _laid(cards[place]) if place < len(cards) else _free(wide, high)
            title = tribe_words(cards[place]) if place < len(cards) else ""
            drawn += moved(x, y, face, title=title)
    return drawn


def _laid(card: TribeCard) -> str:
    wide, high = _LAID
    kind = card["kind"]
    look: Style = {"fill": f"var(--targi-tint-{kind})", "stroke": f"var(--targi-{kind})"}
    sheet = mark("rect", width=wide, height=high, rx=4, **look)
    return (
        sheet
        + around(f"targi-kind-{kind}", 13.5, high / 2, 22)
        + clasp(32, high / 2, 16, card["points"])
    )


def _free(wide: float, high: float) -> str:
    line: Style = {"stroke": "var(--edge)", "stroke_dasharray": "4 4"}
    return mark("rect", width=wide, height=high, rx=4, fill="none", opacity=0.7, **line)


def _hand(player: Player) -> str:
    """The hand card; one that the seat may not know lies face down."""
    card = player["hand"]
    x, y = PANEL_WIDTH - WIDTH * _HAND, COUNTS_HEIGHT + 6
    if card is None:
        face, title = _free(WIDTH, HEIGHT), say("targi-seat-hand-none")
    elif card["name"] == UNSEEN:
        face, title = back("tribe").whole, back_words("tribe")
    else:
        known = cast("TribeCard", card)
        face, title = tribe_face(known).whole, tribe_words(known)
    drawn = group(face, title=title, transform=f"scale({_HAND})")
    return moved(x, y, drawn)
