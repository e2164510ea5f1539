"""What a seat is told of a table, and how little is worked out for it."""

from typing import Any

import pytest

from serai.core.compiled import Buffer
from serai.core.contract import SPECTATOR, Game
from serai.tables import telling
from serai.tables.errors import Conflict
from serai.tables.sheet import BOT, FRIEND, HOST
from tables.tables import MADE, Kept, sheet


def test_a_table_that_waits_tells_what_was_agreed_and_nothing_else() -> None:
    told = telling.waiting(sheet(HOST, FRIEND), 1)
    assert (told["status"], told["n"], told["view"], told["legal"]) == ("open", 0, None, [])
    assert (told["seat"], told["seed"], told["result"]) == (1, None, None)
    assert telling.waiting(sheet(HOST, FRIEND), SPECTATOR)["seat"] is None


def test_a_running_table_says_all_that_a_waiting_one_does_in_the_same_order() -> None:
    kept = Kept(sheet(HOST, FRIEND))
    assert list(telling.state(kept.table, 0, None)) == list(telling.waiting(kept.table.sheet, 0))


def test_only_the_seat_to_act_gets_what_it_may_do_and_a_turn_to_be_confirmed_nobody() -> None:
    kept = Kept(sheet(HOST, FRIEND, confirm=True))
    told = {viewer: telling.state(kept.table, viewer, None) for viewer in (SPECTATOR, 0, 1)}
    assert [bool(told[viewer]["legal"]) for viewer in (SPECTATOR, 0, 1)] == [False, True, False]
    kept.move()
    after = [telling.state(kept.table, viewer, None) for viewer in (SPECTATOR, 0, 1)]
    assert not any(state["legal"] for state in after)
    assert {state["to_confirm"] for state in after} == {0}
    assert [state["may_undo"] for state in after] == [False, True, False]


def test_what_is_hidden_is_hidden_once_for_all_that_a_seat_may_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = Kept(sheet(HOST, FRIEND))
    match, hidden, honest = kept.table.match, 0, Game.hidden_from

    def counted(game: Game, m: Buffer, s: Buffer, seat: int) -> Buffer:
        nonlocal hidden
        hidden += 1
        return honest(game, m, s, seat)

    before = [match.preview(text) for text in match.legal()]
    monkeypatch.setattr(Game, "hidden_from", counted)
    told = telling.legal(match, match.actor, previews=True)
    assert hidden == 1 and len(told) > 100
    assert [choice["preview"] for choice in told] == [
        [telling.event(event) for event in events[1:]] for events in before
    ]  # without its echo, which says the same as the action


def test_a_question_is_not_answered_while_a_turn_waits_for_its_word() -> None:
    kept = Kept(sheet(HOST, FRIEND, confirm=True))
    kept.move()
    _, action = kept.first()
    with pytest.raises(Conflict) as refused:
        telling.why(kept.table, 1, action, "en")
    assert refused.value.code == "table-to-confirm"
    assert telling.why(kept.table, 1, "camel lime b4", "en")["reasons"]


def test_a_reason_calls_a_bot_by_its_character() -> None:
    kept = Kept(sheet(HOST, BOT))
    kept.move()
    told = telling.why(kept.table, 0, kept.first()[1], "en")
    sentences: list[Any] = [reason["sentence"] for reason in told["reasons"]]
    assert sentences and not any("easy" in sentence for sentence in sentences)


def test_an_acknowledgement_says_how_long_the_log_is_now() -> None:
    kept = Kept(sheet(HOST, FRIEND))
    n = kept.n
    kept.move()
    told = telling.acknowledged(kept.table, 0, n, again=False)
    assert (told["n"], told["now"], told["again"]) == (n, kept.n, False)
    assert kept.table.play(0, n, kept.lines[n].action, MADE) is None
