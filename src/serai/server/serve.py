"""Run the server until it is told to stop."""

import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from threading import Thread
from types import FrameType

import uvicorn

from serai.core.errors import SeraiError
from serai.core.lean import forget_compiler
from serai.core.texts import say

from . import garbage
from .app import create_app
from .connections import Config, Connections
from .logs import set_up
from .processes import Processes, check
from .proxy import Proxies
from .settings import LOOPBACK, USUAL_PORT, Limits, Settings, database_url
from .store import Store
from .watching.readiness import Readiness
from .watching.watch import Watch

_PORTS_TRIED = 100
_FRAME_BYTES = 65_536  # a longer message than this ends its socket
_TICKS = 10  # of uvicorn's, in a second
_FILES = 256  # that a server has open besides its connections
_PATIENCE = 5  # seconds for requests that are under way when the server stops


class Server(uvicorn.Server):
    """It says so as soon as it answers; told to end, it may go on for a while, ready no more."""

    def __init__(
        self, config: Config, answers: Callable[[], None], readiness: Readiness, drain: int
    ) -> None:
        super().__init__(config)
        self._connections = config.connections
        self._answers = answers
        self._readiness, self._drain = readiness, drain
        self._ends_at: float | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._answers()

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0:
            self._connections.look(time.monotonic())
        if self._ends_at is not None and time.monotonic() >= self._ends_at:
            self.should_exit = True
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first SIGTERM lets those be who are here, until whoever sends people has noticed."""
        first, self._readiness.draining = not self._readiness.draining, True
        if first and self._drain and sig == signal.SIGTERM:
            self._captured_signals.append(sig)
            self._ends_at = time.monotonic() + self._drain
        else:
            super().handle_exit(sig, frame)


def serve(settings: Settings, processes: int = 1) -> None:
    """Listen at the address of the settings; a port that is taken is refused."""
    set_up()
    if processes > 1:
        check(database_url(settings.database), processes)
    if settings.workers == 0 and database_url(settings.database).startswith("sqlite"):
        raise SeraiError("workers-none")
    with ExitStack() as doors:
        listening = doors.enter_context(_bind(settings.host, settings.port))
        metrics = [doors.enter_context(door) for door in _metrics_doors(settings, processes)]
        address = settings.public_url or _address(settings.host, listening)
        if processes > 1:

            def run(settings: Settings, place: int, answers: Callable[[], None]) -> None:
                _run(settings, listening, answers, metrics[place] if metrics else None)

            Processes(settings, processes, run).serve(partial(_tell, address))
        else:
            _run(settings, listening, partial(_tell, address), next(iter(metrics), None))


def _metrics_doors(settings: Settings, processes: int) -> Iterator[socket.socket]:
    """One for each process, at the port that is named and those that follow it."""
    if settings.metrics is None:
        return
    host, first = settings.metrics
    for place in range(processes):
        yield _bind(host, first + place if first else 0, "metrics-cannot-listen")


def serve_here(database: str) -> None:
    """On this machine alone, at the first free port, with the browser opened."""
    ports = range(USUAL_PORT, USUAL_PORT + _PORTS_TRIED)
    for port in ports:
        try:
            listening = _bind(LOOPBACK, port)
        except SeraiError:
            continue
        set_up(logging.WARNING)
        settings = Settings(port=port, database=database, limits=Limits())
        address = _address(LOOPBACK, listening)
        with listening:
            _run(settings, listening, partial(_tell, address, browse=True))
        return
    raise SeraiError("no-free-port", first=str(ports[0]), last=str(ports[-1]))


def _tell(address: str, browse: bool = False) -> None:
    """Where the server is."""
    print(say("server-listening", address=address), flush=True)
    if browse and _has_display():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _run(
    settings: Settings,
    listening: socket.socket,
    answers: Callable[[], None],
    metrics: socket.socket | None = None,
) -> None:
    connections = Connections(_that_fit(settings.limits), Proxies(settings.proxies))
    watch = Watch(connections, metrics)
    store = Store(database_url(settings.database), serves=True)
    config = Config(
        create_app(settings, store, watch=watch),
        connections,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # the guard reads them, and only those of proxies that we know
        ws_max_size=_FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PATIENCE,
        lifespan="on",
    )
    server = Server(config, answers, watch.readiness, settings.drain)
    forget_compiler()
    garbage.begin()
    server.run(sockets=[listening])
    if not server.started:
        raise SystemExit(1)


def _that_fit(limits: Limits) -> Limits:
    """Not more connections than this process may have files open; it asks for as many first."""
    if sys.platform == "win32":
        return limits
    import resource

    infinite, wanted = resource.RLIM_INFINITY, limits.connections + _FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != infinite and soft < wanted:
        with suppress(OSError, ValueError):  # the system may have less than it promises
            more = wanted if hard == infinite else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == infinite:
        return limits
    return replace(limits, connections=max(1, min(limits.connections, soft - _FILES)))


def _bind(host: str, port: int, refusal: str = "cannot-listen") -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # until then another may bind it too
    except (OSError, OverflowError) as error:
        listening.close()
        raise SeraiError(refusal, host=host, port=str(port), why=str(error)) from None
    return listening


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
