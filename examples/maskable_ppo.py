"""MaskablePPO of sb3-contrib against a bot, or a pool of them (needs sb3-contrib).

python examples/maskable_ppo.py targi --minutes 10 --opponents random,beginner
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import serai.envs.gym  # noqa: F401 - the ids are registered
from strength import tell_strength

Array = NDArray[Any]
SHAPING = 0.02  # of points as they are booked: a potential, nothing in the end


class Flat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """What is observed, without the mask: MaskablePPO asks for that by `action_masks`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, gymnasium.spaces.Dict)
        seen = env.observation_space["observation"]
        assert isinstance(seen, gymnasium.spaces.Box)
        self.scale = np.where(seen.high > 1, 0.125, 1.0).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 32, seen.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return observation["observation"] * self.scale

    def action_masks(self) -> Array:
        masks: Array = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
        return masks


class Until(BaseCallback):  # type: ignore[misc]
    """Stops when the time, of the processor, is over."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.ends = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.ends


def made(game: str, opponents: Any) -> Any:
    return lambda: Flat(
        gymnasium.make(f"Serai/{game.capitalize()}-v1", opponents=opponents, shaping=SHAPING)
    )


def learn(game: str, opponents: Any, seconds: float, seed: int, envs: int = 16) -> MaskablePPO:
    model = MaskablePPO(
        MaskableActorCriticPolicy,
        DummyVecEnv([made(game, opponents)] * envs),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256]},
        seed=seed,
        device="cpu",
    )
    model.learn(10**9, callback=Until(seconds))
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--opponents", default="random,beginner")
    parser.add_argument("--games", type=int, default=400, help="against each bot, to measure")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    model = learn(given.game, given.opponents.split(","), given.minutes * 60, given.seed)
    scale = model.get_env().envs[0].scale

    def policy(observed: Array, masks: Array) -> Array:
        chosen: Array = model.predict(
            observed * scale, action_masks=masks.astype(bool), deterministic=True
        )[0]
        return chosen

    print(f"{model.num_timesteps} choices")
    tell_strength(given.game, policy, given.games)


if __name__ == "__main__":
    main()
