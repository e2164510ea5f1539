"""A guided first game in a real browser, to its end and over into a game."""

import pytest
from playwright.sync_api import Browser, expect

from browser.learner import Learner
from browser.visitor import Visitor, visitor
from serai.core.texts import say
from serai.testing.courses import taught
from server.house import House

GAMES = taught()
each_game = pytest.mark.parametrize("game", GAMES)
WRONG = [
    ("desert", "water", "camel lime a1", "camel lime c4"),
    ("targi", "cross", "place 1", "place 10"),
    ("sons", "lay", "", "draw"),
]


def to_the_end(learner: Learner) -> None:
    """From the first task over into the game."""
    learner.come()
    for task in learner.course.tasks[:-1]:
        learner.learn(task)
    learner.at("game")
    assert learner.visitor.axe() == []
    learner.press(learner.control("learn-play"))
    learner.page.wait_for_url("**/table/*")
    learner.page.locator("[data-cell]").first.wait_for()
    expect(learner.page.locator("[data-control=hint]")).to_be_visible()


def noted(visitor: Visitor) -> dict[str, str]:
    told = visitor.context.request.get(f"{visitor.address}/api/me/progress/course")
    notes: dict[str, str] = told.json()["notes"]
    return notes


def until_noted(visitor: Visitor, item: str, word: str) -> None:
    """Asked now and then, for who asks too often is not answered."""
    while noted(visitor).get(item) != word:
        visitor.page.wait_for_timeout(500)


@each_game
def test_a_course_is_played_to_its_end_by_mouse(inn: House, browser: Browser, game: str) -> None:
    with visitor(browser, inn.url) as there:
        learner = Learner(there, game)
        to_the_end(learner)
        met = {f"{game}.{task.id}": "met" for task in learner.course.tasks}
        until_noted(there, game, "done")
        assert noted(there) == {game: "done", **met}


def test_a_course_is_played_to_its_end_by_keys(inn: House, browser: Browser) -> None:
    with visitor(browser, inn.url) as there:
        to_the_end(Learner(there, "targi", "keys"))


def test_a_course_is_played_to_its_end_on_a_phone_in_hebrew(inn: House, browser: Browser) -> None:
    with visitor(browser, inn.url, phone=True, language="he") as there:
        to_the_end(Learner(there, "sons", "finger"))


@pytest.mark.parametrize(("game", "task", "against", "missing"), WRONG)
def test_what_is_wrong_is_answered(
    inn: House, browser: Browser, game: str, task: str, against: str, missing: str
) -> None:
    with visitor(browser, inn.url) as there:
        learner = Learner(there, game)
        learner.come()
        while learner.task != task:
            learner.skip()
        learner.at(task)
        if against:
            there.offline = True  # what is refused is an error to the network
            learner.point(against)
            expect(there.page.get_by_role("alert")).to_contain_text("not possible")
            assert there.axe() == []
            there.page.keyboard.press("Escape")
        learner.do(missing)
        answer = there.page.locator("[data-answer=missed]")
        said = say(f"{game}-course-{task}-{learner.answer_to(missing)}", "en")
        expect(answer).to_contain_text(said)
        assert there.axe() == []
        learner.press(learner.control("learn-again"))
        learner.learn(learner.course.tasks[learner.course.place_of(task)])


def test_what_one_press_does_at_once_is_no_more_than_the_task_allows(
    inn: House, browser: Browser
) -> None:
    with visitor(browser, inn.url) as there:
        learner = Learner(there, "targi")
        learner.come()
        learner.skip()
        learner.at("goods")
        there.page.get_by_role("button", name="Take all goods").click()
        expect(there.page.locator("[data-answer=met]")).to_be_visible()
        learner.press(learner.control("learn-next"))
        while learner.task != "gold":
            learner.skip()
        learner.at("gold")
        there.page.locator("[data-action='use c2'][data-then=hand]").click()
        expect(there.page.locator("[data-answer=missed]")).to_contain_text("Without gold")


def test_it_is_left_and_taken_up_again_skipped_shown_and_repeated(
    inn: House, browser: Browser
) -> None:
    with visitor(browser, inn.url) as there:
        learner = Learner(there, "desert")
        learner.come()
        first, second, third, *_ = learner.course.tasks
        learner.learn(first)
        learner.skip()
        learner.at(third.id)
        until_noted(there, "desert", third.id)
        assert noted(there)[f"desert.{first.id}"] == "met"
        assert noted(there)[f"desert.{second.id}"] == "skipped"
        there.go("/").get_by_role("link", name="Learn Through the Desert").click()
        learner.at(third.id)
        learner.control("learn-show").click()
        expect(there.page.locator("[data-answer=met]")).to_be_visible()
        assert f"desert.{third.id}" not in noted(there), "who is shown has not done it"
        there.page.locator("button.task").first.click()
        learner.learn(first)
        token = next(one["value"] for one in there.context.cookies() if one["name"] == "serai")
        learner.at(second.id)
        until_noted(there, "desert", second.id)
    with visitor(browser, inn.url, phone=True) as elsewhere:
        elsewhere.become(token)
        Learner(elsewhere, "desert").come()
        Learner(elsewhere, "desert").at(second.id)


@each_game
def test_on_a_first_visit_it_is_the_first_choice_beside_play(
    inn: House, browser: Browser, game: str
) -> None:
    with visitor(browser, inn.url) as there:
        page = there.go("/")
        choices = page.locator(f"article:has([data-play={game}]) .row :is(a, button)")
        expect(choices.first).to_have_attribute("data-learn", game)
        expect(choices.nth(1)).to_have_attribute("data-play", game)
        choices.first.click()
        learner = Learner(there, game)
        learner.at(learner.course.tasks[0].id)
        there.context.request.put(
            f"{there.address}/api/me/progress/course", data={"notes": {game: "done"}}
        )
        there.go("/")
        expect(choices.first).to_have_attribute("data-play", game)
        expect(page.locator(f".ways [data-learn={game}]")).to_be_visible()
        there.go(f"/rules/{game}").locator(f"[data-learn={game}]").click()
        learner.at(learner.course.tasks[0].id)
