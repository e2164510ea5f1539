"""Somebody who follows a guided first game: with the mouse, with a finger, or with keys alone."""

from playwright.sync_api import Locator, expect

from browser.visitor import Visitor
from serai.coach.course_file import Course, Task, course
from serai.coach.courses import answer_to

DOUBLE_TAP = 350
MOST_TURNS = 4  # of a tile


class Learner:
    """In the course of a game, as the visitor's page shows it."""

    def __init__(self, visitor: Visitor, game: str, hand: str = "mouse") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.hand = hand
        self.touched = ""

    @property
    def course(self) -> Course:
        return course(self.game)

    def come(self) -> None:
        self.visitor.go(f"/learn/{self.game}")
        self.page.locator("[data-task]").wait_for(state="attached")

    @property
    def task(self) -> str:
        return self.page.locator("[data-task]").get_attribute("data-task") or ""

    # -- a task ------------------------------------------------------------------------------------

    def learn(self, task: Task) -> None:
        """By its own solution, and on to the next."""
        self.at(task.id)
        while self.done < len(task.solution):
            self.do(task.solution[self.done])
        self.press(self.control("learn-next"))

    def at(self, task: str) -> None:
        """Until a task can be begun."""
        expect(self.page.locator(f"[data-task='{task}']")).to_have_count(1)
        if task != self.course.tasks[-1].id:
            ready = f"[data-task='{task}'][data-state=open][data-done='0']:not([aria-busy=true])"
            self.page.locator(ready).wait_for(state="attached")

    def do(self, action: str) -> None:
        """By the button that says it, or else on the board."""
        before = self.done
        for _ in range(MOST_TURNS + 1):
            button = self.button(action)
            if button.count():
                self.press(button)
                return self.heard(before)
            self.point(action)
            if self.moved_on(before, action):
                return self.heard(before)
        raise AssertionError((self.task, action, "cannot be done here"))

    def skip(self) -> None:
        before = self.task
        self.press(self.control("learn-skip"))
        expect(self.page.locator(f"[data-task='{before}']")).to_have_count(0)

    def answer_to(self, action: str) -> str:
        """By which word of the course's a typical try is answered."""
        task = self.course.tasks[self.course.place_of(self.task)]
        wrong = answer_to(task, [action])
        assert wrong is not None
        return wrong.says

    def control(self, name: str) -> Locator:
        return self.page.locator(f"[data-control={name}]")

    # -- inside ------------------------------------------------------------------------------------

    @property
    def done(self) -> int:
        """How much has been done in the task."""
        return int(self.page.locator(".learning").get_attribute("data-done") or 0)

    def button(self, action: str) -> Locator:
        return self.page.locator(f'[data-action="{action}"]:not([aria-disabled=true])').first

    def heard(self, before: int) -> None:
        """Until it has been answered; one press may do two things at once."""
        self.page.wait_for_function(
            """before => {
                const learning = document.querySelector(".learning");
                return +learning.dataset.done > before && learning.ariaBusy !== "true";
            }""",
            arg=before,
        )

    def moved_on(self, before: int, action: str) -> bool:
        """Until what was pressed has been done, or can be; whether it has been."""
        self.page.wait_for_function(
            """([before, action, cell]) =>
                +document.querySelector(".learning").dataset.done > before ||
                document.querySelector(`[data-action="${action}"]`) ||
                document.querySelector(`[data-cell="${cell}"][data-picked]`)""",
            arg=[before, action, self.cell_of(action)],
        )
        return self.done > before

    @staticmethod
    def cell_of(action: str) -> str:
        """Where on the board one presses for it: the last place that it names."""
        words = action.split()
        return next(word for word in reversed(words[1:]) if not word.isalpha() and word != words[0])

    def point(self, action: str) -> None:
        words = action.split()
        cell = words[1] if words[0] == "lay" else self.cell_of(action)
        if words[0] in ("camel", "leader"):
            self.choose(words[1])
        self.press(self.page.locator(f'[data-cell="{cell}"]').first)

    def choose(self, herd: str) -> None:
        button = self.page.locator(f"[data-herd={herd}]")
        if button.get_attribute("aria-pressed") != "true":
            self.press(button)

    def press(self, what: Locator) -> None:
        if self.hand == "keys":
            self.by_keys(what)
        elif self.hand == "finger":
            self.tap(what)
        else:
            self.page.mouse.move(0, 0)  # what is pointed at opens a card beside the buttons
            what.click()

    def tap(self, what: Locator) -> None:
        cell = what.get_attribute("data-cell") or ""
        if cell and cell == self.touched:
            self.page.wait_for_timeout(DOUBLE_TAP)  # sooner it would bring the board nearer
        self.touched = cell
        what.tap()

    def by_keys(self, what: Locator) -> None:
        """To a cell with N and the arrows of Tab, to a button with Tab; then Enter."""
        cell = what.get_attribute("data-cell")
        for _ in range(120):
            if self.page.locator(":focus").and_(what).count():
                break
            self.page.keyboard.press("n" if cell else "Tab")
        else:
            raise AssertionError((self.task, cell or "a button", "is not reached by keys"))
        self.page.keyboard.press("Enter")
