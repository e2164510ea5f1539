"""Which screen a game is drawn with, what it is given to draw, and where everything is printed."""

import os
import unicodedata
from collections.abc import Iterable
from importlib import import_module
from typing import cast

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from serai.core import registry
from serai.core.match import Match
from serai.screens import ASCII, Screen, View, bidi, plain

from .rule_text import readable

FIRST_INDENT, REST_INDENT = "  ", "      "
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled out of it
SEPARATOR = "-" * 72


def seen(match: Match, seat: int) -> View:
    """What a seat may know now, and as `legal` what the one to act may do."""
    return {**match.view(seat), "legal": match.legal()}


def screen_of(game: str) -> Screen:
    """The game's own screen, or the plain one."""
    own = registry.manifest_of(game).screen
    return plain.screen(game) if own is None else cast("Screen", import_module(own))


class Output:
    """The terminal, or the pipe: there without colours, and with lines as long as they are."""

    def __init__(self) -> None:
        plain = bool(os.environ.get("NO_COLOR"))
        self.console = Console(
            color_system=None if plain else "auto", highlight=False, markup=False, emoji=False
        )

    @property
    def simple(self) -> bool:
        """Whether only ASCII can be drawn."""
        return not self.console.encoding.lower().startswith("utf")

    def say(self, *lines: str) -> None:
        for line in map(self.plainly, lines):
            if self.console.is_terminal and bidi.runs_left():
                for part in bidi.wrapped(line, self.console.width) or [""]:
                    self.console.print(bidi.lines_apart(part), soft_wrap=True)
            else:
                self.console.print(line, soft_wrap=not self.console.is_terminal)

    def say_whole(self, text: str) -> None:
        """A text with a path or a command that may be copied, never broken."""
        self.console.print(self.plainly(text), soft_wrap=True)

    def plainly(self, text: str) -> str:
        """With the signs that can be shown here: without accents, if need be."""
        if not self.simple:
            return text
        return "".join(map(self._sign, text.translate(ASCII)))

    def _sign(self, sign: str) -> str:
        try:
            sign.encode(self.console.encoding)
        except UnicodeEncodeError:
            return unicodedata.normalize("NFKD", sign)[0]
        return sign

    def answer(self, told: list[str] | Text) -> None:
        """What a look tells or draws."""
        if isinstance(told, Text):
            self.draw(told)
        else:
            self.listed(told)

    def listed(self, lines: Iterable[str]) -> None:
        """Lines set in, the rest of a long one deeper."""
        for line in lines:
            if self.console.is_terminal:
                width = self.console.width
                for part in bidi.wrapped(self.plainly(line), width, FIRST_INDENT, REST_INDENT):
                    self.console.print(bidi.lines_apart(part), soft_wrap=True)
            else:
                self.say(FIRST_INDENT + line)

    def draw(self, drawn: RenderableType) -> None:
        if self.simple and isinstance(drawn, Text):
            drawn.plain = drawn.plain.translate(ASCII)
        if isinstance(drawn, Text) and self.console.color_system is None:
            self.console.out(drawn.plain, highlight=False)  # no style would be seen
        else:
            self.console.print(drawn, no_wrap=True, overflow="ignore", crop=False)

    def wipe(self) -> None:
        """Take away all that was shown; through a pipe, draw a line under it."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.say(SEPARATOR)

    def markdown(self, text: str) -> None:
        """A rulebook, or a part of it; into a pipe as Markdown."""
        text = readable(text)
        if not self.console.is_terminal:
            self.say(text)
            return
        shown = Markdown(self.plainly(text), justify="right" if bidi.runs_left() else None)
        with self.console.capture() as printed:
            self.console.print(shown)
        self.console.file.write(bidi.lines_apart(printed.get()))
