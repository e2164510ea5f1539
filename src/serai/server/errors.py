"""What a server refuses, each with the HTTP status that goes with it."""

from serai.core.errors import SeraiError


class ServerError(SeraiError):
    status = 422


class NoSuchTable(ServerError):
    """There is none, or the asker may not know of it."""

    status = 404


class NoSuchPly(ServerError):
    status = 404


class NotYours(ServerError):
    status = 403


class NoPerson(ServerError):
    """Whoever asks has no cookie yet."""

    status = 401


class Conflict(ServerError):
    """It cannot be done any more, or not yet."""

    status = 409


class TooMuch(ServerError):
    """A limit: so much is not served, or not now."""

    status = 429


class NotSaved(ServerError):
    """The disk did not take it; nothing has changed."""

    status = 503
