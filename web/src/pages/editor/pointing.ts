/** Setting by hand: what is pressed on a board says which cell is meant, and does nothing else there. */
import type { Attachment } from "svelte/attachments";
import { dataOf } from "../../board/handling";

/** `pick` is told the cell that was clicked, touched, or chosen by Enter or the space bar. */
export function pointing(pick: (cell: string) => void): Attachment<HTMLElement> {
  return (around) => {
    const ended = new AbortController();
    const take = (event: Event) => {
      const cell = dataOf(event.target, "cell");
      if (cell === null) return;
      event.preventDefault();
      event.stopPropagation();
      pick(cell);
    };
    const key = (event: KeyboardEvent) => {
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (plain && (event.key === "Enter" || event.key === " ")) take(event);
    };
    const options = { capture: true, signal: ended.signal };
    around.addEventListener("click", take, options);
    around.addEventListener("keydown", key, options);
    return () => ended.abort();
  };
}
