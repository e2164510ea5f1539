"""Targi, all its rooms together: whoever imports this compiles the rules."""

from serai.core import compiled
from serai.core.contract import Game
from serai.core.game import manifest

with compiled.package(__package__):
    from . import (
        coach,
        evaluate,
        events,
        foresight,
        hidden,
        layout,
        material,
        notation,
        observe,
        owed,
        picture,
        pools,
        position,
        refusal,
        rules,
        stepping,
        validate,
        view,
    )

GAME = Game(
    manifest=manifest(__package__),
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
    validate=validate,
    view=view,
    observe=observe,
    stepping=stepping,
    owed=owed,
    foresight=foresight,
    picture=picture,
    coach=coach,
)
