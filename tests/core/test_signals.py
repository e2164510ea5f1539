"""However the tests were started, a program that they start hears what it would at a terminal."""

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
HEARD = (
    "import signal; print([signal.getsignal(number) == signal.SIG_IGN"
    " for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)])"
)
SOUK = "import sys; sys.path.append('souk/src')"  # the tests' own game
STARTED = f"{SOUK}; import conftest, subprocess; subprocess.run([sys.executable, '-c', {HEARD!r}])"
IN_THE_BACKGROUND = """trap '' INT HUP TERM; exec "$@" """


def background(code: str) -> str:
    """What a program prints that is started as `nohup` and `&` do."""
    command = ["sh", "-c", IN_THE_BACKGROUND, "sh", sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=TESTS, stdout=subprocess.PIPE, encoding="utf-8", check=True
    ).stdout.strip()


def test_a_signal_that_is_ignored_would_be_ignored_by_every_child() -> None:
    assert background(HEARD) == "[True, True, True]"


def test_what_the_tests_start_is_started_as_from_a_terminal() -> None:
    assert background(STARTED) == "[False, False, False]"
