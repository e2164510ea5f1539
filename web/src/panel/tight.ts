/** A panel that holds more than it has room for stands closer, and then takes room from the board.

How tight it is, is in `data-tight`: what stands in the panel says in its styles what it can do
without. Within a step it only grows tighter, so that nothing goes to and fro. */
import type { Attachment } from "svelte/attachments";

/** Closer; and then with more room. */
const TIGHTEST = 2;

/** To be made anew for every step; it is inside the box that it has together with the board. */
export function tight(): Attachment<HTMLElement> {
  return (panel) => {
    const box = panel.parentElement!;
    const fit = () => tighten(panel, box);
    set(panel, box, 0);
    fit();
    const changed = new MutationObserver(fit);
    changed.observe(panel, { childList: true, characterData: true, subtree: true });
    let frame = 0;
    const resized = new ResizeObserver(() => {
      frame = requestAnimationFrame(fit); // what is observed is not changed meanwhile
    });
    for (const one of [panel, box]) resized.observe(one);
    void document.fonts.ready.then(fit);
    return () => {
      changed.disconnect();
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}

function tighten(panel: HTMLElement, box: HTMLElement): void {
  let level = Number(panel.dataset.tight);
  while (level < TIGHTEST && panel.scrollHeight > panel.clientHeight + 1) set(panel, box, ++level);
}

function set(panel: HTMLElement, box: HTMLElement, level: number): void {
  panel.dataset.tight = String(level);
  box.style.setProperty("--taken", level === TIGHTEST ? "1" : "0");
}
