"""What a game's rooms tell through a whole game, as digests: the same here and in Pyodide.

Views of every seat and of spectators, what is drawn, previews, refusals, events, the record; and
what bots that keep their trees choose. It runs in both, so it needs nothing but Serai.
"""

import hashlib
import json
from dataclasses import asdict, is_dataclass
from typing import Any

import serai
from serai.bots.search import Budget, Searcher, settings_for
from serai.core.contract import SPECTATOR
from serai.core.match import Match

PARTS = ("views", "drawings", "previews", "refusals", "events", "records", "choices")


class Digests:
    """Of each part of what is told."""

    def __init__(self) -> None:
        self._parts = {part: hashlib.sha256() for part in PARTS}
        self._counts = dict.fromkeys(PARTS, 0)

    def add(self, part: str, told: Any) -> None:
        self._counts[part] += 1
        self._parts[part].update(json.dumps(told, default=plain, sort_keys=True).encode())

    def told(self) -> dict[str, list[Any]]:
        return {part: [self._counts[part], one.hexdigest()] for part, one in self._parts.items()}


def plain(one: Any) -> Any:
    if is_dataclass(one) and not isinstance(one, type):
        return asdict(one)
    return one.item() if hasattr(one, "item") else str(one)


def told(
    name: str, seats: int, options: dict[str, Any], every: int, plies: int
) -> dict[str, list[Any]]:
    """A whole game; every so many choices all is looked at; bots choose in the first few."""
    found = Digests()
    match = serai.new(name, seats=seats, seed=3, **options)
    how = settings_for(match.game)
    bots = [Searcher(match.game, match.material, how, seat, cores=1) for seat in range(seats)]
    ply = 0
    while not match.over:
        if ply % every == 0:
            look(match, found)
        legal = match.legal()
        action: str = legal[(ply * 7919 + 13) % len(legal)]
        if ply < plies:
            action = chosen(match, bots[match.actor])
            found.add("choices", action)
        found.add("events", match.play(action))
        ply += 1
    look(match, found)
    found.add("records", match.record())
    return found.told()


def look(match: Match, found: Digests) -> None:
    m, state = match.material.m, match.state
    for seat in (*range(match.seats), SPECTATOR):
        found.add("views", match.view(seat))
        known = match.game.hidden_from(m, state, seat)
        found.add("drawings", match.game.position.write(m, known))
    found.add("records", match.record(0) if match.seats else "")
    if match.over:
        return
    previews = match.position.previews()
    found.add("previews", [[str(action), told] for action, told in previews.items()])
    for number in range(0, match.game.layout.ACTIONS, 53):
        found.add("refusals", match.game.refusal.reasons(m, state, match.actor, number))


def chosen(match: Match, bot: Searcher) -> str:
    seat = match.actor
    known = match.game.hidden_from(match.material.m, match.state, seat)
    seen = [int(one) for one in match.seen(seat)]
    return match.text(bot.choose(known, seat, Budget(200), seen))
