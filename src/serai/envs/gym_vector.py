"""Gymnasium's vectors: many tables in one call.

    gymnasium.make_vec("Serai/Bazaar-v1", 256, vectorization_mode="vector_entry_point")

Without opponents it is self-play: whoever is to act is asked, observes from its own seat, and is
paid what its action brought it; `info` has everybody's rewards and whose turn it is. With
opponents, the agent has a seat of its own at each table and the others act in between.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serai.core.errors import SeraiError
from serai.core.stepping import BEGIN, LEAVE

from .gym import spaces_of
from .how import NO_ACTION, some_actions
from .opponents import Opponents, Seated, checked, play_until, sit_down
from .tables import Tables

Observed = dict[str, NDArray[Any]]
Array = NDArray[Any]


class SeraiVectorEnv(VectorEnv[Any, Any, Any]):
    """A number of tables; a game that is over is followed by another one with the next step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponents | None = None,
        render_mode: str | None = None,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **asked: Any,
    ) -> None:
        try:
            self.tables = Tables(game, num_envs, **{**asked, "autoreset": False})
            self.pool = None if opponents is None else checked(opponents)
            mode = AutoresetMode(autoreset_mode)
        except SeraiError as error:
            raise gymnasium.error.Error(str(error)) from error
        except ValueError as error:
            raise gymnasium.error.Error(str(error)) from error
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.mode = mode
        self.single_observation_space, self.single_action_space = spaces_of(self.tables)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, np.bool_)
        self._seats = np.zeros(num_envs, np.int64)
        self._others: list[dict[int, Seated]] = [{} for _ in range(num_envs)]

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is None:
            seed = int(self.np_random.integers(1 << 31))
        where = None if options is None else options.get("reset_mask")
        if where is None:
            self.tables.reset(int(seed))
            where = np.ones(self.num_envs, np.bool_)
        else:
            self.tables.reset(where=np.flatnonzero(where))
        self._over[where] = False
        self._begin(np.flatnonzero(where))
        return self._observed(), self._info(self.tables.rewards)

    def step(self, actions: Any) -> tuple[Observed, Array, Array, Array, dict[str, Any]]:
        tables = self.tables
        begun, movers = self._over.copy(), tables.actors.copy()
        try:
            given = some_actions(actions, self.num_envs)
            given = np.where((given < 0) | (given > NO_ACTION), NO_ACTION, given).astype(np.int32)
            given[begun] = BEGIN if self.mode == AutoresetMode.NEXT_STEP else LEAVE
            tables._do(given)
        except SeraiError as error:
            raise gymnasium.error.InvalidAction(str(error)) from error
        rewards = tables.rewards.copy()
        if self.mode == AutoresetMode.NEXT_STEP:
            self._begin(np.flatnonzero(begun))
        self._let_others_act(rewards, begun)
        seats = self._seats if self.pool is not None else np.maximum(movers, 0)
        mine = rewards[np.arange(self.num_envs), seats]
        ended = (tables.counts == 0) & ~begun if self.mode != AutoresetMode.NEXT_STEP else None
        over = tables.counts == 0 if ended is None else ended
        self._over = tables.counts == 0
        info = self._info(rewards)
        if self.mode == AutoresetMode.SAME_STEP and over.any():
            self._begin_at_once(over, info)
        return self._observed(), mine, over, np.zeros(self.num_envs, np.bool_), info

    def _begin_at_once(self, over: Array, info: dict[str, Any]) -> None:
        """As Gymnasium wants it: the end in `info`, the next beginning as what is observed."""
        final = np.empty(self.num_envs, object)
        observed = self._observed()
        for table in np.flatnonzero(over):
            final[table] = {name: part[table].copy() for name, part in observed.items()}
        self.tables.reset(where=np.flatnonzero(over))
        self._begin(np.flatnonzero(over))
        self._over[over] = False
        info.update(self._info(info["rewards"]))
        info["final_obs"], info["_final_obs"] = final, over.copy()
        info["final_info"], info["_final_info"] = {}, over.copy()

    def _begin(self, where: Array) -> None:
        """Sit the opponents down, and let them act if they begin."""
        if self.pool is None:
            return
        for table in where:
            self._seats[table] = self.np_random.integers(self.tables.seats)
            self._others[table] = {
                other: sit_down(self.pool, self.tables, other, self.np_random)
                for other in range(self.tables.seats)
                if other != self._seats[table]
            }
        self._let_others_act(np.zeros_like(self.tables.rewards), np.zeros(self.num_envs, bool))

    def _let_others_act(self, rewards: Array, begun: Array) -> None:
        if self.pool is None:
            return
        waiting = (self.tables.counts > 0) & (self.tables.actors != self._seats)
        for table in np.flatnonzero(waiting):
            seat, others = int(self._seats[table]), self._others[table]
            play_until(self.tables, int(table), seat, others, rewards[table])

    def _observed(self) -> Observed:
        tables = self.tables
        observed: Observed = {
            "observation": tables.observations,
            "action_mask": tables.masks.view(np.int8),
        }
        return {name: part.copy() for name, part in observed.items()} if self.copy else observed

    def _info(self, rewards: Array) -> dict[str, Any]:
        tables = self.tables
        seats = self._seats if self.pool is not None else tables.actors
        mask = tables.masks.view(np.int8)
        return {
            "action_mask": mask.copy() if self.copy else mask,
            "rewards": rewards.copy(),
            "seat": np.array(seats),
            "illegal": tables.wrong.astype(np.bool_),
        }
