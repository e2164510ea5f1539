"""Hidden information: nobody is told too much, and what is hidden is dealt anew."""

import json
from dataclasses import replace
from unittest import SkipTest
from xml.etree import ElementTree

import numpy as np

import serai
from serai.core import picture
from serai.core.chance import dice
from serai.core.match import Match
from serai.core.position import Position

from ..tables import Table, finished, walk
from .common import (
    DEALS,
    ENOUGH,
    FEW_WORLDS,
    LARGEST_PICTURE,
    NOTHING_HIDDEN,
    SECRET_CHOICES,
    fault_free,
    some,
    viewers,
    was_checked,
)


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
                assert not some(match, 100) or match.sentences(seat)


def a_view_is_the_same_whatever_was_seen_before(table: Table) -> None:
    """What is kept from view to view is what whoever looks for the first time is told."""
    for match in walk(table, 20):
        seen = {seat: match.position.view(seat) for seat in viewers(match)}
        if some(match, 3):
            material = replace(match.material, m=match.material.m.copy())  # another table
            elsewhere = Position(match.game, material, match.state)
            assert {seat: elsewhere.view(seat) for seat in seen} == seen


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
