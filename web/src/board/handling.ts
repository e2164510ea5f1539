/** Mouse, fingers and keys on a board, and what they mean. A cell is what has `data-cell`. */
import type { Attachment } from "svelte/attachments";
import { meant } from "./keys";
import { nextOf, walk, type Spots } from "./walk";

/** What hands do to somebody's choosing; every `BoardChoosing` is one. */
export interface Handled {
  hovered: string | null;
  walked: string | null;
  reached: string | null;
  readonly current: string;
  possible(cell: string): boolean;
  press(cell: string, touched: boolean): void;
  confirm(cell: string): void;
  release(): boolean;
}

/** What a game adds. */
export interface Extras {
  /** The mouse is over something; null when it has left the board. */
  hover?: (target: EventTarget | null) => void;
  /** Something on a cell was pressed; whether that was more than pressing the cell. */
  press?: (target: EventTarget | null, touched: boolean) => boolean;
  /** A key that needs no cell to stand on; whether it was the game's. */
  key?: (event: KeyboardEvent, cell: string | null) => boolean;
  /** Which way an arrow key leads on a board that is not turned. */
  arrow?: (key: string) => string;
  listen?: (board: HTMLElement, signal: AbortSignal) => void;
}

/** What an element, or what it lies in, has in a data attribute. */
export function dataOf(target: EventTarget | null, name: string): string | null {
  const element = (target as Element | null)?.closest?.<HTMLElement | SVGElement>(`[data-${name}]`);
  return element?.dataset[name] ?? null;
}

const cellOf = (target: EventTarget | null) => dataOf(target, "cell");

/** Listens on the whole board, with all that stands on it. */
export function handling(
  choosing: Handled,
  spots: () => Spots,
  extras: Extras = {},
): Attachment<HTMLElement> {
  return (board) => {
    const ended = new AbortController();
    new Hands(board, choosing, spots, extras).listen(ended.signal);
    return () => ended.abort();
  };
}

class Hands {
  #board: HTMLElement;
  #choosing: Handled;
  #spots: () => Spots;
  #extras: Extras;
  #touched = false;

  constructor(board: HTMLElement, choosing: Handled, spots: () => Spots, extras: Extras) {
    this.#board = board;
    this.#choosing = choosing;
    this.#spots = spots;
    this.#extras = extras;
  }

  listen(signal: AbortSignal): void {
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      hear: (event: HTMLElementEventMap[Name]) => void,
    ) => this.#board.addEventListener(name, hear, { signal });
    on("pointerdown", (event) => (this.#touched = event.pointerType !== "mouse"));
    on("pointerover", (event) => this.#over(event));
    on("pointerleave", () => this.#hover(null));
    on("click", (event) => this.#click(event));
    on("focusin", (event) => this.#focus(event));
    on("focusout", () => this.#blur());
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    this.#extras.listen?.(this.#board, signal);
  }

  #over({ pointerType, target }: PointerEvent): void {
    if (pointerType === "mouse") this.#hover(target);
    else this.#choosing.hovered = null;
  }

  #hover(target: EventTarget | null): void {
    this.#choosing.hovered = cellOf(target);
    this.#extras.hover?.(target);
  }

  #click({ target }: MouseEvent): void {
    const cell = cellOf(target);
    if (cell === null) return;
    this.#choosing.reached = cell;
    if (!this.#extras.press?.(target, this.#touched)) this.#choosing.press(cell, this.#touched);
  }

  #focus({ target }: FocusEvent): void {
    const cell = cellOf(target);
    if (cell !== null) this.#choosing.reached = cell;
    const byKey = cell !== null && (target as Element).matches(":focus-visible");
    this.#choosing.walked = byKey ? cell : null;
  }

  /** What has the focus may vanish in the middle of an update; then it is let go of after that. */
  #blur(): void {
    queueMicrotask(() => {
      if (cellOf(document.activeElement) === null) this.#choosing.walked = null;
    });
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey) return;
    const cell = cellOf(event.target);
    const ours =
      (meant(event, this.#board) && this.#anywhere(event, cell)) ||
      (cell !== null && this.#onCell(event, cell));
    if (ours) event.preventDefault();
  }

  #anywhere(event: KeyboardEvent, cell: string | null): boolean {
    if (event.key === "Escape") return this.#choosing.release();
    if (event.key.toLowerCase() === "n") return this.#next(cell, event.shiftKey ? -1 : 1);
    return this.#extras.key?.(event, cell) ?? false;
  }

  #onCell(event: KeyboardEvent, cell: string): boolean {
    const plain = !event.ctrlKey && !event.metaKey;
    if (plain && (event.key === "Enter" || event.key === " ")) {
      this.#choosing.confirm(cell);
      return true;
    }
    const key = this.#extras.arrow?.(event.key) ?? event.key;
    return this.#go(walk(this.#spots(), cell, key, !plain));
  }

  /** To the next cell that is possible; who comes from elsewhere begins where Tab leads. */
  #next(cell: string | null, step: number): boolean {
    const from = cell ?? this.#choosing.current;
    const possible = (name: string) => this.#choosing.possible(name);
    if (cell === null && possible(from)) return this.#go(from);
    return this.#go(nextOf(this.#spots(), from, possible, step));
  }

  #go(name: string | null): boolean {
    if (name === null) return false;
    this.#board.querySelector<SVGElement>(`[data-cell="${name}"]`)?.focus();
    this.#choosing.walked = name;
    return true;
  }
}
