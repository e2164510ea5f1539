"""Actions as text, and back, by a table: each range of actions has its words.

    Words(STAY, "stay")                              stay
    Words(MOVE, "move", Names(CELL_NAMES))           move f5
    Words(LAY, "lay", Names(CELL_NAMES), _TURNS)     lay f5 2

What stands after the verb is counted like the figures of a number, the last one quickest. Names
that differ from table to table are `Names` made from the material. A text is looked up by them, so
reading takes as long for an action of a thousand as for one of two.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from math import prod

from .compiled import Buffer
from .contract import Facts, Range
from .errors import InvalidAction
from .facts import for_each_material

_Made = tuple[Sequence[str], Mapping[str, int]]  # the names, and the number of each


class Names:
    """What a number of an action is called: the same at every table, or as the material has it.

    `size` is how many the range has room for, if it is not how many names there are. If a word that
    is no name is to be refused by itself, `code` is that refusal, `fact` what it calls the word,
    and `told` what else it tells.
    """

    def __init__(
        self,
        names: Sequence[str] | Callable[[Buffer], Sequence[str]],
        size: int = 0,
        *,
        code: str = "",
        fact: str = "",
        told: Callable[[Sequence[str]], Facts] = lambda _: {},
    ) -> None:
        self.code, self.fact, self.told = code, fact, told
        self._of = _by_table(names) if callable(names) else _always(names)
        self.size = size or (0 if callable(names) else len(names))
        assert self.size, "how many names there can be"

    def of(self, m: Buffer) -> _Made:
        return self._of(m)


class Words:
    """How the actions of a range are written: a verb, and names for what stands after it."""

    def __init__(self, actions: Range, verb: str, *names: Names) -> None:
        self.actions, self.verb, self.names = actions, verb, names
        assert actions.size == prod(part.size for part in names), (verb, actions)
        self._lone = len(names) == 1 and not names[0].code  # then it may have spaces in it

    def text(self, m: Buffer, index: int) -> str:
        words: list[str] = []
        for part in reversed(self.names):
            index, number = divmod(index, part.size)
            names = part.of(m)[0]
            words.append(names[number] if number < len(names) else f"#{number}")  # there is none
        return " ".join([self.verb, *reversed(words)])

    def index(self, m: Buffer, rest: str, written: str) -> int | None:
        """Which of its actions a text after the verb means."""
        words = [rest] if self._lone else rest.split(" ")
        if not rest or len(words) != len(self.names):
            return None
        index = 0
        for part, word in zip(self.names, words, strict=True):
            names, numbers = part.of(m)
            if word not in numbers:
                if part.code:
                    facts = {part.fact: word, **part.told(names)}
                    raise InvalidAction(part.code, text=written, **facts)
                return None
            index = index * part.size + numbers[word]
        return index


class Notation:
    """All the words of a game; `each_verb` if there is a refusal for each verb, with an example."""

    def __init__(self, game: str, table: Sequence[Words], each_verb: bool = True) -> None:
        self._game, self._each_verb = game, each_verb
        self._table = sorted(table, key=lambda words: words.actions.start)
        self._starts = [words.actions.start for words in self._table]
        ends = [words.actions.stop for words in self._table]
        assert self._starts == [0, *ends[:-1]], "every action has its words, and only one"
        self._whole = {words.verb: words.actions.start for words in table if not words.names}
        self._verbs: dict[str, list[Words]] = {}
        for words in table:
            if words.names:
                self._verbs.setdefault(words.verb, []).append(words)

    def text(self, m: Buffer, action: int) -> str:
        """An action as it is written everywhere."""
        words = self._table[bisect_right(self._starts, action) - 1]
        return words.text(m, action - words.actions.start)

    def parse(self, m: Buffer, written: str, words: str = "") -> int:
        """The action a text means, or what the game made of it (`words`); case does not matter."""
        words = words or " ".join(written.lower().split())
        if words in self._whole:
            return self._whole[words]
        verb, _, rest = words.partition(" ")
        found = self._verbs.get(verb, [])
        for one in found:
            index = one.index(m, rest, written)
            if index is not None:
                return one.actions.start + index
        if not found or not self._each_verb:
            raise InvalidAction(f"{self._game}-no-action", text=written)
        example = found[0].text(m, 0)
        raise InvalidAction(f"{self._game}-no-{verb}", text=written, example=example)


def numbered(names: int) -> tuple[str, ...]:
    """As people count: from 1."""
    return tuple(str(number + 1) for number in range(names))


def _always(names: Sequence[str]) -> Callable[[Buffer], _Made]:
    made = _numbered(names)
    return lambda m: made


def _by_table(names: Callable[[Buffer], Sequence[str]]) -> Callable[[Buffer], _Made]:
    return for_each_material(lambda m: _numbered(names(m)))


def _numbered(names: Sequence[str]) -> _Made:
    return names, {name: number for number, name in enumerate(names) if name}
