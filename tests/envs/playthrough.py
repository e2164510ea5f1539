"""A game as OpenSpiel's playthroughs write it down, without the tensors, to be compared with.

python tests/envs/playthrough.py
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
RECORDED = HERE / "souk.playthrough"


def played() -> str:
    """Each state, what is legal in it, and what every player may know; one action after another."""
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough("serai_souk", action_sequence=None, seed=1)
    return "".join(line for line in text.splitlines(keepends=True) if "Tensor(" not in line)


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parent), str(HERE.parent / "souk" / "src")]

    from serai.core import registry
    from serai.envs import spiel

    registry.add("souk")
    spiel.register(["souk"])
    RECORDED.write_text(played(), "utf-8")
