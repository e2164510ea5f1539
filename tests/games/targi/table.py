"""Tables drawn in tests: a square of five by five, and beside it what differs from the start.

Chance is scripted: `do` takes its outcomes (`turn salt2`, `draw rider4`) like any other action.
"""

import re
from textwrap import dedent
from typing import Any

from serai.core import registry
from serai.core.contract import SPECTATOR, Event, Reason
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.record import position
from serai.games.targi.layout import EFFECT_NAMES, material_of
from serai.games.targi.material import COLUMNS
from serai.games.targi.notation import PIECE_NAMES, card_name
from serai.games.targi.reading import SQUARE as PIECES

SQUARE = """
    16      1         2         3         4
    15      date      targia3   salt      5
    14      rider3    choice    camp5     6
    13      pepper    well3     gold      7
    12      11        10        9         8
    """
BARE = """
    16      1         2         3         4
    15      -         -         -         5
    14      -         -         -         6
    13      -         -         -         7
    12      11        10        9         8
    """
# the goods cards that do not lie open in SQUARE, but for the one of a point
REST = (
    "date 1, salt 1, pepper 1, dates2 1, salt2 1, pepper2 1, "
    "date+salt 1, date+pepper 1, salt+pepper 1, choice 2, gold 2"
)
PLACES = [PIECE_NAMES[piece] for row in PIECES for piece in row]
START = (2, 2, 2, 1, 4)  # T5: dates, salt, pepper, gold, points


def table(square: str = "", deck: str = "", **lines: Any) -> Match:
    """A match from a drawn square, or from SQUARE with places changed, as `changed` reads them.

    `lines` are those of `serai.games.targi.position`: turn=2, player_1="dates 3", rows_1="well1".
    What is not said is: seat 1, the first player, is acting; all else is as at the start.
    """
    start = position("targi", position_text(square, deck, **lines))
    return Match(start, "1", resolve_chance=False)


def bare(places: str = "", deck: str = "", **lines: Any) -> Match:
    """The same, with no inner card but those that are said."""
    return table(changed(places, BARE), deck, **lines)


def position_text(square: str = "", deck: str = "", **lines: Any) -> str:
    """The whole text of a position, head and all."""
    said = {"phase": "acting", **{_key(key): value for key, value in lines.items()}}
    drawing = square if "\n" in square else changed(square)
    start = [f"{key}: {value}" for key, value in said.items()]
    start += ["square:", *dedent(drawing).strip("\n").splitlines()]
    name = "own" if deck else "nomads"
    head = ["serai position 1", "game: targi", "rules: 1", "seats: 2"]
    head += [f"options: deck={name} first=1", f"material: {name}"]
    head += [f"| {line}" for line in deck.splitlines()]
    return "\n".join([*head, "start:", *(f"| {line}" for line in start)]) + "\n"


def _key(word: str) -> str:
    return word if word == "from_card" else word.replace("_", " ")


def changed(places: str, square: str = SQUARE) -> str:
    """A square with some places changed: `5:1` a Targi, `a1:2` a marker, `a1=gold` a card."""
    signs = dict(zip(PLACES, square.split(), strict=True))
    for word in places.split():
        place, colon, seats = word.partition(":")
        name, _, card = place.partition("=")
        signs[name] = (card or signs[name]) + colon + seats
    words = list(signs.values())
    return "".join("  ".join(words[row : row + 5]) + "\n" for row in range(0, 25, 5))


def own(*cards: str) -> str:
    """A deck of one's own: `well,1,2,0,0,0,0,more_dates` and so on."""
    return "\n".join([",".join(COLUMNS), *cards]) + "\n"


def the(effect: str) -> str:
    """The first card of the usual deck that has this effect."""
    return _CARD_OF[effect]


def _cards_by_effect() -> dict[str, str]:
    m = registry.game("targi").material.build(2, {"deck": "nomads", "first": "1"}, 1).m
    cards = reversed(range(int(material_of(m).cards)))
    return {EFFECT_NAMES[material_of(m).effect[card]]: card_name(m, card) for card in cards}


_CARD_OF = _cards_by_effect()


def do(match: Match, *texts: str) -> list[Event]:
    """Actions and outcomes of chance, one after the other; what everybody saw of them."""
    since = len(match.log)
    for text in texts:
        match.replay(Entry(match.actor, match.parse(text)))
        assert match.game.validate.faults(match.material.m, match.state) == []
    return match.events(SPECTATOR, since)


# -- what is asked of a table ------------------------------------------------------------------


def legal(match: Match) -> str:
    return ", ".join(match.legal())


def told(reasons: list[Reason]) -> list[tuple[str, str, str]]:
    """Rule, kind and cells."""
    return [(reason.rule, reason.kind, " ".join(reason.cells)) for reason in reasons]


def stores(match: Match, seat: int) -> tuple[int, ...]:
    """Dates, salt, pepper, gold and point tokens."""
    player = match.view(seat)["players"][seat]
    return (*player["goods"].values(), player["gold"], player["tokens"])


def totals(match: Match) -> list[int]:
    return [score.total for score in match.points()]


def line(match: Match, key: str) -> str:
    """A line of the drawn position, or nothing."""
    lines = str(match.position).splitlines()
    said = [text.removeprefix(f"| {key}: ") for text in lines if text.startswith(f"| {key}: ")]
    return said[0] if said else ""


def sign(match: Match, place: str) -> str:
    """What is drawn at a border card or an inner space."""
    drawing = str(match.position).partition("| square:\n")[2].splitlines()[:5]
    words = [word for row in drawing for word in row[2:].split()]
    return words[PLACES.index(place)]


def inner(match: Match) -> str:
    """The nine inner spaces, in reading order."""
    return " ".join(sign(match, place) for place in PIECE_NAMES[16:])


def player(match: Match, seat: int, seen_by: int = SPECTATOR) -> dict[str, Any]:
    shown: dict[str, Any] = match.view(seen_by)["players"][seat]
    return shown


def kinds(family: str) -> set[str]:
    """The kinds of a family of texts, such as `reason` or `event`."""
    folder = registry.folder_of("targi")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    return set(re.findall(rf"^targi-{family}-([a-z-]+) =", texts, re.MULTILINE))
