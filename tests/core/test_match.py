"""A match: what the public face of every game promises."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import serai
from serai.core.chance import commitment, dice, new_seed, roll
from serai.core.contract import CHANCE, OVER, SPECTATOR, Game
from serai.core.errors import (
    BadOption,
    IllegalAction,
    InvalidAction,
    NothingToUndo,
    NotYourTurn,
    SeraiError,
    Stale,
    UnknownGame,
)
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.position import Position
from walk import Table, walk


def souk(seed: int | str = 1, **options: object) -> Match:
    return serai.new("souk", seats=2, seed=seed, names=["Ada", "Bo"], **options)


def test_the_games_are_named() -> None:
    """Those of the house in their order, and one that was added."""
    assert serai.GAMES[:3] == ("desert", "targi", "sons")
    assert "souk" in serai.GAMES[3:]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="desert"):
        serai.new("chess")


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="first, hide_totals, map and palms"):
        serai.new("desert", colour="red")


def test_a_number_of_seats_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="2, 3, 4 and 5"):
        serai.new("desert", seats=6)


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(BadOption, match="3 names were given for 2 seats"):
        serai.new("souk", seats=2, names=["a", "b", "c"])


@pytest.mark.parametrize("name", ["", " Ada", "a|b", "a\nmoves:", "x" * 65])
def test_a_name_that_would_break_a_record_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="name of a seat"):
        serai.new("souk", seats=2, seed=1, names=["Bo", name])


@pytest.mark.parametrize("seed", ["", "-", "a b", "7\nmoves:", "é", "x" * 65])
def test_a_seed_that_would_break_a_record_is_refused(seed: str) -> None:
    with pytest.raises(BadOption, match="seed"):
        serai.new("souk", seats=2, seed=seed)


@pytest.mark.parametrize("seed", [0, -3, "caravan-7", "a_b"])
def test_seeds_are_numbers_or_words(seed: int | str) -> None:
    match = serai.new("souk", seats=2, seed=seed)
    assert serai.load(match.record()).seed == str(seed)


def test_the_three_kinds_of_wrong_are_told_apart_and_change_nothing() -> None:
    match = souk()
    before, log = match.state, list(match.log)
    with pytest.raises(InvalidAction, match="dance"):
        match.play("dance")
    with pytest.raises(IllegalAction, match="K3"):
        match.play("take")
    with pytest.raises(NotYourTurn, match="seat 2’s turn but seat 1’s"):
        match.play("lay", seat=1)
    with pytest.raises(Stale, match="moment 1"):
        match.play("lay", n=1)
    assert (match.state == before).all()
    assert match.log == log


def test_an_action_for_the_moment_it_was_meant_for_is_played() -> None:
    match = souk()
    match.play("lay", seat=0, n=len(match.log))
    assert match.actor == 1


def test_a_seat_whose_turn_it_is_not_may_have_to_answer() -> None:
    match = souk()
    match.play("draw")
    match.play("offer")
    assert match.actor == 1
    match.play("buy", seat=1)
    assert [score.by_source()["coins"] for score in match.points()] == [1, -1]


def test_the_state_that_is_handed_out_is_a_copy() -> None:
    match = souk()
    match.state[:] = 0
    match.start.state[:] = 0
    assert match.game.validate.faults(match.material.m, match.state) == []


@pytest.mark.parametrize("game", serai.GAMES)
@pytest.mark.parametrize("undoes", [False, True])
def test_positions_that_were_folded_are_what_they_were(game: str, undoes: bool) -> None:
    """Asked for forwards and backwards; few of them hold their states at a time."""
    match, rng = serai.new(game, seats=2, seed=3), dice(4)
    held = {len(match.steps): match.state.tobytes()}
    while not match.over and len(match.log) < 150:
        legal = match.legal()
        match.play(legal[roll(rng, len(legal))])
        if undoes and len(match.log) % 40 < 3:
            match.undo()
            held = {ply: state for ply, state in held.items() if ply <= len(match.steps)}
        held[len(match.steps)] = match.state.tobytes()
    positions = match.positions
    few = 10 + len(positions) // 64
    assert undoes or sum(map(has_state, positions)) <= few
    for ply in [*held, *reversed(held)]:
        assert positions[ply].state.tobytes() == held[ply]
    assert sum(map(has_state, positions)) <= few + 64


def has_state(position: Position) -> bool:
    """Whether it holds its state, which nobody can ask without having it told."""
    slot: Any = vars(Position)["_state"]
    try:
        slot.__get__(position)
    except AttributeError:
        return False
    return True


def test_there_is_nothing_to_undo_before_the_first_action() -> None:
    with pytest.raises(NothingToUndo):
        souk().undo()


def test_undo_takes_back_the_chance_that_followed_and_meets_it_again() -> None:
    match = souk()
    match.play("draw")
    drawn = match.view()["open"]
    match.undo()
    assert match.view()["open"] is None
    match.play("draw")
    assert match.view()["open"] == drawn
    assert len(match.steps) < len(match.log)


def test_an_action_is_its_seats_own_affair_until_something_follows_it() -> None:
    match = souk()
    assert not match.may_undo(0)
    match.play("draw")
    assert not match.may_undo(0)  # a card has been turned up
    match.play("offer")
    assert match.may_undo(0) and not match.may_undo(1)
    match.play("buy")
    assert not match.may_undo(0)


@pytest.mark.parametrize("game", ["souk", "desert", "targi", "sons"])
def test_what_may_be_taken_back_has_told_nothing_that_dealing_anew_would_change(game: str) -> None:
    """In every world that the seat could have meant, it would know the same now."""
    free = 0
    for match in walk(Table(game, 2), 11):
        if not match.steps or match.steps[-1].seat < 0:
            continue
        seat = match.steps[-1].seat
        if not match.may_undo(seat):
            continue
        free += 1
        done, seen = match.steps[-1].action, match.position.hidden_from(seat)
        before = serai.load(match.record())
        before.undo()
        for number in range(3):
            world = before.position.hidden_from(seat).dealt(seat, dice(number))
            assert world.after(done).hidden_from(seat) == seen
        if free == 25:
            return
    assert free


def test_a_text_is_read_as_it_was_meant_when_it_was_said() -> None:
    match = souk()
    match.play("draw")
    assert match.says(len(match.log) - 2, " DRAW ")
    assert not match.says(len(match.log) - 2, "lay") and not match.says(len(match.log) - 2, "?")
    match.undo()
    assert match.says(len(match.log) - 1, "undo") and not match.says(len(match.log) - 1, "draw")


def test_the_end_of_a_log_is_shown_as_the_whole_of_it_is() -> None:
    match = list(walk(Table("souk", 2), 3))[-1]
    for seat in (SPECTATOR, 0, 1):
        assert match.shown_log(seat, 7) == match.shown_log(seat)[7:]


@pytest.mark.parametrize("game", ["souk", *serai.GAMES])
def test_what_a_seat_has_seen_is_what_it_would_see_if_it_looked_at_all_anew(game: str) -> None:
    """Looked at with each turn, what was taken back included; also in a copy, and after a rest."""
    match, rng = serai.new(game, seats=2, seed=3), dice(4)
    while not match.over and len(match.log) < 120:
        legal = match.legal()
        match.play(legal[roll(rng, len(legal))])
        if len(match.log) % 10 < 2:
            match.undo()
        other = match.copy()
        for seat in (SPECTATOR, 0, 1):
            anew = [step.shown(seat) for step in match.steps]
            assert match.seen(seat) == other.seen(seat) == anew
        if len(match.log) % 30 < 3:
            match.rest()


def test_what_was_seen_once_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = list(walk(Table("souk", 2), 3))[-1]
    before = match.seen(0)
    monkeypatch.setattr(Position, "shown", None)
    assert match.seen(0) == before


def test_a_tie_is_broken_by_the_shorter_pile() -> None:
    ends = [list(walk(Table("souk", 2), seed))[-1] for seed in range(60)]
    tied = [match for match in ends if len({score.total for score in match.points()}) == 1]
    assert tied
    for match in tied:
        piles = [sum(player["pile"]) for player in match.view()["players"]]
        shares = match.result() or []
        best = [float(pile == min(piles)) for pile in piles]
        assert shares == [share / sum(best) for share in best]


def drawn_cards(match: Match) -> list[int]:
    """The kinds drawn from the first deck, in order."""
    kinds: list[int] = []
    for entry in match.log:
        if entry.seat == CHANCE and len(kinds) < 10:
            kinds.append(int(match.text(entry.action).split()[1]))
    return kinds


def test_one_seed_brings_the_same_cards_whatever_is_played() -> None:
    orders = []
    for choice in (0, -1):
        match = souk(seed=77)
        while not match.over:
            match.play(match.legal()[choice])
        orders.append(drawn_cards(match))
    assert len(orders[0]) > 5
    shared = min(len(order) for order in orders)
    assert orders[0][:shared] == orders[1][:shared]


def test_a_pool_is_made_anew_from_its_discards() -> None:
    deck = "rounds: 9\n1 x 2\n2 x 3\n"
    match = souk(deck=deck)
    for _ in range(8):
        match.play("draw")
        match.play("take")
    assert match.state.view(match.game.layout.STATE)[0].remade > 0
    assert match.game.validate.faults(match.material.m, match.state) == []


def test_seeds_are_long_and_commitments_do_not_tell_them() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 for seed in seeds)
    assert all(seed not in commitment(seed) for seed in seeds)
    assert len({commitment(seed) for seed in seeds}) == 50


def test_a_match_without_a_seed_cannot_draw() -> None:
    text = str(souk().position)
    match = serai.position("souk", text).match()
    with pytest.raises(SeraiError, match="seed"):
        match.play("draw")


def test_everybody_plays_to_the_end() -> None:
    match = list(walk(Table("souk", 3), 5))[-1]
    assert match.actor == OVER
    with pytest.raises(IllegalAction, match="K6"):
        match.play("lay")


# -- nothing is worked out that nobody asked for --------------------------------------------------


class Counted:
    """How often something was asked for, and the same answer as ever."""

    def __init__(self, honest: Callable[..., Any]) -> None:
        self.honest, self.times = honest, 0

    def __get__(self, owner: object, kind: type) -> Callable[..., Any]:
        return partial(self, owner)

    def __call__(self, *given: Any) -> Any:
        self.times += 1
        return self.honest(*given)


def counted(patch: pytest.MonkeyPatch, owner: Any, name: str) -> Counted:
    found = Counted(getattr(owner, name))
    patch.setattr(owner, name, found)
    return found


def test_a_record_is_replayed_without_looking_for_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    match = serai.new("souk", seed=1)
    while not match.over:
        match.play(match.legal()[0])
    again = Match(Position(match.game, match.material), match.seed, resolve_chance=False)
    reasons = counted(monkeypatch, match.game.refusal, "reasons")
    for entry in match.log:
        again.replay(entry)
    assert reasons.times == 0 and str(again.position) == str(match.position)


def test_a_refused_replay_tells_its_reasons() -> None:
    match = serai.new("desert", seed=1)
    action = match.parse("camel lime b4")
    with pytest.raises(IllegalAction) as refused:
        match.replay(Entry(match.actor, action))
    assert refused.value.reasons == match.why_not("camel lime b4")


def test_nobody_is_replayed_out_of_turn() -> None:
    match = serai.new("desert", seed=1)
    action = match.parse(match.legal()[0])
    for seat in (1 - match.actor, CHANCE):
        with pytest.raises(IllegalAction):
            match.replay(Entry(seat, action))


def test_whoever_acts_without_asking_for_events_has_none_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played, acted = serai.new("souk", seed=1), serai.new("souk", seed=1)
    begin, mover = len(played.log), played.actor
    told = played.play(played.legal()[0])
    events = counted(monkeypatch, acted.game.events, "events")
    acted.act(acted.legal()[0])
    assert events.times == 0 and acted.log == played.log
    assert told and told == acted.events(mover, begin)


def test_chance_asks_once_what_may_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = serai.new("souk", seed=1)
    fresh = Match(Position(match.game, match.material), match.seed, resolve_chance=False)
    legal = counted(monkeypatch, Game, "legal")
    fresh.resolve_chance()
    assert legal.times == len(fresh.log) > 0 and fresh.log == match.log


def test_the_last_choice_is_found_behind_chance_and_what_was_taken_back() -> None:
    match = serai.new("souk", seed=1)
    assert (match.last_choice, match.has_acted(match.actor)) == (None, False)
    seats = []
    for _ in range(4):
        seats.append((len(match.log), match.actor))
        before = match.position
        match.play(match.legal()[0])
        assert match.before(seats[-1][0]) == before
        assert match.last_choice == seats[-1] and match.has_acted(seats[-1][1])
        assert match.last == match.steps[-1].ply
    match.undo()
    assert match.last_choice == seats[-2] and match.last == match.steps[-1].ply
