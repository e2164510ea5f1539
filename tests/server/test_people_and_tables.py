"""People and tables by HTTP: who is who, and every way to make a table, to sit down and to leave.

Whatever cannot be done is refused with what would be right, and then nothing has changed.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, update

import serai
from serai.bots.names import LEVELS
from serai.core import registry
from serai.core.registry import manifest_of
from serai.server.finding import PAGE
from serai.server.schema.model import device_links
from serai.server.store import Store
from serai.tables.sheet import FINISHED, RUNNING, Seat, Sheet, Standing
from server.house import Data, Guest, House, house
from shipped import GAMES

WADI = {"map": "wadi"}
Told = tuple[int, Data]


@pytest.fixture
def ada(inn: House) -> Guest:
    return inn.guest("Ada")


@pytest.fixture
def ben(inn: House) -> Guest:
    return inn.guest("Ben")


def shipped(game: str) -> str:
    """The game's own map, deck or tiles, as text."""
    assert serai.__file__ is not None
    files = sorted((Path(serai.__file__).parent / "games" / game / "data").iterdir())
    return files[-1].read_text("utf-8")


def person(guest: Guest) -> str:
    found: str = guest.get("/api/me")["id"]
    return found


def tables_of(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")["tables"]]


def code(told: Told) -> tuple[int, str]:
    return told[0], told[1]["code"]


# -- the house -------------------------------------------------------------------------------------


def test_the_house_tells_how_it_is_and_what_can_be_played(ada: Guest) -> None:
    assert ada.get("/api/health")["status"] == "ok"
    games = {game["name"]: game for game in ada.get("/api/games")}
    assert list(games) == [name for name in registry.names() if name != "souk"]
    for name, game in games.items():
        material = registry.game(name).material
        assert game["seats"] == list(material.SEATS)
        assert game["source"] in [option["name"] for option in game["options"]]
        assert game["shipped"] == list(material.shipped())
        assert game["levels"] == list(LEVELS)
    assert {"wadi", "sirocco"} <= set(games["desert"]["shipped"])


def test_the_house_shows_its_interface(ada: Guest) -> None:
    docs = ada.ask("GET", "/api/docs").text
    for path in ada.get("/api/openapi.json")["paths"]:
        assert path in docs


# -- people ----------------------------------------------------------------------------------------


def test_a_guest_is_nobody_until_there_is_something_to_keep(inn: House) -> None:
    guest = inn.guest()
    token = guest.token
    assert guest.get("/api/me") == {"id": "", "name": "", "language": ""}
    assert guest.token == token
    named = guest.put("/api/me", name="Dunya")
    assert named["name"] == "Dunya" and named["id"]
    assert guest.get("/api/me") == named
    assert guest.token == token
    assert Guest(inn, token=token).get("/api/me") == named


def test_without_a_cookie_nothing_can_be_kept(inn: House) -> None:
    guest = inn.guest()
    guest.http.cookies.clear()
    asked: list[tuple[str, str]] = [("GET", "/api/tables"), ("POST", "/api/me/devices")]
    for method, path in asked:
        assert code(guest.refused(method, path)) == (401, "no-person")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (" Ada", "bad-name"),
        ("Ada ", "bad-name"),
        ("A|da", "bad-name"),
        (" ", "bad-name"),
        ("\u202eadA", "name-sign"),
        ("A\u200bda", "name-sign"),
        ("\u3164", "name-sign"),
        ("A" + 39 * "\u0316", "name-marks"),
        ("...", "name-unseen"),
    ],
)
def test_a_name_that_others_could_not_read_is_refused(ada: Guest, name: str, code: str) -> None:
    status, trouble = ada.refused("PUT", "/api/me", name=name)
    assert (status, trouble["code"]) == (422, code)
    assert trouble["facts"]["name"] == name
    assert ada.get("/api/me")["name"] == "Ada"
    seats = [{"kind": "me"}, {"kind": "here", "name": name}]
    status, trouble = ada.refused("POST", "/api/tables", game="desert", seats=seats)
    assert (status, trouble["code"]) == (422, code)


@pytest.mark.parametrize(
    "name", ["", "A" * 41, 7, None, ["Ada"], "A\nda", "A\tda", "\x1b[31m", "\x00"]
)
def test_a_name_that_is_none_is_refused_at_its_field(ada: Guest, name: object) -> None:
    status, trouble = ada.refused("PUT", "/api/me", name=name)
    assert (status, trouble["code"]) == (422, "bad-message")
    assert len(trouble["faults"]) == 1 and trouble["faults"][0].startswith("body.name: ")


def test_a_name_is_kept_in_one_way_of_writing(ada: Guest) -> None:
    assert ada.put("/api/me", name="Zo\u0308e")["name"] == "Z\u00f6e"
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zo\u0308e"}]
    made = ada.post("/api/tables", game="desert", seats=seats)
    assert [seat["name"] for seat in made["seats"]] == ["Z\u00f6e"] * 2


@pytest.mark.parametrize("name", ["Ada", "Łucja Żółć", "שרה", "砂", "🐪", "👩‍👩‍👧", "A" * 40])
def test_any_other_name_is_kept_as_it_is_written(ada: Guest, name: str) -> None:
    assert ada.put("/api/me", name=name)["name"] == name
    assert ada.get("/api/me")["name"] == name


def test_a_new_name_is_told_at_the_tables_that_are_not_over(ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "here", "friend", options={"map": "sirocco"})
    ben.join(made, 2)
    with ada.socket() as hers:
        hers.open(made["id"], 0)
        ben.put("/api/me", name="Benjamin")
        told = hers.until(
            lambda told: told["type"] == "seats" and told["seats"][2]["name"] == "Benjamin"
        )
        ada.put("/api/me", name="Adele")
        told = hers.until(
            lambda told: told["type"] == "seats" and told["seats"][0]["name"] == "Adele"
        )
    assert [seat["name"] for seat in told["seats"]] == ["Adele", "", "Benjamin"]


def test_a_link_makes_a_second_device_the_same_person_once(inn: House, ada: Guest) -> None:
    made = ada.table("desert", "me", "here", options=WADI)["id"]
    given = ada.post("/api/me/devices")
    assert given["link"] == f"{inn.url}/device#{given['secret']}" and given["seconds"] == 600
    second, third = inn.guest(), inn.guest()
    before = second.token
    assert second.post("/api/me/device", secret=given["secret"])["id"] == person(ada)
    assert second.token not in (before, ada.token)
    assert tables_of(second) == tables_of(ada) == [made]
    with second.socket() as socket:
        assert socket.open(made, 0)["view"]["names"][0] == "Ada"
    refused = third.refused("POST", "/api/me/device", secret=given["secret"])
    assert code(refused) == (403, "device-link-spent")
    assert person(third) == ""


def test_a_link_to_a_second_device_gets_old(inn: House, ada: Guest) -> None:
    given = ada.post("/api/me/devices")
    engine = create_engine(inn.store_url)
    with engine.begin() as connection:
        expires = device_links.c.expires - 600_001
        connection.execute(update(device_links).values(expires=expires))
    engine.dispose()
    refused = inn.guest().refused("POST", "/api/me/device", secret=given["secret"])
    assert code(refused) == (403, "device-link-spent")


# -- making tables ---------------------------------------------------------------------------------


def test_a_table_of_every_kind_of_seat(ada: Guest, ben: Guest) -> None:
    seats: list[Data] = [
        {"kind": "friend"},
        {"kind": "me"},
        {"kind": "bot", "level": "beginner"},
        {"kind": "here", "name": "Łucja"},
        {"kind": "here"},
    ]
    made = ada.post("/api/tables", game="desert", seats=seats, confirm=True, thinking=0.5)
    assert (made["game"], made["status"], made["mine"]) == ("desert", "open", [1, 3, 4])
    assert (made["owner"], made["confirm"], made["thinking"]) == (True, True, 0.5)
    kinds = [(seat["kind"], seat["name"], seat["taken"]) for seat in made["seats"]]
    assert kinds == [
        ("friend", "", False),
        ("host", "Ada", True),
        ("bot", "beginner", True),
        ("here", "Łucja", True),
        ("here", "", True),
    ]
    assert [link["seat"] for link in made["links"]] == [0, None]
    assert made["commitment"] and made["seed"] is None and made["result"] is None
    joined = ben.join(made, 0)
    assert (joined["status"], joined["mine"]) == ("running", [0])
    assert joined["seats"][0]["name"] == "Ben"


def test_a_table_that_waits_for_nobody_begins_at_once(ada: Guest) -> None:
    for game in GAMES:
        made = ada.table(game, "me", *["here"] * (manifest_of(game).seats[-1] - 1))
        assert made["status"] == "running" and made["turn"] is not None
    made = ada.table("desert", "beginner", "beginner", options=WADI)
    assert made["status"] == "running" and made["mine"] == []


@pytest.mark.parametrize(("game", "source"), [(game, manifest_of(game).source) for game in GAMES])
def test_a_table_may_have_a_file_of_its_own(ada: Guest, game: str, source: str) -> None:
    own = "# Ours alone.\n" + shipped(game).replace("name: ", "name: my-")
    made = ada.table(game, "me", "here", options={source: own})
    assert made["status"] == "running" and source not in made["options"]
    assert "# Ours alone." in ada.record(made["id"], 0)


FAULTY = [
    ("desert", "map", "^ o . . . . . o . . . .", "^ o . . ? . . o . . . .", 13),
    ("targi", "deck", "targia,3,1,0,1,1,0,-", "targia,3,1,0,x,1,0,-", 3),
    ("sons", "tiles", "a... gems", "a... gold", 13),
]


@pytest.mark.parametrize(("game", "source", "right", "wrong", "line"), FAULTY)
def test_a_file_with_faults_is_refused_with_each_fault_and_its_line(
    ada: Guest, game: str, source: str, right: str, wrong: str, line: int
) -> None:
    own = shipped(game)
    assert right in own
    seats = [{"kind": "me"}, {"kind": "here"}]
    options = {source: own.replace(right, wrong, 1)}
    status, trouble = ada.refused("POST", "/api/tables", game=game, seats=seats, options=options)
    assert (status, trouble["code"]) == (422, "bad-material")
    assert trouble["faults"] and all(str(line) in fault for fault in trouble["faults"]), trouble
    assert tables_of(ada) == []


ME, HERE, FRIEND = {"kind": "me"}, {"kind": "here"}, {"kind": "friend"}
WRONG: list[tuple[str, Data, Data]] = [
    ("unknown-game", {"game": "chess"}, {"known": list(GAMES)}),
    ("unknown-option", {"options": {"mop": "wadi"}}, {"name": "mop"}),
    ("bad-seats", {"seats": [ME]}, {"seats": 1, "allowed": ["2", "3", "4", "5"]}),
    ("bad-seats", {"seats": [ME] + 5 * [HERE]}, {"seats": 6}),
    ("bad-seats", {"game": "targi", "seats": [ME, HERE, HERE]}, {"allowed": ["2"]}),
    ("unknown-bot", {"seats": [ME, {"kind": "bot", "level": "hal"}]}, {"known": list(LEVELS)}),
    ("bot-and-level", {"seats": [ME, {"kind": "bot"}]}, {"kind": "bot"}),
    ("bot-and-level", {"seats": [ME, {"kind": "friend", "level": "easy"}]}, {"kind": "friend"}),
    ("one-me", {"seats": [ME, ME]}, {}),
    ("here-without-me", {"seats": [HERE, FRIEND]}, {}),
    ("name-not-yours", {"seats": [ME, {"kind": "friend", "name": "Ben"}]}, {"kind": "friend"}),
    ("bad-name", {"seats": [ME, {"kind": "here", "name": "a|b"}]}, {"name": "a|b"}),
    ("thinks-too-long", {"thinking": 30.5}, {"most": 30}),
]


@pytest.mark.parametrize(("wrong", "asked", "facts"), WRONG)
def test_what_cannot_be_a_table_is_refused_with_what_would_be_right(
    ada: Guest, wrong: str, asked: Data, facts: Data
) -> None:
    whole: Data = {"game": "desert", "seats": [ME, HERE], **asked}
    status, trouble = ada.refused("POST", "/api/tables", **whole)
    assert (status, trouble["code"]) == (422, wrong), trouble
    assert facts.items() <= trouble["facts"].items()
    for fact in facts.values():
        for word in fact if isinstance(fact, list) else [str(fact)]:
            assert word in trouble["sentence"]
    assert tables_of(ada) == []


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"seats": []}, "body.seats: "),
        ({"seats": 9 * [ME]}, "body.seats: "),
        ({"seats": [ME, {"kind": "cat"}]}, "body.seats.1.kind: "),
        ({"seats": [ME, {"kind": "here", "age": 7}]}, "body.seats.1.age: "),
        ({"thinking": 0}, "body.thinking: "),
        ({"thinking": 1e9}, "body.thinking: "),
        ({"confirm": "perhaps"}, "body.confirm: "),
        ({"options": ["map"]}, "body.options: "),
        ({"colour": "red"}, "body.colour: "),
    ],
)
def test_what_is_not_understood_is_refused_at_its_field(
    ada: Guest, asked: Data, fault: str
) -> None:
    whole: Data = {"game": "desert", "seats": [ME, HERE], **asked}
    status, trouble = ada.refused("POST", "/api/tables", **whole)
    assert (status, trouble["code"]) == (422, "bad-message")
    assert [found for found in trouble["faults"] if found.startswith(fault)]
    assert tables_of(ada) == []


def test_the_longest_thought_that_is_allowed(ada: Guest) -> None:
    assert ada.table("desert", "me", "here", thinking=30)["thinking"] == 30


# -- sitting down ----------------------------------------------------------------------------------


def test_a_seat_is_taken_by_its_link_and_by_one_person(inn: House, ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    where = f"/api/tables/{made['id']}"
    link = made["links"][0]["link"]
    assert link == f"{inn.url}/table/{made['id']}#{made['links'][0]['secret']}"
    for method in ("GET", "HEAD"):  # as something does that looks at links in a letter
        assert ben.ask(method, link.removeprefix(inn.url)).status_code < 500
        assert ada.get(where)["seats"][1]["taken"] is False
    assert code(ben.refused("GET", where)) == (404, "no-such-table")
    first = ben.join(made, 1)
    assert (first["status"], first["mine"], first["owner"]) == ("running", [1], False)
    assert ben.join(made, 1) == first
    late = inn.guest("Late")
    secret = made["links"][0]["secret"]
    refused = late.refused("POST", f"{where}/join", secret=secret)
    assert code(refused) == (409, "seat-taken")
    assert code(late.refused("GET", where)) == (404, "no-such-table")


def test_whoever_made_the_table_cannot_take_a_friends_seat_besides(ada: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    again = ada.join(made, 1)
    assert (again["mine"], again["status"]) == ([0], "open")


def test_whoever_looks_on_sees_the_table_and_sits_nowhere(ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "here", options=WADI)
    seen = ben.join(made, None)
    assert (seen["mine"], seen["owner"], seen["links"]) == ([], False, [])
    assert tables_of(ben) == []
    assert code(ben.refused("GET", f"/api/tables/{made['id']}/record?seat=0"))[0] == 403
    with ben.socket() as socket:
        state = socket.open(made["id"])
        assert state["seat"] is None and state["legal"] == []
        socket.say(type="open", table=made["id"], seat=0)
        assert socket.next("error", "state")["trouble"]["code"] == "seat-not-yours"


def test_only_whoever_made_the_table_sees_its_links(ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", "friend")
    assert ben.join(made, 1)["links"] == []
    assert ben.get(f"/api/tables/{made['id']}")["links"] == []
    seen = ada.get(f"/api/tables/{made['id']}")["links"]
    assert [link["seat"] for link in seen] == [1, 2, None]
    assert ada.get("/api/tables")["tables"][0]["links"] == []


# -- seats that change -----------------------------------------------------------------------------


def change(guest: Guest, made: Data, seat: int, **wanted: Any) -> Data:
    told: Data = guest.put(f"/api/tables/{made['id']}/seats/{seat}", **wanted)
    return told


def not_changed(guest: Guest, made: Data, seat: int, **wanted: Any) -> tuple[int, str]:
    return code(guest.refused("PUT", f"/api/tables/{made['id']}/seats/{seat}", **wanted))


BOT = {"kind": "bot", "level": "beginner"}


def test_a_friend_who_does_not_come_is_replaced_by_a_bot(ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    changed = change(ada, made, 1, **BOT)
    assert (changed["status"], changed["seats"][1]["kind"]) == ("running", "bot")
    assert [link["seat"] for link in changed["links"]] == [None]
    secret = made["links"][0]["secret"]
    refused = ben.refused("POST", f"/api/tables/{made['id']}/join", secret=secret)
    assert code(refused) == (404, "no-such-table")


def test_a_new_link_makes_the_old_one_worthless(ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    changed = change(ada, made, 1, kind="friend")
    old, new = made["links"][0]["secret"], changed["links"][0]["secret"]
    assert old != new and changed["links"][1] == made["links"][1]
    where = f"/api/tables/{made['id']}/join"
    assert code(ben.refused("POST", where, secret=old)) == (404, "no-such-table")
    assert ben.post(where, secret=new)["mine"] == [1]


def test_a_friend_is_not_replaced_while_there_nor_the_moment_they_leave(
    ada: Guest, ben: Guest
) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    ben.join(made, 1)
    with ben.socket() as his, ada.socket() as hers:
        his.open(made["id"], 1)
        assert not_changed(ada, made, 1, **BOT) == (403, "seat-not-yours")
        assert not_changed(ada, made, 1, kind="friend") == (403, "seat-not-yours")
        hers.open(made["id"], 0)
        his.connection.close()
        hers.until(lambda told: told["type"] == "seats" and not told["seats"][1]["present"])
    assert not_changed(ada, made, 1, kind="friend") == (403, "seat-not-yours")
    assert not_changed(ada, made, 1, **BOT) == (409, "friend-may-return")
    assert ben.get(f"/api/tables/{made['id']}")["mine"] == [1]


def test_whoever_has_a_seat_may_hand_it_to_a_bot_and_hears_no_more_from_it(
    ada: Guest, ben: Guest
) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    ben.join(made, 1)
    assert not_changed(ben, made, 0, **BOT) == (403, "seat-not-yours")
    assert not_changed(ben, made, 1, kind="friend") == (403, "seat-not-yours")
    with ben.socket() as his, ada.socket() as hers:
        his.open(made["id"], 1)
        state = hers.open(made["id"], 0)
        changed = change(ben, made, 1, **BOT)
        assert changed["mine"] == [] and changed["seats"][1]["kind"] == "bot"
        his.until(lambda told: told["type"] == "seats" and told["seats"][1]["kind"] == "bot")
        his.say(type="move", table=made["id"], seat=1, n=state["n"], action="pass")
        assert his.next("error", "refused")["trouble"]["code"] == "no-such-table"
        while state["turn"] != 0:
            state = hers.state(made["id"], 0)
        hers.move(state, state["legal"][0]["action"])
        his.say(type="ping")
        his.next("pong")
        assert [told["type"] for told in his.heard if told["type"] == "state"] == []


def test_seats_that_cannot_be_changed(inn: House, ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", "beginner")
    ben.join(made, None)
    assert not_changed(ben, made, 1, **BOT) == (403, "seat-not-yours")
    assert not_changed(inn.guest(), made, 1, **BOT) == (404, "no-such-table")
    assert not_changed(ada, made, 2, **BOT) == (403, "seat-not-yours")
    assert not_changed(ada, made, 0, kind="friend") == (403, "seat-not-yours")
    assert not_changed(ada, made, 3, **BOT) == (422, "bad-seat")
    assert not_changed(ada, made, 8, **BOT) == (422, "bad-message")
    assert not_changed(ada, made, 1, kind="bot") == (422, "bot-and-level")
    assert not_changed(ada, made, 1, kind="bot", level="hal") == (422, "unknown-bot")
    assert not_changed(ada, made, 1, kind="me") == (422, "bad-message")
    assert timeless(ada.get(f"/api/tables/{made['id']}")) == timeless(made)


def timeless(table: Data) -> Data:
    """A table as it is told, but for what time alone changes."""
    seats = [{**seat, "away": None, "takeover": None} for seat in table["seats"]]
    return {**table, "changed": 0, "seats": seats}


# -- giving up -------------------------------------------------------------------------------------


def test_a_table_that_has_not_begun_can_be_given_up_by_whoever_made_it(
    ada: Guest, ben: Guest
) -> None:
    made = ada.table("desert", "me", "friend", "friend")
    where = f"/api/tables/{made['id']}"
    ben.join(made, 1)
    watcher = ada.where.guest()
    watcher.join(made, None)
    assert code(watcher.refused("DELETE", where)) == (403, "not-your-table")
    with ben.socket() as his:
        assert his.open(made["id"], 1)["status"] == "open"
        assert ada.ask("DELETE", where).status_code == 204
        assert his.next("gone") == {"type": "gone", "table": made["id"]}
        his.say(type="open", table=made["id"], seat=1)
        assert his.next("error", "state")["trouble"]["code"] == "no-such-table"
    for guest in (ada, ben):
        assert code(guest.refused("GET", where)) == (404, "no-such-table")
        assert tables_of(guest) == []
    assert code(ada.refused("DELETE", where)) == (404, "no-such-table")


def test_what_needs_a_game_waits_until_it_has_begun_or_is_over(ada: Guest) -> None:
    waiting = ada.table("desert", "me", "friend", options=WADI)["id"]
    going = ada.table("desert", "me", "here", options=WADI)["id"]
    refused = ada.refused("GET", f"/api/tables/{waiting}/record")
    assert code(refused) == (409, "table-not-begun")
    for table in (waiting, going):
        refused = ada.refused("POST", f"/api/tables/{table}/rematch", same_deal=False)
        assert code(refused) == (409, "table-not-over")


# -- lists -----------------------------------------------------------------------------------------


def test_lists_come_page_by_page_the_last_changed_first(inn: House, ada: Guest) -> None:
    finished, going = 2 * PAGE + 7, PAGE + 1
    asyncio.run(_fill(inn, person(ada), finished, going))
    for over, number in ((True, finished), (False, going)):
        pages = list(_pages(ada, over))
        assert [len(page) for page in pages[:-1]] == [PAGE] * (len(pages) - 1)
        found = [table for page in pages for table in page]
        assert len({table["id"] for table in found}) == len(found) == number
        assert [table["changed"] for table in found] == sorted(
            (table["changed"] for table in found), reverse=True
        )
        assert {table["status"] for table in found} == {"over" if over else "running"}
        assert all((table["seed"] is not None) is over for table in found)


def _pages(guest: Guest, finished: bool) -> Iterator[list[Data]]:
    more: str | None = ""
    while more is not None:
        before = f"&before={more}" if more else ""
        page = guest.get(f"/api/tables?finished={str(finished).lower()}{before}")
        more = page["more"]
        yield page["tables"]


async def _fill(inn: House, owner: str, finished: int, going: int) -> None:
    """Tables of long ago, several of them changed at the same moment."""
    store = Store(inn.store_url)
    seats = (Seat(0, "host", "Ada", owner), Seat(1, "here", "", owner))
    for number in range(finished + going):
        table, at = f"old-{number:012}", 1_000_000 + number // 4
        sheet = Sheet(
            table,
            "desert",
            1,
            dict(WADI),
            str(number),
            owner,
            table,
            at,
            seats=seats,
        )
        over = number < finished
        status, result = (FINISHED, [1.0, 0.0]) if over else (RUNNING, None)
        turn = None if over else 0
        standing = Standing(status, turn, result=result, changed=at, played=True)
        await store.add_table(replace(sheet, standing=standing), [])
    store.close()


def test_a_page_that_cannot_be_is_refused(ada: Guest) -> None:
    for before in ("x", "1-short", "1" * 16 + "-" + "A" * 16, "-" + "A" * 16):
        refused = ada.refused("GET", f"/api/tables?before={before}")
        assert code(refused) == (422, "bad-message")
    assert code(ada.refused("GET", "/api/tables?finished=perhaps")) == (422, "bad-message")


def test_a_list_has_only_ones_own_tables(ada: Guest, ben: Guest) -> None:
    hers = ada.table("desert", "me", "friend", options=WADI)
    alone = ada.table("desert", "me", "here", options=WADI)["id"]
    ben.join(hers, 1)
    assert tables_of(ben) == [hers["id"]]
    assert set(tables_of(ada)) == {alone, hers["id"]}


def test_who_only_looks_is_not_kept(tmp_path: Path) -> None:
    with house(tmp_path) as where:
        guest = where.guest()
        assert guest.get("/api/tables") == {"tables": [], "more": None}
        assert guest.refused("GET", f"/api/tables/{'x' * 16}")[0] == 404
        assert guest.get("/api/me")["id"] == ""
        guest.put("/api/me", name="Ada")
        assert guest.get("/api/me")["id"]
