"""What is told are changes: whoever hears them knows as much as who is told everything."""

import json
import random
from typing import Any

import pytest

from serai.core import registry
from serai.core.contract import SPECTATOR
from serai.tables import telling, wire
from serai.tables.hearing import Hearing, Hearings, Listening
from serai.tables.sheet import FRIEND, HOST
from tables.tables import Kept, sheet

GAMES = registry.names()
MOST_BYTES = 1_500  # a ply and seat, on average


class Evening:
    """A game at random, with some taking back, and what its viewers are told of it."""

    def __init__(self, game: str, previews: bool, seed: int = 1) -> None:
        self.kept = Kept(sheet(HOST, FRIEND, game=game))
        self.previews, self.dice = previews, random.Random(seed)
        self.viewers = (SPECTATOR, 0, 1)
        self.hearings = {viewer: Hearing() for viewer in self.viewers}
        self.listening = {viewer: Listening() for viewer in self.viewers}
        self.lengths: list[int] = []
        for viewer in self.viewers:
            self.come(viewer)

    def state(self, viewer: int, since: int) -> wire.StateTold:
        return telling.state(self.kept.table, viewer, since, self.previews)

    def come(self, viewer: int) -> wire.ChangeTold | None:
        told = self.state(viewer, 0)
        self.listening[viewer].hear(told)
        return self.hearings[viewer].joined(told)

    def step(self) -> None:
        """A move or a taking back, told to all: they know what they would be told as a whole."""
        table = self.kept.table
        since, seat = len(table.match.log), table.match.actor
        if self.dice.random() < 0.1 and table.may_undo(1 - seat):
            self.kept.do(1 - seat, "undo")
        else:
            self.kept.do(seat, str(self.dice.choice(table.match.legal())))
        for viewer in self.viewers:
            now = self.state(viewer, since)
            text = telling.text(self.hearings[viewer].change(now))
            self.lengths.append(len(text.encode()))
            assert plain(self.listening[viewer].hear(json.loads(text))) == plain(now)

    def play(self) -> "Evening":
        while not self.kept.table.sheet.over:
            self.step()
        return self


def plain(told: Any) -> Any:
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("previews", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_all_changes_together_are_the_whole(game: str, previews: bool) -> None:
    Evening(game, previews).play()


@pytest.mark.parametrize("game", GAMES)
def test_a_ply_is_told_in_few_bytes(game: str) -> None:
    lengths = Evening(game, previews=True, seed=2).play().lengths
    assert sum(lengths) / len(lengths) < MOST_BYTES


def test_who_comes_later_and_who_was_there_are_told_the_same() -> None:
    """Of the choices too, although who comes on another's turn does not know the last ones."""
    evening = Evening("desert", previews=True)
    for _ in range(12):
        evening.step()
        for viewer in evening.viewers:
            other = Listening()
            now = evening.state(viewer, 0)
            assert evening.hearings[viewer].joined(now) is None
            first, evening.listening[viewer] = evening.listening[viewer], other
            other.hear(now)
            evening.listening[viewer] = Both(first, other)
    evening.step()


class Both(Listening):
    """Two who look through the same eyes."""

    def __init__(self, one: Listening, other: Listening) -> None:
        super().__init__()
        self.one, self.other = one, other

    def hear(self, told: wire.StateTold | wire.ChangeTold) -> wire.StateTold | None:
        known = [listening.hear(plain(told)) for listening in (self.one, self.other)]
        assert plain(known[0]) == plain(known[1])
        return known[0]


def test_what_others_have_not_heard_they_are_told_when_somebody_comes() -> None:
    evening = Evening("desert", previews=False)
    table = evening.kept.table
    assert evening.come(0) is None
    table.match.names = ["Ada", "Bo"]
    told = evening.come(0)
    assert told is not None
    assert told["changes"] == {"view": {"names": [["Ada", "Bo"]]}}
    assert not told["entries"] and not told["events"] and told["since"] == told["n"]


def test_a_change_that_does_not_follow_is_not_taken() -> None:
    evening = Evening("desert", previews=False)
    late = Listening()
    hearing = evening.hearings[0]
    evening.step()
    change = hearing.change(evening.state(0, 0))
    assert late.hear(change) is None
    assert late.hear(evening.state(0, 0)) is not None


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_that_rests_now_and_then_the_same_is_told(game: str) -> None:
    evening, awake, rested = Evening(game, previews=True, seed=3), Hearings(), Hearings()
    eyes = [(viewer, True) for viewer in evening.viewers]
    while not evening.kept.table.sheet.over:
        news = [state_told(evening, one) for one in eyes]
        for one, state in zip(eyes, news, strict=True):
            as_told = awake.of(one).change(state)
            assert plain(rested.of(one).change(state)) == plain(as_told)
        if evening.dice.random() < 0.5:
            rested.rest()
            rested.rest()  # again, it changes nothing
            evening.kept.table.match.rest()
        assert [state_told(evening, one) for one in eyes] == news
        evening.step()


def state_told(evening: Evening, eyes: tuple[int, bool]) -> wire.StateTold:
    return telling.state(evening.kept.table, eyes[0], None, eyes[1])


def test_who_looks_no_more_is_forgotten_also_while_the_others_rest() -> None:
    evening, hearings = Evening("desert", previews=False), Hearings()
    here, gone = (0, False), (1, False)
    for one in (here, gone):
        hearings.of(one).joined(state_told(evening, one))
    hearings.rest()
    hearings.keep({here})
    assert hearings.of(here).joined(state_told(evening, here)) is None
    assert hearings.of(gone).change(state_told(evening, gone))["changes"].keys() >= {"view"}
