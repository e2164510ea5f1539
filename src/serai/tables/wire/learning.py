"""What is said between the server and those who learn: how far they have come."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

from .fields import Item, Model, Stands

KIND = r"^[a-z]{1,16}$"


class Note(Model):
    """How it stands with each of these; null: nothing is to be known of it any more."""

    notes: Annotated[dict[Item, Stands | None], Field(max_length=50)]


class ProgressTold(TypedDict):
    """All that is noted of a kind, item by item."""

    notes: dict[str, str]
