"""A worker's jobs: bots that keep their trees between turns."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.bots import jobs
from serai.bots.kept import KeptPlayers
from serai.bots.levels import SearchingPlayer, move, player
from serai.bots.search import Budget, Searcher
from serai.core import registry
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.workers.protocol import Job
from serai.workers.worker import Caller
from walk import Table

WADI = Table("desert", 2, {"map": "wadi", "first": "1"})
OPTIONS = {"map": "wadi", "first": "1"}
TREE = "a table and a seat"
SEARCHES = "hard"  # a level that counts its simulations, and so answers the same again


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> KeptPlayers:
    fresh = KeptPlayers()
    monkeypatch.setattr(jobs, "_kept", fresh)
    return fresh


@pytest.fixture
def went_on(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For each search how many visits its root had before it began."""
    found: list[int] = []
    honest = Searcher._begin

    def begin(self: Searcher, seen: Any, budget: Budget) -> None:
        honest(self, seen, budget)
        found.append(sum(visits for one in self.trees for _, visits, _ in one.root()))

    monkeypatch.setattr(Searcher, "_begin", begin)
    return found


def job(match: Match, dice: int = 1, tree: str = TREE, level: str = SEARCHES) -> Job:
    told = jobs.choosing(match, OPTIONS, match.actor, level)
    return {**told, "dice": dice, "cores": 1, "tree": tree, "seconds": 0.0, "least": 0.0}


def choose(asked: Job) -> str:
    """As it goes through a pipe."""
    return jobs.choose(json.loads(json.dumps(asked)), Caller())


def begun() -> Match:
    """A game in which the first seat has a whole turn before it, and the other has just moved."""
    match = serai.new("desert", seats=2, seed=7, map="wadi", first=1)
    movers, dice = [match.actor], random.Random(1)
    while len(movers) < 16 or movers[-2:] != [1, 0]:
        match.play(dice.choice(match.legal()))
        movers.append(match.actor)
    return match


def turns(match: Match, number: int) -> Iterator[Match]:
    """The first seat's next turns, as it is asked; all is played by lot."""
    dice = random.Random(2)
    for _ in range(number):
        yield match
        match.play(dice.choice(match.legal()))
        while match.actor != 0:
            match.play(dice.choice(match.legal()))


# -- a tree is kept ---------------------------------------------------------------------------


def test_a_bot_goes_on_with_its_tree_at_its_next_turn(
    kept: KeptPlayers, went_on: list[int]
) -> None:
    match = begun()
    match.play(choose(job(match)))
    assert match.actor == 0  # a turn has two camels
    choose(job(match, dice=2))
    assert went_on[0] == 0 < went_on[1]
    assert len(kept) == 1


def test_with_the_same_dice_and_the_same_turns_a_kept_tree_answers_the_same(
    kept: KeptPlayers,
) -> None:
    """What it answers depends on the turns before, but on nothing else."""
    answers = []
    for _ in range(2):
        kept._kept.clear()
        answers.append([choose(job(match, dice)) for dice, match in enumerate(turns(begun(), 4))])
    assert answers[0] == answers[1]
    alone = [choose(job(match, dice, "")) for dice, match in enumerate(turns(begun(), 4))]
    assert alone[0] == answers[0][0]  # at the first turn there is nothing to go on with


def test_a_kept_bot_answers_as_one_that_sits_through_the_game(kept: KeptPlayers) -> None:
    """But for its dice, which are thrown anew for each job."""
    match = begun()
    sitting = player(SEARCHES, match.game, match.material, 0, 0, cores=1)
    assert isinstance(sitting, SearchingPlayer)
    for dice, now in enumerate(turns(match, 4)):
        sitting.resume(dice, None, 1)
        assert choose(job(now, dice)) == move(sitting, now)


def test_what_was_taken_back_is_forgotten(kept: KeptPlayers, went_on: list[int]) -> None:
    match = begun()
    replied = match.text(match.steps[-1].action)
    match.play(choose(job(match)))
    match.undo()
    match.undo()  # what the other had done before
    assert match.actor == 1
    match.play(next(text for text in match.legal() if text != replied))
    assert match.actor == 0
    answer = choose(job(match, dice=3))
    assert went_on == [0, 0]
    assert answer == choose(job(match, dice=3, tree=""))


def test_the_same_moment_again_goes_on_with_the_same_tree(
    kept: KeptPlayers, went_on: list[int]
) -> None:
    """A job whose answer was lost is done anew; or what was taken back is done again."""
    match = begun()
    choose(job(match))
    choose(job(match, dice=2))
    assert went_on[1] > 0


@pytest.mark.parametrize(
    "change",
    [
        {"tree": "another table"},
        {"level": "strong"},
        {"options": {**OPTIONS, "first": "2"}},
        {"tree": ""},
    ],
    ids=str,
)
def test_a_tree_is_another_bots_in_another_game(
    kept: KeptPlayers, went_on: list[int], change: Job
) -> None:
    match = begun()
    choose(job(match))
    choose({**job(match), **change})
    assert went_on == [0, 0]


def test_a_tree_of_other_rules_is_not_gone_on_with(kept: KeptPlayers, went_on: list[int]) -> None:
    game = registry.game("sons")
    for rules in (1, 2):
        match = Position(game, build(game, 2, {"first": "1"}, rules)).match("5")
        while len(match.legal()) == 1:
            match.play(match.legal()[0])
        asked = {**job(match), "options": {"first": "1"}}
        assert asked["rules"] == rules
        choose(asked)
    assert went_on == [0, 0] and len(kept) == 2


def test_another_seat_has_another_tree(kept: KeptPlayers, went_on: list[int]) -> None:
    match = begun()
    choose(job(match))
    while match.actor == 0:
        match.play(match.legal()[0])
    choose(job(match))
    assert went_on == [0, 0] and len(kept) == 2


def test_a_search_that_fails_leaves_no_tree(
    kept: KeptPlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun()
    choose(job(match))
    monkeypatch.setattr(Searcher, "choose", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        choose(job(match))
    assert len(kept) == 0


def test_who_does_not_search_keeps_nothing(kept: KeptPlayers) -> None:
    choose(job(begun(), level="random"))
    choose(job(begun(), level="beginner"))
    assert len(kept) == 0


# -- so much and no more ------------------------------------------------------------------------


def grown(simulations: int = 200) -> SearchingPlayer:
    match = begun()
    bot = player("uct", match.game, match.material, 0, 1, Budget(simulations), 1)
    assert isinstance(bot, SearchingPlayer)
    move(bot, match)
    return bot


def test_the_least_recently_used_is_forgotten_first() -> None:
    store = KeptPlayers(most=2)
    for name in ("first", "second"):
        store.put(name, grown(20))
    again = store.take("first")
    assert again is not None
    store.put("first", again)
    store.put("third", grown(20))
    assert store.take("second") is None
    assert store.take("first") is again and store.take("third") is not None


def test_trees_take_so_much_memory_and_no_more() -> None:
    one = grown()
    size = one.searcher.memory
    store = KeptPlayers(most_bytes=5 * size // 2)
    for name in range(6):
        store.put(name, grown())
        assert store.memory <= 5 * size // 2
    assert len(store) == 2 and store.take(5) is not None
    assert size > grown(20).searcher.memory > 0


def test_a_tree_too_large_for_the_store_is_not_kept() -> None:
    one = grown()
    store = KeptPlayers(most_bytes=one.searcher.memory - 1)
    store.put("too large", one)
    assert len(store) == 0
