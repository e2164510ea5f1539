"""Whether a position is a puzzle: glanced at, looked at, and confirmed, each dearer than the last.

A puzzle has a best move, or up to MOST_RIGHT that are as good, that `greedy` does not see and
`easy` seldom plays. Two searches that know nothing of each other go for it, the strongest bot finds
it with several dice, and in a duel with the likeliest other moves (`Judge.after`) it keeps a lead
that is no noise.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from serai.bots.levels import player, softened
from serai.bots.names import LEVELS, STRONGEST
from serai.bots.search import Budget, Searcher, settings_for
from serai.core.chance import dice
from serai.core.contract import Game, Material
from serai.core.position import Position

from ..analysis.judging import Judge, Outlook, loss_error
from ..ends import ends_after
from ..reasons import reasons
from ..words import least_for, spread_for
from .room import Effort

LOOKS_EASY = 0.3  # how often `easy` may play it
NEAR = 0.3  # of that lead: what a move may be behind and still be as good
CLEAR = 3.0  # standard errors
MOST_RIGHT = 2
HOPEFUL = 0.7  # of the lead over what looks best, in a short duel
GAP = 0.5  # of the lead between the right ones and all others there
FEW = 0.1  # of the best's simulations: a move that had no more need not be reckoned with
NEARLY = 0.025  # of value: a move that is so much worse at a look is as good
LONGER = 1, 2, 4  # times as much as a duel has, as long as its lead may be noise
RIVALS = 3  # moves that are let into the duel
PROMISING = 0.05  # of value, between the best and what looks best, at a glance
STANDS_OUT = 1 / 16  # of a glance's simulations: the best had so many at least
SEEDS = 3  # of the strongest
TRIES = 8  # of every other level that searches
WORLDS = 4  # dealt to see how a move looks
READ, READ_WELL = 64, 256  # simulations that are read for reasons: of an answer, of a puzzle
REASONS, KEPT = 3, 6  # that are told, and that are kept to know what a puzzle is about

Data = dict[str, Any]
Row = tuple[int, int, float]


@dataclass
class Eyes:
    """Whoever looks at the positions of one table."""

    game: Game
    material: Material
    effort: Effort
    seed: int = 0

    def __post_init__(self) -> None:
        self.searcher = Searcher(self.game, self.material, settings_for(self.game), 0, 1)
        self.temperature = self.game.manifest.levels["easy"].temperature
        self.lead = least_for(self.game)[0]  # so that whatever else is done is called a mistake
        spread = spread_for(self.game)
        self.judge = Judge(self.game, self.material, Budget(self.effort.duel), self.seed, 1, spread)

    # -- the ways to look ------------------------------------------------------------------------

    def looks(
        self, known: Position, seat: int, temperature: float, worlds: int = WORLDS
    ) -> dict[int, float]:
        """How often a bot that goes by the look of things does what."""
        legal = known.legal_numbers()
        listed = np.array(legal, np.int32)
        sums, rng = np.zeros(len(legal)), dice(self.seed)
        for world, number in Counter(known.dealt(seat, rng) for _ in range(worlds)).items():
            weights = np.empty(len(legal), np.float64)
            self.game.evaluate.priors(known.material.m, world.state, listed, len(legal), weights)
            soft = np.array(softened([float(one) for one in weights], temperature))
            sums += number * soft / soft.sum() / worlds
        return dict(zip(legal, map(float, sums), strict=True))

    def glance(self, known: Position, seat: int, simulations: int, seed: int) -> list[Row]:
        """Action, visits and mean value of what a quick search looked at."""
        self.searcher.resume(seed, 1)
        rows = self.searcher.looked_at(known.state, seat, Budget(simulations))
        return [(action, visits, value / max(1, visits)) for action, visits, value in rows]

    # -- a position ------------------------------------------------------------------------------

    def puzzle(self, known: Position, seat: int) -> Data | None:
        """All that is known of the puzzle that it is, or nothing."""
        if not self._promising(known, seat):
            return None
        seen = [row for row in self.glance(known, seat, self.effort.look, 1) if row[1]]
        if _close(seen):
            return None
        actions = [row[0] for row in seen]
        looks = self.looks(known, seat, self.temperature)
        favourite = _favourite(looks)
        if looks[actions[0]] > LOOKS_EASY or actions[0] == favourite:
            return None
        if not self._leads(known, seat, actions, favourite):
            return None
        found = self._duel(known, seat, actions, favourite)
        if found is None:
            return None
        right = set(found["right"])
        if sum(looks[action] for action in right) > LOOKS_EASY:
            return None
        if not self._finds(known, seat, right):
            return None
        best = found["right"][0]
        ends = [
            ends_after(self.judge, known, seat, action, Budget(self.effort.duel), READ_WELL)
            for action in (favourite, best)
        ]
        text = self._texts(known)
        return {
            "right": [text[action] for action in found["right"]],
            "looks": text[favourite],
            "rivals": {text[action]: chance for action, chance in found["rivals"].items()},
            "chance": found["chance"],
            "lead": found["lead"],
            "error": found["error"],
            "line": self._line(known, seat, best),
            "why": [one.data() for one in reasons(ends[0], ends[1], seat, KEPT)],
            "levels": self._levels(known, seat, right),
        }

    def _promising(self, known: Position, seat: int) -> bool:
        """Whether a quick search sees something that looks hide."""
        looks = self.looks(known, seat, self.temperature, 1)
        rows = {
            action: (visits, value)
            for action, visits, value in self.glance(known, seat, self.effort.glance, 0)
        }
        best, favourite = max(rows, key=lambda action: rows[action]), _favourite(looks)
        if best == favourite or looks.get(best, 1.0) > LOOKS_EASY:
            return False
        visits, value = rows[best]
        if visits < STANDS_OUT * self.effort.glance:
            return False
        return value - rows.get(favourite, (0, 0.0))[1] >= PROMISING

    def _leads(self, known: Position, seat: int, seen: list[int], favourite: int) -> bool:
        """Whether a short duel with what looks best, then with others, is worth a long one."""
        budget = Budget(self.effort.duel // 4)

        def chance(action: int) -> float:
            return self.judge.after(known, seat, action, budget, trial=True).chances[seat]

        best, other = chance(seen[0]), chance(favourite)
        if best - other < HOPEFUL * self.lead:
            return False
        others = [chance(action) for action in self._rivals(seen, favourite)[2:]]
        order = sorted([best, other, *others], reverse=True)[: MOST_RIGHT + 1]
        return max(high - low for high, low in pairwise(order)) >= GAP * self.lead

    @staticmethod
    def _rivals(seen: list[int], favourite: int) -> list[int]:
        """The best, what looks best and the next few: whoever is in a duel, in this order."""
        best, *others = seen[: MOST_RIGHT + RIVALS - 1]
        return list(dict.fromkeys([best, favourite, *others]))

    def _finds(self, known: Position, seat: int, right: set[int]) -> bool:
        """Whether the strongest does, whatever its dice."""
        budget = Budget(self.effort.master)
        for seed in range(SEEDS):
            self.searcher.resume(1000 + seed, 1)
            if self.searcher.choose(known.state, seat, budget, None) not in right:
                return False
        return True

    def _duel(self, known: Position, seat: int, seen: list[int], favourite: int) -> Data | None:
        """The best few and what looks best meet, for longer while it may be noise."""
        for times in LONGER:
            fought: dict[int, Outlook] = {}
            for action in self._rivals(seen, favourite):
                out = self.judge.after(known, seat, action, Budget(times * self.effort.duel))
                fought[action] = out.spread_by(self.judge.spread)
                if self._too_near(fought, seat, favourite):
                    return None
            found = self._winners(fought, seat, favourite)
            if found is None or found["lead"] > CLEAR * found["error"]:
                return found
        return None

    def _winners(self, fought: dict[int, Outlook], seat: int, favourite: int) -> Data | None:
        """The right moves, if they lead by enough and are as good as each other."""
        chances = {action: out.chances[seat] for action, out in fought.items()}
        order = sorted(chances, key=lambda action: -chances[action])
        for number in range(1, MOST_RIGHT + 1):
            right, others = order[:number], order[number:]
            if not others or favourite in right:
                return None
            lead = chances[right[-1]] - chances[others[0]]
            if lead >= self.lead and chances[right[0]] - chances[right[-1]] <= NEAR * lead:
                error = loss_error(fought[right[-1]], fought[others[0]], seat)
                return {
                    "right": right,
                    "rivals": {action: round(chances[action], 3) for action in others},
                    "chance": round(chances[right[0]], 3),
                    "lead": round(lead, 3),
                    "error": round(error, 4),
                }
        return None

    def _too_near(self, fought: dict[int, Outlook], seat: int, favourite: int) -> bool:
        """Whether nothing can come of it any more."""
        chances = sorted((out.chances[seat] for out in fought.values()), reverse=True)
        if favourite in fought and chances[0] - fought[favourite].chances[seat] < self.lead:
            return True
        return len(chances) > MOST_RIGHT and chances[0] - chances[MOST_RIGHT] < self.lead

    # -- who solves it ---------------------------------------------------------------------------

    def _levels(self, known: Position, seat: int, right: set[int]) -> dict[str, float]:
        """How often every level does: reckoned where it goes by looks, else tried."""
        solved: dict[str, float] = {}
        for name in LEVELS:
            level = self.game.manifest.levels[name]
            if level.simulations is None:
                looks = self.looks(known, seat, level.temperature)
                solved[name] = round(sum(looks[action] for action in right), 3)
            elif name == STRONGEST:
                solved[name] = 1.0  # else it would be none
            else:
                solved[name] = self._tried(known, seat, right, name)
        return solved

    def _tried(self, known: Position, seat: int, right: set[int], name: str) -> float:
        found = 0
        for seed in range(TRIES):
            bot = player(name, self.game, self.material, seat, seed, None, 1)
            found += bot.choose(known, None) in right
        return round(found / TRIES, 3)

    def _line(self, known: Position, seat: int, action: int) -> list[str]:
        """How play is expected to go on after the best move, as far as anybody can say."""
        thought = self.judge.survey(known, seat, RIVALS, Budget(self.effort.duel))
        lines = [move.line for move in thought.moves if move.action == action]
        line = self.judge.foreseen(known, seat, lines[0]) or [action]
        return [str(known.action(one).text) for one in line]

    @staticmethod
    def _texts(known: Position) -> dict[int, str]:
        return {action.number: str(action.text) for action in known.legal()}


def _favourite(looks: dict[int, float]) -> int:
    return max(looks, key=lambda action: (looks[action], -action))


def _close(seen: Sequence[Row]) -> bool:
    """Whether more moves than may be right are nearly as good as the best."""
    rivals = [value for _, visits, value in seen[MOST_RIGHT:] if visits > FEW * seen[0][1]]
    return max(rivals, default=-1.0) > seen[0][2] - NEARLY
