"""What is typed at Im Reich der Wüstensöhne, what is said of a turn, what can be asked."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from rich.text import Text

from games.sons.table import closing, do, table
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.games.sons import screen as sons
from serai.games.sons.screen.plan import large, small
from serai.games.sons.screen.seen import Seen
from serai.terminal.seats import people
from terminal.sons_games import seen, views, walked
from walk import ODD_TILES

QUOTED = re.compile("“([^”]*)”")
PHASES = 12


def now(match: Match) -> Seen:
    return seen(match, match.actor)


def turn(match: Match) -> list[str]:
    return sons.turn(now(match), "Ada (1)")


def played(match: Match, *actions: str) -> Match:
    do(match, *actions)
    return match


FULL = "water 2, camels 0, incense 2, salt 2"
RUMOURS: dict[str, Any] = {f"r{n}": f"{value} {good} seen 1 2" for n, value, good in [
    (1, "+3", "salt"), (2, "+2", "salt"), (3, "+1", "gems"),
    (4, "-1", "gems"), (5, "-1", "myrrh"), (6, "-2", "incense"),
]}  # fmt: skip
MOVING = table("f g h\n2 +@1 .a.a:salt .a.a:gems")
DISCOVERING = table(
    "f g\n2 +@1 .", phase="discovering", display_1="...a:gems", display_2="...a:salt"
)
LAYING = played(table("f g\n2 +@1 .", phase="discovering", display_1="aab.:gems,salt"), "take 3.1")
ROBBED = played(
    table("f g\n2 +@1 .", phase="discovering", display_2="...a:salt"), "scout 3.1", "lay g2 0"
)
EXPLORING = played(
    table("f g h\n2 +@1 . a..a:gems", phase="discovering", display_1=".a.b:salt,rumour"),
    *("take 3.1", "lay g2 0"),
)
CORNER = played(
    table("f g\n2 +@1 .", phase="discovering", display_1="a..a:salt"), "take 3.1", "lay g2 0"
)
RECALLING = played(
    table(
        """
             f    g    h
        1    +    .    .
        2    +@1  .    ..aa
        3    +    .    a.a.
        4    +    .    a.a.
        5    +    .    a...
        """,
        phase="discovering",
        display_1=".a.a",
        explorers="16 h2w 13 h3n 3 h4n 2 h5n",
    ),
    *("take 3.1", "lay g2 0"),
)
ORDERING = played(
    table(
        "f g h\n2 +@1 . ...a:gems", phase="discovering", display_1=".a.b:salt,-", explorers="11 h2w"
    ),
    *("take 3.1", "lay g2 0", "pass"),
)
CHOOSING = played(closing("salt water1 water2 rumour", "16 11"), "pass")
THROWING = played(closing("gems", "16", player_1=FULL), "pass", "field gems")
SAME = played(closing("gems", "16", player_1="gems 4"), "pass", "field gems")
PUTTING = played(closing("rumour", "16"), "pass", "field rumour", "rumour +3")
LOOKING = played(closing("rumour", "16", **RUMOURS), "pass", "field rumour")
LOOKED = played(closing("rumour", "16", **RUMOURS), "pass", "field rumour", "look r2")
LEADING = played(closing("salt"), "pass")


# -- typing ----------------------------------------------------------------------------------


def test_the_short_way_and_the_whole_action_mean_the_same_at_any_moment() -> None:
    for _, view in chain(views(0, 2, 3), views(1, 4, 3), views(2, 3, tiles=ODD_TILES)):
        for action in view["legal"]:
            assert sons.full(sons.short(action), view) == action
            assert sons.full(action, view) == action
            assert sons.full(action.upper(), view) == action


@pytest.mark.parametrize(
    ("match", "typed", "meant"),
    [
        (MOVING, "f5", "move f5"),
        (MOVING, "G2", "move g2"),
        (MOVING, "move to g2", "move g2"),
        (MOVING, "k9", "move k9"),
        (MOVING, "banana", "banana"),
        (MOVING, "f5 1", "f5 1"),
        (MOVING, "salt", "salt"),
        (DISCOVERING, "3.1", "take 3.1"),
        (DISCOVERING, "3.2", "scout 3.2"),
        (DISCOVERING, "take 3.2", "scout 3.2"),
        (DISCOVERING, "scout 3.2", "scout 3.2"),
        (DISCOVERING, "5.1", "take 5.1"),
        (DISCOVERING, "f5", "f5"),
        (LAYING, "g2 2", "lay g2 2"),
        (LAYING, "lay g2 2", "lay g2 2"),
        (LAYING, "lay on g2 2", "lay g2 2"),
        (LAYING, "g2", "lay g2"),
        (LAYING, "g2 1 2", "g2 1 2"),
        (LAYING, "2", "2"),
        (EXPLORING, "13 e", "explorer 13 e"),
        (EXPLORING, "13 w", "explorer 13 w"),
        (EXPLORING, "13", "explorer 13"),
        (EXPLORING, "explorer 13 on w", "explorer 13 w"),
        (EXPLORING, "13 x", "13 x"),
        (CORNER, "13", "explorer 13 n"),
        (CORNER, "13 w", "explorer 13 n"),
        (CORNER, "explorer 13 w", "explorer 13 n"),
        (CORNER, "13 s", "explorer 13 s"),
        (RECALLING, "13", "recall 13"),
        (RECALLING, "recall 13", "recall 13"),
        (ORDERING, "w", "score w"),
        (ORDERING, "score w", "score w"),
        (CHOOSING, "salt", "field salt"),
        (CHOOSING, "s", "field salt"),
        (CHOOSING, "w2", "field water2"),
        (CHOOSING, "water2", "field water2"),
        (CHOOSING, "water", "water"),
        (CHOOSING, "C", "field camel"),
        (CHOOSING, "r", "field rumour"),
        (CHOOSING, "i", "field incense"),
        (THROWING, "i", "throw incense"),
        (THROWING, "throw s", "throw salt"),
        (THROWING, "leave", "leave"),
        (PUTTING, "gems", "put gems"),
        (PUTTING, "put m", "put myrrh"),
        (LOOKING, "r2", "look r2"),
        (LOOKED, "salt", "salt"),
        (ROBBED, "draw", "redraw"),
        (ROBBED, "pass", "decline"),
        (LEADING, "pass", "end"),
        (LEADING, "f5", "f5"),
    ],
)
def test_what_is_clear_need_not_be_typed(match: Match, typed: str, meant: str) -> None:
    assert sons.full(typed, now(match)) == meant


def test_a_cell_is_enough_if_the_tile_fits_there_in_one_way() -> None:
    match = played(table("f g\n2 +@1 .", phase="discovering", display_1="...a:gems"), "take 3.1")
    assert sons.full("g2", now(match)) == "lay g2 0"
    assert sons.full("e2", now(match)) == "lay e2"


def test_water_needs_no_number_if_there_is_one_kind() -> None:
    match = played(closing("water2", "16"), "pass")
    assert sons.full("w", now(match)) == sons.full("water", now(match)) == "field water2"


# -- what is to be done ----------------------------------------------------------------------


def all_phases() -> Iterator[Seen]:
    tables = (MOVING, DISCOVERING, LAYING, ROBBED, EXPLORING, RECALLING, ORDERING, CHOOSING)
    for match in (*tables, THROWING, SAME, PUTTING, LOOKING, LOOKED, LEADING):
        yield now(match)
    yield from (view for _, view in chain(views(5, 2, 3), views(6, 3, 2, tiles=ODD_TILES)))


def test_what_a_turn_says_can_be_typed() -> None:
    phases = set()
    for view in all_phases():
        lines = sons.turn(view, "Ada (1)")
        typed = QUOTED.findall(" ".join(lines))
        assert any(line.startswith("Ada (1), ") for line in lines)
        assert typed
        assert all(sons.full(line, view) in view["legal"] for line in typed)
        phases.add(view["phase"])
    assert len(phases) == PHASES


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (MOVING, ["Ada (1), move: type a cell marked + or $ (1 water), such as “f1”, or “stay”."]),
        (
            DISCOVERING,
            [
                "Ada (1), discover a tile. Type “draw” for a tile from the stack, “3.1” from your "
                "display, “3.2” from another display, with the scout for 1 water."
            ],
        ),
        (
            LAYING,
            ["Ada (1), lay 3.1 on e2 (2), g2 (1 2 3). Type a cell and a rotation: “e2 2”."],
        ),
        (
            ROBBED,
            [
                "Ada (1), 3.1 was taken from your display. "
                "Type “redraw” to draw another one, or “decline”."
            ],
        ),
        (
            EXPLORING,
            [
                "Oasis e of g2: salt and gems · open to h1.",
                "Oasis w of g2: a rumour · complete.",
                "Ada (1), you may put an explorer on g2. Type “2 e”, “2 w”, “3 e”, “3 w”, “13 e”, "
                "“13 w”, “16 e”, “16 w”, or “pass”.",
            ],
        ),
        (
            ORDERING,
            [
                "Oasis e of g2: salt and gems · complete · in line 11 of player 2.",
                "Oasis w of g2: no field · complete.",
                "Ada (1), two oases are complete. Which one is scored first? Type “e”, “w”.",
            ],
        ),
        (
            CHOOSING,
            [
                "Ada (1), your explorer 16* takes a field, and one more is in line. "
                "Type “salt”, “water1”, “water2”, “rumour”."
            ],
        ),
        (
            THROWING,
            [
                "Ada (1), all your 4 places are taken. Throw something away for gems: "
                "“throw incense”, “throw salt”, or “leave” it."
            ],
        ),
        (SAME, ["Ada (1), all your 4 places are taken. You have nothing but gems: type “leave”."]),
        (
            PUTTING,
            ["Ada (1), rumour r1 is +3. Put it on a good: “incense”, “myrrh”, “salt”, “gems”."],
        ),
        (
            LOOKED,
            [
                "Ada (1), rumour r2 on salt is +2. Type “leave” to leave it there, or “remove” to "
                "put it back into the supply."
            ],
        ),
        (
            LEADING,
            [
                "Ada (1), your turn is over. Type “end”, or “leader” for one more turn: it costs "
                "1 of your 2 water."
            ],
        ),
    ],
    ids=lambda value: now(value)["phase"] if isinstance(value, Match) else "…",
)
def test_a_turn_tells_what_is_to_be_done(match: Match, told: list[str]) -> None:
    assert turn(match) == told


def test_the_end_is_announced() -> None:
    few = table(left=".... ....")
    assert turn(few)[0] == (
        "Only 2 tiles are left; after the last one each player has one more turn (S31)."
    )
    assert len(turn(table(left=".... .... ...."))) == 1
    drawn = played(table("f g\n1 +@1 .", phase="discovering", left="...."), "draw", "tile 5.1")
    assert turn(drawn)[0].startswith("The last tile is drawn: after this turn each player has one")
    last = [turn(table(left="", last=number))[0] for number in (2, 1)]
    assert last == [
        "The last round: 2 turns are left, this one included.",
        "The last round: this is the last turn of all.",
    ]


# -- what plays itself -----------------------------------------------------------------------


def test_a_single_choice_plays_itself_if_that_surprises_nobody() -> None:
    forced = set()
    for _, view in chain(views(3, 2, 4), views(4, 4, 4)):
        verb = view["legal"][0].split()[0] if len(view["legal"]) == 1 else ""
        assert sons.plays_itself(view) == (verb in ("draw", "lay", "pass", "stay"))
        forced.add(verb)
    assert {"draw", "lay", "pass", "take"} <= forced


def test_a_good_is_never_left_and_an_own_tile_never_taken_unasked() -> None:
    assert SAME.legal() == ["leave"]
    assert not sons.plays_itself(now(SAME))
    own = {"display_1": "...a:gems", "player_1": "water 0"}
    match = table("f g\n2 +@1 .", phase="discovering", left="", last="1", seats=2, **own)
    assert match.legal() == ["take 3.1"]
    assert not sons.plays_itself(now(match))


# -- secrets ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "seen_by", "secret"),
    [
        (("Ada", "Bo", "greedy"), "1", True),
        (("Ada", "Bo", "greedy"), "3", False),
        (("Ada", "Bo", "greedy"), "1 2", False),
        (("Ada", "Bo", "greedy"), "1 3", True),
        (("you", "greedy", "random"), "1", False),
    ],
)
def test_a_rumour_one_person_knows_and_another_does_not_is_a_secret(
    names: tuple[str, ...], seen_by: str, secret: bool
) -> None:
    match = table(seats=3, r1=f"+3 salt seen {seen_by}")
    match.names[:] = names
    assert sons.secrets(seen(match, SPECTATOR), people(match)) == secret


def test_without_rumours_there_are_no_secrets() -> None:
    assert not sons.secrets(seen(walked(0, ("Ada", "Bo")), SPECTATOR), (0, 1))


# -- looks -----------------------------------------------------------------------------------


def look(match: Match, line: str, seat: int = 0) -> list[str]:
    word, _, rest = line.partition(" ")
    told = sons.LOOKS[word](seen(match, seat), rest)
    assert isinstance(told, list)
    return told


def test_all_oases_can_be_asked_for() -> None:
    match = table(
        """
             f    g           h
        2    +    .a.a:salt   .a.a:water2
        3    +    .           .a..
        """,
        explorers="11 h2e 16 g2e",
    )
    told = look(match, "oases")
    assert told[:2] == [
        "f2, g2, h2: salt and 2 water · open to i2 · in line 16* of player 1, 11 of player 2.",
        "h3: no field · open to i3.",
    ]
    assert told[2].startswith("15 sides of the cross are still bare, open to e1, e3, g5")
    assert told[3:] == ["No oasis is complete yet."]
    complete = closing("salt")
    assert look(complete, "oases")[-1] == "One oasis is complete."


def test_what_the_stacks_hold_can_be_asked_for() -> None:
    match = table(left="a...:salt aabb:gems,- .... ....", fourth="a...:salt")
    assert look(match, "tiles") == [
        "Stack 4, 1 tile: n/s",
        "Stack 5, 4 tiles: desert ×2, n/s, ne/g sw/o",
    ]
    assert look(table(left="", last=1), "tiles") == ["No tile is left in the stacks."]


def test_the_stacks_are_told_tile_by_tile_at_any_moment() -> None:
    for actions in (0, 200):
        match = walked(actions)
        for line, left in zip(
            look(match, "tiles"), filter(None, match.view()["stacks"]), strict=True
        ):
            kinds = line.partition(": ")[2].split(", ")
            assert sum(int(kind.partition("×")[2] or 1) for kind in kinds) == left


def test_rumours_are_told_as_far_as_a_seat_knows() -> None:
    match = table(r1="+3 salt seen 1", r2="-1 supply seen 2", r3="-2 gems seen 1 2", put_back=1)
    mine, theirs = (look(match, "rumours", seat) for seat in (0, 1))
    assert mine[:3] == [
        "r1: +3, on salt, seen by 1",
        "r2: ?, in the supply, seen by 2",
        "r3: −2, on gems, seen by 1 and 2",
    ]
    assert theirs[0] == "r1: ?, on salt, seen by 1"
    assert mine[3:] == [
        "Rumours in the supply: 4.",
        "Gold for a good: incense 4, myrrh 4, salt 7 (r1 +3), gems 2 (r3 −2)",
    ]
    assert look(PUTTING, "rumours")[0] == "r1: +3, just taken, seen by 1"
    assert look(PUTTING, "rumours", 1)[0] == "r1: ?, just taken, seen by 1"


def test_the_plan_can_be_drawn_large_and_small() -> None:
    view = now(walked(60))
    for asked, lines in (("", large(view, ())), ("small", small(view)), ("Small", small(view))):
        drawn = sons.LOOKS["plan"](view, asked)
        assert isinstance(drawn, Text)
        assert drawn.plain == "\n".join(line.plain for line in lines)


def test_the_signs_are_explained() -> None:
    told = "\n".join(look(MOVING, "signs"))
    for sign in ("@1", "16¹", "16*", "═", "║", "▀", "▄", "█", "w2", "C ", "R ", "o ", "~", "&"):
        assert sign in told
    for sign in ("+ ", "$ ", "[ ]", "·", "ne/w2", "3/6", "(12)", "16*:g5", "? "):
        assert sign in told


# -- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "water", "told"),
    [
        ((30, 29, 28), (0, 9, 9), []),
        (
            (30, 30, 28),
            (2, 1, 9),
            ["Ada and Bo have the same gold; Ada has more water, 2 against 1 (S33)."],
        ),
        (
            (30, 30, 30),
            (1, 2, 2),
            [
                "Ada, Bo and Cy have the same gold, and Bo and Cy the same water too, 2 (S33).",
            ],
        ),
    ],
)
def test_what_decides_an_equal_end_is_told(
    gold: tuple[int, ...], water: tuple[int, ...], told: list[str]
) -> None:
    players = [{"seat": s, "points": gold[s], "water": water[s]} for s in range(3)]
    view: Any = {"players": players}
    assert sons.tie(view, ["Ada", "Bo", "Cy"]) == told
