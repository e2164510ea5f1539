"""An action as people write it, which knows its number."""

from typing import NoReturn, Self


class Action(str):
    """An action: its text in the game's notation, which also knows its number and its game.

    Wherever a text is asked for an action will do, and it is equal to its text. Actions are sorted
    by their numbers, in the order in which the rules list them.
    """

    __slots__ = ("game", "number")
    game: str
    number: int

    def __new__(cls, text: str, game: str, number: int) -> Self:
        action = super().__new__(cls, text)
        _set_name(action, game)
        _set_number(action, number)
        return action

    @property
    def text(self) -> str:
        return str(self)

    def __lt__(self, other: str) -> bool:
        return self.number < other.number if isinstance(other, Action) else self.text < other

    def __le__(self, other: str) -> bool:
        return self.number <= other.number if isinstance(other, Action) else self.text <= other

    def __gt__(self, other: str) -> bool:
        return self.number > other.number if isinstance(other, Action) else self.text > other

    def __ge__(self, other: str) -> bool:
        return self.number >= other.number if isinstance(other, Action) else self.text >= other

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, int]]:
        return type(self), (self.text, self.game, self.number)


# The only ways to write into a value; they are its slots' own, and quick: there are many actions.
_set_name, _set_number = (vars(Action)[slot].__set__ for slot in ("game", "number"))
_NUMBERS = tuple(range(4096))


def shared_numbers(numbers: list[int]) -> list[int]:
    """The same, ascending; none of them is another object in each list that it stands in."""
    if numbers and numbers[-1] >= len(_NUMBERS):
        return numbers
    return [_NUMBERS[number] for number in numbers]
