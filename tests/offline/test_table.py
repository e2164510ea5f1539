"""A table of one screen: the messages of the protocol, kept before they are shown."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from offline.evening import NOW, Evening, play
from offline.twin import GAMES
from serai.offline.table import OwnTable
from serai.tables import telling, wire
from serai.tables.hearing import Listening
from serai.tables.table import Table

TOLD: TypeAdapter[Any] = TypeAdapter(wire.Told)
ALONE = ("host", "easy")


def first(evening: Evening) -> str:
    evening.let_bots_play()
    return str(evening.table.table.match.legal()[0])


def going(evening: Evening) -> Table:
    return evening.table.table


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_told_is_in_the_words_of_the_protocol(name: str) -> None:
    evening = Evening(name, ALONE)
    play(evening, 40)
    assert {one["type"] for one in evening.told} >= {"seats", "state", "change", "ack", "why"}
    for one in evening.told:
        TOLD.validate_json(telling.text(one))


def test_what_is_told_bit_by_bit_is_how_the_table_stands() -> None:
    evening = Evening(GAMES[0], ("host", "here"))
    listening = Listening()
    evening.say(type="open", seat=0)
    for _ in range(8):
        table = going(evening)
        n, seat = len(evening.lines), table.turn
        action = str(table.match.legal()[0])
        evening.say(type="move", seat=seat, n=n, action=action)
    for one in evening.told:
        if one["type"] in ("state", "change"):
            heard: Any = json.loads(telling.text(one))
            stands: Any = listening.hear(heard)
            assert stands is not None
    whole = json.loads(telling.text(telling.state(going(evening), 0, None)))
    apart = ("since", "entries", "events")
    assert {key: stands[key] for key in whole if key not in apart} == {
        key: value for key, value in whole.items() if key not in apart
    }


def test_nothing_is_told_before_it_is_kept() -> None:
    evening = Evening(GAMES[0], ALONE)
    evening.say(type="open", seat=0)
    move = {"type": "move", "seat": 0, "n": len(evening.lines), "action": first(evening)}
    answer = evening.table.hear({**move, "n": len(evening.lines)}, NOW)
    assert answer.addition is not None
    before = len(evening.told)
    evening.reload()  # it could not be kept
    assert len(evening.told) == before
    again = evening.say(**{**move, "n": len(evening.lines)})
    assert [one["type"] for one in again] == ["ack"] and not again[0]["again"]


def test_what_was_kept_is_acknowledged_again_and_played_once() -> None:
    evening = Evening(GAMES[0], ("host", "here"))
    n, action = len(evening.lines), first(evening)
    move = {"type": "move", "seat": going(evening).turn, "n": n, "action": action}
    evening.say(**move)
    evening.reload()
    length = len(evening.lines)
    (heard,) = evening.say(**move)
    assert heard["type"] == "ack" and heard["again"]
    assert len(evening.lines) == length


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "dance"}, "bad-message"),
        ({"type": "move", "seat": "first"}, "bad-message"),
        ({"type": "open", "seat": 1}, "seat-not-yours"),
        ({"type": "why", "seat": 1, "action": "skip"}, "seat-not-yours"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(message: dict[str, Any], code: str) -> None:
    evening = Evening(GAMES[0], ALONE)
    (told,) = evening.say(**message)
    assert told["type"] == "error" and told["trouble"]["code"] == code
    assert told["trouble"]["sentence"]


def test_an_old_moment_and_an_illegal_action_are_refused_and_change_nothing() -> None:
    evening = Evening(GAMES[0], ALONE)
    evening.let_bots_play()
    n, action = len(evening.lines), first(evening)
    (stale,) = evening.say(type="move", seat=0, n=n + 1, action=action)
    (wrong,) = evening.say(type="move", seat=0, n=n, action="dance")
    assert (stale["type"], stale["trouble"]["code"]) == ("refused", "stale")
    assert wrong["type"] == "refused"
    assert len(evening.lines) == n == len(going(evening).match.log)


def test_who_plays_alone_takes_back_and_a_bot_plays_anew() -> None:
    evening = Evening(GAMES[0], ALONE)
    evening.say(type="open", seat=0)
    action = first(evening)
    evening.say(type="move", seat=0, n=len(evening.lines), action=action)
    evening.let_bots_play()
    told = evening.say(type="move", seat=0, n=len(evening.lines), action="undo")
    assert [one["type"] for one in told] == ["ack", "change"]
    table: OwnTable = evening.table
    assert table.table.turn == 0 and action in map(str, table.table.match.legal())
