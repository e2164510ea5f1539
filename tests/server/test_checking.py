"""Files of one's own: read in a process of their own, for so long and no longer."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from bots.processes import children_of
from serai.core import refusals
from serai.core.contract import Phrase
from serai.core.errors import SeraiError
from server.house import FEW_TILES, UNLIMITED, Data, Guest, House, eventually, house
from server.waiting_worker import GATE, WAITS, program

ATTACKS = 12
BOUND = 8_192
MANY = "name: x\nplayers: 2\nboard:\n" + "?" * 250_000 + "\n"
SEATS = [{"kind": "me"}, {"kind": "here"}]


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Checks of files that wait go on when this is there."""
    file = tmp_path / "gate"
    monkeypatch.setenv(GATE, str(file))
    return file


def make(guest: Guest, tiles: str, game: str = "sons", source: str = "tiles") -> httpx.Response:
    body: Data = {"game": game, "seats": SEATS, "options": {source: tiles}}
    return guest.ask("POST", "/api/tables", json=body)


def workers_of(inn: House) -> list[int]:
    assert inn.process is not None
    return children_of(inn.process.pid)


def test_a_map_full_of_faults_is_refused_in_few_words(tmp_path: Path) -> None:
    with house(tmp_path, *UNLIMITED, "--limit", "seconds_to_check=1") as inn:
        answer = make(inn.guest(), MANY, "desert", "map")
        assert 400 <= answer.status_code < 500, answer.text[:1000]
        assert len(answer.content) < BOUND
        assert answer.json()["sentence"]


def test_nobody_waits_for_the_checks_of_another(tmp_path: Path, gate: Path) -> None:
    """Twelve of Ada's files are being checked, and none is done before Bo has all his answers."""
    words = (*UNLIMITED, "--limit", f"checks_at_once={ATTACKS}", "--limit", "seconds_to_check=900")
    with (
        house(tmp_path, *words, program=program()) as inn,
        ThreadPoolExecutor(ATTACKS) as crowd,
    ):
        ada, bo = inn.guest("Ada"), inn.guest("Bo")
        guests = [Guest(inn, token=ada.token) for _ in range(ATTACKS)]
        asked: list[Future[httpx.Response]] = [
            crowd.submit(make, guest, WAITS + FEW_TILES) for guest in guests
        ]
        eventually(lambda: bool(workers_of(inn)))
        try:
            assert bo.get("/api/me")["name"] == "Bo"
            made = bo.table("sons", "me", "here")
            assert made["status"] == "running"
            assert bo.record(made["id"], 0)
            assert bo.get(f"/api/tables/{made['id']}/plies")["plies"]
            assert not any(one.done() for one in asked)
        finally:
            gate.touch()
        assert [one.result().status_code for one in asked] == [201] * ATTACKS


def test_so_many_checks_at_a_time_and_no_more(tmp_path: Path, gate: Path) -> None:
    words = (*UNLIMITED, "--limit", "checks_at_once=1", "--limit", "seconds_to_check=900")
    with house(tmp_path, *words, program=program()) as inn, ThreadPoolExecutor(1) as crowd:
        ada, other = inn.guest(), inn.guest()
        first = crowd.submit(make, ada, WAITS + FEW_TILES)
        eventually(lambda: bool(workers_of(inn)))
        try:
            for guest in (Guest(inn, token=ada.token), other):  # by person, and by address
                refused = make(guest, FEW_TILES)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-checks")
        finally:
            gate.touch()
        assert first.result().status_code == 201
        assert make(other, FEW_TILES).status_code == 201


def test_a_check_that_takes_too_long_is_ended_with_its_process(tmp_path: Path, gate: Path) -> None:
    words = (*UNLIMITED, "--limit", "seconds_to_check=1")
    with house(tmp_path, *words, program=program()) as inn:
        ada = inn.guest()
        assert make(ada, FEW_TILES).status_code == 201
        (before,) = workers_of(inn)
        refused = make(ada, WAITS + FEW_TILES)
        assert (refused.status_code, refused.json()["code"]) == (422, "check-too-long")
        assert refused.json()["facts"] == {"most": 1}
        assert before not in workers_of(inn)
        assert make(ada, FEW_TILES).status_code == 201
        assert not gate.exists()


# -- what was wrong, told by one process and said by another ---------------------------------------


def test_a_refusal_comes_through_whole() -> None:
    nested = Phrase("seat-number", {"number": 2})
    error = SeraiError("seat-taken", seat=nested, names=["a", "b"], share=0.5, none=None)
    read = refusals.read(refusals.write(error))
    assert (read.code, read.facts) == (error.code, error.facts)
    assert not hasattr(read, "faults")
