"""What may be done at a table, and what it adds to the log: without clock, disk or server."""

import random
from dataclasses import replace

import pytest

from serai.core.contract import CHANCE
from serai.core.errors import IllegalAction, InvalidAction, NotYourTurn, Stale
from serai.tables.errors import Conflict
from serai.tables.sheet import BOT, FINISHED, FRIEND, HERE, HOST, RUNNING, Seat
from serai.tables.table import Table
from tables.tables import MADE, Kept, actions, sheet


def friends(confirm: bool = False) -> Kept:
    return Kept(sheet(HOST, FRIEND, confirm=confirm))


def awaited(kept: Kept) -> tuple[int | None, int | None]:
    """Whose word is waited for, and whose turn it is."""
    return kept.table.to_confirm, kept.table.turn


def code(kept: Kept, seat: int, action: str) -> str:
    """Of a refusal, after which nothing is different."""
    before = (kept.n, kept.table.sheet, str(kept.table.match.position))
    with pytest.raises(Conflict) as refused:
        kept.table.play(seat, kept.n, action, MADE)
    assert (kept.n, kept.table.sheet, str(kept.table.match.position)) == before
    return refused.value.code


# -- beginning and playing ------------------------------------------------------------------------


def test_what_chance_draws_first_is_kept_and_nobody_has_asked_for_it() -> None:
    kept = Kept(sheet(HOST, FRIEND, game="souk"))
    assert kept.lines and {(line.seat, line.by) for line in kept.lines} == {(CHANCE, CHANCE)}
    assert [line.n for line in kept.lines] == list(range(len(kept.lines)))
    assert kept.table.sheet.standing.status == RUNNING


def test_an_action_is_kept_with_the_chance_that_followed_all_by_the_one_who_asked() -> None:
    kept = Kept(sheet(HOST, FRIEND, game="souk"))
    dice = random.Random(1)
    while not kept.table.match.over:
        seat = kept.table.match.actor
        action = dice.choice(kept.table.match.legal())
        added = kept.do(seat, action, at=MADE + kept.n)
        first, *rest = added.lines
        assert (first.seat, first.action, first.by) == (seat, action, seat)
        assert {(line.seat, line.by) for line in rest} <= {(CHANCE, seat)}
        assert {line.at for line in added.lines} == {added.standing.changed}
    assert any(line.seat == CHANCE and line.by != CHANCE for line in kept.lines)


def test_the_sheet_says_nothing_of_a_move_before_it_has_been_kept() -> None:
    kept = friends()
    before = kept.table.sheet
    seat, action = kept.first()
    addition = kept.table.play(seat, kept.n, action, MADE + 5)
    assert addition is not None and kept.table.sheet == before
    kept.keep(addition)
    assert kept.table.sheet.standing == addition.standing
    assert (addition.standing.turn, addition.standing.changed) == (1, MADE + 5)


def test_the_end_and_its_result_are_told_by_the_sheet_once_they_are_kept() -> None:
    kept = friends()
    kept.to_the_end(random.Random(2), but=1)
    before = kept.table.sheet.standing
    seat, action = kept.first()
    addition = kept.table.play(seat, kept.n, action, MADE)
    assert addition is not None and addition.standing.status == FINISHED
    assert addition.standing.result == kept.table.match.result() is not None
    assert kept.table.sheet.standing == before and before.result is None
    kept.keep(addition)
    assert kept.table.sheet.over and kept.table.turn is None
    assert code(kept, 0, "undo") == code(kept, 0, "pass") == "table-over"


def test_a_folded_table_is_the_same_table() -> None:
    kept = friends(confirm=True)
    for _ in range(6):
        kept.move()
        if kept.table.to_confirm is not None and kept.n % 2:
            kept.do(kept.table.to_confirm, "undo")
        elif kept.table.to_confirm is not None:
            kept.keep(kept.table.confirm(kept.table.to_confirm, kept.n, MADE))
    folded = kept.folded()
    assert str(folded.match.position) == str(kept.table.match.position)
    assert folded.match.log == kept.table.match.log
    assert (folded.turn, folded.to_confirm) == (kept.table.turn, kept.table.to_confirm)
    for seat in (0, 1):
        assert folded.may_undo(seat) == kept.table.may_undo(seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_log_with_a_wrong_mover_is_not_folded(seat: int) -> None:
    kept = friends()
    wrong = kept.n + seat
    kept.move()
    kept.move()
    kept.lines[wrong] = replace(kept.lines[wrong], seat=1 - seat)
    with pytest.raises(IllegalAction):
        kept.folded()


def test_refused_actions_change_nothing_and_say_what_kind_of_wrong_they_are() -> None:
    kept = friends()
    seat, action = kept.first()
    before = str(kept.table.match.position)
    for wrong, error in (
        ((seat, kept.n, "dance"), InvalidAction),
        ((1 - seat, kept.n, action), NotYourTurn),
        ((seat, kept.n + 1, action), Stale),
        ((seat, kept.n, "camel lime b4"), IllegalAction),
    ):
        with pytest.raises(error):
            kept.table.play(*wrong, MADE)
        assert kept.n == len(kept.lines) and str(kept.table.match.position) == before


def test_a_refusal_calls_a_bot_by_its_character() -> None:
    kept = Kept(sheet(HOST, BOT))
    with pytest.raises(IllegalAction) as refused:
        kept.table.play(0, kept.n, "camel lime b4", MADE)
    assert list(refused.value.names) == kept.table.sheet.called
    assert refused.value.names[0] == "Name 0" and not isinstance(refused.value.names[1], str)


# -- said again -----------------------------------------------------------------------------------


def test_what_was_said_before_adds_nothing() -> None:
    kept = friends()
    n, (seat, action) = kept.n, kept.first()
    kept.do(seat, action)
    kept.move()
    assert kept.table.play(seat, n, action, MADE) is None
    assert kept.folded().play(seat, n, f" {action} ", MADE) is None
    with pytest.raises(Stale):
        kept.table.play(1 - seat, n, action, MADE)
    assert kept.n == len(kept.lines) == n + 2


def test_who_guesses_what_chance_said_is_stale_like_everybody_else() -> None:
    kept = Kept(sheet(HOST, FRIEND, game="souk"))
    dice = random.Random(1)
    while not any(line.by >= 0 and line.seat == CHANCE for line in kept.lines):
        kept.do(kept.table.match.actor, dice.choice(kept.table.match.legal()))
    drawn = next(line for line in kept.lines if line.by >= 0 and line.seat == CHANCE)
    with pytest.raises(Stale):
        kept.table.play(drawn.by, drawn.n, drawn.action, MADE)


# -- taking back ----------------------------------------------------------------------------------


def test_a_move_can_be_taken_back_until_another_has_moved() -> None:
    kept = friends()
    kept.move()
    assert kept.table.may_undo(0) and not kept.table.may_undo(1)
    assert code(kept, 1, "undo") == "undo-too-late"
    assert actions(kept.do(0, " UNDO ").lines) == ["undo"]
    assert not kept.table.may_undo(0)
    kept.move()
    kept.move()
    assert not kept.table.may_undo(0) and code(kept, 0, "undo") == "undo-too-late"


def test_alone_with_bots_one_takes_back_to_ones_own_last_move() -> None:
    kept = Kept(sheet(HOST, BOT))
    start = str(kept.table.match.position)
    assert not kept.table.may_undo(0)
    kept.move()
    kept.move()
    assert kept.table.may_undo(0)
    added = kept.do(0, "undo")
    assert actions(added.lines) == ["undo", "undo"] and {line.by for line in added.lines} == {0}
    assert str(kept.table.match.position) == start


def test_a_log_that_is_long_enough_cannot_be_made_longer_by_taking_back() -> None:
    waiting = sheet(HOST, BOT)
    kept = Kept(waiting, most_entries=Kept(waiting).n + 3)
    kept.move()
    kept.do(0, "undo")
    kept.move()
    assert not kept.table.may_undo(0) and code(kept, 0, "undo") == "undo-too-often"
    kept.move()


def test_nobody_goes_back_behind_an_end_that_told_what_was_hidden() -> None:
    kept = Kept(sheet(HOST, FRIEND, game="souk", confirm=True))
    kept.to_the_end(random.Random(3))
    assert kept.table.match.over and kept.table.sheet.over
    assert kept.table.sheet.standing.confirmed == kept.n


def test_an_end_that_told_nothing_new_waits_for_its_word() -> None:
    kept = friends(confirm=True)
    kept.to_the_end(random.Random(2), but=1)
    seat = kept.table.match.actor
    kept.move()
    table = kept.table
    assert table.match.over and awaited(kept) == (seat, seat)
    assert table.sheet.running and table.sheet.standing.result is None
    confirmed = kept.keep(table.confirm(seat, kept.n, MADE)).standing
    assert confirmed.status == FINISHED and confirmed.result == table.match.result()


# -- confirming -----------------------------------------------------------------------------------


def test_a_turn_waits_for_its_word_and_nobody_else_may_act_or_give_it() -> None:
    kept = friends(confirm=True)
    kept.move()
    table = kept.table
    assert awaited(kept) == (0, 0) and table.sheet.standing.turn == 0
    seat, action = kept.first()
    assert seat == 1 and code(kept, 1, action) == "table-to-confirm"
    with pytest.raises(Conflict) as refused:
        table.confirm(1, kept.n, MADE)
    assert refused.value.code == "nothing-to-confirm"
    with pytest.raises(Stale):
        table.confirm(0, kept.n + 1, MADE)
    added = kept.keep(table.confirm(0, kept.n, MADE))
    assert added.lines == () and awaited(kept) == (None, 1)
    assert table.confirm(0, kept.n, MADE) is None  # said again
    assert code(kept, 0, "undo") == "undo-too-late"


def test_at_a_table_without_confirming_a_turn_ends_by_itself() -> None:
    kept = friends()
    kept.move()
    assert awaited(kept) == (None, 1)


def test_a_bot_that_takes_over_a_seat_has_nothing_to_confirm() -> None:
    kept = friends(confirm=True)
    kept.move()
    assert awaited(kept) == (0, 0)
    kept.table.seated(kept.table.sheet.with_seat(Seat(0, BOT, "easy")))
    added = kept.keep(kept.table.reseated(MADE + 9))
    assert added.lines == () and added.standing.changed == MADE + 9
    assert awaited(kept) == (None, 1)
    assert kept.table.match.names == ["easy", "Name 1"]


def test_with_a_bot_to_act_the_sheet_says_so() -> None:
    kept = Kept(sheet(HOST, BOT))
    assert not kept.table.sheet.standing.bot_turn
    kept.move()
    standing = kept.table.sheet.standing
    assert (standing.turn, standing.bot_turn) == (1, True)


def test_a_table_is_played_at_once_a_person_has_moved_and_never_by_bots() -> None:
    kept = Kept(sheet(BOT, HOST))
    moves = [kept.move(), kept.move(), kept.do(1, "undo")]
    assert [added.standing.played for added in moves] == [False, True, True]


@pytest.mark.parametrize("kinds", [(HOST, HERE), (HOST, FRIEND), (HOST, BOT)])
def test_alone_means_one_person_and_bots(kinds: tuple[str, ...]) -> None:
    assert sheet(*kinds).alone == (kinds[1] == BOT)


def test_a_table_is_full_when_every_friend_has_come() -> None:
    waiting = sheet(HOST, FRIEND, BOT)
    assert waiting.full
    assert not waiting.with_seat(replace(waiting.seats[1], person=None)).full


def test_how_a_table_stands_is_worked_out_once_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.tables import telling

    kept, asked = friends(confirm=True), 0
    honest = Table._to_confirm

    def counted(table: Table, confirmed: int) -> int | None:
        nonlocal asked
        asked += 1
        return honest(table, confirmed)

    monkeypatch.setattr(Table, "_to_confirm", counted)
    kept.move()
    for viewer in (0, 1):
        telling.state(kept.table, viewer, 0)
    assert asked == 1
