"""What material and state hold, in plain Python, for the rooms that speak to people."""

from serai.core.compiled import Buffer
from serai.core.facts import facts_of, for_each_material, known_facts
from serai.core.seen import seen_facts

from .layout import SIDES, TILES, Material, State
from .plan import HALF

read_material = for_each_material(lambda m: facts_of(m, Material))
Faces = list[list[tuple[int, int]]]


def read_state(s: Buffer) -> State:
    """For looking only."""
    return known_facts(s, State)


def see_state(m: Buffer, s: Buffer, seat: int) -> State:
    """The same for a view: what a seat sees at a table."""
    return seen_facts(m, s, State, seat)


@for_each_material
def names_of_tiles(m: Buffer) -> tuple[str, ...]:
    """The tiles: each its stack, and which one of it."""
    mat = read_material(m)
    return tuple(f"{mat.stack[tile] + 1}.{mat.number[tile]}" for tile in range(TILES))


@for_each_material
def faces(m: Buffer) -> Faces:
    """For each side of a cell the cell beyond it, and which side of that lies there."""
    return [
        [(there, (side + HALF) % SIDES) for side, there in enumerate(around)]
        for around in read_material(m).next
    ]
