"""RLlib's PPO against a bot, or a pool of them (needs Ray, in an environment of its own).

    python examples/rllib_ppo.py targi --rounds 5

`make .cache/rllib/.ready` sets that up. RLlib's module for masks wants what is observed under
another name than everybody else, and both as numbers with a point.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import serai.envs.gym  # noqa: F401 - the ids are registered

SHAPING = 0.02  # of points as they are booked: a potential, nothing in the end


class Renamed(gymnasium.ObservationWrapper[Any, Any, Any]):
    """`observations` instead of `observation`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, Dict)
        seen, mask = env.observation_space["observation"], env.observation_space["action_mask"]
        assert isinstance(seen, Box) and seen.shape and mask.shape
        self.scale = np.where(seen.high > 1, 0.125, 1.0).astype(np.float32)
        self.observation_space = Dict(
            {
                "observations": Box(0, 32, seen.shape, np.float32),
                "action_mask": Box(0, 1, mask.shape, np.float32),
            }
        )

    def observation(self, observation: Any) -> Any:
        return {
            "observations": observation["observation"] * self.scale,
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def made(asked: Any) -> gymnasium.Env[Any, Any]:
    return Renamed(gymnasium.make(asked["id"], opponents=asked["opponents"], shaping=SHAPING))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--choices", type=int, default=2048, help="in a round")
    parser.add_argument("--opponents", default="random")
    given = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("serai", made)
    asked = {
        "id": f"Serai/{given.game.capitalize()}-v1",
        "opponents": given.opponents.split(","),
    }
    config = (
        PPOConfig()
        .environment("serai", env_config=asked)
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=given.choices, num_epochs=4, gamma=1.0, lr=5e-4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [256], "fcnet_activation": "relu"},
            )
        )
    )
    learner = config.build_algo()
    for done in range(given.rounds):
        told = learner.train()["env_runners"]
        mean = told.get("episode_return_mean", float("nan"))
        print(f"round {done + 1}: a mean of {mean:+.2f} a game", flush=True)
    learner.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
