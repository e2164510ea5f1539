"""Without a server in a Firefox as it comes: the page taken along, its host ended, a whole game."""

import os
from pathlib import Path

import pytest

from browser.firefox import Tab, firefox, installed_firefox
from browser.site import site
from browser.table import ENABLED, LEGAL, OVER
from serai.server.exporting import export

HERD = f"{ENABLED}:not(.idle)"
SKIP = "[data-action=skip]"
MAP = "select:has(option[value=wadi])"
CHOOSE = """(() => { const one = document.querySelector('%s'); one.value = 'wadi';
    one.dispatchEvent(new Event('change', { bubbles: true })); })()"""


@pytest.mark.soak
@pytest.mark.skipif("SERAI_SOAK" not in os.environ, reason="a minute, and much as in Chromium")
@pytest.mark.skipif(installed_firefox() is None, reason="there is no Firefox here")
def test_a_whole_game_in_a_firefox_whose_host_has_ended(tmp_path: Path) -> None:
    export(tmp_path / "page", lambda *_: None)
    (tmp_path / "profile").mkdir()
    with site(tmp_path / "page") as host, firefox(tmp_path / "profile") as tab:
        tab.go(f"{host.url}/#/you")
        tab.wait(there("[data-control=not-along]"))
        host.end()
        tab.go(f"{host.url}/#/setup/desert")
        tab.wait(there(MAP))
        tab.ask(CHOOSE % MAP)
        tab.press("form button.primary")
        moves = 0
        while move(tab):
            moves += 1
        assert moves > 10


def move(tab: Tab) -> bool:
    """One of one's own, if the game goes on."""
    tab.wait(f"{there(OVER)} || {there(ENABLED)}")
    if tab.ask(there(OVER)):
        return False
    before = tab.ask("+document.querySelector('.status').dataset.entries")
    if tab.ask(there(SKIP)):
        tab.press(SKIP)
    else:
        if not tab.ask(there(LEGAL)):
            tab.press(HERD)
        tab.press(f"{LEGAL} path")
    tab.wait(f"+document.querySelector('.status').dataset.entries > {before}")
    return True


def there(selector: str) -> str:
    return f"document.querySelector('{selector}') !== null"
