"""At the table: taking back, why not, looking back, confirming, a cut network, a killed server."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.table import Desert, come, make_table
from browser.visitor import PATIENCE, Visitor, visitor
from server.house import UNLIMITED, House, house
from server.later import program, put_forward

RULE = re.compile(r"Rule D\d+")


def sit(ada: Visitor, *kinds: str, **more: object) -> Desert:
    options = {"map": "wadi"}
    ada.go(make_table(ada, "desert", *kinds, **{"options": options, **more}))
    ada.page.wait_for_selector("[data-cell], .copy")
    return Desert(ada)


def test_a_move_is_taken_back(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "here", options={"map": "wadi", "first": "1"})
        desert.wait()
        desert.move()
        assert desert.camels() == 1
        ada.page.get_by_role("button", name="Take back").click()
        expect(ada.page.locator(".log [data-n]").filter(has_text="places")).to_have_count(0)
        assert desert.camels() == 0
        desert.wait()
        desert.move()
        assert desert.camels() == 1


def test_who_wants_no_motion_sees_nothing_move(browser: Browser, inn: House) -> None:
    """Not even for a moment: that would cost every element its style, at every change."""
    with visitor(browser, inn.url) as ada:
        ada.context.add_init_script(
            "window.moved = []; addEventListener('transitionrun', e => moved.push(e.propertyName))"
        )
        desert = sit(ada, "me", "easy")
        desert.wait()
        desert.move()
        desert.wait()
        assert ada.page.evaluate("moved") == []


def test_a_forbidden_space_says_why_with_its_cells_and_its_rule(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "here", options={"map": "wadi", "first": "1"})
        desert.wait()
        desert.choose(desert.herds()[0])
        legal = set(desert.legal())
        oasis = ada.page.locator("[data-cell][aria-label*=oasis]").first.get_attribute("data-cell")
        assert oasis is not None and oasis not in legal
        before = desert.log_length()
        desert.click(oasis)
        why = ada.page.locator(".why")
        expect(why).to_contain_text("is an oasis")
        rule = why.get_by_role("link", name=RULE).first
        address = rule.get_attribute("href")
        assert address == "/rules/desert#D9"
        assert ada.page.locator(f"[data-lit='{oasis}']").count() == 1
        assert desert.log_length() == before
        rule.click()
        expect(ada.page.get_by_role("dialog").locator("h2")).to_have_text("Rule D9")
        ada.page.keyboard.press("Escape")
        desert.move()
        expect(why).to_have_count(0)


def test_a_turn_is_confirmed(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "easy", options={"map": "wadi", "first": "1"}, confirm=True)
        desert.wait()
        desert.move()
        expect(ada.page.get_by_text("Confirm your turn, or take it back")).to_be_visible()
        ada.page.get_by_role("button", name="Confirm the turn").click()
        desert.wait()
        assert desert.camels() == 2


def test_what_happened_since_the_last_move_is_stepped_through(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "easy", options={"map": "wadi", "first": "1"})
        for _ in range(5):
            desert.wait()
            desert.move()
        desert.wait()
        ada.page.get_by_role("button", name="Since your last move").click()
        steps = ada.page.locator(".catch-up")
        expect(steps).to_contain_text("1 of ")
        expect(steps).to_contain_text("Yara")
        now = desert.camels()
        ada.page.wait_for_function(
            "now => document.querySelectorAll('[data-cell][data-legal]').length === 0", arg=now
        )
        ada.page.get_by_role("button", name="To now").click()
        expect(steps).to_have_count(0)
        assert desert.camels() == now


def test_all_that_the_others_did_is_marked_until_ones_own_turn_is_over(
    browser: Browser, inn: House
) -> None:
    """The last step has a ring of its own, so of two leaders one has the sign of its seat."""
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "easy", "easy", options={"first": "1"})
        before = ada.page.locator("[data-since]")
        desert.wait()
        expect(before).to_have_count(0)
        for _ in range(2):
            desert.move()
            desert.wait()
            expect(before).to_have_count(1)
        ada.page.locator("[data-control=since]").click()
        expect(before).to_have_count(0)
        expect(ada.page.locator(".catch-up")).to_contain_text("1 of 2")
        desert.press("ArrowRight")
        expect(ada.page.locator(".catch-up")).to_contain_text("2 of 2")
        desert.press("Escape")
        expect(before).to_have_count(1)


def test_a_turn_is_one_line_of_the_log(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "easy", options={"map": "wadi", "first": "1"})
        lines = ada.page.locator(".log .line[data-seat='0']")
        for _ in range(9):  # five leaders, then camels, two in a turn from the second turn on
            desert.wait()
            desert.move()
        both = lines.filter(has=ada.page.locator("[data-n] + [data-n]"))
        expect(both.first).to_be_visible()
        assert (both.first.text_content() or "").count("Player 1 places") == 2
        assert lines.count() < 9
        expect(ada.page.locator(".log details")).not_to_have_attribute("open", "")


def test_pointing_at_a_line_lights_its_space(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "here")
        desert.wait()
        space = desert.move()
        ada.page.locator(".log [data-n]").last.hover()
        expect(ada.page.locator(f"[data-lit='{space}']")).to_have_count(1)
        ada.page.mouse.move(2, 2)
        expect(ada.page.locator("[data-lit]")).to_have_count(0)


def test_the_network_is_cut_and_comes_back(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "here")
        desert.wait()
        desert.move()
        ada.offline = True
        ada.context.set_offline(True)
        expect(ada.page.locator("[data-sign=lost]")).to_be_visible(timeout=PATIENCE)
        before = desert.log_length()
        desert.choose(desert.herds()[0])
        desert.click(desert.legal()[0])  # it is kept, and sent as soon as there is a way
        ada.context.set_offline(False)
        desert.heard(before)
        assert desert.camels() == 2
        desert.move()


def test_the_server_is_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    with house(tmp_path, *UNLIMITED) as inn, visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "easy")
        for _ in range(3):
            desert.wait()
            desert.move()
        desert.wait()
        lines = desert.lines()
        ada.offline = True
        inn.kill()
        expect(ada.page.locator("[data-sign=lost]")).to_be_visible(timeout=PATIENCE)
        inn.start()
        desert.saved()
        assert desert.lines() == lines
        desert.wait()
        desert.move()
        ada.page.reload()
        ada.page.wait_for_selector("[data-cell]")
        assert desert.lines()[: len(lines)] == lines


def test_with_motion_every_step_is_shown_and_none_is_acted_on_too_early(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url, motion=True) as ada:
        desert = sit(ada, "me", "easy", "easy", options={"first": "1"})
        for _ in range(8):
            desert.wait()
            desert.move()
        desert.wait()
        ada.page.reload()
        desert.wait()
        standing = desert.camels()
        places = [line for line in desert.lines() if "places" in line]
        assert standing == len(places) >= 16


def test_the_board_is_walked_and_heard(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "easy", options={"map": "wadi", "first": "1"})
        page = ada.page
        desert.wait()
        desert.tab_to("[data-cell]")
        desert.press("1")
        walked = []
        for key in ("Home", "ArrowRight", "ArrowDown", "End", "n"):
            desert.press(key)
            walked.append(page.locator(":focus").get_attribute("data-cell"))
        assert None not in walked and len(set(walked)) == len(walked)
        name = page.locator(":focus").get_attribute("aria-label") or ""
        assert name.startswith(f"{walked[-1]}, ") and "legal" in name
        labels = page.locator("[data-cell]").evaluate_all(
            "cells => cells.map(one => one.ariaLabel)"
        )
        assert any("waterhole 2" in label for label in labels)
        assert any("oasis" in label for label in labels)
        desert.press("Enter")
        desert.wait()
        expect(page.locator("[aria-live=polite][role=log]")).to_contain_text("Yara places")


def test_a_bot_goes_on_for_a_friend_only_after_the_time_of_grace(
    browser: Browser, tmp_path: Path
) -> None:
    clock = tmp_path / "clock"
    with (
        house(tmp_path, *UNLIMITED, program=program(clock)) as inn,
        visitor(browser, inn.url) as ada,
    ):
        desert = sit(ada, "me", "friend", grace=600)
        page = ada.page
        with visitor(browser, inn.url) as bo:
            come(bo, page.get_by_label("Link for seat 2").input_value())
            bo.page.wait_for_selector("[data-cell]")
        away = page.locator("[data-seat='1'] .absence")
        expect(away).to_contain_text("a bot may take over in 10 min")
        first = away.inner_text()
        expect(away).not_to_have_text(first)  # it counts
        instead = page.get_by_role("button", name="Let a bot play instead")
        expect(instead).to_have_attribute("aria-disabled", "true")
        instead.click(force=True)
        put_forward(clock, 600)
        page.reload()
        expect(away).to_contain_text("a bot may take over now")
        expect(page.locator("[data-seat='1'] .there")).to_have_attribute("data-present", "false")
        instead.click()
        desert.wait()
        desert.move()
        desert.wait()
        assert any("Leila places" in line for line in desert.lines())


def test_what_was_agreed_is_chosen_at_the_set_up_and_shown_to_all(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada, visitor(browser, inn.url) as bo:
        page = ada.page
        ada.go("/setup/desert")
        grace = page.get_by_label("If a friend is away, a bot may take over")
        expect(grace).to_have_count(0)  # as long as there is no friend
        page.get_by_label("Who sits at seat 2").select_option("friend")
        assert grace.locator("option").all_inner_texts() == [
            "after 2 minutes",
            "after 10 minutes",
            "after a day",
            "never",
        ]
        expect(grace.locator("option:checked")).to_have_text("after 10 minutes")
        grace.select_option(label="never")
        page.get_by_role("button", name="Make the table").click()
        expect(page.get_by_text("a bot may take over: never")).to_be_visible()
        expect(page.get_by_text("this table is forgotten")).to_be_visible()
        come(bo, page.get_by_label("Link for seat 2").input_value())
        bo.page.get_by_role("button", name="About this table").click()
        expect(bo.page.get_by_role("dialog")).to_contain_text("a bot may take over")
        expect(bo.page.get_by_role("dialog")).to_contain_text("never")


def test_about_a_table_one_hears_what_binds_the_server(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        sit(ada, "me", "easy")
        ada.page.get_by_role("button", name="About this table").click()
        dialog = ada.page.get_by_role("dialog")
        expect(dialog).to_contain_text("committed")
        expect(dialog.locator(".code")).to_have_text(re.compile("[0-9a-f]{32}"))
        assert "#" in dialog.get_by_label("Link for those").input_value()
        assert ada.axe() == []
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_who_leaves_finds_the_game_again(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, "me", "easy")
        page = ada.page
        expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
        page.get_by_role("button", name="Leave").click()
        page.get_by_role("dialog").get_by_role("link", name="Leave").click()
        going = page.locator("article").filter(has_text="Yara")
        going.get_by_role("link", name="Through the Desert").click()
        assert desert.wait()


def test_a_table_that_nobody_came_to_is_given_up(browser: Browser, inn: House) -> None:
    """Also by who is quicker than the socket: here it says nothing."""
    with visitor(browser, inn.url) as ada:
        ada.page.route_web_socket(re.compile("/api/socket"), lambda socket: None)
        sit(ada, "me", "friend")
        ada.page.get_by_role("button", name="Give up this table").click()
        expect(ada.page.get_by_role("button", name="Play Targi")).to_be_visible()
        expect(ada.page.locator("[data-table]")).to_have_count(0)


def test_only_a_leader_that_may_be_set_aside_is_offered(browser: Browser, inn: House) -> None:
    """The first seat is a bot's, so one colour is gone when it is Ada's turn."""
    with visitor(browser, inn.url) as ada:
        desert = sit(ada, *("easy", "me", "easy", "easy", "easy"), options={"first": "1"})
        page = ada.page
        desert.wait()
        may = desert.herds()
        taken = page.locator("[data-herd].idle")
        expect(taken).to_have_count(1)
        offer = page.get_by_role("button", name="Set it aside")
        taken.click()
        why = page.locator(".why")
        expect(why.get_by_role("link", name="Rule D4")).to_be_visible()
        expect(offer).to_have_count(0)
        expect(taken).to_have_attribute("aria-pressed", "false")
        desert.choose(may[0])
        expect(why).to_have_count(0)
        offer.click()
        expect(page.locator(".log")).to_contain_text("Player 2 sets")


def test_the_board_stays_where_it_is_when_the_turn_changes(browser: Browser, inn: House) -> None:
    """From the first leader to the first camels, whoever's turn it is."""
    with visitor(browser, inn.url, motion=True) as ada:
        desert = sit(ada, "me", "easy", options={"map": "wadi", "first": "1"})
        desert.wait()
        ada.page.evaluate(
            """() => {
                const board = document.querySelector("[role=grid]");
                const look = () => {
                    const turn = document.querySelector(".seat.turn")?.dataset.seat;
                    window.seen.add(`${turn} ${board.getBoundingClientRect().top + scrollY}`);
                };
                window.seen = new Set();
                new MutationObserver(look).observe(document.body, {
                    subtree: true, childList: true, attributes: true, characterData: true,
                });
                look();
            }"""
        )
        for _ in range(7):
            desert.wait()
            desert.move()
        desert.wait()
        seen: list[str] = ada.page.evaluate("[...window.seen]")
        assert {one.split()[0] for one in seen} >= {"0", "1"}
        assert len({one.split()[1] for one in seen}) == 1, seen
