"""Structured logs: a line of JSON each on standard error.

They hold names of things and numbers, never what a seat may not know, a secret, or a cookie.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

from .watching.request_ids import marks
from .watching.tally import tally


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line)


class Log:
    """`log.info("table-made", table=…)`: an event's name, its facts, and the request or socket."""

    def __init__(self) -> None:
        self._logger = logging.getLogger("serai.server")

    def info(self, event: str, **facts: object) -> None:
        self._logger.info(event, extra=_extra(facts))

    def warning(self, event: str, **facts: object) -> None:
        self._logger.warning(event, extra=_extra(facts))

    def error(self, event: str, error: Exception, **facts: object) -> None:
        tally.failed.add(event)
        self._logger.error(event, exc_info=error, extra=_extra(facts))

    def exception(self, event: str, **facts: object) -> None:
        tally.failed.add(event)
        self._logger.exception(event, extra=_extra(facts))


def _extra(facts: dict[str, object]) -> dict[str, object]:
    return {"facts": {**facts, **marks()}}


def set_up(level: int = logging.INFO) -> None:
    """Everything that is logged in the process becomes such lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("serai.server").setLevel(level)


log = Log()
