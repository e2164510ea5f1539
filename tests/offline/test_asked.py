"""Every request of the page, asked of a server and of a screen without one: the same is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from offline.both import Both, requests
from offline.desk import Desk
from offline.twin import GAMES
from serai.offline import refusing
from serai.offline.answering import handler_of
from serai.offline.coach import analyses
from serai.offline.routes import REFUSED, ROUTES
from server.house import FEW_TILES, UNLIMITED, House, Player, Socket, house

MOST = 8  # simulations of an analysis, here and there
FEW = ("--limit", f"simulations_to_analyse={MOST}", "--limit", "seconds_to_analyse=600")
OPTIONS: dict[str, dict[str, str]] = {"desert": {"map": "wadi"}, "sons": {"tiles": FEW_TILES}}
PLIES = 24  # actions at the table that goes on
# What a table with friends has, and one of this browser has not.
APART = ("seats", "grace", "asleep", "commitment", "seed", "resigned", "turn", "thinking")


# What is done at tables: their own tests play with it.
DONE = {
    "POST /api/tables/carried",
    "GET /api/tables/{table}/carried",
    "PUT /api/tables/{table}/seats/{seat}",
    "POST /api/tables/{table}/seats/{seat}/resign",
}


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("asked"), *UNLIMITED, *FEW) as running:
        yield running


@pytest.fixture
def both(inn: House, monkeypatch: pytest.MonkeyPatch) -> Both:
    monkeypatch.setattr(analyses, "MOST_SIMULATIONS", MOST)
    desk = Desk()
    desk.put("/api/me", name="Ada")
    return Both(inn.guest("Ada"), desk)


def test_no_request_of_the_page_is_forgotten() -> None:
    assert set(requests()) == set(ROUTES)
    for route in ROUTES:
        assert callable(handler_of(route)), route


def test_what_needs_others_or_a_server_is_refused_with_its_reason_in_every_language() -> None:
    sentences = set()
    for language in ("en", "pl", "he", "fr", "de"):
        desk = Desk(language)
        for route, handler in REFUSED.items():
            method, _, path = route.partition(" ")
            code = desk.refused(method, path.replace("{", "").replace("}", ""))
            assert code.startswith("own-") and hasattr(refusing, handler.partition(":")[2])
            sentences.add(desk.ask(method, path.replace("{", "").replace("}", ""))[1]["sentence"])
    assert len(sentences) == 3 * 5


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_told_with_a_server_and_without_one(both: Both, game: str) -> None:
    """Everything but what is done at tables of one screen: that stands in a test of its own."""
    about_games(both, game)
    over, running = tables(both, game)
    both.carry(over, running)
    listed(both, game, over, running)
    replayed(both, over)
    at_a_table(both, running)
    analysed(both, over)
    with_texts(both, game, both.guest.record(over))
    learnt(both, game)
    practised(both, game, over)
    days(both, game)
    assert set(ROUTES) - both.compared == set(REFUSED) | DONE


def tables(both: Both, game: str) -> tuple[str, str]:
    """One of one screen that is over, and one that goes on, where hints are allowed."""
    seats = 2
    made = [
        both.guest.table(game, "me", "here", options=OPTIONS.get(game, {}), hints=True)["id"]
        for _ in range(2)
    ]
    with both.guest.socket() as socket:
        for table, most in zip(made, (100_000, PLIES), strict=True):
            play(socket, table, seats, most)
    return made[0], made[1]


def play(socket: Socket, table: str, seats: int, most: int) -> None:
    players = [Player(socket, table, seat, seat) for seat in range(seats)]
    for _ in range(most):
        if players[0].over:
            return
        turn = players[0].state["turn"]
        answer = socket.move(players[turn].state, players[turn].choose())
        assert answer["type"] == "ack", answer
        for player in players:
            player.hear()


def about_games(both: Both, game: str) -> None:
    for path in ("/api/shelf", "/api/games"):  # here there are games of the tests too
        here, there = both.desk.get(path), both.guest.get(path)
        assert [one for one in here if one["name"] in GAMES] == there
        both.compared.add(f"GET {path}")
    for what in ("texts", "rulebook", "firsts", "drawings"):
        both.same("GET", f"/api/games/{game}/{what}")


def listed(both: Both, game: str, over: str, running: str) -> None:
    """Tables as they are told and shown, and people."""
    both.same("GET", "/api/me")
    both.same("PUT", "/api/me", {"name": "Ada"})
    for table in (over, running):
        both.same("GET", f"/api/tables/{table}", but=("seats",))
        both.same("GET", f"/api/tables/{table}/glance?seat=0")
        both.same("GET", f"/api/tables/{table}/picture?seat=0&theme=dark")
    both.same("GET", "/api/tables", but=("seats",))
    both.same("GET", "/api/tables?finished=true", but=("seats",))
    both.same("GET", "/api/me/statistics")
    both.same("DELETE", f"/api/tables/{over}")
    both.same("POST", f"/api/tables/{over}/back", but=("seats",))
    made = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]}
    both.same("POST", "/api/tables", made, but=APART)
    both.same("POST", f"/api/tables/{over}/rematch", {"same_deal": True}, but=("seats",))


def replayed(both: Both, over: str) -> None:
    for seat in ("", "?seat=0", "?seat=1"):
        both.same("GET", f"/api/tables/{over}/plies{seat}")
        both.same("GET", f"/api/tables/{over}/plies/9{seat}")
        both.same("GET", f"/api/tables/{over}/record{seat}")
        both.same("GET", f"/api/tables/{over}/plies/9/picture.svg{seat}")


def at_a_table(both: Both, running: str) -> None:
    """The clock says how far a server thinks about a hint, so only what it is of is the same."""
    both.same("GET", f"/api/tables/{running}/hints")
    path = f"/api/tables/{running}/branch"
    told = both.desk.get(f"/api/tables/{running}")
    seat, n = told["turn"], len(both.desk.step_lines(running))
    first = both.same("POST", path, {"ply": 0, "actions": [], "seat": seat})
    action = first["legal"][0]["action"]
    both.same("POST", path, {"ply": 0, "actions": [action], "seat": seat})
    both.same("POST", path, {"ply": 0, "actions": [], "seat": seat, "level": "easy"})
    both.same("GET", f"/api/tables/{running}/beliefs?seat={seat}")
    for what in ("nudge", "move"):
        wanted = {"seat": seat, "n": n, "what": what}
        thought = ("sentence", "cells", "action", "line", "events", "outlook", "why", "beside")
        both.same("POST", f"/api/tables/{running}/hints", wanted, but=thought)
    both.same("GET", f"/api/tables/{running}/hints")
    both.same("GET", f"/api/tables/{running}/plies?seat={seat}")


def analysed(both: Both, over: str) -> None:
    there = both.guest.post(f"/api/tables/{over}/analysis")["id"]
    path = f"/api/tables/{over}/analysis"
    begun = both.desk.post(path)
    assert begun["status"] == "waiting" and begun["table"] == over
    both.compared.add("POST /api/tables/{table}/analysis")
    while both.guest.get(f"/api/analyses/{there}?wait=5")["status"] != "done":
        pass
    told = both.same("GET", path, but=("edition",))
    assert told["status"] == "done" and told["document"]["moments"]


def with_texts(both: Both, game: str, record: str) -> None:
    """A record that is handed in, and positions. Each side has its own name for an analysis."""
    here = both.desk.post("/api/analyses", text=record)["id"]
    there = both.guest.post("/api/analyses", text=record)["id"]
    both.compared.add("POST /api/analyses")
    while both.guest.get(f"/api/analyses/{there}?wait=5")["status"] != "done":
        pass
    same = Renamed(both, there, here)
    told = same("GET", "", but=("edition",))
    assert told["status"] == "done"
    same("POST", "/again", but=("edition",))
    both.same("GET", "/api/analyses", but=("edition",))
    for seat in ("", "?seat=1"):
        same("GET", f"/plies{seat}")
        same("GET", f"/plies/9{seat}")
        same("GET", f"/plies/9/picture.svg{seat}")
    moment = next(one for one in told["document"]["moments"] if one["verdict"])
    ply = moment["ply"]
    same("GET", f"/beliefs?ply={ply}&seat={moment['seat']}")
    action = moment["verdict"]["best"]["action"]
    same("POST", "/branch", {"ply": ply, "actions": [action], "level": "easy"})
    if action != moment["action"]:
        same("POST", "/try", {"ply": ply, "action": moment["action"]}, but=CLOCK)
    else:
        same("POST", "/try", {"ply": ply, "action": action}, but=CLOCK)
    variation = {"after": ply, "name": "tried", "actions": [f"{moment['seat'] + 1} {action}"]}
    kept = same("PUT", "/variations", {"variations": [variation]}, but=("edition",))
    assert kept["variations_tag"]
    same("GET", "/record")
    both.same("POST", "/api/branch", {"text": record, "ply": ply, "actions": [action]})
    both.same("POST", "/api/positions", {"text": record})
    empty = both.same("POST", "/api/positions/new", {"game": game, "seats": 2})
    both.same("POST", "/api/positions", {"text": empty["text"]})
    place = empty["places"][0]
    wanted = {"text": empty["text"], "place": place["name"], "value": place["value"]}
    both.same("POST", "/api/positions/edit", wanted)
    same("DELETE", "")
    assert both.desk.get("/api/analyses") == {"analyses": []}


CLOCK = ("verdict",)  # another try is looked at for as long as there is time


class Renamed:
    """An analysis by the name it has on either side."""

    def __init__(self, both: Both, there: str, here: str) -> None:
        self.both, self.there, self.here = both, there, here

    def __call__(self, method: str, rest: str, body: Any = None, but: tuple[str, ...] = ()) -> Any:
        desk, ask = self.both.desk, self.both.desk.ask

        def renamed(method: str, path: str, body: Any = None) -> tuple[int, Any]:
            return ask(method, path.replace(self.there, self.here), body)

        desk.ask = renamed  # type: ignore[method-assign]
        try:
            return self.both.same(method, f"/api/analyses/{self.there}{rest}", body, but)
        finally:
            desk.ask = ask  # type: ignore[method-assign]


def learnt(both: Both, game: str) -> None:
    both.same("GET", "/api/me/progress/course")
    both.same("PUT", "/api/me/progress/course", {"notes": {game: "3"}})
    course = both.same("GET", f"/api/courses/{game}")
    path = f"/api/courses/{game}/{course['tasks'][0]['id']}"
    begun = both.same("POST", path, {"actions": []})
    both.same("POST", path, {"actions": begun["solution"]})
    puzzles = both.same("GET", f"/api/puzzles/{game}")
    theme = puzzles["themes"][0]["theme"]
    right, wrong, *_ = both.same("GET", f"/api/puzzles/{game}?theme={theme}")["next"]
    for name, place in ((right, -1), (wrong, 0)):
        legal = both.same("GET", f"/api/puzzles/{game}/{name}")["legal"]
        action = legal[place]["action"]
        told = both.same("POST", f"/api/puzzles/{game}/{name}", {"action": action})
        both.same("POST", f"/api/puzzles/{game}/{name}", {"action": told["right"][0]})
    by_time = ("begun", "ends", "puzzles")
    begun = both.same("POST", f"/api/puzzles/{game}/runs", but=by_time)
    name = begun["puzzles"][0]
    both.desk.post(f"/api/puzzles/{game}/{name}", show=True, run=True)
    both.same("GET", f"/api/puzzles/{game}", but=("best", "rating", "tried", "solved", "next"))


def practised(both: Both, game: str, over: str) -> None:
    told = both.same("GET", f"/api/practice/{game}")
    name = told["exercises"][0]["name"]
    made = both.same("POST", f"/api/practice/{game}/{name}", {"level": "easy"}, but=APART)
    assert made["practice"]["of"] == name and made["status"] == "running"
    wanted = {"seat": 1, "level": "beginner"}
    both.same("POST", f"/api/tables/{over}/other-side", wanted, but=APART)


def days(both: Both, game: str) -> None:
    """A server publishes its deals beforehand, so a new one has none of today."""
    drawn = ("deal", "commitment", "past")
    told = both.same("GET", f"/api/days/{game}", but=drawn)
    both.same("GET", f"/api/days/{game}/{told['day']}", but=drawn)
    made = both.desk.post(f"/api/days/{game}")
    assert both.desk.post(f"/api/days/{game}")["id"] == made["id"]
    assert made["sealed"] and made["day"] == told["today"]
    both.compared.add("POST /api/days/{game}")


BAD: list[tuple[str, str, Any]] = [
    ("POST", "/api/analyses", {"text": ""}),
    ("POST", "/api/analyses", {"text": "x" * 200_001}),
    ("POST", "/api/analyses", {"text": 7}),
    ("POST", "/api/analyses", {"texts": "serai record 1"}),
    ("POST", "/api/analyses", {"text": "no such thing"}),
    ("POST", "/api/analyses", {"text": "serai record 1\ngame: chess\n"}),
    ("POST", "/api/analyses", {"text": "a\x00b"}),
    ("POST", "/api/branch", {"text": "serai position 1\ngame: desert\n", "ply": -1}),
    ("POST", "/api/branch", {"text": "x", "ply": 0, "actions": [""]}),
    ("POST", "/api/branch", {"text": "x", "ply": 0, "actions": ["a\nb", 7]}),
    ("POST", "/api/branch", {"text": "x", "ply": 0, "seat": 9}),
    ("POST", "/api/branch", {"text": "x", "ply": True}),
    ("POST", "/api/positions", {"text": None}),
    ("POST", "/api/positions/new", {"game": "desert", "seats": 99}),
    ("POST", "/api/positions/new", {"game": "desert", "seats": 2, "options": {"map": []}}),
    ("POST", "/api/positions/new", {"game": "desert", "seats": 2, "options": {"no": "such"}}),
    ("POST", "/api/positions/new", {"game": "chess", "seats": 2}),
    ("POST", "/api/positions/edit", {"text": "x", "place": "y" * 33, "value": "z"}),
    ("PUT", "/api/me/progress/course", {"notes": {"a b": "1"}}),
    ("PUT", "/api/me/progress/course", {"notes": {f"n{n}": "1" for n in range(51)}}),
    ("PUT", "/api/me/progress/course", {"notes": {"desert": ""}}),
    ("PUT", "/api/me/progress/course", {"notes": {"desert": 1}, "more": 1}),
    ("PUT", "/api/me/progress/COURSE", {"notes": {}}),
    ("POST", "/api/courses/desert/nothing", {"actions": []}),
    ("POST", "/api/courses/desert/join", {"actions": ["dance"]}),
    ("POST", "/api/courses/desert/join", {"actions": "dance"}),
    ("POST", "/api/courses/chess/join", {"actions": []}),
    ("POST", "/api/puzzles/desert/0-0", {"action": "x"}),
    ("POST", "/api/puzzles/desert/606-70", {"action": "leader lime a1", "run": []}),
    ("POST", "/api/puzzles/desert/606-70", {"action": "dance"}),
    ("POST", "/api/practice/desert/nothing", {"level": "easy"}),
    ("POST", "/api/practice/desert/round-1", {"level": "god"}),
    ("POST", "/api/practice/desert/round-1", {}),
    ("POST", "/api/analyses/abcdefghijklmnop/try", {"ply": 0, "action": "x"}),
    ("POST", "/api/analyses/short/try", {"ply": 0, "action": "x"}),
    ("POST", "/api/tables/abcdefghijklmnop/hints", {"seat": 0, "n": 0, "what": "all"}),
    ("POST", "/api/tables/abcdefghijklmnop/hints", {"seat": 0, "n": 0, "what": "move"}),
]


def test_bad_input_is_refused_as_a_server_refuses_it_and_nothing_is_kept(both: Both) -> None:
    codes = {both.refused(method, path, body) for method, path, body in BAD}
    assert codes >= {"bad-message", "no-such-puzzle", "no-exercise", "unknown-bot", "unknown-game"}


def test_what_a_full_disk_does_not_take_is_not_told_and_can_be_asked_again() -> None:
    desk = Desk()
    desk.full = True
    assert desk.ask("PUT", "/api/me/progress/course", {"notes": {"desert": "1"}})[0] == 503
    assert desk.get("/api/me/progress/course") == {"notes": {}}
    assert desk.ask("POST", "/api/puzzles/desert/runs")[0] == 503
    desk.full = False
    desk.put("/api/me/progress/course", notes={"desert": "1"})
    desk.reload()
    assert desk.get("/api/me/progress/course") == {"notes": {"desert": "1"}}


def test_an_analysis_that_a_killed_tab_left_behind_is_begun_again(both: Both) -> None:
    desk, path = both.desk, Path(__file__).parents[1] / "records"
    text = sorted(path.rglob("*.serai"))[0].read_text("utf-8")
    begun = desk.answer_only("POST", "/api/analyses", {"text": text})
    desk.reload()  # before it was thought about
    told = desk.get(f"/api/analyses/{begun['id']}")
    assert told["status"] in ("waiting", "running")
    assert desk.get(f"/api/analyses/{begun['id']}")["status"] == "done"
