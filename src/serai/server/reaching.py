"""Where friends can reach the server, for links that would lead to this machine alone.

The addresses of the local network are told only to whoever sits at the machine itself: asked from
it, by a loopback address, through no proxy, and where no public address is set.
"""

import ipaddress
import socket
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from .origins import is_ip, is_loopback
from .settings import Settings

# A datagram to there would leave by the usual way; none is sent (RFC 5737 and RFC 3849).
_FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
_DISCARD = 9  # a port like any other
_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


@dataclass(frozen=True)
class Reach:
    """Whether the address that was asked is good on this machine alone, and others that are not."""

    here_only: bool
    addresses: list[str]


def reach(settings: Settings, asked: HTTPConnection) -> Reach:
    here_only = not settings.public_url and is_loopback(asked.url.hostname or "")
    if not here_only or not _is_at_the_machine(asked):
        return Reach(here_only, [])
    port = (asked.scope.get("server") or ("", None))[1]
    return Reach(True, [_base(address, port) for address in network_addresses(settings.host)])


def network_addresses(host: str) -> list[str]:
    """Where a server that listens at `host` is found on the local network, the usual way first."""
    if is_loopback(host):
        return []
    if is_ip(host) and not ipaddress.ip_address(host).is_unspecified:
        return [host]
    own = _own_addresses()
    if host == "0.0.0.0":
        own = [address for address in own if ":" not in address]
    return [address for address in dict.fromkeys(own) if _is_shared(address)]


def _own_addresses() -> list[str]:
    found = [address for family in _FAR_AWAY if (address := _usual_source(family))]
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:  # a machine that does not know its own name
        named = []
    return found + [str(place[0]) for *_, place in named]


def _usual_source(family: socket.AddressFamily) -> str | None:
    """The address from which this machine would speak to the world."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_FAR_AWAY[family], _DISCARD))
        except OSError:  # it is not connected to anything
            return None
        return str(probe.getsockname()[0])


def _is_shared(address: str) -> bool:
    """Whether another machine can use it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _is_at_the_machine(asked: HTTPConnection) -> bool:
    client = asked.client.host if asked.client else ""
    return is_loopback(client) and not any(name in asked.headers for name in _FORWARDED)


def _base(address: str, port: int | None) -> str:
    place = f"[{address}]" if ":" in address else address
    return f"http://{place}" if port in (None, 80) else f"http://{place}:{port}"
