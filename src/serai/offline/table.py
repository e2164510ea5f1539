"""A table of one screen, without a server: it hears the protocol's messages and answers in them.

Everybody but the bots sits at this screen. Nothing is shown before it is kept, and here nothing can
be kept: so an answer hands over what is to be kept first, and tells the rest when it is. A table
whose addition could not be kept is thrown away, and folded anew from its log. Several pages of the
same browser may look at it; each is told for itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from serai.bots.names import GLANCING
from serai.coach.daily import dice_of
from serai.core import registry
from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.core.texts import speak, spoken
from serai.tables import telling, wire
from serai.tables.changes import Found
from serai.tables.hearing import Eyes, Hearings
from serai.tables.sheet import BOT, Line, Sheet
from serai.tables.table import Addition, Table, begin, fold
from serai.workers.protocol import Job

OWNER = "own"  # the person of every seat at this screen
MOST_ENTRIES = 10_000
MOST_SIMULATIONS = 8_000  # of a search by the clock: a browser really takes every byte of its trees
LEAST_SECONDS = 0.2  # that a search by the clock gets in any case
Heard = tuple[str, Mapping[str, Any]]  # which page, and what it is told
Told = list[Heard]
Ears = dict[tuple[str, int], bool]  # by page and viewer, whether with previews


@dataclass(frozen=True)
class Answer:
    """What is to be kept, and what then is to be told."""

    then: Callable[[], Told]
    addition: Addition | None = None


class OwnTable:
    """A running table, and those who look at it."""

    def __init__(self, table: Table, ears: Ears | None = None) -> None:
        self.table = table
        self.ears: Ears = {} if ears is None else ears
        self._hearings = Hearings()

    @property
    def viewers(self) -> list[int]:
        return [viewer for _, viewer in self.ears]

    @property
    def bot_turn(self) -> int | None:
        """The bot that everybody waits for."""
        turn = self.table.turn
        return turn if turn is not None and self.table.sheet.seats[turn].kind == BOT else None

    # -- what is said -----------------------------------------------------------------------

    def hear(self, message: Mapping[str, Any], at: int, page: str = "") -> Answer:
        """Whatever comes is answered: done, or refused with what was wrong."""
        try:
            return self._do(message, at, page)
        except SeraiError as error:
            wrong = {"type": "error", "trouble": telling.trouble(error, spoken())}
            return Answer(lambda: [(page, wrong)])

    def _do(self, message: Mapping[str, Any], at: int, page: str) -> Answer:
        table = self.table
        match message:
            case {"type": "ping"}:
                return Answer(lambda: [(page, {"type": "pong"})])
            case {"type": "speak", "language": str(language)}:
                speak(language)
                return Answer(list)
            case {"type": "open", "seat": seat, **more}:
                return self._open(self._viewer(seat), bool(more.get("previews")), more, at, page)
            case {"type": "leave", "seat": seat}:
                self.leave(page, self._viewer(seat))
                return Answer(lambda: self._all(telling.seats(table.sheet, self.viewers, at)))
            case {"type": "move", "seat": int(seat), "n": int(n), "action": str(action), **more}:
                self._viewer(seat)
                words = bool(more.get("sentences"))
                return self._add(lambda: table.play(seat, n, action, at), seat, n, words, page)
            case {"type": "confirm", "seat": int(seat), "n": int(n)}:
                self._viewer(seat)
                return self._add(lambda: table.confirm(seat, n, at), seat, n, False, page)
            case {"type": "why", "seat": int(seat), "action": str(action), **more}:
                self._viewer(seat)
                said_in = spoken() if more.get("sentences") else None
                reasons = telling.why(table, seat, action, said_in)
                return Answer(lambda: [(page, reasons)])
        raise SeraiError("bad-message")

    def _viewer(self, seat: int | None) -> int:
        return self.table.sheet.check_viewer(OWNER, SPECTATOR if seat is None else seat)

    def _open(
        self, viewer: int, previews: bool, more: Mapping[str, Any], at: int, page: str
    ) -> Answer:
        """From now on that seat is looked at; first, how things stand."""
        before = [self._eyes(ear) for ear in self.ears if ear != (page, viewer)]
        self.ears[page, viewer] = previews and viewer != SPECTATOR
        eyes = self._eyes((page, viewer))
        now = telling.Moment(self.table, more.get("since")).state(*eyes)
        self._hearings.keep([*before, eyes])
        news = self._hearings.of(eyes).joined(now)
        told = self._all(telling.seats(self.table.sheet, self.viewers, at))
        if news is not None:
            others = [ear for ear in self.ears if self._eyes(ear) == eyes and ear[0] != page]
            told += [(other, news) for other, _ in others]
        return Answer(lambda: [*told, (page, now)])

    def leave(self, page: str, viewer: int | None = None) -> None:
        """A page looks from there no more, or from nowhere."""
        gone = [ear for ear in self.ears if ear[0] == page and viewer in (None, ear[1])]
        for ear in gone:
            del self.ears[ear]
        self._hearings.keep([self._eyes(ear) for ear in self.ears])

    def _eyes(self, ear: tuple[str, int]) -> Eyes:
        return ear[1], self.ears[ear]

    def _all(self, told: Mapping[str, Any]) -> Told:
        """The same to every page, once to each."""
        return [(page, told) for page in dict.fromkeys(page for page, _ in self.ears)]

    # -- what is done -----------------------------------------------------------------------

    def bot_job(self, dice: int) -> Job:
        """All that the bot whose turn it is gets to know; its dice are not the match's."""
        from serai.bots.jobs import choosing  # with the search: no board waits for it

        seat, sheet, match = self.bot_turn, self.table.sheet, self.table.match
        assert seat is not None, "it is nobody's turn but people's"
        level = sheet.seats[seat].name
        tree = f"{sheet.id} {seat}" if level not in GLANCING else ""
        if sheet.day is not None:  # the same moves meet the same play: no other dice, nothing kept
            dice, tree = dice_of(sheet.seed, seat, len(match.steps)), ""
        return {
            **choosing(match, sheet.options, seat, level),
            "seconds": sheet.thinking,
            "least": LEAST_SECONDS,
            "most": MOST_SIMULATIONS,
            "dice": dice,
            "tree": tree,
            "cores": 1,
        }

    def play_bot(self, n: int, action: str, at: int) -> Answer | None:
        """What the bot has chosen; None if meanwhile it is not its turn any more."""
        seat, table = self.bot_turn, self.table
        if seat is None or n != len(table.match.log):
            return None
        addition = table.play(seat, n, action, at)
        assert addition is not None, "a bot says nothing twice"

        def then() -> Told:
            table.kept(addition)
            return self.changes(n)

        return Answer(then, addition)

    def reseated(self, act: Callable[[Table], Addition], at: int) -> Answer:
        """Somebody resigns, or hands their seat over."""
        table, since = self.table, len(self.table.match.log)
        addition = act(table)
        assert addition.seat is not None
        seat = addition.seat

        def then() -> Told:
            table.kept(addition)
            table.seated(table.sheet.with_seat(seat))
            for page, viewer in [*self.ears]:
                if viewer == seat.seat and seat.person is None:
                    self.leave(page, viewer)
            told = self._all(telling.seats(table.sheet, self.viewers, at))
            return [*told, *self.changes(since)]

        return Answer(then, addition)

    def _add(
        self, act: Callable[[], Addition | None], seat: int, n: int, sentences: bool, page: str
    ) -> Answer:
        """What somebody does: kept, acknowledged, told. What was done before is acknowledged."""
        table, since = self.table, len(self.table.match.log)
        try:
            addition = act()
        except SeraiError as error:
            told = refusal(table.sheet.id, seat, n, error, sentences)
            return Answer(lambda: [(page, told)])

        def then() -> Told:
            if addition is not None:
                table.kept(addition)
            heard = telling.acknowledged(table, seat, n, again=addition is None)
            return [(page, heard), *(self.changes(since) if addition is not None else [])]

        return Answer(then, addition)

    def changes(self, since: int) -> Told:
        """What has changed, to every page and every seat that is looked at."""
        found, moment = Found(), telling.Moment(self.table, since)
        told: dict[Eyes, wire.ChangeTold] = {}
        for ear in self.ears:
            eyes = self._eyes(ear)
            if eyes not in told:
                told[eyes] = self._hearings.of(eyes).change(moment.state(*eyes), found)
        return [(ear[0], told[self._eyes(ear)]) for ear in self.ears]


def refusal(table: str, seat: int, n: int, error: SeraiError, sentences: bool) -> wire.Refused:
    """A move that was not done, and why."""
    trouble = telling.trouble(error, spoken(), sentences)
    return {"type": "refused", "table": table, "seat": seat, "n": n, "trouble": trouble}


def begun(sheet: Sheet, at: int) -> tuple[OwnTable, Answer]:
    """A new table: the first cards are drawn; to be kept before anybody looks at it."""
    table, addition = begin(registry.game(sheet.game), sheet, at, MOST_ENTRIES)

    def then() -> Told:
        table.kept(addition)
        return []

    return OwnTable(table), Answer(then, addition)


def folded(sheet: Sheet, lines: Sequence[Line], ears: Ears | None = None) -> OwnTable:
    """A table as its log says: after a reload, or from elsewhere."""
    return OwnTable(fold(registry.game(sheet.game), sheet, lines, MOST_ENTRIES), ears)
