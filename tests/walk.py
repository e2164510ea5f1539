"""Games for the tests, by lot or played by bots: every registered game, every number of seats."""

from collections.abc import Sequence
from dataclasses import replace

from serai.bots.levels import Player, move, player
from serai.bots.search import Budget
from serai.core.match import Match
from serai.testing.tables import Table, finished, length, walk

__all__ = [
    "TABLES",
    "Table",
    "finished",
    "length",
    "one_move",
    "play_with",
    "rich_deck",
    "seated",
    "walk",
]

LONGEST_GAME = {"souk": 80, "desert": 500, "targi": 600, "sons": 1000}


OWN_MAP = """# an own map, with a narrow pass
name: two valleys
players: 2-3
palms: 1
herds: 4

board:
  . . o . ^ . . .
   . p . . . . o .
  . . . . ^ . . .
   . . o ^ ^ . p . o
  ^ . . . ^ . . . .
   ^ . . . . . . .
"""

EFFECTS = (
    *("take_good", "take_two_goods", "more_dates", "more_salt", "more_pepper", "more_gold"),
    *(f"cheap_{kind}" for kind in ("well", "rider", "oasis", "targia", "camp")),
    *("barter", "free_hand", "swap", "safe", "face_foe", "face_robber", "two_goods_cards"),
    *("two_tribe_cards", "fine_silver", "big_stores", "pairs_well", "pairs_camp", "full_row"),
)


def rich_deck() -> str:
    """A deck with each effect twice, cheap, so that much is laid."""
    lines = ["kind,points,dates,salt,pepper,gold,or_gold,effect"]
    kinds = ("well", "rider", "oasis", "targia", "camp")
    for number, effect in enumerate([*EFFECTS, *EFFECTS]):
        goods = [str(int(number % 4 == good)) for good in range(3)]
        slash = int(number % 3 == 0 and number % 4 < 3)
        lines.append(f"{kinds[number % 5]},{number % 3 + 1},{','.join(goods)},0,{slash},{effect}")
    return "\n".join(lines) + "\n"


SMALL_DECK = """kind,points,dates,salt,pepper,gold,or_gold,effect
well,1,1,0,0,0,0,two_tribe_cards
camp,2,0,1,0,0,1,two_tribe_cards
rider,3,0,0,2,0,0,-
oasis,1,0,1,1,0,0,more_gold
targia,2,1,1,0,0,0,swap
well,3,2,0,1,1,0,pairs_well
"""

ODD_TILES = """name: odd
stack 1
a... salt
ab.. rumour gems
stack 2
....
aab. gems rumour
a.a. salt
a... camel
aabb rumour salt
stack 3
....
a... water2
aaaa incense
a.b. gems gems
stack 4
a... rumour
aa.. water1
....
ab.. rumour rumour
stack 5
a... salt
aa.. myrrh
aaa. rumour
"""

_TABLES = [
    Table("souk", 2),
    Table("souk", 3),
    Table("desert", 2),
    Table("desert", 2, {"map": "wadi"}),
    Table("desert", 2, {"map": "wadi", "hide_totals": True, "first": 2}),
    Table("desert", 3),
    Table("desert", 3, {"map": OWN_MAP}),
    Table("desert", 4, {"hide_totals": True}),
    Table("desert", 5),
    Table("targi", 2),
    Table("targi", 2, {"deck": rich_deck(), "first": 2}),
    Table("targi", 2, {"deck": SMALL_DECK}),
    Table("sons", 2),
    Table("sons", 3, {"first": 2}),
    Table("sons", 3, {"tiles": ODD_TILES}),
    Table("sons", 3, {"tiles": ODD_TILES}, rules=1),
    Table("sons", 4),
]
TABLES = [replace(table, longest=LONGEST_GAME[table.game]) for table in _TABLES]


# -- bots ------------------------------------------------------------------------------------


def seated(
    match: Match, names: Sequence[str], seed: int, budget: Budget | None = None
) -> list[Player]:
    """A bot at each seat, all of them with dice of their own; on one core."""
    seeds = [seed * match.seats + seat for seat in range(match.seats)]
    return [
        player(name, match.game, match.material, seat, seeds[seat], budget, cores=1)
        for seat, name in enumerate(names)
    ]


def play_with(
    match: Match,
    names: Sequence[str],
    seed: int = 1,
    steps: int | None = None,
    budget: Budget | None = None,
) -> Match:
    """Let bots play on, to the end if no number of steps is said; a match refuses what is wrong."""
    bots = seated(match, names, seed, budget)
    while not match.over and (steps is None or steps > 0):
        match.play(move(bots[match.actor], match))
        steps = None if steps is None else steps - 1
    return match


def one_move(name: str, match: Match, seed: int = 1, budget: Budget | None = None) -> str:
    """What a bot that has just sat down would do."""
    bot = player(name, match.game, match.material, match.actor, seed, budget, cores=1)
    return move(bot, match)
