"""What those see who look after a server: metrics, whether it is ready, and lines of the log."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as read_metrics
from websockets.exceptions import ConnectionClosed

from bots.processes import children_of
from cluster import Cluster
from serai.core.errors import BadOption
from serai.server import describing
from serai.server.asking import NOBODY
from serai.server.fair_queue import MOVE, READ, THINK, Ask
from serai.server.settings import read_metrics as place_of
from serai.server.threads import Threads
from serai.server.watching.tally import OTHER, Counts, Timings
from serai.server.work import Work
from serai.server.workers import Workers
from server.house import (
    NO_TLS,
    PATIENCE,
    UNLIMITED,
    Guest,
    House,
    Player,
    Socket,
    eventually,
    house,
)
from server.test_serving import run

GOING_AWAY = 1012
ENDED = (0, -15, 143)
PROXY = "127.0.0.9"
WADI = {"map": "wadi"}
Figures = dict[tuple[str, str], float]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With metrics at some port, and behind a proxy."""
    words = (*UNLIMITED, "--metrics", "0", "--behind-proxy", PROXY, "--workers", "1")
    with house(tmp_path_factory.mktemp("watched"), *words) as running:
        yield running


def places(where: House) -> list[str]:
    served = [line for line in where.log() if line["event"] == "metrics-served"]
    return [f"http://{line['host']}:{line['port']}/metrics" for line in served]


def text_of(where: House, **headers: str) -> httpx.Response:
    return httpx.get(places(where)[0], headers=headers, timeout=PATIENCE, verify=NO_TLS)


def figures(text: str) -> Figures:
    """Each by its name and the values of its labels."""
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in read_metrics(text)
        for sample in family.samples
    }


def seen(where: House) -> Figures:
    return figures(text_of(where).text)


def asked_from(where: House, address: str, path: str, name: bytes) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=address, verify=NO_TLS)
    with httpx.Client(transport=transport, timeout=PATIENCE) as http:
        headers = [(b"Host", where.host.encode()), (b"X-Request-ID", name)]
        return http.get(where.url + path, headers=headers)


# -- what is counted -------------------------------------------------------------------------------


def test_timings_say_how_many_took_at_most_how_long() -> None:
    timings = Timings([0.1, 1.0])
    for seconds in (0.05, 0.1, 0.5, 7.0):
        timings.add(seconds)
    assert timings.up_to_each() == [(0.1, 2), (1.0, 3), (float("inf"), 4)]
    assert timings.total == pytest.approx(7.65)


def test_names_that_are_counted_are_bounded() -> None:
    counts = Counts()
    for number in range(10_000):
        counts.add(f"code-{number}")
    counts.add("code-1")
    assert len(counts.all()) < 300
    assert counts.all()["code-1"] == 2 and counts.all()[OTHER] > 9_000
    assert sum(counts.all().values()) == 10_001


def test_what_waits_for_a_thread_is_seen() -> None:
    async def scene() -> None:
        threads, gate = Threads(1), threading.Event()
        both = [asyncio.create_task(threads.run(gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        assert [(job.kind, job.waits) for job in threads.jobs()] == [(READ, False), (READ, True)]
        gate.set()
        await asyncio.gather(*both)
        assert threads.jobs() == []
        threads.close()

    asyncio.run(scene())


def test_what_waits_for_a_worker_is_seen_with_its_age() -> None:
    async def scene() -> None:
        workers = Workers({THINK: 0, MOVE: 0}, 0.0)
        began = time.monotonic()
        asked = asyncio.create_task(workers.do(Ask(NOBODY, MOVE, 0.1), Work({"kind": "load"})))
        await asyncio.sleep(0)
        [job] = workers.jobs()
        assert (job.kind, job.waits) == (MOVE, True) and began <= job.since <= time.monotonic()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert workers.jobs() == []
        await workers.close()

    asyncio.run(scene())


# -- metrics ---------------------------------------------------------------------------------------


def test_moves_sockets_and_refusals_are_counted(watched: House) -> None:
    ada = watched.guest("Ada")
    made = ada.table("desert", "me", "here", options=WADI)["id"]
    before = seen(watched)
    with ada.socket() as socket:
        player = Player(socket, made, 0)
        seat = player.state["turn"]
        acting = player if seat == 0 else Player(socket, made, seat)
        refused = socket.move(acting.state, "leader lime zz99")
        assert refused["type"] == "refused"
        acting.play()
        during = seen(watched)
        assert during["serai_sockets", ""] == before["serai_sockets", ""] + 1
        assert during["serai_connections", ""] >= 1
        assert during["serai_tables", ""] >= 1

    def more(name: str, label: str = "") -> float:
        return during[name, label] - before.get((name, label), 0.0)

    assert more("serai_move_seconds_count") == 1
    assert more("serai_move_seconds_bucket", "+Inf") == 1
    assert more("serai_move_seconds_sum") > 0
    assert more("serai_refusals_total", refused["trouble"]["code"]) == 1
    assert more("serai_commit_seconds_count") >= 1
    assert more("serai_committed_jobs_total") >= more("serai_commit_seconds_count")


def test_a_move_that_is_said_again_is_counted_once(watched: House) -> None:
    ada = watched.guest()
    made = ada.table("desert", "me", "here", options=WADI)["id"]
    with ada.socket() as socket:
        player = Player(socket, made, 0)
        seat = player.state["turn"]
        acting = player if seat == 0 else Player(socket, made, seat)
        before, said = seen(watched), acting.state
        action = acting.choose()
        assert not socket.move(said, action)["again"]
        assert socket.move(said, action)["again"]
    name = ("serai_move_seconds_count", "")
    assert seen(watched)[name] == before[name] + 1


def test_bots_moves_and_their_jobs_are_seen(watched: House) -> None:
    ada = watched.guest()
    made = ada.table("desert", "easy", "easy", options=WADI)["id"]
    with ada.socket() as socket:
        socket.open(made)
        eventually(lambda: seen(watched)["serai_bot_moves_total", ""] > 0)
    found = seen(watched)
    for kind in ("move", "think", "analyse", "check", "read"):
        assert found["serai_jobs", f"{kind} waiting"] >= 0
        assert found["serai_jobs", f"{kind} running"] >= 0
        assert found["serai_oldest_waiting_job_seconds", kind] >= 0


def test_the_process_and_its_event_loop_are_seen(watched: House) -> None:
    eventually(lambda: seen(watched)["serai_loop_lag_seconds_count", ""] > 0)
    found = seen(watched)
    assert found["process_resident_memory_bytes", ""] > 0
    assert found["process_open_fds", ""] > 0
    assert found["serai_draining", ""] == 0
    assert found["serai_info", describing.version()] == 1


def test_nothing_secret_and_nobody_is_in_the_metrics(watched: House) -> None:
    eve = watched.guest("Evangeline")
    made = eve.table("desert", "me", "friend", options=WADI)
    eve.refused("GET", "/api/tables/fedcba9876543210")
    text = text_of(watched).text
    secrets = [link["secret"] for link in made["links"]]
    for known in ("Evangeline", made["id"], eve.token, eve.get("/api/me")["id"], *secrets):
        assert known not in text
    labels = {
        word for one in re.findall(r"\{([^}]*)\}", text) for word in re.findall(r"(\w+)=", one)
    }
    assert labels <= {
        *("le", "code", "event", "status", "kind", "state", "version"),
        *("generation", "implementation", "major", "minor", "patchlevel"),
    }


def test_who_reads_openmetrics_is_answered_so(watched: House) -> None:
    answer = text_of(watched, accept="application/openmetrics-text; version=1.0.0")
    assert answer.headers["content-type"].startswith("application/openmetrics-text")
    assert answer.text.endswith("# EOF\n")
    assert text_of(watched).headers["content-type"].startswith("text/plain")


def test_guests_do_not_come_to_the_metrics(watched: House) -> None:
    assert watched.guest().ask("GET", "/metrics").status_code == 404
    assert watched.guest().ask("GET", "/api/metrics").status_code == 404
    base = places(watched)[0].removesuffix("/metrics")
    assert httpx.get(f"{base}/api/me", timeout=PATIENCE, verify=NO_TLS).status_code == 404
    assert httpx.post(f"{base}/metrics", timeout=PATIENCE, verify=NO_TLS).status_code == 405


@pytest.mark.parametrize("said", [b"", b"GET", b"x" * 20_000, b"\r\n\r\n", b"\xff\r\n\r\n"])
def test_who_talks_nonsense_to_the_metrics_is_left_standing(watched: House, said: bytes) -> None:
    port = int(places(watched)[0].rpartition(":")[2].partition("/")[0])
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as door:
        door.sendall(said)
        door.shutdown(socket.SHUT_WR)
        heard = b""
        try:
            while part := door.recv(4096):
                heard += part
        except ConnectionError:
            pass  # it was too much
    assert b"200" not in heard[:20]
    assert text_of(watched).status_code == 200


def test_a_crowd_at_the_metrics_is_bounded(watched: House) -> None:
    port = int(places(watched)[0].rpartition(":")[2].partition("/")[0])
    crowd = [socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) for _ in range(40)]
    sent_away = 0
    for door in crowd[16:]:
        sent_away += door.recv(1) == b""
    for door in crowd:
        door.close()
    assert sent_away == len(crowd) - 16
    eventually(lambda: answers(watched))


def answers(where: House) -> bool:
    try:
        return text_of(where).status_code == 200
    except httpx.TransportError:
        return False


def test_without_the_option_there_are_no_metrics(inn: House) -> None:
    inn.guest()
    assert places(inn) == []


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ("", None),
        ("9100", ("127.0.0.1", 9100)),
        (":9100", ("127.0.0.1", 9100)),
        ("10.0.0.7:9100", ("10.0.0.7", 9100)),
        ("[::1]:9100", ("::1", 9100)),
        ("monitor.example:0", ("monitor.example", 0)),
    ],
)
def test_metrics_are_served_where_it_is_written(
    written: str, place: tuple[str, int] | None
) -> None:
    assert place_of(written) == place


@pytest.mark.parametrize(
    "written", ["here", "1:2:3", "::1:9100", "a b:9100", "127.0.0.1:", ":70000", "[x]:9", "[::1:9"]
)
def test_a_place_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(BadOption) as refused:
        place_of(written)
    assert refused.value.code == "bad-metrics"


def test_a_port_for_metrics_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        file = str(tmp_path / "serai.sqlite")
        ended = run("--port", "0", "--database", file, "--metrics", port)
    assert ended.code == 2 and port in ended.said and "--metrics" in ended.said


def test_of_several_processes_each_has_its_own_metrics_and_whoever_follows_it_too(
    tmp_path: Path, cluster: Cluster
) -> None:
    words = ("--metrics", "0", "--processes", "2", "--workers", "1")
    began = ("process_start_time_seconds", "")
    with house(tmp_path, *words, store=cluster.database()) as where:
        assert where.process is not None
        both = set(places(where))
        assert len(both) == 2
        for place in both:
            assert began in figures(httpx.get(place, timeout=PATIENCE, verify=NO_TLS).text)
        os.kill(children_of(where.process.pid)[0], signal.SIGKILL)
        eventually(lambda: len(places(where)) == 3)
        assert set(places(where)) == both
        for place in both:
            assert began in figures(httpx.get(place, timeout=PATIENCE, verify=NO_TLS).text)


# -- live and ready --------------------------------------------------------------------------------


def test_a_server_is_live_at_once_and_ready_when_its_games_are_loaded(tmp_path: Path) -> None:
    with house(tmp_path, afresh=True) as where:
        ada = where.guest()
        assert ada.get("/api/live")["status"] == "ok"
        assert ada.refused("GET", "/api/ready")[1]["code"] == "games-are-loaded"
        eventually(lambda: ada.ask("GET", "/api/ready").status_code == 200)
        assert ada.get("/api/ready") == ada.get("/api/health")


@pytest.mark.parametrize("door", ["/api/live", "/api/ready"])
def test_a_proxy_asks_by_whatever_name_it_knows(watched: House, door: str) -> None:
    """As `Host` it sends the server's own address or name, which guests do not use."""
    with httpx.Client(timeout=PATIENCE, verify=NO_TLS) as http:
        host = {"Host": "serai:8000"}
        eventually(lambda: http.get(watched.url + door, headers=host).status_code == 200)
        assert http.get(f"{watched.url}/api/health", headers=host).status_code == 403


def closed_with(socket: Socket) -> int | None:
    try:
        while True:
            socket.connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_told_to_end_it_is_not_ready_and_goes_on_until_it_is_told_again(tmp_path: Path) -> None:
    where = House(tmp_path, "--drain", "3600", "--metrics", "0").start()
    try:
        ada = where.guest("Ada")
        eventually(lambda: ada.ask("GET", "/api/ready").status_code == 200)
        made = ada.table("desert", "me", "here", options=WADI)["id"]
        assert where.process is not None
        with ada.socket() as socket:
            player = Player(socket, made, 0)
            where.process.send_signal(signal.SIGTERM)
            eventually(lambda: ada.ask("GET", "/api/ready").status_code == 503)
            status, told = ada.refused("GET", "/api/ready")
            assert (status, told["code"]) == (503, "server-ends") and told["retry_after"] > 0
            assert ada.get("/api/live")["status"] == ada.get("/api/health")["status"] == "ok"
            assert seen(where)["serai_draining", ""] == 1
            seat = player.state["turn"]
            (player if seat == 0 else Player(socket, made, seat)).play()
            assert Guest(where).table("desert", "me", "here")["id"]
            where.process.send_signal(signal.SIGTERM)
            assert closed_with(socket) == GOING_AWAY
    finally:
        assert ended(where) in ENDED


def ended(where: House) -> int:
    """How it ended, by itself."""
    assert where.process is not None and where.process.stdout is not None
    code = where.process.wait(PATIENCE)
    where.process.stdout.close()
    where.process = None
    return code


def test_a_drain_ends_by_itself(tmp_path: Path) -> None:
    where = House(tmp_path, "--drain", "1").start()
    assert where.process is not None
    began = time.monotonic()
    where.process.send_signal(signal.SIGTERM)
    assert ended(where) in ENDED
    assert time.monotonic() - began >= 1


# -- names of requests and sockets -----------------------------------------------------------------


def requests_named(where: House, name: str) -> list[str]:
    return [
        line["event"] for line in where.log() if name in (line.get("request"), line.get("socket"))
    ]


def test_every_answer_names_its_request_and_the_log_does_too(watched: House) -> None:
    ada = watched.guest()
    first, second = (ada.ask("GET", "/api/health").headers["x-request-id"] for _ in range(2))
    assert first != second and re.fullmatch(r"[0-9a-f]{16}", first)
    eventually(lambda: requests_named(watched, first) == ["request"])


def test_a_proxys_name_is_taken_if_the_proxy_is_believed(watched: House) -> None:
    name = "edge-7.4711:a_b"
    known = asked_from(watched, PROXY, "/api/health", name.encode())
    assert known.headers["x-request-id"] == name
    eventually(lambda: requests_named(watched, name) == ["request"])
    made_up = asked_from(watched, "127.0.0.8", "/api/health", name.encode())
    assert made_up.headers["x-request-id"] != name


@pytest.mark.parametrize(
    "name", [b"x" * 65, b"a b", b'x"y', b"", "naïve".encode(), b"x\ty", b"<b>"]
)
def test_a_name_that_is_long_or_not_plain_is_not_taken(watched: House, name: bytes) -> None:
    answer = asked_from(watched, PROXY, "/api/health", name)
    assert re.fullmatch(r"[0-9a-f]{16}", answer.headers["x-request-id"])


def test_what_a_socket_logs_has_its_name(watched: House) -> None:
    ada = watched.guest()
    with ada.socket() as socket:
        response = socket.connection.response
        assert response is not None
        name = response.headers["x-request-id"]
        socket.say(type="ping")
        socket.next("pong")
    eventually(lambda: requests_named(watched, name) == ["request"])
    [line] = [line for line in watched.log() if line.get("socket") == name]
    assert line["method"] == "SOCKET" and json.dumps(line)


FAULTY = """
from serai.cli import main
from serai.server.people import People

async def fail(*given):
    raise RuntimeError("on purpose")

People.device_link = fail
main()
"""


def test_a_failure_is_counted_and_found_by_the_name_of_its_request(tmp_path: Path) -> None:
    words = ("--metrics", "0", "--workers", "1")
    with house(tmp_path, *words, program=[sys.executable, "-c", FAULTY]) as where:
        ada = where.guest("Ada")
        answer = ada.ask("POST", "/api/me/devices")
        assert answer.status_code == 500
        found = seen(where)
        assert found["serai_errors_total", "failed"] == 1
        assert found["serai_refusals_total", "server-failed"] == 1
        assert found["serai_requests_total", "500"] == 1
        name = answer.headers["x-request-id"]
        [failed] = [line for line in where.log() if "error" in line]
        assert failed["request"] == name and "on purpose" in failed["error"]
