/** Where grass, palms and rocks are on a cell. */
import type { Look } from "../tiles";
import { SIDES } from "../view";
import { divides } from "./oasis";
import { after, fieldPlace, turned, type Place } from "./places";

/** Beside a side's line, seen from the north. */
const BESIDE: Place[] = [
  { x: -33, y: -40 },
  { x: -8, y: -24 },
  { x: 31, y: -42 },
  { x: 9, y: -44 },
  { x: 10, y: -22 },
];
/** In a corner that belongs to one part. */
const WITHIN: Place[] = [
  { x: 41, y: -32 },
  { x: 20, y: -18 },
  { x: 30, y: -12 },
  { x: 14, y: -30 },
];

/** Tufts of grass, upright however the tile lies. */
export function tufts(look: Look): string {
  return SIDES.flatMap((side, k) => {
    if (look.sides[k] === ".") return [];
    const joined = look.sides[k] === look.sides[SIDES.indexOf(after(side))];
    const spots = joined ? [...BESIDE, ...WITHIN] : BESIDE;
    return spots.map((spot) => tuft(turned(spot, side)));
  }).join("");
}

const tuft = ({ x, y }: Place) =>
  `M${x - 3} ${y - 3}l2 3.500M${x} ${y - 5}v5M${x + 3} ${y - 3}l-2 3.5`;

/** Where palms stand: on parts that have no field. */
export function palms(look: Look): Place[] {
  return look.parts.filter(({ field }) => field === null).map((part) => fieldPlace(part, look));
}

/** Rocks between two parts that are not joined. */
export function rocks(look: Look): Place[] {
  const spots = [
    { x: 21, y: -21 },
    { x: 32, y: -32 },
    { x: 43, y: -43 },
  ];
  return divides(look)
    .flatMap((side) => spots.map((spot) => turned(spot, side)))
    .sort((one, other) => one.y - other.y);
}
