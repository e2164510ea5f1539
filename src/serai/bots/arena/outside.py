"""Bots from outside: any program that reads JSON lines and answers with actions.

`docs/protocol.md` is the whole story. A message is made from what its seat may know and from
nothing else: the view, the position and the log as they look from that seat.
"""

import json
import time
from typing import Any

from serai.core.contract import CHANCE
from serai.core.errors import InvalidAction
from serai.core.match import Match
from serai.core.texts import say_reason

from .line_process import Child, Forfeit

PROTOCOL = 1
READY = "ready"
LONGEST_ACTION = 200
START_LIMIT = 60.0  # seconds to get ready in, if a move does not have more

Message = dict[str, Any]


class OutsideBot:
    """One process at one seat of one match. Whatever it does wrong is a Forfeit."""

    def __init__(
        self, command: tuple[str, ...], match: Match, seat: int, dice: int, seconds: float
    ) -> None:
        self.seat, self.seconds, self.spent = seat, seconds, 0.0
        self.child = Child(command)
        try:
            self.begin(match, dice)
        except BaseException:
            self.child.close()
            raise

    def begin(self, match: Match, dice: int) -> None:
        message = hello(match, self.seat, dice, self.seconds)
        answer = self.child.ask(_line(message), max(START_LIMIT, self.seconds))
        if answer != READY:
            raise Forfeit("outside-not-ready", text=_shown(answer), right=READY)

    def act(self, match: Match) -> str:
        """What it does at its turn: a legal action."""
        message = _line(turn(match, self.seat, self.seconds))
        begin = time.perf_counter()
        try:
            answer = self.child.ask(message, self.seconds)
        finally:
            self.spent += time.perf_counter() - begin
        if not answer.isprintable() or len(answer) > LONGEST_ACTION:
            raise Forfeit("outside-garbage", text=_shown(answer))
        try:
            reasons = match.why_not(answer)
        except InvalidAction as error:
            raise Forfeit("outside-invalid", why=str(error)) from error
        if reasons:
            why = say_reason(match.game.name, reasons[0], match.names)
            raise Forfeit("outside-illegal", text=_shown(answer), why=why)
        return answer

    def leave(self, match: Match, shares: list[float]) -> None:
        """The game is over, or cut short by another bot."""
        self.child.dismiss(_line(over(match, shares)))

    def close(self) -> None:
        self.child.close()


# -- messages --------------------------------------------------------------------------------


def hello(match: Match, seat: int, dice: int, seconds: float) -> Message:
    """What never changes during the match. The dice have nothing to do with the cards."""
    material = match.material
    return {
        "kind": "hello",
        "protocol": PROTOCOL,
        "game": match.game.name,
        "rules": material.rules,
        "seats": match.seats,
        "seat": seat,
        "names": list(match.names),
        "options": dict(material.options),
        "material": {"name": material.name, "source": material.source},
        "dice": dice,
        "seconds": seconds,
    }


def turn(match: Match, seat: int, seconds: float) -> Message:
    """What the seat to act knows, what it has seen, and what it may do."""
    return {
        "kind": "turn",
        "legal": match.legal(),
        "view": match.view(seat),
        "position": str(match.position.hidden_from(seat)),
        "seen": seen_lines(match, seat),
        "seconds": seconds,
    }


def over(match: Match, shares: list[float]) -> Message:
    """How it ended; `result` are the shares of the win."""
    points = match.position.points() if match.over else None
    return {"kind": "over", "result": shares, "points": points}


def seen_lines(match: Match, seat: int) -> list[str]:
    """Everything done so far, in a record's lines, as the seat saw it."""
    return [
        f"{'*' if step.seat == CHANCE else step.seat + 1} {match.text(step.shown(seat))}"
        for step in match.steps
    ]


def _line(message: Message) -> str:
    return json.dumps(message, separators=(",", ":"))


def _shown(answer: str) -> str:
    """An answer as it may stand in a sentence."""
    text = "".join(sign if sign.isprintable() else "·" for sign in answer)
    return text if len(text) <= 60 else f"{text[:59]}…"
