"""A table of one screen, without a server: it hears the protocol's messages and answers in them.

Everybody but the bots sits at this screen. Nothing is shown before it is kept, and here nothing can
be kept: so an answer hands over what is to be kept first, and tells the rest when it is. A table
whose addition could not be kept is thrown away, and folded anew from its log.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from serai.bots.levels import Player, SearchingPlayer, player, turn_of
from serai.bots.names import STRONGEST
from serai.bots.search import Budget
from serai.core import registry
from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.core.texts import speak, spoken
from serai.tables import telling, wire
from serai.tables.changes import Found
from serai.tables.hearing import Hearings
from serai.tables.sheet import BOT, Line, Sheet
from serai.tables.table import Addition, Table, begin, fold

OWNER = "own"  # the person of every seat at this screen
MOST_ENTRIES = 10_000
MOST_SIMULATIONS = 8_000  # of a search by the clock: a browser really takes every byte of its trees
Told = list[Mapping[str, Any]]


@dataclass(frozen=True)
class Answer:
    """What is to be kept, and what then is to be told."""

    then: Callable[[], Told]
    addition: Addition | None = None


def at_once(*told: Mapping[str, Any]) -> Answer:
    return Answer(lambda: list(told))


class OwnTable:
    """A running table, and the seats that are looked at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._hearings = Hearings()
        self._eyes: dict[int, bool] = {}  # by viewer, whether with previews
        self._bots: dict[int, Player] = {}

    @property
    def bot_turn(self) -> int | None:
        """The bot that everybody waits for."""
        turn = self.table.turn
        return turn if turn is not None and self.table.sheet.seats[turn].kind == BOT else None

    # -- what is said -----------------------------------------------------------------------

    def hear(self, message: Mapping[str, Any], at: int) -> Answer:
        """Whatever comes is answered: done, or refused with what was wrong."""
        try:
            return self._do(message, at)
        except SeraiError as error:
            return at_once({"type": "error", "trouble": telling.trouble(error, spoken())})

    def _do(self, message: Mapping[str, Any], at: int) -> Answer:
        table = self.table
        match message:
            case {"type": "ping"}:
                return at_once({"type": "pong"})
            case {"type": "speak", "language": str(language)}:
                speak(language)
                return at_once()
            case {"type": "open", "seat": seat, **more}:
                return self._open(self._viewer(seat), bool(more.get("previews")), more, at)
            case {"type": "leave", "seat": seat}:
                self._eyes.pop(self._viewer(seat), None)
                self._hearings.keep(self._eyes.items())
                return at_once(telling.seats(table.sheet, [*self._eyes], at))
            case {"type": "move", "seat": int(seat), "n": int(n), "action": str(action), **more}:
                self._viewer(seat)
                words = bool(more.get("sentences"))
                return self._add(lambda: table.play(seat, n, action, at), seat, n, words)
            case {"type": "confirm", "seat": int(seat), "n": int(n)}:
                self._viewer(seat)
                return self._add(lambda: table.confirm(seat, n, at), seat, n, False)
            case {"type": "why", "seat": int(seat), "action": str(action), **more}:
                self._viewer(seat)
                said_in = spoken() if more.get("sentences") else None
                return at_once(telling.why(table, seat, action, said_in))
        raise SeraiError("bad-message")

    def _viewer(self, seat: int | None) -> int:
        return self.table.sheet.check_viewer(OWNER, SPECTATOR if seat is None else seat)

    def _open(self, viewer: int, previews: bool, more: Mapping[str, Any], at: int) -> Answer:
        """From now on that seat is looked at; first, how things stand."""
        self._eyes[viewer] = previews and viewer != SPECTATOR
        eyes = viewer, self._eyes[viewer]
        now = telling.Moment(self.table, more.get("since")).state(*eyes)
        self._hearings.of(eyes).joined(now)
        return at_once(telling.seats(self.table.sheet, [*self._eyes], at), now)

    # -- what is done -----------------------------------------------------------------------

    def let_bot_play(self, at: int, seed: int | None = None) -> Answer:
        """The bot whose turn it is: one action. With a seed its dice are those."""
        seat = self.bot_turn
        assert seat is not None, "it is nobody's turn but people's"
        table, n = self.table, len(self.table.match.log)
        turn = turn_of(table.match, seat)
        chosen = turn.known.action(self._bot(seat, seed).choose(turn.known, turn.seen))
        addition = table.play(seat, n, chosen, at)

        def then() -> Told:
            assert addition is not None, "a bot says nothing twice"
            table.kept(addition)
            return self._changes(n)

        return Answer(then, addition)

    def _bot(self, seat: int, seed: int | None) -> Player:
        """Who sits there, with the tree of the last turn."""
        sheet, match = self.table.sheet, self.table.match
        budget = None
        level = sheet.seats[seat].name
        if level == STRONGEST:
            budget = Budget(MOST_SIMULATIONS, sheet.thinking if seed is None else None)
        kept = self._bots.get(seat)
        if isinstance(kept, SearchingPlayer) and seed is not None:
            kept.resume(seed, budget, cores=1)
        if kept is None:
            kept = player(level, match.game, match.material, seat, seed, budget, cores=1)
            self._bots[seat] = kept
        return kept

    def _add(
        self, act: Callable[[], Addition | None], seat: int, n: int, sentences: bool
    ) -> Answer:
        """What somebody does: kept, acknowledged, told. What was done before is acknowledged."""
        table, since = self.table, len(self.table.match.log)
        try:
            addition = act()
        except SeraiError as error:
            trouble = telling.trouble(error, spoken(), sentences)
            refused: wire.Refused = {
                "type": "refused",
                "table": table.sheet.id,
                "seat": seat,
                "n": n,
                "trouble": trouble,
            }
            return at_once(refused)

        def then() -> Told:
            if addition is not None:
                table.kept(addition)
            heard = telling.acknowledged(table, seat, n, again=addition is None)
            return [heard, *(self._changes(since) if addition is not None else [])]

        return Answer(then, addition)

    def _changes(self, since: int) -> Told:
        """What has changed, for every seat that is looked at."""
        found, moment = Found(), telling.Moment(self.table, since)
        return [
            self._hearings.of(eyes).change(moment.state(*eyes), found)
            for eyes in self._eyes.items()
        ]


def begun(sheet: Sheet, at: int) -> tuple[OwnTable, Answer]:
    """A new table: the first cards are drawn; to be kept before anybody looks at it."""
    table, addition = begin(registry.game(sheet.game), sheet, at, MOST_ENTRIES)

    def then() -> Told:
        table.kept(addition)
        return []

    return OwnTable(table), Answer(then, addition)


def folded(sheet: Sheet, lines: Sequence[Line]) -> OwnTable:
    """A table as its log says: after a reload, or from elsewhere."""
    return OwnTable(fold(registry.game(sheet.game), sheet, lines, MOST_ENTRIES))
