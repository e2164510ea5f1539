/** In the panel a number presses the button that has it: the first nine that do something.

R turns the tile there too, and Escape lets go of what was pressed on the plan. */
import type { Attachment } from "svelte/attachments";
import type { Choosing } from "../choosing.svelte";

const BUTTONS = "button[data-action]:not([data-minor])";
const NUMBERED = "aria-keyshortcuts";
const MOST = 9;

export function keys(choosing: () => Choosing): Attachment<HTMLElement> {
  return (panel) => {
    const buttons = () => [...panel.querySelectorAll<HTMLElement>(BUTTONS)].slice(0, MOST);

    function number(): void {
      const now = buttons();
      for (const old of panel.querySelectorAll(`[${NUMBERED}]`))
        if (/^\d$/.test(old.getAttribute(NUMBERED)!) && !now.includes(old as HTMLElement))
          old.removeAttribute(NUMBERED);
      now.forEach((button, place) => button.setAttribute(NUMBERED, String(place + 1)));
    }

    function press(key: string): boolean {
      const button = /^[1-9]$/.test(key) ? buttons()[Number(key) - 1] : undefined;
      button?.focus();
      button?.click();
      return button !== undefined;
    }

    function turn(step: number): boolean {
      const { choices, pointed, active } = choosing();
      if (!active || !choices.lay.size) return false;
      choosing().turn(pointed, step);
      return true;
    }

    function key(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const ours =
        event.key === "Escape"
          ? choosing().release()
          : event.key.toLowerCase() === "r"
            ? turn(event.shiftKey ? -1 : 1)
            : press(event.key);
      if (ours) event.preventDefault();
    }

    const changes = new MutationObserver(number);
    changes.observe(panel, { subtree: true, childList: true, attributeFilter: ["data-action"] });
    panel.addEventListener("keydown", key);
    number();
    return () => {
      changes.disconnect();
      panel.removeEventListener("keydown", key);
    };
  };
}
