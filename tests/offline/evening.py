"""An evening at a table of one screen, as messages: the same here and in Pyodide."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from serai.core import registry
from serai.core.material import build
from serai.offline.driving import think
from serai.offline.table import OWNER, Answer, OwnTable, begun, folded
from serai.tables.sheet import BOT, HERE, HOST, Line, Seat, Sheet

NOW = 1_790_000_000
Hear = Callable[[Mapping[str, Any]], None]


class Evening:
    """A table, what was kept of it, and all that was told."""

    def __init__(self, game: str, kinds: tuple[str, ...], confirm: bool = False) -> None:
        own = registry.game(game)
        options = dict(build(own, len(kinds), {}).options)
        self.sheet = Sheet(
            id="an-own-table-000",
            game=game,
            rules=own.version,
            options=options,
            seed="an-evening",
            owner=OWNER,
            watch_secret="nobody watches",
            created=NOW,
            confirm=confirm,
            seats=tuple(sitting(seat, kind) for seat, kind in enumerate(kinds)),
        )
        self.lines: list[Line] = []
        self.told: list[Mapping[str, Any]] = []
        self.table, answer = begun(self.sheet, NOW)
        self.take(answer)

    def take(self, answer: Answer) -> list[Mapping[str, Any]]:
        """It is kept, and then told."""
        if answer.addition is not None:
            self.lines += answer.addition.lines
            self.sheet = self.sheet.standing_so(answer.addition.standing)
        told = [message for _, message in answer.then()]
        self.told += told
        return told

    def say(self, **message: Any) -> list[Mapping[str, Any]]:
        return self.take(self.table.hear({"table": self.sheet.id, **message}, NOW))

    def let_bots_play(self) -> None:
        while self.table.bot_turn is not None:
            n = len(self.lines)
            action = json.loads(think(json.dumps(self.table.bot_job(dice=n)), print))["answer"]
            answer = self.table.play_bot(n, action, NOW)
            assert answer is not None, "nothing has happened meanwhile"
            self.take(answer)

    def reload(self) -> None:
        """The tab was killed: everything is gone but what was kept."""
        self.table = folded(self.sheet, self.lines)


def sitting(seat: int, kind: str) -> Seat:
    if kind in (HOST, HERE):
        return Seat(seat, kind, f"player {seat + 1}", person=OWNER)
    return Seat(seat, BOT, kind)


def play(evening: Evening, plies: int) -> None:
    """By lot for people; after every tenth choice the tab is killed."""
    evening.let_bots_play()
    for ply in range(plies):
        table: OwnTable = evening.table
        seat = table.table.turn
        if seat is None:
            return
        if ply % 10 == 0:
            evening.reload()
            evening.say(type="open", seat=seat, since=0, previews=ply % 20 == 0)
        if evening.table.table.to_confirm is not None:
            evening.say(type="confirm", seat=seat, n=len(evening.lines))
        else:
            legal = evening.table.table.match.legal()
            action = str(legal[(ply * 7919 + 5) % len(legal)])
            evening.say(type="why", seat=seat, action=action, sentences=True)
            evening.say(type="move", seat=seat, n=len(evening.lines), action=action)
        evening.let_bots_play()


def told(game: str, kinds: tuple[str, ...], plies: int) -> list[Any]:
    """How many messages, and what they say; how the table stands then."""
    evening = Evening(game, tuple(kinds))
    play(evening, plies)
    text = json.dumps([evening.told, [line.action for line in evening.lines]], sort_keys=True)
    return [len(evening.told), hashlib.sha256(text.encode()).hexdigest()]
