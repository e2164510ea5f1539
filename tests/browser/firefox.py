"""A Firefox as it comes, driven in the protocol of all browsers (WebDriver BiDi), by nothing else.

Playwright brings a Firefox of its own, changed for it; this is the one that people have.
"""

import itertools
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 180.0  # seconds


def installed_firefox() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Tab:
    """One tab: where it goes, what is asked of it, what is pressed."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection, self._numbers = connection, itertools.count(1)
        self.say("session.new", capabilities={})
        (first,) = self.say("browsingContext.getTree")["contexts"]
        self._context = first["context"]

    def say(self, method: str, **given: Any) -> Any:
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": given}))
        while True:
            told = json.loads(self._connection.recv(PATIENCE))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def go(self, address: str) -> None:
        self.say("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        """What JavaScript makes of it, as JSON tells it."""
        told = self.say(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((told) => JSON.stringify(told))",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def wait(self, condition: str) -> None:
        """Until it holds."""
        self.ask(
            "new Promise((done) => { const look = () => "
            f"({condition}) ? done(true) : setTimeout(look, 50); look(); }})"
        )

    def press(self, selector: str) -> None:
        """With the mouse, in the middle of it."""
        quoted = json.dumps(selector)
        self.wait(f"document.querySelector({quoted})")
        x, y = self.ask(
            f"(() => {{ const one = document.querySelector({quoted}); one.scrollIntoView("
            "{block: 'center', behavior: 'instant'}); const { x, y, width, height } = "
            "one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()"
        )
        moves = [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            *({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")),
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self.say("input.performActions", context=self._context, actions=[mouse])


@contextmanager
def firefox(folder: Path) -> Iterator[Tab]:
    """It runs in a profile of its own, in that folder."""
    program = installed_firefox()
    assert program is not None
    words = ("--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0")
    with subprocess.Popen(
        [program, *words, "about:blank"], stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            with connect(f"{_address(process)}/session", max_size=None, proxy=None) as connection:
                yield Tab(connection)
        finally:
            process.terminate()


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stderr is not None
    for line in process.stderr:
        if found := LISTENING.search(line):
            return found[1]
    raise AssertionError("Firefox has ended")
