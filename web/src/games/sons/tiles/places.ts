/** Where things stand on a cell, within −50…50: the caravan in the middle, a part's field, explorers beside it. */
import type { Look } from "../tiles";
import { SIDES, type Part, type Side } from "../view";

export interface Place {
  x: number;
  y: number;
}

export type OasisPart = Look["parts"][number];

/** A cell or a look: the other parts are looked at too, so that nothing stands on another's field. */
type Whole = Pick<Look, "sides">;

/** How large the signs are drawn there. */
export const CARAVAN = 46;
export const FIELD = 32;
export const EXPLORER = 42;
/** Where everything is small, explorers are drawn so much larger, and their numbers as large as they must be. */
const LARGEST = 1.25;
const DIGITS = 0.45;

/** How large explorers and their numbers are drawn, so that none is smaller than the least that can be read. */
export function figureOf(least: number): { size: number; digits: number } {
  const number = Math.max(EXPLORER * DIGITS, least);
  const size = EXPLORER * Math.min(number / (EXPLORER * DIGITS), LARGEST);
  return { size, digits: (number / size) * 32 };
}

/** In the corner between a side and the next one clockwise; seen from the north side. */
const CORNER: Place = { x: 29, y: -29 };
/** Beside a side's line. */
const LEFT: Place = { x: -20, y: -33.5 };
const RIGHT: Place = { x: 19, y: -35 };
/** Explorers stand upright however the tile lies: with their feet above the line, or on the lower edge. */
const UPPER = -29;
const LOWER = 26;
const WIDEST = 33;
/** Two who share a place stand that far apart. */
const ASIDE = 9;

/** The middle of the part's action field. */
export function fieldPlace(part: OasisPart, whole: Whole): Place {
  const [corner] = corners(part);
  return corner ? turned(CORNER, corner) : turned(handed(LEFT, part, whole), first(part));
}

/** Where so many explorers stand on the part: their middles, beside the field. */
export function explorerPlaces(part: OasisPart, count: number, whole: Whole): Place[] {
  const places = free(part, whole);
  return Array.from({ length: count }, (_, k) => {
    const { x, y } = upright(places[k % places.length]!);
    return { x: x + Math.floor(k / places.length) * ASIDE, y };
  });
}

/** Where one more explorer would stand. */
export const nextPlace = (part: Part, whole: Whole): Place =>
  explorerPlaces(part, part.explorers.length + 1, whole).at(-1)!;

/** A place seen from the north side, turned to another side. */
export function turned({ x, y }: Place, side: Side): Place {
  switch (side) {
    case "n":
      return { x, y };
    case "e":
      return { x: -y, y: x };
    case "s":
      return { x: -x, y: -y };
    case "w":
      return { x: y, y: -x };
  }
}

/** The next side clockwise. */
export function after(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 1) % 4]!;
}

/** The first side, clockwise. */
export function first({ sides }: OasisPart): Side {
  return sides.find((side) => !sides.some((other) => after(other) === side)) ?? sides[0]!;
}

/** The sides whose next one clockwise is of the same part: there the part fills the corner. */
function corners({ sides }: OasisPart): Side[] {
  return sides.filter((side) => sides.includes(after(side)));
}

/** What the field leaves free: first the corners, then beside the lines. */
function free(part: OasisPart, whole: Whole): Place[] {
  const [taken, ...others] = corners(part);
  if (!taken) return part.sides.map((side) => turned(handed(RIGHT, part, whole), side));
  const standing = others.map((side) => turned(CORNER, side));
  return standing.length ? standing : [turned(mirrored(RIGHT), first(part))];
}

/** A part that follows another one clockwise has its field on the far side of its line. */
function handed(place: Place, part: OasisPart, whole: Whole): Place {
  const before = (SIDES.indexOf(first(part)) + 3) % 4;
  return whole.sides[before] === "." || part.sides.length > 1 ? place : mirrored(place);
}

function upright({ x, y }: Place): Place {
  return { x: Math.sign(x) * Math.min(Math.abs(x), WIDEST), y: y > 0 ? LOWER : Math.min(y, UPPER) };
}

function mirrored({ x, y }: Place): Place {
  return { x: -x, y };
}
