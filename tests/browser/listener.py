"""What a browser is told, word for word."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

Told = dict[str, Any]


class Listener:
    """Everything that a browser is told: every frame of its sockets, every answer."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Told] = []
        page.on("websocket", self._socket)
        page.on("response", self._answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

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
            yield json.dumps({**told, "view": view and {**view, "unseen": None}})
