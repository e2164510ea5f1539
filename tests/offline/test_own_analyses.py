"""Analyses at one's own screen: told as they go, bounded, stopped, and lost by nothing."""

from typing import Any

import pytest

import serai
from offline.desk import Desk
from serai.offline.answering import Goes
from serai.offline.asking import Think
from serai.offline.coach import analyses

WADI = {"map": "wadi"}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_SIMULATIONS", 8)


def position(seed: int) -> str:
    return str(serai.new("desert", seats=2, seed=seed, **WADI).position)


def begun(desk: Desk, text: str) -> tuple[str, Goes]:
    """An analysis that somebody has begun to think about."""
    name = desk.answer_only("POST", "/api/analyses", {"text": text})["id"]
    (going,) = desk.answering.begin_all()
    assert isinstance(going, Goes) and isinstance(going.step, Think)
    assert going.step.long and going.step.name == name
    return name, going


def test_how_far_it_is_is_told_until_it_is_done() -> None:
    desk = Desk()
    name, going = begun(desk, position(1))
    path = f"/api/analyses/{name}"
    assert desk.get(path)["status"] == "waiting"
    assert isinstance(going.step, Think) and going.step.progress is not None
    going.step.progress({"stage": "first", "done": 1, "of": 3})
    told = desk.get(f"{path}?since=0&wait=25")
    assert (told["status"], told["stage"], told["done"], told["of"]) == ("running", "first", 1, 3)
    going.step.progress({"document": {"format": "serai coach-position 1"}})
    told = desk.get(path)
    assert (told["edition"], told["document"]) == (1, {"format": "serai coach-position 1"})
    assert desk.get(f"{path}?since=1")["document"] is None
    desk.through(going)
    told = desk.get(path)
    assert told["status"] == "done" and told["document"]["moves"]
    desk.reload()
    assert desk.get(path) == told


def test_one_that_nobody_wants_any_more_is_stopped_and_leaves_nothing() -> None:
    desk = Desk()
    name, going = begun(desk, position(1))
    desk.delete(f"/api/analyses/{name}")
    assert desk.house.fetch_stopped() == [name]
    desk.through(going)
    assert desk.get("/api/analyses") == {"analyses": []}
    assert not desk.store["files"]
    assert desk.refused("GET", f"/api/analyses/{name}") == "no-such-analysis"


def test_two_are_worked_on_at_a_time() -> None:
    desk = Desk()
    first = begun(desk, position(1))[1]
    begun(desk, position(2))
    assert desk.refused("POST", "/api/analyses", {"text": position(3)}) == "too-many-analyses"
    desk.through(first)
    begun(desk, position(3))


def test_the_oldest_texts_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 3)
    desk = Desk()
    names = []
    for seed in range(5):
        desk.now += 1
        names.append(desk.post("/api/analyses", text=position(seed))["id"])
    assert [one["id"] for one in desk.get("/api/analyses")["analyses"]] == names[:1:-1]
    assert len(desk.store["files"]) == 3


def test_what_a_full_disk_does_not_take_is_told_as_long_as_the_page_is_open() -> None:
    desk = Desk()
    name, going = begun(desk, position(1))
    desk.full = True
    desk.through(going)
    told = desk.get(f"/api/analyses/{name}")
    assert told["status"] == "done" and told["document"]["moves"]
    desk.full = False
    desk.reload()
    desk.get(f"/api/analyses/{name}")
    assert desk.get(f"/api/analyses/{name}")["document"] == told["document"]


def test_variations_are_not_replaced_unseen() -> None:
    desk = Desk()
    name = desk.post("/api/analyses", text=position(1))["id"]
    path = f"/api/analyses/{name}/variations"
    legal = serai.position("desert", position(1)).legal()
    first = {"after": 0, "actions": [f"1 {legal[0]}"]}
    before = desk.get(f"/api/analyses/{name}")["variations_tag"]
    desk.put(path, variations=[first], replaces=before)
    other: dict[str, Any] = {"variations": [], "replaces": before}
    assert desk.refused("PUT", path, other) == "variations-changed"
    desk.reload()
    kept = desk.get(f"/api/analyses/{name}")
    assert kept["status"] == "done" and kept["variations"][0]["actions"] == first["actions"]


def test_a_game_that_goes_on_is_analysed_by_nobody() -> None:
    desk = Desk()
    seats = [{"kind": "me"}, {"kind": "here"}]
    table = desk.post("/api/tables", game="desert", seats=seats, options=WADI)["id"]
    record = desk.get(f"/api/tables/{table}/record")
    assert desk.refused("POST", "/api/analyses", {"text": record}) == "record-of-running-table"
    wanted = {"text": record, "ply": 0}
    assert desk.refused("POST", "/api/branch", wanted) == "record-of-running-table"
    assert desk.refused("POST", f"/api/tables/{table}/analysis") == "table-not-over"
    assert desk.refused("GET", f"/api/tables/{table}/analysis") == "no-such-analysis"


def test_the_deal_of_today_is_tried_out_by_nobody_and_has_no_help() -> None:
    desk = Desk()
    table = desk.post("/api/days/desert")["id"]
    record = desk.get(f"/api/tables/{table}/record")
    assert desk.refused("POST", "/api/analyses", {"text": record}) == "deal-sealed"
    hint = {"seat": 0, "n": 0, "what": "move"}
    assert desk.refused("POST", f"/api/tables/{table}/hints", hint) == "no-hints-here"
    desk.now += 24 * 3600 * 1000
    told = desk.get("/api/days/desert/2026-09-21")
    assert told["mine"]["table"] == table and told["deal"]["seed"] is None
