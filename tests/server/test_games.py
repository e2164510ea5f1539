"""Whole games by sockets: people and bots mixed, and everything that can happen around a table.

A server is started once, and evenings are played at it: somebody's connection breaks, a message
comes twice or too late, somebody tries what is not allowed or not theirs. Whatever happens, at the
end all who were there have been told the same game, each as they may know it.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import serai
from serai.core import registry
from serai.core.chance import commitment
from serai.core.contract import CHANCE, SPECTATOR, Event
from serai.core.match import Match
from serai.core.record import draws_follow_seed
from server.house import (
    FEW_TILES,
    UNLIMITED,
    Data,
    Guest,
    House,
    Player,
    Socket,
    eventually,
    house,
)

NAMES = ("Ada", "Bo", "Cem", "Dunya", "Eli")
WADI = {"map": "wadi"}
LATE = 5  # turns of people after which somebody comes to look on


# -- people who note what they are told ------------------------------------------------------


class SeatContext:
    """A device at a seat (none: looking on). It notes all it is told, and finds its way back."""

    def __init__(
        self, guest: Guest, table: str, seat: int | None, screen: Socket | None = None
    ) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.entries: list[Data] = []
        self.events: list[Data] = []
        self.commitments: set[str] = set()
        self.here = True
        self.socket = screen or guest.socket()
        self._open()

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    @property
    def over(self) -> bool:
        return bool(self.state["status"] == "over")

    @property
    def legal(self) -> list[str]:
        return [choice["action"] for choice in self.state["legal"]]

    def _open(self) -> None:
        known = len(self.entries)
        place = {"table": self.table, "seat": self.seat}
        self.socket.say(type="open", since=known, previews=True, **place)
        self.hear()

    def hear(self) -> None:
        """The next that is told goes on where the last ended."""
        told = self.state = self.socket.state(self.table, self.seat)
        assert told["since"] == len(self.entries)
        self.entries += told["entries"]
        self.events += told["events"]
        assert told["n"] == len(self.entries)
        self.commitments.add(told["commitment"])
        assert (told["seed"] is not None) == self.over
        assert (told["result"] is not None) == self.over

    def catch_up(self, n: int) -> None:
        while len(self.entries) < n:
            self.hear()

    def go(self) -> None:
        self.socket.connection.close()
        self.here = False

    def come_back(self, knowing: bool = True) -> None:
        """With what was heard before, or first as a page that has forgotten everything."""
        self.socket = self.guest.socket()
        self.here = True
        if not knowing:
            fresh = self.socket.open(self.table, self.seat)
            assert fresh["entries"] == fresh["events"] == []
            assert fresh["since"] == fresh["n"]
        self._open()

    def send(self, action: str, n: int | None = None, seat: int | None = None) -> Data:
        """A message about this table, and its answer."""
        at = self.state["n"] if n is None else n
        mine = self.seat if seat is None else seat
        told = {"table": self.table, "seat": mine, "n": at, "action": action}
        self.socket.say(type="move", **told, sentences=True)
        return self.socket.next("ack", "refused", "error")

    def nothing_heard(self) -> bool:
        """Whether nothing but people's coming and going was told since."""
        self.socket.say(type="ping")
        self.socket.next("pong")
        return all(told["type"] == "seats" for told in self.socket.heard)


@dataclass
class Evening:
    """A game, who sits there, and the chances that something happens on the way."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    tricks: int = 1  # every so many turns of a person
    devices: bool = False  # two for everybody


class Play:
    """An evening as it is played, at random, with all that goes wrong on the way."""

    def __init__(self, where: House, evening: Evening, seed: int = 0) -> None:
        self.dice = random.Random(seed)
        self.where, self.evening = where, evening
        self.turns = 0
        self.tried: Counter[str] = Counter()
        self.once_legal: set[str] = set()
        self.kept: list[tuple[int, int | None, str]] = []
        self.host = where.guest(NAMES[0])
        self.made = self.host.table(evening.game, *evening.seats, options=evening.options)
        self.table: str = self.made["id"]
        self.chairs: list[SeatContext] = []
        self._sit_down()

    def _sit_down(self) -> None:
        """The host is there first; others at the screen share it, and friends come by links."""
        sitting = list(enumerate(self.evening.seats))
        at_screen = [seat for seat, kind in sitting if kind in ("me", "here")]
        self.chairs.append(SeatContext(self.host, self.table, at_screen[0]))
        friends = [seat for seat, kind in sitting if kind == "friend"]
        for seat in friends:
            assert self.lead.state["status"] == "open" and self.lead.state["view"] is None
            friend = self.where.guest(NAMES[seat])
            assert friend.join(self.made, seat)["mine"] == [seat]
            self.chairs.append(SeatContext(friend, self.table, seat))
        for seat in at_screen[1:]:
            self.chairs.append(SeatContext(self.host, self.table, seat, self.lead.socket))
        if self.evening.devices:
            known = Guest(self.where, token=self.host.token)
            self.chairs.append(SeatContext(known, self.table, self.lead.seat))
            self.chairs += [
                SeatContext(by_link(one.guest), self.table, one.seat) for one in self.chairs[1:-1]
            ]
        if friends:
            self.lead.hear()
        assert self.lead.state["status"] == "running"

    @property
    def lead(self) -> SeatContext:
        return self.chairs[0]

    @property
    def here(self) -> list[SeatContext]:
        return [chair for chair in self.chairs if chair.here]

    def shares(self, chair: SeatContext) -> bool:
        """Whether others sit at the same screen."""
        return sum(chair.socket is other.socket for other in self.chairs) > 1

    def close(self) -> None:
        for chair in self.here:
            chair.socket.connection.close()

    def look_on(self) -> None:
        """Somebody comes late, by the spectators' link, and is told everything so far."""
        watcher = self.where.guest("Zoe")
        assert watcher.join(self.made, None)["mine"] == []
        self.chairs.append(SeatContext(watcher, self.table, None))

    def to_the_end(self) -> "Play":
        while not self.lead.over:
            self.step()
        for chair in self.chairs:
            if not chair.here:
                chair.come_back()
            chair.catch_up(self.lead.state["n"])
        return self

    def step(self) -> None:
        """A bot's move, or a person's with what may go wrong around it."""
        at = [chair for chair in self.chairs if chair.seat == self.lead.state["turn"]]
        if not at:
            self.lead.hear()
            return
        for chair in self.here:
            chair.catch_up(self.lead.state["n"])
        chair = self.dice.choice(at)
        if not chair.here:
            self.come_back(chair)
        self.once_legal |= set(chair.legal)
        self._happen(chair)
        self.turns += 1

    def _happen(self, chair: SeatContext) -> None:
        if self.turns == LATE:
            self.look_on()
            self.keep_records()
        tricks: list[Callable[[SeatContext], bool]] = [
            self.try_illegal,
            self.try_nonsense,
            self.try_out_of_turn,
            self.try_foreign_seat,
            self.try_old,
            self.try_future,
            self.try_as_chance,
            self.go_or_come_back,
        ]
        if not self.tried["try_as_chance"]:  # as soon as there is something to try
            self.tried["try_as_chance"] += self.try_as_chance(chair)
        number, rest = divmod(self.turns, self.evening.tricks)
        if not rest:
            trick = tricks[number % len(tricks)]
            self.tried[trick.__name__] += trick(chair)
            assert all(other.nothing_heard() for other in self.here), trick
        moves = [self.move, self.move_twice]
        if not self.shares(chair):
            moves.append(self.move_cut_off)
        moving = moves[number % len(moves)] if not rest else self.move
        self.tried[moving.__name__] += 1
        moving(chair, self.dice.choice(chair.legal))

    # -- moving ---------------------------------------------------------------------------------

    def move(self, chair: SeatContext, action: str) -> None:
        n = chair.state["n"]
        answer = chair.send(action)
        assert answer["type"] == "ack" and not answer["again"], answer
        assert answer["n"] == n < answer["now"]
        self.lead.catch_up(answer["now"])
        chair.catch_up(answer["now"])
        assert chair.entries[n] == {"n": n, "seat": chair.seat, "action": action}

    def move_twice(self, chair: SeatContext, action: str) -> None:
        """As if the acknowledgement had been lost: said again on every device of the person."""
        n = chair.state["n"]
        self.move(chair, action)
        for device in [one for one in self.here if one.seat == chair.seat]:
            answer = device.send(action, n)
            assert answer["type"] == "ack" and answer["again"], answer
            assert answer["n"] == n

    def move_cut_off(self, chair: SeatContext, action: str) -> None:
        """The connection breaks behind the message; it is said again, and played once."""
        n = chair.state["n"]
        with suppress(ConnectionClosed):
            chair.socket.say(type="move", table=self.table, seat=chair.seat, n=n, action=action)
        chair.go()
        chair.come_back()
        answer = chair.send(action, n)
        assert answer["type"] == "ack", answer
        self.lead.catch_up(n + 1)
        chair.catch_up(n + 1)
        done = [entry["n"] for entry in chair.entries[n:] if entry["seat"] == chair.seat]
        assert done[0] == n and chair.entries[n]["action"] == action

    # -- what is refused, each time only to the one who tried -----------------------------------

    def try_illegal(self, chair: SeatContext) -> bool:
        wrong = sorted(self.once_legal - set(chair.legal))
        if not wrong:
            return False
        refused = self.refused(chair, chair.send(self.dice.choice(wrong)), "illegal-action")
        reasons = refused["trouble"]["reasons"]
        known = registry.game(self.evening.game).name[0].upper()
        assert reasons and all(reason["rule"][0] == known for reason in reasons)
        assert all(reason["sentence"] for reason in reasons)
        return True

    def try_nonsense(self, chair: SeatContext) -> bool:
        refused = chair.send("dance")
        assert refused["type"] == "refused" and "reasons" not in refused["trouble"]
        assert refused["trouble"]["sentence"]
        return self.is_fresh(chair)

    def try_out_of_turn(self, chair: SeatContext) -> bool:
        others = [one for one in self.here if one.seat not in (None, chair.seat)]
        for other in others:
            action = self.dice.choice(chair.legal)
            self.refused(other, other.send(action), "not-your-turn")
        return bool(others)

    def try_foreign_seat(self, chair: SeatContext) -> bool:
        others = [one for one in self.here if one.guest is not chair.guest]
        strangers = [one for one in others if one.seat != chair.seat]
        for other in strangers:
            answer = other.send(self.dice.choice(chair.legal), seat=chair.seat)
            assert answer["type"] == "error", answer
            assert answer["trouble"]["code"] == "seat-not-yours"
        return bool(strangers)

    def try_old(self, chair: SeatContext) -> bool:
        n = chair.state["n"]
        for old in {0, n - 1, self.dice.randrange(n)}:
            action = next((a for a in chair.legal if a != chair.entries[old]["action"]), None)
            if action is not None:
                self.refused(chair, chair.send(action, old), "stale")
        return True

    def try_future(self, chair: SeatContext) -> bool:
        for n in (chair.state["n"] + 1, chair.state["n"] + 1000):
            self.refused(chair, chair.send(self.dice.choice(chair.legal), n), "stale")
        return True

    def try_as_chance(self, chair: SeatContext) -> bool:
        """What chance said after one's own move is not one's own word: it is not acknowledged."""
        pairs = zip(chair.entries, chair.entries[1:], strict=False)
        said = [
            now for before, now in pairs if (before["seat"], now["seat"]) == (chair.seat, CHANCE)
        ]
        for entry in said[-1:]:
            self.refused(chair, chair.send(entry["action"], entry["n"]), "stale")
        return bool(said)

    def refused(self, chair: SeatContext, answer: Data, code: str) -> Data:
        assert answer["type"] == "refused", answer
        assert answer["trouble"]["code"] == code, answer
        assert self.is_fresh(chair)
        return answer

    def is_fresh(self, chair: SeatContext) -> bool:
        """Who asks for the whole gets what all changes have led to, and no news."""
        state = chair.socket.open(chair.table, chair.seat)
        same = ("n", "seat", "turn", "view", "legal", "status", "commitment", "seed")
        assert {key: state[key] for key in same} == {key: chair.state[key] for key in same}
        assert state["entries"] == state["events"] == []
        return True

    # -- coming and going -----------------------------------------------------------------------

    def go_or_come_back(self, chair: SeatContext) -> bool:
        away = [one for one in self.chairs if not one.here]
        for one in away:
            self.come_back(one)
        able = [one for one in self.here if not self.shares(one) and one not in (chair, self.lead)]
        if able and not away:
            self.dice.choice(able).go()
        return bool(away)

    def come_back(self, chair: SeatContext) -> None:
        chair.come_back(knowing=self.dice.random() < 0.5)
        assert chair.state["n"] == self.lead.state["n"]
        self.tried["come_back"] += 1

    def keep_records(self) -> None:
        """What can be downloaded while the game goes on."""
        for chair in self.here:
            text = chair.guest.record(self.table, chair.seat)
            self.kept.append((chair.state["n"], chair.seat, text))


def by_link(guest: Guest) -> Guest:
    """Another device of the same person."""
    link = guest.post("/api/me/devices")
    other = guest.where.guest()
    assert other.post("/api/me/device", secret=link["secret"]) == guest.get("/api/me")
    assert link["secret"] in link["link"]
    return other


# -- what a record has to agree with --------------------------------------------------------------


def as_it_was(record: str, n: int) -> Match:
    """The match after the first n entries of a whole record."""
    head, moves = record.split("moves:\n")
    return serai.load(head + "moves:\n" + "".join(moves.splitlines(True)[:n]))


def entries_for(match: Match, viewer: int) -> list[Data]:
    return [
        {"n": n, "seat": entry.seat, "action": match.entry_text(entry)}
        for n, entry in enumerate(match.shown_log(viewer))
    ]


def outline(event: Event) -> tuple[object, ...]:
    return (event.kind, event.seat, event.rule, event.points, event.source, list(event.cells))


def outline_told(told: Data) -> tuple[object, ...]:
    return tuple(told[key] for key in ("kind", "seat", "rule", "points", "source", "cells"))


def agree(play: Play) -> Match:
    """All were told the game that the record tells, and chance kept its word."""
    record = play.host.record(play.table)
    match = serai.load(record)
    assert match.over and draws_follow_seed(match)
    assert match.seed is not None
    for chair in play.chairs:
        assert chair.commitments == {commitment(match.seed)}
        assert chair.state["seed"] == match.seed
        assert chair.state["result"] == match.result()
        assert chair.entries == entries_for(match, chair.viewer)
        assert list(map(outline_told, chair.events)) == list(
            map(outline, match.events(chair.viewer))
        )
        assert chair.state["view"] == match.view(chair.viewer)
        assert chair.guest.record(play.table, chair.seat) == record
    for n, seat, text in play.kept:
        assert "seed:" not in text and match.seed not in text
        assert text == as_it_was(record, n).record(SPECTATOR if seat is None else seat)
    return match


@contextmanager
def sitting(where: House, evening: Evening) -> Iterator[Play]:
    play = Play(where, evening)
    try:
        yield play
    finally:
        play.close()


# -- whole evenings ---------------------------------------------------------------------------

EVENINGS = {
    "desert for two": Evening("desert", ("me", "friend"), WADI, devices=True),
    "desert for three": Evening("desert", ("me", "here", "beginner"), {"hide_totals": "yes"}),
    "desert for four": Evening("desert", ("me", "friend", "easy", "beginner")),
    "desert for five": Evening("desert", ("beginner", "friend", "beginner", "me", "here")),
    "targi": Evening("targi", ("friend", "me"), tricks=2),
    "sons for two": Evening("sons", ("me", "friend"), tricks=4),
    "sons for three": Evening("sons", ("beginner", "me", "here"), {"tiles": FEW_TILES}),
    "sons for four": Evening("sons", ("me", "friend", "beginner", "easy"), {"tiles": FEW_TILES}),
}
ALWAYS = ("move", "move_twice", "try_illegal", "try_nonsense", "try_old", "try_future")
AMONG_FRIENDS = ("move_cut_off", "try_out_of_turn", "try_foreign_seat", "come_back")


@pytest.mark.parametrize("name", EVENINGS)
def test_whatever_happens_all_are_told_the_same_game(inn: House, name: str) -> None:
    evening = EVENINGS[name]
    with sitting(inn, evening) as play:
        play.to_the_end()
        agree(play)
    tried = ALWAYS + AMONG_FRIENDS if "friend" in evening.seats else ALWAYS
    assert all(play.tried[trick] for trick in tried), play.tried
    assert play.tried["try_as_chance"] or evening.game != "sons"  # there one draws all the time


def test_a_refusal_cites_the_rules_and_the_cells(inn: House) -> None:
    host = inn.guest("Ada")
    table = host.table("desert", "me", "here", options={"first": "1", **WADI})["id"]
    with host.socket() as socket:
        state = socket.open(table, 0)
        taken = state["legal"][0]["action"]
        assert socket.move(state, taken)["type"] == "ack"
        refused = socket.move({**state, "seat": 1, "n": state["n"] + 1}, taken)
    reasons = serai.load(host.record(table)).why_not(taken)
    told = [
        (one["rule"], one["kind"], tuple(one["cells"])) for one in refused["trouble"]["reasons"]
    ]
    assert told == [(reason.rule, reason.kind, reason.cells) for reason in reasons]
    assert any(taken.split()[-1] in cells for _, _, cells in told)


def test_bots_alone_play_to_the_end_while_their_host_looks_on(inn: House) -> None:
    host = inn.guest("Ada")
    table = host.table("desert", "beginner", "easy", options=WADI)["id"]
    chair = SeatContext(host, table, None)
    with chair.socket:
        while not chair.over:
            chair.hear()
    match = serai.load(host.record(table))
    assert match.names == ["beginner", "easy"] and draws_follow_seed(match)
    assert chair.entries == entries_for(match, SPECTATOR)


def test_a_bot_that_thinks_holds_up_nobody_else(tmp_path: Path) -> None:
    with house(tmp_path, *UNLIMITED) as running, running.guest("Ada").socket() as socket:
        ada = socket.guest
        slow = ada.table("desert", "master", "me", options={"first": "1"}, thinking=30)["id"]
        quick = Player(socket, ada.table("desert", "me", "beginner", options=WADI)["id"], 0)
        thinking = SeatContext(ada, slow, 1)
        with thinking.socket:
            quick.finish()
            thinking.come_back()
        assert thinking.state["turn"] == 0
        assert all(entry["seat"] != 0 for entry in thinking.entries)


# -- after the end --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(inn: House) -> Iterator[Play]:
    """A game that two people have finished, with somebody looking on; all still sit there."""
    with sitting(inn, Evening("desert", ("me", "friend"), WADI, tricks=1000)) as play:
        yield play.to_the_end()


def rematch(guest: Guest, table: str, same_deal: bool = False) -> Data:
    told: Data = guest.post(f"/api/tables/{table}/rematch", same_deal=same_deal)
    return told


def test_a_rematch_is_one_table_whoever_asks(over: Play) -> None:
    ada, bo, zoe = (chair.guest for chair in over.chairs)
    with ThreadPoolExecutor(4) as at_once:
        made = list(at_once.map(lambda who: rematch(who, over.table), (ada, bo, ada, bo)))
    assert len({one["id"] for one in made}) == 1
    assert rematch(bo, over.table)["id"] == made[0]["id"]
    for chair in over.chairs:
        followed = chair.socket.next("followed")
        assert (followed["table"], followed["next"]) == (over.table, made[0]["id"])
        assert followed["same_deal"] is False
        assert chair.nothing_heard()
    with bo.socket() as late:  # who was away when it was told hears of it, and the others not again
        late.open(over.table, 1)
        assert late.next("followed") == followed
    assert all(chair.socket.next("seats") and chair.nothing_heard() for chair in over.chairs)
    before = ada.get(f"/api/tables/{over.table}")
    after = ada.get(f"/api/tables/{made[0]['id']}")
    assert after["follows"] == over.table and after["status"] == "running"
    assert [seat["name"] for seat in after["seats"]] == ["Ada", "Bo"]
    assert bo.get(f"/api/tables/{after['id']}")["mine"] == [1]
    assert after["commitment"] != before["commitment"]
    assert after["seed"] is None and not after["open_deal"]
    assert not {link["secret"] for link in after["links"]} & {
        link["secret"] for link in before["links"]
    }
    status, trouble = zoe.refused("POST", f"/api/tables/{over.table}/rematch", same_deal=False)
    assert (status, trouble["code"]) == (403, "not-your-table")
    status, trouble = ada.refused("POST", f"/api/tables/{after['id']}/rematch", same_deal=False)
    assert (status, trouble["code"]) == (409, "table-not-over")


def test_the_same_deal_brings_the_same_cards(over: Play) -> None:
    """Moved alike, it is the same game; and that it was known beforehand is said all along."""
    ada, bo = over.chairs[0].guest, over.chairs[1].guest
    record = ada.record(over.table)
    made = rematch(bo, over.table, same_deal=True)
    assert rematch(ada, over.table, same_deal=True)["id"] == made["id"]
    assert made["open_deal"] and made["seed"] == serai.load(record).seed
    for chair in over.chairs:
        followed = chair.socket.next("followed")
        assert followed["next"] == made["id"] and followed["same_deal"] is True
    with ada.socket() as one, bo.socket() as two:
        players = [Player(one, made["id"], 0), Player(two, made["id"], 1)]
        assert all(player.state["open_deal"] for player in players)
        assert {player.state["seed"] for player in players} == {made["seed"]}
        for entry in over.lead.entries:
            if entry["n"] == players[0].state["n"]:
                mover = players[entry["seat"]]
                assert mover.socket.move(mover.state, entry["action"])["type"] == "ack"
                for player in players:
                    player.hear()
    assert all(player.over for player in players)
    assert ada.record(made["id"]) == record


# -- lists, names, and who is there ---------------------------------------------------------------


def listed(guest: Guest, finished: bool = False) -> list[tuple[str, str, int | None, list[int]]]:
    tables = guest.get(f"/api/tables?finished={str(finished).lower()}")["tables"]
    for one in tables:
        alone = guest.get(f"/api/tables/{one['id']}")
        same = ("status", "turn", "mine", "owner", "seed", "result")
        assert {key: one[key] for key in same} == {key: alone[key] for key in same}
    return [(one["id"], one["status"], one["turn"], one["mine"]) for one in tables]


def test_everybody_finds_their_tables(inn: House) -> None:
    """Those that go on and those that are over, whose turn it is, and which seats are theirs."""
    ada, bo = inn.guest("Ada"), inn.guest("Bo")
    options = {"first": "2", **WADI}
    made = ada.table("desert", "me", "friend", options=options)
    assert listed(ada) == [(made["id"], "open", None, [0])]
    assert listed(bo) == []
    bo.join(made, 1)
    bo.join(made, 1)  # coming twice by one's link changes nothing
    assert listed(ada) == [(made["id"], "running", 1, [0])]
    assert listed(bo) == [(made["id"], "running", 1, [1])]
    screen = ada.table("desert", "me", "here", options=options)
    assert [row[0] for row in listed(ada)] == [screen["id"], made["id"]]
    with bo.socket() as socket:
        mover = Player(socket, made["id"], 1)
        while mover.state["turn"] == 1:
            mover.play()
    first, second = listed(ada)
    assert first == (made["id"], "running", 0, [0])
    assert second == (screen["id"], "running", 1, [0, 1])
    looking_on = inn.guest("Zoe")
    looking_on.join(made, None)
    assert looking_on.get(f"/api/tables/{made['id']}")["mine"] == []
    assert listed(looking_on) == []
    assert listed(ada, finished=True) == []
    bots = ada.table("desert", "friend", "beginner")
    assert listed(ada)[0] == (bots["id"], "open", None, [])


def test_a_finished_table_is_listed_with_its_result_and_seed(over: Play) -> None:
    ada = over.chairs[0].guest
    assert (over.table, "over", None, [0]) in listed(ada, finished=True)
    assert over.table not in {row[0] for row in listed(ada)}
    tables = ada.get("/api/tables?finished=true")["tables"]
    told = next(one for one in tables if one["id"] == over.table)
    assert told["result"] == over.lead.state["result"]
    assert commitment(told["seed"]) == told["commitment"]
    refused = over.lead.send("undo")
    assert refused["trouble"]["code"] == "table-over"


def present(socket: Socket) -> tuple[list[bool], int]:
    told = socket.next("seats")
    return [seat["present"] for seat in told["seats"]], told["watching"]


def test_everybody_hears_who_comes_and_goes(inn: House) -> None:
    ada, bo, zoe = inn.guest("Ada"), inn.guest("Bo"), inn.guest("Zoe")
    made = ada.table("desert", "me", "friend", "beginner")
    table = made["id"]
    with ada.socket() as socket:
        socket.open(table, 0)
        assert present(socket) == ([True, False, True], 0)
        bo.join(made, 1)
        told = socket.next("seats")["seats"][1]
        assert {name: told[name] for name in ("seat", "kind", "name", "taken", "present")} == {
            "seat": 1,
            "kind": "friend",
            "name": "Bo",
            "taken": True,
            "present": False,
        }
        with bo.socket() as one, bo.socket() as other:
            one.open(table, 1)
            assert present(socket) == ([True, True, True], 0)
            other.open(table, 1)
            assert present(socket) == ([True, True, True], 0)
            one.say(type="leave", table=table, seat=1)
            assert present(socket) == ([True, True, True], 0)
        assert present(socket) == ([True, False, True], 0)
        zoe.join(made, None)
        with zoe.socket() as third:
            third.open(table)
            assert present(third) == present(socket) == ([True, False, True], 1)
        assert present(socket) == ([True, False, True], 0)
    eventually(lambda: not ada.get(f"/api/tables/{table}")["seats"][0]["present"])


def names(told: Data) -> list[str]:
    return [seat["name"] for seat in told["seats"]]


def test_a_new_name_reaches_everybody_at_tables_that_go_on(inn: House, over: Play) -> None:
    ada, bo = over.chairs[0].guest, inn.guest("Bo")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "here", "name": "Grandma"}]
    made = ada.post("/api/tables", game="desert", seats=seats)
    bo.join(made, 1)
    table = made["id"]
    with ada.socket() as one, bo.socket() as two:
        one.open(table, 0)
        two.open(table, 1)
        for socket in (one, one, two):  # the first hears of the second too
            assert names(socket.next("seats")) == ["Ada", "Bo", "Grandma"]
        bo.put("/api/me", name="Bolek")
        assert names(one.next("seats")) == names(two.next("seats")) == ["Ada", "Bolek", "Grandma"]
        ada.put("/api/me", name="Adela")
        assert names(one.next("seats")) == names(two.next("seats")) == ["Adela", "Bolek", "Grandma"]
        assert two.open(table, 1)["view"]["names"] == ["Adela", "Bolek", "Grandma"]
    assert "names: Adela | Bolek | Grandma" in ada.record(table)
    assert "names: Ada | Bo\n" in ada.record(over.table)
    assert names(listed_table(ada, over.table)) == ["Ada", "Bo"]
    ada.put("/api/me", name="Ada")


def listed_table(guest: Guest, table: str) -> Data:
    told: Data = guest.get(f"/api/tables/{table}")
    return told


def test_a_table_waits_for_a_friend_who_comes_late(inn: House) -> None:
    ada, bo, late = inn.guest("Ada"), inn.guest("Bo"), inn.guest("Cem")
    made = ada.table("targi", "me", "friend")
    with ada.socket() as socket:
        state = socket.open(made["id"], 0)
        assert (state["status"], state["n"], state["view"]) == ("open", 0, None)
        refused = socket.move(state, "place 1")
        assert refused["trouble"]["code"] == "table-not-begun"
        bo.join(made, 1)
        state = socket.state(made["id"], 0)
        assert (state["status"], state["since"]) == ("running", 0) and state["n"] > 0
    status, trouble = late.refused("POST", f"/api/tables/{made['id']}/join", secret=secret(made, 1))
    assert (status, trouble["code"]) == (409, "seat-taken")


def secret(made: Data, seat: int | None) -> str:
    found: str = next(link["secret"] for link in made["links"] if link["seat"] == seat)
    return found


def test_a_device_link_works_once(inn: House) -> None:
    ada = inn.guest("Ada")
    table = ada.table("desert", "me", "friend")["id"]
    link = ada.post("/api/me/devices")
    phone, thief = inn.guest(), inn.guest()
    phone.post("/api/me/device", secret=link["secret"])
    assert [row[0] for row in listed(phone)] == [table]
    status, trouble = thief.refused("POST", "/api/me/device", secret=link["secret"])
    assert (status, trouble["code"]) == (403, "device-link-spent")
    assert listed(thief) == []
