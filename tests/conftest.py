"""What all tests share: the small game of the tests is a game like any other.

Every test begins in English, whatever the machine speaks, and leaves it at that. And however the
tests were started, in the background or by `nohup`, what they start is started as from a terminal.
"""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

import nursery
from cluster import Cluster, shared
from reporting import pytest_runtest_makereport as pytest_runtest_makereport
from serai.core import registry
from serai.core.texts import speak
from serai.server.settings import database_url
from serai.workers import asking, crew, protocol
from server.house import ON_POSTGRES, UNLIMITED, USUAL_STORE, House, house

GARBAGE = 20_000, 20, 20  # new objects before the youngest are looked through for garbage

registry.add("souk")
pytest.register_assert_rewrite("serai.testing.laws")


def _still_ignore(number: int, frame: FrameType | None) -> None:
    """A signal that is ignored stays so in every child; one with a handler does not."""


for _number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
    if signal.getsignal(_number) == signal.SIG_IGN:
        signal.signal(_number, _still_ignore)


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: a third of the time a test waits for somebody."""
    return (3 * len(os.sched_getaffinity(0)) + 1) // 2 if sys.platform == "linux" else 2


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What is loaded by now stays, and garbage is looked for less often: a tenth of the CPU."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    speak("en")
    yield
    speak("en")


@pytest.fixture
def forked_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that need not load everything again."""

    def command(jobs: str, niceness: int = 0) -> list[str]:
        return nursery.stand_in(protocol.command(jobs, niceness))

    for room in (asking, crew):
        monkeypatch.setattr(room, "command", command)


# Tests that come to the inn that stands on SQLite, and again to one on PostgreSQL with two
# processes: those in which the store matters most; in the soak, all. With SERAI_TEST_DATABASE set
# to postgres every server of the tests stands on PostgreSQL, this one too.
ON_BOTH = ("test_people_and_tables", "test_home", "test_invitations")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    inns = metafunc._arg2fixturedefs.get("inn", ())
    if not inns or inns[-1].func.__module__ != __name__:  # a module may have its own
        return
    both = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH or "SERAI_SOAK" in os.environ
    stores = ["sqlite", "postgres"] if both and not ON_POSTGRES else [USUAL_STORE]
    metafunc.parametrize("inn", stores, indirect=True, scope="session")


@pytest.fixture(scope="session")
def inn(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """One server for all who only come to it; who ends it or wants it otherwise starts another."""
    more: dict[str, str] = {}
    words: tuple[str, ...] = UNLIMITED
    if request.param == "postgres":
        words = (*UNLIMITED, "--processes", "2")
        more = {"store": request.getfixturevalue("cluster").database()}
    with house(tmp_path_factory.mktemp("inn"), *words, **more) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Cluster:
    """One PostgreSQL for all tests that want a database in it."""
    return shared()


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of an empty database."""
    url = cluster.database()
    yield url
    cluster.forget(url)


@pytest.fixture(params=["postgres"] if ON_POSTGRES else ["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be: on each of the databases."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return database_url(str(tmp_path / "serai.sqlite"))
