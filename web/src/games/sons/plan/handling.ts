/** Mouse, fingers and keys on the plan, and what they mean. */
import { meant } from "../../../board/keys";
import type { Choosing } from "../choosing.svelte";
import type { Side } from "../view";
import { twisting } from "./twist";
import { nextOf, walk } from "./walk";

export interface Hands {
  choosing: Choosing;
  /** The keyboard stands on this cell now. */
  reach: (name: string) => void;
  /** Where Tab would lead. */
  current: () => string;
}

/** A wheel turns the tile once for so many pixels. */
const NOTCH = 50;
const LINE = 32;

export function handling({ choosing, reach, current }: Hands): (plan: HTMLElement) => () => void {
  let touched = false;
  let wheeled = 0;

  const named = (target: EventTarget | null, what: "cell" | "part" | "sure") =>
    (target as Element | null)?.closest?.<SVGElement>(`[data-${what}]`)?.dataset[what] ?? null;
  const cellOf = (target: EventTarget | null) => named(target, "cell");
  const partOf = (target: EventTarget | null) => named(target, "part") as Side | null;
  /** Where the tile in hand could be laid and turned. */
  const turnable = (cell: string | null): cell is string =>
    cell !== null && choosing.choices.lay.has(cell);

  function over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") {
      choosing.hovered = null;
      return;
    }
    choosing.hovered = cellOf(event.target);
    const part = partOf(event.target);
    if (part !== null || choosing.picked === null) choosing.part = part;
  }

  function leave(): void {
    choosing.hovered = null;
    if (choosing.picked === null) choosing.part = null;
  }

  function click(event: MouseEvent): void {
    const sure = named(event.target, "sure");
    if (sure !== null) return choosing.confirm(sure);
    const [cell, part] = [cellOf(event.target), partOf(event.target)];
    if (cell === null) return;
    reach(cell);
    if (part !== null) choosing.pressPart(part, touched);
    else choosing.press(cell, touched);
  }

  function focus(event: FocusEvent): void {
    const cell = cellOf(event.target);
    if (cell !== null) reach(cell);
    choosing.walked =
      cell !== null && (event.target as Element).matches(":focus-visible") ? cell : null;
  }

  function wheel(event: WheelEvent): void {
    const cell = cellOf(event.target);
    if (event.ctrlKey || !turnable(cell)) {
      wheeled = 0;
      return;
    }
    event.preventDefault();
    wheeled += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    if (Math.abs(wheeled) < NOTCH) return;
    choosing.turn(cell, Math.sign(wheeled));
    wheeled = 0;
  }

  return (plan) => {
    const go = (name: string | null): boolean => {
      if (name === null) return false;
      plan.querySelector<SVGElement>(`[data-cell="${name}"]`)?.focus();
      choosing.walked = name;
      return true;
    };

    function onCell(event: KeyboardEvent, cell: string, plain: boolean): boolean {
      if (plain && (event.key === "Enter" || event.key === " ")) {
        choosing.confirm(cell);
        return true;
      }
      return go(walk(cell, event.key, !plain));
    }

    /** To the next cell that is possible; who comes from elsewhere begins where Tab leads. */
    function next(cell: string | null, step: number): boolean {
      const from = cell ?? current();
      const possible = (name: string) => choosing.possible(name);
      return go(cell === null && possible(from) ? from : nextOf(from, possible, step));
    }

    /** What needs no cell to stand on: the mouse may point at one. */
    function anywhere(event: KeyboardEvent, cell: string | null): boolean {
      if (event.key === "Escape") return choosing.release();
      if (event.key.toLowerCase() === "n") return next(cell, event.shiftKey ? -1 : 1);
      const turns = choosing.choices.lay.size > 0 || choosing.parts.length > 1;
      if (event.key.toLowerCase() !== "r" || !turns) return false;
      choosing.turn(cell ?? choosing.pointed, event.shiftKey ? -1 : 1);
      return true;
    }

    function key(event: KeyboardEvent): void {
      if (event.altKey) return;
      const cell = cellOf(event.target);
      const plain = !event.ctrlKey && !event.metaKey;
      const ours =
        (meant(event, plan) && anywhere(event, cell)) ||
        (cell !== null && onCell(event, cell, plain));
      if (ours) event.preventDefault();
    }

    const ended = new AbortController();
    const signal = ended.signal;
    plan.addEventListener("pointerdown", (event) => (touched = event.pointerType !== "mouse"), {
      signal,
    });
    // The sign that lays the tile takes the focus from no cell.
    const keep = (event: MouseEvent) => named(event.target, "sure") && event.preventDefault();
    plan.addEventListener("mousedown", keep, { signal });
    plan.addEventListener("pointerover", over, { signal });
    plan.addEventListener("pointerleave", leave, { signal });
    plan.addEventListener("click", click, { signal });
    plan.addEventListener("focusin", focus, { signal });
    plan.addEventListener("wheel", wheel, { signal, passive: false });
    twisting(
      plan,
      (step) => turnable(choosing.picked) && choosing.turn(choosing.picked, step),
      signal,
    );
    // What has the focus may vanish in the middle of an update; then it is let go of after that.
    const blur = () =>
      queueMicrotask(() => {
        if (cellOf(document.activeElement) === null) choosing.walked = null;
      });
    plan.addEventListener("focusout", blur, { signal });
    document.addEventListener("keydown", key, { signal });
    return () => ended.abort();
  };
}
