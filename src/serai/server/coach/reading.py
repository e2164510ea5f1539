"""Texts from outside, and what is asked about them: in a process of their own, for so long.

A record or a position that somebody hands in is read by nobody else: whatever is in it costs a
process that can be killed, and never a thread that answers others.
"""

from dataclasses import dataclass
from typing import Any

from serai.coach.asked import taken
from serai.coach.texts import game_of
from serai.core.texts import spoken
from serai.workers.protocol import Job

from ..asking import asking
from ..checking import Checks


@dataclass(frozen=True)
class Reading:
    """Each in its turn, with the own files that are checked."""

    checks: Checks

    async def ask(self, job: Job) -> Any:
        """Of a job with a text in it, or with a game."""
        game = job["game"] if "game" in job else game_of(job["text"])
        return taken(await self.checks.do(asking(), game, {**job, "language": spoken()}))
