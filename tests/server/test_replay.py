"""A game looked at again is the game that was played: action by action, as each saw it then."""

from dataclasses import dataclass, field

import pytest

import serai
from serai.core.contract import SPECTATOR
from serai.core.errors import BadOption
from serai.tables import telling
from server.house import FEW_TILES, Data, Guest, House, Player

WADI = {"map": "wadi", "first": "1"}
EVENINGS = {
    "desert": {**WADI, "hide_totals": "yes"},
    "targi": {},
    "sons": {"tiles": FEW_TILES},
}
OFTEN = 7  # every so many moves somebody takes back, if they may
PLACES = 12  # of a game, looked at in each of its replays


@dataclass
class Evening:
    """A whole game of two friends before a third: all that each of them was told."""

    table: str
    ada: Guest
    ben: Guest
    cem: Guest
    told: dict[int | None, list[Data]] = field(default_factory=dict)
    taken_back: int = 0
    running: dict[int | None, Data] = field(default_factory=dict)  # a replay in the middle

    def asker(self, viewer: int | None) -> Guest:
        return {0: self.ada, 1: self.ben, None: self.cem}[viewer]

    def plies(self, asker: Guest, viewer: int | None) -> Data:
        told: Data = asker.get(self.address(viewer))
        return told

    def view(self, asker: Guest, viewer: int | None, ply: int) -> Data:
        told = asker.get(self.address(viewer, f"/{ply}"))
        assert told["ply"] == ply
        view: Data = told["view"]
        return view

    def address(self, viewer: int | None, ply: str = "") -> str:
        seat = "" if viewer is None else f"?seat={viewer}"
        return f"/api/tables/{self.table}/plies{ply}{seat}"


@pytest.fixture(scope="module", params=EVENINGS)
def evening(request: pytest.FixtureRequest, inn: House) -> Evening:
    ada, ben, cem = (inn.guest(name) for name in ("Ada", "Ben", "Cem"))
    made = ada.table(request.param, "me", "friend", options=EVENINGS[request.param])
    ben.join(made, 1)
    cem.join(made, None)
    evening = Evening(made["id"], ada, ben, cem)
    with ada.socket() as hers, ben.socket() as his, cem.socket() as theirs:
        players = [Player(hers, made["id"], 0), Player(his, made["id"], 1)]
        watched = [theirs.open(made["id"], None, since=0)]
        moves = 0
        while not players[0].over:
            acting = players[players[0].state["turn"]]
            moves += 1
            back = moves % OFTEN == 0 and any(player.state["may_undo"] for player in players)
            if back:
                acting = next(player for player in players if player.state["may_undo"])
                evening.taken_back += 1
            answer = acting.socket.move(acting.state, "undo" if back else acting.choose())
            assert answer["type"] == "ack", answer
            for player in players:
                player.hear()
            watched.append(theirs.state(made["id"]))
            if moves == 4 * OFTEN:
                evening.running = {v: evening.plies(evening.asker(v), v) for v in (None, 0, 1)}
    evening.told = {None: watched, 0: players[0].states, 1: players[1].states}
    return evening


# -- as it was ------------------------------------------------------------------------------------


def test_the_plies_are_the_record_without_what_was_taken_back(evening: Evening) -> None:
    match = serai.load(evening.ada.record(evening.table))
    assert evening.taken_back and len(match.steps) < len(match.log)
    for viewer in (None, 0, 1):
        told = evening.plies(evening.asker(viewer), viewer)
        assert (told["table"], told["game"]) == (evening.table, match.game.name)
        assert (told["seat"], told["over"], told["names"]) == (viewer, True, ["Ada", "Ben"])
        eyes = SPECTATOR if viewer is None else viewer
        seen = [match.text(action) for action in match.seen(eyes)]
        assert [ply["action"] for ply in told["plies"]] == seen
        where = [(ply["n"], ply["seat"]) for ply in told["plies"]]
        assert where == [(step.ply, step.seat) for step in match.steps]
        happened = [(ply["n"], event) for ply in told["plies"] for event in ply["events"]]
        assert happened == [(n, telling.event(event)) for n, event in match.happened(eyes)]


def test_what_each_was_told_while_they_played_stands_in_the_replay(evening: Evening) -> None:
    for viewer, states in evening.told.items():
        plies = {ply["n"]: ply for ply in evening.plies(evening.asker(viewer), viewer)["plies"]}
        entries = [entry for state in states for entry in state["entries"]]
        standing = [entry for entry in entries if entry["n"] in plies and entry["action"] != "undo"]
        assert len(standing) > 20
        for entry in standing:
            ply = plies[entry["n"]]
            assert (entry["seat"], entry["action"]) == (ply["seat"], ply["action"])
        for state in states:
            for event in state["events"]:
                done = {name: fact for name, fact in event.items() if name != "n"}
                assert event["n"] not in plies or done in plies[event["n"]]["events"]


def test_booked_and_provisional_points_end_at_the_result_to_all_eyes(evening: Evening) -> None:
    match = serai.load(evening.ada.record(evening.table))
    totals = [score.total for score in match.points()]
    for viewer in (None, 0, 1):
        told = evening.plies(evening.asker(viewer), viewer)
        provisional = [entry for ply in told["plies"] for entry in ply["provisional"]]
        assert sum(entry["points"] for entry in provisional) == 0
        booked = [event for ply in told["plies"] for event in ply["events"]]
        assert [
            sum(one["points"] for one in (*told["opening"], *booked, *provisional) if owns(one, k))
            for k in range(2)
        ] == totals


def owns(entry: Data, seat: int) -> bool:
    return bool(entry["seat"] == seat)


def test_every_position_is_what_could_be_seen_then(evening: Evening) -> None:
    for viewer, states in evening.told.items():
        asker = evening.asker(viewer)
        plies = evening.plies(asker, viewer)["plies"]
        ply_of = {ply["n"] + 1: number for number, ply in enumerate(plies, 1)}
        seen = {ply_of[state["n"]]: state["view"] for state in states if state["n"] in ply_of}
        assert len(plies) in seen
        some = sorted(seen)[:: len(seen) // PLACES]
        for ply in {*some, len(plies)}:
            assert evening.view(asker, viewer, ply) == seen[ply]
        before = evening.view(asker, viewer, 0)
        assert before["n"] == 0 and before["seat"] == (SPECTATOR if viewer is None else viewer)


def test_a_replay_in_the_middle_is_the_beginning_of_the_last(evening: Evening) -> None:
    for viewer, told in evening.running.items():
        assert (told["over"], told["seat"]) == (False, viewer)
        last = {ply["n"]: ply for ply in evening.plies(evening.asker(viewer), viewer)["plies"]}
        kept = [ply for ply in told["plies"] if ply["n"] in last]
        assert kept == [last[ply["n"]] for ply in kept] and len(kept) > OFTEN


def test_when_it_is_over_anybody_there_may_borrow_anybodys_eyes(evening: Evening) -> None:
    for viewer in (None, 0, 1):
        own = evening.plies(evening.asker(viewer), viewer)
        middle = len(own["plies"]) // 2
        view = evening.view(evening.asker(viewer), viewer, middle)
        for asker in (evening.ada, evening.ben, evening.cem):
            assert evening.plies(asker, viewer) == own
            assert evening.view(asker, viewer, middle) == view


# -- and no more ----------------------------------------------------------------------------------


def test_a_ply_that_is_not_there_is_refused_with_how_many_there_are(evening: Evening) -> None:
    plies = len(evening.plies(evening.ada, 0)["plies"])
    status, trouble = evening.ada.refused("GET", evening.address(0, f"/{plies + 1}"))
    assert (status, trouble["code"]) == (404, "no-such-ply")
    assert trouble["facts"] == {"ply": plies + 1, "plies": plies}
    assert str(plies) in trouble["sentence"]
    for no_number in ("-1", "last", "1.5"):
        assert evening.ada.refused("GET", evening.address(0, f"/{no_number}"))[0] == 422


def refusals(guest: Guest, table: str, seat: int | None) -> set[tuple[int, str]]:
    """How a replay is refused, and a position of it."""
    asked = "" if seat is None else f"?seat={seat}"
    return {
        (status, trouble["code"])
        for path in ("plies", "plies/0")
        for status, trouble in [guest.refused("GET", f"/api/tables/{table}/{path}{asked}")]
    }


def test_as_long_as_it_goes_on_one_looks_through_ones_own_eyes(inn: House) -> None:
    ada, ben, eve = (inn.guest(name) for name in ("Ada", "Ben", "Eve"))
    made = ada.table("desert", "me", "friend", options=WADI)
    assert refusals(ada, made["id"], 0) == {(409, "table-not-begun")}
    ben.join(made, 1)
    assert ada.get(f"/api/tables/{made['id']}/plies")["plies"][0]["seat"] == -1
    assert refusals(ada, made["id"], 1) == {(403, "seat-not-yours")}
    assert refusals(ada, made["id"], 2) == {(422, "bad-seat")}
    for seat in (None, 0):
        assert refusals(eve, made["id"], seat) == {(404, "no-such-table")}


def test_a_game_whose_last_turn_waits_is_not_told_to_its_end(inn: House) -> None:
    ada = inn.guest("Ada")
    table = ada.table("desert", "me", "here", options=WADI, confirm=True)["id"]
    with ada.socket() as socket:
        players = [Player(socket, table, seat, seed=seat) for seat in (0, 1)]
        while players[0].state["view"]["actor"] >= 0:
            acting = players[players[0].state["turn"]]
            if acting.state["to_confirm"] is None:
                socket.move(acting.state, acting.choose())
            else:
                say_confirm(acting)
            for player in players:
                player.hear()
        assert players[0].state["status"] == "running"
        for seat in (None, 0, 1):
            assert refusals(ada, table, seat) == {(409, "table-to-confirm")}
        acting = players[players[0].state["turn"]]
        say_confirm(acting)
        assert acting.hear()["status"] == "over"
    assert ada.get(f"/api/tables/{table}/plies")["over"]


def say_confirm(player: Player) -> None:
    place = {"table": player.table, "seat": player.seat, "n": player.state["n"]}
    player.socket.say(type="confirm", **place)
    assert player.socket.next("ack", "refused")["type"] == "ack"


@pytest.mark.parametrize("ply", [-1, 2])
def test_a_match_has_no_other_plies(ply: int) -> None:
    match = serai.new("desert", map="wadi", first=1, seed=7)
    begun = len(match.steps)
    with pytest.raises(BadOption) as refused:
        match.view_at(ply if ply < 0 else begun + ply)
    assert refused.value.code == "no-such-ply"
    assert match.view_at(begun) == match.view()
