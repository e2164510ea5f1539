"""Positions and actions: values one can hold. What holds for every game is a law besides."""

import copy
import json
import multiprocessing
import pickle
import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import serai
from serai.core.action import Action
from serai.core.chance import dice
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, SPECTATOR, Event
from serai.core.errors import BadOption, IllegalAction, InvalidAction, NotYourTurn, SeraiError
from serai.core.position import Position
from walk import OWN_MAP, TABLES, Table, walk

ONE_OF_EACH = [Table("souk", 2), Table("desert", 2), Table("targi", 2), Table("sons", 3)]
SPAWNED = [table for table in TABLES if table.game != "souk"]  # which only the tests know


def moments(table: Table, every: int = 23) -> list[Position]:
    """The beginning, when chance has to act; and now and then until the end."""
    matches = list(walk(table, 31))
    steps = matches[-1].steps
    assert steps[0].before == matches[-1].start
    return [*(step.before for step in steps[::every]), matches[-1].position]


def souk() -> Position:
    return serai.new("souk", seed=1).position


# -- as a value -------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_comes_back_from_its_text_and_from_a_pickle(table: Table) -> None:
    for position in moments(table):
        read = serai.position(table.game, str(position))
        unpickled = pickle.loads(pickle.dumps(position))
        assert read == unpickled == position
        assert len({read, unpickled, position}) == 1
        assert str(unpickled) == str(read) == str(position)
        assert (unpickled.state == position.state).all()
        assert unpickled.legal() == read.legal() == position.legal()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_knows_is_a_position_too(table: Table) -> None:
    for position in moments(table):
        for seat in (SPECTATOR, *range(table.seats)):
            known = position.hidden_from(seat)
            assert pickle.loads(pickle.dumps(known)) == known == known.hidden_from(seat)
            assert known.view(seat) == position.view(seat)
            assert str(known).startswith("serai position 1\n")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_playing_gives_what_a_match_comes_to(table: Table) -> None:
    lots = random.Random(str(table))
    match = table.match(5)
    position = match.position
    for _ in range(40):
        if match.over:
            break
        action = lots.choice(match.legal())
        match.play(action)
        here, kept = position, position.state
        position = position.play(action)
        while position.is_chance:
            outcome = position.action(position.drawn_by("5"))
            assert outcome in position.legal() and position.why_not(outcome) == []
            position = position.play(outcome)
        assert position == match.position and (here.state == kept).all()
        assert position.points() == [score.total for score in match.points()]
        assert (position.actor, position.result()) == (match.actor, match.result())


def spawned(sent: tuple[Position, Position]) -> tuple[Position, Position, str]:
    before, after = sent
    assert before.material is after.material  # built once for both
    return before, before.play(before.legal()[0]), str(before)


def test_positions_go_to_other_processes_and_come_back() -> None:
    pairs = []
    for table in SPAWNED:
        match = table.match(1)
        pairs.append((match.position, match.position.play(match.legal()[0])))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for (before, after), answer in zip(pairs, pool.map(spawned, pairs), strict=True):
            assert answer == (before, after, str(before))


def test_a_copy_of_what_never_changes_is_the_thing_itself() -> None:
    position = souk()
    assert copy.copy(position) is copy.deepcopy(position) is position


def test_nothing_can_be_changed() -> None:
    position = souk()
    action, kept = position.legal()[0], position.state
    with pytest.raises(AttributeError):
        position.game = serai.new("desert").game
    with pytest.raises(AttributeError):
        position.colour = "red"
    with pytest.raises(AttributeError):
        action.number = 7
    position.state[:] = 0
    assert (position.state == kept).all()


def test_the_state_that_is_handed_in_is_copied() -> None:
    position = souk()
    state = position.state
    held = Position("souk", position.material, state)
    state[:] = 0
    assert held == position
    with pytest.raises(AssertionError):
        Position("souk", position.material, state[:-1])


def test_positions_with_other_material_are_not_the_same() -> None:
    starts = {
        Position("desert", serai.new("desert", seed=1, **options).material)
        for options in ({}, {"map": "wadi"}, {"hide_totals": True}, {"map": OWN_MAP})
    }
    assert len(starts) == 4
    again = serai.new("desert", seed=2, map=OWN_MAP)
    assert again.start in starts and again.position not in starts
    assert again.start != "desert"


def test_a_position_is_called_by_its_game_and_whose_turn_it_is() -> None:
    match = serai.new("souk", seed=1)
    assert repr(match.position) == "Position('souk', 'bazaar', seats=2, actor=0)"
    assert repr(match.start) == "Position('souk', 'bazaar', seats=2, actor=CHANCE)"
    assert repr(list(walk(Table("souk", 2), 1))[-1].position).endswith("actor=OVER)")


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_a_notebook_draws_a_position(table: Table) -> None:
    picture = ElementTree.fromstring(table.match(1).position._repr_svg_())
    assert picture.tag.endswith("svg")


def test_a_match_goes_on_from_a_position() -> None:
    position = serai.new("desert", seed=1, map="wadi").position
    match = position.match(seed=2, names=["Ada", "Bo"])
    assert (match.start, match.position, match.seed, match.log) == (position, position, "2", [])
    match.play(match.legal()[0])
    assert match.names == ["Ada", "Bo"] and match.start == position != match.position
    assert serai.load(match.record()).start == position


# -- what may be done -------------------------------------------------------------------------


def test_the_kinds_of_wrong_are_told_apart() -> None:
    position = souk()
    with pytest.raises(InvalidAction, match="dance"):
        position.play("dance")
    with pytest.raises(IllegalAction, match="K3") as refused:
        position.play("take")
    assert refused.value.reasons == position.why_not("take")
    with pytest.raises(IllegalAction):
        position.preview("take")
    with pytest.raises(NotYourTurn):
        position.checked("lay", seat=1)
    assert position.why_not("lay") == [] != position.why_not("lay", seat=1)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    position = souk()
    for ask in (position.view, position.hidden_from, position.owed):
        with pytest.raises(BadOption):
            ask(seat)
    for number_ask in (position.shown, lambda seat, number: position.dealt(seat, dice(number))):
        with pytest.raises(BadOption):
            number_ask(seat, 1)
    with pytest.raises(BadOption):
        position.why_not("lay", seat)


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_of_all_that_may_be_done_the_same_is_foreseen_as_of_each(table: Table) -> None:
    for position in moments(table):
        told = position.previews()
        brought = position.game.brought
        assert told == {action: brought(position.preview(action)) for action in told}
        assert list(told) == ([] if position.is_chance else list(position.legal()))


def test_a_game_that_can_tell_of_many_actions_at_once_is_asked_once() -> None:
    position, asked = souk(), []

    class Foresight:
        @staticmethod
        def foreseen(m: Buffer, s: Buffer, seat: int, actions: Sequence[int]) -> list[list[Event]]:
            asked.append((seat, [*actions], s.tobytes()))
            return [[Event("foreseen", seat, str(action))] for action in actions]

    game = replace(position.game, foresight=Foresight())
    known = position.hidden_from(position.actor)
    told = Position(game, position.material, position.state).previews()
    numbers = [action.number for action in known.legal()]
    assert asked == [(position.actor, numbers, known.state.tobytes())]
    assert [event.rule for [event] in told.values()] == [str(number) for number in numbers]


def test_chance_is_a_player() -> None:
    start = serai.new("desert", seats=3, seed=1).start
    assert start.is_chance and start.actor == CHANCE and start.previews() == {}
    assert start.chances() == {f"first {seat}": pytest.approx(1 / 3) for seat in (1, 2, 3)}
    assert start.why_not("first 2") == []
    with pytest.raises(IllegalAction):
        start.play("leader lime b4")
    assert not start.play("first 2").over
    with pytest.raises(SeraiError, match="seed"):
        start.match()
    assert start.match(seed=4).actor >= 0


def test_outcomes_are_as_likely_as_there_are_many_left() -> None:
    position = souk().play("draw")
    assert position.is_chance
    chances = position.chances()
    assert tuple(chances) == position.legal() and sum(chances.values()) == pytest.approx(1)
    assert len(set(chances.values())) > 1
    assert souk().chances() == {}


def test_at_the_end_nothing_is_left_to_do() -> None:
    end = list(walk(Table("souk", 2), 1))[-1].position
    assert end.over and end.actor == OVER and end.legal() == () and end.previews() == {}
    assert sum(end.result() or []) == pytest.approx(1)
    with pytest.raises(IllegalAction, match="K6"):
        end.play("lay")


# -- actions ----------------------------------------------------------------------------------


def test_an_action_is_its_text_and_knows_more() -> None:
    position = serai.new("desert", seed=7, map="wadi").position
    action = position.action("  Lime E4 ")
    assert action == "leader lime e4" == str(action) == action.text
    assert type(str(action)) is str and f"{action}!" == "leader lime e4!"
    assert (action.game, position.action(action.number)) == ("desert", action)
    assert action in position.legal() and "leader lime e4" in position.legal()
    assert hash(action) == hash(action.text) and json.dumps([action]) == '["leader lime e4"]'
    again = pickle.loads(pickle.dumps(action))
    assert (again, again.number, again.game) == (action, action.number, action.game)
    assert copy.deepcopy(action).number == action.number


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_actions_are_sorted_as_the_rules_list_them(table: Table) -> None:
    legal = table.match(1).legal()
    shuffled = random.Random(1).sample(legal, len(legal))
    assert sorted(shuffled) == legal and max(shuffled) == legal[-1]
    for one, other in pairwise(legal):
        assert one < other and one <= other and other > one and other >= one


def test_beside_a_text_an_action_is_a_text() -> None:
    action = souk().legal()[0]
    assert action < "zzz" and action <= action.text <= action and action > "" and action >= ""


def test_an_action_from_another_map_is_read_by_its_text() -> None:
    small = serai.new("desert", seed=1, map="wadi").position
    large = serai.new("desert", seed=1).position
    action = next(
        action
        for action in small.legal()
        if action in large.legal() and large.action(action.text).number != action.number
    )
    assert large.play(action) == large.play(action.text)
    foreign = Action("leader lime b4", "souk", 0)
    assert large.number_of(foreign) == large.number_of("leader lime b4")
