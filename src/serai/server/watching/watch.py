"""All that watches a process, from its start to its end; the metrics only if they are wanted."""

import asyncio
import socket
from functools import partial

from ..connections import Connections
from ..services import Services
from ..work import WorkQueue
from . import lag
from .door import MetricsDoor
from .readiness import Readiness
from .tally import tally


class Watch:
    """Of one process."""

    def __init__(
        self, connections: Connections | None = None, listening: socket.socket | None = None
    ) -> None:
        """With the place where metrics are served, if they are."""
        self.readiness = Readiness()
        self._connections, self._listening = connections, listening
        self._door: MetricsDoor | None = None
        self._lag: asyncio.Task[None] | None = None

    async def begin(self, services: Services, queue: WorkQueue) -> None:
        if self._listening is None or self._connections is None:
            return
        from . import metrics  # nobody else needs prometheus_client

        watched = metrics.Watched(services, queue, self._connections, self.readiness)
        written = partial(metrics.written, metrics.registry_of(watched, tally))
        self._door = MetricsDoor(self._listening, written)
        await self._door.open()
        self._lag = asyncio.create_task(lag.measure())

    def end(self) -> None:
        if self._door is not None:
            self._door.close()
        if self._lag is not None:
            self._lag.cancel()
