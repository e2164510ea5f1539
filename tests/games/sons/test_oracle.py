"""The fast referee against the slow, obvious one, at every step of many games."""

import random
from functools import lru_cache
from typing import Any

import numpy as np
import pytest

import serai
from games.sons.oracle import Oracle
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER
from serai.core.match import Match
from serai.games.sons.layout import (
    CHOOSING,
    CROSS,
    FIELD_NAMES,
    GONE,
    GOOD_NAMES,
    HOME,
    IN_HAND,
    IN_SUPPLY,
    LOOKED,
    NONE,
    SIDE_NAMES,
    STACKS,
    map_of,
    state_of,
)
from serai.games.sons.notation import CELL_NAMES, RUMOUR_NAMES, tile_name
from walk import length

GAMES = 2000
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


@pytest.mark.soak
@pytest.mark.parametrize("eager", [False, True], ids=["any", "eager"])
@pytest.mark.parametrize("kind", ["dunes", *ODD])
def test_the_referees_agree(kind: str, eager: bool) -> None:
    complete = 0
    weight = 2 if kind == "dunes" else 1  # they are played with twice as often as any odd set
    for seed in range(length(GAMES * weight // (2 * (len(ODD) + 2)))):
        dice = random.Random(f"{kind}/{eager}/{seed}")
        tiles = kind if kind == "dunes" else odd_set(kind, dice)
        complete += agree(tiles, 2 + seed % 3, dice, eager)
    assert complete > 0


def agree(tiles: str, seats: int, dice: random.Random, eager: bool) -> int:
    """Play one game at both tables; how many oases were completed."""
    first = dice.choice(["lot", "1", "2"])
    match = serai.new("sons", seats, seed=1, tiles=tiles, first=first)
    oracle = Oracle(match.material.source, seats, first)
    m, game, state = match.material.m, match.game, match.start
    texts = [match.text(action) for action in range(match.game.layout.ACTIONS)]
    while True:
        legal = {texts[action]: action for action in game.legal(m, state)}
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
    return [tile_name(m, tile) for tile in range(int(map_of(m).tiles))]


def snapshot(m: Buffer, state: Buffer) -> dict[str, object]:
    """The table as the oracle tells it; during a scoring without the explorers.

    The oracle leaves them standing until it is over, here they are in the line.
    """
    mat, st = map_of(m), state_of(state)
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
            name for tile, name in enumerate(names) if where[tile] == GONE and tile >= used
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
    if not CHOOSING <= st.phase <= LOOKED:
        found |= {"turban": str(int(st.turban) + 1), "explorers": explorers(st)}
    return found


def rumours(st: Any) -> dict[str, dict[str, object]]:
    places = {**dict(enumerate(GOOD_NAMES)), IN_SUPPLY: "supply", IN_HAND: "hand"}
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
