"""PettingZoo: every seat an agent, one after the other (AEC).

    env = serai.envs.aec.env("bazaar", seats=3)
    pettingzoo.make("aec", "serai/bazaar-v1", seats=3)      # once this module is imported

Agents are called `seat_0`, `seat_1` and so on. Chance is not an agent: it acts within a step. Seats
that opponents are named for, by number or as the agent is called, are played by those.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from pettingzoo.utils.env import AECEnv

from serai.core import registry
from serai.core.errors import BadOption, SeraiError

from .gym import Observation, spaces_of
from .how import a_seat, at_a_door, whole
from .opponents import Opponent, Opponents, Seated, checked, sit_down
from .rendering import MODES, a_mode, drawn
from .tables import Tables


def env(game: str, **asked: Any) -> "SeraiAEC":
    """A table of a game."""
    return SeraiAEC(game, **asked)


def register() -> None:
    """In PettingZoo's own registry, where it has one."""
    from pettingzoo.env_registry.registration import register as add

    for name in registry.names():
        add("aec", f"serai/{name}-v1", "serai.envs.aec:env", kwargs={"game": name})


class SeraiAEC(AECEnv):  # type: ignore[misc]
    """A game of two to five seats."""

    def __init__(
        self,
        game: str,
        opponents: Mapping[int | str, Opponents] | None = None,
        render_mode: str | None = None,
        **asked: Any,
    ) -> None:
        super().__init__()
        try:
            self.tables = Tables(game, 1, **at_a_door(asked))
            self._names = [f"seat_{seat}" for seat in range(self.tables.seats)]
            self.pools = self._seated({} if opponents is None else opponents)
            self.render_mode = a_mode(render_mode, MODES)
        except SeraiError as error:
            raise ValueError(str(error)) from error
        self.metadata = {
            "name": f"serai_{game}_v1",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        seats = [seat for seat in range(self.tables.seats) if seat not in self.pools]
        self.possible_agents = [self._names[seat] for seat in seats]
        self._seat_of = {self._names[seat]: seat for seat in seats}
        observed, actions = spaces_of(self.tables)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._generator = np.random.default_rng()
        self._others: dict[int, Seated] = {}
        self.agents: list[str] = []

    def _seated(self, opponents: Mapping[int | str, Opponents]) -> dict[int, Sequence[Opponent]]:
        """Who sits where besides the agents; refused if there is no such seat, or none is left."""
        if not isinstance(opponents, Mapping):
            raise BadOption("env-no-seats", value=str(opponents))
        found = {}
        for named, who in opponents.items():
            seat = self._names.index(named) if named in self._names else named
            found[a_seat(seat, self.tables.seats)] = checked(who)
        if len(found) == self.tables.seats:
            raise BadOption("env-nobody-left")
        return found

    def __getattr__(self, name: str) -> Any:
        """What there is only after a reset: PettingZoo's own wrapper refuses it so, too."""
        if name in ("agent_selection", "infos", "rewards", "terminations", "truncations"):
            raise AttributeError(str(SeraiError("env-over")))
        raise AttributeError(name)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            try:
                seed = whole("seed", seed, 0)
            except SeraiError as error:
                raise ValueError(str(error)) from error
            self._generator = np.random.default_rng(seed)
        self.tables.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        try:
            self._others = {
                seat: sit_down(pool, self.tables, seat, self._generator)
                for seat, pool in self.pools.items()
            }
        except SeraiError as error:
            raise ValueError(str(error)) from error
        self.agent_selection = self.agents[0]
        if self.pools:
            self._let_others_act()
        self._turn()

    def step(self, action: Any) -> None:
        agent, tables = self.agent_selection, self.tables
        if self.terminations.get(agent, True):
            if not self.agents:
                raise ValueError(str(SeraiError("env-over")))
            self._was_dead_step(action)
            return
        try:
            tables.step_one(action)
        except SeraiError as error:
            raise ValueError(str(error)) from error
        self._cumulative_rewards[agent] = 0.0
        self._book(tables.rewards[0].tolist())
        if self.pools:
            self._let_others_act()
        self._turn()

    def _book(self, brought: list[float]) -> None:
        sums = self._cumulative_rewards
        for agent, seat in self._seat_of.items():
            reward = brought[seat]
            self.rewards[agent] = reward
            sums[agent] += reward

    def _let_others_act(self) -> None:
        tables = self.tables
        totals = np.array([self.rewards.get(name, 0.0) for name in self._names])
        before = totals.copy()
        while tables.counts[0] and int(tables.actors[0]) in self._others:
            try:
                tables.step_one(self._others[int(tables.actors[0])].act(tables, 0))
            except SeraiError as error:  # a policy that somebody brought
                raise ValueError(str(error)) from error
            totals += tables.rewards[0]
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = float(totals[seat])
            self._cumulative_rewards[agent] += float(totals[seat] - before[seat])

    def _turn(self) -> None:
        """Whose turn it is now; or everybody's last."""
        actor = self.tables._numbers[0].item(0)
        if actor >= 0:
            agent = self._names[actor]
            self.agent_selection = agent
            self.infos[agent] = {"action_mask": self.tables.masks[0].view(np.int8).copy()}
            if self.render_mode == "human":
                self.render()
            return
        wrong = bool(self.tables.wrong[0])
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = {
                "action_mask": np.zeros(self.tables.actions, np.int8),
                "illegal": wrong,
            }
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty when it is not its turn."""
        tables, seat = self.tables, self._seat_of[agent]
        if tables._numbers[0].item(0) == seat:
            mask = self.infos[agent]["action_mask"]
            return {"observation": tables.observations[0].copy(), "action_mask": mask}
        return {
            "observation": tables.observe(seat),
            "action_mask": np.zeros(tables.actions, np.int8),
        }

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn(str(SeraiError("env-no-render-mode")))
            return None
        return drawn(self.tables.position(), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


register()
