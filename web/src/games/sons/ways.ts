/** Where cells lie, and what lies beside them. */

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
