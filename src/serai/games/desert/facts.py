"""What material and state hold, in plain Python, for the rooms that speak to people."""

from serai.core.compiled import Buffer
from serai.core.facts import facts_of, for_each_material, known_facts
from serai.core.seen import seen_facts

from .layout import CELLS, Material, State
from .material import cell_name

read_material = for_each_material(lambda m: facts_of(m, Material))


def read_state(s: Buffer) -> State:
    """For looking only."""
    return known_facts(s, State)


def see_state(m: Buffer, s: Buffer, seat: int) -> State:
    """The same for a view: what a seat sees at a table."""
    return seen_facts(m, s, State, seat)


@for_each_material
def cell_names(m: Buffer) -> tuple[str, ...]:
    mat = read_material(m)
    return tuple(cell_name((mat.row[cell], mat.column[cell])) for cell in range(CELLS))
