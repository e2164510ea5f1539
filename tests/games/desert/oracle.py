"""A slow, obvious referee for Through the Desert, to compare the fast engine with.

Written from the rules alone (ids D1 to D35); it shares no code with the engine. Everything is
computed by definition, over the whole board; what is legal, once for each moment.

Read it from the top: the map, then `Oracle`: setting up, leaders, camels, enclosing, the end,
what can be asked. A cell is its name (`c4`), a seat counts from 0 here and from 1 in action texts,
and a caravan is a seat and a colour (D16).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

COLOURS = ("amber", "lime", "rose", "sky", "violet")
HERDS = {2: 22, 3: 26, 4: 30, 5: 29}  # D5: camels a herd, by number of players
PALMS = 5  # D6: unless the map names another number
TOKENS_OF_A_VALUE = 15  # D7
TOKEN_VALUES = (1, 2, 3)  # D7
OASIS_POINTS = 5  # D22, D27
LARGEST_POINTS, TIED_POINTS = 10, 5  # D31
CHANCE = -1

SPACE, WATERHOLE, PALM, MOUNTAIN, NOTHING = ".", "o", "p", "^", " "


# The map


class Place(NamedTuple):
    """Where a hex is drawn; rows 1, 3, 5, … are shifted right by half a hex."""

    row: int
    column: int

    @property
    def name(self) -> str:
        assert self.column < 26, f"no letter for column {self.column}"
        return f"{chr(ord('a') + self.column)}{self.row + 1}"

    def around(self) -> list["Place"]:
        """The six places that share a side with this one (D2)."""
        row, column = self
        left = column - 1 + row % 2  # the left one of the two hexes above, and of the two below
        return [
            Place(row, column - 1),
            Place(row, column + 1),
            Place(row - 1, left),
            Place(row - 1, left + 1),
            Place(row + 1, left),
            Place(row + 1, left + 1),
        ]


@dataclass
class Map:
    """What a map's text says."""

    headers: dict[str, str]
    rows: list[str]
    larger_section: int  # how many rows come before the dividing line; all without a line

    def serves(self, seats: int) -> bool:
        fewest, _, most = self.headers["players"].partition("-")
        return int(fewest) <= seats <= int(most or fewest)

    def palms(self) -> int:
        return int(self.headers.get("palms", PALMS))

    def herd(self, seats: int) -> int:
        """D5: camels a herd."""
        return int(self.headers.get("herds", HERDS[seats]))

    def signs(self, seats: int) -> dict[Place, str]:
        """The playable hexes in reading order; mountains and nothing are not spaces (D2)."""
        last = self.larger_section if seats <= 3 else len(self.rows)
        margin = left_margin(self.rows)
        return {
            place: sign
            for row, line in enumerate(self.rows)
            for place, sign in signs_in_row(row, line, margin)
            if row < last and sign != MOUNTAIN
        }


def read_map(text: str) -> Map:
    lines = text.splitlines()
    start = [line.strip() for line in lines].index("board:")
    drawing = without_blank_end(lines[start + 1 :])
    divisions = [at for at, line in enumerate(drawing) if is_dividing_line(line)]
    assert len(divisions) <= 1, "more than one dividing line"
    rows = [line for line in drawing if not is_dividing_line(line)]
    return Map(read_headers(lines[:start]), rows, divisions[0] if divisions else len(rows))


def read_headers(lines: list[str]) -> dict[str, str]:
    headers = {}
    for line in lines:
        if line.strip() and not line.startswith("#"):
            key, colon, value = line.partition(":")
            assert colon, f"not a header: {line!r}"
            headers[key.strip()] = value.strip()
    return headers


def without_blank_end(lines: list[str]) -> list[str]:
    lines = list(lines)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def is_dividing_line(line: str) -> bool:
    return set(line.strip()) == {"-"}


def left_margin(rows: list[str]) -> int:
    """Over all rows, played on or not: a cell has one name for any number of seats."""
    drawn = [(row, line) for row, line in enumerate(rows) if line.strip()]
    return min(len(line) - len(line.lstrip()) - row % 2 for row, line in drawn)


def signs_in_row(row: int, line: str, margin: int) -> list[tuple[Place, str]]:
    signs = []
    for at, sign in enumerate(line):
        if sign != NOTHING:
            column, between = divmod(at - margin - row % 2, 2)
            assert sign in (SPACE, WATERHOLE, PALM, MOUNTAIN), f"unknown sign {sign!r}: {line!r}"
            assert not between, f"a sign between two hexes: {line!r}"
            signs.append((Place(row, column), sign))
    return signs


# The game


class Camel(NamedTuple):
    seat: int
    colour: str
    is_leader: bool


class Oracle:
    """One game, from the first lot to the last point."""

    def __init__(
        self,
        map_text: str,
        seats: int,
        first: int | None = None,
        palms: tuple[str, ...] | None = None,
    ) -> None:
        chart = read_map(map_text)
        assert seats in HERDS and chart.serves(seats), f"not a map for {seats} players"  # D1
        assert first is None or 0 <= first < seats
        signs = chart.signs(seats)
        self.seats = seats
        self.sign = {place.name: sign for place, sign in signs.items()}
        self.neighbours = {
            place.name: [near.name for near in place.around() if near in signs] for place in signs
        }

        self.first = first
        self.set_aside: list[str] = []  # D4: colours, in turn order
        self.palms_wanted = chart.palms()
        self.oases: set[str] = set()
        self.token_on: dict[str, int] = {}
        self.camel_on: dict[str, Camel] = {}
        self.herd = {colour: chart.herd(seats) for colour in COLOURS}
        self.turn = 0  # D13: turns of the camel phase that are over, skipped ones too
        self.placed_this_turn = 0
        self.taken: list[list[int]] = [[] for _ in range(seats)]  # D21, D26: values of tokens
        self.has_reached: set[tuple[int, str, str]] = set()  # D22, D27: seat, colour, oasis
        self.enclosed_by: dict[str, tuple[int, str]] = {}  # D23: cell -> seat, colour

        assert len(self._cells_with_sign(PALM)) >= self.palms_wanted, "too few palm spaces"
        if palms is not None:
            self._fix_palms(palms)
        self.phase = "first"
        self._go_on()
        self.actions = self._legal()  # of this moment

    # Whose turn, what is legal, play

    @property
    def actor(self) -> int | None:
        """The seat to act, CHANCE, or None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase == "aside":
            return self._seat_in_turn(len(self.set_aside))  # D4
        if self.phase == "leaders":
            return self._seat_in_turn(len(self.camel_on))  # D8
        if self.phase == "camels":
            return self._seat_in_turn(self.turn)  # D13
        return CHANCE

    def legal(self) -> list[str]:
        """All legal actions or outcomes as texts."""
        return list(self.actions)

    def _legal(self) -> list[str]:
        if self.phase == "first":
            return [f"first {seat + 1}" for seat in range(self.seats)]  # D1
        if self.phase == "aside":
            return [f"aside {colour}" for colour in COLOURS if colour not in self.set_aside]  # D4
        if self.phase == "palms":
            return [f"palm {cell}" for cell in self._free_palm_spaces()]  # D6
        if self.phase == "tokens":
            return self._legal_tokens()
        if self.phase == "leaders":
            return self._legal_leaders()
        if self.phase == "camels":
            return self._legal_camels(self._acting_seat()) or ["skip"]  # D20
        return []

    def play(self, text: str) -> None:
        assert text in self.actions, f"not legal in phase {self.phase}: {text!r}"
        match text.split():
            case ["first", seat]:
                self.first = int(seat) - 1
            case ["aside", colour]:
                self.set_aside.append(colour)
            case ["palm", cell]:
                self.oases.add(cell)
            case ["token", cell, value]:
                self.token_on[cell] = int(value)
            case ["leader", colour, cell]:
                self.camel_on[cell] = Camel(self._acting_seat(), colour, True)
            case ["camel", colour, cell]:
                self._place_camel(colour, cell)
            case ["skip"]:
                self._end_turn()
        self._go_on()
        self.actions = self._legal()

    def _go_on(self) -> None:
        """Leave every phase in which nothing is left to do."""
        if self.phase == "first" and self.first is not None:
            self.phase = "aside"
        if self.phase == "aside" and len(self.set_aside) == self._leaders_to_set_aside():
            self.phase = "palms"
        if self.phase == "palms" and len(self.oases) == self.palms_wanted:
            self._check_tokens_suffice()
            self.phase = "tokens"
        if self.phase == "tokens" and not self._spaces_without_token():
            self.phase = "leaders"
        if self.phase == "leaders" and self._leaders_are_done():
            self.phase = "camels"
        if self.phase == "camels" and self._game_ends():
            self.phase = "over"

    def _seat_in_turn(self, number: int) -> int:
        """Clockwise from the first player (D1)."""
        assert self.first is not None
        return (self.first + number) % self.seats

    def _acting_seat(self) -> int:
        seat = self.actor
        assert seat is not None and seat != CHANCE
        return seat

    # Setting up

    def _cells_with_sign(self, sign: str) -> list[str]:
        return [cell for cell in self.sign if self.sign[cell] == sign]

    def _leaders_to_set_aside(self) -> int:
        """D4: one each with 5 players."""
        return 5 if self.seats == 5 else 0

    def _fix_palms(self, palms: tuple[str, ...]) -> None:
        """D6: a table may fix the palms."""
        assert len(set(palms)) == len(palms) == self.palms_wanted, f"not the right number: {palms}"
        assert set(palms) <= set(self._cells_with_sign(PALM)), f"not palm spaces: {palms}"
        self.oases = set(palms)

    def _free_palm_spaces(self) -> list[str]:
        return [cell for cell in self._cells_with_sign(PALM) if cell not in self.oases]

    def _token_spaces(self) -> list[str]:
        """D7: every waterhole space and every palm space without a palm, in reading order."""
        spaces = {*self._cells_with_sign(WATERHOLE), *self._free_palm_spaces()}
        return [cell for cell in self.sign if cell in spaces]

    def _check_tokens_suffice(self) -> None:
        tokens = TOKENS_OF_A_VALUE * len(TOKEN_VALUES)
        assert len(self._token_spaces()) <= tokens, "more spaces for tokens than tokens"

    def _spaces_without_token(self) -> list[str]:
        return [cell for cell in self._token_spaces() if cell not in self.token_on]

    def _legal_tokens(self) -> list[str]:
        """D7: the next space gets any value of which some of the 15 are left."""
        cell = self._spaces_without_token()[0]
        laid = list(self.token_on.values())
        left = [value for value in TOKEN_VALUES if laid.count(value) < TOKENS_OF_A_VALUE]
        return [f"token {cell} {value}" for value in left]

    # Leaders

    def _legal_leaders(self) -> list[str]:
        colours, spaces = self._leader_colours(self._acting_seat()), self._leader_spaces()
        return [f"leader {colour} {cell}" for colour in colours for cell in spaces]

    def _leader_colours(self, seat: int) -> list[str]:
        """D11: in the first round, if possible, a colour nobody placed in it."""
        mine = self._leaders_in_hand(seat)
        if len(self.camel_on) >= self.seats:
            return mine
        placed = [leader.colour for leader in self.camel_on.values()]
        return [colour for colour in mine if colour not in placed] or mine

    def _leaders_in_hand(self, seat: int) -> list[str]:
        """D3, D4: one of each colour, but the one set aside and those placed."""
        gone = [leader.colour for leader in self.camel_on.values() if leader.seat == seat]
        for number, colour in enumerate(self.set_aside):
            if self._seat_in_turn(number) == seat:
                gone.append(colour)
        return [colour for colour in COLOURS if colour not in gone]

    def _leader_spaces(self) -> list[str]:
        """The same spaces for every leader of everybody."""
        taken = self.oases | set(self.camel_on)
        return [cell for cell in self.sign if self._may_hold_leader(cell, taken)]

    def _may_hold_leader(self, cell: str, taken: set[str]) -> bool:
        """D9: not on a token, an oasis or a leader; D10: not next to an oasis or a leader."""
        near_taken = any(near in taken for near in self.neighbours[cell])
        return cell not in taken and cell not in self.token_on and not near_taken

    def _leaders_are_done(self) -> bool:
        """D8: all are placed; D12: or no space is left for one."""
        all_leaders = self.seats * len(COLOURS) - len(self.set_aside)
        return len(self.camel_on) == all_leaders or not self._leader_spaces()

    # Camels

    def _legal_camels(self, seat: int) -> list[str]:
        beside = {cell: self._camels_beside(cell) for cell in self.sign if self._is_open(cell)}
        return [
            f"camel {colour} {cell}"
            for colour in COLOURS
            if self.herd[colour] > 0  # D13
            for cell, camels in beside.items()
            if camels and self._joins_own_caravan_only(seat, colour, camels)
        ]

    def _is_open(self, cell: str) -> bool:
        """D15: an empty space or a waterhole token; D19: not inside an enclosed area."""
        return not (cell in self.oases or cell in self.camel_on or cell in self.enclosed_by)

    def _camels_beside(self, cell: str) -> list[Camel]:
        return [self.camel_on[near] for near in self.neighbours[cell] if near in self.camel_on]

    def _joins_own_caravan_only(self, seat: int, colour: str, camels: list[Camel]) -> bool:
        """D16: next to the player's camel of this colour; D17: and to no one else's; D18."""
        owners = {camel.seat for camel in camels if camel.colour == colour}
        return owners == {seat}

    def _place_camel(self, colour: str, cell: str) -> None:
        """D13: a camel is resolved completely before the next one."""
        seat = self._acting_seat()
        self.herd[colour] -= 1
        self.camel_on[cell] = Camel(seat, colour, False)
        self._take_tokens(seat, [cell])  # D21
        self._reach_oases(seat, colour, self.neighbours[cell])  # D22
        self._enclose(seat, colour)  # D23
        self.placed_this_turn += 1
        if self.placed_this_turn == self._camels_this_turn():
            self._end_turn()

    def _camels_this_turn(self) -> int:
        """D13: two; D14: one in the first two turns of all, with 2 players in the first."""
        short_turns = 1 if self.seats == 2 else 2
        return 1 if self.turn < short_turns else 2

    def _end_turn(self) -> None:
        self.turn += 1
        self.placed_this_turn = 0

    def _take_tokens(self, seat: int, cells: Iterable[str]) -> None:
        """D21, D26"""
        for cell in cells:
            if cell in self.token_on:
                self.taken[seat].append(self.token_on.pop(cell))

    def _reach_oases(self, seat: int, colour: str, cells: Iterable[str]) -> None:
        """D22, D27: once for each caravan and oasis, hence a set."""
        self.has_reached |= {(seat, colour, cell) for cell in cells if cell in self.oases}

    # Enclosing

    def _enclose(self, seat: int, colour: str) -> None:
        """D23 for one caravan over the whole board; D24: no other caravan helps."""
        parts = self._parts_without(self._caravan(seat, colour))
        if len(parts) == 1:
            return  # D23: the only part is not enclosed
        for part in parts:  # D29
            if self._holds_no_camel(part) and not self._is_enclosed_already(part):
                self._take_tokens(seat, part)  # D26
                self._reach_oases(seat, colour, part)  # D27
                self.enclosed_by |= dict.fromkeys(part, (seat, colour))  # D28

    def _caravan(self, seat: int, colour: str) -> set[str]:
        """D16: the cells of one player's camels of one colour, the leader's among them (D3)."""
        return {
            cell
            for cell, camel in self.camel_on.items()
            if camel.seat == seat and camel.colour == colour
        }

    def _parts_without(self, caravan: set[str]) -> list[set[str]]:
        """D23: the connected parts left of the board; D25: an oasis is no wall."""
        left = set(self.sign) - caravan
        parts = []
        while left:
            part = self._connected(next(iter(left)), left)
            parts.append(part)
            left = left - part
        return parts

    def _connected(self, start: str, cells: set[str]) -> set[str]:
        part, todo = {start}, [start]
        while todo:
            for near in self.neighbours[todo.pop()]:
                if near in cells and near not in part:
                    part.add(near)
                    todo.append(near)
        return part

    def _holds_no_camel(self, part: set[str]) -> bool:
        """D25: nobody's, leader or not."""
        return not any(cell in self.camel_on for cell in part)

    def _is_enclosed_already(self, part: set[str]) -> bool:
        """D23: not enclosed again. An empty part is an enclosed area as a whole or not at all."""
        already = [cell in self.enclosed_by for cell in part]
        assert all(already) or not any(already)
        return all(already)

    # The end

    def _game_ends(self) -> bool:
        """At the end of every turn and before the first: D30, D20."""
        if self.placed_this_turn > 0:
            return False
        some_herd_ran_out = any(left == 0 for left in self.herd.values())
        return some_herd_ran_out or not any(map(self._legal_camels, range(self.seats)))

    def _caravan_points(self, seat: int) -> int:
        """D31"""
        return sum(self._colour_points(seat, colour) for colour in COLOURS)

    def _colour_points(self, seat: int, colour: str) -> int:
        """D31: the largest caravan of one colour; size 0 never ties."""
        sizes = [len(self._caravan(each, colour)) for each in range(self.seats)]
        if sizes[seat] == 0 or sizes[seat] < max(sizes):
            return 0
        return LARGEST_POINTS if sizes.count(max(sizes)) == 1 else TIED_POINTS

    def _area_points(self, seat: int) -> int:
        """D32: one for each enclosed space, oases not counted."""
        return sum(
            owner == seat and cell not in self.oases
            for cell, (owner, _colour) in self.enclosed_by.items()
        )

    # What can be asked

    def breakdown(self) -> list[dict[str, int]]:
        """Points by kind, for each seat; D33: always paid."""
        over = self.phase == "over"
        return [
            {
                "waterholes": sum(self.taken[seat]),
                "oases": OASIS_POINTS * sum(who == seat for who, _, _ in self.has_reached),
                "caravans": self._caravan_points(seat) if over else 0,
                "areas": self._area_points(seat) if over else 0,
            }
            for seat in range(self.seats)
        ]

    def points(self) -> list[int]:
        return [sum(kinds.values()) for kinds in self.breakdown()]

    def winners(self) -> list[float]:
        """D34: all the tied players win; their shares sum to 1."""
        assert self.phase == "over", "nobody has won yet"
        points = self.points()
        best = max(points)
        return [1 / points.count(best) if mine == best else 0.0 for mine in points]

    def enclosed(self) -> dict[str, tuple[int, str]]:
        """Enclosed cell, oases too -> seat and colour of the caravan around it."""
        return dict(self.enclosed_by)

    def reached(self) -> set[tuple[int, str, str]]:
        """Seat, colour, oasis."""
        return set(self.has_reached)

    def herds(self) -> dict[str, int]:
        """Colour -> camels left."""
        return dict(self.herd)

    def camels(self) -> dict[str, tuple[int, str, bool]]:
        """Cell -> seat, colour, is it a leader."""
        return {
            cell: (camel.seat, camel.colour, camel.is_leader)
            for cell, camel in self.camel_on.items()
        }

    def tokens(self) -> dict[str, int]:
        """Cell -> value of the token that still lies there."""
        return dict(self.token_on)
