"""A game gone over from its first pass to its reasons and its luck, told of on the way."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from . import documents
from .luck import draws_and_luck, has_luck
from .reviewing import Review

PAUSE = 2.0  # seconds between two documents that are told
GLANCES, CLOSE, REASONS = 0.4, 0.6, 0.9  # of the time there is, when a stage is to be over
Told = Callable[[dict[str, Any]], None]


def pace(done: float, spent: float) -> float:
    """The part of a whole glance that there is time for, when so much is done in so much of it."""
    if spent >= 1:
        return 0.0
    if not 0 < done < 1 or spent <= 0:
        return 1.0
    return min(1.0, (1 - spent) * done / (spent * (1 - done)))


def go_over(review: Review, tell: Told, limit: float | None = None) -> dict[str, Any]:
    """The whole document; on the way, how far it is, and now and then what there is by now.

    Of a `limit` of seconds glances and looking closer take only a part, so that every move is
    judged and there are reasons and luck, however little of the game could be looked at closer.
    """
    begun = last = time.monotonic()

    def far(stage: str, done: int, of: int) -> None:
        tell({"stage": stage, "done": done, "of": of})

    def has_time(share: float) -> bool:
        return limit is None or time.monotonic() - begun < share * limit

    def tell_now_and_then(stage: Iterator[int], share: float) -> None:
        nonlocal last
        for _ in stage:
            if time.monotonic() - last > PAUSE:
                tell({"document": documents.game(review)})
                last = time.monotonic()
            if not has_time(share):
                review.whole = False
                break

    def part(done: float) -> float:
        """Of the simulations of a glance: fewer where the time will not do for so many."""
        if limit is None:
            return 1.0
        spent = (time.monotonic() - begun) / (GLANCES * limit)
        return pace(done, spent)

    review.first_pass(far, part)
    tell({"document": documents.game(review)})
    tell_now_and_then(review.close_calls(far), CLOSE)
    tell_now_and_then(review.tell_why(far), REASONS)
    if review.match.over and review.is_complete and has_luck(review.match):
        draws, luck = draws_and_luck(review, far)
        if not review.enough.is_set():  # else they rest on searches that were broken off
            return documents.game(review, draws, luck)
    return documents.game(review)
