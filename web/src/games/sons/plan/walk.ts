/** Walking from cell to cell by keyboard. */
import { ROWS, SIZE, SPOTS } from "./chart";

/** Where a key leads from a cell; null if it is not one of ours, or there is no further way. */
export function walk(from: string, key: string, control: boolean): string | null {
  const { row, column } = SPOTS.get(from)!;
  const last = SIZE - 1;
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Home: [control ? 0 : row, 0],
    End: [control ? last : row, last],
  };
  const goal = steps[key];
  return goal ? (ROWS[goal[0]]?.[goal[1]]?.name ?? null) : null;
}

/** The next of some cells in reading order, or the one before; round and round. */
export function nextOf(
  from: string,
  wanted: (name: string) => boolean,
  step: number,
): string | null {
  const names = [...SPOTS.keys()];
  const start = names.indexOf(from);
  for (let away = 1; away <= names.length; away++) {
    const name = names[(start + step * away + names.length * 2) % names.length]!;
    if (wanted(name)) return name;
  }
  return null;
}
