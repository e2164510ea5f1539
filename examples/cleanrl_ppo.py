"""PPO in one short file, as CleanRL has it, on Gymnasium's vectors (needs PyTorch).

python examples/cleanrl_ppo.py targi --opponents greedy --updates 100
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import serai.envs.gym  # noqa: F401 - the ids are registered
from strength import tell_strength

ENVS, STEPS, EPOCHS = 32, 64, 3
CLIP, ENTROPY, TRACE = 0.2, 0.01, 0.95


class Agent(nn.Module):  # type: ignore[misc]
    def __init__(self, highest: Any, actions: int) -> None:
        super().__init__()
        self.scale = torch.from_numpy(np.where(highest > 1, 0.125, 1.0).astype(np.float32))
        self.body = nn.Sequential(nn.Linear(len(highest), 256), nn.ReLU())
        self.actor, self.critic = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: dict[str, Any]) -> tuple[Categorical, Any]:
        body = self.body(torch.as_tensor(seen["observation"]) * self.scale)
        illegal = torch.as_tensor(seen["action_mask"]) == 0
        logits = self.actor(body).masked_fill(illegal, -1e9)
        return Categorical(logits=logits), self.critic(body)[:, 0]


class Played:
    """Some steps in all environments, with what each action brought above what was hoped for."""

    def __init__(self, env: Any, agent: Agent, seen: dict[str, Any]) -> None:
        observed, rows, self.seen = [], [], seen
        for _ in range(STEPS):
            chances, value = agent(self.seen)
            act = chances.sample()
            observed.append(self.seen)
            self.seen, paid, over, _, _ = env.step(act.numpy())
            brought = torch.as_tensor(paid, dtype=torch.float32)
            rows.append(
                (act, chances.log_prob(act), value, brought, (~torch.as_tensor(over)).float())
            )
        following, better, gains = agent(self.seen)[1], torch.zeros(ENVS), list[Any]()
        for _, _, value, brought, on in reversed(rows):
            better = brought + following * on - value + TRACE * on * better
            following = value
            gains.insert(0, better)
        self.act, self.log, value, self.gain = (
            torch.cat(parts) for parts in (*list(zip(*rows, strict=True))[:3], gains)
        )
        self.hoped = self.gain + value
        self.observed = {
            name: np.concatenate([one[name] for one in observed]) for name in observed[0]
        }


def improve(agent: Agent, trainer: Any, played: Played) -> None:
    gain = (played.gain - played.gain.mean()) / (played.gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(ENVS * STEPS).split(512):
            index = part.numpy()
            chances, value = agent({name: rows[index] for name, rows in played.observed.items()})
            times = (chances.log_prob(played.act[part]) - played.log[part]).exp()
            near = times.clamp(1 - CLIP, 1 + CLIP)
            push = torch.minimum(gain[part] * times, gain[part] * near).mean()
            miss = ((value - played.hoped[part]) ** 2).mean()
            loss = 0.5 * miss - push - ENTROPY * chances.entropy().mean()
            trainer.zero_grad()
            loss.backward()
            trainer.step()


def learn(game: str, opponents: str, updates: int, seed: int) -> Agent:
    torch.manual_seed(seed)
    env = gymnasium.make_vec(
        f"Serai/{game.capitalize()}-v1",
        ENVS,
        vectorization_mode="vector_entry_point",
        opponents=opponents.split(","),
        shaping=0.02,
        autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
    )
    space: Any = env.single_observation_space
    actions: Any = env.single_action_space
    agent = Agent(space["observation"].high, int(actions.n))
    trainer = torch.optim.Adam(agent.parameters(), 1e-3)
    seen, _ = env.reset(seed=seed)
    for _ in range(updates):
        with torch.no_grad():
            played = Played(env, agent, seen)
        seen = played.seen
        improve(agent, trainer, played)
    return agent


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--games", type=int, default=400, help="against each bot, to measure")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    agent = learn(given.game, given.opponents, given.updates, given.seed)

    def policy(observed: Any, masks: Any) -> Any:
        with torch.no_grad():
            chances, _ = agent({"observation": observed, "action_mask": masks})
        return chances.probs.argmax(dim=1).numpy()

    tell_strength(given.game, policy, given.games)


if __name__ == "__main__":
    main()
