/** Walking from space to space by keyboard. */
import type { Chart, Spot } from "./chart";

/** Where a key leads from a space; null if it is not one of ours, or there is no further way. */
export function walk(chart: Chart, from: string, key: string, control: boolean): string | null {
  const here = chart.spots.get(from)!;
  const row = chart.rows[here.row]!;
  const at = row.indexOf(here);
  const steps: Record<string, () => Spot | undefined> = {
    ArrowLeft: () => row[at - 1],
    ArrowRight: () => row[at + 1],
    ArrowUp: () => across(chart, here, -1),
    ArrowDown: () => across(chart, here, 1),
    Home: () => (control ? chart.rows.find((cells) => cells.length) : row)?.[0],
    End: () => (control ? chart.rows.findLast((cells) => cells.length) : row)?.at(-1),
  };
  return steps[key]?.()?.name ?? null;
}

/** The nearer space of the next row; straight on is the one in the same column. */
function across(chart: Chart, here: Spot, step: number): Spot | undefined {
  for (let row = here.row + step; chart.rows[row]; row += step) {
    const away = (spot: Spot) => Math.abs(spot.x - here.x) + (spot.column === here.column ? 0 : 1);
    const nearest = [...chart.rows[row]!].sort((one, other) => away(one) - away(other))[0];
    if (nearest) return nearest;
  }
  return undefined;
}

/** The next of some spaces in reading order, or the one before; round and round. */
export function nextOf(
  chart: Chart,
  from: string,
  wanted: (name: string) => boolean,
  step: number,
): string | null {
  const names = [...chart.spots.keys()];
  const start = names.indexOf(from);
  for (let away = 1; away <= names.length; away++) {
    const name = names[(start + step * away + names.length * 2) % names.length]!;
    if (wanted(name)) return name;
  }
  return null;
}
