"""A whole client: a new table against a bot, random legal moves, and how it ended.

python docs/client.py http://127.0.0.1:8000 desert
"""

import json
import random
import sys
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

server, game = sys.argv[1].rstrip("/"), (*sys.argv[2:], "desert")[0]
cookies = CookieJar()
browser = build_opener(HTTPCookieProcessor(cookies))


def ask(path, **body):
    data = json.dumps(body).encode() if body else None
    request = Request(server + path, data, {"Content-Type": "application/json"})
    return json.load(browser.open(request))


def changed(old, change):
    """What there was, with a change."""
    if isinstance(change, list):
        return edited(old, change)
    new = old.copy()
    for name, part in change.items():
        place = int(name) if isinstance(old, list) else name
        if part == []:
            del new[place]
        elif isinstance(part, list) and len(part) == 1:
            new[place] = part[0]
        else:
            new[place] = changed(old[place], part)
    return new


def edited(old, edits):
    """A list with its edits, the last first."""
    new = list(old)
    for at in range(len(edits) - 3, -1, -3):
        begin, gone, instead = edits[at : at + 3]
        new[begin : None if gone is None else begin + gone] = instead
    return new


ask("/api/me")  # the first answer brings a cookie, and with it we are somebody
seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
place = {"table": ask("/api/tables", game=game, seats=seats)["id"], "seat": 0}
headers = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)}

with connect(f"ws{server[4:]}/api/socket", additional_headers=headers, max_size=None) as socket:
    state, choices = {}, []
    socket.send(json.dumps({"type": "open", **place}))
    for told in map(json.loads, socket):
        if told["type"] in ("error", "refused"):
            sys.exit(told["trouble"]["sentence"])
        if told["type"] == "state":
            state, choices = told, told["legal"]
        elif told["type"] == "change":
            state = {**changed(state, told["changes"]), "n": told["n"]}
            choices = edited(choices, told.get("legal") or [])
        else:
            continue
        if state["status"] == "over":
            break
        if state["turn"] == place["seat"]:
            action = random.choice(choices)["action"]
            socket.send(json.dumps({"type": "move", "n": state["n"], "action": action, **place}))
print(state["result"], f"{server}/api/tables/{place['table']}/record", sep="\n")
