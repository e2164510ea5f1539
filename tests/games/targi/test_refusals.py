"""Why not: every kind of refusal, with its rule and the cards that make it so."""

import re
from typing import Any

import pytest

from games.targi.table import BARE, changed, do, kinds, table, the
from serai.core.errors import BadOption, IllegalAction, InvalidAction, NotYourTurn, Stale
from serai.core.match import Match
from serai.core.texts import LANGUAGES, say_reason
from serai.games.targi.layout import Phase

POOR = "dates 1, salt 1, pepper 1, gold 0, points 0"
FULL = "well1 well2 well4 well5 / rider1 rider2 rider4 rider5 / camp1 camp2 camp3 camp4"
ROW = "well1 well2 well4 well5"
ALONE = changed("a1=date:1 9:1 2:2", BARE)


def case(asked: str, *reasons: str, at: str = "2:1 6:2", after: str = "", **lines: Any) -> Any:
    """What is asked at a table after some actions, and why it is not allowed: rule, kind, cells."""
    return pytest.param(asked, list(reasons), at, after, lines, id=f"{asked}: {reasons[0]}")


PLACING: dict[str, Any] = {"phase": "placing"}
RAID: dict[str, Any] = {"at": "", "phase": "raid"}
CASES = [
    # placing
    case("place 4", "T9 corner 4", **PLACING),
    case("place 3", "T10 robber 3", robber=3, **PLACING),
    case("place 2", "T11 occupied 2", **PLACING),
    case("place 6", "T11 occupied 6", **PLACING),
    case("place 14", "T12 opposite 6", **PLACING),
    case("place 14", "T10 robber 14", "T12 opposite 6", robber=14, **PLACING),
    case("use 2", "T14 phase", **PLACING),
    case("pay points", "T30 phase", **PLACING),
    case("turn date", "T19 chance", **PLACING),
    case("first 1", "T1 chance", **PLACING),
    # pieces
    case("place 3", "T8 phase"),
    case("draw ?", "T29 chance"),
    case("use 6", "T14 no-targi 6"),
    case("skip 6", "T14 no-targi 6"),
    case("use 16", "T14 no-targi 16"),
    case("use a1", "T14 no-marker a1", at="2:1 a1:2 6:2"),
    case("skip a1", "T14 no-marker a1", at="2:1 a1:2 6:2"),
    case("use a1", "T17 face-down a1", at="a1=?tribe1:1 6:2"),
    case("use a1", "T17 empty a1", at="a1=-:1 6:2"),
    case("use a1", "T14 no-marker a1", "T17 empty a1", at="a1=-:2 2:1 6:2"),
    case("use 1", "T24 no-hand 1", at="1:1 6:2"),
    case("use 5", "T26 nothing-to-trade 5", at="5:1 6:2", player_1=POOR),
    case("use 10", "T27 nothing-for-silver 10", at="10:1 6:2", player_1=POOR),
    case("use 9", "T28 no-marker-left 9", at="9:1 6:2"),
    case("use 9", "T28 no-target 9", at=ALONE),
    case("done", "T14 pieces-left 2"),
    case("done", "T14 pieces-left 2 a1", at="2:1 a1:1 6:2"),
    # tribe cards
    case("lay hand", "T23 not-free 1", "T23 hand-empty"),
    case("lay hand", "T23 not-free 1", "T36 too-dear rider1", hand_1="rider1", player_1=POOR),
    case("lay hand", "T24 fresh well8", hand_1="well8 fresh", rows_1=the("free_hand")),
    case("lay", "T24 fresh well8", at="1:1 6:2", after="use 1", hand_1="well8 fresh"),
    case("lay", "T38 display-full well8", at="1:1 6:2", after="use 1", hand_1="well8", rows_1=FULL),
    case("lay", "T36 too-dear rider3", at="b1:1 6:2", after="use b1", player_1=POOR),
    case("hand", "T23 hand-full well8", at="b1:1 6:2", after="use b1", hand_1="well8"),
    case("hand", "T23 hand-full well8", at="1:1 6:2", after="use 1", hand_1="well8"),
    case("discard", "T22 no-discard rider3", at="b1:1 6:2", after="use b1"),
    case(
        "keep 2",
        "T29 alike",
        at="13:1 6:2",
        after="use 13, draw gold, draw gold",
        rows_1=the("two_goods_cards"),
    ),
    case("row 2", "T38 row-later", at="1:1 6:2", after="use 1, lay, pay salt 1", hand_1="well7"),
    case(
        "row 1",
        "T38 row-full well1 well2 well4 well5",
        at="1:1 6:2",
        after="use 1, lay, pay salt 1",
        hand_1="well7",
        rows_1=ROW,
    ),
    case(
        "swap 1.3 2.1",
        "T38 no-card",
        at="1:1 6:2",
        after="use 1, lay, pay gold, row 1",
        hand_1=the("swap"),
        rows_1="well1 / well2",
    ),
    case("use 2", "T14 phase b2", at="b2:1 2:1 6:2", after="use b2"),
    case("take dates", "T21 phase"),
    # paying
    case("pay salt 2", "T36 other-goods well7", at="1:1 6:2", after="use 1, lay", hand_1="well7"),
    case(
        "pay salt 3",
        "T36 short",
        "T36 other-goods well7",
        at="1:1 6:2",
        after="use 1, lay",
        hand_1="well7",
    ),
    case("pay dates 1", "T36 not-its-cost well7", at="1:1 6:2", after="use 1, lay", hand_1="well7"),
    case("pay gold", "T36 no-slash well7", at="1:1 6:2", after="use 1, lay", hand_1="well7"),
    case(
        "pay gold",
        "T36 no-gold",
        at="1:1 6:2",
        after="use 1, lay",
        hand_1="rider6",
        player_1="gold 0",
    ),
    case("pay points", "T36 no-points well7", at="1:1 6:2", after="use 1, lay", hand_1="well7"),
    # exchanges
    case("done", "T26 no-trade-yet 5", at="5:1 6:2", after="use 5"),
    case("trade dates dates", "T26 same-good", at="5:1 6:2", after="use 5"),
    case("trade dates gold", "T26 short-trade", at="5:1 6:2", after="use 5"),
    case("silver dates 4", "T27 short-silver", at="10:1 6:2", after="use 10"),
    case("silver gold 2", "T27 short-silver", at="10:1 6:2", after="use 10"),
    case("move a2 a3", "T28 no-marker a2", at="9:1 a1:1 6:2", after="use 9"),
    case("move a1 b1", "T28 marked b1", at="9:1 a1:1 b1:2 6:2", after="use 9"),
    case("move a1 b1", "T28 not-face-up b1", at="9:1 a1:1 b1=- 6:2", after="use 9"),
    case(
        "move a1 b1",
        "T28 marked b1",
        "T28 not-face-up b1",
        at="9:1 a1:1 b1=-:2 6:2",
        after="use 9",
    ),
    case("return salt", "T18 none-left", after="use 2", player_1="dates 10, salt 0"),
    # raids and the end
    case("pay dates 2", "T30 other-number 4", robber=4, **RAID),
    case("pay dates 3", "T31 short", robber=12, **RAID),
    case("pay dates 1", "T30 gold-only 16", robber=16, **RAID),
    case("pay gold", "T33 no-gold-here 8", robber=8, **RAID),
    case("pay gold", "T31 no-gold", robber=16, player_1="gold 0", **RAID),
    case("pay points", "T31 short-points 12", robber=12, player_1="points 1", **RAID),
    case("place 1", "T8 phase 12", robber=12, **RAID),
    case("place 1", "T40 over", at="", phase="over", robber=16),
    case("first 1", "T40 over", at="", phase="over", robber=16),
]


def refusing(at: str, after: str, lines: dict[str, Any]) -> Match:
    match = table(at, **lines)
    do(match, *filter(None, after.split(", ")))
    return match


@pytest.mark.parametrize(("asked", "reasons", "at", "after", "lines"), CASES)
def test_an_action_is_refused_with_rule_and_cards(
    asked: str, reasons: list[str], at: str, after: str, lines: dict[str, Any]
) -> None:
    match = refusing(at, after, lines)
    found = match.why_not(asked)
    assert [" ".join([reason.rule, reason.kind, *reason.cells]) for reason in found] == reasons
    assert asked not in match.legal()
    for reason in found:
        sentence = say_reason("targi", reason)
        assert sentence.startswith(f"{reason.rule}: ") and sentence.endswith(".")
        assert all(as_said(cell) in sentence for cell in reason.cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_rule_and_the_cards(language: str) -> None:
    for asked, _, at, after, lines in (param.values for param in CASES):
        for reason in refusing(at, after, lines).why_not(asked):
            sentence = re.sub("[\u2068\u2069]", "", say_reason("targi", reason, language))
            assert sentence.startswith(reason.rule) and sentence.endswith("."), sentence
            for cell in reason.cells:
                number = re.search(r"\d+$", cell)
                assert number and number[0] in sentence, (cell, sentence)


def as_said(cell: str) -> str:
    """A tribe card is called by its kind and number, anything else by its place."""
    return re.sub(r"^([a-z]{2,})(\d)$", lambda name: f"{name[1].capitalize()} {name[2]}", cell)


def test_every_kind_of_reason_is_reached() -> None:
    reached = {reason.split()[1] for param in CASES for reason in param.values[1]}
    assert reached | {"turn"} == kinds("reason")


# -- turns ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "asked", "reasons"),
    [
        (table(phase="placing"), "place 2", ["T8 turn"]),
        (table(phase="placing"), "place 4", ["T8 turn", "T9 corner"]),
        (table("2:1 6:2"), "use 6", ["T14 turn"]),
        (table("2:1 6:2"), "place 3", ["T14 turn", "T8 phase"]),
        (table(phase="raid", robber=8), "pay points", ["T30 turn"]),
    ],
)
def test_out_of_turn_is_refused(match: Match, asked: str, reasons: list[str]) -> None:
    found = match.why_not(asked, seat=1)
    assert [f"{reason.rule} {reason.kind}" for reason in found] == reasons
    assert found[0].facts["actor"] == 1
    with pytest.raises(NotYourTurn, match=r"seat 2.*seat 1"):
        match.play(asked, seat=1)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption):
        table("2:1 6:2").why_not("use 2", seat=2)


def test_an_action_for_an_earlier_moment_is_stale() -> None:
    match = table("2:1 7:1 6:2")
    match.play("use 2", n=0)
    with pytest.raises(Stale):
        match.play("use 7", n=0)


def test_a_refusal_says_which_phase_it_is() -> None:
    for phase in set(Phase.labels()) - {"over", "lot", "turning", "drawing"}:
        sentence = say_reason("targi", table_in(phase).why_not("first 1")[0])
        assert sentence
        found = [reason for reason in table_in(phase).why_not("return salt") if reason.facts]
        assert phase == "returning" or found[0].facts["phase"] == phase


def table_in(phase: str) -> Match:
    """A table in which this is what has to be done."""
    swap = {"hand_1": the("swap"), "rows_1": "well1 / well2"}
    lines: dict[str, tuple[str, str, dict[str, Any]]] = {
        "placing": ("", "", {"phase": "placing"}),
        "acting": ("2:1 6:2", "", {}),
        "keeping": ("13:1 6:2", "use 13, draw gold, draw date", {"rows_1": the("two_goods_cards")}),
        "taking": ("b2:1 6:2", "use b2", {}),
        "deciding": ("b1:1 6:2", "use b1", {}),
        "paying": ("1:1 6:2", "use 1, lay", {"hand_1": "well7"}),
        "laying": ("1:1 6:2", "use 1, lay, pay salt 1", {"hand_1": "well7"}),
        "swapping": ("1:1 6:2", "use 1, lay, pay gold, row 1", swap),
        "trading": ("5:1 6:2", "use 5", {}),
        "working": ("10:1 6:2", "use 10", {}),
        "moving": ("9:1 a1:1 6:2", "use 9", {}),
        "returning": ("2:1 6:2", "use 2", {"player_1": "dates 11"}),
        "raid": ("", "", {"phase": "raid", "robber": 4}),
    }
    return refusing(*lines[phase])


# -- texts that are no actions ----------------------------------------------------------------

INVALID = {
    "": "no-action",
    "  ": "no-action",
    "hello": "no-action",
    "lay it": "no-action",
    "lay hand now": "no-action",
    "done done": "no-action",
    "первый": "no-action",
    "first 3": "no-first",
    "turn camel": "no-turn",
    "turn well10": "no-turn",
    "draw well10": "no-draw",
    "place": "no-place",
    "place 17": "no-place",
    "place 0": "no-place",
    "place ٣": "no-place",
    "use d1": "no-use",
    "skip a4": "no-skip",
    "take gold": "no-take",
    "keep 3": "no-keep",
    "pay": "no-pay",
    "pay dates": "no-pay",
    "pay dates 0": "no-pay",
    "pay dates 11": "no-pay",
    "pay dates 6 salt 5": "no-pay",
    "pay dates 1 dates 1": "no-pay",
    "pay camels 1": "no-pay",
    "pay gold 1": "no-pay",
    "row 4": "no-row",
    "trade gold dates": "no-trade",
    "silver dates 3": "no-silver",
    "silver gold 3": "no-silver",
    "move a1": "no-move",
    "move a1 d1": "no-move",
    "swap 1.1 1.2": "no-swap",
    "swap 2.1 1.1": "no-swap",
    "swap 1.5 2.1": "no-swap",
    "return gold": "no-return",
}


@pytest.mark.parametrize("text", INVALID)
def test_a_text_that_is_no_action_is_invalid_and_quoted(text: str) -> None:
    match = table("2:1 6:2")
    for ask in (match.play, match.why_not):
        with pytest.raises(InvalidAction) as caught:
            ask(text)
        assert caught.value.code == f"targi-{INVALID[text]}"
        assert f"“{text}”" in re.sub("[\u2068\u2069]", "", str(caught.value))


def test_every_kind_of_invalid_text_is_reached() -> None:
    assert {code.removeprefix("no-") for code in INVALID.values()} == kinds("no")


def test_actions_are_read_whatever_the_case_and_a_payment_in_any_order() -> None:
    match = table("1:1 6:2", hand_1="rider2")
    for text in ("use 1", "USE 1", "  Use   1 "):
        assert match.why_not(text) == []
    do(match, "use 1", "lay")
    for text in ("pay dates 1 salt 1", "pay salt 1 dates 1", "Pay  Salt 1  Dates 1"):
        assert match.why_not(text) == []


# -- a refusal changes nothing ----------------------------------------------------------------


@pytest.mark.parametrize("text", ["use 6", "skip a1", "first 1", "nonsense", "done", "pay gold"])
def test_a_refused_action_changes_nothing(text: str) -> None:
    match = table("2:1 6:2")
    before, log, view = match.state.tobytes(), list(match.log), match.view(0)
    with pytest.raises((IllegalAction, InvalidAction)):
        match.play(text)
    with pytest.raises((NotYourTurn, InvalidAction)):
        match.play(text, seat=1)
    assert (match.state.tobytes(), match.log, match.view(0)) == (before, log, view)


def test_the_message_of_a_refusal_quotes_the_action_and_tells_the_rules() -> None:
    match = table("2:1 6:2", phase="placing", robber=14)
    with pytest.raises(IllegalAction) as caught:
        match.play("place 14")
    assert str(caught.value).splitlines() == [
        "“place 14” is not allowed now.",
        "T10: The robber stands on card 14.",
        "T12: Card 14 lies opposite your opponent’s Targi on 6.",
    ]
