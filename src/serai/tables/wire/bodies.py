"""What is sent with a request by HTTP."""

from typing import Annotated, Literal

from pydantic import Field

from serai.tables.sheet import USUAL_GRACE

from .fields import Grace, Language, Model, Name, Options, OwnText, Secret, Word


class NewSeat(Model):
    """Who is to sit there. Only a bot has a level; `name` is for another person at this screen."""

    kind: Literal["me", "here", "friend", "bot"]
    level: Word | None = None
    name: Name | None = None


class NewTable(Model):
    """A table to be: the option that names a map, a deck or tiles may hold an own file's text.

    `grace` is how many seconds a friend may be away before a bot may take over; null: never. With
    `hints`, everybody may ask for hints there; alone with bots one always may. `start` is the text
    of a position to play on from: game, seats and options are then those of the position.
    """

    game: Word
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Options = Field(default={})
    confirm: bool = False
    thinking: Annotated[float, Field(gt=0, le=3600)] = 1.0
    grace: Grace | None = USUAL_GRACE
    hints: bool = False
    start: OwnText | None = None


class CarriedTable(Model):
    """A table that was begun elsewhere, as `CarriedTold` tells it."""

    record: OwnText
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    confirm: bool = False
    thinking: Annotated[float, Field(gt=0, le=3600)] = 1.0
    hints: bool = False


class SeatChange(Model):
    """What becomes of a seat whose friend has not come: another link, or a bot."""

    kind: Literal["friend", "bot"]
    level: Word | None = None


class Resigning(Model):
    """What becomes of the seat, if the others play on: a bot of that level sits there."""

    level: Word


class Join(Model):
    """The secret of a link: a seat's, or the spectators'."""

    secret: Secret


class PersonChange(Model):
    """What is to be different about oneself; what is not there stays as it is."""

    name: Name = ""
    language: Language = ""


class UseDevice(Model):
    secret: Secret


class Rematch(Model):
    """The same seats once more; `same_deal` with the same cards too."""

    same_deal: bool = False
