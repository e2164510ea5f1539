"""What can be set by hand on the plan and beside it, and to what: for `editing`."""

from collections.abc import Iterator, Mapping

from serai.core.compiled import Buffer
from serai.core.contract import Phrase
from serai.core.editing import (
    MOMENT,
    NOTHING,
    Choice,
    Palettes,
    Place,
    none,
    player,
    seats,
    yes_or_no,
)
from serai.core.material import is_number

from .facts import read_material
from .layout import (
    CELLS,
    DISPLAY,
    EXPLORERS,
    FIELD_NAMES,
    GOOD_NAMES,
    NO_FIELD,
    SIDE_NAMES,
    SIDES,
    TILES,
    VALUE_NAMES,
    Phase,
    Side,
)
from .notation import CELL_NAMES, RUMOUR_NAMES, UNSEEN, tile_names
from .opening import ALL_CAMELS, ALL_OF_A_GOOD, ALL_WATER
from .plan import turned
from .reading import COUNTED, FLAGS, HAND, STORES, SUPPLY

_MOST = {"water": ALL_WATER, "camels": ALL_CAMELS}
_MOST_COUNTED = 200
Given = Mapping[str, str]


def places(m: Buffer, values: Given) -> list[Place]:
    """The plan, the moment, what each player has, rumours, and a scoring that is under way."""
    mat = read_material(m)
    return [
        *_plan_places(m, values),
        *(Place(key, _says(key), MOMENT, key) for key in ("phase", "turn", "first")),
        *(place for seat in range(mat.seats) for place in _seat_places(m, values, seat)),
        *_rumour_places(values, mat.seats),
        *_turn_places(),
        *_scoring_places(),
    ]


def owned(m: Buffer, values: Given) -> list[list[str]]:
    """S6: whose explorers are which, by their heights; nobody's before the lot."""
    mat = read_material(m)
    found: list[list[str]] = [[] for _ in range(mat.seats)]
    if is_number(values["first"]):
        for order in range(mat.seats):
            heights = sorted(mat.heights[order], reverse=True)
            found[(int(values["first"]) - 1 + order) % mat.seats] = [str(one) for one in heights]
    return found


def _says(word: str, **facts: object) -> Phrase:
    return Phrase(f"sons-edit-{word}", facts)


# -- places ----------------------------------------------------------------------------------


def _plan_places(m: Buffer, values: Given) -> Iterator[Place]:
    plan = _says("plan")
    for cell, name in enumerate(CELL_NAMES):
        if read_material(m).cross[cell]:
            continue
        yield Place(f"tile {name}", _says("tile"), plan, "tile", name)
        tile = values.get(f"tile {name}", NOTHING)
        if len(_rotations(m, tile)) > 1:
            yield Place(f"turned {name}", _says("turned"), plan, f"turned {tile}", name)


def _rotations(m: Buffer, tile: str) -> list[int]:
    """Those that look different; none where no tile lies."""
    number = tile_names(m).get(tile)
    bits = 0 if number is None else int(read_material(m).turns[number])
    return [rotation for rotation in range(SIDES) if bits >> rotation & 1]


def _seat_places(m: Buffer, values: Given, seat: int) -> Iterator[Place]:
    if values["phase"] == Phase.LOT.label:
        return
    group, number = player(seat), seat + 1
    yield Place(f"caravan {number}", _says("caravan", seat=player(seat)), group, "caravan")
    for store in STORES:
        most = _MOST.get(store, ALL_OF_A_GOOD)
        name = f"player {number} {store}"
        yield Place(name, _says("store", store=store), group, kind="number", most=most)
    yield Place(f"display {number}", _says("display"), group, "shown", None, "several", DISPLAY)
    for height in owned(m, values)[seat]:
        says = _says("explorer", height=int(height), seat=player(seat))
        yield Place(f"explorer {height}", says, group, "explorer")
    if seat == read_material(m).seats - 1:
        yield Place("turban", _says("turban"), MOMENT, "turban")


def _rumour_places(values: Given, number: int) -> Iterator[Place]:
    """Those that have been drawn, and the next."""
    drawn = sum(values[name] != NOTHING for name in RUMOUR_NAMES)
    group = _says("rumours")
    for name in RUMOUR_NAMES[: drawn + 1]:
        yield Place(name, _says("rumour", rumour=name), group, "rumour")
        if values[name] != NOTHING:
            yield Place(f"{name} at", _says("rumour-at", rumour=name), group, "rumour-at")
            says = _says("rumour-seen", rumour=name)
            yield Place(f"{name} seen", says, group, "seats", None, "several", number)


def _turn_places() -> Iterator[Place]:
    group = _says("in-turn")
    yield Place("asked", _says("asked"), group, "turn")
    for key in FLAGS:
        yield Place(key, Phrase(f"sons-edit-{key}"), group, "flag")
    for key in COUNTED:
        yield Place(key, Phrase(f"sons-edit-{key}"), group, kind="number", most=_MOST_COUNTED)
    yield Place("held", _says("held"), group, "tile")
    yield Place("robbed", _says("robbed"), group, "first")
    yield Place("laid", _says("laid"), group, "laid")
    yield Place("gone", _says("gone"), group, "shown", None, "several", TILES)


def _scoring_places() -> Iterator[Place]:
    group = _says("scoring")
    yield Place("line", _says("line"), group, "height", None, "several", EXPLORERS)
    for field in FIELD_NAMES:
        says = Phrase("sons-field", {"field": field})
        yield Place(f"free {field}", says, group, kind="number", most=TILES)
    yield Place("heard", _says("heard"), group, "heard")
    yield Place("chosen", _says("chosen"), group, "chosen")
    yield Place("next_part", _says("next-part"), group, "next-part")


# -- palettes --------------------------------------------------------------------------------


def palettes(m: Buffer, values: Given) -> Palettes:
    """The choices by their names."""
    number = read_material(m).seats
    tiles = _tiles(m)
    return {
        "tile": [none(), *tiles],
        "shown": tiles,
        **_turnings(m, values),
        "phase": _named("phase-name", "phase", Phase.labels()),
        "turn": seats(number),
        "seats": seats(number),
        "first": [none(), *seats(number)],
        "caravan": [Choice(cell, cell, cell) for cell in _discovered(m, values)],
        "laid": [none(), *(Choice(cell, cell) for cell in _discovered(m, values))],
        "explorer": [Choice(NOTHING, _says("at-home")), *_parts(m, values)],
        "turban": _heights(m, values),
        "height": _heights(m, values),
        "rumour": [none(), Choice(UNSEEN, _says("unknown")), *_plain(VALUE_NAMES)],
        "rumour-at": [*_goods(), *_named("at", "place", (SUPPLY, HAND))],
        "heard": [none(), *_plain(RUMOUR_NAMES)],
        "chosen": [none(), *_goods()],
        "next-part": [none(), *_plain(("0", "1"))],
        "flag": yes_or_no(),
    }


def _named(word: str, fact: str, labels: tuple[str, ...]) -> list[Choice]:
    return [Choice(label, _says(word, **{fact: label})) for label in labels]


def _plain(words: tuple[str, ...]) -> list[Choice]:
    return [Choice(word, word) for word in words]


def _goods() -> list[Choice]:
    return [Choice(good, Phrase("sons-good", {"good": good})) for good in GOOD_NAMES]


def _tiles(m: Buffer) -> list[Choice]:
    """The tiles that are played with, as they look before they are turned."""
    mat = read_material(m)
    played = [(n, k) for n, k in tile_names(m).items() if mat.stack[k] >= mat.lowest]
    return [Choice(name, name, look=_look(m, tile, 0)) for name, tile in played]


def _look(m: Buffer, tile: int, rotation: int) -> dict[str, object]:
    mat = read_material(m)
    parts = mat.parts[tile]
    fields = [None if one == NO_FIELD else FIELD_NAMES[one] for one in mat.fields[tile]]
    name = next(name for name, number in tile_names(m).items() if number == tile)
    sides = "".join(".ab"[part] for part in parts)
    return {"name": name, "sides": sides, "fields": fields[: max(parts)], "rotation": rotation}


def _turnings(m: Buffer, values: Given) -> dict[str, list[Choice]]:
    """Of each tile that lies on the plan, how it may be turned."""
    names = tile_names(m)
    lying = {values.get(f"tile {cell}", NOTHING) for cell in CELL_NAMES} & names.keys()
    return {
        f"turned {tile}": [
            Choice(str(r), _says("quarters", number=r), look=_look(m, names[tile], r))
            for r in _rotations(m, tile)
        ]
        for tile in sorted(lying)
    }


def _discovered(m: Buffer, values: Given) -> list[str]:
    cross = read_material(m).cross
    names = [(cell, CELL_NAMES[cell]) for cell in range(CELLS)]
    return [n for cell, n in names if cross[cell] or values.get(f"tile {n}") != NOTHING]


def _parts(m: Buffer, values: Given) -> Iterator[Choice]:
    """The parts of oases on the plan, each by its cell and the first of its sides."""
    for cell in CELL_NAMES:
        tile = tile_names(m).get(values.get(f"tile {cell}", NOTHING))
        if tile is None:
            continue
        told = values.get(f"turned {cell}", "")
        rotation = int(told) % SIDES if is_number(told) else 0
        sides = [read_material(m).parts[tile][turned(side, rotation)] for side in range(SIDES)]
        for part in (Side.FIRST_PART, Side.SECOND_PART):
            if part in sides:
                side = SIDE_NAMES[sides.index(part)]
                says = _says("part", cell=cell, side=side)
                yield Choice(f"{cell}{side}", says, cell)


def _heights(m: Buffer, values: Given) -> list[Choice]:
    return [Choice(height, height) for own in owned(m, values) for height in own]
