"""What those have heard who look through the same eyes: from then on they are told what changes.

A change is made of two states, each of which they may know, and of nothing else.
"""

import zlib
from collections.abc import Collection
from operator import itemgetter
from typing import Any, cast

import orjson

from . import wire
from .changes import Found, change, changed, edited, edits

# What every message about a table says for itself; the other fields of a state are compared.
_APART = frozenset({"type", "table", "seat", "n", "since", "entries", "events", "legal"})
_COMPARED = tuple(name for name in wire.StateTold.__annotations__ if name not in _APART)
_compared = itemgetter(*_COMPARED)
_action = itemgetter("action")
_QUICK = 1  # as zlib counts it: what is packed is read again soon
Eyes = tuple[int, bool]  # from where somebody looks, and whether previews are told


class Hearing:
    """The last that was told, and the last choices that there were."""

    def __init__(self) -> None:
        self._fields: dict[str, Any] = {}
        self._n = 0
        self._may_choose = False
        self._choices: list[wire.Choice] | None = None  # None: not all have heard the same

    def joined(self, now: wire.StateTold) -> wire.ChangeTold | None:
        """Somebody is told all of it. What the others have not heard yet, if there is anything."""
        others = bool(self._fields)
        news = self.change({**now, "entries": [], "events": []})
        self._choices = now["legal"] or None
        return news if others and (news["changes"] or "legal" in news) else None

    def change(self, now: wire.StateTold, found: Found | None = None) -> wire.ChangeTold:
        """What is new in it to those who have heard all before; `found` is for others as well."""
        fields = dict(zip(_COMPARED, _compared(now), strict=True))
        told: wire.ChangeTold = {
            "type": "change",
            "table": now["table"],
            "seat": now["seat"],
            "n": now["n"],
            "since": self._n,
            "changes": cast("dict[str, Any]", change(self._fields, fields, found)),
            "entries": now["entries"],
            "events": now["events"],
        }
        self._fields, self._n = fields, now["n"]
        self._choose(now["legal"], told)
        return told

    def _choose(self, legal: list[wire.Choice], told: wire.ChangeTold) -> None:
        """Say how the choices are others than the last."""
        could, self._may_choose = self._may_choose, bool(legal)
        if not legal:
            if could:
                told["legal"] = None
            return
        if self._choices is None:
            told["legal"] = [0, None, legal]
        elif (what := edits(self._choices, legal, _action)) or not could:
            told["legal"] = what
        self._choices = legal

    def pack(self) -> dict[str, Any]:
        """What is long, to be kept elsewhere; until it is here again nothing can be told.

        The choices stay: nearly all of them are shared by all tables that are alike.
        """
        fields, self._fields = self._fields, {}
        return fields

    def unpack(self, fields: dict[str, Any]) -> None:
        self._fields = fields


class Hearings:
    """What was heard through each pair of eyes at a table.

    While nobody does anything there it is packed: as text, all eyes together, since they see much
    the same, and compressed. So it takes a fifth of the memory.
    """

    def __init__(self) -> None:
        self._heard: dict[Eyes, Hearing] = {}
        self._packed: bytes | None = None

    def of(self, eyes: Eyes) -> Hearing:
        """Nothing, if nobody has looked through these eyes."""
        self._unpack()
        return self._heard.setdefault(eyes, Hearing())

    def keep(self, eyes: Collection[Eyes]) -> None:
        """Nobody looks through any others now."""
        if not self._heard.keys() <= set(eyes):
            self._unpack()
            self._heard = {each: heard for each, heard in self._heard.items() if each in eyes}

    def rest(self) -> None:
        """Nothing is told for a while."""
        if self._packed is None and self._heard:
            text = orjson.dumps([heard.pack() for heard in self._heard.values()])
            self._packed = zlib.compress(text, _QUICK)

    def _unpack(self) -> None:
        if self._packed is not None:
            packed, self._packed = orjson.loads(zlib.decompress(self._packed)), None
            for heard, own in zip(self._heard.values(), packed, strict=True):
                heard.unpack(own)


class Listening:
    """The other side: the state as it is, put together from all that was told."""

    def __init__(self) -> None:
        self.state: wire.StateTold | None = None
        self._choices: list[wire.Choice] = []

    def hear(self, told: wire.StateTold | wire.ChangeTold) -> wire.StateTold | None:
        """The state now; None if something was missed before, and all of it must be asked for."""
        if told["type"] == "state":
            self.state = told
        elif self.state is None or self.state["n"] != told["since"]:
            return None
        else:
            self.state = self._changed(self.state, told)
        self._choices = self.state["legal"] or self._choices
        return self.state

    def _changed(self, before: wire.StateTold, told: wire.ChangeTold) -> wire.StateTold:
        now = changed(before, told["changes"])
        for name in ("n", "since", "entries", "events"):
            now[name] = cast("dict[str, Any]", told)[name]
        if "legal" in told:
            new = told["legal"]
            now["legal"] = [] if new is None else edited(self._choices, new)
        return cast("wire.StateTold", now)
