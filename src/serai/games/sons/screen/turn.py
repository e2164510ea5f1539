"""What the person to move has to do now, with what can be typed."""

from collections.abc import Callable

from serai.core.texts import say
from serai.screens import row

from ..view_types import Player
from .notes import value_of
from .oases import about, oasis_at
from .seen import Seen
from .shorthand import short
from .signs import cells_of, wearer


def turn(view: Seen, name: str) -> list[str]:
    """A warning if the end is near, then what is to be done."""
    return [*_warning(view), *_LINES[view["phase"]](view, name)]


def _say(view: Seen, name: str, **facts: object) -> str:
    return say(f"sons-screen-turn-{view['phase']}", name=name, **facts)


def _typed(actions: list[str]) -> str:
    return row(say("sons-screen-typed", line=short(action)) for action in actions)


def _player(view: Seen) -> Player:
    return view["players"][view["actor"]]


def _warning(view: Seen) -> list[str]:
    """S31: the last round, or that it may come within a round."""
    left = sum(view["stacks"])
    if view["last"]:
        return [say("sons-screen-last-round", number=view["last"])]
    if left == 0:
        return [say("sons-screen-last-tile")]
    return [say("sons-screen-low", number=left)] if left <= view["seats"] else []


# -- the turn --------------------------------------------------------------------------------


def _moving(view: Seen, name: str) -> list[str]:
    moves = [action for action in view["legal"] if action != "stay"]
    dear = [] if view["driver"] else view["reach"]["driver"]
    free = [action for action in moves if action.removeprefix("move ") not in dear]
    return [
        _say(
            view,
            name,
            which="second" if view["second"] else "extra" if view["extra"] else "first",
            example=short([*free, *moves, "stay"][0]),
            driver="paid" if view["driver"] else "no" if free == moves else "may",
        )
    ]


def _discovering(view: Seen, name: str) -> list[str]:
    legal = view["legal"]
    options = [say("sons-screen-may-draw")] if "draw" in legal else []
    options += _tiles(legal, "take") + _tiles(legal, "scout")
    options += [say("sons-screen-may-pass")] if "pass" in legal else []
    return [_say(view, name, which="second" if view["second"] else "first", options=row(options))]


def _tiles(legal: list[str], verb: str) -> list[str]:
    """`“2.4”, “2.5” from your display`."""
    lines = _typed([action for action in legal if action.startswith(f"{verb} ")])
    return [say(f"sons-screen-may-{verb}", lines=lines)] if lines else []


def _laying(view: Seen, name: str) -> list[str]:
    places: dict[str, list[str]] = {}
    for action in view["legal"]:
        _, cell, rotation = action.split()
        places.setdefault(cell, []).append(rotation)
    listed = [f"{cell} ({' '.join(rotations)})" for cell, rotations in places.items()]
    held, example = view["held"], short(view["legal"][0])
    assert held is not None
    return [_say(view, name, tile=held["name"], places=row(listed), example=example)]


def _answering(view: Seen, name: str) -> list[str]:
    return [_say(view, name, tile=cells_of(view)[_laid(view)]["tile"])]


def _laid(view: Seen) -> str:
    """The cell of the tile just laid."""
    assert view["laid"] is not None
    return view["laid"]


def _exploring(view: Seen, name: str) -> list[str]:
    cell = _laid(view)
    parts = [_part(view, cell, part["side"]) for part in cells_of(view)[cell]["parts"]]
    options = _typed([action for action in view["legal"] if action != "pass"])
    which = "recall" if view["legal"][-1].startswith("recall") else "put"
    return [*parts, _say(view, name, which=which, cell=cell, options=options)]


def _part(view: Seen, cell: str, side: str) -> str:
    """An oasis of the tile just laid: `g5 n: incense; complete`."""
    facts = about(view, oasis_at(view, cell, side))
    return say("sons-screen-part", cell=cell, side=side, about=facts)


# -- scoring ---------------------------------------------------------------------------------


def _ordering(view: Seen, name: str) -> list[str]:
    sides = [action.split()[1] for action in view["legal"]]
    parts = [_part(view, _laid(view), side) for side in sides]
    return [*parts, _say(view, name, options=_typed(view["legal"]))]


def _choosing(view: Seen, name: str) -> list[str]:
    first, *others = view["line"]
    return [
        _say(
            view,
            name,
            height=wearer(first),
            number=len(others),
            must="no" if "pass" in view["legal"] else "yes",
            options=_typed([action for action in view["legal"] if action != "pass"]),
        )
    ]


def _throwing(view: Seen, name: str) -> list[str]:
    others = [action for action in view["legal"] if action != "leave"]
    facts = {"good": say("sons-good", good=view["chosen"]), "places": _player(view)["places"]}
    return [_say(view, name, number=len(others), options=_typed(others), **facts)]


def _heard(view: Seen, name: str) -> list[str]:
    """A rumour in the hand, or just looked at."""
    rumour = next(rumour for rumour in view["rumours"] if rumour["name"] == view["heard"])
    facts = {"rumour": rumour["name"], "value": value_of(rumour)}
    if rumour["good"]:
        facts["good"] = say("sons-good", good=rumour["good"])
    return [_say(view, name, options=_typed(view["legal"]), **facts)]


def _looking(view: Seen, name: str) -> list[str]:
    return [_say(view, name, options=_typed([a for a in view["legal"] if a != "pass"]))]


def _leading(view: Seen, name: str) -> list[str]:
    return [_say(view, name, water=_player(view)["water"])]


_LINES: dict[str, Callable[[Seen, str], list[str]]] = {
    "moving": _moving,
    "discovering": _discovering,
    "laying": _laying,
    "answering": _answering,
    "exploring": _exploring,
    "ordering": _ordering,
    "choosing": _choosing,
    "throwing": _throwing,
    "putting": _heard,
    "looking": _looking,
    "looked": _heard,
    "leading": _leading,
}
