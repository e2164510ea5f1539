"""The bots of the house at OpenSpiel's tables.

bot = sit_down(game, 1, "master")
evaluate_bots.evaluate_bots(game.new_initial_state(), [other, bot], np.random)
"""

import pyspiel

from serai.bots.levels import Player, player
from serai.core.errors import SeraiError

from .how import a_seat
from .spiel import SeraiGame, SeraiState


class SeraiBot(pyspiel.Bot):  # type: ignore[misc]
    """A level, the strongest included, or any other player of ours, at one seat for one game.

    It is told what its player may know, and what that player has seen done.
    """

    def __init__(self, game: SeraiGame, seat: int, chosen: Player) -> None:
        super().__init__()
        self.game, self.seat, self.chosen = game, seat, chosen

    def step(self, state: SeraiState) -> int:
        known = state.position.hidden_from(self.seat)
        return self.chosen.choose(known, state.held.seen[self.seat][:])

    def restart_at(self, state: SeraiState) -> None:
        """Nothing is kept that a state does not tell."""


def sit_down(game: SeraiGame, player_id: int, name: str, seed: int | None = None) -> SeraiBot:
    """A bot by its name: `beginner` to `master`, `random`, `greedy`, `uct`."""
    frame = game.frame
    try:
        player_id = a_seat(player_id, game.num_players())
        chosen = player(name, frame.game, frame.material, player_id, seed, cores=1)
    except SeraiError as error:
        raise pyspiel.SpielError(str(error)) from error
    return SeraiBot(game, player_id, chosen)
