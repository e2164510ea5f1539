"""Environments to learn in: every game, by the conventions of those who train on games.

Read `tables` first: many tables at once, in plain arrays, and nothing but NumPy. The doors are made
of them: `gym` and `gym_vector` (Gymnasium), `aec` (PettingZoo), `spiel` (OpenSpiel). `opponents`
are who else sits there. All of them play the same game: the rules, with what a seat may know.
"""

from .tables import Tables, random_actions

__all__ = ["Tables", "random_actions"]
