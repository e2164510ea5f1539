/** A number presses the button of the panel that has it: the first nine that do something. */
import { meant } from "../board/keys";

const BUTTONS = "button:is([data-action], [data-place]):not([data-minor])";
const NUMBERED = "aria-keyshortcuts";
const MOST = 9;

export function numbered(panel: HTMLElement): () => void {
  const buttons = () => [...panel.querySelectorAll<HTMLElement>(BUTTONS)].slice(0, MOST);

  function number(): void {
    const now = buttons();
    for (const old of panel.querySelectorAll(`[${NUMBERED}]`))
      if (/^\d$/.test(old.getAttribute(NUMBERED)!) && !now.includes(old as HTMLElement))
        old.removeAttribute(NUMBERED);
    now.forEach((button, place) => button.setAttribute(NUMBERED, String(place + 1)));
  }

  function press(event: KeyboardEvent): void {
    if (event.repeat || !meant(event, panel)) return;
    const button = /^[1-9]$/.test(event.key) ? buttons()[Number(event.key) - 1] : undefined;
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.click();
  }

  const changes = new MutationObserver(number);
  changes.observe(panel, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-action", "data-place"],
  });
  document.addEventListener("keydown", press);
  number();
  return () => {
    changes.disconnect();
    document.removeEventListener("keydown", press);
  };
}
