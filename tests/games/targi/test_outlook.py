"""What a view says is ahead, beside what the slow referee makes of it, step by step."""

import random
from typing import Any, get_args

import pytest

import serai
from games.targi.oracle import GOODS, RAIDS, SILVER, Oracle, heap, silver_points
from games.targi.referees import pick
from games.targi.table import do, table
from games.targi.test_oracle import rich
from serai.games.targi import layout
from serai.games.targi.layout import (
    EFFECT_NAMES,
    GOOD_NAMES,
    GOODS_CARD_NAMES,
    KIND_NAMES,
)
from serai.games.targi.outlook import Good
from serai.games.targi.view import BORDER_NAMES
from serai.games.targi.view_types import BorderName, GoodsName, Kind, Phase

View = dict[str, Any]
RICH = ("barter", "cheap_well", "fine_silver", "more_gold", "two_goods_cards", "full_row")


def stock(oracle: Oracle, seat: int) -> dict[str, int]:
    player = oracle.players[seat]
    return {**player.goods, "gold": player.gold, "point": player.tokens}


def check(view: View, seat: int, oracle: Oracle) -> None:
    """Everything that a seat is told beforehand, as the oracle has it."""
    for player in view["players"]:
        owner = player["seat"]
        assert player["crossings"] == oracle._crossings(owner)
        assert player["held"] == oracle.players[owner].number_of_goods()
        rows = oracle.players[owner].rows
        assert [row["bonus"] for row in player["display"]] == list(map(oracle._row_points, rows))
        told = {one["effect"]: one["times"] for one in player["in_force"]}
        assert all(times == oracle._count(owner, effect) for effect, times in told.items())
        assert player["of_choice"] == {"choice": 1, "gold": oracle._count(owner, "more_gold")}
        assert player["draws"]["caravan"] == 1 + oracle._has(owner, "two_goods_cards")
    for name, price in view["prices"].items():
        card = oracle.tribe[name]
        goods = sum(card.goods.values())
        assert price["lay"] == oracle._may_lay(seat, name)
        assert price["less"] == min(goods, oracle._count(seat, f"cheap_{card.kind}"))
        assert price["barter"] == min(goods - price["less"], 2 * oracle._count(seat, "barter"))
    if view["phase"] == "deciding" and view["using"]["piece"] != "1":  # not the hand card itself
        assert [text for text in ("hand", "discard") if text in oracle.legal()] == [view["unlaid"]]
    if view["next_raid"] is not None:
        check_raid(view["next_raid"], oracle.robber)


def check_raid(ahead: View, robber: int) -> None:
    corner = next(corner for corner in RAIDS if corner >= robber)
    assert (ahead["raid"]["corner"], ahead["rounds"]) == (corner, corner - robber)
    assert ahead["raid"]["points"] == RAIDS[corner][1]
    assert ahead["last"] == (corner == max(RAIDS))
    assert ahead["round"] == sum(card not in RAIDS for card in range(1, corner))


def left_by_action(view: View, seat: int, oracle: Oracle) -> dict[str, dict[str, int]]:
    """What each payment and exchange is said to leave, by action."""
    told = {}
    paying = view["phase"] in ("paying", "raid")
    assert [way["action"] for way in view["payments"]] == [] or paying
    if paying:
        assert sorted(way["action"] for way in view["payments"]) == sorted(oracle.legal())
    for way in view["payments"]:
        told[way["action"]] = {one["ware"]: one["number"] for one in way["leaves"]}
        bartered = [sum(t["fate"] == "bartered" for t in w["tokens"]) for w in view["payments"]]
        assert bartered == sorted(bartered)
    for offer in view["exchanges"]:
        gives, takes = offer["gives"], offer["takes"]
        held = stock(oracle, seat)
        held[gives["ware"]] -= gives["number"]
        held[takes["ware"]] += takes["number"]
        told[offer["action"]] = held
    if view["phase"] in ("trading", "working"):
        assert set(oracle.legal()) - {"done"} <= set(told)
    return told


@pytest.mark.rule("T36")
@pytest.mark.parametrize("effect", ["", *RICH])
def test_what_is_told_beforehand_is_what_happens(effect: str) -> None:
    dice = random.Random(effect)
    deck = rich(effect, dice) if effect else "nomads"
    match = serai.new("targi", seed=1, deck=deck, first="1")
    oracle = Oracle(match.material.source, "1")
    seen = set()
    m, game, state = match.material.m, match.game, match.start.state
    while oracle.actor is not None:
        seat = game.rules.actor(m, state)
        view: View = {}
        told: dict[str, dict[str, int]] = {}
        if seat >= 0:
            view = game.view.view(m, game.hidden_from(m, state, seat), seat)
            seen.add(view["phase"])
            check(view, seat, oracle)
            told = left_by_action(view, seat, oracle)
        action = pick(oracle.legal(), dice, eager=True)
        adds = view["border"][int(action.split()[1]) - 1]["adds"] if "place" in action else []
        before = oracle._crossings(seat)
        game.rules.apply(m, state, game.notation.parse(m, state, action))
        oracle.play(action)
        if action in told and not action.startswith("silver"):
            assert told[action].items() <= stock(oracle, seat).items()
        if action.startswith("place") and oracle.targis.get(action.split()[1]) == seat:
            assert [space for space in oracle._crossings(seat) if space not in before] == adds
    assert {"placing", "paying", "laying"} <= seen


@pytest.mark.rule("T27")
def test_the_silversmiths_rates_and_offers_are_the_oracles() -> None:
    match = table("10:1", player_1="dates 4, salt 4, pepper 2, gold 2")
    do(match, "use 10")
    view = match.view(0)
    card = next(card for card in view["border"] if card["name"] == "silversmith")
    for rate in card["rates"]:
        for given, points in rate["pairs"]:
            ware = "gold" if rate["gives"] == "gold" else "dates"
            assert points == silver_points(SILVER[f"silver {ware} {given}"])
    offers = {one["action"]: one["takes"]["number"] for one in view["exchanges"]}
    assert offers == {action: silver_points(price) for action, price in SILVER.items()}


@pytest.mark.rule("T26")
def test_the_trader_shows_what_he_exchanges() -> None:
    card = table("5:1").view(0)["border"][4]
    assert [(rate["takes"], rate["pairs"]) for rate in card["rates"]] == [
        ("gold", [[3, 1]]),
        ("good", [[2, 1]]),
    ]


def test_only_the_one_who_pays_is_told_of_payments() -> None:
    match = table("", phase="raid", robber="4")
    assert match.view(0)["payments"] != []
    assert match.view(1)["payments"] == match.view()["payments"] == []


def test_who_looks_on_is_told_no_prices() -> None:
    match = table("5:1")
    assert match.view(0)["prices"] != {} == match.view()["prices"]
    assert all("adds" not in card for card in match.view()["border"])


@pytest.mark.rule("T41")
@pytest.mark.parametrize(
    ("row", "outlook", "points"),
    [
        ("", "either", 4),
        ("well1", "either", 4),
        ("well1 well2", "alike", 4),
        ("well1 rider1", "different", 2),
        ("well1 well2 rider1", "none", 0),
        ("well1 well2 well4 well5", "full-alike", 4),
        ("well1 rider1 oasis1 camp1", "full-different", 2),
        ("well1 well2 oasis1 camp1", "full-none", 0),
    ],
)
def test_a_row_says_what_may_become_of_it(row: str, outlook: str, points: int) -> None:
    match = table("5:1", rows_1=row) if row else table("5:1")
    told = match.view(0)["players"][0]["display"][0]
    assert told["prospect"] == {"outlook": outlook, "points": points}
    assert told["full"] == (len(row.split()) == 4)


def test_the_names_that_the_page_knows_are_those_there_are() -> None:
    assert get_args(Phase) == layout.Phase.labels()
    assert get_args(Kind) == KIND_NAMES
    assert get_args(Good) == GOOD_NAMES == GOODS == tuple(heap())
    assert get_args(GoodsName) == GOODS_CARD_NAMES
    assert set(get_args(BorderName)) == set(BORDER_NAMES)
    assert set(RICH) <= set(EFFECT_NAMES)
