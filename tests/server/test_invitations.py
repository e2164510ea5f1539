"""A link can be looked at before one comes by it; and it says where it can be opened."""

import ipaddress
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from serai.server import reaching
from serai.server.settings import Settings
from server.house import NO_TLS, PATIENCE, Data, Guest, House, house

PUBLIC = "https://serai.example.org"


def secret(made: Data, seat: int | None) -> str:
    return str(next(link["secret"] for link in made["links"] if link["seat"] == seat))


def look(guest: Guest, made: Data, seat: int | None) -> Data:
    told: Data = guest.post(f"/api/tables/{made['id']}/invitation", secret=secret(made, seat))
    return told


@pytest.fixture
def ada(inn: House) -> Guest:
    return inn.guest("Ada")


# -- looking at an invitation ------------------------------------------------------------------


def test_whoever_has_a_link_learns_who_invites_to_which_game_and_nothing_more(
    inn: House, ada: Guest
) -> None:
    made = ada.table("desert", "me", "friend", "easy")
    assert look(inn.guest(), made, 1) == {
        "game": "desert",
        "host": "Ada",
        "seat": 1,
        "seats": 3,
        "free": True,
        "mine": [],
    }


def test_looking_takes_no_seat_and_keeps_nobody(inn: House, ada: Guest) -> None:
    made = ada.table("targi", "me", "friend")
    ben = inn.guest()
    look(ben, made, 1)
    look(ben, made, None)
    assert ben.get("/api/me")["id"] == ""
    assert not ada.get(f"/api/tables/{made['id']}")["seats"][1]["taken"]
    status, _ = ben.refused("GET", f"/api/tables/{made['id']}")
    assert status == 404


def test_a_link_that_was_used_says_so_and_whoever_used_it_is_known(inn: House, ada: Guest) -> None:
    made = ada.table("desert", "me", "friend", "friend")
    ben, eve = inn.guest("Ben"), inn.guest("Eve")
    ben.join(made, 1)
    told = look(eve, made, 1)
    assert (told["free"], told["mine"]) == (False, [])
    assert "Ben" not in str(told)
    assert look(ben, made, 1)["mine"] == [1]
    assert look(ben, made, 2) == {**told, "seat": 2, "free": True, "mine": [1]}


def test_a_link_for_looking_on_is_for_no_seat(inn: House, ada: Guest) -> None:
    made = ada.table("desert", "me", "easy")
    told = look(inn.guest(), made, None)
    assert (told["seat"], told["free"], told["host"]) == (None, True, "Ada")


def test_a_host_without_a_name_or_without_a_seat(inn: House, ada: Guest) -> None:
    nameless = inn.guest()
    assert look(ada, nameless.table("targi", "me", "friend"), 1)["host"] == ""
    assert look(nameless, ada.table("targi", "friend", "friend"), 0)["host"] == "Ada"


def test_a_link_that_is_none_is_answered_like_a_table_that_does_not_exist(
    inn: House, ada: Guest
) -> None:
    made = ada.table("desert", "me", "friend")
    other = inn.guest()
    nowhere = other.ask("POST", f"/api/tables/{'A' * 16}/invitation", json={"secret": "x" * 32})
    old = secret(made, 1)
    ada.put(f"/api/tables/{made['id']}/seats/1", kind="friend")
    for guess in (old, old[:-1], "x" * 32):
        answer = other.ask("POST", f"/api/tables/{made['id']}/invitation", json={"secret": guess})
        assert (answer.status_code, answer.content) == (404, nowhere.content)


def test_looking_counts_against_the_limit_of_requests(tmp_path: Path) -> None:
    limits = ("--limit", "request_burst=12", "--limit", "requests_per_second=1")
    with house(tmp_path, *limits) as small:
        ada = small.guest("Ada")
        made = ada.table("desert", "me", "friend")
        path = f"/api/tables/{made['id']}/invitation"
        answers = [ada.ask("POST", path, json={"secret": "x" * 32}) for _ in range(12)]
        assert {answer.status_code for answer in answers} == {404, 429}


# -- where a link can be opened ----------------------------------------------------------------


def asked(host: str, client: str = "127.0.0.1", port: int = 8000, through: str = "") -> Request:
    given = {"host": host} | ({through: "203.0.113.7"} if through else {})
    return Request(
        {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": "/api/reach",
            "query_string": b"",
            "server": ("127.0.0.1", port),
            "client": (client, 50_000),
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        }
    )


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ["192.168.1.5", "127.0.1.1", "fd00::5", "fe80::1%eth0", "10.0.0.7", "192.168.1.5"]
    monkeypatch.setattr(reaching, "_own_addresses", lambda: own)


def test_a_server_that_listens_everywhere_names_the_addresses_of_its_networks(
    two_networks: None,
) -> None:
    found = reaching.reach(Settings(host="0.0.0.0"), asked("127.0.0.1:8000"))
    assert found == reaching.Reach(True, ["http://192.168.1.5:8000", "http://10.0.0.7:8000"])
    found = reaching.reach(Settings(host="::"), asked("localhost:8000"))
    assert "http://[fd00::5]:8000" in found.addresses


def test_a_server_that_listens_at_one_address_names_that(two_networks: None) -> None:
    found = reaching.reach(Settings(host="10.0.0.7"), asked("localhost", port=80))
    assert found.addresses == ["http://10.0.0.7"]


def test_a_server_for_this_machine_alone_names_none(two_networks: None) -> None:
    for host in ("127.0.0.1", "localhost", "::1"):
        found = reaching.reach(Settings(host=host), asked("localhost:8000"))
        assert found == reaching.Reach(True, [])


def test_whoever_came_by_the_network_needs_no_other_address(two_networks: None) -> None:
    found = reaching.reach(Settings(host="0.0.0.0"), asked("192.168.1.5:8000", "192.168.1.9"))
    assert found == reaching.Reach(False, [])


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
def test_nobody_behind_a_proxy_or_elsewhere_learns_the_addresses(
    two_networks: None, name: str
) -> None:
    everywhere = Settings(host="0.0.0.0")
    through = asked("127.0.0.1:8000", through=name)
    assert reaching.reach(everywhere, through).addresses == []
    assert reaching.reach(everywhere, asked("127.0.0.1:8000", "203.0.113.7")).addresses == []


def test_a_public_server_tells_no_address_of_its_own_network(two_networks: None) -> None:
    public = Settings(host="0.0.0.0", public_url=PUBLIC)
    for host in ("serai.example.org", "127.0.0.1:8000"):
        assert reaching.reach(public, asked(host)) == reaching.Reach(False, [])


def test_the_machines_own_addresses_are_such_that_others_can_use() -> None:
    for address in reaching.network_addresses("0.0.0.0"):
        found = ipaddress.ip_address(address)
        assert not found.is_loopback and not found.is_link_local


def test_the_server_says_so_itself(inn: House) -> None:
    assert inn.guest().get("/api/reach") == {"here_only": True, "addresses": []}
    with pytest.raises(httpx.ConnectError):  # and is nowhere else
        reached(inn.guest(), f"http://127.0.0.2:{inn.port}")


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that really listens at all addresses of this machine."""
    with house(tmp_path_factory.mktemp("everywhere"), "--host", "0.0.0.0") as running:
        yield running


def reached(guest: Guest, base: str, **headers: str) -> Data:
    """What a guest is told there; this machine is asked, through no proxy."""
    cookie = {"Cookie": f"serai={guest.token}"}
    with httpx.Client(trust_env=False, timeout=PATIENCE, verify=NO_TLS) as http:
        told: Data = http.get(f"{base}/api/reach", headers={**cookie, **headers}).json()
    return told


def test_a_server_that_listens_everywhere_is_found_where_it_says(everywhere: House) -> None:
    guest = everywhere.guest()
    own = [f"http://{one}:{everywhere.port}" for one in reaching.network_addresses("0.0.0.0")]
    for loopback in ("127.0.0.1", "127.0.0.2"):  # at the second one only who listens everywhere is
        told = reached(guest, f"http://{loopback}:{everywhere.port}")
        assert told == {"here_only": True, "addresses": own}
    for address in own:  # none, on a machine without a network
        assert reached(guest, address) == {"here_only": False, "addresses": []}
    passed_on = {"X-Forwarded-For": "203.0.113.7"}
    assert reached(guest, everywhere.url, **passed_on) == {"here_only": True, "addresses": []}


def test_links_lead_to_where_whoever_made_the_table_found_the_server(everywhere: House) -> None:
    made = everywhere.guest("Ada").table("desert", "me", "friend")
    assert all(link["link"].startswith(f"{everywhere.url}/table/") for link in made["links"])
