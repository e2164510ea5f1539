"""Practice: positions of games that were kept, and one's own games from the other side."""

from serai.coach import practice_tables
from serai.coach.practice_tables import Try
from serai.core import registry
from serai.tables import wire

from .asking import Asked, Steps
from .bodies import body_of, game_of, word
from .house import House
from .table import OWNER
from .tables.making import lay

_MOST_TRIES = 500  # that are looked through, the last first
_NAME = r"[a-z0-9-]{1,24}"


def practice(asked: Asked) -> wire.PracticeTold:
    """The positions that a game brings, and what I have made of each."""
    game = game_of(asked)
    return practice_tables.practice_told(game, _tries(asked.house, game))


def practise(asked: Asked) -> Steps:
    """A table at which I play one of them out against bots."""
    game, wanted = game_of(asked), body_of(wire.Practise, asked)
    found = practice_tables.exercise_named(game, word(asked, "name", _NAME))
    name = asked.house.name
    sheet = practice_tables.laid(found, game, wanted.level, OWNER, name, asked.at)
    return (yield from lay(asked.house, sheet, asked.at))


def other_side(asked: Asked) -> Steps:
    """A game that is over once more, with the same deal, from another seat, against bots."""
    wanted, at = body_of(wire.PractiseTable, asked), asked.at
    before = asked.house.sheet(asked.given["table"])
    practice_tables.check_over(before, wanted.seat, wanted.level, at)
    rules = registry.game(before.game).version
    name = asked.house.name
    sheet = practice_tables.other_side(before, rules, wanted.seat, wanted.level, OWNER, name, at)
    return (yield from lay(asked.house, sheet, at))


def _tries(house: House, game: str) -> list[Try]:
    """What I have practised to the end: which position, with how many points."""
    over = [house.sheet(name) for name in house.sheets]
    over = [sheet for sheet in over if sheet.over and sheet.game == game and sheet.practice]
    over.sort(key=lambda sheet: sheet.standing.changed, reverse=True)
    found: list[Try] = []
    for sheet in over[:_MOST_TRIES]:
        given, points = sheet.practice or {}, sheet.standing.points
        found.append((given["of"], points[given["seat"]] if points else None))
    return found
