"""A whole game as text, and back; and a single position likewise.

    serai record 1
    game: NAME
    rules: 1
    seats: 2
    names: Ada | greedy
    options: first=lot hide_totals=no map=sirocco palms=random
    material: sirocco 0f6c2a…        (its hash; a table's own file follows, each line after "| ")
    seed: 7                          (in progress, for a seat: commitment: …)
    moves:
    * first 2
    2 leader lime b4
    1 undo
    result: 1 0

Every fault is named with its line.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from . import annotations, bounds, chance, registry
from .contract import CHANCE, SPECTATOR, UNDO, Game, Material
from .errors import BadPosition, BadRecord, NotYourTurn, SeraiError
from .log import Entry
from .match import Match
from .material import build
from .position import Position

FORMAT = "1"
_KEYS = ("game", "rules", "seats", "names", "options", "material", "seed", "commitment", "start")
BLOCK = "| "


@dataclass
class _Head:
    """The header of a record or position: values, the lines they stand on, their blocks.

    `within` says on which lines of the text those of a block stand.
    """

    values: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    blocks: dict[str, list[str]] = field(default_factory=dict)
    within: dict[str, list[int]] = field(default_factory=dict)


def fingerprint(source: str) -> str:
    """The hash by which a record knows its map, deck or tiles again."""
    return hashlib.blake2b(source.encode(), digest_size=16).hexdigest()


def write(match: Match, seat: int | None = None, sealed: bool = False) -> str:
    """A record of the whole game, or, while it goes on, of what a seat may know of it.

    While others may still play the same deal it is `sealed`: its seed is not told.
    """
    whole = seat is None or match.over
    viewer = SPECTATOR if seat is None else seat
    start = match.start if whole else match.start.hidden_from(viewer)
    lines = [f"serai record {FORMAT}", *_head(start, match.names)]
    lines.append(_seed_line(match, whole and not sealed))
    noted = annotations.written(match.hints, match.variations if whole else [])
    lines += [f"{BLOCK}{line}".rstrip() for line in noted]
    if match.start != Position(match.game, match.material):
        lines += _drawing(start)
    lines.append("moves:")
    log = match.log if whole else match.shown_log(viewer)
    lines += [_move(match, entry) for entry in log]
    if match.over:
        lines.append(_result_line(match))
    return "\n".join(lines) + "\n"


def write_position(position: Position) -> str:
    """A position as text: what it is played with, and its drawing."""
    lines = [f"serai position {FORMAT}", *_head(position), *_drawing(position)]
    return "\n".join(lines) + "\n"


def load(text: str) -> Match:
    """Replay a record. The log is the authority: chance's lines are taken as they stand."""
    lines = _lines(text, BadRecord)
    head, moves_at = _read_head(lines, "record", BadRecord)
    match = _begin(head)
    end = _replay(match, lines, moves_at)
    _check_result(match, lines, end)
    if match.seed is not None:
        match.resolve_chance()
    _annotate(match, head)
    return match


def position(game: str, text: str) -> Position:
    """Read a position of a game from its text."""
    found, material, head = _drawn(game, text)
    return _start(found, material, head)


def drawing(game: str, text: str) -> tuple[Game, Material, str]:
    """The game of a position's text, what it is played with, and what is drawn, not read yet."""
    found, material, head = _drawn(game, text)
    return found, material, "\n".join(head.blocks["start"]) + "\n"


def _drawn(game: str, text: str) -> "tuple[Game, Material, _Head]":
    found = registry.game(game)
    head, _ = _read_head(_lines(text, BadPosition), "position", BadPosition)
    if _value(head, "game", BadPosition) != game:
        raise BadPosition("position-of-other-game", name=head.values["game"], game=game)
    material = _material(found, head, BadPosition)
    if "start" not in head.blocks:
        raise BadPosition("position-without-board")
    return found, material, head


def lines_within(text: str, block: str) -> list[int]:
    """On which lines of a position's text those of a block stand, its drawing's for example."""
    head, _ = _read_head(_lines(text, BadPosition), "position", BadPosition)
    return head.within.get(block, [])


def redrawn(text: str, drawn: str) -> str:
    """A position's text with another drawing in it; all else stays as it stands."""
    head, _, rest = text.partition("\nstart:")
    behind = [line for line in rest.splitlines()[1:] if not line.startswith(BLOCK.strip())]
    return "\n".join([head, "start:", *_block(drawn), *behind]) + "\n"


def draws_follow_seed(match: Match) -> bool:
    """Whether chance's lines are the ones the record's seed picks."""
    seed = match.seed
    return seed is not None and all(
        match.before(n).drawn_by(seed) == entry.action
        for n, entry in enumerate(match.log)
        if entry.seat == CHANCE
    )


# -- writing --------------------------------------------------------------------------------


def _head(start: Position, names: Sequence[str] = ()) -> Iterable[str]:
    material = start.material
    yield f"game: {start.game.name}"
    yield f"rules: {material.rules}"
    yield f"seats: {material.seats}"
    if names:
        yield f"names: {' | '.join(names)}"
    yield "options: " + " ".join(f"{k}={_joined(v)}" for k, v in sorted(material.options.items()))
    yield f"material: {material.name} {fingerprint(material.source)}"
    if not material.shipped:
        yield from _block(material.source)


def _drawing(position: Position) -> list[str]:
    drawn = position.game.position.write(position.material.m, position.state)
    return ["start:", *_block(drawn)]


def _joined(value: str) -> str:
    return ",".join(value.split())


def _block(text: str) -> list[str]:
    return [f"{BLOCK}{line}".rstrip() for line in text.splitlines()]


def _seed_line(match: Match, whole: bool) -> str:
    if match.seed is None:
        return "seed: -"
    return f"seed: {match.seed}" if whole else f"commitment: {chance.commitment(match.seed)}"


def _move(match: Match, entry: Entry) -> str:
    who = "*" if entry.seat == CHANCE else str(entry.seat + 1)
    return f"{who} {match.entry_text(entry)}"


def _result_line(match: Match) -> str:
    return "result: " + " ".join(f"{share:.6g}" for share in match.result() or [])


# -- reading --------------------------------------------------------------------------------


def _lines(text: str, error: type[SeraiError]) -> list[str]:
    for fault in bounds.outside(text, bounds.RECORD):
        raise error(fault.key, **fault.facts)
    return text.splitlines()


def _read_head(lines: list[str], what: str, error: type[SeraiError]) -> tuple[_Head, int]:
    if not lines or lines[0].strip() != f"serai {what} {FORMAT}":
        raise error("bad-first-line", line=1, expected=f"serai {what} {FORMAT}")
    head = _Head()
    key = ""
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if line.startswith(BLOCK.strip()):
            if not key:
                raise error("stray-block", line=number)
            head.blocks.setdefault(key, []).append(line[len(BLOCK) :])
            head.within.setdefault(key, []).append(number)
            continue
        key, colon, value = line.partition(":")
        if key == "moves" and colon:
            return head, number
        if not colon or key not in _KEYS:
            raise error("unknown-line", line=number, text=line, known=list(_KEYS))
        if key in head.values:
            raise error("line-twice", line=number, key=key)
        head.values[key] = value.strip()
        head.lines[key] = number
    if what == "record":
        raise error("no-moves", line=len(lines))
    return head, len(lines)


def _value(head: _Head, key: str, error: type[SeraiError]) -> str:
    if not head.values.get(key):
        raise error("missing-line", key=key)
    return head.values[key]


def _number(head: _Head, key: str, error: type[SeraiError]) -> int:
    value = _value(head, key, error)
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise error("not-a-number", line=head.lines[key], key=key, text=value)
    return int(value)


def _begin(head: _Head) -> Match:
    game = registry.game(_value(head, "game", BadRecord))
    material = _material(game, head, BadRecord)
    names = [name.strip() for name in head.values.get("names", "").split("|") if name.strip()]
    seed = head.values.get("seed") or "-"
    start = _start(game, material, head) if "start" in head.blocks else Position(game, material)
    return Match(start, None if seed == "-" else seed, names, resolve_chance=False)


def _annotate(match: Match, head: _Head) -> None:
    """What stands beside the game, under its seed or its commitment."""
    block = [*head.blocks.get("seed", []), *head.blocks.get("commitment", [])]
    match.hints, match.variations = annotations.read(block)
    annotations.check(match.positions, match.variations)


def _start(game: Game, material: Material, head: _Head) -> Position:
    """Where it begins, as it is drawn. A game counts the drawing's lines; who wrote, the text's."""
    drawn = "\n".join(head.blocks["start"]) + "\n"
    try:
        return Position(game, material, game.position.read(material.m, drawn))
    except BadPosition as error:
        line, within = error.facts.get("line"), head.within["start"]
        if not isinstance(line, int) or not line:
            raise
        there = {**error.facts, "line": within[min(line, len(within)) - 1]}
        raise BadPosition(error.code, **there) from None


def _material(game: Game, head: _Head, error: type[SeraiError]) -> Material:
    version = _number(head, "rules", error)
    if not 1 <= version <= game.version:
        raise error("unknown-rules", line=head.lines["rules"], version=version, newest=game.version)
    options: dict[str, object] = {}
    for word in head.values.get("options", "").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise error("bad-option-word", line=head.lines["options"], text=word)
        options[name] = value.replace(",", " ")
    own = head.blocks.get("material")
    if own is not None:
        options[game.material.SOURCE] = "\n".join(own) + "\n"
    material = build(game, _number(head, "seats", error), options, version)
    _check_fingerprint(material, head, error)
    return material


def _check_fingerprint(material: Material, head: _Head, error: type[SeraiError]) -> None:
    words = head.values.get("material", "").split()
    if len(words) > 1 and words[-1] != fingerprint(material.source):
        raise error("other-material", line=head.lines["material"], name=material.name)


def _replay(match: Match, lines: list[str], moves_at: int) -> int:
    """Play the moves that stand after line `moves_at`; the number of the line they end on."""
    for number in range(moves_at + 1, len(lines) + 1):
        line = lines[number - 1].strip()
        if line.startswith("result:"):
            return number
        if line:
            _replay_line(match, number, line)
    return len(lines) + 1


def _replay_line(match: Match, number: int, line: str) -> None:
    who, _, text = line.partition(" ")
    seats = {"*": CHANCE, **{str(seat + 1): seat for seat in range(match.seats)}}
    if who not in seats or not text.strip():
        raise BadRecord("bad-move-line", line=number, text=line)
    try:
        entry = match.entry(seats[who], text)
        if entry.action != UNDO and entry.seat != match.actor:
            raise BadRecord("wrong-mover", line=number, text=line)
        match.replay(entry)
    except NotYourTurn as error:
        raise BadRecord("wrong-mover", line=number, text=line) from error
    except BadRecord:
        raise
    except SeraiError as error:
        raise BadRecord("bad-move", line=number, why=str(error)) from error


def _check_result(match: Match, lines: list[str], end: int) -> None:
    if end > len(lines):
        return
    line = lines[end - 1].strip()
    if not match.over:
        raise BadRecord("early-result", line=end)
    if line != _result_line(match):
        raise BadRecord("other-result", line=end, text=line, right=_result_line(match))
    for number, rest in enumerate(lines[end:], end + 1):
        if rest.strip():
            raise BadRecord("after-the-end", line=number, text=rest)
