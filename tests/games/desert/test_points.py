"""D21, D22, D33, D35: points during play, and who sees them."""

import random
from typing import Any

import pytest

import serai
from games.desert.picture import board, drawn, picture
from serai.core import chance
from serai.core.contract import SPECTATOR
from serai.core.match import Match


def totals(match: Match) -> list[int]:
    return [score.total for score in match.points()]


def player(match: Match, seen_by: int, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = match.view(seen_by)["players"][seat]
    return shown


# -- D21 --------------------------------------------------------------------------------------


@pytest.mark.rule("D21")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_camel_on_a_waterhole_takes_the_token(value: int) -> None:
    match = picture(f"""
        1   L1  {value}   .
        2     .   .   A2
        """)
    match.play("lime b1")
    assert totals(match) == [value, 0]
    assert board(match) == drawn("""
        1   L1  l1  .
        2     .   .   A2
        """)


@pytest.mark.rule("D21")
def test_a_camel_next_to_a_waterhole_takes_nothing() -> None:
    match = picture("""
        1   L1  .   3
        2     .   .   .
        3   A2  .   .
        """)
    match.play("lime b1")
    assert totals(match) == [0, 0]


@pytest.mark.rule("D21")
def test_tokens_add_up_for_the_player_whatever_the_colour() -> None:
    match = picture("""
        1   L1  3   .   2   R1
        2     .   .   .   .   .
        3   A2  .   .   .   .
        """)
    match.play("lime b1")
    match.play("rose d1")
    assert totals(match) == [5, 0]


# -- D22 --------------------------------------------------------------------------------------

NEAR_AN_OASIS = """
    1   .   .   .   .   .   .
    2     L1  .   .   T   .   R1
    3   .   .   .   .   .   .
    4     .   {}  .   .   .   .
    """


@pytest.mark.rule("D22")
def test_a_camel_next_to_an_oasis_scores_five_once_for_its_caravan() -> None:
    match = picture(NEAR_AN_OASIS.format("A2"))
    match.play("lime b2")
    assert totals(match) == [0, 0]
    match.play("lime c2")
    assert totals(match) == [5, 0]
    for camel in ["amber c4", "amber d4", "lime d1"]:
        match.play(camel)
    assert totals(match) == [5, 0]


@pytest.mark.rule("D22")
def test_another_caravan_of_the_same_player_scores_for_the_same_oasis() -> None:
    match = picture(NEAR_AN_OASIS.format("A2"))
    match.play("rose e2")
    assert totals(match) == [5, 0]
    match.play("lime b2")
    match.play("amber a4")
    match.play("amber c4")
    match.play("lime c2")
    assert totals(match) == [10, 0]


@pytest.mark.rule("D22")
def test_several_players_of_one_colour_may_reach_one_oasis() -> None:
    match = picture("""
        1   .   .   .   .   .   .   .
        2     L1  .   .   T   .   .   L2
        3   .   .   .   .   .   .   .
        """)
    for camel in ["lime b2", "lime c2", "lime f2", "lime e2"]:
        match.play(camel)
    assert totals(match) == [5, 5]


@pytest.mark.rule("D22")
def test_one_caravan_may_reach_several_oases() -> None:
    match = picture("""
        1   .   .   .   .   .   .   .
        2     .   T   .   L1  .   T   .
        3   .   .   .   .   .   .   .
        4     A2  .   .   .   .   .   .
        """)
    match.play("lime c2")
    match.play("lime e2")
    assert totals(match) == [10, 0]


@pytest.mark.rule("D22")
def test_one_camel_may_reach_two_oases_at_once() -> None:
    match = picture("""
        1   .   .   .   .   .
        2     .   L1  .   .   .
        3   .   .   .   T   .
        4     .   T   .   .   .
        5   .   .   .   .   A2
        """)
    match.play("lime c3")
    assert totals(match) == [10, 0]


@pytest.mark.rule("D22")
@pytest.mark.rule("D6")
def test_a_palm_space_without_a_palm_is_no_oasis() -> None:
    match = picture(
        """
        1   .   .   .   .   .
        2     L1  .   .   2   .
        3   .   .   .   .   .
        4     A2  .   .   .   .
        """,
        chart="""\
name: one palm space
players: 2
palms: 0
board:
  . . . . .
   . . . p .
  . . . . .
   . . . . .
""",
    )
    match.play("lime b2")
    match.play("lime c2")
    assert totals(match) == [0, 0]


# -- D33 --------------------------------------------------------------------------------------


@pytest.mark.rule("D33")
def test_every_space_of_a_large_area_is_paid() -> None:
    rows = [f"{row + 1:<4}{'  ' * (row % 2)}{'.   ' * 10}l1  .   " for row in range(9)]
    rows[0] = rows[0].replace("l1", "L1")
    rows[8] = rows[8].replace("l1  .", ".   A2")
    match = picture("\n".join(rows), herds=8, left=1)
    match.play("lime k9")
    assert match.over
    assert match.points()[0].by_source()["areas"] == 90
    assert totals(match) == [90 + 10, 10]


@pytest.mark.rule("D33")
def test_every_caravan_is_paid_for_every_oasis() -> None:
    match = picture("""
        1   A2  .   .   l1  l1  l1  l1  L1
        2     .   T   T   T   T   T   .   .
        3   .   .   .   r1  r1  r1  r1  R1
        """)
    match.play("lime c1")
    match.play("rose c3")
    assert totals(match) == [2 * 5 * 5, 0]


# -- D35 --------------------------------------------------------------------------------------


def two_tokens_taken(hide_totals: bool, **head: Any) -> Match:
    match = picture(
        """
        1   L1  3   2   .
        2     .   .   .   .
        3   A2  .   .   .
        """,
        hide_totals=hide_totals,
        **head,
    )
    match.play("lime b1")
    match.play("lime c1")
    return match


@pytest.mark.rule("D35")
@pytest.mark.parametrize("seen_by", [0, 1, SPECTATOR])
def test_totals_are_shown_to_everybody_by_default(seen_by: int) -> None:
    shown = player(two_tokens_taken(hide_totals=False), seen_by, 0)
    assert (shown["tokens"], shown["waterholes"], shown["points"]) == (2, 5, 5)


@pytest.mark.rule("D35")
@pytest.mark.parametrize("seen_by", [1, SPECTATOR])
def test_a_table_may_hide_the_totals_of_others_but_not_the_number_of_tokens(seen_by: int) -> None:
    shown = player(two_tokens_taken(hide_totals=True), seen_by, 0)
    assert (shown["tokens"], shown["waterholes"], shown["points"]) == (2, None, None)


@pytest.mark.rule("D35")
def test_ones_own_total_is_never_hidden() -> None:
    shown = player(two_tokens_taken(hide_totals=True), 0, 0)
    assert (shown["tokens"], shown["waterholes"], shown["points"]) == (2, 5, 5)


@pytest.mark.rule("D35")
@pytest.mark.parametrize("seen_by", [0, 1, SPECTATOR])
def test_hidden_totals_are_shown_at_the_end(seen_by: int) -> None:
    match = two_tokens_taken(hide_totals=True, herds=2)
    assert match.over
    shown = player(match, seen_by, 0)
    assert (shown["waterholes"], shown["points"]) == (5, 5 + 10)


@pytest.mark.rule("D35")
@pytest.mark.parametrize("seats", [2, 5])
def test_hiding_totals_changes_nothing_in_what_is_legal(seats: int) -> None:
    hidden = serai.new("desert", seats, seed=4, hide_totals=True)
    shown = serai.new("desert", seats, seed=4)
    choose = random.Random(4)
    for _ in range(45):
        assert hidden.legal() == shown.legal()
        action = choose.choice(shown.legal())
        hidden.play(action)
        shown.play(action)
    assert max(totals(shown)) > 0


def well_into_a_game(seats: int) -> Match:
    match = serai.new("desert", seats, seed=9, hide_totals=True)
    choose = random.Random(9)
    for _ in range(45):
        match.play(choose.choice(match.legal()))
    assert not match.over
    return match


@pytest.mark.rule("D35")
@pytest.mark.parametrize("seats", [2, 4])
def test_dealing_anew_never_changes_what_a_seat_sees(seats: int) -> None:
    match = well_into_a_game(seats)
    game, m = match.game, match.material.m
    for seat in range(seats):
        seen = game.hidden_from(m, match.state, seat)
        before = game.view.view(m, seen, seat)
        for number in range(20):
            dealt = seen.copy()
            game.hidden.deal(m, dealt, seat, chance.dice(number))
            assert game.validate.faults(m, dealt) == []
            after = game.view.view(m, game.hidden_from(m, dealt, seat), seat)
            assert [key for key in before if after[key] != before[key]] == []


@pytest.mark.rule("D35")
def test_dealing_anew_gives_others_other_totals() -> None:
    match = well_into_a_game(2)
    game, m = match.game, match.material.m
    found = set()
    for number in range(20):
        dealt = game.hidden_from(m, match.state, 0)
        game.hidden.deal(m, dealt, 0, chance.dice(number))
        found.add(tuple(game.points(m, dealt, 2)))
    assert len({points[0] for points in found}) == 1
    assert len({points[1] for points in found}) > 2
