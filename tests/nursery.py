"""A process that has loaded Serai and its games, and from which others are forked for the tests.

Each of them is a process of its own, as any: its command line tells it what to do, it has its own
streams or terminal and its own surroundings, and it can be killed. So has each of its workers, for
which a small one stands in: whatever ends the one ends the other. Only the seconds in which Python
loads what all of them have in common are spent once. Who tests the start itself starts it
otherwise.
"""

import atexit
import fcntl
import gc
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

_LONGEST = 1 << 17  # bytes of a request
_lock = threading.Lock()
# What stands in for a process: it asks for that with its own streams, and ends as that does.
_STAND_IN = """
import json, os, socket, sys
_, place, *words = sys.argv
with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as asking:
    asking.connect(chr(0) + place)
    asked = {"words": words, "env": dict(os.environ), "folder": os.getcwd(), "session": True}
    socket.send_fds(asking, [json.dumps(asked).encode()], [0, 1, 2])
    for number in range(3):
        os.close(number)
    asking.recv(99)
    code = int(asking.recv(99))
os._exit(code) if code >= 0 else os.kill(os.getpid(), -code)
"""


class Asked:
    """A process that was asked for."""

    def __init__(
        self, command: Sequence[str], streams: Sequence[int], env: Mapping[str, str], **more: bool
    ) -> None:
        """`python`, with its words, of which the first is a module, a file, or code."""
        asked = {"words": command[1:], "env": dict(env), "folder": os.getcwd(), **more}
        with _lock:
            place = _nursery()
        self._asking = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._asking.connect(f"\0{place}")
        socket.send_fds(self._asking, [json.dumps(asked).encode()], streams)
        self.pid = int(self._asking.recv(_LONGEST))
        self._code: int | None = None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._look(timeout)
        assert code is not None, "it goes on and on"
        return code

    def forget(self) -> None:
        """Whatever it does, it is ended."""
        self._asking.close()

    def _look(self, timeout: float | None) -> int | None:
        """Its exit code, if it comes in time; by a signal, less than nothing."""
        if self._code is None and select.select([self._asking], [], [], timeout)[0]:
            self._code = int(self._asking.recv(_LONGEST))
            self._asking.close()
        return self._code


class Forked(Asked):
    """A process as `subprocess.Popen` has it, as far as it is needed: its output can be read."""

    def __init__(
        self,
        command: Sequence[str],
        log: IO[str],
        env: Mapping[str, str] | None = None,
        lines: IO[bytes] | None = None,
    ) -> None:
        out, end = os.pipe()
        self.stdout = open(out, encoding="utf-8")  # noqa: SIM115
        with open(os.devnull, "rb") as nothing:
            streams = [(lines or nothing).fileno(), end, log.fileno()]
            super().__init__(command, streams, os.environ if env is None else env)
        os.close(end)


def is_python(command: Sequence[str]) -> bool:
    """Whether it is for this Python, and can be forked here."""
    return command[0] == sys.executable and sys.platform == "linux"


def run(
    command: Sequence[str],
    lines: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
    timeout: float | None = None,
) -> "subprocess.CompletedProcess[str]":
    """A process that reads its input to the end, and what comes of it."""
    with TemporaryFile("w+", encoding="utf-8") as log, TemporaryFile() as read:
        read.write("".join(f"{line}\n" for line in lines).encode())
        read.seek(0)
        process = Forked(command, log, env, read)
        with process.stdout:
            out, code = process.stdout.read(), process.wait(timeout)
        log.seek(0)
        return subprocess.CompletedProcess(command, code, out, log.read())


def stand_in(command: Sequence[str]) -> list[str]:
    """How to start what stands in for such a process: it has its streams and ends as it does."""
    with _lock:
        return _standing_in(_nursery(), command)


def _standing_in(place: str, command: Sequence[str]) -> list[str]:
    return [command[0], "-I", "-S", "-c", _STAND_IN, place, *command[1:]]


@cache
def _nursery() -> str:
    """Where it can be asked. It ends when the tests do."""
    place = f"serai-nursery-{os.getpid()}"
    env = {**os.environ, "LANG": "C.UTF-8", "OPENBLAS_NUM_THREADS": "1"}
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as asked:
        asked.bind(f"\0{place}")
        asked.listen()
        words = [sys.executable, "-P", __file__, str(asked.fileno()), place]
        line = subprocess.Popen(words, env=env, pass_fds=[asked.fileno()], stdin=subprocess.PIPE)
    assert line.stdin is not None
    atexit.register(line.wait)
    atexit.register(line.stdin.close)  # before that
    return place


# -- there -----------------------------------------------------------------------------------------


def _load() -> None:
    import uvicorn.lifespan.on
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401

    import serai.cli
    import serai.coach.jobs
    import serai.server.serve
    import serai.terminal.arena
    import serai.terminal.prompt
    import serai.terminal.session  # noqa: F401
    from serai.core import registry

    for name in registry.names():
        registry.game(name)
    gc.collect()
    gc.freeze()  # what is here is never looked through again, and stays shared


def _wait_for_words(listening: socket.socket) -> list[str]:
    """Fork whatever is asked for; returns there, with the words of its command line."""
    while sys.stdin not in select.select([listening, sys.stdin], [], [])[0]:
        asking, _ = listening.accept()
        asked, streams, _, _ = socket.recv_fds(asking, _LONGEST, 3)
        if os.fork() == 0:
            listening.close()
            return _begin(json.loads(asked), streams, asking)
        asking.close()
        for end in streams:
            os.close(end)
        while os.waitpid(-1, os.WNOHANG)[0]:  # there is one at least
            pass
    os._exit(0)


def _begin(asked: dict[str, Any], streams: list[int], asking: socket.socket) -> list[str]:
    """A process that waits for another, which is the one."""
    pid = os.fork()
    if pid:
        for end in (*streams, 0):
            os.close(end)
        _watch(pid, asking)
    asking.close()
    for number, end in enumerate(streams):
        os.dup2(end, number)
        os.close(end)
    os.environ.clear()
    os.environ.update(asked["env"])
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    sys.stdin = open(0, encoding=encoding, closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding=encoding, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, encoding, "backslashreplace", closefd=False)  # noqa: SIM115
    os.chdir(asked["folder"])
    if asked.get("session") or asked.get("terminal"):
        os.setsid()
    if asked.get("terminal"):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    if asked.get("nohup"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    random.seed()
    return [word for word in asked["words"] if word != "-P"]


def _watch(pid: int, asking: socket.socket) -> None:
    """Tell who asked which process it is, and how it ends; where nobody asks any more, end it."""
    with suppress(OSError):  # who asked may have been ended by now
        asking.send(str(pid).encode())
    watched = os.pidfd_open(pid)
    if watched not in select.select([watched, asking.fileno()], [], [])[0]:
        os.kill(pid, signal.SIGKILL)
    _, how = os.waitpid(pid, 0)
    try:
        asking.send(str(os.waitstatus_to_exitcode(how)).encode())
    finally:
        os._exit(0)


def _have_workers_forked(place: str) -> None:
    from serai.workers import asking, crew, protocol

    def command(jobs: str, niceness: int = 0) -> list[str]:
        return _standing_in(place, protocol.command(jobs, niceness))

    for room in (asking, crew):
        vars(room)["command"] = command


def _run(words: list[str]) -> None:
    """As Python itself would."""
    kind, *rest = words
    name = kind
    if kind == "-m":
        found = find_spec(f"{rest.pop(0)}.__main__")
        assert found is not None and found.origin is not None
        name = found.origin
        code = Path(name).read_text("utf-8")
    elif kind == "-c":
        code, *rest = rest
    else:
        code = Path(kind).read_text("utf-8")
    sys.argv = [name, *rest]
    exec(compile(code, name, "exec"), {"__name__": "__main__", "__file__": name})


def _end(code: int) -> None:
    """What is done at an end, but for taking to pieces what was loaded."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _, _number, _place = sys.argv
    _load()
    _have_workers_forked(_place)
    try:
        _run(_wait_for_words(socket.socket(fileno=int(_number))))
    except SystemExit as _ended:
        _end(int(_ended.code or 0))
