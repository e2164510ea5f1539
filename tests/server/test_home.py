"""What the first page is made of: tables looked for, at a glance and as pictures; and the ways out.

Resigning, handing over and deleting take nothing from anybody else.
"""

import asyncio
import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from serai.core.match import new
from serai.core.texts import say
from serai.server.store import Store
from serai.tables.glance import cropped
from serai.tables.sheet import FINISHED, Seat, Sheet, Standing
from server.house import Data, Guest, House, Player, eventually, house
from shipped import GAMES

WADI = {"map": "wadi"}
EASY = {"level": "easy"}
SVG = "{http://www.w3.org/2000/svg}svg"
Told = tuple[int, Data]


@pytest.fixture
def ada(inn: House) -> Guest:
    return inn.guest("Ada")


@pytest.fixture
def ben(inn: House) -> Guest:
    return inn.guest("Ben")


def code(told: Told) -> tuple[int, str]:
    return told[0], told[1]["code"]


def listed(guest: Guest, asked: str = "") -> list[str]:
    return [table["id"] for table in guest.get(f"/api/tables{asked}")["tables"]]


def finished(guest: Guest, asked: str = "") -> list[str]:
    return listed(guest, f"?finished=true{asked}")


def resign(guest: Guest, made: Data, seat: int, level: str = "easy") -> Data:
    told: Data = guest.post(f"/api/tables/{made['id']}/seats/{seat}/resign", level=level)
    return told


def three(ada: Guest, ben: Guest, cy: Guest) -> Data:
    made = ada.table("sons", "me", "friend", "friend")
    ben.join(made, 1)
    cy.join(made, 2)
    return made


# -- resigning ---------------------------------------------------------------------------------


def test_who_resigns_against_bots_has_lost_and_the_game_is_over(ada: Guest) -> None:
    made = ada.table("desert", "me", "easy", options={**WADI, "first": "1"})
    with ada.socket() as hers:
        state = Player(hers, made["id"], 0).state
        told = resign(ada, made, 0)
        assert (told["status"], told["result"], told["points"]) == ("over", [0, 1], [0, 0])
        assert [seat["resigned"] for seat in told["seats"]] == [True, False]
        seats = hers.until(lambda heard: heard["type"] == "seats" and heard["seats"][0]["resigned"])
        assert seats["seats"][0]["kind"] == "host"
        over = hers.until(lambda heard: heard["type"] == "state" and heard["status"] == "over")
        assert over["legal"] == [] and over["turn"] is None and not over["may_undo"]
        refused = hers.move(state, state["legal"][0]["action"])
        assert refused["trouble"]["code"] == "table-over"
    assert listed(ada) == [] and finished(ada) == [made["id"]]
    assert finished(ada, "&outcome=lost") == [made["id"]]
    assert finished(ada, "&outcome=won") == []
    assert ada.post(f"/api/tables/{made['id']}/rematch")["status"] == "running"
    assert ada.get(f"/api/tables/{made['id']}/plies")["over"] is True


def test_the_other_of_two_people_wins(ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    ben.join(made, 1)
    assert resign(ben, made, 1)["result"] == [1, 0]
    assert finished(ada, "&outcome=won") == finished(ben, "&outcome=lost") == [made["id"]]


def test_where_others_play_on_a_bot_does_for_who_resigns(
    inn: House, ada: Guest, ben: Guest
) -> None:
    cy = inn.guest("Cy")
    made = three(ada, ben, cy)
    with ben.socket() as his, ada.socket() as hers:
        his.open(made["id"], 1)
        hers.open(made["id"], 0)
        told = resign(ben, made, 1, "hard")
        assert told["status"] == "running" and told["mine"] == []
        sits = hers.until(lambda heard: heard["type"] == "seats" and heard["seats"][1]["resigned"])
        assert (sits["seats"][1]["kind"], sits["seats"][1]["name"]) == ("bot", "hard")
        hers.until(lambda heard: heard["type"] == "state")
        his.say(type="open", table=made["id"], seat=1)
        assert his.next("error")["trouble"]["code"] == "seat-not-yours"
        assert his.open(made["id"])["status"] == "running"  # but may look on
    assert resign(ben, made, 1)["seats"][1]["name"] == "hard"  # again, it changes nothing
    assert listed(ben) == finished(ben) == []
    assert resign(cy, made, 2)["result"] == [1, 0, 0]  # the last who stays
    assert finished(ben, "&outcome=lost") == finished(cy, "&outcome=lost") == [made["id"]]
    assert finished(ada, "&outcome=won") == [made["id"]]


def test_what_cannot_be_resigned(inn: House, ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    where = f"/api/tables/{made['id']}/seats"
    assert code(ada.refused("POST", f"{where}/0/resign", **EASY)) == (409, "table-not-begun")
    ben.join(made, 1)
    stranger, watcher = inn.guest("Eve"), inn.guest("Wim")
    watcher.join(made, None)
    assert code(stranger.refused("POST", f"{where}/0/resign", **EASY)) == (404, "no-such-table")
    for other in (ben, watcher):
        assert code(other.refused("POST", f"{where}/0/resign", **EASY)) == (403, "seat-not-yours")
    assert code(ada.refused("POST", f"{where}/2/resign", **EASY)) == (422, "bad-seat")
    assert code(ada.refused("POST", f"{where}/8/resign", **EASY)) == (422, "bad-message")
    assert code(ada.refused("POST", f"{where}/0/resign", level="hal")) == (422, "unknown-bot")
    for body in ({"why": "tired"}, {"level": 7}, {"level": "easy", "seat": 0}):
        assert code(ada.refused("POST", f"{where}/0/resign", **body)) == (422, "bad-message")
    assert ada.get(f"/api/tables/{made['id']}")["status"] == "running"
    resign(ben, made, 1)
    assert code(ada.refused("POST", f"{where}/0/resign", **EASY)) == (409, "table-over")


def tallied(guest: Guest) -> list[tuple[str, int, int, int]]:
    told = guest.get("/api/me/statistics")["tallies"]
    return [(one["name"], one["games"], one["won"], one["lost"]) for one in told]


def test_who_resigns_at_the_hosts_screen_takes_no_game_from_the_host(inn: House) -> None:
    ada = inn.guest("Ada")
    made = ada.table("sons", "me", "here", "here")
    told = resign(ada, made, 1)
    assert (told["status"], told["seats"][1]["kind"], told["mine"]) == ("running", "bot", [0, 2])
    assert told["seats"][1]["resigned"] and told["resigned"] == []
    assert resign(ada, made, 1)["seats"][1]["kind"] == "bot"  # again, it changes nothing
    over = resign(ada, made, 2)  # a game that ends by it
    assert (over["result"], over["resigned"]) == ([1, 0, 0], [])
    [of_the_list] = ada.get("/api/tables?finished=true")["tables"]
    assert of_the_list["resigned"] == []
    assert finished(ada, "&outcome=won") == [made["id"]] and finished(ada, "&outcome=lost") == []
    assert tallied(ada) == [("", 1, 1, 0)]


def test_the_hosts_own_resigning_is_the_hosts_loss_and_no_others(inn: House) -> None:
    ada, ben = inn.guest("Ada"), inn.guest("Ben")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zoe"}, {"kind": "friend"}]
    made = ada.post("/api/tables", game="sons", seats=seats)
    ben.join(made, 2)
    resign(ada, made, 1)
    assert resign(ada, made, 0)["resigned"] == [0]
    assert finished(ada, "&outcome=lost") == [made["id"]] and finished(ada, "&outcome=won") == []
    assert tallied(ada) == [("", 1, 0, 1), ("Ben", 1, 0, 1)]
    assert tallied(ben) == [("", 1, 1, 0), ("Ada", 1, 1, 0)]
    me = ada.get("/api/me")["id"]
    assert finished(ben, f"&friend={me}") == [made["id"]]


def test_a_game_that_somebody_resigned_is_the_same_after_a_power_cut(tmp_path: Path) -> None:
    with house(tmp_path) as where:
        ada, ben, cy = (where.guest(name) for name in ("Ada", "Ben", "Cy"))
        ended = ada.table("desert", "me", "easy", options=WADI)
        going = three(ada, ben, cy)
        told = [resign(ada, ended, 0), resign(ben, going, 1, "hard")]
        where.kill()
        where.start()
        now = [
            guest.get(f"/api/tables/{one['id']}")
            for guest, one in zip((ada, ben), told, strict=True)
        ]
        assert [one["result"] for one in now] == [[0, 1], None]
        assert [one["resigned"] for one in now[1]["seats"]] == [False, True, False]
        assert now[1]["seats"][1]["name"] == "hard"
        with ada.socket() as hers:
            assert hers.open(ended["id"], 0)["status"] == "over"


# -- deleting ----------------------------------------------------------------------------------


def test_a_table_of_ones_own_is_taken_off_the_list_and_put_back(ada: Guest) -> None:
    made = ada.table("desert", "me", "easy", options=WADI)
    where = f"/api/tables/{made['id']}"
    for _ in range(2):  # again, it changes nothing
        assert ada.ask("DELETE", where).status_code == 204
        assert listed(ada) == []
    for _ in range(2):
        assert ada.post(f"{where}/back")["id"] == made["id"]
        assert listed(ada) == [made["id"]]


def test_where_others_wait_nobody_slips_away(inn: House, ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    where = f"/api/tables/{made['id']}"
    ben.join(made, 1)
    for guest in (ada, ben):
        assert code(guest.refused("DELETE", where)) == (409, "table-waits-for-you")
        assert listed(guest) == [made["id"]]
    assert code(inn.guest("Eve").refused("DELETE", where)) == (404, "no-such-table")
    assert code(inn.guest("Eve").refused("POST", f"{where}/back")) == (404, "no-such-table")
    ada.put(f"{where}/seats/0", kind="bot", level="easy")
    assert ada.ask("DELETE", where).status_code == 204
    assert listed(ada) == [] and listed(ben) == [made["id"]]


def test_a_game_that_is_over_goes_from_ones_own_list_alone(ada: Guest, ben: Guest) -> None:
    made = ada.table("desert", "me", "friend", options=WADI)
    ben.join(made, 1)
    resign(ben, made, 1)
    assert ada.ask("DELETE", f"/api/tables/{made['id']}").status_code == 204
    assert finished(ada) == [] and finished(ben) == [made["id"]]
    assert ada.get("/api/me/statistics")["tallies"] == []
    assert ben.get("/api/me/statistics")["tallies"] != []
    assert ada.get(f"/api/tables/{made['id']}/plies")["over"]  # who has the address finds it


def test_a_friend_who_leaves_before_the_start_frees_the_seat(ada: Guest, ben: Guest) -> None:
    made = ada.table("sons", "me", "friend", "friend")
    ben.join(made, 1)
    assert ben.ask("DELETE", f"/api/tables/{made['id']}").status_code == 204
    assert listed(ben) == [] and listed(ada) == [made["id"]]
    seat = ada.get(f"/api/tables/{made['id']}")["seats"][1]
    assert (seat["taken"], seat["name"], seat["kind"]) == (False, "", "friend")
    assert ben.join(made, 1)["mine"] == [1]  # by the same link


TWO = {"game": "desert", "seats": [{"kind": "me"}, {"kind": "here"}]}
BOTS = {"game": "desert", "seats": 2 * [{"kind": "bot", "level": "easy"}]}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Everybody may have two tables, and one of bots alone."""
    limits = ("--limit", "tables_per_person=2", "--limit", "bot_tables_per_person=1")
    with house(tmp_path_factory.mktemp("narrow"), *limits) as running:
        yield running


def test_a_deleted_table_makes_room_for_another_and_is_gone_then(narrow: House) -> None:
    ada = narrow.guest("Ada")
    first, second = (ada.post("/api/tables", **TWO) for _ in range(2))
    assert code(ada.refused("POST", "/api/tables", **TWO))[1] == "too-many-tables"
    where = f"/api/tables/{first['id']}"
    ada.ask("DELETE", where)
    assert ada.post(f"{where}/back")["id"] == first["id"]  # it was only off the list
    ada.ask("DELETE", where)
    third = ada.post("/api/tables", **TWO)
    assert code(ada.refused("POST", f"{where}/back")) == (404, "no-such-table")
    assert listed(ada) == [third["id"], second["id"]]
    assert code(ada.refused("POST", "/api/tables", **TWO))[1] == "too-many-tables"


def test_a_table_that_is_only_hidden_counts_until_it_is_gone(narrow: House) -> None:
    ada, ben = narrow.guest("Ada"), narrow.guest("Ben")
    shared = ada.table("desert", "me", "friend", options=WADI)
    ben.join(shared, 1)
    ada.put(f"/api/tables/{shared['id']}/seats/0", kind="bot", level="easy")
    looked_at = ada.post("/api/tables", **TWO)
    with ada.socket() as hers:
        hers.open(looked_at["id"])
        for made in (shared, looked_at):  # one goes on for Ben, one is played on in another tab
            assert ada.ask("DELETE", f"/api/tables/{made['id']}").status_code == 204
        assert listed(ada) == [] and listed(ben) == [shared["id"]]
        for _ in range(2):
            assert code(ada.refused("POST", "/api/tables", **TWO))[1] == "too-many-tables"
        assert ada.post(f"/api/tables/{looked_at['id']}/back")["status"] == "running"


def test_a_table_of_bots_that_is_taken_off_the_list_makes_room_by_going(narrow: House) -> None:
    ada = narrow.guest("Ada")
    first = ada.post("/api/tables", **BOTS)
    assert code(ada.refused("POST", "/api/tables", **BOTS))[1] == "too-many-bot-tables"
    ada.ask("DELETE", f"/api/tables/{first['id']}")
    assert ada.post("/api/tables", **BOTS)["status"] == "running"
    assert code(ada.refused("GET", f"/api/tables/{first['id']}")) == (404, "no-such-table")


# -- looking for games that are over -----------------------------------------------------------


@pytest.fixture(scope="module")
def long_ago(inn: House) -> Guest:
    """Ada has played these, from the first to the last."""
    ada = inn.guest("Ada")
    me = ada.get("/api/me")["id"]
    friends = {name: inn.guest(name).get("/api/me")["id"] for name in ("Łucja", "נועה")}
    asyncio.run(_keep(inn, me, friends))
    return ada


def bot(seat: int, level: str) -> Seat:
    return Seat(seat, "bot", level)


async def _keep(inn: House, me: str, friends: dict[str, str]) -> None:
    lucja, noa = (Seat(1, "friend", name, person) for name, person in friends.items())
    games: list[tuple[str, str, tuple[Seat, ...], list[float], list[int | None]]] = [
        ("won", "desert", (bot(1, "easy"),), [1, 0], [80, 60]),
        ("lost", "desert", (bot(1, "easy"),), [0, 1], [50, 61]),
        ("secret", "desert", (bot(1, "easy"),), [0, 1], [None, None]),
        ("two", "desert", (bot(1, "hard"), bot(2, "hard")), [1, 0, 0], [70, 30, 40]),
        ("shared", "targi", (lucja,), [0.5, 0.5], [30, 30]),
        ("renamed", "targi", (replace(lucja, name="Lucy"),), [0, 1], [20, 40]),
        ("noa", "sons", (noa, bot(2, "easy")), [0, 0, 1], [1, 2, 3]),
        ("gave up", "sons", (noa, bot(2, "easy")), [0, 1, 0], [4, 5, 6]),
        ("screen", "desert", (Seat(1, "here", "Zoë", me),), [0, 1], [1, 2]),
    ]
    store = Store(inn.store_url)
    for number, (name, game, others, result, points) in enumerate(games):
        own = Seat(0, "host", "Ada", me)
        if name == "gave up":
            own = Seat(0, "bot", "easy", resigned=me)
        table = f"{name}-{me}"[:16].replace(" ", "_")
        sheet = Sheet(table, game, 1, {}, "7", me, "w", number, seats=(own, *others))
        end = Standing(FINISHED, result=result, points=points, changed=number, played=True)
        await store.add_table(replace(sheet, standing=end), [])
    store.close()


def named(table: str) -> str:
    return table.partition("-")[0].replace("_", " ")


def names(guest: Guest, asked: str) -> list[str]:
    return [named(table) for table in finished(guest, asked)]


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        ("game=targi", "renamed shared"),
        ("game=nothing", ""),
        ("outcome=won", "two won"),
        ("outcome=shared", "shared"),
        ("outcome=lost&game=sons", "gave-up noa"),
        ("level=hard", "two"),
        ("level=easy&game=sons", "gave-up noa"),
        ("search=lucja", "shared"),
        ("search=LUCJA", "shared"),
        ("search=%D7%A0%D7%95%D7%A2%D7%94", "gave-up noa"),
        ("search=ZOE", "screen"),
        ("search=100%25", ""),
        ("search=_", ""),
        ("search=targi", "renamed shared"),
        ("search=durch+die&language=de&game=desert&outcome=won", "two won"),
        ("most=2", "screen gave-up"),
    ],
)
def test_games_that_are_over_are_looked_for(long_ago: Guest, asked: str, wanted: str) -> None:
    found = names(long_ago, f"&{asked}")
    assert found == [name.replace("-", " ") for name in wanted.split()]


def test_bots_are_found_by_the_names_they_have_in_the_readers_language(long_ago: Guest) -> None:
    told = long_ago.get("/api/tables?finished=true&level=hard")["tables"]
    character = told[0]["seats"][2]["character"]
    for language in ("en", "pl", "he"):
        for key in (f"character-{character}", "character-level-hard"):
            asked = f"&search={say(key, language)}&language={language}"
            assert names(long_ago, asked) == ["two"]


def test_games_with_a_friend_are_found_whatever_the_friend_was_called(long_ago: Guest) -> None:
    tallies = long_ago.get("/api/me/statistics")["tallies"]
    [lucja] = {one["friend"] for one in tallies if one["name"] == "Lucy"}
    assert names(long_ago, f"&friend={lucja}") == ["renamed", "shared"]


def test_filtered_pages_follow_each_other(long_ago: Guest) -> None:
    found: list[str] = []
    more: str | None = ""
    while more is not None:
        asked = f"?finished=true&game=desert&most=2{more and '&before=' + more}"
        page = long_ago.get(f"/api/tables{asked}")
        found += [named(table["id"]) for table in page["tables"]]
        more = page["more"]
    assert found == ["screen", "two", "secret", "lost", "won"]


def test_the_points_of_all_are_told_when_a_game_is_over(long_ago: Guest) -> None:
    told = long_ago.get("/api/tables?finished=true&game=targi")["tables"]
    assert [table["points"] for table in told] == [[20, 40], [30, 30]]


def test_what_cannot_be_looked_for_is_refused(ada: Guest) -> None:
    for asked in ("most=0", "most=51", "outcome=maybe", "search=" + "x" * 41, "game=" + "x" * 33):
        assert code(ada.refused("GET", f"/api/tables?{asked}")) == (422, "bad-message")


# -- statistics --------------------------------------------------------------------------------


def counted(tally: Data) -> tuple[Any, ...]:
    return tuple(tally[name] for name in ("games", "won", "shared", "lost", "points", "theirs"))


def test_games_are_counted_in_all_and_against_each(long_ago: Guest) -> None:
    tallies = long_ago.get("/api/me/statistics")["tallies"]
    found = {
        (one["level"] or one["name"], one["game"], one["seats"]): counted(one) for one in tallies
    }
    assert found == {
        ("", "desert", 2): (4, 1, 0, 3, 43.67, None),
        ("", "desert", 3): (1, 1, 0, 0, 70, None),
        ("", "targi", 2): (2, 0, 1, 1, 25, None),
        ("", "sons", 3): (2, 0, 0, 2, 2.5, None),
        ("easy", "desert", 2): (3, 1, 0, 2, 65, 60.5),
        ("hard", "desert", 3): (1, 1, 0, 0, 70, 35),
        ("Lucy", "targi", 2): (2, 0, 1, 1, 25, 35),
        ("נועה", "sons", 3): (2, 0, 0, 2, 2.5, 3.5),
        ("easy", "sons", 3): (2, 0, 0, 2, 2.5, 4.5),
    }


def test_who_has_played_nothing_has_nothing_to_count(inn: House) -> None:
    assert inn.guest().get("/api/me/statistics") == {"tallies": []}


# -- at a glance -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def going(inn: House) -> Iterator[tuple[Guest, Data, Data]]:
    """A game of Targi in which something has been done."""
    ada = inn.guest("Ada")
    made = ada.table("targi", "me", "friend", options={"first": "1"})
    inn.guest("Ben").join(made, 1)
    with ada.socket() as hers:
        yield ada, made, Player(hers, made["id"], 0).play()


def test_a_glance_tells_whose_turn_it_is_the_points_and_the_last_move(
    going: tuple[Guest, Data, Data],
) -> None:
    ada, made, state = going
    told = ada.get(f"/api/tables/{made['id']}/glance?seat=0")
    assert (told["n"], told["turn"], told["seat"]) == (state["n"], state["turn"], 0)
    assert told["points"] == [player["points"] for player in state["view"]["players"]]
    done = [event for event in state["events"] if event["seat"] == 0][-1]
    assert done["kind"] in [event["kind"] for event in told["last"]]


def test_a_picture_shows_the_board_as_it_is_now(going: tuple[Guest, Data, Data]) -> None:
    ada, made, state = going
    where = f"/api/tables/{made['id']}/picture?seat=0"
    drawn = {
        theme: ada.ask("GET", f"{where}&theme={theme}&n={state['n']}")
        for theme in ("light", "dark")
    }
    for answer in drawn.values():
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"].startswith("private, max-age=")
        assert "cookie" in answer.headers["vary"]
        root = ElementTree.fromstring(answer.text)
        board = root.find(SVG)
        assert board is not None
        assert root.get("viewBox") == f"0 0 600 {board.get('height')}"
        assert "prefers-color-scheme" not in answer.text
        assert "Ada" not in answer.text and "Ben" not in answer.text
    assert drawn["light"].text != drawn["dark"].text
    assert drawn["light"].headers["content-encoding"] == "gzip"
    plain = ada.ask("GET", where, headers={"accept-encoding": "identity"})
    assert plain.text == drawn["light"].text and "content-encoding" not in plain.headers
    assert len(gzip.compress(plain.content)) < len(plain.content) / 4


def test_a_picture_of_another_moment_is_not_kept(going: tuple[Guest, Data, Data]) -> None:
    ada, made, state = going
    where = f"/api/tables/{made['id']}/picture?seat=0"
    for asked in ("", f"&n={state['n'] + 1}", "&n=0"):
        assert ada.ask("GET", where + asked).headers["cache-control"] == "no-store"


def test_glances_and_pictures_are_for_those_who_may_look(
    inn: House, going: tuple[Guest, Data, Data]
) -> None:
    ada, made, _ = going
    waiting = ada.table("desert", "me", "friend", options=WADI)
    for what in ("glance", "picture"):
        where = f"/api/tables/{made['id']}/{what}"
        assert code(ada.refused("GET", f"{where}?seat=1")) == (403, "seat-not-yours")
        assert code(ada.refused("GET", f"{where}?seat=9")) == (422, "bad-message")
        assert code(inn.guest("Eve").refused("GET", where)) == (404, "no-such-table")
        waits = ada.refused("GET", f"/api/tables/{waiting['id']}/{what}")
        assert code(waits) == (409, "table-not-begun")
        assert ada.ask("GET", where).status_code == 200  # as a spectator
    for asked in ("theme=pink", "n=-1", "n=1000001"):
        told = ada.refused("GET", f"/api/tables/{made['id']}/picture?{asked}")
        assert code(told) == (422, "bad-message")


def test_of_every_game_the_board_alone_is_drawn_and_of_one_without_drawings_its_text() -> None:
    for game in GAMES:
        whole = new(game, seed=7).svg()
        root = ElementTree.fromstring(cropped(whole))
        board = root.find(SVG)
        assert board is not None and root.get("height") == board.get("height")
        assert float(root.get("height", 0)) < float(ElementTree.fromstring(whole).get("height", 0))
    plain = new("souk", seed=7).svg()
    assert cropped(plain) == plain


# -- games from before points were kept --------------------------------------------------------


def test_points_of_old_games_are_counted_when_the_server_has_time(tmp_path: Path) -> None:
    with house(tmp_path) as where:
        ada = where.guest("Ada")
        made = ada.table("desert", "me", "here", options=WADI)
        with ada.socket() as hers:
            Player(hers, made["id"], made["turn"]).play()
        resign(ada, made, 0)
        me = ada.get("/api/me")["id"]
        where.stop()
        asyncio.run(_forget_points(where, me))
        where.start()
        told = ada.get(f"/api/tables/{made['id']}")
        eventually(
            lambda: (
                [t["points"] for t in ada.get("/api/tables?finished=true")["tables"]]
                == [[None, None], [0, 0]]
            )
        )
        assert told["status"] == "over"
        [all_games] = ada.get("/api/me/statistics")["tallies"]
        assert (all_games["games"], all_games["points"]) == (2, 0)


async def _forget_points(where: House, me: str) -> None:
    """As a store was before; and there is a game that nobody can read any more."""
    store = Store(where.store_url)
    seats = (Seat(0, "host", "Ada", me), Seat(1, "here", "", me))
    lost = Sheet("unreadable-game-", "desert", 99, {}, "7", me, "w", 9, seats=seats)
    at = 9_000_000_000_000
    over = Standing(FINISHED, result=[1, 0], changed=at, played=True)
    await store.add_table(replace(lost, standing=over), [])
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET points = NULL")
        connection.exec_driver_sql("UPDATE seats SET points = NULL")
    store.close()
