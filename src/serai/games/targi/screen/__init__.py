"""Targi on a terminal.

`square` draws the border, the inner cards and the pieces, `cards` what is printed on tribe cards
and where they lie, `turn` says what is to be done now, `typed` reads what a person types, `looks`
answers questions about the cards.
"""

from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from serai.core.texts import say
from serai.screens import ASCII
from serai.screens.bidi import apart, shortened

from ..view_types import Player
from .cards import displays, heading, listed
from .queries import LOOKS
from .seen import Seen
from .shorthand import full, short
from .square import square
from .turn import turn

__all__ = [
    "FINAL",
    "LOOKS",
    "PLACED",
    "QUIET",
    "board",
    "full",
    "legend",
    "open_ledgers",
    "plays_itself",
    "secrets",
    "short",
    "table",
    "tie",
    "turn",
]

QUIET = ("turn-goods", "turn-tribe", "down-goods", "down-tribe", "show")
FINAL = ("end-raid", "end-display", "final-effect", "final-alike", "final-different")
PLACED = ("place", "move")
FORCED = ("keep", "pay", "row", "return", "skip", "done", "hand")  # choices that surprise nobody
EXPANSION = "14"
LONGEST_NAME = 16


def board(view: Seen, fresh: Collection[str], simple: bool) -> Text:
    """The cards in words and what is laid, then the square: nearest to the prompt."""
    cards = [] if view["phase"] == "over" else listed(view)
    drawn = Text("\n").join([*cards, *displays(view), heading(view), *square(view, fresh)])
    if simple:
        drawn.plain = drawn.plain.translate(ASCII)
    return drawn


def table(view: Seen, names: list[str]) -> Table:
    """A row a seat: what it has, its limits, its points so far and in brackets those of the end."""
    drawn = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    drawn.add_column("", no_wrap=True)
    for column in ("dates", "salt", "pepper", "goods", "gold", "tokens", "cards", "end", "total"):
        drawn.add_column(apart(say(f"targi-screen-{column}")), justify="right", no_wrap=True)
    drawn.add_column(apart(say("targi-screen-hand")), no_wrap=True)
    for player in view["players"]:
        seat = player["seat"]
        marker = ">" if view["actor"] == seat else " "
        style = "bold" if view["seat"] == seat else ""
        name = apart(shortened(names[seat], LONGEST_NAME))
        drawn.add_row(f"{marker} {name}", *_stores(view, player), style=style)
    return drawn


def _stores(view: Seen, player: Player) -> list[str]:
    goods = player["goods"]
    at_end = player["effects"] + player["rows"]
    return [
        *map(str, goods.values()),
        _limited(sum(goods.values()), player["most_goods"]),
        _limited(player["gold"], player["most_gold"]),
        str(player["tokens"]),
        str(player["printed"]),
        str(at_end) if view["phase"] == "over" else f"({at_end})",
        str(player["points"]),
        player["hand"]["name"] if player["hand"] else "-",
    ]


def _limited(number: int, most: int) -> str:
    return f"{'!' if number > most else ''}{number}/{most}"


def open_ledgers(view: Seen) -> list[int]:
    return [player["seat"] for player in view["players"]]


def legend() -> list[str]:
    """What is typed is told on the way."""
    return []


def secrets(view: Seen, people: Collection[int]) -> bool:
    """A card in a hand, or just drawn, that only one of the two may see (T5)."""
    hands = [player["hand"] for player in view["players"]]
    drawn = view["using"]["piece"] == EXPANSION and view["using"]["drawn"]
    return bool(drawn) or any(hand is not None and hand["secret"] for hand in hands)


def plays_itself(view: Seen) -> bool:
    """A single choice that surprises nobody; a drawn card is looked at before it goes to hand."""
    legal = view["legal"]
    verb = legal[0].partition(" ")[0] if len(legal) == 1 else ""
    return verb in FORCED and not (verb == "hand" and view["using"]["drawn"])


def tie(view: Seen, names: list[str]) -> list[str]:
    """What decided between equal points (T42)."""
    one, two = view["players"]
    if one["points"] != two["points"]:
        return []
    for what in ("gold", "goods"):
        held = [p["gold"] if what == "gold" else sum(p["goods"].values()) for p in (one, two)]
        if held[0] != held[1]:
            winner = names[held.index(max(held))]
            facts = {"name": winner, "more": max(held), "less": min(held)}
            return [say(f"targi-screen-tie-{what}", **facts)]
    return [say("targi-screen-tie-draw")]
