"""Whole games in a real browser: by mouse, by keys alone, over a link, and three at one screen."""

from playwright.sync_api import Browser, Page, expect

from browser.table import Desert, come
from browser.visitor import visitor
from server.house import House

PLAY = "Play Through the Desert"


def set_up(page: Page, *kinds: str, board: str = "sirocco", names: tuple[str, ...] = ()) -> None:
    """Fill in the form: who sits at each seat, on which map."""
    page.get_by_role("radio", name=str(len(kinds))).check(force=True)
    for seat, kind in enumerate(kinds, 1):
        page.get_by_label(f"Who sits at seat {seat}").select_option(kind)
    for field, name in enumerate(names):
        page.get_by_label("Name", exact=True).nth(field).fill(name)
    page.locator("label", has_text="Map").locator("select").select_option(board)


def test_two_clicks_after_the_start_one_is_playing(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go()
        page.get_by_role("button", name=PLAY).click()
        desert = Desert(ada)
        assert desert.wait()
        desert.move()
        assert desert.camels() >= 1
        page.get_by_role("link", name="Serai").first.click()
        expect(page.get_by_text("Your turn").or_(page.get_by_text("is to move"))).to_be_visible()


def test_a_whole_game_by_mouse(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go("/setup/desert")
        set_up(page, "me", "bot", board="wadi")
        page.get_by_role("button", name="Begin").click()
        desert = Desert(ada, seed=1)
        desert.finish()
        expect(page.locator("#ending")).to_contain_text("win")
        points = [int(one) for one in page.locator(".bars strong").all_inner_texts()]
        totals = [
            int(one)
            for one in page.locator(".seat .total").evaluate_all(
                "seats => seats.map(seat => seat.textContent.match(/\\d+/)[0])"
            )
        ]
        assert points == totals and sum(points) > 0
        assert page.get_by_role("button", name="Play again").is_visible()


def test_a_whole_game_by_keys_alone(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go()
        desert = Desert(ada, seed=2)
        desert.tab_to("a[href='/setup/desert']")
        desert.press("Enter")
        page.locator("label", has_text="Map").wait_for()
        desert.tab_to("label:has-text('Map') select")
        desert.press("w")  # as one types in a list
        desert.tab_to("button.primary")
        desert.press("Enter")
        while desert.wait():
            desert.move_by_keys()
        expect(page.locator("#ending")).to_contain_text("win")


def test_two_browsers_over_a_link(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada, visitor(browser, inn.url) as bo:
        page = ada.go("/setup/desert")
        set_up(page, "me", "friend", board="wadi")
        page.get_by_role("button", name="Make the table").click()
        link = page.get_by_label("Link for seat 2").input_value()
        come(bo, link)
        players = [Desert(ada, seed=3), Desert(bo, seed=4)]
        for player in players:
            player.page.wait_for_selector("[data-cell]")
        assert "#" not in bo.page.url  # the secret is not left in the address
        while not any(player.over for player in players):
            for player in players:
                if player.page.locator("[data-herd][aria-disabled=false]").count():
                    player.move()
        for player in players:
            player.page.wait_for_selector("#ending")
        assert players[0].lines() == players[1].lines()


def test_three_at_one_screen(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go("/setup/desert")
        set_up(page, "me", "here", "here", names=("Bo", "Cy"))
        page.get_by_role("button", name="Begin").click()
        desert = Desert(ada, seed=5)
        desert.finish()
        movers = "\n".join(desert.lines())
        assert all(f"{name} places" in movers for name in ("Player 1", "Bo", "Cy"))


def test_where_totals_are_secret_the_screen_is_passed_with_a_curtain(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go("/setup/desert")
        set_up(page, "me", "here", board="wadi", names=("Bo",))
        page.get_by_label("Hide the totals").check()
        page.get_by_role("button", name="Begin").click()
        desert = Desert(ada, seed=6)
        seen = 0
        while desert.wait() and seen < 4:
            if page.locator(".curtain").count():
                assert page.locator("[data-cell]").count() == 0
                assert page.locator(".seat .total").all_inner_texts() == ["?", "?"]
                desert.lift_curtain()
                seen += 1
            else:
                place(desert)


def place(desert: Desert) -> None:
    """A piece somewhere; then either it stands there, or the curtain has come down."""
    desert.choose(desert.herds()[0])
    space = desert.legal()[0]
    desert.click(space)
    desert.page.wait_for_function(
        """space => document.querySelector('.curtain') ||
            /camel|leader/.test(document.querySelector(`[data-cell=${space}]`).ariaLabel)""",
        arg=space,
    )
