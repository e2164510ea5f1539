"""The figures as Markdown, for the screen and the README."""

from typing import Any

from serai.core.texts import say

from .holding_tables import holding_closing, holding_tables
from .searches import MOMENTS

Figures = dict[str, Any]


def table(figures: Figures) -> str:
    """The figures as Markdown tables: whole games, searches, moves on a server."""
    tables = [_markdown(("what", "games", "plies"), _game_rows(figures))]
    if "searches" in figures:
        tables.append(_markdown(("search", "opening", "middle", "strong"), _search_rows(figures)))
    closing = [_closing(figures)]
    tables += _server_tables(figures)
    closing += _server_closing(figures)
    if figures.get("page"):
        closing.append(_page_closing(figures["page"]))
    return "\n\n".join([*tables, " ".join(closing)])


def server_table(figures: Figures) -> str:
    """The same of the server alone."""
    return "\n\n".join([*_server_tables(figures), " ".join(_server_closing(figures))])


def _server_tables(figures: Figures) -> list[str]:
    tables = []
    if "serving" in figures:
        head = ("serving", "moves", "half", "most", "cpu")
        tables.append(_markdown(head, _serving_rows(figures)))
    return tables + [_markdown(head, rows) for head, rows in holding_tables(figures)]


def _server_closing(figures: Figures) -> list[str]:
    closing = [_serving_closing(figures["serving"])] if "serving" in figures else []
    return [*closing, *holding_closing(figures)]


def _game_rows(figures: Figures) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [
        (
            say("bench-row-ours", game=say(f"{game}-name"), seats=int(seats)),
            f"{row['games_per_second']:,}",
            f"{row['plies_per_second']:,}",
        )
        for game, tables in figures["playouts"].items()
        for seats, row in tables.items()
    ]
    if "peers" in figures:
        for name, game in figures["peers"]["open_spiel"]["games"].items():
            speed = f"{game['rollout_plies_per_second']:,.0f}"
            rows.append((say("bench-row-spiel", name=name), "–", speed))
        plies = figures["peers"]["catanatron"]["plies_per_second"]
        rows.append((say("bench-row-catanatron"), "–", f"{plies:,.0f}"))
    return rows


def _search_rows(figures: Figures) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [
        (
            say("bench-row-search", game=say(f"{game}-name"), seats=int(seats)),
            *(f"{row[moment]['plain_simulations_per_second']:,}" for moment in MOMENTS),
            f"{row['middle']['simulations_per_second']:,}",
        )
        for game, tables in figures["searches"].items()
        for seats, row in tables.items()
    ]
    if "peers" in figures:
        for name, game in figures["peers"]["open_spiel"]["games"].items():
            speed = f"{game['mcts_simulations_per_second']:,.0f}"
            rows.append((say("bench-row-spiel-search", name=name), speed, "–", "–"))
    return rows


def _serving_rows(figures: Figures) -> list[tuple[str, ...]]:
    return [
        (
            say(
                "bench-row-paused" if row["pause"] else "bench-row-serving",
                game=say(f"{row['game']}-name"),
                sockets=row["sockets"],
                pause=f"{row['pause']:g}",
            ),
            f"{row['moves_per_second']:,.0f}",
            f"{row['half_within_ms']:,.0f} ms",
            f"{row['most_within_ms']:,.0f} ms",
            "–" if row["cpu_ms_per_move"] is None else f"{row['cpu_ms_per_move']:.1f} ms",
        )
        for row in figures["serving"]["moves"]
    ] + [_processes_row(row) for row in figures.get("processes", {}).get("moves", ())]


def _processes_row(row: Figures) -> tuple[str, ...]:
    """What it costs the server, and what PostgreSQL besides."""
    costs = (row["cpu_ms_per_move"], row["postgres_cpu_ms_per_move"])
    return (
        say(
            "bench-row-processes",
            game=say(f"{row['game']}-name"),
            sockets=row["sockets"],
            processes=row["processes"],
        ),
        f"{row['moves_per_second']:,.0f}",
        f"{row['half_within_ms']:,.0f} ms",
        f"{row['most_within_ms']:,.0f} ms",
        " + ".join(f"{cost:.1f} ms" for cost in costs if cost is not None) or "–",
    )


def _markdown(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    titles = tuple(say(f"bench-head-{column}") for column in head)
    ruler = "|---|" + "---:|" * (len(head) - 1)
    return "\n".join([_row(titles), ruler, *map(_row, rows)])


def _closing(figures: Figures) -> str:
    start, calls = figures["start_up"], figures["calls"]
    return say(
        "bench-closing",
        help=f"{start['help']:.2f}",
        match=f"{start['first_match']:.1f}",
        copy=f"{calls['copy']:.1f}",
        legal=f"{calls['legal']:.1f}",
    )


def _serving_closing(serving: Figures) -> str:
    answer = say("bench-serving-start", seconds=f"{serving['first_answer_seconds']:.1f}")
    if "busy" in serving:
        answer = f"{answer} {_busy(serving['busy'])}"
    if serving["kib_per_table"] is None:  # the system does not tell
        return answer
    alone = [row["kib_per_move"] for row in serving["moves"] if row["sockets"] == 1]
    memory = say(
        "bench-serving-memory",
        table=f"{serving['kib_per_table']:.0f}",
        least=f"{min(alone):.0f}",
        most=f"{max(alone):.0f}",
    )
    return f"{answer} {memory}"


def _busy(busy: Figures) -> str:
    return say(
        "bench-serving-busy",
        tables=busy["tables"],
        seconds=str(busy["thinking"]),
        answer=f"{busy['answer_seconds']:.1f}",
    )


def _page_closing(page: Figures) -> str:
    return say(
        "bench-page",
        kilobytes=f"{page['kilobytes']:.0f}",
        page=f"{page['first_page_seconds']:.1f}",
        move=f"{page['first_bot_move_seconds']:.1f}",
    )


def _row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cells) + " |"
