/** What hands do on the plan besides pressing cells: turn the tile, choose a part, lay what was tried. */
import { dataOf, type Extras } from "../../../board/handling";
import type { Choosing } from "../choosing.svelte";
import type { Side } from "../view";
import { twisting } from "./twist";

/** A wheel turns the tile once for so many pixels. */
const NOTCH = 50;
const LINE = 32;

const partOf = (target: EventTarget | null) => dataOf(target, "part") as Side | null;

export function planExtras(choosing: Choosing): Extras {
  return {
    hover(target) {
      const part = partOf(target);
      if (part !== null || choosing.picked === null) choosing.part = part;
    },
    press(target, touched) {
      const part = partOf(target);
      if (part !== null) choosing.pressPart(part, touched);
      return part !== null;
    },
    key({ key, shiftKey }, cell) {
      const turns = choosing.choices.lay.size > 0 || choosing.parts.length > 1;
      if (key.toLowerCase() !== "r" || !turns) return false;
      choosing.turn(cell ?? choosing.pointed, shiftKey ? -1 : 1);
      return true;
    },
    listen(plan, signal) {
      confirming(plan, choosing, signal);
      plan.addEventListener("wheel", wheeling(choosing), { signal, passive: false });
      const turn = (step: number) =>
        turnable(choosing, choosing.picked) && choosing.turn(choosing.picked, step);
      twisting(plan, turn, signal);
    },
  };
}

/** Whether the tile in hand could be laid and turned there. */
function turnable({ choices }: Choosing, cell: string | null): cell is string {
  return cell !== null && choices.lay.has(cell);
}

/** The mark that lays the tile, which takes the focus from no cell. */
function confirming(plan: HTMLElement, choosing: Choosing, signal: AbortSignal): void {
  const marked = ({ target }: MouseEvent) => dataOf(target, "confirm");
  const keep = (event: MouseEvent) => marked(event) !== null && event.preventDefault();
  const confirm = (event: MouseEvent) => {
    const cell = marked(event);
    if (cell !== null) choosing.confirm(cell);
  };
  plan.addEventListener("mousedown", keep, { signal });
  plan.addEventListener("click", confirm, { signal });
}

/** Turns the tile where the mouse points at a place for it. */
function wheeling(choosing: Choosing): (event: WheelEvent) => void {
  let wheeled = 0;
  return (event) => {
    const cell = dataOf(event.target, "cell");
    if (event.ctrlKey || !turnable(choosing, cell)) {
      wheeled = 0;
      return;
    }
    event.preventDefault();
    wheeled += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    if (Math.abs(wheeled) < NOTCH) return;
    choosing.turn(cell, Math.sign(wheeled));
    wheeled = 0;
  };
}
