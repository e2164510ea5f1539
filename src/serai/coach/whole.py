"""A game gone over from its first pass to its reasons and its luck, told of on the way."""

import time
from collections.abc import Callable
from typing import Any

from . import documents
from .luck import draws_and_luck, has_luck
from .reviewing import Review

PAUSE = 2.0  # seconds between two documents that are told
Told = Callable[[dict[str, Any]], None]


def go_over(review: Review, tell: Told) -> dict[str, Any]:
    """The whole document; on the way, how far it is, and now and then what there is by now."""

    def far(stage: str, done: int, of: int) -> None:
        tell({"stage": stage, "done": done, "of": of})

    review.first_pass(far)
    tell({"document": documents.game(review)})
    last = time.monotonic()
    for stage in (review.close_calls(far), review.tell_why(far)):
        for _ in stage:
            if time.monotonic() - last > PAUSE:
                tell({"document": documents.game(review)})
                last = time.monotonic()
    if review.match.over and review.is_complete and has_luck(review.match):
        return documents.game(review, *draws_and_luck(review, far))
    return documents.game(review)
