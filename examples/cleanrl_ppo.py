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

ENVS, STEPS, EPOCHS, CLIP, ENTROPY = 32, 64, 3, 0.2, 0.01


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


def learn(game: str, opponents: str, updates: int, seed: int) -> Agent:
    torch.manual_seed(seed)
    env = gymnasium.make_vec(
        f"Serai/{game.capitalize()}-v1",
        ENVS,
        vectorization_mode="vector_entry_point",
        vector_kwargs={
            "opponents": opponents.split(","),
            "shaping": 0.02,
            "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
        },
    )
    space: Any = env.single_observation_space
    agent = Agent(space["observation"].high, int(env.single_action_space.n))  # type: ignore[attr-defined]
    trainer = torch.optim.Adam(agent.parameters(), 1e-3)
    seen, _ = env.reset(seed=seed)
    for _ in range(updates):
        rows: dict[str, list[Any]] = {
            name: [] for name in ("seen", "act", "log", "value", "paid", "over")
        }
        with torch.no_grad():
            for _ in range(STEPS):
                chances, value = agent(seen)
                act = chances.sample()
                rows["seen"].append(seen)
                seen, paid, over, _, _ = env.step(act.numpy())
                for name, row in (("act", act), ("log", chances.log_prob(act)), ("value", value)):
                    rows[name].append(row)
                rows["paid"].append(torch.as_tensor(paid, dtype=torch.float32))
                rows["over"].append(torch.as_tensor(over))
            following, better = agent(seen)[1], torch.zeros(ENVS)
            gains: list[Any] = []
            for step in reversed(range(STEPS)):
                on = (~rows["over"][step]).float()
                surprise = rows["paid"][step] + following * on - rows["value"][step]
                better, following = surprise + 0.95 * on * better, rows["value"][step]
                gains.insert(0, better)
        together = {
            name: np.concatenate([one[name] for one in rows["seen"]])
            for name in ("observation", "action_mask")
        }
        act, log, value, gain = (
            torch.cat(parts) for parts in (rows["act"], rows["log"], rows["value"], gains)
        )
        hoped, gain = gain + value, (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in torch.randperm(ENVS * STEPS).split(512):
                index = part.numpy()
                chances, value = agent({name: rows_[index] for name, rows_ in together.items()})
                times = (chances.log_prob(act[part]) - log[part]).exp()
                near = times.clamp(1 - CLIP, 1 + CLIP)
                push = torch.minimum(gain[part] * times, gain[part] * near).mean()
                miss = ((value - hoped[part]) ** 2).mean()
                loss = 0.5 * miss - push - ENTROPY * chances.entropy().mean()
                trainer.zero_grad()
                loss.backward()
                trainer.step()
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
