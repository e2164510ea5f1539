"""Whole messages as frames: what the library writes is read, and what is written it would write."""

import pytest
from websockets.frames import Frame, Opcode

from serai.server import frames

TEXTS = [b"x" * length for length in (0, 1, 125, 126, 127, 4_000, 65_535)]
TORTOISE = "żółw".encode()


@pytest.mark.parametrize("text", [*TEXTS, TORTOISE, b"x" * 65_536, b"x" * 200_000])
def test_a_message_is_written_as_the_library_writes_it(text: bytes) -> None:
    assert frames.written(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("text", [*TEXTS, TORTOISE])
def test_a_whole_message_is_read(text: bytes) -> None:
    assert frames.read(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


@pytest.mark.parametrize("text", TEXTS)
def test_a_part_of_a_message_and_more_than_one_are_left_to_the_library(text: bytes) -> None:
    data = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert all(frames.read(data[:length]) is None for length in range(min(len(data), 12)))
    assert frames.read(data[:-1]) is None
    assert frames.read(data + data) is frames.read(data + b"\x81") is None


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"abc"),
        Frame(Opcode.TEXT, b"abc", fin=False),
        Frame(Opcode.CONT, b"abc"),
        Frame(Opcode.PING, b""),
        Frame(Opcode.PONG, b"abc"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
        Frame(Opcode.TEXT, b"x" * 65_536),
    ],
)
def test_other_frames_are_left_to_the_library(frame: Frame) -> None:
    assert frames.read(frame.serialize(mask=True)) is None


def test_what_is_not_masked_is_left_to_the_library_to_refuse() -> None:
    for text in TEXTS:
        assert frames.read(Frame(Opcode.TEXT, text).serialize(mask=False)) is None
