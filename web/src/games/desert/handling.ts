/** Mouse, fingers and keys on the board, and what they mean. */
import { meant } from "../../board/keys";
import type { Chart } from "./chart";
import { herdsFor } from "./choices";
import type { Choosing } from "./choosing.svelte";
import type { Colour } from "./view";
import { nextOf, walk } from "./walk";

export interface Hands {
  choosing: Choosing;
  chart: () => Chart;
  /** The keyboard stands on this space now. */
  reach: (name: string) => void;
  /** Where Tab would lead. */
  current: () => string;
  colours: () => Colour[];
}

/** Listens on the whole board, herds and buttons included. */
export function handling(hands: Hands): (board: HTMLElement) => () => void {
  const { choosing } = hands;
  let touched = false;

  const cellOf = (target: EventTarget | null): string | null =>
    (target as Element | null)?.closest?.<SVGElement>("[data-cell]")?.dataset.cell ?? null;

  function over(event: PointerEvent): void {
    choosing.hovered = event.pointerType === "mouse" ? cellOf(event.target) : null;
  }

  function click(event: MouseEvent): void {
    const cell = cellOf(event.target);
    if (cell === null) return;
    hands.reach(cell);
    choosing.press(cell, touched);
  }

  function focus(event: FocusEvent): void {
    const cell = cellOf(event.target);
    if (cell !== null) hands.reach(cell);
    choosing.walked =
      cell !== null && (event.target as Element).matches(":focus-visible") ? cell : null;
  }

  return (board) => {
    const go = (name: string | null): boolean => {
      if (name === null) return false;
      board.querySelector<SVGElement>(`[data-cell="${name}"]`)?.focus();
      choosing.walked = name;
      return true;
    };

    /** Where the chosen herd may go, or any. */
    const open = (name: string) =>
      choosing.herd === null
        ? herdsFor(choosing.choices, name).length > 0
        : choosing.spaces.has(name);

    function onCell(event: KeyboardEvent, cell: string, plain: boolean): boolean {
      if (plain && (event.key === "Enter" || event.key === " ")) {
        choosing.press(cell, false);
        return true;
      }
      return go(walk(hands.chart(), cell, event.key, !plain));
    }

    /** To the next space that is possible; who comes from elsewhere begins where Tab leads. */
    function next(cell: string | null, step: number): boolean {
      const from = cell ?? hands.current();
      return go(cell === null && open(from) ? from : nextOf(hands.chart(), from, open, step));
    }

    function anywhere(event: KeyboardEvent, cell: string | null): boolean {
      if (event.key === "Escape") return choosing.release();
      if (event.key.toLowerCase() === "n") return next(cell, event.shiftKey ? -1 : 1);
      const colour = hands.colours()[Number(event.key) - 1];
      if (colour) choosing.choose(colour);
      return colour !== undefined;
    }

    function key(event: KeyboardEvent): void {
      if (event.altKey) return;
      const cell = cellOf(event.target);
      const plain = !event.ctrlKey && !event.metaKey;
      const ours =
        (meant(event, board) && anywhere(event, cell)) ||
        (cell !== null && onCell(event, cell, plain));
      if (ours) event.preventDefault();
    }

    const ended = new AbortController();
    const signal = ended.signal;
    board.addEventListener("pointerdown", (event) => (touched = event.pointerType !== "mouse"), {
      signal,
    });
    board.addEventListener("pointerover", over, { signal });
    board.addEventListener("pointerleave", () => (choosing.hovered = null), { signal });
    board.addEventListener("click", click, { signal });
    board.addEventListener("focusin", focus, { signal });
    // What has the focus may vanish in the middle of an update; then it is let go of after that.
    const leave = () =>
      queueMicrotask(() => {
        if (cellOf(document.activeElement) === null) choosing.walked = null;
      });
    board.addEventListener("focusout", leave, { signal });
    document.addEventListener("keydown", key, { signal });
    return () => ended.abort();
  };
}
