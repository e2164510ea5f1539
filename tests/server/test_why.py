"""Why not? Asked by a socket, answered with every reason; nothing is played by asking."""

import random
from typing import Any

import pytest

import serai
from serai.core.errors import InvalidAction
from serai.core.texts import say, say_reason
from server.house import FEW_TILES, Data, Guest, House, Player, Socket

WADI = {"map": "wadi", "first": "1"}
GAMES: dict[str, dict[str, str]] = {"desert": WADI, "targi": {}, "sons": {"tiles": FEW_TILES}}
MOVES = 9
TRIES = 40


def why(socket: Socket, table: str, seat: int, action: str, sentences: bool = True) -> Data:
    """The answer; nothing else is heard."""
    heard_out(socket)
    socket.say(type="why", table=table, seat=seat, action=action, sentences=sentences)
    answer = socket.next("why", "error")
    assert not heard_out(socket)
    return answer


def heard_out(socket: Socket) -> list[Data]:
    """Whatever was still on its way."""
    socket.say(type="ping")
    socket.next("pong")
    found, socket.heard = socket.heard, []
    return found


def told(game: str, match: Any, seat: int, action: str, language: str = "en") -> list[Data]:
    """What has to be told, by the match itself."""
    return [
        {
            "rule": reason.rule,
            "kind": reason.kind,
            "cells": list(reason.cells),
            "sentence": say_reason(game, reason, match.names, language),
        }
        for reason in match.why_not(action, seat)
    ]


def without_facts(answer: Data) -> list[Data]:
    assert answer["type"] == "why", answer
    return [
        {name: said for name, said in reason.items() if name != "facts"}
        for reason in answer["reasons"]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_told_in_turn_and_out_of_turn_and_nothing_is_played(
    inn: House, game: str
) -> None:
    ada = inn.guest("Ada")
    table = ada.table(game, "me", "here", options=GAMES[game])["id"]
    dice = random.Random(7)
    with ada.socket() as socket:
        players = [Player(socket, table, seat, seed=seat) for seat in (0, 1)]
        for _ in range(MOVES):
            turn = players[0].state["turn"]
            players[turn].play()
            players[1 - turn].hear()
        state = players[players[0].state["turn"]].state
        record = ada.record(table, state["turn"])
        match = played_again(record, players)
        actions = [action for _ in range(TRIES) for action in by_lot(match, dice)]
        legal = [choice["action"] for choice in state["legal"]]
        met = set()
        for action in [*legal[:5], *actions]:
            for seat in (0, 1):
                answer = why(socket, table, seat, action)
                assert answer["type"] == "why", answer
                place = (answer["table"], answer["seat"], answer["n"], answer["action"])
                assert place == (table, seat, state["n"], action)
                assert without_facts(answer) == told(game, match, seat, action)
                may = seat == state["turn"] and action in legal
                assert (answer["reasons"] == []) == may
                met.add(may)
        assert met == {True, False}
        for player in players:
            again = socket.open(table, player.seat)
            assert again == {**player.state, "since": state["n"], "entries": [], "events": []}
    assert ada.record(table, state["turn"]) == record


def played_again(record: str, players: list[Player]) -> Any:
    """The same match; what was secret in its record does not matter so early in the game."""
    match = serai.load(record)
    for player in players:
        assert match.view(player.seat) == player.state["view"]
    return match


def by_lot(match: Any, dice: random.Random) -> list[str]:
    """Any action, if this table's map has a place for it."""
    action = str(match.text(dice.randrange(match.game.layout.ACTIONS)))  # no longer an `Action`
    try:
        match.parse(action)
    except InvalidAction:
        return []
    return [action]


def test_a_move_that_is_refused_has_the_same_reasons(inn: House) -> None:
    ada = inn.guest("Ada")
    table = ada.table("desert", "me", "here", options=WADI)["id"]
    with ada.socket() as socket:
        state = socket.open(table, 0)
        taken = state["legal"][0]["action"]
        socket.move(state, taken)
        answer = why(socket, table, 1, taken)
        now = {**state, "seat": 1, "n": state["n"] + 1}
        refused = socket.move(now, taken, sentences=True)
        data = [why(socket, table, 1, taken, sentences=False), socket.move(now, taken)["trouble"]]
    assert answer["reasons"] == refused["trouble"]["reasons"]
    assert any(taken.split()[-1] in reason["cells"] for reason in answer["reasons"])
    for reasons in (told["reasons"] for told in data):  # in words only for those who ask for it
        said = [reason["sentence"] for reason in answer["reasons"]]
        assert not any("sentence" in reason for reason in reasons)
        together = zip(reasons, said, strict=True)
        assert [{**one, "sentence": words} for one, words in together] == answer["reasons"]


def test_whoever_may_not_ask_is_told_so(inn: House) -> None:
    ada, ben, cem, eve = (inn.guest(name) for name in ("Ada", "Ben", "Cem", "Eve"))
    made = ada.table("desert", "me", "friend", options=WADI)
    cem.join(made, None)
    asked = {"table": made["id"], "seat": 0, "action": "leader lime b4"}
    assert code(ada, **asked) == "table-not-begun"
    ben.join(made, 1)
    assert code(ada, **{**asked, "action": "dance"}) == "desert-no-action"
    assert code(ada, **{**asked, "action": ""}) == code(ada, **{**asked, "n": 1}) == "bad-message"
    assert code(ada, **{**asked, "seat": 1}) == code(cem, **asked) == "seat-not-yours"
    assert code(ada, **{**asked, "seat": 2}) == "seat-not-yours"
    assert code(eve, **asked) == "no-such-table"


def code(guest: Guest, **asked: Any) -> str:
    with guest.socket() as socket:
        socket.say(type="why", **asked)
        answer = socket.next("why", "error")
    assert answer["type"] == "error", answer
    found: str = answer["trouble"]["code"]
    return found


def test_while_a_turn_waits_for_its_word_nobody_may(inn: House) -> None:
    ada = inn.guest("Ada")
    table = ada.table("desert", "me", "here", options=WADI, confirm=True)["id"]
    with ada.socket() as socket:
        state = socket.open(table, 0)
        first, other = (state["legal"][place]["action"] for place in (0, -1))
        socket.move(state, first)
        answer = why(socket, table, 1, other)
        assert answer["trouble"]["code"] == "table-to-confirm"
        assert why(socket, table, 1, first)["reasons"]
        assert why(socket, table, 0, other)["reasons"]


def test_when_it_is_over_nothing_may_be_done(inn: House) -> None:
    ada = inn.guest("Ada")
    table = ada.table("desert", "me", "here", options=WADI)["id"]
    with ada.socket() as socket:
        players = [Player(socket, table, seat) for seat in (0, 1)]
        while not players[0].over:
            turn = players[0].state["turn"]
            action = players[turn].choose()
            socket.move(players[turn].state, action)
            for player in players:
                player.hear()
        for seat in (0, 1):
            assert why(socket, table, seat, action)["reasons"]


@pytest.mark.parametrize(
    ("asked", "header", "language"),
    [("", "", "en"), ("?language=he", "pl", "he"), ("", "pl-PL,en;q=0.5", "pl"), ("", "*", "en")],
)
def test_a_socket_speaks_the_language_of_its_address(
    inn: House, asked: str, header: str, language: str
) -> None:
    ada = inn.guest("Ada")
    table = ada.table("desert", "me", "here", options=WADI)["id"]
    with Socket(ada, {"Accept-Language": header}, asked) as socket:
        socket.say(type="dance")
        assert_said(socket.next("error")["trouble"], language)
        state = socket.open(table, 0)
        action = state["legal"][0]["action"]
        assert_said(socket.move({**state, "n": 0}, action)["trouble"], language)
        answer = why(socket, table, 1, action)
    match = serai.load(ada.record(table, 0))
    assert without_facts(answer) == told("desert", match, 1, action, language) != []
    refused = ada.ask("GET", f"/api/tables/nowhere{asked}", headers={"Accept-Language": header})
    assert_said(refused.json(), language)


def assert_said(trouble: Data, language: str) -> None:
    assert trouble["sentence"] == say(trouble["code"], language, **trouble["facts"])
