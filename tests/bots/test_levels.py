"""The opponents: legal, honest, and as greedy as they say."""

import pytest

import serai
from games.desert.picture import picture
from serai.bots.levels import move, player
from serai.bots.names import BOTS, LEVELS
from serai.bots.search import Budget
from serai.core.chance import dice
from serai.core.errors import SeraiError
from serai.core.match import Match
from walk import TABLES, Table, one_move, play_with

QUICK = Budget(4)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_whole_games_of_legal_actions(name: str, table: Table) -> None:
    assert play_with(table.match(1), [name] * table.seats).result()


@pytest.mark.parametrize("name", BOTS)
def test_the_same_dice_give_the_same_game(name: str) -> None:
    matches = [serai.new("desert", seed=2, map="wadi") for _ in range(2)]
    games = [play_with(match, [name] * 2, 3, budget=QUICK) for match in matches]
    assert games[0].record() == games[1].record()


def test_a_bot_whose_dice_nobody_names_has_dice_of_its_own() -> None:
    match = serai.new("desert", seed=2, map="wadi")
    bots = [player("random", match.game, match.material, match.actor) for _ in range(20)]
    assert len({move(bot, match) for bot in bots}) > 1


@pytest.mark.parametrize(
    "table", [Table("desert", 2, {"map": "wadi"}), Table("targi", 2), Table("sons", 2)], ids=str
)
def test_greedy_beats_random(table: Table) -> None:
    won = 0.0
    for seed in range(20):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        match = play_with(table.match(seed), bots, seed)
        won += (match.result() or [])[bots.index("greedy")]
    assert won >= 18


def test_there_are_six_levels_besides_the_bots_to_measure_by() -> None:
    assert list(LEVELS) == ["beginner", "easy", "medium", "hard", "strong", "master"]
    assert list(BOTS) == ["random", "greedy", "uct", *LEVELS]


def greedy(match: Match) -> str:
    return one_move("greedy", match)


def test_greedy_takes_the_larger_waterhole() -> None:
    match = picture(
        """
        1   .   .   .   .   .
        2     .   1   L1  3   .
        3   .   .   .   .   .
        4     .   .   .   .   A2
        """,
        left=1,
    )
    assert greedy(match) == "camel lime d2"


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
    match = play_with(Table("desert", 3, {"hide_totals": True}).match(4), ["greedy"] * 3, steps=70)
    seat = match.actor
    answers = set()
    for attempt in range(20):
        world = match.position.hidden_from(seat).dealt(seat, dice(attempt))
        known = world.hidden_from(seat)
        answers.add(player("greedy", match.game, match.material, seat, 5).choose(known, []))
    assert len(answers) == 1


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    match = serai.new("desert", seed=1)
    with pytest.raises(SeraiError, match="random, greedy"):
        player("genius", match.game, match.material, 0)
