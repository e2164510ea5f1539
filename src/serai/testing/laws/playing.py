"""Playing, points, records and positions: what holds whether anything is hidden or not."""

import copy
import pickle
import random

import numpy as np

import serai
from serai.core.chance import dice, roll
from serai.core.contract import CHANCE, OVER
from serai.core.position import Position
from serai.core.texts import has

from ..tables import Table, finished, length, walk
from .common import (
    NEEDED,
    NOTHING_SWAPPED,
    fault_free,
    real_actions,
    some,
    was_checked,
)


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
    for seed in range(length(10, least=2)):
        state, rng = game.start(m), dice(seed)
        while (actor := game.rules.resolve_chance(m, state, rng)) != OVER:
            assert actor == game.rules.actor(m, state) >= 0
            legal = game.legal(m, state)
            game.rules.apply(m, state, legal[roll(rng, len(legal))])
        assert game.rules.actor(m, state) == OVER
        assert game.validate.faults(m, state) == []


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
        assert match.position.previews()[text] == match.game.brought(promised)
        assert (match.state == before).all()
        match.play(text)
        happened = match.events(mover, since=begin)
        assert all(event in happened for event in promised)
        if knows_all and match.log[-1].seat != CHANCE:
            assert promised == happened
        match.undo()


def whatever_a_seat_does_is_told(table: Table) -> None:
    """First of all what was done: a log, and a judgement of a move, have a sentence for it."""
    rng = random.Random(23)
    for match in walk(table, 23):
        if match.over:
            break
        position = match.position
        action = rng.choice(position.legal())
        assert position.events(action.number, position.actor), action


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


# -- texts -----------------------------------------------------------------------------------


def what_the_frame_says_has_its_texts(table: Table) -> None:
    """The game's name and points, and the source of every booking."""
    for word in NEEDED:
        assert has(f"{table.game}-{word}"), word
    for score in finished(table, 20).points():
        for source in score.by_source():
            assert has(f"{table.game}-source-{source}"), source
