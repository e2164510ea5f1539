"""Seats of friends who are away, and what is tidied away: a server whose clock is put forward."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from serai.server import chores
from server.house import Data, Guest, House, Player, Socket, eventually
from server.later import program, put_forward

MINUTE, HOUR, DAY = 60, 3600, 86_400
WADI = {"map": "wadi"}
BOT = {"kind": "bot", "level": "beginner"}
SLACK = 30  # seconds that a busy machine may take between two lines of a test


class Inn(House):
    """A server, and its clock."""

    def __init__(self, folder: Path) -> None:
        self.clock = folder / "clock"
        super().__init__(folder, "--workers", "1", program=program(self.clock))

    def later(self, seconds: int) -> None:
        put_forward(self.clock, int(self.clock.read_text("utf-8")) + seconds)


@contextmanager
def running(folder: Path) -> Iterator[Inn]:
    inn = Inn(folder)
    inn.start()
    try:
        yield inn
    finally:
        if inn.process is not None:
            inn.stop()


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """One for all tests that only let time go by."""
    with running(tmp_path_factory.mktemp("inn")) as shared:
        yield shared


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Inn]:
    """One for a test that stops it, or looks at all that is in it."""
    with running(tmp_path) as alone:
        yield alone


def pair(inn: Inn, **more: Any) -> tuple[Guest, Guest, Data]:
    """Ada, who made a table, and Bo, who has come to it by a link."""
    ada, bo = inn.guest("Ada"), inn.guest("Bo")
    made = ada.table("desert", "me", "friend", options=WADI, **more)
    bo.join(made, 1)
    return ada, bo, made


def replace_bo(ada: Guest, made: Data) -> Data:
    """What is answered if Ada wants a bot at Bo's seat."""
    answer: Data = ada.ask("PUT", f"/api/tables/{made['id']}/seats/1", json=BOT).json()
    return answer


def code(answer: Data) -> str:
    return str(answer.get("code", ""))


def bo_seen_by(socket: Socket, wanted: Callable[[Data], bool]) -> Data:
    """Bo's seat as Ada is told of it, as soon as it is as wanted."""
    found = socket.until(lambda told: told["type"] == "seats" and wanted(told["seats"][1]))
    seat: Data = found["seats"][1]
    return seat


# -- a time of grace -------------------------------------------------------------------------------


def test_a_bot_cannot_take_over_the_moment_a_connection_breaks(inn: Inn) -> None:
    ada, bo, made = pair(inn, grace=2 * MINUTE)
    with ada.socket() as hers:
        hers.open(made["id"], 0)
        with bo.socket() as his:
            his.open(made["id"], 1)
            there = bo_seen_by(hers, lambda seat: seat["present"])
            assert (there["away"], there["takeover"]) == (None, None)
        gone = bo_seen_by(hers, lambda seat: not seat["present"])
        assert gone["away"] < SLACK and 2 * MINUTE - SLACK < gone["takeover"] <= 2 * MINUTE
    inn.later(40)
    refused = replace_bo(ada, made)
    assert code(refused) == "friend-may-return"
    assert 80 - SLACK < refused["facts"]["seconds"] <= 80
    assert "Bo" in refused["sentence"] and "a bot may take over in" in refused["sentence"]
    inn.later(80)
    assert replace_bo(ada, made)["seats"][1]["kind"] == "bot"
    assert bo.refused("GET", f"/api/tables/{made['id']}")[0] == 404


def test_a_friend_who_comes_back_in_time_has_the_seat_and_the_whole_time_again(inn: Inn) -> None:
    ada, bo, made = pair(inn, grace=2 * MINUTE)
    with bo.socket() as his:
        his.open(made["id"], 1)
    eventually(lambda: code(replace_bo(ada, made)) == "friend-may-return")
    inn.later(MINUTE)
    with bo.socket() as his:
        state = his.open(made["id"], 1)
        inn.later(HOUR)
        assert code(replace_bo(ada, made)) == "seat-not-yours"  # he is there
        player = Player(his, made["id"], 1)
        if state["turn"] == 1:
            player.play()
    eventually(lambda: code(replace_bo(ada, made)) == "friend-may-return")
    assert replace_bo(ada, made)["facts"]["seconds"] > 2 * MINUTE - SLACK


def test_a_friend_who_never_came_to_look_is_away_since_they_sat_down(inn: Inn) -> None:
    ada, _, made = pair(inn, grace=2 * MINUTE)
    assert code(replace_bo(ada, made)) == "friend-may-return"
    inn.later(2 * MINUTE)
    assert replace_bo(ada, made)["seats"][1]["kind"] == "bot"


def test_where_never_was_agreed_a_seat_is_kept_for_good(inn: Inn) -> None:
    ada, bo, made = pair(inn, grace=None)
    assert made["grace"] is None
    inn.later(365 * DAY)
    refused = replace_bo(ada, made)
    assert code(refused) == "friend-keeps-seat" and "Bo" in refused["sentence"]
    told = ada.get(f"/api/tables/{made['id']}")["seats"][1]
    assert told["takeover"] is None and told["away"] >= 365 * DAY
    assert bo.get(f"/api/tables/{made['id']}")["mine"] == [1]


def test_what_was_agreed_is_shown_to_all_and_stays_in_a_rematch(inn: Inn) -> None:
    ada, bo, made = pair(inn)
    assert made["grace"] == 10 * MINUTE
    assert bo.get(f"/api/tables/{made['id']}")["grace"] == 10 * MINUTE
    for wrong in (0, 59, 31 * DAY, 90.5, "long"):
        asked = {"game": "desert", "seats": [{"kind": "me"}, {"kind": "friend"}], "grace": wrong}
        assert ada.refused("POST", "/api/tables", **asked)[1]["code"] == "bad-message"
    ends = ada.table("desert", "me", "here", options=WADI, grace=DAY)
    with ada.socket() as hers:
        players = [Player(hers, ends["id"], seat) for seat in (0, 1)]
        while not players[0].over:
            players[players[0].state["turn"]].play()
            players = [_caught_up(player, players) for player in players]
    again = ada.post(f"/api/tables/{ends['id']}/rematch", same_deal=False)
    assert again["grace"] == DAY


def _caught_up(player: Player, players: list[Player]) -> Player:
    while player.state["n"] < max(other.state["n"] for other in players):
        player.hear()
    return player


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_restart_does_not_shorten_it(own: Inn, how: str) -> None:
    """Bo is there when the server ends, which is then away for an hour."""
    ada, bo, made = pair(own, grace=10 * MINUTE)
    with bo.socket() as his:
        his.open(made["id"], 1)
        own.kill() if how == "kill" else own.stop()
    own.later(HOUR)
    own.start()
    refused = replace_bo(ada, made)
    assert code(refused) == "friend-may-return"
    assert refused["facts"]["seconds"] > 10 * MINUTE - SLACK
    own.later(10 * MINUTE)
    assert replace_bo(ada, made)["seats"][1]["kind"] == "bot"


def test_a_restart_does_not_lengthen_it_either(own: Inn) -> None:
    ada, bo, made = pair(own, grace=10 * MINUTE)
    with bo.socket() as his:
        his.open(made["id"], 1)
    eventually(lambda: ada.get(f"/api/tables/{made['id']}")["seats"][1]["away"] is not None)
    own.later(6 * MINUTE)
    own.stop()
    own.later(HOUR)
    own.start()
    refused = replace_bo(ada, made)
    assert 4 * MINUTE - 2 * SLACK < refused["facts"]["seconds"] <= 4 * MINUTE
    own.later(4 * MINUTE)
    assert replace_bo(ada, made)["seats"][1]["kind"] == "bot"


def test_people_of_several_sockets_and_seats_are_away_when_the_last_one_is_closed(inn: Inn) -> None:
    ada, bo, made = pair(inn, grace=2 * MINUTE)
    with ada.socket() as hers:
        hers.open(made["id"], 0)
        with bo.socket() as desk:
            desk.open(made["id"], 1)
            with bo.socket() as phone:
                phone.open(made["id"], 1)
            hers.say(type="ping")
            hers.next("pong")
            inn.later(HOUR)
            assert code(replace_bo(ada, made)) == "seat-not-yours"
        gone = bo_seen_by(hers, lambda seat: not seat["present"])
        assert gone["away"] < SLACK


SENTENCES = {
    "en": "a bot may take over in 24 hours",
    "pl": "bot może przejąć miejsce za 24 godziny",
    "de": "ein Bot darf in 24 Stunden übernehmen",
    "fr": "un bot pourra prendre le relais dans 24 heures",
    "he": "בוט יוכל להחליף בעוד 24 שעות",
}


def test_it_is_refused_in_every_language(inn: Inn) -> None:
    ada, _, made = pair(inn, grace=DAY)
    for language, words in SENTENCES.items():
        where = f"/api/tables/{made['id']}/seats/1?language={language}"
        answer = ada.ask("PUT", where, json=BOT)
        assert answer.status_code == 409
        said = answer.json()["sentence"].replace("\u2068", "").replace("\u2069", "")
        assert words in said


# -- tidying ---------------------------------------------------------------------------------------


def tidied(inn: Inn, days: int) -> None:
    """So many days later; the server tidies when it begins."""
    began = len([line for line in inn.log() if line["event"] == "tidied"])
    inn.stop()
    inn.later(days * DAY)
    inn.start()
    eventually(lambda: len([one for one in inn.log() if one["event"] == "tidied"]) > began)


def test_tables_at_which_nobody_ever_moved_are_forgotten_and_no_others(own: Inn) -> None:
    ada = own.guest("Ada")
    waiting = ada.table("desert", "me", "friend", options=WADI)
    begun = ada.table("desert", "me", "here", options=WADI)
    bots = ada.table("targi", "beginner", "beginner")
    moved = ada.table("desert", "me", "here", options=WADI)
    with ada.socket() as hers:
        Player(hers, moved["id"], moved["turn"]).play()
    handed = ada.table("desert", "me", "here", options=WADI)
    with ada.socket() as hers:
        Player(hers, handed["id"], handed["turn"]).play()
    for seat in (0, 1):  # bots go on for everybody: still a game that somebody played
        ada.put(f"/api/tables/{handed['id']}/seats/{seat}", **BOT)
    assert waiting["kept_until"] == waiting["changed"] + 7 * DAY * 1000
    assert ada.get(f"/api/tables/{moved['id']}")["kept_until"] is None
    own.later(5 * DAY)
    young = ada.table("desert", "me", "friend", options=WADI)
    tidied(own, 3)
    for gone in (waiting, begun, bots):
        assert ada.refused("GET", f"/api/tables/{gone['id']}")[0] == 404
    for kept in (moved, handed, young):
        assert ada.get(f"/api/tables/{kept['id']}")["id"] == kept["id"]
    left = own.sql('SELECT DISTINCT "table" FROM log UNION SELECT DISTINCT "table" FROM seats')
    assert {table for (table,) in left} == {moved["id"], handed["id"], young["id"]}
    assert ada.get("/api/me")["name"] == "Ada"  # she has tables


def test_a_table_that_all_have_taken_off_their_lists_is_forgotten_and_no_other(own: Inn) -> None:
    ada, bo = own.guest("Ada"), own.guest("Bo")
    alone, shared = (ada.table("desert", "me", other, options=WADI) for other in ("here", "friend"))
    bo.join(shared, 1)
    again = ada.table("desert", "me", "here", options=WADI)
    for made in (alone, shared, again):
        ada.post(f"/api/tables/{made['id']}/seats/0/resign", level="easy")
    after = ada.post(f"/api/tables/{alone['id']}/rematch", same_deal=True)
    for made in (alone, shared, again):
        assert ada.ask("DELETE", f"/api/tables/{made['id']}").status_code == 204
    ada.post(f"/api/tables/{again['id']}/back")
    tidied(own, 1)
    assert ada.refused("GET", f"/api/tables/{alone['id']}")[0] == 404
    assert ada.refused("POST", f"/api/tables/{alone['id']}/back")[0] == 404
    assert ada.get(f"/api/tables/{after['id']}")["follows"] is None  # it lives on
    assert bo.get(f"/api/tables/{shared['id']}")["mine"] == [1]
    assert ada.get(f"/api/tables/{again['id']}")["mine"] == [0, 1]
    bo.ask("DELETE", f"/api/tables/{shared['id']}")
    tidied(own, 1)
    assert bo.refused("GET", f"/api/tables/{shared['id']}")[0] == 404
    assert own.sql("SELECT count(*) FROM put_away") == [(0,)]


def test_guests_without_a_table_are_forgotten_after_a_month_away(own: Inn) -> None:
    ada, bo, cy = own.guest("Ada"), own.guest("Bo"), own.guest("Cy")
    made = ada.table("desert", "me", "here", options=WADI)
    with ada.socket() as hers:
        Player(hers, made["id"], made["turn"]).play()
    own.later(20 * DAY)
    assert cy.get("/api/me")["name"] == "Cy"  # Cy was here since
    tidied(own, 11)
    assert [name for (name,) in own.sql("SELECT name FROM people ORDER BY name")] == ["Ada", "Cy"]
    assert own.sql("SELECT count(*) FROM tokens") == [(2,)]
    assert bo.get("/api/me")["name"] == ""
    bo.put("/api/me", name="Bo")  # and may begin anew
    assert bo.get("/api/me")["name"] == "Bo"


def test_so_many_are_tidied_away_at_a_time(own: Inn) -> None:
    ada = own.guest("Ada")
    made = ada.table("desert", "me", "here", options=WADI)
    own.stop()
    row = own.sql("SELECT * FROM people WHERE name = 'Ada'")[0]._mapping
    columns = [name for name in row if name != "id"]
    for number in range(chores.MOST_GUESTS + 5):
        copied = f"INSERT INTO people (id, {', '.join(columns)}) SELECT :id, {', '.join(columns)}"
        own.sql(f"{copied} FROM people WHERE id = :like", id=f"guest-{number}", like=row["id"])
    own.later(40 * DAY)
    own.start()
    eventually(lambda: any(line["event"] == "tidied" for line in own.log()))
    done = [line for line in own.log() if line["event"] == "tidied"]
    assert [(line["tables"], line["guests"]) for line in done] == [(1, chores.MOST_GUESTS)]
    assert json.dumps(made["id"]) not in str(own.sql("SELECT id FROM tables"))
