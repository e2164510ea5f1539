"""What those have heard who look through the same eyes: from then on they are told what changes.

A change is made of two states, each of which they may know, and of nothing else.
"""

from typing import Any, cast

from . import wire
from .changes import Found, change, changed, edited, edits

# What every message about a table says for itself; the other fields of a state are compared.
_APART = frozenset({"type", "table", "seat", "n", "since", "entries", "events", "legal"})


class Hearing:
    """The last that was told, and the last choices that there were."""

    def __init__(self) -> None:
        self._fields: dict[str, Any] = {}
        self._n = 0
        self._legal: dict[str, wire.Choice] = {}
        self._choices: dict[str, wire.Choice] | None = None  # None: not all have heard the same

    def joined(self, now: wire.StateTold) -> wire.ChangeTold | None:
        """Somebody is told all of it. What the others have not heard yet, if there is anything."""
        others = bool(self._fields)
        news = self.change({**now, "entries": [], "events": []})
        self._choices = self._legal or None
        return news if others and (news["changes"] or "legal" in news) else None

    def change(self, now: wire.StateTold, found: Found | None = None) -> wire.ChangeTold:
        """What is new in it to those who have heard all before; `found` is for others as well."""
        fields, since, legal, choices = self._fields, self._n, self._legal, self._choices
        self._note(now)
        told: wire.ChangeTold = {
            "type": "change",
            "table": now["table"],
            "seat": now["seat"],
            "n": now["n"],
            "since": since,
            "changes": cast("dict[str, Any]", change(fields, self._fields, found)),
            "entries": now["entries"],
            "events": now["events"],
        }
        if self._legal != legal or (self._legal and choices is None):
            told["legal"] = self._edits(choices) if self._legal else None
        if self._legal:
            self._choices = self._legal
        return told

    def _note(self, now: wire.StateTold) -> None:
        self._fields = {name: value for name, value in now.items() if name not in _APART}
        self._n = now["n"]
        self._legal = {choice["action"]: choice for choice in now["legal"]}

    def _edits(self, choices: dict[str, wire.Choice] | None) -> list[Any]:
        if choices is None:
            return [0, None, list(self._legal.values())]
        found = edits(cast("dict[str, Any]", choices), cast("dict[str, Any]", self._legal))
        found[2::3] = [[self._legal[name] for name in names] for names in found[2::3]]
        return found


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
