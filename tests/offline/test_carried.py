"""Tables carried from one browser to another place and back: nothing of the game is lost."""

from typing import Any

import pytest

from offline.desk import Desk
from offline.twin import GAMES
from serai.tables.sheet import BOT

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]


def begun(desk: Desk, game: str, seats: list[dict[str, str]], moves: int) -> str:
    """A table at which people and bots have moved."""
    status, told = desk.ask("POST", "/api/tables", {"game": game, "seats": seats})
    assert status == 201, told
    for _ in range(moves):
        step(desk, told["id"])
    return str(told["id"])


def step(desk: Desk, table: str) -> None:
    own = desk.through(desk.answering.begin(desk.house.table(table), "en")).told
    turn = own.table.turn
    if own.table.sheet.seats[turn].kind == BOT:
        action = str(own.table.match.legal()[0])
        answer = own.play_bot(len(own.table.match.log), action, desk.now)
    else:
        action = str(own.table.match.legal()[0])
        message = {"type": "move", "seat": turn, "n": len(own.table.match.log), "action": action}
        answer = own.hear(message, desk.now)
    from serai.offline.saying import done

    desk.through(desk.answering.begin(done(desk.house, own, answer), "en"))


def record(desk: Desk, table: str) -> str:
    return str(desk.ask("GET", f"/api/tables/{table}/carried")[1]["record"])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_taken_in_elsewhere_has_the_same_record_and_goes_on(game: str) -> None:
    here, there = Desk(), Desk()
    table = begun(here, game, ALONE, 9)
    status, told = here.ask("GET", f"/api/tables/{table}/carried")
    assert status == 200
    status, new = there.ask("POST", "/api/tables/carried", told)
    assert status == 201, new
    assert new["open_deal"] and new["mine"] == [0]
    assert record(there, new["id"]) == told["record"]
    step(there, new["id"])
    there.reload()
    assert record(there, new["id"]).startswith(told["record"].rstrip("\n"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"record": "serai record 1\ngame: desert\n"}, None),
        ({"record": "good morning"}, "neither-record-nor-position"),
        ({"seats": [{"kind": "me"}]}, "carry-other-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "friend"}]}, "carry-company"),
        ({"thinking": 4000.0}, "bad-message"),
        ({"thinking": 400.0}, "thinks-too-long"),
    ],
)
def test_what_cannot_be_taken_in_is_refused_and_nothing_is_kept(
    change: dict[str, Any], code: str | None
) -> None:
    here, there = Desk(), Desk()
    table = begun(here, GAMES[0], ALONE, 3)
    _, told = here.ask("GET", f"/api/tables/{table}/carried")
    status, refused = there.ask("POST", "/api/tables/carried", {**told, **change})
    assert status >= 400
    assert code is None or refused["code"] == code
    assert there.ask("GET", "/api/tables")[1]["tables"] == []


def test_what_a_seat_may_know_of_a_game_cannot_be_carried_on() -> None:
    here = Desk()
    table = begun(here, GAMES[0], ALONE, 3)
    _, told = here.ask("GET", f"/api/tables/{table}/carried")
    status, seen = here.ask("GET", f"/api/tables/{table}/record?seat=0")
    assert status == 200
    status, refused = here.ask("POST", "/api/tables/carried", {**told, "record": seen})
    assert (status, refused["code"]) == (422, "carry-no-seed")
