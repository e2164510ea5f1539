"""What a client says to a socket."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, TypeAdapter

from .fields import ActionText, Language, Model, Moment, SeatNumber, TableId


class Open(Model):
    """Listen to a table from a seat of one's own, or as a spectator (no seat).

    With `previews`, what each legal action would bring is told too.
    """

    type: Literal["open"]
    table: TableId
    seat: SeatNumber | None = None
    since: Moment | None = None
    previews: StrictBool = False


class Leave(Model):
    """Listen no more."""

    type: Literal["leave"]
    table: TableId
    seat: SeatNumber | None = None


class Move(Model):
    """An action as text, or `undo`; `n` is how many entries of the log the player has seen.

    With `sentences`, the reasons why it may be refused are said in words too.
    """

    type: Literal["move"]
    table: TableId
    seat: SeatNumber
    n: Moment
    action: ActionText
    sentences: StrictBool = False


class Confirm(Model):
    """End one's turn at a table that asks for it."""

    type: Literal["confirm"]
    table: TableId
    seat: SeatNumber
    n: Moment


class Why(Model):
    """Ask why a seat of one's own may not do something now; nothing is played by it."""

    type: Literal["why"]
    table: TableId
    seat: SeatNumber
    action: ActionText
    sentences: StrictBool = False


class Speak(Model):
    """Say everything to this socket in that language, from now on."""

    type: Literal["speak"]
    language: Language


class Ping(Model):
    type: Literal["ping"]


Message = Annotated[Open | Leave | Move | Confirm | Why | Speak | Ping, Field(discriminator="type")]
message_adapter: TypeAdapter[Message] = TypeAdapter(Message)
