"""Nobody is told what their seat may not know: not by a view, an error, a record or a log.

Two servers live in two worlds that differ in what is hidden from somebody: another card in the
other's hand, another rumour heard. The same whole game is played in both, by sockets, and whoever
cannot know the difference pries wherever they can. All that they are told is the same, byte by
byte. Servers changed to tell a little too much are found out by the same comparison.
"""

import json
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeVar

import pytest

from serai.core.contract import CHANCE, SPECTATOR
from serai.core.errors import IllegalAction, InvalidAction, SeraiError
from serai.core.match import Match
from serai.server import people, troubles
from serai.server.thinking import job_for
from serai.tables import telling
from server.house import UNLIMITED, Data, Guest, House, Player, eventually
from server.worlds import (
    JOB_LEAK,
    LEAKS,
    WORLDS,
    Twins,
    jobs_beside,
    keep,
    program,
    remembered,
    twins,
    write_plan,
)
from walk import ODD_TILES, SMALL_DECK, Table, rich_deck

VEILED = {"hide_totals": True}
WADI = {"map": "wadi", **VEILED}
PRIES = 2  # in a game, by each who cannot know; and as many in others' turns
SOME = 12  # choices of a game that is not played to its end
FEW = 6  # where something is told at once
CHANGE_OF_MIND = 0.1
BOT_MOMENTS = 3
MOMENTS, TRIES = 3, 80
NOWHERE = "nowhere-nowhere-"
PLAN = "plan.json"
ALWAYS_MET = {"seat-not-yours", "no-such-table", "bad-message"}
MET_BY_SEATS = {"not-your-turn", "stale", "table-not-over"}
Houses = tuple[House, House]
Item = TypeVar("Item")


@dataclass(frozen=True)
class Wanted:
    """A game in two worlds, to whom they shall be one, and how many entries shall differ."""

    name: str
    table: Table
    viewers: tuple[int, ...]
    secrets: int
    luck: int
    confirm: bool = False
    late: bool = False  # everybody comes when most of the game is over

    def deal(self) -> Twins:
        dealt = remembered if self.table.game == "desert" else twins
        more: Data = {"name": self.name, "confirm": self.confirm}
        found = dealt(self.table, self.viewers, self.secrets, self.luck, **more)
        return begun_at(found, 5 * len(found.steps) // 6) if self.late else found


def begun_at(twins: Twins, number: int) -> Twins:
    """The same with everybody coming later, at somebody's choice."""
    choices = (n for n in range(number, len(twins.steps)) if twins.actor(n) != CHANCE)
    return replace(twins, begin=next(choices))


RICH, SMALL = ({"deck": deck} for deck in (rich_deck(), SMALL_DECK))
ODD = Table("sons", 3, {"tiles": ODD_TILES})
GAMES = [
    Wanted("a card in a hand", Table("targi", 2), (0, SPECTATOR), 1, 20, confirm=True),
    Wanted("a card of an own deck", Table("targi", 2, RICH), (1, SPECTATOR), 1, 20, late=True),
    Wanted("a card in each hand", Table("targi", 2, SMALL), (SPECTATOR,), 2, 19),
    Wanted("rumours", Table("sons", 2), (0,), 2, 27, late=True),
    Wanted("rumours that one has heard", ODD, (0, 1, SPECTATOR), 2, 84),
    Wanted("rumours that two have heard", ODD, (2, SPECTATOR), 2, 27, confirm=True),
    Wanted("a rival's waterholes", Table("desert", 2, WADI), (0, SPECTATOR), 3, 6),
    Wanted("rivals' waterholes", Table("desert", 3, VEILED), (1, SPECTATOR), 3, 12),
]


def spread(many: Sequence[Item], number: int) -> list[Item]:
    """So many of them, if there are, from all over and the last among them."""
    return [many[(place + 1) * len(many) // number - 1] for place in range(number) if many]


# -- somebody at a table, and what they are told ----------------------------------------------


class Listener:
    """Somebody at a table in one of the worlds, and all that they are told there."""

    def __init__(self, where: House, twins: Twins, viewer: int) -> None:
        self.where, self.twins, self.viewer = where, twins, viewer
        self.seat = None if viewer == SPECTATOR else viewer
        self.guest = Guest(where, token=twins.token(viewer))
        self.told: list[str] = []
        self.sockets = 0
        self.come(None)

    def come(self, since: int | None) -> None:
        self.socket = self.guest.socket()
        self.sockets += 1
        self.told += self.socket.raw
        self.socket.raw = self.told
        self.state = self.socket.open(self.twins.id, self.seat, since)

    def leave(self) -> None:
        self.socket.connection.close()

    def hear(self) -> None:
        self.state = self.socket.state(self.twins.id, self.seat)

    def settle(self) -> None:
        """Until everything has come that was on its way."""
        self.socket.say(type="ping")
        self.socket.next("pong")
        self.socket.heard.clear()

    def ask(self, method: str, path: str, body: Data | None) -> str:
        """A request, and its answer to the last header; ports and times apart."""
        answer = self.guest.ask(method, path, json=body)
        text = answer.text.replace(self.where.url, "http://house")
        text = re.sub(r'"(changed|kept_until|away|takeover)":\d+', r'"\1":0', text)
        told = {**answer.headers, "content-length": str(len(text))}
        own = ("date", "x-request-id")  # of each answer
        headers = sorted(pair for pair in told.items() if pair[0] not in own)
        self.told.append(f"{method} {path}: {answer.status_code} {headers}\n{text}")
        return text

    def end(self) -> None:
        self.leave()
        self.guest.http.close()


@dataclass(frozen=True)
class Choice:
    """A choice of a seat: which entry of the log it is, and whether it takes it back once."""

    number: int
    seat: int
    hesitates: bool


def choices_of(twins: Twins) -> list[Choice]:
    """What is done from the moment at which everybody comes."""
    dice = random.Random(str(twins))
    found = []
    for n, matches in twins.along():
        if n > twins.begin and twins.actor(n - 1) != CHANCE:
            seat = twins.actor(n - 1)
            free = all(match.may_undo(seat) and match.actor >= 0 for match in matches)
            found.append(Choice(n - 1, seat, free and dice.random() < CHANGE_OF_MIND))
    return found


class Evening:
    """A game in one of the worlds, from the moment at which everybody comes."""

    def __init__(self, where: House, twins: Twins, world: int, pries: int) -> None:
        self.where, self.twins, self.world, self.pries = where, twins, world, pries
        self.logged = len(where.log())
        self.n = twins.begin
        self.places = {number: number for number in range(twins.begin)}  # entries in the log
        self.there = {v: Listener(where, twins, v) for v in twins.everybody}
        self.secret_until: dict[int, int] = {}  # how much each was told before the end
        self.log: list[Data] = []

    def told(self, viewer: int) -> list[str]:
        """What somebody was told before the end, when all is told."""
        return self.there[viewer].told[: self.secret_until[viewer]]

    def play(self, done: Sequence[Choice]) -> "Evening":
        pries = self.moments(done)
        for choice in done:
            if choice.number in pries:
                self.pry(choice.number)
                self.go_and_come(random.Random(choice.number).choice(self.twins.everybody))
            self.do(choice)
        for listener in self.there.values():
            for path in (self.twins.id, f"{self.twins.id}/record"):
                listener.ask("GET", f"/api/tables/{path}", None)
        return self

    def moments(self, done: Sequence[Choice]) -> set[int]:
        """When those who cannot know pry: in their own turns, in others', and at last."""
        own = [choice.number for choice in done if choice.seat in self.twins.viewers]
        others = [choice.number for choice in done if choice.seat not in self.twins.viewers]
        return {*spread(own, self.pries), *spread(others, self.pries)}

    def do(self, choice: Choice) -> None:
        text = self.twins.text(self.world, choice.number)
        self.move(choice.seat, text)
        if choice.hesitates:
            self.move(choice.seat, "undo")
            self.move(choice.seat, text)
        number = choice.number
        for place in range(self.before, self.n):
            self.places[number] = place
            number += 1
        if self.there[choice.seat].state["to_confirm"] == choice.seat:
            self.send(choice.seat, type="confirm")

    def move(self, seat: int, action: str) -> None:
        self.before = self.n
        self.send(seat, type="move", action=action)

    def send(self, seat: int, **message: Any) -> None:
        socket = self.there[seat].socket
        socket.say(table=self.twins.id, seat=seat, n=self.n, **message)
        answer = socket.next("ack", "refused", "error")
        assert answer["type"] == "ack", answer
        self.n = answer["now"]
        for viewer, listener in self.there.items():
            listener.hear()
            if listener.state["status"] != "over":
                self.secret_until[viewer] = len(listener.told)

    def go_and_come(self, viewer: int) -> None:
        """Somebody's connection breaks; they come back and ask what they have missed."""
        others = [listener for v, listener in self.there.items() if v != viewer]
        for listener in others:
            listener.settle()
        self.there[viewer].leave()
        for listener in others:
            listener.socket.next("seats")
        self.there[viewer].come(max(self.twins.alike, self.n - 7))
        for listener in others:
            listener.settle()

    def end(self) -> None:
        """Everybody goes; what the server has noted is complete when it has seen them out."""
        for listener in self.there.values():
            listener.end()
        sockets = sum(listener.sockets for listener in self.there.values())
        eventually(lambda: sum(map(is_socket, self.where.log()[self.logged :])) == sockets)
        self.log = self.where.log()[self.logged :]

    # -- prying -------------------------------------------------------------------------------

    def pry(self, number: int) -> None:
        """Those who cannot know try everything that might tell them, before that entry."""
        for viewer in self.twins.viewers:
            listener = self.there[viewer]
            dice = random.Random(f"{self.twins}/{number}/{viewer}")
            for message in self.questions(listener, number, dice):
                listener.socket.say(**message)
            listener.settle()
            for method, path, body in self.requests(listener, number, dice):
                listener.ask(method, f"/api/{path}", body)

    def questions(self, listener: Listener, number: int, dice: random.Random) -> Iterator[Data]:
        seat, n, twins = listener.seat, self.n, self.twins
        here: Data = {"table": twins.id, "seat": seat}
        yield {"type": "open", **here}
        yield {"type": "open", **here, "since": max(twins.alike, n - 9)}
        yield {"type": "open", **here, "since": 0} if not twins.alike else {"type": "open", **here}
        yield {"type": "open", **here, "seat": (listener.viewer + 1) % twins.table.seats}
        yield {"type": "open", **here, "table": NOWHERE}
        yield {"type": "dance"}
        yield {"type": "leave", **here}
        move: Data = {"type": "move", "table": twins.id, "seat": seat or 0, "n": n}
        for action in ["dance", *self.refused(number, dice)]:
            yield {**move, "action": action}
        for old in dice.sample(range(number), 3):
            yield {**move, "action": twins.text(0, old), "n": self.places[old] - dice.randrange(2)}
        for secret in [secret for secret in twins.secrets if secret < number][-2:]:
            for world in WORLDS:
                yield {**move, "action": twins.text(world, secret), "n": self.places[secret]}
        yield from self.why(number, seat or 0, dice)
        yield {**move, "action": "dance", "n": n + 1}
        yield {**move, "action": "dance", "seat": (move["seat"] + 1) % twins.table.seats}
        if not listener.state["may_undo"]:
            yield {**move, "action": "undo"}
        yield {"type": "confirm", "table": twins.id, "seat": seat or 0, "n": n}
        yield {"type": "open", **here}

    def why(self, number: int, seat: int, dice: random.Random) -> Iterator[Data]:
        """Why not this, not what was done, and not what would be another's secret?"""
        twins = self.twins
        secrets = [twins.text(world, n) for world in WORLDS for n in twins.secrets[-2:]]
        done = [twins.text(0, dice.randrange(len(twins.steps))) for _ in range(3)]
        for action in ["dance", *self.refused(number, dice), *secrets, *done]:
            yield {"type": "why", "table": twins.id, "seat": seat, "action": action}

    def refused(self, number: int, dice: random.Random) -> list[str]:
        """Actions that nobody can do now, some of them because of what is hidden."""
        twins = self.twins
        m, text = twins.material.m, twins.game.notation.text
        legal = {text(m, action) for action in twins.game.legal(m, twins.states[number][0])}
        done = [step.actions[0] for step in twins.steps]
        tried = [dice.choice(done) for _ in range(3)]
        tried += [dice.randrange(twins.game.layout.ACTIONS) for _ in range(3)]
        return [action for action in (text(m, a) for a in tried) if action not in legal]

    def requests(
        self, listener: Listener, number: int, dice: random.Random
    ) -> Iterator[tuple[str, str, Data | None]]:
        table = f"tables/{self.twins.id}"
        own, other = max(listener.viewer, 0), (listener.viewer + 1) % self.twins.table.seats
        eyes = f"?seat={own}"
        yield "GET", "me", None
        yield "GET", "tables", None
        yield "GET", "tables?finished=true", None
        yield "GET", "tables?search=guest", None
        yield "GET", "me/statistics", None
        yield "GET", table, None
        if self.last_choice(number) >= self.twins.alike:
            yield "GET", f"{table}/glance", None
            yield "GET", f"{table}/glance{eyes}", None
        yield "GET", f"{table}/picture?n={self.n}", None
        yield "GET", f"{table}/picture{eyes}&theme=dark&n={self.n}", None
        for what in ("glance", "picture"):
            yield "GET", f"{table}/{what}?seat={other}", None
        yield "POST", f"{table}/seats/{other}/resign", {"level": "easy"}
        if not self.twins.alike:
            yield "GET", f"{table}/record", None
            yield "GET", f"{table}/record?seat={own}", None
            yield "GET", f"{table}/plies", None
            yield "GET", f"{table}/plies?seat={own}", None
        for what in ("record", "plies", f"plies/{number}"):
            yield "GET", f"{table}/{what}?seat={other}", None
        for ply in [*dice.sample(range(self.twins.alike, number + 1), 3), number, number + 1]:
            for seen in ("", eyes):
                yield "GET", f"{table}/plies/{ply}{seen}", None
            yield "GET", f"{table}/plies/{ply}/picture.svg{eyes}", None
        yield from self.coached(table, own, other)
        yield "DELETE", table, None
        yield "POST", f"{table}/rematch", {}
        yield "POST", f"{table}/join", {"secret": NOWHERE}
        yield "PUT", f"{table}/seats/{other}", {"kind": "friend"}

    def coached(self, table: str, own: int, other: int) -> Iterator[tuple[str, str, Data | None]]:
        """What the coach may be asked at a table where hints are allowed, and what it may not."""
        yield "GET", f"{table}/hints", None
        for seat in (own, other):
            yield "GET", f"{table}/beliefs?seat={seat}", None
            yield "GET", f"{table}/plies/{self.twins.alike}/picture.svg?seat={seat}", None
            yield "POST", f"{table}/hints", {"seat": seat, "n": self.n + 1, "what": "move"}
        for who in (None, own, other):
            yield "POST", f"{table}/branch", {"ply": 0, "seat": who, "actions": []}
            yield "POST", f"{table}/branch", {"ply": 0, "seat": who, "actions": ["dance"]}
        for what in ("film.png", "replay.html"):
            yield "GET", f"{table}/{what}", None
        for method in ("POST", "GET"):
            yield method, f"{table}/analysis", None

    def last_choice(self, number: int) -> int:
        """The entry of the last choice before that one."""
        return max(n for n in range(number) if self.twins.actor(n) != CHANCE)


def is_socket(line: Data) -> bool:
    return line.get("method") == "SOCKET"


def evenings(
    houses: Houses, twins: Twins, most: int | None = None, pries: int = PRIES
) -> tuple[Evening, Evening]:
    """The same evening in both worlds."""
    done = choices_of(twins)[:most]

    def evening(world: int) -> Evening:
        played = Evening(houses[world], twins, world, pries)
        try:
            return played.play(done)
        finally:
            played.end()

    with ThreadPoolExecutor(len(WORLDS)) as threads:
        one, other = threads.map(evening, WORLDS)
    return one, other


def difference(one: Sequence[str], other: Sequence[str]) -> str:
    """The first thing that was told in one world and not in the other, if there is any."""
    for here, there in zip_longest(one, other, fillvalue=""):
        if here != there:
            alike = next(
                (i for i, (x, y) in enumerate(zip(here, there, strict=False)) if x != y), 0
            )
            around = slice(max(0, alike - 200), alike + 60)
            return f"{here[:60]} … {here[around]!r} and not {there[around]!r}"
    return ""


def noted(evening: Evening) -> list[str]:
    """What the server's log says, in any order, but for times, for the names of requests, which
    are drawn, and for chores, done at any time."""
    drawn = ("at", "ms", "request", "socket")
    lines = [{k: v for k, v in line.items() if k not in drawn} for line in evening.log]
    return sorted(json.dumps(line) for line in lines if line["event"] != "tidied")


# -- what the tests share ---------------------------------------------------------------------


@contextmanager
def open_houses(
    folder: Path, games: Sequence[Twins], leaks: dict[str, str] | None = None
) -> Iterator[Houses]:
    """A server in each of the worlds of all these games."""

    def begin(world: int) -> House:
        place = folder / str(world)
        place.mkdir()
        plan = place / PLAN
        write_plan(plan, world, games, leaks)
        house = House(place, *UNLIMITED, "--workers", "64", program=program(plan))
        keep(house.store_url, world, games)
        return house

    opened = begin(0), begin(1)
    with ThreadPoolExecutor(len(WORLDS)) as threads:
        try:
            list(threads.map(House.start, opened))
            yield opened
        finally:
            list(threads.map(House.stop, [house for house in opened if house.process is not None]))


@pytest.fixture(scope="module")
def dealt() -> dict[str, Twins]:
    return {wanted.name: wanted.deal() for wanted in GAMES}


def with_bots(games: Iterable[Twins]) -> list[Twins]:
    """Moments at which a bot sits where somebody cannot know; in all of them it is to move."""
    return [
        replace(each, name=f"{each.name} {n}", bot=each.actor(n), begin=n)
        for each in games
        if not each.alike and each.viewers != (SPECTATOR,)
        for n in spread([n for n in each.apart if each.actor(n) in each.viewers], BOT_MOMENTS)
    ]


@pytest.fixture(scope="module")
def houses(dealt: dict[str, Twins], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """Two servers: all games are to be played, and bots are to move at moments of some of them."""
    games = [*dealt.values(), *with_bots(dealt.values())]
    with open_houses(tmp_path_factory.mktemp("worlds"), games) as opened:
        yield opened


@pytest.fixture(scope="module", params=[wanted.name for wanted in GAMES])
def both(
    request: pytest.FixtureRequest, dealt: dict[str, Twins], houses: Houses
) -> tuple[Evening, Evening]:
    """A game to its end, in both worlds."""
    return evenings(houses, dealt[request.param])


# -- told alike -------------------------------------------------------------------------------


def test_worlds_that_are_one_to_somebody_are_told_alike(both: tuple[Evening, Evening]) -> None:
    """To the last byte, whatever they try."""
    one, other = both
    for viewer in one.twins.viewers:
        assert len(one.told(viewer)) > 100
        assert not difference(one.told(viewer), other.told(viewer))


def test_whoever_may_know_is_told_and_at_the_end_everybody(both: tuple[Evening, Evening]) -> None:
    """The worlds did differ: those whose secret it was have seen it, and the records tell it."""
    one, other = both
    assert len(one.twins.apart) > 25
    knowing = [seat for seat in range(one.twins.table.seats) if seat not in one.twins.viewers]
    assert any(difference(one.told(seat), other.told(seat)) for seat in knowing)
    for viewer, listener in one.there.items():
        assert listener.state["status"] == "over"
        assert listener.state["seed"] == one.twins.seed
        assert f"seed: {one.twins.seed}" in listener.told[-1]
        assert difference(listener.told[-1:], other.there[viewer].told[-1:])


def test_those_who_pry_are_refused_in_every_way(both: tuple[Evening, Evening]) -> None:
    """So that the comparison compares something; and some have taken back what they did."""
    evening, _ = both
    met: set[str] = set()
    for viewer in evening.twins.viewers:
        told = " ".join(evening.told(viewer))
        codes = set(re.findall(r'"code":"([a-z0-9-]+)"', told))
        assert (ALWAYS_MET if viewer == SPECTATOR else ALWAYS_MET | MET_BY_SEATS) <= codes
        assert '"action":"undo"' in told
        assert viewer == SPECTATOR or '"type":"why"' in told
        assert "no-such-ply" in codes and re.search(r"/plies/\d+: 200", told)
        met |= codes
    assert "illegal-action" in met or evening.twins.viewers == (SPECTATOR,)


def test_the_log_is_the_same_in_worlds_that_differ(both: tuple[Evening, Evening]) -> None:
    one, other = both
    assert noted(one) == noted(other)
    assert {line["level"] for line in one.log} == {"info"}


def test_seeds_cookies_and_links_are_told_to_nobody(both: tuple[Evening, Evening]) -> None:
    """But for the links, which are told to whoever made the table, when they ask for it."""
    for evening in both:
        assert not overheard(evening)


def overheard(evening: Evening) -> list[str]:
    """What was told or logged and must not have been."""
    twins = evening.twins
    links = [twins.watch_secret, *(twins.link(seat) or "" for seat in range(1, twins.table.seats))]
    tokens = [twins.token(viewer) for viewer in twins.everybody]
    keys = [twins.seed, *tokens, *map(people.hashed, tokens)]
    found = [word for word in [*keys, *links] if word in evening.where.log_file.read_text("utf-8")]
    for viewer in twins.everybody:
        others = [twins.person(other).id for other in twins.everybody if other != viewer]
        asked = f"GET /api/tables/{twins.id}: 200"
        for text in evening.told(viewer):
            secret = [] if viewer == 0 and text.startswith(asked) else links
            found += [word for word in [*keys, *others, *secret] if word in text]
    return found


def test_a_new_table_keeps_its_seed_and_links_to_itself(houses: Houses) -> None:
    where = houses[0]
    ada, ben, cem = (where.guest(name) for name in ("Ada", "Ben", "Cem"))
    device = ada.post("/api/me/devices")["secret"]
    made = ada.table("targi", "me", "friend")
    links = [link["secret"] for link in made["links"]]
    ben.join(made, 1)
    cem.join(made, None)
    with ada.socket() as first, ben.socket() as second, cem.socket() as third:
        players = [Player(first, made["id"], 0), Player(second, made["id"], 1)]
        third.open(made["id"], since=0)
        for _ in range(SOME):
            turn = players[0].state["turn"]
            players[turn].play()
            players[1 - turn].hear()
        told = [text for socket in (first, second, third) for text in socket.raw]
    told += [ben.ask("GET", path).text for path in ("/api/tables", f"/api/tables/{made['id']}")]
    told += [guest.record(made["id"]) for guest in (ada, ben, cem)]
    told += where.log_file.read_text("utf-8").splitlines()
    [(seed,)] = where.sql("SELECT seed FROM tables WHERE id = :id", id=made["id"])
    words = [seed, device, *links, *(guest.token for guest in (ada, ben, cem))]
    assert not [word for word in words if any(word in text for text in told)]
    assert any(made["commitment"] in text for text in told)


# -- inside -----------------------------------------------------------------------------------


FOUR = Table("sons", 4, {"tiles": ODD_TILES})
MORE = [
    Wanted("souk", Table("souk", 2), (SPECTATOR,), 2, 1),
    Wanted("souk of three", Table("souk", 3), (2, SPECTATOR), 2, 8),
    Wanted("rumours among four", FOUR, (0, 3, SPECTATOR), 1, 0),
]


@pytest.mark.parametrize("name", [wanted.name for wanted in [*GAMES, *MORE]])
def test_every_refusal_and_every_account_is_the_same(name: str, dealt: dict[str, Twins]) -> None:
    """Without a server, at some moments of more games: far more actions than a socket can try."""
    more = {wanted.name: wanted for wanted in MORE}
    each = more[name].deal() if name in more else dealt[name]
    some = spread(each.apart, MOMENTS)
    for n, matches in each.along():
        if n in some:
            for viewer in each.viewers:
                one, other = (account(match, viewer, each.alike) for match in matches)
                assert not difference(one, other)


def account(match: Match, viewer: int, since: int) -> list[str]:
    """What a match tells somebody, and how it refuses them."""
    past = range(since, len(match.log) + 1)
    told = [
        json.dumps(match.view(viewer)),
        json.dumps(telling.entries(match, viewer, since)),
        json.dumps([(n, telling.event(done)) for n, done in match.happened(viewer, since)]),
        *(json.dumps(match.view_at(ply, viewer)) for ply in spread(past, SOME)),
        json.dumps(telling.legal(match, viewer, previews=True)),
        "" if since else match.record(viewer),
    ]
    actions = random.Random(len(match.log)).choices(range(match.game.layout.ACTIONS), k=TRIES)
    return told + [refusal(match, viewer, match.text(action)) for action in actions]


def refusal(match: Match, viewer: int, text: str) -> str:
    seat = None if viewer == SPECTATOR else viewer
    try:
        error: SeraiError = IllegalAction(match.game.name, text, match.why_not(text, seat))
    except InvalidAction as invalid:
        error = invalid
    return json.dumps(troubles.trouble(error, "en"))


# -- bots -------------------------------------------------------------------------------------


def jobs(where: House) -> list[Data]:
    """What the server has handed to bots, but for their dice."""
    file = jobs_beside(where.folder / PLAN)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [without_dice(json.loads(line)) for line in lines if line.endswith("}")]


def handed(where: House, waiting: Sequence[Twins]) -> list[Data]:
    """The same, when somebody looks at all tables where bots wait, and each has its job."""
    looking = [Listener(where, each, SPECTATOR) for each in waiting]
    eventually(lambda: len(jobs(where)) == len(waiting))
    for listener in looking:
        listener.end()
    return jobs(where)


def without_dice(job: Data) -> Data:
    return {name: value for name, value in job.items() if name not in ("dice", "cores", "least")}


def in_order(found: list[Data]) -> list[str]:
    return sorted(json.dumps(job) for job in found)


def test_bots_are_handed_the_same_in_worlds_that_are_one_to_them(
    dealt: dict[str, Twins], houses: Houses
) -> None:
    """By a server that has just been started, as soon as somebody looks."""
    waiting = with_bots(dealt.values())
    assert len(waiting) > 8
    one, other = (handed(where, waiting) for where in houses)
    assert in_order(one) == in_order(other)


def test_a_bot_is_handed_what_its_seat_may_know_and_dice(
    dealt: dict[str, Twins], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same in both worlds, and at tables with other seeds."""
    monkeypatch.setattr("secrets.randbits", lambda bits: bits)
    for each in dealt.values():
        elsewhere = replace(each, name="elsewhere")
        assert elsewhere.seed != each.seed
        for n, matches, others in some_moments(each, elsewhere):
            for seat in set(each.viewers) - {SPECTATOR}:
                found = [job_for(match, {}, seat, "easy", 1.0) for match in (*matches, *others)]
                for job in found:
                    assert len(job["seen"]) == n
                    del job["seen"][: each.alike]  # what was done in the open may be remembered
                assert in_order(found) == in_order(found[:1]) * 4
                assert each.seed not in json.dumps(found)


def some_moments(each: Twins, elsewhere: Twins) -> Iterator[tuple[int, list[Match], list[Match]]]:
    """A game and the same at another table, at a few moments at which the worlds differ."""
    some = spread(each.apart, BOT_MOMENTS)
    for (n, matches), (_, others) in zip(each.along(), elsewhere.along(), strict=True):
        if n in some:
            yield n, matches, others


# -- the comparison bites ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def leaky(dealt: dict[str, Twins]) -> dict[str, Twins]:
    """The same game once for each way to tell too much."""
    game = dealt["a card in a hand"]
    late = replace(begun_at(game, game.secrets[0] + 1), viewers=(0,))
    found = {leak: replace(late, name=leak) for leak in LEAKS}
    return found | {JOB_LEAK: replace(with_bots([game])[0], name=JOB_LEAK)}


@pytest.fixture(scope="module")
def leaky_houses(
    leaky: dict[str, Twins], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Houses]:
    leaks = {word: leak for leak, each in leaky.items() for word in (each.id, each.seed)}
    with open_houses(tmp_path_factory.mktemp("leaks"), list(leaky.values()), leaks) as opened:
        yield opened


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_tells_too_much_is_found_out(
    leak: str, leaky: dict[str, Twins], leaky_houses: Houses
) -> None:
    one, other = evenings(leaky_houses, leaky[leak], FEW, 1)
    viewers = one.twins.viewers
    told = any(difference(one.told(viewer), other.told(viewer)) for viewer in viewers)
    assert told == (leak not in ("log", "seed"))
    assert (noted(one) != noted(other)) == (leak == "log")
    assert bool(overheard(one)) == (leak in ("seed", "record"))


def test_a_bot_that_is_handed_too_much_is_found_out(
    leaky: dict[str, Twins], leaky_houses: Houses
) -> None:
    one, other = (handed(where, [leaky[JOB_LEAK]]) for where in leaky_houses)
    assert one != other
