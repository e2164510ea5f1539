"""A slow, obvious referee for Im Reich der Wüstensöhne, to compare the fast engine with.

Written from the rules alone (ids S1 to S34), in both versions; it shares no code with the engine.
Everything is computed by definition whenever it is asked for: reach by walking over lines, oases by
walking over all parts of the whole plan, rotations that look alike by comparing rotated tiles.

The game is told as a story: `_game` is one generator that stops at every question, to a player or
to chance, and goes on with the answer. Read it from the top: the plan, the tiles, then `Oracle`:
the stacks, a turn, moving, discovering, explorers, scoring, the fields, the end, what can be asked.
A cell (`f6`), a side (`n`), a good and a tile (`3.12`) are their names, an explorer is its height;
a seat counts from 0 here and from 1 in action texts.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, TypeVar

CHANCE = -1

GOODS = ("incense", "myrrh", "salt", "gems")
WATER_FIELDS = {"water1": 1, "water2": 2, "water3": 3}
FIELDS = (*GOODS, *WATER_FIELDS, "camel", "rumour")

HEIGHTS = ((16, 13, 3, 2), (11, 10, 8, 5), (12, 9, 7, 6), (15, 14, 4, 1))  # S7: in turn order
WATER, GOODS_OF_A_KIND, CAMELS = 20, 10, 10  # S8
RUMOURS = (3, 2, 1, -1, -1, -2)  # S8
RUMOURS_ON_A_GOOD = 2  # S8
WATER_AT_THE_START = 2  # S6
PLACES, PLACES_ON_A_CAMEL = 4, 2  # S6, S27
FULL_DISPLAY = 3  # S16
STACKS = 5  # S4
GOLD = 4  # S32: for a good, without rumours

# The plan (S2)

SIDES = ("n", "e", "s", "w")
COLUMNS = "abcdefghijk"
ROWS = range(1, 12)
CENTRE = "f6"
ENDS = {2: ("f1", "f11"), 3: ("f1", "k6", "f11"), 4: ("f1", "k6", "f11", "a6")}  # S6


def turned(side: str, quarters: int) -> str:
    """Clockwise."""
    return SIDES[(SIDES.index(side) + quarters) % 4]


def right_of(side: str) -> str:
    return turned(side, 1)


def opposite(side: str) -> str:
    return turned(side, 2)


def left_of(side: str) -> str:
    return turned(side, 3)


@cache
def beyond(cell: str, side: str) -> str | None:
    """The cell behind a side; None behind the edge of the plan."""
    east, south = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[side]
    column, row = COLUMNS.index(cell[0]) + east, int(cell[1:]) + south
    on_plan = 0 <= column < len(COLUMNS) and row in ROWS
    return f"{COLUMNS[column]}{row}" if on_plan else None


# The tiles (S3, S5)


class Part(NamedTuple):
    """An oasis part: its sides, and its action field if it has one."""

    sides: frozenset[str]
    field: str | None


Tile = frozenset[Part]  # also a cross cell; a desert tile has no parts


@cache
def white_sides(tile: Tile) -> frozenset[str]:
    return frozenset(side for part in tile for side in part.sides)


def first_side(part: Part) -> str:
    """The first of n e s w."""
    return min(part.sides, key=SIDES.index)


def rotated(tile: Tile, quarters: int) -> Tile:
    """Clockwise."""
    return frozenset(
        Part(frozenset(turned(side, quarters) for side in part.sides), part.field) for part in tile
    )


@cache
def rotations(tile: Tile) -> dict[int, Tile]:
    """S13: of rotations that look alike only the first."""
    different: dict[int, Tile] = {}
    for quarters in range(4):
        if rotated(tile, quarters) not in different.values():
            different[quarters] = rotated(tile, quarters)
    return different


def start_cross() -> dict[str, Tile]:
    """S3: each white side of a cross cell is a part of its own, without a field."""
    cross: dict[str, Tile] = {CENTRE: frozenset()}
    for outward in SIDES:
        right, left = right_of(outward), left_of(outward)
        cell = CENTRE
        for white in (right, None, left, right, left):
            further = beyond(cell, outward)
            assert further is not None
            cell = further
            parts = [] if white is None else [Part(frozenset(white), None)]
            cross[cell] = frozenset(parts)
    return cross


CROSS = start_cross()
assert len(CROSS) == 21 and sum(map(len, CROSS.values())) == 16  # S2, S3


def read_tiles(text: str) -> list[dict[str, Tile]]:
    """The stacks, lowest number first: name -> tile as its line says it."""
    stacks: list[dict[str, Tile]] = []
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith("#") or words[0] == "name:":
            continue
        if words[0] == "stack":
            stacks.append({})
            assert words[1:] == [str(len(stacks))], f"not the next stack: {line!r}"
        else:
            name = f"{len(stacks)}.{len(stacks[-1]) + 1}"
            stacks[-1][name] = read_tile(words[0], words[1:])
    assert len(stacks) == STACKS, f"{len(stacks)} stacks"
    return stacks


def read_tile(signs: str, fields: list[str]) -> Tile:
    """`aab. rumour -`: signs for n e s w, then the field of each part."""
    letters = sorted(set(signs) - {"."})
    assert len(signs) == 4 and letters in ([], ["a"], ["a", "b"]), f"not four sides: {signs!r}"
    assert len(fields) == len(letters), f"not a field for each part: {signs!r} {fields}"
    assert set(fields) <= {*FIELDS, "-"}, f"unknown field: {fields}"
    tile = frozenset(
        Part(
            sides=frozenset(
                side for side, sign in zip(SIDES, signs, strict=True) if sign == letter
            ),
            field=None if name == "-" else name,
        )
        for letter, name in zip(letters, fields, strict=True)
    )
    assert is_sound(tile), f"not a tile: {signs!r}"
    return tile


def is_sound(tile: Tile) -> bool:
    """S5: the only part, or one of two: then a single side or a neighbouring pair."""
    return len(tile) < 2 or all(len(part.sides) == 1 or is_neighbouring_pair(part) for part in tile)


def is_neighbouring_pair(part: Part) -> bool:
    return len(part.sides) == 2 and any(right_of(side) in part.sides for side in part.sides)


class Spot(NamedTuple):
    """A part as it lies on the plan."""

    cell: str
    part: Part


Oasis = frozenset[Spot]


# The game


@dataclass
class Player:
    """S6"""

    caravan: str | None = None  # a cell; None until the first player is known
    water: int = WATER_AT_THE_START
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    camels: int = 0
    display: list[str] = field(default_factory=list)  # names of tiles

    def has_free_place(self) -> bool:
        """S27: board and camels alike."""
        return sum(self.goods.values()) < PLACES + PLACES_ON_A_CAMEL * self.camels


@dataclass
class Rumour:
    """One that somebody has drawn."""

    value: int
    where: str = "hand"  # or supply, or the good that it lies on
    seen: set[int] = field(default_factory=set)  # S34: seats


class Stand(NamedTuple):
    """Where an explorer stands: a cell, and the first side of the part."""

    cell: str
    side: str


class Question(NamedTuple):
    actor: int
    options: list[str]  # of chance: one for every tile


Answer = TypeVar("Answer")
Steps = Generator[Question, str, Answer]


def ask(actor: int, options: Iterable[str]) -> Steps[str]:
    question = Question(actor, list(options))
    assert question.options, "a question without an answer"
    answer = yield question
    return answer


class Oracle:
    """One game, from the lot to the last gold."""

    def __init__(self, tiles: str, seats: int, first: str = "lot", rules: int = 2) -> None:
        assert rules in (1, 2), f"no rules version: {rules}"
        assert seats in ENDS, f"not a number of players: {seats}"  # S1
        assert first == "lot" or first in map(str, range(1, seats + 1)), f"no seat: {first!r}"
        stacks = read_tiles(tiles)
        self.seats = seats
        self.rules = rules
        self.tile = {name: tile for stack in stacks for name, tile in stack.items()}
        self.stacks = [list(stack) for stack in (stacks[1:] if seats == 2 else stacks)]  # S4
        self.first = None if first == "lot" else int(first) - 1
        self.turn: int | None = None  # the seat whose turn it is
        self.players = [Player() for _ in range(seats)]
        self.plan: dict[str, Tile] = dict(CROSS)  # discovered cell -> as it lies there
        self.laid: dict[str, tuple[str, int]] = {}  # cell -> tile, rotation
        self.gone: list[str] = []  # S18
        self.owner: dict[int, int] = {}  # explorer -> seat
        self.standing: dict[int, Stand] = {}  # explorers on the plan; the others are at home
        self.turban: int | None = None  # the explorer that wears it
        self.unseen_rumours = list(RUMOURS)  # those nobody has drawn yet
        self.rumours: dict[str, Rumour] = {}
        self.still_turns = 0  # S18: how many turns in a row no tile was drawn or laid
        self.stirred = False  # S18: whether one was in this turn
        self.driver_paid = False  # S11: in this turn
        self.complete = 0  # oases scored
        self.last = False  # S31: the last round has begun
        self._story = self._game()
        self._question: Question | None = next(self._story)

    # Whose turn, what is legal, play

    @property
    def actor(self) -> int | None:
        """The seat to act, CHANCE, or None when the game is over."""
        return None if self._question is None else self._question.actor

    def legal(self) -> list[str]:
        """All legal actions or outcomes as texts."""
        return [] if self._question is None else list(dict.fromkeys(self._question.options))

    def weights(self) -> dict[str, int]:
        """Outcome -> how many tiles would bring it."""
        assert self._question is not None and self._question.actor == CHANCE, "not a chance"
        return dict(Counter(self._question.options))

    def play(self, text: str) -> None:
        assert text in self.legal(), f"not legal: {text!r}"
        try:
            self._question = self._story.send(text)
        except StopIteration:
            self._question = None

    def _game(self) -> Steps[None]:
        yield from self._set_up()
        yield from self._whole_turn()
        while self._tiles_left() > 0:
            self.turn = self._left_neighbour(self._mover())
            yield from self._whole_turn()
        self.last = True  # S31: from the left neighbour of the player to move round to that player
        for _ in range(self.seats):
            self.turn = self._left_neighbour(self._mover())
            yield from self._whole_turn()

    def _set_up(self) -> Steps[None]:
        if self.first is None:
            lot = yield from ask(CHANCE, [f"first {seat + 1}" for seat in range(self.seats)])  # S1
            self.first = int(lot.split()[1]) - 1
        self.turn = self.first
        in_turn = [(self.first + number) % self.seats for number in range(self.seats)]
        for seat, end, heights in zip(in_turn, ENDS[self.seats], HEIGHTS, strict=False):
            self.players[seat].caravan = end  # S6
            self.owner |= dict.fromkeys(heights, seat)  # S7
        self.turban = self._tallest(self.first)  # S7
        for seat in in_turn:
            if self._tiles_left() > 0:  # S8: a supply that is short
                self.players[seat].display.append((yield from self._draw()))  # S6

    def _mover(self) -> int:
        """The player to move."""
        assert self.turn is not None
        return self.turn

    def _left_neighbour(self, seat: int) -> int:
        return (seat + 1) % self.seats  # S1

    def _water_supply(self) -> int:
        return WATER - sum(player.water for player in self.players)

    def _good_supply(self, good: str) -> int:
        return GOODS_OF_A_KIND - sum(player.goods[good] for player in self.players)

    def _camel_supply(self) -> int:
        return CAMELS - sum(player.camels for player in self.players)

    def _pay_water(self, seat: int) -> None:
        """S8: to the supply."""
        assert self.players[seat].water > 0
        self.players[seat].water -= 1

    # The stacks

    def _tiles_left(self) -> int:
        return sum(map(len, self.stacks))

    def _draw(self) -> Steps[str]:
        """S4: any tile of the current stack may be on top."""
        current = next(stack for stack in self.stacks if stack)
        outcome = yield from ask(CHANCE, [f"tile {name}" for name in current])
        name = outcome.split()[1]
        current.remove(name)
        self.stirred = True
        return name

    # A turn

    def _whole_turn(self) -> Steps[None]:
        """S9, S30: a regular turn, and perhaps an extra turn."""
        seat = self._mover()
        self.stirred = False
        yield from self._turn()
        if self.players[seat].water > 0:
            answer = yield from ask(seat, ["leader", "end"])
            if answer == "leader":
                self._pay_water(seat)
                yield from self._turn()
        self.still_turns = 0 if self.stirred else self.still_turns + 1  # S18

    def _turn(self) -> Steps[None]:
        """S9"""
        self.driver_paid = False
        yield from self._move()
        cell = yield from self._discover(second=False)
        if cell is not None and not self.plan[cell]:  # S20: a desert tile
            yield from self._move()
            cell = yield from self._discover(second=True)
        if cell is not None and self.plan[cell]:
            yield from self._explore(cell)
            yield from self._score(cell)

    # Moving

    def _move(self) -> Steps[None]:
        seat = self._mover()
        player = self.players[seat]
        near = self._free(self._in_reach(self._caravan(seat)))
        with_driver = self._free(self._joined_by_lines(self._caravan(seat)))
        affordable = with_driver if self.driver_paid or player.water > 0 else near
        answer = yield from ask(seat, ["stay", *(f"move {cell}" for cell in affordable)])
        if answer == "stay":
            return
        player.caravan = answer.split()[1]
        if player.caravan not in near and not self.driver_paid:
            self._pay_water(seat)  # S11
            self.driver_paid = True

    def _caravan(self, seat: int) -> str:
        cell = self.players[seat].caravan
        assert cell is not None
        return cell

    def _free(self, cells: set[str]) -> list[str]:
        """S10: no caravan stands there, not even one's own, for that is staying."""
        occupied = {player.caravan for player in self.players}
        return [cell for cell in self.plan if cell in cells and cell not in occupied]

    def _in_reach(self, start: str) -> set[str]:
        """S9, S10: over brown lines, past caravans too; the first white line is the last line."""
        passed, stopped, todo = {start}, set(), [start]
        while todo:
            cell = todo.pop()
            for side, other in self._lines(cell):
                if side in white_sides(self.plan[cell]):
                    stopped.add(other)
                elif other not in passed:
                    passed.add(other)
                    todo.append(other)
        return passed | stopped

    def _joined_by_lines(self, start: str) -> set[str]:
        """S11: over lines of any colour."""
        passed, todo = {start}, [start]
        while todo:
            for _side, other in self._lines(todo.pop()):
                if other not in passed:
                    passed.add(other)
                    todo.append(other)
        return passed

    def _lines(self, cell: str) -> list[tuple[str, str]]:
        """S3: the sides of a cell that lead to a discovered cell, and those cells."""
        ways = [(side, beyond(cell, side)) for side in SIDES]
        return [(side, other) for side, other in ways if other is not None and other in self.plan]

    # Discovering

    def _discover(self, second: bool) -> Steps[str | None]:
        """S12; the cell where a tile was laid, if one was."""
        seat = self._mover()
        answer = yield from ask(seat, self._discoveries(seat, second))
        match answer.split():
            case ["draw"]:
                return (yield from self._draw_and_lay(seat))
            case ["take", name]:
                self.players[seat].display.remove(name)
                return (yield from self._lay(seat, name))
            case ["scout", name]:
                return (yield from self._scout(seat, name))
        return None  # pass

    def _discoveries(self, seat: int, second: bool) -> list[str]:
        if self._must_draw():
            return ["draw"]  # S18
        draw = ["draw"] if self._may_draw(seat) else []
        take = [f"take {name}" for name in self.players[seat].display if self._fits(seat, name)]
        may_be_left_out = second or not (draw or take)  # S20, S16
        return draw + take + self._scoutings(seat) + (["pass"] if may_be_left_out else [])

    def _must_draw(self) -> bool:
        """S18: the count starts anew when a tile was drawn."""
        return self.still_turns >= self.seats and not self.stirred and self._tiles_left() > 0

    def _may_draw(self, seat: int) -> bool:
        """S16"""
        return self._tiles_left() > 0 and len(self.players[seat].display) < FULL_DISPLAY

    def _scoutings(self, seat: int) -> list[str]:
        """S12, S15"""
        if self.players[seat].water == 0:
            return []
        others = [other for other in range(self.seats) if other != seat]
        names = [name for other in others for name in self.players[other].display]
        return [f"scout {name}" for name in names if self._fits(seat, name)]

    def _fits(self, seat: int, name: str) -> bool:
        return bool(self._layings(seat, name))

    def _layings(self, seat: int, name: str) -> list[tuple[str, int]]:
        """S13: cell and rotation."""
        cells = [beyond(self._caravan(seat), side) for side in SIDES]
        return [
            (cell, quarters)
            for cell in cells
            if cell is not None and cell not in self.plan
            for quarters, tile in rotations(self.tile[name]).items()
            if self._matches(cell, tile)
        ]

    def _matches(self, cell: str, tile: Tile) -> bool:
        """S13: every side that meets a discovered cell meets its own kind."""
        return all(
            (side in white_sides(tile)) == (opposite(side) in white_sides(self.plan[other]))
            for side, other in self._lines(cell)
        )

    def _draw_and_lay(self, seat: int) -> Steps[str | None]:
        """S14"""
        display = self.players[seat].display
        name = yield from self._draw()
        if self._fits(seat, name):
            return (yield from self._lay(seat, name))
        if len(display) < FULL_DISPLAY:
            display.append(name)
        else:
            self.gone.append(name)  # S18
        return None

    def _lay(self, seat: int, name: str) -> Steps[str]:
        layings = {
            f"lay {cell} {quarters}": (cell, quarters)
            for cell, quarters in self._layings(seat, name)
        }
        cell, quarters = layings[(yield from ask(seat, layings))]
        self.plan[cell] = rotated(self.tile[name], quarters)
        self.laid[cell] = (name, quarters)
        self.players[seat].caravan = cell  # S19
        self.stirred = True
        return cell

    def _scout(self, seat: int, name: str) -> Steps[str]:
        """S12: pay, take, lay, move; then the other player may draw."""
        robbed = next(other for other in range(self.seats) if name in self.players[other].display)
        self._pay_water(seat)
        self.players[robbed].display.remove(name)
        cell = yield from self._lay(seat, name)
        if self._tiles_left() > 0:
            answer = yield from ask(robbed, ["redraw", "decline"])
            if answer == "redraw":
                self.players[robbed].display.append((yield from self._draw()))
        return cell

    # Explorers

    def _explorers(self, seat: int) -> list[int]:
        return [height for height, owner in self.owner.items() if owner == seat]

    def _tallest(self, seat: int) -> int:
        """S29: by height, wherever it stands."""
        return max(self._explorers(seat))

    def _explore(self, cell: str) -> Steps[None]:
        seat = self._mover()
        answer = yield from ask(seat, [*self._explorer_steps(seat, cell), "pass"])
        match answer.split():
            case ["explorer", height, side]:
                self.standing[int(height)] = Stand(cell, side)  # S21
            case ["recall", height]:
                del self.standing[int(height)]  # S22

    def _explorer_steps(self, seat: int, cell: str) -> list[str]:
        mine = self._explorers(seat)
        at_home = [height for height in mine if height not in self.standing]
        if not at_home:
            return [f"recall {height}" for height in mine]  # S22
        sides = sorted(map(first_side, self.plan[cell]), key=SIDES.index)
        return [f"explorer {height} {side}" for height in at_home for side in sides]  # S21

    # Scoring

    def _score(self, cell: str) -> Steps[None]:
        """S23: the oases that the tile on this cell completes, in the order picked."""
        complete = {
            f"score {first_side(part)}": oasis
            for oasis in self._oases()
            if self._is_complete(oasis)
            for part in self._parts_on(cell, oasis)[:1]  # two parts of one oasis: scored once
        }
        assert len(complete) <= 2
        if len(complete) == 2:
            picked = yield from ask(self._mover(), sorted(complete))
            yield from self._score_oasis(complete.pop(picked))
        for oasis in complete.values():
            yield from self._score_oasis(oasis)

    def _parts_on(self, cell: str, oasis: Oasis) -> list[Part]:
        return [spot.part for spot in oasis if spot.cell == cell]

    def _oases(self) -> list[Oasis]:
        """S23: all there are, each once."""
        spots = [Spot(cell, part) for cell, tile in self.plan.items() for part in tile]
        return list(dict.fromkeys(self._oasis_around(spot) for spot in spots))

    def _oasis_around(self, start: Spot) -> Oasis:
        """S23: all parts joined through white sides that face each other."""
        joined, todo = {start}, [start]
        while todo:
            for spot in self._facing(todo.pop()):
                if spot not in joined:
                    joined.add(spot)
                    todo.append(spot)
        return frozenset(joined)

    def _facing(self, spot: Spot) -> list[Spot]:
        return [
            Spot(other, part)
            for side, other in self._lines(spot.cell)
            if side in spot.part.sides
            for part in self.plan[other]
            if opposite(side) in part.sides
        ]

    def _is_complete(self, oasis: Oasis) -> bool:
        """S23: no white side faces an undiscovered cell of the plan."""
        faced = [beyond(spot.cell, side) for spot in oasis for side in spot.part.sides]
        return all(cell is None or cell in self.plan for cell in faced)

    def _score_oasis(self, oasis: Oasis) -> Steps[None]:
        lined_up = self._line(oasis)
        fields = [spot.part.field for spot in oasis if spot.part.field is not None]
        free_of_charge = self.rules == 1 and not fields  # S25
        asked = [] if free_of_charge else self._pay_for(lined_up)
        for place, height in enumerate(asked):
            if fields:
                may_pass = place > 0 or self.rules == 1  # S26
                yield from self._choose_field(self.owner[height], fields, may_pass)
        for height in lined_up:
            self.standing.pop(height, None)  # S28
        self.complete += 1
        if self.turban in lined_up:
            self._pass_turban()

    def _line(self, oasis: Oasis) -> list[int]:
        """S24: by height, the turban's wearer first."""
        places = [Stand(spot.cell, first_side(spot.part)) for spot in oasis]
        there = [height for height, place in self.standing.items() if place in places]
        return sorted(there, key=lambda height: (height == self.turban, height), reverse=True)

    def _pay_for(self, line: list[int]) -> list[int]:
        """S25: what is left of the line."""
        while len(line) >= 2:
            payer = self.owner[line[0]]
            if self.players[payer].water > 0:
                self._pay_water(payer)
                return line
            del self.standing[line[0]]
            line = line[1:]
        return line

    def _pass_turban(self) -> None:
        """S29"""
        assert self.turban is not None
        self.turban = self._tallest(self._left_neighbour(self.owner[self.turban]))

    # The fields

    def _choose_field(self, seat: int, fields: list[str], may_pass: bool) -> Steps[None]:
        """S26: takes it from the fields left."""
        kinds = [f"field {name}" for name in FIELDS if name in fields]
        answer = yield from ask(seat, [*kinds, "pass"] if may_pass else kinds)
        if answer == "pass":
            return
        name = answer.split()[1]
        fields.remove(name)
        yield from self._carry_out(seat, name)

    def _carry_out(self, seat: int, name: str) -> Steps[None]:
        """S27; S8: a supply that is short gives what it has."""
        player = self.players[seat]
        if name in GOODS:
            yield from self._take_good(seat, name)
        elif name in WATER_FIELDS:
            player.water += min(WATER_FIELDS[name], self._water_supply())
        elif name == "camel":
            player.camels += min(1, self._camel_supply())
        else:
            yield from self._take_rumour(seat)

    def _take_good(self, seat: int, good: str) -> Steps[None]:
        player = self.players[seat]
        if self._good_supply(good) == 0:
            return
        if not player.has_free_place():
            others = [kind for kind in GOODS if kind != good and player.goods[kind] > 0]
            answer = yield from ask(seat, [*(f"throw {kind}" for kind in others), "leave"])
            if answer == "leave":
                return
            player.goods[answer.split()[1]] -= 1
        player.goods[good] += 1

    def _take_rumour(self, seat: int) -> Steps[None]:
        unseen = [f"rumour {value:+d}" for value in self.unseen_rumours]
        put_back = [f"rumour {name}" for name in self._rumours_at("supply")]
        on_board = [name for good in GOODS for name in self._rumours_at(good)]
        if unseen or put_back:
            outcome = yield from ask(CHANCE, unseen + put_back)
            yield from self._place_rumour(seat, self._drawn_rumour(outcome.split()[1]))
        elif on_board:
            yield from self._look_at_rumour(seat, on_board)

    def _rumours_at(self, where: str) -> list[str]:
        return [name for name, rumour in self.rumours.items() if rumour.where == where]

    def _drawn_rumour(self, word: str) -> Rumour:
        """The word is a value, and a new rumour gets a name; or it is a name."""
        if word not in self.rumours:
            self.unseen_rumours.remove(int(word))
            name = f"r{len(self.rumours) + 1}"
            self.rumours[name] = Rumour(int(word))
            return self.rumours[name]
        return self.rumours[word]

    def _place_rumour(self, seat: int, rumour: Rumour) -> Steps[None]:
        rumour.where = "hand"
        rumour.seen.add(seat)  # S34
        free = [good for good in GOODS if len(self._rumours_at(good)) < RUMOURS_ON_A_GOOD]
        answer = yield from ask(seat, [f"put {good}" for good in free])
        rumour.where = answer.split()[1]

    def _look_at_rumour(self, seat: int, on_board: list[str]) -> Steps[None]:
        answer = yield from ask(seat, [*(f"look {name}" for name in on_board), "pass"])
        if answer == "pass":
            return
        rumour = self.rumours[answer.split()[1]]
        rumour.seen.add(seat)  # S34
        answer = yield from ask(seat, ["leave", "remove"])
        if answer == "remove":
            rumour.where = "supply"

    # The end

    def _worth(self, good: str) -> int:
        """S32"""
        return GOLD + sum(self.rumours[name].value for name in self._rumours_at(good))

    # What can be asked

    def breakdown(self) -> list[dict[str, int]]:
        """S32: gold by good, for each seat; nothing before the end."""
        over = self.actor is None
        return [
            {
                good: number * self._worth(good) if over else 0
                for good, number in player.goods.items()
            }
            for player in self.players
        ]

    def points(self) -> list[int]:
        return [sum(gold.values()) for gold in self.breakdown()]

    def winners(self) -> list[float]:
        """S33: gold, then water; the shares sum to 1."""
        assert self.actor is None, "nobody has won yet"
        ranks = [
            (points, player.water)
            for points, player in zip(self.points(), self.players, strict=True)
        ]
        best = max(ranks)
        return [1 / ranks.count(best) if mine == best else 0.0 for mine in ranks]

    def snapshot(self) -> dict[str, object]:
        """Everything on the table, and the rumours that somebody has seen, as plain data."""
        return {
            "first": self.first,
            "turn": self.turn,
            "tiles": {cell: [name, quarters] for cell, (name, quarters) in self.laid.items()},
            "caravans": [player.caravan for player in self.players],
            "water": [player.water for player in self.players],
            "goods": [dict(player.goods) for player in self.players],
            "camels": [player.camels for player in self.players],
            "displays": [sorted(player.display) for player in self.players],
            "explorers": {str(height): self._where(height) for height in self.owner},
            "turban": None if self.turban is None else str(self.turban),
            "supply": {
                "water": self._water_supply(),
                "camel": self._camel_supply(),
                **{good: self._good_supply(good) for good in GOODS},
            },
            "rumours": {
                name: {"value": rumour.value, "where": rumour.where, "seen": sorted(rumour.seen)}
                for name, rumour in self.rumours.items()
            },
            "left": self._tiles_left(),
            "gone": sorted(self.gone),
            "complete": self.complete,
            "last": self.last,
        }

    def _where(self, height: int) -> str | list[str]:
        return list(self.standing[height]) if height in self.standing else "supply"
