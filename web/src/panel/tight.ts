/** A panel that holds more than it has room for stands closer, and then takes room from the board.

How tight it is, is in `data-tight`: what stands in the panel says in its styles what it can do
without. Within a step it only grows tighter, so that nothing goes to and fro. */
import type { Attachment } from "svelte/attachments";

/** Closer; and then with more room. */
const TIGHTEST = 2;

/** To be made anew for every step; `box` is around the board and the panel, and is told it too. */
export function tight(box: string): Attachment<HTMLElement> {
  return (panel) => {
    const told = [panel, ...[panel.closest<HTMLElement>(box)].filter((one) => one !== null)];
    const fit = () => tighten(panel, told);
    set(told, 0);
    fit();
    const changed = new MutationObserver(fit);
    changed.observe(panel, { childList: true, characterData: true, subtree: true });
    let frame = 0;
    const resized = new ResizeObserver(() => {
      frame = requestAnimationFrame(fit); // what is observed is not changed meanwhile
    });
    for (const one of told) resized.observe(one);
    void document.fonts.ready.then(fit);
    return () => {
      changed.disconnect();
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}

function tighten(panel: HTMLElement, told: HTMLElement[]): void {
  let level = Number(panel.dataset.tight);
  while (level < TIGHTEST && panel.scrollHeight > panel.clientHeight + 1) set(told, ++level);
}

function set(told: HTMLElement[], level: number): void {
  for (const one of told) one.dataset.tight = String(level);
}
