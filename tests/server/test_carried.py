"""Tables that were begun elsewhere, taken in by a server, and handed out again."""

from typing import Any

import pytest

from serai.tables.sheet import BOT
from server.house import Guest, House

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}, {"kind": "here", "name": "Bo"}]


def begun(guest: Guest, *seats: dict[str, str]) -> dict[str, Any]:
    told: dict[str, Any] = guest.post("/api/tables", game="desert", seats=list(seats or SEATS))
    return told


def test_a_table_goes_out_and_comes_in_with_the_same_record_and_the_same_people(
    inn: House,
) -> None:
    ada = Guest(inn, "Ada")
    out = ada.get(f"/api/tables/{begun(ada)['id']}/carried")
    told = ada.post("/api/tables/carried", **out)
    assert [seat["kind"] for seat in told["seats"]] == ["host", BOT, "here"]
    assert told["mine"] == [0, 2] and told["open_deal"] and told["seed"]
    assert ada.get(f"/api/tables/{told['id']}/carried") == out
    listed = [one["id"] for one in ada.get("/api/tables")["tables"]]
    assert told["id"] in listed


def test_only_whoever_made_a_table_may_carry_it_and_only_without_friends(inn: House) -> None:
    ada, bo = Guest(inn, "Ada"), Guest(inn, "Bo")
    table = begun(ada)["id"]
    status, _ = bo.refused("GET", f"/api/tables/{table}/carried")
    assert status == 404, "they may not know of it"
    shared = begun(ada, {"kind": "me"}, {"kind": "friend"})
    link = next(one for one in shared["links"] if one["seat"] == 1)
    bo.post(f"/api/tables/{shared['id']}/join", secret=link["secret"])
    assert bo.refused("GET", f"/api/tables/{shared['id']}/carried")[1]["code"] == "not-your-table"
    assert ada.refused("GET", f"/api/tables/{shared['id']}/carried")[1]["code"] == "carry-company"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"record": "good morning"}, "neither-record-nor-position"),
        ({"record": "serai record 1\ngame: dance\n"}, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, "carry-other-seats"),
        ({"record": "x" * 200_001}, "bad-message"),
        ({"seats": [{"kind": "bot", "level": "strongest"}] * 3}, "unknown-bot"),
    ],
)
def test_what_makes_no_table_is_refused_and_none_is_made(
    inn: House, change: dict[str, Any], code: str
) -> None:
    ada = Guest(inn, "Ada")
    out = ada.get(f"/api/tables/{begun(ada)['id']}/carried")
    before = len(ada.get("/api/tables")["tables"])
    status, trouble = ada.refused("POST", "/api/tables/carried", **{**out, **change})
    assert (status, trouble["code"]) == (422, code)
    assert len(ada.get("/api/tables")["tables"]) == before
