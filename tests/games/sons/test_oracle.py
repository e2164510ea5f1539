"""The fast referee against the slow, obvious one, at every step of many games, by all versions."""

import random
from collections import Counter
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pytest

from games.sons.oracle import Oracle
from serai.core import registry
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.facts import fields_of
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.core.record import position
from serai.games.sons.layout import (
    CROSS,
    FIELD_NAMES,
    GOOD_NAMES,
    HOME,
    NONE,
    SIDE_NAMES,
    STACKS,
    Phase,
    RumourAt,
    State,
    TileAt,
    material_of,
    state_of,
)
from serai.games.sons.notation import CELL_NAMES, RUMOUR_NAMES, tile_name
from walk import length

GAMES = 2000
OWN_SETS = 300  # for each rules version
VERSIONS = (1, 2)
SHAPES = ["....", "a...", "aa..", "ab..", "a.a.", "a.b.", "aaa.", "aab.", "abb.", "aaaa", "aabb"]
SMALL = ["....", "a...", "aa..", "ab..", "a.b."]
ANY = [*FIELD_NAMES, "-"]
ODD: dict[str, tuple[list[str], list[str], tuple[int, int]]] = {  # shapes, fields, sizes of stacks
    "any": (SHAPES, ANY, (1, 20)),
    "few": (SHAPES, ANY, (1, 3)),
    "one good": (SMALL, ["gems"] * 6 + ["camel", "rumour"], (5, 17)),
    "rumours": (SMALL, ["rumour"] * 5 + ["gems"], (5, 17)),
    "water": (SMALL, ["water3", "water3", "gems", "camel"], (5, 17)),
    "no fields": (SHAPES, ["-"], (5, 12)),
    "split": (["ab..", "a.b.", "aab.", "aabb", "a...", "...."], ANY, (5, 17)),
    "unfit": (["aaaa", "aabb", "...."], ANY, (3, 9)),
}
LAZY = ("pass", "end", "leave", "decline", "stay")
MOST_TILES = 120
WATER = {"driver": -1, "scout": -1, "line-paid": -1, "leader": -1}  # what an event costs


def odd_set(kind: str, dice: random.Random) -> str:
    """Tiles of some shapes with some fields, in stacks of any size."""
    shapes, fields, (least, most) = ODD[kind]
    lines = ["name: odd"]
    for stack in range(1, STACKS + 1):
        lines.append(f"stack {stack}")
        for _ in range(dice.randint(least, most)):
            signs = dice.choice(shapes)
            lines.append(" ".join([signs, *(dice.choice(fields) for _ in set(signs) - {"."})]))
    return "\n".join(lines) + "\n"


def own_set(dice: random.Random) -> str:
    """Any set that a table may bring: few shapes or many, each as often and turned as it comes."""
    shapes = dice.choices(SHAPES, k=dice.randint(1, 6)) + dice.choice([[], SMALL])
    deserts = dice.choice([0, 0.1, 0.2, 0.7])
    fields = dice.choices(ANY, k=dice.randint(1, 5))
    bare = dice.choice([0, 0.3, 0.8, 1])
    most = dice.choice([1, 3, 24, 24])
    lines = ["# as it came", "name: any", ""]
    for stack in range(1, STACKS + 1):
        lines.append(f"stack {stack}")
        for _ in range(dice.randint(1, min(most, MOST_TILES // STACKS))):
            signs = "...." if dice.random() < deserts else spelt(dice.choice(shapes), dice)
            parts = len(set(signs) - {"."})
            named = ["-" if dice.random() < bare else dice.choice(fields) for _ in range(parts)]
            lines.append(" ".join([signs, *named]))
    return "\n".join(lines) + "\n"


def spelt(signs: str, dice: random.Random) -> str:
    """The same shape as another line might say it: turned, or with its two parts exchanged."""
    quarters = dice.randrange(len(signs))
    turned = signs[quarters:] + signs[:quarters]
    exchange = "b" in signs and dice.random() < 0.5
    return turned.translate(str.maketrans("ab", "ba")) if exchange else turned


@pytest.mark.soak
@pytest.mark.parametrize("eager", [False, True], ids=["any", "eager"])
@pytest.mark.parametrize("kind", ["dunes", *ODD])
def test_the_referees_agree(kind: str, eager: bool) -> None:
    complete = 0
    weight = 2 if kind == "dunes" else 1  # they are played with twice as often as any odd set
    for seed in range(length(GAMES * weight // (2 * (len(ODD) + 2)))):
        dice = random.Random(f"{kind}/{eager}/{seed}")
        tiles = kind if kind == "dunes" else odd_set(kind, dice)
        match = table(tiles, 2 + seed % 3, 1 + seed % 2, dice)
        complete += agree(match, dice, eager)
    assert complete > 0


@pytest.mark.soak
@pytest.mark.parametrize("rules", VERSIONS)
def test_the_referees_agree_on_any_set_of_ones_own(rules: int) -> None:
    complete = 0
    for seed in range(length(OWN_SETS)):
        dice = random.Random(f"own/{rules}/{seed}")
        match = table(own_set(dice), 2 + seed % 3, rules, dice)
        complete += agree(match, dice, eager=seed % 2 > 0)
    assert complete > 0


@pytest.mark.soak
@pytest.mark.parametrize("rules", VERSIONS)
def test_the_events_tell_of_all_water_that_is_paid_and_won(rules: int) -> None:
    for seed in range(length(OWN_SETS // 3)):
        dice = random.Random(f"water/{rules}/{seed}")
        match = table(own_set(dice), 2 + seed % 3, rules, dice)
        m, game, state = match.material.m, match.game, match.start.state
        while game.rules.actor(m, state) != OVER:
            action = picked(match, state, dice)
            after = game.after(m, state, action)
            if state_of(state).first != NONE:
                told = [0] * match.seats
                for event in game.events.events(m, state, action, after, SPECTATOR):
                    won = int(event.facts["number"]) if event.kind == "gain-water" else 0
                    told[max(event.seat, 0)] += won + WATER.get(event.kind, 0)
                held = [state_of(s).water[: match.seats].astype(int) for s in (state, after)]
                assert told == (held[1] - held[0]).tolist(), match.text(action)
            state = after


@pytest.mark.soak
@pytest.mark.parametrize("rules", VERSIONS)
def test_a_positions_own_text_read_back_has_the_same_points(rules: int) -> None:
    """And is the same position, at moments of every phase and at the end."""
    seen: set[int] = set()
    for seed in range(length(OWN_SETS // 3)):
        dice = random.Random(f"text/{rules}/{seed}")
        match = table(own_set(dice), 2 + seed % 3, rules, dice)
        m, game, state = match.material.m, match.game, match.start.state
        phases: Counter[int] = Counter()
        while game.rules.actor(m, state) != OVER:
            phase = int(state_of(state).phase)
            if phases[phase] < 2:
                same_when_read(match, state)
            phases[phase] += 1
            game.rules.apply(m, state, picked(match, state, dice))
        same_when_read(match, state)
        assert game.validate.faults(m, state) == []
        seen |= set(phases)
    assert Phase.CHOOSING in seen


def same_when_read(match: Match, state: Buffer) -> None:
    game, material = match.game, match.material
    here = Position(game, material, state)
    there = position("sons", str(here))
    again = there.material
    assert again.rules == material.rules and again.m.tobytes() == material.m.tobytes()
    assert there == here
    assert there.points() == here.points() and there.result() == here.result()
    if here.over:
        booked = [there.booked(seat) for seat in range(match.seats)]
        totals = [sum(event.points for event in events) for events in booked]
        assert totals == here.points()


def table(tiles: str, seats: int, rules: int, dice: random.Random) -> Match:
    """Before anything has happened."""
    game = registry.game("sons")
    first = dice.choice(["lot", "1", "2"])
    material = build(game, seats, {"tiles": tiles, "first": first}, rules)
    return Match(Position(game, material), None, resolve_chance=False)


def picked(match: Match, state: Buffer, dice: random.Random) -> int:
    legal = {match.text(action): action for action in match.game.legal(match.material.m, state)}
    return legal[pick(list(legal), dice, eager=True)]


def agree(match: Match, dice: random.Random, eager: bool) -> int:
    """Play one game at both tables; how many oases were completed."""
    material, seats = match.material, match.seats
    oracle = Oracle(material.source, seats, material.options["first"], material.rules)
    m, game, state = material.m, match.game, match.start.state
    text_of = cache(match.text)
    while True:
        legal = {text_of(action): action for action in game.legal(m, state)}
        compare(match, state, oracle, legal)
        if oracle.actor is None:
            return oracle.complete
        text = pick(list(legal), dice, eager)
        game.rules.apply(m, state, legal[text])
        oracle.play(text)


def pick(legal: list[str], dice: random.Random, eager: bool) -> str:
    busy = [text for text in legal if text not in LAZY]
    return dice.choice(busy if eager and busy and dice.random() < 0.8 else legal)


def compare(match: Match, state: Buffer, oracle: Oracle, legal: dict[str, int]) -> None:
    m, game = match.material.m, match.game
    actor = game.rules.actor(m, state)
    assert (None if actor == OVER else actor) == oracle.actor
    assert list(legal.values()) == sorted(set(legal.values()))
    assert set(legal) == set(oracle.legal())
    right = oracle.snapshot()
    for key, value in snapshot(m, state).items():
        assert value == right[key], key
    if actor == CHANCE:
        assert dict(zip(legal, game.weights(m, state), strict=True)) == oracle.weights()
    assert game.points(m, state, match.seats) == oracle.points()
    if actor == OVER:
        assert game.result(m, state, match.seats) == pytest.approx(oracle.winners())
        assert breakdown(match, state) == oracle.breakdown()


@lru_cache(maxsize=1)
def names_of(material: bytes) -> list[str]:
    """The names of a table's tiles."""
    m = np.frombuffer(material, np.uint8)
    return [tile_name(m, tile) for tile in range(int(material_of(m).tiles))]


def snapshot(m: Buffer, state: Buffer) -> dict[str, object]:
    """The table as the oracle tells it; during a scoring without the explorers.

    The oracle leaves them standing until it is over, here they are in the line.
    """
    mat, st = material_of(m), fields_of(state, State)
    names, seats = names_of(m.tobytes()), range(int(mat.seats))
    where, rotation = st.where.tolist(), st.rotation.tolist()
    used = int(mat.begins[mat.lowest])
    found: dict[str, object] = {
        "tiles": {
            CELL_NAMES[cell]: [names[tile], rotation[cell]]
            for cell, tile in enumerate(st.tile.tolist())
            if tile < CROSS
        },
        "rumours": rumours(st),
        "left": int(st.all_left),
        "gone": sorted(
            name for tile, name in enumerate(names) if where[tile] == TileAt.GONE and tile >= used
        ),
        "first": None if st.first == NONE else int(st.first),
    }
    if st.first == NONE:
        return found
    goods = [{good: int(st.goods[seat, k]) for k, good in enumerate(GOOD_NAMES)} for seat in seats]
    found |= {
        "caravans": [CELL_NAMES[st.caravan[seat]] for seat in seats],
        "water": [int(st.water[seat]) for seat in seats],
        "goods": goods,
        "camels": [int(st.camels[seat]) for seat in seats],
        "displays": [
            sorted(tile_name(m, int(tile)) for tile in st.display[seat] if tile != NONE)
            for seat in seats
        ],
        "supply": {
            "water": int(st.water_left),
            "camel": int(st.camels_left),
            **{good: int(st.goods_left[k]) for k, good in enumerate(GOOD_NAMES)},
        },
    }
    if not Phase.CHOOSING <= st.phase <= Phase.LOOKED:
        found |= {"turban": str(int(st.turban) + 1), "explorers": explorers(st)}
    return found


def rumours(st: Any) -> dict[str, dict[str, object]]:
    places = {**dict(enumerate(GOOD_NAMES)), RumourAt.IN_SUPPLY: "supply", RumourAt.IN_HAND: "hand"}
    return {
        RUMOUR_NAMES[number]: {
            "value": int(st.rumour[number]),
            "where": places[int(st.rumour_at[number])],
            "seen": [seat for seat in range(4) if int(st.seen[number]) >> seat & 1],
        }
        for number in range(int(st.drawn_rumours))
    }


def explorers(st: Any) -> dict[str, str | list[str]]:
    found: dict[str, str | list[str]] = {}
    parts, owners = st.stands_part.tolist(), st.owner.tolist()
    for explorer, cell in enumerate(st.stands.tolist()):
        if owners[explorer] != NONE:
            sides = [] if cell == HOME else st.side[cell].tolist()
            place = (
                [CELL_NAMES[cell], SIDE_NAMES[sides.index(parts[explorer] + 1)]] if sides else []
            )
            found[str(explorer + 1)] = place or "supply"
    return found


def breakdown(match: Match, state: Buffer) -> list[dict[str, int]]:
    """Gold by good, for each seat, from what the events of the end say."""
    gold = [dict.fromkeys(GOOD_NAMES, 0) for _ in range(match.seats)]
    for seat in range(match.seats):
        for event in match.game.events.booked(match.material.m, state, seat):
            gold[seat][event.facts["good"]] += event.points
    return gold
