"""Whole games: nothing is lost or doubled, and what the rules make impossible never happens."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import serai
from serai.bots.levels import player
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER
from serai.core.match import Match
from serai.core.position import Position
from serai.games.sons.facts import read_state
from serai.games.sons.layout import (
    CROSS,
    EXPLORERS,
    HOME,
    LAY,
    NONE,
    SIDES,
    VALUE_COPIES,
    VALUES,
    Phase,
    RumourAt,
    TileAt,
    material_of,
    state_of,
)
from serai.games.sons.survey import oasis_of, parts_of
from walk import ODD_TILES, length

Oasis = frozenset[tuple[int, int]]


class Step(NamedTuple):
    """An action of a seat or of chance, and the states around it."""

    before: Buffer
    action: int
    after: Buffer


def steps(match: Match, how: str, seed: int) -> Iterator[Step]:
    """A whole game, played at random, without much idling, or by greedy bots."""
    m, game, state = match.material.m, match.game, match.start.state
    choice = random.Random(f"{how}/{seed}")
    bots = [player("greedy", game, match.material, seat, seed) for seat in range(match.seats)]
    idle = {match.parse(text) for text in ("pass", "end", "leave", "decline", "stay")}
    while (actor := game.rules.actor(m, state)) != OVER:
        legal = game.legal(m, state)
        if actor == CHANCE:
            action = choice.choices(legal, game.weights(m, state))[0]
        elif how == "greedy":
            here = Position(game, match.material, state)
            action = bots[actor].choose(here.hidden_from(actor), [])
        else:
            busy = [action for action in legal if action not in idle]
            action = choice.choice(busy if how == "busy" and busy else legal)
        after = game.after(m, state, action)
        yield Step(state, action, after)
        state = after


# -- nothing is lost --------------------------------------------------------------------------


@pytest.mark.rule("S8")
@pytest.mark.soak
@pytest.mark.parametrize("how", ["random", "busy"])
@pytest.mark.parametrize("tiles", ["dunes", ODD_TILES], ids=["dunes", "odd"])
def test_no_piece_is_ever_lost_or_doubled(tiles: str, how: str) -> None:
    for seed in range(length(120)):
        match = serai.new("sons", 2 + seed % 3, seed=seed, tiles=tiles)
        for step in steps(match, how, seed):
            check_tiles(match, step.after)
            check_supplies(match, step.after)
            check_explorers(match, step.after)
            check_rumours(step.after)


def check_tiles(match: Match, state: Buffer) -> None:
    """S4, S16: a tile is in its stack, on the plan, in a display, in a hand or gone."""
    mat, s = material_of(match.material.m), state_of(state)
    where = s.where.tolist()[: int(mat.tiles)]
    lying = [tile for tile in s.tile.tolist() if tile < CROSS]
    lying += [tile for shown in s.display.tolist() for tile in shown if tile != NONE]
    lying += [int(s.held)] if s.held != NONE else []
    assert Counter(lying) == {t: 1 for t, place in enumerate(where) if place == TileAt.SOMEWHERE}
    assert where.count(TileAt.IN_STACK) == int(s.all_left)
    left_out = int(mat.begins[mat.lowest])
    assert where[:left_out] == [TileAt.GONE] * left_out


def check_supplies(match: Match, state: Buffer) -> None:
    """S8: stones, goods and camels are with players or in the supply."""
    s = state_of(state)
    assert int(s.water.sum()) + int(s.water_left) == 20
    assert (s.goods.sum(axis=0) + s.goods_left).tolist() == [10, 10, 10, 10]
    assert int(s.camels.sum()) + int(s.camels_left) == 10
    for seat in range(match.seats):
        assert int(s.goods[seat].sum()) <= 4 + 2 * int(s.camels[seat])


def check_explorers(match: Match, state: Buffer) -> None:
    """S7, S29: four each for ever; the turban is on somebody's tallest; one caravan a field."""
    s = state_of(state)
    if s.turban == NONE:
        return
    owners = s.owner.tolist()
    assert Counter(owners) == {
        **dict.fromkeys(range(match.seats), 4),
        **({NONE: 16 - 4 * match.seats} if match.seats < 4 else {}),
    }
    mine = [e for e in range(EXPLORERS) if owners[e] == owners[int(s.turban)]]
    assert int(s.turban) == max(mine)
    in_line = [e for e in s.line.tolist() if e != NONE]
    assert all(s.stands[e] == HOME for e in in_line)
    caravans = s.caravan.tolist()[: match.seats]
    assert len(set(caravans)) == match.seats


def check_rumours(state: Buffer) -> None:
    """S8, S27: six tiles, at most two on a good, at most one in a hand."""
    s = state_of(state)
    places = s.rumour_at.tolist()
    assert places.count(RumourAt.IN_HAND) == (s.phase == Phase.PUTTING)
    assert all(places.count(good) <= 2 for good in range(4))
    drawn = [
        value for value, at in zip(s.rumour.tolist(), places, strict=True) if at != RumourAt.UNDRAWN
    ]
    unheard = [
        v for v, number in zip(VALUES, s.unheard.tolist(), strict=True) for _ in range(number)
    ]
    assert sorted(drawn + unheard) == sorted(
        value for value, copies in zip(VALUES, VALUE_COPIES, strict=True) for _ in range(copies)
    )
    assert places.count(RumourAt.IN_SUPPLY) <= int(s.put_back)


# -- what the rules make impossible -----------------------------------------------------------


def complete(match: Match, state: Buffer) -> set[Oasis]:
    m, st = match.material.m, read_state(state)
    there = [cell for cell, tile in enumerate(st.tile) if tile != NONE]
    found = [oasis_of(m, st, (cell, part)) for cell in there for part in parts_of(st, cell)]
    return {frozenset(oasis.parts) for oasis in found if not oasis.open_sides}


@pytest.mark.rule("S23")
@pytest.mark.soak
@pytest.mark.parametrize("how", ["random", "busy", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_rules_make_impossible_never_happens(seats: int, how: str) -> None:
    """A complete oasis never grows; a tile completes at most two, a desert tile none."""
    completed = 0
    for seed in range(length(30)):
        match = serai.new("sons", seats, seed=seed)
        closed: set[Oasis] = set()
        for step in steps(match, how, seed):
            nothing_runs_out(step.after)
            if step.action in LAY:
                now = complete(match, step.after)
                new = now - closed
                assert closed <= now
                check_laying(match, step, new)
                completed += len(new)
                closed = now
    assert completed > 0


def check_laying(match: Match, step: Step, new: set[Oasis]) -> None:
    cell, tile = (step.action - LAY.start) // SIDES, int(state_of(step.before).held)
    assert len(new) <= 2
    assert all(cell in {place for place, _ in oasis} for oasis in new)
    assert not (new and material_of(match.material.m).desert[tile])


def nothing_runs_out(state: Buffer) -> None:
    """With the tiles of the house; and there is always a place for a rumour."""
    s: Any = state_of(state)
    assert s.goods_left.min() > 0 and s.camels_left > 0
    assert (s.rumour_at < 4).sum() < 8


@pytest.mark.rule("S31")
@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_with_all_tiles_drawn(seats: int) -> None:
    for seed in range(length(500)):
        match = serai.new("sons", seats, seed=seed)
        for step in steps(match, ("random", "busy")[seed % 2], seed):
            last = step.after
        assert state_of(last).all_left == 0
        assert sum(match.game.result(match.material.m, last, seats)) == pytest.approx(1)
