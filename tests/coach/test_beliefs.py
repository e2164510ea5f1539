"""What may be hidden has exact chances: those of all ways in which it can have come to be so."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from serai.core.contract import CHANCE, Belief, Phrase
from serai.core.log import Step
from serai.core.match import Match
from serai.core.position import Position
from serai.games.sons.facts import read_state as read_sons
from serai.games.sons.notation import RUMOUR_NAMES
from serai.games.targi.facts import read_state as read_targi
from serai.games.targi.layout import UNKNOWN
from serai.games.targi.notation import tribe_phrase
from walk import Table, finished

Worlds = dict[Position, float]
Chances = dict[str, float]
CASES = [(Table("targi", 2), 5, 0), (Table("sons", 3), 5, 1)]


def done_there(world: Position, step: Step, viewer: int) -> dict[int, float]:
    """All that can have been done in a world, if it looked so to the viewer, and how likely."""
    if step.seat == CHANCE:
        likely = {drawn.number: chance for drawn, chance in world.chances().items()}
    else:
        likely = {step.action: 1.0} if step.action in world.legal_numbers() else {}
    seen = step.before.shown(viewer, step.action)
    return {one: chance for one, chance in likely.items() if world.shown(viewer, one) == seen}


def worlds_of(match: Match, viewer: int) -> Iterator[Worlds]:
    """At every moment all worlds that there can be, by what the viewer has seen."""
    worlds: Worlds = {match.positions[0]: 1.0}
    yield worlds
    for step in match.steps:
        look, then = step.after.hidden_from(viewer), defaultdict[Position, float](float)
        for world, chance in worlds.items():
            for action, likely in done_there(world, step, viewer).items():
                after = world.after(action)
                if after.hidden_from(viewer) == look:
                    then[after] += chance * likely
        whole = sum(then.values())
        worlds = {world: chance / whole for world, chance in then.items()}
        yield worlds


def truth(world: Position, known: Position, of: Belief) -> Phrase:
    """What it is in a world, of which a seat knows so much."""
    if of.kind == "rumour":
        rumour = RUMOUR_NAMES.index(of.cells[0])
        return Phrase("sons-belief-value", {"value": read_sons(world.state).rumour[rumour]})
    here = read_targi(world.state)
    if of.kind == "drawn":  # of two that were, either is as likely to be each card
        card = here.drawn[list(read_targi(known.state).drawn).index(UNKNOWN)]
    else:
        assert of.owner is not None
        card = here.hand[of.owner]
    return tribe_phrase(world.material.m, card)


def summed(pairs: list[tuple[Phrase, float]]) -> Chances:
    sums: Chances = defaultdict(float)
    for phrase, chance in pairs:
        sums[repr(phrase)] += chance
    return sums


@pytest.mark.parametrize(("table", "seed", "viewer"), CASES, ids=str)
def test_what_may_be_hidden_is_as_likely_as_in_all_worlds_that_there_can_be(
    table: Table, seed: int, viewer: int
) -> None:
    match = finished(table, seed)
    room, compared = match.game.coach, set[str]()
    assert room is not None
    for ply, worlds in enumerate(worlds_of(match, viewer)):
        known = match.positions[ply].hidden_from(viewer)
        for told in room.beliefs(known.material.m, known.state, viewer):
            what = f"{told.owner} {told.cells} {len(told.may_be)} {len(worlds)}"
            if what in compared:
                continue
            compared.add(what)
            true = summed([(truth(world, known, told), chance) for world, chance in worlds.items()])
            assert summed(list(told.may_be)) == pytest.approx(true)
            assert len(true) > 1, "nothing was hidden"
    assert len(compared) > 3
