"""TorchRL: PettingZoo's table as TorchRL's environment, played by lot (needs torchrl).

    python examples/torchrl_rollout.py targi --steps 200

With `use_mask=True` TorchRL takes the masks out of what PettingZoo tells, and every agent has a
mask that says when it is its turn; that is all a policy of TorchRL needs.
"""

import argparse

from torchrl.envs.libs.pettingzoo import PettingZooWrapper

from serai.envs.aec import env as table


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=200)
    given = parser.parse_args()
    env = PettingZooWrapper(table(given.game), use_mask=True, seed=1)
    played = env.rollout(given.steps)
    print(f"{played.batch_size[0]} steps:")
    print(played)


if __name__ == "__main__":
    main()
