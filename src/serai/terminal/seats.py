"""Who sits where: a seat whose name is a bot's name is that bot, every other a person."""

from collections.abc import Callable
from difflib import get_close_matches

from serai.bots.characters import character as character_of
from serai.bots.names import BOTS
from serai.core import characters
from serai.core.contract import Phrase
from serai.core.match import Match
from serai.core.texts import say
from serai.screens import row

YOU = "you"
USUAL_SEATS = "you,medium"
_PLAIN_NAMES = (*BOTS, YOU)


def read_seats(written: str) -> list[str]:
    """The names in a list such as `you,greedy`; bots' names are spelt as the bots spell them."""
    names = [name.strip() for name in written.split(",")]
    return [name.lower() if name.lower() in _PLAIN_NAMES else name for name in names]


def is_bot(match: Match, seat: int) -> bool:
    return match.names[seat] in BOTS


def people(match: Match) -> list[int]:
    return [seat for seat in range(match.seats) if not is_bot(match, seat)]


def called(match: Match) -> list[str]:
    """What the seats are called in sentences; the number is the one on their pieces."""
    return [_call(match, seat, characters.called) for seat in range(match.seats)]


def introduced(match: Match) -> list[str]:
    """The same where it is told who plays: of a bot how strong it is, too."""
    return [_call(match, seat, characters.introduced) for seat in range(match.seats)]


def prompted(match: Match) -> str:
    """The name before the prompt: as it was given, but for one who has none."""
    name = match.names[match.actor]
    return say("terminal-you") if name == YOU else name


def introduce(match: Match) -> list[str]:
    """Who plays; and a hint for each name that looks like a bot's name misspelt."""
    names = introduced(match)
    here = [names[seat] for seat in people(match)]
    bots = [name for name in names if name not in here]
    told = {"terminal-people": here, "terminal-bots": bots}
    lines = [" ".join(say(key, names=who) for key, who in told.items() if who)]
    for seat in people(match):
        near = get_close_matches(match.names[seat].lower(), BOTS, 1, 0.7)
        if near:
            lines.append(say("terminal-no-such-bot", name=match.names[seat], known=row(BOTS)))
    return lines


def _call(match: Match, seat: int, named: Callable[[str], Phrase]) -> str:
    name, number = match.names[seat], str(seat + 1)
    if name in (YOU, number):
        return say("numbered-player", number=number)
    character = character_of(match.game.name, seat, name)
    return say("terminal-called", name=named(character) if character else name, number=number)
