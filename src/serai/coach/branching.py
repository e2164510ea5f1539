"""What if: another way on from a moment of a game, by hand or with bots.

Where chance has to act it draws anew, by dice that have nothing to do with the seed of any match:
the same way gone again meets the same draws, and nothing is learnt about those of a table. Where
somebody enters the moves of a real game, it waits to be told what was drawn there.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any

from serai.bots.levels import player
from serai.bots.search import Budget
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.position import Position
from serai.tables import telling

Data = dict[str, Any]
THINKING_SECONDS = 1.0  # of the strongest bot, in a branch


@dataclass
class Branch:
    """Where a way has come to."""

    position: Position
    waits: bool = False  # for every draw that could be another
    entries: list[tuple[int, str]] = field(default_factory=list)
    # What was done last, and what was drawn after it: in which position, what, and what came of it.
    latest: list[tuple[Position, int, Position]] = field(default_factory=list)

    def do(self, number: int, drawn: bool = False) -> None:
        text = self.position.action(number).text
        self.entries.append((self.position.actor, text))
        before, self.position = self.position, self.position.after(number)
        self.latest = [*(self.latest if drawn else ()), (before, number, self.position)]

    def resolve(self, pending: "deque[str]") -> None:
        """Let chance act: as it is told, if that can be, and else by dice, if it does not wait."""
        while self.position.is_chance:
            told = _outcome(self.position, pending[0]) if pending else None
            if told is not None:
                pending.popleft()
            elif self.waits and not pending and len(self.position.legal_numbers()) > 1:
                return
            self.do(self._drawn() if told is None else told, drawn=told is None)

    def _drawn(self) -> int:
        way = repr((bytes(self.position), self.entries)).encode()
        rolls = Random(blake2b(way, digest_size=16).digest())
        chances = self.position.chances()
        return rolls.choices(list(chances), list(chances.values()))[0].number


def follow(start: Position, actions: Sequence[str], waits: bool = False) -> Branch:
    """Go that way; refused with every reason where it cannot be gone."""
    branch, pending = Branch(start, waits), deque(actions)
    while True:
        branch.resolve(pending)
        if not pending:
            return branch
        branch.do(branch.position.checked(pending.popleft()))


def let_bot_move(branch: Branch, level: str, seed: int, most: int | None = None) -> None:
    """A bot of a level moves once for whoever has to; nothing where nobody has to.

    The strongest makes at most so many simulations, where memory is dear.
    """
    position = branch.position
    if position.actor < 0:
        return
    seat = position.actor
    thinking = Budget(most, THINKING_SECONDS)
    bot = player(level, position.game, position.material, seat, seed, thinking, 1)
    branch.do(bot.choose(position.hidden_from(seat), []))
    branch.resolve(deque())


def start_of(match: Match, ply: int) -> Position:
    """After so many actions that stand."""
    positions = match.positions
    if ply >= len(positions):
        raise SeraiError("no-such-ply", ply=ply, plies=len(positions) - 1)
    return positions[ply]


def told(branch: Branch, ply: int, names: Sequence[str], seat: int | None, share: bool) -> Data:
    """As it is told; `share` with the text of the position, where that is nobody's secret."""
    position = branch.position
    return {
        **looked_at(branch, ply, names, seat),
        "legal": outcomes_told(branch) if position.is_chance else legal_told(position),
        "position": str(position) if share else None,
    }


def looked_at(branch: Branch, ply: int, names: Sequence[str], seat: int | None) -> Data:
    """The same for somebody who only looks: nothing can be done."""
    position = branch.position
    actor = position.actor
    viewer = (actor if actor >= 0 else SPECTATOR) if seat is None else seat
    view = {**position.view(viewer), "names": list(names), "n": len(branch.entries)}
    return {
        "ply": ply,
        "seat": None if viewer == SPECTATOR else viewer,
        "entries": [
            {"n": n, "seat": who, "action": text} for n, (who, text) in enumerate(branch.entries)
        ],
        "events": _events(branch, viewer),
        "view": view,
        "actor": actor,
        "legal": [],
        "over": actor == OVER,
        "result": position.result(),
        "points": list(position.points()),
        "position": None,
    }


def legal_told(position: Position) -> list[Data]:
    """What the seat to act may do, each with what it would bring as far as it can know."""
    if position.actor < 0:
        return []
    return [
        {"action": action.text, "preview": list(map(telling.event, events))}
        for action, events in position.previews().items()
    ]


def outcomes_told(branch: Branch) -> list[Data]:
    """What may be drawn, each as whoever did something last sees it."""
    position = branch.position
    eyes = next((seat for seat, _ in reversed(branch.entries) if seat >= 0), SPECTATOR)
    return [
        {
            "action": drawn.text,
            "preview": list(map(telling.event, position.events(drawn.number, eyes))),
        }
        for drawn in position.legal()
    ]


def _events(branch: Branch, viewer: int) -> list[Data]:
    return [
        dict(telling.event(event))
        for before, number, after in branch.latest
        for event in before.events(number, viewer, after)
    ]


def _outcome(position: Position, text: str) -> int | None:
    """The outcome that is meant, if it is one that can be now."""
    try:
        number = position.number_of(text)
    except SeraiError:
        return None
    return number if position.actor == CHANCE and number in position.legal_numbers() else None
