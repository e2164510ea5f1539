"""S30–S33: the caravan leader, the last round, gold, who wins."""

from typing import Any

import pytest

from games.sons.table import (
    caravan,
    closing,
    display,
    do,
    legal,
    may,
    phase,
    rumour,
    stands,
    table,
    told,
    totals,
    turban,
    water,
)
from serai.core.contract import SPECTATOR
from serai.core.match import Match

POOR = "water 0"
CENTRE = """
         f      h
    6    +@1    +@2
    """


# -- S30 --------------------------------------------------------------------------------------


@pytest.mark.rule("S30")
def test_after_a_regular_turn_one_water_buys_one_more_turn_at_once() -> None:
    match = table(phase="leading")
    assert legal(match) == "leader, end"
    do(match, "leader")
    assert (match.actor, phase(match), water(match)) == (0, "moving", [1, 2])
    assert match.view()["extra"]


@pytest.mark.rule("S30")
def test_without_water_nothing_is_asked() -> None:
    match = table(CENTRE, phase="discovering", player_1=POOR)
    do(match, "draw", "tile 5.1")
    assert (match.actor, phase(match)) == (1, "moving")


@pytest.mark.rule("S30")
def test_one_need_not_buy_it() -> None:
    match = table(phase="leading")
    do(match, "end")
    assert (match.actor, water(match)) == (1, [2, 2])


@pytest.mark.rule("S30")
def test_water_just_won_can_be_used() -> None:
    match = closing("water1", "13", player_1=POOR)
    do(match, "pass", "field water1")
    assert legal(match) == "leader, end"


@pytest.mark.rule("S30")
def test_it_cannot_be_followed_by_another() -> None:
    match = table(CENTRE, phase="leading")
    do(match, "leader", "stay", "draw", "tile 5.1")
    assert (match.actor, phase(match), water(match)) == (1, "moving", [1, 2])


@pytest.mark.rule("S30")
def test_it_is_a_whole_turn_with_explorer_and_scoring() -> None:
    match = table(phase="leading", display_1="a...:gems")
    do(match, "leader", "move f2", "take 3.1", "lay g2 3", "explorer 13 w", "field gems")
    assert (match.actor, match.view()["extra"]) == (1, False)


@pytest.mark.rule("S30")
@pytest.mark.rule("S11")
def test_it_has_its_own_driver() -> None:
    match = table(
        """
             f      g       h
        2    +@1    .a.a    .a.a
        """,
        phase="leading",
    )
    do(match, "leader", "move h2")
    assert water(match) == [0, 2]


@pytest.mark.rule("S30")
def test_the_next_player_may_buy_one_too() -> None:
    match = table(CENTRE, phase="leading", left="aaaa aaaa aaaa")
    do(match, "leader", "stay", "draw", "tile 5.1", "stay", "draw", "tile 5.2")
    assert (match.actor, legal(match)) == (1, "leader, end")


@pytest.mark.rule("S30")
def test_it_may_be_bought_when_nothing_was_discovered() -> None:
    match = table(CENTRE, phase="discovering", display_1=".... .... ....")
    do(match, "pass")
    assert legal(match) == "leader, end"


@pytest.mark.rule("S30")
@pytest.mark.rule("S31")
def test_it_may_be_bought_in_the_last_round() -> None:
    match = table(CENTRE, left="", last=1, turn=2)
    do(match, "stay", "pass")
    assert legal(match) == "leader, end"
    do(match, "leader", "stay", "pass")
    assert match.over


# -- S31 --------------------------------------------------------------------------------------


def turns_to_the_end(match: Match) -> list[int]:
    """Who still has a turn, doing as little as possible in it."""
    movers = []
    while not match.over:
        if phase(match) == "moving":
            movers.append(match.actor)
        idle = [text for text in ("stay", "pass", "end") if may(match, text)]
        do(match, (idle or match.legal())[0])
    return movers


@pytest.mark.rule("S31")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turn", [1, 2])
def test_after_the_last_tile_each_player_has_one_last_turn(seats: int, turn: int) -> None:
    """From the left neighbour of the player to move round to that player."""
    match = table(seats=seats, turn=turn, left="aa..")
    do(match, "move f6", "draw", "tile 5.1")
    assert legal(match) == "leader, end"
    do(match, "end")
    assert turns_to_the_end(match) == [(turn + order) % seats for order in range(seats)]


@pytest.mark.rule("S31")
def test_the_player_to_move_finishes_the_turn() -> None:
    """Ruling: explorer, scoring and the leader included."""
    match = table(phase="discovering", left="a...:gems")
    events = do(match, "draw", "tile 5.1")
    assert [event.kind for event in events] == ["draw", "drawn", "last-tile"]
    do(match, "lay g1 0", "explorer 13 n", "field gems", "leader", "stay", "pass")
    assert turns_to_the_end(match) == [1, 0]


@pytest.mark.rule("S31")
def test_the_last_tile_may_be_drawn_in_an_extra_turn() -> None:
    match = table(CENTRE, phase="leading", left="aa..")
    do(match, "leader", "stay", "draw", "tile 5.1")
    assert turns_to_the_end(match) == [1, 0]


@pytest.mark.rule("S31")
def test_the_last_tile_may_be_drawn_before_the_second_move() -> None:
    match = table(phase="discovering", left="....", display_1="aa..")
    do(match, "draw", "tile 5.1", "lay g1 0", "stay", "take 3.1", "lay h1 0", "pass", "end")
    assert turns_to_the_end(match) == [1, 0]


@pytest.mark.rule("S31")
@pytest.mark.rule("S12")
@pytest.mark.parametrize(("seats", "owner"), [(2, 2), (3, 2), (3, 3), (4, 3)])
def test_a_scouts_redraw_of_the_last_tile_counts_for_the_player_to_move(
    seats: int, owner: int
) -> None:
    """Ruling: the last round begins with the left neighbour of the player to move."""
    match = table(seats=seats, phase="discovering", left="aaaa", **{f"display_{owner}": "aa.."})
    do(match, "scout 3.1", "lay g1 0")
    assert match.actor == owner - 1
    events = do(match, "redraw", "tile 5.1")
    assert [event.kind for event in events] == ["redraw", "redrawn", "last-tile"]
    assert (match.actor, display(match, owner - 1)) == (0, "5.1")
    do(match, "pass", "end")
    assert turns_to_the_end(match) == [order % seats for order in range(1, seats + 1)]


@pytest.mark.rule("S31")
def test_a_declined_redraw_leaves_the_last_tile_where_it_is() -> None:
    match = table(phase="discovering", left="aaaa", display_2="aa..")
    do(match, "scout 3.1", "lay g1 0", "decline", "pass", "end")
    assert match.view()["last"] == 0
    do(match, "move f6", "draw", "tile 5.1", "end")
    assert turns_to_the_end(match) == [0, 1]


@pytest.mark.rule("S31")
def test_in_the_last_round_tiles_of_the_displays_can_still_be_laid() -> None:
    match = table(left="", last=1, turn=2, display_2="a...:gems", display_1="a...:salt")
    do(match, "stay")
    assert legal(match) == "take 3.2, scout 3.1"
    do(match, "take 3.2", "lay g11 3", "explorer 11 w", "field gems", "end")
    assert match.over
    assert totals(match) == [0, 4]


@pytest.mark.rule("S31")
def test_when_the_game_is_over_nobody_may_do_anything() -> None:
    match = table(left="", last=1, phase="leading", turn=2)
    do(match, "end")
    assert match.over
    assert told(match.why_not("stay", seat=0)) == [("S31", "over", "")]


# -- S32 --------------------------------------------------------------------------------------


def finished(seats: int = 2, **lines: Any) -> Match:
    """The last player ends the last turn."""
    said = {"player_2": "water 1", **lines}
    match = table(CENTRE, seats, left="", last=1, turn=seats, phase="leading", **said)
    do(match, "end")
    assert match.over
    return match


@pytest.mark.rule("S32")
def test_each_good_is_worth_four_gold() -> None:
    match = finished(player_1="incense 1, myrrh 1, salt 1, gems 1", player_2="gems 3, water 1")
    assert totals(match) == [16, 12]


@pytest.mark.rule("S32")
def test_rumours_change_what_a_good_is_worth() -> None:
    """4 + 2 − 1 = 5."""
    match = finished(
        player_1="salt 2, gems 1",
        player_2="salt 1, water 1",
        r1="+2 salt seen 1",
        r2="-1 salt seen 2",
    )
    assert totals(match) == [14, 5]


@pytest.mark.rule("S32")
@pytest.mark.parametrize(
    ("one", "other", "worth"),
    [("+3", "+2", 9), ("-1", "-2", 1), ("-1", "-1", 2), ("+3", "-2", 5), ("+1", "+2", 7)],
)
def test_two_rumours_on_a_good_add_up(one: str, other: str, worth: int) -> None:
    match = finished(player_1="gems 3", r1=f"{one} gems seen 1", r2=f"{other} gems seen 1")
    assert totals(match) == [3 * worth, 0]


@pytest.mark.rule("S32")
def test_rumours_in_the_supply_and_on_other_goods_change_nothing() -> None:
    match = finished(
        player_1="gems 3",
        r1="+3 supply seen 1",
        r2="-2 salt seen 1",
        put_back=1,
        player_2="water 1",
    )
    assert totals(match) == [12, 0]


@pytest.mark.rule("S32")
def test_goods_on_camels_count_alike() -> None:
    """Ruling."""
    match = finished(player_1="gems 6, camels 1, water 1", r1="+1 gems seen 1")
    assert totals(match) == [30, 0]


@pytest.mark.rule("S32")
def test_nothing_else_is_worth_gold() -> None:
    match = finished(player_1="water 9, camels 3", display_1=".... ....")
    assert totals(match) == [0, 0]


@pytest.mark.rule("S32")
def test_unfinished_oases_are_not_scored() -> None:
    match = table(
        """
             f      g    h
        6    +@1    +    +@2
        9    +      .    .a..:gems
        """,
        left="",
        last=1,
        turn=2,
        phase="leading",
        explorers="16 h9e",
    )
    do(match, "end")
    assert (totals(match), stands(match, 16), turban(match)) == ([0, 0], "h9e", 16)


@pytest.mark.rule("S32")
@pytest.mark.rule("S34")
def test_the_rumours_are_turned_up() -> None:
    match = finished(r1="+3 gems seen 1", r2="-2 salt seen 2")
    for seat in (0, 1, SPECTATOR):
        assert [rumour(match, name, seat)["value"] for name in ("r1", "r2")] == [3, -2]
    kinds = [event.kind for event in match.events()]
    assert kinds == ["end", "over", "revealed", "revealed"]


@pytest.mark.rule("S32")
def test_before_the_end_nothing_is_counted() -> None:
    match = table(player_1="gems 3", r1="+3 gems seen 1")
    assert totals(match) == [0, 0]
    assert match.result() is None
    assert [shown["points"] for shown in match.view()["players"]] == [0, 0]


@pytest.mark.rule("S32")
def test_the_ledger_tells_goods_and_rumours_apart() -> None:
    match = finished(player_1="gems 3, salt 1", r1="+3 gems seen 1", r2="-2 salt seen 2")
    ledger = [(b.rule, b.source, b.points) for b in match.points()[0].ledger]
    assert ledger == [
        ("S32", "goods", 4),
        ("S32", "rumours", -2),
        ("S32", "goods", 12),
        ("S32", "rumours", 9),
    ]
    assert match.points()[0].by_source() == {"goods": 16, "rumours": 7}
    assert [shown["points"] for shown in match.view()["players"]] == [23, 0]


# -- S33 --------------------------------------------------------------------------------------


@pytest.mark.rule("S33")
def test_most_gold_wins() -> None:
    assert finished(player_1="gems 2", player_2="gems 1, water 9").result() == [1, 0]
    assert finished(player_2="gems 1, water 1", player_1="water 9").result() == [0, 1]


@pytest.mark.rule("S33")
def test_of_equal_gold_more_water_wins() -> None:
    match = finished(player_1="gems 1, water 2", player_2="salt 1, water 3")
    assert (totals(match), match.result()) == ([4, 4], [0, 1])


@pytest.mark.rule("S33")
@pytest.mark.parametrize(
    ("seats", "lines", "shares"),
    [
        (2, {"player_1": "gems 1, water 1", "player_2": "salt 1, water 1"}, [1 / 2, 1 / 2]),
        (3, {"player_1": "gems 1", "player_2": "gems 1", "player_3": "gems 1"}, [1 / 3] * 3),
        (4, {"player_1": "gems 1", "player_4": "salt 1", "player_2": "gems 1, water 1"}, None),
    ],
)
def test_otherwise_the_win_is_shared(
    seats: int, lines: dict[str, Any], shares: list[float] | None
) -> None:
    """Ruling."""
    match = finished(seats, **lines)
    assert match.result() == pytest.approx(shares or [1 / 2, 0, 0, 1 / 2])


@pytest.mark.rule("S33")
def test_much_water_never_outweighs_gold() -> None:
    match = finished(
        player_1="gems 1", player_2="water 18", r1="-2 gems seen 1", r2="-1 gems seen 1"
    )
    assert (totals(match), match.result()) == ([1, 0], [1, 0])
    assert caravan(match, 0) == "f6"
