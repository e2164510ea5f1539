"""One protocol for worker processes, asked from an event loop or from a thread that waits."""

import asyncio
import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bots.processes import runs
from serai.core.errors import SeraiError
from serai.workers.asking import Process
from serai.workers.crew import Died, Worker, answers
from serai.workers.protocol import Job, JobFailed, command, line
from server.house import eventually
from workers.jobs import LEFT

JOBS = "workers.jobs"


def saying(*words: str) -> list[Job]:
    return [{"kind": "say", "word": word} for word in words]


async def begun(file: Path) -> None:
    while not file.exists():
        await asyncio.sleep(0.01)


# -- from an event loop ---------------------------------------------------------------------------


def test_a_worker_answers_one_job_after_the_other_in_one_process() -> None:
    async def asked() -> list[list[object]]:
        worker = Process(JOBS, 0)
        assert not worker.started
        told = [await worker.ask(job) for job in saying("one", "two", "żółw")]
        await worker.end()
        return told

    told = asyncio.run(asked())
    assert [word for word, _ in told] == ["one", "two", "żółw"]
    assert len({process for _, process in told}) == 1


def test_what_a_job_prints_is_no_answer() -> None:
    async def asked() -> object:
        worker = Process(JOBS, 0)
        try:
            return await worker.ask({"kind": "chatter"})
        finally:
            await worker.end()

    assert asyncio.run(asked()) == "the answer"


def test_a_worker_answers_when_it_is_told_that_it_was_enough(tmp_path: Path) -> None:
    async def asked() -> tuple[bool, object, object]:
        worker = Process(JOBS, 0)
        idle = worker.hurry()
        thinking = asyncio.create_task(
            worker.ask({"kind": "think", "begun": str(tmp_path / "begun")})
        )
        await begun(tmp_path / "begun")
        assert worker.hurry()
        thought = await thinking
        after = await worker.ask({"kind": "last"})  # what was enough of one job is not of the next
        await worker.end()
        return idle, thought, after

    assert asyncio.run(asked()) == (False, True, False)


def test_a_word_that_was_enough_comes_too_late_for_the_next_job() -> None:
    with subprocess.Popen(command(JOBS), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin and worker.stdout
        for said in ({"number": 1, "kind": "last"}, {"number": 2, "kind": "last"}, {"enough": 1}):
            worker.stdin.write(line(said))
        worker.stdin.flush()
        told = [json.loads(worker.stdout.readline()) for _ in range(2)]
        assert told == [{"number": 1, "answer": False}, {"number": 2, "answer": False}]
        worker.stdin.close()


def test_an_answer_that_nobody_waits_for_is_not_given_to_the_next(tmp_path: Path) -> None:
    async def asked() -> object:
        worker = Process(JOBS, 0)
        job = {"kind": "think", "begun": str(tmp_path / "begun")}
        thinking = asyncio.create_task(worker.ask(job))
        await begun(tmp_path / "begun")
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert not worker.started
        word, _ = await worker.ask(saying("mine")[0])
        await worker.end()
        return word

    assert asyncio.run(asked()) == "mine"


def test_a_worker_that_dies_is_started_anew() -> None:
    async def asked() -> object:
        worker = Process(JOBS, 0)
        with pytest.raises(EOFError):
            await worker.ask({"kind": "die"})
        word, _ = await worker.ask(saying("again")[0])
        await worker.end()
        return word

    assert asyncio.run(asked()) == "again"


def test_a_job_that_fails_ends_itself_and_not_its_worker() -> None:
    async def asked() -> tuple[object, object]:
        worker = Process(JOBS, 0)
        _, before = await worker.ask(saying("before")[0])
        with pytest.raises(JobFailed, match="KeyError"):
            await worker.ask({"kind": "fail"})
        _, after = await worker.ask(saying("after")[0])
        await worker.end()
        return before, after

    before, after = asyncio.run(asked())
    assert before == after


def test_a_worker_tells_how_far_it_is_before_it_answers() -> None:
    async def asked() -> tuple[object, list[int], object]:
        worker, heard = Process(JOBS, 0), list[int]()
        answer = await worker.ask({"kind": "count", "to": 1_000}, heard.append)
        unheard = await worker.ask({"kind": "count", "to": 3})
        await worker.end()
        return answer, heard, unheard

    assert asyncio.run(asked()) == ("counted", list(range(1_000)), "counted")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_a_worker_refuses_is_raised_where_it_was_asked(language: str) -> None:
    async def asked() -> object:
        worker = Process(JOBS, 0)
        with pytest.raises(SeraiError) as refused:
            await worker.ask({"kind": "refuse", "language": language})
        assert refused.value.code == "unknown-option"
        assert refused.value.facts == {"name": "tea", "known": ["coffee", "water"]}
        word, _ = await worker.ask(saying("still there")[0])
        await worker.end()
        return word

    assert asyncio.run(asked()) == "still there"


# -- from a thread --------------------------------------------------------------------------------


def test_a_crew_does_every_job_and_no_more_at_a_time_than_it_has_workers() -> None:
    words = [str(number) for number in range(9)]
    told = list(answers(JOBS, saying(*words), 2))
    assert sorted(word for word, _ in told) == words
    assert len({process for _, process in told}) == 2


def test_whoever_is_ready_first_answers_first(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    slow: Job = {"kind": "wait_for", "gate": str(gate), "word": "slow"}
    with closing(answers(JOBS, [slow, *saying("quick", "too")], 2)) as told:
        assert [next(told)[0], next(told)[0]] == ["quick", "too"]
        gate.touch()
        assert list(told) == ["slow"]


def test_a_crew_tells_how_far_its_jobs_are() -> None:
    """However many lines come at once."""
    heard = list[int]()
    told = answers(JOBS, [{"kind": "count", "to": 500}] * 3, 2, heard.append)
    assert list(told) == ["counted"] * 3
    assert sorted(heard) == sorted(list(range(500)) * 3)


def test_a_crew_whose_job_is_refused_is_dismissed() -> None:
    told = answers(JOBS, [*saying("first"), {"kind": "refuse"}], 1)
    _, process = next(told)
    with pytest.raises(SeraiError):
        next(told)
    assert not runs(process)


def test_a_job_that_kills_its_worker_is_named() -> None:
    with pytest.raises(Died) as died:
        list(answers(JOBS, [{"kind": "die", "deal": 3}], 2))
    assert (died.value.job["deal"], died.value.exit_code) == (3, 7)


def test_a_job_that_fails_is_named() -> None:
    with pytest.raises(Died) as died:
        list(answers(JOBS, [{"kind": "fail", "deal": 4}], 1))
    assert (died.value.job["deal"], died.value.exit_code) == (4, 1)


def test_who_stops_asking_dismisses_the_crew(tmp_path: Path) -> None:
    never: Job = {"kind": "wait_for", "gate": str(tmp_path / "never"), "word": "?"}
    told = answers(JOBS, [*saying("first"), never], 1)
    _, process = next(told)
    assert runs(process)
    told.close()
    assert not runs(process)


def test_before_it_leaves_a_worker_does_what_it_has_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LEFT, str(tmp_path / "left"))
    worker = Worker(JOBS)
    worker.begin(saying("there")[0])
    assert worker.answer()[0] == "there" and not (tmp_path / "left").exists()
    worker.dismiss()
    assert worker.end() == 0 and (tmp_path / "left").exists()


# -- with whoever started it ----------------------------------------------------------------------

PARENT = """
from serai.workers.crew import Worker
worker = Worker("workers.jobs")
worker.begin({"kind": "say", "word": "child"})
print(worker.answer()[1], flush=True)
worker.begin({"kind": "wait_for", "gate": "/nowhere/at/all", "word": ""})
input()
"""


def test_a_worker_does_not_outlive_whoever_started_it() -> None:
    """Not even one that is killed, and in the middle of a job."""
    begin = f"import sys; sys.path[:] = {sys.path!r}\n{PARENT}"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-P", "-c", begin], stdin=pipe, stdout=pipe) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert runs(child)
        parent.kill()
    eventually(lambda: not runs(child))
