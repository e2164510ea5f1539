"""Positions as text: what they leave out, what is wrong with them, and that they come back."""

import random
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from games.mangling import check_refused_or_playable, mangled
from games.sons.table import (
    closing,
    display,
    do,
    goods,
    in_line,
    legal,
    line,
    phase,
    position_text,
    stands,
    table,
    turban,
    water,
)
from serai.core.bounds import told
from serai.core.errors import BadPosition, SeraiError
from serai.core.match import Match
from serai.core.position import Position
from serai.core.registry import folder_of
from serai.games.sons.layout import Phase
from walk import ODD_TILES, length

OPEN = """
         f    g
    2    +    .a.a
    """
CLOSED = """
         f    g
    2    +    ...a
    """
JUST_LAID = """
         f    g
    2    +    .a.a@1
    """
STIRRED = {"laid": "g2", "stirred": "yes"}
OPENED = {"phase": "choosing", "line": "13", "free": "gems 1", "opened": "yes"}
MISFIT = """
         f    g
    2    +    ....
    """


def refused(picture: str = "", seats: int = 2, **lines: Any) -> SeraiError:
    with pytest.raises(BadPosition) as caught:
        serai.position("sons", position_text(picture, seats, **lines))
    return caught.value


# -- what is not said -------------------------------------------------------------------------


def test_what_is_left_out_is_as_at_the_start() -> None:
    match = table()
    assert [line(match, key) for key in ("turn", "first", "phase")] == ["1", "1", "moving"]
    assert (water(match), goods(match, 0), display(match, 0)) == ([2, 2], "", "")
    assert (line(match, "caravans"), turban(match)) == ("f1 f11", 16)
    assert stands(match, 16) == "home"


def test_a_bare_plan_is_a_position() -> None:
    text = position_text(seats=3, left="....")
    kept = [row for row in text.splitlines() if not row.startswith("| caravans")]
    match = serai.position("sons", "\n".join(kept) + "\n").match(seed=1)
    assert (line(match, "caravans"), match.actor) == ("f1 k6 f11", 0)


def test_water_that_is_not_said_is_two_and_nothing_if_it_is_said() -> None:
    assert water(table(player_1="gems 1", player_2="water 0")) == [2, 0]


def test_tiles_that_lie_nowhere_else_are_in_the_stacks() -> None:
    match = table(OPEN, display_1="....", left="a... aa..")
    assert match.view()["stacks"] == [0, 0, 0, 0, 2]
    assert [tile["name"] for tile in match.view()["unseen"]] == ["5.1", "5.2"]


def test_the_first_player_says_who_owns_which_explorers() -> None:
    match = table(seats=3, first=2)
    owners = {e["height"]: p["seat"] for p in match.view()["players"] for e in p["explorers"]}
    assert (owners[16], owners[11], owners[12]) == (1, 2, 0)
    assert turban(match) == 16


def test_a_position_may_be_drawn_in_the_middle_of_a_scoring() -> None:
    match = closing("gems salt", "13 11 3")
    do(match, "pass", "field gems")
    again = serai.position("sons", str(match.position)).match(seed=1)
    assert (in_line(again), legal(again)) == ([11, 3], "pass, field salt")
    again.play("field salt")
    assert goods(again, 1) == "salt"


def test_rumours_that_nobody_knows_here_have_a_question_mark() -> None:
    match = table(r1="? salt seen 2", r2="+1 gems seen 1")
    assert [tile["value"] for tile in match.view(1)["rumours"]] == [None, None]
    assert line(match, "r1") == "? salt seen 2"


# -- what is wrong ----------------------------------------------------------------------------

PICTURES: list[tuple[str, str, dict[str, Any]]] = [
    ("line", "colour: red", {"colour": "red"}),
    ("line", "display 5: 2.1", {"display_5": "2.1"}),
    ("line", "r7: +3 salt seen 1", {"r7": "+3 salt seen 1"}),
    ("value", "phase: dancing", {"phase": "dancing"}),
    ("value", "turn: 3", {"turn": 3}),
    ("value", "turn: ٣", {"turn": "٣"}),
    ("value", "asked: 0", {"asked": 0}),
    ("value", "extra: perhaps", {"extra": "perhaps"}),
    ("value", "idle: -1", {"idle": -1}),
    ("value", "last: many", {"last": "many"}),
    ("value", "put_back: 201", {"put_back": 201}),
    ("value", "robbed: 3", {"robbed": 3}),
    ("value", "laid: l1", {"laid": "l1"}),
    ("value", "turban: 17", {"turban": 17}),
    ("value", "player 1: water two", {"player_1": "water two"}),
    ("value", "player 1: dates 2", {"player_1": "dates 2"}),
    ("value", "player 1: water 2, water 3", {"player_1": "water 2, water 3"}),
    ("value", "player 1: water 2 gems 1", {"player_1": "water 2 gems 1"}),
    ("value", "explorers 1: 11", {"explorers_1": "11"}),
    ("value", "explorers 1: g2e", {"explorers_1": "g2e"}),
    ("value", "explorers 1: 16 f2e", {"explorers_1": "16 f2e"}),
    ("value", "explorers 1: 16 a1n", {"explorers_1": "16 a1n"}),
    ("value", "explorers 1: 16 g2n", {"explorers_1": "16 g2n"}),
    ("value", "explorers 1: 16 g2e g2w", {"explorers_1": "16 g2e g2w"}),
    ("value", "explorers 1: 16 l2n", {"explorers_1": "16 l2n"}),
    ("value", "r1: +4 salt seen 1", {"r1": "+4 salt seen 1"}),
    ("value", "r1: +3 camel seen 1", {"r1": "+3 camel seen 1"}),
    ("value", "r1: +3 salt seen 3", {"r1": "+3 salt seen 3"}),
    ("value", "r1: +3 salt seen", {"r1": "+3 salt seen"}),
    ("value", "r1: +3 salt", {"r1": "+3 salt"}),
    ("value", "r2: +3 salt seen 1", {"r2": "+3 salt seen 1"}),
    ("value", "heard: r9", {"heard": "r9"}),
    ("value", "line: 17", {"line": "17"}),
    ("value", f"line: {'1 ' * 17}".strip(), {"line": ("1 " * 17).strip()}),
    ("value", "free: dates 1", {"free": "dates 1"}),
    ("value", "chosen: camel", {"chosen": "camel"}),
    ("value", "next_part: 2", {"next_part": 2}),
    ("tile", "held: 9.1", {"held": "9.1"}),
]


@pytest.mark.parametrize(("kind", "said", "lines"), PICTURES)
def test_a_picture_that_cannot_be_read_is_refused_with_the_line(
    kind: str, said: str, lines: dict[str, Any]
) -> None:
    error = refused(OPEN, **lines)
    assert error.code == f"sons-position-{kind}"
    text = position_text(OPEN, **lines).splitlines()
    number = text.index(f"| {said}") + 1
    assert error.facts["line"] == number
    assert str(error).startswith(f"line {number}: ")


def changed(old: str, new: str) -> str:
    text = position_text(OPEN, seats=2, left="....", display_1="a...")
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "kind", "told"),
    [
        ("| 2  .", "| 2  .  .", "row", "has 11 cells"),
        ("| 11  .  .", "| 11  .", "row", "has 11 cells"),
        ("2.1/0", "2.9/0", "sign", "“2.9/0” cannot be on g2"),
        ("2.1/0", "2.1", "sign", "“2.1” cannot be on g2"),
        ("2.1/0", "2.1/4", "sign", "“2.1/4” cannot be on g2"),
        ("2.1/0", "+", "sign", "“+” cannot be on g2"),
        ("2.1/0", "x", "sign", "“x” cannot be on g2"),
        ("| 6  +", "| 6  .", "sign", "“.” cannot be on a6"),
        ("display 1: 3.1", "display 1: 3.2", "tile", "“3.2”"),
        ("gone: 4.1", "gone: 4.2", "tile", "“4.2”"),
        ("display 1: 3.1", "display 1: 3.1 2.1 4.1 5.1", "value", "display 1"),
        ("caravans: f1 f11", "caravans: f1", "value", "caravans"),
        ("caravans: f1 f11", "caravans: f1 f12", "value", "caravans"),
        ("caravans: f1 f11", "first: 3\n| caravans: f1 f11", "value", "first"),
        ("caravans: f1 f11", "first: -\n| caravans: f1 f11", "value", "first"),
        ("| plan:", "| plan: here", "line", "plan: here"),
        ("| gone: 4.1", "| gone", "line", "“gone”"),
        ("| gone: 4.1", "| gone: 4.1\n| gone: 4.1", "line", "“gone: 4.1”"),
    ],
)
def test_a_picture_that_is_drawn_wrong_is_refused(old: str, new: str, kind: str, told: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(told)) as caught:
        serai.position("sons", changed(old, new))
    assert caught.value.code == f"sons-position-{kind}"
    assert str(caught.value).startswith("line ")


def test_a_picture_without_a_plan_is_refused() -> None:
    text = position_text()
    for cut in (text[: text.index("| plan:")], text[: text.index("| 11  ")]):
        with pytest.raises(BadPosition, match="eleven rows") as caught:
            serai.position("sons", cut + "| turn: 1\n")
        assert caught.value.code == "sons-position-no-plan"


def test_a_position_in_which_nobody_could_do_anything_is_refused() -> None:
    """A tile is to be laid that fits nowhere."""
    error = refused("f\n6 +@1", phase="laying", held="5.1", left="....")
    assert error.code == "sons-position-stuck"


def test_every_kind_of_bad_picture_is_reached() -> None:
    reached = {kind for kind, _, _ in PICTURES} | {"no-plan", "row", "sign", "stuck"}
    assert reached == kinds("position")


def kinds(family: str) -> set[str]:
    folder = folder_of("sons")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    return set(re.findall(rf"^sons-{family}-([a-z-]+) =", texts, re.MULTILINE))


# -- what cannot be ---------------------------------------------------------------------------

UNSOUND: list[tuple[str, dict[str, Any]]] = [
    ("opened", {"picture": JUST_LAID, **STIRRED, **OPENED, "rules": 1}),
    ("scoring", {"opened": "yes"}),
    ("dealing", {"phase": "dealing", "left": "...."}),
    ("range", {"player_2": "water 19"}),
    ("range", {"player_1": "camels 6", "player_2": "camels 5"}),
    ("range", {"player_1": "gems 4", "player_2": "gems 7, camels 9"}),
    ("range", {"idle": 3}),
    ("range", {"last": 3, "left": ""}),
    ("range", {"picture": "f\n1 +@2"}),
    ("range", {"r1": "+3 salt seen 1", "r2": "+3 gems seen 1"}),
    ("goods", {"player_1": "salt 5"}),
    ("goods", {"player_1": "salt 7, camels 1"}),
    ("caravan", {"picture": "a\n1 .@1"}),
    ("turban", {"turban": 12}),
    ("places", {"r1": "+3 salt seen 1", "r2": "+2 salt seen 1", "r3": "+1 salt seen 1"}),
    ("heard", {"r1": "+3 hand seen 1"}),
    ("heard", {"r1": "+3 salt seen 1", "heard": "r1"}),
    ("put-back", {"r1": "+3 supply seen 1"}),
    ("sides", {"picture": MISFIT}),
    ("complete", {"picture": CLOSED, "explorers": "16 g2w"}),
    ("held", {"held": "5.1"}),
    ("held", {"phase": "laying"}),
    ("robbed", {"robbed": 2}),
    ("robbed", {"phase": "laying", "held": "5.1", "robbed": 1}),
    ("laid", {"phase": "exploring"}),
    ("laid", {"phase": "choosing", "line": "13", "free": "gems 1"}),
    ("laid", {"laid": "f2", "stirred": "yes"}),
    ("laid", {"picture": OPEN, "laid": "g2"}),
    ("asked", {"asked": 2}),
    ("asked", {"phase": "leading", "asked": 2}),
    ("no-tiles", {"phase": "drawing", "left": ""}),
    ("leader", {"phase": "leading", "player_1": "water 0"}),
    ("leader", {"phase": "leading", "extra": "yes"}),
    ("last", {"last": 1}),
    ("last", {"phase": "over"}),
    ("second", {"second": "yes"}),
    ("line", {"line": "13"}),
    ("line", {"picture": JUST_LAID, "phase": "choosing", "free": "gems 1", **STIRRED}),
    ("line", {"picture": JUST_LAID, "phase": "choosing", "line": "13 13", **STIRRED}),
    ("scoring", {"picture": JUST_LAID, "phase": "choosing", "line": "13", **STIRRED}),
    (
        "asked",
        {"picture": JUST_LAID, "phase": "choosing", "line": "11", "free": "gems 1", **STIRRED},
    ),
    ("scoring", {"free": "gems 1"}),
    ("scoring", {"passing": "yes"}),
    ("scoring", {"next_part": 0}),
    ("chosen", {"chosen": "gems"}),
]


@pytest.mark.parametrize(("kind", "lines"), UNSOUND)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    kind: str, lines: dict[str, Any]
) -> None:
    error = refused(**lines)
    assert error.code == "position-unsound"
    assert error.facts["why"].key == f"sons-unsound-{kind}"
    assert re.fullmatch(unsound()[kind], told([error.facts["why"]])[0]), error


FULL = ".... .... ...."
BREAKING: dict[str, dict[str, Any]] = {
    "dealing more tiles than there are": {"phase": "dealing", "left": "...."},
    "dealing into a full display": {"phase": "dealing", "display_1": FULL},
    "a redraw into a full display": {
        "picture": JUST_LAID,
        "phase": "answering",
        "asked": 2,
        "robbed": 2,
        "display_2": FULL,
        **STIRRED,
    },
    "a tile from a full display that is still full": {
        "phase": "laying",
        "held": "5.2",
        "robbed": 2,
        "left": ".... ....",
        "display_2": FULL,
    },
    "a second move after the turn": {"phase": "leading", "second": "yes"},
    "a tile laid after the turn": {"picture": JUST_LAID, "phase": "leading", **STIRRED},
    "a driver paid after the turn": {"phase": "leading", "driver": "yes"},
    "something thrown away for a good that has run out": {
        "picture": JUST_LAID,
        "phase": "throwing",
        "chosen": "gems",
        "line": "13",
        **STIRRED,
        "player_1": "salt 4",
        "player_2": "gems 10, camels 3",
    },
}


@pytest.mark.parametrize("what", BREAKING)
def test_a_position_that_would_go_wrong_later_is_refused(what: str) -> None:
    error = refused(**BREAKING[what])
    assert error.code == "position-unsound"


def test_a_tile_that_lies_twice_is_refused() -> None:
    with pytest.raises(BadPosition) as caught:
        serai.position("sons", changed("display 1: 3.1", "display 1: 2.1"))
    assert re.fullmatch(unsound()["tiles"], told([caught.value.facts["why"]])[0])


def test_a_stack_that_was_passed_over_is_refused() -> None:
    text = position_text(left="....").replace("gone: 2.1 3.1 4.1", "gone: 2.1 4.1")
    with pytest.raises(BadPosition) as caught:
        serai.position("sons", text)
    assert re.fullmatch(unsound()["stacks"], told([caught.value.facts["why"]])[0])


def unsound() -> dict[str, str]:
    """The sentences about what cannot be, as patterns."""
    folder = folder_of("sons")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    sentences = re.findall(r"^sons-unsound-([a-z-]+) = (.+)$", texts, re.MULTILINE)
    return {kind: re.sub(r"\{ \$\w+ \}", r"\\w+", sentence) for kind, sentence in sentences}


def test_nearly_every_kind_of_what_cannot_be_is_reached() -> None:
    """The rest cannot be drawn: a picture says it otherwise, or it follows from what it says."""
    reached = {kind for kind, _ in UNSOUND} | {"stacks", "tiles"}
    not_drawn = {"display", "explorers", "owners", "stands", "rumours", "unseen", "derived"}
    assert reached == set(unsound()) - not_drawn


@pytest.mark.rule("S26")
def test_a_drawn_scoring_begins_with_the_first_in_line_unless_a_field_was_taken() -> None:
    drawn: dict[str, Any] = {"phase": "choosing", "line": "13 11", "free": "gems 1", **STIRRED}
    assert table(JUST_LAID, **drawn).legal() == ["field gems"]
    assert table(JUST_LAID, **drawn, opened="yes").legal() == ["pass", "field gems"]
    assert table(JUST_LAID, **drawn, rules=1).legal() == ["pass", "field gems"]


@pytest.mark.parametrize("rules", [1, 2])
def test_a_position_keeps_its_rules_version(rules: int) -> None:
    match = closing("gems salt", "13 11", rules=rules)
    do(match, "pass", "field gems")
    text = str(match.position)
    assert f"\nrules: {rules}\n" in text
    assert ("| opened: yes" in text) == (rules == 2)
    again = serai.position("sons", text)
    assert (str(again), again.legal()) == (text, match.position.legal())


# -- there and back ---------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("tiles", ["dunes", ODD_TILES], ids=["dunes", "odd"])
def test_every_position_of_a_game_comes_back_as_it_was(tiles: str) -> None:
    for seed in range(length(15)):
        match = serai.new("sons", 2 + seed % 3, seed=seed, tiles=tiles)
        for number, _ in enumerate(busy(match, random.Random(seed))):
            if tiles == "dunes" and number % 3:
                continue
            again = serai.position("sons", str(match.position)).match(seed=1)
            assert match.game.position_bytes(again.state) == match.game.position_bytes(match.state)
            assert str(again.position) == str(match.position)
            assert again.legal() == match.legal()


def busy(match: Match, dice: random.Random) -> Any:
    """Play on, seldom doing nothing; stop before each action."""
    while not match.over:
        yield match
        wanted = [t for t in match.legal() if t not in ("pass", "end", "leave", "decline")]
        match.act(dice.choice(wanted if wanted and dice.random() < 0.8 else match.legal()))


def test_positions_while_chance_draws_come_back_too() -> None:
    drawing = table(phase="discovering")
    do(drawing, "draw")
    redrawing = table(phase="discovering", display_2="a...")
    do(redrawing, "scout 3.1", "lay g1 2", "redraw")
    hearing = closing("rumour", "13")
    do(hearing, "pass", "field rumour")
    for match in (drawing, redrawing, hearing):
        again = serai.position("sons", str(match.position)).match(seed=1)
        assert again.start.state.tobytes() == match.state.tobytes()
        assert len(again.log) == 1  # chance goes on at once


# -- any text ---------------------------------------------------------------------------------

fuzzed = settings(max_examples=length(1500), deadline=None)
LIKES = [r"\d+", r"\d\.\d+", r"[1-5]\.\d+/\d|\.", r"[a-k]\d+[nesw]?", r"[a-z]+"]
SIGNS = ["0", "1", "2", "3", "4", "16", "250", "-", "?", "/", ":", "٣", "", "+", "."]
SIGNS += Phase.labels()
SIGNS += ["yes", "no", "r1", "hand", "supply", "seen", "f6", "g2n", "2.1", "5.1/1", "salt", "gems"]


@cache
def moments() -> list[str]:
    """Positions of every phase, as texts."""
    found = dict[str, Position]()
    for seed in range(8):
        match = serai.new("sons", 2 + seed % 3, seed=seed, tiles=ODD_TILES)
        for _ in busy(match, random.Random(seed)):
            found.setdefault(phase(match), match.position)
    assert set(found) >= {"moving", "discovering", "laying", "exploring", "choosing", "leading"}
    return [str(position) for position in found.values()]


@pytest.mark.soak
@fuzzed
@given(st.deferred(lambda: st.sampled_from(moments())), st.randoms(use_true_random=False))
def test_a_mangled_position_is_refused_or_can_be_played_to_the_end(
    text: str, dice: random.Random
) -> None:
    check_refused_or_playable("sons", mangled(text, dice, LIKES, SIGNS), dice, every=10)
