"""Giving a game up: when it ends, who wins it then, and when others play on."""

from dataclasses import replace

import pytest

from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.tables import resigning, telling
from serai.tables.glance import glance
from serai.tables.sheet import BOT, FRIEND, HERE, HOST, RUNNING, Sheet
from tables.tables import MADE, Kept, sheet

LATER = MADE + 1000


def running(*kinds: str, resigned: tuple[int, ...] = ()) -> Sheet:
    made = sheet(*kinds)
    for number in resigned:
        seat = made.seats[number]
        made = made.with_seat(resigning.replaced(seat, "easy"))
    return replace(made, standing=replace(made.standing, status=RUNNING))


@pytest.mark.parametrize(
    ("kinds", "resigned", "over"),
    [
        ((HOST, BOT), (), True),
        ((HOST, BOT, BOT, BOT), (), True),
        ((HOST, FRIEND), (), True),
        ((HOST, HERE), (), True),
        ((HOST, FRIEND, BOT), (), False),
        ((HOST, FRIEND, FRIEND), (), False),
        ((HOST, FRIEND, FRIEND), (1,), True),
        ((HOST, FRIEND, FRIEND, BOT), (1,), False),
    ],
)
def test_a_game_ends_when_nobody_is_left_to_play_it(
    kinds: tuple[str, ...], resigned: tuple[int, ...], over: bool
) -> None:
    assert resigning.ends(running(*kinds, resigned=resigned), 0) is over


def test_those_who_have_not_resigned_share_the_win() -> None:
    assert resigning.result(running(HOST, BOT), 0) == [0, 1]
    assert resigning.result(running(HOST, BOT, BOT), 0) == [0, 0.5, 0.5]
    assert resigning.result(running(HOST, FRIEND, FRIEND, resigned=(2,)), 0) == [0, 1, 0]


def test_only_whoever_sits_there_resigns_and_only_while_it_goes_on() -> None:
    going = running(HOST, FRIEND)
    resigning.check(going, 0, "ada")
    over = replace(going, standing=replace(going.standing, status="over"))
    for table, number, code in (
        (going, 1, "seat-not-yours"),
        (over, 0, "table-over"),
        (sheet(HOST, FRIEND), 0, "table-not-begun"),
    ):
        with pytest.raises(SeraiError) as refused:
            resigning.check(table, number, "ada")
        assert refused.value.code == code


def test_after_the_last_has_resigned_nothing_can_be_done_and_all_is_told() -> None:
    kept = Kept(sheet(HOST, HERE))
    seat, action = kept.first()
    kept.do(seat, action)
    table = kept.table
    given_up = resigning.given_up(table.sheet.seats[0])
    kept.keep(table.ended(given_up, resigning.result(table.sheet, 0), LATER))
    table.seated(table.sheet.with_seat(given_up))
    assert table.sheet.over and table.turn is None and not table.may_undo(seat)
    assert table.sheet.standing.points == [0, 0]
    for viewer in (0, 1, SPECTATOR):
        told = telling.state(table, viewer, None)
        assert (told["status"], told["legal"], told["turn"]) == ("over", [], None)
        assert told["seed"] == "7" and told["result"] == [0, 1]
    with pytest.raises(SeraiError) as refused:
        kept.do(*kept.first())
    assert refused.value.code == "table-over"
    assert [one["resigned"] for one in telling.sitting(table.sheet, (), LATER)] == [True, False]


def test_a_bot_that_plays_on_has_its_turn_at_once() -> None:
    kept = Kept(sheet(HOST, FRIEND, FRIEND, game="sons"))
    table, seat = kept.table, kept.table.turn
    assert seat is not None
    bot = resigning.replaced(table.sheet.seats[seat], "hard")
    addition = table.reseated(LATER, bot)
    assert addition.seat == bot and addition.standing.bot_turn
    assert (bot.kind, bot.name, bot.person) == (BOT, "hard", None)
    assert bot.resigned == table.sheet.seats[seat].person


def test_a_glance_tells_points_and_what_was_done_last() -> None:
    kept = Kept(sheet(HOST, HERE))
    nothing = glance(kept.table, 0)
    assert (nothing["last"], nothing["points"], nothing["turn"]) == ([], [0, 0], kept.table.turn)
    seat, action = kept.first()
    kept.do(seat, action)
    told = glance(kept.table, SPECTATOR)
    assert told["last"][0]["seat"] == seat
    assert (told["n"], told["seat"]) == (kept.n, None)
    kept.do(seat, "undo")
    assert glance(kept.table, seat)["last"] == []
