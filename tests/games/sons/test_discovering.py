"""S12–S17, S19, S20: three ways to a tile, where it fits, what else a desert tile brings."""

from typing import Any

import pytest

from games.sons.table import (
    caravan,
    choices,
    display,
    do,
    legal,
    may,
    phase,
    table,
    told,
    water,
)
from serai.core.errors import NotYourTurn
from serai.core.match import Match

POOR = "water 0"


def places(tile: str, picture: str = "", **lines: Any) -> str:
    """Where seat 1 may lay a tile: cells and rotations."""
    match = table(picture, phase="discovering", display_1=tile, **lines)
    if not may(match, "take 3.1"):
        return ""
    do(match, "take 3.1")
    return choices(match, "lay")


# -- S12 --------------------------------------------------------------------------------------


@pytest.mark.rule("S12")
def test_there_are_three_ways_to_discover() -> None:
    match = table(phase="discovering", display_1=".... aa..", display_2="a...")
    assert legal(match) == "draw, take 3.1, take 3.2, scout 3.3"


@pytest.mark.rule("S12")
def test_a_drawn_tile_is_the_top_one_of_the_current_stack() -> None:
    match = table(phase="discovering", fourth="aa.. ab..", left="....")
    do(match, "draw")
    assert legal(match) == "tile 4.1, tile 4.2"
    do(match, "tile 4.2")
    assert match.view()["held"]["name"] == "4.2"
    assert match.view()["stacks"] == [0, 0, 0, 1, 1]


@pytest.mark.rule("S12")
def test_a_tile_may_be_taken_from_the_own_display() -> None:
    match = table(phase="discovering", display_1=".... aa..")
    do(match, "take 3.2", "lay e1 0")
    assert (display(match, 0), caravan(match, 0), water(match)) == ("3.1", "e1", [2, 2])


@pytest.mark.rule("S12")
def test_the_scout_costs_one_water_and_takes_a_tile_of_another() -> None:
    match = table(phase="discovering", display_2=".... aa..")
    events = do(match, "scout 3.2")
    assert (display(match, 1), water(match)) == ("3.1", [1, 2])
    assert match.view()["held"]["name"] == "3.2"
    assert [(event.kind, event.facts["owner"]) for event in events] == [("scout", 2)]


@pytest.mark.rule("S12")
def test_without_water_there_is_no_scout() -> None:
    match = table(phase="discovering", display_2="....", player_1=POOR)
    assert legal(match) == "draw"
    assert told(match.why_not("scout 3.1")) == [("S12", "no-water", "")]


@pytest.mark.rule("S12")
def test_the_scout_goes_to_any_other_player() -> None:
    match = table(
        seats=4, phase="discovering", turn=2, display_1="....", display_2="....", display_4="...."
    )
    assert legal(match) == "draw, take 3.2, scout 3.1, scout 3.3"
    do(match, "scout 3.3", "lay k7 0")
    assert match.actor == 3


@pytest.mark.rule("S12")
def test_with_the_scout_one_pays_takes_lays_moves_and_then_the_other_may_draw() -> None:
    match = table(phase="discovering", display_2="a...:gems")
    do(match, "scout 3.1")
    assert (water(match), match.actor, phase(match)) == ([1, 2], 0, "laying")
    do(match, "lay e1 1")
    assert (caravan(match, 0), match.actor, phase(match)) == ("e1", 1, "answering")
    assert legal(match) == "redraw, decline"


@pytest.mark.rule("S12")
def test_the_other_is_asked_before_the_explorer() -> None:
    match = table(phase="discovering", display_2="a...:gems")
    do(match, "scout 3.1", "lay e1 1", "decline")
    assert (match.actor, phase(match)) == (0, "exploring")


@pytest.mark.rule("S12")
def test_the_other_answers_though_it_is_not_their_turn() -> None:
    match = table(phase="discovering", display_2="a...:gems")
    do(match, "scout 3.1", "lay e1 1")
    with pytest.raises(NotYourTurn, match=r"seat 1.*seat 2"):
        match.play("redraw", seat=0)
    assert told(match.why_not("redraw", seat=0)) == [("S12", "turn", "")]
    assert match.view()["turn"] == 0
    match.play("redraw", seat=1)
    assert match.view()["turn"] == match.actor == 0
    assert len(display(match, 1).split()) == 1


@pytest.mark.rule("S12")
def test_a_redraw_goes_into_the_others_display_unfit_or_not() -> None:
    match = table(phase="discovering", display_2="a...:gems aa..", left=".... aaaa")
    do(match, "scout 3.1", "lay e1 1", "redraw")
    assert legal(match) == "tile 5.1, tile 5.2"
    do(match, "tile 5.2")
    assert (display(match, 1), match.actor, phase(match)) == ("3.2 5.2", 0, "exploring")


@pytest.mark.rule("S12")
def test_the_other_may_decline() -> None:
    match = table(phase="discovering", display_2="a...:gems")
    do(match, "scout 3.1", "lay e1 1", "decline")
    assert (display(match, 1), sum(match.view()["stacks"])) == ("", 4)


@pytest.mark.rule("S12")
def test_the_other_is_not_asked_when_no_tile_is_left() -> None:
    match = table(phase="discovering", display_2="a...:gems", left="", last=2)
    do(match, "scout 3.1", "lay e1 1")
    assert (match.actor, phase(match)) == (0, "exploring")


@pytest.mark.rule("S12")
@pytest.mark.rule("S20")
def test_the_other_is_asked_before_the_second_move_too() -> None:
    match = table(phase="discovering", display_2="....")
    do(match, "scout 3.1", "lay g1 0")
    assert (match.actor, phase(match)) == (1, "answering")
    do(match, "decline")
    assert (match.actor, phase(match), match.view()["second"]) == (0, "moving", True)


# -- S13 --------------------------------------------------------------------------------------


@pytest.mark.rule("S13")
def test_a_tile_is_laid_on_a_cell_that_shares_a_side_with_the_caravans_cell() -> None:
    picture = """
             h    i       j
        2    .    .       .
        3    .    ....@1  .
        4    .    .       .
        """
    assert places("....", picture) == "i2/0 h3/0 j3/0 i4/0"


@pytest.mark.rule("S13")
@pytest.mark.parametrize(
    ("tile", "where"),
    [
        ("a...", "e5/2 g5/3"),
        ("aa..", "e5/2 g5/3"),
        ("a.a.", "e5/0 g5/1"),
        ("aaa.", "e5/2 g5/3"),
        ("aaaa", ""),
        ("....", ""),
        ("ab..", "e5/2 g5/3"),
    ],
)
def test_sides_that_meet_are_of_one_kind(tile: str, where: str) -> None:
    """e5 lies at a white side in the south and a brown one in the east, g5 west and south."""
    picture = """
             e    f      g
        5    .    +@1    .
        6    +    +      +
        """
    assert places(tile, picture) == where


@pytest.mark.rule("S13")
def test_all_sides_that_meet_a_discovered_cell_count_not_only_the_caravans() -> None:
    picture = """
             h    i       j
        2    .    .a..    .
        3    .    ....@1  .
        4    .    .       a...
        """
    assert places("a...", picture) == "h3/0 h3/2 h3/3 j3/2 i4/2 i4/3"


@pytest.mark.rule("S13")
def test_the_edge_of_the_plan_accepts_any_side() -> None:
    assert places("aa..") == "e1/0 e1/1 g1/0 g1/1"
    corner = """
             j       k
        10   .       ....
        11   ....@1  .
        """
    assert places(".aa.", corner) == "j10/2 i11/1 i11/2 k11/0"


@pytest.mark.rule("S13")
def test_joined_and_unjoined_sides_meet_alike() -> None:
    picture = """
             h       i
        3    .       .
        4    .a..@1  .
        5    .       .
        """
    for tile in ("a.a.", "a.b."):
        assert "i4/1" in places(tile, picture).split()


@pytest.mark.rule("S13")
@pytest.mark.parametrize(
    ("tile", "where"),
    [
        ("....", ""),
        ("aaaa:gems", "i2/0 h3/0 j3/0 i4/0"),
        ("a.a.:gems", "i2/0 h3/1 j3/1 i4/0"),
        ("a.b.:gems,gems", "i2/0 h3/1 j3/1 i4/0"),
        ("a.b.:-,-", "i2/0 h3/1 j3/1 i4/0"),
        ("a.b.:gems,salt", "i2/0 i2/2 h3/1 h3/3 j3/1 j3/3 i4/0 i4/2"),
        ("a.b.:gems,-", "i2/0 i2/2 h3/1 h3/3 j3/1 j3/3 i4/0 i4/2"),
        ("aabb:salt,salt", "i2/0 i2/1 h3/0 h3/1 j3/0 j3/1 i4/0 i4/1"),
        (
            "aabb:salt,gems",
            "i2/0 i2/1 i2/2 i2/3 h3/0 h3/1 h3/2 h3/3 j3/0 j3/1 j3/2 j3/3 i4/0 i4/1 i4/2 i4/3",
        ),
        ("aa..:gems", "i2/1 i2/2 h3/0 h3/1 j3/2 j3/3 i4/0 i4/3"),
        ("ab..:gems,gems", "i2/1 i2/2 h3/0 h3/1 j3/2 j3/3 i4/0 i4/3"),
    ],
)
def test_rotations_that_look_alike_are_one_choice(tile: str, where: str) -> None:
    picture = """
             h    i       j
        2    .    .       .
        3    .    aaaa@1  .
        4    .    .       .
        """
    assert places(tile, picture) == where


@pytest.mark.rule("S13")
def test_a_rotation_turns_the_tile_clockwise() -> None:
    for rotation, sides in enumerate(["ab..", ".ab.", "..ab", "b..a"]):
        picture = """
                 h    i       j
            2    .    .       .
            3    .    aaaa@1  .
            4    .    .       .
            """
        match = table(picture, phase="discovering", display_1="ab..:gems,salt")
        do(match, "take 3.1")
        text = next(text for text in match.legal() if text.endswith(str(rotation)))
        do(match, text)
        cell = text.split()[1]
        shown = next(shown for shown in match.view()["cells"] if shown["name"] == cell)
        assert shown["sides"] == sides
        assert [part["field"] for part in shown["parts"]] == ["gems", "salt"]


@pytest.mark.rule("S13")
@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("lay e6 0", [("S13", "discovered", "e6")]),
        ("lay g7 2", [("S13", "not-around", "g7"), ("S13", "does-not-fit", "g6")]),
        ("lay g5 0", [("S13", "does-not-fit", "f5")]),
        ("lay g5 2", [("S13", "does-not-fit", "g6"), ("S13", "does-not-fit", "f5")]),
    ],
)
def test_a_place_is_refused_with_the_cells_that_do_not_fit(
    text: str, reasons: list[tuple[str, str, str]]
) -> None:
    picture = """
             f      g
        5    +@1    .
        6    +      +
        """
    match = table(picture, phase="discovering", display_1="a...")
    do(match, "take 3.1")
    assert told(match.why_not(text)) == reasons


# -- S14 --------------------------------------------------------------------------------------


@pytest.mark.rule("S14")
def test_a_drawn_tile_that_fits_must_be_laid() -> None:
    match = table(phase="discovering", left="aa.. ....")
    do(match, "draw", "tile 5.1")
    assert legal(match) == "lay e1 0, lay e1 1, lay g1 0, lay g1 1"
    assert told(match.why_not("pass")) == [("S26", "phase", "")]


CENTRE = """
         f
    6    +@1
    """
ONE_WAY = """
         e    f      g
    5    .    +@1    .
    """


@pytest.mark.rule("S14")
def test_a_drawn_tile_that_fits_nowhere_goes_into_the_display() -> None:
    """Ruling."""
    match = table(ONE_WAY, phase="discovering", left="aaaa ....", display_1="....")
    events = do(match, "draw", "tile 5.1")
    assert display(match, 0) == "3.1 5.1"
    told = [(event.kind, event.rule) for event in events]
    assert told == [("draw", "S12"), ("drawn", "S12"), ("kept", "S14")]
    assert caravan(match, 0) == "f5"


@pytest.mark.rule("S14")
def test_a_turn_whose_tile_fits_nowhere_has_no_explorer_but_may_have_the_leader() -> None:
    match = table(ONE_WAY, phase="discovering", left="aaaa ....")
    do(match, "draw", "tile 5.1")
    assert legal(match) == "leader, end"
    match = table(ONE_WAY, phase="discovering", left="aaaa ....", player_1=POOR)
    do(match, "draw", "tile 5.1")
    assert (match.actor, phase(match)) == (1, "moving")


@pytest.mark.rule("S14")
@pytest.mark.rule("S20")
def test_the_same_holds_in_the_second_discovery() -> None:
    match = table(phase="discovering", left="aaaa ....", display_1="....")
    do(match, "take 3.1", "lay g1 0", "move f5", "draw", "tile 5.1")
    assert (display(match, 0), legal(match)) == ("5.1", "leader, end")


# -- S15 --------------------------------------------------------------------------------------


@pytest.mark.rule("S15")
def test_a_tile_from_a_display_must_fit() -> None:
    match = table(ONE_WAY, phase="discovering", display_1="aaaa a...", display_2=".... aa..")
    assert legal(match) == "draw, take 3.2, scout 3.4"
    assert told(match.why_not("take 3.1")) == [("S15", "fits-nowhere", "g5 e5")]
    assert told(match.why_not("scout 3.3")) == [("S15", "fits-nowhere", "g5 e5")]


# -- S16 --------------------------------------------------------------------------------------

FULL = "aaaa .... a..."
UNFIT = "aaaa .... ...."


@pytest.mark.rule("S16")
def test_with_three_tiles_one_may_not_draw() -> None:
    match = table(ONE_WAY, phase="discovering", display_1=FULL)
    assert legal(match) == "take 3.3"
    assert told(match.why_not("draw")) == [("S16", "display-full", "3.1 3.2 3.3")]
    assert may(table(ONE_WAY, phase="discovering", display_1="aaaa a..."), "draw")


@pytest.mark.rule("S16")
def test_with_no_tile_left_one_may_not_draw() -> None:
    match = table(ONE_WAY, phase="discovering", display_1="a...", left="", last=2)
    assert legal(match) == "take 3.1"
    assert told(match.why_not("draw")) == [("S16", "no-tiles", "")]


@pytest.mark.rule("S16")
def test_who_can_draw_must_discover_something() -> None:
    match = table(ONE_WAY, phase="discovering")
    assert legal(match) == "draw"
    assert told(match.why_not("pass")) == [("S16", "can-draw", "")]


@pytest.mark.rule("S16")
def test_who_may_not_draw_lays_an_own_tile_that_fits_or_scouts() -> None:
    match = table(ONE_WAY, phase="discovering", display_1=FULL, display_2="aa..")
    assert legal(match) == "take 3.3, scout 3.4"
    reasons = match.why_not("pass")
    assert told(reasons) == [("S16", "tile-fits", "3.3")]
    assert reasons[0].cells == ("3.3",)


@pytest.mark.rule("S16")
def test_if_no_own_tile_fits_discovering_may_be_left_out() -> None:
    match = table(ONE_WAY, phase="discovering", display_1=UNFIT, player_1=POOR)
    assert legal(match) == "pass"
    events = do(match, "pass")
    assert (match.actor, phase(match)) == (1, "moving")
    assert [(event.kind, event.rule) for event in events] == [("no-discovery", "S16")]


@pytest.mark.rule("S16")
def test_nobody_has_to_scout() -> None:
    """Ruling."""
    match = table(ONE_WAY, phase="discovering", display_1=UNFIT, display_2="a...")
    assert legal(match) == "scout 3.4, pass"


@pytest.mark.rule("S16")
def test_nobody_has_to_move_so_that_a_tile_fits() -> None:
    """Ruling: 3.3 would fit beside f1, but the caravan stays where nothing does."""
    match = table(CENTRE, display_1=FULL, player_1=POOR)
    do(match, "stay")
    assert legal(match) == "pass"


@pytest.mark.rule("S16")
def test_nothing_is_thrown_away_or_swapped() -> None:
    match = table(CENTRE, display_1=UNFIT, display_2="....")
    do(match, "stay", "pass", "end")
    assert display(match, 0) == "3.1 3.2 3.3"


# -- S17 --------------------------------------------------------------------------------------


@pytest.mark.rule("S17")
def test_from_a_field_without_undiscovered_neighbours_one_can_only_draw() -> None:
    """Ruling: the tile goes into the display."""
    match = table(CENTRE, phase="discovering", display_1="....", display_2="....")
    assert legal(match) == "draw"
    assert told(match.why_not("take 3.1")) == [("S17", "nothing-around", "f6")]
    do(match, "draw", "tile 5.1")
    assert (display(match, 0), legal(match)) == ("3.1 5.1", "leader, end")


@pytest.mark.rule("S17")
@pytest.mark.parametrize("lines", [{"display_1": UNFIT}, {"left": "", "last": 1}])
def test_there_who_may_not_draw_discovers_nothing(lines: dict[str, Any]) -> None:
    """Ruling."""
    match = table(CENTRE, phase="discovering", display_2="....", **lines)
    assert legal(match) == "pass"


# -- S19 --------------------------------------------------------------------------------------


@pytest.mark.rule("S19")
@pytest.mark.parametrize("action", ["draw", "take 3.1", "scout 3.2"])
def test_the_caravan_moves_onto_the_tile_that_is_laid(action: str) -> None:
    match = table(phase="discovering", display_1="a...", display_2="a...", left="a... a...")
    do(match, action, *(["tile 5.1"] if action == "draw" else []), "lay g1 0")
    assert caravan(match, 0) == "g1"


# -- S20 --------------------------------------------------------------------------------------


def after_a_desert(**lines: Any) -> Match:
    """Seat 1 has laid a desert tile on g1 and is about to move again."""
    match = table(phase="discovering", display_1=".... a...:gems", **lines)
    do(match, "take 3.1", "lay g1 0")
    assert (phase(match), match.view()["second"]) == ("moving", True)
    return match


@pytest.mark.rule("S20")
@pytest.mark.parametrize(
    "actions", [["draw", "tile 5.1"], ["take 3.1"], ["scout 3.2"]], ids=["draw", "take", "scout"]
)
def test_a_desert_tile_wherever_from_brings_a_second_move_and_discovery(actions: list[str]) -> None:
    match = table(phase="discovering", display_1="....", display_2="....", left=".... a...")
    do(match, *actions, "lay g1 0", *(["decline"] if "scout 3.2" in actions else []))
    assert (match.actor, phase(match)) == (0, "moving")
    do(match, "move f4")
    assert phase(match) == "discovering"


@pytest.mark.rule("S20")
def test_the_second_move_goes_by_the_rules_of_the_first() -> None:
    match = after_a_desert(player_1="water 1")
    assert may(match, "stay") and may(match, "move f2") and not may(match, "move f11")


@pytest.mark.rule("S20")
def test_both_may_be_left_out() -> None:
    """Ruling."""
    match = after_a_desert()
    do(match, "stay")
    assert legal(match) == "draw, take 3.2, pass"
    do(match, "pass")
    assert legal(match) == "leader, end"


@pytest.mark.rule("S20")
def test_a_second_move_may_go_without_a_second_discovery() -> None:
    match = after_a_desert(player_1=POOR)
    do(match, "move c6", "pass")
    assert (caravan(match, 0), match.actor) == ("c6", 1)


@pytest.mark.rule("S20")
def test_the_second_discovery_is_asked_also_when_there_is_nothing_to_do() -> None:
    match = table(phase="discovering", display_1="....", player_1=POOR, left="", last=2)
    do(match, "take 3.1", "lay g1 0", "stay")
    assert legal(match) == "pass"


@pytest.mark.rule("S20")
@pytest.mark.rule("S21")
def test_the_second_tile_may_get_an_explorer() -> None:
    match = after_a_desert()
    do(match, "stay", "take 3.2", "lay h1 0")
    assert phase(match) == "exploring"
    assert may(match, "explorer 16 n")


@pytest.mark.rule("S20")
def test_a_second_desert_tile_brings_nothing_more() -> None:
    """Ruling."""
    match = after_a_desert(left=".... ....")
    events = do(match, "stay", "draw", "tile 5.1", "lay h1 0")
    assert legal(match) == "leader, end"
    assert "desert" not in [event.kind for event in events]


@pytest.mark.rule("S20")
@pytest.mark.rule("S30")
def test_the_extra_turn_has_its_own_second_move() -> None:
    match = after_a_desert(left=".... ....")
    do(match, "stay", "draw", "tile 5.1", "lay h1 0", "leader", "stay", "draw", "tile 5.2")
    do(match, "lay i1 0")
    assert (match.actor, phase(match), match.view()["second"]) == (0, "moving", True)


@pytest.mark.rule("S20")
def test_a_desert_tile_that_fits_nowhere_brings_nothing() -> None:
    match = table(ONE_WAY, phase="discovering", left=".... ....")
    do(match, "draw", "tile 5.1")
    assert legal(match) == "leader, end"
