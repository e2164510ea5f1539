"""S18: when nobody has drawn or laid a tile for a whole round, the next player must draw."""

from typing import Any

import pytest

from games.sons.table import display, do, legal, line, may, table, told
from serai.core.match import Match

PLAN = """
         f      h
    4    +      .
    6    +@1    +@2
    """
UNFIT = "aaaa aaaa aaaa"
POOR: dict[str, Any] = {"player_1": "water 0", "player_2": "water 0"}
FULL: dict[str, Any] = {"display_1": UNFIT, "display_2": UNFIT}


def stuck(**lines: Any) -> Match:
    """Seat 1 is to move; both players have just had a turn without a tile."""
    return table(PLAN, **{**FULL, **POOR, "idle": 2, "left": "aaaa a...:gems ....", **lines})


@pytest.mark.rule("S18")
def test_after_a_whole_round_without_a_tile_the_next_player_must_draw() -> None:
    """Ruling."""
    match = table(PLAN, left="aaaa ....", **FULL, **POOR)
    do(match, "stay", "pass", "stay", "pass", "stay")
    assert (match.actor, legal(match)) == (0, "draw")


@pytest.mark.rule("S18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_in_turn_must_have_had_one(seats: int) -> None:
    picture = """
             d      f      h
        6    +@3    +@1    +@2
        8    .      +@4    .
        """
    lines: dict[str, Any] = {}
    for seat in range(1, seats + 1):
        lines |= {f"display_{seat}": UNFIT, f"player_{seat}": "water 0"}
    match = table(picture, seats, left="aaaa ....", **lines)
    for _ in range(seats):
        do(match, "stay")
        assert legal(match) == "pass"
        do(match, "pass")
    do(match, "stay")
    assert (match.actor, legal(match)) == (0, "draw")


@pytest.mark.rule("S18")
def test_then_nothing_else_may_be_done() -> None:
    match = stuck(display_1="aaaa aaaa a...:gems", player_1="water 1")
    do(match, "move f1")
    assert legal(match) == "draw"
    for text in ("pass", "take 3.3", "scout 3.4"):
        assert ("S18", "must-draw", "") in told(match.why_not(text))


@pytest.mark.rule("S18")
def test_the_player_moves_before() -> None:
    match = stuck()
    assert may(match, "stay") and may(match, "move f1")


@pytest.mark.rule("S18")
@pytest.mark.rule("S16")
def test_a_tile_that_does_not_fit_leaves_the_game() -> None:
    match = stuck()
    events = do(match, "stay", "draw", "tile 5.1")
    assert [(event.kind, event.rule) for event in events[2:]] == [("drawn", "S12"), ("gone", "S18")]
    assert (display(match, 0), line(match, "gone").split()[-1]) == ("3.1 3.2 3.3", "5.1")
    assert sum(match.view()["stacks"]) == 2


@pytest.mark.rule("S18")
def test_a_tile_that_fits_is_laid_as_ever() -> None:
    match = stuck()
    do(match, "move f1", "draw", "tile 5.2")
    assert legal(match) == "lay e1 1, lay g1 0, lay g1 1, lay g1 2"
    do(match, "lay g1 2", "explorer 13 s")
    assert (display(match, 0), match.actor) == ("3.1 3.2 3.3", 1)


@pytest.mark.rule("S18")
@pytest.mark.rule("S20")
def test_after_a_desert_tile_the_second_discovery_goes_by_the_usual_rules() -> None:
    match = stuck()
    do(match, "move f1", "draw", "tile 5.3", "lay g1 0", "stay")
    assert legal(match) == "pass"
    assert told(match.why_not("draw")) == [("S16", "display-full", "3.1 3.2 3.3")]


@pytest.mark.rule("S18")
def test_the_count_starts_anew_after_a_tile_that_left_the_game() -> None:
    match = stuck()
    do(match, "stay", "draw", "tile 5.1", "stay")
    assert (match.actor, legal(match)) == (1, "pass")
    do(match, "pass", "stay")
    assert (match.actor, legal(match)) == (0, "pass")
    do(match, "pass", "stay")
    assert (match.actor, legal(match)) == (1, "draw")


@pytest.mark.rule("S18")
@pytest.mark.rule("S30")
@pytest.mark.parametrize("fate", ["tile 5.1", "tile 5.2"], ids=["left the game", "laid"])
def test_the_count_has_started_anew_in_the_extra_turn_too(fate: str) -> None:
    """A tile has just been drawn, so in the extra turn nobody must draw again."""
    match = stuck(player_1="water 1")
    do(match, "move f1" if fate == "tile 5.2" else "stay", "draw", fate)
    if fate == "tile 5.2":
        do(match, "lay g1 0", "pass", "leader", "move f6")
    else:
        do(match, "leader", "stay")
    assert legal(match) == "pass"
    assert told(match.why_not("draw")) == [("S16", "display-full", "3.1 3.2 3.3")]


@pytest.mark.rule("S18")
def test_a_regular_turn_is_counted_with_its_extra_turn() -> None:
    """Without a tile in both, they are one turn; with a tile in the extra turn the count ends."""
    match = table(PLAN, left="aaaa ....", **FULL)
    do(match, "stay", "pass", "leader", "stay", "pass")
    assert (match.actor, line(match, "idle")) == (1, "1")
    match = table(PLAN, left="aaaa ....", **{**FULL, "display_1": "aaaa aaaa a..."})
    do(match, "stay", "pass", "leader", "move f1", "take 3.3", "lay g1 0", "pass")
    assert (match.actor, line(match, "idle")) == (1, "")


@pytest.mark.rule("S18")
def test_a_tile_laid_ends_the_count() -> None:
    match = table(PLAN, idle=1, left="aaaa ....", **{**FULL, "display_1": "aaaa aaaa a..."}, **POOR)
    do(match, "move f1", "take 3.3", "lay g1 0", "pass")
    assert line(match, "idle") == ""


@pytest.mark.rule("S18")
def test_without_tiles_left_nobody_must_draw() -> None:
    match = stuck(left="", last=2)
    do(match, "stay")
    assert legal(match) == "pass"


@pytest.mark.rule("S18")
@pytest.mark.rule("S31")
def test_a_tile_that_leaves_the_game_counts_as_drawn() -> None:
    match = stuck(left="aaaa")
    events = do(match, "stay", "draw", "tile 5.1")
    assert [event.kind for event in events[1:]] == ["draw", "drawn", "gone", "last-tile"]
    do(match, "stay", "pass", "stay", "pass")
    assert match.over
