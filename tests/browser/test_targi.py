"""Targi in a real browser: whole games, what one sees before acting, a card nobody may see."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.listener import Listener, Told
from browser.table import Pressing, come, make_table
from browser.visitor import Visitor, visitor
from server.house import House

EXPANSION, NOBLE = "14", "1"


class Targi(Pressing):
    """A seat at a table of Targi."""

    def move_by_keys(self) -> None:
        """On the square where a card of it can be pressed, else by a number in the panel."""
        before = self.n
        if self.cells():
            if not self.page.locator("[data-cell]:focus").count():
                panel = self.page.locator("[data-panel]:focus, [data-panel] :focus")
                self.tab_to("[data-cell]", back=bool(panel.count()))
            self.press("n", "Enter")
            if self.page.locator("[data-cell]:focus").count() and self.n == before:
                self.press("Enter")  # a piece that can only be skipped asks once more
        elif self.page.locator("[data-place]").count():
            self.tab_to("[data-action=done]")
            self.press("Enter")
        else:
            if not self.page.locator("[data-panel] :focus").count():
                self.tab_to("[data-panel] button")
            self.press("1")
        self.played(before)


def sit(ada: Visitor, *kinds: str, seed: int = 1, **more: Any) -> Targi:
    ada.go(make_table(ada, "targi", *kinds, **more))
    ada.page.wait_for_selector("[data-cell], .copy")
    return Targi(ada, seed)


def totals(page: Page) -> list[int]:
    found: list[int] = page.locator(".seat .total").evaluate_all(
        "seats => seats.map(seat => +seat.textContent.match(/\\d+/)[0])"
    )
    return found


def ledger(page: Page) -> dict[str, list[int]]:
    """What each seat had from where, as the end shows it."""
    found: dict[str, list[int]] = page.locator("[data-source]").evaluate_all(
        """lines => Object.fromEntries(lines.map(line => [
            line.dataset.source,
            [...line.querySelectorAll("td")].map(cell => +cell.textContent.replace("−", "-"))]))"""
    )
    return found


# -- whole games ------------------------------------------------------------------------------


def test_a_whole_game_by_mouse(browser: Browser, inn: House) -> None:
    """From the first page on."""
    with visitor(browser, inn.url) as ada:
        ada.go().get_by_role("button", name="Play Targi").click()
        Targi(ada, seed=1).finish()
        expect(ada.page.locator("#ending")).to_contain_text("win")
        points = [int(one) for one in ada.page.locator(".bars strong").all_inner_texts()]
        assert points == totals(ada.page) and sum(points) > 0
        assert [sum(seat) for seat in zip(*ledger(ada.page).values(), strict=True)] == points
        assert ledger(ada.page)["start"] == [4, 4]


def last_rounds(state: Told) -> bool:
    return bool(state["view"]["rounds_left"] <= 2)


def test_by_keys_alone_a_game_is_begun_and_won_or_lost(browser: Browser, inn: House) -> None:
    """Its middle is played on another device, and followed."""
    with visitor(browser, inn.url) as ada:
        targi = sit(ada, "me", "beginner")
        for _ in range(20):
            assert targi.wait()
            targi.move_by_keys()
        targi.play_elsewhere(inn, last_rounds)
        while targi.wait():
            targi.move_by_keys()
        expect(ada.page.locator("#ending")).to_contain_text("win")


def test_on_a_phone_a_game_is_begun_and_won_or_lost(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, phone=True) as ada:
        targi = sit(ada, "me", "beginner", seed=2)
        for _ in range(20):
            assert targi.wait()
            targi.move(touch=True)
        targi.play_elsewhere(inn, last_rounds)
        targi.finish(touch=True)
        expect(ada.page.locator("#ending")).to_contain_text("win")
        assert not ada.scrolls_sideways()


def test_with_motion_nothing_is_lost_on_the_way(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, motion=True) as ada:
        targi = sit(ada, "me", "easy", seed=3)
        for _ in range(25):
            assert targi.wait()
            targi.move()


# -- a card nobody else may see ---------------------------------------------------------------


def ways_to_name(card: Told) -> list[str]:
    """A card in the notation, and as the facts of a sentence."""
    kind, number = card["kind"], card["name"].removeprefix(card["kind"])
    return [f'"{card["name"]}"', f"draw {card['name']}", f'"kind": "{kind}", "number": {number}']


def test_over_a_link_the_other_browser_never_receives_the_secret_card(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada, visitor(browser, inn.url) as bo:
        hers, his = Listener(ada.page), Listener(bo.page)
        mine = sit(ada, "me", "friend", options={"first": "1"})
        come(bo, ada.page.get_by_label("Link for seat 2").input_value())
        theirs = Targi(bo, seed=5)
        card = play_until_drawn(mine, theirs, hers)
        expect(bo.page.locator("[data-seat='0'] [data-back=tribe]")).to_be_visible()
        for name in ways_to_name(card):
            assert not any(name in text for text in his.beside_the_unseen())
        assert his.view["players"][0]["hand"]["name"] == "?"
        assert bo.page.locator(f"[data-seat='0'] [data-card='{card['name']}']").count() == 0
        bo.page.reload()  # nor when everything is told anew
        bo.page.wait_for_selector("[data-cell]")
        play_until_open(mine, theirs, hers, his, card)
        assert any(f'"{card["name"]}"' in text for text in his.beside_the_unseen())


def steer(targi: Targi, view: Told, seat: int) -> None:
    """Towards Expansion for a card in the hand, and to Noble to get rid of any other."""
    actions, cells = targi.actions(), targi.cells()
    hand = view["players"][seat]["hand"]
    if view["phase"] == "deciding" and "hand" in actions:
        drawn = view["using"]["piece"] == EXPANSION
        targi.act("hand" if drawn or "lay" not in actions else "lay")
    elif view["phase"] == "deciding" and "discard" in actions:
        targi.act("discard")
    elif EXPANSION in cells and hand is None:
        targi.point(EXPANSION)
    elif NOBLE in cells and hand:
        targi.point(NOBLE)
    else:
        targi.move()


def in_turn(mine: Targi, theirs: Targi, hers: Listener) -> Iterator[None]:
    """Both play on, seat 1 as it is steered."""
    while not mine.over:
        mine.page.wait_for_timeout(50)
        if theirs.page.locator(theirs.READY).count():
            theirs.move()
        if mine.page.locator(mine.READY).count():
            steer(mine, hers.view, 0)
            yield


def play_until_drawn(mine: Targi, theirs: Targi, hers: Listener) -> Told:
    for _ in in_turn(mine, theirs, hers):
        hand: Told | None = hers.view["players"][0]["hand"]
        if hand and hand["secret"]:
            return hand
    raise AssertionError("no card was drawn into the hand")


def play_until_open(mine: Targi, theirs: Targi, hers: Listener, his: Listener, card: Told) -> None:
    """While the card is in the hand nobody else is told; Noble shows it."""
    for _ in in_turn(mine, theirs, hers):
        if hers.view["players"][0]["hand"] is None or not hers.view["players"][0]["hand"]["secret"]:
            name = card["kind"].capitalize()
            theirs.page.get_by_role("tab", name="Log").click()
            expect(theirs.page.locator(".log", has_text=name)).to_be_visible()
            return
        for name in ways_to_name(card):
            assert not any(name in text for text in his.beside_the_unseen())
    raise AssertionError("the card was never shown")


def test_at_one_screen_a_secret_card_brings_the_curtain(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        hers = Listener(ada.page)
        targi = sit(ada, "me", "here", options={"first": "1"}, seed=6)
        secret = False
        for _ in range(200):
            assert targi.wait()
            if ada.page.locator(".curtain").count():
                assert secret, "there was nothing to hide yet"
                assert ada.page.locator("[data-card], [data-cell]").count() == 0
                assert ada.axe() == []
                targi.lift_curtain()
                expect(ada.page.locator("[data-seat='0'] [data-back=tribe]")).to_be_visible()
                return
            seat = hers.view["actor"]
            steer(targi, hers.view, seat)
            hand = hers.view["players"][seat]["hand"]
            secret |= bool(hand and hand["secret"])
        raise AssertionError("nobody drew a card into the hand")
