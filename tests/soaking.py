"""The soak, unattended: a line whenever a test is done, and at the end the figures for the docs.

make soak        the long tests at full length; writes docs/soak.md if all of them passed
"""

import time
from collections import defaultdict
from datetime import UTC, datetime
from importlib.metadata import version
from os import cpu_count
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "soak.md"
HEAD = """# The soak

`make soak` runs the long tests at full length, unattended, and writes this page when all of them
have passed: the oracles' games, the laws, the fuzzing, the kills. `make test` does a tenth of each.
"""


class Soaking:
    """What has come of each test so far, and how many there are."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.expected = 0
        self.took: dict[str, list[float]] = defaultdict(list)
        self.failed = 0

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.expected = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        self.expected = len(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.took[report.nodeid.partition("[")[0]].append(report.duration)
            self._tell(report)
        self.failed += report.failed

    def _tell(self, report: pytest.TestReport) -> None:
        done = sum(map(len, self.took.values()))
        minutes, seconds = divmod(int(time.monotonic() - self.began), 60)
        print(f"\n{minutes}:{seconds:02} {done}/{self.expected} {report.outcome} {report.nodeid}")

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus == 0 and not self.failed and self.took:
            PAGE.write_text(self.page(), "utf-8")

    def page(self) -> str:
        """The figures, the longest first."""
        minutes = round((time.monotonic() - self.began) / 60)
        number = sum(map(len, self.took.values()))
        lines = [
            HEAD,
            f"The last run: {number} tests in {minutes} minutes on {cpu_count()} cores, "
            f"{datetime.now(UTC):%Y-%m-%d}, Numba {version('numba')}; none failed.\n",
            "| test | runs | seconds |",
            "|---|---:|---:|",
        ]
        longest = sorted(self.took.items(), key=lambda item: -sum(item[1]))
        lines += [f"| `{name}` | {len(t)} | {sum(t):,.0f} |" for name, t in longest]
        return "\n".join(lines) + "\n"


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Soaking(), "soaking-figures")
