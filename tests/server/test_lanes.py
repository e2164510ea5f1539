"""Whoever looks up much at once waits for themselves: others are answered meanwhile."""

import asyncio
import threading
from pathlib import Path

import pytest

from serai.server.asking import ask_as
from serai.server.lanes import Lanes
from serai.server.store import Store
from server.house import PATIENCE


async def looks_up(store: Store, address: str, gate: threading.Event | None = None) -> str:
    """Something that takes until the gate is open."""
    ask_as("", address)
    return await store.ask(lambda c: str(gate is None or gate.wait(PATIENCE)))


@pytest.mark.parametrize("much", [40])
def test_nobody_waits_for_all_that_another_address_looks_up(tmp_path: Path, much: int) -> None:
    async def play() -> None:
        store, gate = Store(f"sqlite:///{tmp_path / 'serai.sqlite'}"), threading.Event()
        slow = [asyncio.create_task(looks_up(store, "10.0.0.1", gate)) for _ in range(much)]
        try:
            await asyncio.sleep(0)
            for address in ("10.0.0.2", "10.0.0.3", ""):
                quick = asyncio.create_task(looks_up(store, address))
                assert await asyncio.wait_for(quick, PATIENCE) == "True"
            assert not any(one.done() for one in slow)
        finally:
            gate.set()
            assert await asyncio.gather(*slow) == ["True"] * much
            store.close()

    asyncio.run(play())


def test_a_lane_is_as_wide_as_it_is_said_and_gone_when_nobody_is_in_it() -> None:
    async def play() -> None:
        lanes, there, most = Lanes(2), 0, 0

        async def drive(address: str) -> None:
            nonlocal there, most
            async with lanes.one(address):
                there += 1
                most = max(most, there)
                await asyncio.sleep(0)
                there -= 1

        await asyncio.gather(*(drive("10.0.0.1") for _ in range(20)))
        assert (most, len(lanes)) == (2, 0)
        await asyncio.gather(*(drive("") for _ in range(20)))
        assert (most, len(lanes)) == (20, 0)

    asyncio.run(play())


def test_whoever_gives_up_waiting_leaves_the_lane() -> None:
    async def play() -> None:
        lanes = Lanes(1)

        async def drive() -> None:
            async with lanes.one("10.0.0.1"):
                await asyncio.sleep(PATIENCE)

        cars = [asyncio.create_task(drive()) for _ in range(3)]
        await asyncio.sleep(0)
        assert len(lanes) == 1
        for car in cars:
            car.cancel()
        await asyncio.gather(*cars, return_exceptions=True)
        assert len(lanes) == 0

    asyncio.run(play())
