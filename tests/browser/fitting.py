"""Whether everything is in sight: nothing beyond the window, nothing too small to be read."""

from playwright.sync_api import Page, ViewportSize

LAPTOP: ViewportSize = {"width": 1366, "height": 657}
LEAST_TEXT = 11
# The letters are there, and what is measured to be drawn has been.
STILL = """
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
"""


def beyond(page: Page, *parts: str) -> list[str]:
    """What is not wholly in the window: the page, or parts of it that are cut or scrolled."""
    found: list[str] = page.evaluate(
        f"async parts => {{ {STILL}"
        """
            const { scrollWidth, scrollHeight } = document.documentElement;
            const page = scrollWidth > innerWidth || scrollHeight > innerHeight;
            const cut = parts.filter(part => {
                const one = document.querySelector(part);
                const { top, bottom, left, right } = one.getBoundingClientRect();
                const [low, far] = [bottom - innerHeight, right - innerWidth];
                const scrolled = one.scrollHeight - one.clientHeight;
                return top < -1 || left < -1 || low > 1 || far > 1 || scrolled > 1;
            });
            return [...(page ? ["the page"] : []), ...cut];
        }""",
        list(parts),
    )
    return found


def too_small(page: Page, part: str) -> list[str]:
    """Texts in a part of the page that are too small on the screen to be read, drawn ones too."""
    found: list[str] = page.evaluate(
        f"async ([part, least]) => {{ {STILL}"
        """
            const texts = [...document.querySelectorAll(`${part} *`)].filter(one =>
                one.checkVisibility() && !one.closest(".visually-hidden") &&
                [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
            const size = one => {
                const drawn = one.ownerSVGElement && one.getScreenCTM();
                return parseFloat(getComputedStyle(one).fontSize) * (drawn ? drawn.d : 1);
            };
            return texts.filter(one => size(one) < least)
                .map(one => `${one.textContent.trim()}: ${size(one).toFixed(1)} px`);
        }""",
        [part, LEAST_TEXT],
    )
    return found
