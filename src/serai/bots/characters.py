"""Who sits there by the look of a name: a bot's is its level, and nobody else has a character."""

from serai.core.characters import character_of

from .names import LEVELS


def character(game: str, seat: int, name: str) -> str | None:
    """The character of a bot, whose name is its level; None for anybody else."""
    return character_of(game, seat, name) if name in LEVELS else None
