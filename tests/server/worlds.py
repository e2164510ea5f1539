"""Two worlds that are one to somebody: the same game, but for what is hidden from them.

`twins` deals such a pair, a whole game long; `remembered` one that differed in the open, long ago;
`keep` puts a world into a store; `serve` is `serai` with the dice as they fell in one of them.
"""

import asyncio
import hashlib
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from serai.core import chance, registry
from serai.core.chance import Draw
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, SPECTATOR, Game, Material, Reason
from serai.core.errors import IllegalAction
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.server import bot_turns, describing, home, people, pictures, served, thinking
from serai.server.guests import Person
from serai.server.logs import log
from serai.server.served import ServedTable
from serai.server.store import Store
from serai.tables import replay, telling, wire
from serai.tables.glance import glance as told_glance
from serai.tables.sheet import RUNNING, Line, Seat, Sheet, Standing
from serai.tables.table import Addition
from serai.tables.table import Table as PlayedTable
from serai.workers.asking import Process
from serai.workers.protocol import Job, Progress, unheard

if TYPE_CHECKING:
    from walk import Table

WORLDS = (0, 1)
MOST_GAMES, MOST_RETREATS = 400, 400
MADE = 1_700_000_000_000
Pair = tuple[Buffer, Buffer]
Both = tuple[int, int]


def made_up(*words: object, size: int) -> str:
    """A word that nobody would say by chance, the same in both worlds."""
    text = "/".join(map(str, words))
    return hashlib.blake2b(text.encode(), digest_size=size // 2).hexdigest()


@dataclass(frozen=True)
class Step:
    """Who did what in the one world and in the other."""

    seat: int
    actions: Both


@dataclass(frozen=True)
class Twins:
    """A game in two worlds. To the viewers they are alike from entry `alike` of the log to the end.

    What comes before `begin` has happened when the server starts.
    """

    table: "Table"
    viewers: tuple[int, ...]
    steps: tuple[Step, ...]
    alike: int = 0
    begin: int = 0
    name: str = ""
    confirm: bool = False
    bot: int | None = None

    def __str__(self) -> str:
        return f"{self.table}-to{''.join('*' if v < 0 else str(v + 1) for v in self.viewers)}"

    @cached_property
    def game(self) -> Game:
        return registry.game(self.table.game)

    @cached_property
    def material(self) -> Material:
        return build(self.game, self.table.seats, self.table.options)

    @cached_property
    def states(self) -> list[Pair]:
        """The true states before each step, and at the end."""
        start = self.game.start(self.material.m)
        found = [(start, start)]
        for step in self.steps:
            found.append(_after(self.game, self.material.m, found[-1], step.actions))
        return found

    @cached_property
    def apart(self) -> list[int]:
        """The moments at which the truth differs and the viewers cannot know it."""
        known = self.game.position_bytes
        moments = enumerate(self.states[:-1])
        return [n for n, (a, b) in moments if n >= self.alike and known(a) != known(b)]

    @cached_property
    def secrets(self) -> list[int]:
        """The entries that differ."""
        return [n for n, step in enumerate(self.steps) if step.actions[0] != step.actions[1]]

    def actor(self, n: int) -> int:
        return self.steps[n].seat

    def text(self, world: int, n: int) -> str:
        return self.game.notation.text(self.material.m, self.steps[n].actions[world])

    def match(self, world: int, n: int) -> Match:
        """The game as it was after `n` entries."""
        match = Match(Position(self.game, self.material), self.seed, resolve_chance=False)
        for step in self.steps[:n]:
            match.replay(Entry(step.seat, step.actions[world]))
        return match

    def along(self) -> Iterator[tuple[int, list[Match]]]:
        """Both games before each of their entries, and at their end."""
        matches = [self.match(world, 0) for world in WORLDS]
        for n, step in enumerate(self.steps):
            yield n, matches
            for match, action in zip(matches, step.actions, strict=True):
                match.replay(Entry(step.seat, action))
        yield len(self.steps), matches

    # -- what the store knows besides ---------------------------------------------------------

    @property
    def id(self) -> str:
        return made_up(self, self.name, "table", size=16)

    @property
    def seed(self) -> str:
        return made_up(self, self.name, "seed", size=32)

    @property
    def watch_secret(self) -> str:
        return made_up(self, self.name, "watch", size=32)

    @property
    def everybody(self) -> list[int]:
        return [SPECTATOR, *range(self.table.seats)]

    def person(self, viewer: int) -> Person:
        number = self.everybody.index(viewer) + 1
        return Person(made_up(self, self.name, viewer, "person", size=16), f"Guest {number}")

    def token(self, viewer: int) -> str:
        return made_up(self, self.name, viewer, "token", size=48)

    def link(self, seat: int) -> str | None:
        return made_up(self, self.name, seat, "link", size=32) if seat else None


# -- dealing worlds ---------------------------------------------------------------------------


def _dice(table: "Table", viewers: Sequence[int], number: int) -> random.Random:
    """Whatever number a spectator has, the luck stays the same."""
    eyes = tuple(-1 if viewer == SPECTATOR else viewer for viewer in viewers)
    return random.Random(f"{table}/{eyes}/{number}")


def twins(
    table: "Table", viewers: Sequence[int], secrets: int, luck: int = 0, **more: Any
) -> Twins:
    """A game by lot in which so many entries are hidden from all viewers, most of it apart.

    `luck` is where to begin looking for it.
    """
    for number in range(luck, luck + MOST_GAMES):
        steps = _mirrored(table, viewers, _dice(table, viewers, number))
        found = Twins(table, tuple(viewers), tuple(steps), **more)
        if len(found.secrets) >= secrets and 2 * len(found.apart) > len(steps):
            return replace(found, begin=_first_choice(steps))
    raise AssertionError("there was hardly anything to hide")


def _first_choice(steps: Sequence[Step]) -> int:
    return next(n for n, step in enumerate(steps) if step.seat != CHANCE)


def _mirrored(table: "Table", viewers: Sequence[int], dice: random.Random) -> list[Step]:
    """A game, and another that the viewers are shown alike; where that cannot be, steps back."""
    game = registry.game(table.game)
    m = build(game, table.seats, table.options).m
    start = game.start(m)
    steps: list[Step] = []
    states: list[Pair] = [(start, start)]
    ways = [_alike(game, m, viewers, states[0], dice)]
    retreats = 0
    while (actor := game.rules.actor(m, states[-1][0])) != OVER and retreats < MOST_RETREATS:
        actions = next(ways[-1], None)
        if actions is not None:
            steps.append(Step(actor, actions))
            states.append(_after(game, m, states[-1], actions))
            ways.append(_alike(game, m, viewers, states[-1], dice))
        else:
            retreats += 1
            for path in (steps, states, ways):
                path.pop()
    return steps if retreats < MOST_RETREATS else []


def _alike(
    game: Game, m: Buffer, viewers: Sequence[int], worlds: Pair, dice: random.Random
) -> Iterator[Both]:
    """What may happen in both worlds so that the viewers see no difference; first what differs."""
    ones, others = (_seen(game, m, viewers, world, dice) for world in worlds)
    for one, shown in ones.items():
        fitting = [other for other, seen in others.items() if seen == shown]
        for other in sorted(fitting, key=one.__eq__):
            if _same_to(game, m, viewers, _after(game, m, worlds, (one, other))):
                yield one, other


def _seen(
    game: Game, m: Buffer, viewers: Sequence[int], world: Buffer, dice: random.Random
) -> dict[int, list[int]]:
    """What may happen in a world, in any order, each with what the viewers would see of it."""
    legal = game.legal(m, world)
    dice.shuffle(legal)
    shown = game.hidden.shown
    return {action: [shown(m, world, viewer, action) for viewer in viewers] for action in legal}


def _after(game: Game, m: Buffer, worlds: Pair, actions: Both) -> Pair:
    return game.after(m, worlds[0], actions[0]), game.after(m, worlds[1], actions[1])


def _same_to(game: Game, m: Buffer, viewers: Sequence[int], worlds: Pair) -> bool:
    """Whether nobody of them can tell the worlds apart; at the end they may."""
    one, other = (game.rules.actor(m, world) for world in worlds)
    return one == other and (
        one == OVER
        or all(
            len({game.position_bytes(game.hidden_from(m, world, viewer)) for world in worlds}) == 1
            for viewer in viewers
        )
    )


def remembered(
    table: "Table", viewers: Sequence[int], secrets: int, luck: int = 0, **more: Any
) -> Twins:
    """A game by lot, and the same after other draws in the open that by now are hidden again."""
    for number in range(luck, luck + MOST_GAMES):
        steps = tuple(_by_lot(table, _dice(table, viewers, number)))
        found = Twins(table, tuple(viewers), steps, **more)
        for n in range(len(steps)):
            if found.actor(n) == CHANCE and len(found.secrets) < secrets:
                found = _changed(found, n) or found
        if len(found.secrets) == secrets:
            return found
    raise AssertionError("there was hardly anything to hide")


def _by_lot(table: "Table", dice: random.Random) -> Iterator[Step]:
    """The same game in both worlds."""
    game = registry.game(table.game)
    m = build(game, table.seats, table.options).m
    state = game.start(m)
    while (actor := game.rules.actor(m, state)) != OVER:
        action = dice.choice(game.legal(m, state))
        yield Step(actor, (action, action))
        state = game.after(m, state, action)


def _changed(found: Twins, n: int) -> Twins | None:
    """The same with another draw there, if nobody of the viewers can know it before long."""
    for other in found.game.legal(found.material.m, found.states[n][1]):
        steps = list(found.steps)
        steps[n] = replace(steps[n], actions=(steps[n].actions[0], other))
        changed = replace(found, steps=tuple(steps))
        changed.__dict__["material"] = found.material  # the same, and dear to make
        if other != found.steps[n].actions[1] and _can_be(changed):
            alike = _alike_from(changed)
            if 3 * alike < 2 * len(steps) and changed.actor(alike) != CHANCE:
                return replace(changed, alike=alike, begin=alike)
    return None


def _alike_from(found: Twins) -> int:
    """The moment from which on the viewers cannot tell the worlds apart."""
    game, m, viewers = found.game, found.material.m, found.viewers
    moments = enumerate(found.states)
    differ = [n for n, worlds in moments if not _same_to(game, m, viewers, worlds)]
    return max(differ, default=-1) + 1


def _can_be(found: Twins) -> bool:
    """Whether everything in the other world could have been done, up to the same end."""
    game, m, state = found.game, found.material.m, found.game.start(found.material.m)
    for step in found.steps:
        if game.rules.actor(m, state) != step.seat or step.actions[1] not in game.legal(m, state):
            return False
        state = game.after(m, state, step.actions[1])
    return game.rules.actor(m, state) == OVER


# -- into a store -----------------------------------------------------------------------------


def keep(url: str, world: int, games: Sequence[Twins]) -> None:
    """Put one of the worlds of each pair into a store."""

    async def keeping() -> None:
        store = Store(url)
        for number, each in enumerate(games):
            await _keep(store, world, each, MADE + number)
        store.close()

    asyncio.run(keeping())


async def _keep(store: Store, world: int, twins: Twins, at: int) -> None:
    for viewer in twins.everybody:
        token = people.hashed(twins.token(viewer))
        await store.add_person(twins.person(viewer), token, at)
    await store.add_table(_sheet(twins, at), list(_lines(twins, world, at)))
    await store.add_watcher(twins.id, twins.person(SPECTATOR).id)


def _sheet(twins: Twins, at: int) -> Sheet:
    options = dict(twins.material.options)
    if not twins.material.shipped:
        options[twins.game.material.SOURCE] = twins.material.source
    turn = twins.actor(twins.begin)
    return Sheet(
        id=twins.id,
        game=twins.game.name,
        rules=twins.material.rules,
        options=options,
        seed=twins.seed,
        owner=twins.person(0).id,
        watch_secret=twins.watch_secret,
        created=at,
        confirm=twins.confirm,
        hints=True,  # so that all that can be asked at a table can be asked here
        standing=Standing(
            status=RUNNING,
            turn=turn,
            bot_turn=turn == twins.bot,
            confirmed=twins.begin,
            changed=at,
            played=True,
        ),
        seats=tuple(_seat(twins, seat) for seat in range(twins.table.seats)),
    )


def _seat(twins: Twins, seat: int) -> Seat:
    if seat == twins.bot:
        return Seat(seat, "bot", "beginner")
    person = twins.person(seat)
    return Seat(seat, "friend" if seat else "host", person.name, person.id, twins.link(seat))


def _lines(twins: Twins, world: int, at: int) -> Iterator[Line]:
    by = CHANCE
    for n, step in enumerate(twins.steps[: twins.begin]):
        by = by if step.seat == CHANCE else step.seat
        yield Line(n, step.seat, twins.text(world, n), by, at)


# -- a server in such a world -----------------------------------------------------------------


def program(plan: Path) -> list[str]:
    """How to start `serai` as `plan` says."""
    tests = str(Path(__file__).parent.parent)
    code = f"import sys; sys.path.insert(0, {tests!r}); from server.worlds import serve; serve()"
    return [sys.executable, "-P", "-c", code, str(plan)]


def write_plan(
    plan: Path, world: int, games: Sequence[Twins], leaks: dict[str, str] | None = None
) -> None:
    dice = {each.seed: dict(_draws(each, world)) for each in games}
    written = {"dice": dice, "jobs": str(jobs_beside(plan)), "leaks": leaks or {}}
    plan.write_text(json.dumps(written), "utf-8")


def jobs_beside(plan: Path) -> Path:
    """Where the server notes what bots are handed."""
    return plan.with_suffix(".jobs")


def _draws(twins: Twins, world: int) -> Iterator[tuple[str, int]]:
    game, m = twins.game, twins.material.m
    for step, states in zip(twins.steps, twins.states, strict=False):
        if step.seat == CHANCE:
            state = states[world]
            outcomes = game.legal(m, state)
            draw = game.pools.current(m, state, outcomes)
            key = _key(draw, game.weights(m, state, len(outcomes)))
            yield key, outcomes.index(step.actions[world])


def _key(draw: Draw, left: Sequence[int]) -> str:
    return f"{draw.pool} {draw.remade} {draw.items} {list(left)}"


def serve() -> None:
    """`serai`, but chance falls as it did in this world, and bots are asked and never answer."""
    from serai.cli import main

    _, plan, *words = sys.argv
    read = json.loads(Path(plan).read_text("utf-8"))
    _lay_out_dice(read["dice"])
    _note_jobs(Path(read["jobs"]))
    if read["leaks"]:
        _leak(read["leaks"])
    for room in (served, describing):  # where it is told how long somebody has been away
        _change(room, "now", lambda: 0)
    sys.argv = ["serai", *words]
    main()


def _change(owner: Any, name: str, changed: object) -> None:
    setattr(owner, name, changed)


def _lay_out_dice(dice: dict[str, dict[str, int]]) -> None:
    """At these seeds; elsewhere chance falls as it always does."""
    usual = chance.pick

    def pick(seed: str, draw: Draw, left: Sequence[int]) -> int:
        return dice[seed][_key(draw, left)] if seed in dice else usual(seed, draw, left)

    _change(chance, "pick", pick)


def _note_jobs(file: Path) -> None:
    usual = Process.ask

    async def ask(process: Process, job: Job, told: Progress = unheard) -> Any:
        if job["kind"] != "choose":
            return await usual(process, job, told)
        with file.open("a", encoding="utf-8") as noted:
            print(json.dumps(job), file=noted)
        return await asyncio.Future[str]()

    _change(Process, "ask", ask)


# -- servers that tell too much, each at one table --------------------------------------------

LEAKS = (
    *("view", "entries", "refusal", "record", "again", "log", "seed", "why", "plies", "position"),
    *("glance", "picture"),
)
JOB_LEAK = "job"


def _leak(leaks: dict[str, str]) -> None:
    """Change the server so that each of these tables, or seeds, leaks in its own way."""
    _leak_states(leaks)
    _leak_matches(leaks)
    _leak_moves(leaks)
    _leak_looking_back(leaks)
    _leak_glances(leaks)
    _leak_jobs(leaks)


def _trace(match: Match) -> int:
    """A number that only the true state gives."""
    return crc32(match.state.tobytes())


def _leak_states(leaks: dict[str, str]) -> None:
    honest = telling.Moment.state

    def state(moment: telling.Moment, viewer: int, previews: bool) -> wire.StateTold:
        told, table = honest(moment, viewer, previews), moment.table
        match, leak = table.match, leaks.get(table.sheet.id)
        if leak == "view":
            told["view"] = match.view((viewer + 1) % match.seats)
        if leak == "entries":
            log = enumerate(match.log[told["since"] :], told["since"])
            told["entries"] = [
                {"n": n, "seat": entry.seat, "action": match.entry_text(entry)} for n, entry in log
            ]
        if leak == "seed":
            told["seed"] = table.sheet.seed
        return told

    _change(telling.Moment, "state", state)


def _leak_matches(leaks: dict[str, str]) -> None:
    act, why_not, record = Match.act, Match.why_not, Match.record

    def with_truth(match: Match, found: list[Reason]) -> list[Reason]:
        if leaks.get(match.seed or "") != "refusal":
            return found
        true = {"true": _trace(match)}
        return [replace(reason, facts={**reason.facts, **true}) for reason in found]

    def true_act(match: Match, action: str, seat: int | None = None, n: int | None = None) -> None:
        try:
            act(match, action, seat, n)
        except IllegalAction as refused:
            refused.reasons = with_truth(match, refused.reasons)
            raise

    def true_reasons(match: Match, action: str, seat: int | None = None) -> list[Reason]:
        return with_truth(match, why_not(match, action, seat))

    def true_record(match: Match, seat: int | None = None, sealed: bool = False) -> str:
        return record(match, None if leaks.get(match.seed or "") == "record" else seat, sealed)

    _change(Match, "act", true_act)
    _change(Match, "why_not", true_reasons)
    _change(Match, "record", true_record)


def _leak_moves(leaks: dict[str, str]) -> None:
    said, keep = PlayedTable._said_before, ServedTable._keep

    def said_by_anybody(table: PlayedTable, seat: int, n: int, action: str) -> bool:
        if leaks.get(table.sheet.id) == "again":
            return table.match.says(n, action)
        return said(table, seat, n, action)

    async def keep_loudly(served: ServedTable, table: PlayedTable, addition: Addition) -> None:
        await keep(served, table, addition)
        if leaks.get(served.id) == "log":
            log.info("played", table=served.id, state=_trace(table.match))

    _change(PlayedTable, "_said_before", said_by_anybody)
    _change(ServedTable, "_keep", keep_loudly)


def _leak_looking_back(leaks: dict[str, str]) -> None:
    why, plies, view_at = telling.why, replay.plies, Match.view_at

    def true_why(table: PlayedTable, seat: int, action: str, language: str | None) -> wire.Reasons:
        told = why(table, seat, action, language)
        if leaks.get(table.sheet.id) == "why":
            told["n"] = _trace(table.match)
        return told

    def true_plies(table: PlayedTable, viewer: int) -> wire.ReplayTold:
        told = plies(table, viewer)
        if leaks.get(table.sheet.id) == "plies":
            match = table.match
            for ply, step in zip(told["plies"], match.steps, strict=True):
                ply["action"] = match.text(step.action)
        return told

    def true_view(match: Match, ply: int, seat: int = SPECTATOR) -> dict[str, Any]:
        leaks_here = leaks.get(match.seed or "") == "position"
        return view_at(match, ply, (seat + 1) % match.seats if leaks_here else seat)

    _change(telling, "why", true_why)
    _change(replay, "plies", true_plies)
    _change(Match, "view_at", true_view)


def _leak_glances(leaks: dict[str, str]) -> None:
    glance, drawn = told_glance, pictures.drawn

    def true_glance(table: PlayedTable, viewer: int) -> wire.GlanceTold:
        told = glance(table, viewer)
        if leaks.get(table.sheet.id) == "glance":
            told["points"] = [_trace(table.match)]
        return told

    def true_drawn(table: PlayedTable, viewer: int, theme: pictures.Theme, packed: bool) -> bytes:
        leaks_here = leaks.get(table.sheet.id) == "picture"
        eyes = (viewer + 1) % table.match.seats if leaks_here else viewer
        return drawn(table, eyes, theme, packed)

    _change(home, "glance", true_glance)
    _change(pictures, "drawn", true_drawn)


def _leak_jobs(leaks: dict[str, str]) -> None:
    honest = thinking.job_for

    def job_for(match: Match, *more: Any) -> Job:
        job = honest(match, *more)
        if leaks.get(match.seed or "") == JOB_LEAK:
            job["known"] = match.state.tobytes().hex()
        return job

    _change(bot_turns, "job_for", job_for)
