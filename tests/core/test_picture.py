"""Positions as pictures: one source of drawings for the page and for Python, nothing missing."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import serai
from serai.core import compiled, picture, registry
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.core.picture import HOUSE, colours, plain, short, symbols
from serai.core.texts import LANGUAGES, speak

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
GAMES = [name for name in serai.GAMES if (ROOT / "src/serai/games" / name).exists()]
SVG = "{http://www.w3.org/2000/svg}"
HOLE = re.compile(r"\$?\{[^{}]*\}")
COLOUR = re.compile(r"var\(--([\w-]+)\)")

# What the page hands to `symbol` as it is called in a view.
BY_NAME = {
    "ware": ("dates", "salt", "pepper", "gold", "point"),
    "good": ("incense", "myrrh", "salt", "gems"),
    "helper": ("driver", "scout", "leader"),
}

games = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def folder_of(game: str) -> Path:
    return HOUSE if game == "house" else registry.manifest_of(game).folder


def page_of(game: str) -> str:
    folder = PAGE / "board" if game == "house" else PAGE / "games" / game
    files = [file for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind)]
    return "\n".join(file.read_text("utf-8") for file in files)


def named_on_the_page(game: str) -> set[str]:
    """What is asked of `symbol` there, with the parts that are worked out left open."""
    calls = re.findall(r"symbol\(([^()]*)\)", page_of(game))
    asked = [re.sub(r'=== "\w+"', "", one) for one in calls]
    literals = [name for one in asked for name in re.findall(r"[\"`]([\w${}.-]+)[\"`]", one)]
    literals += [name for one in asked for name in BY_NAME.get(one, ())]
    owner = "serai" if game == "house" else game
    return {f"{owner}-{opened(name)}" for name in literals}


def opened(name: str) -> str:
    """A name as a pattern: what is worked out may be anything."""
    return HOLE.sub(r"[\\w+-]+", name)


def named_in_python(game: str) -> set[str]:
    sources = [*(folder_of(game) / "picture").rglob("*.py"), HOUSE / "picture.py"]
    text = "\n".join(file.read_text("utf-8") for file in sources)
    owner = "serai" if game == "house" else game
    found = re.findall(rf"[\"']({owner}-[\w{{}}\[\]'-]+)[\"']", text)
    return set(map(opened, found))


def drawn(match: Match, seat: int = SPECTATOR) -> ElementTree.Element:
    return ElementTree.fromstring(match.svg(seat))


def test_every_game_brings_its_symbols_and_its_colours() -> None:
    for game in [*GAMES, "house"]:
        assert symbols(folder_of(game))
        assert colours(folder_of(game)).light


@pytest.mark.parametrize("game", [*GAMES, "house"])
def test_symbols_are_well_formed_and_named_after_their_owner(game: str) -> None:
    file = folder_of(game) / picture.SYMBOLS
    tree = ElementTree.parse(file).getroot()
    ids = [symbol.get("id", "") for symbol in tree.iter(f"{SVG}symbol")]
    assert len(ids) == len(set(ids)) > 0
    assert set(ids) == set(symbols(folder_of(game)))
    assert all(name.startswith("serai-" if game == "house" else f"{game}-") for name in ids)
    assert all(symbol.get("viewBox") for symbol in tree.iter(f"{SVG}symbol"))
    assert {child.tag for child in tree} == {f"{SVG}{tag}" for tag in ("title", "desc", "symbol")}


@pytest.mark.parametrize("game", [*GAMES, "house"])
def test_every_symbol_that_is_named_is_there(game: str) -> None:
    known = set(symbols(folder_of(game)))
    for name in named_on_the_page(game):
        assert any(re.fullmatch(name, one) for one in known), name
    for source in symbols(folder_of(game)).values():
        used = re.findall(r'href="#([\w-]+)"', source)
        assert set(used) <= known | set(symbols(HOUSE))


@pytest.mark.parametrize("game", [*GAMES, "house"])
def test_every_symbol_is_used(game: str) -> None:
    """By the page, by Python, or by another symbol of any game."""
    owners = [*GAMES, "house"]
    sources = "".join(source for one in owners for source in symbols(folder_of(one)).values())
    inside = set(re.findall(r'href="#([\w-]+)"', sources))
    named = named_on_the_page(game) | named_in_python(game)
    for symbol in symbols(folder_of(game)):
        assert symbol in inside or any(re.fullmatch(name, symbol) for name in named), symbol


@pytest.mark.parametrize("game", [*GAMES, "house"])
def test_every_colour_is_defined_light_and_dark(game: str) -> None:
    """What the dark does not say anew is as in the light, and it has no names of its own."""
    house, own = colours(HOUSE), colours(folder_of(game))
    known = {**house.light, **own.light}
    assert set(own.dark) <= set(own.light)
    sources = [*symbols(folder_of(game)).values(), *own.light.values(), *own.dark.values()]
    for name in {name for source in sources for name in COLOUR.findall(source)}:
        assert name in known, name


@games
def test_a_picture_defines_every_colour_that_it_names(game: str) -> None:
    text = serai.new(game, seed=1).svg()
    light, dark = text.split("@media(prefers-color-scheme:dark)")
    defined = set(re.findall(r"--([\w-]+):", light))
    assert set(COLOUR.findall(text)) <= defined
    assert set(re.findall(r"--([\w-]+):", dark)) <= defined
    assert "--ground:" in dark


@games
def test_a_picture_has_in_it_what_it_uses_and_nothing_else(game: str) -> None:
    tree = drawn(serai.new(game, seed=1))
    ids = [symbol.get("id") for symbol in tree.iter(f"{SVG}symbol")]
    used = {str(use.get("href")).removeprefix("#") for use in tree.iter(f"{SVG}use")}
    assert len(ids) == len(set(ids))
    assert set(ids) == used


@games
def test_a_picture_is_readable_at_its_width(game: str) -> None:
    """Six hundred pixels wide, and no letter of the panels smaller than ten of them."""
    tree = drawn(serai.new(game, seed=1))
    assert tree.get("width") == "600"
    assert float(str(tree.get("height"))) > 300
    boards = tree.findall(f"{SVG}svg")
    inside = {id(text) for board in boards for text in board.iter(f"{SVG}text")}
    for text in tree.iter(f"{SVG}text"):
        assert id(text) in inside or float(str(text.get("font-size"))) >= 10


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_named_in_every_language(game: str, language: str) -> None:
    speak(language)
    match = serai.new(game, seed=1, names=["Ada", "Bo"])
    title = drawn(match).findtext(f"{SVG}title", "")
    assert ["Ada", "Bo"][match.actor] in title


@games
def test_seats_without_a_name_are_called_by_their_number(game: str) -> None:
    assert ">seat 2</text>" in serai.new(game, seed=1).svg()


@games
def test_a_name_is_a_name_and_no_markup(game: str) -> None:
    names = ["<b>&amp;", "]]> \" '"]
    texts = [text.text for text in drawn(serai.new(game, seed=1, names=names)).iter(f"{SVG}text")]
    assert set(names) <= set(texts)


@games
def test_a_picture_may_stand_among_others_in_a_page(game: str) -> None:
    """Its style says nothing about what is not its own."""
    styles = [style.text or "" for style in drawn(serai.new(game, seed=1)).iter(f"{SVG}style")]
    assert re.sub(r"\{[^{}]*\}", "", styles[0]) == (
        ".serai-picture@media(prefers-color-scheme:dark){.serai-picture}"
    )


def test_a_game_without_a_picture_is_shown_by_its_text() -> None:
    match = serai.new("souk", seed=1)
    assert match.game.picture is None
    text = match.game.position.write(
        match.material.m, match.game.hidden_from(match.material.m, match.state, SPECTATOR)
    )
    lines = [line.text or "" for line in drawn(match).iter(f"{SVG}tspan")]
    assert lines == [line for line in text.splitlines() if line]


def test_a_package_without_symbols_or_colours_is_in_order() -> None:
    folder = registry.manifest_of("souk").folder
    assert symbols(folder) == {}
    assert colours(folder).light == {}


def test_a_plain_text_fits_however_wide_it_is() -> None:
    wide = ElementTree.fromstring(plain("x" * 400).marks)
    assert float(wide.get("font-size", "")) * 0.62 * 400 <= picture.WIDTH
    assert plain("").height > 0


@pytest.mark.parametrize(
    ("number", "written"), [(1.0, "1"), (-0.001, "0"), (2.5, "2.5"), (1 / 3, "0.33"), (-10, "-10")]
)
def test_numbers_are_short(number: float, written: str) -> None:
    assert short(number) == written


def test_a_picture_is_nothing_that_is_compiled() -> None:
    for game in GAMES:
        for module in compiled.made_from(f"serai.games.{game}"):
            assert "picture" not in module.split(".")
