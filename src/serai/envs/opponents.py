"""Who else sits at a table: a level of the house, a policy of one's own, or a pool of such.

opponents="medium"                            a level, up to `master`; or `random`, `greedy`
opponents=lambda observation, mask: …         a policy: from what is observed to an action
opponents=["easy", "medium", policy]          a pool: one is drawn for each seat and game
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from serai.bots.levels import Player, player
from serai.bots.names import BOTS
from serai.core.compiled import Buffer
from serai.core.errors import BadOption, SeraiError

from .tables import Tables

Policy = Callable[[Buffer, Buffer], int]
Opponent = str | Policy | Player
Opponents = Opponent | Sequence[Opponent]


class Seated(Protocol):
    """Somebody at a seat, for one game."""

    def act(self, tables: Tables, table: int) -> int: ...


class _ByPolicy:
    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def act(self, tables: Tables, table: int) -> int:
        observation = tables.observe(int(tables.actors[table]), table)
        return int(self.policy(observation, mask_of(tables, table)))


class _ByPlayer:
    def __init__(self, player: Player) -> None:
        self.player = player

    def act(self, tables: Tables, table: int) -> int:
        known = tables.position(table).hidden_from(int(tables.actors[table]))
        return self.player.choose(known, None)


class _AtRandom:
    def __init__(self, seed: int) -> None:
        self.generator = np.random.default_rng(seed)

    def act(self, tables: Tables, table: int) -> int:
        return int(tables.legal[table, self.generator.integers(tables.counts[table])])


def mask_of(tables: Tables, table: int) -> Buffer:
    """What may be done at a table, one number for each action."""
    if tables.masks.shape[1]:
        kept: Buffer = tables.masks[table].copy()
        return kept
    mask = np.zeros(tables.actions, np.uint8)
    mask[tables.legal[table, : tables.counts[table]]] = 1
    return mask


def checked(opponents: Opponents) -> tuple[Opponent, ...]:
    """A pool of them; refused if a name is none of ours."""
    single = isinstance(opponents, str) or callable(opponents) or hasattr(opponents, "choose")
    pool: Any = (opponents,) if single else tuple(opponents)  # type: ignore[arg-type]
    for one in pool:
        if isinstance(one, str) and one not in BOTS:
            raise SeraiError("unknown-bot", name=one, known=list(BOTS))
        if not (isinstance(one, str) or callable(one) or hasattr(one, "choose")):
            raise BadOption("bad-option", name="opponents", value=str(one), allowed=list(BOTS))
    if not pool:
        raise BadOption("bad-option", name="opponents", value="[]", allowed=list(BOTS))
    return pool  # type: ignore[no-any-return]


def sit_down(
    pool: Sequence[Opponent], tables: Tables, seat: int, generator: np.random.Generator
) -> Seated:
    """One of the pool, at a seat, for a game."""
    chosen = pool[int(generator.integers(len(pool)))] if len(pool) > 1 else pool[0]
    seed = int(generator.integers(1 << 62))
    if chosen == "random":
        return _AtRandom(seed)
    if isinstance(chosen, str):
        bot = player(chosen, tables.game, tables.material, seat, seed, cores=1)
        return _ByPlayer(bot)
    return _ByPlayer(chosen) if hasattr(chosen, "choose") else _ByPolicy(chosen)


def play_until(
    tables: Tables, table: int, seat: int, others: dict[int, Seated], brought: np.ndarray[Any, Any]
) -> None:
    """Let the others act until it is this seat's turn, or the game is over; what that brought."""
    while tables.counts[table] and tables.actors[table] != seat:
        tables.step_one(others[int(tables.actors[table])].act(tables, table), table)
        brought += tables.rewards[table]
