"""For those who learn a game: its course, and how far they have come."""

from collections.abc import Mapping
from typing import cast

from serai.coach import courses
from serai.core.errors import SeraiError
from serai.tables import wire

from .asking import Asked, Json, Steps
from .bodies import body_of, game_of, word
from .house import House
from .reading import read

MOST_NOTES = 2_000  # that are kept, of all kinds
_NOTED = "progress "  # and the kind: by this name its notes are kept


def progress(asked: Asked) -> wire.ProgressTold:
    """All that is noted of a kind of things I learn, item by item."""
    return {"notes": notes_of(asked.house, _kind(asked))}


def note(asked: Asked) -> Steps:
    """Note how it stands with some of them, or forget it; the rest stays as it is."""
    kind, wanted = _kind(asked), body_of(wire.Note, asked)
    yield from put_notes(asked.house, kind, wanted.notes)
    return {"notes": notes_of(asked.house, kind)}


def course(asked: Asked) -> wire.CourseTold:
    """A game's guided first game: its tasks in a sentence each, and the game it leads to."""
    return cast("wire.CourseTold", courses.told(game_of(asked)))


def step(asked: Asked) -> Steps:
    """Where a task has come to with what I have done in it; nothing is kept of that."""
    game, task = game_of(asked), word(asked, "task", wire.TASK)
    wanted = body_of(wire.AskTask, asked)
    return (
        yield from read({"kind": "course", "game": game, "task": task, "actions": wanted.actions})
    )


def _kind(asked: Asked) -> str:
    return word(asked, "kind", wire.KIND)


# -- what is noted ---------------------------------------------------------------------------


def notes_of(house: House, kind: str) -> dict[str, str]:
    found: dict[str, str] = house.thing(f"{_NOTED}{kind}", {})
    return dict(sorted(found.items()))


def put_notes(house: House, kind: str, notes: Mapping[str, str | None]) -> Steps:
    """All of them, or, if that would be more than is kept, none."""
    before = notes_of(house, kind)
    after = {**before, **notes}
    kept = {item: value for item, value in after.items() if value is not None}
    others = sum(len(value) for key, value in house.things.items() if _is_other(key, kind))
    if len(kept) + others > MOST_NOTES and len(kept) > len(before):
        raise SeraiError("too-many-notes", most=MOST_NOTES)
    key = f"{_NOTED}{kind}"
    told: dict[str, Json] = {key: kept or None}
    if kept or house.thing(key) is not None:
        yield from house.put(**told)


def _is_other(key: str, kind: str) -> bool:
    return key.startswith(_NOTED) and key != f"{_NOTED}{kind}"
