"""The search: the same answer for the same seed, budgets kept, trees kept, chance and ends met."""

import re
import time
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest

import serai
from bots.thinking import edges_below, kept, known, middle, searcher, think
from games.desert.picture import picture
from games.sons import table as sons
from games.targi import table as targi
from interpreted import told_uncompiled
from serai.bots import search
from serai.bots.levels import move, player
from serai.bots.search import BASELINE, TREES, Budget, Move, Searcher, SearchResult, SearchSettings
from serai.core.match import Match
from walk import TABLES, Table

TESTS = Path(__file__).parents[1]
WADI = Table("desert", 2, {"map": "wadi"})
SOME = [Table("souk", 3), WADI, Table("desert", 5), Table("targi", 2), Table("sons", 2)]

some = pytest.mark.parametrize("table", SOME, ids=str)


# -- the same answer --------------------------------------------------------------------------


@some
@pytest.mark.parametrize("how", [None, BASELINE], ids=["level", "plain"])
def test_the_same_seed_gives_the_same_thought_on_any_number_of_cores(
    table: Table, how: SearchSettings | None
) -> None:
    match = middle(table)
    thoughts = [
        think(searcher(match, 3, cores, how), match, Budget(600), lines=2) for cores in (1, 2, 1)
    ]
    assert thoughts[0] == thoughts[1] == thoughts[2]
    assert how or len(thoughts[0].best.line) > 1


@pytest.mark.parametrize("least", [0.0, 0.2])
def test_a_search_ends_when_it_is_said_to_be_enough_but_has_the_least_that_it_should(
    least: float,
) -> None:
    """It would take longer than anybody waits; the clock of the search is what is compared."""
    match, enough = middle(WADI), Event()
    enough.set()
    began = time.perf_counter()
    thought = think(searcher(match, 3), match, Budget(seconds=1e9, enough=enough, least=least))
    assert time.perf_counter() - began >= least
    assert thought.simulations > 0


@some
def test_another_seed_thinks_other_thoughts(table: Table) -> None:
    match = middle(table)
    thoughts = [think(searcher(match, seed), match, Budget(200)) for seed in range(4)]
    assert any(thought != thoughts[0] for thought in thoughts)


def test_the_same_seed_gives_the_same_thoughts_move_after_move() -> None:
    """Also with the tree that was kept."""
    games = []
    for cores in (1, 2):
        match = Table("targi", 2).match(4)
        one = searcher(match, 5, cores)
        for _ in range(12):
            thought = think(one, match, Budget(300), go_on=True)
            match.play(match.text(thought.best.action))
        games.append(match.record())
    assert games[0] == games[1]


# -- budgets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [1, 2, 3, 10, 511, 512, 513, 2000])
def test_as_many_simulations_as_asked_for(asked: int) -> None:
    match = Table("souk", 2).match(1)
    thought = think(searcher(match), match, Budget(asked))
    assert thought.simulations == max(1, asked // TREES) * TREES
    assert sum(move.visits for move in thought.moves) == thought.simulations


@some
def test_a_budget_of_one_is_enough_for_a_legal_move(table: Table) -> None:
    match = middle(table)
    thought = think(searcher(match), match, Budget(1))
    assert thought.simulations == TREES
    assert match.text(thought.best.action) in match.legal()


@some
def test_seconds_alone_are_a_budget_too(table: Table) -> None:
    match = middle(table)
    thought = think(searcher(match), match, Budget(seconds=0.02))
    assert thought.simulations >= TREES
    assert match.text(thought.best.action) in match.legal()


def test_of_two_budgets_the_first_that_is_over_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of this test strikes a second each time it is read."""
    match = middle(WADI)
    seconds = iter(range(1_000_000))
    clock = SimpleNamespace(perf_counter=lambda: float(next(seconds)))
    monkeypatch.setattr(search, "time", clock)
    assert think(searcher(match), match, Budget(40, seconds=1e6)).simulations == 40
    before = next(seconds)
    short = think(searcher(match), match, Budget(1_000_000, seconds=3.0))
    assert next(seconds) - before == 5  # once at the beginning, and after each of three chunks
    assert TREES <= short.simulations < 1_000_000


def fail(*_: object) -> NoReturn:
    raise AssertionError("there was nothing to think about")


def test_a_forced_move_is_answered_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    match = picture("""
        1   L1  .   .   .
        2     .   L2  .   .
        3   .   .   .   .
        """)
    monkeypatch.setattr(Searcher, "choose", fail)
    bot = player("master", match.game, match.material, 0, 1)
    assert move(bot, match) == "skip"


@pytest.mark.parametrize("table", SOME, ids=str)
def test_a_full_tree_still_answers(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_NODES", 40)
    match = middle(table)
    one = searcher(match)
    thought = think(one, match, Budget(5_000), go_on=True)
    assert TREES <= thought.simulations < 40 * TREES
    assert sum(thought.chances) == pytest.approx(1)
    for _ in range(4):  # there is no room for more, and none is needed
        match.play(match.text(one.choose(known(match), match.actor, Budget(5_000), match.seen(0))))


def test_who_thinks_again_in_a_full_tree_is_still_told_the_chances(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "MOST_NODES", 40)
    match = middle(WADI)
    one = searcher(match)
    for _ in range(3):
        thought = think(one, match, Budget(5_000), go_on=True)
        assert match.text(thought.best.action) in match.legal()
        assert sum(thought.chances) == pytest.approx(1)


# -- the tree is kept -------------------------------------------------------------------------


def test_what_was_seen_in_the_tree_is_kept_from_move_to_move() -> None:
    """After the own move and the reply that was expected most."""
    match = middle(WADI, 20)
    one, seat = searcher(match), match.actor
    line = think(one, match, Budget(4_000), go_on=True, lines=1).best.line
    for action in line:
        match.play(match.text(action))
        if match.actor == seat:
            break
    assert match.actor == seat
    visits = edges_below(one.trees[0], line[: line.index(action) + 1])
    thought = think(one, match, Budget(2), go_on=True)
    assert kept(thought) >= sum(visits.values()) > 0


@pytest.mark.parametrize("card", ["targia1", "rider9", "well4"])
def test_a_card_another_drew_unseen_keeps_the_tree(card: str) -> None:
    """Whichever it is: to this seat all of them are `draw ?`."""
    match = targi.table("2:1 14:2")
    one = searcher(match)
    think(one, match, Budget(2_000), go_on=True)
    targi.do(match, "use 2", "use 14", f"draw {card}", "hand", "place 7")
    assert kept(think(one, match, Budget(2), go_on=True)) > 0


@pytest.mark.parametrize("value", ["+3", "-1", "-2"])
def test_a_rumour_another_took_unseen_keeps_the_tree(value: str) -> None:
    match = sons.closing("gems rumour", "13 11")
    one = searcher(match)
    think(one, match, Budget(2_000), go_on=True)
    sons.do(match, "pass", "field gems", "field rumour", f"rumour {value}", "put salt")
    assert kept(think(one, match, Budget(2), go_on=True)) > 0


def test_an_own_draw_keeps_what_was_thought_of_that_card() -> None:
    match = targi.table("13:1 14:2")
    one = searcher(match)
    think(one, match, Budget(2_000), go_on=True)
    targi.do(match, "use 13", "draw choice")
    visits = edges_below(one.trees[0], [match.parse("use 13"), match.parse("draw choice")])
    thought = think(one, match, Budget(2), go_on=True)
    assert kept(thought) >= sum(visits.values()) > 0


def test_taken_back_and_played_otherwise_nothing_is_kept() -> None:
    match = middle(WADI)
    one, first, *others = searcher(match), *match.legal()
    match.play(first)
    think(one, match, Budget(500), go_on=True)
    match.undo()
    match.play(others[-1])
    assert kept(think(one, match, Budget(2), go_on=True)) == 0


def test_before_the_moment_it_thought_about_nothing_is_kept() -> None:
    match = middle(WADI)
    one = searcher(match)
    match.play(match.legal()[0])
    think(one, match, Budget(500), go_on=True)
    match.undo()
    assert kept(think(one, match, Budget(2), go_on=True)) == 0


def test_a_move_taken_back_and_played_again_keeps_the_tree() -> None:
    match = middle(WADI)
    one = searcher(match)
    best = match.text(think(one, match, Budget(500), go_on=True).best.action)
    match.play(best)
    match.undo()
    match.play(best)
    assert kept(think(one, match, Budget(2), go_on=True)) > 0


def test_without_what_was_seen_every_thought_is_new() -> None:
    match = middle(WADI)
    one = searcher(match)
    for _ in range(2):
        assert kept(think(one, match, Budget(500))) == 0


# -- early stop -------------------------------------------------------------------------------


def last_camel() -> Match:
    """D30: the last camel of the herd, and one of its spaces has the only token."""
    return picture(
        """
        1   .   .   .   .   .
        2     .   L1  3   .   .
        3   .   .   .   .   A2
        """,
        herds=1,
        left=1,
    )


def chosen(match: Match, seed: int, budget: Budget) -> tuple[str, int]:
    """What is chosen, and after how many simulations."""
    one = searcher(match, seed)
    action = one.choose(known(match), match.actor, budget, match.seen(match.actor))
    return match.text(action), sum(tree.done for tree in one.trees)


def chosen_late(match: Match, seed: int, budget: Budget) -> tuple[str, int]:
    """The same without an early stop."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Searcher, "_decided", lambda *_: False)
        return chosen(match, seed, budget)


def test_a_settled_choice_stops_early_and_is_the_same() -> None:
    for seed in range(5):
        match, budget = last_camel(), Budget(20_000)
        early, soon = chosen(match, seed, budget)
        late, full = chosen_late(match, seed, budget)
        assert early == late == "camel lime c2"
        assert soon < full == 20_000


@some
def test_an_early_stop_never_changes_the_move(table: Table) -> None:
    for plies in (2, 9, 16):
        match, budget = middle(table, plies), Budget(1_500)
        assert chosen(match, 1, budget)[0] == chosen_late(match, 1, budget)[0]


# -- chances and points -----------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_chances_add_up_and_there_is_one_for_every_seat(table: Table) -> None:
    match = middle(table)
    thought = think(searcher(match), match, Budget(400))
    tried = [move for move in thought.moves if move.visits]
    assert len(tried) > 1
    everything: list[SearchResult | Move] = [thought, *tried]
    for told in everything:
        assert len(told.chances) == len(told.points) == table.seats
        assert sum(told.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in told.chances)
    for seat in range(table.seats):
        mean = sum(move.points[seat] * move.visits for move in tried) / thought.simulations
        assert thought.points[seat] == pytest.approx(mean)


@some
def test_every_legal_action_is_told_once_the_most_visited_first(table: Table) -> None:
    match = middle(table)
    moves = think(searcher(match), match, Budget(400), lines=1).moves
    legal = match.legal()
    assert len(moves) == len(legal)
    assert {match.text(move.action) for move in moves} == set(legal)
    assert [move.visits for move in moves] == sorted((move.visits for move in moves), reverse=True)
    assert all(move.line[0] == move.action for move in moves)


END = """
    1   .   .   .   .   .   S3  .
    2     .   L1  3   .   1   .   .
    3   .   .   .   .   A2  .   .
    4     .   V4  .   .   .   .   S5
    """
ASIDE: dict[int, dict[str, Any]] = {5: {"aside": "amber 1, lime 2, rose 3, sky 4, violet 5"}}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_move_that_ends_the_game_is_told_as_it_ends(seats: int) -> None:
    """D30: the last camel of the herd is placed."""
    drawing = re.sub(rf"[A-Z][{seats + 1}-9]", ". ", END)
    match = picture(drawing, seats, herds=1, left=1, **ASIDE.get(seats, {}))
    for told in think(searcher(match, how=BASELINE), match, Budget(200)).moves:
        after = serai.load(match.record())
        after.play(match.text(told.action))
        assert told.visits > 0
        assert list(told.points) == pytest.approx([score.total for score in after.points()])
        assert list(told.chances) == pytest.approx(after.result())


# -- chance -----------------------------------------------------------------------------------


def test_an_own_draw_branches_by_what_is_drawn() -> None:
    """Caravan: one branch for each kind of goods card, each about as often as it is there."""
    match = targi.table("13:1 14:2")
    one = searcher(match, how=BASELINE)
    think(one, match, Budget(8_000))
    use = match.parse("use 13")
    below = edges_below(one.trees[0], [use])
    after = match.game.after(match.material.m, match.state, use)
    outcomes = match.game.legal(match.material.m, after)
    assert set(below) == set(outcomes)
    weights = match.game.weights(match.material.m, after, len(outcomes))
    for outcome, weight in zip(outcomes, weights, strict=True):
        expected = sum(below.values()) * weight / sum(weights)
        assert 0.5 * expected < below[outcome] < 1.5 * expected


def test_draws_of_another_that_are_not_seen_share_one_branch() -> None:
    """Expansion: what seat 2 draws there seat 1 does not see; what it draws itself it does."""
    match = targi.table("14:1 2:2")
    own = searcher(match, how=BASELINE)
    think(own, match, Budget(2_000))
    assert len(edges_below(own.trees[0], [match.parse("use 14")])) > 20
    match = targi.table("2:1 14:2")
    other = searcher(match, how=BASELINE)
    think(other, match, Budget(2_000))
    path = [match.parse(text) for text in ("use 2", "use 14")]
    below = edges_below(other.trees[0], path)
    assert [match.text(action) for action in below] == ["draw ?"]


def test_rumours_of_another_share_one_branch() -> None:
    """Seat 1 takes the rumour itself, or leaves it to seat 2."""
    match = sons.closing("gems rumour", "13 11")
    sons.do(match, "pass")
    one = searcher(match, how=BASELINE)
    think(one, match, Budget(2_000))
    gems, rumour = match.parse("field gems"), match.parse("field rumour")
    assert len(edges_below(one.trees[0], [rumour])) > 1
    below = edges_below(one.trees[0], [gems, rumour])
    assert [match.text(action) for action in below] == ["rumour ?"]


def test_a_drawn_tile_is_seen_by_all() -> None:
    match = sons.table(turn=1, phase="discovering", left="a...:salt a...:gems .... aa..:gems")
    one = searcher(match, how=BASELINE)
    think(one, match, Budget(1_000))
    below = edges_below(one.trees[0], [match.parse("draw")])
    assert {match.text(action) for action in below} == {f"tile 5.{n}" for n in (1, 2, 3, 4)}


# -- uncompiled -------------------------------------------------------------------------------

THINK = """
import sys
from bots.test_search import middle_thought
from serai.core import registry
from walk import TABLES
registry.add("souk")
print(*(middle_thought(table) for table in TABLES if str(table) in sys.argv[1:]))
"""


def middle_thought(table: Table) -> str:
    """A game some way in, and what is thought of it."""
    match = middle(table, 25)
    thought = think(searcher(match, 7), match, Budget(12), lines=1)
    return f"{match.record()} {[(match.text(move.action), move.visits) for move in thought.moves]}"


@pytest.mark.parametrize("name", ["desert-2-map=wadi", "targi-2", "sons-3-tiles=name: odd"])
def test_uncompiled_it_thinks_the_same(name: str) -> None:
    (table,) = [table for table in TABLES if str(table) == name]
    told = told_uncompiled(THINK, name)
    assert told == f"{middle_thought(table)}\n"
