"""Whoever comes, and with whatever: cookies of their own making, forged headers, no text at all.

Every house is a real one. What comes from 127.0.0.9 comes from the proxy that one of them knows.
"""

import json
import secrets
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from serai.core.texts import LANGUAGES
from serai.server.answers import problem
from serai.server.buckets import Bucket, Buckets
from serai.server.cookies import Cookies
from serai.server.errors import NotSaved
from serai.server.guard import address_of
from serai.server.origins import Names, Origin, public_origin
from serai.server.people import hashed
from serai.server.proxy import Proxies
from serai.server.settings import Settings, read_proxies
from server.house import NO_TLS, PATIENCE, UNLIMITED, Data, Guest, House, house

FEW_KB = 8_000
PROXY = "127.0.0.9"
RUSH = 60  # far more than can be let in at one a second
SLOW = ("--limit", "requests_per_second=1", "--limit", "request_burst=2")
SEATS = [{"kind": "me"}, {"kind": "friend"}]
LONE = r"\ud800"
ODD = [LONE, r"\udc00x", r"\u0000", r"\u001b[31m", r"\u009b"]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Slow, and without a proxy before it."""
    with house(tmp_path_factory.mktemp("bare"), "--workers", "1", *SLOW) as running:
        yield running


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """As slow, and behind one."""
    words = ("--behind-proxy", f"{PROXY},10.0.0.0/24", *SLOW)
    with house(tmp_path_factory.mktemp("behind"), "--workers", "1", *words) as running:
        yield running


@pytest.fixture(scope="module")
def ada(inn: House) -> Guest:
    return inn.guest("Ada")


def raw(guest: Guest, method: str, path: str, body: str) -> httpx.Response:
    """Ask with a body as it is written."""
    headers = {"Content-Type": "application/json"}
    return guest.ask(method, path, content=body.encode(), headers=headers)


# -- own files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "drawn",
    [
        "name: x\nplayers: 2\nboard:\n" + "?" * 250_000 + "\n",
        "name: x\nplayers: 2\nboard:\n" + ("?" * 300 + "\n") * 200,
        "name: x\nplayers: 2\n" + ("砂" * 300 + "\n") * 60,
        "name: " + "🐪" * 390 + "\n",
        "\n" * 60_000,
        "x" * 250_000,
    ],
    ids=["a row", "rows", "lines", "a name", "no lines", "a word"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_map_full_of_faults_gets_a_short_answer(
    ada: Guest, drawn: str, language: str
) -> None:
    asked = {"game": "desert", "seats": SEATS, "options": {"map": drawn}}
    answer = ada.ask("POST", f"/api/tables?language={language}", json=asked)
    assert answer.status_code == 422
    assert len(answer.content) < FEW_KB
    assert answer.json()["sentence"].strip()


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "desert", "seats": SEATS, **{f"x{n}": 1 for n in range(20_000)}},
        {"game": "desert", "seats": SEATS, "options": {f"x{n}": [] for n in range(15_000)}},
        {"game": "desert", "seats": SEATS, "x" * 200_000: 1},
        {"game": "desert", "seats": SEATS, "options": {"palms": "x" * 200_000}},
        {"game": "x" * 200_000, "seats": SEATS},
    ],
    ids=["fields", "options", "a field", "an option", "a game"],
)
def test_a_request_full_of_faults_gets_a_short_answer(ada: Guest, asked: Data) -> None:
    answer = ada.ask("POST", "/api/tables", json=asked)
    assert answer.status_code == 422
    assert len(answer.content) < FEW_KB


# -- what is no text ------------------------------------------------------------------------------

TABLE = "A" * 16
REQUESTS = [
    ("PUT", "/api/me", '{"name":"%s"}'),
    ("PUT", "/api/me", '{"language":"%s"}'),
    ("PUT", "/api/me", '{"%s":"x"}'),
    ("POST", "/api/me/device", '{"secret":"%s"}'),
    ("POST", "/api/tables", '{"game":"%s","seats":[{"kind":"me"},{"kind":"friend"}]}'),
    ("POST", "/api/tables", '{"game":"desert","seats":[{"kind":"%s"}]}'),
    (
        "POST",
        "/api/tables",
        '{"game":"desert","seats":[{"kind":"me"},{"kind":"bot","level":"%s"}]}',
    ),
    (
        "POST",
        "/api/tables",
        '{"game":"desert","seats":[{"kind":"me"},{"kind":"here","name":"%s"}]}',
    ),
    *(
        ("POST", "/api/tables", f'{{"game":"{game}","seats":{json.dumps(SEATS)},"options":{more}}}')
        for game, more in [
            ("desert", '{"map":"%s"}'),
            ("desert", r'{"map":"name: x\n%s\n"}'),
            ("targi", r'{"deck":"# %s\n"}'),
            ("sons", r'{"tiles":"# %s\n"}'),
            ("desert", '{"palms":"%s"}'),
            ("desert", '{"first":"%s"}'),
            ("desert", '{"%s":"x"}'),
        ]
    ),
    ("POST", f"/api/tables/{TABLE}/join", '{"secret":"%s"}'),
    ("POST", f"/api/tables/{TABLE}/invitation", '{"secret":"%s"}'),
    ("PUT", f"/api/tables/{TABLE}/seats/0", '{"kind":"bot","level":"%s"}'),
    ("PUT", f"/api/tables/{TABLE}/seats/0", '{"kind":"%s"}'),
    ("POST", f"/api/tables/{TABLE}/rematch", '{"same_deal":"%s"}'),
]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: " ".join(one))
def test_what_is_no_text_is_refused_in_every_field(
    ada: Guest, request_: tuple[str, str, str]
) -> None:
    method, path, body = request_
    for odd in ODD:
        answer = raw(ada, method, path, body % odd)
        assert answer.status_code == 422, (odd, answer.text)
        trouble = answer.json()
        assert trouble["sentence"].strip() and trouble["faults"], odd


def test_the_refusal_says_what_is_wrong_and_where(ada: Guest) -> None:
    body = f'{{"game":"desert","seats":[{{"kind":"me"}},{{"kind":"here","name":"{LONE}"}}]}}'
    [fault] = raw(ada, "POST", "/api/tables?language=en", body).json()["faults"]
    assert fault.startswith("body.seats.1.name: a control character, or half of a character")


MESSAGES = [
    '{"type":"%s"}',
    '{"type":"open","table":"%s"}',
    '{"type":"speak","language":"%s"}',
    f'{{"type":"move","table":"{TABLE}","seat":0,"n":0,"action":"%s"}}',
    f'{{"type":"why","table":"{TABLE}","seat":0,"action":"%s"}}',
    '{"type":"ping","%s":1}',
]


def test_what_is_no_text_is_refused_in_every_message(ada: Guest) -> None:
    with ada.socket() as socket:
        for message, odd in product(MESSAGES, ODD):
            socket.connection.send(message % odd)
            trouble = socket.next("error", "pong")["trouble"]
            assert trouble["code"] == "bad-message" and trouble["faults"], (message, odd)


# -- cookies ---------------------------------------------------------------------------------------


def with_cookie(where: House, token: str) -> httpx.Client:
    return httpx.Client(
        base_url=where.url, headers={"Cookie": f"serai={token}"}, timeout=PATIENCE, verify=NO_TLS
    )


def tampered(token: str) -> list[str]:
    """Nearly ours."""
    last = "0" if token[-1] != "0" else "1"
    number, _, signature = token.rpartition(".")
    return [
        token[:-1] + last,
        last + token[1:],
        number,
        f"{number}.",
        f"{number}.{signature[:-1]}",
        f".{signature}" + "x" * 20,
        Cookies("00" * 32).new(),
        secrets.token_urlsafe(32),
        "x" * 64,
    ]


def test_a_cookie_that_we_have_not_made_is_none(inn: House) -> None:
    for token in tampered(inn.guest().token):
        with with_cookie(inn, token) as eve:
            given = eve.get("/api/me").cookies.get("serai")
            assert given is not None and given != token
            named = eve.put("/api/me", json={"name": "Eve"}, headers={"Cookie": f"serai={token}"})
            assert (named.status_code, named.json()["code"]) == (401, "no-person")
        with inn.dial({"Cookie": f"serai={token}"}) as socket:
            told = json.loads(socket.recv(timeout=PATIENCE))
            assert told["trouble"]["code"] == "no-person"


def test_our_own_cookie_is_known_again_and_not_given_anew(inn: House) -> None:
    guest = inn.guest()
    answer = guest.ask("GET", "/api/me")
    assert answer.is_success and "set-cookie" not in answer.headers


def test_a_cookie_outlives_the_server_and_is_good_at_another_on_the_same_store(
    tmp_path_factory: pytest.TempPathFactory, postgres: str
) -> None:
    first, second = (
        House(tmp_path_factory.mktemp("house"), *UNLIMITED, store=postgres).start()
        for _ in range(2)
    )
    try:
        guest = first.guest("Ada")
        newcomer = second.guest()  # whom the store does not know
        for token in (guest.token, newcomer.token):
            for where in (first, second):
                with with_cookie(where, token) as device:
                    assert "set-cookie" not in device.get("/api/me").headers
        second.stop()
        second.start()
        assert Guest(second, token=guest.token).get("/api/me")["name"] == "Ada"
        with with_cookie(second, newcomer.token) as device:
            assert device.put("/api/me", json={"name": "Bo"}).is_success
    finally:
        for where in (first, second):
            where.stop()


def test_a_cookie_from_before_they_were_signed_still_opens_its_seats(inn: House) -> None:
    guest, old = inn.guest("Dunya"), secrets.token_urlsafe(32)
    change = "UPDATE tokens SET hash = :old WHERE hash = :new"
    inn.sql(change, old=hashed(old), new=hashed(guest.token))
    again = Guest(inn, token=old)
    assert again.token == old and again.get("/api/me")["name"] == "Dunya"
    made = again.table("desert", "me", "friend")
    with again.socket() as socket:
        assert socket.hello["person"]["name"] == "Dunya"
        assert socket.open(made["id"], 0)["status"] == "open"


def test_cookies_are_not_given_without_end(tmp_path: Path) -> None:
    few = ("--limit", "guests_per_minute=1", "--limit", "guest_burst=3")
    with house(tmp_path, *few) as running:
        known = running.guest()
        answers = [
            httpx.get(running.url + "/api/me", timeout=PATIENCE, verify=NO_TLS) for _ in range(RUSH)
        ]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and refused[-1].json()["code"] == "too-fast"
        assert known.ask("GET", "/api/me").is_success  # who has one is not held up


# -- who asks --------------------------------------------------------------------------------------


def statuses(where: House, address: str, forwarded: list[str]) -> set[int]:
    """What a rush from an address is answered, with what it says of itself each time."""
    transport = httpx.HTTPTransport(local_address=address, verify=NO_TLS)
    with httpx.Client(base_url=where.url, transport=transport, timeout=PATIENCE) as rushing:
        return {
            rushing.get("/api/health", headers={"X-Forwarded-For": one}).status_code
            for one in forwarded
        }


def made_up(number: int) -> list[str]:
    return [f"203.0.113.{n}" for n in range(number)]


def test_nobody_can_say_that_they_are_somebody_else(bare: House, behind: House) -> None:
    for where, address in ((bare, "127.0.0.1"), (bare, PROXY), (behind, "127.0.0.1")):
        assert 429 in statuses(where, address, made_up(RUSH)), address


def test_behind_a_proxy_each_client_counts_for_themselves(behind: House) -> None:
    assert statuses(behind, PROXY, made_up(RUSH)) == {200}
    again = [f"{forged}, 198.51.100.7" for forged in made_up(RUSH)]
    assert 429 in statuses(behind, PROXY, again)
    through = [f"{forged}, 198.51.100.8, 10.0.0.3" for forged in made_up(RUSH)]
    assert 429 in statuses(behind, PROXY, through)


def test_only_a_known_proxy_says_that_it_is_https(bare: House, behind: House) -> None:
    links = {}
    for where, address in ((bare, "127.0.0.21"), (behind, "127.0.0.21"), (behind, PROXY)):
        transport = httpx.HTTPTransport(local_address=address, verify=NO_TLS)
        with httpx.Client(base_url=where.url, transport=transport, timeout=PATIENCE) as client:
            said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.9"}
            answer = client.get("/api/me", headers=said)
            links[where, address] = "secure" in answer.headers["set-cookie"].lower()
    assert list(links.values()) == [False, False, True]


Asked = tuple[str, str, list[str], str]
ASKED: list[Asked] = [
    ("10.0.0.1", "10.0.0.1", [], "10.0.0.1"),
    ("10.0.0.1", "10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
    ("10.0.0.1", "10.0.0.1", ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
    ("10.0.0.1", "10.0.0.1", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
    ("10.0.0.0/24", "10.0.0.1", ["6.6.6.6, 1.2.3.4, 10.0.0.2"], "1.2.3.4"),
    ("10.0.0.0/24", "10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
    ("10.0.0.1", "10.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
    ("10.0.0.1", "10.0.0.1", ["[2001:db8::1]:443"], "2001:db8::/64"),
    ("10.0.0.1", "10.0.0.1", ["2001:db8::1"], "2001:db8::/64"),
    ("10.0.0.1", "10.0.0.1", ["unknown"], "10.0.0.1"),
    ("10.0.0.1", "10.0.0.1", ["1.2.3.4, "], "1.2.3.4"),
    ("10.0.0.1", "10.0.0.1", [", ,"], "10.0.0.1"),
    ("10.0.0.1", "10.0.0.1", ["1.2.3.4, evil\xff"], "10.0.0.1"),
    ("10.0.0.1", "::ffff:10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
    ("10.0.0.1", "10.0.0.2", ["1.2.3.4"], "10.0.0.2"),
    ("fd00::/64", "fd00::7", ["1.2.3.4"], "1.2.3.4"),
    ("10.0.0.1,fd00::1", "fd00::1", ["1.2.3.4"], "1.2.3.4"),
]


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_the_last_address_that_is_no_proxy_of_ours_is_the_client(asked: Asked) -> None:
    trusted, nearest, forwarded, client = asked
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in forwarded]
    scope: Data = {"type": "http", "scheme": "http", "client": (nearest, 1), "headers": headers}
    assert address_of(Proxies(read_proxies([trusted])).seen_through(scope)) == client


def test_a_household_is_one_however_many_addresses_it_has() -> None:
    def counted(address: str) -> str:
        return address_of({"client": (address, 1)})

    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9")
    assert counted("2001:db8:1:2::1") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") != counted("192.0.2.8")
    assert address_of({"client": None}) == ""


PUBLIC = {
    "https://serai.example.org": Origin("https", "serai.example.org", 443),
    "http://serai.example.org:8080": Origin("http", "serai.example.org", 8080),
    "https://MÜNCHEN.example:8443": Origin("https", "xn--mnchen-3ya.example", 8443),
    "http://[2001:db8::1]": Origin("http", "[2001:db8::1]", 80),
    "": None,
}


@pytest.mark.parametrize("url", PUBLIC)
def test_a_public_address_is_compared_as_browsers_write_it(url: str) -> None:
    assert public_origin(url) == PUBLIC[url]
    names = Names(Settings(public_url=url))
    if url:
        assert names.is_ours(browser_host(PUBLIC[url]))
        assert not names.is_ours("localhost")


def browser_host(origin: Origin | None) -> str:
    assert origin is not None
    return f"{origin.name}:{origin.port}"


# -- when to come again ----------------------------------------------------------------------------


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("rate", [0.25, 1.0, 50.0])
def test_a_bucket_knows_when_there_is_more_in_it(rate: float) -> None:
    clock = Clock()
    bucket = Bucket(rate, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    left = bucket.seconds_left()
    assert left == pytest.approx(1 / rate)
    clock.now += left * 0.99
    assert not bucket.take()
    clock.now += left * 0.02
    assert bucket.seconds_left() == 0.0 and bucket.take()


def test_many_addresses_do_not_make_a_bucket_full_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.buckets.MOST_ADDRESSES", 10)
    buckets = Buckets(0.000001, 2)
    assert [buckets.take("eve") for _ in range(3)] == [True, True, False]
    for number in range(100):
        buckets.take(str(number))
        assert not buckets.take("eve")


def assert_says_when(answer: httpx.Response, most: int) -> None:
    assert answer.status_code in (429, 503)
    seconds = answer.json()["retry_after"]
    assert 1 <= seconds <= most
    assert answer.headers["retry-after"] == str(seconds)


def test_who_comes_too_fast_is_told_when_to_come_again(tmp_path: Path) -> None:
    limits = {"tables_per_minute": 1, "table_burst": 1, "messages_per_second": 1}
    limits |= {"message_burst": 1, "requests_per_second": 1, "request_burst": 20}
    words = [word for name, most in limits.items() for word in ("--limit", f"{name}={most}")]
    with house(tmp_path, "--workers", "1", *words) as running:
        eve = running.guest("Eve")
        asked: Data = {"game": "desert", "seats": SEATS}
        assert eve.ask("POST", "/api/tables", json=asked).status_code == 201
        refused = eve.ask("POST", "/api/tables?language=en", json=asked)
        assert_says_when(refused, 60)
        seconds = refused.json()["retry_after"]
        wait = f"wait {seconds} seconds" if seconds > 1 else "wait a second"
        assert wait in refused.json()["sentence"]
        with eve.socket() as socket:
            for _ in range(RUSH):
                socket.say(type="ping")
            trouble = socket.next("error")["trouble"]
            assert (trouble["code"], trouble["retry_after"]) == ("too-fast", 1)
        answers = [eve.ask("GET", "/api/health") for _ in range(RUSH)]
        assert_says_when(next(one for one in answers if one.status_code == 429), 1)
        with pytest.raises(InvalidStatus) as turned_away:
            come_in_a_rush(eve)
        response = turned_away.value.response
        assert (response.status_code, response.headers["retry-after"]) == (429, "1")


def test_a_store_that_is_away_says_when_to_come_again() -> None:
    answer = problem(NotSaved("store-away"))
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert json.loads(bytes(answer.body))["retry_after"] == 5


def come_in_a_rush(guest: Guest) -> None:
    for _ in range(RUSH):
        guest.where.dial({"Cookie": f"serai={guest.token}"}).close()


def test_a_full_house_says_when_to_come_again(tmp_path: Path) -> None:
    with house(tmp_path, "--limit", "tables_per_person=1", *UNLIMITED) as running:
        eve = running.guest("Eve")
        eve.table("desert", "me", "friend")
        refused = eve.ask("POST", "/api/tables", json={"game": "desert", "seats": SEATS})
        assert refused.json()["code"] == "too-many-tables"
        assert_says_when(refused, 60)
