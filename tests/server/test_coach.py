"""The coach's doors: analyses by anybody who may have one, and of no game that goes on."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import serai
from coach.test_analysis import one_camel
from serai.bots.characters import character
from serai.core.chance import commitment
from serai.core.contract import CHANCE
from server.house import FEW_TILES, PATIENCE, UNLIMITED, Data, Guest, House, Player, house

RECORDS = Path(__file__).parents[1] / "records"
WADI = {"map": "wadi"}
FEW = ("--limit", "simulations_to_analyse=8", "--limit", "seconds_to_analyse=600")
TABLES = [
    ("desert", 2, {"map": "wadi"}),
    *(("desert", seats, {}) for seats in (3, 4, 5)),
    ("targi", 2, {}),
    *(("sons", seats, {"tiles": FEW_TILES}) for seats in (2, 3, 4)),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("coach"), *UNLIMITED, *FEW) as running:
        yield running


def played(guest: Guest, game: str, seats: int, options: Any) -> str:
    """A game of one screen, played by lot to its end."""
    made = guest.table(game, "me", *["here"] * (seats - 1), options=options)
    table: str = made["id"]
    with guest.socket() as socket:
        players = [Player(socket, table, seat, seat) for seat in range(seats)]
        while not players[0].over:
            turn = players[0].state["turn"]
            answer = socket.move(players[turn].state, players[turn].choose())
            assert answer["type"] == "ack", answer
            for player in players:
                player.hear()
    return table


def until_done(guest: Guest, name: str) -> Data:
    end, since, document = time.monotonic() + PATIENCE, 0, None
    while time.monotonic() < end:
        told: Data = guest.get(f"/api/analyses/{name}?since={since}&wait=5")
        document = told["document"] or document
        since = told["edition"]
        if told["status"] in ("done", "failed"):
            return {**told, "document": document}
    raise AssertionError("not in time")


def analysed(guest: Guest, table: str) -> Data:
    begun = guest.post(f"/api/tables/{table}/analysis")
    assert begun["status"] in ("waiting", "running", "done")
    return until_done(guest, begun["id"])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_game_is_analysed(server: House, game: str, seats: int, options: Any) -> None:
    ada = server.guest("Ada")
    table = played(ada, game, seats, options)
    told = analysed(ada, table)
    document = told["document"]
    assert (told["status"], told["kind"], told["game"]) == ("done", "table", game)
    assert document["whole"] and document["over"]
    plies = ada.get(f"/api/tables/{table}/plies")["plies"]
    for moment in document["moments"]:
        assert plies[moment["ply"]]["action"] == moment["action"]
        assert plies[moment["ply"]]["seat"] == moment["seat"]
        for outlook in (moment["before"], moment["verdict"] and moment["verdict"]["with_best"]):
            assert outlook is None or abs(sum(outlook["chances"]) - 1) < 1e-3
    assert len(document["seats"]) == seats
    for seat, luck in enumerate(document["luck"] or []):
        parts = ("start", "luck", "skill", "others", "uncovered", "unexplained")
        assert abs(sum(luck[part] for part in parts) - luck["result"]) < 1e-3
        assert luck["result"] == document["last"]["chances"][seat]
    mine = [place for place, one in enumerate(plies) if one["seat"] >= 0]
    drawn_later = any(one["seat"] == CHANCE for one in plies[mine[0] :])
    assert (document["luck"] is not None) == drawn_later
    again = ada.post(f"/api/tables/{table}/analysis")
    assert again["id"] == told["id"] and again["document"] == document  # there at once


@pytest.fixture(scope="module")
def finished(server: House) -> tuple[Guest, str, Data]:
    ada = server.guest("Ada")
    table = played(ada, "desert", 2, {"map": "wadi"})
    return ada, table, analysed(ada, table)


def test_a_link_shows_it_to_anybody_until_it_is_withdrawn(
    server: House, finished: tuple[Guest, str, Data]
) -> None:
    ada, table, told = finished
    bo = server.guest("Bo")
    assert bo.refused("GET", f"/api/analyses/{told['id']}")[0] == 404
    assert bo.refused("GET", f"/api/tables/{table}/analysis")[0] == 404
    link = ada.post(f"/api/analyses/{told['id']}/link")
    assert ada.post(f"/api/analyses/{told['id']}/link") == link
    secret = link["secret"]
    assert link["link"].endswith(f"/analysis/{secret}")
    seen = bo.get(f"/api/analyses/{secret}")
    assert seen["document"] == told["document"]
    assert not seen["may_share"] and seen["link"] is None
    assert bo.get(f"/api/analyses/{secret}/plies")["plies"]
    assert bo.get(f"/api/analyses/{secret}/plies/3")["ply"] == 3
    assert bo.refused("DELETE", f"/api/analyses/{secret}/link")[0] == 403
    assert bo.refused("PUT", f"/api/analyses/{secret}/variations", variations=[])[0] == 403
    assert ada.ask("DELETE", f"/api/analyses/{told['id']}/link").status_code == 204
    assert bo.refused("GET", f"/api/analyses/{secret}")[0] == 404


def test_what_if_goes_another_way_and_can_be_played_on(finished: tuple[Guest, str, Data]) -> None:
    ada, table, told = finished
    moment = next(one for one in told["document"]["moments"] if one["legal"] > 1)
    ask = {"ply": moment["ply"], "actions": moment["verdict"]["best"]["line"][:1]}
    for door in (f"/api/analyses/{told['id']}/branch", f"/api/tables/{table}/branch"):
        branch = ada.post(door, **ask)
        assert [one["action"] for one in branch["entries"]][:1] == ask["actions"]
        assert branch["legal"] and branch["view"]["game"] == "desert"
    going_on = ada.post(f"/api/analyses/{told['id']}/branch", **ask, level="easy")
    assert len(going_on["entries"]) > len(branch["entries"])
    status, trouble = ada.refused(
        "POST", f"/api/analyses/{told['id']}/branch", ply=moment["ply"], actions=["skip"]
    )
    assert status == 422 and trouble["reasons"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = ada.post("/api/tables", game="desert", seats=seats, start=branch["position"])
    assert made["drawn"]
    with ada.socket() as socket:
        state = socket.open(made["id"], 0)
        assert state["view"]["seats"] == 2 and state["status"] == "running"
    record = ada.record(made["id"])
    assert "start:" in record and serai.load(record)
    three = [*seats, {"kind": "here"}]
    refusal = ada.refused(
        "POST", "/api/tables", game="desert", seats=three, start=branch["position"]
    )
    assert refusal[1]["code"] == "start-of-other-table"


def test_variations_are_kept_and_go_into_the_record(finished: tuple[Guest, str, Data]) -> None:
    ada, _, told = finished
    moment = next(one for one in told["document"]["moments"] if one["legal"] > 1)
    line = f"{moment['seat'] + 1} {moment['verdict']['best']['action']}"
    mine = {"after": moment["ply"], "name": "the other way", "note": "why not", "actions": [line]}
    kept = ada.put(f"/api/analyses/{told['id']}/variations", variations=[mine])
    assert kept["variations"] == [{"within": None, **mine}]
    text = ada.ask("GET", f"/api/analyses/{told['id']}/record").text
    assert serai.load(text).variations[0].name == "the other way"
    assert serai.load(text).record() == text
    wrong = {**mine, "actions": ["1 skip"]}
    status, trouble = ada.refused(
        "PUT", f"/api/analyses/{told['id']}/variations", variations=[wrong]
    )
    assert (status, trouble["code"]) == (422, "bad-variation")


def test_who_keeps_variations_over_those_of_another_is_told(
    finished: tuple[Guest, str, Data],
) -> None:
    """Several may do so at one table, and one in two windows."""
    ada, _, told = finished
    door = f"/api/analyses/{told['id']}/variations"
    moment = next(one for one in told["document"]["moments"] if one["legal"] > 1)
    line = f"{moment['seat'] + 1} {moment['verdict']['best']['action']}"
    mine = {"after": moment["ply"], "name": "mine", "actions": [line]}
    before = ada.put(door, variations=[])
    kept = ada.put(door, variations=[mine], replaces=before["variations_tag"])
    assert kept["variations_tag"] != before["variations_tag"]
    late = {"variations": [], "replaces": before["variations_tag"]}
    assert ada.refused("PUT", door, **late)[1]["code"] == "variations-changed"
    seen = ada.get(f"/api/analyses/{told['id']}")
    assert [one["name"] for one in seen["variations"]] == ["mine"]
    assert ada.put(door, variations=[], replaces=kept["variations_tag"])["variations"] == []


def test_variations_of_a_position_are_checked_too(server: House) -> None:
    ada = server.guest("Ada")
    draft = ada.post("/api/positions/new", game="desert", seats=2, options={}, dealt=True)
    name = until_done(ada, ada.post("/api/analyses", text=draft["text"])["id"])["id"]
    door = f"/api/analyses/{name}/variations"
    for wrong in (
        {"after": 0, "actions": ["1 dance"]},
        {"after": 0, "within": 0, "actions": ["1 skip"]},
    ):
        assert ada.refused("PUT", door, variations=[wrong])[1]["code"] == "bad-variation"


def test_what_is_kept_has_an_end_and_is_not_told_in_a_list(server: House) -> None:
    """A list of fifty analyses is short, however much was noted with each."""
    ada = server.guest("Ada")
    draft = ada.post("/api/positions/new", game="desert", seats=2, options=WADI, dealt=True)
    name = until_done(ada, ada.post("/api/analyses", text=draft["text"])["id"])["id"]
    door = f"/api/analyses/{name}/variations"
    line = f"{draft['actor'] + 1} {draft['legal'][0]['action']}"
    mine = {"after": 0, "note": "n" * 1_900, "actions": [line]}
    kept = ada.put(door, variations=[mine] * 20)
    assert len(kept["variations"]) == 20 and kept["variations_tag"]
    status, trouble = ada.refused("PUT", door, variations=[mine] * 40)
    assert (status, trouble["code"]) == (422, "variations-too-long")
    forged = {**mine, "name": "a\u2028moves:"}
    assert ada.refused("PUT", door, variations=[forged])[0] == 422
    [listed] = [one for one in ada.get("/api/analyses")["analyses"] if one["id"] == name]
    assert (listed["variations"], listed["variations_tag"]) == ([], "")
    assert len(ada.get(f"/api/analyses/{name}")["variations"]) == 20


def test_who_shares_in_two_windows_at_once_has_one_link(finished: tuple[Guest, str, Data]) -> None:
    ada, _, told = finished
    with ThreadPoolExecutor(8) as windows:
        links = windows.map(lambda _: ada.post(f"/api/analyses/{told['id']}/link"), range(8))
        assert len({link["secret"] for link in links}) == 1
    ada.ask("DELETE", f"/api/analyses/{told['id']}/link")


def test_however_many_are_asked_for_at_once_so_many_are_begun(tmp_path: Path) -> None:
    limits = ("--limit", "analyses_at_once=2", "--limit", "seconds_to_analyse=600")
    with house(tmp_path, *UNLIMITED, *limits) as running:
        ada = running.guest("Ada")

        def asked(_: int) -> int:
            return ada.ask("POST", "/api/analyses", json={"text": record}).status_code

        record = (RECORDS / "targi-2.serai").read_text("utf-8")
        with ThreadPoolExecutor(8) as windows:
            found = sorted(windows.map(asked, range(8)))
        assert found == [202, 202, *[429] * 6]
        for one in ada.get("/api/analyses")["analyses"]:
            assert ada.ask("DELETE", f"/api/analyses/{one['id']}").status_code == 204
        assert asked(0) == 202  # what is deleted is not worked on any more


def test_what_time_was_too_short_for_is_gone_over_once_more(
    tmp_path: Path, finished: tuple[Guest, str, Data]
) -> None:
    with house(tmp_path, *UNLIMITED, "--limit", "seconds_to_analyse=1") as busy:
        ada = busy.guest("Ada")
        table = ada.table("sons", "me", "easy")["id"]
        with ada.socket() as socket:
            Player(socket, table, 0, seed=3).finish()
        told = analysed(ada, table)
        assert told["document"]["whole"] is False
        again = f"/api/analyses/{told['id']}/again"
        assert ada.post(again)["status"] in ("waiting", "running")
        assert analysed(ada, table)["edition"] > told["edition"]
        secret = ada.post(f"/api/analyses/{told['id']}/link")["secret"]
        assert busy.guest("Bo").refused("POST", f"/api/analyses/{secret}/again")[0] == 403
    guest, _, whole = finished
    assert whole["document"]["whole"]
    again = guest.post(f"/api/analyses/{whole['id']}/again")
    assert (again["status"], again["edition"]) == ("done", whole["edition"])


def test_another_move_can_be_tried(finished: tuple[Guest, str, Data]) -> None:
    ada, _, told = finished
    moment = next(one for one in told["document"]["moments"] if one["legal"] > 1)
    action = moment["verdict"]["best"]["action"]
    tried = ada.post(f"/api/analyses/{told['id']}/try", ply=moment["ply"], action=action)
    assert (tried["action"], tried["verdict"]["best"]["action"]) == (action, action)
    assert (tried["verdict"]["word"], tried["verdict"]["loss"]) == ("good", 0.0)


def test_a_move_that_was_played_is_tried_with_the_same_verdict(server: House) -> None:
    """The last camel, which throws the game away: at whatever depth, that is certain."""
    ada = server.guest("Ada")
    match = one_camel()
    worst = next(one for one in match.legal() if match.position.play(one).result() == [0.0, 1.0])
    match.play(worst)
    told = until_done(ada, ada.post("/api/analyses", text=match.record())["id"])
    moment = told["document"]["moments"][-1]
    assert (moment["action"], moment["verdict"]["word"]) == (worst, "blunder")
    tried = ada.post(f"/api/analyses/{told['id']}/try", ply=moment["ply"], action=worst)
    assert (tried["verdict"]["word"], tried["verdict"]["loss"]) == ("blunder", 1.0)
    assert tried["verdict"]["best"]["action"] == moment["verdict"]["best"]["action"]
    assert tried["verdict"]["why"]


def test_no_game_that_goes_on_is_analysed_by_any_door(server: House) -> None:
    """Not by its table, not by its record, as either seat or a spectator has it."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    made = ada.table("targi", "me", "friend")
    bo.join(made, 1)
    table = made["id"]
    for guest in (ada, bo):
        assert guest.refused("POST", f"/api/tables/{table}/analysis")[1]["code"] == "table-not-over"
        assert guest.refused("GET", f"/api/tables/{table}/analysis")[0] == 404
    for guest, seat in ((ada, 0), (bo, 1), (ada, None)):
        record = guest.record(table, seat)
        assert "commitment:" in record
        status, trouble = guest.refused("POST", "/api/analyses", text=record)
        assert (status, trouble["code"]) == (409, "record-of-running-table")
        stranger = server.guest().refused("POST", "/api/analyses", text=record)
        assert stranger[1]["code"] == "record-of-running-table"
        for more in ({}, {"level": "easy"}, {"waits": True}):  # nor made a position of
            ask = {"text": record, "ply": 0, **more}
            refused = guest.refused("POST", "/api/branch", **ask)
            assert refused[1]["code"] == "record-of-running-table"
        looked = guest.post("/api/positions", text=record)
        assert looked["faults"] and looked["text"] is None and looked["view"] is None
        edit = {"text": record, "place": "piece", "value": "a1"}
        assert guest.refused("POST", "/api/positions/edit", **edit)[0] in (404, 422)
    for door, body in (
        ("hints", {"seat": 0, "n": 0, "what": "move"}),
        ("branch", {"seat": 0, "ply": 0, "actions": []}),
    ):
        assert ada.refused("POST", f"/api/tables/{table}/{door}", **body)[1]["code"] == (
            "no-hints-here"
        )
    assert ada.refused("GET", f"/api/tables/{table}/beliefs?seat=0")[1]["code"] == "no-hints-here"
    assert bo.refused("POST", f"/api/tables/{table}/hints", seat=0, n=0, what="move")[0] in (
        403,
        409,
    )


def test_what_somebody_hands_in_is_theirs(server: House) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    text = (RECORDS / "desert-2-wadi.serai").read_text("utf-8")
    begun = ada.post("/api/analyses", text=text)
    told = until_done(ada, begun["id"])
    assert (told["kind"], told["status"]) == ("record", "done")
    assert bo.refused("GET", f"/api/analyses/{told['id']}")[0] == 404
    assert [one["id"] for one in ada.get("/api/analyses")["analyses"]] == [told["id"]]
    position = str(serai.load(text).positions[20])
    place = until_done(ada, ada.post("/api/analyses", text=position)["id"])
    among_bots = text.replace("names: greedy | random", "names: Ada | easy")
    begun = ada.post("/api/analyses", text=among_bots)
    nobody, bot = ada.get(f"/api/analyses/{begun['id']}/plies")["characters"]
    assert nobody is None and bot == character("desert", 1, "easy")
    assert ada.ask("DELETE", f"/api/analyses/{begun['id']}").status_code == 204
    assert place["document"]["format"] == "serai coach-position 1"
    assert ada.ask("DELETE", f"/api/analyses/{told['id']}").status_code == 204
    assert ada.refused("GET", f"/api/analyses/{told['id']}")[0] == 404
    bad = text.replace("game: desert", "game: dessert")
    assert ada.refused("POST", "/api/analyses", text=bad)[0] in (404, 422)
    assert ada.refused("POST", "/api/analyses", text="hello")[1]["code"] == (
        "neither-record-nor-position"
    )


def test_a_hint_is_first_a_nudge_then_the_move_and_stands_in_the_record(server: House) -> None:
    ada = server.guest("Ada")
    made = ada.table("desert", "me", "easy", options={"map": "wadi", "first": "1"})
    table = made["id"]
    with ada.socket() as socket:
        player = Player(socket, table, 0)
        player.wait()
        n = player.state["n"]
        ask = {"seat": 0, "n": n}
        nudge = ada.post(f"/api/tables/{table}/hints", **ask, what="nudge")
        assert nudge["sentence"] and nudge["action"] is None
        move = ada.post(f"/api/tables/{table}/hints", **ask, what="move")
        assert move["action"] in [one["action"] for one in player.state["legal"]]
        assert nudge["events"] == []
        assert all("Ada" in one["sentence"] or one["seat"] for one in move["why"])
        assert move["events"][0]["cells"] == [move["action"].split()[-1]]
        assert ada.get(f"/api/tables/{table}/hints") == {
            "allowed": True,
            "used": [
                {"n": n, "seat": 0, "what": "nudge"},
                {"n": n, "seat": 0, "what": "move"},
            ],
        }
        assert f"| hint {n} 1 move" in ada.record(table, 0)
        stale = ada.refused("POST", f"/api/tables/{table}/hints", seat=0, n=n + 1, what="move")
        assert stale[1]["code"] == "stale"
        branch = ada.post(f"/api/tables/{table}/branch", ply=0, seat=0, actions=[move["action"]])
        assert branch["position"] is None and branch["entries"]


def test_what_a_bot_would_do_at_a_table_is_a_hint(server: House) -> None:
    ada = server.guest("Ada")
    made = ada.table("targi", "me", "easy")
    table = made["id"]
    with ada.socket() as socket:
        player = Player(socket, table, 0)
        player.wait()
        ask = {"ply": 0, "actions": []}
        door = f"/api/tables/{table}/branch"
        assert ada.post(door, **ask, seat=0)["legal"]
        assert ada.post(door, **ask)["view"]["game"] == "targi"  # as a spectator knows it
        assert ada.get(f"/api/tables/{table}/hints")["used"] == []
        assert ada.refused("POST", door, **ask, level="easy")[0] == 403
        assert ada.post(door, **ask, seat=0, level="easy")["entries"]
        noted = {"n": player.state["n"], "seat": 0, "what": "move"}
        assert ada.get(f"/api/tables/{table}/hints")["used"] == [noted]


def test_a_table_that_allows_hints_says_so_to_all(server: House) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    made = ada.table("targi", "me", "friend", hints=True)
    assert made["hints"]
    assert bo.join(made, 1)["hints"]
    told = bo.get(f"/api/tables/{made['id']}/hints")
    assert told == {"allowed": True, "used": []}
    assert bo.get(f"/api/tables/{made['id']}/beliefs?seat=1")["beliefs"] == []
    assert bo.refused("GET", f"/api/tables/{made['id']}/beliefs?seat=0")[0] == 403


def test_a_position_is_looked_over(server: House) -> None:
    ada = server.guest("Ada")
    options = {"map": "wadi"}
    for dealt in (False, True):
        draft = ada.post("/api/positions/new", game="desert", seats=2, options=options, dealt=dealt)
        assert draft["faults"] == [] and draft["text"].startswith("serai position 1")
        again = ada.post("/api/positions", text=draft["text"])
        assert again["text"] == draft["text"] and again["view"]["game"] == "desert"
    wrong = draft["text"].replace("seats: 2", "seats: 5")
    checked = ada.post("/api/positions", text=wrong)
    assert checked["faults"] and checked["faults"][0]["sentence"] and checked["text"] is None


@pytest.mark.parametrize(
    ("game", "place", "values"),
    [
        ("desert", "left", ["2"]),
        ("targi", "piece", ["a1"]),
        ("sons", "held", ["2.3", "2.4", "2.5"]),
    ],
)
def test_a_position_is_set_by_hand(server: House, game: str, place: str, values: list[str]) -> None:
    ada = server.guest("Ada")
    dealt = ada.post("/api/positions/new", game=game, seats=2, options={}, dealt=True)
    # A tile that is dealt already would leave its place for the new one, and not come back to it.
    value = next((one for one in values if one not in dealt["text"].split()), values[-1])
    before = next(one for one in dealt["places"] if one["name"] == place)
    edited = ada.post("/api/positions/edit", text=dealt["text"], place=place, value=value)
    assert edited["faults"][0]["sentence"] and edited["view"]["game"] == game
    back = ada.post("/api/positions/edit", text=edited["text"], place=place, value=before["value"])
    assert back["faults"] == [] and back["text"] == dealt["text"]
    wrong = {"text": dealt["text"], "place": place, "value": "tea"}
    assert ada.refused("POST", "/api/positions/edit", **wrong)[1]["code"] == "edit-bad-value"
    long = {**wrong, "value": "2" * 5_000}
    assert ada.refused("POST", "/api/positions/edit", **long)[0] == 422


def test_the_commitment_of_a_running_table_is_what_its_record_is_known_by(server: House) -> None:
    """A game that is over is no secret, whatever is played with its cards now."""
    ada = server.guest("Ada")
    table = played(ada, "desert", 2, {"map": "wadi"})
    record = ada.record(table)
    again = ada.post(f"/api/tables/{table}/rematch", same_deal=True)
    assert again["status"] == "running"
    seed = next(line for line in record.splitlines() if line.startswith("seed: "))
    assert commitment(seed.removeprefix("seed: ")) == again["commitment"]
    assert ada.post("/api/analyses", text=record)["kind"] == "record"
    unfinished = "\n".join(record.splitlines()[:-3]) + "\n"
    refused = ada.refused("POST", "/api/analyses", text=unfinished)
    assert refused[1]["code"] == "record-of-running-table"
    closed = record.replace(seed, f"commitment: {again['commitment']}")  # over, but by whose word?
    refused = ada.refused("POST", "/api/analyses", text=closed)
    assert refused[1]["code"] == "record-of-running-table"


def test_who_has_no_name_is_a_player_with_a_number_in_the_reasons_of_a_hint(server: House) -> None:
    somebody = server.guest()
    table = somebody.table("desert", "me", "easy", options={"map": "wadi", "first": "1"})["id"]
    with somebody.socket() as socket:
        player = Player(socket, table, 0, seed=2)
        said: list[str] = []
        while player.wait()["status"] != "over" and not said:
            ask = {"seat": 0, "n": player.state["n"], "what": "move"}
            told = somebody.post(f"/api/tables/{table}/hints", **ask)
            said = [one["sentence"] for one in told["why"] if one["seat"] == 0]
            player.play()
    assert said and all("Player 1" in sentence for sentence in said)
