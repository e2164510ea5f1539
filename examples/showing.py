"""Drawings in a notebook."""


class Picture:
    """Something that is shown as a drawing."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg


def line(curve: list[tuple[int, float]]) -> str:
    """Shares of wins over what was played, as a drawing."""
    width, height = 480, 200
    most = max(place for place, _ in curve)
    points = " ".join(
        f"{40 + (width - 60) * place / most:.0f},{20 + (height - 50) * (1 - share):.0f}"
        for place, share in curve
    )
    words = "".join(
        f'<text x="4" y="{24 + (height - 50) * (1 - share):.0f}">{share:.0%}</text>'
        for share in (0, 0.5, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" font-size="11" font-family="sans-serif">{words}'
        f'<text x="{width - 120}" y="{height - 8}">{most:,} choices</text>'
        f'<polyline points="{points}" fill="none" stroke="#b5651d" stroke-width="2"/></svg>'
    )
