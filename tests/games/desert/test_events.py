"""What happened: the events of every action, the ledger they add up to, and taking back."""

import random
from typing import Any

import pytest

import serai
from games.desert.picture import picture
from serai.core.contract import CHANCE, SPECTATOR, Event
from serai.core.errors import NothingToUndo
from serai.core.match import Match

BUSY = """
    1   3   .   1   .   L1  .
    2     .   T   .   .   l1  .
    3   .   .   .   .   2   A2
    """


def told(events: list[Event]) -> list[tuple[str, int, str, int, str]]:
    """Kind, seat, rule, points and cells."""
    return [(e.kind, e.seat, e.rule, e.points, " ".join(e.cells)) for e in events]


def random_game(seats: int, seed: int, **options: Any) -> Match:
    match = serai.new("desert", seats, seed=seed, **options)
    choose = random.Random(seed)
    while not match.over:
        match.play(choose.choice(match.legal()))
    return match


# -- one action -------------------------------------------------------------------------------


@pytest.mark.rule("D13")
def test_a_camel_is_one_event() -> None:
    match = picture("1   L1  .   .   A2")
    assert told(match.play("lime b1")) == [("camel", 0, "D13", 0, "b1")]


@pytest.mark.rule("D21")
@pytest.mark.rule("D22")
@pytest.mark.rule("D26")
@pytest.mark.rule("D27")
def test_what_one_camel_brings_is_told_in_the_order_of_the_rules() -> None:
    inside = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"
    assert told(picture(BUSY).play("lime e3")) == [
        ("camel", 0, "D13", 0, "e3"),
        ("waterhole", 0, "D21", 2, "e3"),
        ("enclosed", 0, "D23", 0, inside),
        ("waterholes-inside", 0, "D26", 4, "a1 c1"),
        ("oasis-inside", 0, "D27", 5, "b2"),
    ]


def test_an_enclosed_area_tells_how_much_is_in_it() -> None:
    event = picture(BUSY).play("lime e3")[2]
    assert event.facts == {"colour": "lime", "spaces": 11, "tokens": 2, "oases": 1}


@pytest.mark.rule("D22")
def test_each_oasis_reached_is_an_event_of_its_own() -> None:
    match = picture("""
        1   .   .   .   .   .
        2     .   L1  .   .   .
        3   .   .   .   T   .
        4     .   T   .   .   .
        5   .   .   .   .   A2
        """)
    assert told(match.play("lime c3"))[1:] == [
        ("oasis", 0, "D22", 5, "d3"),
        ("oasis", 0, "D22", 5, "b4"),
    ]


@pytest.mark.rule("D27")
def test_an_oasis_reached_by_the_closing_camel_is_not_told_again_as_inside() -> None:
    match = picture("""
        1   .   .   .   l1  L1  .
        2     .   T   .   .   .   A2
        3   .   .   .   ^   .   .
        """)
    assert told(match.play("lime c2")) == [
        ("camel", 0, "D13", 0, "c2"),
        ("oasis", 0, "D22", 5, "b2"),
        ("enclosed", 0, "D23", 0, "a1 b1 c1 a2 b2 a3 b3 c3"),
    ]


@pytest.mark.rule("D29")
def test_each_area_is_an_event_of_its_own() -> None:
    match = picture("""
        1   .   .   .   .   .   .   .
        2     .   .   .   L1  l1  .   .
        3   .   .   l1  .   2   l1  .
        4     .   l1  3   l1  l1  .   .
        5   .   .   l1  l1  .   .   A2
        """)
    assert told(match.play("lime d3")) == [
        ("camel", 0, "D13", 0, "d3"),
        ("enclosed", 0, "D23", 0, "e3"),
        ("waterholes-inside", 0, "D26", 2, "e3"),
        ("enclosed", 0, "D23", 0, "c4"),
        ("waterholes-inside", 0, "D26", 3, "c4"),
    ]


@pytest.mark.rule("D20")
def test_a_skip_is_told() -> None:
    match = picture("1   L1  .   L2  .   .")
    assert told(match.play("skip")) == [("skip", 0, "D20", 0, "")]


@pytest.mark.rule("D30")
@pytest.mark.rule("D31")
@pytest.mark.rule("D32")
def test_the_end_is_told_with_the_camel_that_brings_it() -> None:
    match = picture(
        """
        1   .   L1  .   .   A1  .
        2     .   .   .   .   .   .
        3   .   .   .   .   .   A2
        """,
        herds=1,
        left=1,
    )
    assert told(match.play("lime a2")) == [
        ("camel", 0, "D13", 0, "a2"),
        ("enclosed", 0, "D23", 0, "a1"),
        ("herd-empty", 0, "D30", 0, ""),
        ("tied", 0, "D31", 5, "e1"),
        ("tied", 1, "D31", 5, "f3"),
        ("largest", 0, "D31", 10, "b1 a2"),
        ("area", 0, "D32", 1, "a1"),
    ]


# -- the whole log ----------------------------------------------------------------------------


@pytest.mark.rule("D1")
@pytest.mark.rule("D4")
@pytest.mark.rule("D6")
@pytest.mark.rule("D7")
@pytest.mark.rule("D8")
def test_setting_up_is_told_in_order() -> None:
    match = serai.new("desert", 5, seed=1)
    first = match.actor
    for colour in ["rose", "sky", "amber", "violet", "lime"]:
        match.play(f"aside {colour}")
    assert match.actor == first
    match.play(match.legal()[0])
    events = match.events()
    kinds = ["first", *["aside"] * 5, *["palm"] * 5, *["token"] * 45, "leader"]
    assert [event.kind for event in events] == kinds
    assert events[0].seat == first
    assert events[1].facts["colour"] == "rose"
    assert {event.seat for event in events[6:56]} == {CHANCE}
    assert (events[-1].seat, events[-1].rule) == (first, "D8")


def test_the_action_that_ends_the_setting_up_tells_what_chance_laid() -> None:
    match = serai.new("desert", 5, seed=1)
    for colour in ["rose", "sky", "amber", "violet"]:
        assert len(match.play(f"aside {colour}")) == 1
    assert len(match.play("aside lime")) == 1 + 5 + 45


def test_events_can_be_asked_from_a_moment_on() -> None:
    match = picture("1   L1  .   .   .   .   A2")
    match.play("lime b1")
    match.play("lime c1")
    assert told(match.events(since=1)) == [("camel", 0, "D13", 0, "c1")]
    assert match.events(since=2) == []


@pytest.mark.rule("D35")
def test_events_are_the_same_for_everybody_even_if_totals_are_hidden() -> None:
    match = random_game(2, seed=3, map="wadi", hide_totals=True)
    assert match.events(0) == match.events(1) == match.events(SPECTATOR)


def test_every_event_can_be_said() -> None:
    whole, busy = random_game(5, seed=5), picture(BUSY, herds=2, left=1)
    stuck = picture("1   L1  .   L2  .   .")
    busy.play("lime e3")
    stuck.play("skip")
    for match in (whole, busy, stuck):
        sentences = match.sentences()
        assert len(sentences) == len(match.events())
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


# -- the ledger -------------------------------------------------------------------------------


@pytest.mark.parametrize("hide_totals", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ledger_adds_up_to_the_points(seats: int, hide_totals: bool) -> None:
    match = random_game(seats, seed=seats, hide_totals=hide_totals)
    for score in match.points():
        assert sum(booking.points for booking in score.ledger) == score.total
        assert sum(score.by_source().values()) == score.total
        assert set(score.by_source()) <= {"waterholes", "oases", "caravans", "areas"}


def test_the_ledger_names_the_log_entry_rule_and_cells_of_every_point() -> None:
    match = picture(BUSY)
    match.play("lime f1")
    match.play("lime e3")
    ledger = match.points()[0].ledger
    assert [(b.ply, b.rule, b.source, b.points, " ".join(b.cells)) for b in ledger] == [
        (1, "D21", "waterholes", 2, "e3"),
        (1, "D26", "waterholes", 4, "a1 c1"),
        (1, "D27", "oases", 5, "b2"),
    ]
    assert match.points()[1].ledger == ()


def test_what_a_drawn_board_has_brought_is_booked_before_the_first_action() -> None:
    match = picture(
        """
        1   .   .   .   .   .   o
        2     .   T   l1  L1  .   o
        3   .   .   .   .   .   A2
        """,
        waterholes="0 1 0 / 0 0 1",
    )
    ledger = [[(b.ply, b.source, b.points) for b in score.ledger] for score in match.points()]
    assert ledger == [[(-1, "waterholes", 2), (-1, "oases", 5)], [(-1, "waterholes", 3)]]


# -- taking back ------------------------------------------------------------------------------


def test_taking_back_gives_position_points_and_events_back() -> None:
    match = picture(BUSY)
    match.play("lime f1")
    before = match.state.tobytes(), match.points(), match.events(), match.legal()
    match.play("lime e3")
    assert match.undo() == "camel lime e3"
    assert (match.state.tobytes(), match.points(), match.events(), match.legal()) == before
    assert len(match.log) == 3


def test_taking_back_the_last_leader_aside_takes_palms_and_tokens_back_too() -> None:
    match = serai.new("desert", 5, seed=1)
    for colour in ["rose", "sky", "amber", "violet"]:
        match.play(f"aside {colour}")
    before = match.state.tobytes()
    match.play("aside lime")
    match.undo()
    assert match.state.tobytes() == before
    assert match.legal() == ["aside lime"]


def test_what_only_chance_did_cannot_be_taken_back() -> None:
    with pytest.raises(NothingToUndo):
        serai.new("desert", 2, seed=1).undo()
