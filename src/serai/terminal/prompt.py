"""Reading a line: with completion at a terminal, plainly from a pipe."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document

LONGEST = 200  # characters of a line that are looked at


class Reader(Protocol):
    def read(self, prompt: str, phrases: Sequence[str]) -> str:
        """A line; EOFError at the end of all lines. `phrases` are the lines that make sense."""
        ...

    def forget(self) -> None:
        """Keep no line typed before: another person sits down."""
        ...


def reader() -> Reader:
    if sys.stdin.isatty() and sys.stdout.isatty():
        return _Typed()
    return _Piped()


def next_words(phrases: Iterable[str], before: str) -> list[str]:
    """How the last word of a line may go on, a space after it where more may follow."""
    done = before.lower().split(" ")
    begun = done.pop()
    done = [word for word in done if word]
    found: dict[str, bool] = {}
    for phrase in phrases:
        words = phrase.split()
        if words[: len(done)] == done and len(words) > len(done):
            word = words[len(done)]
            if word.startswith(begun):
                found[word] = found.get(word, False) or len(words) > len(done) + 1
    return [word + " " * more for word, more in found.items()]


def _clean(line: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in line[:LONGEST]).strip()


class _Piped:
    """Lines from a pipe, repeated after the prompt so that the transcript can be read."""

    def read(self, prompt: str, phrases: Sequence[str]) -> str:
        line = _clean(input(prompt))
        if not sys.stdin.isatty():
            print(line)
        return line

    def forget(self) -> None:
        pass


class _Typed:
    """Lines typed by a person, with completion and history."""

    def __init__(self) -> None:
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")  # nothing to ask the terminal
        from prompt_toolkit.completion import Completer, PathCompleter
        from prompt_toolkit.document import Document

        paths = PathCompleter(expanduser=True)

        class Words(Completer):
            phrases: Sequence[str] = ()

            def get_completions(
                self, document: "Document", complete_event: "CompleteEvent"
            ) -> "Iterator[Completion]":
                from prompt_toolkit.completion import Completion

                before = document.text_before_cursor
                verb, space, rest = before.lstrip().partition(" ")
                if space and verb.lower() in ("save", "resume"):
                    yield from paths.get_completions(Document(rest), complete_event)
                    return
                begun = before.rpartition(" ")[2]
                for word in next_words(self.phrases, before):
                    yield Completion(word, -len(begun), display=word.strip())

        self._words = Words()
        self.forget()

    def forget(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        self._session: PromptSession[str] = PromptSession(
            completer=self._words,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
        )

    def read(self, prompt: str, phrases: Sequence[str]) -> str:
        self._words.phrases = phrases
        return _clean(self._session.prompt(prompt))
