"""Who else sits at a table: a level of the house, a policy of one's own, or a pool of such.

opponents="medium"                            a level, up to `master`; or `random`, `greedy`
opponents=lambda observation, mask: …         a policy: from what is observed to an action
opponents=["easy", "medium", policy]          a pool: one is drawn for each seat and game

A pool may grow: what is added to the list sits down in the games that begin from then on, such as
the agent as it was some while ago.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from serai.bots.levels import Player, SearchingPlayer, player
from serai.bots.names import BOTS
from serai.core.compiled import Buffer, Dice
from serai.core.errors import BadOption, SeraiError
from serai.core.position import Position

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
        return self.policy(observation, mask_of(tables, table))


class _ByPlayer:
    def __init__(self, player: Player) -> None:
        self.player = player

    def act(self, tables: Tables, table: int) -> int:
        known = tables.position(table).hidden_from(int(tables.actors[table]))
        return self.player.choose(known, None)


class _OfTheHouse(_ByPlayer):
    """A bot by its name, copied as what it was made from and the dice it goes on with.

    It is not told what was done before, so its search keeps nothing from one turn to the next.
    """

    def __init__(self, name: str, table: Position, seat: int, seed: int) -> None:
        super().__init__(player(name, table.game, table.material, seat, seed, cores=1))
        self.made = name, table, seat

    def _dice(self) -> list[Dice]:
        bot: Any = self.player
        searching = isinstance(bot, SearchingPlayer)
        return [tree.dice for tree in bot.searcher.trees] if searching else [bot.dice]

    def __deepcopy__(self, memo: object) -> "_OfTheHouse":
        return _seated_again(self.made, self._dice())

    def __reduce__(self) -> tuple[object, ...]:
        return _seated_again, (self.made, self._dice())


def _seated_again(made: tuple[str, Position, int], thrown: list[Dice]) -> _OfTheHouse:
    other = _OfTheHouse(*made, seed=0)
    for own, theirs in zip(other._dice(), thrown, strict=True):
        own[:] = theirs
    return other


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


def checked(opponents: Opponents) -> Sequence[Opponent]:
    """A pool of them; refused if one is no opponent, or a name none of ours."""
    if _is_one(opponents):
        opponents = (opponents,)  # type: ignore[assignment]
    if not isinstance(opponents, Sequence):
        raise BadOption("bad-option", name="opponents", value=str(opponents), allowed=list(BOTS))
    if not opponents:
        raise BadOption("bad-option", name="opponents", value="[]", allowed=list(BOTS))
    for one in opponents:
        if isinstance(one, str) and one not in BOTS:
            raise SeraiError("unknown-bot", name=one, known=list(BOTS))
        if not _is_one(one):
            raise BadOption("bad-option", name="opponents", value=str(one), allowed=list(BOTS))
    return opponents


def _is_one(opponent: object) -> bool:
    return isinstance(opponent, str) or callable(opponent) or hasattr(opponent, "choose")


def sit_down(
    pool: Sequence[Opponent], tables: Tables, seat: int, generator: np.random.Generator
) -> Seated:
    """One of the pool as it is now, at a seat, for a game."""
    pool = checked(pool)
    chosen = pool[int(generator.integers(len(pool)))] if len(pool) > 1 else pool[0]
    seed = int(generator.integers(1 << 62))
    if chosen == "random":
        return _AtRandom(seed)
    if isinstance(chosen, str):
        return _OfTheHouse(chosen, Position(tables.game, tables.material), seat, seed)
    return _ByPlayer(chosen) if hasattr(chosen, "choose") else _ByPolicy(chosen)


def sit_around(
    pool: Sequence[Opponent], tables: Tables, seat: int, generator: np.random.Generator
) -> dict[int, Seated]:
    """Somebody of the pool at every seat but this one."""
    others = (other for other in range(tables.seats) if other != seat)
    return {other: sit_down(pool, tables, other, generator) for other in others}


def play_until(
    tables: Tables, table: int, seat: int, others: dict[int, Seated], brought: np.ndarray[Any, Any]
) -> None:
    """Let the others act until it is this seat's turn, or the game is over; what that brought."""
    while tables.counts[table] and tables.actors[table] != seat:
        tables.step_one(others[int(tables.actors[table])].act(tables, table), table)
        brought += tables.rewards[table]
