"""Taking back, and tables at which every turn is confirmed.

Among people a move is one's own affair until another has moved, chance has spoken, or it told what
nobody could foresee. Who plays with bots alone may always go back, and the record says so.
"""

from pathlib import Path

import pytest

import serai
from serai.core.record import draws_follow_seed
from server.house import FEW_TILES, UNLIMITED, Data, Guest, House, Player, eventually, house

CHANCE = -1
TRIES = 8
WADI = {"map": "wadi", "first": "1"}


class Friends:
    """People at a table, each with a socket; bots may sit there too."""

    def __init__(self, where: House, game: str, *seats: str, **more: object) -> None:
        self.host = where.guest("Ada")
        self.made = self.host.table(game, *seats, **more)
        self.table: str = self.made["id"]
        guests = {
            seat: where.guest(f"Friend {seat}") for seat, k in enumerate(seats) if k == "friend"
        }
        for seat, guest in guests.items():
            guest.join(self.made, seat)
        guests.update(
            {seat: self.host for seat, kind in enumerate(seats) if kind in ("me", "here")}
        )
        self.guests = guests
        self.players = {
            seat: Player(guests[seat].socket(), self.table, seat, seed=seat)
            for seat in sorted(guests)
        }

    def __enter__(self) -> "Friends":
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.players.values():
            player.socket.connection.close()

    def __getitem__(self, seat: int) -> Player:
        return self.players[seat]

    @property
    def mover(self) -> Player:
        return self.players[next(iter(self.players.values())).state["turn"]]

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players.values())

    def do(self, seat: int, action: str | None = None) -> Data:
        """Something that is acknowledged, and everybody hears of it."""
        player = self[seat]
        before = player.state
        answer = player.socket.move(before, action or player.choose())
        assert answer["type"] == "ack" and not answer["again"], answer
        for one in self.players.values():
            one.hear()
            assert one.state["since"] == before["n"]
            assert one.state["n"] == answer["now"]
        return answer

    def confirm(self, seat: int) -> Data:
        player = self[seat]
        self.say_confirm(seat, player.state["n"])
        answer = player.socket.next("ack", "refused", "error")
        if answer["type"] == "ack" and not answer["again"]:
            for one in self.players.values():
                one.hear()
        return answer

    def say_confirm(self, seat: int, n: int) -> None:
        self[seat].socket.say(type="confirm", table=self.table, seat=seat, n=n)

    def turn(self) -> int:
        """A whole turn of whoever's it is; whose it was."""
        seat: int = self.mover.seat
        while not self.over and self[seat].state["turn"] == seat and not self.waits:
            self.do(seat)
        return seat

    @property
    def waits(self) -> bool:
        return any(player.state["to_confirm"] is not None for player in self.players.values())

    def refused(self, seat: int, action: str = "undo", n: int | None = None) -> str:
        """The code of a refusal; nobody else hears of it, and nothing has changed."""
        player = self[seat]
        state = player.state if n is None else {**player.state, "n": n}
        answer = player.socket.move(state, action)
        assert answer["type"] == "refused", answer
        assert player.socket.open(player.table, seat)["view"] == player.state["view"]
        for one in self.players.values():
            assert nothing_heard(one)
        code: str = answer["trouble"]["code"]
        return code


def nothing_heard(player: Player) -> bool:
    player.socket.say(type="ping")
    player.socket.next("pong")
    return all(told["type"] == "seats" for told in player.socket.heard)


def seen(state: Data) -> Data:
    """What a seat sees, but for how long the log is."""
    return {key: value for key, value in state["view"].items() if key != "n"}


def sound(guest: Guest, table: str) -> str:
    """The record, which can be read, and in which chance is the seed's if the game is over."""
    text = guest.record(table)
    match = serai.load(text) if "seed:" in text else None
    assert match is None or draws_follow_seed(match)
    return text


# -- among people ---------------------------------------------------------------------------------


def test_a_move_can_be_taken_back_until_another_has_moved(inn: House) -> None:
    with Friends(inn, "desert", "me", "friend", options=WADI) as friends:
        before = friends[0].state, friends[1].state
        friends.do(0)
        assert friends[0].state["turn"] == 1  # the turn has passed, and still it is free
        assert friends[0].state["may_undo"] and not friends[1].state["may_undo"]
        assert friends.refused(1) == "undo-too-late"
        friends.do(0, "undo")
        assert [entry["action"] for entry in friends[1].state["entries"]] == ["undo"]
        assert friends[1].state["events"] == []
        assert seen(friends[0].state) == seen(before[0]) and seen(friends[1].state) == seen(
            before[1]
        )
        assert friends[0].state["legal"] == before[0]["legal"]
        assert not friends[0].state["may_undo"]
        assert friends.refused(0) == "undo-too-late"
        friends.do(0)
        friends.do(1)
        assert not friends[0].state["may_undo"] and friends[1].state["may_undo"]
        assert friends.refused(0) == "undo-too-late"
        assert friends.host.record(friends.table).count(" undo\n") == 1


def test_once_the_other_has_taken_back_too_one_may_go_on(inn: House) -> None:
    with Friends(inn, "desert", "me", "friend", options=WADI) as friends:
        first = friends[0].state
        friends.do(0)
        second = friends[1].state
        friends.do(1)
        friends.do(1, "undo")
        assert seen(friends[1].state) == seen(second) and friends[0].state["may_undo"]
        friends.do(0, "undo")
        assert seen(friends[0].state) == seen(first)
        lines = friends.host.record(friends.table, 0).splitlines()
        assert lines[-2:] == ["2 undo", "1 undo"]


def test_what_was_taken_back_is_missed_by_nobody_who_was_away(inn: House) -> None:
    with Friends(inn, "desert", "me", "friend", options=WADI) as friends:
        known = friends[1].state["n"]
        friends.do(0)
        friends.do(0, "undo")
        friends.do(0)
        with friends[1].socket.guest.socket() as other:
            told = other.open(friends.table, 1, since=known)
        moves = [(entry["seat"], entry["action"]) for entry in told["entries"]]
        assert [seat for seat, _ in moves] == [0, 0, 0] and moves[1] == (0, "undo")
        assert told["events"] == friends[1].state["events"]
        assert told["view"] == friends[1].state["view"]


def test_a_taking_back_that_is_said_again_is_done_once(inn: House) -> None:
    with Friends(inn, "desert", "me", "friend", options=WADI) as friends:
        friends.do(0)
        friends.do(1)
        friends.do(0)
        friends.do(1)
        n = friends[1].state["n"]
        taken = friends.do(1, "undo")
        for text in ("undo", " UNDO "):
            again = friends[1].socket.move({**friends[1].state, "n": n}, text)
            assert again == {**taken, "again": True}
        with friends[1].socket.guest.socket() as other:
            state = other.open(friends.table, 1)
            assert other.move({**state, "n": n}, "undo") == {**taken, "again": True}
        assert nothing_heard(friends[0]) and friends[1].state["n"] == n + 1
        assert friends.refused(1, n=n + 2) == "stale"
        assert friends.refused(0, n=n) == "stale"  # said by the other, it was never said
        answer = friends[0].socket.move({**friends[0].state, "seat": 1}, "undo")
        assert answer["trouble"]["code"] == "seat-not-yours"


@pytest.mark.parametrize(("game", "options"), [("targi", {}), ("sons", {"tiles": FEW_TILES})])
def test_it_is_too_late_after_chance_and_after_others(
    inn: House, game: str, options: dict[str, str]
) -> None:
    """Over a whole game: what a state says of taking back is so, for everybody."""
    met = set()
    taken = 0
    with Friends(inn, game, "me", "friend", options=options) as friends:
        while not friends.over:
            mover = friends.mover
            before = mover.state
            friends.do(mover.seat)
            ends = mover.state["entries"][-1]["seat"]
            free = ends == mover.seat and not mover.over
            assert mover.state["may_undo"] == free
            assert not friends[1 - mover.seat].state["may_undo"]
            met.add((free, ends == CHANCE))
            if mover.dice.random() < 0.1 and not free:
                late = "table-over" if mover.over else "undo-too-late"
                assert friends.refused(mover.seat) == late
            elif free and (not taken or mover.dice.random() < 0.1):
                friends.do(mover.seat, "undo")
                taken += 1
                assert seen(mover.state) == seen(before)
                assert mover.state["legal"] == before["legal"]
        assert {(True, False), (False, True)} <= met
        assert " undo\n" in sound(friends.host, friends.table)


def test_a_turn_of_several_steps_can_be_taken_back_step_by_step(inn: House) -> None:
    """And no further than to what another did, or chance, before."""
    steps: list[tuple[int, Data]] = []
    with Friends(inn, "sons", "me", "here", options={"tiles": FEW_TILES}) as friends:
        while len(steps) < 2:
            mover = friends.mover
            mine = [step for step in steps if step[0] == mover.seat]
            before = mover.state
            friends.do(mover.seat)
            steps = [*mine, (mover.seat, before)] if mover.state["may_undo"] else []
        for seat, before in reversed(steps):
            friends.do(seat, "undo")
            assert seen(friends[seat].state) == seen(before)
            assert friends[seat].state["legal"] == before["legal"]
        assert friends.refused(steps[0][0]) == "undo-too-late"


# -- with bots alone ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [("desert", {**WADI, "first": "2"}), ("targi", {"first": "2"}), ("sons", {"tiles": FEW_TILES})],
)
def test_alone_with_bots_everything_can_be_taken_back(
    inn: House, game: str, options: dict[str, str]
) -> None:
    """Bots' moves and chance with it, to one's very first turn; then the game is played out."""
    with Friends(inn, game, "me", "beginner", options=options) as friends:
        me = friends[0]
        me.wait()
        turns = [me.state]
        while len(turns) < 12:
            me.play()
            me.wait()
            turns.append(me.state)
        assert {entry["seat"] for state in me.states for entry in state["entries"]} >= {0, 1}
        for before in reversed(turns[:-1]):
            assert me.state["may_undo"]
            taken = take_back(me)
            assert seen(me.state) == seen(before) and me.state["legal"] == before["legal"]
            assert {entry["action"] for entry in me.state["entries"]} == {"undo"}
            assert me.state["entries"][-1]["seat"] == 0
            assert taken["now"] == me.state["n"]
        assert not me.state["may_undo"]
        assert friends.refused(0) == "undo-too-late"
        me.finish()
        record = sound(friends.host, friends.table)
        assert "\n1 undo\n" in record and "\n2 undo\n" in record
        assert record.count("undo\n") == len(
            [e for state in me.states for e in state["entries"] if e["action"] == "undo"]
        )


def take_back(player: Player) -> Data:
    """Once it is heard before a bot has moved; until all of it is told."""
    answer = player.socket.move(player.state, "undo")
    while answer["type"] == "refused" and answer["trouble"]["code"] == "stale":
        player.hear()
        answer = player.socket.move(player.state, "undo")
    assert answer["type"] == "ack" and not answer["again"], answer
    while player.state["n"] < answer["now"]:
        player.hear()
    return answer


def test_taking_back_a_bots_turn_is_said_once_however_often_it_is_sent(inn: House) -> None:
    with Friends(inn, "desert", "me", "beginner", "easy", options={"first": "1"}) as friends:
        me = friends[0]
        me.play()
        me.wait()
        n = me.state["n"]
        taken = take_back(me)
        assert taken["now"] - n == 3  # both bots' and one's own
        for moment in (n, n):
            again = me.socket.move({**me.state, "n": moment}, "undo")
            assert again == {**taken, "again": True}
        assert nothing_heard(me)


def test_chance_says_the_same_again(inn: House) -> None:
    """Who takes back a draw and draws again gets the same: there is nothing to be had by it."""
    with Friends(inn, "sons", "me", "beginner", options={"tiles": FEW_TILES}) as friends:
        me = friends[0]
        while True:
            me.wait()
            before = me.state
            action = "draw" if "draw" in actions(before) else me.choose()
            assert me.socket.move(before, action)["type"] == "ack"
            me.hear()
            if action == "draw":
                break
        drawn = me.state["entries"]
        take_back(me)
        assert me.socket.move(me.state, "draw")["type"] == "ack"
        me.hear()
        assert [(e["seat"], e["action"]) for e in drawn] == [
            (e["seat"], e["action"]) for e in me.state["entries"]
        ]
        assert any(entry["seat"] == CHANCE for entry in drawn)


def actions(state: Data) -> list[str]:
    return [choice["action"] for choice in state["legal"]]


def test_a_bot_whose_turn_is_taken_back_does_not_play_it(inn: House) -> None:
    """It had been thinking about a position that is no more."""
    options = {**WADI, "first": "1"}
    with Friends(inn, "desert", "me", "master", options=options, thinking=1.0) as friends:
        me = friends[0]

        def stale() -> bool:
            lines = [line for line in inn.log() if line.get("table") == friends.table]
            return any(line["event"] == "bot-stale" for line in lines)

        choices = iter(actions(me.state))
        for _ in range(TRIES):  # on a busy machine it may have answered before it was taken back
            first, second = next(choices), next(choices)
            assert me.socket.move(me.state, first)["type"] == "ack"
            assert me.hear()["turn"] == 1
            take_back(me)
            assert me.state["turn"] == 0
            assert me.socket.move(me.state, second)["type"] == "ack"
            assert me.hear()["entries"][0]["action"] == second
            me.wait()
            last = me.state["entries"]
            assert [entry["seat"] for entry in last] == [1]
            assert [entry["n"] for entry in last] == [me.states[-2]["n"]]
            if stale():
                break
            take_back(me)
        assert stale() or inn.shared  # there it claims the table first, and may find it changed
        assert "bot-failed" not in {line["event"] for line in inn.log()}


# -- tables that ask to confirm -------------------------------------------------------------------


def test_a_turn_waits_for_its_word(inn: House) -> None:
    with Friends(inn, "desert", "me", "friend", options=WADI, confirm=True) as friends:
        friends.do(0)
        for player in friends.players.values():
            assert player.state["to_confirm"] == player.state["turn"] == 0
            assert player.state["legal"] == []
        assert friends[0].state["may_undo"] and not friends[1].state["may_undo"]
        first = serai.new("desert", seats=2, seed=1, **WADI).legal()[0]
        for seat in (0, 1):
            assert friends.refused(seat, first) == "table-to-confirm"
        assert friends.confirm(1)["trouble"]["code"] == "nothing-to-confirm"
        friends.do(0, "undo")
        assert (friends[0].state["to_confirm"], friends[0].state["turn"]) == (None, 0)
        assert friends.confirm(0)["trouble"]["code"] == "nothing-to-confirm"
        friends.do(0)
        n = friends[0].state["n"]
        assert friends.confirm(0) == {
            "type": "ack",
            "table": friends.table,
            "seat": 0,
            "n": n,
            "now": n,
            "again": False,
        }
        assert friends[1].state["turn"] == 1 and friends[1].state["to_confirm"] is None
        assert friends[1].state["legal"] and friends[1].state["n"] == n
        assert not friends[0].state["may_undo"]
        assert friends.refused(0) == "undo-too-late"


def test_a_word_that_is_said_again_is_heard_once(inn: House) -> None:
    with Friends(inn, "desert", "me", "friend", options=WADI, confirm=True) as friends:
        friends.do(0)
        n = friends[0].state["n"]
        friends.say_confirm(0, n + 1)
        early = friends[0].socket.next("ack", "refused")
        assert early["trouble"]["code"] == "stale"
        assert friends[0].socket.open(friends[0].table, 0)["to_confirm"] == 0
        said = friends.confirm(0)
        friends.say_confirm(0, n)
        assert friends[0].socket.next("ack", "refused") == {**said, "again": True}
        assert nothing_heard(friends[0]) and nothing_heard(friends[1])
        friends.do(1)
        friends.say_confirm(0, n)
        late = friends[0].socket.next("ack", "refused")
        assert late == {**said, "now": n + 1, "again": True}
        assert friends[1].state["to_confirm"] == 1  # it did not confirm the other's
        friends.say_confirm(1, n)
        friends[1].socket.next("ack")
        assert nothing_heard(friends[1])
        assert friends[1].socket.open(friends.table, 1)["to_confirm"] == 1
        friends[0].socket.say(type="confirm", table=friends.table, seat=1, n=n + 1)
        assert friends[0].socket.next("error")["trouble"]["code"] == "seat-not-yours"


def test_bots_wait_for_a_turn_to_be_confirmed(inn: House) -> None:
    """Alone with bots one may go back even then."""
    with (
        Friends(inn, "desert", "me", "beginner", options=WADI, confirm=True) as friends,
        Friends(inn, "desert", "me", "beginner", options=WADI) as others,
    ):
        me = friends[0]
        begin = me.state
        friends.do(0)
        for _ in range(5):  # bots are awake all the while, at another table
            others[0].play()
            others[0].wait()
        assert nothing_heard(me) and me.state["to_confirm"] == 0
        friends.do(0, "undo")
        friends.do(0)
        assert friends.confirm(0)["type"] == "ack"
        assert me.wait()["entries"][-1]["seat"] == 1
        assert (me.state["to_confirm"], me.state["may_undo"]) == (None, True)
        take_back(me)
        assert seen(me.state) == seen(begin)
        friends.do(0)
        assert me.state["to_confirm"] == 0
        friends.confirm(0)
        assert me.wait()["entries"][-1]["seat"] == 1


def test_a_turn_that_cannot_be_taken_back_asks_for_no_word(inn: House) -> None:
    """Chance has spoken at its end; and inside a turn nobody is asked."""
    met: set[bool] = set()
    with Friends(inn, "sons", "me", "friend", confirm=True) as friends:
        while not friends.over and met != {True, False}:
            mover = friends.mover
            friends.do(mover.seat)
            passed = mover.state["view"]["actor"] != mover.seat and not mover.over
            by_chance = mover.state["entries"][-1]["seat"] == CHANCE
            assert friends.waits == (passed and not by_chance)
            if passed:
                met.add(by_chance)
            if friends.waits:
                assert friends.confirm(mover.seat)["type"] == "ack"
    assert met == {True, False}


def play_until_last(friends: Friends) -> int:
    """Every turn confirmed, up to the one that ends the game; whose it is."""
    while True:
        seat = friends.turn()
        if friends.over or friends[seat].state["view"]["actor"] not in friends.players:
            return seat
        if friends.waits:
            friends.confirm(seat)


def test_a_game_whose_last_turn_waits_is_not_over(inn: House) -> None:
    with Friends(inn, "desert", "me", "here", options=WADI, confirm=True) as friends:
        seat = play_until_last(friends)
        ended = friends[seat].state
        assert (ended["status"], ended["turn"], ended["to_confirm"]) == ("running", seat, seat)
        assert ended["seed"] is None and ended["result"] is None
        told = friends.host.get(f"/api/tables/{friends.table}")
        assert (told["status"], told["turn"], told["seed"]) == ("running", seat, None)
        # The record would be whole now, and who reads the seed could still take back.
        for asked in ("", "?seat=0"):
            status, trouble = friends.host.refused(
                "GET", f"/api/tables/{friends.table}/record{asked}"
            )
            assert (status, trouble["code"]) == (409, "table-to-confirm")
        friends.do(seat, "undo")
        assert friends[seat].state["turn"] == seat and friends[seat].state["legal"]
        assert "commitment:" in friends.host.record(friends.table, 0)
        seat = play_until_last(friends)
        assert friends.confirm(seat)["type"] == "ack"
        assert friends.over and friends[0].state["seed"] is not None
        assert friends[0].state["result"] == friends[1].state["result"] is not None
        assert " undo\n" in sound(friends.host, friends.table)


def test_an_end_that_uncovers_what_was_hidden_is_an_end(inn: House) -> None:
    """Whoever has seen the others' tokens cannot go back behind it, confirmed or not."""
    options = {**WADI, "hide_totals": "yes"}
    with Friends(inn, "desert", "me", "here", options=options, confirm=True) as friends:
        seat = play_until_last(friends)
        assert friends.over and not friends[seat].state["may_undo"]
        assert friends.refused(seat) == "table-over"
        sound(friends.host, friends.table)


def test_a_bot_in_the_place_of_a_friend_who_has_not_confirmed_lets_the_game_go_on(
    inn: House,
) -> None:
    with Friends(inn, "desert", "friend", "me", options=WADI, confirm=True) as friends:
        friends.do(0)
        friends[0].socket.connection.close()
        seats = f"/api/tables/{friends.table}/seats/0"
        eventually(lambda: not friends.host.get(seats[:-8])["seats"][0]["present"])
        friends.guests[0].put(seats, kind="bot", level="beginner")
        state = friends[1].hear()
        assert (state["to_confirm"], state["turn"]) == (None, 1) and state["legal"]
        me = friends[1]
        assert me.socket.move(state, actions(state)[0])["type"] == "ack"
        assert me.hear()["to_confirm"] == 1
        me.socket.say(type="confirm", table=friends.table, seat=1, n=me.state["n"])
        me.socket.next("ack")
        assert me.hear()["turn"] == 0
        assert me.wait()["entries"][-1]["seat"] == 0


def test_what_was_confirmed_and_what_was_not_outlive_the_server(tmp_path: Path) -> None:
    with house(tmp_path, *UNLIMITED) as running:
        ada = running.guest("Ada")
        made = ada.table("desert", "me", "here", options=WADI, confirm=True)["id"]
        with ada.socket() as socket:
            state = socket.open(made, 0)
            socket.move(state, actions(state)[0])
            waiting = socket.state(made, 0)
        running.kill()
        running.start()
        with ada.socket() as socket:
            state = socket.open(made, 0)
            assert state["to_confirm"] == 0 and state == {**waiting, **since(state)}
            socket.say(type="confirm", table=made, seat=0, n=state["n"])
            said = socket.next("ack")
            confirmed = socket.state(made, 0)
        running.kill()
        running.start()
        with ada.socket() as socket:
            state = socket.open(made, 0)
            assert (state["to_confirm"], state["turn"]) == (None, 1)
            assert state == {**confirmed, **since(state)}
            assert socket.move(state, "undo")["trouble"]["code"] == "undo-too-late"
            socket.say(type="confirm", table=made, seat=0, n=state["n"])
            assert socket.next("ack", "refused") == {**said, "again": True}


def since(state: Data) -> Data:
    return {key: state[key] for key in ("since", "entries", "events")}
