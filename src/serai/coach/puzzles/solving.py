"""A puzzle as it is set, and what comes of an answer.

Enter by `step`: a puzzle and what somebody does in it, and it tells how it looks then, whether that
was right, how play is expected to go on from there and what it cost. All of it is told from what
the puzzle's seat knows: where worlds that the seat cannot tell apart would differ, nothing is
shown. Nothing is kept in between.
"""

from collections.abc import Sequence
from typing import Any

from serai.bots.search import Budget
from serai.core.chance import dice
from serai.core.position import Position
from serai.core.texts import say
from serai.tables import telling

from ..analysis.judging import Judge, done_as_seen
from ..branching import legal_told
from ..ends import ends_after
from ..reasons import Why, reasons
from ..reviewing import effort_for
from ..words import spread_for
from .book import Puzzle, book
from .finding import READ, REASONS
from .room import Effort, room_of

OPEN, MET, MISSED = "open", "met", "missed"
SHOWN = 6  # actions of a line that are shown
WORLDS = 3  # dealt to see whether they look the same
_SEED = 1

Data = dict[str, Any]


def step(game: str, name: str, action: str | None, shown: bool = False) -> Data:
    """How a puzzle looks; or an answer to it, or its solution if that is to be shown.

    An action that is against the rules is refused with reasons.
    """
    puzzle = book(game).puzzle(name)
    known = puzzle.position
    told: Data = {"puzzle": name, "sentence": sentence(puzzle), "theme": puzzle.theme}
    told |= {"seat": puzzle.seat, "seats": known.seats, "looks": None, "chances": None}
    told |= {"difficulty": puzzle.rating, "why": [], "right": []}
    if shown:
        action = puzzle.right[0]
    if action is None:
        open_now: Data = {"state": OPEN, "legal": legal_told(known), "follows": []}
        return {**told, **open_now, "view": _view(known, puzzle.seat)}
    number = known.checked(action, puzzle.seat)
    met = action_text(known, number) in puzzle.right
    judged = _right(puzzle) if met else _wrong(puzzle, known, number)
    told |= {"state": MISSED if shown or not met else MET, "legal": [], "looks": puzzle.looks}
    steps = follows(known, puzzle.seat, judged.pop("line"))
    return {
        **told,
        **judged,
        "right": list(puzzle.right),
        "follows": steps,
        "view": _view(known, puzzle.seat),
    }


def sentence(puzzle: Puzzle) -> str:
    return say(f"{puzzle.game}-puzzle-{puzzle.theme}", **puzzle.facts)


def action_text(known: Position, number: int) -> str:
    return str(known.action(number).text)


# -- what comes of it --------------------------------------------------------------------------


def _right(puzzle: Puzzle) -> Data:
    """As it was found when it was mined; beside what looks best."""
    known = puzzle.position
    line = [known.number_of(puzzle.line[0]), *_numbers(known, puzzle.seat, puzzle.line)]
    other = puzzle.rivals.get(puzzle.looks, puzzle.chance - puzzle.lead)
    chances = {"best": puzzle.chance, "tried": puzzle.chance, "looks": other}
    return {"line": line, "chances": chances, "why": list(puzzle.why[:REASONS])}


def _wrong(puzzle: Puzzle, known: Position, number: int) -> Data:
    """What answers it, and what it costs beside the best: thought about here and now."""
    judge, budget = judge_of(known)
    seat, best = puzzle.seat, known.number_of(puzzle.right[0])
    with_best = judge.after(known, seat, best, budget).chances[seat]
    tried = judge.after(known, seat, number, budget).chances[seat]
    ends = [ends_after(judge, known, seat, one, budget, READ) for one in (number, best)]
    why: list[Why] = reasons(ends[0], ends[1], seat, REASONS)
    then = known.dealt(seat, dice(_SEED)).after(number).hidden_from(seat)
    line = [number]
    if not then.over:
        line += judge.survey(then, seat, 1, budget).best.line
    return {
        "line": line,
        "chances": {"best": round(with_best, 3), "tried": round(tried, 3), "looks": None},
        "why": [one.data() for one in why],
    }


def judge_of(known: Position) -> tuple[Judge, Budget]:
    """Who thinks about a wrong answer, and for how long: as long as was thought about a rival."""
    room, game = room_of(known.game.name), known.game
    duel = effort_for(game).first if room is None else Effort(*room.EFFORT).duel
    budget = Budget(duel)
    return Judge(game, known.material, budget, _SEED, 1, spread_for(game)), budget


# -- how it goes on ----------------------------------------------------------------------------


def _numbers(known: Position, seat: int, line: Sequence[str]) -> list[int]:
    """The rest of a line that was kept as text, as far as it can be read on."""
    world, told = known.dealt(seat, dice(_SEED)), []
    for place, text in enumerate(line):
        number = world.number_of(text)
        done = done_as_seen(world, seat, number)
        if done is None:
            break
        world = world.after(done)
        if place:
            told.append(number)
    return told


def follows(known: Position, seat: int, line: Sequence[int]) -> list[Data]:
    """Step by step what is done, by whom, and what the seat sees; while that is sure."""
    worlds = [known.dealt(seat, dice(_SEED + world)) for world in range(WORLDS)]
    steps: list[Data] = []
    for seen in line[:SHOWN]:
        done = [done_as_seen(world, seat, seen) for world in worlds]
        if any(number is None for number in done):
            break
        before, numbers = worlds, [number for number in done if number is not None]
        worlds = [world.after(number) for world, number in zip(worlds, numbers, strict=True)]
        if len({world.hidden_from(seat) for world in worlds}) > 1:
            break
        events = before[0].events(numbers[0], seat, worlds[0])
        steps.append(
            {
                "seat": before[0].actor,
                "action": action_text(before[0], numbers[0]),
                "events": [dict(telling.event(event)) for event in events],
                "view": _view(worlds[0], seat),
            }
        )
    return steps


def _view(position: Position, seat: int) -> Data:
    return {**position.view(seat), "names": [], "n": 0}
