"""Positions set by hand, in every game: what is set can be set back, and all can be reached.

Nothing is refused but what is no value: a position that cannot be has its faults named, and is seen
as far as it can be.
"""

import random
from contextlib import suppress
from pathlib import Path

import pytest

import serai
from serai.coach import positions
from serai.core import editing, record
from serai.core.contract import Game, Material
from serai.core.editing import Place, Sheet
from serai.core.errors import BadOption, SeraiError
from serai.testing.tables import length
from shipped import GAMES

RECORDS = Path(__file__).parents[1] / "records"
TABLES = (("desert", 2), ("desert", 5), ("targi", 2), ("sons", 2), ("sons", 4))
tables = pytest.mark.parametrize(("game", "seats"), TABLES)
PASSES = 4  # a place may come only with another: a tile's rotation, a card's order


class Drawing:
    """A drawing that is set by hand."""

    def __init__(self, game: str, seats: int, seed: int, moves: int) -> None:
        dice, match = random.Random(seed), serai.new(game, seats=seats, seed=seed)
        for _ in range(moves):
            if not match.over:
                match.play(dice.choice(match.legal()))
        self.game: Game
        self.material: Material
        self.game, self.material, self.drawn = record.drawing(game, str(match.position))

    def sheet(self) -> Sheet:
        found = editing.sheet(self.game, self.material.m, self.drawn)
        assert found is not None
        return found

    def settable(self) -> dict[str, str]:
        sheet = self.sheet()
        return {place.name: sheet.values[place.name] for place in sheet.places}

    def put(self, name: str, value: str) -> None:
        self.drawn = editing.put(self.game, self.material.m, self.drawn, name, value)

    def become(self, wanted: dict[str, str]) -> None:
        """Set whatever is otherwise."""
        for _ in range(PASSES):
            now = self.settable()
            for name, value in wanted.items():
                if now.get(name) != value:
                    self._try(name, value)

    def _try(self, name: str, value: str) -> None:
        with suppress(BadOption):  # what is not there yet is set in the next pass
            self.put(name, value)


def any_value(dice: random.Random, place: Place, sheet: Sheet) -> str:
    if place.kind == "number":
        return str(dice.randrange(place.most + 1))
    offered = [choice.value for choice in sheet.palettes[place.palette]]
    if place.kind == "one":
        return dice.choice(offered)
    return " ".join(dice.sample(offered, dice.randrange(min(place.most, len(offered)) + 1)))


@tables
def test_what_is_taken_apart_is_put_together_again(game: str, seats: int) -> None:
    for moves in (0, 9, 60):
        given = Drawing(game, seats, moves, moves)
        room = editing.room_of(given.game)
        assert room is not None
        written = room.written(given.material.m, given.sheet().values)
        assert editing.canonical(given.game, given.material.m, written) == given.drawn


@tables
@pytest.mark.soak
def test_everything_can_be_set_and_set_back(game: str, seats: int) -> None:
    dice, given = random.Random(seats), Drawing(game, seats, 5, 30)
    sheet, before, wanted = given.sheet(), given.drawn, given.settable()
    for place in dice.sample(sheet.places, min(length(200), len(sheet.places))):
        value = any_value(dice, place, sheet)
        given.put(place.name, value)
        if place.kind == "number" and not place.name.startswith("order"):
            assert given.sheet().values[place.name] == value
        given.become(wanted)
        assert given.drawn == before, (place.name, value)


@tables
def test_any_position_is_reached_from_a_dealt_table(game: str, seats: int) -> None:
    wanted, given = Drawing(game, seats, 3, 40), Drawing(game, seats, 4, 0)
    given.become(wanted.settable())
    assert given.drawn == wanted.drawn


@pytest.mark.parametrize("game", GAMES)
def test_any_position_is_reached_from_an_empty_table(game: str) -> None:
    wanted, given = Drawing(game, 2, 6, 12), Drawing(game, 2, 4, 0)
    empty = positions.draft(game, 2, {}, dealt=False)["text"]
    given.drawn = record.drawing(game, empty)[2]
    given.become(wanted.settable())
    assert given.drawn == wanted.drawn


@tables
@pytest.mark.soak
def test_whatever_is_set_is_answered(game: str, seats: int) -> None:
    """One edit after the other, sound or not: each is told with its faults, and with a view."""
    dice, seen = random.Random(game), 0
    told = dealt = positions.told(serai.new(game, seats=seats, seed=seats).position)
    for _ in range(length(120)):
        place = dice.choice(told["places"])
        sheet = Drawing(game, seats, 0, 0)
        sheet.drawn = record.drawing(game, told["text"])[2]
        found = next(one for one in sheet.sheet().places if one.name == place["name"])
        value = any_value(dice, found, sheet.sheet())
        told = positions.edited(told["text"], place["name"], value)
        assert told["text"] and told["places"]
        assert all(fault["sentence"] for fault in told["faults"])
        seen += told["view"] is not None
        told = told if told["view"] else dealt
    assert seen


def test_a_lifted_leader_leaves_its_caravan_torn_and_that_is_named() -> None:
    match = serai.new("desert", seats=2, seed=1)
    while not any(sign.startswith("| phase: camels") for sign in str(match.position).splitlines()):
        match.play(match.legal()[0])
    match.play(match.legal()[0])
    told = positions.told(match.position)
    leader = next(
        one
        for one in told["places"]
        if one["cell"] and one["value"][0].isupper() and one["value"][0] != "T"
    )
    lifted = positions.edited(told["text"], leader["name"], ".")
    assert lifted["faults"] and lifted["view"] is not None and lifted["text"]
    back = positions.edited(lifted["text"], leader["name"], leader["value"])
    assert back["faults"] == [] and back["text"] == told["text"]


def test_a_leader_that_is_set_elsewhere_leaves_where_it_stood() -> None:
    given = Drawing("desert", 2, 1, 2)
    values = given.sheet().values
    stood = next(name for name, value in values.items() if value in ("L1", "A1", "R1", "S1", "V1"))
    free = next(place.name for place in given.sheet().places if values[place.name] == ".")
    given.put(free, values[stood])
    assert given.sheet().values[free] == values[stood] and given.sheet().values[stood] == "."


def test_a_tribe_card_lies_in_one_place_only() -> None:
    given = Drawing("targi", 2, 1, 0)
    values = given.sheet().values
    known = {choice.value for choice in given.sheet().palettes["tribe"]}
    lies = next(n for n, v in values.items() if n.startswith("card") and v in known)
    given.put("row 1.1.1", values[lies])
    assert given.sheet().values[lies] == "-"


def test_who_stood_on_a_tile_that_is_lifted_is_at_home() -> None:
    given = Drawing("sons", 2, 1, 0)
    given.put("tile g5", "2.7")
    part = next(c for c in given.sheet().palettes["explorer"] if c.cell == "g5")
    explorer = next(p.name for p in given.sheet().places if p.name.startswith("explorer"))
    given.put(explorer, part.value)
    assert given.sheet().values[explorer] == part.value
    given.put("tile g5", "-")
    assert given.sheet().values[explorer] == "-"


@pytest.mark.parametrize(
    ("place", "value"),
    [("nowhere", "1"), ("left", "3"), ("left", "-1"), ("phase", "tea"), ("turn", "1 2")],
)
def test_what_is_no_value_is_refused(place: str, value: str) -> None:
    text = str(serai.new("desert", seats=2, seed=1).position)
    with pytest.raises(BadOption):
        positions.edited(text, place, value)


def test_a_game_without_such_a_room_is_written() -> None:
    told = positions.told(serai.new("souk", seats=2, seed=1).position)
    assert told["places"] == [] and told["palettes"] == {}
    with pytest.raises(BadOption, match="text"):
        positions.edited(told["text"], "turn", "1")


def test_what_cannot_be_read_cannot_be_set_but_is_named() -> None:
    text = str(serai.new("desert", seats=2, seed=1).position)
    told = positions.checked(text.replace("| phase: leaders", "| phase: leaders\n| tea: yes"))
    assert told["faults"] and told["places"] == [] and told["view"] is None


@tables
def test_a_fault_is_named_by_its_line_in_the_whole_text(game: str, seats: int) -> None:
    lines = str(serai.new(game, seats=seats, seed=1).position).splitlines()
    at = lines.index("start:") + 1
    for gap in ([], [""]):  # an empty line counts too
        text = "\n".join([*lines[:at], *gap, "| nonsense", *lines[at:]]) + "\n"
        (fault,) = positions.checked(text)["faults"]
        assert text.splitlines()[fault["line"] - 1] == "| nonsense"
        assert f"line {fault['line']}:" in fault["sentence"]


def test_a_fault_in_a_file_of_ones_own_is_named_by_its_line_in_the_whole_text() -> None:
    own = (RECORDS / "sons-3-own.serai").read_text("utf-8")
    lines = str(serai.load(own).position).splitlines()
    at = lines.index("start:")
    text = "\n".join([*lines[:at], "| aa.. wine", *lines[at:]]) + "\n"
    (fault,) = positions.checked(text)["faults"]
    assert text.splitlines()[fault["line"] - 1] == "| aa.. wine"
    assert f"line {fault['line']}:" in fault["sentence"]


@pytest.mark.parametrize(("game", "seats"), [("targi", 2), ("sons", 3)])
def test_a_text_with_a_word_changed_or_missing_is_answered(game: str, seats: int) -> None:
    """A line with too few words, a tile turned by no number: all of it is named, nothing breaks."""
    dice = random.Random(game)
    lines = positions.told(serai.new(game, seats=seats, seed=3).position)["text"].splitlines()
    for _ in range(150):
        at = dice.randrange(3, len(lines))
        words = lines[at].split(" ")
        words[dice.randrange(len(words))] = dice.choice(["", "0a+", "1.13/0a+", "c1", ":"])
        text = "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]]) + "\n"
        with suppress(SeraiError):  # a line of the head
            told = positions.checked(text)
            assert told["view"] or told["faults"]
