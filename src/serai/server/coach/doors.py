"""The coach's doors: analyses, public links, what-if, hints, beliefs, positions.

An analysis is named by its id, for those whose it is, or by the secret of its public link, for
anybody; whoever has only the secret may look and ask, and changes nothing.
"""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from serai.tables import wire

from ..api import TROUBLES, Asked, Asker, Base, Looker, SeatInQuery, TableInPath, Told

router = APIRouter(prefix="/api", responses=TROUBLES)

NAME = r"^[A-Za-z0-9_-]{16,64}$"
BEGUN = 202  # it is worked on after the answer
AnalysisInPath = Annotated[str, Path(pattern=NAME)]
PlyInPath = Annotated[int, Path(ge=0, le=1_000_000)]
PlyInQuery = Annotated[int, Query(ge=0, le=1_000_000)]
SeatAsked = Annotated[int, Query(ge=0, le=7)]
Since = Annotated[int, Query(ge=0, le=1_000_000)]
Wait = Annotated[int, Query(ge=0, le=25)]


# -- analyses -----------------------------------------------------------------------------------


@router.post("/tables/{table}/analysis", status_code=BEGUN, response_model=wire.AnalysisTold)
async def analyse_table(services: Asked, person: Asker, table: TableInPath, base: Base) -> Told:
    """Have a game that is over analysed, by somebody who sat there; again, it is there already."""
    return Told(await services.coach.of_table(person, table, base), status_code=BEGUN)


@router.get("/tables/{table}/analysis", response_model=wire.AnalysisTold)
async def table_analysis(services: Asked, person: Looker, table: TableInPath, base: Base) -> Told:
    """The analysis of a table that I may look at, if somebody has asked for one."""
    return Told(await services.coach.at_table(person, table, base))


@router.post("/analyses", status_code=BEGUN, response_model=wire.AnalysisTold)
async def analyse_text(
    services: Asked, person: Asker, wanted: wire.AskAnalysis, base: Base
) -> Told:
    """Have a record or a position of my own analysed; not that of a table where a game goes on."""
    return Told(await services.coach.of_text(person, wanted.text, base), status_code=BEGUN)


@router.get("/analyses")
async def analyses(services: Asked, person: Looker, base: Base) -> wire.AnalysesTold:
    """My analyses of records and positions, the newest first."""
    return await services.coach.mine(person, base)


@router.get("/analyses/{analysis}", response_model=wire.AnalysisTold)
async def analysis(
    services: Asked,
    person: Looker,
    analysis: AnalysisInPath,
    base: Base,
    since: Since = 0,
    wait: Wait = 0,
) -> Told:
    """An analysis, as soon as there is something new in it, or when I have waited long enough."""
    return Told(await services.coach.told(person, analysis, base, since, wait))


@router.delete("/analyses/{analysis}", status_code=204)
async def forget(services: Asked, person: Asker, analysis: AnalysisInPath) -> None:
    """Forget an analysis of my own record or position."""
    await services.coach.forget(person, analysis)


@router.post("/analyses/{analysis}/again", status_code=BEGUN, response_model=wire.AnalysisTold)
async def again(services: Asked, person: Asker, analysis: AnalysisInPath, base: Base) -> Told:
    """Have a game gone over once more, if its time was over before all was looked at closer, by
    those whose it is."""
    return Told(await services.coach.again(person, analysis, base), status_code=BEGUN)


@router.post("/analyses/{analysis}/link", status_code=201)
async def share(
    services: Asked, person: Asker, analysis: AnalysisInPath, base: Base
) -> wire.ShareTold:
    """A link that shows an analysis to anybody, made by a seat of its game; again, the same."""
    return await services.coach.share(person, analysis, base)


@router.delete("/analyses/{analysis}/link", status_code=204)
async def withdraw(services: Asked, person: Asker, analysis: AnalysisInPath) -> None:
    """Withdraw it: from now on it leads nowhere."""
    await services.coach.withdraw(person, analysis)


@router.put("/analyses/{analysis}/variations", response_model=wire.AnalysisTold)
async def keep_variations(
    services: Asked,
    person: Asker,
    analysis: AnalysisInPath,
    wanted: wire.KeepVariations,
    base: Base,
) -> Told:
    """Keep these ways to go on instead of those that were kept; none that is against the rules."""
    return Told(await services.coach.keep_variations(person, analysis, wanted, base))


@router.get(
    "/analyses/{analysis}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(services: Asked, person: Looker, analysis: AnalysisInPath) -> PlainTextResponse:
    """The game as text, with its variations; of a position, the position."""
    return PlainTextResponse(await services.coach.record(person, analysis))


@router.get("/analyses/{analysis}/plies")
async def plies(
    services: Asked, person: Looker, analysis: AnalysisInPath, seat: SeatInQuery = None
) -> wire.ReplayTold:
    """Every action of the game, as a seat or a spectator saw it."""
    return await services.coach.plies(person, analysis, seat)


@router.get("/analyses/{analysis}/plies/{ply}")
async def position(
    services: Asked,
    person: Looker,
    analysis: AnalysisInPath,
    ply: PlyInPath,
    seat: SeatInQuery = None,
) -> wire.PositionTold:
    """What could be seen after so many of those actions."""
    return await services.coach.position(person, analysis, ply, seat)


@router.get("/analyses/{analysis}/beliefs")
async def beliefs(
    services: Asked, person: Looker, analysis: AnalysisInPath, ply: PlyInQuery, seat: SeatAsked
) -> wire.BeliefsTold:
    """What a seat could not see after so many actions, and what it may have been."""
    return await services.coach.beliefs(person, analysis, ply, seat)


@router.post("/analyses/{analysis}/try")
async def try_move(
    services: Asked, person: Looker, analysis: AnalysisInPath, wanted: wire.AskTry
) -> wire.TryTold:
    """How good another move would have been."""
    return await services.coach.try_move(person, analysis, wanted)


# -- what if ------------------------------------------------------------------------------------


@router.post("/analyses/{analysis}/branch")
async def branch(
    services: Asked, person: Looker, analysis: AnalysisInPath, wanted: wire.AskBranch
) -> wire.BranchTold:
    """Where another way would have led."""
    return await services.coach.branch(person, analysis, wanted)


@router.post("/tables/{table}/branch")
async def branch_at_table(
    services: Asked, person: Looker, table: TableInPath, wanted: wire.AskBranch
) -> wire.BranchTold:
    """The same of a table: while a game goes on there, only where hints are allowed.

    Then from what my seat knows: what it cannot know is dealt anew, and is not that of the table.
    """
    return await services.coach.branch_at_table(person, table, wanted)


@router.post("/branch")
async def branch_of_text(
    services: Asked, person: Looker, wanted: wire.AskTextBranch
) -> wire.BranchTold:
    """The same of a record or a position of my own."""
    return await services.coach.branch_of_text(person, wanted)


# -- at a table ---------------------------------------------------------------------------------


@router.post("/tables/{table}/hints")
async def hint(
    services: Asked, person: Asker, table: TableInPath, wanted: wire.AskHint
) -> wire.HintTold:
    """Where to look, or what to do, at my turn; it is noted with the game that I asked."""
    return await services.coach.hint(person, table, wanted)


@router.get("/tables/{table}/hints")
async def hints(services: Asked, person: Looker, table: TableInPath) -> wire.HintsTold:
    """Whether hints may be asked for at a table, and which were."""
    return await services.coach.hints(person, table)


@router.get("/tables/{table}/beliefs")
async def beliefs_at_table(
    services: Asked, person: Looker, table: TableInPath, seat: SeatAsked
) -> wire.BeliefsTold:
    """What my seat cannot see, and what it may be; only where hints are allowed."""
    return await services.coach.beliefs_at_table(person, table, seat)


# -- positions ----------------------------------------------------------------------------------


@router.post("/positions")
async def check_position(
    services: Asked, person: Looker, wanted: wire.AskPosition
) -> wire.CheckedTold:
    """Whether a position can be: all that is wrong with it, or how it looks."""
    return await services.coach.check(wanted.text)


@router.post("/positions/edit")
async def edit_position(
    services: Asked, person: Looker, wanted: wire.EditPosition
) -> wire.CheckedTold:
    """A position with one thing set by hand, whether or not it can be then; all that is wrong."""
    return await services.coach.edit(wanted)


@router.post("/positions/new")
async def new_position(
    services: Asked, person: Looker, wanted: wire.DraftPosition
) -> wire.CheckedTold:
    """A position to begin with in an editor: a game's empty table, or one that has been dealt."""
    return await services.coach.draft(wanted)
