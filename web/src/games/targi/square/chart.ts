/** Where everything lies in the square, in a measure of its own: a card is 100 wide. */
import type { Point } from "../../../board/hex";
import type { Spot, Spots } from "../../../board/walk";
import type { Border, View } from "../view";

export const WIDTH = 100;
export const HEIGHT = 108;
export const GAP = 4;
/** Around the square: the robber's way. */
export const MARGIN = 13;

/** The cards as they lie. */
export const ROWS = [
  ["16", "1", "2", "3", "4"],
  ["15", "a1", "a2", "a3", "5"],
  ["14", "b1", "b2", "b3", "6"],
  ["13", "c1", "c2", "c3", "7"],
  ["12", "11", "10", "9", "8"],
] as const;

const SIDE = ROWS.length;
const LAST = SIDE - 1;

export const BOX = {
  width: SIDE * WIDTH + LAST * GAP + 2 * MARGIN,
  height: SIDE * HEIGHT + LAST * GAP + 2 * MARGIN,
};

const NAMES: readonly string[] = ROWS.flat();

/** Each card's place, and its middle. */
export const SPOTS: Spots = new Map(
  NAMES.map((name, index) => [name, spotOf(name, Math.floor(index / SIDE), index % SIDE)]),
);

function spotOf(name: string, row: number, column: number): Spot {
  const x = MARGIN + column * (WIDTH + GAP) + WIDTH / 2;
  const y = MARGIN + row * (HEIGHT + GAP) + HEIGHT / 2;
  return { name, row, column, x, y };
}

/** The part of the square that a card covers: x, y, width and height. */
export function boxOf(name: string): [number, number, number, number] {
  const { x, y } = SPOTS.get(name)!;
  return [x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT];
}

/** The border card of a name; none has the name of an inner space. */
export const borderAt = ({ border }: View, name: string): Border | undefined =>
  border[Number(name) - 1];

export const isInner = (name: string): boolean => Number.isNaN(Number(name));

/** A seat's lines lie beside the other's, and where a card shows least: above its words, off its middle. */
const LANES: readonly Point[] = [
  { x: -20, y: -23 },
  { x: 16, y: -16 },
];

/** From a border card to the outside: -1, 0 or 1 each way. */
function outward({ row, column }: Spot): Point {
  const away = (place: number) => (place === 0 ? -1 : place === LAST ? 1 : 0);
  return { x: away(column), y: away(row) };
}

/** Where a seat's marker stands, and where its lines cross. */
export function markerAt(name: string, seat: number): Point {
  const { x, y } = SPOTS.get(name)!;
  return { x: x + LANES[seat]!.x, y: y + LANES[seat]!.y };
}

/** Where a Targi stands: on its line, near the inner cards, above the card's name. */
export function targiAt(name: string, seat: number): Point {
  const spot = SPOTS.get(name)!;
  const out = outward(spot);
  const lane = LANES[seat]!;
  const y = out.y < 0 ? 0 : -27;
  return {
    x: spot.x + (out.x ? -out.x * 24 : lane.x),
    y: spot.y + (out.y ? y : lane.y),
  };
}

/** A seat's line from a border card, over its three inner cards. */
export function lineFrom(name: string, seat: number): [Point, Point] {
  const spot = SPOTS.get(name)!;
  const start = targiAt(name, seat);
  const out = outward(spot);
  const end = {
    x: out.x ? spot.x - out.x * (3.45 * WIDTH + 3 * GAP) : start.x,
    y: out.y ? spot.y - out.y * (3.45 * HEIGHT + 3 * GAP) : start.y,
  };
  return [start, end];
}

/** Where the robber stands on a border card: near the outside, above its name, beside a Targi;
on a corner above what the raid takes. Before the first round (0) it waits. */
export function robberAt(card: number, targi: number | null): Point {
  if (card === 0) return START;
  const spot = SPOTS.get(String(card))!;
  const out = outward(spot);
  if (out.x && out.y) return { x: spot.x, y: spot.y - 28 };
  const aside = targi === null ? 0 : -Math.sign(LANES[targi]!.x) * 24;
  return { x: spot.x + (out.x ? out.x * 18 : aside), y: spot.y - 12 };
}

/** Before card 1. */
const START: Point = { x: MARGIN + WIDTH + GAP / 2, y: MARGIN + 20 };

/** The robber's way around the square passes a border card here. */
export function wayAt(card: number): Point {
  if (card === 0) return { x: START.x, y: MARGIN / 2 };
  const spot = SPOTS.get(String(card))!;
  const out = outward(spot);
  return {
    x: spot.x + (out.x * (WIDTH + MARGIN)) / 2,
    y: spot.y + (out.y * (HEIGHT + MARGIN)) / 2,
  };
}
