"""Chances, points and seats in words, for tables and drawings; numbers as the language has them."""

from collections.abc import Callable, Sequence

from serai.bots.characters import character as character_of
from serai.core.contract import Phrase
from serai.core.texts import say, spoken, with_minus

Named = Callable[[str], Phrase]  # a character as it is called, or introduced


def decimal(number: float, digits: int = 0, language: str = "", signed: bool = False) -> str:
    """With so many digits after the point, or the comma."""
    from babel.numbers import format_decimal

    shape = f"0.{'0' * digits}" if digits else "0"
    shape = f"+{shape};-{shape}" if signed else f"{shape};-{shape}"
    number = round(number, digits) + 0.0  # what is rounded to nothing has no sign
    text = format_decimal(number, shape, language or spoken(), group_separator=False)
    return with_minus(text.replace("\u200e", ""))


def shortest(number: float, language: str = "") -> str:
    """With as many digits as it has."""
    digits = len(f"{number:g}".partition(".")[2])
    return decimal(number, digits, language)


def percent(chance: float, certain: bool = False, language: str = "") -> str:
    """Whole percents; what is not certain is never told as 0 or 100."""
    whole = round(100 * chance)
    if whole == 0 and not certain:
        return say("analysis-nearly-none", language)
    if whole == 100 and not certain:
        return say("analysis-nearly-all", language)
    return say("analysis-percent", language, number=whole)


def share(chance: float, language: str = "") -> str:
    """Whole percents as the page writes them: no line ends before the sign."""
    from babel.numbers import format_percent

    return format_percent(round(chance, 2), locale=language or spoken()).replace("\u200e", "")


def finely(chance: float, language: str = "") -> str:
    """Percents with one digit more, for what is small."""
    return say("analysis-percent", language, number=decimal(100 * chance, 1, language))


def points(number: float, language: str = "") -> str:
    return decimal(number, 0, language)


def players(game: str, names: Sequence[str], named: Named, language: str = "") -> list[str]:
    """A bot has a character, and a seat without a name of its own is a player with a number."""
    return [_player(game, seat, name, named, language) for seat, name in enumerate(names)]


def _player(game: str, seat: int, name: str, named: Named, language: str) -> str:
    if name in ("you", str(seat + 1)):
        return say("numbered-player", language, number=str(seat + 1))
    character = character_of(game, seat, name)
    if character is None:
        return name
    phrase = named(character)
    return say(phrase.key, language, **phrase.facts)
