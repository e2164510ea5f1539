"""A picture as pixels: an SVG of ours painted as PNG, the same on every machine.

The painter is resvg, which knows neither custom properties nor mixed colours, and has what letters
it is given. So colours are written out before, light or dark, and the letters are our own, in
`letters/` (cut by `web/letters.js`). It lets no other thread run meanwhile: a server paints in a
worker.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element  # only a painter takes a drawing apart

Theme = Literal["light", "dark"]
_LETTERS = Path(__file__).parent / "letters"
_FAMILY = "Rubik Light"  # what the files call themselves, in every weight
_BY_SCREEN = re.compile(r"@media\(prefers-color-scheme:dark\)\{(.*?\})\}", re.DOTALL)
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_NAMED = re.compile(r"(--[\w-]+):([^;{}]+)[;}]")
_BY_NAME = re.compile(r"var\((--[\w-]+)\)")
_TAG = re.compile(r"<[^<>]*>")  # what people have written has no such signs left in it
_PAINT = re.compile(r'\b(fill|stroke|color)="([^"]*)"')
_MIX = re.compile(r"color-mix\(in oklab,\s*([#\w]+) (\d+)%,\s*([#\w]+)\)")
_INHERITED = "currentColor"
_TRANSPARENT = "transparent"
_SVG = "http://www.w3.org/2000/svg"
_SYMBOL, _USE = f"{{{_SVG}}}symbol", f"{{{_SVG}}}use"
_MONOSPACE = "monospace"
_SOFT_HYPHEN = "\u00ad"  # the painter loses the letter before it
Colour = tuple[float, float, float]


def png(svg: str, width: int, theme: Theme = "light") -> bytes:
    """So many pixels wide, and as high as it then is."""
    import resvg_py

    plain = in_plain_colours(svg, theme).replace(_SOFT_HYPHEN, "")
    painted = resvg_py.svg_to_bytes(
        svg_string=plain,
        width=width,
        # Only a text drawing needs letters of one width, and we bring none.
        skip_system_fonts=_MONOSPACE not in plain,
        font_files=_files(),
        font_family=_FAMILY,
        sans_serif_family=_FAMILY,
    )
    return bytes(painted)


@cache
def _files() -> list[str]:
    return [str(file) for file in sorted(_LETTERS.glob("*.ttf"))]


# -- colours ---------------------------------------------------------------------------------


def dressed(svg: str, theme: Theme) -> str:
    """In the colours of a theme, whatever the screen is set to."""
    worn = r"\1" if theme == "dark" else ""
    return _STYLE.sub(lambda style: _BY_SCREEN.sub(worn, style[0]), svg, count=1)


def in_plain_colours(svg: str, theme: Theme = "light") -> str:
    """A drawing with its colours written out, names and mixtures alike."""
    worn = dressed(svg, theme)
    named = dict(_NAMED.findall("".join(_STYLE.findall(worn))))  # the last one counts
    known: dict[str, str] = {}

    def painted(found: re.Match[str]) -> str:
        value = found[2]
        if value not in known:
            known[value] = _plain(value, named)
        return f'{found[1]}="{known[value]}"'

    plain = _TAG.sub(lambda tag: _PAINT.sub(painted, tag[0]), _STYLE.sub("", worn))
    return _Inherited(plain).text() if any(map(_MIX.search, known.values())) else plain


def _plain(value: str, named: dict[str, str]) -> str:
    """What an attribute is painted with; a mixture stays one if it has an inherited colour."""
    while _BY_NAME.search(value):
        value = _BY_NAME.sub(lambda found: named[found[1]], value)
    while any(one[1] != _INHERITED for one in _MIX.finditer(value)):
        value = _MIX.sub(lambda found: _mixed(found, ""), value)
    return value


def _mixed(found: re.Match[str], inherited: str) -> str:
    """A mixture as a colour; as it was, if it needs one that is inherited and not known."""
    first = inherited if found[1] == _INHERITED else found[1]
    if not first:
        return found[0]
    share = int(found[2]) / 100
    if found[3] == _TRANSPARENT:  # then it is the first colour, seen through
        return f"{_written(_oklab(first))}{round(255 * share):02x}"
    parts = zip(_oklab(first), _oklab(found[3]), strict=True)
    lightness, green_red, blue_yellow = (a * share + b * (1 - share) for a, b in parts)
    return _written((lightness, green_red, blue_yellow))


def _oklab(colour: str) -> Colour:
    """By Björn Ottosson's matrices."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    r, g, b = (_linear(int(digits[at : at + 2], 16) / 255) for at in (0, 2, 4))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _written(colour: Colour) -> str:
    lightness, a, b = colour
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _curved(min(1.0, max(0.0, one)))):02x}" for one in parts)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _curved(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)


class _Inherited:
    """Mixtures with the colour that a symbol gets where it is used: a copy for each colour."""

    def __init__(self, svg: str) -> None:
        from xml.etree import ElementTree

        ElementTree.register_namespace("", _SVG)
        self._tree = ElementTree
        self._root = ElementTree.fromstring(svg)
        found = self._root.iter(_SYMBOL)
        self._symbols = {one.attrib["id"]: one for one in found}
        self._homes = {child: parent for parent in self._root.iter() for child in parent}
        self._copied: set[str] = set()
        self._walk(self._root, "")

    def text(self) -> str:
        return self._tree.tostring(self._root, encoding="unicode")

    def _walk(self, element: "Element", inherited: str) -> None:
        own = element.attrib.get("color", inherited)
        colour = inherited if own == _INHERITED else own
        for name, value in element.attrib.items():
            element.attrib[name] = _MIX.sub(lambda found: _mixed(found, colour), value)
        if element.tag == _USE and colour:
            self._copy(element, colour)
        for child in list(element):
            self._walk(child, colour)

    def _copy(self, use: "Element", colour: str) -> None:
        of = use.attrib["href"].removeprefix("#")
        if of in self._copied:
            return
        name = f"{of}-{colour.lstrip('#')}"
        use.attrib["href"] = f"#{name}"
        if name in self._copied:
            return
        self._copied.add(name)
        symbol = self._symbols[of]
        copy = self._tree.fromstring(self._tree.tostring(symbol))
        copy.attrib["id"] = name
        self._homes[symbol].append(copy)
        for child in copy:
            self._walk(child, colour)
