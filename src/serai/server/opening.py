"""How a store is opened: its schema brought up to date, its key made once."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError

from . import postgres
from .cookies import new_key
from .schema.model import keys


def migrate(connect: Callable[[], Connection]) -> None:
    """Bring the schema up to date; a store from a newer version is refused."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "schema"))
    with connect() as connection:
        postgres.lock_schema(connection)  # several processes may begin at once
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def server_key(engine: Engine, name: str) -> str:
    """A key of the server: made once, by whoever comes first, and the same for all."""
    there = select(keys.c.value).where(keys.c.name == name)
    with engine.connect() as connection:
        found = connection.execute(there).scalar_one_or_none()
    if found is not None:
        return str(found)
    with suppress(IntegrityError), engine.begin() as connection:  # another may be quicker
        connection.execute(insert(keys).values(name=name, value=new_key()))
    with engine.connect() as connection:
        return str(connection.execute(there).scalar_one())
