"""What a table refuses."""

from serai.core.errors import SeraiError


class NotYours(SeraiError):
    """A seat or a table of somebody else."""


class Conflict(SeraiError):
    """It cannot be done any more, or not yet."""


class NoSuchPly(SeraiError):
    """The game is not as long as that."""


class NotThere(SeraiError):
    """There is none, or the asker may not know of it."""
