"""The laws that every game obeys, each as a function of a table at which it is to hold.

In the tests of a game:

    @pytest.mark.parametrize("table", tables("bazaar"), ids=str)
    @pytest.mark.parametrize("law", LAWS, ids=name_of)
    def test_the_law_holds(law: Law, table: Table) -> None:
        law(table)

A law that is broken is an AssertionError. One that has nothing to check at a table raises SkipTest
with the reason, which pytest reports as a skipped test.
"""

import copy
import json
import pickle
import random
from collections.abc import Callable
from contextlib import suppress
from unittest import SkipTest
from xml.etree import ElementTree

import numpy as np

import serai
from serai.core import picture
from serai.core.chance import dice, roll
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.errors import InvalidAction
from serai.core.match import Match
from serai.core.position import Action, Position
from serai.core.texts import has

from .tables import Table, finished, length, walk

Law = Callable[[Table], None]
NOTHING_HIDDEN, NOTHING_SWAPPED = "nothing hidden", "nothing swapped"
SECRET_CHOICES = "secret choices"
DEALS, FEW_WORLDS, ENOUGH = 300, 60, 5
LARGEST_PICTURE = 400_000  # characters
NEEDED = ("name", "designer", "about", "points")  # what a game is called, and how its points are


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def some(match: Match, every: int) -> bool:
    """Now and then: for laws that are slow to check."""
    return len(match.log) % every == 0 or match.over


def real_actions(position: Position) -> list[Action]:
    """All there are on this table's board."""
    real = []
    for number in range(position.game.layout.ACTIONS):
        with suppress(InvalidAction):
            action = position.action(number)
            if position.number_of(action.text) == number:
                real.append(action)
    return real


def was_checked(times: int, reason: str) -> None:
    """What could not fail does not hold either: it is skipped, and says why."""
    if not times:
        raise SkipTest(reason)


def fault_free(position: Position) -> bool:
    return position.game.validate.faults(position.material.m, position.state) == []


def legal_actions_are_ascending_and_round_trip_as_text(table: Table) -> None:
    for match in walk(table, 1):
        legal = match.position.legal()
        numbers = [action.number for action in legal]
        assert numbers == sorted(set(numbers)) == match.position.legal_numbers()
        assert [match.parse(action.text) for action in legal] == numbers
        assert bool(legal) != match.over


def legal_means_no_reasons_over_all_actions(table: Table) -> None:
    for seed in range(length(10)):
        actions = real_actions(table.match(seed).position)
        for match in walk(table, seed):
            if not some(match, 17):
                continue
            legal = set() if match.over else set(match.legal())
            for text in [action.text for action in actions]:
                assert (text in legal) == (not match.why_not(text)), text
                if not match.over:
                    other = (match.actor + 1) % match.seats
                    assert match.why_not(text, seat=other), text


def undo_gives_back_the_same_bytes(table: Table) -> None:
    for match in walk(table, 2):
        if match.over:
            break
        before, log = match.state, len(match.log)
        played = match.legal()[-1]
        match.play(played)
        assert match.undo() == played
        assert (match.position.state == before).all()
        assert len(match.log) > log


def the_same_seed_gives_the_same_game(table: Table) -> None:
    assert finished(table, 3).record() == finished(table, 3).record()
    assert finished(table, 3).record() != finished(table, 4).record()


def the_ledger_adds_up_at_every_moment(table: Table) -> None:
    for seed in range(length(10)):
        for match in walk(table, seed):
            if some(match, 11):
                for score in match.points():
                    assert score.total == sum(booking.points for booking in score.ledger)
                    assert score.total == sum(score.by_source().values())
                    assert all(booking.rule and booking.source for booking in score.ledger)


def a_game_ends_and_its_win_is_shared_out(table: Table) -> None:
    for seed in range(length(200)):
        match = table.match(seed)
        assert match.result() is None
        state, rng, out = match.state, dice(seed), np.zeros(match.seats)
        choices = match.game.rules.playout(match.material.m, state, rng, out)
        assert choices <= table.longest
        assert Position(match.game, match.material, state).over
        assert abs(out.sum() - 1) < 1e-9


def chance_acts_until_a_seat_has_to(table: Table) -> None:
    """From the start, and from wherever it has to act: it brings what could be drawn."""
    match = table.match(1)
    game, m = match.game, match.material.m
    for seed in range(10):
        state, rng = game.start(m), dice(seed)
        while (actor := game.rules.resolve_chance(m, state, rng)) != OVER:
            assert actor == game.rules.actor(m, state) >= 0
            assert game.validate.faults(m, state) == []
            legal = game.legal(m, state)
            game.rules.apply(m, state, legal[roll(rng, len(legal))])
        assert game.rules.actor(m, state) == OVER


def a_record_round_trips(table: Table) -> None:
    for match in walk(table, 5):
        if some(match, 25):
            text = match.record()
            again = serai.load(text)
            assert again.record() == text
            assert (again.state == match.state).all()


def a_record_with_moves_taken_back_round_trips(table: Table) -> None:
    rng = random.Random(6)
    for match in walk(table, 6, steps=12):
        if rng.random() < 0.5 and not match.over:
            match.play(match.legal()[0])
            match.undo()
    again = serai.load(match.record())
    assert again.record() == match.record()
    assert "undo" in match.record()


def a_position_round_trips(table: Table) -> None:
    for match in walk(table, 7):
        if some(match, 8):
            text = str(match.position)
            again = serai.position(table.game, text)
            assert again == match.position and hash(again) == hash(match.position)
            assert str(again) == text
            assert again.legal() == match.position.legal()
            assert again.points() == match.position.points()
            for score in again.match(seed=1).points():
                assert score.total == sum(booking.points for booking in score.ledger)


def a_position_is_a_value(table: Table) -> None:
    """It can be copied and pickled; and playing on gives another one, as a match does."""
    for match in walk(table, 23, steps=40):
        before = match.position
        for again in (copy.deepcopy(before), pickle.loads(pickle.dumps(before))):
            assert again == before and (again.state == before.state).all()
        if match.over or not some(match, 3):
            continue
        kept, played = before.state, match.legal()[-1]
        after = before.play(played)
        match.play(played)
        while after.is_chance:
            after = after.play(after.action(after.drawn_by(str(match.seed))))
        assert after == match.position and after != before
        assert (before.state == kept).all()
        match.undo()


def chances_add_up(table: Table) -> None:
    """At every turn of chance, before the first action and after."""
    for step in finished(table, 24).steps:
        chances = step.before.chances()
        assert list(chances) == (list(step.before.legal()) if step.seat == CHANCE else [])
        if step.seat == CHANCE:
            assert abs(sum(chances.values()) - 1) < 1e-9 and min(chances.values()) > 0


def a_match_from_a_position_has_a_record_too(table: Table) -> None:
    match = list(walk(table, 8, steps=5))[-1]
    again = serai.position(table.game, str(match.position)).match(seed=9)
    rng = random.Random(8)
    while not again.over:
        again.play(rng.choice(again.legal()))
    assert serai.load(again.record()).record() == again.record()


def a_position_does_not_depend_on_how_it_came_about(table: Table) -> None:
    """Two actions of one seat in a row, the other way round: the same bytes."""
    was_checked(swapped(table), NOTHING_SWAPPED)


def swapped(table: Table) -> int:
    """The same, and how often there were two such actions: in some games there never are."""
    rng, number = random.Random(19), 0
    for match in walk(table, 19):
        if match.over:
            break
        legal = match.position.legal_numbers()
        one, other = rng.choice(legal), rng.choice(legal)
        ends = []
        for first, second in ((one, other), (other, one)):
            after = match.position.after(first)
            if after.actor == match.actor and second in after.legal_numbers():
                ends.append(after.after(second))
        if len(ends) == 2 and one != other:
            number += 1
            assert ends[0] == ends[1]
    return number


def states_are_sound(table: Table) -> None:
    for match in walk(table, 9):
        assert fault_free(match.position)


def a_preview_is_what_then_happens(table: Table) -> None:
    """Up to the next chance, less what only then is revealed; and looking changes nothing."""
    rng = random.Random(10)
    for match in walk(table, 10):
        if match.over:
            break
        text, mover = rng.choice(match.legal()), match.actor
        before, begin = match.state, len(match.log)
        knows_all = (match.position.hidden_from(mover).state == before).all()
        promised = match.preview(text)
        assert match.position.previews()[text] == promised
        assert (match.state == before).all()
        match.play(text)
        happened = match.events(mover, since=begin)
        assert all(event in happened for event in promised)
        if knows_all and match.log[-1].seat != CHANCE:
            assert promised == happened
        match.undo()


def what_is_good_is_a_share_of_the_win_and_a_weight_for_every_action(table: Table) -> None:
    for match in walk(table, 22):
        if not some(match, 6):
            continue
        m, state, game = match.material.m, match.state, match.game
        shares = np.full(match.seats, np.nan)
        game.evaluate.evaluate(m, state, shares)
        assert (shares >= 0).all()
        assert abs(shares.sum() - 1) < 1e-9
        legal = np.array(game.legal(m, state), np.int32)
        weights = np.full(len(legal), np.nan)
        if not match.over:
            game.evaluate.priors(m, state, legal, len(legal), weights)
        assert match.over or (weights > 0).all()
        assert (state == match.state).all()


# -- hidden information ----------------------------------------------------------------------


def dealt(match: Match, seat: int) -> Position:
    """A world that could be for all the seat knows."""
    return match.position.hidden_from(seat).dealt(seat, dice(len(match.log)))


def legality_never_reads_what_is_hidden(table: Table) -> None:
    times = 0
    for match in walk(table, 11):
        if not match.over:
            hidden = match.position.hidden_from(match.actor)
            times += hidden != match.position
            assert hidden.legal_numbers() == match.position.legal_numbers()
            assert hidden.actor == match.actor
    was_checked(times, NOTHING_HIDDEN)


def without_secret_choices_everybody_knows_what_may_be_done(table: Table) -> None:
    """Then a search need not ask again in every world that it deals."""
    times = 0
    for match in walk(table, 3):
        if match.game.hidden.SECRET_CHOICES:
            raise SkipTest(SECRET_CHOICES)
        if match.over:
            break
        for seat in viewers(match):
            times += match.position.hidden_from(seat) != match.position
            world = dealt(match, seat)
            assert world.legal_numbers() == match.position.legal_numbers()
    was_checked(times, NOTHING_HIDDEN)


def an_end_as_players_might_play_it_is_an_end(table: Table) -> None:
    for match in walk(table, 5):
        if not some(match, 25):
            continue
        end, shares = match.state, np.zeros(match.seats)
        match.game.evaluate.rollout(match.material.m, end, dice(len(match.log)), shares)
        there = Position(match.game, match.material, end)
        assert there.over
        assert np.allclose(there.result() or [], shares)
        assert fault_free(there)


def a_world_dealt_anew_looks_the_same_to_the_seat(table: Table) -> None:
    """hide(deal(hide(s))) == hide(s), and so do view and refusals."""
    for match in walk(table, 12):
        if not some(match, 7):
            continue
        for seat in viewers(match):
            hidden, world = match.position.hidden_from(seat), dealt(match, seat)
            assert fault_free(world)
            again = world.hidden_from(seat)
            assert again == hidden
            assert json.dumps(again.view(seat)) == json.dumps(hidden.view(seat))


def actions_are_shown_alike_in_worlds_that_are_alike_to_a_seat(table: Table) -> None:
    """Whatever chance picks: if the seat cannot tell the worlds, it cannot tell the action."""
    for match in walk(table, 13):
        for seat in viewers(match):
            world = dealt(match, seat)
            for action in match.position.legal_numbers():
                assert match.position.shown(seat, action) == world.shown(seat, action)


def a_seat_is_shown_its_own_choices(table: Table) -> None:
    for match in walk(table, 14):
        if not match.over:
            for action in match.position.legal_numbers():
                assert match.position.shown(match.actor, action) == action


def the_true_world_is_among_the_deals(table: Table) -> None:
    """Where there are few worlds, one of many deals is the truth."""
    times = 0
    for match in walk(table, 15):
        for seat in viewers(match):
            worlds = dealt_worlds(match, seat)
            if len(worlds) <= FEW_WORLDS:
                assert match.position in worlds
                times += len(worlds) > 1
        if times >= ENOUGH:
            break
    was_checked(times, NOTHING_HIDDEN)


def dealt_worlds(match: Match, seat: int) -> set[Position]:
    """The worlds that many deals make of what a seat knows; one if nothing is hidden from it."""
    hidden = match.position.hidden_from(seat)
    deals = DEALS if hidden != match.position else 1
    return {hidden.dealt(seat, dice(attempt)) for attempt in range(deals)}


def what_was_hidden_is_dealt(table: Table) -> None:
    """Dealing leaves no gap: where something was hidden, something is there again."""
    times = 0
    for match in walk(table, 15):
        for seat in viewers(match):
            hidden = match.position.hidden_from(seat)
            something = hidden != match.position
            assert (dealt(match, seat) != hidden) == something
            times += something
    was_checked(times, NOTHING_HIDDEN)


def hiding_twice_hides_no_more(table: Table) -> None:
    for match in walk(table, 16):
        for seat in viewers(match):
            once = match.position.hidden_from(seat)
            twice = once.hidden_from(seat)
            assert (once.state == twice.state).all()


def what_a_seat_gets_is_plain_data(table: Table) -> None:
    for match in walk(table, 17):
        if some(match, 10):
            for seat in viewers(match):
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert match.sentences(seat)


def a_record_in_progress_holds_the_commitment_and_not_the_seed(table: Table) -> None:
    match = serai.new(table.game, seats=table.seats, seed="a-secret-seed", **table.options)
    for seat in viewers(match):
        assert "a-secret-seed" not in match.record(seat)
        assert "commitment: " in match.record(seat)
    over = finished(table, 18)
    assert over.record(0) == over.record()


def a_picture_shows_what_its_seat_may_know(table: Table) -> None:
    """Alike in worlds that are alike to the seat; and it needs nothing but itself."""
    for match in walk(table, 19):
        if not some(match, 100):
            continue
        m, game = match.material.m, match.game
        for seat in viewers(match):
            drawn = match.svg(seat)
            world = game.hidden_from(m, match.state, seat)
            assert picture.svg(game, match.material, world, seat, match.names) == drawn
            game.hidden.deal(m, world, seat, dice(len(match.log)))
            assert picture.svg(game, match.material, world, seat, match.names) == drawn
            ElementTree.fromstring(drawn)
            assert "<script" not in drawn and len(drawn) <= LARGEST_PICTURE
            assert drawn.count("http") == 1  # what SVG is called


# -- texts -----------------------------------------------------------------------------------


def what_the_frame_says_has_its_texts(table: Table) -> None:
    """The game's name and points, and the source of every booking."""
    for word in NEEDED:
        assert has(f"{table.game}-{word}"), word
    for score in finished(table, 20).points():
        for source in score.by_source():
            assert has(f"{table.game}-source-{source}"), source


LAWS: tuple[Law, ...] = (
    legal_actions_are_ascending_and_round_trip_as_text,
    legal_means_no_reasons_over_all_actions,
    undo_gives_back_the_same_bytes,
    the_same_seed_gives_the_same_game,
    the_ledger_adds_up_at_every_moment,
    a_game_ends_and_its_win_is_shared_out,
    chance_acts_until_a_seat_has_to,
    a_record_round_trips,
    a_record_with_moves_taken_back_round_trips,
    a_position_round_trips,
    a_position_is_a_value,
    chances_add_up,
    a_match_from_a_position_has_a_record_too,
    a_position_does_not_depend_on_how_it_came_about,
    states_are_sound,
    a_preview_is_what_then_happens,
    what_is_good_is_a_share_of_the_win_and_a_weight_for_every_action,
    legality_never_reads_what_is_hidden,
    without_secret_choices_everybody_knows_what_may_be_done,
    an_end_as_players_might_play_it_is_an_end,
    a_world_dealt_anew_looks_the_same_to_the_seat,
    actions_are_shown_alike_in_worlds_that_are_alike_to_a_seat,
    a_seat_is_shown_its_own_choices,
    the_true_world_is_among_the_deals,
    what_was_hidden_is_dealt,
    hiding_twice_hides_no_more,
    what_a_seat_gets_is_plain_data,
    a_record_in_progress_holds_the_commitment_and_not_the_seed,
    a_picture_shows_what_its_seat_may_know,
    what_the_frame_says_has_its_texts,
)
# Long runs among them; `length` says how long.
LONG: tuple[Law, ...] = (
    legal_means_no_reasons_over_all_actions,
    the_ledger_adds_up_at_every_moment,
    a_game_ends_and_its_win_is_shared_out,
)


def name_of(law: Law) -> str:
    return law.__name__.replace("_", " ")
