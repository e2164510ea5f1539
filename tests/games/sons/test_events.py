"""What happened: the events of every action in sentences, the ledger, and taking back."""

import random
import re
from typing import Any

import pytest

import serai
from games.sons.scenes import ALL_SIX, CENTRE, FAR, OUT, TWO
from games.sons.table import closing, do, legal, table, water
from serai.core.contract import CHANCE, SPECTATOR
from serai.core.errors import NothingToUndo
from serai.core.match import Match
from serai.core.registry import folder_of
from walk import ODD_TILES, length

CROSSING = """
         e    f      g
    5    .    +@1    .
    """
BARE = """
         f      g    h
    2    +@1    .    ...a
    """


def scene(
    actions: str, *sentences: str, at: str = "", seen_by: int = SPECTATOR, **lines: Any
) -> Any:
    """Actions at a table, and what is told of the last of them."""
    return pytest.param(actions.split(", "), list(sentences), (at, lines), seen_by, id=actions)


def scored(actions: str, *sentences: str, seen_by: int = SPECTATOR, **lines: Any) -> Any:
    """Actions when an oasis has just been completed (`fields`, `explorers`)."""
    return pytest.param(actions.split(", "), list(sentences), (None, lines), seen_by, id=actions)


DISCOVERING: dict[str, Any] = {"phase": "discovering"}
FULL: dict[str, Any] = {"player_1": "salt 4, water 2"}
SCENES = [
    # moving
    scene("stay", "1 stays on f1."),
    scene("move f5", "1 moves from f1 to f5."),
    scene("move h2", "1 pays the camel driver 1 water.", "1 moves from f2 to h2.", at=FAR),
    # discovering
    scene("draw", "1 draws a tile.", **DISCOVERING),
    scene("draw, tile 5.1", "1 gets tile 5.1: one oasis side.", **DISCOVERING),
    scene(
        "draw, tile 5.1",
        "1 gets tile 5.1: four oasis sides in one part.",
        "Tile 5.1 fits nowhere here and goes into the display of 1.",
        at=CROSSING,
        left="aaaa ....",
        **DISCOVERING,
    ),
    scene(
        "draw, tile 5.1",
        "1 gets tile 5.1: four oasis sides in one part.",
        "Tile 5.1 fits nowhere here and leaves the game.",
        at=CROSSING,
        left="aaaa ....",
        display_1="aaaa aaaa aaaa",
        idle=2,
        **DISCOVERING,
    ),
    scene(
        "draw, tile 5.1",
        "1 gets tile 5.1: one oasis side.",
        "The last tile is drawn: after this turn each player has one more.",
        left="a...",
        **DISCOVERING,
    ),
    scene(
        "take 3.1",
        "1 takes tile 3.1 from the display: one oasis side.",
        display_1="a...",
        **DISCOVERING,
    ),
    scene(
        "scout 3.1",
        "1 pays the scout 1 water and takes tile 3.1 from seat 2: one oasis side.",
        display_2="a...",
        **DISCOVERING,
    ),
    scene("pass", "1 discovers nothing.", at=CENTRE, left="", last=2, **DISCOVERING),
    scene(
        "take 3.1, lay g1 2",
        "1 lays tile 3.1 on g1 and moves there.",
        display_1="a...",
        **DISCOVERING,
    ),
    scene(
        "take 3.1, lay g1 0",
        "1 lays tile 3.1 on g1 and moves there.",
        "Desert: 1 may move and discover once more.",
        display_1="....",
        **DISCOVERING,
    ),
    scene(
        "take 3.1, lay g1 0, stay, take 3.2, lay h1 0",
        "1 lays tile 3.2 on h1 and moves there.",
        display_1=".... ....",
        **DISCOVERING,
    ),
    scene("scout 3.1, lay g1 2, redraw", "2 draws a tile.", display_2="a...", **DISCOVERING),
    scene(
        "scout 3.1, lay g1 2, redraw, tile 5.2",
        "2 gets tile 5.2 for the display: one oasis side.",
        display_2="a...",
        **DISCOVERING,
    ),
    scene("scout 3.1, lay g1 2, decline", "2 does not draw.", display_2="a...", **DISCOVERING),
    # explorers
    scene(
        "take 3.1, lay g1 2, explorer 13 s",
        "1 puts explorer 13 on g1.",
        display_1="a...",
        **DISCOVERING,
    ),
    scene("take 3.1, lay g1 2, pass", "1 places no explorer.", display_1="a...", **DISCOVERING),
    scene(
        "take 3.1, lay g1 2, recall 3",
        "1 takes explorer 3 back from h9.",
        at=OUT,
        explorers="16 h9e 13 h9e 3 h9e 2 h9e",
        display_1="a...",
        **DISCOVERING,
    ),
    # oases
    scored(
        "explorer 13 e",
        "1 puts explorer 13 on g2.",
        "The oasis on f2, g2, h2 and i2 is complete, with salt and gems.",
        "In line: 13.",
        fields="gems salt",
    ),
    scored(
        "pass",
        "1 places no explorer.",
        "The oasis on f2, g2 and h2 is complete, with 2 water.",
        "Nobody stands there.",
        fields="water2",
    ),
    scored(
        "pass",
        "1 places no explorer.",
        "The oasis on f2, g2 and h2 is complete, and has no field.",
        "In line: 13 and 11.",
        "1 pays 1 water for the line.",
        fields="-",
        explorers="13 11",
    ),
    scored(
        "pass",
        "1 places no explorer.",
        "The oasis on f2, g2 and h2 is complete, and has no field.",
        "In line: 13, 11 and 10.",
        "1 cannot pay: explorer 13 goes home.",
        "2 pays 1 water for the line.",
        fields="-",
        explorers="13 11 10",
        player_1="water 0",
    ),
    scored(
        "pass",
        "1 places no explorer.",
        "The oasis on f2, g2 and h2 is complete, and has no field.",
        "In line: 13 and 11.",
        fields="-",
        explorers="13 11",
        rules=1,
    ),
    scored(
        "pass",
        "1 places no explorer.",
        "The oasis on f2, g2 and h2 is complete, with gems.",
        "In line: 13 and 11.",
        "1 pays 1 water for the line.",
        fields="gems",
        explorers="13 11",
    ),
    scored(
        "pass",
        "1 places no explorer.",
        "The oasis on f2, g2 and h2 is complete, with gems.",
        "In line: 13, 11 and 10.",
        "1 cannot pay: explorer 13 goes home.",
        "2 pays 1 water for the line.",
        fields="gems",
        explorers="13 11 10",
        player_1="water 0",
    ),
    scored(
        "pass",
        "1 places no explorer.",
        "The oasis on f2, g2 and h2 is complete, with gems.",
        "In line: 13 and 3.",
        "1 cannot pay: explorer 13 goes home.",
        fields="gems",
        explorers="13 3",
        player_1="water 0",
    ),
    scored(
        "recall 3",
        "1 takes explorer 3 back from h2.",
        "The oasis on f2, g2 and h2 is complete, with gems.",
        "In line: 16, 13 and 2.",
        "1 pays 1 water for the line.",
        fields="gems",
        explorers="16 13 3 2",
    ),
    scene(
        "take 3.1, lay g2 0, explorer 13 w, score w",
        "1 has the oasis to the west of g2 scored first.",
        "The oasis on f2 and g2 is complete, with myrrh.",
        "In line: 13.",
        at=TWO,
        display_1=".a.b:gems,myrrh",
        explorers="11 h2w",
        **DISCOVERING,
    ),
    scene(
        "take 3.1, lay g2 0, explorer 16 w, score w, field myrrh",
        "1 chooses myrrh.",
        "1 takes myrrh.",
        "2 has the turban now, on explorer 11.",
        "The oasis on g2 and h2 is complete, with salt and gems.",
        "In line: 11 and 13.",
        "2 pays 1 water for the line.",
        at=TWO,
        display_1=".a.b:gems,myrrh",
        explorers="11 h2w 13 h2w",
        **DISCOVERING,
    ),
    scene(
        "take 3.1, lay g2 0, explorer 3 w, score w, field water1",
        "1 chooses 1 water.",
        "1 takes 1 water.",
        "The oasis on g2 and h2 is complete, and has no field.",
        "In line: 13 and 11.",
        "1 pays 1 water for the line.",
        at=BARE,
        display_1=".a.b:-,water1",
        explorers="11 h2w 13 h2w",
        player_1="water 0",
        **DISCOVERING,
    ),
    scene(
        "take 3.1, lay g2 0, explorer 3 e, score e",
        "1 has the oasis to the east of g2 scored first.",
        "The oasis on g2 and h2 is complete, and has no field.",
        "In line: 13, 11 and 3.",
        "1 pays 1 water for the line.",
        "The oasis on f2 and g2 is complete, with myrrh.",
        "Nobody stands there.",
        at=BARE,
        display_1=".a.b:-,myrrh",
        explorers="11 h2w 13 h2w",
        player_1="water 1",
        **DISCOVERING,
    ),
    scene(
        "take 3.1, lay g2 0, pass",
        "1 places no explorer.",
        at=TWO,
        display_1=".a.b:gems,myrrh",
        **DISCOVERING,
    ),
    scene(
        "take 3.1, lay g2 0, pass, score e",
        "1 has the oasis to the east of g2 scored first.",
        "The oasis on g2 and h2 is complete, with salt and gems.",
        "Nobody stands there.",
        "The oasis on f2 and g2 is complete, with myrrh.",
        "Nobody stands there.",
        at=TWO,
        display_1=".a.b:gems,myrrh",
        **DISCOVERING,
    ),
    # fields
    scored("pass, field gems", "1 chooses gems.", "1 takes gems.", fields="gems", explorers="13"),
    scored("pass, pass", "1 takes no field.", fields="gems", explorers="13", rules=1),
    scored("pass, field gems, pass", "2 takes no field.", fields="gems salt", explorers="13 11"),
    scored(
        "pass, field water3",
        "1 chooses 3 water.",
        "1 takes 3 water.",
        fields="water3",
        explorers="13",
    ),
    scored(
        "pass, field water2",
        "1 chooses 2 water.",
        "1 takes 1 water.",
        fields="water2",
        explorers="13",
        player_2="water 17",
    ),
    scored(
        "pass, field water1",
        "1 chooses 1 water.",
        "There is nothing to take for 1.",
        fields="water1",
        explorers="13",
        player_2="water 18",
    ),
    scored(
        "pass, field camel",
        "1 chooses a camel.",
        "1 takes a camel: two more places for goods.",
        fields="camel",
        explorers="13",
    ),
    scored(
        "pass, field camel",
        "1 chooses a camel.",
        "There is nothing to take for 1.",
        fields="camel",
        explorers="13",
        player_2="camels 10",
    ),
    scored("pass, field gems", "1 chooses gems.", fields="gems", explorers="13", **FULL),
    scored(
        "pass, field gems, throw salt",
        "1 throws salt away for gems.",
        fields="gems",
        explorers="13",
        **FULL,
    ),
    scored("pass, field gems, leave", "1 leaves gems.", fields="gems", explorers="13", **FULL),
    scored(
        "pass, field gems",
        "1 chooses gems.",
        "1 takes gems.",
        "2 has the turban now, on explorer 11.",
        fields="gems",
        explorers="16",
    ),
    # rumours
    scored("pass, field rumour", "1 chooses a rumour.", fields="rumour", explorers="13"),
    scored(
        "pass, field rumour, rumour +2",
        "1 takes rumour r1: +2.",
        fields="rumour",
        explorers="13",
        seen_by=0,
    ),
    scored(
        "pass, field rumour, rumour -1",
        "1 takes rumour r1: −1.",
        fields="rumour",
        explorers="13",
        seen_by=0,
    ),
    scored(
        "pass, field rumour, rumour +2",
        "1 takes rumour r1 and looks at it.",
        fields="rumour",
        explorers="13",
        seen_by=1,
    ),
    scored(
        "pass, field rumour, rumour +2, put salt",
        "1 puts r1 on salt.",
        fields="rumour",
        explorers="13",
    ),
    scored(
        "pass, field rumour, look r3",
        "1 looks at r3.",
        "r3 is +1.",
        fields="rumour",
        explorers="13",
        seen_by=0,
        **ALL_SIX,
    ),
    scored(
        "pass, field rumour, look r1",
        "1 looks at r1.",
        fields="rumour",
        explorers="13",
        seen_by=1,
        **ALL_SIX,
    ),
    scored(
        "pass, field rumour, look r3, leave",
        "1 leaves r3 where it is.",
        fields="rumour",
        explorers="13",
        **ALL_SIX,
    ),
    scored(
        "pass, field rumour, look r3, remove",
        "1 puts r3 back into the supply.",
        fields="rumour",
        explorers="13",
        **ALL_SIX,
    ),
    scored(
        "pass, field rumour, pass",
        "1 looks at no rumour.",
        fields="rumour",
        explorers="13",
        **ALL_SIX,
    ),
    scored(
        "pass, field rumour, look r3, remove, field rumour, rumour r3",
        "2 takes rumour r3 from the supply again.",
        fields="rumour rumour",
        explorers="13 11",
        **ALL_SIX,
    ),
    # going on, and the end
    scene("leader", "1 pays the caravan leader 1 water for one more turn.", phase="leading"),
    scene("end", "1 ends the turn.", phase="leading"),
    scene(
        "end",
        "2 ends the turn.",
        "The game is over.",
        "Rumour r1 on gems is turned up: +3.",
        "Rumour r2 on salt is turned up: −2.",
        "1, gems × 2: 8 gold.",
        "1, r1 on gems × 2: 6 gold.",
        "2, salt × 1: 4 gold.",
        "2, r2 on salt × 1: −2 gold.",
        phase="leading",
        turn=2,
        left="",
        last=1,
        player_1="gems 2",
        player_2="salt 1, water 1",
        r1="+3 gems seen 1",
        r2="-2 salt seen 2",
    ),
]


def acted(actions: list[str], where: tuple[str | None, dict[str, Any]]) -> Match:
    at, lines = where
    match = closing(**lines) if at is None else table(at, **lines)
    do(match, *actions)
    return match


@pytest.mark.parametrize(("actions", "sentences", "where", "seen_by"), SCENES)
def test_what_happened_is_told_in_sentences(
    actions: list[str],
    sentences: list[str],
    where: tuple[str | None, dict[str, Any]],
    seen_by: int,
) -> None:
    match = acted(actions, where)
    assert match.sentences(seen_by, since=len(match.log) - 1) == sentences
    assert all(event.rule for event in match.events(seen_by))


def test_every_kind_of_event_is_reached() -> None:
    folder = folder_of("sons")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^sons-event-([a-z-]+) =", texts, re.MULTILINE))
    reached = {
        event.kind
        for param in SCENES
        for event in acted(param.values[0], param.values[2]).events(param.values[3])
    }
    assert reached | {event.kind for event in serai.new("sons", seed=1).events()} == known


# -- the whole log ----------------------------------------------------------------------------


@pytest.mark.rule("S1")
@pytest.mark.rule("S6")
def test_setting_up_is_told_in_order() -> None:
    match = serai.new("sons", 3, seed=1)
    told = [(event.kind, event.rule) for event in match.events() if event.kind != "turban"]
    assert told == [("first", "S1"), ("dealt", "S6"), ("dealt", "S6"), ("dealt", "S6")]
    assert {event.seat for event in match.events()[:2]} == {match.actor}
    assert match.sentences()[0] == f"{match.actor + 1} is the first player."


@pytest.mark.rule("S7")
@pytest.mark.parametrize("first", ["lot", "1"])
def test_the_first_turban_is_not_told_as_one_that_went_on(first: str) -> None:
    """S29 is for a turban after a scoring; here, if it is told at all, it is S1 or S7."""
    events = serai.new("sons", 3, seed=1, first=first).events()
    assert {event.rule for event in events if event.kind == "turban"} <= {"S1", "S7"}


def test_an_action_tells_what_chance_brought_too() -> None:
    match = table(phase="discovering", left="a...")
    assert [event.kind for event in match.play("draw")] == ["draw", "drawn", "last-tile"]


def test_events_can_be_asked_from_a_moment_on() -> None:
    match = table(display_1="a...")
    do(match, "stay", "take 3.1")
    assert [event.kind for event in match.events(since=1)] == ["take"]
    assert match.events(since=2) == []


@pytest.mark.rule("S23")
def test_an_event_carries_the_cells_of_the_oasis() -> None:
    events = do(closing("gems", "13"), "pass")
    complete = next(event for event in events if event.kind == "complete")
    assert (complete.rule, complete.cells) == ("S23", ("f2", "g2", "h2"))


# -- two oases, and a turban that goes on twice -------------------------------------------------


def two_bare(seats: int, **lines: Any) -> Match:
    """Two oases without fields are completed; 16 stands in the west, 11 and 13 in the east."""
    match = table(
        """
             f      g    h
        2    +@1    .    ...a
        """,
        seats,
        phase="discovering",
        display_1=".a.b",
        explorers="11 h2w 13 h2w",
        **lines,
    )
    do(match, "take 3.1", "lay g2 0", "explorer 16 w")
    return match


@pytest.mark.rule("S29")
def test_a_turban_that_goes_on_twice_in_one_action_is_told_twice() -> None:
    match = two_bare(3)
    do(match, "score w")
    assert match.sentences(since=len(match.log) - 1) == [
        "1 has the oasis to the west of g2 scored first.",
        "The oasis on f2 and g2 is complete, and has no field.",
        "In line: 16.",
        "2 has the turban now, on explorer 11.",
        "The oasis on g2 and h2 is complete, and has no field.",
        "In line: 11 and 13.",
        "2 pays 1 water for the line.",
        "3 has the turban now, on explorer 12.",
    ]


@pytest.mark.rule("S29")
def test_a_turban_that_goes_to_and_fro_in_one_action_is_told_twice_too() -> None:
    match = two_bare(2)
    events = do(match, "score w")
    turbans = [(event.seat, event.facts["height"]) for event in events if event.kind == "turban"]
    assert turbans == [(1, 11), (0, 16)]


@pytest.mark.rule("S29")
def test_a_turban_that_goes_on_in_the_second_oasis_is_told_after_it() -> None:
    match = two_bare(3)
    do(match, "score e")
    sentences = match.sentences(since=len(match.log) - 1)
    assert sentences[1:] == [
        "The oasis on g2 and h2 is complete, and has no field.",
        "In line: 13 and 11.",
        "1 pays 1 water for the line.",
        "The oasis on f2 and g2 is complete, and has no field.",
        "In line: 16.",
        "2 has the turban now, on explorer 11.",
    ]


# -- the ledger -------------------------------------------------------------------------------


@pytest.mark.rule("S32")
@pytest.mark.soak
@pytest.mark.parametrize("tiles", ["dunes", ODD_TILES], ids=["dunes", "odd"])
def test_the_ledger_adds_up_to_the_points(tiles: str) -> None:
    for seed in range(length(30)):
        match, dice = serai.new("sons", 2 + seed % 3, seed=seed, tiles=tiles), random.Random(seed)
        while not match.over:
            busy = [t for t in match.legal() if t not in ("pass", "end", "leave", "decline")]
            match.play(dice.choice(busy or match.legal()))
        for score in match.points():
            assert sum(score.by_source().values()) == score.total
            assert set(score.by_source()) <= {"goods", "rumours"}
            assert {booking.rule for booking in score.ledger} <= {"S32"}


@pytest.mark.rule("S32")
def test_a_position_that_is_over_has_its_gold_booked() -> None:
    match = table(phase="over", left="", player_1="gems 2", r1="+2 gems seen 2")
    assert [score.by_source() for score in match.points()] == [{"goods": 8, "rumours": 4}, {}]
    assert [score.total for score in match.points()] == [12, 0]


def test_who_chance_acts_for_is_told_with_the_events() -> None:
    match = closing("gems", "13 11")
    events = do(match, "pass")
    assert [event.seat for event in events] == [0, 0, CHANCE, 0]


# -- taking back ------------------------------------------------------------------------------


def test_taking_back_gives_position_points_and_events_back() -> None:
    match = closing("gems salt", "13 11")
    before = match.state.tobytes(), match.points(), match.events(), match.legal()
    do(match, "pass", "field gems")
    assert match.undo() == "field gems"
    assert match.undo() == "pass"
    assert (match.state.tobytes(), match.points(), match.events(), match.legal()) == before


def test_taking_back_a_draw_brings_the_same_tile_again() -> None:
    match = table(phase="discovering")
    match.play("draw")
    held = match.view()["held"]
    assert match.undo() == "draw"
    assert legal(match) == "draw"
    match.play("draw")
    assert match.view()["held"] == held
    assert water(match) == [2, 2]


def test_what_only_chance_did_cannot_be_taken_back() -> None:
    with pytest.raises(NothingToUndo):
        serai.new("sons", seed=1).undo()
