"""Whether people may be sent to this process: it answers, its store does, its games are loaded,
and it has not been told to end."""

import asyncio

from serai.core import registry
from serai.core.errors import SeraiError

from .. import loading
from ..errors import NotSaved, ServerError
from ..services import Services


class NotReady(ServerError):
    """Others should be asked, for now."""

    status = 503
    retry_after = 5


class Readiness:
    """Of one process, from its start to its end."""

    def __init__(self) -> None:
        self.draining = False
        self._loading: asyncio.Task[None] | None = None

    async def check(self, services: Services) -> None:
        """Refused with the first reason why not.

        Games are loaded when they are first needed; whoever asks here wants them all.
        """
        if self.draining:
            raise NotReady("server-ends")
        if not await services.lobby.store.is_well():
            raise NotSaved("store-away")
        if self._loading is None:
            self._loading = asyncio.create_task(_load_all(services))
        if not self._loading.done():
            raise NotReady("games-are-loaded")


async def _load_all(services: Services) -> None:
    for name in registry.names():
        try:
            await services.threads.run(loading.game, name)
        except SeraiError:
            continue  # it cannot be played, the others can
