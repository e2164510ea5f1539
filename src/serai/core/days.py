"""Days as everybody has them: in UTC, from midnight to midnight, written like 2026-11-19.

Pure: what time it is, is handed in, as milliseconds since 1970.
"""

from datetime import date, timedelta

LONG = 24 * 3600 * 1000  # milliseconds of a day
_FIRST = date(1970, 1, 1)


def day_at(at: int) -> str:
    """The day on which a moment lies."""
    return (_FIRST + timedelta(days=at // LONG)).isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def begin_of(day: str) -> int:
    """The first moment of a day."""
    return (date.fromisoformat(day) - _FIRST).days * LONG


def end_of(day: str) -> int:
    """The first moment of the next."""
    return begin_of(day) + LONG


def later(day: str, days: int = 1) -> str:
    """So many days after; before, if it is below 0."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def number_of(day: str) -> int:
    """Days since 1970, a Thursday."""
    return (date.fromisoformat(day) - _FIRST).days


def weekday(day: str) -> int:
    """0 is Monday."""
    return date.fromisoformat(day).weekday()
