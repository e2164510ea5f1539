"""Positions as text: looked over, set by hand place by place, and what is said of them."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

from .fields import Model, Options, OwnText, SetTo, Word
from .told import Choice, Facts

# -- what is asked ------------------------------------------------------------------------------


class AskPosition(Model):
    """A position as text, to be looked over."""

    text: OwnText


class EditPosition(Model):
    """A position as text, in which one place is set to something else."""

    text: OwnText
    place: Word
    value: SetTo


class DraftPosition(Model):
    """A position to begin with in an editor: before anything has happened, or `dealt`."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=8)]
    options: Options = Field(default={})
    dealt: bool = False


# -- what is answered ---------------------------------------------------------------------------


class FaultTold(TypedDict):
    """What cannot be in a position, and on which line of its text; 0: on none of its own.

    `cells` are where on the board it is.
    """

    line: int
    code: str
    facts: Facts
    sentence: str
    cells: list[str]


class OfferTold(TypedDict):
    """What a place can be set to; at `cell`, if that is a place on the board.

    `look` is for the game's page, which draws it.
    """

    value: str
    label: str
    cell: str | None
    look: Facts | None


class PlaceTold(TypedDict):
    """Something in a position that can be set by hand, and what is set there now.

    `palette` names its choices: one of them, or `several` up to `most`, in order and with blanks
    between them. A number goes from 0 to `most`. On the board it has a `cell`.
    """

    name: str
    label: str
    group: str
    cell: str | None
    kind: Literal["one", "several", "number"]
    palette: str
    most: int
    value: str


class CheckedTold(TypedDict):
    """A position that was looked over: all that is wrong with it, or what it is.

    `text` is null if something is wrong, unless it has been set so by hand. `view` is how it looks,
    wrong or not, where that can be seen. `places` can be set by hand, each to what is in its
    palette; there are none in a game that has no editor of its own.
    """

    faults: list[FaultTold]
    text: str | None
    game: str | None
    seats: int
    actor: int
    view: dict[str, Any] | None
    legal: list[Choice]
    places: list[PlaceTold]
    palettes: dict[str, list[OfferTold]]
