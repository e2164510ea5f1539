"""Stands in for pydantic in a browser: models of the wire are read by the same annotations.

What comes from the page is looked at as a server looks at it: every field is of its kind and
within its bounds, none is missing, none is too many. It is stricter in one way: nothing is taken
for something else, a text for a number.
"""

from .checking import ValidationError
from .fields import (
    AfterValidator,
    BeforeValidator,
    ConfigDict,
    FailFast,
    Field,
    StrictBool,
    TypeAdapter,
)
from .models import BaseModel, model_validator

__all__ = [
    "AfterValidator",
    "BaseModel",
    "BeforeValidator",
    "ConfigDict",
    "FailFast",
    "Field",
    "StrictBool",
    "TypeAdapter",
    "ValidationError",
    "model_validator",
]
