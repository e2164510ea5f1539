"""Whether a state of Targi could be. Plain and slow: it checks the fast rules.

First the ranges (nothing may point outside), then that no card is lost or doubled, then the pieces
and the phase, then everything that is derived, compared with a fresh derivation.
"""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from serai.core.compiled import Buffer
from serai.core.contract import Fault
from serai.core.facts import fields_of

from .derive import derive
from .layout import (
    BORDER,
    CARAVAN,
    CARDS,
    EXPANSION,
    FATA_MORGANA,
    GOODS_CARDS,
    INNER,
    MOST_LAID,
    NOBLE,
    NONE,
    PIECES,
    PLACES,
    ROWS,
    SEATS,
    SIDE,
    SILVERSMITH,
    TARGIS,
    TRADER,
    UNKNOWN,
    Deck,
    Phase,
    Space,
    State,
    TribeAt,
    material_of,
)
from .paying import LAST_CORNER

_DERIVED = (
    *("left", "laid", "length", "effect", "printed", "pieces_out"),
    *("counting", "unpaid"),
)
MOST_HELD = 1000


def faults(m: Buffer, s: Buffer) -> list[Fault]:
    """Everything that is wrong with a state; empty if it is sound."""
    found = range_faults(m, s)
    if found:
        return found
    fresh = s.copy()
    derive(m, fresh)
    return [
        *_card_faults(m, s),
        *_down_faults(s),
        *_piece_faults(m, s),
        *_phase_faults(m, s),
        *_derived_faults(s, fresh),
    ]


def range_faults(m: Buffer, s: Buffer) -> list[Fault]:
    """Numbers that no state can hold."""
    mat, st = material_of(m), fields_of(s, State)
    cards = int(mat.cards)
    up_goods, up_tribe = st.space == Space.GOODS_UP, st.space == Space.TRIBE_UP
    faces = (up_goods & (st.face < GOODS_CARDS)) | (up_tribe & (st.face < cards))
    faces |= ~(up_goods | up_tribe) & (st.face == NONE)
    no_first = st.first == NONE and st.phase == Phase.LOT
    fine = {
        "phase": st.phase <= Phase.OVER,
        "turn": st.turn < SEATS,
        "first": st.first < SEATS or no_first,
        "robber": st.robber <= BORDER,
        "asked": st.asked < SEATS,
        "targi": (st.targi <= SEATS).all(),
        "marker": (st.marker < 1 << SEATS).all(),
        "space": (st.space <= Space.TRIBE_DOWN).all(),
        "face": faces.all(),
        "downs": st.downs <= INNER,
        "down": ((st.down < INNER) | (st.down == NONE)).all(),
        "goods": ((st.goods >= 0) & (st.goods < MOST_HELD)).all(),
        "gold": ((st.gold >= 0) & (st.gold < MOST_HELD)).all(),
        "tokens": ((st.tokens >= 0) & (st.tokens < MOST_HELD)).all(),
        "hand": ((st.hand < cards) | (st.hand >= UNKNOWN)).all(),
        "flags": max(*st.secret, *st.fresh, st.from_card, st.traded) <= 1,
        "display": ((st.display < cards) | (st.display == NONE)).all(),
        "remade": (st.remade < TribeAt.DISCARDED).all(),
        "making": (st.making <= st.remade.max()).all(),
        "hand_making": (st.hand_making <= st.remade[Deck.TRIBE]).all(),
        "drawn_making": (st.drawn_making <= st.remade.max()).all(),
        "tribe_at": _known_places(st, cards),
        "piece": st.piece < PIECES or st.piece == NONE,
        "drawn": ((st.drawn < max(cards, GOODS_CARDS)) | (st.drawn >= UNKNOWN)).all(),
        "takes": st.takes <= CARDS,
    }
    return [_fault("range", field=field) for field, good in fine.items() if not good]


def _known_places(st: State, cards: int) -> bool:
    places = st.tribe_at[:cards]
    inside = (places <= st.remade[Deck.TRIBE]) | (places >= TribeAt.DISCARDED)
    return bool(inside.all() and (st.tribe_at[cards:] == TribeAt.LIES).all())


# -- cards -----------------------------------------------------------------------------------


def _card_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    """No card is lost or doubled."""
    mat, st = material_of(m), fields_of(s, State)
    goods = st.goods_deck + st.goods_old + st.goods_discards
    for card in st.face[st.space == Space.GOODS_UP]:
        goods[card] += 1
    if st.piece == CARAVAN:
        for card in st.drawn[st.drawn < GOODS_CARDS]:
            goods[card] += 1
    if (goods != mat.goods_cards).any():
        yield _fault("goods-cards")
    if (st.goods_deck > st.goods_full).any() or (st.goods_old > st.goods_old_full).any():
        yield _fault("goods-full")
    lying = [*st.face[st.space == Space.TRIBE_UP], *st.hand, *st.display.ravel()]
    lying += [] if st.piece == CARAVAN else [*st.drawn]
    seen = Counter(int(card) for card in lying if card < UNKNOWN)
    should = {card: 1 for card in range(int(mat.cards)) if st.tribe_at[card] == TribeAt.LIES}
    if seen != should:
        yield _fault("tribe-cards")
    yield from _making_faults(m, st)


def _making_faults(m: Buffer, st: State) -> Iterator[Fault]:
    """Of an older making there is just what lies face down, or is not known."""
    mat = material_of(m)
    for making in range(int(st.remade[Deck.TRIBE]) + 1):
        left = int((st.tribe_at[: mat.cards] == making).sum())
        hidden = int(((st.space == Space.TRIBE_DOWN) & (st.making == making)).sum())
        hidden += int(((st.hand == UNKNOWN) & (st.hand_making == making)).sum())
        hidden += int(((st.drawn == UNKNOWN) & (st.drawn_making == making)).sum())
        if left < hidden or (left > hidden and making < st.remade[Deck.TRIBE]):
            yield _fault("tribe-making", making=making)
    old = (st.space == Space.GOODS_DOWN) & (st.making != st.remade[Deck.GOODS])
    now = (st.space == Space.GOODS_DOWN) & (st.making == st.remade[Deck.GOODS])
    wrong_old = ((st.making + 1 != st.remade[Deck.GOODS]) & old).any()
    unlikely = old.any() and now.sum() == st.goods_deck.sum()  # a round never needs so many
    wrong = wrong_old or old.sum() != st.goods_old.sum() or now.sum() > st.goods_deck.sum()
    if wrong or unlikely:
        yield _fault("goods-making")
    if not st.goods_old.any() and st.goods_old_full.any():
        yield _fault("goods-full")


def _down_faults(s: Buffer) -> Iterator[Fault]:
    st = fields_of(s, State)
    down = {
        space for space in range(INNER) if st.space[space] in (Space.GOODS_DOWN, Space.TRIBE_DOWN)
    }
    listed = [int(space) for space in st.down[: st.downs]]
    if sorted(listed) != sorted(down) or (st.down[st.downs :] != NONE).any():
        yield _fault("down")
    if any(st.making[space] for space in range(INNER) if space not in down):
        yield _fault("making")
    if (((st.hand == NONE) | (st.secret == 0)) & (st.hand_making > 0)).any():
        yield _fault("making")
    if ((st.hand == NONE) & ((st.secret > 0) | (st.fresh > 0))).any():
        yield _fault("hand")
    if ((st.hand == UNKNOWN) & (st.secret == 0)).any():
        yield _fault("hand")


# -- pieces and phases -----------------------------------------------------------------------


def _piece_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    st = fields_of(s, State)
    corners = [st.targi[border] for border in range(SIDE - 1, BORDER, SIDE)]
    numbers = [int((st.targi == seat + 1).sum()) for seat in range(SEATS)]
    marks = [int((st.marker >> seat & 1).sum()) for seat in range(SEATS)]
    if any(corners) or max(numbers) > TARGIS or max(marks) > TARGIS - 1:
        yield _fault("pieces")
    if st.phase == Phase.PLACING:
        ahead = numbers[st.first] - numbers[1 - st.first]
        if any(marks) or ahead != (st.turn != st.first) or sum(numbers) == SEATS * TARGIS:
            yield _fault("placing")
    if st.phase in (Phase.LOT, Phase.TURNING, Phase.RAID) and any(numbers + marks):
        yield _fault("pieces")
    for seat in range(SEATS):
        for row in range(ROWS):
            cards = [card != NONE for card in st.display[seat, row]]
            if cards != sorted(cards, reverse=True):
                yield _fault("row", seat=seat + 1, row=row + 1)
        filled = [bool(st.display[seat, row, 0] != NONE) for row in range(ROWS)]
        if filled != sorted(filled, reverse=True):
            yield _fault("rows", seat=seat + 1)


# which pieces are in use in a phase; any other phase has none
_USED: dict[int, tuple[int, ...]] = {
    Phase.DRAWING: (CARAVAN, EXPANSION),
    Phase.KEEPING: (CARAVAN, EXPANSION),
    Phase.TRADING: (TRADER,),
    Phase.WORKING: (SILVERSMITH,),
    Phase.MOVING: (FATA_MORGANA,),
    Phase.DECIDING: (NOBLE, EXPANSION, *range(BORDER, PIECES)),
    Phase.PAYING: (NONE, NOBLE, EXPANSION, *range(BORDER, PIECES)),
    Phase.LAYING: (NONE, NOBLE, EXPANSION, *range(BORDER, PIECES)),
    Phase.TAKING: (NONE, NOBLE, CARAVAN, EXPANSION, *range(BORDER, PIECES)),
    Phase.SWAPPING: (NONE, NOBLE, EXPANSION, *range(BORDER, PIECES)),
}
_DRAWN: dict[int, tuple[int, ...]] = {Phase.DRAWING: (0, 1), Phase.KEEPING: (2,)}


def _phase_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    """What belongs to some phases only."""
    st = fields_of(s, State)
    phase, piece = int(st.phase), int(st.piece)
    if piece not in _USED.get(phase, (NONE,)):
        yield _fault("piece")
    drawn = int((st.drawn != NONE).sum())
    deals = phase in (Phase.DECIDING, Phase.PAYING, Phase.LAYING) and piece == EXPANSION
    if drawn not in _DRAWN.get(phase, (1,) if deals else (0,)) or (
        drawn == 1 and st.drawn[0] == NONE
    ):
        yield _fault("drawn")
    if (st.drawn_making[st.drawn == NONE] != 0).any():
        yield _fault("making")
    if (st.takes > 0) != (phase == Phase.TAKING) or (st.from_card and st.takes != 1):
        yield _fault("takes")
    if (st.traded and phase != Phase.TRADING) or (st.asked and phase != Phase.RAID):
        yield _fault("flags")
    yield from _card_in_use_faults(st)
    yield from _robber_faults(st)


def _card_in_use_faults(st: State) -> Iterator[Fault]:
    """A tribe card is dealt with: it is where its piece says."""
    if st.phase not in (Phase.DECIDING, Phase.PAYING, Phase.LAYING):
        return
    if st.piece in (NONE, NOBLE) and st.hand[st.turn] == NONE:
        yield _fault("hand")
    if BORDER <= st.piece < PIECES and st.space[st.piece - BORDER] != Space.TRIBE_UP:
        yield _fault("piece")
    if st.phase != Phase.DECIDING and st.laid[st.turn] >= MOST_LAID:
        yield _fault("display")
    if st.phase != Phase.DECIDING and st.piece in (NONE, NOBLE) and st.secret[st.turn]:
        yield _fault("hand")


def _robber_faults(st: State) -> Iterator[Fault]:
    corner = st.robber % SIDE == 0 and st.robber > 0
    begun = st.phase not in (Phase.LOT, Phase.TURNING)
    raid = st.phase == Phase.RAID
    if (raid and not corner) or (corner and not raid and st.phase != Phase.OVER):
        yield _fault("robber")
    if (begun and st.robber == 0) or (st.phase == Phase.LOT and st.robber > 0):
        yield _fault("robber")
    if st.phase == Phase.TURNING and st.downs == 0:
        yield _fault("down")
    if st.phase in (Phase.PLACING, Phase.RAID) and st.downs > 0:
        yield _fault("down")
    if st.phase == Phase.ACTING and st.pieces_out[st.turn] == 0 and st.hand[st.turn] == NONE:
        yield _fault("pieces")
    if st.phase == Phase.RETURNING and st.pieces_out[st.turn] > 0:
        yield _fault("pieces")
    acting = Phase.ACTING <= st.phase <= Phase.RETURNING
    if acting and st.turn != st.first and st.pieces_out[st.first] > 0:
        yield _fault("pieces")
    if st.phase == Phase.OVER and (st.pieces_out.any() or not _is_over(st)):
        yield _fault("over")


def _is_over(st: State) -> bool:
    return bool(st.robber == LAST_CORNER or MOST_LAID in st.laid)


def _derived_faults(s: Buffer, fresh: Buffer) -> Iterator[Fault]:
    st, right = fields_of(s, State), fields_of(fresh, State)
    for field in _DERIVED:
        if np.any(getattr(st, field) != getattr(right, field)):
            yield _fault("derived", field=field)


def _fault(kind: str, **facts: object) -> Fault:
    return Fault(f"targi-unsound-{kind}", facts)


assert PLACES * ROWS == MOST_LAID
