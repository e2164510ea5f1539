"""Records: whatever is wrong is named with its line."""

import pytest

import serai
from serai.core.errors import BadOption, BadPosition, BadRecord, UnknownGame
from serai.core.match import Match
from serai.core.record import draws_follow_seed
from walk import Table, finished


@pytest.fixture(scope="module")
def match() -> Match:
    return finished(Table("souk", 2), 1)


def changed(match: Match, old: str, new: str) -> str:
    text = match.record()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("serai record 1", "serai record 9", "line 1"),
        ("game: souk", "game souk", "line 2"),
        ("game: souk", "gamble: souk", "line 2"),
        ("rules: 1", "rules: 99", "line 3.*99"),
        ("rules: 1", "rules: one", "line 3.*one"),
        ("seats: 2", "seats: ", "seats:"),
        ("seats: 2", "seats: 2\nseats: 2", "line 5.*twice"),
        ("options: deck=bazaar", "options: deck", "line 6.*NAME=VALUE"),
        ("material: bazaar ", "material: bazaar 0", "line 7"),
        ("moves:\n", "", "line "),
        ("moves:\n*", "moves:\n7", "line 10.*seat"),
        ("moves:\n* deal", "moves:\n1 deal", "line 10.*turn"),
        ("moves:\n* deal", "moves:\n* dance", "line 10.*dance"),
        ("\n1 ", "\n2 ", "line 12.*turn"),
        ("\n1 ", "\n1 undo\n1 ", "line 12.*nothing to take back"),
        ("result: ", "result: 7 ", "line .*7"),
    ],
)
def test_a_fault_is_named_with_its_line(match: Match, old: str, new: str, told: str) -> None:
    with pytest.raises(BadRecord, match=told):
        serai.load(changed(match, old, new))


def test_a_result_before_the_end_is_refused(match: Match) -> None:
    lines = match.record().splitlines()
    with pytest.raises(BadRecord, match="not over"):
        serai.load("\n".join([*lines[:12], lines[-1]]))


def test_nothing_may_stand_after_the_end(match: Match) -> None:
    with pytest.raises(BadRecord, match="after the end"):
        serai.load(match.record() + "1 lay\n")


def test_an_unknown_game_and_a_bad_option_are_told_as_such(match: Match) -> None:
    with pytest.raises(UnknownGame):
        serai.load(changed(match, "game: souk", "game: chess"))
    with pytest.raises(BadOption):
        serai.load(changed(match, "deck=bazaar", "color=red"))
    with pytest.raises(BadOption, match="casino"):
        serai.load(changed(match, "deck=bazaar", "deck=casino"))


def test_a_record_that_was_cut_off_goes_on(match: Match) -> None:
    lines = match.record().splitlines()
    again = serai.load("\n".join(lines[:13]))
    while not again.over:
        again.play(again.legal()[0])
    assert draws_follow_seed(again)


def test_draws_that_do_not_follow_the_seed_are_noticed(match: Match) -> None:
    assert draws_follow_seed(match)
    assert not draws_follow_seed(serai.load(changed(match, "seed: 1", "seed: 2")))
    assert not draws_follow_seed(serai.load(changed(match, "seed: 1", "seed: -")))


def test_a_record_as_a_seat_knows_it_does_not_replay_unseen_cards() -> None:
    running = Table("souk", 2).match(3)
    with pytest.raises(BadRecord, match="line 11"):
        serai.load(running.record(0))


def test_a_table_with_its_own_file_keeps_it_in_the_record() -> None:
    deck = "rounds: 1\n1 x 5  \n7 x 2"
    own = serai.new("souk", deck=deck, seed=4)
    again = serai.load(own.record())
    assert again.material.source == own.material.source
    assert not again.material.shipped
    with pytest.raises(BadRecord, match="not the own"):
        serai.load(own.record().replace("| 7 x 2", "| 7 x 3"))


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="souk"):
        serai.position("desert", str(Table("souk", 2).match(1).position))


@pytest.mark.parametrize("game", ["desert", "targi", "sons"])
def test_a_fault_in_a_drawing_has_its_line_in_the_whole_text(game: str) -> None:
    """Of a position, and of a record that begins in one."""
    position = str(serai.new(game, seats=2, seed=1).position)
    wrong = position.replace("start:\n", "start:\n| weather: fine\n")
    line = wrong.split("\n").index("| weather: fine") + 1
    with pytest.raises(BadPosition, match=f"line {line}:"):
        serai.position(game, wrong)
    begun = wrong.replace("serai position 1", "serai record 1", 1)
    with pytest.raises(BadPosition, match=f"line {line}:"):
        serai.load(
            begun.replace("start:\n", "seed: -\nstart:\n").replace("seed: -\n", "", 1) + "moves:\n"
        )
