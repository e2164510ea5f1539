"""Im Reich der Wüstensöhne set by hand: tiles, caravans and explorers on the plan, what each has.

The stacks hold what lies nowhere else. A tile that is lifted takes no explorer along: who stood on
it is at home.
"""

from collections.abc import Iterator, Mapping, MutableMapping

from serai.core.compiled import Buffer
from serai.core.editing import (
    NOTHING,
    Palettes,
    Place,
    Values,
    counted,
    lines,
    read_counts,
)
from serai.core.material import OFF

from . import offers
from .facts import read_material
from .layout import CELLS, FIELD_NAMES, GOOD_NAMES, SIZE
from .notation import CELL_NAMES, RUMOUR_NAMES, tile_names
from .position import drawn_plan
from .reading import COUNTED, FLAGS, STORES, Reader

_HEAD = ("phase", "turn", "first", "asked")
_ONE = ("held", "robbed", "laid")
_SCORING = ("heard", "chosen", "next_part")
_TILE, _TURNED = "tile", "turned"


def values(m: Buffer, drawn: str) -> Values:
    """What stands in a drawing, place by place."""
    reader = Reader(m, drawn)
    reader.split()
    get, number = reader.values.get, reader.seats
    found = {key: get(key, "") for key in _HEAD}
    found["asked"] = get("asked") or found["turn"]
    found |= {key: get(key) or OFF for key in FLAGS} | {key: get(key) or "0" for key in COUNTED}
    found |= {key: get(key) or NOTHING for key in (*_ONE, *_SCORING)}
    found |= {key: get(key, "").replace(NOTHING, "") for key in ("gone", "line")}
    found["turban"] = get("turban", "")
    for row, (_, signs) in reader.rows.items():
        for column, sign in enumerate(signs[:SIZE]):
            found |= _sign_values(m, (int(row) - 1) * SIZE + column, sign)
    caravans = get("caravans", "").split()
    for seat in range(number):
        found[f"caravan {seat + 1}"] = caravans[seat] if seat < len(caravans) else ""
        found |= _seat_values(seat + 1, reader.values)
    found |= {f"free {field}": "0" for field in FIELD_NAMES}
    read_counts(found, "free", get("free", ""))
    return found | _rumour_values(reader.values)


def _sign_values(m: Buffer, cell: int, sign: str) -> Values:
    if read_material(m).cross[cell]:
        return {}
    tile, _, rotation = sign.partition("/")
    name = CELL_NAMES[cell]
    return {f"{_TILE} {name}": NOTHING if tile == "." else tile, f"{_TURNED} {name}": rotation}


def _seat_values(seat: int, lines: Mapping[str, str]) -> Values:
    found: Values = {}
    read_counts(found, f"player {seat}", lines.get(f"player {seat}", ""))
    found[f"display {seat}"] = lines.get(f"display {seat}", "").replace(NOTHING, "").strip()
    explorer = ""
    for word in lines.get(f"explorers {seat}", "").split():
        if word.isdigit():
            explorer = word
            found[f"explorer {explorer}"] = NOTHING
        elif explorer:
            found[f"explorer {explorer}"] = word
    return found


def _rumour_values(lines: Mapping[str, str]) -> Values:
    """`+3 salt seen 1 2`: the value, where the tile lies, and who has seen it."""
    found: Values = {}
    for name in RUMOUR_NAMES:
        value, at, *seen = lines.get(name, "").split() or [NOTHING, NOTHING]
        found |= {name: value, f"{name} at": at, f"{name} seen": " ".join(seen[1:])}
    return found


# -- written ---------------------------------------------------------------------------------


def written(m: Buffer, values: Mapping[str, str]) -> str:
    """The drawing in which this stands."""
    named = {
        key: value
        for key, value in values.items()
        if value not in (NOTHING, OFF) and (key not in COUNTED or value != "0")
    }
    number = read_material(m).seats
    head = (*_HEAD, *FLAGS, *COUNTED, *_ONE, "gone")
    plan = drawn_plan(lambda cell: _sign(m, values, cell))
    free = {key: values[key] for key in values if key.startswith("free ") and values[key] != "0"}
    named["free"] = counted(free, "free", FIELD_NAMES)
    seated = [] if values["phase"] == "lot" else [*_seated(m, values, number)]
    rest = [*_rumours(values), *lines(named, ("heard", "line", "free", "chosen", "next_part"))]
    first = {**named, "first": values["first"]}
    return "\n".join([*lines(first, head), "plan:", *plan, *seated, *rest]) + "\n"


def _sign(m: Buffer, values: Mapping[str, str], cell: int) -> str:
    if read_material(m).cross[cell]:
        return "+"
    tile, rotation = (values.get(f"{key} {CELL_NAMES[cell]}", "") for key in (_TILE, _TURNED))
    return "." if tile in ("", NOTHING) else f"{tile}/{_alike(m, tile, rotation)}"


def _alike(m: Buffer, tile: str, rotation: str) -> str:
    """Of the rotations that look alike the one that is written."""
    number = tile_names(m).get(tile)
    if number is None or not rotation.isdigit():
        return rotation or "0"
    return str(int(rotation) % int(read_material(m).turns[number]).bit_count())


def _seated(m: Buffer, values: Mapping[str, str], number: int) -> Iterator[str]:
    caravans = [values[f"caravan {seat + 1}"] for seat in range(number)]
    if all(caravans):
        yield f"caravans: {' '.join(caravans)}"
    owned = offers.owned(m, values)
    for seat in range(number):
        stores = counted(values, f"player {seat + 1}", STORES)
        if stores:
            yield f"player {seat + 1}: {stores}"
        yield f"display {seat + 1}: {values[f'display {seat + 1}'] or NOTHING}"
        standing = [f"{e} {values.get(f'explorer {e}', '')}" for e in owned[seat]]
        yield f"explorers {seat + 1}: {' '.join(standing).replace(NOTHING, '')}"
    if values["turban"]:
        yield f"turban: {values['turban']}"


def _rumours(values: Mapping[str, str]) -> Iterator[str]:
    for name in RUMOUR_NAMES:
        if values[name] != NOTHING:
            yield f"{name}: {values[name]} {values[f'{name} at']} seen {values[f'{name} seen']}"


def put(m: Buffer, values: MutableMapping[str, str], name: str, value: str) -> None:
    """Set one of them. Of each tile there is one: it leaves the place where it lay."""
    before = _signs(m, values)
    for tile in value.split():
        if tile in tile_names(m):
            _lift(values, tile)
    if name == "turn" and values["asked"] == values["turn"]:
        values["asked"] = value
    values[name] = value
    if name in RUMOUR_NAMES and values[f"{name} at"] == NOTHING:
        values.update({f"{name} at": GOOD_NAMES[0], f"{name} seen": values["turn"]})
    now = _signs(m, values)
    for key in [key for key in values if key.startswith("explorer ")]:
        stands = values[key][:-1]
        if stands and before.get(stands) != now.get(stands):
            values[key] = NOTHING


def _signs(m: Buffer, values: Mapping[str, str]) -> Values:
    return {CELL_NAMES[cell]: _sign(m, values, cell) for cell in range(CELLS)}


def _lift(values: MutableMapping[str, str], tile: str) -> None:
    for key, lies in values.items():
        words = lies.split()
        if tile in words and not key.startswith(RUMOUR_NAMES):
            rest = " ".join(word for word in words if word != tile)
            values[key] = rest or ("" if key.startswith(("display ", "gone")) else NOTHING)


def drawn(m: Buffer, text: str) -> Buffer | None:
    return Reader(m, text).drawn()


def places(m: Buffer, values: Mapping[str, str]) -> list[Place]:
    """The plan, the moment, what each player has, rumours, and a scoring that is under way."""
    return offers.places(m, values)


def palettes(m: Buffer, values: Mapping[str, str]) -> Palettes:
    """The choices by their names."""
    return offers.palettes(m, values)
