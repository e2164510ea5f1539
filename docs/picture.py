"""Draw `picture.svg`, the README's picture: `.venv/bin/python docs/picture.py`."""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import serai
from serai.terminal.screen import screen_of
from serai.terminal.seats import called

PICTURE = Path(__file__).with_name("picture.svg")
GAME = Path(__file__).with_name("picture.serai")  # two greedy seats, some way into a game
WIDTH, HEIGHT = 76, 40
SAND, INK = (251, 245, 233), (74, 59, 42)
THEME = TerminalTheme(SAND, INK, [INK] * 8, [INK] * 8)
# Rich's own frame asks the network for a font; this one takes what the reader's machine has.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>Through the Desert in the terminal</title>
<desc>A board of hexes in the middle of a game, with camels of two seats in five colours,
waterholes, oases and enclosed land; below it the herds and the points of each seat.</desc>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect x="1" y="1" width="100%" height="100%" rx="14" fill="#fbf5e9"/>
<g transform="translate({terminal_x}, 28)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw() -> str:
    """The board and the table, as a terminal shows them to the seat to act."""
    match = serai.load(GAME.read_text("utf-8"))
    view, screen, names = match.view(match.actor), screen_of("desert"), called(match)
    console = Console(
        file=StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        no_color=False,
        highlight=False,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    console.print(screen.board(view, (), simple=False), no_wrap=True)
    console.print()
    console.print(screen.table(view, names))
    console.print(*screen.turn(view, names[match.actor]), sep="\n")
    svg = console.export_svg(theme=THEME, code_format=FRAME, unique_id="serai")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
