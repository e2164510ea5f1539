"""A whole game as a moving picture: an animated PNG, a frame for each moment, in a loop.

It takes as long as somebody lets it: frames are painted from the ends inwards, each time in the
middle of the widest gap, so that whenever it has been enough there is a film of the whole game.
"""

from collections import deque
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from .contract import SPECTATOR
from .match import Match
from .painting import Theme, png
from .position import Position

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 480  # of a frame in pixels
MOST_FRAMES = 60
SECONDS = 40.0  # at most, for all frames but the last
_SLOWEST, _LAST = 0.8, 3.0  # seconds that a frame is seen
_COLOURS = 255


def film(
    match: Match,
    seat: int = SPECTATOR,
    names: Sequence[str] = (),
    theme: Theme = "light",
    enough: Callable[[], bool] = lambda: False,
) -> bytes:
    """As that seat, or somebody who looked on, saw the game go by."""
    moments = _spread(moments_of(match), MOST_FRAMES)
    painted: dict[int, Image] = {}
    for place in from_the_ends(len(moments)):
        if len(painted) >= 2 and enough():
            break
        painted[place] = _frame(moments[place], seat, names, theme)
    return _bound([painted[place] for place in sorted(painted)])


def moments_of(match: Match) -> list[Position]:
    """From when somebody had something to decide: set-up is one step."""
    steps = match.steps
    beginning = next((at for at, step in enumerate(steps) if step.seat >= 0), 0)
    return match.positions[beginning:]


def from_the_ends(number: int) -> list[int]:
    """The places from 0 on: last, first, then always the middle of a widest gap."""
    if number < 2:
        return list(range(number))
    order, gaps = [number - 1, 0], deque([(0, number - 1)])
    while gaps:
        first, last = gaps.popleft()
        if last - first < 2:
            continue
        middle = (first + last) // 2
        order.append(middle)
        gaps += [(first, middle), (middle, last)]
    return order


def _spread(moments: list[Position], most: int) -> list[Position]:
    """At most so many of them, the first and the last among them."""
    last = len(moments) - 1
    if last < most:
        return moments
    return [moments[round(place * last / (most - 1))] for place in range(most)]


def _frame(position: Position, seat: int, names: Sequence[str], theme: Theme) -> "Image":
    """On a ground without the picture's round corners."""
    from PIL import Image

    painted = Image.open(BytesIO(png(position.svg(seat, names), WIDTH, theme))).convert("RGBA")
    ground = Image.new("RGBA", painted.size, painted.getpixel((WIDTH // 2, 0)))
    return Image.alpha_composite(ground, painted).convert("RGB")


def _bound(frames: "list[Image]") -> bytes:
    """All of one size and in the colours of the last, which has most on it."""
    from PIL import Image

    height = max(frame.height for frame in frames)
    palette = frames[-1].quantize(_COLOURS)
    sheets = []
    for frame in frames:
        sheet = Image.new("RGB", (WIDTH, height), frame.getpixel((WIDTH // 2, 0)))
        sheet.paste(frame, (0, 0))
        sheets.append(sheet.quantize(palette=palette, dither=Image.Dither.NONE))
    seen = min(_SLOWEST, SECONDS / len(sheets))
    durations = [round(1000 * seen)] * (len(sheets) - 1) + [round(1000 * _LAST)]
    out = BytesIO()
    sheets[0].save(out, "PNG", save_all=True, append_images=sheets[1:], duration=durations, loop=0)
    return out.getvalue()
