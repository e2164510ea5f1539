"""A whole bot: it takes any legal action, but one that is not “pass” or “skip” if it can.

serai arena desert --bots "cmd:python docs/bot.py,random"
"""

import json
import random
import sys

PROTOCOL = 1
dice = random.Random()


def choose(turn):
    """Look at turn["view"] and turn["seen"] to do better than this."""
    active = [action for action in turn["legal"] if action.split()[0] not in ("pass", "skip")]
    return dice.choice(active or turn["legal"])


for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "hello":
        if message["protocol"] != PROTOCOL:
            sys.exit(f"this bot speaks protocol {PROTOCOL}")
        dice.seed(message["dice"])
        print("ready", flush=True)
    elif message["kind"] == "turn":
        print(choose(message), flush=True)
    else:  # the game is over
        break
