"""Tile sets: what their text may say, a table's options, and the set of the house."""

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from games.sons.table import tile_set
from serai.core.bounds import MOST_FAULTS, told
from serai.core.errors import BadMaterial, BadOption
from serai.core.registry import folder_of
from serai.games.sons import material
from serai.games.sons.layout import FIELD_NAMES, GOOD_NAMES
from walk import ODD_TILES, length

GOOD = """\
# a small one
name: small

stack 1
a... salt
stack 2
....
aa.. -
stack 3
ab.. gems water3
stack 4
aab. rumour -
stack 5
aabb camel incense
"""


# -- faults -----------------------------------------------------------------------------------


def test_a_good_set_has_no_faults_and_is_played() -> None:
    for text in (GOOD, ODD_TILES, tile_set(["...."], ["...."], ["a..."], ["a..."], ["a..."])):
        assert material.check(text) == []
        for seats in (2, 3, 4):
            assert serai.new("sons", seats, seed=1, tiles=text).material.source == text


FAULTS = [
    ("stack 2\n", "stack 3\n", "stack", [6]),
    ("stack 2\n", "stack\n", "stack", [6]),
    ("stack 2\n", "stack two\n", "stack", [6]),
    ("aabb camel incense\n", "aabb camel incense\nstack 6\n....\n", "stack", [15]),
    ("stack 1\n", "hello\nstack 1\n", "no-stack", [4]),
    ("name: small\n", f"name: {'x' * 41}\n", "name", [2]),
    ("name: small\n", "name: this | that\n", "name", [2]),
    ("name: small\n", "name:\n", "name", [2]),
    ("name: small\n", "", "no-name", [1]),
    ("a... salt", "a.. salt", "sides", [5]),
    ("a... salt", "a.... salt", "sides", [5]),
    ("a... salt", "c... salt", "sides", [5]),
    ("a... salt", "A... salt", "sides", [5]),
    ("a... salt", "name: again", "sides", [5]),
    ("a... salt", "b... salt", "parts", [5]),
    ("a... salt", "a...", "fields", [5]),
    ("a... salt", "a... salt gems", "fields", [5]),
    ("....", ".... -", "fields", [7]),
    ("ab.. gems water3", "ab.. gems", "fields", [10]),
    ("a... salt", "a... water4", "unknown", [5]),
    ("a... salt", "a... Salt", "unknown", [5]),
    ("aab. rumour -", "aba. rumour -", "shape", [12]),
    ("aabb camel incense", "abab camel incense", "shape", [14]),
    ("aabb camel incense", "aaab camel incense", "shape", [14]),
    ("a... salt\n", "", "empty", [13]),
    ("stack 5\naabb camel incense\n", "", "empty", [12]),
    ("....\n", "....\n" * 116, "many", [129]),
]
# every stack has a tile, so that stacks 2 to 5 have the four that players need
NEVER = {"few"}


@pytest.mark.parametrize(("old", "new", "kind", "lines"), FAULTS)
def test_a_fault_names_its_line(old: str, new: str, kind: str, lines: list[int]) -> None:
    assert GOOD.count(old) == 1
    text = GOOD.replace(old, new)
    faults = [(fault.key, fault.line) for fault in material.parse(text)[1]]
    assert faults == [(f"sons-fault-{kind}", line) for line in lines]
    assert told(material.check(text))[0].startswith(f"line {lines[0]}: ")
    with pytest.raises(BadMaterial, match=f"line {lines[0]}: "):
        serai.new("sons", seed=1, tiles=text)


def test_every_kind_of_fault_is_reached() -> None:
    folder = folder_of("sons")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    known = re.findall(r"^sons-fault-([a-z-]+) =", texts, re.MULTILINE)
    assert {kind for _, _, kind, _ in FAULTS} == set(known) - NEVER


def test_all_faults_are_told_at_once() -> None:
    text = GOOD.replace("a... salt", "a... camels").replace("aabb camel", "abab camel")
    assert [sentence.partition(":")[0] for sentence in told(material.check(text))] == [
        "line 5",
        "line 14",
    ]


def test_a_set_without_its_first_stack_is_told_where_the_numbers_go_wrong() -> None:
    faults = material.parse(GOOD.replace("stack 1\n", ""))[1]
    assert [(fault.key, fault.line) for fault in faults] == [
        ("sons-fault-no-stack", 4),
        *(("sons-fault-stack", line) for line in (5, 8, 10, 12)),
    ]


def test_blank_lines_and_remarks_say_nothing() -> None:
    text = "\n\n# mine\n" + GOOD.replace("\n", "\n  # and\n\n").replace(" ", "   ")
    assert material.check(text) == []
    assert material.parse(text)[0] == material.parse(GOOD)[0]


def test_an_empty_text_is_no_set() -> None:
    for text in ("\n", "# nothing\n"):
        kinds = {fault.key for fault in material.parse(text)[1]}
        assert kinds == {"sons-fault-no-name", "sons-fault-empty"}


def test_a_file_is_known_as_a_tile_set_by_its_stacks() -> None:
    assert material.claims(GOOD)
    assert material.claims(GOOD.replace("a...", "x"))
    for text in ("", "name: a map\nboard:\n", "serai record 1\n", "kind,points\n"):
        assert not material.claims(text)


@pytest.mark.rule("S4")
def test_another_number_of_tiles_is_allowed_and_said() -> None:
    said = told(material.describe(GOOD))
    assert said[0].endswith("small, 6 tiles in stacks of 1, 2, 1, 1 and 1")
    assert len(said) == 2 and "17" in said[1]
    assert len(material.describe(shipped())) == 1


# -- options ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "listed"),
    [
        ({"tiles": "oases"}, "dunes"),
        ({"tiles": ""}, "dunes"),
        ({"first": "3"}, "lot, 1, 2"),
        ({"first": "lots"}, "lot, 1, 2"),
        ({"deck": "nomads"}, "first, tiles"),
    ],
)
def test_unknown_options_are_refused_with_those_there_are(
    options: dict[str, Any], listed: str
) -> None:
    with pytest.raises(BadOption) as caught:
        serai.new("sons", 2, seed=1, **options)
    assert set(re.findall(r"\w+", listed)) <= set(re.findall(r"\w+", str(caught.value)))


def test_a_table_remembers_where_its_tiles_came_from() -> None:
    usual, own = serai.new("sons", seed=1).material, serai.new("sons", seed=1, tiles=GOOD).material
    assert (usual.name, usual.shipped, usual.options["tiles"]) == ("dunes", True, "dunes")
    assert (own.name, own.shipped, own.options["tiles"]) == ("small", False, "own")


# -- any text ---------------------------------------------------------------------------------

fuzzed = settings(max_examples=length(2000), deadline=None)
SIGNS = [
    "....",
    "a...",
    "aa..",
    "ab..",
    "abab",
    "aab",
    "c...",
    "stack",
    "1",
    "2",
    "name:",
    "#",
    "x",
]
WORDS = [*SIGNS, *FIELD_NAMES, "-", "|", "٣"]


def builds_or_says_why(text: str) -> None:
    faults = material.check(text)
    assert all(re.match(r"line \d+[:,] ", sentence) for sentence in told(faults)[:MOST_FAULTS])
    try:
        assert serai.new("sons", 2, seed=1, tiles=text).material.name
        assert faults == [] or "\n" not in text
    except BadMaterial as error:
        assert error.faults == faults != []
    except BadOption as error:
        assert "\n" not in text and str(error).strip()


@pytest.mark.soak
@fuzzed
@given(st.text())
def test_any_text_is_a_tile_set_or_refused(text: str) -> None:
    builds_or_says_why(text)


@pytest.mark.soak
@fuzzed
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=4), max_size=12))
def test_any_lines_are_a_tile_set_or_their_faults_are_named(lines: list[list[str]]) -> None:
    builds_or_says_why("\n".join(" ".join(words) for words in lines) + "\n")


@pytest.mark.soak
@fuzzed
@given(st.integers(0, len(GOOD) - 1), st.text(max_size=3))
def test_a_mangled_tile_set_is_sound_or_its_faults_are_named(place: int, scrap: str) -> None:
    builds_or_says_why(GOOD[:place] + scrap + GOOD[place + 1 :] + "\n")


@pytest.mark.soak
@fuzzed
@given(st.dictionaries(st.sampled_from(["first", "tiles", "x"]), st.text()), st.integers(-1, 6))
def test_any_options_are_taken_or_refused(options: dict[str, Any], seats: int) -> None:
    try:
        assert serai.new("sons", seats=seats, seed=1, **options).seats in (2, 3, 4)
    except (BadOption, BadMaterial) as error:
        assert str(error).strip()


# -- the set of the house ---------------------------------------------------------------------


def shipped() -> str:
    return serai.new("sons", seed=1).material.source


def tiles() -> list[tuple[int, str, list[str]]]:
    """Every tile of the house: its stack, its sides, its fields."""
    found: list[tuple[int, str, list[str]]] = []
    stack = 0
    for line in shipped().splitlines():
        words = line.split()
        if words[:1] == ["stack"]:
            stack = int(words[1])
        elif stack and words and not line.startswith("#"):
            found.append((stack, words[0], words[1:]))
    return found


def white(sides: str) -> int:
    return 4 - sides.count(".")


def neighbouring(sides: str) -> bool:
    return any(one != "." != other for one, other in pairwise(sides + sides[0]))


@pytest.mark.rule("S4")
def test_the_set_has_85_tiles_in_five_stacks_of_17() -> None:
    assert Counter(stack for stack, _, _ in tiles()) == dict.fromkeys([1, 2, 3, 4, 5], 17)


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("what", "number", "split"),
    [
        ("four desert", 18, 0),
        ("one oasis", 28, 0),
        ("two oasis, neighbouring", 18, 4),
        ("two oasis, opposite", 8, 4),
        ("three oasis", 9, 2),
        ("four oasis", 4, 1),
    ],
)
def test_the_set_has_the_sides_and_splits_of_the_table(what: str, number: int, split: int) -> None:
    names = {0: "four desert", 1: "one oasis", 3: "three oasis", 4: "four oasis"}
    found = []
    for _, sides, _ in tiles():
        two = "two oasis, neighbouring" if neighbouring(sides) else "two oasis, opposite"
        found += [sides] if names.get(white(sides), two) == what else []
    assert len(found) == number
    assert sum("b" in sides for sides in found) == split


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("numbers", "by_stack"),
    [
        ({0}, [4, 4, 4, 3, 3]),
        ({1}, [5, 5, 6, 6, 6]),
        ({2}, [4, 4, 4, 7, 7]),
        ({3, 4}, [4, 4, 3, 1, 1]),
    ],
)
def test_the_stacks_hold_the_kinds_of_the_table(numbers: set[int], by_stack: list[int]) -> None:
    found = Counter(stack for stack, sides, _ in tiles() if white(sides) in numbers)
    assert [found[stack] for stack in (1, 2, 3, 4, 5)] == by_stack


@pytest.mark.rule("S5")
def test_68_action_fields_lie_on_78_oasis_parts() -> None:
    fields = Counter(field for _, _, names in tiles() for field in names)
    assert fields.total() == 78
    assert fields.pop("-") == 10
    assert fields == {
        **dict.fromkeys(GOOD_NAMES, 9),
        "camel": 8,
        "water1": 6,
        "water2": 8,
        "rumour": 10,
    }


@pytest.mark.rule("S5")
def test_every_part_has_one_place_for_a_field() -> None:
    for _, sides, names in tiles():
        assert len(names) == len(set(sides) - {"."})


def test_with_this_set_goods_and_camels_cannot_run_out() -> None:
    """Nine fields of each good and eight camels for supplies of ten."""
    fields = Counter(field for _, _, names in tiles() for field in names)
    assert max(fields[good] for good in (*GOOD_NAMES, "camel")) < 10
