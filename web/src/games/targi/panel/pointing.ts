/** Who points at an entry, with the mouse or by keyboard, points at its card in the square. */
import type { Attachment } from "svelte/attachments";
import type { Choosing } from "../choosing.svelte";

export function pointing(choosing: Choosing, cell: string): Attachment<HTMLElement> {
  return (entry) => {
    const still = () =>
      entry.isConnected && (entry.matches(":hover") || entry.querySelector(":focus-visible"));
    const point = () => (choosing.hovered = cell);
    // An entry may vanish in the middle of an update; then it is let go of after that.
    const leave = () =>
      queueMicrotask(() => {
        if (choosing.hovered === cell && !still()) choosing.hovered = null;
      });

    const ended = new AbortController();
    const signal = ended.signal;
    const mouse = (event: PointerEvent) => event.pointerType === "mouse" && point();
    entry.addEventListener("pointerenter", mouse, { signal });
    entry.addEventListener("pointerleave", leave, { signal });
    entry.addEventListener("focusout", leave, { signal });
    const focus = (event: FocusEvent) =>
      (event.target as Element).matches(":focus-visible") && point();
    entry.addEventListener("focusin", focus, { signal });
    return () => {
      ended.abort();
      leave();
    };
  };
}
