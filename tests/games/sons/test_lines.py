"""S24–S26, S28: the line of explorers, who pays for it, who takes which field."""

from typing import Any

import pytest

from games.sons.table import (
    closing,
    do,
    goods,
    in_line,
    legal,
    may,
    phase,
    stands,
    table,
    told,
    water,
)
from serai.core.match import Match

BROKE: dict[str, Any] = {"player_1": "water 0", "player_2": "water 0"}
HEARD = (
    ("+3", "gems"),
    ("+2", "gems"),
    ("+1", "salt"),
    ("-1", "salt"),
    ("-1", "myrrh"),
    ("-2", "myrrh"),
)


def lined_up(fields: str, explorers: str, seats: int = 2, **lines: Any) -> Match:
    """The oasis is complete; seat 1 has placed nobody."""
    match = closing(fields, explorers, seats, **lines)
    do(match, "pass")
    return match


# -- S24 --------------------------------------------------------------------------------------


@pytest.mark.rule("S24")
def test_explorers_are_lined_up_by_height() -> None:
    match = lined_up("gems salt myrrh", "2 11 13 8")
    assert in_line(match) == [13, 11, 8, 2]


@pytest.mark.rule("S24")
def test_the_turbans_wearer_stands_first() -> None:
    match = lined_up("gems salt myrrh", "2 11 13 8", turban=11)
    assert in_line(match) == [11, 13, 8, 2]


@pytest.mark.rule("S24")
def test_all_explorers_are_taken_off_the_oasis() -> None:
    match = lined_up("gems", "13 11 8")
    assert [stands(match, height) for height in (13, 11, 8)] == ["home"] * 3


@pytest.mark.rule("S24")
def test_explorers_of_other_oases_stay_where_they_are() -> None:
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:gems
        9    +      .    .a..:salt
        """,
        phase="discovering",
        display_1=".a.a",
        explorers="13 h2w 11 h9e",
    )
    do(match, "take 3.1", "lay g2 0", "pass")
    assert (in_line(match), stands(match, 11)) == ([13], "h9e")


@pytest.mark.rule("S24")
def test_the_explorer_placed_now_stands_in_the_line_too() -> None:
    match = closing("gems salt", "11 2")
    do(match, "explorer 3 e")
    assert in_line(match) == [11, 3, 2]


# -- S25 --------------------------------------------------------------------------------------


@pytest.mark.rule("S25")
def test_with_two_in_the_line_the_owner_of_the_first_pays_one_water() -> None:
    match = closing("gems salt", "11 3")
    do(match, "pass")
    assert (water(match), in_line(match), match.actor) == ([2, 1], [11, 3], 1)
    assert match.view()["supply"]["water"] == 17


@pytest.mark.rule("S25")
def test_it_is_paid_before_any_field_is_taken() -> None:
    """The water on the field comes too late for who has none."""
    match = lined_up("water2 salt", "13 11", player_1="water 0")
    assert (water(match), in_line(match), match.actor) == ([0, 2], [11], 1)


@pytest.mark.rule("S25")
def test_who_has_water_must_pay() -> None:
    """Nothing is asked: neither to pay nor to go home."""
    match = lined_up("gems", "13 11", player_1="water 1")
    assert (water(match), legal(match)) == ([0, 2], "field gems")


@pytest.mark.rule("S25")
def test_it_is_paid_even_if_all_in_the_line_are_theirs() -> None:
    match = lined_up("gems salt", "13 3")
    assert (water(match), in_line(match)) == ([1, 2], [13, 3])


@pytest.mark.rule("S25")
def test_one_stone_is_paid_for_a_whole_scoring() -> None:
    match = lined_up("gems salt myrrh", "13 11 3 8")
    do(match, "field gems", "field salt", "field myrrh")
    assert water(match) == [1, 2]


@pytest.mark.rule("S25")
def test_who_has_none_takes_that_explorer_back_and_the_next_is_asked() -> None:
    match = lined_up("gems salt", "13 11 10", player_1="water 0")
    assert (water(match), in_line(match), stands(match, 13)) == ([0, 1], [11, 10], "home")


@pytest.mark.rule("S25")
def test_several_may_have_to_go() -> None:
    match = lined_up("gems salt", "13 11 10 7", 3, player_1="water 0", player_2="water 0")
    assert (water(match), in_line(match), match.actor) == ([0, 0, 2], [7], 2)


@pytest.mark.rule("S25")
def test_the_next_who_can_pays() -> None:
    match = lined_up("gems salt", "13 11 9 3", 3, player_1="water 0", player_2="water 0")
    assert (water(match), in_line(match), match.actor) == ([0, 0, 1], [9, 3], 2)


@pytest.mark.rule("S25")
def test_who_cannot_pay_for_the_tallest_may_choose_with_a_smaller_one() -> None:
    """Seat 3 pays; 3 of seat 1 stays in the line, though 13 had to go."""
    match = lined_up("gems salt", "13 9 3", 3, player_1="water 0")
    assert (water(match), in_line(match)) == ([0, 2, 1], [9, 3])
    do(match, "field gems", "field salt")
    assert goods(match, 0) == "salt"


@pytest.mark.rule("S25")
def test_a_line_of_one_costs_nothing() -> None:
    match = lined_up("gems", "13")
    assert (water(match), legal(match)) == ([2, 2], "field gems")


@pytest.mark.rule("S25")
def test_a_line_of_one_after_others_were_taken_back_costs_nothing() -> None:
    match = lined_up("gems", "13 11", player_1="water 0", player_2="water 1")
    assert (water(match), in_line(match), match.actor) == ([0, 1], [11], 1)


@pytest.mark.rule("S25")
def test_of_two_that_nobody_can_pay_for_the_last_stays_for_nothing() -> None:
    match = lined_up("gems", "13 11", **BROKE)
    assert (water(match), in_line(match), match.actor) == ([0, 0], [11], 1)
    match = lined_up("gems", "13 3", **BROKE)
    assert (in_line(match), match.actor) == ([3], 0)


@pytest.mark.rule("S25")
def test_the_turbans_wearer_goes_home_too_if_it_cannot_be_paid() -> None:
    match = lined_up("gems", "16 11", player_1="water 0")
    assert (in_line(match), stands(match, 16)) == ([11], "home")


@pytest.mark.rule("S25")
def test_the_first_pays_even_if_the_oasis_has_no_field() -> None:
    match = lined_up("- -", "13 11 3")
    assert (water(match), phase(match)) == ([1, 2], "leading")
    assert [stands(match, height) for height in (13, 11, 3)] == ["home"] * 3


@pytest.mark.rule("S25")
def test_without_a_field_too_the_next_who_can_pays() -> None:
    match = lined_up("-", "13 11 3", 3, player_1="water 0")
    assert water(match) == [0, 1, 2]
    match = lined_up("-", "13 11", player_1="water 0")
    assert water(match) == [0, 2]


@pytest.mark.rule("S25")
def test_a_line_of_one_without_a_field_costs_nothing() -> None:
    assert water(lined_up("-", "13")) == [2, 2]


@pytest.mark.rule("S25")
def test_the_last_water_for_a_line_without_a_field_leaves_none_for_the_leader() -> None:
    match = lined_up("-", "13 11", player_1="water 1")
    assert (water(match), phase(match), match.actor) == ([0, 2], "moving", 1)


@pytest.mark.rule("S25")
def test_by_rules_version_1_nobody_paid_in_an_oasis_without_a_field() -> None:
    match = lined_up("- -", "13 11 3", rules=1)
    assert (water(match), phase(match)) == ([2, 2], "leading")
    assert [stands(match, height) for height in (13, 11, 3)] == ["home"] * 3


# -- S26 --------------------------------------------------------------------------------------


@pytest.mark.rule("S26")
def test_each_in_order_of_the_line_takes_one_of_the_fields_still_free() -> None:
    match = lined_up("gems salt myrrh", "13 11 8")
    assert (match.actor, legal(match)) == (0, "field myrrh, field salt, field gems")
    do(match, "field salt")
    assert (match.actor, legal(match)) == (1, "pass, field myrrh, field gems")
    do(match, "field gems")
    assert (match.actor, legal(match)) == (1, "pass, field myrrh")
    do(match, "field myrrh")
    assert (goods(match, 0), goods(match, 1)) == ("salt", "myrrh gems")


@pytest.mark.rule("S26")
def test_the_line_not_the_start_player_says_who_chooses_first() -> None:
    """Ruling: turns go in ordinary order, and in a scoring the line alone counts."""
    match = lined_up("gems salt", "11 3")
    assert (match.view()["turn"], match.view()["first"], match.actor) == (0, 0, 1)


@pytest.mark.rule("S26")
def test_its_action_is_carried_out_at_once() -> None:
    match = lined_up("water2 salt", "13 11")
    do(match, "field water2")
    assert water(match) == [3, 2]


@pytest.mark.rule("S26")
def test_fields_of_one_kind_are_one_choice_and_amounts_of_water_differ() -> None:
    match = lined_up("gems gems water1 water2", "13 11")
    assert legal(match) == "field gems, field water1, field water2"
    do(match, "field gems")
    assert may(match, "field gems")


@pytest.mark.rule("S26")
def test_fields_left_over_lapse() -> None:
    match = lined_up("gems salt myrrh", "13")
    do(match, "field gems")
    assert (phase(match), goods(match, 0), match.view()["free"]) == ("leading", "gems", {})


@pytest.mark.rule("S26")
def test_explorers_left_over_get_nothing() -> None:
    match = lined_up("gems", "13 11 8")
    do(match, "field gems")
    assert (phase(match), goods(match, 1)) == ("leading", "")


@pytest.mark.rule("S26")
def test_passing_ends_that_explorers_chance() -> None:
    match = lined_up("gems salt myrrh", "13 11 3")
    do(match, "field myrrh", "pass")
    assert (match.actor, in_line(match)) == (0, [3])
    do(match, "field gems")
    assert goods(match, 0) == "myrrh gems"


@pytest.mark.rule("S26")
def test_the_first_in_line_takes_a_field_and_all_others_may_pass() -> None:
    match = lined_up("gems salt", "13 11 3")
    assert (legal(match), told(match.why_not("pass"))) == (
        "field salt, field gems",
        [("S26", "first-takes", "")],
    )
    do(match, "field gems")
    assert legal(match) == "pass, field salt"
    do(match, "pass", "pass")
    assert (phase(match), match.actor) == ("leading", 0)


@pytest.mark.rule("S26")
def test_alone_in_line_one_is_the_first() -> None:
    match = lined_up("gems salt", "13")
    assert (legal(match), may(match, "pass")) == ("field salt, field gems", False)


@pytest.mark.rule("S26")
def test_who_comes_first_because_others_went_home_takes_a_field() -> None:
    match = lined_up("gems salt", "13 11 8", player_1="water 0")
    assert (match.actor, in_line(match), legal(match)) == (1, [11, 8], "field salt, field gems")
    do(match, "field salt")
    assert legal(match) == "pass, field gems"


@pytest.mark.rule("S26")
def test_what_the_first_does_with_the_field_is_free_and_then_the_others_may_pass() -> None:
    """The first looks at no rumour and leaves a good: the field was taken all the same."""
    heard: dict[str, Any] = {f"r{k}": f"{v} {g} seen 1" for k, (v, g) in enumerate(HEARD, 1)}
    match = lined_up("rumour gems", "13 11", **heard)
    assert legal(match) == "field gems, field rumour"
    do(match, "field rumour", "pass")
    assert (match.actor, legal(match)) == (1, "pass, field gems")
    match = lined_up("gems salt", "13 11", player_1="water 2, salt 4")
    do(match, "field gems", "leave")
    assert (match.actor, legal(match)) == (1, "pass, field salt")


@pytest.mark.rule("S26")
def test_each_of_two_oases_has_a_first_of_its_own() -> None:
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:gems
        3    +      .    .
        """,
        phase="discovering",
        display_1=".a.b:salt,myrrh",
        explorers="13 h2w 11 h2w",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 3 w", "score e")
    assert legal(match) == "field salt, field gems"
    do(match, "field salt", "pass")
    assert (in_line(match), legal(match)) == ([3], "field myrrh")


@pytest.mark.rule("S26")
def test_by_rules_version_1_the_first_might_pass_too() -> None:
    match = lined_up("gems salt", "13 11", rules=1)
    assert legal(match) == "pass, field salt, field gems"
    assert match.why_not("pass") == []
    do(match, "pass", "pass")
    assert (phase(match), match.actor) == ("leading", 0)
    match = lined_up("gems", "13", rules=1)
    do(match, "pass")
    assert (phase(match), goods(match, 0)) == ("leading", "")


@pytest.mark.rule("S26")
def test_one_may_take_a_field_that_brings_nothing() -> None:
    match = lined_up("camel gems", "13", player_2="camels 10")
    do(match, "field camel")
    assert phase(match) == "leading"


@pytest.mark.rule("S26")
def test_all_explorers_of_one_player_choose_one_after_the_other() -> None:
    match = lined_up("gems salt myrrh", "16 13 3")
    do(match, "field gems", "field salt", "field myrrh")
    assert goods(match, 0) == "myrrh salt gems"


@pytest.mark.rule("S26")
def test_the_fields_of_all_tiles_of_the_oasis_can_be_taken() -> None:
    match = table(
        """
             f      g    h           i
        1    +      .    .           .
        2    +@1    .    .aaa:gems   ..aa:salt
        3    +      .    a...:camel  a...:rumour
        """,
        phase="discovering",
        display_1=".a.a:water1",
        explorers="13 i3n",
    )
    do(match, "take 3.1", "lay g2 0", "pass")
    assert legal(match) == ("field salt, field gems, field water1, field camel, field rumour")


# -- S28 --------------------------------------------------------------------------------------


@pytest.mark.rule("S28")
def test_then_the_explorers_are_with_their_owners_again() -> None:
    match = lined_up("gems", "13 11 8 3")
    do(match, "field gems", "end", "move f10", "draw", "tile 5.1", "lay e10 1")
    assert legal(match) == "pass, explorer 5 e, explorer 8 e, explorer 10 e, explorer 11 e"


@pytest.mark.rule("S28")
def test_a_scored_oasis_is_never_scored_again() -> None:
    """The western part was scored when the tile was laid; now only the eastern one is."""
    match = table(
        """
             f      g    h    i
        1    +      .    .    .
        2    +@1    .    .    ....
        3    +      .    .    .
        """,
        phase="discovering",
        display_1=".a.b:gems,salt a...:myrrh",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 13 w", "field salt", "leader")
    events = do(match, "stay", "take 3.2", "lay h2 3", "explorer 13 w")
    assert [event.cells for event in events if event.kind == "complete"] == [("g2", "h2")]
    assert legal(match) == "field myrrh, field gems"
