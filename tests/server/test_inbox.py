"""A queue for one reader: everything comes out once and in order, also after somebody gave up."""

import asyncio

from serai.server.inbox import Inbox


def test_everything_comes_out_in_its_order_and_once() -> None:
    async def told() -> list[int]:
        box = Inbox[int]()
        reading = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(1)
        box.put_nowait(2)
        assert (box.qsize(), box.empty()) == (2, False)
        found = [await reading, await box.get()]
        assert box.empty()
        return found

    assert asyncio.run(told()) == [1, 2]


def test_who_gives_up_loses_nothing() -> None:
    async def told() -> list[int]:
        box = Inbox[int]()
        for number in (1, 2):
            reading = asyncio.create_task(box.get())
            await asyncio.sleep(0)
            if number == 2:
                box.put_nowait(number)  # it comes in the same moment
            reading.cancel()
            await asyncio.wait([reading])
            assert reading.cancelled()
        box.put_nowait(3)
        return [await box.get(), await box.get()]

    assert asyncio.run(told()) == [2, 3]
