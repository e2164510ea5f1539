"""What may stand in a field of a request or a message, and what may not."""

import re
from typing import Annotated, Any, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    model_validator,
)
from pydantic_core import PydanticCustomError, PydanticKnownError

from serai.tables import naming

TABLE_ID = r"^[A-Za-z0-9_-]{16}$"
TableId = Annotated[str, Field(pattern=TABLE_ID, description="the table's id")]
Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
NO_TEXT = "no_text"
MOST_FIELDS = 50  # of an object in what is sent
Given = TypeVar("Given", str, str | int | bool)
# Control characters and halves of a surrogate pair; an own file has lines, and may have tabs.
# Whatever begins a new line for somebody is no part of one.
_NO_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_NO_LINES = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def _one_line(given: str) -> str:
    return _without(_NO_LINE, given)


def _lines(given: str | int | bool) -> str | int | bool:
    return _without(_NO_LINES, given)


def _without(signs: "re.Pattern[str]", given: Given) -> Given:
    if isinstance(given, str) and signs.search(given):
        raise PydanticCustomError(NO_TEXT, "control characters")
    return given


def _normalised(given: object) -> object:
    return naming.normalised(given) if isinstance(given, str) else given


def few(given: object) -> object:
    """An object with thousands of names is refused at once, and not for each of them."""
    if isinstance(given, dict) and len(given) > MOST_FIELDS:
        about = {"field_type": "Dictionary", "max_length": MOST_FIELDS, "actual_length": len(given)}
        raise PydanticKnownError("too_long", about)
    return given


Word = Annotated[str, Field(max_length=32), AfterValidator(_one_line)]
OptionValue = Annotated[str | int | bool, AfterValidator(_lines)]
Options = Annotated[dict[Word, OptionValue], BeforeValidator(few)]
Label = Annotated[str, Field(max_length=80), AfterValidator(_one_line)]
SetTo = Annotated[str, Field(max_length=1_200), AfterValidator(_one_line)]
OwnText = Annotated[str, Field(min_length=1, max_length=200_000), AfterValidator(_lines)]
Name = Annotated[
    str,
    Field(min_length=1, max_length=naming.LONGEST),
    AfterValidator(_one_line),
    BeforeValidator(_normalised),
]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True)]
Moment = Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="entries of the log")]
ActionText = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_one_line)]
Item = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Stands = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_one_line)]
Language = Annotated[
    str,
    Field(min_length=1, max_length=35, description="one that we speak"),
    AfterValidator(_one_line),
]
Grace = Annotated[int, Field(ge=60, le=30 * 86_400, strict=True)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _has_few_fields(cls, given: Any) -> Any:
        return few(given)
