"""What has changed of plain data: put together again it is what there is now."""

import random
from operator import itemgetter
from typing import Any

import pytest

from serai.tables.changes import Found, change, changed, edited, edits

MANY = 3_000


def plain(dice: random.Random, depth: int = 4) -> Any:
    """Something, with more in it the deeper it may be."""
    if depth and dice.random() < 0.3 + depth / 10:
        inside = [plain(dice, depth - 1) for _ in range(dice.randrange(5))]
        names = dice.sample("abcdef", len(inside))
        return inside if dice.random() < 0.5 else dict(zip(names, inside, strict=True))
    return dice.choice([None, "", "x", "long", 2, 3, 4])


def another(old: Any, dice: random.Random) -> Any:
    """The same in other objects, with something different here and there."""
    if dice.random() < 0.15:
        return plain(dice, 2)
    if isinstance(old, dict):
        kept = {name: another(one, dice) for name, one in old.items() if dice.random() < 0.9}
        return kept | ({"g": plain(dice, 1)} if dice.random() < 0.1 else {})
    if isinstance(old, list):
        return [another(one, dice) for one in old if dice.random() < 0.9]
    return old


def test_a_change_makes_the_new_of_the_old() -> None:
    dice = random.Random(1)
    for _ in range(MANY):
        old = plain(dice)
        new, before = another(old, dice), repr(old)
        assert changed(old, change(old, new)) == new
        assert repr(old) == before


def test_what_several_look_at_is_found_once_and_is_the_same_for_all() -> None:
    dice, found = random.Random(2), Found()
    for _ in range(MANY):
        old = {"view": plain(dice), "for_me": 1}
        new = {"view": another(old["view"], dice), "for_me": 2}
        others = {**old, "for_me": 3}, {**new, "for_me": 4}
        assert change(old, new, found) == change(old, new)
        assert change(*others, found) == change(*others)
    cells = [[1], [2]], [[1], [3]]
    one, two = (change({"view": cells[0]}, {"view": cells[1]}, found) for _ in range(2))
    assert isinstance(one, dict) and isinstance(two, dict) and one["view"] is two["view"]


def test_edits_make_the_new_list_of_the_old() -> None:
    dice = random.Random(2)
    for _ in range(MANY):
        old = [(name, dice.randrange(2)) for name in "abcdefgh" if dice.random() < 0.7]
        new = [(name, dice.randrange(2)) for name in "abcdefgh" if dice.random() < 0.7]
        assert edited(old, edits(old, new, itemgetter(0))) == new


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": 1, "b": None}, {"b": [None]}),
        ({"a": {"b": [1, 2, 3]}}, {"a": {"b": [1, 5, 3]}}, {"a": {"b": {"1": [5]}}}),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
        ([1, 2, 3], [1, 2, 7, 8, 3], [2, 0, [7, 8]]),
        ([1, 2, 3], [3], [0, 2, []]),
        ([1, 2], [3, 4], [[3, 4]]),
        (None, {"a": 1}, [{"a": 1}]),
        ({"a": []}, {"a": {}}, {"a": [{}]}),
    ],
)
def test_it_says_no_more_than_has_changed(old: Any, new: Any, told: Any) -> None:
    assert change(old, new) == told


def test_of_a_list_with_names_all_stays_that_both_have() -> None:
    old = [(name, 1) for name in "abcdefgh"]
    new = [(name, 1 + (name == "e")) for name in "abxdefh"]
    assert edits(old, new, itemgetter(0)) == [2, 1, [("x", 1)], 4, 1, [("e", 2)], 6, 1, []]


def test_none_to_go_are_all_that_follow() -> None:
    assert edited([1, 2, 3, 4], [1, None, [5]]) == [1, 5]
