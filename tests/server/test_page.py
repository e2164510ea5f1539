"""The page, as a browser gets it: a made-up one in a folder of its own, from a real server."""

import gzip
import http.client
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from serai.server.app import create_app
from serai.server.guard import POLICY
from serai.server.page import FOLDER
from serai.server.page import PLACES as SERVED
from serai.server.settings import Settings
from serai.server.store import Store
from server.house import NO_TLS, PATIENCE, eventually

INDEX = b"<!doctype html><title>Serai</title><script type=module src=/assets/a-1.js></script>"
SCRIPT = b"export const oasis = '\xc3\xa9';\n" * 50
FILES = {
    "index.html": INDEX,
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/a-1.js": SCRIPT,
    "assets/b-2.css": b"body { color: sienna }\n" * 50,
    "assets/deep/c-3.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>" * 50,
    "assets/d-4.unheard-of": b"?",
}
KINDS = {
    "index.html": "text/html; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "assets/a-1.js": "text/javascript; charset=utf-8",
    "assets/b-2.css": "text/css; charset=utf-8",
    "assets/deep/c-3.svg": "image/svg+xml",
    "assets/d-4.unheard-of": "application/octet-stream",
}
ZIPPED = ("index.html", "assets/a-1.js", "assets/b-2.css", "assets/deep/c-3.svg")
PLACES = [
    "/",
    "/setup/desert",
    "/table/0123456789abcdef",
    "/replay/0123456789abcdef",
    "/replay/0123456789abcdef/12",
    "/rules/targi",
    "/learn/targi",
    "/device",
    "/you",
]
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": "gzip, br"}
TAKEN = ["gzip", "br, gzip;q=0.5", "GZIP", "", "br", "gzip;q=0", "deflate"]
NOWHERE = ["/nothing/here", "/setup", "/table/a/b", "/replay/a/1/2", "/x.js"]
PROGRAM = {"Accept": "application/json", "Accept-Encoding": "identity"}


@contextmanager
def served(folder: Path, page: Path) -> Iterator[httpx.Client]:
    """The server in a thread, with that folder for a page."""
    app = create_app(Settings(), Store(f"sqlite:///{folder / 'serai.sqlite'}"), page)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, ws="none", lifespan="on"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        eventually(lambda: server.started or not thread.is_alive())
        port = server.servers[0].sockets[0].getsockname()[1]
        with httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=NO_TLS
        ) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "secret.txt").write_text("the key is under the mat", "utf-8")
    for name, content in FILES.items():
        file = folder / "page" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        if name in ZIPPED:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(content, mtime=0))
    with served(folder, folder / "page") as client:
        yield client


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("taken", TAKEN)
def test_a_file_comes_with_its_kind_and_compressed_to_those_who_unpack(
    browser: httpx.Client, name: str, taken: str
) -> None:
    answer = browser.get(f"/{name}", headers={"Accept-Encoding": taken})
    assert answer.status_code == 200 and answer.content == FILES[name]
    assert answer.headers["content-type"] == KINDS[name]
    zipped = name in ZIPPED and "gzip" in taken.lower() and not taken.endswith("q=0")
    assert answer.headers.get("content-encoding") == ("gzip" if zipped else None)
    assert answer.headers.get("vary") == ("accept-encoding" if name in ZIPPED else None)
    for_ever = name.startswith("assets/")
    kept = "public, max-age=31536000, immutable" if for_ever else "no-cache"
    assert answer.headers.get_list("cache-control") == [kept]
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", [*(f"/{name}" for name in FILES), *PLACES])
@pytest.mark.parametrize("headers", [BROWSER, PROGRAM])
def test_one_may_ask_for_the_head_alone(
    browser: httpx.Client, path: str, headers: dict[str, str]
) -> None:
    whole, head = browser.get(path, headers=headers), browser.head(path, headers=headers)
    assert head.content == b""
    assert head.status_code == whole.status_code
    own = ("date", "x-request-id")  # of each answer
    told = [
        {name: value for name, value in answer.headers.items() if name not in own}
        for answer in (whole, head)
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_the_page_can_only_be_looked_at(browser: httpx.Client, method: str) -> None:
    for path in ("/", "/you", "/icon.svg", "/assets/a-1.js"):
        answer = browser.request(method, path, headers=BROWSER)
        assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")


ELSEWHERE = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/..\\secret.txt",
    "//secret.txt",
    "/assets//a-1.js",
    "/assets/",
    "/assets",
    "/assets/a-1.js.gz",
    "/index.html.gz",
    "/secret.txt",
    "/assets/a-1.js%00",
]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_no_path_leads_out_of_the_folder(browser: httpx.Client, path: str) -> None:
    """Said as it is written: most clients would tidy it up first."""
    door = http.client.HTTPConnection("127.0.0.1", browser.base_url.port or 0, timeout=PATIENCE)
    door.request("GET", path, headers=PROGRAM)
    answer = door.getresponse()
    body = answer.read()
    door.close()
    assert answer.status in (404, 400), body
    assert b"mat" not in body and b"oasis" not in body


# -- where one can be -----------------------------------------------------------------------------


def test_every_place_that_the_page_knows_is_served() -> None:
    known = (Path(__file__).parents[2] / "web/src/pages/index.ts").read_text("utf-8")
    heads = re.findall(r'^ +\[?"\w+",\s+(?:/\^\\/|new RegExp\(`\^/)(\w*)', known, re.MULTILINE)
    assert "learn" in heads
    assert {*heads} == {place.split("/")[1] for place in SERVED}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("headers", [BROWSER, PROGRAM])
def test_every_place_of_the_page_is_the_page(
    browser: httpx.Client, place: str, headers: dict[str, str]
) -> None:
    answer = browser.get(f"{place}?language=he", headers=headers)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", NOWHERE)
def test_where_nothing_is_a_browser_gets_the_page_and_a_program_a_trouble(
    browser: httpx.Client, path: str
) -> None:
    shown = browser.get(path, headers=BROWSER)
    assert (shown.status_code, shown.content) == (404, INDEX)
    assert shown.headers["cache-control"] == "no-cache"
    for headers in (PROGRAM, {"Accept": "*/*"}):
        told = browser.get(path, headers=headers)
        assert (told.status_code, told.json()["code"]) == (404, "no-such-page")
    sent = browser.post(path, headers=BROWSER)
    assert (sent.status_code, sent.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/api/tables/0123456789abcdef"])
def test_the_interface_answers_even_browsers_as_ever(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers=BROWSER)
    assert answer.status_code in (401, 404)
    assert answer.json()["sentence"] and answer.headers["cache-control"] == "no-store"


def test_a_place_with_a_slash_too_many_leads_to_the_page(browser: httpx.Client) -> None:
    answer = browser.get("/rules/targi/", headers=BROWSER, follow_redirects=True)
    assert (answer.status_code, answer.content, answer.url.path) == (200, INDEX, "/rules/targi")


def test_a_page_built_anew_is_served_when_the_server_starts_anew(tmp_path: Path) -> None:
    """Whoever has the old page open still gets the rest of it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX)
    (page / "assets" / "a-1.js").write_bytes(SCRIPT)
    with served(tmp_path, page) as client:
        (page / "assets" / "a-1.js").unlink()
        (page / "index.html").write_bytes(b"new")
        assert client.get("/").content == INDEX
        assert client.get("/assets/a-1.js").content == SCRIPT


# -- without a page -------------------------------------------------------------------------------


@pytest.mark.parametrize("there", [True, False])
def test_until_the_page_is_built_the_house_shows_its_interface(tmp_path: Path, there: bool) -> None:
    page = tmp_path / "page"
    if there:
        page.mkdir()
    with served(tmp_path, page) as client:
        home = client.get("/", headers=BROWSER)
        assert (home.status_code, home.headers["location"]) == (307, "/api/docs")
        lost = client.get("/table/0123456789abcdef", headers=BROWSER)
        assert (lost.status_code, lost.json()["code"]) == (404, "no-such-page")


# -- the page itself -------------------------------------------------------------------------------


def test_the_built_page_is_served_whole_and_our_own_policy_lets_it_run(tmp_path: Path) -> None:
    """`make` has built it."""
    assert (FOLDER / "index.html").exists(), "build the page first: python web/build.py"
    with served(tmp_path, FOLDER) as client:
        index = client.get("/", headers=BROWSER).text
        needed = re.findall(r'(?:src|href)="([^"]+)"', index)
        assert any(path.endswith(".js") for path in needed)
        for path in needed:
            answer = client.get(path, headers=BROWSER)
            assert path.startswith("/") and answer.status_code == 200
            assert answer.content == (FOLDER / path[1:]).read_bytes()
    assert not re.search(r"<style|\sstyle=|\son\w+=", index)
    for opened, inside in re.findall(r"<script([^>]*)>(.*?)</script>", index, re.DOTALL):
        assert " src=" in opened and not inside.strip()
