"""Maps: what their text may say, what the shipped ones are like, and a table's options."""

import random
from itertools import combinations
from typing import Any

import pytest

import serai
from games.desert.picture import signs
from serai.core import registry
from serai.core.bounds import told
from serai.core.errors import BadMaterial, BadOption
from serai.games.desert import material
from serai.games.desert.layout import Phase, state_of
from serai.games.desert.material import Map, Place, cell_name, neighbours

GOOD = """\
name: test
players: 2
palms: 1
herds: 12
board:
  . . . . .
   . . p . .
  . o . . .
"""
WIDE = """\
name: test
players: 2-5
palms: 0
board:
  . . . .
   . . . .
  --------
  . . . .
"""
MANY = ("   " + ". " * 26 + "\n  " + ". " * 26 + "\n") * 6
HOLES = f"  {'o ' * 23}\n   {'o ' * 23}\n  . . . . .\n"


# -- faults -----------------------------------------------------------------------------------


def test_a_good_map_has_no_faults_and_is_played() -> None:
    for text, seats in [(GOOD, 2), (WIDE, 3), (WIDE, 5)]:
        assert material.check(text) == []
        assert serai.new("desert", seats, seed=1, map=text).material.source == text


@pytest.mark.parametrize(
    ("old", "new", "kind", "line", "column"),
    [
        ("name: test\n", "", "missing", 4, 0),
        ("players: 2\n", "", "missing", 4, 0),
        ("herds: 12", "camels: 12", "unknown-line", 4, 0),
        ("herds: 12", "hello", "unknown-line", 4, 0),
        ("herds: 12", "palms: 1", "twice", 4, 0),
        ("name: test", "name:", "bad-name", 1, 0),
        ("name: test", "name: a|b", "bad-name", 1, 0),
        ("name: test", f"name: {'x' * 41}", "bad-name", 1, 0),
        ("players: 2", "players: 1", "bad-players", 2, 0),
        ("players: 2", "players: 2-6", "bad-players", 2, 0),
        ("players: 2", "players: 3-2", "bad-players", 2, 0),
        ("players: 2", "players: two", "bad-players", 2, 0),
        ("palms: 1", "palms: 6", "bad-palms", 3, 0),
        ("palms: 1", "palms: 1-2", "bad-palms", 3, 0),
        ("herds: 12", "herds: 0", "bad-herds", 4, 0),
        ("herds: 12", "herds: 31", "bad-herds", 4, 0),
        ("  . o . . .", "  . x . . .", "unknown-sign", 8, 5),
        ("   . . p . .", "   . .p . .", "between", 7, 7),
        ("  . . . . .\n", "  " + ". " * 27 + "\n", "too-wide", 6, 55),
        ("board:\n", "board:\n" + "  ^\n" * 97, "too-tall", 105, 0),
        ("board:\n", "board:\n  -----\n", "line-place", 6, 0),
        ("  . o . . .\n", "  -----\n  . o . . .\n  -----\n", "line-place", 10, 0),
        ("players: 2", "players: 2-5", "no-line", 2, 0),
        ("  . o . . .", "  . o . . .\n  -----", "needless-line", 9, 0),
        ("herds: 12", "herds: 23", "large-herds", 4, 0),
        ("  . . . . .\n   . . p . .\n  . o . . .\n", "  .\n", "cells", 5, 0),
        ("  . . . . .\n", "  " + ". " * 26 + "\n" + MANY, "cells", 5, 0),
        ("  . o . . .", "  . o . . .     .", "unconnected", 8, 17),
        ("  . o . . .", "  p o . . .", "palm-at-rim", 8, 3),
        ("palms: 1", "palms: 2", "few-palms", 3, 0),
        ("palms: 1\n", "", "few-palms", 4, 0),
        ("  . . . . .\n", HOLES, "many-tokens", 5, 0),
    ],
)
def test_a_fault_names_its_line_and_column(
    old: str, new: str, kind: str, line: int, column: int
) -> None:
    assert GOOD.count(old) == 1
    text = GOOD.replace(old, new)
    assert (kind, line, column) in [
        (fault.key.removeprefix("desert-fault-"), fault.line, fault.facts["column"])
        for fault in material.parse(text)[1]
    ]
    where = f"line {line}, column {column}: " if column else f"line {line}: "
    assert any(sentence.startswith(where) for sentence in told(material.check(text)))
    with pytest.raises(BadMaterial, match=where):
        serai.new("desert", 2, seed=1, map=text)


def test_a_map_without_a_board_is_told_so_on_its_last_line() -> None:
    assert told(material.check("name: test\nplayers: 2\n"))[0].startswith(
        "line 2: there is no board"
    )


def test_all_faults_are_told_at_once() -> None:
    text = GOOD.replace("palms: 1", "palms: 9").replace("  . o .", "  x o ?")
    assert [sentence[:17] for sentence in told(material.check(text))] == [
        "line 3: “9” is no",
        "line 8, column 3:",
        "line 8, column 7:",
    ]


def test_a_palm_at_the_line_is_at_the_rim_for_two_or_three_only() -> None:
    text = WIDE.replace("   . . . .", "   . p . .", 1)
    assert material.check(text) == material.parse(text)[1]
    assert [(f.key, f.facts["players"]) for f in material.parse(text)[1]] == [
        ("desert-fault-palm-at-rim", "2–3")
    ]


def test_mountains_blanks_and_remarks_may_be_drawn() -> None:
    text = "# a remark\n\n" + GOOD.replace("  . . . . .", "  ^ . . .")
    assert material.check(text) == []
    assert list(signs(serai.new("desert", 2, seed=1, map=text)))[:4] == ["b1", "c1", "d1", "a2"]


@pytest.mark.parametrize("number", ["9" * 5000, "2-" + "9" * 30], ids=["long", "span"])
@pytest.mark.parametrize("key", ["players: 2", "palms: 1", "herds: 12"])
def test_absurd_numbers_are_faults_like_others(key: str, number: str) -> None:
    text = GOOD.replace(key, f"{key.partition(':')[0]}: {number}")
    [first, *_] = told(material.check(text))
    assert first.startswith(f"line {GOOD[: GOOD.index(key)].count(chr(10)) + 1}:")


def narrow(rows: int) -> str:
    drawing = "\n".join("   . ." if row % 2 else "  . ." for row in range(rows))
    return f"name: tall\nplayers: 2\npalms: 0\nboard:\n{drawing}\n"


def test_positions_on_the_tallest_map_can_be_read_back() -> None:
    position = str(serai.new("desert", 2, seed=1, map=narrow(99)).position)
    assert str(serai.position("desert", position)) == position


@pytest.mark.parametrize("rows", [100, 130])
def test_a_map_that_is_too_tall_is_refused(rows: int) -> None:
    expected = f"line 104: the board has {rows} rows; at most 99 can be numbered."
    assert told(material.check(narrow(rows))) == [expected]


# -- options ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "listed"),
    [
        ({"colour": "red"}, ["first", "hide_totals", "map", "palms"]),
        ({"first": "3"}, ["lot", "1", "2"]),
        ({"first": "0"}, ["lot", "1", "2"]),
        ({"first": "me"}, ["lot", "1", "2"]),
        ({"hide_totals": "maybe"}, ["yes", "no"]),
        ({"map": "sahara"}, ["sirocco", "wadi"]),
        ({"seats": 3, "map": "wadi"}, ["2"]),
        ({"seats": 1}, ["2", "3", "4", "5"]),
        ({"palms": "c3", "map": GOOD}, ["c2"]),
        ({"palms": "c2 c2", "map": GOOD}, ["c2"]),
        ({"palms": "", "map": GOOD}, ["c2"]),
        ({"palms": "e5 j5 m2 n10", "map": "sirocco"}, ["m2", "e5", "j5", "n10", "c12", "h12"]),
        ({"palms": "e5 j5 m2 n10 m16", "map": "sirocco"}, ["c12", "h12"]),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(
    options: dict[str, Any], listed: list[str]
) -> None:
    with pytest.raises(BadOption) as caught:
        serai.new("desert", **{"seats": 2, "seed": 1, **options})
    allowed = str(caught.value).rpartition(":" if ":" in str(caught.value) else "for")[2]
    assert [name for name in listed if name not in allowed] == []


def test_options_are_kept_as_they_were_understood() -> None:
    match = serai.new("desert", 2, seed=1, hide_totals=True, palms=["C2"], map=GOOD, first=2)
    assert match.material.options == {
        "first": "2",
        "hide_totals": "yes",
        "map": "own",
        "palms": "c2",
    }


# -- the shipped maps -------------------------------------------------------------------------


def shipped(name: str) -> Map:
    return material.read(serai.new("desert", 2, seed=1, map=name).material.source)


def count(chart: Map, cells: list[Place], sign: str) -> int:
    return sum(chart.signs[place] == sign for place in cells)


def is_connected(cells: set[Place]) -> bool:
    found = {min(cells)}
    todo = list(found)
    while todo:
        fresh = set(neighbours(todo.pop())) & cells - found
        found |= fresh
        todo += fresh
    return found == cells


def distance(one: Place, other: Place) -> int:
    """Steps from hex to hex, whatever lies between."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {around for place in reached for around in neighbours(place)}
        steps += 1
    return steps


def inner_mountains(cells: set[Place]) -> set[Place]:
    """What is no space and cannot be come to from outside over what is no space."""
    rows = range(-1, max(row for row, _ in cells) + 2)
    columns = range(-1, max(column for _, column in cells) + 2)
    rocks = {(row, column) for row in rows for column in columns} - cells
    outside = {(-1, -1)}
    todo = list(outside)
    while todo:
        fresh = set(neighbours(todo.pop())) & rocks - outside
        outside |= fresh
        todo += fresh
    return rocks - outside


@pytest.mark.rule("D2")
def test_sirocco_has_the_measures_of_the_real_board() -> None:
    sirocco = shipped("sirocco")
    north, whole = sirocco.cells(3), sirocco.cells(4)
    south = [place for place in whole if place not in north]
    assert sirocco.players == (2, 3, 4, 5)
    assert abs(len(north) - 189) <= 6
    assert (count(sirocco, north, "p"), count(sirocco, north, "o")) == (6, 32)
    assert abs(len(south) - 65) <= 6
    assert (count(sirocco, south, "p"), count(sirocco, south, "o")) == (1, 11)


@pytest.mark.parametrize("seats", [2, 4])
def test_sirocco_has_a_range_of_seven_mountains_apart_from_the_rim(seats: int) -> None:
    sirocco = shipped("sirocco")
    mountains = inner_mountains(set(sirocco.cells(seats)))
    assert len(mountains) == 7
    assert {sirocco.signs[place] for place in mountains} == {"^"}
    assert is_connected(mountains)


@pytest.mark.parametrize("seats", [2, 4])
def test_palm_spaces_of_sirocco_are_apart_and_have_six_neighbours(seats: int) -> None:
    sirocco = shipped("sirocco")
    cells = sirocco.cells(seats)
    palms = [place for place in cells if sirocco.signs[place] == "p"]
    assert min(distance(one, other) for one, other in combinations(palms, 2)) >= 5
    assert all(set(neighbours(palm)) <= set(cells) for palm in palms)


def test_few_waterhole_spaces_of_sirocco_touch() -> None:
    sirocco = shipped("sirocco")
    holes = [place for place in sirocco.cells(4) if sirocco.signs[place] == "o"]
    assert sum(other in neighbours(one) for one, other in combinations(holes, 2)) <= 3


@pytest.mark.parametrize(("name", "seats"), [("sirocco", 2), ("sirocco", 4), ("wadi", 2)])
def test_no_single_hex_cuts_a_shipped_map_in_two(name: str, seats: int) -> None:
    cells = set(shipped(name).cells(seats))
    assert is_connected(cells)
    cutting = [cell_name(cell) for cell in sorted(cells) if not is_connected(cells - {cell})]
    assert cutting == []


@pytest.mark.rule("D12")
def test_wadi_has_room_for_all_ten_leaders_wherever_they_are_placed() -> None:
    game, table = registry.game("desert"), serai.new("desert", 2, seed=1, map="wadi").material
    assert shipped("wadi").players == (2,)
    for number in range(300):
        choose = random.Random(number)
        state = game.start(table.m)
        while state_of(state).phase < Phase.CAMELS:
            state = game.after(table.m, state, choose.choice(game.legal(table.m, state)))
        assert (state_of(state).leader >= 0).sum() == 10
