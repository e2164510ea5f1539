"""Chances, points and seats in words, for tables and drawings; numbers as the language has them."""

from serai.core.texts import say, spoken

_MINUS = "−"


def decimal(number: float, digits: int = 0, language: str = "", signed: bool = False) -> str:
    """With so many digits after the point, or the comma."""
    from babel.numbers import format_decimal

    shape = f"0.{'0' * digits}" if digits else "0"
    shape = f"+{shape};-{shape}" if signed else f"{shape};-{shape}"
    number = round(number, digits) + 0.0  # what is rounded to nothing has no sign
    text = format_decimal(number, shape, language or spoken(), group_separator=False)
    return text.replace("\u200e", "").replace("-", _MINUS)


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


def finely(chance: float, language: str = "") -> str:
    """Percents with one digit more, for what is small."""
    return say("analysis-percent", language, number=decimal(100 * chance, 1, language))


def points(number: float, language: str = "") -> str:
    return decimal(number, 0, language)


def player(name: str, seat: int, language: str = "") -> str:
    """A seat without a name of its own is a player with a number."""
    number = str(seat + 1)
    return say("terminal-player", language, number=number) if name in ("you", number) else name
