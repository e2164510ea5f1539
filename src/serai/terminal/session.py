"""A game at a terminal, whichever game it is: whose turn, read a line, do it, tell what happened.

Everything drawn comes from `match.view` of the person to move. Whatever ends the session, be it
`quit`, Ctrl-C, the end of the input or a closed window, the game is saved first.
"""

import shlex
from contextlib import suppress
from pathlib import Path

from serai.bots.levels import Player, move, player
from serai.bots.names import STRONGEST
from serai.bots.search import Budget
from serai.core.contract import CHANCE, SPECTATOR, Event, Phrase
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.texts import has, say, say_event
from serai.screens import View

from . import files, language, seats
from .program import interruptible, program
from .prompt import Reader
from .screen import Output, screen_of, seen

OK, LOST = 0, 1


class Leave(Exception):
    """The person wants to stop here."""


class Session:
    """One game and the people at this screen.

    `place` is where to save, if one was named; `thinking` the seconds the strongest bot may take.
    """

    def __init__(
        self, match: Match, out: Output, reader: Reader, place: Path | None, thinking: float = 1.0
    ) -> None:
        self.out = out
        self.reader = reader
        self.place = place
        self.thinking = thinking
        self.take(match)

    def take(self, match: Match) -> None:
        """Sit down at a match."""
        if match.actor == CHANCE:
            raise SeraiError("no-seed")
        self.match = match
        self.bots: dict[int, Player] = {}
        self.screen = screen_of(match.game.name)
        self.names = seats.called(match)
        self.taken_at = len(match.log)
        self.showed_secret = False  # also one that was taken back
        self.told = 0
        self.shown: int | None = None  # the person whose board is on the screen
        self.sight: tuple[tuple[int, int], View] | None = None  # of a moment and a seat

    # -- the loop ---------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the process's exit code."""
        try:
            with interruptible():
                self.open()
                while not self.match.over:
                    self.step()
            return self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            return self.leave()
        except Exception:
            with suppress(SeraiError):
                self.save()
            raise

    def open(self) -> None:
        """Which game, who plays, and what has happened (a whole story is left to `log`)."""
        game = self.match.game.name
        self.out.say(say("terminal-title", name=say(f"{game}-name")), *seats.introduce(self.match))
        if seats.people(self.match):
            own = f"{game}-screen-welcome"
            welcome = say(own) if has(own) else say("terminal-plain-welcome")
            self.out.say(welcome, *self.screen.legend())
        if any(entry.seat != CHANCE for entry in self.match.log):
            self.told = len(self.match.log)
        self.tell()

    def step(self) -> None:
        """One action, of a bot or of a person."""
        match = self.match
        if seats.is_bot(match, match.actor):
            match.play(move(self.bot(match.actor), match))
            self.tell()
        elif self.screen.plays_itself(self.view()):
            match.play(match.legal()[0])
            self.tell()
        else:
            self.ask()

    def bot(self, seat: int) -> Player:
        """Who sits there, from its first turn to the end of the match."""
        if seat not in self.bots:
            match, name = self.match, self.match.names[seat]
            budget = Budget(seconds=self.thinking) if name == STRONGEST else None
            self.bots[seat] = player(name, match.game, match.material, seat, budget=budget)
        return self.bots[seat]

    def ask(self) -> None:
        """Show the board and obey lines until something has changed."""
        from .commands import obey, phrases

        self.hand_over()
        self.show()
        match, moment = self.match, len(self.match.log)
        prompt = say("terminal-prompt", name=seats.prompted(match)) + " "
        while self.match is match and len(match.log) == moment:
            line = self.reader.read(prompt, phrases(self))
            try:
                obey(self, line)
            except SeraiError as error:
                self.out.say(str(error))
        self.tell()

    def hand_over(self) -> None:
        """Clear the screen of what only one person may see, until the next is alone at it.

        What was told meanwhile is gone too, so it is told again.
        """
        from .commands import leaves

        actor, last = self.match.actor, self.shown
        self.shown = actor
        shared = len(seats.people(self.match)) > 1
        secret = self.screen.secrets(self.match.view(SPECTATOR), seats.people(self.match))
        another = actor != last or not self.showed_secret  # a first secret finds others looking on
        hide = shared and another and (secret or self.showed_secret)
        self.showed_secret = secret or (self.showed_secret and not hide)
        if not hide:
            return
        self.out.wipe()
        self.reader.forget()
        prompt = say("terminal-hand-over", name=self.names[actor]) + " "
        while line := self.reader.read(prompt, ()):
            if leaves(line):
                raise Leave
        self.out.say(*map(self.sentence, self.since_last_turn()))

    # -- telling ----------------------------------------------------------------------------

    @property
    def watcher(self) -> int:
        """Whose eyes are on the screen: the only person's, or between several nobody's."""
        people = seats.people(self.match)
        return people[0] if len(people) == 1 else SPECTATOR

    def view(self) -> View:
        """What may be on the screen now: what the person to move may know and do."""
        actor = self.match.actor
        person = actor >= 0 and not seats.is_bot(self.match, actor)
        moment = len(self.match.log), actor if person else self.watcher
        if self.sight is None or self.sight[0] != moment:
            self.sight = moment, seen(self.match, moment[1])
        return self.sight[1]

    def sentence(self, event: Event) -> str:
        return say_event(self.match.game.name, event, self.names)

    def tell(self) -> None:
        """What has happened since it was last told."""
        for event in self.match.events(self.watcher, self.told):
            if event.kind not in (*self.screen.QUIET, *self.screen.FINAL):
                self.out.say(self.sentence(event))
        self.told = len(self.match.log)

    def since_last_turn(self) -> list[Event]:
        """What happened since the person to move had the turn before this one."""
        actor, steps = self.match.actor, self.match.steps
        for mine in (True, False):
            while steps and (steps[-1].seat == actor) == mine:
                steps.pop()
        begin = steps[-1].ply + 1 if steps else 0
        events = self.match.events(actor, begin)
        return [event for event in events if event.kind not in self.screen.QUIET]

    def show(self) -> None:
        """The board, the seats and whose turn it is."""
        self.show_board()
        self.show_seats()
        self.out.say(*self.screen.turn(self.view(), self.names[self.match.actor]))

    def show_board(self) -> None:
        """The board; what others have placed since the last turn of the person to move is new."""
        actor = self.match.actor
        fresh = {
            cell
            for event in (self.since_last_turn() if actor >= 0 else [])
            if event.kind in self.screen.PLACED and event.seat != actor
            for cell in event.cells
        }
        self.out.say("")
        self.out.draw(self.screen.board(self.view(), fresh, self.out.simple))

    def show_seats(self) -> None:
        self.out.draw(self.screen.table(self.view(), self.names))

    # -- the end ----------------------------------------------------------------------------

    def finish(self) -> int:
        """The last board, the final scoring step by step, the table, who won, and the seed."""
        match = self.match
        self.show_board()
        events = match.events(self.watcher)
        scoring = [self.sentence(event) for event in events if event.kind in self.screen.FINAL]
        self.out.say(say("terminal-final"), *scoring)
        self.show_seats()
        shares = zip(self.names, match.result() or [], strict=True)
        winners = [name for name, share in shares if share]
        most = max(score.total for score in match.points())
        number = len(winners)
        self.out.say(*self.screen.tie(self.view(), self.names))
        points = Phrase(f"{match.game.name}-points", {"points": most})
        self.out.say(say("terminal-won", winners=winners, number=number, points=points))
        if match.seed is not None:
            self.out.say(say("terminal-seed", seed=match.seed))
        return self.leave() if len(match.log) > self.taken_at else OK

    def leave(self) -> int:
        """Save and say where; if that fails, show the record, so that it is not lost."""
        try:
            path = self.save()
        except SeraiError as error:
            self.out.say(str(error), say("terminal-here-instead"), self.match.record())
            return LOST
        if self.match.over:
            self.out.say_whole(say("terminal-kept", file=str(path)))
        else:
            words = [*program(), "play", "--resume", str(path), *language.words()]
            command = shlex.join(words)
            self.out.say_whole(say("terminal-saved-to-resume", command=command))
        return OK

    def save(self) -> Path:
        if self.place is not None:
            return files.save(self.match, self.place)
        return files.save_at_home(self.match)
