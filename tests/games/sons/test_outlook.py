"""What a view says is ahead, beside what the slow referee makes of it, step by step."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, get_args

import pytest

from games.sons.oracle import Oasis, Oracle, Spot, Stand, beyond, first_side, white_sides
from games.sons.test_oracle import own_set, pick, table
from serai.core.contract import CHANCE, OVER
from serai.games.sons import layout
from serai.games.sons.layout import FIELD_NAMES, GOOD_NAMES, SIDE_NAMES
from serai.games.sons.outlook import Field, Good, Side
from serai.games.sons.view_types import Phase

View = dict[str, Any]
GAMES = 2


@contextmanager
def put_back(oracle: Oracle) -> Iterator[None]:
    """Whatever is tried at the oracle's table is as before afterwards."""
    water, standing = [player.water for player in oracle.players], dict(oracle.standing)
    yield
    for player, before in zip(oracle.players, water, strict=True):
        player.water = before
    oracle.standing = standing


def fields_of(oasis: Oasis) -> list[str]:
    fields = [spot.part.field for spot in oasis if spot.part.field is not None]
    return sorted(fields, key=FIELD_NAMES.index)


def paid(oracle: Oracle, oasis: Oasis) -> tuple[list[int], int | None]:
    """S25: who is left in line if the oasis were complete now, and who has paid."""
    line = oracle._line(oasis)
    if oracle.rules == 1 and not fields_of(oasis):
        return line, None
    with put_back(oracle):
        before = [player.water for player in oracle.players]
        left = oracle._pay_for(line)
        payers = [k for k, player in enumerate(oracle.players) if player.water < before[k]]
    return left, payers[0] if payers else None


def open_sides(oracle: Oracle, oasis: Oasis) -> int:
    faced = [beyond(spot.cell, side) for spot in oasis for side in spot.part.sides]
    return sum(cell is not None and cell not in oracle.plan for cell in faced)


def check_cells(view: View, oracle: Oracle) -> None:
    for told in view["cells"]:
        faced = [beyond(told["name"], side) for side in SIDE_NAMES]
        there = [cell for cell in faced if cell is not None and cell not in oracle.plan]
        assert sorted(told["around"]) == sorted(there)


def check_oases(view: View, oracle: Oracle) -> None:
    found = {frozenset((s.cell, first_side(s.part)) for s in o): o for o in oracle._oases()}
    for told in view["oases"]:
        oasis = found[frozenset(map(tuple, told["parts"]))]
        assert told["open"] == open_sides(oracle, oasis)
        assert told["payer"] == paid(oracle, oasis)[1]
        assert [one["height"] for one in told["explorers"]] == oracle._line(oasis)


def check_reach(match: Any, state: Any, view: View, seat: int, oracle: Oracle) -> None:
    here = oracle._caravan(seat)
    near = oracle._free(oracle._in_reach(here))
    assert set(view["reach"]["free"]) == set(near)
    for action in match.game.legal(match.material.m, state):
        told = match.game.preview(match.material.m, state, seat, action)
        moves = [event for event in told if event.kind == "move"]
        for event in moves:
            way = event.facts["way"]
            assert (way[0], way[-1]) == (here, event.facts["end"])
            brown = way[:-1] if event.facts["end"] in near else way[:1]
            for cell, after in pairwise(way):
                (side,) = [side for side, other in oracle._lines(cell) if other == after]
                assert side not in white_sides(oracle.plan[cell]) or cell not in brown[:-1]


def check_stands(view: View, oracle: Oracle) -> None:
    cell = view["laid"]
    assert {text for text in oracle.legal() if "explorer" in text} <= set(view["stands"])
    for action, told in view["stands"].items():
        _, height, side = action.split()
        part = next(part for part in oracle.plan[cell] if first_side(part) == side)
        with put_back(oracle):
            oracle.standing[int(height)] = Stand(cell, side)
            oasis = oracle._oasis_around(Spot(cell, part))
            line = oracle._line(oasis)
            left, payer = paid(oracle, oasis)
        assert (told["place"], told["line"]) == (line.index(int(height)) + 1, len(line))
        assert (told["open"], told["fields"]) == (open_sides(oracle, oasis), len(fields_of(oasis)))
        assert told["payer"] == payer
        assert told["unpaid"] == (int(height) not in left)
        if not told["unpaid"]:
            assert told["before"] == left.index(int(height))


def check_lay(told: list[View], cell: str, oracle: Oracle) -> None:
    """After the tile was laid: its oases are those that were told of."""
    there = [oasis for oasis in oracle._oases() if any(spot.cell == cell for spot in oasis)]
    right = []
    for oasis in there:
        sides = {side for spot in oasis if spot.cell == cell for side in spot.part.sides}
        gates = {side for side in sides if (beyond(cell, side) or cell) not in oracle.plan}
        line, payer = oracle._line(oasis), paid(oracle, oasis)[1]
        right.append((sides, gates, open_sides(oracle, oasis), fields_of(oasis), line, payer))
    seen = [
        (
            set(one["sides"]),
            set(one["gates"]),
            one["open"],
            one["fields"],
            [explorer["height"] for explorer in one["explorers"]],
            one["payer"],
        )
        for one in told
    ]
    assert sorted(map(str, map(tidy, seen))) == sorted(map(str, map(tidy, right)))


def tidy(one: tuple[Any, ...]) -> list[Any]:
    return [sorted(part) if isinstance(part, set) else part for part in one]


def check_worth(view: View, oracle: Oracle) -> None:
    for good, after in view["worth_after"].items():
        value = oracle.rumours[view["heard"]].value
        assert after == view["worth"][good] + (value if view["phase"] == "putting" else -value)
    for player in view["players"]:
        right = oracle.players[player["seat"]]
        assert bool(player["room"]) == right.has_free_place()
        assert player["gold"] == player["gold_plain"] + player["gold_rumours"]
    assert view["left"] == oracle._tiles_left()


@pytest.mark.rule("S25")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("tiles", ["dunes", "own"])
def test_what_is_told_beforehand_is_what_happens(tiles: str, rules: int) -> None:
    checked = 0
    for seed in range(GAMES):
        dice = random.Random(f"ahead/{tiles}/{rules}/{seed}")
        match = table("dunes" if tiles == "dunes" else own_set(dice), 2 + seed % 3, rules, dice)
        material = match.material
        oracle = Oracle(material.source, match.seats, material.options["first"], material.rules)
        m, game, state = material.m, match.game, match.start.state
        while oracle.actor is not None:
            seat, view = oracle.actor, {}
            if seat != CHANCE:
                view = game.view.view(m, game.hidden_from(m, state, seat), seat)
                check_worth(view, oracle)
                if view["phase"] == "exploring":
                    check_cells(view, oracle)
                    check_oases(view, oracle)
                    check_stands(view, oracle)
                if view["phase"] == "moving" and dice.random() < 0.05:
                    check_reach(match, state, view, seat, oracle)
            text = pick(oracle.legal(), dice, eager=True)
            game.rules.apply(m, state, game.notation.parse(m, state, text))
            oracle.play(text)
            if text.startswith("lay "):
                assert text in view["lays"]
                caravan = view["players"][seat]["caravan"]
                (here,) = [cell for cell in view["cells"] if cell["name"] == caravan]
                assert text.split()[1] in here["around"]
                check_lay(view["lays"][text], text.split()[1], oracle)
                checked += 1
        assert game.rules.actor(m, state) == OVER
        told = game.view.view(m, state, CHANCE)
        assert [player["gold"] for player in told["players"]] == oracle.points()
        assert told["worth"] == {good: oracle._worth(good) for good in GOOD_NAMES}
    assert checked > GAMES


@pytest.mark.rule("S12")
def test_only_the_one_who_lays_is_told_what_a_tile_would_do() -> None:
    dice = random.Random(5)
    match = table("dunes", 2, 2, dice)
    m, game, state = match.material.m, match.game, match.start.state
    while True:
        seat = game.rules.actor(m, state)
        if seat >= 0:
            view = game.view.view(m, game.hidden_from(m, state, seat), seat)
            if view["phase"] == "laying":
                break
        game.rules.apply(m, state, dice.choice(game.legal(m, state)))
    assert view["lays"]
    for other in (1 - seat, CHANCE):
        told = game.view.view(m, game.hidden_from(m, state, other), other)
        assert told["lays"] == {}
        assert {offer["help"] for offer in told["helpers"]} <= {"later", "paid", "none", "extra"}


def test_the_names_that_the_page_knows_are_those_there_are() -> None:
    assert get_args(Phase) == layout.Phase.labels()
    assert get_args(Good) == GOOD_NAMES
    assert get_args(Field) == FIELD_NAMES
    assert get_args(Side) == SIDE_NAMES
