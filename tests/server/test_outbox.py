"""What is told over a socket goes out at once where it can, and always in its order."""

import asyncio
from typing import Any, cast

from serai.server.guard import AT_ONCE
from serai.server.services import Services
from serai.server.settings import Limits, Settings
from serai.server.socket import Connection, Door, Outbox


class Wire:
    """The other end of a socket: it can be read from, or not."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.open = asyncio.Event()
        self.open.set()

    def at_once(self, text: str) -> bool:
        if self.open.is_set():
            self.heard.append(text)
        return self.open.is_set()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.heard.append(message["text"])

    def connection(self) -> Connection:
        async def nothing() -> dict[str, Any]:
            return {}

        class Some:
            settings = Settings(limits=Limits())

        door = Door({"extensions": {AT_ONCE: self.at_once}}, nothing, self.send)
        return Connection(door, cast("Services", Some()), "cookie")


def test_what_can_go_out_at_once_needs_no_task() -> None:
    async def told() -> list[str]:
        wire = Wire()
        wire.connection().tell("one")
        return wire.heard

    assert asyncio.run(told()) == ["one"]


def test_nothing_overtakes_what_waits() -> None:
    async def told() -> list[str]:
        wire = Wire()
        connection = wire.connection()
        sending = asyncio.create_task(connection._send())
        connection.tell("one")
        wire.open.clear()
        connection.tell("two")
        await asyncio.sleep(0)  # taken out of the box, and waiting to be sent
        connection.tell("three")
        wire.open.set()
        connection.tell("four")  # could be sent at once, were there nothing before it
        await asyncio.sleep(0.01)
        connection.tell("five")
        sending.cancel()
        return wire.heard

    assert asyncio.run(told()) == ["one", "two", "three", "four", "five"]


def test_a_box_is_empty_when_the_last_is_sent_and_not_when_it_is_taken_out() -> None:
    async def told() -> list[bool]:
        box = Outbox(Limits())
        found = [bool(box)]
        box.put("one")
        found.append(bool(box))
        await box.get()
        found.append(bool(box))
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        found.append(bool(box))
        waiting.cancel()
        return found

    assert asyncio.run(told()) == [False, True, True, False]
