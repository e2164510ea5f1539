"""For whoever writes a guided first game: each task played by its solution, and its wrong tries.

A course holds for as long as these do: when a rule changes under it, a task is met no more, or by
what did not meet it before, or a try is refused that was allowed.
"""

from collections.abc import Iterator, Sequence

from serai.bots.names import GLANCING
from serai.coach import courses
from serai.coach.course_file import Course, Task, Wrong, course, is_there
from serai.coach.expecting import matches
from serai.core import registry, rulebook
from serai.core.errors import IllegalAction
from serai.core.texts import LANGUAGES, has, say

MOST_TRIES = 12  # of one pattern


def taught() -> list[str]:
    """The games that bring a course."""
    return [name for name in registry.names() if is_there(name)]


def tasks(game: str) -> list[str]:
    """Those in which something is done."""
    return [task.id for task in course(game).tasks if not task.game]


def solved(game: str, name: str) -> None:
    """By its solution a task is met, with the last action and not before."""
    found, place, task = _found(game, name)
    assert task.solution and task.expect and task.rules, name
    assert task.level in GLANCING, (name, task.level)  # one that answers at once
    for number in range(len(task.solution)):
        way, state = courses.play(found, place, task.solution[:number])
        assert state == courses.OPEN, (name, task.solution[:number], state)
        assert way.position.actor == task.seat, (name, way.position.actor)
    way, state = courses.play(found, place, task.solution)
    assert state == courses.MET, (name, task.solution, way.entries)


def answered(game: str, name: str) -> None:
    """Every typical try can be made, misses the task, and has its answer."""
    found, place, task = _found(game, name)
    assert task.wrong, (name, "no wrong try is answered")
    for wrong in task.wrong:
        if not wrong.says:
            for tried in wrong.tries:
                assert _refused(found, place, [*(wrong.after or ()), tried]), (name, tried)
            continue
        states = [
            courses.play(found, place, [*before, tried])[1]
            for before in _moments(task, wrong)
            for tried in _tried(found, place, before, wrong)
        ]
        assert courses.MISSED in states, (name, wrong.tries, states)


def _moments(task: Task, wrong: Wrong) -> list[tuple[str, ...]]:
    """When a try can be made: as the course says, or anywhere on the way of the solution."""
    if wrong.after is not None:
        return [wrong.after]
    return [task.solution[:number] for number in range(len(task.solution))]


def _tried(found: Course, place: int, before: Sequence[str], wrong: Wrong) -> list[str]:
    """What can be done then that is such a try, and no other."""
    task = found.tasks[place]
    way, _ = courses.play(found, place, before)
    legal = [action.text for action in way.position.legal() if matches(wrong.tries, action.text)]
    return [one for one in legal if courses.answer_to(task, [*before, one]) is wrong][:MOST_TRIES]


def said(game: str) -> None:
    """Every text that the course asks for is there in every language, and none besides."""
    found = course(game)
    for language in LANGUAGES:
        file = registry.manifest_of(game).course / "texts" / f"{language}.ftl"
        there = [
            line.split(" = ")[0] for line in file.read_text("utf-8").splitlines() if " = " in line
        ]
        there = [key for key in there if key.startswith(f"{game}-course-")]
        assert set(there) == set(_keys(found, there)), language
        assert all(say(key, language) for key in there)


def met_rules(game: str) -> set[str]:
    """The rules that are met in the course of a game; each is one of its rulebook."""
    met = {rule for task in course(game).tasks for rule in task.rules}
    assert met <= set(rulebook.entries(game)), met
    return met


def _found(game: str, name: str) -> tuple[Course, int, Task]:
    found = course(game)
    place = found.place_of(name)
    return found, place, found.tasks[place]


def _refused(found: Course, place: int, actions: list[str]) -> bool:
    try:
        courses.play(found, place, actions)
    except IllegalAction as refused:
        return bool(refused.reasons)
    return False


def _keys(found: Course, there: list[str]) -> Iterator[str]:
    for task in found.tasks:
        key = f"{found.game}-course-{task.id}"
        yield key
        yield from (f"{key}-{wrong.says}" for wrong in task.wrong if wrong.says)
        if f"{key}-done" in there:
            assert has(f"{key}-done")
            yield f"{key}-done"
