"""A guided first game: tasks to be met on real positions, each a step farther into the rules.

Enter by `step`: a course, a task and what the learner has done in it so far, and it tells where
that has led, what may be done next, and whether the task is met. Nothing is kept in between, so
whoever has a game's package can be asked, a server or a worker in a browser. How a course is
written is told in `course_file`, what it can expect in `expecting`.

Where others have to act they do as the course says, and then a bot does; where chance has to, it
draws what the course says, and then by dice that hang on the way gone alone.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from serai.bots.levels import player
from serai.core.contract import Event
from serai.core.errors import BadOption
from serai.core.position import Position
from serai.core.texts import has, say
from serai.tables import telling

from .branching import Branch, legal_told
from .course_file import Course, NoCourse, Task, Wrong, course, position_of
from .expecting import Happened, matches

Data = dict[str, Any]
MET, MISSED, OPEN = "met", "missed", "open"
_BOT_SEED = 1
_MOST_MOVES = 200  # of others and chance, between two of the learner's


@dataclass
class Way(Branch):
    """What has happened in a task: the learner's actions, everybody else's, and what they did."""

    seat: int = 0
    events: list[Event] = field(default_factory=list)
    fresh: int = 0  # how many of the events were known before the learner's last action

    def do(self, number: int, drawn: bool = False) -> None:
        super().do(number, drawn)
        before, _, after = self.latest[-1]
        self.events += before.events(number, self.seat, after)


def told(game: str) -> Data:
    """A course at a glance: its tasks, each in a sentence, and the game that it leads to."""
    found = course(game)
    return {
        "game": game,
        "tasks": [
            {"id": task.id, "rules": list(task.rules), "sentence": sentence(found, task)}
            for task in found.tasks
        ],
        "options": dict(found.options),
        "seats": list(found.seats),
    }


def step(game: str, name: str, actions: Sequence[str]) -> Data:
    """Where a task has come to; an action that is against the rules is refused with reasons."""
    found = course(game)
    place = found.place_of(name)
    task = found.tasks[place]
    if task.game:
        raise NoCourse("no-such-task", task=name, game=game)
    way, state = play(found, place, actions)
    return {
        **_looked_at(way),
        "task": name,
        "legal": legal_told(way.position) if _may_act(way, state) else [],
        "state": state,
        "light": list(task.light),
        "solution": list(task.solution),
        "sentence": sentence(found, task),
        "answer": _answer(found, task, state, actions),
    }


def play(found: Course, place: int, actions: Sequence[str]) -> tuple[Way, str]:
    """A task played so far, and whether it is met."""
    task = found.tasks[place]
    way = Way(start_of(found.game, place), seat=task.seat)
    chance, others = deque(task.chance), deque(task.others)
    _let_others(way, task, chance, others, bots=True)
    way.events.clear()
    for number, action in enumerate(actions, 1):
        way.fresh = len(way.events)
        way.do(way.position.checked(action, task.seat))
        _let_others(way, task, chance, others, bots=False)
        state = _judged(way, task, actions[:number])
        if state != OPEN:
            if number < len(actions):
                raise BadOption("task-is-over", task=task.id)
            return way, state
        _let_others(way, task, chance, others, bots=True)
    return way, OPEN


@lru_cache(maxsize=256)
def start_of(game: str, place: int) -> Position:
    """The position in which a task begins."""
    found = course(game)
    task = found.tasks[place]
    if task.start:
        position = position_of(game, task.start)
    else:
        position = play(found, place - 1, found.tasks[place - 1].solution)[0].position
    for action in task.played:
        position = position.play(action)
    return position


def sentence(found: Course, task: Task) -> str:
    return say(f"{found.game}-course-{task.id}")


def answer_to(task: Task, actions: Sequence[str]) -> Wrong | None:
    """The typical try that this was, if it was one."""
    *before, last = actions
    for wrong in task.wrong:
        fits = wrong.after in (None, tuple(before)) and matches(wrong.tries, last)
        if wrong.says and fits:
            return wrong
    return None


# -- inside ------------------------------------------------------------------------------------


def _let_others(
    way: Way, task: Task, chance: "deque[str]", others: "deque[str]", bots: bool
) -> None:
    """Chance and the other seats act until the learner has to; without bots, as far as is told."""
    for _ in range(_MOST_MOVES):
        way.resolve(chance)
        position = way.position
        if position.actor < 0 or position.actor == task.seat:
            return
        legal = {action.text: action.number for action in position.legal()}
        meant = next((action for action in others if action in legal), None)
        if meant is not None:
            others.remove(meant)
            way.do(legal[meant])
        elif bots or others:  # what was meant cannot be done any more
            way.do(_bots_choice(position, task.level))
        else:
            return


def _bots_choice(position: Position, level: str) -> int:
    """The same each time."""
    seat = position.actor
    bot = player(level, position.game, position.material, seat, _BOT_SEED, cores=1)
    return bot.choose(position.hidden_from(seat), None)


def _judged(way: Way, task: Task, actions: Sequence[str]) -> str:
    happened = Happened(task.seat, actions, way.events, way.position)
    if all(one.met(happened) for one in task.expect):
        return MET
    spent = len(actions) >= task.moves or way.position.over
    return MISSED if spent or answer_to(task, actions) else OPEN


def _may_act(way: Way, state: str) -> bool:
    return state == OPEN and way.position.actor == way.seat


def _answer(found: Course, task: Task, state: str, actions: Sequence[str]) -> str:
    """What is said when a task has been met, or of a typical try that has missed it."""
    if state == OPEN:
        return ""
    wrong = answer_to(task, actions)
    word = "done" if state == MET else wrong.says if wrong else ""
    key = f"{found.game}-course-{task.id}-{word}"
    return say(key) if word and has(key) else ""


def _looked_at(way: Way) -> Data:
    """The position as the learner sees it, and what has happened since their last action."""
    position, seat = way.position, way.seat
    view = {**position.view(seat), "names": [], "n": len(way.entries)}
    return {
        "seat": seat,
        "entries": [
            {"n": n, "seat": who, "action": text} for n, (who, text) in enumerate(way.entries)
        ],
        "events": [dict(telling.event(event)) for event in way.events[way.fresh :]],
        "view": view,
        "actor": position.actor,
        "over": position.over,
        "result": position.result(),
    }
