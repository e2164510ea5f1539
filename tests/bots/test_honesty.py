"""Bots know what their seat may know: worlds that look alike to it get the same answers.

Two true states differ in what is hidden from the seat to act, or two matches in the seed from which
the future is drawn. Every bot must do the same in both, and a search find the same numbers.
"""

import random
from collections.abc import Callable

import pytest

import serai
from bots.thinking import known, searcher, think
from games.sons import table as sons
from games.targi import table as targi
from serai.bots.levels import move
from serai.bots.names import BOTS
from serai.bots.search import Budget
from serai.core.chance import dice
from serai.core.match import Match
from serai.core.position import Position
from walk import TABLES, Table, one_move, seated, walk

SECRETIVE = [table for table in TABLES if table.game != "desert" or "hide_totals" in table.options]
QUICK = Budget(30)
Begin = Callable[[], tuple[Match, Match]]
MOMENTS, DEALS, MOST_GAMES = 3, 6, 8

bots = pytest.mark.parametrize("name", BOTS)


# -- what is hidden is dealt anew -------------------------------------------------------------


@pytest.fixture(scope="module", params=SECRETIVE, ids=str)
def moments(request: pytest.FixtureRequest) -> list[Match]:
    """Moments of games of greedy bots at which something is hidden from the seat to choose."""
    table: Table = request.param
    found: list[Match] = []
    for seed in range(MOST_GAMES):
        match = table.match(seed)
        players = seated(match, ["greedy"] * table.seats, seed)
        while not match.over and len(found) < MOMENTS:
            match.play(move(players[match.actor], match))
            if len(match.log) % 7 == seed % 7 and is_secretive(match):
                found.append(standing(match))
    assert len(found) == MOMENTS, "there was hardly anything to hide"
    return found


def is_secretive(match: Match) -> bool:
    """Whether there is a choice, and worlds dealt to its seat really differ."""
    if match.over or len(match.legal()) == 1:
        return False
    return len({match.game.position_bytes(world.state) for world in dealt(match)}) > 1


def standing(match: Match) -> Match:
    """The same position, with nothing before it."""
    return Match(Position(match.game, match.material, match.state), match.seed)


def dealt(match: Match) -> list[Match]:
    """Matches that differ from this one in what is hidden from the seat to act."""
    game, m, seat = match.game, match.material.m, match.actor
    worlds = []
    for number in range(DEALS):
        world = known(match)
        game.hidden.deal(m, world, seat, dice(number))
        worlds.append(Match(Position(game, match.material, world), match.seed))
    return worlds


def test_worlds_that_look_alike_are_told_alike(moments: list[Match]) -> None:
    """To the last byte."""
    for match in moments:
        for world in dealt(match):
            assert known(world).tobytes() == known(match).tobytes()


@bots
def test_worlds_that_look_alike_get_the_same_move(name: str, moments: list[Match]) -> None:
    for match in moments:
        answer = one_move(name, match, 5, QUICK)
        assert {one_move(name, world, 5, QUICK) for world in dealt(match)} == {answer}


def test_worlds_that_look_alike_get_the_same_numbers(moments: list[Match]) -> None:
    for match in moments:
        thought = think(searcher(match, 6), match, Budget(100), go_on=True, lines=2)
        for world in dealt(match):
            assert think(searcher(world, 6), world, Budget(100), go_on=True, lines=2) == thought


def test_a_search_that_is_told_everything_would_be_noticed(moments: list[Match]) -> None:
    """With the true states instead of what the seat knows, the numbers differ."""
    thoughts = [
        {searcher(match, 6).think(world.state, match.actor, Budget(100)) for world in dealt(match)}
        for match in moments
    ]
    assert any(len(different) > 1 for different in thoughts)


# -- a whole game beside another with another secret ------------------------------------------


def two_hands() -> tuple[Match, Match]:
    """Targi: seat 1 has drawn one card or the other at Expansion and has it in hand."""
    deal = ["date", "well3", "date", "camp5", "gold", "rider3", "choice", "targia3", "point"]
    placed = ["place 14", "place 2", "place 13", "place 3", "place 15", "place 11"]
    matches = []
    for card in ("targia1", "rider1"):
        new = serai.new("targi", seed=1, first=1)
        match = Match(Position(new.game, new.material), "1", resolve_chance=False)
        targi.do(match, *[f"turn {name}" for name in deal], *placed)
        targi.do(match, "use 14", f"draw {card}", "hand")
        matches.append(match)
    return matches[0], matches[1]


def two_rumours() -> tuple[Match, Match]:
    """Sons: seat 1 has put one pair of rumours on salt or another."""
    left = "a...:rumour aa..:gems a...:salt .... a.b.:rumour,gems aaa.:salt"
    matches = []
    for values in (("+3", "-1"), ("-2", "+1")):
        match = sons.closing("rumour rumour rumour", "13 3", left=left)
        sons.do(match, "pass")
        for value in values:
            sons.do(match, "field rumour", f"rumour {value}", "put salt")
        sons.do(match, "end")
        matches.append(match)
    return matches[0], matches[1]


SHOWS = ("use 1", "lay hand", "look r1", "look r2")  # what would bring the secret to light


def both_do(one: Match, other: Match, text: str) -> None:
    """The same action, and what the first one draws the other draws too."""
    done = len(one.log)
    one.play(text)
    for entry in one.log[done:]:
        other.replay(entry)


@bots
@pytest.mark.parametrize("begin", [two_hands, two_rumours])
def test_a_bot_plays_on_alike_while_it_cannot_know(begin: Begin, name: str) -> None:
    """Seat 2 is the bot; seat 1, by lot, does what it could do in both games."""
    one, other = begin()
    players = [seated(match, [name] * 2, 3, QUICK)[1] for match in (one, other)]
    choice, asked = random.Random(1), 0
    for _ in range(60):
        if one.over:
            break
        if one.actor == 1:
            assert one.seen(1) == other.seen(1)
            answers = [move(players[0], one), move(players[1], other)]
            assert answers[0] == answers[1]
            text, asked = answers[0], asked + 1
        else:
            both = [text for text in one.legal() if text in other.legal()]
            text = choice.choice([text for text in both if text not in SHOWS])
        if text in SHOWS:
            break
        both_do(one, other, text)
    assert asked >= 5


# -- the future -------------------------------------------------------------------------------


def elsewhere(match: Match, seed: str) -> Match:
    """The same history at a table where other cards are still to come."""
    again = Match(Position(match.game, match.material), seed, resolve_chance=False)
    for entry in match.log:
        again.replay(entry)
    return again


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_still_to_be_drawn_has_no_say(table: Table) -> None:
    for match in walk(table, 3, steps=30):
        if match.over or len(match.log) % 5:
            continue
        other = elsewhere(match, "another")
        assert (known(match) == known(other)).all()
        for name in BOTS:
            assert one_move(name, match, 8, QUICK) == one_move(name, other, 8, QUICK)
        thoughts = [think(searcher(each), each, QUICK, go_on=True) for each in (match, other)]
        assert thoughts[0] == thoughts[1]
