/** Where everything lies on a map: what stays the same for a whole game. */
import {
  centre,
  hexPath,
  key,
  neighbours,
  PITCH,
  quarter,
  RADIUS,
  straight,
  WIDTH,
  type Place,
  type Point,
  type Turn,
} from "../../board/hex";
import type { Spot as BoardSpot } from "../../board/walk";
import type { Box } from "../../board/zoom";
import type { Cell } from "./view";

/** A space and where it is drawn. */
export interface Spot extends BoardSpot {
  beyond: boolean;
  /** Where it lies on a board that is not turned. */
  flat: Point;
  /** The names of the spaces next to it. */
  around: string[];
}

export interface Chart {
  spots: Map<string, Spot>;
  rows: Spot[][];
  /** The spaces as one walks them: on a board that is not turned. */
  walked: Map<string, Spot>;
  /** Which way an arrow key leads there. */
  arrow: (key: string) => string;
  /** Places next to a space that are none: mountains. */
  ridges: Place[];
  columns: number;
  /** The first row beyond the dividing line, if this table plays there. */
  divide: number | null;
  box: Box;
  /** How a point of the map is drawn. */
  turn: Turn;
  /** A hex around the origin, as it lies on this board. */
  hex: (radius: number, round?: number) => string;
}

const MARGIN = 58;
const TURNED_ARROWS: Record<string, string> = {
  ArrowDown: "ArrowRight",
  ArrowUp: "ArrowLeft",
  ArrowLeft: "ArrowDown",
  ArrowRight: "ArrowUp",
};

/** Turned by a quarter, a wide map fills an upright window. */
export function chartOf(cells: Cell[], turned = false): Chart {
  const turn = turned ? quarter : straight;
  const names = new Map(cells.map((cell) => [key(cell), cell.name]));
  const spots = new Map(cells.map((cell) => [cell.name, spotOf(cell, names, turn)]));
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
    walked: new Map([...spots].map(([name, spot]) => [name, { ...spot, ...spot.flat }])),
    arrow: (key) => (turned ? TURNED_ARROWS[key] : null) ?? key,
    ridges: ridgesOf(names, rows.length, columns),
    columns,
    divide: beyond.length ? Math.min(...beyond) : null,
    box: turnedBox(boxOf(rows.length, columns), turn),
    turn,
    hex: (radius, round = 0) => hexPath({ x: 0, y: 0 }, radius, round, turn),
  };
}

function boxOf(rows: number, columns: number): Box {
  return {
    x: -WIDTH / 2 - MARGIN,
    y: -RADIUS - MARGIN,
    width: (columns + 0.5) * WIDTH + MARGIN * 1.5,
    height: (rows - 1) * PITCH + 2 * RADIUS + MARGIN * 1.5,
  };
}

function turnedBox({ x, y, width, height }: Box, turn: Turn): Box {
  const [one, other] = [turn({ x, y }), turn({ x: x + width, y: y + height })];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

function spotOf(cell: Cell, names: Map<string, string>, turn: Turn): Spot {
  const { name, row, column, beyond } = cell;
  const around = neighbours(cell).map((place) => names.get(key(place)));
  const flat = centre(cell);
  return {
    ...turn(flat),
    flat,
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

/** Around some spaces, with a hex more on each side; null for none. */
export function around({ spots }: Chart, names: string[]): Box | null {
  const found = names.map((name) => spots.get(name)).filter((spot) => spot !== undefined);
  if (!found.length) return null;
  const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - WIDTH, Math.min(...ys) - WIDTH];
  return { x, y, width: Math.max(...xs) + WIDTH - x, height: Math.max(...ys) + WIDTH - y };
}

/** The middle of some spaces. */
export function middle(chart: Chart, names: string[]): Point {
  const spots = names.map((name) => chart.spots.get(name)).filter((spot) => spot !== undefined);
  const sum = (of: (spot: Spot) => number) => spots.reduce((all, spot) => all + of(spot), 0);
  return { x: sum((spot) => spot.x) / spots.length, y: sum((spot) => spot.y) / spots.length };
}
