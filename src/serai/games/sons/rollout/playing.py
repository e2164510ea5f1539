"""Playing on as players might: who has to choose what, and by which room that is decided."""

import numpy as np

from serai.core.chance import below
from serai.core.compiled import PLAYOUT, Buffer, Dice, Floats, Ints, inlined, verb
from serai.core.contract import CHANCE

from ..layout import (
    ACTIONS,
    END,
    LEADER,
    REDRAW,
    Material,
    Phase,
    State,
    material,
    state,
)
from ..rules import do, list_legal, pick_weighed, who
from ..scoring import share_win
from .explorers import choose_explorer, choose_field, choose_put, choose_throw
from .laying import best_lay, choose_discovery
from .moving import go
from .oases import Desk, new_desk, weigh_fields


@verb(PLAYOUT)
def rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end as players might; how many actions that took."""
    mat, st = material(m), state(s)
    done = play_on(mat, st, dice, -1)
    share_win(mat, st, out)
    return done


@inlined
def play_on(mat: Material, st: State, dice: Dice, turns: int) -> int:
    """Until the game is over, or before another turn than so many; how many actions that took."""
    actions, odds = np.empty(ACTIONS, np.int32), np.empty(ACTIONS, np.int32)
    desk = new_desk()
    done = 0
    while st.phase != Phase.OVER:
        if st.phase == Phase.MOVING:
            if not st.second:
                if turns == 0:
                    break
                turns -= 1
            go(mat, st, desk, dice)
        elif who(mat, st) == CHANCE:
            n = list_legal(mat, st, actions)
            do(mat, st, actions[pick_weighed(mat, st, dice, odds, n)])
        else:
            do(mat, st, choose(mat, st, desk, actions, dice))
        done += 1
    return done


@inlined
def choose(mat: Material, st: State, desk: Desk, actions: Ints, dice: Dice) -> int:
    weigh_fields(st, int(st.asked), desk)
    if st.phase == Phase.LAYING:
        return best_lay(mat, st, int(st.held), desk, dice)[1]
    if st.phase == Phase.EXPLORING:
        return choose_explorer(mat, st, desk)
    if st.phase == Phase.DISCOVERING:
        return choose_discovery(mat, st, desk, actions, dice)
    if st.phase == Phase.CHOOSING:
        return choose_field(st, desk)
    if st.phase == Phase.LEADING:
        return LEADER.start if st.all_left == 0 or below(dice, 2) == 0 else END.start
    if st.phase == Phase.ANSWERING:
        return REDRAW.start
    if st.phase == Phase.THROWING:
        return choose_throw(st)
    n = list_legal(mat, st, actions)
    if st.phase == Phase.PUTTING:
        return choose_put(mat, st, actions, n)
    return int(actions[0])  # look at no rumour again; of two oases the first
