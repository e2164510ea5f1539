"""What is good in Targi: a chance to win per seat, a weight per action.

Everything is counted in points: goods and gold by what they usually buy, laid cards with the rows
they begin. `priors` looks at what an action leads to, the choices that follow it included, up to
the next chance or the next piece.
"""

from typing import Any

import numpy as np

from serai.core.compiled import (
    DONE_BY,
    EVALUATE,
    PLAYOUT,
    PRIORS,
    Buffer,
    Dice,
    Floats,
    Ints,
    part,
    verb,
)
from serai.core.lookahead import best_end

from .layout import (
    ACTING,
    ACTIONS,
    BARTER,
    BIG_STORES,
    BORDER,
    CARAVAN,
    CARDS,
    CHEAP_WELL,
    CHOICE,
    DRAWING,
    ENDED,
    EXPANSION,
    FACE_FOE,
    FINE_SILVER,
    FREE_HAND,
    FULL_ROW,
    GOLD_CARD,
    GOODS,
    GOODS_UP,
    INNER,
    KINDS,
    LAY_HAND,
    MORE_DATES,
    MORE_GOLD,
    NONE,
    PAIRS_WELL,
    PLACE,
    PLACES,
    PLACING,
    POINT_CARD,
    ROWS,
    SAFE,
    SIDE,
    SKIP,
    STATE,
    TRADING,
    TURNING,
    TWO_TRIBE_CARDS,
    material,
    state,
)
from .paying import can_lay
from .rollout import ALL_KINDS, play_on, row_kinds
from .rollout import rollout as rollout
from .round import BIG_GOODS, MOST_GOODS
from .rules import apply, legal, share_win
from .scoring import effects, rows, total

# fitted to 12,000 positions at the beginning of a round, by eight rollouts each
MARGIN, LATE_MARGIN = 2.9, 1.1  # points of lead that make a win about three times as likely
GOOD, GOLD, CARD_IN_HAND = 0.5, 1.5, 0.2
TWO_ALIKE, THREE_ALIKE, TWO_DIFFERENT, THREE_DIFFERENT = 0.35, 2.2, 0.9, 1.7
LATE_ROW = 0.45  # a row with three cards, when hardly a round is left
DRAWN_GOODS, DRAWN_TRIBE = 0.9, 0.6  # a card from Caravan or Expansion
LASTING = 0.8  # an effect, before it is laid
STRONG, USEFUL, HELPFUL, FAIR, SMALL = 3.5, 3.0, 1.8, 1.0, 0.5  # lasting effects, at the start
LATE_SAFETY = 2.0  # the last raid
LONGEST = 12.0  # rounds
BORDER_ACTION = 0.5  # what a border card is worth that is not reckoned here
CROSSING = 0.4  # the chance of a crossing still to come
DEPTH = 5  # choices after an action that are looked at
EAGER = 0.05  # to use a piece rather than skip it
SEARCH: dict[str, float] = {"glance": 1.0, "explore": 0.25}


@verb(EVALUATE)
def evaluate(m: Buffer, s: Buffer, out: Floats) -> None:
    """Each seat's share of the win, guessed from what it holds."""
    guess(material(m), state(s), out)


@part
def guess(mat: Any, st: Any, out: Floats) -> None:
    margin = LATE_MARGIN + (MARGIN - LATE_MARGIN) * to_come(st)
    lead = (worth(mat, st, 0) - worth(mat, st, 1)) / margin
    out[0] = 1.0 / (1.0 + np.exp(-lead))
    out[1] = 1.0 - out[0]


@verb(PLAYOUT)
def glance(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end of the round as players might, then guess; how many actions that took."""
    mat, st = material(m), state(s)
    done = play_on(mat, st, dice, True)
    if st.phase == ENDED:
        share_win(mat, st, out)
    else:
        guess(mat, st, out)
    return done


@verb(DONE_BY)
def done_by(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Nothing here is worth the same whenever it is done."""
    return 0


@verb(PRIORS)
def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """How promising each action is: positive weights, not scaled."""
    mat, st = material(m), state(s)
    seat = int(st.turn)
    if st.phase == PLACING:
        for i in range(n):
            out[i] = np.exp(place_value(mat, st, seat, actions[i] - PLACE.start))
        return
    scratch = np.empty((DEPTH + 1, len(s)), np.uint8)
    lists = np.empty((DEPTH + 1, ACTIONS), np.int32)
    base = worth(mat, st, seat)
    for i in range(n):
        scratch[0].view(STATE)[0] = s.view(STATE)[0]
        apply(m, scratch[0], actions[i])
        value = best_after(m, scratch, lists, seat) - base
        skipped = SKIP.start <= actions[i] < LAY_HAND.start
        out[i] = np.exp(value - (EAGER if skipped else 0.0))


@part
def goes_on(s: Buffer, seat: int) -> bool:
    """Whether the seat has begun an action and not yet finished it."""
    st = state(s)
    chance = st.phase == DRAWING or st.phase == TURNING
    resting = st.phase == ACTING or st.phase == PLACING or st.phase == TRADING
    return bool(st.turn == seat and not chance and not resting and st.phase != ENDED)


@part
def at_rest(m: Buffer, s: Buffer, seat: int) -> float:
    mat, st = material(m), state(s)
    value = worth(mat, st, seat)
    if st.phase == DRAWING and st.turn == seat:
        value += DRAWN_GOODS if st.piece == CARAVAN else DRAWN_TRIBE
    return value


best_after = best_end(legal, apply, goes_on, at_rest, STATE, DEPTH)


@part
def worth(mat: Any, st: Any, seat: int) -> float:
    """A seat's points, and what it holds counted in points."""
    if st.phase == ENDED:
        return float(total(mat, st, seat))
    held = 0
    for good in range(GOODS):
        held += st.goods[seat, good]
    most = BIG_GOODS if st.effect[seat, BIG_STORES] else MOST_GOODS
    value = float(st.tokens[seat] + st.printed[seat])
    value += GOOD * min(int(held), most) + GOLD * st.gold[seat]
    value += CARD_IN_HAND * (st.hand[seat] != NONE)
    value += effects(mat, st, seat) + rows_begun(mat, st, seat)
    return float(value + lasting(st, seat))


@part
def to_come(st: Any) -> float:
    """The part of the rounds that is still to come, this one included."""
    gone = int(st.robber) - int(st.robber) // SIDE
    return (LONGEST + 1.0 - gone) / LONGEST if gone > 0 else 1.0


@part
def rows_begun(mat: Any, st: Any, seat: int) -> float:
    """The rows' points, also of those that may still become full."""
    value = float(rows(mat, st, seat))
    for row in range(ROWS):
        length = int(st.length[seat, row])
        if 1 < length < PLACES:
            value += row_begun(row_kinds(mat, st, seat, row), length, to_come(st))
    return value


@part
def row_begun(kinds: int, length: int, left: float) -> float:
    """Two or three cards of one kind, or of different kinds."""
    if kinds == ALL_KINDS:
        return 0.0
    alike = kinds & (kinds - 1) == 0
    if length == PLACES - 1:
        full = THREE_ALIKE if alike else THREE_DIFFERENT
        return LATE_ROW + (full - LATE_ROW) * left
    return (TWO_ALIKE if alike else TWO_DIFFERENT) * left


@part
def lasting(st: Any, seat: int) -> float:
    """Effects that go on helping, less the later it is."""
    held = st.effect[seat]
    value = STRONG * held[SAFE] + USEFUL * held[FINE_SILVER]
    for good in range(GOODS):
        value += HELPFUL * held[MORE_DATES + good]
    value += FAIR * (held[FULL_ROW] + held[FACE_FOE] + held[FREE_HAND] + held[MORE_GOLD])
    for kind in range(KINDS):
        value += SMALL * (held[CHEAP_WELL + kind] + held[PAIRS_WELL + kind])
    value += SMALL * (held[BARTER] + held[BIG_STORES])
    return float(value * to_come(st) + LATE_SAFETY * (held[SAFE] > 0))


# -- placing ---------------------------------------------------------------------------------


@part
def place_value(mat: Any, st: Any, seat: int, border: int) -> float:
    """What the border card gives, the crossings it makes, and those it may still make."""
    value = border_value(mat, st, seat, border)
    for space in range(INNER):
        if lies_on(mat, border, space):
            crossed = False
            for other in range(BORDER):
                if st.targi[other] == seat + 1 and mat.line[other] != mat.line[border]:
                    crossed |= lies_on(mat, other, space)
            value += space_value(mat, st, seat, space) * (1.0 if crossed else CROSSING / ROWS)
    return value


@part
def lies_on(mat: Any, border: int, space: int) -> bool:
    """Whether a border card's line goes over this inner space."""
    line = mat.line[border]
    return bool(line == space // ROWS or line == ROWS + space % ROWS)


@part
def border_value(mat: Any, st: Any, seat: int, border: int) -> float:
    if mat.stock[border] != NONE:
        return GOOD
    if border == CARAVAN:
        return DRAWN_GOODS
    if border == EXPANSION:
        return float(DRAWN_TRIBE + LASTING * (st.effect[seat, TWO_TRIBE_CARDS] > 0))
    if border == 0:
        laying = st.hand[seat] < CARDS and can_lay(mat, st, seat, st.hand[seat])
        return 1.5 if laying and not st.effect[seat, FREE_HAND] else 0.0
    return BORDER_ACTION


@part
def space_value(mat: Any, st: Any, seat: int, space: int) -> float:
    card = st.face[space]
    if card == NONE:
        return 0.0
    if st.space[space] == GOODS_UP:
        if card == GOLD_CARD:
            return GOLD
        if card == POINT_CARD:
            return 1.0
        value = GOOD if card == CHOICE else 0.0
        for good in range(GOODS):
            if mat.gives[card, good] > 0:
                value += GOOD * (mat.gives[card, good] + st.effect[seat, MORE_DATES + good])
        return value
    return tribe_value(mat, st, seat, card)


@part
def tribe_value(mat: Any, st: Any, seat: int, card: int) -> float:
    """Its points and effect less its cost; a card that cannot be paid yet is worth a little."""
    value = float(mat.printed[card]) + (LASTING if mat.effect[card] > 0 else 0.0)
    if not can_lay(mat, st, seat, card):
        return float(CARD_IN_HAND * (1.0 + value / 3.0) * (st.hand[seat] == NONE))
    cost = GOLD * mat.gold[card]
    for good in range(GOODS):
        cost += GOOD * mat.cost[card, good]
    return float(max(CARD_IN_HAND, value + 1.0 - cost))
