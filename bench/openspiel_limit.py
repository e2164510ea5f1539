"""How fast a game written in Python can be at OpenSpiel's door, and how fast ours are.

    python bench/openspiel_limit.py --seconds 3

By turns, in CPU time of one thread, each step with an observation, a mask and a random legal
action: hex, which is C++; a game in Python that does nothing; ours. Where four times hex is more
than the game that does nothing, no game in Python reaches it.
"""

import argparse
import time
from typing import Any

import pyspiel

from serai.bench.environments import ROUNDS, Steps, open_spiel, rate, spiel_steps
from serai.core import registry

HEX = "hex(board_size=16)"
WANTED = 4  # times hex
LENGTH = 256  # of a game that does nothing: as many choices as hex has cells
ACTIONS = list(range(10))

TYPE = pyspiel.GameType(
    short_name="nothing",
    long_name="nothing",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=len(ACTIONS),
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LENGTH,
)


class Blind:
    """Observes nothing."""

    def __init__(self) -> None:
        self.tensor, self.dict = None, dict[str, Any]()

    def set_from(self, state: Any, player: int) -> None:
        """There is nothing to write down."""

    def string_from(self, state: Any, player: int) -> str:
        return ""


class NothingGame(pyspiel.Game):  # type: ignore[misc]
    """Ten actions, which change nothing but whose turn it is."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> "NothingState":
        return NothingState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Blind:
        return Blind()


class NothingState(pyspiel.State):  # type: ignore[misc]
    """As little as OpenSpiel lets a state be, and no detour by C++ where it can be saved."""

    def __init__(self, game: NothingGame) -> None:
        super().__init__(game)
        self.done = 0

    def current_player(self) -> Any:
        return self.done % 2 if self.done < LENGTH else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.done >= LENGTH

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return ACTIONS

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        return ACTIONS

    def _legal_actions(self, player: int) -> list[int]:
        return ACTIONS

    def _apply_action(self, action: int) -> None:
        self.done += 1

    def returns(self) -> list[float]:
        return [0.0, 0.0]


pyspiel.register_game(TYPE, NothingGame)


def measure(seconds: float) -> dict[str, float]:
    """The best of some rounds of each, by turns, after one that is not counted."""
    ours = [name for name in registry.names() if 2 in registry.game(name).material.SEATS]
    sides: dict[str, Steps] = {
        HEX: spiel_steps(pyspiel.load_game(HEX)),
        "nothing, in Python": spiel_steps(pyspiel.load_game("nothing")),
        **{f"serai_{name}": open_spiel(name) for name in ours},
    }
    found = dict.fromkeys(sides, 0.0)
    for steps in sides.values():
        steps()
    for _ in range(ROUNDS):
        for name, steps in sides.items():
            found[name] = max(found[name], rate(steps, seconds / ROUNDS, time.thread_time))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of each")
    found = measure(parser.parse_args().seconds)
    for name, steps in {**found, f"{WANTED} x {HEX}": WANTED * found[HEX]}.items():
        print(f"{name:>24} {steps:12,.0f} steps/s")


if __name__ == "__main__":
    main()
