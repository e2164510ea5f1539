"""Who asks, when a proxy asks for them.

What `X-Forwarded-For` says can be made up by anybody, so it is believed only of proxies that
`--behind-proxy` names. Each proxy writes at its end whom it has heard from; so the last address
there that is not one of our proxies is the client, and what stands before it is hearsay.
"""

import ipaddress
import re
from collections.abc import Iterator, MutableMapping, Sequence
from functools import lru_cache
from typing import Any

from .settings import Network

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Scope = MutableMapping[str, Any]
_MOST_STEPS = 32  # proxies behind proxies
_HOUSEHOLD = 64  # bits of an IPv6 address that are given out together
_SCHEMES = {
    ("http", "http"): "http",
    ("http", "https"): "https",
    ("websocket", "http"): "ws",
    ("websocket", "https"): "wss",
}
_WITH_PORT = re.compile(r"\[([^\]]*)\](?::\d+)?|([\d.]+):\d+")


class Proxies:
    """Those that are believed."""

    def __init__(self, trusted: Sequence[Network]) -> None:
        self._trusted = tuple(trusted)

    def seen_through(self, scope: Scope) -> Scope:
        """The same request, as it was before the proxies: its client, and http or https."""
        client = scope.get("client")
        nearest = read_address(client[0]) if client else None
        if nearest is None or not self._trusts(nearest):
            return scope
        headers = scope["headers"]
        address = self._behind(nearest, _values(headers, b"x-forwarded-for"))
        [*_, scheme] = ["", *_values(headers, b"x-forwarded-proto")]
        asked = _SCHEMES.get((scope["type"], scheme.strip().lower()), scope.get("scheme"))
        return {**scope, "client": (str(address), 0), "scheme": asked}

    def has(self, address: str) -> bool:
        """Whether that is the address of one of them."""
        found = read_address(address)
        return found is not None and self._trusts(found)

    def _behind(self, nearest: Address, forwarded: list[str]) -> Address:
        """The last address that is not a proxy of ours; where that cannot be read, its proxy."""
        for step in _backwards(forwarded):
            address = read_address(step)
            if address is None:
                return nearest
            nearest = address
            if not self._trusts(address):
                return address
        return nearest

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


@lru_cache(maxsize=4096)
def read_address(text: str) -> Address | None:
    """An address, also with a port or in brackets; IPv4 written as IPv6 is IPv4."""
    found = _WITH_PORT.fullmatch(text)
    try:
        address = ipaddress.ip_address((found[1] or found[2]) if found else text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


@lru_cache(maxsize=4096)
def household(text: str) -> str:
    """What is counted as one: an IPv4 address, or the 2⁶⁴ of IPv6 that one customer is given."""
    address = read_address(text)
    if not isinstance(address, ipaddress.IPv6Address):
        return text if address is None else str(address)
    first = int(address) >> _HOUSEHOLD << _HOUSEHOLD
    return str(ipaddress.IPv6Network((first, _HOUSEHOLD)))


def _values(headers: Sequence[tuple[bytes, bytes]], name: bytes) -> list[str]:
    return [str(value, "latin-1") for key, value in headers if key == name]


def _backwards(forwarded: list[str]) -> Iterator[str]:
    steps = ",".join(forwarded).rsplit(",", _MOST_STEPS)[-_MOST_STEPS:]
    return (step.strip() for step in reversed(steps) if step.strip())
