"""The games as they are described to whoever chooses among them."""

from serai.bots.names import LEVELS
from serai.core import registry
from serai.tables import wire

from .asking import Asked


def games(asked: Asked) -> list[wire.GameTold]:
    return [_game(name) for name in registry.names()]


def shelf(asked: Asked) -> list[wire.ShelfTold]:
    """In the order in which they are shown; none is loaded for it."""
    return [
        {
            "name": name,
            "seats": list(registry.manifest_of(name).seats),
            "course": False,
            "puzzles": False,
        }
        for name in registry.names()
    ]


def _game(name: str) -> wire.GameTold:
    found = registry.game(name)
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
        "levels": list(LEVELS),
    }
