"""S29: the turban goes on to the left neighbour's tallest explorer."""

from typing import Any

import pytest

from games.sons.table import closing, do, in_line, phase, stands, table, turban
from serai.core.match import Match


def scored(fields: str, explorers: str, *actions: str, seats: int = 2, **lines: Any) -> Match:
    match = closing(fields, explorers, seats, **lines)
    do(match, "pass", *actions)
    return match


@pytest.mark.rule("S29")
@pytest.mark.parametrize(("wearer", "next_one"), [(16, 11), (11, 12), (12, 15), (15, 16)])
def test_it_goes_to_the_left_neighbours_tallest(wearer: int, next_one: int) -> None:
    match = scored("gems", str(wearer), "field gems", seats=4, turban=wearer)
    assert turban(match) == next_one


@pytest.mark.rule("S29")
def test_with_two_players_it_goes_to_and_fro() -> None:
    assert turban(scored("gems", "16", "field gems")) == 11
    assert turban(scored("gems", "11", "field gems", turban=11)) == 16


@pytest.mark.rule("S29")
def test_it_goes_on_after_the_scoring_not_before() -> None:
    match = scored("gems salt", "16 11 13")
    assert turban(match) == 16
    do(match, "field gems")
    assert (turban(match), in_line(match)) == (16, [13, 11])
    do(match, "field salt")
    assert turban(match) == 11


@pytest.mark.rule("S29")
def test_it_goes_on_though_the_wearer_stood_alone() -> None:
    """Ruling."""
    assert turban(scored("gems", "16", "field gems")) == 11


@pytest.mark.rule("S29")
def test_it_goes_on_though_the_wearer_could_not_be_paid_for() -> None:
    """Ruling."""
    match = scored("gems", "16 13", "field gems", player_1="water 0")
    assert turban(match) == 11


@pytest.mark.rule("S29")
def test_it_goes_on_though_nothing_was_paid_or_taken() -> None:
    """Ruling: the oasis has no field."""
    match = scored("-", "16 11")
    assert (turban(match), phase(match)) == (11, "leading")


@pytest.mark.rule("S29")
def test_it_stays_if_its_wearer_was_not_in_the_line() -> None:
    assert turban(scored("gems", "13 11", "field gems")) == 16


@pytest.mark.rule("S29")
def test_the_new_wearer_may_stand_anywhere() -> None:
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:gems
        9    +      .    .a..:salt
        """,
        phase="discovering",
        display_1=".a.a",
        explorers="16 h2w 11 h9e",
    )
    do(match, "take 3.1", "lay g2 0", "pass", "field gems")
    assert (turban(match), stands(match, 11)) == (11, "h9e")


@pytest.mark.rule("S29")
@pytest.mark.rule("S24")
def test_there_it_counts_at_once() -> None:
    """11, by now the wearer, stands before 13 in the oasis that is completed next."""
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:salt
        """,
        phase="discovering",
        display_1=".a.b:gems,myrrh",
        explorers="11 h2w 13 h2w",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 16 w", "score w", "field myrrh")
    assert (turban(match), in_line(match), match.actor) == (11, [11, 13], 1)


@pytest.mark.rule("S29")
def test_it_may_go_on_twice_in_one_turn() -> None:
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:salt
        """,
        seats=3,
        phase="discovering",
        display_1=".a.b:gems,myrrh",
        explorers="11 h2w",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 16 w", "score w", "field myrrh", "field salt")
    assert turban(match) == 12


@pytest.mark.rule("S29")
@pytest.mark.rule("S22")
def test_a_wearer_that_goes_home_keeps_it_on() -> None:
    match = table(
        """
             f      g    h
        1    +@1    .    .
        9    +      .    .a..
        """,
        phase="discovering",
        display_1="aa..",
        explorers="16 h9e 13 h9e 3 h9e 2 h9e",
    )
    do(match, "take 3.1", "lay g1 0", "recall 16")
    assert (turban(match), stands(match, 16)) == (16, "home")


@pytest.mark.rule("S29")
def test_after_its_scoring_the_old_wearer_is_as_tall_as_it_is() -> None:
    match = scored("gems", "16", "field gems", turban=16)
    explorers = match.view()["players"][0]["explorers"]
    assert [explorer["turban"] for explorer in explorers] == [False] * 4
