"""The coach judges on what a seat could know: in two worlds that are one to it, byte by byte alike.

The same whole game, but for what is hidden from somebody, is handed in twice, and everything that
can be asked about it afterwards, with the eyes of whoever could not know, is asked of both.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from serai.core.contract import CHANCE, SPECTATOR
from server.house import UNLIMITED, Data, Guest, House, eventually, house
from server.worlds import WORLDS, Twins, twins
from walk import ODD_TILES, Table

FEW = ("--limit", "simulations_to_analyse=8", "--limit", "seconds_to_analyse=600")
SOME = 3  # moments of each game that are looked at through all doors
GAMES = {
    "a card in a hand": (Table("targi", 2), (0, SPECTATOR), 1, 20),
    "rumours that one has heard": (
        Table("sons", 3, {"tiles": ODD_TILES}),
        (0, 1, SPECTATOR),
        2,
        84,
    ),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("honest"), *UNLIMITED, *FEW) as running:
        yield running


class Both:
    """A game in two worlds, each handed in, and what there is to ask about it."""

    def __init__(self, server: House, dealt: Twins) -> None:
        self.guest, self.dealt = Guest(server, "Ada"), dealt
        self.matches = [dealt.match(world, len(dealt.steps)) for world in WORLDS]
        self.texts = [match.record() for match in self.matches]
        self.analyses = [self.guest.post("/api/analyses", text=text)["id"] for text in self.texts]

    def documents(self) -> list[Data]:
        def told(name: str) -> Data:
            found: Data = self.guest.get(f"/api/analyses/{name}")
            return found

        eventually(lambda: all(told(name)["status"] == "done" for name in self.analyses))
        return [told(name)["document"] for name in self.analyses]

    def asked(self, method: str, path: str, **body: Any) -> list[str]:
        """The two answers; what only names the analysis apart."""
        answers = [
            self.guest.ask(method, f"/api/analyses/{name}/{path}", json=body or None)
            for name in self.analyses
        ]
        return [f"{answer.status_code} {answer.text}" for answer in answers]

    def apart(self) -> list[int]:
        """When somebody had a choice who could not know in which of the worlds they were."""
        return [
            n
            for n in self.dealt.apart
            if self.dealt.actor(n) in self.dealt.viewers
            and len(self.matches[0].positions[n].legal_numbers()) > 1
        ]


@pytest.fixture(scope="module", params=list(GAMES))
def both(request: pytest.FixtureRequest, server: House) -> Both:
    table, viewers, secrets, luck = GAMES[request.param]
    return Both(server, twins(table, viewers, secrets, luck))


def test_the_verdicts_of_who_could_not_know_are_the_same(both: Both) -> None:
    """Every number of every one of their moves; and of whoever knew some are others."""
    viewers = both.dealt.viewers
    own = [
        [one for one in document["moments"] if one["seat"] in viewers]
        for document in both.documents()
    ]
    compared = 0
    for one, other in zip(*own, strict=True):
        assert json.dumps(one) == json.dumps(other)
        compared += one["ply"] in both.dealt.apart
    assert compared > 5
    assert both.texts[0] != both.texts[1]


def test_what_they_are_told_at_any_moment_is_the_same(both: Both) -> None:
    """Views, pictures, beliefs, and how good another move would have been."""
    moments = both.apart()[:: max(1, len(both.apart()) // SOME)][:SOME]
    assert len(moments) == SOME
    for ply in moments:
        seat = both.dealt.actor(ply)
        legal = both.matches[0].positions[ply].legal()
        other = next(str(one) for one in legal if str(one) != both.dealt.text(0, ply))
        for path in (
            f"plies/{ply}?seat={seat}",
            f"plies/{ply}/picture.svg?seat={seat}",
            f"beliefs?ply={ply}&seat={seat}",
        ):
            one, another = both.asked("GET", path)
            assert one.startswith("200 ") and one == another
        tried = both.asked("POST", "try", ply=ply, action=other)
        assert tried[0].startswith("200 ") and tried[0] == tried[1]
    told = both.asked("GET", f"plies?seat={both.dealt.viewers[0]}")
    plies = [json.loads(one.partition(" ")[2])["plies"][:-1] for one in told]
    assert plies[0] == plies[1], "only the end uncovers what was hidden"


def test_whoever_knew_was_told_so(both: Both) -> None:
    """The worlds did differ: with other eyes they do."""
    knowing = next(n for n in both.dealt.secrets if both.dealt.actor(n) == CHANCE) + 1
    others = [seat for seat in range(both.dealt.table.seats) if seat not in both.dealt.viewers]
    told = [both.asked("GET", f"plies/{knowing}?seat={seat}") for seat in others]
    assert any(one != other for one, other in told)
