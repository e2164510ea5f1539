"""The page's icons as pixels, from the one drawing of our gate.

python web/icons.py     draws them anew, into web/public

A maskable one may be cut to any shape: its ground goes to the edge, and the gate stands in the
circle in the middle that always stays.
"""

import re
from pathlib import Path

from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).parent / "public"
DRAWING = PUBLIC / "icon.svg"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
WHOLE = {"icon-180.png": 180}  # the device rounds its corners itself
MASKABLE = {"icon-maskable-512.png": 512}
SAFE = 0.8  # of its width
LEFT, RIGHT = "M0 64V46q", "v18v14Z"  # the ends of the dune


def icons() -> dict[str, bytes]:
    """By name."""
    drawing = DRAWING.read_text("utf-8")
    kinds = ((PLAIN, drawing), (WHOLE, square(drawing)), (MASKABLE, maskable(drawing)))
    return {
        name: bytes(svg_to_bytes(svg_string=svg, width=size, height=size))
        for sizes, svg in kinds
        for name, size in sizes.items()
    }


def square(drawing: str) -> str:
    """Without rounded corners."""
    return re.sub(r' rx="\d+"', "", drawing).replace("a14 14 0 0 1-14 14Z", "v14Z")


def maskable(drawing: str) -> str:
    """Smaller, on a ground that goes to the edge."""
    head, body = re.fullmatch(r"(<svg[^>]*>)(.*)</svg>\s*", square(drawing), re.S).groups()  # type: ignore[union-attr]
    ground = re.search(r"<rect[^>]*/>", body)
    assert ground is not None
    assert LEFT in body and RIGHT in body
    dune = body.replace(LEFT, "M-9 64V54l9-8q").replace(RIGHT, "l9-4v45H-9Z")
    edge = 64 * (1 - SAFE) / 2
    inner = f'<g transform="translate({edge} {edge}) scale({SAFE})">{dune}</g>'
    return f"{head}{ground[0]}{inner}</svg>"


if __name__ == "__main__":
    for name, content in icons().items():
        (PUBLIC / name).write_bytes(content)
