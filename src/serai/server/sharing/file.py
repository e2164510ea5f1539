"""One file that replays a game by itself: the page's own board, a game's views, its words.

The page's build makes the file without a game (`web/vite.sent.config.ts`); here it gets one. What
comes from people is in it as packed data alone, and its policy lets no other script run.
"""

import json
from html import escape

from serai.coach.texts import game_of
from serai.core import registry
from serai.core.contract import Phrase
from serai.core.texts import RIGHT_TO_LEFT, say, spoken

from ..errors import ServerError
from ..page import Page

TEMPLATE, TEXTS = "replay.html", "texts.json"
SIGN = "/icon.svg"
TITLE, LANGUAGE, GAME = "{{title}}", "{{language}}", "{{game}}"


class NotBuilt(ServerError):
    """This server has no page, and so no board to send along."""

    status = 503


def template_in(page: Page) -> str:
    found = page.sent.get(TEMPLATE)
    if found is None or TEXTS not in page.sent:
        raise NotBuilt("page-not-built")
    return found.decode()


def sign_in(page: Page) -> str:
    """The sign of the house, as a drawing."""
    found = page.files.get(SIGN)
    if found is None:
        raise NotBuilt("page-not-built")
    return found.content.decode()


def filled(template: str, page: Page, text: str, packed: str) -> bytes:
    """With a game in it, in the language that is spoken."""
    game, language = game_of(text), spoken()
    texts = {**json.loads(page.sent[TEXTS])[language], game: _texts_of(game, language)}
    data = {"language": language, "game": game, "texts": texts, "packed": packed}
    title = say("sent-title", game=Phrase(f"{game}-name"))
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    head, _, rest = template.partition(GAME)  # last of all: nothing in it is filled again
    head = head.replace(TITLE, escape(title))
    head = head.replace(f'lang="{LANGUAGE}"', f'lang="{language}" dir="{direction}"')
    return (head + _harmless(json.dumps(data, ensure_ascii=False)) + rest).encode()


def _texts_of(game: str, language: str) -> list[str]:
    """In English first, and over it what there is in the language."""
    folder = registry.manifest_of(game).texts
    files = [folder / f"{one}.ftl" for one in dict.fromkeys(("en", language))]
    return [file.read_text("utf-8") for file in files if file.exists()]


def _harmless(written: str) -> str:
    """No text in it can end the element that it stands in."""
    return written.replace("<", "\\u003c")
