"""Pictures as pixels: in the colours of the drawing, with letters, and as one seat could see it."""

import re
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import pytest
from PIL import Image

import serai
from serai.core import filming
from serai.core.contract import SPECTATOR
from serai.core.filming import film, from_the_ends, moments_of
from serai.core.match import Match
from serai.core.painting import in_plain_colours, png
from serai.core.poster import poster

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("desert-3", "targi-2", "sons-3")
BLACK = (0, 0, 0, 255)
MIX = '<svg xmlns="http://www.w3.org/2000/svg"><style>.p{--a:#fff;--b:#000;}</style>'


def played(name: str) -> Match:
    return serai.load((RECORDS / f"{name}.serai").read_text("utf-8"))


def painted(svg: str, width: int = 300) -> Image.Image:
    return Image.open(BytesIO(png(svg, width))).convert("RGBA")


@pytest.mark.parametrize("name", GAMES)
def test_no_colour_is_left_that_a_painter_does_not_know(name: str) -> None:
    match = played(name)
    svg = match.positions[len(match.steps) // 2].svg()
    for theme in ("light", "dark"):
        plain = in_plain_colours(svg, theme)
        symbols = dict(re.findall(r'<symbol id="([\w-]+)"(.*?)</symbol>', plain))
        shown = re.sub(r"<defs>.*?</defs>", "", plain)
        shown += "".join(symbols[one] for one in set(re.findall(r'href="#([\w-]+)"', shown)))
        assert "var(" not in shown and "color-mix" not in shown
    colours = painted(svg).getcolors(1 << 20)
    assert colours is not None
    black = sum(number for number, colour in colours if colour == BLACK)
    assert black < 0.01 * sum(number for number, _ in colours)  # what is unknown is painted black


def test_colours_are_mixed_as_browsers_mix_them() -> None:
    mixed = 'fill="color-mix(in oklab, var(--a) 50%, var(--b))"'
    assert 'fill="#636363"' in in_plain_colours(f"{MIX}<rect {mixed}/></svg>")


@pytest.mark.parametrize(
    "called", ["var(--x)", 'fill="var(--ink)"', "color-mix(in a,#1,#2)", "<b>&"]
)
def test_a_player_may_be_called_what_a_colour_is(called: str) -> None:
    """Colours are read where they paint, and nowhere else."""
    match = played("targi-2")
    names = [called, "Bo"]
    drawn = match.position.svg(SPECTATOR, names)
    text = escape(called)
    assert text in drawn and text in in_plain_colours(drawn, "dark")
    assert painted(drawn).size[0] == 300
    assert poster(drawn, "Targi", names)[:4] == b"\x89PNG"


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_can_be_painted(name: str) -> None:
    for position in played(name).positions[::9]:
        for theme in ("light", "dark"):
            assert "transparent)" not in in_plain_colours(position.svg(), theme)


def test_a_colour_that_is_seen_through_stays_so() -> None:
    mixed = 'fill="color-mix(in oklab, var(--a) 20%, transparent)"'
    assert 'fill="#ffffff33"' in in_plain_colours(f"{MIX}<rect {mixed}/></svg>")


def test_a_symbol_is_copied_for_each_colour_that_it_inherits() -> None:
    symbol = '<symbol id="s"><path fill="color-mix(in oklab, currentColor 50%, #000)"/></symbol>'
    uses = '<use href="#s" color="#fff"/><g color="#f00"><use href="#s"/></g>'
    plain = in_plain_colours(f"{MIX}<defs>{symbol}</defs>{uses}</svg>")
    assert 'href="#s-fff"' in plain and 'href="#s-f00"' in plain
    assert 'fill="#636363"' in plain


def test_words_are_painted_in_every_language_of_ours() -> None:
    for word in ("Kamel", "żółć", "גמל", "−7"):
        box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 30" width="99" height="30">'
        text = f'<text x="5" y="20" font-family="system-ui,sans-serif">{word}</text></svg>'
        alpha: Any = painted(box + text).getchannel("A")
        assert alpha.getextrema()[1] > 200, word


def test_a_film_is_whole_however_soon_it_is_enough() -> None:
    assert from_the_ends(0) == [] and from_the_ends(1) == [0]
    for number in (2, 3, 10, 61):
        order = from_the_ends(number)
        assert sorted(order) == list(range(number)) and order[:2] == [number - 1, 0]
    assert from_the_ends(9)[2:5] == [4, 2, 6]
    match = played("desert-2-wadi")
    made: Any = Image.open(BytesIO(film(match, enough=lambda: True)))
    assert made.n_frames == 2 and made.width == filming.WIDTH


def test_a_film_shows_what_its_seat_could_see(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("targi-2")
    drawn: list[str] = []

    def watched(svg: str, width: int, theme: Any) -> bytes:
        drawn.append(svg)
        return still

    still = png(match.position.svg(), filming.WIDTH)
    monkeypatch.setattr(filming, "png", watched)
    moments = moments_of(match)
    shown = filming._spread(moments, filming.MOST_FRAMES)
    for seat in (SPECTATOR, 0, 1):
        drawn.clear()
        film(match, seat)
        known = {moment.svg(seat) for moment in shown}
        assert len(drawn) == filming.MOST_FRAMES and set(drawn) == known
        assert drawn[:2] == [moments[-1].svg(seat), moments[0].svg(seat)]


@pytest.mark.parametrize("name", GAMES)
def test_a_poster_is_as_large_as_links_want_it(name: str) -> None:
    made = Image.open(BytesIO(poster(played(name).position.svg(), "A title", ["Ada · 12", "Ben"])))
    assert made.size == (1200, 630)


@pytest.mark.parametrize(
    "name", ["var(--x)", "var(--ink)", "color-mix(in oklab, #q 5%)", 'href="#x"', "@media{a}}"]
)
def test_a_name_that_looks_like_a_part_of_the_drawing_is_painted_as_it_is(name: str) -> None:
    svg = serai.new("desert", seats=2, seed=1).position.svg(names=[name, "Bo"])
    assert f">{name[:10]}" in in_plain_colours(svg)
    png(svg, 200)
