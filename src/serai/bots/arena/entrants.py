"""Who enters an arena, and who sits where.

An entrant is written as a bot's name, with its own budget if it is to have one (`strong@400` is 400
simulations, `strong@0.05s` is 0.05 seconds), or as `cmd:` and the command line of a bot from
outside.
"""

import re
import shlex
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from serai.bots.names import BOTS, GLANCING
from serai.bots.search import Budget
from serai.core.errors import SeraiError
from serai.core.match import LONGEST_WORD

COMMAND = "cmd:"
SIMPLE = ("random", "greedy", *GLANCING)  # these take no budget: they do not search
FEWEST, MOST = 2, 12
LONGEST_THOUGHT = 86_400.0  # seconds

_QUOTED = re.compile(r"""\\.|"(?:\\.|[^"\\])*"|'[^']*'|.""", re.DOTALL)
_SECONDS = re.compile(r"(\d{1,6}(?:\.\d{1,9})?|\.\d{1,9})s", re.ASCII)
_SIMULATIONS = re.compile(r"\d{1,9}", re.ASCII)

Seating = tuple[int, ...]  # the bot on each seat, by number
LineUp = tuple[Seating, ...]  # every seating that a deal of these bots is played in


@dataclass(frozen=True)
class Entrant:
    """One of the bots of an arena: how it is written, and what that means."""

    written: str
    name: str
    bot: str = ""
    budget: Budget | None = None
    command: tuple[str, ...] = ()


def listed_bots(given: Sequence[str]) -> list[str]:
    """The bots of one or more lists, as they are written there."""
    return [written for listed in given for written in split(listed)]


def entrants(written: Sequence[str], budget: Budget | None = None) -> list[Entrant]:
    """The bots so written; `budget` is for those that search and have none of their own.

    Whatever is wrong with them is said, but for their number, which is the seats' affair.
    """
    read = [_read(one, budget) for one in written]
    for number, entrant in enumerate(read):
        if entrant.written in [other.written for other in read[:number]]:
            raise SeraiError("arena-twice", bot=entrant.written)
    return list(_named(read))


def check_programs(read: Sequence[Entrant]) -> None:
    """Whether the programs of the bots from outside are there."""
    for entrant in read:
        if entrant.command and shutil.which(entrant.command[0]) is None:
            program = entrant.command[0]
            raise SeraiError("arena-no-program", bot=entrant.written, program=program)


def split(listed: str) -> list[str]:
    """The bots of a list, parted by commas.

    A comma in quotes parts nothing. After a `cmd:`, a piece that is no bot belongs to the command.
    """
    pieces: list[str] = []
    for piece in _parted(listed):
        if pieces and pieces[-1].startswith(COMMAND) and not _is_bot(piece.strip()):
            pieces[-1] += "," + piece
        else:
            pieces.append(piece.strip())
    return pieces


def line_ups(bots: int, seats: int) -> list[LineUp]:
    """Every company there is, each with its seatings.

    As many bots as seats: the bots of a company, rotated. Two bots at a larger table: the first one
    on every seat in turn, the second on all the others.
    """
    if bots < FEWEST:
        raise SeraiError("arena-too-few", number=bots)
    if bots > MOST:
        raise SeraiError("arena-too-many", number=bots, most=MOST)
    if bots == 2 < seats:
        alone = (tuple(int(seat != first) for seat in range(seats)) for first in range(seats))
        return [tuple(alone)]
    if bots < seats:
        raise SeraiError("arena-odd-number", number=bots, seats=seats)
    return [_rotated(company) for company in combinations(range(bots), seats)]


def _rotated(company: Seating) -> LineUp:
    return tuple(company[turn:] + company[:turn] for turn in range(len(company)))


# -- reading ---------------------------------------------------------------------------------


def _parted(listed: str) -> list[str]:
    """Split at commas that stand in no quotes."""
    pieces = [""]
    for token in _QUOTED.findall(listed):
        if token == ",":
            pieces.append("")
        else:
            pieces[-1] += token
    return pieces


def _is_bot(piece: str) -> bool:
    return piece.startswith(COMMAND) or piece.partition("@")[0].lower() in BOTS


def _read(written: str, budget: Budget | None) -> Entrant:
    if not written:
        raise SeraiError("arena-no-name", known=list(BOTS))
    if written.startswith(COMMAND):
        return _outside(written)
    name, at, own = written.partition("@")
    name = name.strip().lower()
    if name not in BOTS:
        raise SeraiError("arena-unknown-bot", name=name, known=list(BOTS))
    if name in SIMPLE:
        if at:
            raise SeraiError("arena-no-budget", bot=name)
        return Entrant(name, name, name)
    budget = _budget(written, own.strip()) if at else budget
    said = name if budget is None else f"{name}@{_budget_text(budget)}"
    return Entrant(said, said, name, budget)


def _budget(written: str, own: str) -> Budget:
    seconds = _SECONDS.fullmatch(own)
    if seconds and 0 < float(seconds[1]) <= LONGEST_THOUGHT:
        return Budget(seconds=float(seconds[1]))
    if _SIMULATIONS.fullmatch(own) and int(own) > 0:
        return Budget(int(own))
    raise SeraiError("arena-bad-budget", bot=written)


def _budget_text(budget: Budget) -> str:
    return f"{budget.simulations}" if budget.seconds is None else f"{budget.seconds:.12g}s"


def _outside(written: str) -> Entrant:
    try:
        command = tuple(shlex.split(written.removeprefix(COMMAND)))
    except ValueError as error:
        raise SeraiError("arena-bad-command", bot=written) from error
    if not command:
        raise SeraiError("arena-no-command", bot=written)
    said = COMMAND + shlex.join(command)
    return Entrant(said, said, command=command)


# -- names at the table ----------------------------------------------------------------------


def _named(read: Sequence[Entrant]) -> Iterator[Entrant]:
    """Names that a record can hold, each of them once."""
    taken: set[str] = set()
    for entrant in read:
        name, number = _fitting(entrant.written), 1
        while name in taken:
            number += 1
            name = f"{_fitting(entrant.written)} #{number}"
        taken.add(name)
        yield replace(entrant, name=name)


def _fitting(written: str) -> str:
    name = "".join(sign if sign.isprintable() else " " for sign in written.replace("|", "/"))
    longest = LONGEST_WORD - len(" #12")
    return (name if len(name) <= longest else f"{name[: longest - 1]}…").strip()
