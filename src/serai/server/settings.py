"""How a server is run: where it listens, where it keeps its tables, and what it puts up with."""

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from urllib.parse import urlsplit

from serai.core.errors import BadOption, SeraiError
from serai.core.texts import say
from serai.core.troubles import why

from .origins import public_origin

USUAL_PORT = 8000
_IN_MEMORY = ("", ":memory:")  # where an SQLite store would be, if it had no file
LOOPBACK = "127.0.0.1"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Limits:
    """What one person, one socket or one address may take of the server."""

    connections: int = 4_000  # open at a time, sockets among them
    connections_per_address: int = 500
    headers_seconds: int = 10  # until a request's headers are here
    header_bytes: int = 16_384
    body_seconds: int = 30  # until its body is
    idle_seconds: int = 5  # until a connection's next request
    reading_seconds: int = 30  # until somebody reads what was sent to them
    message_bytes: int = 8_192  # a message on a socket
    body_bytes: int = 262_144  # a request, an own map in it
    messages_per_second: int = 50  # of a person, on all their sockets, after a burst
    message_burst: int = 1_000
    messages_per_second_from_address: int = 200
    message_burst_from_address: int = 4_000
    messages_at_once: int = 4  # of a person that are being dealt with
    warnings: int = 100  # that a person is too fast, before their sockets are closed
    requests_per_second: int = 20  # from an address, after a burst
    request_burst: int = 400
    guests_per_minute: int = 60  # new cookies for an address, after a burst
    guest_burst: int = 200
    names_per_minute: int = 6  # that a person takes, after a burst
    name_burst: int = 20
    tables_per_minute: int = 20  # made from an address, after a burst
    table_burst: int = 100
    tables_per_person: int = 100  # unfinished ones, also those off their list
    bot_tables_per_person: int = 8  # unfinished ones at which only bots sit
    tables: int = 20_000  # unfinished ones on the whole server
    entries_per_table: int = 5_000  # of a log, after which nothing is taken back any more
    sockets: int = 2_000
    sockets_per_person: int = 32
    sockets_per_address: int = 400
    compressed_sockets: int = 1_000  # that what changes is compressed for, each by 32 KiB of memory
    tables_per_socket: int = 16
    waiting_messages: int = 256  # to a socket that does not read
    waiting_bytes: int = 4_194_304
    days_without_move: int = 7  # after which a table at which no person ever moved is forgotten
    guest_days: int = 30  # after which a guest without any table is
    seconds_to_think: int = 30  # the longest a table may let its strongest bots think
    least_milliseconds_to_think: int = 250  # that they get however busy the server is
    checks_at_once: int = (
        4  # own files of one person, or from one address, that are not checked yet
    )
    seconds_to_check: int = 5  # the longest that reading an own file may take
    notes_per_minute: int = 300  # of what was learned, from an address, after a burst
    note_burst: int = 600
    notes_per_person: int = 2_000  # that are kept
    analyses_at_once: int = 2  # of one person, or from one address, that are under way
    analyses_per_person: int = 50  # of records and positions that are kept; the oldest go first
    simulations_to_analyse: int = 100_000  # at most for one decision, however close it is
    seconds_to_analyse: int = 180  # the longest that going over one game may take


@dataclass(frozen=True)
class Settings:
    """What `serai serve` was told."""

    host: str = LOOPBACK
    port: int = USUAL_PORT
    database: str = ""  # a file or an SQLAlchemy URL; empty: a file in the user's data folder
    public_url: str = ""
    proxies: tuple[Network, ...] = ()  # those that are believed when they say who asks
    limits: Limits = field(default_factory=Limits)
    workers: int | None = None  # processes in which bots think at length; None: one a core


def read_limits(written: Sequence[str]) -> Limits:
    """The limits, changed by words such as `sockets=500`."""
    limits = Limits()
    known = [limit.name for limit in fields(Limits)]
    for word in written:
        name, _, value = word.partition("=")
        if name not in known:
            raise BadOption("unknown-limit", name=name, known=known)
        if not (value.isascii() and value.isdigit() and 0 < int(value) < 10**9):
            raise BadOption("bad-limit", name=name, value=value)
        limits = replace(limits, **{name: int(value)})
    return limits


def read_proxies(written: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and networks, given one by one or with commas between them."""
    return tuple(_network(word.strip()) for given in written for word in given.split(","))


def _network(word: str) -> Network:
    try:
        network = ipaddress.ip_network(word)
    except ValueError:
        raise BadOption("bad-proxy", text=word) from None
    if network.prefixlen == 0:
        raise BadOption("bad-proxy", text=word)
    return network


def check_url(url: str) -> str:
    """The public address, or none."""
    if url and not _is_address(url):
        raise BadOption("bad-public-url", url=url)
    return url.rstrip("/")


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:  # brackets or a port that cannot be
        return False
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    return named and not more and public_origin(url.rstrip("/")) is not None


def database_url(database: str) -> str:
    """The address of the store; a plain path means an SQLite file."""
    driver, colon, place = database.partition(":")
    if colon and driver.startswith("sqlite") and place.strip("/") in _IN_MEMORY:
        raise SeraiError("bad-database", name=database, why=say("database-in-memory"))
    if "://" in database:
        return database
    if database:
        file = Path(database).expanduser().absolute()
    else:
        from platformdirs import user_data_path

        file = user_data_path("serai", appauthor=False) / "serai.sqlite"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SeraiError("bad-database", name=str(file), why=why(error)) from None
    return f"sqlite:///{file}"
