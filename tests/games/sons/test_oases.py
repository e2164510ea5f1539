"""S23: what an oasis is, when it is complete, and which one is scored first."""

from typing import Any

import pytest

from games.sons.table import (
    choices,
    closing,
    do,
    in_line,
    legal,
    phase,
    stands,
    table,
    told,
    turban,
)
from serai.core.match import Match


def oasis(match: Match, cell: str) -> Any:
    """The oasis of the first part on a cell."""
    return next(o for o in match.view()["oases"] if cell in [part[0] for part in o["parts"]])


def cells(match: Match, cell: str) -> str:
    return " ".join(part[0] for part in oasis(match, cell)["parts"])


# -- what belongs together --------------------------------------------------------------------


@pytest.mark.rule("S23")
def test_parts_are_joined_through_white_sides_that_face_each_other() -> None:
    match = table("""
             f    g       h       i
        2    +    .       .aa.    ...a
        3    +    ....    a...    .
        """)
    assert cells(match, "h2") == "h2 i2 h3"
    assert oasis(match, "h2")["open"] == 0


@pytest.mark.rule("S23")
def test_white_sides_of_cross_cells_belong_to_it() -> None:
    match = table("""
             f    g       h
        2    +    .a.a    .
        """)
    assert cells(match, "g2") == "f2 g2"
    assert oasis(match, "g2")["open"] == 1


@pytest.mark.rule("S23")
@pytest.mark.parametrize(("tile", "number"), [(".a.a", 1), (".a.b", 2)])
def test_parts_of_one_tile_are_one_oasis_only_if_they_are_joined(tile: str, number: int) -> None:
    match = table(f"""
             g       h       i
        4    .a..    {tile}    ...a
        """)
    found = [o for o in match.view()["oases"] if "h4" in [part[0] for part in o["parts"]]]
    assert len(found) == number


@pytest.mark.rule("S23")
def test_two_parts_of_one_tile_that_are_joined_through_other_tiles_are_one_oasis() -> None:
    match = table("""
             f    g       h       i
        2    +    .       .aa.    ..aa
        3    +    ....    ab..    a..a
        """)
    assert sorted(cells(match, "h3").split()) == ["h2", "h3", "h3", "i2", "i3"]


@pytest.mark.rule("S23")
def test_when_a_tile_joins_oases_all_their_explorers_stand_in_the_one() -> None:
    match = table(
        """
             f      g       h    i
        1    +      .       .    .
        2    +@1    .       .    ...a:gems
        3    +      ....    .    ....
        """,
        display_1="aa.a:salt .a.a",
        explorers="11 i2w",
    )
    do(match, "stay", "take 3.2", "lay g2 0", "explorer 13 e", "end")
    assert cells(match, "i2") == "i2"
    do(match, "move f10", "draw", "tile 5.1", "lay e10 1", "pass", "end")
    do(match, "stay", "take 3.1", "lay h2 0", "pass")
    assert [e["height"] for e in oasis(match, "h2")["explorers"]] == [13, 11]


# -- when it is complete ----------------------------------------------------------------------


@pytest.mark.rule("S23")
def test_an_oasis_without_open_sides_is_scored_at_once_after_the_explorer() -> None:
    match = closing("gems")
    assert phase(match) == "exploring"
    do(match, "explorer 13 e")
    assert (phase(match), legal(match)) == ("choosing", "field gems")


@pytest.mark.rule("S23")
def test_a_white_side_that_faces_an_undiscovered_cell_is_open() -> None:
    match = table(
        """
             f      g    h
        2    +@1    .    .
        """,
        phase="discovering",
        display_1=".a.a:gems",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 13 e")
    assert phase(match) == "leading"
    assert stands(match, 13) == "g2e"


@pytest.mark.rule("S23")
def test_the_edge_of_the_plan_closes() -> None:
    match = table(phase="discovering", display_1="a...:gems")
    do(match, "take 3.1", "lay g1 0", "explorer 13 n")
    assert legal(match) == "field gems"


@pytest.mark.rule("S23")
def test_a_white_side_of_the_cross_closes() -> None:
    match = table(phase="discovering", display_1="a...:gems")
    events = do(match, "take 3.1", "lay e1 1", "explorer 13 e")
    complete = next(event for event in events if event.kind == "complete")
    assert complete.cells == ("e1", "f1")


@pytest.mark.rule("S23")
def test_an_oasis_reaches_from_one_arm_of_the_cross_to_another() -> None:
    match = table(
        """
             f    g       h       i       j
        2    +    .a.a    .a.a    ..aa    .
        3    +    .       .       a.a.    .
        4    +    .       .       a.a.    ....@1
        5    +    .       .       .       ....
        6    +    +       +       +       +
        """,
        display_1="a.a.:gems",
        explorers="11 g2e",
    )
    events = do(match, "move i4", "take 3.1", "lay i5 0", "pass")
    complete = next(event for event in events if event.kind == "complete")
    assert complete.cells == ("f2", "g2", "h2", "i2", "i3", "i4", "i5", "i6")
    assert in_line(match) == [11]


@pytest.mark.rule("S23")
def test_only_the_part_that_is_complete_is_scored() -> None:
    """In the west the tile meets the cross, in the east it is open."""
    match = table(
        """
             f      g    h
        2    +@1    .    .
        """,
        phase="discovering",
        display_1=".a.b:gems,salt",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 13 w")
    assert legal(match) == "field salt"


@pytest.mark.rule("S23")
def test_an_oasis_closed_by_a_tile_with_a_part_elsewhere_is_not_scored() -> None:
    """What is complete already, without a part on the tile laid, stays as it is."""
    match = table(
        """
             f      g         h
        1    +@1    .         .
        9    +      ...a:gems .
        """,
        phase="discovering",
        display_1="..a.:salt",
    )
    events = do(match, "take 3.1", "lay g1 0", "pass")
    assert "complete" not in [event.kind for event in events]


@pytest.mark.rule("S23")
def test_an_oasis_joined_to_itself_is_scored_once_with_the_fields_of_both_parts() -> None:
    match = table(
        """
             f    g         h       i
        2    +    .         .aa.    ..aa
        3    +    ....@1    .       a..a
        """,
        phase="discovering",
        display_1="ab..:gems,salt",
        explorers="11 i2s 10 i3n",
    )
    do(match, "take 3.1", "lay h3 0", "pass")
    assert (phase(match), legal(match)) == ("choosing", "field salt, field gems")
    do(match, "field gems", "field salt")
    assert phase(match) == "leading"


@pytest.mark.rule("S23")
@pytest.mark.rule("S26")
def test_without_explorers_nothing_happens() -> None:
    """Ruling."""
    match = closing("gems salt")
    events = do(match, "pass")
    assert [event.kind for event in events] == ["no-explorer", "complete", "no-line"]
    assert (phase(match), match.view()["supply"]["goods"]["gems"]) == ("leading", 10)


# -- two at once ------------------------------------------------------------------------------


def two(tile: str = ".a.b:gems,myrrh", explorers: str = "11 h2w", **lines: Any) -> Match:
    """Seat 1 has laid a tile that completes an oasis in the east and one in the west."""
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:salt
        """,
        phase="discovering",
        display_1=tile,
        explorers=explorers,
        **lines,
    )
    do(match, "take 3.1", "lay g2 0")
    return match


@pytest.mark.rule("S23")
def test_of_two_oases_that_a_tile_completes_the_player_to_move_picks_the_first() -> None:
    """Ruling."""
    match = two()
    do(match, "explorer 13 w")
    assert (match.actor, legal(match)) == (0, "score e, score w")
    do(match, "score w")
    assert (match.actor, in_line(match), legal(match)) == (0, [13], "field myrrh")
    do(match, "field myrrh")
    assert (match.actor, in_line(match), legal(match)) == (1, [11], "field salt, field gems")


@pytest.mark.rule("S23")
def test_the_other_order_is_as_good() -> None:
    match = two()
    do(match, "explorer 13 w", "score e")
    assert (match.actor, in_line(match)) == (1, [11])
    do(match, "field gems")
    assert (match.actor, in_line(match)) == (0, [13])


@pytest.mark.rule("S23")
@pytest.mark.rule("S29")
def test_the_first_is_scored_to_the_end_turban_included_before_the_second() -> None:
    """Ruling: in the west 16 hands the turban on, so that in the east 11 stands before 13."""
    match = two(explorers="11 h2w 13 h2w")
    do(match, "explorer 16 w", "score w", "field myrrh")
    assert turban(match) == 11
    assert in_line(match) == [11, 13]
    match = two(explorers="11 h2w 13 h2w")
    do(match, "explorer 16 w", "score e")
    assert in_line(match) == [13, 11]


@pytest.mark.rule("S23")
def test_the_order_is_asked_even_when_nobody_stands_there() -> None:
    match = two(explorers="")
    do(match, "pass")
    assert choices(match, "score") == "e w"
    do(match, "score w")
    assert phase(match) == "leading"


@pytest.mark.rule("S23")
def test_only_complete_oases_can_be_picked() -> None:
    match = two()
    do(match, "pass")
    assert told(match.why_not("score n")) == [("S23", "not-complete", "g2")]


@pytest.mark.rule("S23")
def test_a_complete_part_and_an_open_one_are_not_asked_about() -> None:
    match = table(
        """
             f      g    h
        2    +@1    .    .a.a:salt
        """,
        phase="discovering",
        display_1=".a.b:gems,myrrh",
        explorers="11 h2w",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 13 w")
    assert (match.actor, legal(match)) == (0, "field myrrh")
    do(match, "field myrrh")
    assert (phase(match), stands(match, 11)) == ("leading", "h2e")
