/** In the panel R turns the tile, and Escape lets go of what was pressed on the plan. */
import type { Attachment } from "svelte/attachments";
import type { Choosing } from "../choosing.svelte";

export function keys(choosing: () => Choosing): Attachment<HTMLElement> {
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
        : event.key.toLowerCase() === "r" && turn(event.shiftKey ? -1 : 1);
    if (ours) event.preventDefault();
  }

  return (panel) => {
    panel.addEventListener("keydown", key);
    return () => panel.removeEventListener("keydown", key);
  };
}
