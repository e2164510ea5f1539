"""Thousands of games, and not one action that is not allowed."""

import random
from pathlib import Path

import pytest

import serai
from serai.bots.names import BOTS
from serai.bots.search import Budget
from serai.core.contract import CHANCE
from serai.core.match import Match
from serai.core.position import Position
from walk import TABLES, Table, length, one_move, seated

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.serai"))
LARGEST_BUDGET = 8

pytestmark = pytest.mark.soak


class Game:
    """A game of bots on the bare rules: much quicker than a match, which tells what happened."""

    def __init__(self, table: Table, seed: int) -> None:
        self.choice = random.Random(f"{table}/{seed}")
        self.match = table.match(seed)
        self.position = self.match.start
        names = self.choice.choices(BOTS, k=table.seats)
        budget = Budget(self.choice.randint(1, LARGEST_BUDGET))
        self.bots = seated(self.match, names, seed, budget)
        self.seen: list[list[int]] = [[] for _ in names]

    def play(self) -> Position:
        while not self.position.over:
            legal, actor = self.position.legal_numbers(), self.position.actor
            if self.position.is_chance:
                weights = list(self.position.chances().values())
                action = self.choice.choices(legal, weights)[0]
            else:
                known = self.position.hidden_from(actor)
                action = self.bots[actor].choose(known, self.seen[actor])
                assert action in legal, (self.match.text(action), str(self.position))
            for seat, seen in enumerate(self.seen):
                seen.append(self.position.shown(seat, action))
            self.position = self.position.after(action)
        return self.position


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_bots_never_do_what_is_not_allowed(table: Table) -> None:
    """Any bots at one table, thinking for a moment each."""
    for seed in range(length(130)):
        game = Game(table, seed)
        assert sum(game.play().result() or []) == pytest.approx(1)


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_at_any_moment_of_a_kept_game_every_bot_has_a_legal_action(record: Path) -> None:
    kept, choice = serai.load(record.read_text("utf-8")), random.Random(record.stem)
    again = Match(Position(kept.game, kept.material), kept.seed, resolve_chance=False)
    turns = [ply for ply, entry in enumerate(kept.log) if entry.seat != CHANCE]
    asked = choice.sample(turns, min(len(turns), length(60)))
    for ply, entry in enumerate(kept.log):
        if ply in asked:
            for name in BOTS:
                budget = Budget(choice.randint(1, LARGEST_BUDGET))
                assert one_move(name, again, ply, budget) in again.legal()
        again.replay(entry)
