/** A panel that holds more than it has room for stands closer, and then takes room from the board.

How tight it is, is in `data-tight`: what stands in the panel says in its styles what it can do
without. Within a step it only grows tighter, so that nothing goes to and fro. */
import type { Attachment } from "svelte/attachments";

/** Closer; and then with more room. */
const TIGHTEST = 2;

/** To be made anew for every step. */
export function tight(box: string): Attachment<HTMLElement> {
  return (panel) => {
    panel.dataset.tight = "0";
    fit(panel);
    const changed = new MutationObserver(() => fit(panel));
    changed.observe(panel, { childList: true, characterData: true, subtree: true });
    const resized = new ResizeObserver(() => fit(panel));
    const around = panel.closest(box);
    if (around) resized.observe(around);
    void document.fonts.ready.then(() => fit(panel));
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  };
}

function fit(panel: HTMLElement): void {
  let level = Number(panel.dataset.tight);
  while (level < TIGHTEST && panel.scrollHeight > panel.clientHeight + 1)
    panel.dataset.tight = String(++level);
}
