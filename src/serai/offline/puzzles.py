"""Puzzles: which come next, what came of an answer, runs against the clock."""

from collections.abc import Generator

from serai.coach.puzzles import telling
from serai.coach.puzzles.book import Book, is_there
from serai.coach.puzzles.standing import KIND, Run
from serai.tables import wire

from .asking import Asked, Bring, Json, Steps
from .bodies import body_of, game_of, word
from .learning import notes_of, put_notes
from .reading import read


def puzzles(asked: Asked) -> Steps:
    """The puzzles of a game, how I stand with them, and which come next for me."""
    theme = word(asked, "theme", wire.THEME) if asked.given.get("theme") else ""
    found = yield from _book(asked)
    return telling.puzzles_told(found, notes_of(asked.house, KIND), theme)


def puzzle(asked: Asked) -> Steps:
    """A puzzle as it is set."""
    return (yield from _step(asked, wire.AskPuzzle()))


def answer(asked: Asked) -> Steps:
    """Answer it, or be shown its solution, which counts as missed; the first time is noted."""
    return (yield from _step(asked, body_of(wire.AskPuzzle, asked)))


def _step(asked: Asked, wanted: wire.AskPuzzle) -> Steps:
    house, found = asked.house, (yield from _book(asked))
    named = telling.named(found, word(asked, "puzzle", wire.PUZZLE))
    job = {"kind": "puzzle", "game": found.game, "name": named.name, "action": wanted.action}
    told = yield from read({**job, "show": wanted.show})
    kept = after = notes_of(house, KIND)
    if told["state"] != "open":
        met = told["state"] == "met"
        noted = telling.noted(found, named, kept, met, wanted.run, asked.at)
        yield from put_notes(house, KIND, noted)
        after = notes_of(house, KIND)
    return telling.puzzle_told(found, named, told, kept, after, asked.at)


def run(asked: Asked) -> Steps:
    """Begin a run of three minutes; the one before it is over."""
    found, begun = (yield from _book(asked)), Run(asked.at)
    yield from put_notes(asked.house, KIND, {f"{found.game}:run": str(begun)})
    return telling.run_told(found, notes_of(asked.house, KIND), begun, asked.at)


def _book(asked: Asked) -> Generator[Bring, Json, Book]:
    """Bringed when the first of a game's puzzles is asked for."""
    game = game_of(asked)
    if not is_there(game):
        yield Bring(f"{game}-puzzles")
    return telling.book_of(game)
