"""Gymnasium's vectors: many tables in one call.

    gymnasium.make_vec("Serai/Bazaar-v1", 256, vectorization_mode="vector_entry_point")

Without opponents it is self-play: whoever is to act is asked, observes from its own seat, and is
paid what its action brought it; `info` has everybody's rewards and whose turn it is. With
opponents, the agent has a seat of its own at each table (the one that is asked for, or one that is
drawn for each game) and the others act in between.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.core.stepping import BEGIN, LEAVE

from .gym import spaces_of
from .how import NO_ACTION, a_seat, at_a_door, some_actions, some_flags
from .opponents import Opponents, Seated, checked, play_until, sit_around
from .rendering import MODES, a_mode, drawn
from .tables import Tables

Observed = dict[str, NDArray[Any]]
Array = NDArray[Any]
PICTURES = tuple(mode for mode in MODES if mode != "human")


class SeraiVectorEnv(VectorEnv[Any, Any, Any]):
    """A number of tables; a game that is over is followed by another one with the next step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponents | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **asked: Any,
    ) -> None:
        try:
            self.tables = Tables(game, num_envs, **at_a_door(asked))
            self.pool = None if opponents is None else checked(opponents)
            if seat is not None and opponents is None:
                raise SeraiError("env-seat-alone")
            self.asked_seat = None if seat is None else a_seat(seat, self.tables.seats)
            self.render_mode = a_mode(render_mode, PICTURES)
            mode = AutoresetMode(autoreset_mode)
        except SeraiError as error:
            raise gymnasium.error.Error(str(error)) from error
        except ValueError as error:
            raise gymnasium.error.Error(str(error)) from error
        self.num_envs, self.copy = num_envs, copy
        self.metadata = {"autoreset_mode": mode, "render_modes": list(PICTURES)}
        self.mode = mode
        self.single_observation_space, self.single_action_space = spaces_of(self.tables)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._begun, self._over = False, np.zeros(num_envs, np.bool_)
        self._seats = np.zeros(num_envs, np.int64)
        self._others: list[dict[int, Seated]] = [{} for _ in range(num_envs)]

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        each = seed is not None and np.ndim(seed) > 0  # a seed for each table
        super().reset(seed=None if each else seed, options=options)
        where = np.ones(self.num_envs, np.bool_)
        try:
            if options is not None and "reset_mask" in options:
                where = some_flags(options["reset_mask"], self.num_envs)
                self.tables.reset(where=np.flatnonzero(where))
            elif seed is None:
                self.tables.reset(int(self.np_random.integers(1 << 31)))
            else:
                self.tables.reset(seed)
                if each:
                    self._np_random = np.random.default_rng(list(seed))
        except SeraiError as error:
            raise gymnasium.error.Error(str(error)) from error
        self._begun = True
        self._over[where] = False
        self._begin(np.flatnonzero(where))
        return self._observed(), self._info(self.tables.rewards)

    def step(self, actions: Any) -> tuple[Observed, Array, Array, Array, dict[str, Any]]:
        tables = self.tables
        if not self._begun:
            raise gymnasium.error.ResetNeeded(str(SeraiError("env-over")))
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
            drawn_seat = int(self.np_random.integers(self.tables.seats))
            self._seats[table] = drawn_seat if self.asked_seat is None else self.asked_seat
            try:
                seat = int(self._seats[table])
                self._others[table] = sit_around(self.pool, self.tables, seat, self.np_random)
            except SeraiError as error:
                raise gymnasium.error.Error(str(error)) from error
        self._let_others_act(np.zeros_like(self.tables.rewards), np.zeros(self.num_envs, bool))

    def _let_others_act(self, rewards: Array, begun: Array) -> None:
        if self.pool is None:
            return
        waiting = (self.tables.counts > 0) & (self.tables.actors != self._seats)
        for table in np.flatnonzero(waiting):
            seat, others = int(self._seats[table]), self._others[table]
            try:
                play_until(self.tables, int(table), seat, others, rewards[table])
            except SeraiError as error:  # a policy that somebody brought
                raise gymnasium.error.InvalidAction(str(error)) from error

    def _observed(self) -> Observed:
        tables = self.tables
        if self.pool is not None:  # at the end of a game too the agent sees what its own seat may
            for table in np.flatnonzero(tables.counts == 0):
                tables.observations[table] = tables.observe(int(self._seats[table]), int(table))
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

    def render(self) -> tuple[Any, ...] | None:
        """Every table, as its agent may see it; in self-play, as somebody who looks on."""
        if self.render_mode is None:
            return None
        seats = self._seats.tolist() if self.pool is not None else [SPECTATOR] * self.num_envs
        positions = map(self.tables.position, range(self.num_envs))
        return tuple(
            drawn(position, self.render_mode, seat)
            for position, seat in zip(positions, seats, strict=True)
        )
