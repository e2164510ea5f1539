"""Pictures of every page and state, to be looked at: build/shots/.

make shots    every size of window, light and dark, in every language, with words half as long again
python tests/browser/shots.py right-to-left    only these looks
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser

from browser.phases import parked
from browser.table import Desert, Pressing
from browser.visitor import Visitor, chromium
from server.house import UNLIMITED, Data, Guest, House, Player, house

SHOTS = Path(__file__).parents[2] / "build" / "shots"
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "desktop-dark": {"dark": True},
    "phone": {"phone": True},
    "phone-dark": {"phone": True, "dark": True},
    "right-to-left": {"language": "he"},
    "right-to-left-phone": {"language": "he", "phone": True, "dark": True},
    "polish": {"language": "pl"},
    "french": {"language": "fr", "dark": True},
    "german-phone": {"language": "de", "phone": True},
    "long-words": {"language": "long", "phone": True},
    "laptop": {"size": {"width": 1366, "height": 657}},
    "large": {"size": {"width": 1920, "height": 1080}},
    "largest": {"size": {"width": 2560, "height": 1440}},
    "phone-lying": {"phone": True, "size": {"width": 844, "height": 390}},
}
SOME_MOVES = 30
TARGI = ("placing", "acting", "deciding", "paying", "laying", "trading", "working", "raid")
SONS = ("moving", "discovering", "laying", "exploring", "choosing", "putting", "leading")


class Album:
    """Tables in every state, all of them Ada's."""

    def __init__(self, inn: House) -> None:
        self.guest = Guest(inn, "Ada")
        self.opening = self._table("me", "easy", moves=2)
        self.middle = self._table("me", "hard", moves=SOME_MOVES)
        self.five = self._table("me", "easy", "medium", "easy", "hard", moves=24)
        self.waiting: str = self.guest.table("desert", "me", "friend", "easy")["id"]
        self.secret = self._table(
            "me", "here", moves=0, options={"hide_totals": "yes", "first": "1"}
        )
        self.over = self._table("me", "medium", moves=10_000)
        self.targi = parked(self.guest, TARGI, "targi", "me", "easy")
        self.sons = parked(self.guest, SONS, "sons", "me", "easy", "medium")
        self.ended = [self._ended(game) for game in ("targi", "sons")]

    def _ended(self, game: str) -> str:
        table: str = self.guest.table(game, "me", "easy")["id"]
        with self.guest.socket() as socket:
            Player(socket, table, 0, seed=3).finish()
        return table

    def _table(self, *seats: str, moves: int, **more: Data) -> str:
        table: str = self.guest.table("desert", *seats, **more)["id"]
        with self.guest.socket() as socket:
            player = Careful(socket, table, 0, seed=3)
            while moves and player.wait()["status"] != "over":
                player.play()
                moves -= 1
            if not player.over:
                player.wait()
        return table


class Careful(Player):
    """Takes what brings most, so that pictures look like games that people play."""

    def choose(self) -> str:
        legal = self.state["legal"]
        best = max(map(self._worth, legal))
        action: str = self.dice.choice([one for one in legal if self._worth(one) == best])["action"]
        return action

    def _worth(self, choice: Data) -> int:
        return sum(event["points"] for event in choice["preview"] if event["source"] != "caravans")


def states(album: Album) -> Iterator[tuple[str, str, Callable[[Visitor], None]]]:
    """A name, an address, and what is done there before the picture is taken."""
    yield "home", "/", shown("time")
    yield "set-up", "/setup/desert", shown("button.primary")
    yield "waiting", f"/table/{album.waiting}", shown(".copy")
    yield "opening", f"/table/{album.opening}", chosen
    yield "middle", f"/table/{album.middle}", shown("[data-cell]")
    yield "preview", f"/table/{album.middle}", previewed
    yield "why-not", f"/table/{album.middle}", refused
    yield "since", f"/table/{album.middle}", looked_back
    yield "five", f"/table/{album.five}", shown("[data-cell]")
    yield "curtain", f"/table/{album.secret}", passed
    yield "end", f"/table/{album.over}", shown(".bars")
    yield "replay", f"/replay/{album.over}/90", shown(".line.now")
    for game, tables in (("targi", album.targi), ("sons", album.sons)):
        for phase, table in tables.items():
            yield f"{game}-{phase}", f"/table/{table}", shown(Pressing.READY)
    for game, table in zip(("targi", "sons"), album.ended, strict=True):
        yield f"{game}-end", f"/table/{table}", shown(".bars")
    for game, rule in (("desert", "D17"), ("targi", "T13"), ("sons", "S13")):
        yield f"{game}-rules", f"/rules/{game}#{rule}", shown(f"#{rule}")
    yield "you", "/you", shown("h1")
    yield "device", "/device#0123456789abcdef", shown("h1")
    yield "nowhere", "/nowhere", shown("h1")


def shown(selector: str) -> Callable[[Visitor], None]:
    """It is there, maybe in a tab."""
    return lambda ada: ada.page.locator(selector).first.wait_for(state="attached")


def chosen(ada: Visitor) -> None:
    ada.page.locator("[data-herd][aria-disabled=false]").first.wait_for()
    Desert(ada).choose(Desert(ada).herds()[0])


def previewed(ada: Visitor) -> None:
    """The space that brings most, pointed at."""
    chosen(ada)
    desert = Desert(ada)
    for herd in desert.herds():
        desert.choose(herd)
        spaces = ada.page.locator("[data-cell][data-legal][aria-label*=point]")
        if spaces.count():
            break
    else:
        spaces = ada.page.locator("[data-cell][data-legal]")
    spaces.first.locator("path").first.hover(force=True)


def refused(ada: Visitor) -> None:
    chosen(ada)
    taken = ada.page.locator("[data-cell]:not([data-legal])").first.get_attribute("data-cell")
    assert taken is not None
    Desert(ada).click(taken)
    ada.page.locator(".why").wait_for()


def looked_back(ada: Visitor) -> None:
    ada.page.locator("[data-cell]").first.wait_for()
    since = ada.page.locator("[data-control=since]")
    if since.count():  # not in the middle of one's own turn
        since.click()
        ada.page.locator(".catch-up").wait_for()


def passed(ada: Visitor) -> None:
    desert = Desert(ada)
    desert.wait()
    if not ada.page.locator(".curtain").count():
        desert.choose(desert.herds()[0])
        desert.click(desert.legal()[0])
    ada.page.locator(".curtain").wait_for()


def main() -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        house(Path(folder), *UNLIMITED) as inn,
        chromium() as browser,
    ):
        album = Album(inn)
        looks = sys.argv[1:] or LOOKS
        views = [(look, state) for look in looks for state in states(album)]
        for look, (name, path, do) in track(views, description="build/shots"):
            take(browser, album, inn, look, name, path, do)


def take(
    browser: Browser,
    album: Album,
    inn: House,
    look: str,
    name: str,
    path: str,
    do: Callable[[Visitor], None],
) -> None:
    ada = Visitor(browser, inn.url, **LOOKS[look])
    ada.become(album.guest.token)
    ada.go(path)
    do(ada)
    ada.page.wait_for_timeout(400)  # until nothing moves any more
    whole = "rules" not in name  # a whole book is too long for a picture
    ada.page.screenshot(path=SHOTS / f"{name}-{look}.png", full_page=whole)
    ada.context.close()


if __name__ == "__main__":
    main()
