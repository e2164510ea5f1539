"""By which addresses the server may be called, and from which pages.

Two attacks on whoever has our page and another's open in one browser are met here. *DNS rebinding*:
the other's name is made to point to our address, so that its scripts count as ours; but its
requests still carry that name as `Host`. *Cross-site request forgery* (CSRF), and the same by a
socket (cross-site WebSocket hijacking): the other page asks us directly, with our cookie; but its
requests carry its own `Origin`.

With a public address both are compared with it, scheme, name and port. Without one the server may
be called `localhost`, by the machine's own names or by a bare address, which no name server can
point elsewhere; and a page must come from the very name and port that its request is for.
"""

import ipaddress
import re
import socket
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .settings import Settings

_USUAL_PORTS = {"http": 80, "https": 443}
_PLACE = r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(\d{1,5}))?"
_PORT = re.compile(r":\d{1,5}$", re.ASCII)
_HOST = re.compile(_PLACE, re.ASCII)
_ORIGIN = re.compile(rf"(https?)://{_PLACE}", re.ASCII)


class Origin(NamedTuple):
    """Where a page is from; the port is told even if the address leaves it out."""

    scheme: str
    name: str
    port: int


class Names:
    """Under which names the server may be called."""

    def __init__(self, settings: "Settings") -> None:
        self._public = public_origin(settings.public_url)
        names = {"localhost"}
        if not is_loopback(settings.host):
            names |= {socket.gethostname().lower(), socket.getfqdn().lower(), settings.host}
        self._names = names

    def is_ours(self, host: str) -> bool:
        """Against DNS rebinding: whether `Host` names us."""
        if self._public is not None:
            return _at(host, self._public.scheme) == self._public
        found = _HOST.fullmatch(host.lower())
        name = found[1].strip("[]") if found else ""
        return name in self._names or name.removesuffix(".local") in self._names or is_ip(name)

    def is_same_origin(self, origin: str, host: str) -> bool:
        """Against CSRF: whether a page from there is our own (same origin)."""
        page = read_origin(origin)
        if page is None:
            return False
        return page == (self._public or _at(host, page.scheme))


def read_origin(text: str) -> Origin | None:
    """`https://serai.example.org:8443`, without anything more."""
    found = _ORIGIN.fullmatch(text.lower())
    if found is None:
        return None
    return Origin(found[1], found[2], int(found[3] or _USUAL_PORTS[found[1]]))


def public_origin(url: str) -> Origin | None:
    """The same of an address as people write it: `münchen.example` is xn--… to a browser."""
    scheme, _, place = url.partition("://")
    port = _PORT.search(place)
    name = place[: port.start()] if port else place
    try:
        ascii_name = name.encode("idna").decode()
        return read_origin(f"{scheme}://{ascii_name}{port[0] if port else ''}")
    except UnicodeError:  # a part that is empty or too long
        return None


def _at(host: str, scheme: str) -> Origin | None:
    return read_origin(f"{scheme}://{host}")


def is_ip(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    return name == "localhost" or (is_ip(name) and ipaddress.ip_address(name).is_loopback)
