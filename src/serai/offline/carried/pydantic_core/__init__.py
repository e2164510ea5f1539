"""Stands in for what pydantic is made of."""


class PydanticCustomError(ValueError):
    """A field that holds what it may not."""

    def __init__(self, kind: str, says: str) -> None:
        super().__init__(says)
        self.type = kind


class PydanticKnownError(PydanticCustomError):
    """The same, of a kind that has its own words."""

    def __init__(self, kind: str, about: dict[str, object]) -> None:
        super().__init__(kind, str(about))
