/** Mouse, fingers and keys on the square, and what they mean. */
import { meant } from "../../../board/keys";
import type { Choosing } from "../choosing.svelte";
import { nextOf, walk } from "./walk";

export interface Hands {
  choosing: Choosing;
  /** The keyboard stands on this card now. */
  reach: (name: string) => void;
  /** Where Tab would lead. */
  current: () => string;
}

/** Listens on the square until what it gives back is called. */
export function handling(square: HTMLElement, { choosing, reach, current }: Hands): () => void {
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
    return go(walk(cell, event.key, !plain));
  }

  /** To the next card that is possible; who comes from elsewhere begins where Tab leads. */
  function next(cell: string | null, step: number): boolean {
    const from = cell ?? current();
    const possible = (name: string) => choosing.possible(name);
    return go(cell === null && possible(from) ? from : nextOf(from, possible, step));
  }

  function anywhere(event: KeyboardEvent, cell: string | null): boolean {
    if (event.key === "Escape") return choosing.release();
    return event.key.toLowerCase() === "n" && next(cell, event.shiftKey ? -1 : 1);
  }

  function key(event: KeyboardEvent): void {
    if (event.altKey) return;
    const cell = cellOf(event.target);
    const plain = !event.ctrlKey && !event.metaKey;
    const ours =
      (meant(event, square) && anywhere(event, cell)) ||
      (cell !== null && onCell(event, cell, plain));
    if (ours) event.preventDefault();
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
  document.addEventListener("keydown", key, { signal });
  return () => ended.abort();
}
