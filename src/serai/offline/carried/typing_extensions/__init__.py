"""Stands in for typing_extensions in a browser: its Python has all that is asked for itself."""

from typing import Literal as Literal
from typing import TypeAlias as TypeAlias
from typing import TypedDict as TypedDict
