"""A position to look at: as text, as the game's own drawing, or as pixels made from that."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.contract import SPECTATOR
from serai.core.errors import BadOption
from serai.core.painting import png
from serai.core.position import Position

MODES = ("ansi", "svg", "rgb_array", "human")
WIDTH = 800  # of a picture in pixels


def a_mode(asked: str | None, modes: Sequence[str]) -> str | None:
    """How is to be drawn; refused if that is not to be had."""
    if asked is not None and asked not in modes:
        raise BadOption("bad-option", name="render_mode", value=str(asked), allowed=list(modes))
    return asked


def drawn(position: Position, mode: str, seat: int = SPECTATOR) -> Any:
    """What a seat, or somebody who looks on, may see of it."""
    if mode == "svg":
        return position.svg(seat)
    if mode == "rgb_array":
        return pixels(position.svg(seat))
    text = str(position.hidden_from(seat))
    if mode == "human":
        print(text)
        return None
    return text


def pixels(svg: str) -> NDArray[np.uint8]:
    """A drawing as rows of red, green and blue."""
    from PIL import Image

    painted = Image.open(BytesIO(png(svg, WIDTH))).convert("RGBA")
    white = Image.new("RGBA", painted.size, "white")
    return np.array(Image.alpha_composite(white, painted).convert("RGB"))
