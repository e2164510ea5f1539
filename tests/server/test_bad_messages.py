"""Bad messages by the ten thousand: each is refused with a sentence, none changes anything.

Malformed, oversized, replayed, out of order and meant for other tables, on real sockets; the same
for requests, made up from the HTTP interface's own description. Afterwards the games go on.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from socket import create_connection
from typing import Any

import pytest
import schemathesis.openapi
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from serai.server.moving import OF_PROCESSES
from serai.server.schema.model import metadata
from serai.testing.tables import length
from server.house import PATIENCE, UNLIMITED, Data, Guest, House, Player, Socket, eventually, house

FRAME = 65_536
MESSAGES = 10_000
BURST = 48
PING = json.dumps({"type": "ping"})
ABNORMAL = 1006
NO_TEXT = "Invalid UTF-8 sequence received from client."  # a word of uvicorn's own
Sent = str | bytes

# What fails names its message; to look for a shorter one would take minutes.
# The same every time, but for the soak, which looks further.
often = settings(
    deadline=None,
    derandomize="SERAI_SOAK" not in os.environ,
    suppress_health_check=list(HealthCheck),
    database=None,
    phases=[Phase.generate],
)


@dataclass
class Scene:
    """Ada plays with Ben, who is in the middle of his turn: nothing that she says can be done."""

    house: House
    ada: Guest
    ben: Guest
    going: str
    asking: str  # the same, with turns that are confirmed
    waiting: str  # for a friend who has not come
    done: str
    closed: str  # Ben's own: Ada does not know of it
    said: list[Data] = field(default_factory=list)  # every move of hers that was played
    moments: dict[str, int] = field(default_factory=dict)  # how long each table's log is


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with house(tmp_path_factory.mktemp("bad"), "--workers", "1", *UNLIMITED) as running:
        ada, ben = running.guest("Ada"), running.guest("Ben")
        # Until its games are loaded it says with 503 that it is not ready, as it should; whatever
        # is asked from now on, no answer may be such a one.
        eventually(lambda: ada.ask("GET", "/api/ready").status_code == 200)
        os.truncate(running.log_file, 0)
        scene = _set(running, ada, ben)
        yield scene


def _set(running: House, ada: Guest, ben: Guest) -> Scene:
    small = {"map": "wadi"}
    made = [
        ada.table("desert", "me", "friend", options=small, confirm=ask) for ask in (False, True)
    ]
    for one in made:
        ben.join(one, 1)
    waiting = ada.table("desert", "me", "friend", options=small)["id"]
    done = ada.table("desert", "me", "here", options=small)["id"]
    closed = ben.table("desert", "me", "friend", options=small)["id"]
    scene = Scene(running, ada, ben, made[0]["id"], made[1]["id"], waiting, done, closed)
    with ada.socket() as hers, ben.socket() as his:
        for table in (scene.going, scene.asking):
            _play_into_the_middle(Player(hers, table, 0, 1), Player(his, table, 1, 2))
            scene.said += _moves(hers, table, [0])
        players = [Player(hers, done, seat, seat) for seat in (0, 1)]
        while not players[0].over:
            _step(players)
        scene.said += _moves(hers, done, [0, 1])
        scene.moments = {state["table"]: state["n"] for state in seen_by_all(scene)}
    return scene


def _play_into_the_middle(ada: Player, ben: Player) -> None:
    """Some turns, up to one that Ben has begun and not ended."""
    turns = 0
    while turns < 12 or not _in_the_middle(ben.state):
        _step([ada, ben])
        turns += 1


def _in_the_middle(state: Data) -> bool:
    last = [entry["seat"] for entry in state["entries"]][-1:]
    return (last, state["turn"], state["to_confirm"]) == ([1], 1, None)


def _step(players: Sequence[Player]) -> None:
    """The next move, or the word that a turn is over; both hear of it."""
    acting = players[players[0].state["turn"]]
    if acting.state["to_confirm"] is None:
        acting.play()
    else:
        place = {"table": acting.table, "seat": acting.seat, "n": acting.state["n"]}
        acting.socket.say(type="confirm", **place)
        assert acting.socket.next("ack", "refused", "error")["type"] == "ack"
        acting.hear()
    for player in players:
        if player is not acting:
            player.hear()


def _moves(socket: Socket, table: str, seats: list[int]) -> list[Data]:
    entries = socket.open(table, seats[0], since=0)["entries"]
    return [
        {
            "type": "move",
            "table": table,
            "seat": one["seat"],
            "n": one["n"],
            "action": one["action"],
        }
        for one in entries
        if one["seat"] in seats
    ]


# -- what is sent -------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=4,
)
numbers = st.sampled_from(
    ["-1", "1e400", "-1e400", "NaN", "Infinity", "-0.0", "1.5", "true", '"7"', "null", "1000001"]
    + ["9" * digits for digits in (19, 40, 400, 5000)]
)
# Half of a pair, and what breaks lines, pages and terminals.
odd_escapes = st.sampled_from([r"\ud800", r"\udc00 ", r"\ud83d\ud83d", r"\u0000", r"\u2028", r"\x"])


LETTERS: st.SearchStrategy[Sent] = st.sampled_from(["a", "砂", b"\x00"])


def foreign(scene: Scene) -> st.SearchStrategy[Data]:
    """Well-formed, but not to be done: other tables, seats, moments, actions."""
    table = st.sampled_from([*scene.moments, "A" * 16, "-_-_-_-_-_-_-_-_"])
    seat = st.sampled_from([0, 0, 0, 1, 1, 2, 7])
    moment = st.one_of(st.integers(0, 80), st.integers(0, 1_000_000))
    place = st.sampled_from(list(scene.moments.items())) | st.tuples(table, moment)
    action = st.one_of(
        replayed(scene).map(lambda move: str(move["action"])),
        st.sampled_from(["undo", " UNDO ", "pass"]),
        st.text(min_size=1, max_size=200),
    )
    return st.one_of(
        st.builds(_move, place, seat, action),
        st.builds(_move, place, seat, st.none()),
        _message("open", table=table, seat=st.none() | seat, since=st.none() | moment),
        _message("leave", table=table, seat=st.none() | seat),
        _message("why", table=table, seat=seat, action=action),
    )


def _move(place: tuple[str, int], seat: int, action: str | None) -> Data:
    """A move, or without an action the word that a turn is over."""
    table, n = place
    message: Data = {"type": "confirm", "table": table, "seat": seat, "n": n}
    return message if action is None else {**message, "type": "move", "action": action}


def _message(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Data]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


def replayed(scene: Scene) -> st.SearchStrategy[Data]:
    return st.integers(0, len(scene.said) - 1).map(lambda at: scene.said[at])


def reasoned(scene: Scene) -> st.SearchStrategy[Data]:
    """One for each reason that Ada can hear, so that none is left to luck."""
    now = {table: (table, n) for table, n in scene.moments.items()}
    mine = str(scene.said[0]["action"])
    return st.sampled_from(
        [
            _move(now[scene.going], 0, mine),  # not her turn
            _move(now[scene.going], 0, "undo"),  # too late
            _move(now[scene.going], 1, mine),  # not her seat
            _move(now[scene.going], 0, None),  # nothing to confirm
            _move((scene.going, 1_000), 0, mine),  # a moment that is not
            _move(now[scene.waiting], 0, mine),  # not begun
            _move(now[scene.done], 0, mine),  # over
            _move(now[scene.closed], 0, mine),  # no such table for her
        ]
    )


def malformed(message: st.SearchStrategy[Data]) -> st.SearchStrategy[Sent]:
    """A message with one thing wrong."""
    text = message.map(json.dumps)
    field_ = st.integers(0, 4)
    place = st.integers(0, 120)
    return st.one_of(
        st.builds(lambda told, at: told[:at], text, place),
        st.builds(lambda told, at, more: told[:at] + more + told[at:], text, place, st.text()),
        st.builds(_with_value, message, field_, anything.map(json.dumps)),
        st.builds(_with_value, message, field_, numbers),
        st.builds(_with_value, message, field_, odd_escapes.map('"{}"'.format)),
        st.builds(_without, message, field_),
        st.builds(
            lambda told, name, value: json.dumps({**told, name: value}),
            message,
            st.text(max_size=9),
            anything,
        ),
        st.builds(
            lambda told, kind: json.dumps({**told, "type": kind}), message, st.text(max_size=9)
        ),
        text.map(str.encode),
    )


def _with_value(message: Data, at: int, value: str) -> str:
    """One field says something else, as JSON or what is nearly JSON."""
    name = list(message)[at % len(message)]
    fields = [f'"{key}":{value if key == name else json.dumps(message[key])}' for key in message]
    return "{" + ",".join(fields) + "}"


def _without(message: Data, at: int) -> str:
    missing = list(message)[at % len(message)]
    return json.dumps({name: value for name, value in message.items() if name != missing})


def shapeless() -> st.SearchStrategy[Sent]:
    """No message at all: noise, deep nests, and up to what a frame can hold."""
    deep = st.integers(1, FRAME // 12)
    letter = st.sampled_from(["a", " ", "[", "{", '"', "\\", "é", "砂", "🐪", "\x00"])
    return st.one_of(
        st.text(),
        st.binary(),
        anything.map(json.dumps),
        deep.map(lambda n: "[" * n),
        deep.map(lambda n: "[" * n + "]" * n),
        deep.map(lambda n: '{"type":' * n + "1" + "}" * n),
        st.builds(
            lambda one, n: (one * n).encode()[:FRAME].decode(errors="ignore"),
            letter,
            st.integers(0, FRAME),
        ),
        st.builds(
            lambda n: json.dumps({"type": "move", "action": "a" * n}), st.integers(0, FRAME - 40)
        ),
    )


def bursts(scene: Scene) -> st.SearchStrategy[list[Sent]]:
    known = st.one_of(foreign(scene), replayed(scene), reasoned(scene))
    well_formed = [known.map(json.dumps)] * 12  # about as often as all the others together
    message = st.one_of(*well_formed, malformed(known), shapeless())
    return st.lists(message, min_size=BURST, max_size=BURST)


# -- what is answered ----------------------------------------------------------------------------


def answers_to(socket: Socket, burst: list[Sent]) -> list[list[Data]]:
    """What is answered to each message: a ping after each of them parts the answers."""
    for message in burst:
        socket.connection.send(message)
        socket.connection.send(PING)
    answers: list[list[Data]] = [[]]
    while len(answers) <= len(burst):
        text = socket.connection.recv(timeout=PATIENCE)
        told = json.loads(text)
        if told["type"] == "pong":
            answers.append([])
        else:
            answers[-1].append(told)
    return answers[:-1]


def check(scene: Scene, sent: Sent, answers: list[Data], seen: Counter[str]) -> None:
    """Refused with a code and a sentence; or harmless, and answered as such.

    Who is there is told whenever somebody comes or goes, an earlier socket's late end among it:
    it may stand beside any answer.
    """
    kind, arrivals = _kind(sent), [told for told in answers if told["type"] == "seats"]
    answers = [told for told in answers if told["type"] != "seats"]
    kinds = [told["type"] for told in answers]
    if kind == "open" and kinds == ["state"]:
        assert arrivals, sent
        return
    if kind == "leave" and not answers:
        return
    if kind == "why" and kinds == ["why"]:
        seen["why"] += 1
        return
    assert len(answers) == 1, (sent, answers)
    [told] = answers
    if told["type"] == "ack":
        assert told["again"] and kind in ("move", "confirm"), (sent, told)
        assert _was_said(scene, json.loads(sent)), (sent, told)
        seen["again"] += 1
        return
    assert told["type"] in ("error", "refused"), (sent, told)
    trouble = told["trouble"]
    assert trouble["code"] != "server-failed" and trouble["sentence"].strip(), (sent, told)
    assert "{" not in trouble["sentence"] or "{" in str(sent), (sent, told)
    seen[trouble["code"]] += 1


def _was_said(scene: Scene, message: Data) -> bool:
    """Whether that had been done before: a move of hers, or a turn that was ended."""
    if message["type"] == "confirm":
        return bool(message["table"] == scene.asking and message["n"] > 0)
    return {**message, "action": message["action"].strip()} in scene.said


def _kind(sent: Sent) -> str:
    try:
        message = json.loads(sent)
    except (ValueError, RecursionError):
        return ""
    return str(message.get("type")) if isinstance(message, dict) else ""


def stored(running: House) -> dict[str, list[Any]]:
    """Everything that is in the store, but for who is there just now."""
    names = sorted({*metadata.tables} - {"moments", *OF_PROCESSES})
    return {name: rows(running, name) for name in names}


def rows(running: House, table: str) -> list[dict[str, Any]]:
    kept = [row._mapping for row in running.sql(f'SELECT * FROM "{table}"')]
    told = [{name: row[name] for name in row if name != "away_since"} for row in kept]
    return sorted(told, key=str)


def seen_by_all(scene: Scene) -> list[Data]:
    """The tables as everybody there sees them, from their beginning on."""
    with scene.ada.socket() as hers, scene.ben.socket() as his:
        places: list[tuple[Socket, str, int | None]] = [
            (hers, scene.done, 1),
            (hers, scene.waiting, 0),
            (his, scene.closed, 0),
        ]
        for table in (scene.going, scene.asking):
            places += [(hers, table, 0), (his, table, 1), (his, table, None)]
        return [socket.open(table, seat, since=0) for socket, table, seat in places]


def assert_unharmed(running: House) -> None:
    for line in running.log():
        if line["event"] != NO_TEXT:
            assert line["level"] != "error" and "Traceback" not in str(line), line
            assert line.get("status", 0) < 500, line


@pytest.mark.soak
def test_ten_thousand_bad_messages_are_refused_and_change_nothing(scene: Scene) -> None:
    guests = [scene.ada, scene.house.guest("Eve"), scene.house.guest()]
    before = stored(scene.house), seen_by_all(scene)
    seen: Counter[str] = Counter()
    sent = 0

    @settings(often, max_examples=MESSAGES // BURST + 8)
    @given(st.sampled_from([0, 0, 0, 0, 1, 2]), bursts(scene))
    def storm(sender: int, burst: list[Sent]) -> None:
        nonlocal sent
        with guests[sender].socket() as socket:
            for message, answers in zip(burst, answers_to(socket, burst), strict=True):
                check(scene, message, answers, seen)
        sent += len(burst)

    storm()
    assert sent >= MESSAGES
    assert {"bad-message", "not-text", "too-long", "stale", "again", "no-such-table"} <= set(seen)
    assert {"seat-not-yours", "not-your-turn", "undo-too-late", "table-over"} <= set(seen)
    assert {"table-not-begun", "nothing-to-confirm", "why"} <= set(seen)
    assert (stored(scene.house), seen_by_all(scene)) == before
    assert_unharmed(scene.house)


@pytest.mark.soak
def test_moves_that_come_again_in_any_order_are_acknowledged_and_played_once(scene: Scene) -> None:
    before = stored(scene.house)

    @settings(often, max_examples=5)
    @given(st.permutations(range(len(scene.said))))
    def again(order: list[int]) -> None:
        with scene.ada.socket() as socket:
            burst = [json.dumps(scene.said[at]) for at in order]
            for at, answers in zip(order, answers_to(socket, list(burst)), strict=True):
                [told] = answers
                assert (told["type"], told["n"], told["again"]) == (
                    "ack",
                    scene.said[at]["n"],
                    True,
                )

    again()
    assert stored(scene.house) == before


def test_what_no_frame_can_hold_ends_its_socket_and_no_other(scene: Scene) -> None:
    codes: Counter[int] = Counter()
    with scene.ada.socket() as other:

        @settings(often, max_examples=30)
        @given(LETTERS, st.integers(1, 3 * FRAME), st.sampled_from([1, 9]))
        def ended(letter: Sent, more: int, fragments: int) -> None:
            with scene.ada.socket() as socket:
                codes[_end(socket, letter * (FRAME // _length(letter) + more), fragments)] += 1
            assert answers_to(other, [PING[1:]])[0][0]["trouble"]["code"] == "bad-message"

        ended()
    # Whoever still sends when the door is shut may not hear why.
    assert codes[1009] and set(codes) <= {1009, ABNORMAL}, codes
    assert_unharmed(scene.house)


@pytest.mark.parametrize(
    ("letter", "code"), [("a", "too-long"), ("砂", "too-long"), (b"a", "not-text")]
)
def test_the_longest_frame_is_answered(scene: Scene, letter: Sent, code: str) -> None:
    with scene.ada.socket() as socket:
        [[told]] = answers_to(socket, [letter * (FRAME // _length(letter))])
    assert told["trouble"]["code"] == code


def _length(message: Sent) -> int:
    return len(message if isinstance(message, bytes) else message.encode())


def _end(socket: Socket, message: Sent, fragments: int = 1, text: bool | None = None) -> int:
    """Send what ends the socket; with which code it did."""
    try:
        _send(socket, message, fragments, text)
        told = socket.connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return ABNORMAL if closed.rcvd is None else closed.rcvd.code
    raise AssertionError(told)


def _send(socket: Socket, message: Sent, fragments: int, text: bool | None) -> None:
    """Whole, or in pieces each of which would be taken."""
    if fragments == 1:
        socket.connection.send(message, text=text)
    else:
        size = len(message) // fragments + 1
        socket.connection.send([message[at : at + size] for at in range(0, len(message), size)])


@pytest.mark.parametrize("noise", [b"\xff", b'{"type":"ping"}\xed\xa0\x80'])
def test_text_that_is_no_text_ends_its_socket(scene: Scene, noise: bytes) -> None:
    with scene.ada.socket() as socket:
        assert _end(socket, noise, text=True) == 1007


@pytest.mark.soak
def test_noise_at_the_door_is_no_request_and_harms_nobody(scene: Scene) -> None:
    @settings(often, max_examples=50)
    @given(st.binary(min_size=1) | st.binary().map(lambda noise: b"GET /" + noise + b"\r\n\r\n"))
    def noise(sent: bytes) -> None:
        with create_connection(("127.0.0.1", scene.house.port), PATIENCE) as door:
            door.sendall(sent)
            door.shutdown(1)
            answer = b"".join(iter(lambda: door.recv(4096), b""))
        assert not answer or answer.split()[1][:1] == b"4", (sent, answer)

    noise()
    assert scene.ada.get("/api/health")["status"] == "ok"


@pytest.mark.soak
def test_requests_made_up_from_the_schema_are_answered_as_it_says(scene: Scene) -> None:
    schema = schemathesis.openapi.from_url(scene.house.url + "/api/openapi.json")
    carl = scene.house.guest("Carl")
    small = {"map": "wadi"}
    mine = [carl.table("desert", "me", kind, options=small)["id"] for kind in ("friend", "here")]
    mine.append(scene.going)
    before = stored(scene.house)["log"]
    answered: Counter[int] = Counter()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        cases = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]
        if "{table}" in operation.path:
            cases += [operation.as_strategy(path_parameters={"table": table}) for table in mine]

        @settings(often, max_examples=length(40, least=15))
        @given(st.one_of(cases))
        def ask(case: Case[Any]) -> None:
            # What fits the schema may still be against a rule, such as a game that there is not.
            answer = case.call(headers={"Cookie": f"serai={carl.token}"})
            # And what no request can hold is refused by its length, before anybody reads it.
            unread = [negative_data_rejection] if answer.status_code == 413 else []
            case.validate_response(answer, excluded_checks=[positive_data_acceptance, *unread])
            answered[answer.status_code] += 1

        ask()
    assert {200, 201, 204, 403, 404, 409, 422} <= set(answered)
    assert stored(scene.house)["log"] == before
    assert_unharmed(scene.house)


@pytest.mark.soak
def test_after_all_this_the_games_go_on(scene: Scene) -> None:
    with scene.ada.socket() as hers, scene.ben.socket() as his:
        for table in (scene.going, scene.asking):
            players = [Player(hers, table, 0), Player(his, table, 1)]
            begin = players[0].state["n"]
            for _ in range(8):
                _step(players)
            assert players[0].state["n"] > begin
