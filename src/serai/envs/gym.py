"""Gymnasium: one agent at a seat, everybody else an opponent.

    import gymnasium, serai.envs.gym
    gymnasium.make("Serai/Bazaar-v1", opponents="medium")

An id for each game that is installed is registered when this module is imported; Gymnasium has no
entry points for that any more, but `gymnasium.make("serai.envs.gym:Serai/Bazaar-v1")` imports it by
itself. The mask of legal actions stands in the observation and in `info`, and `action_masks()`
gives it to those who ask so. An illegal action loses, unless it is asked to raise.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from serai.core import registry
from serai.core.compiled import Floats
from serai.core.errors import SeraiError

from .how import a_seat, at_a_door
from .opponents import Opponents, Seated, checked, mask_of, play_until, sit_around
from .rendering import MODES, a_mode, drawn
from .tables import Tables

Observation = dict[str, Any]
Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


def register() -> None:
    """Every game there is, and its many tables at once."""
    for name in registry.names():
        gymnasium.register(
            id=f"Serai/{name.capitalize()}-v1",
            entry_point="serai.envs.gym:SeraiEnv",
            vector_entry_point="serai.envs.gym_vector:SeraiVectorEnv",
            kwargs={"game": name},
        )


def spaces_of(tables: Tables) -> tuple[spaces.Space[Observation], spaces.Discrete[Any]]:
    """What is observed, and what can be done."""
    highest = tables.observer.highest
    observed = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
    mask = spaces.Box(0, 1, (tables.actions,), np.int8)
    actions: spaces.Discrete[Any] = spaces.Discrete(tables.actions)
    return spaces.Dict({"observation": observed, "action_mask": mask}), actions


class SeraiEnv(gymnasium.Env[Observation]):
    """A game from one seat; without a seat, from one that is drawn for each game."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        opponents: Opponents = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **asked: Any,
    ) -> None:
        try:
            self.tables = Tables(game, 1, **at_a_door(asked))
            self.pool = checked(opponents)
            self.asked_seat = None if seat is None else a_seat(seat, self.tables.seats)
            self.render_mode = a_mode(render_mode, MODES)
        except SeraiError as error:
            raise gymnasium.error.Error(str(error)) from error
        self.observation_space, self.action_space = spaces_of(self.tables)
        self.seat = self.asked_seat or 0
        self.others: dict[int, Seated] = {}
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        tables, generator = self.tables, self.np_random
        tables.reset(int(generator.integers(1 << 31)) if seed is None else seed)
        if self.asked_seat is None:
            self.seat = int(generator.integers(tables.seats))
        try:
            self.others = sit_around(self.pool, tables, self.seat, generator)
        except SeraiError as error:
            raise gymnasium.error.Error(str(error)) from error
        self._begun = True
        self._let_others_act(np.zeros(tables.seats))
        self._show()
        return self._observed(), self._info()

    def step(self, action: Any) -> Stepped:
        tables = self.tables
        if not self._begun or tables.counts[0] == 0:
            raise gymnasium.error.ResetNeeded(str(SeraiError("env-over")))
        try:
            tables.step_one(action)
        except SeraiError as error:
            raise gymnasium.error.InvalidAction(str(error)) from error
        wrong = bool(tables.wrong[0])
        brought = tables.rewards[0].copy()
        self._let_others_act(brought)
        self._show()
        over = bool(tables.counts[0] == 0)
        return self._observed(), float(brought[self.seat]), over, False, self._info(wrong)

    def _let_others_act(self, brought: Floats) -> None:
        try:
            play_until(self.tables, 0, self.seat, self.others, brought)
        except SeraiError as error:  # a policy that somebody brought
            raise gymnasium.error.InvalidAction(str(error)) from error

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """As sb3-contrib asks for it."""
        return mask_of(self.tables, 0).astype(np.bool_)

    def render(self) -> Any:
        if self.render_mode in (None, "human"):
            return None
        return drawn(self.tables.position(), str(self.render_mode), self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            drawn(self.tables.position(), "human", self.seat)

    def _observed(self) -> Observation:
        mask = mask_of(self.tables, 0).astype(np.int8)
        return {"observation": self.tables.observe(self.seat), "action_mask": mask}

    def _info(self, wrong: bool = False) -> dict[str, Any]:
        tables = self.tables
        info: dict[str, Any] = {"action_mask": mask_of(tables, 0).astype(np.int8)}
        info["seat"], info["illegal"] = self.seat, wrong
        info["legal"] = tables.legal[0, : tables.counts[0]].tolist()  # a list: vectors keep it so
        return info


register()
