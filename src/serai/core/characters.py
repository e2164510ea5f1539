"""Who a bot is at a table: a name of its own, and an animal's face.

The level and the animal make the character. The animal follows from the game and the seat, so it is
the same wherever that seat is told of (table, replay, rematch, record, terminal), without being
kept anywhere; and as there are more animals than seats, no two at a table are alike.
"""

from zlib import adler32

from .contract import Phrase

ANIMALS = ("fox", "jerboa", "camel", "owl", "hedgehog", "gazelle")


def character_of(game: str, seat: int, level: str) -> str:
    """The character of a bot of that level."""
    return f"{level}-{ANIMALS[(adler32(game.encode()) + seat) % len(ANIMALS)]}"


def called(character: str) -> Phrase:
    """What it is called in a sentence."""
    return Phrase(f"character-{character}")


def introduced(character: str) -> Phrase:
    """Its name, and how strong it is."""
    level = Phrase(f"character-level-{character.partition('-')[0]}")
    return Phrase("character-and-level", {"name": called(character), "level": level})
