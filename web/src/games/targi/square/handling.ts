/** Mouse, fingers and keys on the square, and what they mean. */
import type { Choosing } from "../choosing.svelte";
import { nextOf, walk } from "./walk";

export interface Hands {
  choosing: Choosing;
  /** The keyboard stands on this card now. */
  reach: (name: string) => void;
}

/** Listens on the square until what it gives back is called. */
export function handling(square: HTMLElement, { choosing, reach }: Hands): () => void {
  let touched = false;

  const cellOf = (target: EventTarget | null): string | null =>
    (target as Element | null)?.closest?.<HTMLElement>("[data-cell]")?.dataset.cell ?? null;

  function over(event: PointerEvent): void {
    choosing.hovered = event.pointerType === "mouse" ? cellOf(event.target) : null;
  }

  function click(event: MouseEvent): void {
    const cell = cellOf(event.target);
    if (cell === null) return;
    reach(cell);
    choosing.press(cell, touched);
  }

  function focus(event: FocusEvent): void {
    const cell = cellOf(event.target);
    if (cell !== null) reach(cell);
    choosing.walked =
      cell !== null && (event.target as Element).matches(":focus-visible") ? cell : null;
  }

  /** What has the focus may vanish in the middle of an update; then it is let go of after that. */
  function leave(): void {
    queueMicrotask(() => {
      if (cellOf(document.activeElement) === null) choosing.walked = null;
    });
  }

  function go(name: string | null): boolean {
    if (name === null) return false;
    square.querySelector<HTMLElement>(`[data-cell="${name}"]`)?.focus();
    choosing.walked = name;
    return true;
  }

  function onCell(event: KeyboardEvent, cell: string, plain: boolean): boolean {
    if (plain && (event.key === "Enter" || event.key === " ")) {
      choosing.press(cell, false);
      return true;
    }
    if (plain && event.key.toLowerCase() === "n")
      return go(nextOf(cell, (name) => choosing.possible(name), event.shiftKey ? -1 : 1));
    return go(walk(cell, event.key, !plain));
  }

  function key(event: KeyboardEvent): void {
    if (event.altKey) return;
    const cell = cellOf(event.target);
    const plain = !event.ctrlKey && !event.metaKey;
    const released = plain && event.key === "Escape" && choosing.release();
    if (released || (cell !== null && onCell(event, cell, plain))) event.preventDefault();
  }

  const ended = new AbortController();
  const signal = ended.signal;
  square.addEventListener("pointerdown", (event) => (touched = event.pointerType !== "mouse"), {
    signal,
  });
  square.addEventListener("pointerover", over, { signal });
  square.addEventListener("pointerleave", () => (choosing.hovered = null), { signal });
  square.addEventListener("click", click, { signal });
  square.addEventListener("focusin", focus, { signal });
  square.addEventListener("focusout", leave, { signal });
  square.addEventListener("keydown", key, { signal });
  return () => ended.abort();
}
