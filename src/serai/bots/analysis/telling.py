"""Chances, points and seats in words, for tables and drawings."""

from serai.core.texts import say


def percent(chance: float, certain: bool = False, language: str = "en") -> str:
    """Whole percents; what is not certain is never told as 0 or 100."""
    whole = round(100 * chance)
    if whole == 0 and not certain:
        return say("analysis-nearly-none", language)
    if whole == 100 and not certain:
        return say("analysis-nearly-all", language)
    return say("analysis-percent", language, number=str(whole))


def finely(chance: float, language: str = "en") -> str:
    """Percents with one digit more, for what is small."""
    return say("analysis-percent", language, number=f"{100 * chance:.1f}".replace("-", "−"))


def points(number: float) -> str:
    return f"{number:.0f}".replace("-", "−")


def player(name: str, seat: int, language: str = "en") -> str:
    """A seat without a name of its own is a player with a number."""
    number = str(seat + 1)
    return say("terminal-player", language, number=number) if name in ("you", number) else name
