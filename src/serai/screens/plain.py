"""The screen of a game that brings none: its view as it is, in words, and its actions as typed.

What a field of the view is called is `<game>-view-<field>` in the game's texts, or else its name.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from rich.table import Table
from rich.text import Text

from serai.core.contract import OVER
from serai.core.texts import has, say

from . import Look, View, row
from .bidi import apart, shortened

FRAME = ("game", "seat", "seats", "names", "n", "actor", "legal", "players")
SETTING_IN = "  "
NOTHING = "–"
LONGEST_NAME, LONGEST_CELL = 16, 24
MOST_TOLD = 12  # actions beside the turn


@dataclass(frozen=True)
class PlainScreen:
    """`Screen` for any game: everything is told, nothing is marked, nothing is shortened."""

    game: str
    QUIET: Collection[str] = ()
    FINAL: Collection[str] = ()
    PLACED: Collection[str] = ()

    @property
    def LOOKS(self) -> Mapping[str, Look[View]]:  # noqa: N802
        return {}

    def board(self, view: View, fresh: Collection[str], simple: bool) -> Text:
        told = {key: value for key, value in view.items() if key not in FRAME}
        return Text("\n".join(self._lines(told, "")))

    def table(self, view: View, names: list[str]) -> Table:
        """A row a seat, with what the view tells of its `players`."""
        players = _players(view)
        columns = list(dict.fromkeys(key for player in players for key in player if key != "seat"))
        drawn = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
        drawn.add_column("", no_wrap=True)
        for column in columns:
            drawn.add_column(apart(self.label(column)), no_wrap=True)
        for seat, name in enumerate(names):
            marker = ">" if view["actor"] == seat else " "
            player = players[seat] if players else {}
            cells = [shortened(self.plainly(player.get(key)), LONGEST_CELL) for key in columns]
            drawn.add_row(f"{marker} {apart(shortened(name, LONGEST_NAME))}", *cells)
        return drawn

    def turn(self, view: View, name: str) -> list[str]:
        actions = view["legal"]
        more = len(actions) > MOST_TOLD
        told = row([*actions[:MOST_TOLD], *(["…"] if more else [])])
        return [say("terminal-plain-turn", name=name, actions=told)]

    def open_ledgers(self, view: View) -> list[int]:
        """Nobody says what may be told before the end, so nothing is."""
        return list(range(view["seats"])) if view["actor"] == OVER else []

    def legend(self) -> list[str]:
        return []

    def secrets(self, view: View, people: Collection[int]) -> bool:
        """Nobody says that there are none, so there may be some."""
        return bool(view["actor"] != OVER)

    def plays_itself(self, view: View) -> bool:
        return False

    def tie(self, view: View, names: list[str]) -> list[str]:
        return []

    def short(self, action: str) -> str:
        return action

    def full(self, typed: str, view: View) -> str:
        return typed

    # -- data in words -----------------------------------------------------------------------

    def label(self, field: str) -> str:
        key = f"{self.game}-view-{field}"
        return say(key) if has(key) else field.replace("_", " ")

    def _lines(self, told: Mapping[str, object], before: str) -> Iterator[str]:
        """A field a line; what has fields of its own deeper on the next."""
        for field, value in told.items():
            if isinstance(value, dict):
                yield f"{before}{self.label(field)}:"
                yield from self._lines(value, before + SETTING_IN)
            elif isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
                yield f"{before}{self.label(field)}:"
                yield from (f"{before}{SETTING_IN}{self.plainly(one)}" for one in value)
            else:
                yield f"{before}{self.label(field)}: {self.plainly(value)}"

    def plainly(self, value: object) -> str:
        if isinstance(value, bool):
            return say("terminal-plain-yes") if value else say("terminal-plain-no")
        if value is None or value in ("", [], {}):
            return NOTHING
        if isinstance(value, dict):
            return row(f"{self.label(key)} {self.plainly(one)}" for key, one in value.items())
        if isinstance(value, list):
            return " ".join(map(self.plainly, value))
        return str(value)


def _players(view: View) -> list[View]:
    """What is told of each seat, where the view has it in the usual way."""
    players = view.get("players")
    if not isinstance(players, list) or len(players) != view["seats"]:
        return []
    return players if all(isinstance(one, dict) for one in players) else []


@cache
def screen(game: str) -> PlainScreen:
    return PlainScreen(game)
