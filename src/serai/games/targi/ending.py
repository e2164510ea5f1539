"""What the displays bring at the end, card by card and row by row (T41): for people."""

from serai.core.compiled import Buffer

from .facts import read_material
from .layout import EFFECT_NAMES, KIND_NAMES, KINDS, NONE, PLACES, ROWS, Effect, State
from .scoring import ALIKE_POINTS, DIFFERENT_POINTS, FULL_ROW_POINTS


def laid(st: State, seat: int, row: int) -> list[int]:
    """The cards of a row."""
    return [card for card in st.display[seat][row] if card != NONE]


def row_points(m: Buffer, st: State, seat: int, row: int) -> int:
    cards = laid(st, seat, row)
    if len(cards) < PLACES:
        return 0
    kinds = {read_material(m).kind[card] for card in cards}
    return {1: ALIKE_POINTS, PLACES: DIFFERENT_POINTS}.get(len(kinds), 0)


def effect_points(m: Buffer, st: State, seat: int) -> list[tuple[int, int]]:
    """Each laid card that scores at the end, with its points."""
    mat = read_material(m)
    cards = [(row, card) for row in range(ROWS) for card in laid(st, seat, row)]
    found = []
    for row, card in cards:
        effect = mat.effect[card]
        if effect == Effect.FULL_ROW and len(laid(st, seat, row)) == PLACES:
            found.append((card, FULL_ROW_POINTS))
        elif Effect.PAIRS_WELL <= effect < Effect.PAIRS_WELL + KINDS:
            kind = effect - Effect.PAIRS_WELL
            assert EFFECT_NAMES[effect] == f"pairs_{KIND_NAMES[kind]}"
            found.append((card, sum(mat.kind[other] == kind for _, other in cards) // 2))
    return [(card, points) for card, points in found if points]
