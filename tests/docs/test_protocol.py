"""What `docs/protocol.md` says of a server is so: nothing that can be said or asked is missing."""

import inspect
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fastapi.routing import APIRoute
from pydantic import BaseModel
from typing_extensions import is_typeddict

from serai.server import socket
from serai.server.doors import DOORS
from serai.server.serve import _FRAME_BYTES
from serai.server.settings import Limits
from serai.tables import wire

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENT = (DOCS / "protocol.md").read_text("utf-8")
COACH = (DOCS / "coach.md").read_text("utf-8")
LEARNING = (DOCS / "learning.md").read_text("utf-8")
LONGEST_CLIENT = 75

SECTION = re.compile(r"^#+ (.+)$", re.MULTILINE)
FIRST_COLUMN = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \|", re.MULTILINE)
REQUEST = re.compile(r"^\| `([A-Z]+ /api[^`]*)` \|", re.MULTILINE)


def sections() -> dict[str, str]:
    """What stands under each heading of the server's part, by the heading without its ticks."""
    part = DOCUMENT.partition("## Bots from outside")[0]
    _, *parts = SECTION.split(part + COACH + LEARNING)
    return dict(zip([name.strip("`") for name in parts[::2]], parts[1::2], strict=True))


def fields(model: Any) -> dict[str, Any]:
    own = model.model_fields if issubclass(model, BaseModel) else get_type_hints(model)
    return dict(own)


def title(model: Any) -> str:
    """A message is known by its type, anything else by its name in the schema."""
    if "type" not in fields(model) or model is wire.Reasons:  # the answer to `why` is a `why` too
        return str(model.__name__)
    hint = get_type_hints(model)["type"]
    return str(get_args(hint)[0])


def said() -> list[Any]:
    own = [kind for _, kind in inspect.getmembers(wire) if inspect.isclass(kind)]
    own = [kind for kind in own if kind is not wire.Model]
    return [kind for kind in own if issubclass(kind, BaseModel) or is_typeddict(kind)]


def test_everything_that_can_be_said_is_looked_at() -> None:
    """Both ways, by socket and by HTTP: none is overlooked by the tests below."""
    known = {title(kind) for kind in said()}
    assert {"open", "leave", "move", "confirm", "why", "ping"} <= known
    assert {title(kind) for kind in get_args(wire.Told)} <= known
    assert len(known) == len(said()) > 30


@pytest.mark.parametrize("kind", said(), ids=title)
def test_every_field_of_a_message_is_told_and_no_other(kind: Any) -> None:
    told = sections()[title(kind)]
    names = [name for cell in FIRST_COLUMN.findall(told) for name in re.findall(r"\w+", cell)]
    assert sorted(names) == sorted(set(fields(kind)) - {"type"})


def test_every_request_is_told_and_no_other() -> None:
    every = [route for door in DOORS for route in door.router.routes]
    routes = [route for route in every if isinstance(route, APIRoute)]
    there = {
        f"{method} {re.sub('{(.+?)}', lambda name: name[1].upper(), route.path)}"
        for route in routes
        for method in route.methods or ()
    }
    there = {request.replace("TABLE", "ID") for request in there}
    assert set(REQUEST.findall(DOCUMENT + COACH + LEARNING)) == there


def test_every_limit_is_told_with_its_number() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", sections()["Limits"], re.MULTILINE)
    assert {name: int(number) for name, number in rows} == asdict(Limits())


def test_every_code_that_closes_a_socket_is_told() -> None:
    told = sections()["When something goes wrong"]
    for code in (socket.NO_PERSON, socket.TOO_SLOW, socket.TOO_MANY, 1009):
        assert f"\n| {code} | " in told
    assert f"{_FRAME_BYTES:,} bytes" in told


def test_the_number_of_the_protocol_is_told() -> None:
    assert f"This is protocol {wire.PROTOCOL}." in sections()["Tables on a server"]


def test_the_client_in_the_document_is_the_file_and_it_is_short() -> None:
    client = (DOCS / "client.py").read_text("utf-8")
    assert f"```python\n{client}```\n" in DOCUMENT
    assert len(client.splitlines()) <= LONGEST_CLIENT
