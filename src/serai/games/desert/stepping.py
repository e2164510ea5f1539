"""One step at many tables, compiled with the rules."""

from serai.core.compiled import STEP, Buffer, Dice, Floats, Ints, verb
from serai.core.stepping import Buffers, FloatRows, IntRows, stepper

from . import rules
from .observe import observe, refresh

step_tables = stepper(rules, observe, refresh)


@verb(STEP)
def step(
    m: Buffer,
    settings: Floats,
    low: int,
    high: int,
    actions: Ints,
    states: Buffers,
    dice: Dice,
    points: IntRows,
    numbers: IntRows,
    legal: IntRows,
    weights: IntRows,
    masks: Buffers,
    observations: Buffers,
    rewards: FloatRows,
) -> None:
    step_tables(
        m,
        settings,
        low,
        high,
        actions,
        states,
        dice,
        points,
        numbers,
        legal,
        weights,
        masks,
        observations,
        rewards,
    )
