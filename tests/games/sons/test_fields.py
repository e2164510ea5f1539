"""S27: what the fields bring: goods, water, camels, rumours."""

from typing import Any

import pytest

from games.sons.scenes import ALL_SIX
from games.sons.table import (
    closing,
    do,
    goods,
    legal,
    phase,
    player,
    rumour,
    table,
    told,
    water,
)
from serai.core.match import Match


def at(fields: str, explorers: str = "13", **lines: Any) -> Match:
    """Seat 1 is about to choose one of these fields."""
    match = closing(fields, explorers, **lines)
    do(match, "pass")
    return match


# -- goods ------------------------------------------------------------------------------------


@pytest.mark.rule("S27")
@pytest.mark.parametrize("good", ["incense", "myrrh", "salt", "gems"])
def test_a_good_is_taken_onto_a_free_place(good: str) -> None:
    match = at(good)
    do(match, f"field {good}")
    assert (goods(match, 0), match.view()["supply"]["goods"][good]) == (good, 9)


@pytest.mark.rule("S27")
def test_the_board_has_four_places() -> None:
    match = at("gems", player_1="salt 3")
    do(match, "field gems")
    assert goods(match, 0) == "salt salt salt gems"
    match = at("gems", player_1="salt 4")
    do(match, "field gems")
    assert (phase(match), goods(match, 0)) == ("throwing", "salt salt salt salt")


@pytest.mark.rule("S27")
def test_with_no_place_free_one_may_leave_it() -> None:
    match = at("gems", player_1="salt 2, myrrh 2")
    do(match, "field gems")
    assert (match.actor, legal(match)) == (0, "throw myrrh, throw salt, leave")
    do(match, "leave")
    assert goods(match, 0) == "myrrh myrrh salt salt"
    assert match.view()["supply"]["goods"]["gems"] == 10


@pytest.mark.rule("S27")
def test_or_throw_one_away_back_to_the_supply_for_it() -> None:
    match = at("gems", player_1="salt 2, myrrh 2")
    do(match, "field gems", "throw salt")
    assert goods(match, 0) == "myrrh myrrh salt gems"
    supply = match.view()["supply"]["goods"]
    assert supply == {"incense": 10, "myrrh": 8, "salt": 9, "gems": 9}


@pytest.mark.rule("S27")
def test_a_good_of_the_same_kind_is_not_thrown_away_for_it() -> None:
    match = at("gems", player_1="gems 3, salt 1")
    do(match, "field gems")
    assert legal(match) == "throw salt, leave"
    assert told(match.why_not("throw gems")) == [("S27", "same-good", "")]
    assert told(match.why_not("throw myrrh")) == [("S27", "none-held", "")]
    match = at("gems", player_1="gems 4")
    do(match, "field gems")
    assert legal(match) == "leave"


@pytest.mark.rule("S27")
@pytest.mark.rule("S26")
def test_what_is_left_is_lost_for_the_next_in_line_too() -> None:
    match = at("gems salt", "13 11", player_1="salt 4, water 2")
    do(match, "field gems", "leave")
    assert (match.actor, legal(match)) == (1, "pass, field salt")


# -- water ------------------------------------------------------------------------------------


@pytest.mark.rule("S27")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_water_brings_the_number_shown(number: int) -> None:
    match = at(f"water{number}")
    do(match, f"field water{number}")
    assert water(match) == [2 + number, 2]


# -- camels -----------------------------------------------------------------------------------


@pytest.mark.rule("S27")
def test_a_camel_gives_two_more_places() -> None:
    """Ruling."""
    match = at("camel")
    do(match, "field camel")
    shown = player(match, 0)
    assert (shown["camels"], shown["places"], match.view()["supply"]["camels"]) == (1, 6, 9)


@pytest.mark.rule("S27")
@pytest.mark.parametrize(("camels", "held", "free"), [(1, 5, True), (1, 6, False), (2, 7, True)])
def test_goods_go_onto_board_and_camels_alike(camels: int, held: int, free: bool) -> None:
    match = at("gems", player_1=f"salt {held}, camels {camels}")
    do(match, "field gems")
    assert (phase(match) == "leading") == free


@pytest.mark.rule("S27")
def test_a_camel_taken_in_the_same_scoring_carries_at_once() -> None:
    match = at("camel gems", "13 3", player_1="salt 4, water 1")
    do(match, "field camel", "field gems")
    assert goods(match, 0) == "salt salt salt salt gems"


# -- rumours ----------------------------------------------------------------------------------


@pytest.mark.rule("S27")
def test_a_rumour_is_drawn_looked_at_and_put_on_a_good() -> None:
    match = at("rumour")
    do(match, "field rumour", "rumour +2")
    assert (match.actor, legal(match)) == (0, "put incense, put myrrh, put salt, put gems")
    assert rumour(match, "r1", seen_by=0)["value"] == 2
    do(match, "put salt")
    assert rumour(match, "r1") == {
        "name": "r1",
        "good": "salt",
        "supply": False,
        "value": None,
        "seen": [0],
    }
    assert match.view()["supply"]["rumours"] == 5


@pytest.mark.rule("S27")
def test_a_rumour_must_be_put_on_the_board() -> None:
    match = at("rumour")
    do(match, "field rumour", "rumour +2")
    for text in ("pass", "leave", "remove"):
        assert match.why_not(text)


@pytest.mark.rule("S27")
def test_it_goes_onto_any_good_that_has_a_free_place() -> None:
    match = at("rumour", r1="+3 salt seen 1", r2="+2 salt seen 2", r3="+1 gems seen 2")
    do(match, "field rumour", "rumour -2")
    assert legal(match) == "put incense, put myrrh, put gems"
    assert told(match.why_not("put salt")) == [("S27", "places-taken", "r1 r2")]


@pytest.mark.rule("S27")
def test_with_none_in_the_supply_one_may_look_at_one_on_the_board() -> None:
    match = at("rumour", **ALL_SIX)
    do(match, "field rumour")
    assert legal(match) == "pass, look r1, look r2, look r3, look r4, look r5, look r6"
    do(match, "look r3")
    assert legal(match) == "leave, remove"
    assert rumour(match, "r3", seen_by=0)["value"] == 1


@pytest.mark.rule("S27")
def test_one_need_not_look() -> None:
    match = at("rumour", **ALL_SIX)
    do(match, "field rumour", "pass")
    assert phase(match) == "leading"
    assert [tile["seen"] for tile in match.view()["rumours"]] == [[0], [1], [1], [1], [0], [1]]


@pytest.mark.rule("S27")
def test_one_may_leave_it_after_looking() -> None:
    match = at("rumour", **ALL_SIX)
    do(match, "field rumour", "look r3", "leave")
    assert (rumour(match, "r3")["good"], phase(match)) == ("gems", "leading")
    assert rumour(match, "r3")["seen"] == [0, 1]


@pytest.mark.rule("S27")
def test_or_put_it_back_into_the_supply() -> None:
    match = at("rumour", **ALL_SIX)
    do(match, "field rumour", "look r3", "remove")
    shown = rumour(match, "r3")
    assert (shown["good"], shown["supply"], phase(match)) == (None, True, "leading")
    assert match.view()["supply"]["put_back"] == ["r3"]


@pytest.mark.rule("S27")
def test_it_is_not_placed_again_in_this_action() -> None:
    """The next rumour field, of the same line or later, draws it."""
    match = at("rumour rumour", "13 11", **ALL_SIX)
    do(match, "field rumour", "look r3", "remove")
    assert (match.actor, legal(match)) == (1, "pass, field rumour")
    do(match, "field rumour")
    assert legal(match) == "rumour r3"
    do(match, "rumour r3")
    assert legal(match) == "put incense, put myrrh, put gems"


@pytest.mark.rule("S27")
def test_with_a_tile_in_the_supply_nobody_looks_at_the_board() -> None:
    match = at("rumour", **{**ALL_SIX, "r6": "-2 supply seen 2", "put_back": 1})
    do(match, "field rumour")
    assert legal(match) == "rumour r6"


@pytest.mark.rule("S27")
def test_a_tile_put_back_is_as_likely_as_any_other() -> None:
    match = at("rumour", r1="+3 supply seen 1", r2="-1 salt seen 2", put_back=1)
    do(match, "field rumour")
    weights = match.game.weights(match.material.m, match.state)
    assert dict(zip(match.legal(), weights, strict=True)) == {
        "rumour +2": 1,
        "rumour +1": 1,
        "rumour -1": 1,
        "rumour -2": 1,
        "rumour r1": 1,
    }


@pytest.mark.rule("S27")
def test_a_rumour_in_the_supply_cannot_be_looked_at() -> None:
    match = at("rumour rumour", "13 3", **ALL_SIX)
    do(match, "field rumour", "look r3", "remove", "pass", "end")
    assert phase(match) == "moving"
    match = at("rumour", **ALL_SIX)
    do(match, "field rumour")
    assert match.why_not("look r6") == []
    assert told(table(phase="leading").why_not("look r1")) == [("S27", "phase", "")]


@pytest.mark.rule("S27")
def test_names_go_by_who_was_drawn_first() -> None:
    match = at("rumour rumour", "13 11")
    do(match, "field rumour", "rumour -1", "put gems", "field rumour", "rumour -1", "put gems")
    assert [tile["name"] for tile in match.view()["rumours"]] == ["r1", "r2"]
    assert [tile["seen"] for tile in match.view()["rumours"]] == [[0], [1]]
