/** The way a caravan goes to a cell, to be shown; the server has said which cells are in reach. */
import { SIDES, type Cell, type View } from "./view";

const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;

/** Columns a–k and rows 1–11, from 0. */
export function placeOf(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** The cell beyond a side, whether it is on the plan or not. */
export function beyond(name: string, side: "n" | "e" | "s" | "w"): string {
  const { column, row } = placeOf(name);
  return nameOf(column + STEPS[side][0], row + STEPS[side][1]);
}

/** Cells from the caravan to the goal, both included; empty if no lines lead there.

Without the driver the way is brown, but for a white line at its very end. */
export function wayTo(view: View, from: string, goal: string): string[] {
  const cells = new Map(view.cells.map((cell) => [cell.name, cell]));
  return search(cells, from, goal, false) ?? search(cells, from, goal, true) ?? [];
}

function search(
  cells: Map<string, Cell>,
  from: string,
  goal: string,
  driver: boolean,
): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const here of before.keys()) {
    for (const next of neighbours(cells, here, goal, driver)) {
      if (before.has(next)) continue;
      before.set(next, here);
      if (next === goal) return trace(before, goal);
    }
  }
  return null;
}

function neighbours(
  cells: Map<string, Cell>,
  here: string,
  goal: string,
  driver: boolean,
): string[] {
  const sides = cells.get(here)!.sides;
  return SIDES.map((side, k) => ({ name: beyond(here, side), brown: sides[k] === "." }))
    .filter(({ name, brown }) => cells.has(name) && (brown || driver || name === goal))
    .map(({ name }) => name);
}

function trace(before: Map<string, string | null>, goal: string): string[] {
  const way = [goal];
  for (let at = before.get(goal); at; at = before.get(at)) way.unshift(at);
  return way;
}
