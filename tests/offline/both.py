"""A server and a screen without one, asked the same by the same person about the same tables."""

import asyncio
import json
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from offline.desk import Desk
from serai.offline import rows
from serai.offline.routes import ROUTES
from serai.offline.table import OWNER
from serai.server.store import Store
from server.house import PATIENCE, Guest

REQUESTS = Path(__file__).parents[2] / "web/src/wire/requests.ts"
# Nobody is told the same of these: they are drawn, told by a clock, or need other people.
ALWAYS = ("id", "created", "changed", "now", "may_share", "link", "links", "kept_until")


def requests() -> list[str]:
    """Every request the page can make."""
    return re.findall(r'^  "([A-Z]+ /api/[^"]*)"', REQUESTS.read_text("utf-8"), re.MULTILINE)


def route_of(method: str, path: str) -> str:
    """Which of them it is."""
    bare = path.partition("?")[0]
    for route in sorted(requests(), key=lambda one: one.count("{")):
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(route))
        if re.fullmatch(pattern, f"{method} {bare}"):
            return route
    raise AssertionError(f"the page never asks {method} {path}")


class Both:
    """What was compared is noted, request by request."""

    def __init__(self, guest: Guest, desk: Desk) -> None:
        self.guest, self.desk = guest, desk
        self.compared: set[str] = set()

    def carry(self, *tables: str) -> None:
        """Tables of the server, as they stand there, lie in the browser too."""
        mine = self.guest.get("/api/me")["id"]
        store = Store(self.guest.where.store_url)
        try:
            for table in tables:
                sheet = asyncio.run(store.sheet(table))
                assert sheet is not None
                seats = tuple(
                    replace(seat, person=OWNER if seat.person == mine else None)
                    for seat in sheet.seats
                )
                sheet = replace(sheet, owner=OWNER, seats=seats)
                lines = asyncio.run(store.lines(table))
                of_log = [rows.of_line(table, one) for one in lines]
                self.desk.keep([rows.of_sheet(sheet), *of_log])
        finally:
            store.close()
        self.desk.reload()

    def same(self, method: str, path: str, body: Any = None, but: tuple[str, ...] = ()) -> Any:
        """The screen's answer, which is the server's but for what nobody is told the same of."""
        route = route_of(method, path)
        assert route in ROUTES
        self.desk.now = time.time_ns() // 1_000_000
        answer = self.guest.ask(method, path, json=body) if body else self.guest.ask(method, path)
        status, here = self.desk.ask(method, path, body)
        there = _read(answer.text)
        assert answer.is_success == (status < 300), (route, answer.text[:500], here)
        assert plain(here, but) == plain(there, but), route
        self.compared.add(route)
        return here

    def refused(self, method: str, path: str, body: Any) -> str:
        """The same refusal, with all its facts; nothing is kept of it."""
        answer = self.guest.ask(method, path, json=body)
        before = json.dumps(self.desk.store)
        status, here = self.desk.ask(method, path, body)
        assert json.dumps(self.desk.store) == before
        assert answer.status_code == status, (path, answer.text[:500], here)
        games = ("known", "sentence") if here["code"] == "unknown-game" else ()  # of the tests too
        assert plain(here, games) == plain(answer.json(), games), (here, answer.json())
        return str(here["code"])

    def until_done(self, path: str, but: tuple[str, ...] = ()) -> Any:
        """An analysis, when the server has it too."""
        end = time.monotonic() + PATIENCE
        while self.guest.get(f"{path}?wait=5")["status"] not in ("done", "failed"):
            assert time.monotonic() < end
        return self.same("GET", path, but=(*but, "edition"))


def _read(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except json.JSONDecodeError:
        return text


def plain(told: Any, but: tuple[str, ...] = ()) -> Any:
    """Without what nobody is told the same of."""
    if isinstance(told, dict):
        left = (*ALWAYS, *but)
        return {key: plain(value, but) for key, value in told.items() if key not in left}
    if isinstance(told, list):
        return [plain(one, but) for one in told]
    return told
