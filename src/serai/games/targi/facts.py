"""What material and state hold, in plain Python, for the rooms that speak to people."""

from serai.core.compiled import Buffer
from serai.core.facts import facts_of, for_each_material, known_facts
from serai.core.seen import seen_facts

from .layout import CARDS, KIND_NAMES, Material, State

read_material = for_each_material(lambda m: facts_of(m, Material))


def read_state(s: Buffer) -> State:
    """For looking only."""
    return known_facts(s, State)


def see_state(m: Buffer, s: Buffer, seat: int) -> State:
    """The same for a view: what a seat sees at a table."""
    return seen_facts(m, s, State, seat)


@for_each_material
def tribe_names(m: Buffer) -> tuple[str, ...]:
    """The tribe cards: each its kind, and which one of its kind in the deck."""
    mat = read_material(m)
    return tuple(f"{KIND_NAMES[mat.kind[card]]}{mat.number[card]}" for card in range(CARDS))
