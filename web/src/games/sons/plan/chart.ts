/** Where everything lies on the plan: 11 × 11 cells of 100 units, north at the top. */
import type { Point } from "../../../board/hex";
import type { Spot, Spots } from "../../../board/walk";
import type { Box } from "../../../board/zoom";
import type { Side } from "../view";
import { nameOf } from "../ways";

export const CELL = 100;
export const SIZE = 11;
const EDGE = 42;
const RIM = 10;

const NUMBERS = Array.from({ length: SIZE }, (_, k) => k);

/** From north to south, each from west to east. */
export const ROWS: Spot[][] = NUMBERS.map((row) =>
  NUMBERS.map((column) => ({
    name: nameOf(column, row),
    row,
    column,
    x: (column + 0.5) * CELL,
    y: (row + 0.5) * CELL,
  })),
);

export const SPOTS: Spots = new Map(ROWS.flat().map((spot) => [spot.name, spot]));

/** All of it, with room for the coordinates. */
export const BOX = {
  x: -EDGE,
  y: -EDGE,
  width: SIZE * CELL + EDGE + RIM,
  height: SIZE * CELL + EDGE + RIM,
};

/** How wide it is for its height. */
export const RATIO = BOX.width / BOX.height;

/** The cells together, with a little around them; null for none. */
export function areaOf(names: string[]): Box | null {
  const spots = names.flatMap((name) => SPOTS.get(name) ?? []);
  if (!spots.length) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - CELL, Math.min(...ys) - CELL];
  return { x, y, width: Math.max(...xs) + CELL - x, height: Math.max(...ys) + CELL - y };
}

/** No text on the plan is smaller than that on the screen, in pixels. */
const LEAST = 11.5;

/** The least size of text, in units of the plan that is drawn so many pixels wide. */
export function leastText(pixels: number, width: number): number {
  return pixels ? (LEAST / pixels) * width : 0;
}

/** How much larger than drawn something has to be for its text to be read. */
export function readable(least: number, font: number): number {
  return Math.max(1, least / font);
}

/** From a cell's middle towards a side: 1 long. */
export const TOWARDS: Record<Side, Point> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

/** As an SVG attribute. */
export function at(name: string): string {
  const { x, y } = SPOTS.get(name)!;
  return `translate(${x} ${y})`;
}

/** A point so far from a cell's middle towards a side. */
export function aside(name: string, side: Side, far: number): Point {
  const { x, y } = SPOTS.get(name)!;
  return { x: x + TOWARDS[side].x * far, y: y + TOWARDS[side].y * far };
}
