"""The laws that every game obeys, each as a function of a table at which it is to hold.

In the tests of a game:

    @pytest.mark.parametrize("table", tables("bazaar"), ids=str)
    @pytest.mark.parametrize("law", LAWS, ids=name_of)
    def test_the_law_holds(law: Law, table: Table) -> None:
        law(table)

A law that is broken is an AssertionError.
"""

import json
import random
from collections.abc import Callable
from contextlib import suppress

import numpy as np

import serai
from serai.core.chance import dice, roll
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.errors import InvalidAction
from serai.core.match import Match
from serai.core.texts import has

from .tables import Table, finished, length, walk

Law = Callable[[Table], None]
NEEDED = ("name", "designer", "about", "points")  # what a game is called, and how its points are


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def some(match: Match, every: int) -> bool:
    """Now and then: for laws that are slow to check."""
    return len(match.log) % every == 0 or match.over


def real_actions(match: Match) -> list[int]:
    """The numbers that are an action on this table's board."""
    m, notation = match.material.m, match.game.notation
    real = []
    for action in range(match.game.layout.ACTIONS):
        with suppress(InvalidAction):
            if notation.parse(m, match.state, notation.text(m, action)) == action:
                real.append(action)
    return real


def legal_actions_are_ascending_and_round_trip_as_text(table: Table) -> None:
    for match in walk(table, 1):
        legal = match.game.legal(match.material.m, match.state)
        assert legal == sorted(set(legal))
        assert [match.parse(match.text(action)) for action in legal] == legal
        assert bool(legal) != match.over


def legal_means_no_reasons_over_all_actions(table: Table) -> None:
    for seed in range(length(10)):
        actions = real_actions(table.match(seed))
        for match in walk(table, seed):
            if not some(match, 17):
                continue
            legal = set() if match.over else set(match.legal())
            for action in actions:
                text = match.text(action)
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
        assert (match.state == before).all()
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
        assert match.game.rules.actor(match.material.m, state) == OVER
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
            text = match.position()
            again = serai.position(table.game, text, seed=1)
            assert match.game.position_bytes(again.state) == match.game.position_bytes(match.state)
            assert again.position().partition("start:")[2] == text.partition("start:")[2]
            assert [score.total for score in again.points()] == [
                score.total for score in match.points()
            ]
            for score in again.points():
                assert score.total == sum(booking.points for booking in score.ledger)


def a_match_from_a_position_has_a_record_too(table: Table) -> None:
    match = list(walk(table, 8, steps=5))[-1]
    again = serai.position(table.game, match.position(), seed=9)
    rng = random.Random(8)
    while not again.over:
        again.play(rng.choice(again.legal()))
    assert serai.load(again.record()).record() == again.record()


def a_position_does_not_depend_on_how_it_came_about(table: Table) -> None:
    """Two actions of one seat in a row, the other way round: the same bytes."""
    swapped(table)


def swapped(table: Table) -> int:
    """The same, and how often there were two such actions: in some games there never are."""
    rng, number = random.Random(19), 0
    for match in walk(table, 19):
        if match.over:
            break
        m, game, state = match.material.m, match.game, match.state
        legal = game.legal(m, state)
        one, other = rng.choice(legal), rng.choice(legal)
        ends = []
        for first, second in ((one, other), (other, one)):
            after = game.after(m, state, first)
            if game.rules.actor(m, after) == match.actor and second in game.legal(m, after):
                ends.append(game.position_bytes(game.after(m, after, second)))
        if len(ends) == 2 and one != other:
            number += 1
            assert ends[0] == ends[1]
    return number


def states_are_sound(table: Table) -> None:
    for match in walk(table, 9):
        assert match.game.validate.faults(match.material.m, match.state) == []


def a_preview_is_what_then_happens(table: Table) -> None:
    """Up to the next chance, less what only then is revealed; and looking changes nothing."""
    rng = random.Random(10)
    for match in walk(table, 10):
        if match.over:
            break
        text, mover = rng.choice(match.legal()), match.actor
        before, begin = match.state, len(match.log)
        knows_all = (match.game.hidden_from(match.material.m, before, mover) == before).all()
        promised = match.preview(text)
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


def legality_never_reads_what_is_hidden(table: Table) -> None:
    for match in walk(table, 11):
        if not match.over:
            m, state = match.material.m, match.state
            hidden = match.game.hidden_from(m, state, match.actor)
            assert match.game.legal(m, hidden) == match.game.legal(m, state)
            assert match.game.rules.actor(m, hidden) == match.actor


def without_secret_choices_everybody_knows_what_may_be_done(table: Table) -> None:
    """Then a search need not ask again in every world that it deals."""
    for match in walk(table, 3):
        game, m, state = match.game, match.material.m, match.state
        if game.hidden.SECRET_CHOICES or match.over:
            continue
        for seat in viewers(match):
            world = game.hidden_from(m, state, seat)
            game.hidden.deal(m, world, seat, dice(len(match.log)))
            assert game.legal(m, world) == game.legal(m, state)


def an_end_as_players_might_play_it_is_an_end(table: Table) -> None:
    for match in walk(table, 5):
        if not some(match, 25):
            continue
        game, m, world = match.game, match.material.m, match.state
        shares = np.zeros(match.seats)
        game.evaluate.rollout(m, world, dice(len(match.log)), shares)
        assert game.rules.actor(m, world) == OVER
        assert np.allclose(game.result(m, world, match.seats), shares)
        assert game.validate.faults(m, world) == []


def a_world_dealt_anew_looks_the_same_to_the_seat(table: Table) -> None:
    """hide(deal(hide(s))) == hide(s), and so do view and refusals."""
    for match in walk(table, 12):
        if not some(match, 7):
            continue
        m, game = match.material.m, match.game
        for seat in viewers(match):
            hidden = game.hidden_from(m, match.state, seat)
            world = hidden.copy()
            game.hidden.deal(m, world, seat, dice(len(match.log)))
            assert game.validate.faults(m, world) == []
            again = game.hidden_from(m, world, seat)
            assert game.position_bytes(again) == game.position_bytes(hidden)
            seen, seen_anew = game.view.view(m, hidden, seat), game.view.view(m, again, seat)
            assert json.dumps(seen) == json.dumps(seen_anew)


def actions_are_shown_alike_in_worlds_that_are_alike_to_a_seat(table: Table) -> None:
    """Whatever chance picks: if the seat cannot tell the worlds, it cannot tell the action."""
    for match in walk(table, 13):
        m, game = match.material.m, match.game
        for seat in viewers(match):
            world = game.hidden_from(m, match.state, seat)
            game.hidden.deal(m, world, seat, dice(len(match.log)))
            for action in game.legal(m, match.state):
                here = game.hidden.shown(m, match.state, seat, action)
                assert here == game.hidden.shown(m, world, seat, action)


def a_seat_is_shown_its_own_choices(table: Table) -> None:
    for match in walk(table, 14):
        if not match.over:
            for action in match.game.legal(match.material.m, match.state):
                shown = match.game.hidden.shown
                assert shown(match.material.m, match.state, match.actor, action) == action


def the_true_world_is_among_the_deals(table: Table) -> None:
    """Early on, when there are few worlds: one of many deals is the truth."""
    match = list(walk(table, 15, steps=18))[-1]
    m, game = match.material.m, match.game
    for seat in viewers(match):
        hidden = game.hidden_from(m, match.state, seat)
        worlds = set()
        for attempt in range(300):
            world = hidden.copy()
            game.hidden.deal(m, world, seat, dice(attempt))
            worlds.add(game.position_bytes(world))
        assert game.position_bytes(match.state) in worlds


def what_was_hidden_is_dealt(table: Table) -> None:
    """Dealing leaves no gap: where something was hidden, something is there again."""
    for match in walk(table, 15):
        m, game, state = match.material.m, match.game, match.state
        for seat in viewers(match):
            hidden = game.hidden_from(m, state, seat)
            world = hidden.copy()
            game.hidden.deal(m, world, seat, dice(len(match.log)))
            assert (game.position_bytes(world) != game.position_bytes(hidden)) == (
                game.position_bytes(hidden) != game.position_bytes(state)
            )


def hiding_twice_hides_no_more(table: Table) -> None:
    for match in walk(table, 16):
        for seat in viewers(match):
            once = match.game.hidden_from(match.material.m, match.state, seat)
            twice = match.game.hidden_from(match.material.m, once, seat)
            assert (once == twice).all()


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
