"""Targi set by hand: the cards of the square, Targis, markers and the robber, what each player has.

The decks hold what lies nowhere else; only the discards can be set. Cards of an older making of a
deck stay what they are, and are written as text.
"""

from collections.abc import Iterator, Mapping, MutableMapping

from serai.core.compiled import Buffer
from serai.core.contract import Phrase
from serai.core.editing import (
    MOMENT,
    NOTHING,
    Choice,
    Palettes,
    Place,
    Values,
    counted,
    lines,
    none,
    player,
    read_counts,
    seats,
    yes_or_no,
)
from serai.core.material import OFF, ON, is_number
from serai.core.reading import MOST

from .cards import goods_cards, tribe_cards
from .layout import (
    BORDER,
    CARDS,
    GOODS_CARD_NAMES,
    INNER,
    PLACES,
    ROWS,
    SEATS,
    SIDE,
    Phase,
    Space,
)
from .notation import PIECE_NAMES, SPACE_NAMES, UNSEEN, card_names, tribe_phrase
from .reading import COUNTS, DISCARDS, DOWN, NUMBERS, SQUARE, STORES, WORDS, Reader

_GOODS_DISCARDS = "goods discards"
_FACE_DOWN = (DOWN[Space.GOODS_DOWN], DOWN[Space.TRIBE_DOWN])
_HEAD = ("phase", "turn", "first", "robber", *NUMBERS, *WORDS)
# of the goods deck, all but what is left of it and its discards
_KEPT = ("remade", *(field.replace("_", " ") for field in COUNTS[1:-1]))
_DRAWN = ("drawn 1", "drawn 2")
_WIDTH = 14


def values(m: Buffer, drawn: str) -> Values:
    """What stands in a drawing, place by place."""
    reader = Reader(m, drawn)
    reader.split()
    get = reader.values.get
    found = {key: get(key, "") for key in (*_HEAD, *_KEPT)}
    found |= {key: get(key) or "0" for key in NUMBERS} | {key: get(key) or OFF for key in WORDS}
    found["piece"] = get("piece") or NOTHING
    found |= dict(zip(_DRAWN, [*get("drawn", "").split(), NOTHING, NOTHING], strict=False))
    for (_, words), row in zip(reader.square, SQUARE, strict=True):
        for sign, piece in zip(words, row, strict=False):
            found |= _sign_values(PIECE_NAMES[piece], piece, sign)
    for seat in range(SEATS):
        found |= _seat_values(seat + 1, reader.values)
    found |= {f"{_GOODS_DISCARDS} {name}": "0" for name in GOODS_CARD_NAMES}
    read_counts(found, _GOODS_DISCARDS, get(_GOODS_DISCARDS, ""))
    found[DISCARDS] = get(DISCARDS, "").replace(NOTHING, "").strip()
    now = _now(found)
    older = [key for key in reader.values if key.startswith("tribe ") and key != DISCARDS]
    return found | {key: get(key, "") for key in older if key != now}


def _now(values: Mapping[str, str]) -> str:
    """The line of the tribe deck's newest making, which follows from all else."""
    return f"tribe {(values['remade'].split() or ['0'])[-1]}"


def _sign_values(name: str, piece: int, sign: str) -> Values:
    card, _, marks = sign.partition(":")
    if piece < BORDER:
        return {f"targi {name}": marks or NOTHING}
    found = {f"card {name}": card, f"marker {name}": marks or NOTHING}
    for word in _FACE_DOWN:
        if card.startswith(word):
            order, at, making = card.removeprefix(word).partition("@")
            found |= {f"card {name}": word, f"order {name}": order, f"making {name}": at + making}
    return found


def _seat_values(seat: int, lines: Mapping[str, str]) -> Values:
    found: Values = {}
    read_counts(found, f"player {seat}", lines.get(f"player {seat}", ""))
    card, *flags = lines.get(f"hand {seat}", "").split() or [NOTHING]
    secret = next((flag for flag in flags if flag.startswith("secret")), "")
    found[f"hand {seat}"] = card
    found[f"secret {seat}"] = ON if secret else OFF
    found[f"kept {seat}"] = secret.removeprefix("secret")
    found[f"fresh {seat}"] = ON if "fresh" in flags else OFF
    rows = [row.split() for row in lines.get(f"rows {seat}", "").split("/")]
    for row in range(ROWS):
        cards = [*(rows[row] if row < len(rows) else []), *[NOTHING] * PLACES]
        names = _row_names(seat, row)
        found |= dict(zip(names, cards, strict=False))
    return found


def _row_names(seat: int, row: int) -> list[str]:
    return [f"row {seat}.{row + 1}.{place + 1}" for place in range(PLACES)]


# -- written ---------------------------------------------------------------------------------


def written(m: Buffer, values: Mapping[str, str]) -> str:
    """The drawing in which this stands."""
    drawn = " ".join(values[key] for key in _DRAWN if values[key] != NOTHING)
    head = {**values, "piece": values["piece"].replace(NOTHING, ""), "drawn": drawn}
    goods = {key: values[key] for key in _discard_names() if values[key] != "0"}
    discards = counted(goods, _GOODS_DISCARDS, GOODS_CARD_NAMES)
    rest = {**values, _GOODS_DISCARDS: discards}
    older = [key for key in values if key.startswith("tribe ") and key != DISCARDS]
    return (
        "\n".join(
            [
                *lines(head, (*_HEAD, "piece", "drawn")),
                "square:",
                *_square(values),
                *(line for seat in range(SEATS) for line in _seat_lines(seat + 1, values)),
                *lines(rest, (*_KEPT, _GOODS_DISCARDS, *older, DISCARDS)),
            ]
        )
        + "\n"
    )


def _discard_names() -> list[str]:
    return [f"{_GOODS_DISCARDS} {name}" for name in GOODS_CARD_NAMES]


def _square(values: Mapping[str, str]) -> Iterator[str]:
    down = _in_order(values)
    for row in SQUARE:
        signs = [_sign(values, down, piece) for piece in row]
        yield "  " + "".join(f"{sign:<{_WIDTH}}" for sign in signs).rstrip()


def _in_order(values: Mapping[str, str]) -> list[str]:
    """The spaces whose cards lie face down, in the order in which they were laid."""
    down = [name for name in SPACE_NAMES if values.get(f"card {name}") in _FACE_DOWN]
    return sorted(down, key=lambda name: _order(values, name))


def _order(values: Mapping[str, str], name: str) -> int:
    order = values.get(f"order {name}", "")
    return int(order) if is_number(order) else INNER + 1


def _sign(values: Mapping[str, str], down: list[str], piece: int) -> str:
    name = PIECE_NAMES[piece]
    if piece < BORDER:
        sign, marks = name, values.get(f"targi {name}", NOTHING)
    else:
        sign = values.get(f"card {name}", NOTHING)  # not there if a line is too short
        marks = values.get(f"marker {name}", NOTHING)
    if name in down:
        sign += f"{down.index(name) + 1}{values.get(f'making {name}', '')}"
    return sign if marks == NOTHING else f"{sign}:{marks}"


def _seat_lines(seat: int, values: Mapping[str, str]) -> Iterator[str]:
    stores = counted(values, f"player {seat}", STORES)
    if stores:
        yield f"player {seat}: {stores}"
    if values[f"hand {seat}"] != NOTHING:
        secret = f"secret{values[f'kept {seat}']}" if values[f"secret {seat}"] == ON else ""
        fresh = "fresh" if values[f"fresh {seat}"] == ON else ""
        yield f"hand {seat}: " + " ".join(filter(None, [values[f"hand {seat}"], secret, fresh]))
    rows = [
        " ".join(values[name] for name in _row_names(seat, row) if values[name] != NOTHING)
        for row in range(ROWS)
    ]
    if any(rows):
        yield f"rows {seat}: {' / '.join(rows)}"


def put(m: Buffer, values: MutableMapping[str, str], name: str, value: str) -> None:
    """Set one of them. Of each tribe card there is one: it leaves the place where it lay."""
    for card in value.split() if name == DISCARDS else [value]:
        if card in card_names(m):
            _lift(values, card)
    kind, _, space = name.partition(" ")
    if kind == "order":
        _reorder(values, space, int(value))
    if kind == "card":
        values[f"order {space}"] = values[f"making {space}"] = ""
    values[name] = value
    for seat in range(SEATS):
        if values[f"hand {seat + 1}"] == NOTHING:
            gone = {f"secret {seat + 1}": OFF, f"fresh {seat + 1}": OFF, f"kept {seat + 1}": ""}
            values.update(gone)


def _lift(values: MutableMapping[str, str], card: str) -> None:
    places = [name for name, lies in values.items() if lies == card]
    values.update(dict.fromkeys(places, NOTHING))
    values[DISCARDS] = " ".join(one for one in values[DISCARDS].split() if one != card)


def _reorder(values: MutableMapping[str, str], space: str, place: int) -> None:
    """The card was laid so manieth: those behind it come after."""
    order = [name for name in _in_order(values) if name != space]
    order.insert(max(place - 1, 0), space)
    values.update({f"order {name}": str(at + 1) for at, name in enumerate(order)})


def drawn(m: Buffer, text: str) -> Buffer | None:
    return Reader(m, text).drawn()


# -- what can be set -------------------------------------------------------------------------


def places(m: Buffer, values: Mapping[str, str]) -> list[Place]:
    """The square, the moment, what each player has, and the discards."""
    found = [*_border_places(), *_inner_places(values)]
    found += [Place(key, _says(key), MOMENT, key) for key in ("phase", "turn", "first")]
    found.append(Place("robber", _says("robber"), MOMENT, "robber"))
    for seat in range(SEATS):
        found += _seat_places(seat, values)
    use = _says("in-use")
    found += [Place("piece", _says("piece"), use, "piece")]
    found += [Place(key, _says("drawn"), use, "drawn") for key in _DRAWN]
    found += [Place("takes", _says("takes"), use, kind="number", most=CARDS)]
    found += [Place("asked", _says("asked"), use, kind="number", most=SEATS - 1)]
    found += [Place(key, Phrase(f"targi-edit-{key}"), use, "flag") for key in WORDS]
    pile = _says("discards")
    for card, name in enumerate(_discard_names()):
        says = Phrase("targi-goods-card", {"card": card})
        found.append(Place(name, says, pile, kind="number", most=MOST))
    found.append(Place(DISCARDS, _says("tribe-discards"), pile, "tribe", None, "several", CARDS))
    return found


def _says(word: str) -> Phrase:
    return Phrase(f"targi-edit-{word}")


def _border_places() -> Iterator[Place]:
    """A Targi may stand on all of them but the corners."""
    for border, name in enumerate(PIECE_NAMES[:BORDER]):
        if border % SIDE != SIDE - 1:
            yield Place(f"targi {name}", _says("targi"), _says("square"), "targi", name)


def _inner_places(values: Mapping[str, str]) -> Iterator[Place]:
    square = _says("square")
    for name in SPACE_NAMES:
        yield Place(f"card {name}", _says("card"), square, "card", name)
        yield Place(f"marker {name}", _says("marker"), square, "marker", name)
        if values.get(f"card {name}") in _FACE_DOWN:
            yield Place(f"order {name}", _says("order"), square, "", name, "number", INNER)


def _seat_places(seat: int, values: Mapping[str, str]) -> Iterator[Place]:
    group, number = player(seat), seat + 1
    for ware in STORES:
        says = Phrase("targi-edit-ware", {"ware": ware})
        yield Place(f"player {number} {ware}", says, group, kind="number", most=MOST)
    yield Place(f"hand {number}", _says("hand"), group, "hand")
    if values[f"hand {number}"] != NOTHING:
        yield Place(f"secret {number}", _says("secret"), group, "flag")
        yield Place(f"fresh {number}", _says("fresh"), group, "flag")
    for row in range(ROWS):
        names = _row_names(number, row)
        laid = sum(values[name] != NOTHING for name in names)
        for place, name in enumerate(names[: laid + 1]):
            says = Phrase("targi-edit-row", {"row": row + 1, "place": place + 1})
            yield Place(name, says, group, "laid")


def palettes(m: Buffer, values: Mapping[str, str]) -> Palettes:
    """The choices by their names."""
    tribe = [
        Choice(card["name"], tribe_phrase(m, number), look=dict(card))
        for number, card in enumerate(tribe_cards(m))
    ]
    goods = [
        Choice(card["name"], Phrase("targi-goods-card", {"card": number}), look=dict(card))
        for number, card in enumerate(goods_cards(m))
    ]
    unseen = Choice(UNSEEN, _says("unseen"))
    return {
        "card": [none(), *_backs(), *goods, *tribe],
        "marker": [none(), *seats(SEATS), Choice("12", _says("both"))],
        "targi": [none(), *seats(SEATS)],
        "phase": [
            Choice(label, Phrase("targi-edit-phase-name", {"phase": label}))
            for label in Phase.labels()
        ],
        "turn": seats(SEATS),
        "first": [none(), *seats(SEATS)],
        "robber": [Choice("0", Phrase("edit-none")), *_cells(BORDER, "on-card")],
        "piece": [none(), *_cells(len(PIECE_NAMES), "on-card", lit=False)],
        "drawn": [none(), unseen, *goods, *tribe],
        "hand": [none(), unseen, *tribe],
        "laid": [none(), *tribe],
        "tribe": tribe,
        "flag": yes_or_no(),
    }


def _backs() -> list[Choice]:
    decks = zip(_FACE_DOWN, ("goods", "tribe"), strict=True)
    return [
        Choice(word, Phrase(f"targi-card-back-{deck}"), look={"deck": deck, "name": UNSEEN})
        for word, deck in decks
    ]


def _cells(number: int, word: str, lit: bool = True) -> list[Choice]:
    """The first so many places of the square; offered there too, if they are to be lit."""
    return [
        Choice(name, Phrase(f"targi-edit-{word}", {"card": name}), name if lit else None)
        for name in PIECE_NAMES[:number]
    ]
