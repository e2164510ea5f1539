"""Stands in for what pydantic is made of."""


class PydanticCustomError(ValueError):
    """A field that holds what it may not."""
