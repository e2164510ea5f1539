"""A process that plays deals for an arena; `crew` starts it.

On stdin it gets the language and the settings, then the number of a deal at a time, each a line; on
stdout it answers with the games. Where stdin ends, whatever the reason, so does it, at once and
with the bots it has started: it cannot outlive the arena.
"""

import json
import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import IO

from .child import end_all


def main() -> None:
    orders: SimpleQueue[str] = SimpleQueue()
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else is printed is no answer
    Thread(target=_listen, args=(orders,), daemon=True).start()
    _work(orders, answers)


def _listen(orders: "SimpleQueue[str]") -> None:
    for line in sys.stdin:
        orders.put(line)
    end_all()
    os._exit(0)


def _work(orders: "SimpleQueue[str]", answers: IO[str]) -> None:
    from serai.core.texts import speak

    from .deals import play_deal
    from .settings import Plan, Settings

    language, settings = json.loads(orders.get())
    speak(language)
    plan = Plan(Settings.read(settings))
    while True:
        deal = int(orders.get())
        games = [(played.data(), record) for played, record in play_deal(plan, deal)]
        print(json.dumps([deal, games]), file=answers, flush=True)
