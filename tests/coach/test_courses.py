"""Each course is played through by its own solution, and its wrong tries are answered."""

import pytest

from serai.coach import courses
from serai.coach.course_file import NoCourse, course
from serai.coach.expecting import BadCourse, expectation
from serai.core import rulebook
from serai.core.errors import IllegalAction, SeraiError
from serai.core.game import USUAL_LEVELS
from serai.core.texts import LANGUAGES
from serai.testing.courses import answered, met_rules, said, solved, tasks, taught

TASKS = [(game, task) for game in taught() for task in tasks(game)]
games = pytest.mark.parametrize("game", taught())
each_task = pytest.mark.parametrize(("game", "task"), TASKS)


@each_task
def test_a_task_is_met_by_its_solution_and_not_before(game: str, task: str) -> None:
    solved(game, task)


@each_task
def test_the_typical_wrong_tries_of_a_task_are_answered(game: str, task: str) -> None:
    answered(game, task)


@games
def test_every_sentence_of_a_course_is_there_in_every_language_and_used(game: str) -> None:
    said(game)


@games
def test_a_course_is_as_long_as_a_quarter_of_an_hour_and_ends_in_a_game(game: str) -> None:
    found = course(game)
    assert 12 <= len(found.tasks) <= 20
    assert [task.game for task in found.tasks] == [False] * (len(found.tasks) - 1) + [True]
    assert "me" in found.seats and set(found.seats) - {"me"} <= set(USUAL_LEVELS)


@games
def test_a_course_meets_every_rule_that_a_first_game_needs(game: str) -> None:
    assert set(rulebook.needed_first(game)) == met_rules(game)


@games
def test_the_mark_of_such_a_rule_is_in_the_book_of_every_language(game: str) -> None:
    needed = rulebook.needed_first(game, "en")
    assert needed and all(rulebook.needed_first(game, name) == needed for name in LANGUAGES)


@each_task
def test_a_step_tells_what_the_page_needs(game: str, task: str) -> None:
    told = courses.step(game, task, [])
    assert told["state"] == courses.OPEN and told["answer"] == "" and told["events"] == []
    assert told["legal"] and told["actor"] == told["seat"]
    found = course(game)
    solution = found.tasks[found.place_of(task)].solution
    told = courses.step(game, task, solution)
    assert (told["state"], told["legal"]) == (courses.MET, [])
    assert told["events"]


def test_a_step_against_the_rules_is_refused_with_its_reasons() -> None:
    with pytest.raises(IllegalAction) as refused:
        courses.step("desert", "rival", ["camel lime d3", "camel lime e3"])
    assert {reason.rule for reason in refused.value.reasons} == {"D17"}


def test_what_is_no_task_is_refused() -> None:
    for game, task in (("desert", "nothing"), ("desert", "game"), ("souk", "join")):
        with pytest.raises(NoCourse):
            courses.step(game, task, [])
    with pytest.raises(SeraiError):
        courses.step("desert", "join", ["camel lime d3", "camel lime e3"])


@pytest.mark.parametrize(
    "told", [{}, {"event": "oasis", "over": True}, {"event": "oasis", "least": 3}, {"wins": True}]
)
def test_an_expectation_of_no_sort_is_refused(told: dict[str, object]) -> None:
    with pytest.raises(BadCourse):
        expectation(told)
