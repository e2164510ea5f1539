"""What a line at the prompt can be: a command of this table, or else an action of the game."""

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.cells import cell_len

import serai
from serai.core import rulebook
from serai.core.contract import Phrase
from serai.core.errors import IllegalAction, InvalidAction, SeraiError
from serai.core.ledger import Score
from serai.core.match import Match
from serai.core.texts import say, say_reason, with_minus
from serai.screens import row
from serai.screens.bidi import apart, fitted

from . import files, seats
from .screen import seen
from .session import Leave, Session

Command = Callable[[Session, str], None]
MOST_HINTS = 5
MOST_WORDS = 3  # of an action that is grouped by its last word


def obey(session: Session, line: str) -> None:
    """Do what a line says. Whatever is wrong with it is a SeraiError, and nothing has changed."""
    verb, _, rest = line.partition(" ")
    if line.startswith("?"):
        verb, rest = "help", line[1:]
    verb = verb.lower().rstrip("?")
    command, look = COMMANDS.get(ALIASES.get(verb, verb)), session.screen.LOOKS.get(verb)
    if not line:
        session.out.say(say("terminal-empty"))
    elif line.lower() in session.match.legal():  # before a command of the same word
        act(session, line)
    elif command is not None:
        command(session, rest.strip())
    elif look is not None:
        session.out.answer(look(session.view(), rest.strip()))
    else:
        act(session, line)


def phrases(session: Session) -> list[str]:
    """Every line that makes sense now, for completion."""
    legal = session.match.legal()
    actions = [*dict.fromkeys(map(session.screen.short, legal)), *legal]
    rules = [f"rule {rule.lower()}" for rule in rulebook.entries(session.match.game.name)]
    words = [*COMMANDS, *session.screen.LOOKS]
    return [*actions, *words, *(f"why {action}" for action in actions), *rules]


# -- actions ---------------------------------------------------------------------------------


def act(session: Session, line: str) -> None:
    match = session.match
    try:
        match.play(session.screen.full(line, session.view()))
    except InvalidAction as error:
        session.out.say(str(error), *_hint(session, line))
    except IllegalAction as error:
        error.names = session.names
        session.out.say(str(error), say("terminal-ask-rule", rule=error.reasons[0].rule))


def _hint(session: Session, line: str) -> Iterator[str]:
    """Lines that the person may have meant."""
    words = set(line.lower().split())
    legal = {action: session.screen.short(action) for action in session.match.legal()}
    meant = [short for full, short in legal.items() if words <= {*full.split(), *short.split()}]
    known = [*COMMANDS, *ALIASES, *session.screen.LOOKS, *legal.values()]
    meant = meant or get_close_matches(line.lower(), known, 3)
    if meant:
        yield say("terminal-did-you-mean", lines=row(meant[:MOST_HINTS]))
    yield say("terminal-ask-help")


# -- commands --------------------------------------------------------------------------------


def help_now(session: Session, about: str) -> None:
    """What may be done now, grouped; with a word after it only the actions with that word."""
    meant = session.screen.full(about, session.view()) if about else ""
    wanted = [set(words.lower().split()) for words in (about, meant)]
    legal = [text for text in session.match.legal() if any(w <= {*text.split()} for w in wanted)]
    session.out.say(say("terminal-now") if legal else say("terminal-none-with", words=about))
    session.out.listed(grouped(legal))
    if not about:
        session.out.say(say("terminal-always"))
        session.out.listed(say("terminal-commands").splitlines())
        if session.screen.LOOKS:
            session.out.listed(say(f"{session.match.game.name}-screen-looks").splitlines())


def grouped(legal: Sequence[str]) -> list[str]:
    """Actions that differ in the last word on one line, kinds with the same last words together.

    Where a verb is followed by a whole list, as in `pay dates 1 salt 2`, its actions stay whole.
    """
    lists: dict[str, list[str]] = {
        text.split()[0]: [] for text in legal if len(text.split()) > MOST_WORDS
    }
    for text in legal:
        verb, _, rest = text.partition(" ")
        if verb in lists:
            lists[verb].append(rest)
    others = [text for text in legal if text.partition(" ")[0] not in lists]
    return [*_by_last_word(others), *(f"{verb}: {', '.join(lists[verb])}" for verb in lists)]


def _by_last_word(legal: list[str]) -> list[str]:
    targets: dict[str, list[str]] = {}
    for text in legal:
        kind, _, target = text.rpartition(" ")
        targets.setdefault(kind or text, []).append(target if kind else "")
    kinds: dict[tuple[str, ...], list[str]] = {}
    for kind, ends in targets.items():
        kinds.setdefault(tuple(ends), []).append(kind)
    return [_group(names, ends) for ends, names in kinds.items()]


def _group(kinds: list[str], ends: tuple[str, ...]) -> str:
    """`leader amber, lime: d5 e5`: the first words, which all share, are said once."""
    first, *others = kinds
    shared = f"{first.rpartition(' ')[0]} "
    heads = [first, *(kind.removeprefix(shared) for kind in others)]
    return f"{', '.join(heads)}: {' '.join(ends)}" if any(ends) else ", ".join(heads)


def why(session: Session, typed: str) -> None:
    """Every reason against an action, or what it would bring."""
    match = session.match
    typed = typed.removeprefix("not ").strip()
    if not typed:
        example = session.screen.short(match.legal()[0])
        session.out.say(say("terminal-why-what", example=example))
        return
    text = session.screen.full(typed, session.view())
    try:
        reasons = match.why_not(text)
    except InvalidAction as error:
        session.out.say(str(error), *_hint(session, text))
        return
    if reasons:
        session.out.say(*(say_reason(match.game.name, reason, session.names) for reason in reasons))
        return
    session.out.say(say("terminal-allowed", text=match.text(match.parse(text))))
    session.out.listed([session.sentence(event) for event in match.preview(text)])


def undo(session: Session, _: str) -> None:
    """Back to the last decision of a person, over what bots have done since."""
    match = session.match
    trial = serai.load(match.record())
    steps = 0
    while steps == 0 or not _decides(session, trial):
        trial.undo()
        steps += 1
    for _step in range(steps):
        session.out.say(say("terminal-taken-back", text=match.undo()))


def _decides(session: Session, match: Match) -> bool:
    """Whether a person has something to choose now."""
    if seats.is_bot(match, match.actor):
        return False
    return not session.screen.plays_itself(seen(match, match.actor))


def score(session: Session, _: str) -> None:
    """Where every point came from, seat by seat, as far as the person to move may know."""
    scores = session.match.points()
    known = session.screen.open_ledgers(session.view())
    for seat, name in enumerate(session.names):
        if seat in known:
            session.out.say(*_ledger(session, name, scores[seat]))
        else:
            session.out.say(say("terminal-score-hidden", name=name))


def _ledger(session: Session, name: str, score: Score) -> Iterator[str]:
    points = Phrase(f"{session.match.game.name}-points", {"points": score.total})
    yield say("terminal-score", name=name, points=points)
    sources = {name: say(f"{session.match.game.name}-source-{name}") for name in score.by_source()}
    width = max(map(cell_len, sources.values()), default=0)
    for booking in score.ledger:
        source = apart(fitted(sources[booking.source], width))
        line = f"  {with_minus(str(booking.points)):>3}  {booking.rule:<4} {source}  "
        yield (line + " ".join(booking.cells)).rstrip()


def board(session: Session, _: str) -> None:
    session.show()


def log(session: Session, _: str) -> None:
    events = session.since_last_turn()
    session.out.say(*map(session.sentence, events))
    if not events:
        session.out.say(say("terminal-nothing-happened"))


def rule(session: Session, wanted: str) -> None:
    game = session.match.game.name
    if wanted:
        session.out.markdown(rulebook.entry(game, wanted))
    else:
        session.out.say(say("terminal-which-rule", known=row(rulebook.entries(game))))


def save(session: Session, file: str) -> None:
    path = files.save(session.match, Path(file)) if file else session.save()
    session.out.say_whole(say("terminal-saved", file=str(path)))


def resume(session: Session, file: str) -> None:
    """Put this game away and go on with another."""
    if not file:
        raise SeraiError("terminal-resume-what")
    match = serai.load(files.read_text(Path(file)))
    if any(entry.seat >= 0 for entry in session.match.log):
        save(session, "")
    session.place = None
    session.take(match)
    session.open()


def leave(_session: Session, _: str) -> None:
    raise Leave


def leaves(line: str) -> bool:
    """Whether somebody wants to stop, before anything else can be said."""
    return COMMANDS.get(ALIASES.get(line.lower(), line.lower())) is leave


COMMANDS: dict[str, Command] = {
    "help": help_now,
    "why": why,
    "undo": undo,
    "score": score,
    "board": board,
    "log": log,
    "rule": rule,
    "save": save,
    "resume": resume,
    "quit": leave,
}
ALIASES = {
    "h": "help",
    "commands": "help",
    "u": "undo",
    "back": "undo",
    "points": "score",
    "ledger": "score",
    "b": "board",
    "history": "log",
    "rules": "rule",
    "load": "resume",
    "q": "quit",
    "exit": "quit",
    "bye": "quit",
}
