"""Those who listen to a table."""

from typing import NamedTuple, Protocol

from serai.tables.hearing import Eyes

from .fair_queue import Who


class Listener(Protocol):
    """Somebody with an ear: a socket. It never waits and never fails."""

    @property
    def who(self) -> Who: ...

    def tell(self, text: str) -> None: ...


class Ear(NamedTuple):
    """Who listens, from where, and whether they want to know what each action would bring."""

    listener: Listener
    viewer: int
    previews: bool

    @property
    def eyes(self) -> Eyes:
        """Those who are told the same have the same."""
        return self.viewer, self.previews
