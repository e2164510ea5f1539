"""Which bot is stronger: paired deals, rotated seats, and a number that says how sure one can be.

Read `entrants` (who plays), `settings` (what is played), `deals` (playing), `pool` (processes),
`archive` (what is kept), `statistics` and `standings` (what it says). Here they come together.
"""

from collections.abc import Callable

from .archive import Folder
from .pool import play_deals
from .settings import Plan
from .standings import results
from .statistics import OPEN, Sprt, Verdict, scores


class Arena:
    """An arena in its folder: how far it is, and playing on.

    With a test, deals are judged in the order of their numbers, so that how it ends does not depend
    on which of several processes was faster.
    """

    def __init__(self, plan: Plan, folder: Folder) -> None:
        self.plan, self.folder = plan, folder
        sprt = plan.settings.sprt
        self._test = None if sprt is None else Sprt(plan.games_a_deal, *sprt)
        self._judged = 0

    @property
    def verdict(self) -> Verdict | None:
        return self._test.verdict if self._test else None

    @property
    def over(self) -> bool:
        return self._judge_new_deals() or not self._missing()

    def play(self, processes: int, tell: Callable[[], None]) -> None:
        """Play what is missing; `tell` is called whenever a deal is finished."""
        missing = [] if self._judge_new_deals() else self._missing()
        playing = play_deals(self.plan.settings, missing, processes)
        try:
            for deal, games in playing:
                self.folder.keep(deal, games)
                decided = self._judge_new_deals()
                tell()
                if decided:
                    break
        finally:
            playing.close()
        if self._judge_new_deals():
            self.folder.forget_after(self._judged)

    def _missing(self) -> list[int]:
        return [deal for deal in range(1, self.plan.deals + 1) if deal not in self.folder.deals]

    def _judge_new_deals(self) -> bool:
        """Judge the deals that have not been; whether the test has come to an end."""
        if self._test is None:
            return False
        while self._test.verdict.outcome == OPEN and self._judged + 1 in self.folder.deals:
            self._judged += 1
            for score in scores([results(self.folder.deals[self._judged])], 0):
                self._test.take(score)
        return self._test.verdict.outcome != OPEN
