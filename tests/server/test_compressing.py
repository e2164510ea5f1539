"""What is told is compressed where it pays, and reads the same."""

import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from serai.server.compressing import (
    IDLE,
    LEAST,
    WHOLE,
    Compressed,
    Compression,
    Contexts,
    is_far,
)
from serai.server.proxy import Proxies
from serai.server.settings import read_proxies
from shipped import GAMES

from .house import Data, House, Socket, house

LOCAL = "127.0.0.1"
OFFERED = [("client_max_window_bits", None)]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def agreed(contexts: Contexts, *offered: tuple[str, str | None]) -> Compressed:
    _, found = Compression(contexts).process_request_params([*OFFERED, *offered], [])
    assert isinstance(found, Compressed)
    return found


class Reader:
    """The other side, as RFC 7692 has it: it keeps what it was told, whatever the server keeps."""

    def __init__(self) -> None:
        self._inflate = zlib.decompressobj(-12)

    def read(self, told: bytes, packed: bytes | None) -> bytes:
        if packed is None:
            return told
        return self._inflate.decompress(packed + b"\x00\x00\xff\xff")


def messages(number: int, seed: int = 1) -> list[bytes]:
    """Short and long ones, alike in parts, as changes and states are."""
    rng = random.Random(seed)
    words = [f'"field-{n}":{{"cell":"c{n}","rule":"D{n % 35}"}},' for n in range(300)]
    lengths = (1, 2, 8, 20, 20, 20, 200)
    return ["".join(rng.sample(words, rng.choice(lengths))).encode() for _ in range(number)]


def test_whatever_is_kept_or_given_up_everything_is_read_as_it_was_told() -> None:
    clock = Clock()
    contexts = Contexts(2, clock)
    sockets = [agreed(contexts) for _ in range(4)]
    readers = [Reader() for _ in sockets]
    rng = random.Random(5)
    packed_ones = 0
    for message in messages(400):
        clock.now += rng.choice((0, 1, IDLE / 2))
        at = rng.choice((0, 0, 0, 1, 2, 3))
        packed = sockets[at].pack(message)
        packed_ones += packed is not None
        assert readers[at].read(message, packed) == message
        assert len(contexts) <= 2
    assert packed_ones > 100


def test_a_change_is_short_beside_what_was_told_before_and_not_without() -> None:
    alone, among = agreed(Contexts(0)), agreed(Contexts(1))
    change = b"".join(b'{"cell":"c%d","now":[{"seat":%d}]},' % (n, n % 4) for n in range(30))
    assert LEAST < len(change) < WHOLE
    assert alone.pack(change) is None
    first, second = among.pack(change), among.pack(change)
    assert first is not None and second is not None
    assert len(second) < len(first) / 4 < len(change) / 4
    assert among.pack(b"x" * (LEAST - 1)) is None


def test_a_whole_state_is_compressed_by_itself() -> None:
    alone = agreed(Contexts(0))
    state = b" ".join(messages(40))
    assert len(state) > WHOLE
    first, second = alone.pack(state), alone.pack(state)
    assert first is not None and first == second and len(first) < len(state) / 4


def test_so_many_contexts_are_kept_and_those_that_are_idle_make_room() -> None:
    clock = Clock()
    contexts = Contexts(1, clock)
    ada, bo = agreed(contexts), agreed(contexts)
    change = b"word " * 60
    assert ada.pack(change) is not None
    clock.now = IDLE - 1
    assert bo.pack(change) is None
    assert ada.pack(change) is not None  # it is used, and stays
    clock.now += IDLE - 1
    assert bo.pack(change) is None
    clock.now += 1
    assert bo.pack(change) is not None
    assert ada.pack(change) is None
    bo.let_go()
    assert len(contexts) == 0 and ada.pack(change) is not None


def test_a_client_that_can_keep_nothing_is_told_so_that_it_need_not() -> None:
    asked: Any = ("server_no_context_takeover", None)
    forgetful = agreed(Contexts(9), asked)
    state = b" ".join(messages(40))
    for _ in range(2):
        packed = forgetful.pack(state)
        assert packed is not None and Reader().read(state, packed) == state


def test_where_the_library_writes_it_writes_the_same() -> None:
    ours, library = agreed(Contexts(1)), PerMessageDeflate(False, False, 12, 12)
    for message in messages(20):
        frame = ours.encode(Frame(Opcode.TEXT, message))
        assert frame.rsv1 == (len(message) >= LEAST)
        assert bytes(library.decode(frame).data) == message
    for opcode in (Opcode.PING, Opcode.CLOSE):
        assert ours.encode(Frame(opcode, b"x" * 100)) == Frame(opcode, b"x" * 100)


def test_nothing_is_compressed_on_the_way_to_this_machine_but_through_a_proxy() -> None:
    nobody, proxy = Proxies(()), Proxies(read_proxies([LOCAL]))
    assert is_far(("192.0.2.1", 5), nobody) and is_far(("2001:db8::1", 5), nobody)
    assert not is_far((LOCAL, 5), nobody) and not is_far(("::1", 5), nobody)
    assert is_far((LOCAL, 5), proxy)
    assert not is_far(None, proxy) and not is_far(("somewhere", 5), proxy)


# -- a server, with people who come through a proxy ----------------------------------------------


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    words = ("--behind-proxy", LOCAL, "--limit", "compressed_sockets=1")
    with house(tmp_path_factory.mktemp("far"), *words) as running:
        yield running


class Counted:
    """How long the frames of a socket were that were compressed, and what was in them."""

    def __init__(self, socket: Socket) -> None:
        self.packed, self.read = 0, 0
        extension: Any
        [extension] = socket.connection.protocol.extensions
        decode: Callable[..., Frame] = extension.decode

        def counting(frame: Frame, **more: Any) -> Frame:
            found = decode(frame, **more)
            if frame.rsv1:
                self.packed += len(frame.data)
                self.read += len(found.data)
            return found

        extension.decode = counting


def later(socket: Socket, seat: int, n: int) -> Data:
    """How things stand for a seat after that moment."""
    return socket.until(
        lambda told: told["type"] == "state" and told["seat"] == seat and told["n"] > n
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_reads_the_same_compressed_and_not(far: House, game: str) -> None:
    """One socket has the only context, another none, a third did not ask."""
    ada = far.guest("Ada")
    table = ada.table(game, "me", "here")["id"]
    rng = random.Random(7)
    with ExitStack() as open_ones:
        kept, without = (
            open_ones.enter_context(Socket(ada, compression="deflate")) for _ in range(2)
        )
        plain = open_ones.enter_context(ada.socket())
        assert plain.connection.protocol.extensions == []
        counted, others = Counted(kept), Counted(without)
        sockets = (kept, without, plain)
        states = [{seat: socket.open(table, seat) for seat in (0, 1)} for socket in sockets]
        assert states[0] == states[1] == states[2]
        for _ in range(12):
            now = next(state for state in states[0].values() if state["legal"])
            assert kept.move(now, rng.choice(now["legal"])["action"])["type"] == "ack"
            for socket, heard in zip(sockets, states, strict=True):
                heard.update({seat: later(socket, seat, now["n"]) for seat in (0, 1)})
            assert states[0] == states[1] == states[2]
    assert 0 < counted.packed < counted.read / 4
    assert 0 < others.packed < others.read / 3
    assert counted.read > others.read  # changes too
