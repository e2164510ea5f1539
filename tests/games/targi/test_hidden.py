"""T5: a card drawn at Expansion is its drawer's secret, and nothing else is.

Two worlds differ in one card that seat 1 drew. Seat 2, its bot and a spectator must never be able
to tell which of them they are in.
"""

import random
from collections.abc import Iterator

import pytest

import serai
from games.targi.table import do, line, own, player, table, the
from serai.core.chance import dice
from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.position import Position
from walk import one_move

DEAL = ["date", "well3", "date", "camp5", "gold", "rider3", "choice", "targia3", "point"]
PLACED = ["place 14", "place 2", "place 13", "place 3", "place 15", "place 11"]
OTHERS = (1, SPECTATOR)


def drawn(card: str, *actions: str) -> Match:
    """Seat 1 has drawn this card at Expansion, in a game played from its very beginning."""
    match = serai.new("targi", seed=1, first=1)
    match = Match(Position(match.game, match.material), "1", resolve_chance=False)
    do(match, *[f"turn {name}" for name in DEAL], *PLACED, "use 14", f"draw {card}", *actions)
    return match


def worlds(*actions: str) -> tuple[Match, Match]:
    """The same game with two different cards."""
    return drawn("targia1", *actions), drawn("rider1", *actions)


def asked() -> list[str]:
    """Texts of every kind of action."""
    texts = ["lay", "hand", "discard", "lay hand", "done", "pay gold", "pay points", "pay dates 1"]
    texts += [f"{verb} {piece}" for verb in ("use", "skip") for piece in ("1", "14", "13", "a1")]
    return [
        *texts,
        "place 2",
        "keep 1",
        "keep 2",
        "row 1",
        "take salt",
        "draw targia1",
        "return salt",
    ]


def shown(match: Match, seat: int) -> list[object]:
    """Everything a seat or a spectator can get from a match."""
    seen: list[object] = [match.view(seat), match.events(seat), match.sentences(seat)]
    seen += [match.record(seat), match.actor, [score.total for score in match.points()]]
    seen += [match.opening(seat), match.provisional(seat)]
    return [*seen, *(may_do(match, seat) if seat != SPECTATOR else [])]


def may_do(match: Match, seat: int) -> list[object]:
    """What a seat may do, is told that it may not, and its bot would do."""
    seen: list[object] = [match.why_not(text, seat) for text in asked()]
    seen += [message(match, text, seat) for text in asked()]
    if match.actor == seat:
        seen += [match.legal(), [match.preview(text) for text in match.legal()]]
        seen += [one_move("greedy", match, number) for number in range(3)]
    return seen


def message(match: Match, text: str, seat: int) -> str:
    """What a seat is told that tries something that is not allowed."""
    if match.why_not(text, seat) == []:
        return ""
    with pytest.raises(SeraiError) as caught:
        match.play(text, seat)
    return str(caught.value)


def compare(one: Match, other: Match) -> None:
    for seat in OTHERS:
        for mine, theirs in zip(shown(one, seat), shown(other, seat), strict=True):
            assert mine == theirs


def go_on(one: Match, other: Match, seed: int) -> Iterator[int]:
    """The same random actions in both worlds, as long as the card stays in the hand."""
    choice = random.Random(seed)
    while True:
        both = [text for text in one.legal() if text in other.legal()]
        text = choice.choice([text for text in both if text not in ("use 1", "lay hand")])
        do(one, text)
        do(other, text)
        if one.over:
            return
        yield len(one.log)


# -- two worlds -------------------------------------------------------------------------------


@pytest.mark.rule("T5")
def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    one, other = worlds()
    compare(one, other)
    assert one.view(0)["using"]["drawn"][0]["name"] == "targia1"
    for seat in OTHERS:
        assert one.view(seat)["using"]["drawn"] == [{"deck": "tribe", "name": "?"}]


@pytest.mark.rule("T5")
def test_a_drawn_hand_card_is_known_to_its_owner_only() -> None:
    one, other = worlds("hand")
    compare(one, other)
    assert player(one, 0, seen_by=0)["hand"]["name"] == "targia1"
    for seat in OTHERS:
        hand = player(one, 0, seen_by=seat)["hand"]
        assert hand == {"deck": "tribe", "name": "?", "secret": True, "fresh": True}


@pytest.mark.rule("T5")
@pytest.mark.parametrize("seed", range(2))
def test_the_others_never_learn_it_while_it_stays_in_the_hand(seed: int) -> None:
    one, other = worlds("hand")
    for moment in go_on(one, other, seed):
        assert one.view(1) == other.view(1)
        if moment % 8 == 0:
            assert may_do(one, 1) == may_do(other, 1)
        if moment % 50 == 0:
            compare(one, other)
    assert len(one.log) > 200


@pytest.mark.rule("T5")
def test_a_card_hidden_again_is_among_those_that_may_come() -> None:
    match = drawn("targia1", "hand")
    for seat, known in [(0, False), (1, True), (SPECTATOR, True)]:
        unseen = [card["name"] for card in match.view(seat)["unseen"]["tribe"]]
        assert ("targia1" in unseen) == known
        assert match.view(seat)["decks"]["tribe"] == 45 - 4 - 1


@pytest.mark.rule("T5")
def test_worlds_dealt_anew_put_any_unseen_card_into_the_hand() -> None:
    match = drawn("targia1", "hand")
    m, game = match.material.m, match.game
    names = set()
    for seed in range(300):
        world = game.hidden_from(m, match.state, 1)
        game.hidden.deal(m, world, 1, dice(seed))
        names.add(game.view.view(m, world, 0)["players"][0]["hand"]["name"])
    unseen = {card["name"] for card in match.view(1)["unseen"]["tribe"]}
    assert names == unseen


# -- the log ----------------------------------------------------------------------------------


@pytest.mark.rule("T5")
def test_the_log_of_the_others_has_a_question_mark() -> None:
    match = drawn("targia1", "hand")
    assert match.record(0).endswith("1 use 14\n* draw targia1\n1 hand\n")
    for seat in OTHERS:
        assert match.record(seat).endswith("1 use 14\n* draw ?\n1 hand\n")
        assert "targia1" not in match.record(seat)


@pytest.mark.rule("T5")
def test_a_record_of_a_match_from_a_position_hides_the_card_too() -> None:
    match = table("2:1 6:2", hand_1="targia1 secret")
    assert "hand 1: targia1 secret" in match.record(0)
    for seat in OTHERS:
        assert "hand 1: ? secret" in match.record(seat)


@pytest.mark.rule("T5")
@pytest.mark.effect("two_tribe_cards")
def test_of_two_drawn_cards_the_others_see_the_one_that_is_discarded() -> None:
    match = table("14:1 6:2", rows_1=the("two_tribe_cards"))
    do(match, "use 14", "draw targia1", "draw rider1")
    for seat in OTHERS:
        assert match.view(seat)["using"]["drawn"] == [{"deck": "tribe", "name": "?"}] * 2
    do(match, "keep 2", "hand")
    for seat in OTHERS:
        assert match.sentences(seat)[-3:] == [
            "1 keeps one of the two cards.",
            "1 discards Targia 1.",
            "1 takes the card into the hand, unseen.",
        ]
        assert "rider1" not in "".join(match.record(seat).split("moves:")[1])


# -- what is open -----------------------------------------------------------------------------


@pytest.mark.rule("T5")
def test_a_hand_card_from_the_table_is_known_to_all() -> None:
    match = table("b1:1 6:2")
    do(match, "use b1", "hand")
    for seat in (0, 1, SPECTATOR):
        assert player(match, 0, seen_by=seat)["hand"]["name"] == "rider3"
        assert match.sentences(seat)[1] == "1 takes Rider 3 into the hand."


@pytest.mark.rule("T5")
@pytest.mark.parametrize("action", ["lay", "discard"])
def test_who_lays_or_discards_a_secret_card_shows_it(action: str) -> None:
    match = table("1:1 6:2", hand_1="well7 secret")
    do(match, "use 1", action)
    for seat in OTHERS:
        assert "Well 7" in match.sentences(seat)[-1]
    assert (line(match, "hand 1") == "well7") == (action == "lay")


@pytest.mark.rule("T5")
def test_a_card_drawn_to_be_laid_is_shown() -> None:
    match = table("14:1 6:2")
    do(match, "use 14", "draw rider2", "lay")
    for seat in OTHERS:
        assert match.view(seat)["using"]["drawn"][0]["name"] == "rider2"
        assert match.sentences(seat)[-1] == "1 is going to lay Rider 2."


@pytest.mark.rule("T5")
def test_after_the_game_everything_is_shown() -> None:
    match = table(phase="raid", robber=16, hand_1="targia1 secret")
    do(match, "pay gold")
    assert player(match, 0, seen_by=1)["hand"]["name"] == "?"
    do(match, "pay gold")
    for seat in OTHERS:
        assert player(match, 0, seen_by=seat)["hand"]["name"] == "targia1"
        assert match.record(seat) == match.record()


@pytest.mark.rule("T5")
@pytest.mark.rule("T20")
def test_a_secret_card_of_an_older_making_is_hidden_among_its_own() -> None:
    """Of the old making two cards are unseen: one face down, one in the hand."""
    deck = own(*["camp,1,1,0,0,0,0,-"] * 5)
    square = """
        16      1        2:1      3        4
        15      ?tribe1@0 camp1   salt     5
        14      gold     choice   pepper   6:2
        13      pepper2  -        salt2    7
        12      11       10       9        8
        """
    lines = {"remade": "0 1", "tribe_0": "camp3", "tribe_1": "camp4 camp5"}
    match = table(square, deck, hand_1="camp2 secret@0", **lines)
    m, game = match.material.m, match.game
    names = set()
    for seed in range(50):
        world = game.hidden_from(m, match.state, 1)
        game.hidden.deal(m, world, 1, dice(seed))
        assert game.validate.faults(m, world) == []
        names.add(game.view.view(m, world, 0)["players"][0]["hand"]["name"])
    assert names == {"camp2", "camp3"}
