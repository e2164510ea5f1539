"""The deal of the day at a real server: published, played once, compared, and told whole."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cluster import Cluster
from serai.core.chance import commitment
from serai.core.record import draws_follow_seed, load
from server import later
from server.calendar_house import MONDAY, THURSDAY, Calendar, calendar_house, give_up
from server.house import UNLIMITED, Data, Guest, House, Player, eventually

DAY = 24 * 3600


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calendar]:
    """One server for all tests, which only ever goes forward."""
    with calendar_house(tmp_path_factory.mktemp("days")) as there:
        yield there


def begun(guest: Guest, game: str = "targi") -> Data:
    made: Data = guest.post(f"/api/days/{game}")
    return made


def seed_of(house: House, day: str, game: str = "targi") -> str:
    query = "SELECT seed FROM deals WHERE day = :day AND game = :game"
    return str(house.sql(query, day=day, game=game)[0][0])


def test_a_deal_is_committed_the_day_before_and_its_seed_is_told_the_day_after(
    calendar: Calendar,
) -> None:
    calendar.to(MONDAY)
    promised = calendar.looks["next"]
    calendar.later(DAY)
    told = calendar.looks
    assert told["day"] == promised["day"] and told["deal"]["seed"] is None
    assert told["deal"]["commitment"] == promised["commitment"]
    assert told["deal"]["published"] < told["begins"]
    assert (told["deal"]["seats"], told["deal"]["level"]) == (2, promised["level"])
    calendar.later(DAY)
    after = Guest(calendar.where).get(f"/api/days/targi/{promised['day']}")
    assert commitment(after["deal"]["seed"]) == promised["commitment"]
    assert promised["day"] in after["past"]


def test_a_deal_is_played_once_and_nothing_helps(calendar: Calendar) -> None:
    day = calendar.to(MONDAY)
    ada = calendar.where.guest("Ada")
    made = begun(ada)
    assert begun(ada)["id"] == made["id"]
    assert (made["day"], made["sealed"], made["hints"], made["links"]) == (day, True, False, [])
    table = f"/api/tables/{made['id']}"
    ask: Data = {"ply": 0, "actions": [], "seat": 0}
    refused = [
        ada.refused("POST", f"{table}/hints", seat=0, n=0, what="nudge"),
        ada.refused("POST", f"{table}/branch", **ask),
        ada.refused("GET", f"{table}/beliefs?seat=0"),
        ada.refused("PUT", f"{table}/seats/0", kind="bot", level="strong"),
        ada.refused("POST", f"{table}/analysis"),
    ]
    assert [told["code"] for _, told in refused] == [
        *["no-hints-here"] * 3,
        "deal-own-hands",
        "table-not-over",
    ]
    text = ada.record(made["id"], 0)
    assert ada.refused("POST", "/api/branch", text=text, **ask)[1]["code"] == "deal-sealed"
    ada.ask("DELETE", table)  # off one's list, and still the same
    assert begun(ada)["id"] == made["id"]
    give_up(ada, made["id"])
    assert begun(ada)["id"] == made["id"]
    refused = [
        ada.refused("POST", f"{table}/rematch", same_deal=True),
        ada.refused("POST", f"{table}/other-side", seat=1, level="easy"),
        ada.refused("POST", f"{table}/analysis"),
        ada.refused("POST", f"{table}/branch", **ask),
        ada.refused("GET", f"{table}/replay.html"),
        ada.refused("POST", "/api/analyses", text=ada.record(made["id"])),
    ]
    assert [told["code"] for _, told in refused] == ["deal-sealed"] * 6
    again = ada.post(f"{table}/rematch", same_deal=False)
    assert (again["day"], again["sealed"]) == (None, False)
    assert again["commitment"] != made["commitment"]
    calendar.later(DAY)
    assert ada.post(f"{table}/rematch", same_deal=True)["open_deal"]


def test_nobody_learns_the_deal_from_others_before_they_play(calendar: Calendar) -> None:
    day = calendar.to(MONDAY)
    ada, ben, cy = (calendar.where.guest(name) for name in ("Ada", "Ben", "Cy"))
    hers = begun(ada)["id"]
    assert ada.get("/api/days/targi")["results"] is None
    give_up(ada, hers)
    told = ada.get("/api/days/targi")
    assert [one["name"] for one in told["results"]] == ["Ada"] and told["mine"]["over"]
    doors = ("", "/plies", "/plies/0", "/record", "/glance", "/picture")
    for door in doors:
        assert ben.refused("GET", f"/api/tables/{hers}{door}")[0] == 404
    assert ben.get("/api/days/targi")["results"] is None
    assert ben.get("/api/days/targi")["played"] == 1
    his = begun(ben)["id"]
    assert ben.refused("GET", f"/api/tables/{hers}/plies")[0] == 404
    give_up(ben, his)
    assert ben.get(f"/api/tables/{hers}/plies")["over"]
    assert {one["name"] for one in ben.get("/api/days/targi")["results"]} == {"Ada", "Ben"}
    assert cy.refused("GET", f"/api/tables/{hers}/plies")[0] == 404
    calendar.later(DAY)
    assert len(cy.get(f"/api/days/targi/{day}")["results"]) == 2
    assert cy.get(f"/api/tables/{hers}/plies")["over"]


def everything(guest: Guest, table: str) -> list[str]:
    """All that somebody is told of a table by any door for looking."""
    at = f"/api/tables/{table}"
    doors = ["", "/record", "/record?seat=0", "/plies", "/plies/3", "/glance", "/picture", "/hints"]
    more = ["/analysis", "/plies/3/picture.svg", "/film.png", "/replay.html", "/beliefs?seat=0"]
    lists = ["/api/tables", "/api/tables?finished=true", "/api/days/targi", "/api/me/statistics"]
    paths = [*(f"{at}{door}" for door in (*doors, *more)), *lists]
    return [guest.ask("GET", path).text for path in paths]


def test_the_seed_is_in_nothing_that_is_told_before_the_day_is_over(calendar: Calendar) -> None:
    day = calendar.to(THURSDAY)
    seed = seed_of(calendar.where, day)
    ada = calendar.where.guest("Ada")
    table = begun(ada)["id"]
    heard = everything(ada, table)
    with ada.socket() as socket:
        Player(socket, table, 0).finish()
        socket.open(table, 0, 0)
        heard += [*socket.raw, *everything(ada, table)]
    assert not [text for text in heard if seed in text]
    assert any(commitment(seed) in text for text in heard)
    assert seed not in calendar.where.log_file.read_text("utf-8")
    calendar.later(DAY)
    record = ada.record(table)
    assert f"seed: {seed}\n" in record and draws_follow_seed(load(record))
    assert ada.get(f"/api/tables/{table}")["seed"] == seed


def played(guest: Guest) -> tuple[list[str], Data]:
    """A game of the day, to its end, by the same dice each time; what was done, how it ended."""
    table = begun(guest)["id"]
    with guest.socket() as socket:
        player = Player(socket, table, 0, seed=5)
        player.finish()
    plies: Any = guest.get(f"/api/tables/{table}/plies")["plies"]
    mine: Data = guest.get("/api/days/targi")["mine"]["result"]
    return [f"{ply['seat']} {ply['action']}" for ply in plies], mine


def test_the_same_moves_meet_the_same_play_and_share_a_rank(calendar: Calendar) -> None:
    calendar.to(THURSDAY)
    ada, ben, cy = (calendar.where.guest(name) for name in ("Ada", "Ben", "Cy"))
    hers, won = played(ada)
    his, also = played(ben)
    assert hers == his and len(hers) > 50
    give_up(cy, begun(cy)["id"])
    results = cy.get("/api/days/targi")["results"]
    assert [(one["rank"], one["name"]) for one in results] == [(1, "Ada"), (1, "Ben"), (None, "Cy")]
    assert [one["mine"] for one in results] == [False, False, True]
    assert won["points"] == also["points"] and None not in won["points"]


def test_a_game_counts_for_the_day_on_which_it_was_begun(calendar: Calendar) -> None:
    day = calendar.to(MONDAY)
    calendar.to_midnight(-5)
    ada, ben = calendar.where.guest("Ada"), calendar.where.guest("Ben")
    give_up(ben, begun(ben)["id"])
    table = begun(ada)["id"]
    calendar.to_midnight(5)
    # Whoever still plays is not told what everybody else is by now.
    told = ada.get(f"/api/days/targi/{day}")
    assert (told["results"], told["deal"]["seed"]) == (None, None)
    assert ben.get(f"/api/days/targi/{day}")["deal"]["seed"] is not None
    assert begun(ada)["id"] != table  # today is another deal
    give_up(ada, table)
    results = ada.get(f"/api/days/targi/{day}")["results"]
    assert {(one["name"], one["late"]) for one in results} == {("Ada", True), ("Ben", False)}
    assert "Ada" not in {one["name"] for one in ben.get("/api/days/targi")["results"] or []}


def test_a_day_that_was_not_published_has_no_deal_and_the_next_goes_on(calendar: Calendar) -> None:
    calendar.to(MONDAY)
    calendar.later(40 * DAY)
    ada = calendar.where.guest("Ada")
    told = calendar.looks
    missed = told["day"]
    assert (told["deal"], told["next"], told["results"] or []) == (None, None, [])
    assert ada.refused("POST", "/api/days/targi")[0] == 404
    assert ada.refused("GET", "/api/days/targi/2026-02-31")[1]["code"] == "no-deal"
    assert ada.refused("GET", "/api/days/targi/2099-01-01")[1]["code"] == "no-deal"
    assert ada.refused("GET", "/api/days/nothing")[0] >= 400
    calendar.later(DAY)
    calendar.to(MONDAY)
    assert ada.get(f"/api/days/targi/{missed}")["deal"] is None
    assert begun(ada)["status"] == "running"


def test_a_deal_that_was_missing_when_its_day_began_tells_so_and_is_sealed_as_any(
    tmp_path: Path,
) -> None:
    with calendar_house(tmp_path) as calendar:
        eventually(lambda: calendar.looks["deal"] is not None)
        first = calendar.looks
        assert first["begins"] <= first["deal"]["published"] <= first["now"]
        day, promised = first["day"], first["deal"]["commitment"]
        seed = seed_of(calendar.where, day)
        assert commitment(seed) == promised
        ada = calendar.where.guest("Ada")
        table = begun(ada)["id"]
        assert ada.get(f"/api/tables/{table}")["commitment"] == promised
        assert (
            ada.refused("POST", f"/api/tables/{table}/hints", seat=0, n=0, what="nudge")[0] >= 400
        )
        assert not [text for text in everything(ada, table) if seed in text]
        calendar.where.stop()
        calendar.where.start()
        assert calendar.looks["deal"] == first["deal"]  # never a second one
        assert begun(ada)["id"] == table
        eventually(lambda: calendar.looks["next"] is not None)
        calendar.later(DAY)
        told = calendar.looks
        assert told["deal"]["published"] < told["begins"]  # from then on as always
        give_up(ada, table)
        assert ada.get(f"/api/days/targi/{day}")["deal"]["seed"] == seed


def test_a_backup_holds_the_deals_and_an_empty_server_takes_them_over(
    calendar: Calendar, tmp_path: Path
) -> None:
    from serai.server.moving import backup, restore
    from serai.server.settings import database_url
    from serai.server.store import Store, existing

    calendar.to(MONDAY)
    kept = tmp_path / "kept"
    with existing(calendar.where.store_url) as store:
        backup(store, kept)
    with calendar_house(tmp_path, store=str(tmp_path / "other.sqlite")) as other:
        other.to(MONDAY)
    there = Store(database_url(str(tmp_path / "other.sqlite")))
    try:
        restore(kept, there)
        with there.engine.connect() as connection:
            found = connection.exec_driver_sql("SELECT day, game, seed FROM deals").all()
    finally:
        there.close()
    assert set(found) == set(calendar.where.sql("SELECT day, game, seed FROM deals"))


def test_a_seed_is_written_as_a_seed_is(calendar: Calendar) -> None:
    seeds = calendar.where.sql("SELECT seed FROM deals")
    assert len({seed for (seed,) in seeds}) == len(seeds) > 20
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for (seed,) in seeds)


def test_two_processes_publish_one_deal_and_lay_one_table(cluster: Cluster, tmp_path: Path) -> None:
    """On PostgreSQL; they ask at the same moment."""
    (tmp_path / "other").mkdir()
    with calendar_house(tmp_path, store=cluster.database()) as calendar:
        assert calendar.where.process is not None
        clock = later.program(tmp_path / "clock")
        other = House(tmp_path / "other", *UNLIMITED, program=clock, store=calendar.where.store)
        other.start()
        try:
            day = calendar.to(MONDAY)
            ada = calendar.where.guest("Ada")
            there = Guest(other, token=ada.token)
            with ThreadPoolExecutor() as both:
                made = [both.submit(one.post, "/api/days/targi") for one in (ada, there) * 2]
                tables = {one.result()["id"] for one in made}
            assert len(tables) == 1
            told = [one.get("/api/days/targi")["deal"]["commitment"] for one in (ada, there)]
            assert told[0] == told[1] == commitment(seed_of(other, day))
            rows = other.sql("SELECT day, game FROM deals")
            assert len(set(rows)) == len(rows) >= 21
        finally:
            other.stop()
