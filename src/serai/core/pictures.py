"""Reading positions: lines of `key: value`, every fault named; shared by the games' readers."""

from typing import NoReturn

from .errors import BadPosition

MOST = 250


class PictureReader:
    """Lines of a picture by their keys, and where they stand; `game` begins the texts' keys."""

    def __init__(self, game: str, heading: str, text: str) -> None:
        self.game = game
        self.heading = heading  # the key under which the drawing follows
        self.lines = text.splitlines()
        self.values: dict[str, str] = {}
        self.where: dict[str, int] = {}

    def is_key(self, key: str) -> bool:
        raise NotImplementedError

    def keep(self, number: int, line: str) -> str:
        """Keep a line under its key, which must be known and new; the key."""
        key, colon, value = (word.strip() for word in line.partition(":"))
        known = self.is_key(key) and key not in self.values
        if not colon or not known or (key == self.heading and value):
            raise BadPosition(f"{self.game}-position-line", line=number, text=line.strip())
        self.values[key], self.where[key] = value, number
        return key

    def counts(self, key: str, names: tuple[str, ...]) -> dict[str, int]:
        """`dates 2, salt 1`, each name once; `-` for nothing."""
        counts: dict[str, int] = {}
        value = self.values.get(key, "")
        for part in filter(None, [] if value == "-" else value.split(",")):
            words = part.split()
            if len(words) != 2 or words[0] not in names or words[0] in counts:
                self.bad(key)
            counts[words[0]] = self.number(key, words[1], 0, MOST)
        return counts

    def flag(self, key: str) -> bool:
        """`yes` or `no`; `no` if it is left out."""
        if self.values.get(key, "no") not in ("yes", "no"):
            self.bad(key)
        return self.values.get(key) == "yes"

    def number(self, key: str, word: str, low: int, high: int) -> int:
        if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
            return int(word)
        self.bad(key)

    def bad(self, key: str) -> NoReturn:
        facts = {"line": self.where.get(key, 0), "key": key, "text": self.values.get(key, "")}
        raise BadPosition(f"{self.game}-position-value", **facts)
