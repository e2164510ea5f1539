"""The faces of the cards, each 100 wide and 108 high from its corner on."""

from typing import NamedTuple

from serai.core.picture import Style, around, mark, mixed, text, use
from serai.core.texts import say

from ..outlook import Raid, Ware
from ..view import GOODS_FACES
from ..view_types import Border, Deck, GoodsName, TribeCard
from .chart import HEIGHT, WIDTH
from .words import cost_of, goods_name

_FITTING = 5  # so many tokens of a cost are shown one by one
_BAR = 24.0  # the cost, below
_ONES = {"dates": 11, "salt": 12, "pepper": 15, "gold": 22}  # their widths, of 24
_MIDDLE: Style = {"text_anchor": "middle"}
_WEAVES = {"goods": "M0 0 11 11M11 0 0 11", "tribe": "M0 0H11L5.5 5.5ZM0 11H11L5.5 5.5Z"}


class Face(NamedTuple):
    """A card's sheet and pictures, and what is read there: lines may run between the two."""

    ground: str
    read: str

    @property
    def whole(self) -> str:
        return self.ground + self.read


def sheet(tint: str, edge: str) -> str:
    look: Style = {"fill": f"var(--{tint})", "stroke": mixed(edge, 60, tint)}
    return mark("rect", width=WIDTH, height=HEIGHT, rx=8, **look)


def border_face(card: Border) -> Face:
    raid = card["raid"]
    name = say(f"targi-border-name-{card['name']}")
    number, symbol = str(card["number"]), f"targi-border-{card['name']}"
    if raid is None:
        tint = "targi-tint-border"
        ground = sheet(tint, "edge") + around(symbol, 50, 50, 58)
        return Face(ground, _number(number, "soft") + _name(name, tint))
    ink = "targi-on-raid"
    ground = sheet("targi-tint-raid", "targi-robber-edge") + around(symbol, 50, 38, 40)
    return Face(ground, _number(number, ink) + _price(raid, ink) + _name(name, None, ink))


def goods_face(name: GoodsName) -> Face:
    tint, tokens, gives = "targi-tint-goods", GOODS_FACES[name], goods_name(name)
    ground = sheet(tint, "edge")
    if name == "choice":
        return Face(ground + _choice(tokens), "")
    words = text(50, 97, gives, _size(gives, 10.5, 94), **_MIDDLE, **_clear(tint))
    if len(tokens) == 1:
        return Face(ground + around(f"targi-{tokens[0]}", 50, 46, 56), words)
    pair = [around(f"targi-{ware}", x, 46, 40) for ware, x in zip(tokens, (26, 74), strict=True)]
    return Face(ground + "".join(pair), words)


def tribe_face(card: TribeCard) -> Face:
    kind, effect = card["kind"], card["effect"]
    tint = f"targi-tint-{kind}"
    ground = sheet(tint, f"targi-{kind}")
    name = say(f"targi-kind-{kind}")
    if effect is None:
        ground += around(f"targi-kind-{kind}", 50, 52, 50)
    else:
        ground += use(f"targi-kind-{kind}", 3, 3, 22) + around(f"targi-effect-{effect}", 50, 53, 46)
    left = 8 if effect is None else 28
    title = text(left, 18, name, _size(name, 12, 72 - left), font_weight=600, **_clear(tint))
    return Face(ground, title + clasp(86, 14, 24, card["points"]) + _cost(card))


def clasp(x: float, y: float, size: float, points: int) -> str:
    style: Style = {"fill": "var(--targi-on-silver)", "font_weight": 800, **_MIDDLE}
    number = text(x, y + size * 0.18, str(points), size * 0.52, **style)
    return around("targi-clasp", x, y, size) + number


def back(deck: Deck) -> Face:
    """Each deck has its pattern and its sign."""
    tint, deep = f"targi-back-{deck}", f"var(--targi-back-{deck}-deep)"
    weave: Style = {"fill": f"url(#targi-weave-{deck})", "stroke": deep}
    inner = mark("rect", x=5, y=5, width=WIDTH - 10, height=HEIGHT - 10, rx=5, **weave)
    disc = mark("circle", cx=50, cy=54, r=30, fill=f"var(--{tint})", stroke=deep)
    symbol = "targi-good" if deck == "goods" else "targi-people"
    return Face(sheet(tint, "ink") + inner + disc + around(symbol, 50, 54, 40), "")


def weaves() -> str:
    """The patterns of the backs."""
    drawn = ""
    for deck, d in _WEAVES.items():
        deep = f"var(--targi-back-{deck}-deep)"
        line: Style = {"stroke": deep, "stroke_width": 1.2, "fill": "none"}
        path = mark("path", d=d, **(line if deck == "goods" else {"fill": deep}))
        box: Style = {"width": 11, "height": 11, "patternUnits": "userSpaceOnUse"}
        drawn += mark("pattern", path, id=f"targi-weave-{deck}", **box)
    return mark("defs", drawn)


def _name(name: str, tint: str | None, ink: str = "ink") -> str:
    clear = _clear(tint) if tint else {}
    look: Style = {**_MIDDLE, "font_weight": 600, "fill": f"var(--{ink})", **clear}
    return text(50, 99, name, _size(name, 13, 92), **look)


def _number(number: str, ink: str) -> str:
    return text(6, 15, number, 12, fill=f"var(--{ink})", font_weight=600)


def _clear(tint: str) -> Style:
    """A line stops short of the letters, as roads do on a map."""
    return {"stroke": f"var(--{tint})", "stroke_width": 4, "paint_order": "stroke"}


def _size(words: str, most: float, room: float) -> float:
    """So large that the words have room: no letter is wider than two thirds of its size."""
    letters = len(words.replace("\u00ad", ""))
    return min(most, room / (0.66 * max(1, letters)))


def _price(raid: Raid, ink: str) -> str:
    """What the raid takes: goods or gold, or points."""
    taken = ("targi-gold", raid["gold"]) if raid["gold"] else ("targi-good", raid["goods"])
    style: Style = {"fill": f"var(--{ink})", "font_weight": 700, "text_anchor": "end"}
    drawn = text(24, 79, str(taken[1]), 18, **style) + around(taken[0], 36, 73, 23)
    drawn += text(54, 79, "/", 18, **{**style, "font_weight": 400})
    drawn += text(70, 79, str(raid["points"]), 18, **style)
    return drawn + around("targi-point", 82, 73, 23)


def _choice(tokens: list[Ware]) -> str:
    """One of three: a slash between each and the next."""
    slashes = mark("path", d="M14 74 66 12M36 96 88 34", fill="none", stroke="var(--edge)")
    places = ((27, 28), (51, 54), (74, 80))
    drawn = [around(f"targi-{ware}", *at, 33) for ware, at in zip(tokens, places, strict=True)]
    return slashes + "".join(drawn)


def _cost(card: TribeCard) -> str:
    """Piece by piece; with numbers where there are too many."""
    kind = card["kind"]
    fill = mixed(f"targi-{kind}", 16, f"targi-tint-{kind}")
    outline = f"M1 {HEIGHT - _BAR}H99V100Q99 107 92 107H8Q1 107 1 100Z"
    return mark("path", d=outline, fill=fill) + "".join(_pieces(card))


def _pieces(card: TribeCard) -> list[str]:
    cost = cost_of(card)
    crowded = sum(number for _, number in cost) > _FITTING
    high = 13.0 if crowded else 19.0
    items: list[tuple[str, float]] = []  # a word or a ware, and the room it takes
    for ware, number in cost:
        items += [(str(number), high * 0.6)] if crowded else []
        items += [(ware, high * _ONES[ware] / 24)] * (1 if crowded else number)
        items.append(("", high * 0.25))
    items += [] if cost else [("0", high * 0.6)]
    items += [("/", high * 0.5), ("gold", high * _ONES["gold"] / 24)] if card["or_gold"] else []
    return _in_a_row(items, high)


def _in_a_row(items: list[tuple[str, float]], high: float) -> list[str]:
    x, y = (WIDTH - sum(wide for _, wide in items)) / 2, HEIGHT - _BAR / 2
    drawn = []
    for item, wide in items:
        if item in _ONES:
            drawn.append(use(f"targi-one-{item}", x, y - high / 2, wide, high))
        elif item:
            look: Style = {**_MIDDLE, "font_weight": 700}
            drawn.append(text(x + wide / 2, y + high * 0.3, item, high * 0.85, **look))
        x += wide
    return drawn
