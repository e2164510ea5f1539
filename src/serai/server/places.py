"""The processes of this machine that do jobs: which are idle, and which has kept what.

A process that runs over its time, or whose job nobody wants any more, is killed; the next job
starts another. It can be told that it has thought enough, and then answers with what it has. A bot
that is asked again goes to the process that has kept its tree, if that is free (affinity).
"""

from collections import OrderedDict
from collections.abc import Mapping

from serai.workers.asking import Process

from .fair_queue import CHECK, MOVE, THINK, slots_for

_JOBS = "serai.coach.jobs"
# The server answers before a bot thinks, and a quick answer goes before a long thought.
_NICENESS = {MOVE: 5, CHECK: 5, THINK: 10}
_MOST_TREES = 1_000  # of which it is remembered where they are


class Places:
    """So many processes of each kind, each started when it is first needed."""

    def __init__(self, slots: Mapping[str, int]) -> None:
        self.slots = dict(slots)
        self._idle = {
            kind: [Process(_JOBS, _NICENESS[kind]) for _ in range(number)]
            for kind, number in slots.items()
        }
        self._every = [process for processes in self._idle.values() for process in processes]
        self._trees: OrderedDict[str, Process] = OrderedDict()  # the last used at the end

    def free(self) -> dict[str, int]:
        """How many are idle, of each kind."""
        return {slot: len(idle) for slot, idle in self._idle.items()}

    def slot_for(self, kind: str, tree: str) -> str:
        """A free slot for such a job: the one with its tree if it can be."""
        free = [slot for slot in slots_for(kind) if self._idle.get(slot)]
        kept = self.slot_with(tree)
        return kept if kept in free else next(iter(free), "")

    def slot_with(self, tree: str) -> str:
        """The kind of slot in which an idle process has kept a tree, or none."""
        kept = self._trees.get(tree)
        return next((slot for slot, idle in self._idle.items() if kept in idle), "")

    def take(self, slot: str, tree: str) -> Process:
        """An idle process for a job: the one with its tree if it can be."""
        idle = self._idle[slot]
        kept = self._trees.get(tree)
        process = kept if kept is not None and kept in idle else _warmest(idle)
        idle.remove(process)
        self._note(tree, process)
        return process

    def give_back(self, slot: str, process: Process) -> None:
        self._idle[slot].append(process)

    async def close(self) -> None:
        for process in self._every:
            await process.end()

    def _note(self, tree: str, process: Process) -> None:
        """It may have forgotten the tree by the next time: then it grows another."""
        if not tree:
            return
        self._trees[tree] = process
        self._trees.move_to_end(tree)
        if len(self._trees) > _MOST_TREES:
            self._trees.popitem(last=False)


def _warmest(idle: list[Process]) -> Process:
    """One that has been started, if there is one."""
    return next((process for process in idle if process.started), idle[-1])
