"""Souk, the small game of the tests: what Through the Desert has not got.

Everybody holds one secret card. In turn a player lays the hand card on their pile and draws a new
one unseen, or draws a card in the open, which then must be taken for the hand (the old one goes to
the discards, and all know the new one) or offered to the next player, who answers: buys it for a
coin, or lets its finder have it. A deck that has run out is made anew from its discards. After the
agreed rounds the values of pile, hand and coins count; a tie goes to the shorter pile.
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
        pools,
        position,
        refusal,
        rules,
        validate,
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
    validate=validate,
    view=view,
)
