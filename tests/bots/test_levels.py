"""The opponents: legal, honest, and as greedy as they say."""

import pytest

import serai
from games.desert.picture import picture
from serai.bots.levels import BOTS, bot, choose, fresh_dice
from serai.core.chance import dice
from serai.core.errors import SeraiError
from serai.core.match import Match
from walk import TABLES, Table


def play(match: Match, bots: list[str], seed: int) -> Match:
    rng = fresh_dice(seed)
    while not match.over:
        match.play(choose(bots[match.actor], match, rng))
    return match


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_whole_games_of_legal_actions(name: str, table: Table) -> None:
    assert play(table.match(1), [name] * table.seats, 1).result()


@pytest.mark.parametrize("name", BOTS)
def test_the_same_dice_give_the_same_game(name: str) -> None:
    games = [play(serai.new("desert", seed=2, map="wadi"), [name] * 2, 3) for _ in range(2)]
    assert games[0].record() == games[1].record()


@pytest.mark.parametrize(
    "table", [Table("desert", 2, {"map": "wadi"}), Table("targi", 2), Table("sons", 2)], ids=str
)
def test_greedy_beats_random(table: Table) -> None:
    won = 0.0
    for seed in range(20):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        match = play(table.match(seed), bots, seed)
        won += (match.result() or [])[bots.index("greedy")]
    assert won >= 18


def greedy(match: Match) -> str:
    return choose("greedy", match, fresh_dice(1))


def test_greedy_takes_the_larger_waterhole() -> None:
    match = picture(
        """
        1   1   L1  3   .   .
        2     .   .   .   .   .
        3   .   .   .   .   A2
        """,
        left=1,
    )
    assert greedy(match) == "camel lime c1"


def test_greedy_encloses_when_that_brings_more() -> None:
    match = picture(
        """
        1   .   .   L1  3   .   .
        2     .   .   l1  .   .   .
        3   .   .   l1  .   .   .
        4     .   l1  .   .   .   .
        5   .   .   .   .   .   A2
        """,
        left=1,
    )
    assert greedy(match) == "camel lime c5"


def test_greedy_looks_ahead_to_its_second_camel() -> None:
    match = picture("""
        1   S2  .   L1  .   3   .   .
        2     .   1   .   .   .   .   .
        3   .   .   .   .   .   .   A2
        """)
    assert greedy(match) == "camel lime d1"


def test_greedy_goes_towards_points_it_cannot_take_yet() -> None:
    match = picture(
        """
        1   L1  .   .   .   .   2   .
        2     .   .   .   .   .   .   .
        3   .   .   .   .   .   .   A2
        """,
        left=1,
    )
    assert greedy(match) in ("camel lime b1", "camel lime a2")


def test_greedy_is_told_only_what_its_seat_may_know() -> None:
    """With hidden totals, worlds that are alike to the seat get the same answer."""
    table = Table("desert", 3, {"hide_totals": True})
    match, rng = table.match(4), fresh_dice(4)
    for _ in range(70):
        match.play(choose("greedy", match, rng))
    m, game, seat = match.material.m, match.game, match.actor
    answers = set()
    for attempt in range(20):
        world = game.hidden_from(m, match.state, seat)
        game.hidden.deal(m, world, seat, dice(attempt))
        known = game.hidden_from(m, world, seat)
        answers.add(bot("greedy")(game, m, known, seat, fresh_dice(5)))
    assert len(answers) == 1


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SeraiError, match="random, greedy"):
        bot("genius")
