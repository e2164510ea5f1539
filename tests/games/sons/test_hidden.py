"""S34: what a rumour says is known to who has seen it, and to nobody else until the end.

Two worlds differ in what the rumours say that seat 1 drew. Seat 2, its bot and a spectator must
never be able to tell which of them they are in.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from games.sons.table import closing, do, rumour, table
from serai.core.chance import dice
from serai.core.contract import OVER, SPECTATOR
from serai.core.errors import InvalidAction, SeraiError
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.position import Position
from serai.games.sons.layout import RUMOUR, STATE, UNKNOWN, VALUE_COPIES, VALUES, Phase, state_of
from walk import length, one_move

OTHERS = (1, SPECTATOR)
RUMOURS = "rumour rumour rumour rumour"
RUMOUR_SET = """name: whispers
stack 1
a... rumour
stack 2
....
a... rumour
aa.. rumour
a... rumour
ab.. rumour gems
stack 3
a... rumour
a... salt
a.b. rumour rumour
....
a... rumour
stack 4
a... rumour
a... rumour
aab. gems rumour
a... rumour
stack 5
a... rumour
ab.. rumour rumour
....
a... rumour
"""
EVERY_KIND = [
    *("stay", "draw", "pass", "redraw", "decline", "leave", "remove", "leader", "end"),
    *("move f6", "move g2", "take 5.1", "scout 5.2", "lay g1 0", "explorer 13 n", "recall 16"),
    *("score w", "field rumour", "field gems", "throw salt", "put salt", "put gems", "look r1"),
    *("look r2", "first 1", "tile 5.1", "rumour +3", "rumour -1", "rumour r1", "rumour ?"),
]


def drawn(
    values: str, *actions: str, explorers: str = "13 3", seats: int = 2, **lines: Any
) -> Match:
    """Seat 1 has drawn a rumour of each of these values, in turn, and put it on salt or gems."""
    match = closing(RUMOURS, explorers, seats, **lines)
    do(match, "pass")
    for number, value in enumerate(values.split()):
        do(match, "field rumour", f"rumour {value}", "put salt" if number < 2 else "put gems")
    do(match, *actions)
    return match


def worlds(*actions: str, **lines: Any) -> tuple[Match, Match]:
    """The same game with two different pairs of rumours."""
    return drawn("+3 -1", *actions, **lines), drawn("-2 +1", *actions, **lines)


def message(match: Match, text: str, seat: int) -> str:
    """What a seat is told that tries something that is not allowed."""
    if match.why_not(text, seat) == []:
        return ""
    with pytest.raises(SeraiError) as caught:
        match.play(text, seat)
    return str(caught.value)


def may_do(match: Match, seat: int) -> list[object]:
    """What a seat may do, is told that it may not, and its bot would do."""
    seen: list[object] = [match.why_not(text, seat) for text in EVERY_KIND]
    seen += [message(match, text, seat) for text in EVERY_KIND]
    if match.actor == seat:
        seen += [match.legal(), [match.preview(text) for text in match.legal()]]
        seen += [one_move("greedy", match, number) for number in range(3)]
    return seen


def shown(match: Match, seat: int) -> list[object]:
    """Everything a seat or a spectator can get from a match."""
    seen: list[object] = [match.view(seat), match.events(seat), match.sentences(seat)]
    seen += [match.record(seat), match.actor, [score.total for score in match.points()]]
    seen += [match.opening(seat), match.provisional(seat)]
    return [*seen, *(may_do(match, seat) if seat != SPECTATOR else [])]


def compare(one: Match, other: Match) -> None:
    for seat in OTHERS:
        for mine, theirs in zip(shown(one, seat), shown(other, seat), strict=True):
            assert mine == theirs


# -- two worlds -------------------------------------------------------------------------------


@pytest.mark.rule("S34")
def test_a_rumour_in_the_hand_is_seen_by_its_taker_only() -> None:
    match = closing("rumour", "13")
    do(match, "pass", "field rumour", "rumour +3")
    assert rumour(match, "r1", seen_by=0)["value"] == 3
    for seat in OTHERS:
        assert rumour(match, "r1", seen_by=seat)["value"] is None


@pytest.mark.rule("S34")
def test_the_others_cannot_tell_two_worlds_apart() -> None:
    compare(*worlds())
    compare(*worlds("end"))
    compare(*worlds("end", "stay"))


@pytest.mark.rule("S34")
def test_the_one_who_looked_can() -> None:
    one, other = worlds()
    assert [tile["value"] for tile in one.view(0)["rumours"]] == [3, -1]
    assert [tile["value"] for tile in other.view(0)["rumours"]] == [-2, 1]
    assert (one.view(0)["worth"]["salt"], other.view(0)["worth"]["salt"]) == (6, 3)
    assert one.view(1)["worth"]["salt"] == 4


@pytest.mark.rule("S34")
@pytest.mark.parametrize("seed", range(3))
def test_the_others_never_learn_it_while_the_game_goes_on(seed: int) -> None:
    """The same random actions in both worlds; nobody but seat 1 looks at those two tiles."""
    one, other = worlds(
        "end", left="a...:rumour aa..:gems a...:salt .... a.b.:rumour,gems aaa.:salt"
    )
    choice = random.Random(seed)
    for moment in range(400):
        both = [text for text in one.legal() if text in other.legal()]
        text = choice.choice([text for text in both if text not in ("look r1", "look r2")])
        do(one, text)
        do(other, text)
        if one.over:
            break
        assert one.view(1) == other.view(1)
        if moment % 10 == 0:
            compare(one, other)
    assert one.over
    assert one.view(1)["rumours"] != other.view(1)["rumours"]


@pytest.mark.rule("S34")
def test_a_rumour_that_another_could_draw_is_any_unheard_one_for_them() -> None:
    """Two matches in which different tiles are undrawn look alike to who has not seen them."""
    one, other = worlds("end")
    assert one.view(1)["supply"] == other.view(1)["supply"]
    assert one.view(1)["supply"]["rumours"] == 4


# -- what stays known -------------------------------------------------------------------------


def all_six(*actions: str) -> Match:
    """Three seats; seat 1 has seen r1 to r5; r6 is seat 2's. Seat 2 chooses next, then 3, then 1.

    Five fields of the oasis are left over, all of them rumours.
    """
    match = table(
        """
             f      g    h             i             j             k
        2    +@1    .    .a.a:rumour   .a.a:rumour   .a.a:rumour   ...a:rumour
        """,
        3,
        phase="discovering",
        display_1=".a.a:rumour",
        explorers="11 h2w 9 h2w 7 h2w 3 h2w 2 h2w",
        r1="+3 salt seen 1",
        r2="+2 salt seen 1",
        r3="+1 gems seen 1",
        r4="-1 gems seen 1",
        r5="-1 myrrh seen 1",
        r6="-2 incense seen 2",
    )
    do(match, "take 3.1", "lay g2 0", "pass", *actions)
    return match


def known(match: Match, name: str) -> list[int | None]:
    """What each seat, and a spectator, is shown of a rumour."""
    return [rumour(match, name, seat)["value"] for seat in (0, 1, 2, SPECTATOR)]


@pytest.mark.rule("S34")
def test_who_looks_at_a_rumour_on_the_board_knows_it_from_then_on() -> None:
    match = all_six("field rumour")
    assert known(match, "r1") == [3, None, None, None]
    do(match, "look r1")
    assert known(match, "r1") == [3, 3, None, None]
    do(match, "leave")
    assert known(match, "r1") == [3, 3, None, None]
    do(match, "pass", "pass", "pass", "pass", "end")
    assert known(match, "r1") == [3, 3, None, None]


@pytest.mark.rule("S34")
def test_a_rumour_in_the_supply_is_still_known_to_who_has_seen_it() -> None:
    match = all_six("field rumour", "look r1", "remove")
    assert rumour(match, "r1")["supply"]
    assert known(match, "r1") == [3, 3, None, None]


@pytest.mark.rule("S34")
def test_it_is_known_when_another_places_it_again_too() -> None:
    """Knowledge stays with the tile, not with its place."""
    match = all_six("field rumour", "look r1", "remove", "field rumour", "rumour r1")
    assert (match.actor, known(match, "r1")) == (2, [3, 3, 3, None])
    do(match, "put myrrh")
    assert known(match, "r1") == [3, 3, 3, None]
    assert rumour(match, "r1")["good"] == "myrrh"
    assert match.view(0)["worth"]["salt"] == 6
    assert match.view(0)["worth"]["myrrh"] == 6


@pytest.mark.rule("S34")
def test_another_tile_on_its_old_place_is_not_known() -> None:
    """r6, which only seat 2 has seen, comes to lie where r1 lay."""
    match = all_six("field rumour", "look r6", "remove", "field rumour", "rumour r6", "put incense")
    do(match, "field rumour", "look r1", "remove", "field rumour", "rumour r1", "put myrrh")
    assert known(match, "r6") == [None, -2, -2, None]
    assert rumour(match, "r6")["good"] == "incense"
    assert match.view(0)["worth"]["incense"] == 4


@pytest.mark.rule("S34")
def test_one_may_always_look_again() -> None:
    match = all_six("field rumour", "look r6", "leave")
    assert rumour(match, "r6")["seen"] == [1]
    assert known(match, "r6") == [None, -2, None, None]


@pytest.mark.rule("S34")
def test_who_looked_at_which_tile_is_open() -> None:
    match = all_six("field rumour", "look r1", "leave")
    for seat in (0, 1, 2, SPECTATOR):
        assert [tile["seen"] for tile in match.view(seat)["rumours"]] == [
            *([0, 1], [0], [0], [0], [0]),
            [1],
        ]
        assert "2 looks at r1." in match.sentences(seat)
    assert "r1 is +3." in match.sentences(1)
    assert "r1 is +3." not in match.sentences(2)


# -- the log ----------------------------------------------------------------------------------


@pytest.mark.rule("S34")
def test_the_log_of_the_others_has_a_question_mark() -> None:
    match = drawn("+3")
    assert "* rumour +3\n" in match.record(0)
    for seat in OTHERS:
        assert "* rumour ?\n1 put salt\n" in match.record(seat)
        assert "+3" not in match.record(seat)
    assert "* rumour +3\n" in match.record()


@pytest.mark.rule("S34")
def test_a_tile_drawn_again_is_named_in_the_log() -> None:
    match = all_six("field rumour", "look r1", "remove", "field rumour", "rumour r1")
    for seat in (0, 1, 2, SPECTATOR):
        assert "* rumour r1\n" in match.record(seat)


@pytest.mark.rule("S34")
def test_a_record_of_a_match_from_a_position_hides_the_rumours_too() -> None:
    match = table(r1="+3 salt seen 1", r2="-2 gems seen 2")
    assert "r1: +3 salt seen 1" in match.record(0)
    assert "r2: ? gems seen 2" in match.record(0)
    assert "r1: ? salt seen 1" in match.record(1)
    assert "r1: ? salt seen 1" in match.record(SPECTATOR)


@pytest.mark.rule("S34")
def test_nobody_can_claim_an_unseen_rumour() -> None:
    match = closing("rumour", "13")
    do(match, "pass", "field rumour")
    assert "rumour ?" not in match.legal()
    with pytest.raises(SeraiError):
        do(match, "rumour ?")
    with pytest.raises(InvalidAction):
        match.parse("rumour +4")


@pytest.mark.rule("S34")
def test_after_the_game_everything_is_shown() -> None:
    match = table(left="", last=1, phase="leading", turn=2, r1="+3 salt seen 1")
    do(match, "end")
    for seat in OTHERS:
        assert rumour(match, "r1", seen_by=seat)["value"] == 3
        assert match.record(seat) == match.record()


# -- what is open -----------------------------------------------------------------------------


@pytest.mark.rule("S34")
def test_everything_else_lies_open() -> None:
    match = drawn("+3 -1", "end", display_2="aa..:gems ....")
    mine, theirs, nobodys = (match.view(seat) for seat in (0, 1, SPECTATOR))
    by_rumours = ("rumours", "worth", "worth_after", "unheard")
    for key in mine:
        if key not in ("seat", "helpers", *by_rumours):  # the helpers are one's own
            assert mine[key] == theirs[key] == nobodys[key], key
    assert [tile["good"] for tile in nobodys["rumours"]] == ["salt", "salt"]


@pytest.mark.rule("S34")
@pytest.mark.rule("S4")
def test_the_order_of_the_stacks_is_in_no_state() -> None:
    """What is still to be drawn is chance's, every tile of the current stack as likely."""
    match = table(phase="discovering", left="aa.. a... .... aaaa")
    do(match, "draw")
    assert match.legal() == ["tile 5.1", "tile 5.2", "tile 5.3", "tile 5.4"]
    assert match.game.weights(match.material.m, match.state) == [1, 1, 1, 1]


# -- dealing anew -----------------------------------------------------------------------------


@pytest.mark.rule("S34")
def test_worlds_dealt_anew_put_any_unseen_value_on_a_tile_each_as_likely() -> None:
    match = drawn("+3 -1")
    m, game = match.material.m, match.game
    found = Counter[tuple[int, ...]]()
    for seed in range(3000):
        world = game.hidden_from(m, match.state, 1)
        game.hidden.deal(m, world, 1, dice(seed))
        found[tuple(int(value) for value in state_of(world).rumour[:2])] += 1
    pairs = {
        (one, other)
        for one in VALUES
        for other in VALUES
        if one != other or VALUE_COPIES[VALUES.index(one)] > 1
    }
    assert set(found) == pairs
    firsts = Counter[int]()
    for (one, _), number in found.items():
        firsts[one] += number
    for value, copies in zip(VALUES, VALUE_COPIES, strict=True):
        assert firsts[value] == pytest.approx(3000 * copies / 6, rel=0.15)


@pytest.mark.rule("S34")
def test_who_knows_a_tile_is_dealt_what_is_left_beside_it() -> None:
    match = all_six()
    m, game = match.material.m, match.game
    for seed in range(50):
        world = game.hidden_from(m, match.state, 0)
        game.hidden.deal(m, world, 0, dice(seed))
        assert list(state_of(world).rumour) == [3, 2, 1, -1, -1, -2]  # only one is left for r6
        world = game.hidden_from(m, match.state, 1)
        game.hidden.deal(m, world, 1, dice(seed))
        assert sorted(state_of(world).rumour) == sorted([3, 2, 1, -1, -1, -2])
        assert state_of(world).rumour[5] == -2


def whispering(match: Match, choice: random.Random) -> Iterator[Match]:
    """A match before each of its moves, played at random but with an ear for rumours."""
    while not match.over:
        yield match
        wanted = [text for text in match.legal() if text not in ("pass", "end", "decline")]
        rumours = [text for text in wanted if text == "field rumour"]
        match.act(choice.choice(rumours or wanted or match.legal()))


@pytest.mark.rule("S34")
@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tiles", ["dunes", RUMOUR_SET], ids=["dunes", "whispers"])
def test_what_a_seat_knows_is_the_same_in_every_world_dealt_from_it(seats: int, tiles: str) -> None:
    hidden = 0
    for seed in range(length(20)):
        choice = random.Random(f"{seats}/{seed}")
        for match in whispering(serai.new("sons", seats, seed=seed, tiles=tiles), choice):
            if choice.random() < 0.04:
                hidden += dealt_alike(match, choice.choice([SPECTATOR, *range(seats)]), choice)
    assert hidden > 0


def dealt_alike(match: Match, seat: int, choice: random.Random) -> bool:
    """Deal a seat's world; whether there was something hidden in it."""
    m, game, state = match.material.m, match.game, match.state
    before = game.hidden_from(m, state, seat)
    world = before.copy()
    game.hidden.deal(m, world, seat, dice(choice.randrange(10**6)))
    drawn = int(state_of(state).drawn_rumours)
    assert (state_of(world).rumour[:drawn] != UNKNOWN).all()
    assert game.hidden_from(m, world, seat).tobytes() == before.tobytes()
    assert game.rules.actor(m, world) == match.actor
    assert game.legal(m, world) == game.legal(m, state) == game.legal(m, before)
    assert game.validate.faults(m, world) == []
    return bool((state_of(before).rumour != state_of(state).rumour).any())


@pytest.mark.rule("S34")
@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_its_unseen_rumours_dealt_anew_looks_the_same(seats: int) -> None:
    """View, events, sentences, record, refusals, what is legal, and greedy's choice."""
    differing = 0
    for seed in range(length(30)):
        choice = random.Random(f"anew/{seats}/{seed}")
        for match in whispering(serai.new("sons", seats, seed=seed, tiles=RUMOUR_SET), choice):
            if state_of(match.state).drawn_rumours and choice.random() < 0.06:
                seat = choice.choice([SPECTATOR, *range(seats)])
                again = dealt_anew(match, seat, choice)
                differing += again.state.tobytes() != match.state.tobytes()
                for mine, theirs in zip(shown(match, seat), shown(again, seat), strict=True):
                    assert mine == theirs
    assert differing > 0


def dealt_anew(match: Match, seat: int, choice: random.Random) -> Match:
    """The same log, but rumours that the seat has not seen say what a deal puts on them."""
    world = match.game.hidden_from(match.material.m, match.state, seat)
    match.game.hidden.deal(match.material.m, world, seat, dice(choice.randrange(10**6)))
    values = [int(value) for value in state_of(world).rumour]
    again = Match(
        Position(match.game, match.material),
        match.seed,
        match.names,
        resolve_chance=False,
    )
    for entry in match.log:
        if entry.action in RUMOUR:
            again.replay(Entry(entry.seat, RUMOUR.start + VALUES.index(values.pop(0))))
        else:
            again.replay(entry)
    return again


@pytest.mark.rule("S34")
@pytest.mark.soak
def test_hiding_takes_out_what_was_not_seen_and_nothing_else() -> None:
    for seed in range(length(30)):
        match, choice = serai.new("sons", 3, seed=seed, tiles=RUMOUR_SET), random.Random(seed)
        m, game, state = match.material.m, match.game, match.state
        while game.rules.actor(m, state) != OVER:
            for seat in (0, 1, 2, SPECTATOR):
                right, known = state_of(state), state_of(game.hidden_from(m, state, seat))
                for number in range(6):
                    sees = seat >= 0 and int(right.seen[number]) >> seat & 1
                    value = int(right.rumour[number]) if sees else UNKNOWN
                    assert int(known.rumour[number]) == value
                differing = {
                    name for name in STATE.names or () if (right[name] != known[name]).any()
                }
                assert differing <= {"rumour", "unheard"}
            legal = game.legal(m, state)
            weights = game.weights(m, state) if right.phase == Phase.HEARING else [1] * len(legal)
            game.rules.apply(m, state, choice.choices(legal, weights)[0])
