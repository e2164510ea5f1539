"""How many connections an address may have open, and who is counted as one."""

import ipaddress

from serai.server.connections import Connections
from serai.server.proxy import Proxies
from serai.server.settings import Limits

LIMITS = Limits(connections=6, connections_per_address=2)
PROXY = "10.0.0.7"


class Line:
    """A connection that nobody looks at."""

    def look(self, now: float) -> None: ...


def let_in(address: str, *proxies: str) -> int:
    """How many of ten are let in."""
    trusted = Proxies([ipaddress.ip_network(proxy) for proxy in proxies])
    connections = Connections(LIMITS, trusted)
    return sum(connections.let_in(Line(), address) for _ in range(10))


def test_an_address_has_so_many() -> None:
    assert let_in(PROXY) == 2


def test_behind_a_trusted_proxy_is_everybody() -> None:
    assert let_in(PROXY, "10.0.0.0/24") == 6


def test_a_household_of_ipv6_is_one() -> None:
    connections = Connections(LIMITS, Proxies([]))
    came = [connections.let_in(Line(), f"2001:db8::{number}") for number in range(1, 5)]
    assert came == [True, True, False, False]
