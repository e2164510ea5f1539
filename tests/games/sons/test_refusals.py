"""Why not: every kind of refusal, with its rule and the cells that make it so."""

import re
from typing import Any

import pytest

from games.sons.scenes import ALL_SIX, CENTRE, FAR, OUT, TWO
from games.sons.table import closing, do, phase, table, told
from serai.core.errors import BadOption, IllegalAction, InvalidAction, NotYourTurn, Stale
from serai.core.match import Match
from serai.core.registry import folder_of
from serai.core.texts import say_reason
from serai.games.sons.layout import Phase, RumourAt

POOR = "water 0"
FAR_AND_TAKEN = """
         f      g       h
    2    +@1    .a.a    .a.a@2
    """
CROSSING = """
         e    f      g
    5    .    +@1    .
    6    +    +      +
    """


def case(asked: str, *reasons: str, at: str = "", after: str = "", **lines: Any) -> Any:
    """What is asked at a table after some actions, and why it is not allowed: rule, kind, cells."""
    return pytest.param(asked, list(reasons), at, after, lines, id=f"{asked}: {reasons[0]}")


DISCOVERING: dict[str, Any] = {"phase": "discovering"}
SCORING: dict[str, Any] = {"at": TWO, "display_1": ".a.a:gems", "explorers": "13 h2w"}
LAID = "stay, take 3.1, lay g2 0"
CASES = [
    # moving
    case("move g1", "S9 undiscovered g1"),
    case("move f1", "S10 own-field f1"),
    case("move f11", "S10 occupied f11"),
    case("move h2", "S11 too-far h2", at=FAR, player_1=POOR),
    case("move h2", "S10 occupied h2", "S11 too-far h2", at=FAR_AND_TAKEN, player_1=POOR),
    case("first 1", "S1 chance"),
    case("tile 5.1", "S4 chance"),
    case("rumour ?", "S27 chance"),
    case("rumour r1", "S27 chance"),
    # discovering
    case("stay", "S9 phase", **DISCOVERING),
    case("draw", "S12 phase"),
    case("draw", "S16 no-tiles", left="", last=1, **DISCOVERING),
    case("draw", "S16 display-full 3.1 3.2 3.3", display_1="a... .... ....", **DISCOVERING),
    case("take 3.2", "S12 not-in-display", display_1="a...", display_2="....", **DISCOVERING),
    case("take 3.1", "S15 fits-nowhere g5 e5", at=CROSSING, display_1="aaaa", **DISCOVERING),
    case("take 3.1", "S17 nothing-around f6", at=CENTRE, display_1="....", **DISCOVERING),
    case(
        "take 5.1",
        "S12 not-in-display",
        "S15 fits-nowhere g5 e5",
        at=CROSSING,
        left="aaaa",
        **DISCOVERING,
    ),
    case("scout 3.1", "S12 own-tile", display_1="....", **DISCOVERING),
    case("scout 5.1", "S12 not-in-displays", **DISCOVERING),
    case("scout 3.1", "S12 no-water", display_2="....", player_1=POOR, **DISCOVERING),
    case("scout 3.1", "S15 fits-nowhere g5 e5", at=CROSSING, display_2="....", **DISCOVERING),
    case(
        "scout 5.1",
        "S12 not-in-displays",
        "S12 no-water",
        "S17 nothing-around f6",
        at=CENTRE,
        player_1=POOR,
        **DISCOVERING,
    ),
    case("pass", "S16 can-draw", **DISCOVERING),
    case("pass", "S16 tile-fits 3.1 3.2 3.3", display_1=".... a... a...", **DISCOVERING),
    case("pass", "S16 tile-fits 3.1", display_1="....", left="", last=1, **DISCOVERING),
    case("pass", "S18 must-draw", display_1=".... .... ....", idle=2, **DISCOVERING),
    case("take 3.1", "S18 must-draw", display_1=".... .... ....", idle=2, **DISCOVERING),
    case(
        "scout 3.4",
        "S18 must-draw",
        display_1=".... .... ....",
        display_2="....",
        idle=2,
        **DISCOVERING,
    ),
    # laying
    case("lay f2 0", "S13 discovered f2", after="take 3.1", display_1="a...", **DISCOVERING),
    case("lay g3 0", "S13 not-around g3", after="take 3.1", display_1="a...", **DISCOVERING),
    case("lay g1 3", "S13 does-not-fit f1", after="take 3.1", display_1="a...", **DISCOVERING),
    case(
        "lay g5 2",
        "S13 does-not-fit g6",
        "S13 does-not-fit f5",
        at=CROSSING,
        after="take 3.1",
        display_1="a...",
        **DISCOVERING,
    ),
    case("lay g1 1", "S13 looks-alike g1", after="take 3.1", display_1="....", **DISCOVERING),
    case(
        "lay g2 3",
        "S13 not-around g2",
        "S13 does-not-fit f2",
        "S13 looks-alike g2",
        after="take 3.1",
        display_1="....",
        **DISCOVERING,
    ),
    case("take 3.2", "S12 phase", after="take 3.1", display_1="a... a...", **DISCOVERING),
    case("decline", "S12 phase", after="take 3.1", display_1="a...", **DISCOVERING),
    # answering
    case("draw", "S12 phase", after="scout 3.1, lay g1 0", display_2="a...", **DISCOVERING),
    # explorers
    case(
        "explorer 11 s",
        "S21 not-yours",
        after="take 3.1, lay g1 2",
        display_1="a...",
        **DISCOVERING,
    ),
    case(
        "explorer 13 s",
        "S21 on-the-plan h9",
        at=OUT,
        explorers="13 h9e",
        after="take 3.1, lay g1 2",
        display_1="a...",
        **DISCOVERING,
    ),
    case(
        "explorer 13 n",
        "S21 no-oasis g1",
        after="take 3.1, lay g1 2",
        display_1="a...",
        **DISCOVERING,
    ),
    case(
        "explorer 13 s",
        "S21 other-side g1",
        after="take 3.1, lay g1 1",
        display_1="aa..",
        **DISCOVERING,
    ),
    case(
        "explorer 11 w",
        "S21 not-yours",
        "S21 no-oasis g1",
        after="take 3.1, lay g1 2",
        display_1="a...",
        **DISCOVERING,
    ),
    case(
        "recall 13",
        "S22 explorers-left",
        "S22 at-home",
        after="take 3.1, lay g1 2",
        display_1="a...",
        **DISCOVERING,
    ),
    case(
        "recall 11",
        "S22 not-yours",
        at=OUT,
        explorers="16 h9e 13 h9e 3 h9e 2 h9e",
        after="take 3.1, lay g1 2",
        display_1="a...",
        **DISCOVERING,
    ),
    case("recall 13", "S22 phase"),
    case("explorer 13 n", "S21 phase"),
    # scoring
    case(
        "score n",
        "S23 not-complete g2",
        at=TWO,
        after=f"{LAID}, pass",
        display_1=".a.b:gems,myrrh",
    ),
    case("score w", "S23 phase"),
    case("field salt", "S26 phase"),
    case("pass", "S26 first-takes", after=f"{LAID}, pass", **SCORING),
    case("field camel", "S26 no-field", after=f"{LAID}, pass", **SCORING),
    case("take 3.1", "S12 phase", after=f"{LAID}, pass", **SCORING),
    case(
        "throw gems",
        "S27 same-good",
        after=f"{LAID}, pass, field gems",
        player_1="salt 3, gems 1",
        **SCORING,
    ),
    case(
        "throw myrrh",
        "S27 none-held",
        after=f"{LAID}, pass, field gems",
        player_1="salt 4",
        **SCORING,
    ),
    case(
        "throw gems",
        "S27 same-good",
        "S27 none-held",
        after=f"{LAID}, pass, field gems",
        player_1="salt 4",
        **SCORING,
    ),
    case("throw salt", "S27 phase"),
    case("leave", "S27 phase"),
    case("put salt", "S27 phase"),
    case("remove", "S27 phase"),
    case("look r1", "S27 phase"),
    # the end
    case("leader", "S30 phase"),
    case("end", "S30 phase"),
    case("pass", "S26 phase"),
    case("stay", "S31 over", phase="over", left=""),
    case("first 1", "S31 over", phase="over", left=""),
]
RUMOUR_CASES = [
    (
        "put salt",
        "field rumour, rumour -2",
        "S27 places-taken r1 r2",
        {"r1": "+3 salt seen 1", "r2": "+2 salt seen 2"},
    ),
    ("pass", "field rumour, rumour -2", "S26 phase", {}),
    ("look r1", "field rumour, rumour -2", "S27 phase", {}),
    ("remove", "field rumour", "S27 phase", ALL_SIX),
    ("put salt", "field rumour, look r1", "S27 phase", ALL_SIX),
]


def refusing(at: str, after: str, lines: dict[str, Any]) -> Match:
    match = table(at, **lines)
    do(match, *filter(None, after.split(", ")))
    return match


def check(match: Match, asked: str, reasons: list[str]) -> None:
    found = match.why_not(asked)
    assert [" ".join([reason.rule, reason.kind, *reason.cells]) for reason in found] == reasons
    assert asked not in match.legal()
    for reason in found:
        sentence = say_reason("sons", reason)
        assert sentence.startswith(f"{reason.rule}: ") and sentence.endswith(".")
        assert all(cell in sentence for cell in reason.cells)


@pytest.mark.parametrize(("asked", "reasons", "at", "after", "lines"), CASES)
def test_an_action_is_refused_with_rule_and_cells(
    asked: str, reasons: list[str], at: str, after: str, lines: dict[str, Any]
) -> None:
    check(refusing(at, after, lines), asked, reasons)


@pytest.mark.parametrize(("asked", "after", "reason", "lines"), RUMOUR_CASES)
def test_rumours_are_refused_with_the_rule(
    asked: str, after: str, reason: str, lines: dict[str, Any]
) -> None:
    match = closing("rumour", "13", **lines)
    do(match, "pass", *after.split(", "))
    check(match, asked, [reason])


@pytest.mark.rule("S27")
def test_a_rumour_that_does_not_lie_on_the_board_cannot_be_looked_at() -> None:
    """While there is one in the supply nobody is asked to look, so such a state is made up."""
    match = closing("rumour", "13", **ALL_SIX)
    do(match, "pass", "field rumour")
    state = match.state
    record = state.view(match.game.layout.STATE)[0]
    record.rumour_at[5] = RumourAt.IN_SUPPLY
    reasons = match.game.refusal.reasons(match.material.m, state, 0, match.parse("look r6"))
    assert told(reasons) == [("S27", "not-on-board", "")]
    assert say_reason("sons", reasons[0]) == "S27: r6 does not lie on the rumour board."


def kinds(family: str) -> set[str]:
    """The kinds that the texts know."""
    folder = folder_of("sons")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    return set(re.findall(rf"^sons-{family}-([a-z-]+) =", texts, re.MULTILINE))


def test_every_kind_of_reason_is_reached() -> None:
    reached = {reason.split()[1] for param in CASES for reason in param.values[1]}
    reached |= {reason.split()[1] for _, _, reason, _ in RUMOUR_CASES}
    assert reached | {"turn", "not-on-board"} == kinds("reason")


# -- turns ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "asked", "reasons"),
    [
        (table(), "stay", ["S9 turn"]),
        (table(), "draw", ["S9 turn", "S12 phase"]),
        (table(phase="discovering"), "draw", ["S9 turn"]),
        (table(phase="leading"), "leader", ["S9 turn"]),
        (closing("gems", "13"), "explorer 11 e", ["S9 turn"]),
    ],
)
def test_out_of_turn_is_refused(match: Match, asked: str, reasons: list[str]) -> None:
    found = match.why_not(asked, seat=1)
    assert [f"{reason.rule} {reason.kind}" for reason in found] == reasons
    assert found[0].facts["actor"] == 1
    with pytest.raises(NotYourTurn, match=r"seat 2.*seat 1"):
        match.play(asked, seat=1)


@pytest.mark.rule("S12")
def test_while_the_other_is_asked_the_player_to_move_is_out_of_turn() -> None:
    match = table(phase="discovering", display_2="a...")
    do(match, "scout 3.1", "lay g1 0")
    assert told(match.why_not("redraw", seat=0)) == [("S12", "turn", "")]
    assert match.why_not("redraw", seat=1) == []


@pytest.mark.rule("S26")
def test_in_a_scoring_all_but_the_owner_of_the_first_in_line_are_out_of_turn() -> None:
    match = closing("gems salt", "11 3")
    do(match, "pass")
    assert told(match.why_not("field gems", seat=0)) == [("S26", "turn", "")]
    assert match.why_not("field gems", seat=1) == []


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption):
        table().why_not("stay", seat=2)


def test_an_action_for_an_earlier_moment_is_stale() -> None:
    match = table()
    match.play("stay", n=0)
    with pytest.raises(Stale):
        match.play("draw", n=0)


# -- phases -----------------------------------------------------------------------------------

CHANCES = {"lot", "dealing", "drawing", "redrawing", "hearing"}


def tables() -> dict[str, Match]:
    """A table in each phase in which a seat is asked."""
    scout = table(phase="discovering", display_2="a...")
    do(scout, "scout 3.1", "lay g1 2")
    order = refusing(TWO, f"{LAID}, pass", {"display_1": ".a.b:gems,myrrh"})
    full = refusing(TWO, f"{LAID}, pass, field gems", {**without_at(SCORING), "player_1": "salt 4"})
    matches = [table(), table(phase="discovering"), scout, order, full, table(phase="leading")]
    matches.append(refusing("", "take 3.1", {"display_1": "a...", **DISCOVERING}))
    matches.append(refusing("", "take 3.1, lay g1 2", {"display_1": "a...", **DISCOVERING}))
    for lines, actions in [
        ({}, ["pass"]),
        ({}, ["pass", "field rumour", "rumour +1"]),
        (ALL_SIX, ["pass", "field rumour"]),
        (ALL_SIX, ["pass", "field rumour", "look r1"]),
    ]:
        match = closing("rumour", "13", **lines)
        do(match, *actions)
        matches.append(match)
    return {phase(match): match for match in matches}


def without_at(lines: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in lines.items() if key != "at"}


def test_a_refusal_says_which_phase_it_is() -> None:
    found = tables()
    assert set(found) == set(Phase.labels()) - CHANCES - {"over"}
    sentences = set()
    for name, match in found.items():
        text = "end" if name != "leading" else "stay"
        reason = match.why_not(text)[0]
        assert (reason.kind, reason.facts) == ("phase", {"phase": name})
        sentences.add(say_reason("sons", reason).partition(":")[2])
    assert len(sentences) == len(found)
    assert not any("tiles are being drawn" in sentence for sentence in sentences)


def test_while_chance_draws_nobody_may_do_anything() -> None:
    match = table(phase="discovering")
    do(match, "draw")
    for seat in (0, 1):
        reasons = match.why_not("stay", seat)
        assert reasons[-1].kind == "phase"
        assert "tiles are being drawn" in say_reason("sons", reasons[-1])


# -- texts that are no actions ----------------------------------------------------------------

INVALID = {
    "": "no-action",
    "  ": "no-action",
    "hello": "no-action",
    "stay here": "no-action",
    "draw 5.1": "no-action",
    "leave salt": "no-action",
    "первый": "no-action",
    "first 3": "no-first",
    "first": "no-first",
    "tile 6.1": "no-tile",
    "tile": "no-tile",
    "rumour": "no-rumour",
    "rumour 3": "no-rumour",
    "rumour +0": "no-rumour",
    "rumour r7": "no-rumour",
    "move": "no-move",
    "move l1": "no-move",
    "move f12": "no-move",
    "move f0": "no-move",
    "move f٣": "no-move",
    "take 5.5": "no-take",
    "take 1.2": "no-take",
    "scout": "no-scout",
    "scout 9.9": "no-scout",
    "lay g5": "no-lay",
    "lay g5 4": "no-lay",
    "lay 5.1 0": "no-lay",
    "explorer 13": "no-explorer",
    "explorer 17 n": "no-explorer",
    "explorer 0 n": "no-explorer",
    "explorer 13 north": "no-explorer",
    "recall 17": "no-recall",
    "score": "no-score",
    "score north": "no-score",
    "field": "no-field",
    "field water4": "no-field",
    "field water": "no-field",
    "throw camel": "no-throw",
    "put": "no-put",
    "put water1": "no-put",
    "look r0": "no-look",
    "look": "no-look",
}


@pytest.mark.parametrize("text", INVALID)
def test_a_text_that_is_no_action_is_invalid_and_quoted(text: str) -> None:
    match = table()
    for ask in (match.play, match.why_not):
        with pytest.raises(InvalidAction) as caught:
            ask(text)
        assert caught.value.code == f"sons-{INVALID[text]}"
        assert f"“{text}”" in re.sub("[\u2068\u2069]", "", str(caught.value))


def test_every_kind_of_invalid_text_is_reached() -> None:
    assert {code.removeprefix("no-") for code in INVALID.values()} == kinds("no")


def test_actions_are_read_whatever_the_case_and_the_blanks() -> None:
    match = table()
    for text in ("move f5", "MOVE F5", "  Move   f5 "):
        assert match.why_not(text) == []
    assert match.text(match.parse("Lay G5 2")) == "lay g5 2"


def test_every_action_reads_back_from_its_text() -> None:
    match = table(display_1="a...")
    m, game, state = match.material.m, match.game, match.state
    for action in range(game.layout.ACTIONS):
        text = game.notation.text(m, action)
        if "#" not in text:  # a tile that this set does not have, a seat that there is not
            assert game.notation.parse(m, state, text) == action


# -- a refusal changes nothing ----------------------------------------------------------------


@pytest.mark.parametrize("text", ["draw", "move g1", "first 1", "nonsense", "end", "field gems"])
def test_a_refused_action_changes_nothing(text: str) -> None:
    match = table()
    before, log, view = match.state.tobytes(), list(match.log), match.view(0)
    with pytest.raises((IllegalAction, InvalidAction)):
        match.play(text)
    with pytest.raises((NotYourTurn, InvalidAction)):
        match.play(text, seat=1)
    assert (match.state.tobytes(), match.log, match.view(0)) == (before, log, view)


def test_the_message_of_a_refusal_quotes_the_action_and_tells_the_rules() -> None:
    match = refusing("", "take 3.1", {"display_1": "....", **DISCOVERING})
    with pytest.raises(IllegalAction) as caught:
        match.play("lay g2 3")
    assert str(caught.value).splitlines() == [
        "“lay g2 3” is not allowed now.",
        "S13: g2 is not next to your caravan on f1.",
        "S13: On g2 the tile’s west side would be desert, but it would meet an oasis side of f2.",
        "S13: On g2 the tile looks the same with rotation 3 as with 0: choose 0.",
    ]
