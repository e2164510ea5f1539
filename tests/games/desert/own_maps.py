"""Maps that a table might bring, drawn at random: ragged, narrow, hollow, divided, nearly empty.

`own_table` draws a map together with the seats and options it is played with. Every map is one that
`material.check` finds no fault in; what is rare on a shipped map is common here: leaders that stand
in gaps, boards with no room for all leaders, herds of one camel, oases in corners.
"""

import random
from dataclasses import dataclass, field
from typing import Any

from serai.games.desert.material import MOST_PALMS, TOKENS, Place, cell_name, neighbours

MOST_COLUMNS, MOST_ROWS = 12, 12
SPANS = ((2, 2), (2, 3), (3, 3), (2, 4), (3, 5), (2, 5), (4, 4), (4, 5), (5, 5))
SMALL, LARGE = 3, 4  # the most seats without, the fewest with what lies beyond the dividing line


@dataclass(frozen=True)
class OwnTable:
    """A map's text, and how it is played."""

    chart: str
    seats: int
    first: int | None = None
    palms: tuple[str, ...] | None = None
    hide_totals: bool = False

    def options(self) -> dict[str, Any]:
        chosen: dict[str, Any] = {"map": self.chart, "hide_totals": self.hide_totals}
        if self.first is not None:
            chosen["first"] = self.first + 1
        if self.palms is not None:
            chosen["palms"] = " ".join(self.palms)
        return chosen


@dataclass
class Land:
    """The spaces of a map, and the first row beyond its dividing line, if it has one."""

    spaces: set[Place]
    beyond: int = 0
    signs: dict[Place, str] = field(default_factory=dict)

    def part(self, seats: int) -> set[Place]:
        """What is there for so many players (D2)."""
        if not self.beyond or seats > SMALL:
            return self.spaces
        return {place for place in self.spaces if place[0] < self.beyond}

    def with_sign(self, sign: str, seats: int) -> list[Place]:
        return sorted(place for place in self.part(seats) if self.signs[place] == sign)


def own_table(seed: int) -> OwnTable:
    dice = random.Random(f"own map {seed}")
    fewest, most = dice.choice(SPANS)
    land = draw_land(dice, divided=fewest <= SMALL and most >= LARGE)
    palms = lay_signs(land, dice, fewest)
    seats = dice.randint(fewest, most)
    herds = dice.choice([None, 1, 2, 3, 4, 6, 9])
    lines = [f"name: own {seed}", f"players: {fewest}-{most}", f"palms: {palms}"]
    lines += [] if herds is None else [f"herds: {herds}"]
    chart = "\n".join([*lines, "board:", *draw_rows(land, dice)]) + "\n"
    spaces = land.with_sign("p", seats)
    fixed = tuple(cell_name(place) for place in sorted(dice.sample(spaces, palms)))
    return OwnTable(
        chart,
        seats,
        first=dice.choice([None, dice.randrange(seats)]),
        palms=dice.choice([None, fixed]) if palms else None,
        hide_totals=dice.random() < 0.3,
    )


# -- the land --------------------------------------------------------------------------------


def draw_land(dice: random.Random, divided: bool) -> Land:
    """Some kind of land that is whole: without what lies beyond the line, and with it."""
    while True:
        kind = dice.choice([ragged, winding, chambers, hollow])
        spaces = connected(kind(dice))
        if not divided and len(spaces) > 1:
            return Land(spaces)
        rows = sorted({row for row, _ in spaces})[1:]
        if divided and rows:
            beyond = dice.choice(rows)
            near = connected({place for place in spaces if place[0] < beyond})
            whole = connected(near | {place for place in spaces if place[0] >= beyond}, near)
            if len(near) > 1 and whole > near:
                return Land(whole, beyond)


def ragged(dice: random.Random) -> set[Place]:
    """Grown from one space by any space next to it."""
    return grown(dice, {(dice.randrange(MOST_ROWS), dice.randrange(MOST_COLUMNS))})


def grown(dice: random.Random, spaces: set[Place]) -> set[Place]:
    for _ in range(dice.choice([2, 5, 10, 20, 40, 80])):
        rim = sorted({near for place in spaces for near in around(place)} - spaces)
        if rim:
            spaces.add(dice.choice(rim))
    return spaces


def winding(dice: random.Random) -> set[Place]:
    """A path one space wide, with bays."""
    place = (dice.randrange(MOST_ROWS), dice.randrange(MOST_COLUMNS))
    path = {place}
    for _ in range(dice.randint(4, 60)):
        place = dice.choice(around(place))
        path.add(place)
    return path


def chambers(dice: random.Random) -> set[Place]:
    """Small valleys with passes of one space between them."""
    spaces: set[Place] = set()
    for row in range(1, MOST_ROWS - 1, 3):
        for column in range(1, MOST_COLUMNS - 1, 3):
            if dice.random() < 0.6:
                spaces |= {(row, column), *dice.sample(around((row, column)), 4)}
    passes = sorted({near for place in spaces for near in around(place)} - spaces)
    spaces |= set(dice.sample(passes, len(passes) // 3))
    return spaces


def hollow(dice: random.Random) -> set[Place]:
    """Land with mountains strewn over it."""
    rows, columns = dice.randint(2, MOST_ROWS), dice.randint(2, MOST_COLUMNS)
    share = dice.choice([0.5, 0.65, 0.8, 0.95])
    places = [(row, column) for row in range(rows) for column in range(columns)]
    return {place for place in places if dice.random() < share}


def around(place: Place) -> list[Place]:
    return [
        (row, column)
        for row, column in neighbours(place)
        if 0 <= row < MOST_ROWS and 0 <= column < MOST_COLUMNS
    ]


def connected(spaces: set[Place], holding: set[Place] | None = None) -> set[Place]:
    """The largest connected part, or the one that holds these."""
    left, best = set(spaces), set[Place]()
    while left:
        part = {min(left)}
        todo = list(part)
        while todo:
            fresh = (set(neighbours(todo.pop())) & left) - part
            part |= fresh
            todo += fresh
        left -= part
        if holding and holding <= part:
            return part
        best = max(best, part, key=len)
    return best


# -- what lies on it, and how it is written --------------------------------------------------


def lay_signs(land: Land, dice: random.Random, fewest: int) -> int:
    """Waterholes and palm spaces, few or many; how many palms there are to be."""
    land.signs = dict.fromkeys(sorted(land.spaces), ".")
    wet = dice.choice([0.0, 0.05, 0.2, 0.6])
    for place in land.signs:
        if dice.random() < wet and len(land.with_sign("o", LARGE)) < TOKENS - 2 * MOST_PALMS:
            land.signs[place] = "o"
    inner = [place for place in land.signs if may_hold_palm(land, place, fewest)]
    for place in dice.sample(inner, min(len(inner), dice.randint(0, 2 * MOST_PALMS))):
        land.signs[place] = "p"
    most = min(MOST_PALMS, len(land.with_sign("p", fewest)))
    return dice.choice([most, dice.randint(0, most)])


def may_hold_palm(land: Land, place: Place, fewest: int) -> bool:
    """With six spaces around it, for any number of players for whom it is there."""
    near = land.part(fewest)
    return set(neighbours(place)) <= (near if place in near else land.spaces)


def draw_rows(land: Land, dice: random.Random) -> list[str]:
    """Two characters a hex; what is no space is drawn as mountains or not at all."""
    rows = []
    last = max(row for row, _ in land.spaces)
    for row in range(last + 1):
        signs = [land.signs.get((row, column), dice.choice("^ ")) for column in range(MOST_COLUMNS)]
        if land.beyond and row == land.beyond:
            rows.append("-" * dice.randint(1, 30))
        rows.append("  " + " " * (row % 2) + " ".join(signs).rstrip())
    return rows
