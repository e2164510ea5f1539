"""What is good in Targi: a chance to win per seat, a weight per action.

Everything is counted in points: goods and gold by what they usually buy, laid cards with the rows
they begin. `priors` looks at what an action leads to, the choices that follow it included, up to
the next chance or the next piece.
"""

from serai.core.arithmetic import exp
from serai.core.compiled import (
    EVALUATE,
    PLAYED_BY_END,
    PLAYOUT,
    PRIORS,
    Buffer,
    Dice,
    Floats,
    Ints,
    inlined,
    verb,
)
from serai.core.lookahead import weigh_by_lookahead

from . import layout
from .layout import (
    BORDER,
    CARAVAN,
    CARDS,
    CHOICE,
    EXPANSION,
    GOLD_CARD,
    GOODS,
    INNER,
    KINDS,
    LAY_HAND,
    NONE,
    PLACE,
    PLACES,
    POINT_CARD,
    ROWS,
    SIDE,
    SKIP,
    Effect,
    Material,
    Phase,
    Space,
    State,
    material,
    state,
)
from .paying import can_lay
from .rollout import ALL_KINDS, play_on, row_kinds
from .rollout import rollout as rollout
from .round import BIG_GOODS, MOST_GOODS
from .rules import actor, apply, legal
from .scoring import effects, rows, share_win, total

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
SEARCH: dict[str, float] = {"short_rollout": 1.0, "explore": 0.25}


@verb(EVALUATE)
def evaluate(m: Buffer, s: Buffer, out: Floats) -> None:
    """Each seat's share of the win, guessed from what it holds."""
    guess(material(m), state(s), out)


@inlined
def guess(mat: Material, st: State, out: Floats) -> None:
    margin = LATE_MARGIN + (MARGIN - LATE_MARGIN) * to_come(st)
    lead = (worth(mat, st, 0) - worth(mat, st, 1)) / margin
    out[0] = 1.0 / (1.0 + exp(-lead))
    out[1] = 1.0 - out[0]


@verb(PLAYOUT)
def short_rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end of the round as players might, then guess; how many actions that took."""
    mat, st = material(m), state(s)
    done = play_on(mat, st, dice, True)
    if st.phase == Phase.OVER:
        share_win(mat, st, out)
    else:
        guess(mat, st, out)
    return done


@verb(PLAYED_BY_END)
def played_by_end(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Nothing here is worth the same whenever it is done."""
    return 0


@verb(PRIORS)
def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """How promising each action is: positive weights, not scaled."""
    mat, st = material(m), state(s)
    if st.phase == Phase.PLACING:
        for i in range(n):
            out[i] = exp(place_value(mat, st, int(st.turn), actions[i] - PLACE.start))
    else:
        weigh_others(m, s, actions, n, out)


@inlined
def goes_on(s: Buffer, seat: int) -> bool:
    """Whether the seat has begun an action and not yet finished it."""
    st = state(s)
    chance = st.phase == Phase.DRAWING or st.phase == Phase.TURNING
    resting = st.phase == Phase.ACTING or st.phase == Phase.PLACING or st.phase == Phase.TRADING
    return bool(st.turn == seat and not chance and not resting and st.phase != Phase.OVER)


@inlined
def at_rest(m: Buffer, s: Buffer, seat: int) -> float:
    mat, st = material(m), state(s)
    value = worth(mat, st, seat)
    if st.phase == Phase.DRAWING and st.turn == seat:
        value += DRAWN_GOODS if st.piece == CARAVAN else DRAWN_TRIBE
    return value


@inlined
def reluctance(action: int) -> float:
    """To skip a piece rather than use it."""
    return EAGER if SKIP.start <= action < LAY_HAND.start else 0.0


weigh_others = weigh_by_lookahead(actor, legal, apply, goes_on, at_rest, layout, DEPTH, reluctance)


@inlined
def worth(mat: Material, st: State, seat: int) -> float:
    """A seat's points, and what it holds counted in points."""
    if st.phase == Phase.OVER:
        return float(total(mat, st, seat))
    held = 0
    for good in range(GOODS):
        held += st.goods[seat, good]
    most = BIG_GOODS if st.effect[seat, Effect.BIG_STORES] else MOST_GOODS
    value = float(st.tokens[seat] + st.printed[seat])
    value += GOOD * min(int(held), most) + GOLD * st.gold[seat]
    value += CARD_IN_HAND * (st.hand[seat] != NONE)
    value += effects(mat, st, seat) + rows_begun(mat, st, seat)
    return float(value + lasting(st, seat))


@inlined
def to_come(st: State) -> float:
    """The part of the rounds that is still to come, this one included."""
    gone = int(st.robber) - int(st.robber) // SIDE
    return (LONGEST + 1.0 - gone) / LONGEST if gone > 0 else 1.0


@inlined
def rows_begun(mat: Material, st: State, seat: int) -> float:
    """The rows' points, also of those that may still become full."""
    value = float(rows(mat, st, seat))
    for row in range(ROWS):
        length = int(st.length[seat, row])
        if 1 < length < PLACES:
            value += row_begun(row_kinds(mat, st, seat, row), length, to_come(st))
    return value


@inlined
def row_begun(kinds: int, length: int, left: float) -> float:
    """Two or three cards of one kind, or of different kinds."""
    if kinds == ALL_KINDS:
        return 0.0
    alike = kinds & (kinds - 1) == 0
    if length == PLACES - 1:
        full = THREE_ALIKE if alike else THREE_DIFFERENT
        return LATE_ROW + (full - LATE_ROW) * left
    return (TWO_ALIKE if alike else TWO_DIFFERENT) * left


@inlined
def lasting(st: State, seat: int) -> float:
    """Effects that go on helping, less the later it is."""
    held = st.effect[seat]
    value = STRONG * held[Effect.SAFE] + USEFUL * held[Effect.FINE_SILVER]
    for good in range(GOODS):
        value += HELPFUL * held[Effect.MORE_DATES + good]
    value += FAIR * (
        held[Effect.FULL_ROW]
        + held[Effect.FACE_FOE]
        + held[Effect.FREE_HAND]
        + held[Effect.MORE_GOLD]
    )
    for kind in range(KINDS):
        value += SMALL * (held[Effect.CHEAP_WELL + kind] + held[Effect.PAIRS_WELL + kind])
    value += SMALL * (held[Effect.BARTER] + held[Effect.BIG_STORES])
    return float(value * to_come(st) + LATE_SAFETY * (held[Effect.SAFE] > 0))


# -- placing ---------------------------------------------------------------------------------


@inlined
def place_value(mat: Material, st: State, seat: int, border: int) -> float:
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


@inlined
def lies_on(mat: Material, border: int, space: int) -> bool:
    """Whether a border card's line goes over this inner space."""
    line = mat.line[border]
    return bool(line == space // ROWS or line == ROWS + space % ROWS)


@inlined
def border_value(mat: Material, st: State, seat: int, border: int) -> float:
    if mat.stock[border] != NONE:
        return GOOD
    if border == CARAVAN:
        return DRAWN_GOODS
    if border == EXPANSION:
        return float(DRAWN_TRIBE + LASTING * (st.effect[seat, Effect.TWO_TRIBE_CARDS] > 0))
    if border == 0:
        laying = st.hand[seat] < CARDS and can_lay(mat, st, seat, st.hand[seat])
        return 1.5 if laying and not st.effect[seat, Effect.FREE_HAND] else 0.0
    return BORDER_ACTION


@inlined
def space_value(mat: Material, st: State, seat: int, space: int) -> float:
    card = st.face[space]
    if card == NONE:
        return 0.0
    if st.space[space] == Space.GOODS_UP:
        if card == GOLD_CARD:
            return GOLD
        if card == POINT_CARD:
            return 1.0
        value = GOOD if card == CHOICE else 0.0
        for good in range(GOODS):
            if mat.gives[card, good] > 0:
                value += GOOD * (mat.gives[card, good] + st.effect[seat, Effect.MORE_DATES + good])
        return value
    return tribe_value(mat, st, seat, card)


@inlined
def tribe_value(mat: Material, st: State, seat: int, card: int) -> float:
    """Its points and effect less its cost; a card that cannot be paid yet is worth a little."""
    value = float(mat.printed[card]) + (LASTING if mat.effect[card] > 0 else 0.0)
    if not can_lay(mat, st, seat, card):
        return float(CARD_IN_HAND * (1.0 + value / 3.0) * (st.hand[seat] == NONE))
    cost = GOLD * mat.gold[card]
    for good in range(GOODS):
        cost += GOOD * mat.cost[card, good]
    return float(max(CARD_IN_HAND, value + 1.0 - cost))
