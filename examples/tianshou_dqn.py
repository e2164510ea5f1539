"""Tianshou: a DQN at one seat of PettingZoo's table, random play at the others (needs tianshou).

    python examples/tianshou_dqn.py targi --steps 20000

Tianshou takes the mask out of the observation. What is learned here in a few minutes is little; it
shows how the parts fit.
"""

import argparse
from typing import Any

import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net

from serai.envs.aec import env as table
from strength import tell_strength

TABLES = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=200, help="against each bot, to measure")
    given = parser.parse_args()
    torch.manual_seed(1)
    env = PettingZooEnv(table(given.game))
    seen = env.observation_space["observation"].shape
    model = Net(state_shape=seen, action_shape=env.action_space.n, hidden_sizes=[128])
    learner: Any = DQN(
        policy=DiscreteQLearningPolicy(
            model=model, action_space=env.action_space, eps_training=0.2
        ),
        optim=AdamOptimizerFactory(lr=1e-3),
        target_update_freq=200,
    )
    others = [
        MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
        for _ in env.agents[1:]
    ]
    together = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)
    tables = DummyVectorEnv([lambda: PettingZooEnv(table(given.game))] * TABLES)
    kept = VectorReplayBuffer(20_000, TABLES)
    collector = Collector(together, tables, kept, exploration_noise=True)
    collector.reset()
    result = collector.collect(n_step=given.steps)
    print(f"{result.n_collected_steps} steps, {result.n_collected_episodes} games")

    def policy(observed: Any, masks: Any) -> Any:
        with torch.no_grad():
            values, _ = model(observed)
        return np.where(masks != 0, values.numpy(), -np.inf).argmax(axis=1)

    tell_strength(given.game, policy, given.games)


if __name__ == "__main__":
    main()
