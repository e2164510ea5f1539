"""Through the Desert, by Reiner Knizia.

Read `layout` (what a state is), then `rules` (what may happen), then the room you came for.
"""

from serai.core import compiled
from serai.core.contract import Game
from serai.core.game import manifest

with compiled.package(__name__):
    from . import (
        evaluate,
        events,
        hidden,
        layout,
        material,
        notation,
        owed,
        picture,
        pools,
        position,
        refusal,
        rules,
        sound,
        view,
    )

GAME = Game(
    manifest=manifest(__name__),
    layout=layout,
    material=material,
    rules=rules,
    hidden=hidden,
    evaluate=evaluate,
    pools=pools,
    refusal=refusal,
    events=events,
    notation=notation,
    position=position,
    sound=sound,
    view=view,
    owed=owed,
    picture=picture,
)
