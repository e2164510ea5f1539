"""The analysis: honest, certain where things are certain, careful where they are not."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import serai
from games.desert.picture import picture
from games.sons import table as sons
from games.targi import table as targi
from serai.bots.search import Budget
from serai.coach import analysis
from serai.coach.analysis import LEAST_LOSS, SURE
from serai.coach.analysis.judging import Judge, Outlook
from serai.coach.analysis.verdicts import Analysis, Assessment, Ply
from serai.core.chance import dice
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, SPECTATOR
from serai.core.errors import BadOption, BadRecord
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.position import Position
from walk import Table, walk

RECORDS = Path(__file__).parents[1] / "records"
FEW = Budget(simulations=24)
SOME = Budget(simulations=200)
POOR = "dates 0, salt 0, pepper 0"

TABLES = [
    Table("souk", 3),
    Table("desert", 2, {"map": "wadi"}),
    *(Table("desert", seats) for seats in (3, 4, 5)),
    Table("desert", 4, {"hide_totals": True}),
    Table("targi", 2),
    *(Table("sons", seats) for seats in (2, 3, 4)),
]
SECRETS = [Table("desert", 3, {"hide_totals": True}), Table("targi", 2), Table("sons", 3)]

tables = pytest.mark.parametrize("table", TABLES, ids=str)


def evaluate(match: Match, budget: Budget = FEW, seed: int = 0) -> Assessment:
    return analysis.evaluate(match.position, budget, seed=seed, cores=1)


def analyse(match: Match | str, budget: Budget = FEW, seed: int = 0) -> Analysis:
    return analysis.analyse(match, budget, seed=seed, cores=1)


def some_way(table: Table, seed: int, steps: int) -> Match:
    """A random game after that many moves, or before its last one."""
    match = list(walk(table, seed, steps))[-1]
    if match.over:
        match.undo()
    return match


def sound(outlook: Outlook, seats: int) -> bool:
    shares = outlook.chances
    return (
        len(shares) == len(outlook.points) == len(outlook.errors) == seats
        and abs(sum(shares) - 1) < 1e-9
        and all(0 <= share <= 1 for share in shares)
        and all(-20 < points < 200 for points in outlook.points)
    )


# -- a position ------------------------------------------------------------------------------


@tables
@pytest.mark.parametrize("steps", [1, 30])
def test_every_seat_has_its_chance_and_its_points(table: Table, steps: int) -> None:
    match = some_way(table, 1, steps)
    told = evaluate(match)
    assert (told.actor, told.seat, told.simulations) == (match.actor, match.actor, 24)
    assert sound(told.outlook, table.seats)
    assert all(error > 0 for error in told.outlook.errors)
    for move in told.moves:
        assert move.visits > 0
        assert abs(sum(move.chances) - 1) < 1e-9
        assert len(move.points) == table.seats
        assert move.line[0] == move.action
        assert move.action in match.legal()
    assert sum(move.visits for move in told.moves) == told.simulations


@tables
def test_the_same_seed_gives_the_same_answer(table: Table) -> None:
    match = some_way(table, 2, 20)
    assert evaluate(match) == evaluate(match)
    assert analysis.evaluate(match.position, FEW, cores=2) == evaluate(match)
    assert evaluate(match, seed=1) != evaluate(match)


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_any_seat_can_be_asked_for_its_view(table: Table) -> None:
    match = some_way(table, 3, 40)
    for seat in range(match.seats):
        told = analysis.evaluate(match.position, FEW, seat=seat, cores=1)
        assert (told.actor, told.seat) == (match.actor, seat)
        assert sound(told.outlook, table.seats)
    with pytest.raises(BadOption):
        analysis.evaluate(match.position, FEW, seat=table.seats)


def test_at_the_end_the_answer_is_the_result() -> None:
    match = serai.load((RECORDS / "desert-5.serai").read_text("utf-8"))
    told = evaluate(match)
    assert (told.actor, told.seat, told.simulations) == (OVER, SPECTATOR, 0)
    assert list(told.chances) == match.result()
    assert list(told.points) == [score.total for score in match.points()]
    assert told.moves == () and told.outlook.certain


def test_where_chance_acts_everybody_knows_the_same() -> None:
    begun = serai.new("targi", seed=1)
    match = Match(
        Position(begun.game, begun.material, begun.start.state), None, resolve_chance=False
    )
    told = evaluate(match)
    assert (told.seat, told.moves) == (SPECTATOR, ())
    assert sound(told.outlook, 2)


def one_camel() -> Match:
    """Only the waterhole at b1 brings seat 1 past seat 2; whatever is done, the game ends."""
    return picture(
        """
        1   L1  3   .   .   R1  .
        2     .   .   .   .   .   .
        3   o   o   L2  o   o   R2
        """,
        herds=1,
        left=1,
        waterholes="0 0 0 / 0 0 4",
    )


def last_raid() -> Match:
    """Seat 2 is ahead by a point, and can pay with gold."""
    players = {"player_1": f"{POOR}, gold 0, points 8", "player_2": f"{POOR}, gold 1, points 6"}
    match = targi.table(phase="raid", robber=16, **players)
    targi.do(match, "pay points")
    return match


def last_field() -> Match:
    """Seat 1 has nothing yet, and less water than seat 2; the game ends with this turn."""
    match = sons.closing(
        "gems camel", "13", last=1, left="", player_1="water 0", player_2="water 1"
    )
    sons.do(match, "pass")
    return match


ENDS = [(one_camel, "camel lime b1"), (last_raid, "pay gold"), (last_field, "field gems")]
ends = pytest.mark.parametrize(
    ("end", "best"), ENDS, ids=lambda value: getattr(value, "__name__", "")
)


@ends
def test_a_move_that_decides_the_game_has_a_certain_result(
    end: Callable[[], Match], best: str
) -> None:
    match = end()
    seat, told = match.actor, evaluate(match, SOME)
    assert told.moves[0].action == best
    assert told.moves[0].chances[seat] == 1.0
    others = [move.chances[seat] for move in told.moves[1:]]
    assert max(others) <= 0.5 and min(others) == 0.0


def test_a_line_ends_where_a_draw_would_be_seen() -> None:
    match = some_way(Table("sons", 2), 5, 1)
    while "draw" not in match.legal():
        match.play(match.legal()[0])
    told = evaluate(match, SOME)
    drawn = next(move for move in told.moves if move.action == "draw")
    assert drawn.line == ("draw",)


def test_a_draw_that_is_hidden_is_told_as_it_is_seen() -> None:
    """The other player draws at Expansion: the line goes on, and the card is a question mark."""
    match = targi.bare("1:1 14:2", hand_2="", player_2=f"{POOR}, gold 0")
    m, game = match.material.m, match.game
    judge = Judge(game, match.material, FEW, cores=1)
    use, unseen = match.parse("use 14"), game.hidden.shown(m, drawing(match), 0, outcome(match))
    there = match.position.play("skip 1")
    line = judge.foreseen(there, 0, [use, unseen])
    assert [match.text(action) for action in line] == ["use 14", "draw ?"]
    seen = judge.foreseen(there, 1, [use, unseen])
    assert [match.text(action) for action in seen] == ["use 14"]


def drawing(match: Match) -> Buffer:
    """The state in which the card is drawn."""
    m, game = match.material.m, match.game
    return game.after(m, game.after(m, match.state, match.parse("skip 1")), match.parse("use 14"))


def outcome(match: Match) -> int:
    return match.game.legal(match.material.m, drawing(match))[0]


# -- honesty ---------------------------------------------------------------------------------


def with_secrets(table: Table) -> Match:
    """A moment at which the seat to act has a choice, and cannot know which world it is in."""
    moments = (match for seed in range(20) for match in walk(table, seed) if not match.over)
    return next(match for match in moments if has_secrets(match) and len(match.legal()) > 1)


def has_secrets(match: Match) -> bool:
    return len({match.game.position_bytes(world(match, attempt)) for attempt in range(4)}) > 1


def world(match: Match, attempt: int) -> Buffer:
    """The state, with what the seat to act cannot know dealt anew."""
    game, m, seat = match.game, match.material.m, match.actor
    dealt = game.hidden_from(m, match.state, seat)
    game.hidden.deal(m, dealt, seat, dice(attempt))
    return dealt


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_what_is_hidden_changes_nothing(table: Table) -> None:
    match = with_secrets(table)
    told, action = evaluate(match, SOME), match.legal()[-1]
    for attempt in range(4):
        dealt = world(match, attempt)
        again = Match(Position(match.game, match.material, dealt), "1", resolve_chance=False)
        assert evaluate(again, SOME) == told
        assert first_judged(again, action) == first_judged(match, action)


def first_judged(match: Match, action: str) -> tuple[object, ...]:
    """The judgement of an action done now."""
    again = Match(Position(match.game, match.material, match.state), "1", resolve_chance=False)
    again.play(action)
    return judged(analyse(again).plies[0])


@pytest.mark.parametrize("name", ["targi-2-rich", "sons-3-own"])
def test_cards_that_nobody_had_seen_yet_change_nothing(name: str) -> None:
    """The same game up to a move, and then other draws: everything before it is judged alike."""
    text = (RECORDS / f"{name}.serai").read_text("utf-8")
    head, _, moves = text.partition("\nmoves:\n")
    seed = next(line for line in head.splitlines() if line.startswith("seed: "))
    lines = moves.splitlines()[:60]
    while lines[-1].startswith("*"):
        lines.pop()
    told, logs = [], []
    for other in ("seed: 1001", "seed: 1002"):
        match = serai.load("\n".join([head.replace(seed, other), "moves:", *lines]) + "\n")
        logs.append(played_to_a_draw(match))
        told.append(analyse(match))
    number = sum(not line.startswith("*") for line in lines)
    assert number > 20
    first, second = ([judged(ply) for ply in one.plies[:number]] for one in told)
    assert first == second
    assert logs[0] != logs[1]


def played_to_a_draw(match: Match) -> list[Entry]:
    begin = len(match.log)
    while all(entry.seat != CHANCE for entry in match.log[begin:]):
        match.play(random.Random(len(match.log)).choice(match.legal()))
    return match.log


def judged(ply: Ply) -> tuple[object, ...]:
    """All of a judgement but its error: how far simulations scatter, all moves tell together."""
    verdict = ply.verdict
    looks = () if verdict is None else (verdict.with_best.chances, verdict.with_played.chances)
    before = ply.before
    return ply.action, before.chances, before.points, before.moves, looks


# -- a game ----------------------------------------------------------------------------------


@ends
def test_a_blunder_is_found_as_the_worst_move(end: Callable[[], Match], best: str) -> None:
    match = end()
    seat = match.actor
    blunder = next(text for text in reversed(match.legal()) if loses(end, text))
    match.play(blunder)
    for told in (analyse(match, SOME), analyse(match.record(), SOME)):
        worst = told.worst_moves(1)[0]
        assert (worst.seat, worst.action) == (seat, blunder)
        assert worst.verdict is not None and worst.verdict.sure
        assert worst.verdict.best.action == best
        assert worst.verdict.loss == pytest.approx(1.0)
        assert worst.verdict.with_best.certain and worst.verdict.with_played.certain
        assert told.seats[seat].worst[0] == told.worst[0] == worst.number
        assert told.seats[seat].loss > 0 and told.seats[1 - seat].worst == ()


def loses(end: Callable[[], Match], text: str) -> bool:
    match = end()
    seat = match.actor
    match.play(text)
    return match.over and (match.result() or [])[seat] == 0


def test_the_best_move_costs_nothing() -> None:
    match = one_camel()
    match.play("camel lime b1")
    told = analyse(match, SOME)
    verdict = told.plies[0].verdict
    assert verdict is not None
    assert (verdict.loss, verdict.error, verdict.sure) == (0.0, 0.0, False)
    assert told.worst == ()
    assert told.last.chances == (1.0, 0.0)


def test_a_slip_among_better_moves_is_found_before_the_end() -> None:
    """Two camels each are still to come; going for the far waterhole gives the near one away."""
    match = picture(
        """
        1   L1  .   3   .   L2  .   .
        2     .   .   .   .   .   .   .
        3   .   .   .   .   .   .   .
        """,
        herds=3,
        left=1,
        waterholes="0 0 0 / 0 0 0",
    )
    match.play("camel lime a2")
    told = analyse(match, Budget(simulations=400))
    verdict = told.plies[0].verdict
    assert verdict is not None
    assert verdict.best.action == "camel lime b1"


@pytest.mark.parametrize("name", ["desert-2-own", "desert-4", "targi-2-few", "sons-3-own"])
def test_every_move_of_a_kept_game_is_judged(name: str) -> None:
    match = serai.load((RECORDS / f"{name}.serai").read_text("utf-8"))
    told = analyse(match, Budget(simulations=6))
    moves = [(step.ply, step.seat) for step in match.steps if step.seat >= 0]
    assert [(ply.ply, ply.seat) for ply in told.plies] == moves
    assert [ply.number for ply in told.plies] == list(range(1, len(moves) + 1))
    assert told.over and list(told.last.chances) == match.result()
    for ply in told.plies:
        assert sound(ply.before.outlook, match.seats)
        assert (ply.verdict is None) == (ply.legal == 1)
        if ply.verdict is not None:
            check_verdict(ply, match.seats)
    assert told.worst == tuple(sorted(told.worst, key=lambda number: -loss(told, number)))
    assert sum(seat.decisions for seat in told.seats) == sum(ply.legal > 1 for ply in told.plies)


def loss(told: Analysis, number: int) -> float:
    verdict = told.plies[number - 1].verdict
    assert verdict is not None
    return verdict.loss


def check_verdict(ply: Ply, seats: int) -> None:
    verdict = ply.verdict
    assert verdict is not None and verdict.played.action == ply.action
    assert sound(verdict.with_best, seats) and sound(verdict.with_played, seats)
    best, played = (look.chances[ply.seat] for look in (verdict.with_best, verdict.with_played))
    assert verdict.loss == pytest.approx(best - played)
    stands_out = verdict.loss >= LEAST_LOSS and verdict.loss > SURE * verdict.error
    assert verdict.sure == stands_out
    if verdict.best.action == ply.action:
        assert verdict.loss == verdict.error == 0


def test_a_point_of_the_curve_is_what_evaluate_says() -> None:
    match = serai.new("desert", seed=3, map="wadi")
    points = []
    for _ in range(5):
        points.append(evaluate(match))
        match.play(match.legal()[7])
    points.append(evaluate(match))
    told = analyse(match)
    assert [at.chances for at in told.moments] == [at.chances for at in points]
    assert [at.points for at in told.moments] == [at.points for at in points]


def test_what_was_taken_back_is_left_out() -> None:
    match = serai.new("desert", seed=3, map="wadi")
    match.play(match.legal()[0])
    match.play(match.legal()[9])
    match.undo()
    kept = match.legal()[2]
    match.play(kept)
    told = analyse(match)
    assert [ply.action for ply in told.plies][1:] == [kept]
    assert [ply.ply for ply in told.plies] == [len(match.log) - 4, len(match.log) - 1]


def test_a_game_that_has_just_begun_has_one_point() -> None:
    told = analyse(serai.new("sons", seats=4, seed=1))
    assert (told.plies, told.worst, told.over) == ((), (), False)
    assert sound(told.last.outlook, 4)
    assert [seat.decisions for seat in told.seats] == [0] * 4


def test_a_forced_action_is_not_judged_and_costs_no_thought() -> None:
    match = picture(
        """
        1   L1  .   .   .   .
        2     .   .   .   .   .
        3   .   .   R2  .   .
        """,
        herds=1,
    )
    match.play("lime b1")
    match.play("skip")
    told = analyse(match)
    chosen, forced = told.plies
    assert (forced.legal, forced.verdict, forced.before.simulations) == (1, None, 0)
    assert forced.before.chances == chosen.after.chances


def test_progress_is_told_up_to_the_whole() -> None:
    match = serai.new("desert", seed=3, map="wadi")
    for _ in range(3):
        match.play(match.legal()[0])
    heard: list[tuple[int, int]] = []
    analysis.analyse(match, FEW, lambda done, of: heard.append((done, of)), cores=1)
    assert heard == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]


# -- noise -----------------------------------------------------------------------------------


def test_moves_that_are_alike_are_not_called_mistakes() -> None:
    """A map with a mirror through its middle: a move and its image are worth the same."""
    drawing = """
        1   .   .   .   .   .   .   .
        2     .   .   .   .   .   .
        3   L1  .   .   .   .   .   L2
        4     .   .   .   .   .   .
        5   .   .   .   .   .   .   .
        """
    match = picture(drawing, herds=4, left=1)
    known = match.position
    first, second = (match.parse(text) for text in ("camel lime a2", "camel lime a4"))
    apart = []
    for seed in range(12):
        judge = Judge(match.game, match.material, SOME, seed, cores=1)
        looks = judge.compare(known, 0, first, second)
        best, other = (look.spread_by(judge.spread) for look in looks)
        error = (best.errors[0] ** 2 + other.errors[0] ** 2) ** 0.5
        apart.append((best.chances[0] - other.chances[0]) / error)
    assert all(abs(difference) < SURE for difference in apart)
    assert len(known.legal()) > 2


def test_more_simulations_make_smaller_errors() -> None:
    match = some_way(Table("desert", 2, {"map": "wadi"}), 7, 14)
    few, many = evaluate(match, Budget(100)), evaluate(match, Budget(1600))
    assert many.outlook.errors[0] < 0.6 * few.outlook.errors[0]


# -- as data, and what cannot be read ----------------------------------------------------------


def test_an_analysis_round_trips_as_json() -> None:
    match = last_raid()
    match.play("pay points")
    told = analyse(match)
    data = analysis.data(told)
    assert json.loads(json.dumps(data)) == data
    assert list(data) == [
        *("game", "names", "simulations", "seconds", "seed", "spread"),
        *("plies", "last", "seats", "worst", "whole"),
    ]
    assert data["whole"] is True
    assert data["worst"] == [2]
    assert data["plies"][1]["verdict"]["best"]["action"] == "pay gold"
    assert data["last"]["outlook"]["chances"] == [1.0, 0.0]
    position = analysis.data(evaluate(one_camel()))
    assert json.loads(json.dumps(position)) == position


def test_a_broken_record_is_refused_with_its_line() -> None:
    text = (RECORDS / "desert-2-wadi.serai").read_text("utf-8")
    lines = text.splitlines()
    lines[40] = "1 camel lime z9"
    with pytest.raises(BadRecord, match="line 41: "):
        analyse("\n".join(lines))
    with pytest.raises(BadRecord, match="line 1: this should begin with “serai record 1”"):
        analyse("a letter\n")


def test_a_seats_own_record_is_analysed_or_refused_like_any_other() -> None:
    """A hidden draw cannot be replayed, and the reader says where it stands."""
    match = targi.bare("14:1 1:2", player_1=f"{POOR}, gold 0")
    targi.do(match, "use 14", "draw well1", "hand")
    analyse(match.record(0))
    with pytest.raises(BadRecord, match="“draw \\?” is not allowed now"):
        analyse(match.record(1))


def test_a_position_is_read_as_it_is_drawn() -> None:
    drawn = str(one_camel().position)
    assert evaluate(serai.position("desert", drawn).match()) == evaluate(one_camel())
