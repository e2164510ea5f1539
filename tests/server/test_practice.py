"""Practice at a real server: positions are played out, and one's own games from the other side."""

import pytest

from serai.coach.practice import exercises
from serai.core.record import position
from server.house import Data, House, Player
from shipped import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_position_to_practise_is_open_and_its_seat_has_to_choose(game: str) -> None:
    found = exercises(game)
    assert {one.kind for one in found} == {"round", "ending"} and len(found) >= 6
    assert len({one.name for one in found}) == len(found)
    for one in found:
        there = position(game, one.start)
        assert there.actor == one.seat and len(there.legal()) > 1
        assert one.left == {"round": 8, "ending": 3}[one.kind]
        ahead = max(one.points) - one.points[one.seat]
        assert 0 < ahead <= max(1, 0.06 * max(one.points)), "it was close"


def test_a_position_is_played_out_and_compared_with_what_was_made_of_it(inn: House) -> None:
    ada = inn.guest("Ada")
    exercise = ada.get("/api/practice/desert")["exercises"][1]
    assert (exercise["kind"], exercise["best"], exercise["tried"]) == ("ending", None, 0)
    name, seat = exercise["name"], exercise["seat"]
    made = ada.post(f"/api/practice/desert/{name}", level="easy")
    assert (made["mine"], made["drawn"]) == ([seat], True)
    assert made["practice"] == {
        **{key: exercise[key] for key in ("seat", "points", "result")},
        "of": name,
    }
    with ada.socket() as socket:
        player = Player(socket, made["id"], seat)
        assert player.wait()["turn"] == seat
        player.finish()
    points = ada.get(f"/api/tables/{made['id']}")["points"][seat]
    after = ada.get("/api/practice/desert")["exercises"][1]
    assert (after["best"], after["tried"]) == (points, 1)
    again = ada.post(f"/api/tables/{made['id']}/rematch", same_deal=False)
    assert again["practice"]["of"] == name


def test_a_game_is_played_again_from_the_other_side_with_the_same_deal(inn: House) -> None:
    ada, ben = inn.guest("Ada"), inn.guest("Ben")
    made = ada.table("desert", "me", "easy", options={"map": "wadi"})
    table = made["id"]
    wanted: Data = {"seat": 1, "level": "beginner"}
    assert ada.refused("POST", f"/api/tables/{table}/other-side", **wanted)[0] == 409
    ada.post(f"/api/tables/{table}/seats/0/resign", level="easy")
    other = ada.post(f"/api/tables/{table}/other-side", **wanted)
    assert (other["mine"], other["commitment"]) == ([1], made["commitment"])
    assert (other["open_deal"], other["practice"]["of"]) == (True, table)
    assert [seat["kind"] for seat in other["seats"]] == ["bot", "host"]
    first = [ada.get(f"/api/tables/{one}/plies/0")["view"]["cells"] for one in (table, other["id"])]
    assert first[0] == first[1]
    assert ben.refused("POST", f"/api/tables/{table}/other-side", **wanted)[0] == 404


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/practice/desert/nothing", {"level": "easy"}, 404, "no-exercise"),
        ("/api/practice/desert/round-1", {"level": "clever"}, 422, "unknown-bot"),
        ("/api/practice/desert/round-1", {"level": 7}, 422, "bad-message"),
        ("/api/practice/desert/No-Such", {"level": "easy"}, 422, "bad-message"),
    ],
)
def test_what_cannot_be_practised_is_refused(
    inn: House, path: str, body: Data, status: int, code: str
) -> None:
    answer, told = inn.guest("Ada").refused("POST", path, **body)
    assert (answer, told["code"]) == (status, code)
