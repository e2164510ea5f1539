"""What a server refuses, each with the HTTP status that goes with it."""

import math

from serai.core.errors import SeraiError


class ServerError(SeraiError):
    status = 422
    retry_after: int | None = None  # seconds until it may be worth asking again


class NoSuchTable(ServerError):
    """There is none, or the asker may not know of it."""

    status = 404


class NoPerson(ServerError):
    """Whoever asks has no cookie yet."""

    status = 401


class TooMuch(ServerError):
    """A limit: so much is not served, or not now."""

    status = 429
    retry_after = 60  # nobody knows when there will be room


class TooFast(TooMuch):
    """A bucket is empty, and known to hold enough again in so many seconds."""

    def __init__(self, seconds: float) -> None:
        whole = max(1, math.ceil(seconds))
        super().__init__("too-fast", seconds=whole)
        self.retry_after = whole


class NotSaved(ServerError):
    """The disk did not take it; nothing has changed."""

    status = 503
    retry_after = 5
