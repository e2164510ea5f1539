/** Who points at a button, with the mouse or by keyboard, points at what it means on the board. */
import type { Attachment } from "svelte/attachments";

/** `aim` says more than the cell, and gives back how to forget it; after a step all is forgotten anyway. */
export function pointing(
  choosing: { hovered: string | null },
  cell: string,
  aim?: () => (() => void) | undefined,
): Attachment<HTMLElement> {
  return (entry) => {
    let forget: (() => void) | undefined;
    const still = () =>
      entry.isConnected && (entry.matches(":hover") || entry.querySelector(":focus-visible"));
    const point = () => {
      choosing.hovered = cell;
      forget ??= aim?.();
    };
    // An entry may vanish in the middle of an update; then it is let go of after that.
    const leave = () =>
      queueMicrotask(() => {
        if (still()) return;
        if (entry.isConnected) forget?.();
        forget = undefined;
        if (choosing.hovered === cell) choosing.hovered = null;
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
