"""What the coach is asked, and what it answers: analyses, what-if, hints, beliefs."""

from typing import Annotated, Any, Literal

from pydantic import FailFast, Field
from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

from serai.core import annotations

from .fields import ActionText, Label, Model, Moment, OwnText, SeatNumber, Word
from .told import Choice, EntryTold, EventTold, Facts

# -- what is asked ------------------------------------------------------------------------------


class AskAnalysis(Model):
    """A record or a position, as text, to be analysed."""

    text: OwnText


class AskBranch(Model):
    """What if: after so many actions that stand, these were done instead of the next.

    Where chance has to act it draws anew, unless the next of `actions` is one of its outcomes.
    `seat` is whose view is told, null that of the one to act. A bot of a `level` then moves once.
    """

    ply: Moment
    actions: Annotated[list[ActionText], FailFast(), Field(max_length=1_000)] = Field(default=[])
    seat: SeatNumber | None = None
    level: Word | None = None


class AskTextBranch(AskBranch):
    """The same of a record or a position that is sent along.

    If it `waits`, what is drawn is not drawn here but told, as at a real table: where chance has to
    act and the next of `actions` does not say how, `legal` are its outcomes.
    """

    text: OwnText
    waits: bool = False


class AskTry(Model):
    """How good would that have been, after so many actions that stand?"""

    ply: Moment
    action: ActionText


class VariationSaid(Model):
    """Another way to go on: in the main line, or in an earlier variation (its place, from 0).

    `after` is how many actions of that line stand before it; `actions` are a line each, as in a
    record: `1 lime d5`, or `* …` where chance acts.
    """

    within: Annotated[int, Field(ge=0, le=1_000)] | None = None
    after: Moment
    name: Label = ""
    note: Annotated[str, Field(max_length=annotations.LONGEST_NOTE)] = ""
    actions: Annotated[list[ActionText], FailFast(), Field(min_length=1, max_length=2_000)]


class KeepVariations(Model):
    """All of them, instead of those that were kept.

    `replaces` is the `variations_tag` of those: if others stand there by now, nothing is changed.
    """

    variations: Annotated[
        list[VariationSaid], FailFast(), Field(max_length=annotations.MOST_VARIATIONS)
    ]
    replaces: Annotated[str, Field(max_length=16)] | None = None


class AskHint(Model):
    """First where to look, then the move; `n` is how many entries of the log were seen."""

    seat: SeatNumber
    n: Moment
    what: Literal["nudge", "move"]


# -- what a move was worth ----------------------------------------------------------------------


class OutlookTold(TypedDict):
    """Everybody's chance to win and points at the end; `errors` are those of the chances."""

    chances: list[float]
    points: list[float]
    errors: list[float]


class CandidateTold(TypedDict):
    """An action the search looked at, and how it expects play to go on; the line begins with it."""

    action: str
    visits: int
    chances: list[float]
    points: list[float]
    line: list[str]


class WhyTold(TypedDict):
    """A thing of the game that the move played made different from the better one.

    `played` and `better` are means over the search's simulations after each move, `error` is that
    of their difference: points, or how often (0 to 1), or how many. `seat` is whom it concerns.
    """

    kind: str
    seat: int
    unit: Literal["points", "often", "number"]
    facts: Facts
    played: float
    better: float
    error: float
    sentence: str


MoveWord = Literal["good", "slip", "mistake", "blunder"]


class VerdictTold(TypedDict):
    """What a move cost the one who made it, in chance to win, and what it did to everybody.

    `helped` is for every seat how much its chance is better after the move played than after the
    best. `simulations` is what the judgement rests on.
    """

    word: MoveWord
    loss: float
    error: float
    simulations: int
    best: CandidateTold
    played: CandidateTold
    with_best: OutlookTold
    with_played: OutlookTold
    helped: list[float]
    why: list[WhyTold]


class MomentTold(TypedDict):
    """A seat's action, and how things stood before it, as far as that seat could know.

    `ply` is how many actions stand before it, chance's among them; `number` counts the seats' own,
    from 1. There is no verdict where there was no choice.
    """

    number: int
    ply: int
    n: int
    seat: int
    action: str
    legal: int
    before: OutlookTold
    verdict: VerdictTold | None


class PlayedTold(TypedDict):
    """How a seat has played: its decisions, what they cost on the average, how many of each word.

    `worst` are the numbers of its moves that lost most, the greatest loss first.
    """

    name: str
    decisions: int
    loss: float
    error: float
    words: dict[str, int]
    worst: list[int]


class DrawTold(TypedDict):
    """What chance did between two decisions, and what it gave everybody or took from them."""

    ply: int
    number: int  # of the seat's action that it followed
    actions: list[str]
    gave: list[float]


class LuckTold(TypedDict):
    """Of a seat: what it began with, got from chance and from decisions, and what came of it.

    `start + luck + skill + others + uncovered + unexplained = result`: its own decisions, those of
    the others, what was hidden and came to light, and the search's own error, which `error` bounds.
    """

    start: float
    luck: float
    skill: float
    others: float
    uncovered: float
    unexplained: float
    error: float
    result: float


class GameAnalysisTold(TypedDict):
    """A game, move by move; `whole` unless it was ended before every close call was settled.

    `least` is what a slip, a mistake and a blunder cost at least. `draws` and `luck` are null where
    nothing is drawn after the start.
    """

    format: Literal["serai coach 1"]
    game: str
    names: list[str]
    seed: int
    spread: float
    least: list[float]
    moments: list[MomentTold]
    last: OutlookTold
    over: bool
    seats: list[PlayedTold]
    draws: list[DrawTold] | None
    luck: list[LuckTold] | None
    whole: bool


class PositionAnalysisTold(TypedDict):
    """A position on what the seat to act knows; the move that was looked at most first."""

    format: Literal["serai coach-position 1"]
    game: str
    seed: int
    actor: int
    simulations: int
    outlook: OutlookTold
    moves: list[CandidateTold]


class AnalysisTold(TypedDict):
    """An analysis, and how far it is: `done` of `of` positions in this pass over the game.

    `edition` counts what has been found out: whoever asks with `since` gets no document that they
    have. `link` is the public one, told to those who may make and withdraw it (`may_share`).
    """

    id: str
    kind: Literal["table", "record", "position"]
    table: str | None
    game: str
    status: Literal["waiting", "running", "done", "failed"]
    stage: Literal["", "first", "close", "reasons", "luck"]
    done: int
    of: int
    edition: int
    may_share: bool
    link: str | None
    document: GameAnalysisTold | PositionAnalysisTold | None
    variations: list["VariationTold"]
    variations_tag: str


class VariationTold(TypedDict):
    """Another way to go on; see `VariationSaid`."""

    within: int | None
    after: int
    name: str
    note: str
    actions: list[str]


class AnalysesTold(TypedDict):
    """One's own analyses of records and positions, the newest first, without what is in them.

    They have no `document`, no `variations` and no `variations_tag`.
    """

    analyses: list[AnalysisTold]


class ShareTold(TypedDict):
    """The public link of an analysis."""

    link: str
    secret: str


# -- what if ------------------------------------------------------------------------------------


class BranchTold(TypedDict):
    """Where another way leads: what was done, chance included, and what can be done now.

    `entries` are counted from the moment it left the game at; `events` are those of the last
    action, as that seat sees them. `position` is the text to play on from, or to ask about.
    """

    ply: int
    seat: int | None
    entries: list[EntryTold]
    events: list[EventTold]
    view: dict[str, Any]
    actor: int
    legal: list[Choice]
    over: bool
    result: list[float] | None
    points: list[int | None]
    position: str | None


class TryTold(TypedDict):
    """How good a move would have been, beside the best and the one that was played."""

    ply: int
    action: str
    verdict: VerdictTold


# -- hints --------------------------------------------------------------------------------------


class HintTold(TypedDict):
    """Where to look, or the move with its reason; `cells` are what to light up, `events` what the
    move does.

    `why` it is better: beside the `next` best move, or a `middling` one if that is much like it.
    """

    table: str
    seat: int
    n: int
    what: Literal["nudge", "move"]
    cells: list[str]
    sentence: str
    action: str | None
    line: list[str]
    events: list[EventTold]
    outlook: OutlookTold | None
    why: list[WhyTold]
    beside: Literal["next", "middling"]


class HintedTold(TypedDict):
    """A hint that was used: by whom, and at which moment of the log."""

    n: int
    seat: int
    what: Literal["nudge", "move"]


class HintsTold(TypedDict):
    """Whether hints may be asked for at a table, and those that were."""

    allowed: bool
    used: list[HintedTold]


# -- what a secret may be -----------------------------------------------------------------------


class MayBeTold(TypedDict):
    """What it may be, in the game's words, and how likely that is."""

    item: str
    facts: Facts
    chance: float
    sentence: str


class BeliefTold(TypedDict):
    """Something the seat cannot see: a secret card of a seat, a rumour at a place (its `cells`)."""

    kind: str
    owner: int | None
    cells: list[str]
    may_be: list[MayBeTold]


class BeliefsTold(TypedDict):
    ply: int
    seat: int
    beliefs: list[BeliefTold]
