"""What happened: the events of every action as sentences, and the ledger they add up to."""

import random
from typing import Any

import pytest

import serai
from games.targi.table import BARE, REST, SQUARE, changed, do, kinds, own, stores, table, the
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, SPECTATOR, Event
from serai.core.errors import NothingToUndo
from serai.core.match import Match
from serai.games.targi.layout import GOOD_NAMES, state_of
from walk import SMALL_DECK, length, rich_deck

POOR = "dates 0, salt 0, pepper 0, gold 0, points 0"
CAMPS = own(*["camp,1,0,0,0,0,0,-"] * 3)


def scene(
    actions: str,
    *sentences: str,
    at: str = "2:1 6:2",
    on: str = SQUARE,
    seen_by: int = SPECTATOR,
    deck: str = "",
    **lines: Any,
) -> Any:
    """Actions at a table, and what is told of the last of them."""
    facts = {"square": changed(at, on), "deck": deck, **lines}
    return pytest.param(actions.split(", "), list(sentences), facts, seen_by, id=actions)


SCENES = [
    # placing
    scene(
        "place 3",
        "1 places a Targi on 3, Salt.",
        at="2:1 6:2",
        phase="placing",
    ),
    scene(
        "place 11",
        "2 places a Targi on 11, Pepper.",
        "The lines of 1 cross on b2 and c2.",
        "The lines of 2 cross on a1 and a3.",
        at="2:1 6:1 13:1 15:2 3:2",
        phase="placing",
        turn=2,
    ),
    scene(
        "place 7",
        "2 places a Targi on 7, Dates.",
        "The lines of 1 do not cross.",
        "The lines of 2 do not cross.",
        at="1:1 2:1 3:1 5:2 6:2",
        phase="placing",
        turn=2,
    ),
    # pieces
    scene("use 2", "1 uses Dates, 2.", "1 takes 1 date."),
    scene("skip 2", "1 skips Dates, 2."),
    scene("skip a1", "1 skips a1.", at="a1:1 6:2"),
    scene(
        "use a1",
        "1 uses a1: one date.",
        "1 takes 1 date.",
        "A tribe card is laid face down on a1.",
        at="a1:1 6:2",
    ),
    scene(
        "use a1",
        "1 uses a1: dates and salt.",
        "1 takes 2 dates and 1 salt.",
        "A tribe card is laid face down on a1.",
        at="a1=date+salt:1 6:2",
        rows_1=the("more_dates"),
    ),
    scene(
        "use a1",
        "1 uses a1: one point.",
        "1 takes 1 point.",
        "A tribe card is laid face down on a1.",
        at="a1=point:1 6:2",
    ),
    scene("use b2, take salt", "1 takes 1 salt.", at="b2:1 6:2"),
    scene("use b2, take salt", "1 takes 2 salt.", at="b2:1 6:2", rows_1=the("more_salt")),
    scene(
        "use a1",
        "1 uses a1: gold.",
        "1 takes 1 gold.",
        "A tribe card is laid face down on a1.",
        "1 gives back 2 gold, above the limit.",
        at="a1=gold:1 6:2",
        player_1="gold 4",
    ),
    scene("use 2, return salt", "1 gives back 1 salt, above the limit.", player_1="dates 11"),
    # Caravan and Expansion
    scene("use 13", "1 uses Caravan, 13.", at="13:1 6:2"),
    scene(
        "use 13, draw dates2", "1 draws a goods card: two dates.", "1 takes 2 dates.", at="13:1 6:2"
    ),
    scene("use 13, draw choice", "1 draws a goods card: a good of choice.", at="13:1 6:2"),
    scene(
        "use 13, draw gold, draw point",
        "1 draws a goods card: one point.",
        at="13:1 6:2",
        rows_1=the("two_goods_cards"),
    ),
    scene(
        "use 13, draw gold, draw point, keep 2",
        "1 keeps: one point.",
        "1 takes 1 point.",
        at="13:1 6:2",
        rows_1=the("two_goods_cards"),
    ),
    scene(
        "use 13, draw gold",
        "1 draws a goods card: gold.",
        "1 takes 1 gold.",
        "1 gives back 1 gold, above the limit.",
        at="13:1 6:2",
        player_1="gold 3",
    ),
    scene(
        "use 13, draw gold, draw gold, keep 1",
        "1 keeps: gold.",
        "1 takes 1 gold.",
        "1 gives back 1 gold, above the limit.",
        at="13:1 6:2",
        player_1="gold 3",
        rows_1=the("two_goods_cards"),
    ),
    scene("use 14, draw rider2", "1 draws Rider 2.", at="14:1 6:2", seen_by=0),
    scene("use 14, draw rider2", "1 draws a tribe card.", at="14:1 6:2", seen_by=1),
    scene("use 14, draw rider2, hand", "1 takes Rider 2 into the hand.", at="14:1 6:2", seen_by=0),
    scene(
        "use 14, draw rider2, hand",
        "1 takes the card into the hand, unseen.",
        at="14:1 6:2",
        seen_by=1,
    ),
    scene(
        "use 14, draw rider2, draw well2, keep 1",
        "1 keeps one of the two cards.",
        "1 discards Well 2.",
        at="14:1 6:2",
        rows_1=the("two_tribe_cards"),
    ),
    # decks that run out
    scene(
        "use a1",
        "1 uses a1: a good of choice.",
        "There is no card for a1: it stays empty.",
        at="a1=choice:1 6:2",
        on=BARE,
        deck=CAMPS,
        rows_1="camp1 camp2 camp3",
    ),
    scene(
        "use 14",
        "1 uses Expansion, 14.",
        "There is no card for 1 to draw at 14.",
        at="14:1 6:2",
        on=BARE,
        deck=CAMPS,
        rows_1="camp1 camp2 camp3",
    ),
    scene(
        "use 14",
        "1 uses Expansion, 14.",
        "The tribe deck is made anew from its discards.",
        at="14:1 6:2",
        on=BARE,
        deck=CAMPS,
        tribe_0="-",
        tribe_discards="camp1 camp2 camp3",
    ),
    scene(
        "use b1, hand",
        "1 takes Rider 3 into the hand.",
        "The goods deck is made anew from its discards.",
        "A goods card is laid face down on b1.",
        at="b1:1 6:2",
        goods_deck="-",
        goods_discards=f"{REST}, point 1",
    ),
    # tribe cards
    scene("use b1", "1 uses Rider 3 on b1.", at="b1:1 6:2"),
    scene(
        "use b1, discard",
        "1 discards Rider 3.",
        "A goods card is laid face down on b1.",
        at="b1:1 6:2",
        hand_1="well8",
    ),
    scene("use 1, discard", "1 discards Well 8.", at="1:1 6:2", hand_1="well8 secret", seen_by=1),
    scene("use 1, lay", "1 is going to lay Well 7.", at="1:1 6:2", hand_1="well7 secret"),
    scene("lay hand", "1 is going to lay Well 7.", hand_1="well7 secret", rows_1=the("free_hand")),
    scene("use 1, lay, pay salt 1", "1 pays 1 salt and 1 gold.", at="1:1 6:2", hand_1="well7"),
    scene("use 1, lay, pay gold", "1 pays 1 gold.", at="1:1 6:2", hand_1="rider6"),
    scene(
        "use 1, lay, pay nothing",
        "1 pays nothing.",
        at="1:1 6:2",
        on=BARE,
        deck=CAMPS,
        hand_1="camp1",
    ),
    scene(
        "use b1, lay, pay dates 1 salt 2 pepper 1, row 1",
        "1 lays Rider 3 into row 1: 2 points.",
        "A goods card is laid face down on b1.",
        at="b1:1 6:2",
    ),
    scene(
        "use 1, lay, pay gold, row 1, swap 1.2 2.1",
        "1 swaps Camp 9 and Well 2.",
        at="1:1 6:2",
        hand_1=the("swap"),
        rows_1="well1 / well2",
    ),
    scene(
        "use 1, lay, pay gold, row 1, done",
        "1 swaps nothing.",
        at="1:1 6:2",
        hand_1=the("swap"),
        rows_1="well1 / well2",
    ),
    scene("skip 2, done", "1 has finished.", hand_1="well7", rows_1=the("free_hand")),
    # exchanges
    scene(
        "use 5, trade dates gold", "1 trades 3 dates for 1 gold.", at="5:1 6:2", player_1="dates 3"
    ),
    scene("use 5, trade salt dates", "1 trades 2 salt for 1 date.", at="5:1 6:2"),
    scene(
        "use 5, trade salt dates, done",
        "1 has finished trading.",
        "1 gives back 2 gold, above the limit.",
        at="5:1 6:2",
        player_1="gold 5",
    ),
    scene("use 10, silver dates 2", "1 brings the Silversmith 2 dates: 1 point.", at="10:1 6:2"),
    scene(
        "use 10, silver gold 1",
        "1 brings the Silversmith 1 gold: 3 points.",
        at="10:1 6:2",
        rows_1=the("fine_silver"),
    ),
    scene(
        "use 10, silver gold 1",
        "1 brings the Silversmith 1 gold: 2 points.",
        "1 gives back 2 gold, above the limit.",
        at="10:1 6:2",
        player_1="gold 6",
    ),
    scene("use 9, move a1 b2", "1 moves a marker from a1 to b2.", at="9:1 a1:1 6:2"),
    # the end of a round, and raids
    scene(
        "skip 6, turn gold",
        "a2 is turned up: gold.",
        at="a2=?goods1 a1=?tribe2 6:2",
        turn=2,
    ),
    scene(
        "skip 6, turn gold, turn camp1",
        "a1 is turned up: Camp 1.",
        "Round 2: the robber stands on 2, Dates; 2 is first.",
        at="a2=?goods1 a1=?tribe2 6:2",
        turn=2,
    ),
    scene(
        "skip 6",
        "2 skips Pepper, 6.",
        "The robber reaches 4: a raid.",
        at="6:2",
        turn=2,
        robber=3,
    ),
    scene("pay dates 1", "1 gives the robber 1 date.", at="", phase="raid", robber=4),
    scene(
        "pay points, pay points",
        "2 gives the robber 2 points.",
        "Round 10: the robber stands on 13, Caravan; 1 is first.",
        at="",
        phase="raid",
        robber=12,
    ),
    scene(
        "skip 6",
        "2 skips Pepper, 6.",
        "The robber reaches 8: a raid.",
        "The raid passes 2 by.",
        "The other player cannot pay: 2 takes 1 point.",
        "Round 7: the robber stands on 9, Fata Morgana; 2 is first.",
        at="6:2",
        turn=2,
        robber=7,
        rows_2=the("safe"),
        player_1=POOR,
    ),
    # the end
    scene(
        "pay gold, pay points",
        "2 gives the robber 3 points.",
        "The robber has come round: the game is over.",
        "1 scores Well 5: 2 points.",
        "1 has four of one kind in row 1: 4 points.",
        "2 has four different kinds in row 1: 2 points.",
        at="",
        phase="raid",
        robber=16,
        rows_1="well5 well1 well2 well4",
        rows_2="well6 rider1 oasis1 targia1",
    ),
    scene(
        "skip 6",
        "2 skips Pepper, 6.",
        "A display is full: the game is over.",
        *[f"1 has four of one kind in row {row}: 4 points." for row in (1, 2, 3)],
        at="6:2",
        on=BARE,
        deck=own(*["well,1,0,0,0,0,0,-"] * 12),
        turn=2,
        rows_1="well1 well2 well3 well4 / well5 well6 well7 well8 / well9 well10 well11 well12",
    ),
]


def acted(actions: list[str], facts: dict[str, Any]) -> Match:
    match = table(**facts)
    do(match, *actions)
    return match


@pytest.mark.parametrize(("actions", "sentences", "facts", "seen_by"), SCENES)
def test_what_happened_is_told_in_sentences(
    actions: list[str], sentences: list[str], facts: dict[str, Any], seen_by: int
) -> None:
    match = acted(actions, facts)
    assert match.sentences(seen_by, since=len(match.log) - 1) == sentences
    assert all(event.rule for event in match.events(seen_by))


def test_every_kind_of_event_is_reached() -> None:
    reached = {
        event.kind
        for param in SCENES
        for event in acted(param.values[0], param.values[2]).events(param.values[3])
    }
    match = serai.new("targi", seed=1)
    begun = [*match.events(), *match.game.events.booked(match.material.m, match.state, 0)]
    assert reached | {event.kind for event in begun} == kinds("event")


# -- the whole log ----------------------------------------------------------------------------


@pytest.mark.rule("T1")
@pytest.mark.rule("T4")
@pytest.mark.rule("T7")
def test_setting_up_is_told_in_order() -> None:
    match = serai.new("targi", seed=1)
    events = match.events()
    assert [event.kind for event in events] == [
        "first",
        *["turn-goods", "turn-tribe"] * 4,
        "turn-goods",
        "round",
    ]
    assert events[0].seat == events[-1].seat == match.actor
    assert {event.seat for event in events[1:-1]} == {CHANCE}
    assert match.sentences()[-1].startswith("Round 1: the robber stands on 1, Noble")


def test_the_action_that_ends_a_round_tells_what_chance_turned_up() -> None:
    match = table("a2=?goods1 a1=?tribe2 6:2", turn=2)
    kinds = [event.kind for event in match.play("skip 6")]
    assert kinds == ["skip", "turn-goods", "turn-tribe", "round"]


def test_events_can_be_asked_from_a_moment_on() -> None:
    match = table("2:1 3:1 6:2")
    do(match, "use 2", "skip 3")
    assert [event.kind for event in match.events(since=1)] == ["skip"]
    assert match.events(since=2) == []


# -- the ledger -------------------------------------------------------------------------------


def test_every_source_of_points_has_its_column() -> None:
    match = table(
        "10:1 a1=point:1 a2=well1:1 6:2",
        robber=15,
        player_1="dates 4, salt 3, pepper 2, points 5",
        rows_1=f"{the('pairs_well')} well2 well4",
    )
    do(match, "use a1", "use 10", "silver dates 2", "use a2", "lay", "pay dates 2 salt 1 pepper 2")
    do(match, "row 1", "skip 6", "turn well9", "turn gold", "pay points", "pay points")
    ledger = match.points()[0].ledger
    assert [(b.ply, b.rule, b.source, b.points, " ".join(b.cells)) for b in ledger] == [
        (-1, "T5", "start", 5, ""),
        (-1, "T35", "cards", 2 + 3 + 2, ""),
        (0, "T21", "goods", 1, ""),
        (2, "T27", "silver", 1, ""),
        (6, "T22", "cards", 3, "well1"),
        (11, "T30", "raids", -3, "16"),
        (11, "T41", "effects", 2, "well5"),
        (11, "T41", "rows", 4, "well5 well2 well4 well1"),
    ]


def test_points_that_another_could_not_pay_are_booked_as_from_raids() -> None:
    match = table("6:2", turn=2, robber=11, player_2=POOR)
    do(match, "skip 6")
    assert match.points()[0].by_source() == {"start": 4, "raids": 2}


@pytest.mark.soak
@pytest.mark.parametrize("deck", ["nomads", rich_deck(), SMALL_DECK], ids=["usual", "rich", "few"])
def test_the_ledger_adds_up_to_the_points(deck: str) -> None:
    for seed in range(length(60)):
        match = random_game(seed, deck)
        for score in match.points():
            assert sum(score.by_source().values()) == score.total
            sources = {"start", "goods", "silver", "raids", "cards", "effects", "rows"}
            assert set(score.by_source()) <= sources


def random_game(seed: int, deck: str) -> Match:
    """Played without much thought, and with few goods left for the robber."""
    match, dice = serai.new("targi", seed=seed, deck=deck), random.Random(seed)
    while not match.over:
        legal = match.legal()
        spending = [text for text in legal if text.split()[0] in ("silver", "lay", "pay", "use")]
        match.play(dice.choice(spending if spending and dice.random() < 0.7 else legal))
    return match


GIVEN = {"pay": "amounts", "return": "amounts", "raid-goods": "amounts"}
GIVEN |= {"trade": "given", "silver": "given"}
TAKEN = {"gain": "amounts", "trade": "taken"}


def told_changes(events: list[Event], seat: int) -> dict[str, int]:
    """How the stores of a seat have changed, by what was told."""
    changes = dict.fromkeys((*GOOD_NAMES, "gold", "points"), 0)
    for event in events:
        if event.seat != seat or event.source in ("cards", "effects", "rows"):
            continue
        changes["points"] += event.points
        for kinds_of, sign in ((TAKEN, 1), (GIVEN, -1)):
            amounts = event.facts.get(kinds_of.get(event.kind, ""), [])
            for amount in amounts if isinstance(amounts, list) else [amounts]:
                changes[amount.facts["good"]] += sign * amount.facts["number"]
    return changes


@pytest.mark.soak
@pytest.mark.parametrize("deck", ["nomads", rich_deck(), SMALL_DECK], ids=["usual", "rich", "few"])
def test_every_good_and_point_that_comes_or_goes_is_told(deck: str) -> None:
    for seed in range(length(100)):
        match = random_game(seed, deck)
        m, game, state = match.material.m, match.game, match.start.state
        for entry in match.log:
            after = game.after(m, state, entry.action)
            events = game.events.events(m, state, entry.action, after, SPECTATOR)
            for seat in (0, 1):
                pairs = zip(held(state, seat), held(after, seat), strict=True)
                changes = [now - before for before, now in pairs]
                assert list(told_changes(events, seat).values()) == changes, match.record()
            state = after


def held(state: Buffer, seat: int) -> list[int]:
    s = state_of(state)
    return [*s.goods[seat].tolist(), int(s.gold[seat]), int(s.tokens[seat])]


# -- taking back ------------------------------------------------------------------------------


def test_taking_back_gives_position_points_and_events_back() -> None:
    match = table("2:1 10:1 6:2")
    do(match, "use 2")
    before = match.state.tobytes(), match.points(), match.events(), match.legal()
    do(match, "use 10", "silver gold 1")
    assert match.undo() == "silver gold 1"
    assert match.undo() == "use 10"
    assert (match.state.tobytes(), match.points(), match.events(), match.legal()) == before


def test_taking_back_a_draw_takes_back_the_piece_and_brings_the_same_card_again() -> None:
    match = table("13:1 6:2")
    match.play("use 13")
    after = stores(match, 0)
    assert match.undo() == "use 13"
    assert match.legal() == ["use 13", "skip 13"]
    match.play("use 13")
    assert stores(match, 0) == after


def test_what_only_chance_did_cannot_be_taken_back() -> None:
    with pytest.raises(NothingToUndo):
        serai.new("targi", seed=1).undo()
