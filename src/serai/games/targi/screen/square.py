"""The square of Targi: five by five cards, the pieces on them, and the lines of the Targis.

A card is fourteen characters wide, with its own ground and ink, so that it can be read on a light
and on a dark terminal; nothing speaks by colour alone. `T1` is a Targi of seat 1, `m1` its marker,
`+1` a space where its lines cross, `R!` the robber, `[T2]` a new one; a line carries its number.
"""

from collections.abc import Collection, Iterator

from rich.cells import cell_len
from rich.text import Text

from serai.core.texts import say
from serai.screens.bidi import fitted, on_board

from ..view_types import Border, Inner
from .cards import POINT, SEAT_STYLES, cost_signs, goods_words, kind_style
from .seen import Seen

CARD, GAP, HEIGHT = 14, 2, 3  # the border cards above and below are a line less high
ACROSS, DOWN = "━", "┃"
GRID = (
    ("16", "1", "2", "3", "4"),
    ("15", "a1", "a2", "a3", "5"),
    ("14", "b1", "b2", "b3", "6"),
    ("13", "c1", "c2", "c3", "7"),
    ("12", "11", "10", "9", "8"),
)
LAST = len(GRID) - 1
REACH = 3  # inner cards on a line
BORDER_STYLE = "#000000 on #e3cfa0"
CORNER_STYLE = "#ffffff on #7a5c2e"
BARRED_STYLE = "#3a3a3a on #bdbdbd"
GOODS_STYLE = "#000000 on #fff3b0"
DOWN_STYLE = "#ffffff on #5a5a5a"
ROBBER_STYLE = "bold #ffffff on #b00020"
Gap = tuple[bool, int, int]  # whether it lies across; row and column of the card before it
Lines = dict[Gap, list[int]]


def square(view: Seen, fresh: Collection[str]) -> Iterator[Text]:
    """The rows of cards, with the lines that run between them."""
    lines = _lines(view)
    drawn = _border(view, fresh) | _inner(view, fresh)
    for row, names in enumerate(GRID):
        cards = [drawn[name] for name in names]
        for number in range(HEIGHT if 0 < row < LAST else HEIGHT - 1):
            gaps = [lines.get((True, row, column), []) for column in range(LAST)]
            strokes = [_across(seats if number == 1 else []) for seats in gaps]
            yield _joined([card[number] for card in cards], strokes)
        if row < LAST:
            crossed = [lines.get((False, row, column), []) for column in range(LAST + 1)]
            yield _joined([_down(seats) for seats in crossed], [Text(" " * GAP)] * LAST)


def _joined(cards: list[Text], gaps: list[Text]) -> Text:
    pairs = zip(gaps, cards[1:], strict=True)
    return Text.assemble(cards[0], *(part for pair in pairs for part in pair))


# -- the lines of the Targis -----------------------------------------------------------------


def _lines(view: Seen) -> Lines:
    """Between which cards the line of a Targi runs, and whose it is."""
    placed = {str(card["number"]): card["targi"] for card in view["border"]}
    lines: Lines = {}
    for row, names in enumerate(GRID):
        for column, name in enumerate(names):
            seat = placed.get(name)
            for gap in _gaps(row, column) if seat is not None else ():
                seats = lines.setdefault(gap, [])
                if seat is not None and seat not in seats:
                    seats.append(seat)
    return lines


def _gaps(row: int, column: int) -> list[Gap]:
    """From a border card to the last inner card of its line."""
    across = column in (0, LAST)
    start = column if across else row
    steps = range(REACH) if start == 0 else range(LAST - REACH, LAST)
    return [(True, row, step) if across else (False, step, column) for step in steps]


def _across(seats: list[int]) -> Text:
    if not seats:
        return Text(" " * GAP)
    if len(seats) == 1:
        return Text(f"{ACROSS}{seats[0] + 1}", SEAT_STYLES[seats[0]])
    return Text("").join(Text(str(seat + 1), SEAT_STYLES[seat]) for seat in sorted(seats))


def _down(seats: list[int]) -> Text:
    stroke = Text("").join(Text(f"{DOWN}{seat + 1}", SEAT_STYLES[seat]) for seat in sorted(seats))
    before = (CARD - len(stroke)) // 2
    return Text.assemble(" " * before, stroke, " " * (CARD - len(stroke) - before))


# -- the border ------------------------------------------------------------------------------


def _border(view: Seen, fresh: Collection[str]) -> dict[str, list[Text]]:
    return {
        str(card["number"]): _border_card(view, card, str(card["number"]) in fresh)
        for card in view["border"]
    }


def _border_card(view: Seen, card: Border, new: bool) -> list[Text]:
    """Number and name, what it is for, and who stands on it."""
    why = barred(view, card) if view["phase"] == "placing" else ""
    style = CORNER_STYLE if card["raid"] else BARRED_STYLE if why else BORDER_STYLE
    words = [f" {line}" for line in _use(view, card, why).splitlines()]
    return [
        _line(f"{card['number']} {border_name(card)}", style, []),
        _line(words[0], style, _pieces(card, new)),
        _line("".join(words[1:]), style, []),
    ]


def border_name(card: Border) -> str:
    return say(f"targi-screen-border-{card['name']}")


def _use(view: Seen, card: Border, why: str) -> str:
    if card["raid"]:
        raid = card["raid"]
        given = "gold" if raid["gold"] else "goods"
        facts = {"number": raid["gold"] or raid["goods"], "points": f"{raid['points']}{POINT}"}
        return say(f"targi-screen-raid-{given}", **facts)
    if why == "opposite":
        foe = f"T{2 - view['actor']}"
        return say("targi-screen-barred", foe=foe)
    return say(f"targi-screen-for-{card['name']}")


def _pieces(card: Border, new: bool) -> list[Text]:
    pieces = []
    if card["targi"] is not None:
        pieces.append(_piece("T", card["targi"], new))
    if card["robber"]:
        pieces.append(Text(" R! ", ROBBER_STYLE))
    return pieces


def barred(view: Seen, card: Border) -> str:
    """Why the seat to act may not place a Targi there, or nothing."""
    laid = [c for row in view["players"][view["actor"]]["display"] for c in row["cards"]]
    effects = {c["effect"] for c in laid}
    facing = [other["targi"] for other in view["border"] if other["number"] == card["opposite"]]
    if card["raid"]:
        return "corner"
    if card["targi"] is not None:
        return "occupied"
    if card["robber"] and "face_robber" not in effects:
        return "robber"
    foe = facing[0] not in (None, view["actor"])
    return "opposite" if foe and "face_foe" not in effects else ""


# -- the inner cards -------------------------------------------------------------------------


def _inner(view: Seen, fresh: Collection[str]) -> dict[str, list[Text]]:
    crossed = [player["crossings"] for player in view["players"]]
    placing = view["phase"] == "placing"
    drawn = {}
    for space in view["inner"]:
        name = space["name"]
        pieces = [_piece("m", seat, name in fresh) for seat in space["markers"]]
        if placing:
            pieces = [_piece("+", s, False) for s, spaces in enumerate(crossed) if name in spaces]
        drawn[name] = _space(space, pieces)
    return drawn


def _space(space: Inner, pieces: list[Text]) -> list[Text]:
    """Where it is, what lies there, and whose markers stand on it."""
    style, name, words, points = _face(space)
    return [
        _line(f"{space['name']} {name}", style, pieces),
        _line(f" {words[0]}", style, points),
        _line(f" {' '.join(words[1:])}", style, []),
    ]


def _face(space: Inner) -> tuple[str, str, list[str], list[Text]]:
    """How a card looks: style, name, two lines of words, and its points if it has any."""
    card = space["card"]
    if card is None and space["down"] is None:
        return "", "", [say("targi-screen-empty")], []
    if card is None:
        deck = say(f"targi-screen-{space['down']}-deck")
        return DOWN_STYLE, "", [say("targi-screen-down"), deck], []
    if card["deck"] == "goods":
        return GOODS_STYLE, "", goods_words(card["name"]), []
    style = kind_style(card)
    effect = say(f"targi-screen-effect-{card['effect']}") if card["effect"] else ""
    points = Text(f"{card['points']}{POINT}", f"bold {style}")
    return style, card["name"], [cost_signs(card), effect], [points]


# -- pieces and lines of a card --------------------------------------------------------------


def _piece(sign: str, seat: int, new: bool) -> Text:
    sign = f"{sign}{seat + 1}"
    return Text(f"[{sign}]" if new else f" {sign} ", SEAT_STYLES[seat])


def _line(words: str, style: str, right: list[Text]) -> Text:
    """A line of a card: words on the left, signs on the right, closer together if need be."""
    room = CARD - sum(map(len, right))
    if cell_len(words) > room:
        right = [_narrow(sign) for sign in right]
        room = CARD - sum(map(len, right))
    return Text.assemble((on_board(fitted(words, room)), style), *right)


def _narrow(sign: Text) -> Text:
    return Text(sign.plain.strip(" []"), sign.style)
