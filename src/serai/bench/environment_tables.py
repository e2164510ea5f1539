"""How fast environments step, as Markdown, for the screen and docs/environments.md."""

from typing import Any

from serai.core.texts import say

Figures = dict[str, Any]

KINDS = ("vector", "one", "aec", "spiel")
HEAD = ("environments", *KINDS, "two-threads")


def environments_table(figures: Figures) -> str:
    """Ours, and others' where they were measured; nothing if ours were not."""
    if not figures.get("environments"):
        return ""
    rows = [_ours(game, row) for game, row in figures["environments"].items()]
    for peer, found in figures.get("environment_peers", {}).items():
        rows += [_theirs(peer, found, game) for game in found["games"]]
    titles = tuple(say(f"bench-head-{column}") for column in HEAD)
    ruler = "|---|" + "---:|" * (len(HEAD) - 1)
    return "\n".join([_row(titles), ruler, *map(_row, rows)])


def _ours(game: str, row: Figures) -> tuple[str, ...]:
    rates = (row.get(f"{kind}_steps_per_second") for kind in KINDS)
    cells = ("–" if rate is None else f"{rate:,}" for rate in rates)
    return (say(f"{game}-name"), *cells, f"× {row['two_threads_times']:.2f}")


def _theirs(peer: str, found: Figures, game: str) -> tuple[str, ...]:
    """In the column of the door that is like theirs."""
    rate = f"{found['games'][game]['steps_per_second']:,}"
    cells = (rate if kind == found["kind"] else "–" for kind in KINDS)
    return (f"{peer} {found['version']}, {game}", *cells, "–")


def _row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cells) + " |"
