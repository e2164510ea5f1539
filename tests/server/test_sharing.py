"""What is sent of a game: pictures, films, files, posters; in each only what may be known."""

import gzip
import json
import re
from base64 import b64decode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import httpx
import pytest
from PIL import Image

import serai
from serai.core.contract import SPECTATOR
from server.house import UNLIMITED, Data, Guest, House, Player, free_port

PUBLIC = "https://serai.example"
OPTIONS = {"map": "wadi", "first": "1", "hide_totals": "yes"}
FEW = ("--limit", "simulations_to_analyse=8")
SIZE = (1200, 630)


@dataclass
class Sent:
    """A game of two friends that is over, another that goes on, and somebody from outside."""

    house: House
    ada: Guest
    ben: Guest
    stranger: Guest
    over: str
    running: str

    def svg(self, asker: Guest, table: str, ply: int, seat: int | None = None) -> str:
        answer = asker.ask("GET", moment(table, ply, "svg", seat))
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].startswith("image/svg+xml")
        return answer.text


def moment(table: str, ply: int, form: str, seat: int | None = None) -> str:
    eyes = "" if seat is None else f"?seat={seat}"
    return f"/api/tables/{table}/plies/{ply}/picture.{form}{eyes}"


def together(ada: Guest, ben: Guest, moves: int) -> str:
    made = ada.table("desert", "me", "friend", options=OPTIONS)
    ben.join(made, 1)
    table: str = made["id"]
    with ada.socket() as hers, ben.socket() as his:
        players = [Player(hers, table, 0), Player(his, table, 1)]
        for _ in range(moves):
            if players[0].over:
                break
            turn = players[0].state["turn"]
            players[turn].play()
            players[1 - turn].hear()
    return table


@pytest.fixture(scope="module")
def sent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sent]:
    words = (*UNLIMITED, *FEW, "--public-url", PUBLIC)
    made = House(tmp_path_factory.mktemp("sent"), *words)
    made.port = free_port()
    made.start()
    try:
        ada, ben, stranger = (made.guest(name) for name in ("Ada", "Ben", "Eve"))
        over, running = together(ada, ben, 1000), together(ada, ben, 30)
        yield Sent(made, ada, ben, stranger, over, running)
    finally:
        made.stop()


@pytest.fixture(scope="module")
def secret(sent: Sent) -> str:
    analysis = sent.ada.post(f"/api/tables/{sent.over}/analysis")["id"]
    found: str = sent.ada.post(f"/api/analyses/{analysis}/link")["secret"]
    return found


def whole(html: str) -> Data:
    """What is in a file that was sent."""
    found = re.search(r'<script id="game" type="application/json">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    told: Data = json.loads(found[1])
    return {**told, **json.loads(gzip.decompress(b64decode(told["packed"])))}


def test_a_moment_is_drawn_as_its_viewer_saw_it(sent: Sent) -> None:
    match = serai.load(sent.ada.record(sent.over))
    for seat, viewer in ((None, SPECTATOR), (0, 0), (1, 1)):
        drawn = sent.svg(sent.ada, sent.over, 40, seat)
        assert drawn.split("<defs>")[1] == match.positions[40].svg(viewer).split("<defs>")[1]
    eyes = [sent.svg(sent.ada, sent.over, 40, seat) for seat in (None, 0, 1)]
    assert len(set(eyes)) == 3, "with hidden totals each sees something else"


def test_of_a_game_that_goes_on_nobody_gets_another_seats_eyes(sent: Sent) -> None:
    match = serai.load(sent.ada.record(sent.over))
    assert len(match.steps) > 30
    mine = sent.svg(sent.ada, sent.running, 20, 0)
    assert mine != sent.svg(sent.ben, sent.running, 20, 1)
    for form in ("svg", "png"):
        assert sent.ada.refused("GET", moment(sent.running, 20, form, 1))[0] == 403
        assert sent.stranger.refused("GET", moment(sent.running, 20, form))[0] == 404
        assert sent.stranger.refused("GET", moment(sent.over, 20, form))[0] == 404
    for what in ("film.png", "replay.html"):
        where = f"/api/tables/{sent.running}/{what}"
        assert sent.ada.refused("GET", where)[1]["code"] == "table-not-over"
        assert sent.stranger.refused("GET", where)[0] == 404


def test_a_moment_is_painted_with_the_colours_of_its_drawing(sent: Sent) -> None:
    for theme, ground in (("light", (244, 234, 217)), ("dark", (29, 24, 19))):
        answer = sent.ada.ask("GET", moment(sent.over, 40, f"png?theme={theme}"))
        assert answer.headers["content-type"] == "image/png"
        painted = Image.open(BytesIO(answer.content)).convert("RGB")
        assert painted.width == 1000 and painted.getpixel((500, 2)) == ground
    assert sent.ada.refused("GET", moment(sent.over, 100_000, "png"))[1]["code"] == "no-such-ply"
    assert sent.ada.refused("GET", moment(sent.over, 1, "gif"))[0] == 422


def test_a_whole_game_is_a_film(sent: Sent) -> None:
    where = f"/api/tables/{sent.over}/film.png"
    answer = sent.ada.ask("GET", where)
    film: Any = Image.open(BytesIO(answer.content))
    assert film.is_animated and 2 <= film.n_frames <= 60 and film.info["loop"] == 0
    assert film.width == 480 and len(answer.content) < 4_000_000
    assert sent.ada.ask("GET", where).content == answer.content  # it is kept


def test_a_file_has_what_the_replay_tells_and_nothing_else(sent: Sent, secret: str) -> None:
    for door, asker in ((f"tables/{sent.over}", sent.ada), (f"analyses/{secret}", sent.stranger)):
        for seat in ("", "?seat=1"):
            answer = asker.ask("GET", f"/api/{door}/replay.html{seat}")
            assert answer.headers["content-disposition"].startswith("attachment")
            found = whole(answer.text)
            told = asker.get(f"/api/{door}/plies{seat}")
            assert found["told"]["plies"] == told["plies"]
            assert len(found["views"]) == len(told["plies"]) + 1
            for ply in (0, 20, len(told["plies"])):
                seen = asker.get(f"/api/{door}/plies/{ply}{seat}")["view"]
                assert found["views"][ply] == seen
    assert [one["name"] for one in found["who"]["seats"]] == ["Ada", "Ben"]


def test_a_file_fetches_nothing_and_lets_no_other_script_run(sent: Sent) -> None:
    html = sent.ada.ask("GET", f"/api/tables/{sent.over}/replay.html?language=he").text
    head = html.partition("<style>")[0]
    assert '<html lang="he" dir="rtl">' in head and "{{" not in head
    policy = re.search(r'http-equiv="content-security-policy" content="([^"]*)"', head)
    assert policy is not None and "default-src 'none'" in policy[1]
    assert "unsafe" not in policy[1] and "http" not in policy[1]
    plain = re.sub(r"<(script|style).*?</\1>", "", html, flags=re.DOTALL)
    assert not re.search(r"(?:src|href)=", plain) and "<link" not in plain
    assert whole(html)["language"] == "he"


def test_a_public_analysis_unfolds_and_nothing_else_does(sent: Sent, secret: str) -> None:
    crawler = httpx.Client(base_url=sent.house.url, headers={"Host": sent.house.host}, timeout=180)
    with crawler:
        tags = unfolded(crawler, f"/analysis/{secret}")
        assert tags["og:title"] == "A game of Through the Desert, analysed"
        picture = tags["og:image"].removeprefix(PUBLIC)
        assert picture.startswith(f"/api/analyses/{secret}/poster.png")
        poster = Image.open(BytesIO(crawler.get(picture).content))
        assert poster.size == SIZE and poster.format == "PNG"
        assert Image.open(BytesIO(crawler.get("/api/games/desert/poster.png").content)).size == SIZE
        analysis = sent.ada.get(f"/api/tables/{sent.over}/analysis")["id"]
        assert unfolded(crawler, f"/analysis/{analysis}")["og:title"] == "Serai"
        assert crawler.get(f"/api/analyses/{analysis}/poster.png").status_code == 404
        assert crawler.get(moment(sent.over, 3, "png")).status_code == 401
        assert unfolded(crawler, "/?language=pl")["og:locale"] == "pl"


def test_a_link_to_a_table_tells_no_more_than_the_table_tells_a_stranger(sent: Sent) -> None:
    """Not its game, not who plays, not whether there is one."""
    crawler = httpx.Client(base_url=sent.house.url, headers={"Host": sent.house.host}, timeout=180)
    with crawler:
        for place, table in (("table", sent.running), ("replay", sent.over)):
            told, none = (
                unfolded(crawler, f"/{place}/{name}") for name in (table, "0123456789abcdef")
            )
            assert {**told, "og:url": ""} == {**none, "og:url": ""}
            picture = told["og:image"].removeprefix(PUBLIC)
        assert Image.open(BytesIO(crawler.get(picture).content)).size == SIZE


def test_a_withdrawn_link_unfolds_no_more(sent: Sent) -> None:
    analysis = sent.ben.post("/api/analyses", text=sent.ben.record(sent.over))["id"]
    link = sent.ben.post(f"/api/analyses/{analysis}/link")["secret"]
    assert sent.stranger.ask("GET", f"/api/analyses/{link}/poster.png").status_code == 200
    assert sent.ben.ask("DELETE", f"/api/analyses/{analysis}/link").status_code == 204
    assert sent.stranger.ask("GET", f"/api/analyses/{link}/poster.png").status_code == 404


def unfolded(crawler: httpx.Client, path: str) -> dict[str, str]:
    html = crawler.get(path, headers={"Accept": "text/html"}).text
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"', html)
    assert found
    return dict(found)


def test_a_server_without_a_public_address_unfolds_nothing(inn: House) -> None:
    assert "og:" not in inn.guest().ask("GET", "/table/0123456789abcdef").text


def test_who_paints_holds_up_nobody(sent: Sent) -> None:
    """A film takes seconds of a worker; the server answers others meanwhile."""
    where = f"/api/tables/{sent.over}/film.png?theme=dark"
    answered = 0
    with ThreadPoolExecutor(1) as painter:
        film = painter.submit(sent.ada.ask, "GET", where)
        while not film.done():
            assert sent.stranger.get("/api/health")["status"] == "ok"
            answered += 1
    assert film.result().status_code == 200 and answered > 10
