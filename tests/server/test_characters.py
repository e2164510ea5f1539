"""Whoever asks is told the same character for a bot's seat: at the table, after it, and again."""

import pytest

import serai
from serai.bots.characters import character
from server.house import Data, Guest, House, Player

WADI = {"map": "wadi", "first": "1"}


@pytest.fixture
def ada(inn: House) -> Guest:
    return inn.guest("Ada")


def sitting(told: Data) -> list[str | None]:
    return [seat["character"] for seat in told["seats"]]


def test_five_masters_are_five_characters(ada: Guest) -> None:
    made = ada.table("desert", *["master"] * 5, thinking=0.01)
    found = sitting(made)
    assert found == [character("desert", seat, "master") for seat in range(5)]
    assert len(set(found)) == 5
    assert {seat["name"] for seat in made["seats"]} == {"master"}
    assert sitting(ada.get(f"/api/tables/{made['id']}")) == found
    with ada.socket() as socket:
        socket.open(made["id"])
        assert sitting(socket.next("seats")) == found


def test_people_have_none_whatever_they_call_themselves(inn: House) -> None:
    ada = inn.guest("master")
    made = ada.table("desert", "me", "easy", options=WADI)
    assert made["seats"][0]["name"] == "master"
    assert sitting(made) == [None, "easy-gazelle"]


def test_a_game_once_more_is_played_against_the_same_bots(ada: Guest) -> None:
    made = ada.table("desert", "me", "easy", options=WADI)
    with ada.socket() as socket:
        Player(socket, made["id"], 0).finish()
    for same_deal in (False, True):
        again = ada.post(f"/api/tables/{made['id']}/rematch", same_deal=same_deal)
        assert sitting(again) == sitting(made)


def test_a_record_still_holds_the_level(ada: Guest) -> None:
    made = ada.table("desert", "me", "easy", "master", thinking=0.01, options={"first": "1"})
    record = ada.record(made["id"], 0)
    assert "names: Ada | easy | master" in record.splitlines()
    assert serai.load(record).names == ["Ada", "easy", "master"]


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Yara"), ("he", "יארה"), ("pl", "Yara"), ("fr", "Yara")]
)
def test_a_refusal_calls_the_bot_by_its_name(ada: Guest, language: str, name: str) -> None:
    made = ada.table("desert", "me", "easy", options=WADI)
    with ada.socket() as socket:
        socket.say(type="speak", language=language)
        player = Player(socket, made["id"], 0)
        while any(choice["action"].startswith("leader") for choice in player.wait()["legal"]):
            player.play()
        cells = player.state["view"]["cells"]
        theirs = next(cell for cell in cells if cell.get("camel", {}).get("seat") == 1)
        action = f"{theirs['camel']['colour']} {theirs['name']}"
        answer = socket.move(player.state, action, sentences=True)
        assert answer["type"] == "refused"
        told = [reason["sentence"] for reason in answer["trouble"]["reasons"]]
        socket.say(type="why", table=made["id"], seat=0, action=action, sentences=True)
        why = [reason["sentence"] for reason in socket.next("why")["reasons"]]
    assert why == told
    assert any(name in sentence for sentence in told), told
    assert not any("easy" in sentence for sentence in told)
