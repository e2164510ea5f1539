"""What a link says of itself where it is pasted: Open Graph, on a server with a public address.

A crawler has no cookie, so it is told what anybody may know: of a public analysis how its game
ended; of a table or a replay nothing, not even whether it is there, as the table's own door tells
a stranger. The secret of an invitation stands after the # of its link, which no server gets to see.
"""

import re
from html import escape

from starlette.requests import Request

from serai.core import registry
from serai.core.contract import Phrase
from serai.core.poster import HEIGHT, WIDTH
from serai.core.texts import say, spoken

from ..services import Services, services_of

_PLACE = re.compile(r"/(?P<place>table|replay|analysis|setup|rules)/(?P<name>[A-Za-z0-9_-]{1,64})")
_HOUSE = "/api/poster.png"


async def unfolded(request: Request) -> str:
    """The tags for the head of the page; none where links lead to this machine alone."""
    services = services_of(request)
    base = services.settings.public_url.rstrip("/")
    if not base:
        return ""
    key, game, image = await _found(services, request.url.path)
    title = say(f"unfold-{key}", game=Phrase(f"{game}-name")) if game else say(f"unfold-{key}")
    picture = f"{base}{image}?language={spoken()}"
    return _tags(title, base + request.url.path, picture)


async def _found(services: Services, path: str) -> tuple[str, str, str]:
    """What is there: its text, its game, and the address of its picture."""
    asked = _PLACE.match(path)
    place, name = (asked["place"], asked["name"]) if asked else ("", "")
    if place == "analysis":
        kept = await services.coach.shelf.named(name)
        if kept is not None and kept.secret == name:
            return place, kept.game, f"/api/analyses/{name}/poster.png"
    elif place in ("table", "replay"):
        return place, "", _HOUSE
    elif name in registry.names():
        return "game", name, f"/api/games/{name}/poster.png"
    return "house", "", _HOUSE


def _tags(title: str, address: str, picture: str) -> str:
    told = {
        "og:site_name": "Serai",
        "og:type": "website",
        "og:title": title,
        "og:description": say("unfold-description"),
        "og:url": address,
        "og:locale": spoken(),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" '
        f'content="{escape(content)}" />\n'
        for name, content in told.items()
    )
