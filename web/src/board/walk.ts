/** Walking a board by keyboard, from cell to cell. */
import { around } from "./around";
import type { Place, Point } from "./hex";

/** A cell and where it is. */
export interface Spot extends Place, Point {
  name: string;
}

/** A board's cells by name, in reading order. */
export type Spots = ReadonlyMap<string, Spot>;

/** Where a key leads from a cell; null if it is not one of ours, or there is no further way.

With Control, Home and End lead to the ends of the board instead of the row's. */
export function walk(spots: Spots, from: string, key: string, control: boolean): string | null {
  const here = spots.get(from)!;
  const all = [...spots.values()];
  const row = all.filter((spot) => spot.row === here.row);
  const at = row.indexOf(here);
  const steps: Record<string, () => Spot | undefined> = {
    ArrowLeft: () => row[at - 1],
    ArrowRight: () => row[at + 1],
    ArrowUp: () => across(all.toReversed(), here, -1),
    ArrowDown: () => across(all, here, 1),
    Home: () => (control ? all : row)[0],
    End: () => (control ? all : row).at(-1),
  };
  return steps[key]?.()?.name ?? null;
}

/** The nearest cell of the next row that has any; straight on is the one in the same column. */
function across(ahead: Spot[], here: Spot, step: number): Spot | undefined {
  const next = ahead.find((spot) => (spot.row - here.row) * step > 0)?.row;
  const away = (spot: Spot) => Math.abs(spot.x - here.x) + (spot.column === here.column ? 0 : 1);
  return ahead
    .filter((spot) => spot.row === next)
    .toSorted((one, other) => away(one) - away(other) || one.column - other.column)[0];
}

/** The next of some cells in reading order, or the one before; round and round. */
export function nextOf(
  spots: Spots,
  from: string,
  wanted: (name: string) => boolean,
  step: number,
): string | null {
  const names = [...spots.keys()];
  const start = names.indexOf(from);
  for (let away = 1; away <= names.length; away++) {
    const name = around(names, start, step * away);
    if (wanted(name)) return name;
  }
  return null;
}
