"""Everything that can be wrong, each with a code that `texts` turns into a sentence.

Three kinds of wrong action: *invalid* (not our language), *illegal* (not now: with reasons), and
*stale* or *not your turn*. Then bad material, records, positions and options. Nothing else may
reach a user.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .contract import Fault, Reason
    from .texts import Called


class SeraiError(Exception):
    """The base of all of the project's own errors: a code and the facts its sentence needs."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        from .texts import say

        return say(self.code, **self.facts)


class UnknownGame(SeraiError):
    pass


class BadOption(SeraiError):
    pass


class InvalidAction(SeraiError):
    pass


class IllegalAction(SeraiError):
    """A well-written action that is not allowed now; `reasons` tells every one of them."""

    def __init__(
        self, game: str, text: str, reasons: "list[Reason]", names: "Sequence[Called]" = ()
    ) -> None:
        super().__init__("illegal-action", text=text)
        self.game = game
        self.reasons = reasons
        self.names = names

    def __str__(self) -> str:
        from .texts import say_reason

        sentences = [say_reason(self.game, reason, self.names) for reason in self.reasons]
        return "\n".join([super().__str__(), *sentences])


class NotYourTurn(SeraiError):
    pass


class Stale(SeraiError):
    """An action for a moment of the match that has passed."""


class NothingToUndo(SeraiError):
    pass


class BadMaterial(SeraiError):
    """A map, deck or tile set with faults; each fault names its line."""

    def __init__(self, name: str, faults: "list[Fault]") -> None:
        super().__init__("bad-material", name=name)
        self.faults = faults

    def __str__(self) -> str:
        from .bounds import told

        return "\n".join([super().__str__(), *told(self.faults)])


class BadPosition(SeraiError):
    pass


class BadRecord(SeraiError):
    """A record that cannot be read or replayed; the facts hold the line."""
