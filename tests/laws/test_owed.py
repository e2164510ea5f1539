"""What is owed for the end is entered when it is earned, and taken out when it is paid."""

from collections import Counter

import pytest

from serai.core.chance import dice
from serai.core.compiled import Buffer
from serai.core.contract import SPECTATOR
from serai.core.ledger import Booking
from serai.core.log import BEFORE_ALL
from serai.core.match import Match
from serai.core.position import Position
from walk import TABLES, Table, finished, length, walk

tables = pytest.mark.parametrize("table", TABLES, ids=str)


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def some(match: Match, every: int) -> bool:
    """Now and then, and at the end."""
    return len(match.log) % every == 0 or match.over


def curve(match: Match, viewer: int) -> list[list[int]]:
    """Everybody's points before the first action and after each that stands, to these eyes."""
    brought = Counter[tuple[int, int]]()
    for entry in (*match.opening(viewer), *match.provisional(viewer)):
        brought[entry.ply, entry.seat] += entry.points
    for ply, event in match.happened(viewer):
        brought[ply, event.seat] += event.points
    sums, points = [0] * match.seats, []
    for ply in (BEFORE_ALL, *(step.ply for step in match.steps)):
        sums = [before + brought[ply, seat] for seat, before in enumerate(sums)]
        points.append(sums)
    return points


@tables
@pytest.mark.soak
def test_with_what_is_owed_everybodys_curve_ends_at_the_points(table: Table) -> None:
    for seed in range(length(20)):
        match = finished(table, seed)
        totals = [score.total for score in match.points()]
        for viewer in viewers(match):
            assert curve(match, viewer)[-1] == totals


@tables
def test_what_is_owed_cancels_when_it_is_paid(table: Table) -> None:
    match = finished(table, 23)
    if not any(match.provisional(viewer) for viewer in viewers(match)):
        pytest.skip("nothing is owed before the end")
    for viewer in viewers(match):
        accounts = Counter[tuple[int, str, str]]()
        for entry in match.provisional(viewer):
            assert entry.points and entry.rule and entry.source
            accounts[entry.seat, entry.rule, entry.source] += entry.points
        assert set(accounts.values()) <= {0}
        paid = {event.source for event in match.events(viewer) if event.points}
        assert {source for _, _, source in accounts} <= paid


@tables
def test_what_was_entered_stays_as_the_game_goes_on(table: Table) -> None:
    """A curve does not move with the moment from which one looks back."""
    seen: dict[int, list[list[list[int]]]] = {}
    for match in walk(table, 24):
        if some(match, 151):
            for viewer in viewers(match):
                seen.setdefault(viewer, []).append(curve(match, viewer))
    for curves in seen.values():
        last = curves[-1]
        assert all(last[: len(earlier)] == earlier for earlier in curves)


@tables
def test_what_was_taken_back_owes_nothing(table: Table) -> None:
    owed = 0
    for match in walk(table, 25):
        if match.over:
            break
        if not some(match, 97):
            continue
        before = {viewer: sums(match.provisional(viewer)) for viewer in viewers(match)}
        match.play(match.legal()[-1])
        owed += any(match.provisional(viewer) for viewer in viewers(match))
        match.undo()
        assert before == {viewer: sums(match.provisional(viewer)) for viewer in viewers(match)}
    if not owed:
        pytest.skip("nothing is owed before the end")


@tables
def test_what_is_owed_does_not_tell_worlds_apart_that_are_alike_to_a_seat(table: Table) -> None:
    others = 0
    for match in walk(table, 26):
        if not some(match, 7):
            continue
        m, game = match.material.m, match.game
        for viewer in viewers(match):
            told = begun(match, match.state, viewer)
            for number in range(3):
                world = game.hidden_from(m, match.state, viewer)
                game.hidden.deal(m, world, viewer, dice(100 * len(match.log) + number))
                others += bool((world != match.state).any())
                assert begun(match, world, viewer) == told
    if not others:
        pytest.skip("nothing is hidden: there is no other world")


def begun(match: Match, state: Buffer, viewer: int) -> str:
    """What a match that begins from there tells of what everybody has."""
    there = Match(Position(match.game, match.material, state), None, resolve_chance=False)
    return repr([there.opening(viewer), there.provisional(viewer)])


def sums(entries: list[Booking]) -> dict[tuple[int, str], int]:
    found = Counter[tuple[int, str]]()
    for entry in entries:
        found[entry.seat, entry.source] += entry.points
    return {account: points for account, points in found.items() if points}
