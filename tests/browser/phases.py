"""Tables that stand still in the middle of something: one for every kind of choice there is."""

from collections.abc import Callable, Iterable

from server.house import Data, Guest, Player

SKIPPING = ("skip", "pass", "done", "discard", "decline", "end", "stay")
MOST_TABLES = 60
MOST_MOVES = 400

# Cards that cost little and do much, so that everything happens soon.
BUSY_DECK = "kind,points,dates,salt,pepper,gold,or_gold,effect\n" + "\n".join(
    f"{kind},{points},{cost},{effect}"
    for kind, points, cost, effect in [
        ("well", 1, "1,0,0,0,0", "swap"),
        ("rider", 1, "0,1,0,0,0", "two_tribe_cards"),
        ("oasis", 1, "0,0,1,0,0", "two_goods_cards"),
        ("targia", 2, "2,1,0,0,0", "barter"),
        ("camp", 2, "1,1,1,0,1", "cheap_well"),
        ("well", 3, "2,1,2,0,0", "-"),
        ("rider", 1, "0,0,0,1,0", "free_hand"),
        ("oasis", 1, "1,1,0,0,0", "take_two_goods"),
        ("targia", 1, "0,1,1,0,0", "pairs_targia"),
    ]
    for _ in range(5)
)


# Oases that are soon complete, with everything in them.
BUSY_TILES = "name: busy\n" + "".join(
    f"""
stack {number}
a... salt
a... gems
a... rumour
a... myrrh
a.b. salt rumour
ab.. gems incense
a... camel
aa.. water2
a... rumour
a... incense
"""
    for number in range(1, 6)
)


def alike(field: str, tiles: int) -> str:
    """Stacks of so many tiles, where whoever places an explorer soon has what this field brings."""
    stacks = [f"\nstack {number}\n" + f"a... {field}\n" * tiles for number in range(1, 6)]
    return f"name: {field}\n" + "".join(stacks)


class Busy(Player):
    """Does something rather than nothing."""

    def choose(self) -> str:
        actions = [choice["action"] for choice in self.state["legal"]]
        doing = [action for action in actions if not action.startswith(SKIPPING)]
        action: str = self.dice.choice(doing or actions)
        return action


# Many wells, and camps that cost nothing and make them cheaper.
CHEAP_DECK = "kind,points,dates,salt,pepper,gold,or_gold,effect\n" + "\n".join(
    ["camp,1,0,0,0,0,0,cheap_well"] * 10 + ["well,2,1,1,1,0,0,-"] * 30
)


def parked(guest: Guest, phases: Iterable[str], game: str, *seats: str, **more: Data) -> Data:
    """A table of the guest's for each phase, where the guest has to choose."""
    wanted, found = set(phases), dict[str, str]()
    for seed in range(MOST_TABLES):
        if not wanted:
            return found
        table: str = guest.table(game, *seats, **more)["id"]
        with guest.socket() as socket:
            phase = play_to(Busy(socket, table, 0, seed), wanted)
        if phase is not None:
            wanted.discard(phase)
            found[phase] = table
    raise AssertionError(f"never reached: {wanted}")


def play_to(player: Player, wanted: set[str]) -> str | None:
    found = reach(player, lambda state: state["view"]["phase"] in wanted)
    return player.state["view"]["phase"] if found else None


def reach(player: Player, there: Callable[[Data], bool]) -> bool:
    """Whether the player comes to choose where something is the case."""
    for _ in range(MOST_MOVES):
        if player.wait()["status"] == "over":
            return False
        if there(player.state):
            return True
        player.play()
    return False
