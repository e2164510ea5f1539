"""What is forked for the tests ends with whoever asked for it."""

import json
import os
import select
import socket

import nursery
from server.house import PATIENCE


def test_who_leaves_before_being_answered_leaves_nobody_behind() -> None:
    """A worker whose stand-in was killed at once would keep its streams open for ever."""
    out, end = os.pipe()
    asked = {"words": ["-c", "import time; time.sleep(3600)"], "env": {}, "folder": os.getcwd()}
    nothing = os.open(os.devnull, os.O_RDWR)
    with nursery._lock, socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as asking:
        asking.connect(f"\0{nursery._nursery()}")
        socket.send_fds(asking, [json.dumps(asked).encode()], [nothing, end, nothing])
    os.close(end)
    os.close(nothing)
    assert select.select([out], [], [], PATIENCE)[0], "somebody still has it"
    assert os.read(out, 99) == b""
    os.close(out)
