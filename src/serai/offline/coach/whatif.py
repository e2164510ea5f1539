"""What if, and positions that are set by hand."""

from collections.abc import Mapping
from typing import Any

from serai.coach.asked import branch as branch_job
from serai.core.annotations import Hint
from serai.tables import wire
from serai.tables.errors import NotYours

from ..asking import Asked, Steps
from ..bodies import analysis_of, body_of
from ..reading import read
from ..table import MOST_SIMULATIONS
from . import shelf
from .analyses import check_free, record_of, text_of
from .at_table import known, noted


def of_analysis(asked: Asked) -> Steps:
    """Where another way would have led."""
    wanted = body_of(wire.AskBranch, asked)
    kept = shelf.named(asked.house, analysis_of(asked))
    text = yield from text_of(asked.house, kept, asked.at)
    return (yield from _branch({"text": text}, wanted))


def of_text(asked: Asked) -> Steps:
    """The same of a record or a position of my own."""
    wanted = body_of(wire.AskTextBranch, asked)
    found = yield from read({"kind": "look", "text": wanted.text})
    check_free(asked.house, found, asked.at)
    return (yield from _branch({"text": wanted.text, "waits": wanted.waits}, wanted))


def at_table(asked: Asked) -> Steps:
    """The same of a table: while a game goes on there, only where hints are allowed, and from what
    my seat knows; a bot's move is advice, and noted as such."""
    house, table = asked.house, asked.given["table"]
    wanted = body_of(wire.AskBranch, asked)
    if house.sheet(table).over:
        text = yield from record_of(house, table, asked.at)
        return (yield from _branch({"text": text}, wanted))
    match, source = yield from known(house, table, wanted.seat)
    if wanted.level is not None:
        if wanted.seat is None:
            raise NotYours("not-your-table")
        yield from noted(house, table, Hint(len(match.log), wanted.seat, "move"))
    return (yield from _branch(source, wanted))


def _branch(source: Mapping[str, Any], wanted: wire.AskBranch) -> Steps:
    job = branch_job(dict(source), wanted.ply, wanted.actions, wanted.seat, wanted.level)
    return (yield from read({**job, "most": MOST_SIMULATIONS}))


# -- positions -------------------------------------------------------------------------------


def check(asked: Asked) -> Steps:
    """Whether a position can be: all that is wrong with it, or how it looks."""
    text = body_of(wire.AskPosition, asked).text
    return (yield from read({"kind": "position", "text": text}))


def edit(asked: Asked) -> Steps:
    """A position with one thing set by hand, whether or not it can be then."""
    wanted = body_of(wire.EditPosition, asked)
    return (yield from read({"kind": "edit", **wanted.model_dump()}))


def draft(asked: Asked) -> Steps:
    """A position to begin with in an editor: a game's empty table, or one that has been dealt."""
    wanted = body_of(wire.DraftPosition, asked)
    return (yield from read({"kind": "draft", **wanted.model_dump()}))
