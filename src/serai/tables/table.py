"""A table at which a match runs: whose word is waited for, what may be done, and what it adds.

What is done changes the match at once, and is handed back as an `Addition` to be kept; the sheet
says so only when it has been `kept`. A table whose addition could not be kept holds what is nowhere
else: it is thrown away, and folded anew from its log.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from serai.core.contract import CHANCE, SPECTATOR, Game
from serai.core.errors import IllegalAction, Stale
from serai.core.log import UNDO_TEXT
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.core.record import position as read_position

from .errors import Conflict
from .scores import points
from .sheet import BOT, FINISHED, RUNNING, Line, Seat, Sheet, Standing


@dataclass(frozen=True)
class Addition:
    """What is to be kept: entries of the log, and how the table stands with them."""

    lines: tuple[Line, ...]
    standing: Standing
    to_confirm: int | None
    seat: Seat | None = None  # one that is another's with it


class Table:
    """A match, and those who sit around it."""

    def __init__(self, sheet: Sheet, match: Match, by: Sequence[int], most_entries: int) -> None:
        self.sheet, self.match = sheet, match
        self._by = list(by)  # for each entry of the log, the seat that asked for it
        self._most = most_entries  # after which nothing is taken back any more
        self.to_confirm = self._to_confirm(sheet.standing.confirmed)

    def still(self) -> "Table":
        """The same as it is now, to be looked at while this one is played on."""
        return Table(self.sheet, self.match.copy(), self._by, self._most)

    # -- whose word is waited for -----------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat that everybody waits for."""
        return self._turn(self.to_confirm)

    @property
    def may_act(self) -> bool:
        """Whether the seat whose turn it is may do something new."""
        return self.to_confirm is None and not self.sheet.over

    def may_undo(self, seat: int) -> bool:
        return self._may_undo(seat, self.sheet.standing.confirmed)

    def at_once(self, seat: int) -> str | None:
        """The one thing that a seat can do now; none if it would make final what is not yet."""
        match = self.match
        if match.actor != seat or not self.may_act:
            return None
        position = match.position
        only, *others = position.legal_numbers()
        if others or (self.may_undo(seat) and not self._stays_open(seat, only)):
            return None
        return match.text(only)

    def _stays_open(self, seat: int, action: int) -> bool:
        """Whether a seat could still take back after an action what it can before."""
        before = self.match.position
        after = before.after(action)
        if self.sheet.alone:
            return not after.over
        ends = after.actor != seat
        if ends and (after.actor < 0 or not self.sheet.confirm):
            return False
        foreseen = before.hidden_from(seat).after(action)
        return foreseen.hidden_from(seat) == after.hidden_from(seat)

    def _turn(self, to_confirm: int | None) -> int | None:
        if to_confirm is not None:
            return to_confirm
        return None if self.match.over or self.sheet.over else self.match.actor

    def _to_confirm(self, confirmed: int) -> int | None:
        """The seat that has ended its turn but may still take it back."""
        chosen = self.match.last_choice
        if not self.sheet.confirm or chosen is None:
            return None
        ply, seat = chosen
        if self.sheet.seats[seat].kind == BOT or self.match.actor == seat or ply < confirmed:
            return None
        return seat if self._may_undo(seat, confirmed) else None

    def _may_undo(self, seat: int, confirmed: int) -> bool:
        match = self.match
        if not self.sheet.running or len(match.log) >= self._most:
            return False
        if self.sheet.alone:
            return match.has_acted(seat)
        return match.last >= confirmed and match.may_undo(seat)

    # -- what can be done -------------------------------------------------------------------

    def play(self, seat: int, n: int, action: str, at: int) -> Addition | None:
        """A seat's action, or its taking back; None if it had been said before.

        Refused with SeraiError, nothing changes.
        """
        match, begin, standing = self.match, len(self.match.log), self.sheet.standing
        if n < begin and self._said_before(seat, n, action):
            return None
        self._check_moment(n)
        if self.sheet.over:
            raise Conflict("table-over")
        confirmed = standing.confirmed
        if action.strip().lower() == UNDO_TEXT:
            self._undo(seat)
        else:
            self._act(seat, action)
            if match.over and self._hid(begin):  # all is told now: nobody goes back behind that
                confirmed = len(match.log)
        played = standing.played or self.sheet.seats[seat].kind != BOT
        if (confirmed, played) != (standing.confirmed, standing.played):
            standing = replace(standing, confirmed=confirmed, played=played)
        return self._addition(begin, seat, at, standing)

    def confirm(self, seat: int, n: int, at: int) -> Addition | None:
        """A seat's word that its turn is over; None if it had been given before."""
        standing = self.sheet.standing
        if 0 < n <= standing.confirmed:
            return None
        self._check_moment(n)
        if self.to_confirm != seat:
            raise Conflict("nothing-to-confirm")
        return self._addition(n, seat, at, replace(standing, confirmed=n))

    def seated(self, sheet: Sheet) -> None:
        """The same table, with those who sit there now."""
        self.sheet = sheet
        self.match.names = sheet.names
        self.to_confirm = self._to_confirm(sheet.standing.confirmed)

    def reseated(self, at: int, seat: Seat | None = None) -> Addition:
        """How the table stands after somebody else has sat down; nothing is added to the log."""
        if seat is not None:
            return replace(self._with(seat).reseated(at), seat=seat)
        return self._addition(len(self.match.log), CHANCE, at, self.sheet.standing)

    def _with(self, seat: Seat) -> "Table":
        """The same, if somebody else sat there."""
        return Table(self.sheet.with_seat(seat), self.match, self._by, self._most)

    def ended(self, seat: Seat, result: list[float], at: int) -> Addition:
        """How the table stands when a seat resigns and nobody plays on."""
        standing = replace(
            self.sheet.standing,
            status=FINISHED,
            turn=None,
            bot_turn=False,
            result=result,
            points=points(self.match, SPECTATOR),
            changed=at,
            played=True,
        )
        return Addition((), standing, None, seat)

    def counted(self) -> Addition:
        """The points of a game that was over before they were kept."""
        standing = replace(self.sheet.standing, points=points(self.match, SPECTATOR))
        return Addition((), standing, None)

    def whole(self, lines: Sequence[Line], at: int, played: bool) -> Addition:
        """All of it, as it is kept for the first time after it was begun elsewhere."""
        standing = replace(self.sheet.standing, played=played)
        addition = self._addition(len(self.match.log), CHANCE, at, standing)
        return replace(addition, lines=tuple(lines))

    def kept(self, addition: Addition) -> None:
        """It is where it was to be kept."""
        self.sheet = self.sheet.standing_so(addition.standing)
        self.to_confirm = addition.to_confirm
        self._by += [line.by for line in addition.lines]

    def follow(self, sheet: Sheet, lines: Sequence[Line]) -> None:
        """What was added elsewhere, and has been kept there."""
        for line in lines:
            self.match.replay(self.match.entry(line.seat, line.action))
        self._by += [line.by for line in lines]
        self.seated(sheet)

    # -- inside -----------------------------------------------------------------------------

    def _act(self, seat: int, action: str) -> None:
        if self.to_confirm is not None:
            raise Conflict("table-to-confirm", seat=self.to_confirm + 1)
        try:
            self.match.act(action, seat)
        except IllegalAction as refused:
            refused.names = self.sheet.called
            raise

    def _undo(self, seat: int) -> None:
        if len(self.match.log) >= self._most:
            raise Conflict("undo-too-often", most=self._most)
        if not self.may_undo(seat):
            raise Conflict("undo-too-late")
        while True:
            self.match.undo()
            if self.match.log[-1].seat == seat:
                return

    def _said_before(self, seat: int, n: int, action: str) -> bool:
        """Not if chance said it: who guesses its words would hear whether they are right."""
        match = self.match
        return self._by[n] == seat and match.log[n].seat != CHANCE and match.says(n, action)

    def _check_moment(self, n: int) -> None:
        if n != len(self.match.log):
            raise Stale("stale", n=n, now=len(self.match.log))

    def _hid(self, n: int) -> bool:
        """Whether there was anything that somebody did not know; spectators know least."""
        before = self.match.before(n)
        return before.hidden_from(SPECTATOR) != before

    def _addition(self, begin: int, by: int, at: int, standing: Standing) -> Addition:
        """The end of the log, and how the table stands with it."""
        match = self.match
        to_confirm = self._to_confirm(standing.confirmed)
        turn = self._turn(to_confirm)
        return Addition(
            lines=tuple(
                Line(n, entry.seat, match.entry_text(entry), by, at)
                for n, entry in enumerate(match.log[begin:], begin)
            ),
            standing=Standing(
                status=FINISHED if turn is None else RUNNING,
                turn=turn,
                bot_turn=turn is not None and self.sheet.seats[turn].kind == BOT,
                confirmed=standing.confirmed,
                result=match.result() if turn is None else None,
                changed=at,
                played=standing.played,
                points=points(match, SPECTATOR) if turn is None else None,
            ),
            to_confirm=to_confirm,
        )


def begin(game: Game, sheet: Sheet, at: int, most_entries: int) -> tuple[Table, Addition]:
    """A table whose seats are all taken: the first cards are drawn."""
    running = replace(sheet, standing=replace(sheet.standing, status=RUNNING))
    table = Table(running, _match(game, sheet, resolve_chance=True), [], most_entries)
    return table, table._addition(0, CHANCE, at, running.standing)


def fold(game: Game, sheet: Sheet, lines: Sequence[Line], most_entries: int) -> Table:
    """A table as its log says."""
    match = _match(game, sheet, resolve_chance=False)
    for line in lines:
        match.replay(match.entry(line.seat, line.action))
    match.rest()
    return Table(sheet, match, [line.by for line in lines], most_entries)


def _match(game: Game, sheet: Sheet, resolve_chance: bool) -> Match:
    return Match(_start(game, sheet), sheet.seed, sheet.names, resolve_chance)


def _start(game: Game, sheet: Sheet) -> Position:
    if sheet.start is not None:
        return read_position(game.name, sheet.start)
    return Position(game, build(game, len(sheet.seats), sheet.options, sheet.rules))
