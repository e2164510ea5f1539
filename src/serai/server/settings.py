"""How a server is run: where it listens, where it keeps its tables, and what it puts up with."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from urllib.parse import urlsplit

from serai.core.errors import BadOption, SeraiError
from serai.core.texts import say
from serai.core.troubles import why

USUAL_PORT = 8000
_IN_MEMORY = ("sqlite", "memory")  # a store that is gone when the process is
LOOPBACK = "127.0.0.1"


@dataclass(frozen=True)
class Limits:
    """What one person, one socket or one address may take of the server."""

    message_bytes: int = 8_192  # a message on a socket
    body_bytes: int = 262_144  # a request, an own map in it
    messages_per_second: int = 50  # on a socket, after a burst
    message_burst: int = 500
    requests_per_second: int = 20  # from an address, after a burst
    request_burst: int = 400
    tables_per_minute: int = 20  # made from an address, after a burst
    table_burst: int = 100
    tables_per_person: int = 100  # unfinished ones
    tables: int = 20_000  # unfinished ones on the whole server
    sockets: int = 2_000
    sockets_per_person: int = 32
    tables_per_socket: int = 16
    waiting_messages: int = 256  # to a socket that does not read
    seconds_to_think: int = 30  # the longest a table may let its strongest bots think


@dataclass(frozen=True)
class Settings:
    """What `serai serve` was told."""

    host: str = LOOPBACK
    port: int = USUAL_PORT
    database: str = ""  # a file or an SQLAlchemy URL; empty: a file in the user's data folder
    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    workers: int = 0  # processes for bots; 0: one a core


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
    return parts.scheme in ("http", "https") and named and not more


def database_url(database: str) -> str:
    """The address of the store; a plain path means an SQLite file."""
    if database.startswith("sqlite:") and database.strip("/:").endswith(_IN_MEMORY):
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
