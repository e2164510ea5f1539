"""How an arena stands: a line while it runs, a table at the end, or everything as plain data."""

from dataclasses import asdict
from typing import Any

from rich.cells import cell_len
from rich.table import Table

from serai.bots.arena import Arena
from serai.bots.arena.standings import Standing, failures, standings
from serai.bots.arena.statistics import Estimate
from serai.coach.analysis.telling import decimal, shortest
from serai.core.texts import say
from serai.screens.bidi import apart

from .screen import Output

_COLUMNS = ("rank", "bot", "elo", "share", "games", "points", "seconds")
_GAP = 2
_SIMPLE = str.maketrans("≥≤", "><")


def running(arena: Arena) -> str:
    """The first bot's share and Elo, and how far the test is."""
    name = arena.plan.bots[0].name
    first = next(line for line in standings(arena.plan, arena.folder.finished) if line.bot == name)
    share = "–" if first.share is None else decimal(100 * first.share.value, 1)
    told = say("arena-running", bot=name, share=share, elo=_elo(first.elo))
    return f"{told} {_test(arena, 'running')}".rstrip()


def show(arena: Arena, out: Output) -> None:
    """The table, and what there is to say about it."""
    plan, folder = arena.plan, arena.folder
    games = sum(map(len, folder.finished))
    facts = {"game": say(f"{plan.game.name}-name"), "seats": plan.settings.seats}
    out.say(say("arena-title", games=games, deals=len(folder.deals), **facts))
    if games:
        out.draw(_table(standings(plan, folder.finished), out))
        out.say(say("arena-explained", last=plan.bots[-1].name))
    for failed in failures(plan, folder.deals):
        first = str(folder.record(*failed.games[0]).relative_to(folder.path))
        told = {"bot": failed.bot, "games": len(failed.games), "why": failed.why, "first": first}
        out.say(say("arena-failed", **told))
    if arena.verdict is not None:
        out.say(_test(arena, "verdict"))
    out.say_whole(say("arena-kept", folder=str(folder.path)))


def everything(arena: Arena) -> dict[str, Any]:
    """All that is known, as plain data."""
    plan, folder = arena.plan, arena.folder
    verdict = arena.verdict
    return {
        "settings": plan.settings.data(),
        "folder": str(folder.path),
        "over": arena.over,
        "deals": len(folder.deals),
        "games": sum(map(len, folder.finished)),
        "standings": [asdict(line) for line in standings(plan, folder.finished)],
        "sprt": None if verdict is None else asdict(verdict),
        "failures": [asdict(failed) for failed in failures(plan, folder.deals)],
        "results": [
            {"deal": deal, "games": [played.data() for played in folder.deals[deal]]}
            for deal in sorted(folder.deals)
        ],
    }


def _test(arena: Arena, what: str) -> str:
    verdict, sprt = arena.verdict, arena.plan.settings.sprt
    if verdict is None or sprt is None:
        return ""
    lower, upper = (shortest(100 * share) for share in sprt)
    facts = {"bot": arena.plan.bots[0].name, "lower": lower, "upper": upper}
    low, high = (decimal(bound, 2) for bound in verdict.bounds)
    ratio = decimal(verdict.ratio, 2)
    facts |= {"outcome": verdict.outcome, "ratio": ratio, "low": low, "high": high}
    return say(f"arena-sprt-{what}", deals=verdict.deals, **facts)


def _table(lines: list[Standing], out: Output) -> Table:
    """One line a bot; columns as wide as they need to be, whatever the screen."""
    rows = [_row(line) for line in lines]
    if out.simple:
        rows = [[out.plainly(cell.translate(_SIMPLE)) for cell in row] for row in rows]
    heads = [out.plainly(say(f"arena-head-{column}")) for column in _COLUMNS]
    widths = [max(map(cell_len, column)) for column in zip(heads, *rows, strict=True)]
    table = Table(box=None, pad_edge=False, padding=(0, _GAP, 0, 0))
    table.width = sum(widths) + _GAP * (len(widths) - 1)
    for column, head in zip(_COLUMNS, heads, strict=True):
        table.add_column(apart(head), justify="left" if column == "bot" else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _row(line: Standing) -> list[str]:
    return [
        str(line.rank),
        line.bot,
        _elo(line.elo),
        _share(line.share),
        str(line.games),
        _number(line.points, 1),
        _number(line.seconds, 4),
    ]


def _elo(elo: Estimate) -> str:
    """With its interval; without an upper or lower end what it is at least or at most."""
    if elo.high is None:
        return "–" if elo.low is None else f"≥ {decimal(elo.low, signed=True)}"
    if elo.low is None:
        return f"≤ {decimal(elo.high, signed=True)}"
    if elo.low == elo.high:
        return decimal(elo.value)
    return f"{decimal(elo.value, signed=True)} ± {decimal((elo.high - elo.low) / 2)}"


def _share(share: Estimate | None) -> str:
    if share is None or share.low is None or share.high is None:
        return "–"
    parts = (share.value, share.low, share.high)
    value, low, high = (decimal(100 * part, 1) for part in parts)
    return say("arena-share", value=value, low=low, high=high)


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else decimal(value, digits)
