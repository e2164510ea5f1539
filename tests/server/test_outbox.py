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

    def connection(self, limits: Limits | None = None) -> Connection:
        async def nothing() -> dict[str, Any]:
            return {}

        class Some:
            settings = Settings(limits=limits or Limits())

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
        connection.tell("one")
        wire.open.clear()
        connection.tell("two")
        await asyncio.sleep(0)  # waiting to be sent
        connection.tell("three")
        wire.open.set()
        connection.tell("four")  # could be sent at once, were there nothing before it
        await asyncio.sleep(0.01)
        connection.tell("five")
        return wire.heard

    assert asyncio.run(told()) == ["one", "two", "three", "four", "five"]


def test_a_box_is_empty_when_the_last_is_sent() -> None:
    box = Outbox(Limits())
    assert not box
    assert box.put("one") and box.put("two")
    assert box.first == "one"
    box.sent()
    assert box and box.first == "two"
    box.sent()
    assert not box


def test_so_much_may_wait_besides_what_is_being_sent() -> None:
    box = Outbox(Limits(waiting_messages=2, waiting_bytes=100))
    assert box.put("x" * 1_000)  # it is being sent, however long it is
    assert box.put("x" * 60) and not box.put("x" * 60)
    box.sent()
    assert box.put("x" * 60) and box.put("x" * 40)
    assert not box.put("")
    box.sent()
    assert box.put("")


def test_who_reads_nothing_is_left_behind_and_who_is_gone_is_told_no_more() -> None:
    async def left(limits: Limits) -> list[bool]:
        wire = Wire()
        connection = wire.connection(limits)
        wire.open.clear()
        for _ in range(4):
            connection.tell("word")
            await asyncio.sleep(0)
        return [connection._ended, connection._slow]

    assert asyncio.run(left(Limits(waiting_messages=3))) == [False, False]
    assert asyncio.run(left(Limits(waiting_messages=2))) == [True, True]
