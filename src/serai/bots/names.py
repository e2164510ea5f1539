"""What the bots are called; whoever only asks for a name need not load their search."""

from serai.core.game import USUAL_LEVELS

LEVELS = tuple(USUAL_LEVELS)  # how far each looks in a game, its manifest says
GLANCING = tuple(name for name, level in USUAL_LEVELS.items() if level.simulations is None)
STRONGEST = "master"
BOTS = ("random", "greedy", "uct", *LEVELS)
