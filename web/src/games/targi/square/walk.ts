/** Walking from card to card by keyboard. */
import { ROWS, SPOTS } from "./chart";

/** Where a key leads from a card; null if it is not one of ours, or there is no further way. */
export function walk(from: string, key: string, control: boolean): string | null {
  const { row, column } = SPOTS.get(from)!;
  const steps: Record<string, () => string | undefined> = {
    ArrowLeft: () => ROWS[row]![column - 1],
    ArrowRight: () => ROWS[row]![column + 1],
    ArrowUp: () => ROWS[row - 1]?.[column],
    ArrowDown: () => ROWS[row + 1]?.[column],
    Home: () => ROWS[control ? 0 : row]![0],
    End: () => ROWS[control ? ROWS.length - 1 : row]!.at(-1),
  };
  return steps[key]?.() ?? null;
}

/** The next of some cards in reading order, or the one before; round and round. */
export function nextOf(from: string, wanted: (name: string) => boolean, step: number) {
  const names = [...SPOTS.keys()];
  const start = names.indexOf(from);
  for (let away = 1; away <= names.length; away++) {
    const name = names[(start + step * away + names.length * 2) % names.length]!;
    if (wanted(name)) return name;
  }
  return null;
}
