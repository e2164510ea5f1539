"""Everybody is answered in a language they read: by HTTP, by a socket, and on every device."""

from collections.abc import Iterator
from contextvars import copy_context

import pytest

import serai
from serai.core.bounds import told
from serai.core.errors import BadMaterial
from serai.core.texts import LANGUAGES, say, speak
from serai.server.language import accepted
from server.house import FEW_TILES, Data, Guest, House, Socket, house

WADI = {"map": "wadi", "first": "1"}
SEATS = [{"kind": "me"}, {"kind": "here"}]


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("inn")) as running:
        yield running


@pytest.fixture
def ada(inn: House) -> Guest:
    return inn.guest("Ada")


# -- Accept-Language -------------------------------------------------------------------------------

HEADERS = {
    "": "en",
    "pl": "pl",
    "PL": "pl",
    "pl-PL": "pl",
    "he-IL,he;q=0.9,en;q=0.8": "he",
    "iw-IL": "he",
    "de-Latn-CH-1996, en": "de",
    "fr;q=0.4, de;q=0.7": "de",
    "fr;q=0.7,de;q=0.7": "fr",
    "en;q=0.1, fr ; q=0.2": "fr",
    "de-AT;q=0.2, pl;q=0.5, de;q=0.9": "de",
    "es, it;q=0.9": "en",
    "es, it;q=0.9, pl;q=0.1": "pl",
    "*": "en",
    "es, *;q=0.5": "en",
    "*;q=0.5, fr": "fr",
    "*;q=0.5, fr;q=0.1": "en",
    "en;q=0, *": "pl",
    "en;q=0": "en",
    "pl;q=0, fr;q=0.1": "fr",
    "en;q=0, pl;q=0, he;q=0, fr;q=0, de;q=0, *": "en",
    "pl;q=2, de;q=0.1": "de",
    "pl;q=nan, de;q=0.1": "de",
    "pl;q=, de;q=0.1": "de",
    "plx": "en",
    "../pl": "en",
    ",,;q=1,-": "en",
    "p\u0142, fr": "fr",
    ("x," * 4000) + "he": "he",
}


@pytest.mark.parametrize("header", HEADERS)
def test_the_best_language_of_those_a_browser_takes(header: str) -> None:
    assert accepted(header) == HEADERS[header]


@pytest.mark.parametrize(
    ("asked", "header", "language"),
    [
        ("", "", "en"),
        ("", "es, pl-PL;q=0.8, fr;q=0.5", "pl"),
        ("?language=he", "pl", "he"),
        ("?language=", "pl", "pl"),
        ("?language=xx", "de", "de"),
        ("?language=xx", "xx", "en"),
        ("?language=fr&language=he", "pl", "fr"),
    ],
)
def test_a_refusal_says_which_language_it_is_in(
    ada: Guest, asked: str, header: str, language: str
) -> None:
    answer = ada.ask(
        "GET", f"/api/tables/nowhere-at-all-x{asked}", headers={"Accept-Language": header}
    )
    assert answer.status_code in (404, 422)
    assert answer.json()["sentence"] == say(answer.json()["code"], language)
    assert answer.headers["content-language"] == language
    assert answer.headers["vary"] == "accept-language"


def test_data_is_in_no_language(ada: Guest) -> None:
    answer = ada.ask("GET", "/api/tables", headers={"Accept-Language": "he"})
    assert answer.status_code == 200
    assert "content-language" not in answer.headers


def test_what_the_guard_turns_away_is_told_in_the_readers_language(ada: Guest) -> None:
    headers = {"Accept-Language": "de", "Host": "evil.example"}
    answer = ada.ask("GET", "/api/games", headers=headers)
    assert answer.json()["sentence"] == say("other-host", "de", host="evil.example")
    assert answer.headers["content-language"] == "de"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_interface_has_a_language_and_a_direction(
    ada: Guest, language: str
) -> None:
    answer = ada.ask("GET", "/api/docs", headers={"Accept-Language": language})
    direction = "rtl" if language == "he" else "ltr"
    assert f'<html lang="{language}" dir="{direction}">' in answer.text
    assert say("docs-models", language) in answer.text
    assert answer.headers["content-language"] == language
    assert '<section lang="en" dir="ltr"><h3><code>GET /api/me</code></h3>' in answer.text


# -- what is said while a request is answered ------------------------------------------------------

FAULTY: dict[str, Data] = {
    "desert": {"map": "name: wrong\nplayers: 2\nboard:\n  . x .\n"},
    "targi": {"deck": "kind,points\nwell,9\n"},
    "sons": {"tiles": FEW_TILES.replace("a... gems", "a... gold")},
}


def faults(game: str, options: Data, language: str) -> list[str]:
    """What is wrong with a file, said by the game itself."""

    def said() -> list[str]:
        speak(language)
        with pytest.raises(BadMaterial) as caught:
            serai.new(game, **options)
        return told(caught.value.faults)

    return copy_context().run(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FAULTY)
def test_the_faults_of_an_own_file_are_told_in_the_readers_language(
    ada: Guest, game: str, language: str
) -> None:
    """They are said in a thread, far from the request."""
    wanted = {"game": game, "seats": SEATS, "options": FAULTY[game]}
    answer = ada.ask("POST", f"/api/tables?language={language}", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-material")
    assert answer.json()["faults"] == faults(game, FAULTY[game], language)
    others = [faults(game, FAULTY[game], other) for other in LANGUAGES if other != language]
    assert answer.json()["faults"] not in others


# -- a socket --------------------------------------------------------------------------------------


def refusal(socket: Socket, state: Data, action: str) -> Data:
    """What is said to a move that is not allowed."""
    answer: Data = socket.move(state, action, sentences=True)
    assert answer["type"] == "refused", answer
    trouble: Data = answer["trouble"]
    return trouble


def test_a_socket_speaks_another_language_as_soon_as_it_is_asked_to(ada: Guest) -> None:
    table = ada.table("desert", "me", "here", options=WADI)["id"]
    with Socket(ada, asked="?language=fr") as socket:
        state = socket.open(table, 0)
        action = state["legal"][0]["action"]
        assert socket.move(state, action)["type"] == "ack"
        state = socket.open(table, 1)
        first = refusal(socket, state, action)  # the space is taken
        assert first["sentence"] == say("illegal-action", "fr", text=action)
        socket.say(type="speak", language="he")
        then = refusal(socket, state, action)
        assert then["sentence"] == say("illegal-action", "he", text=action)
        for before, after in zip(first["reasons"], then["reasons"], strict=True):
            assert before["kind"] == after["kind"] and before["sentence"] != after["sentence"]
        socket.say(type="why", table=table, seat=1, action=action, sentences=True)
        reasons = socket.next("why")["reasons"]
        assert reasons == then["reasons"]


def test_two_sockets_at_one_table_each_speak_their_own(inn: House, ada: Guest) -> None:
    table = ada.table("desert", "me", "friend", options=WADI)
    ben = inn.guest("Ben")
    ben.join(table, 1)
    with Socket(ada, asked="?language=pl") as hers, Socket(ben, asked="?language=de") as his:
        for socket, seat, language in ((hers, 0, "pl"), (his, 1, "de"), (hers, 0, "pl")):
            socket.open(table["id"], seat)
            socket.say(type="confirm", table=table["id"], seat=seat, n=0)
            told = socket.next("refused")["trouble"]
            assert told["sentence"] == say(told["code"], language, **told["facts"])


def test_a_socket_cannot_speak_what_nobody_knows(ada: Guest) -> None:
    with Socket(ada, asked="?language=de") as socket:
        socket.say(type="speak", language="tlh")
        trouble = socket.next("error")["trouble"]
        assert trouble["code"] == "unknown-language"
        known = list(LANGUAGES)
        assert trouble["sentence"] == say("unknown-language", "de", name="tlh", known=known)


# -- kept with the person --------------------------------------------------------------------------


def test_a_language_is_kept_and_spoken_on_a_second_device(inn: House) -> None:
    guest = inn.guest()
    chosen = guest.put("/api/me", language="pl")
    assert chosen["language"] == "pl" and chosen["name"] == "" and chosen["id"]
    assert guest.get("/api/me") == chosen
    assert guest.put("/api/me", name="Łucja") == {**chosen, "name": "Łucja"}
    both = guest.put("/api/me", name="Lu", language="fr")
    assert both == {"id": chosen["id"], "name": "Lu", "language": "fr"}
    second = inn.guest()
    link = guest.post("/api/me/devices")
    assert second.post("/api/me/device", secret=link["secret"]) == both
    with second.socket() as socket:
        assert socket.hello["person"] == both


def test_a_language_outlives_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    with house(tmp_path_factory.mktemp("other")) as other:
        guest = other.guest()
        guest.put("/api/me", language="he")
        other.kill()
        other.start()
        assert guest.get("/api/me")["language"] == "he"


@pytest.mark.parametrize("language", ["tlh", "PL", "pl-PL", "long", "x" * 35])
def test_an_unknown_language_is_refused_with_those_there_are(ada: Guest, language: str) -> None:
    status, trouble = ada.refused("PUT", "/api/me", name="Eve", language=language)
    assert (status, trouble["code"]) == (422, "unknown-language")
    assert trouble["facts"] == {"name": language, "known": list(LANGUAGES)}
    assert ada.get("/api/me") == {"id": ada.get("/api/me")["id"], "name": "Ada", "language": ""}


@pytest.mark.parametrize("wrong", [{"name": "a|b", "language": "pl"}, {"language": "x" * 36}])
def test_a_person_is_changed_as_a_whole_or_not_at_all(ada: Guest, wrong: Data) -> None:
    before = ada.get("/api/me")
    ada.refused("PUT", "/api/me", **wrong)
    assert ada.get("/api/me") == before
