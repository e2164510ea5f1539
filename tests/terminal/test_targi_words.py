"""What is typed at Targi, what is said of a turn, and what can be asked about the cards."""

import re
from itertools import chain
from typing import Any

import pytest

from games.targi.table import bare, do, table, the
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.games.targi import screen as targi
from serai.games.targi.screen.seen import Seen
from terminal.tools import seen, views, walked
from walk import rich_deck

QUOTED = re.compile("“([^”]*)”")
QUESTIONS = ("why lay",)


def now(match: Match) -> Seen:
    return seen(match, match.actor)


def turn(match: Match) -> str:
    return "\n".join(targi.turn(now(match), "Ada (1)"))


# -- typing ----------------------------------------------------------------------------------


def test_the_short_way_and_the_whole_action_mean_the_same_at_any_moment() -> None:
    for _, view in chain(views(range(2)), views(range(2), deck=rich_deck())):
        for action in view["legal"]:
            assert targi.full(targi.short(action), view) == action
            assert targi.full(action, view) == action
            assert targi.full(action.upper(), view).lower() == action


def test_what_a_turn_says_can_be_typed() -> None:
    phases = set()
    keeping = bare("13:1 2:1", rows_1=the("two_goods_cards"))
    do(keeping, "use 13", "draw gold", "draw salt")
    games = chain(views([0, 2]), views([4], deck=rich_deck()))
    for view in (now(keeping), *(view for _, view in games)):
        lines = targi.turn(view, "Ada (1)")
        typed = [line for line in QUOTED.findall(" ".join(lines)) if line not in QUESTIONS]
        assert lines[0].startswith("Ada (1), ")
        assert typed
        assert all(targi.full(line, view) in view["legal"] for line in typed)
        phases.add(view["phase"])
    assert len(phases) == 13


PLACED = table("5:1", phase="placing", robber=1, turn=2)
ACTING = table("5:1 10:1 2:1 b2:1")


@pytest.mark.parametrize(
    ("match", "typed", "meant"),
    [
        (PLACED, "7", "place 7"),
        (PLACED, "4", "place 4"),
        (PLACED, "place 7", "place 7"),
        (PLACED, "a2", "place a2"),
        (PLACED, "banana", "banana"),
        (PLACED, "d", "d"),
        (PLACED, "use 7", "use 7"),
        (ACTING, "5", "use 5"),
        (ACTING, "B2", "use b2"),
        (ACTING, "skip B2", "skip b2"),
        (ACTING, "skip", "skip"),
        (ACTING, "5 10", "5 10"),
        (ACTING, "lay hand", "lay hand"),
        (ACTING, "done", "done"),
        (ACTING, "take s", "take salt"),
        (ACTING, "trade d for g", "trade dates gold"),
        (ACTING, "move a1 to b2", "move a1 b2"),
        (ACTING, "swap 3.1 1.2", "swap 1.2 3.1"),
    ],
)
def test_a_number_or_a_space_is_enough(match: Match, typed: str, meant: str) -> None:
    assert targi.full(typed, now(match)) == meant


RICH = "dates 4, salt 4, pepper 4, gold 3"
PHASES = {
    "taking": ("b2=choice:1 5:1", "use b2"),
    "trading": ("5:1 2:1", "use 5"),
    "working": ("10:1 2:1", "use 10"),
    "moving": ("9:1 a1=gold:1 b2=salt c3=salt", "use 9"),
    "paying": ("a1=rider6:1 2:1", "use a1, lay"),
    "gold": ("a1=targia2:1 2:1", "use a1, lay"),
    "laying": ("a1=rider1:1 2:1", "use a1, lay, pay dates 1 salt 2 pepper 2"),
}


def phase(name: str) -> Match:
    """A table at which this is to be done."""
    places, actions = PHASES[name]
    match = bare(places, player_1=RICH, rows_1="well1")
    do(match, *actions.split(", "))
    return match


@pytest.mark.parametrize(
    ("where", "typed", "meant"),
    [
        ("taking", "p", "take pepper"),
        ("taking", "date", "take dates"),
        ("trading", "d g", "trade dates gold"),
        ("trading", "salt p", "trade salt pepper"),
        ("trading", "g d", "g d"),
        ("working", "2d", "silver dates 2"),
        ("working", "s4", "silver salt 4"),
        ("working", "silver g 1", "silver gold 1"),
        ("working", "d2 s2", "d2 s2"),
        ("moving", "a1 b2", "move a1 b2"),
        ("laying", "2", "row 2"),
        ("paying", "1d 1s 1p", "pay dates 1 salt 1 pepper 1"),
        ("paying", "pay p1 s1 d1", "pay dates 1 salt 1 pepper 1"),
        ("paying", "pay d 1 s 1 p 1", "pay dates 1 salt 1 pepper 1"),
        ("paying", "d s p", "pay dates 1 salt 1 pepper 1"),
        ("paying", "g", "pay gold"),
        ("paying", "pay 1g", "pay gold"),
        ("paying", "pay 2g", "pay 2g"),
        ("paying", "pay 1d 1d", "pay 1d 1d"),
        ("paying", "pay points", "pay points"),
        ("paying", "pay nothing", "pay nothing"),
        ("gold", "1d 1p 1g", "pay dates 1 pepper 1"),
        ("gold", "pay d1 p1", "pay dates 1 pepper 1"),
        ("gold", "pay d1 p1 g2", "pay d1 p1 g2"),
    ],
)
def test_initials_are_enough_for_goods(where: str, typed: str, meant: str) -> None:
    assert targi.full(typed, now(phase(where))) == meant


# -- what is to be done ----------------------------------------------------------------------


def test_a_turn_names_the_card_its_cost_and_its_effect() -> None:
    match = bare("a1=rider6:1 2:1")
    do(match, "use a1")
    assert turn(match).splitlines() == [
        "Ada (1), decide about rider6: 1 point, costs 1 date, 1 salt and 1 pepper, or 1 gold "
        "instead. "
        "Riders cost you one good less.",
        "Type “lay” to pay for it and lay it, “hand” to take it into your hand.",
    ]
    do(match, "lay")
    assert turn(match) == (
        "Ada (1), pay for rider6, which costs 1 date, 1 salt and 1 pepper, or 1 gold instead: "
        "“pay gold”, “pay 1d 1s 1p”."
    )


def test_a_turn_tells_which_pieces_can_be_used_and_which_only_skipped() -> None:
    match = bare("1:1 5:1 a1=salt+pepper:1 c3:1")
    assert turn(match).splitlines() == [
        "Ada (1), use a piece or skip it: 5 (Trader), a1 (1 salt + 1 pepper). "
        "Type “5”, or “skip 5”.",
        "Only to be skipped: 1, c3. Type “skip 1”.",
    ]
    do(match, "skip 5", "skip a1")
    assert turn(match) == "Ada (1), what is left can only be skipped: 1, c3. Type “skip 1”."


def test_a_turn_offers_the_free_hand() -> None:
    match = bare("2:1", hand_1="rider8", rows_1=the("free_hand"))
    assert "you may lay your hand card, rider8, without Noble: “lay hand”." in turn(match)
    do(match, "use 2")
    assert turn(match).endswith("“lay hand”, or end your turn: “done”.")


def test_a_turn_counts_what_has_to_go_back_and_what_the_robber_takes() -> None:
    match = bare("2:1 3:2", player_1="dates 9, salt 3, pepper 0")
    do(match, "use 2")
    assert "you may keep 10 goods: give back 3, one by one: “return d”, “return s”." in turn(match)
    for corner, price in ((4, "1 good or 1 point"), (8, "2 goods or 1 point")):
        raid = bare(phase="raid", robber=corner)
        assert f"the robber is on card {corner} and takes {price}: “pay points”" in turn(raid)
    assert "takes 1 gold or 3 points: “pay gold”, “pay points”." in turn(
        bare(phase="raid", robber=16)
    )


@pytest.mark.parametrize("laid", ["well1", the("fine_silver")])
def test_the_silversmith_promises_what_he_gives(laid: str) -> None:
    match = bare("10:1 2:1", player_1=RICH, rows_1=laid)
    do(match, "use 10")
    for action in match.legal():
        points = next(e.points for e in match.preview(action) if e.kind == "silver")
        line = f"“{targi.short(action)}” for {points} point{'s' * (points > 1)}"
        assert line in turn(match)


# -- what plays itself -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "forced"),
    [
        (bare("9:1"), True),  # skip
        (bare("2:1"), False),
        (bare("1:1", hand_1="rider1"), False),
        (bare(phase="raid", robber=4, player_1="dates 0, salt 0, pepper 0"), True),
        (bare(phase="raid", robber=4, player_1="dates 0, salt 0"), False),
    ],
)
def test_a_single_choice_plays_itself(match: Match, forced: bool) -> None:
    assert (len(match.legal()) == 1) >= forced
    assert targi.plays_itself(now(match)) == forced


POOR = "dates 0, salt 0, pepper 0, gold 0"


def test_a_card_from_the_table_goes_to_the_hand_by_itself_but_is_never_discarded_so() -> None:
    match = bare("a1=rider1:1 2:1", player_1=POOR)
    do(match, "use a1")
    assert match.legal() == ["hand"]
    assert targi.plays_itself(now(match))
    match = bare("a1=rider1:1 2:1", player_1=POOR, hand_1="well1")
    do(match, "use a1")
    assert match.legal() == ["discard"]
    assert not targi.plays_itself(now(match))


def test_a_drawn_card_is_looked_at_before_it_goes_to_the_hand() -> None:
    match = bare("14:1 2:1", player_1=POOR)
    do(match, "use 14", "draw rider1")
    assert match.legal() == ["hand"]
    assert not targi.plays_itself(now(match))


# -- secrets ---------------------------------------------------------------------------------

BOTH = (0, 1)


def test_secrets_are_what_was_drawn_at_expansion() -> None:
    assert not targi.secrets(seen(bare("2:1", hand_1="rider1"), SPECTATOR), BOTH)
    assert targi.secrets(seen(bare("2:1", hand_2="rider1 secret"), SPECTATOR), BOTH)
    match = bare("14:1 13:1")
    do(match, "use 13", "draw gold", "use 14")
    assert not targi.secrets(seen(match, SPECTATOR), BOTH)
    do(match, "draw rider1")
    assert targi.secrets(seen(match, SPECTATOR), BOTH)


# -- looks -----------------------------------------------------------------------------------


def look(match: Match, line: str, seat: int = 0) -> list[str]:
    word, _, rest = line.partition(" ")
    told = targi.LOOKS[word](seen(match, seat), rest)
    assert isinstance(told, list)
    return told


TABLE = table(
    "5:1 a1=rider6",
    hand_1="camp1",
    hand_2="targia7 secret",
    rows_2="oasis9",
    tribe_discards="well9",
)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            "card rider6",
            "rider6: 1 point, costs 1 date, 1 salt and 1 pepper, or 1 gold instead. "
            "Riders cost you one good less. It lies on a1.",
        ),
        ("card a1", "rider6: 1 point, costs 1 date, 1 salt and 1 pepper, or 1 gold instead. "
            "Riders cost you one good less. It lies on a1."),
        ("card A3", "a3 is a goods card: 1 salt."),
        ("card oasis9", "oasis9: 1 point, costs 1 salt, 1 pepper and 1 gold. Up to two goods of a "
            "cost may be paid with other goods. Player 2 has laid it, in row 1."),
        ("card hand", "camp1: 3 points, costs 2 dates, 2 salt and 1 pepper. It has no effect. "
            "It is in the hand of player 1."),
        ("card targia7", "targia7: 1 point, costs 1 pepper and 1 gold. You may lay your hand card "
            "without Noble, unless you took it this round. It may still come."),
        ("card 2", "2 Dates: take 1 date. (T25)"),
        ("card banana", "There is no card “banana”. A card is asked for by its name (well3), its "
            "place (a2, 10, hand) or its kind (wells)."),
    ],
)  # fmt: skip
def test_a_card_can_be_asked_for(asked: str, told: str) -> None:
    assert look(TABLE, asked) == [told]


def test_a_kind_and_all_cards_in_sight_can_be_asked_for() -> None:
    assert [line.partition(":")[0] for line in look(TABLE, "card wells")] == [
        *("well3", "well9", "well1", "well2", "well4", "well5", "well6", "well7", "well8")
    ]
    assert len(look(TABLE, "card oases")) == len(look(TABLE, "card camp")) == 9
    assert [line.partition(":")[0] for line in look(TABLE, "cards")] == [
        *("rider6", "targia3", "rider3", "camp5", "well3", "camp1")
    ]
    assert look(TABLE, "card trader") == look(TABLE, "card 5")


def test_every_card_of_the_deck_is_found_at_any_moment() -> None:
    for actions in (0, 100, 200):
        match = walked(actions)
        for kind in ("well", "rider", "oasis", "targia", "camp"):
            assert len(look(match, f"card {kind}")) == 9


def test_the_decks_tell_what_may_come_and_what_is_gone() -> None:
    goods, gone_goods, tribe, gone = look(TABLE, "decks")
    assert "1 date + 1 salt" in goods
    assert gone_goods == "Discarded goods cards: none."
    assert "targia 1 2 4 5 6 7 8 9" in tribe  # the secret hand is among them
    assert "targia 1 2 4 5 6 8 9" in look(TABLE, "decks", 1)[2]
    assert gone == "Discarded tribe cards: well 9."


def test_the_signs_are_explained() -> None:
    told = "\n".join(look(TABLE, "signs"))
    for sign in ("T1", "m1", "+1", "R!", "[T2]", "★", "×", "4?"):
        assert sign in told


# -- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "goods", "told"),
    [
        ((2, 1), (1, 9), "Both have the same points; Ada has more gold, 2 against 1 (T42)."),
        ((1, 1), (1, 9), "Both have the same points and gold; Bo has more goods, 9 against 1 "
            "(T42)."),
        ((1, 1), (3, 3), "Both have the same points, gold and goods (T42)."),
    ],
)  # fmt: skip
def test_what_decides_an_equal_end_is_told(
    gold: tuple[int, int], goods: tuple[int, int], told: str
) -> None:
    players = [
        {"points": 40, "gold": gold[seat], "goods": {"dates": goods[seat], "salt": 0}}
        for seat in (0, 1)
    ]
    view: Any = {"players": players}
    assert targi.tie(view, ["Ada", "Bo"]) == [told]
    players[0]["points"] = 41
    assert targi.tie(view, ["Ada", "Bo"]) == []
