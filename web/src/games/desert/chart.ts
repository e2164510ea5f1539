/** Where everything lies on a map: what stays the same for a whole game. */
import {
  centre,
  key,
  neighbours,
  PITCH,
  RADIUS,
  WIDTH,
  type Place,
  type Point,
} from "../../board/hex";
import type { Spot as BoardSpot } from "../../board/walk";
import type { Cell } from "./view";

/** A space and where it is. */
export interface Spot extends BoardSpot {
  beyond: boolean;
  /** The names of the spaces next to it. */
  around: string[];
}

export interface Chart {
  spots: Map<string, Spot>;
  rows: Spot[][];
  /** Places next to a space that are none: mountains. */
  ridges: Place[];
  columns: number;
  /** The first row beyond the dividing line, if this table plays there. */
  divide: number | null;
  box: { x: number; y: number; width: number; height: number };
}

const MARGIN = 58;

export function chartOf(cells: Cell[]): Chart {
  const names = new Map(cells.map((cell) => [key(cell), cell.name]));
  const spots = new Map(cells.map((cell) => [cell.name, spotOf(cell, names)]));
  const rows = Array.from(
    { length: Math.max(...cells.map((cell) => cell.row)) + 1 },
    () => [] as Spot[],
  );
  for (const spot of spots.values()) rows[spot.row]!.push(spot);
  const columns = Math.max(...cells.map((cell) => cell.column)) + 1;
  const beyond = cells.filter((cell) => cell.beyond).map((cell) => cell.row);
  return {
    spots,
    rows,
    ridges: ridgesOf(names, rows.length, columns),
    columns,
    divide: beyond.length ? Math.min(...beyond) : null,
    box: {
      x: -WIDTH / 2 - MARGIN,
      y: -RADIUS - MARGIN,
      width: (columns + 0.5) * WIDTH + MARGIN * 1.5,
      height: (rows.length - 1) * PITCH + 2 * RADIUS + MARGIN * 1.5,
    },
  };
}

function spotOf(cell: Cell, names: Map<string, string>): Spot {
  const { name, row, column, beyond } = cell;
  const around = neighbours(cell).map((place) => names.get(key(place)));
  return {
    ...centre(cell),
    ...{ name, row, column, beyond },
    around: around.filter((beside) => beside !== undefined),
  };
}

function ridgesOf(names: Map<string, string>, rows: number, columns: number): Place[] {
  const found: Place[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = { row, column };
      const isRidge =
        !names.has(key(place)) && neighbours(place).some((near) => names.has(key(near)));
      if (isRidge) found.push(place);
    }
  }
  return found;
}

/** The middle of some spaces. */
export function middle(chart: Chart, names: string[]): Point {
  const spots = names.map((name) => chart.spots.get(name)).filter((spot) => spot !== undefined);
  const sum = (of: (spot: Spot) => number) => spots.reduce((all, spot) => all + of(spot), 0);
  return { x: sum((spot) => spot.x) / spots.length, y: sum((spot) => spot.y) / spots.length };
}
