"""How far somebody has come is kept with the person, so much and no more."""

import asyncio

import pytest

from serai.server.errors import TooMuch
from serai.server.guests import Person
from serai.server.learning.progress import Progress
from serai.server.store import Store
from server.house import Guest, House
from server.stores import ADA

NOA = Person("noa", "Noa")
PLACE = "/api/me/progress"


def test_notes_stand_until_they_are_changed_or_forgotten(store: Store) -> None:
    async def run() -> None:
        for person in (ADA, NOA):
            await store.add_person(person, f"hash of {person.id}", 1)
        progress = Progress(store, 9)
        await progress.note(ADA.id, "course", {"water": "met", "oasis": "skipped"}, 2)
        await progress.note(NOA.id, "course", {"water": "shown"}, 2)
        await progress.note(ADA.id, "puzzle", {"water": "other"}, 2)
        assert await progress.of(ADA.id, "course") == {"oasis": "skipped", "water": "met"}
        await progress.note(ADA.id, "course", {"oasis": "met", "water": None, "none": None}, 3)
        assert await progress.of(ADA.id, "course") == {"oasis": "met"}
        assert await progress.of(NOA.id, "course") == {"water": "shown"}
        assert await progress.of(ADA.id, "puzzle") == {"water": "other"}

    asyncio.run(run())


def test_whoever_has_as_many_as_one_may_have_can_change_them_and_add_none(store: Store) -> None:
    async def run() -> None:
        await store.add_person(ADA, "hash", 1)
        progress = Progress(store, 3)
        await progress.note(ADA.id, "course", {"a": "1", "b": "1"}, 2)
        with pytest.raises(TooMuch):
            await progress.note(ADA.id, "puzzle", {"c": "1", "d": "1"}, 3)
        assert await progress.of(ADA.id, "puzzle") == {}
        await progress.note(ADA.id, "puzzle", {"c": "1"}, 4)
        await progress.note(ADA.id, "course", {"a": None, "e": "1", "b": "2"}, 5)
        assert await progress.of(ADA.id, "course") == {"b": "2", "e": "1"}

    asyncio.run(run())


def test_a_guest_who_is_forgotten_is_forgotten_with_them(store: Store) -> None:
    async def run() -> None:
        await store.add_person(ADA, "hash", 1)
        progress = Progress(store, 3)
        await progress.note(ADA.id, "course", {"a": "1"}, 2)
        assert await store.forget_guests(9, 10) == 1
        assert await progress.of(ADA.id, "course") == {}

    asyncio.run(run())


def test_progress_is_told_to_the_person_alone_and_follows_to_another_device(inn: House) -> None:
    ada, ben = inn.guest("Ada"), inn.guest("Ben")
    notes = {"desert.water": "met", "desert.oasis": "skipped"}
    assert ada.ask("PUT", f"{PLACE}/course", json={"notes": notes}).json() == {"notes": notes}
    assert ben.ask("GET", f"{PLACE}/course").json() == {"notes": {}}
    phone = Guest(inn)
    link = ada.ask("POST", "/api/me/devices").json()
    phone.ask("POST", "/api/me/device", json={"secret": link["secret"]})
    assert phone.ask("GET", f"{PLACE}/course").json() == {"notes": notes}
    assert phone.ask("GET", f"{PLACE}/puzzle").json() == {"notes": {}}


def test_looking_at_ones_progress_keeps_nobody(inn: House) -> None:
    somebody = Guest(inn)
    assert somebody.ask("GET", f"{PLACE}/course").json() == {"notes": {}}
    assert somebody.ask("GET", "/api/me").json()["id"] == ""


@pytest.mark.parametrize(
    ("kind", "notes"),
    [
        ("course", {f"i{n}": "met" for n in range(51)}),
        ("course", {"i": "x" * 201}),
        ("course", {"x" * 65: "met"}),
        ("course", {"a b": "met"}),
        ("course", {"i": "two\nlines"}),
        ("course", {"i": ""}),
        ("course", {"i": 7}),
        ("Course", {"i": "met"}),
        ("x" * 17, {"i": "met"}),
    ],
)
def test_what_is_too_much_or_no_word_is_refused_with_a_short_sentence(
    inn: House, kind: str, notes: dict[str, object]
) -> None:
    guest = inn.guest("Ada")
    answer = guest.ask("PUT", f"{PLACE}/{kind}", json={"notes": notes})
    assert answer.status_code == 422 and answer.json()["sentence"]
    assert len(answer.content) < 4_000
