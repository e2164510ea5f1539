"""A bot from outside that does as it is told, or one thing wrong: run as a program by the tests.

    python naughty.py FOLDER WHAT

It notes the number of its process in FOLDER. At `hello`, or at its second turn, it does WHAT.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

SECOND = 2


def main(folder: str, what: str) -> None:
    note(folder, os.getpid())
    if what == "crash at start":
        sys.exit("no luck")
    turns = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "hello":
            say("hi" if what == "impolite" else "ready")
        elif message["kind"] == "turn":
            turns += 1
            if turns == SECOND:
                misbehave(folder, what)
            if what == "chatty":
                os.write(2, b"thinking aloud\n" * 20_000)
            say(message["legal"][-1])
        else:
            Path(folder, f"over-{os.getpid()}").write_text(line, "utf-8")
            if what == "clinging":
                time.sleep(1000)
            return


def misbehave(folder: str, what: str) -> None:
    match what:
        case "crash":
            raise ValueError("seven camels")
        case "exit":
            os._exit(0)
        case "die":
            os.kill(os.getpid(), 9)
        case "cheat":
            say("skip")
        case "nonsense":
            say("checkmate")
        case "signs":
            say("\x1b[2Jboo")
        case "garbage":
            os.write(1, b"\xff\xfe\xfd\n")
        case "endless line":
            os.write(1, b"x" * 50_000)
        case "silence":
            time.sleep(1000)
        case "closing":
            os.close(1)
            time.sleep(1000)
        case "flood":
            while True:
                os.write(2, b"help! " * 1000)
        case "family":
            note(folder, subprocess.Popen(["sleep", "1000"]).pid)
            raise ValueError("eight camels")


def note(folder: str, number: int) -> None:
    Path(folder, f"process-{number}").touch()


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
