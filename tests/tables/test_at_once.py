"""A step without a choice: which a client may take for its player, and which it may not."""

import random
from collections import Counter

import pytest

from serai.tables.sheet import BOT, FRIEND, HOST
from tables.tables import MADE, Kept, sheet

STEPS = 250
MOST_GAMES = 8


def walk(kept: Kept, seed: int) -> Counter[str]:
    """A game by lot, and how often there was one thing to do; what could be taken back stays so."""
    dice, seen = random.Random(seed), Counter[str]()
    for _ in range(STEPS):
        table = kept.table
        if table.match.over:
            break
        if table.to_confirm is not None:
            kept.keep(table.confirm(table.to_confirm, kept.n, MADE))
            continue
        seat, legal = table.match.actor, table.match.legal()
        told, could = table.at_once(seat), table.may_undo(seat)
        kept.do(seat, dice.choice(legal))
        if len(legal) > 1:
            assert told is None
            continue
        assert told in (None, legal[0])
        seen["told" if told else "kept back"] += 1
        if told:
            assert not could or kept.table.may_undo(seat)
        else:
            assert could
    return seen


@pytest.mark.parametrize("game", ["targi", "sons"])
@pytest.mark.parametrize("confirm", [False, True])
def test_no_way_back_is_lost_by_a_step_that_is_taken_for_somebody(game: str, confirm: bool) -> None:
    seen = Counter[str]()
    for seed in range(MOST_GAMES):
        seen += walk(Kept(sheet(HOST, FRIEND, game=game, confirm=confirm)), seed)
        if seen["told"] and seen["kept back"]:
            return
    raise AssertionError(seen)


def test_who_plays_with_bots_can_go_back_from_every_such_step() -> None:
    """What a bot does is taken back with it."""
    seen = walk(Kept(sheet(HOST, BOT, game="targi")), 1)
    assert seen["told"]


def test_others_are_told_of_no_such_step() -> None:
    kept = Kept(sheet(HOST, FRIEND, game="targi"))
    dice = random.Random(2)
    while kept.table.at_once(kept.table.match.actor) is None:
        kept.do(kept.table.match.actor, dice.choice(kept.table.match.legal()))
    assert kept.table.at_once(1 - kept.table.match.actor) is None
