"""What a browser is told, word for word."""

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from serai.tables.hearing import Listening

Told = dict[str, Any]


class Listener:
    """Everything that a browser is told: every frame of its sockets, every answer.

    A change is heard as the state that it leads to, and as it came.
    """

    def __init__(self, page: Page) -> None:
        self.heard: list[Told] = []
        self._listening: defaultdict[tuple[str, int | None], Listening] = defaultdict(Listening)
        page.on("websocket", self._socket)
        page.on("response", self._answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, told: Any) -> None:
        self.heard.append(told)
        if told["type"] in ("state", "change"):
            state = self._listening[told["table"], told["seat"]].hear(told)
            if state is not None and told["type"] == "change":
                self.heard.append(dict(state))

    def _answer(self, answer: Response) -> None:
        if "/api/" in answer.url and answer.ok and answer.status == 200:
            told = answer.json()
            self.heard.extend(told if isinstance(told, list) else [told])

    @property
    def view(self) -> Told:
        """The newest."""
        return next(told["view"] for told in reversed(self.heard) if told.get("view"))

    @property
    def states(self) -> Iterator[Told]:
        """Everything that told how the table stands."""
        return (told for told in self.heard if told.get("view"))

    def beside_the_unseen(self) -> Iterator[str]:
        """All of it but the list of the cards that may still come: there every unseen one is."""
        for told in self.heard:
            view = told.get("view")
            inside = told.get("changes", {}).get("view", {})
            changes = {**told.get("changes", {}), "view": {**inside, "unseen": None}}
            unseen = {"view": view and {**view, "unseen": None}, "changes": changes}
            yield json.dumps({**told, **unseen})
