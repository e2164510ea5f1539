"""What of a match's log still stands."""

from serai.core.contract import CHANCE
from serai.core.match import UNDO, Match


def standing(match: Match) -> list[tuple[int, int]]:
    """The actions that were not taken back: where each is in the log, and whose it is."""
    steps: list[tuple[int, int]] = []
    for ply, entry in enumerate(match.log):
        if entry.action != UNDO:
            steps.append((ply, entry.seat))
            continue
        while steps.pop()[1] == CHANCE:
            continue
    return steps
