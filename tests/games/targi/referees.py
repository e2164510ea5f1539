"""Two referees at one table: the fast one and the oracle, compared at a state."""

import random

from games.targi.oracle import Oracle
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.match import Match
from serai.games.targi.layout import GOODS_CARD_NAMES, NONE, SEATS, Deck, Space, TribeAt, state_of
from serai.games.targi.notation import SPACE_NAMES

EAGER = ("lay", "row", "pay", "use", "trade", "silver")
SEATS_OF: list[list[int]] = [[], [0], [1], [0, 1]]
FACE_DOWN = {Space.EMPTY: None, Space.GOODS_DOWN: "down goods", Space.TRIBE_DOWN: "down tribe"}


def pick(legal: list[str], dice: random.Random, eager: bool) -> str:
    wanted = [text for text in legal if text.startswith(EAGER)] if eager else []
    return dice.choice(wanted or legal)


def compare(match: Match, state: Buffer, oracle: Oracle) -> None:
    m, game = match.material.m, match.game
    texts = [match.text(action) for action in game.legal(m, state)]
    assert snapshot(list(oracle.tribe), state) == oracle.snapshot()
    actor = game.rules.actor(m, state)
    assert (None if actor == OVER else actor) == oracle.actor
    assert set(texts) == set(oracle.legal())
    assert game.points(m, state, SEATS) == oracle.points()
    if actor == CHANCE:
        assert dict(zip(texts, game.weights(m, state), strict=True)) == oracle.weights()
    if actor == OVER:
        assert game.result(m, state, SEATS) == oracle.winners()
        players = game.view.view(m, state, SPECTATOR)["players"]
        sources = ("tokens", "printed", "effects", "rows")
        told = [{source: player[source] for source in sources} for player in players]
        assert told == oracle.breakdown()


def snapshot(names: list[str], state: Buffer) -> dict[str, object]:
    """The table as the oracle tells it."""
    s = state_of(state)
    known = {**dict(enumerate(names)), NONE: None}
    left = s.left.tolist()
    markers = zip(SPACE_NAMES, s.marker.tolist(), strict=True)
    spaces = zip(SPACE_NAMES, s.space.tolist(), s.face.tolist(), strict=True)
    goods = zip(GOODS_CARD_NAMES, s.goods_discards.tolist(), strict=True)
    tribe = zip(names, s.tribe_at.tolist(), strict=False)
    return {
        "robber": int(s.robber),
        "first": None if s.first == NONE else int(s.first),
        "goods": s.goods.tolist(),
        "gold": s.gold.tolist(),
        "tokens": s.tokens.tolist(),
        "hand": [known[card] for card in s.hand.tolist()],
        "display": [
            [[names[card] for card in row if card != NONE] for row in rows]
            for rows in s.display.tolist()
        ],
        "spaces": {space: on_space(known, lies, face) for space, lies, face in spaces},
        "targis": {str(card): seat - 1 for card, seat in enumerate(s.targi.tolist(), 1) if seat},
        "markers": {space: SEATS_OF[bits] for space, bits in markers if bits},
        "left": {"goods": left[Deck.GOODS], "tribe": left[Deck.TRIBE]},
        "discards": {
            "goods": sorted(card for card, number in goods for _ in range(number)),
            "tribe": sorted(card for card, place in tribe if place == TribeAt.DISCARDED),
        },
    }


def on_space(names: dict[int, str | None], lies: int, face: int) -> str | None:
    if lies in FACE_DOWN:
        return FACE_DOWN[Space(lies)]
    return GOODS_CARD_NAMES[face] if lies == Space.GOODS_UP else names[face]
