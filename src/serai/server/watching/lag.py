"""Whether the event loop keeps up: how much later than it should something small is done."""

import asyncio

from .tally import tally

_EVERY = 0.5  # seconds


async def measure() -> None:
    """Until it is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _EVERY
        await asyncio.sleep(_EVERY)
        tally.lag.add(max(0.0, loop.time() - due))
