/** Hexes with a point at the top, in rows; every odd row lies half a hex to the right. */

export const WIDTH = 100;
export const RADIUS = WIDTH / Math.sqrt(3);
export const PITCH = RADIUS * 1.5;

export interface Place {
  row: number;
  column: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a point is drawn: as it is, or on a board that lies on its side. */
export type Turn = (point: Point) => Point;

export const straight: Turn = (point) => point;

/** A quarter of the way round, as the hands of a clock go: what was above is on the right. */
export const quarter: Turn = ({ x, y }) => ({ x: -y || 0, y: x });

export function centre({ row, column }: Place): Point {
  return { x: (column + (row % 2) / 2) * WIDTH, y: row * PITCH };
}

/** The six places around one, clockwise from the east. */
export function neighbours({ row, column }: Place): Place[] {
  const left = column - 1 + (row % 2);
  return [
    { row, column: column + 1 },
    { row: row + 1, column: left + 1 },
    { row: row + 1, column: left },
    { row, column: column - 1 },
    { row: row - 1, column: left },
    { row: row - 1, column: left + 1 },
  ];
}

/** A corner of a hex, clockwise from the top; side `k` lies between the corners `k + 1` and `k + 2`. */
export function corner(at: Point, index: number, radius = RADIUS): Point {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
}

/** A hex as a path, its corners rounded off by a fraction of its sides. */
export function hexPath(at: Point, radius = RADIUS, round = 0, turn = straight): string {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => turn(corner(at, index, radius)));
  if (!round) return `M${corners.map(coords).join("L")}Z`;
  const rounded = corners.map((here, index) => {
    const before = between(here, corners[(index + 5) % 6]!, round);
    const after = between(here, corners[(index + 1) % 6]!, round);
    return `${coords(before)}Q${coords(here)} ${coords(after)}`;
  });
  return `M${rounded.join("L")}Z`;
}

/** The rim of some places: every side on which none of them is the neighbour, chained to rings. */
export function rim(places: Place[], turn = straight): string {
  const inside = new Set(places.map(key));
  const next = new Map<string, Point>();
  const from = new Map<string, Point>();
  for (const place of places) {
    neighbours(place).forEach((beside, side) => {
      if (inside.has(key(beside))) return;
      const start = corner(centre(place), side + 1);
      from.set(coords(start), start);
      next.set(coords(start), corner(centre(place), side + 2));
    });
  }
  let path = "";
  while (from.size) {
    let at = from.values().next().value!;
    path += `M${coords(turn(at))}`;
    while (from.delete(coords(at))) {
      at = next.get(coords(at))!;
      path += `L${coords(turn(at))}`;
    }
    path += "Z";
  }
  return path;
}

export function key({ row, column }: Place): string {
  return `${row} ${column}`;
}

export function between(one: Point, other: Point, fraction: number): Point {
  return { x: one.x + (other.x - one.x) * fraction, y: one.y + (other.y - one.y) * fraction };
}

/** Two numbers of a path, short. */
export function coords({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function short(length: number): number {
  return Math.round(length * 10) / 10 || 0;
}
