"""Games that were kept, gone through entry by entry; and texts that must stay as they are."""

import os
from collections.abc import Iterator
from pathlib import Path

import serai
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.position import Position
from serai.core.record import draws_follow_seed

FOLDER = Path(__file__).parents[1] / "records"


def records_of(game: str) -> list[Path]:
    return sorted(FOLDER.glob(f"{game}-*.serai"))


def load(record: Path) -> Match:
    return serai.load(record.read_text("utf-8"))


def check_replay(record: Path) -> None:
    """A kept game is as it was, to the letter."""
    match = load(record)
    assert match.over
    assert match.record() == record.read_text("utf-8")
    assert draws_follow_seed(match)


def kept(file: Path, text: str) -> str:
    """The text as it was kept; with SERAI_UPDATE=1 as it is now, to be looked at."""
    if os.environ.get("SERAI_UPDATE"):
        file.write_text(text, "utf-8")
    return file.read_text("utf-8")


def begun(match: Match) -> Match:
    """The same match before anything happened."""
    return Match(
        Position(match.game, match.material),
        match.seed,
        match.names,
        resolve_chance=False,
    )


def moments(record: Path) -> Iterator[tuple[Match, Entry | None]]:
    """A kept game before each entry of its log, and at its end."""
    match = load(record)
    again = begun(match)
    for entry in match.log:
        yield again, entry
        again.replay(entry)
    yield again, None


def count_lines(file: Path) -> list[tuple[str, int, int, int]]:
    """Each line: a kept game, the entry of its log, the depth, the number of sequences."""
    lines = file.read_text("utf-8").splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    return [(name, int(ply), int(depth), int(number)) for name, ply, depth, number in words]
