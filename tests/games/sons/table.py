"""Tables drawn in tests: a piece of the plan, and beside it what differs from the start.

         f      g           h
    4    +      .           .
    5    +@1    ..aa:gems   .
    6    +      +           +@2

A tile is drawn as it lies: `a` and `b` for the oasis sides north, east, south, west, then the
fields of its parts (none, if nothing is said); `@1` is seat 1's caravan. Every tile has its name by
where it is: 2.1, 2.2, … lie on the plan in reading order, 3.1, 3.2, … in the displays, and 5.1,
5.2, … are left in the last stack. All else is as at the start.

Chance is scripted: `do` takes its outcomes (`tile 5.1`, `rumour +3`) like any other action.
"""

from textwrap import dedent
from typing import Any

from serai.core import registry
from serai.core.contract import SPECTATOR, Event, Reason
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.record import position
from serai.games.sons.layout import GOOD_NAMES, Phase, state_of
from serai.games.sons.material import HEIGHTS
from serai.games.sons.notation import CELL_NAMES, COLUMN_NAMES

LEFT = "a...:salt a...:gems .... ...."
GONE = "...."
PLAN = {cell: "+" if "f" in cell or cell[1:] == "6" else "." for cell in CELL_NAMES}
LISTS = [f"display_{seat}" for seat in (1, 2, 3, 4)]


def table(picture: str = "", seats: int = 2, **lines: Any) -> Match:
    """A match from a drawn piece of the plan.

    `lines` are those of `serai.games.sons.position` (turn=2, player_1="water 0"), but the tiles of
    `display_1` …, of `left` and of stack 4 (`fourth`) are drawn, and `explorers` is the height and
    place of each one that stands on the plan, whoever owns it. `rules=1` plays by an older version.
    """
    start = position("sons", position_text(picture, seats, **lines))
    return Match(start, "1", resolve_chance=False)


def closing(fields: str, explorers: str = "", seats: int = 2, **lines: Any) -> Match:
    """Seat 1 has laid a tile on g2 that completes an oasis with these fields, and may explore.

    The explorers (heights) stand on h2, whoever they belong to.
    """
    named = fields.split()
    tiles = [f".a.a:{name}" for name in named[:-1]] + [f"...a:{named[-1]}" if named else "...a"]
    row = ["+@1", ".", *tiles]
    picture = f"{' '.join(COLUMN_NAMES[5 : 5 + len(row)])}\n2 {' '.join(row)}"
    stand = " ".join(f"{height} h2w" for height in explorers.split())
    match = table(picture, seats, phase="discovering", display_1=".a.a", explorers=stand, **lines)
    do(match, "take 3.1", "lay g2 0")
    return match


def position_text(picture: str = "", seats: int = 2, **lines: Any) -> str:
    """The whole text of a position, head and all."""
    said = {key: str(value) for key, value in lines.items()}
    rules = said.pop("rules", str(registry.game("sons").version))
    first = int(said.get("first", 1))
    cells, caravans = _read_picture(picture)
    lying = [sign for sign in cells.values() if sign not in ".+"]
    shown = [tile for key in LISTS for tile in said.get(key, "").split()]
    fourth, left = said.pop("fourth", "").split(), said.pop("left", LEFT).split()
    tiles = tile_set([GONE], lying, shown, fourth, left)
    gone = ["1.1"] if seats > 2 else []
    gone += [f"{k}.1" for k, stack in enumerate((lying, shown, fourth, left), 2) if not stack]
    names = {f"caravan {seat}": cell for seat, cell in caravans.items()}
    start = [f"gone: {' '.join(gone)}"] if gone else []
    start += _named_lists(said)
    start += _explorers(said.pop("explorers", ""), seats, first)
    start += [f"caravans: {' '.join(_caravans(names, seats, first))}"]
    start += [f"{_key(key)}: {value}" for key, value in said.items()]
    head = ["serai position 1", "game: sons", f"rules: {rules}", f"seats: {seats}"]
    head += [f"options: first={first} tiles=own", "material: drawn", *_block(tiles.splitlines())]
    return "\n".join([*head, "start:", *_block(start), *_block(_plan(cells))]) + "\n"


def tile_set(*stacks: list[str]) -> str:
    """The text of a tile set from the drawn tiles of its stacks; an empty stack gets a desert."""
    lines = ["name: drawn"]
    for number, stack in enumerate(stacks, 1):
        lines += [f"stack {number}", *(tile_line(tile) for tile in stack or [GONE])]
    return "\n".join(lines) + "\n"


def tile_line(drawn: str) -> str:
    """`ab..:salt,-` as a line of a tile set."""
    sides, _, fields = drawn.partition(":")
    parts = len(set(sides) - {"."})
    return " ".join([sides, *(fields.split(",") if fields else ["-"] * parts)])


def _read_picture(picture: str) -> tuple[dict[str, str], dict[str, str]]:
    """Every cell of the plan, and the caravans that are drawn."""
    cells, caravans = dict(PLAN), dict[str, str]()
    rows = [line.split() for line in dedent(picture).strip().splitlines()]
    for number, *signs in rows[1:]:
        for column, sign in zip(rows[0], signs, strict=True):
            cells[f"{column}{number}"], _, seat = sign.partition("@")
            if seat:
                caravans[seat] = f"{column}{number}"
    assert len(cells) == len(CELL_NAMES), "a cell that is not on the plan"
    return cells, caravans


def _plan(cells: dict[str, str]) -> list[str]:
    """Under `plan:` the tiles by name, in reading order, each as it is."""
    names, rows = iter(range(1, 122)), ["plan:", "  " + "  ".join(COLUMN_NAMES)]
    for row in range(1, 12):
        signs = [cells[f"{column}{row}"] for column in COLUMN_NAMES]
        words = [sign if sign in ".+" else f"2.{next(names)}/0" for sign in signs]
        rows.append(f"{row}  {'  '.join(words)}")
    return rows


def _named_lists(said: dict[str, str]) -> list[str]:
    """The displays, their tiles named in order of the seats."""
    lines, number = [], 0
    for key in LISTS:
        tiles = said.pop(key, "").split()
        names = [f"3.{number + place}" for place in range(1, len(tiles) + 1)]
        number += len(tiles)
        lines += [f"{_key(key)}: {' '.join(names)}"] if names else []
    return lines


def _explorers(words: str, seats: int, first: int) -> list[str]:
    owners = {
        str(height): (first - 1 + order) % seats + 1
        for order in range(seats)
        for height in HEIGHTS[order]
    }
    lines: dict[int, list[str]] = {}
    places = words.split()
    for height, place in zip(places[::2], places[1::2], strict=True):
        lines.setdefault(owners[height], []).append(f"{height} {place}")
    return [f"explorers {seat}: {' '.join(stand)}" for seat, stand in lines.items()]


def _caravans(drawn: dict[str, str], seats: int, first: int) -> list[str]:
    """Those that are not drawn stand where they begin."""
    ends = {2: ["f1", "f11"], 3: ["f1", "k6", "f11"], 4: ["f1", "k6", "f11", "a6"]}[seats]
    return [
        drawn.get(f"caravan {seat + 1}", ends[(seat - first + 1) % seats]) for seat in range(seats)
    ]


def _key(word: str) -> str:
    return word if word in ("put_back", "next_part") else word.replace("_", " ")


def _block(lines: list[str]) -> list[str]:
    return [f"| {line}" for line in lines]


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


def choices(match: Match, verb: str) -> str:
    """What may be done with a verb: `f5 g5` for `move f5, move g5`."""
    texts = [text for text in match.legal() if text.startswith(f"{verb} ")]
    return " ".join(text.removeprefix(f"{verb} ").replace(" ", "/") for text in texts)


def may(match: Match, text: str) -> bool:
    return text in match.legal()


def told(reasons: list[Reason]) -> list[tuple[str, str, str]]:
    """Rule, kind and cells."""
    return [(reason.rule, reason.kind, " ".join(reason.cells)) for reason in reasons]


def phase(match: Match) -> str:
    return Phase(state_of(match.state).phase).label


def player(match: Match, seat: int, seen_by: int = SPECTATOR) -> dict[str, Any]:
    shown: dict[str, Any] = match.view(seen_by)["players"][seat]
    return shown


def water(match: Match) -> list[int]:
    """The players' water stones."""
    return [shown["water"] for shown in match.view()["players"]]


def goods(match: Match, seat: int) -> str:
    """`salt gems` for one of each."""
    held = player(match, seat)["goods"]
    return " ".join(good for good in GOOD_NAMES for _ in range(held[good]))


def display(match: Match, seat: int) -> str:
    return " ".join(tile["name"] for tile in player(match, seat)["display"])


def caravan(match: Match, seat: int) -> str:
    return str(player(match, seat)["caravan"])


def stands(match: Match, height: int) -> str:
    """Where an explorer stands, `g5n`, or that it is at home."""
    explorers = [e for shown in match.view()["players"] for e in shown["explorers"]]
    place = next(e["at"] for e in explorers if e["height"] == height)
    return "".join(place) if place else "home"


def in_line(match: Match) -> list[int]:
    """The explorers whose owners have still to choose."""
    return [explorer["height"] for explorer in match.view()["line"]]


def turban(match: Match) -> int:
    return int(state_of(match.state).turban) + 1


def rumour(match: Match, name: str, seen_by: int = SPECTATOR) -> dict[str, Any]:
    shown = match.view(seen_by)["rumours"]
    return next(dict(tile) for tile in shown if tile["name"] == name)


def line(match: Match, key: str) -> str:
    """A line of the drawn position, or nothing."""
    lines = str(match.position).splitlines()
    said = [text.removeprefix(f"| {key}: ") for text in lines if text.startswith(f"| {key}: ")]
    return said[0] if said else ""


def totals(match: Match) -> list[int]:
    return [score.total for score in match.points()]
