"""What a game brings to a terminal, and what its screen is drawn with.

A game's screen is a module `screen` of its package with the names of `Screen`. It draws what a seat
may know and do, never the state itself, and says what stands under `<game>-screen-…` in the game's
`texts/screen/`. A game without one is drawn by `plain`. `bidi` sets words apart that run from right
to left.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Protocol, TypedDict, TypeVar

from rich.table import Table
from rich.text import Text

from . import bidi

View = dict[str, Any]  # of any game; what one game's own is made of, its own screen knows
Seen = TypeVar("Seen", bound=Mapping[str, Any])
Look = Callable[[Seen, str], list[str] | Text]
ASCII = (
    str.maketrans("“”„«»״’·–×★━┃─═│║▀▄█¹²³⁴", '""""""\'.-x*-|-=|#\',:abcd')
    | {ord(sign): text for sign, text in (("…", "..."), ("±", "+-"), ("−", "-"), ("־", "-"))}
    | {ord(sign): text for sign, text in (("ü", "ue"), ("ö", "oe"), ("ä", "ae"), ("ß", "ss"))}
    | {ord(sign): text for sign, text in (("ł", "l"), ("Ł", "L"), ("œ", "oe"), ("\u202f", " "))}
    | bidi.SIGNS
)


class Frame(TypedDict):
    """What stands in every view, beside what the game tells: a game's own joins both in one."""

    game: str
    seat: int
    seats: int
    actor: int
    legal: list[str]


class Screen(Protocol):
    """How a game's view is drawn and its actions are typed."""

    @property
    def QUIET(self) -> Collection[str]:  # noqa: N802
        """Events that are on the board to be seen, and not told."""
        ...

    @property
    def FINAL(self) -> Collection[str]:  # noqa: N802
        """Events of the final scoring, told at the end."""
        ...

    @property
    def PLACED(self) -> Collection[str]:  # noqa: N802
        """Events whose cells are marked as new."""
        ...

    @property
    def LOOKS(self) -> Mapping[str, Look[View]]:  # noqa: N802
        """The game's own questions: a word, and what answers it."""
        ...

    def board(self, view: View, fresh: Collection[str], simple: bool) -> Text: ...
    def table(self, view: View, names: list[str]) -> Table: ...
    def turn(self, view: View, name: str) -> list[str]: ...
    def open_ledgers(self, view: View) -> list[int]: ...
    def legend(self) -> list[str]: ...  # what is typed, beside the words for it
    def secrets(self, view: View, people: Collection[int]) -> bool:
        """Whether one of these people at the screen has something another may not see."""
        ...

    def plays_itself(self, view: View) -> bool: ...  # whether there is nothing to choose
    def tie(self, view: View, names: list[str]) -> list[str]: ...  # what decided an equal end
    def short(self, action: str) -> str: ...
    def full(self, typed: str, view: View) -> str: ...


def row(words: Iterable[str]) -> str:
    """Words one after another, without the “and” of any language: what is typed stays so."""
    return ", ".join(words)
