"""What is told of a game to whoever chooses among them, and of a rulebook's drawing."""

from serai.core.contract import SPECTATOR, Game
from serai.core.game import USUAL_LEVELS
from serai.core.rulebook import Drawing

from . import wire


def game(found: Game) -> wire.GameTold:
    material = found.material
    return {
        "name": found.name,
        "rules": found.version,
        "seats": list(material.SEATS),
        "options": [
            {"name": o.name, "default": o.default, "kind": o.kind, "choices": list(o.choices)}
            for o in material.OPTIONS
        ],
        "source": material.SOURCE,
        "shipped": list(material.shipped()),
        "levels": list(USUAL_LEVELS),
    }


def drawing(drawn: Drawing) -> wire.DrawingTold:
    """A rulebook's drawing."""
    seat = SPECTATOR if drawn.seat is None else drawn.seat
    return {
        "view": drawn.match.view(seat),
        "seat": drawn.seat,
        "show": list(drawn.show),
        "marks": list(drawn.marks),
        "allowed": drawn.allowed,
        "refused": [{"rule": rule, "action": action} for rule, action in drawn.refused],
    }
