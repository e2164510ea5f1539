"""How the shipped tile set plays with `greedy` in all seats: run it to print the figures."""

from collections import Counter

import serai
from serai.bots.levels import move, player
from serai.core.match import Match
from serai.games.sons.facts import read_state
from serai.games.sons.layout import Phase

GAMES = 40


def played(seats: int, seed: int, seen: Counter[str]) -> Match:
    """A game of greedy bots; turns, and those begun without water, are counted on the way."""
    match = serai.new("sons", seats=seats, seed=seed)
    bot = player("greedy", match.game, match.material, 0, seed)  # keeps nothing in mind: all seats'
    while not match.over:
        st = read_state(match.state)
        if st.phase == Phase.MOVING and not st.extra and not st.second:
            seen["turns"] += 1
            seen["dry"] += int(st.water[st.turn] == 0)
        match.play(move(bot, match))
    return match


def count(match: Match, seen: Counter[str]) -> None:
    owner = read_state(match.state).owner
    for event in match.events():
        seen[event.kind] += 1
        if event.kind == "line":
            heights = [int(height) for height in event.facts["heights"]]
            seen["pairs"] += len(heights) > 1
            seen["rivals"] += len({int(owner[height - 1]) for height in heights}) > 1
    totals = [score.total for score in match.points()]
    seen["winner"] += max(totals)
    seen["last"] += min(totals)
    seen["goods"] += sum(map(sum, read_state(match.state).goods))


def figures(seats: int) -> dict[str, float]:
    seen = Counter[str]()
    for seed in range(GAMES):
        count(played(seats, seed, seen), seen)
    oases = seen["complete"] + seen["complete-bare"]
    return {
        "winner's gold": seen["winner"] / GAMES,
        "last player's gold": seen["last"] / GAMES,
        "goods a player": seen["goods"] / GAMES / seats,
        "oases": oases / GAMES,
        "draws that fit, %": 100 * (1 - (seen["kept"] + seen["gone"]) / seen["drawn"]),
        "lines of two or more, % of oases": 100 * seen["pairs"] / oases,
        "lines with several players, % of oases": 100 * seen["rivals"] / oases,
        "turns begun without water, %": 100 * seen["dry"] / seen["turns"],
    }


if __name__ == "__main__":
    for number in (2, 3, 4):
        print(number, {name: round(value, 1) for name, value in figures(number).items()})
