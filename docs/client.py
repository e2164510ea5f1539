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


ask("/api/me")  # the first answer brings a cookie, and with it we are somebody
seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
place = {"table": ask("/api/tables", game=game, seats=seats)["id"], "seat": 0}
headers = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)}

with connect(f"ws{server[4:]}/api/socket", additional_headers=headers, max_size=None) as socket:
    socket.send(json.dumps({"type": "open", **place}))
    for told in map(json.loads, socket):
        if told["type"] in ("error", "refused"):
            sys.exit(told["trouble"]["sentence"])
        if told["type"] == "state" and told["status"] == "over":
            break
        if told["type"] == "state" and told["turn"] == place["seat"]:
            action = random.choice(told["legal"])["action"]
            socket.send(json.dumps({"type": "move", "n": told["n"], "action": action, **place}))
print(told["result"], f"{server}/api/tables/{place['table']}/record", sep="\n")
