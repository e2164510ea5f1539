"""Pieces of the plan, and what beside it stands in several tests."""

from typing import Any

# An oasis leads away from a caravan.
FAR = """
         f      g       h
    2    +@1    .a.a    .a.a
    """
# Two caravans on the cross.
CENTRE = """
         f      h
    6    +@1    +@2
    """
# An oasis that is complete with one tile more.
TWO = """
         f      g    h
    2    +@1    .    ...a:salt
    """
# A caravan at the northern rim, an oasis far away.
OUT = """
         f      g    h
    1    +@1    .    .
    9    +      .    .a..
    """
# Every rumour there is lies on a good.
ALL_SIX: dict[str, Any] = {
    "r1": "+3 salt seen 1",
    "r2": "+2 salt seen 2",
    "r3": "+1 gems seen 2",
    "r4": "-1 gems seen 2",
    "r5": "-1 myrrh seen 1",
    "r6": "-2 incense seen 2",
}
