"""Endings in which one move is right, and nobody can argue: brute force has solved them all.

In each of them the seat to act wins for sure with the moves that are named and with no other,
whatever the others do and whatever is drawn. The sums say why.
"""

from typing import Any

from bots.solving import endings, sure_wins
from games.desert.picture import picture
from games.sons import table as sons
from games.targi import table as targi
from serai.bots.search import Budget
from serai.core.match import Match
from serai.core.position import Position
from walk import OWN_MAP, Table, finished, one_move, play_with

SEEDS = range(6)
BUDGET = Budget(2_000)


def finds(match: Match, *right: str) -> None:
    """The strong bot finds it, with any dice, and makes a win of it against its like."""
    assert sure_wins(match) == set(right)
    seat, start = match.actor, match.state
    for seed in SEEDS:
        assert one_move("strong", match, seed, BUDGET) in right
        again = Match(Position(match.game, match.material, start.copy()), "1")
        shares = play_with(again, ["strong"] * match.seats, seed, budget=BUDGET).result() or []
        assert shares[seat] == 1


def hold(*stores: str) -> dict[str, Any]:
    """What each seat has."""
    return {f"player_{seat}": words for seat, words in enumerate(stores, 1)}


# -- Through the Desert -----------------------------------------------------------------------


def test_desert_the_waterhole_that_wins() -> None:
    """The last lime camel. Both have 10 for a largest caravan, and seat 2 another 2.

    With 3 it is 13:12, with 1 it is 11:12.
    """
    match = picture(
        """
        1   .   .   .   .   .   .
        2     .   1   L1  3   .   .
        3   .   .   .   .   o   A2
        """,
        herds=1,
        left=1,
        waterholes="0 0 0 / 0 1 0",
    )
    finds(match, "camel lime d2")


def test_desert_closing_a_fence_rather_than_taking_a_waterhole() -> None:
    """The last lime camel. On c3 or d3 it encloses 7 or 8 spaces, 17:13; e1 makes 13:13."""
    match = picture(
        """
        1   .   .   .   L1  3   .
        2     .   .   l1  .   .   .
        3   .   .   .   .   o   A2
        """,
        herds=2,
        left=1,
        waterholes="0 0 0 / 0 0 1",
    )
    finds(match, "camel lime c3", "camel lime d3")


def test_desert_standing_in_the_gap_of_another_fence() -> None:
    """Seat 2 has one sky camel left and would put it on c3: 7 spaces, and 17 against 14.

    A camel there keeps the land open, and 11:10 wins without the waterhole on e3.
    """
    match = picture(
        """
        1   .   .   .   S2  .   o
        2     .   .   s2  .   .   .
        3   .   .   .   A1  3   .
        """,
        herds=2,
        left=1,
        waterholes="1 0 0 / 0 0 0",
    )
    finds(match, "camel amber c3")


def test_desert_two_camels_to_a_waterhole() -> None:
    """The last two lime camels. By way of d3 to 3 points, 13:12; 2 at once are 12:12."""
    match = picture(
        """
        1   .   .   .   .   .   o
        2     .   .   .   .   .   .
        3   .   2   L1  .   3   .
        4     .   .   .   .   .   .
        5   .   .   .   .   .   A2
        """,
        herds=2,
        waterholes="0 0 0 / 0 1 0",
    )
    finds(match, "camel lime d3")


def test_desert_two_turns_to_an_oasis() -> None:
    """Three lime camels are left, one now and two after seat 2's turn.

    They just reach the oasis, 15:13, if the first goes west; 12:13 with the waterhole.
    """
    match = picture(
        """
        1   .   .   .   .   .   .   .   .
        2     .   T   .   .   .   2   .   .
        3   .   .   .   .   .   L1  .   .
        4     .   .   .   .   .   .   o   .
        5   .   .   .   .   .   .   .   .
        6     .   .   .   .   A2  .   .   .
        """,
        herds=3,
        left=1,
        waterholes="0 0 0 / 0 0 1",
    )
    finds(match, "camel lime e2", "camel lime e3")


def test_desert_ending_the_game_while_ahead() -> None:
    """The last amber camel ends it at 20:19, wherever it stands.

    A rose one on f3 brings 13 at once, a waterhole and two oases, but then seat 2 encloses the
    west, 8 spaces and 21 points of water: 33:48.
    """
    match = picture(
        """
        1   3   3   3   S2  .   .   .   o   o   o
        2     3   3   s2  .   .   T   .   .   .   .
        3   3   3   .   .   R1  3   T   .   .   .
        4     ^   ^   ^   ^   .   .   .   .   .   .
        5   ^   ^   ^   ^   .   .   .   .   a1  A1
        """,
        herds=2,
        left=1,
        waterholes="0 0 0 / 0 0 3",
    )
    finds(match, *(f"camel amber {cell}" for cell in ("h4", "i4", "j4", "h5")))


def test_desert_sure_wins_in_endings_by_lot_are_not_missed() -> None:
    found = 0
    for seed in range(20):
        for match, right in endings(finished(Table("desert", 2, {"map": OWN_MAP}), seed)):
            assert one_move("strong", match, seed, BUDGET) in right, str(match.position)
            found += 1
    assert found >= 10


def test_desert_a_tie_for_the_largest_caravan_among_three() -> None:
    """One camel ends it. A lime one makes 3:3 with seat 3, who loses 5: 15, 14, 13.

    The waterhole at the rose caravan makes 13, 14, 18.
    """
    match = picture(
        """
        1   .   L1  l1  .   .   R1  3
        2     .   .   .   .   r1  .   .
        3   .   .   .   .   r1  .   .
        4     .   .   .   r1  .   .   .
        5   L3  l3  l3  .   o   o   A2
        6     .   o   o   o   .   .   .
        """,
        seats=3,
        herds=4,
        left=1,
        waterholes="0 0 0 / 1 0 1 / 0 1 2",
    )
    finds(match, *(f"camel lime {cell}" for cell in ("a1", "d1", "a2", "b2", "c2")))


# -- Targi ------------------------------------------------------------------------------------

LAST: dict[str, Any] = {
    "robber": 15,
    "first": 2,
}  # the last corner follows, where each gives 1 gold or 3 points


def test_targi_gold_that_the_last_raid_will_ask_for() -> None:
    """4 salt make 5 + 3 = 8, and 1 gold pays the raid: 8:7.

    2 gold make 9, but then the raid takes 3 points; 1 gold makes 7:7, and seat 2 has more goods.
    """
    stores = hold(
        "dates 0, salt 4, pepper 0, gold 2, points 5", "dates 2, salt 2, pepper 2, gold 1, points 7"
    )
    match = targi.bare("10:1", **LAST, **stores)
    finds(match, "use 10")
    targi.do(match, "use 10")
    finds(match, "silver salt 4")


def test_targi_a_row_of_four_camps() -> None:
    """19 are printed. Four camps bring 4 more, 23:22; four different kinds only 2."""
    rows = "camp1 camp2 camp3 / well1 rider1 oasis1"
    stores = hold("gold 1, points 0", "gold 1, points 22")
    match = targi.bare("1:1", **LAST, **stores, rows_1=rows, hand_1="camp5")
    targi.do(match, "use 1", "lay", "pay dates 1 salt 1 pepper 2")
    finds(match, "row 1")


def test_targi_keeping_another_from_the_silversmith() -> None:
    """There seat 2 would make 3 points of its salt: 8 + 3 = 11 against 9 + 1.

    A Targi on it or opposite keeps it away: 10:8. No tribe cards are left, nor cards to cross on.
    """
    match = targi.bare(
        "3:1 7:1 11:2 6:2",
        targi.own("well,1,1,0,0,0,0,-"),
        phase="placing",
        robber=15,
        rows_1="well1",
        player_1="dates 0, salt 0, pepper 0, gold 1, points 9",
        player_2="dates 0, salt 4, pepper 0, gold 1, points 8",
    )
    finds(match, "place 2", "place 10")


def test_targi_the_trader_before_the_silversmith() -> None:
    """Two trades make 3 gold: 2 of them are 4 points, the third pays the raid, 9:8."""
    stores = hold("dates 3, salt 3, pepper 0, gold 1, points 5", "gold 1, points 8")
    match = targi.bare("5:1 10:1", **LAST, **stores)
    finds(match, "use 5")


def test_targi_the_goods_before_the_noble() -> None:
    """The hand card costs a date that is still to be fetched: 5 + 2 = 7:6."""
    stores = hold("dates 0, salt 2, pepper 1, gold 1, points 5", "gold 1, points 6")
    match = targi.bare("1:1 2:1", **LAST, **stores, hand_1="well3")
    finds(match, "use 2")


# -- Im Reich der Wüstensöhne -----------------------------------------------------------------

END: dict[str, Any] = {"last": 1, "left": ""}  # the last turn, and no tiles are left


def test_sons_the_field_of_which_one_has_heard() -> None:
    """Seat 1 knows that salt is worth 7: 7:4, and 4:7 if seat 2 gets it."""
    stores = hold("water 1", "water 1")
    match = sons.closing("salt gems", "13 11", **END, **stores, r1="+3 salt seen 1")
    sons.do(match, "pass")
    finds(match, "field salt")


def test_sons_a_taller_explorer_in_front_of_another() -> None:
    """The only field goes to the tallest: 8:4, or 4:8."""
    stores = hold("water 1, salt 1", "water 1, myrrh 1")
    match = sons.closing("gems", "11", **END, **stores)
    finds(match, "explorer 13 e", "explorer 16 e")


def test_sons_scouting_the_tile_another_waits_for() -> None:
    """Seat 2 would go to h2, lay it on g2, send a second explorer and take both fields: 12:8.

    Taken by the scout and laid elsewhere, it leaves seat 2 with nothing to do: 8:4.
    """
    match = sons.table(
        """
             f      g    h
        1    +      .    .
        2    +@1    .    ...a:gems
        3    +@2    .    .
        """,
        phase="discovering",
        last=2,
        left="",
        display_2=".a.a:incense",
        explorers="11 h2w",
        player_1="water 1, salt 2",
        player_2="water 2, myrrh 1",
    )
    finds(match, "scout 3.1")


def test_sons_a_way_to_the_gap_in_ones_own_oasis() -> None:
    """From f2 alone the tile reaches g2, which completes the oasis of 13: 4:0.

    Without it nobody has gold, and seat 2 has more water.
    """
    match = sons.table(
        """
             f      g    h
        2    +      .    ...a:gems
        9    +@1    .    .
        """,
        **END,
        phase="moving",
        display_1=".a.a",
        explorers="13 h2w",
        player_1="water 0",
        player_2="water 1",
    )
    finds(match, "move f2")


def test_sons_the_field_that_wins_among_three() -> None:
    """Seat 1 knows that salt is worth 7: 7 against 4 and 0, whoever takes the gems."""
    stores = hold("water 1", "water 1", "water 1")
    match = sons.closing("salt gems", "13 12 11", 3, **END, **stores, r1="+3 salt seen 1")
    sons.do(match, "pass")
    finds(match, "field salt")


def test_sons_a_taller_explorer_in_front_of_two_others() -> None:
    """Everybody has 4, and the only field goes to the tallest."""
    stores = hold("water 1, salt 1", "water 1, myrrh 1", "water 1, incense 1")
    match = sons.closing("gems", "11 12", 3, **END, **stores)
    finds(match, "explorer 13 e", "explorer 16 e")


# -- the brute force itself -------------------------------------------------------------------


def test_a_lost_ending_has_no_sure_win() -> None:
    match = picture(
        """
        1   .   .   .   .   .   .
        2     .   1   L1  2   .   .
        3   .   .   .   .   o   A2
        """,
        herds=1,
        left=1,
        waterholes="0 0 0 / 0 1 0",
    )
    assert sure_wins(match) == set()
