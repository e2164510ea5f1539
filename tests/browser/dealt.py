"""`serai` where every table has the same deal and bots always throw the same dice.

Who plays the same way there meets the same things again, on every machine.
"""

from unittest.mock import patch

from serai.cli import main

SEED = "5e" * 16
DICE = 5


class Loaded:
    """Dice that always fall the same way."""

    @staticmethod
    def randbits(bits: int) -> int:
        return DICE % (1 << bits)


if __name__ == "__main__":
    with (
        patch("serai.server.lobby.new_seed", lambda: SEED),
        patch("serai.server.thinking.secrets", Loaded),
    ):
        main()
