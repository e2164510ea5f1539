/** The outlines of oasis parts, drawn as if they began in the north and then turned.

On every white side an oasis begins and ends at the same points, so that parts of neighbouring cells
become one; it is drawn a little beyond the cell, and cut off there. */
import type { Look } from "../tiles";
import { SIDES, type Side } from "../view";
import { after, first, type OasisPart } from "./places";

interface Outline {
  d: string;
  /** In degrees. */
  turn: number;
}

export function outline(part: OasisPart, look: Look): Outline {
  const begin = SIDES.indexOf(first(part));
  const turned = (side: number) => look.sides[(begin + side + 4) % 4]!;
  return { d: shape(part, turned), turn: begin * 90 };
}

/** The sides after which another part begins: there a ridge keeps the two apart. */
export function divides({ sides }: Look): Side[] {
  return SIDES.filter((_, k) => {
    const next = sides[(k + 1) % 4];
    return sides[k] !== "." && next !== "." && sides[k] !== next;
  });
}

const NORTH = "M-40-50V-62H40V-50";
const EAST = "C40-42 42-40 50-40H62V40H50";
const SOUTH = "C42 40 40 42 40 50V62H-40V50";
const WEST = "C-40 42-42 40-50 40H-62V-40H-50C-42-40-40-42-40-50";

/** Back past the middle: wide where desert follows, close where another part does. */
const BACK = {
  one: {
    wide: ["C40-30 24-17 0-17", "C-24-17-40-30-40-50"],
    close: ["C28-46 12-22 0-17", "C-12-22-28-46-40-50"],
  },
  two: {
    wide: ["C36 40 18 24 2-2", "C-24-18-40-36-40-50"],
    close: ["C46 26 24 10 2-2", "C-10-24-26-46-40-50"],
  },
} as const;

function shape({ sides }: OasisPart, turned: (side: number) => string): string {
  if (sides.length === 4) return `${NORTH}${EAST}${SOUTH}${WEST}Z`;
  if (sides.length === 3) return `${NORTH}${EAST}${SOUTH}C-40 30-17 24-17 0S-40-30-40-50Z`;
  const pair = sides.length === 2;
  if (pair && !sides.includes(after(sides[0]!)) && !sides.includes(after(sides[1]!)))
    return `${NORTH}C40-34 25-24 25 0S40 34 40 50V62H-40V50C-40 34-25 24-25 0S-40-34-40-50Z`;
  const back = BACK[pair ? "two" : "one"];
  const out = turned(pair ? 2 : 1) === "." ? back.wide : back.close;
  const home = turned(-1) === "." ? back.wide : back.close;
  return `${NORTH}${pair ? EAST : ""}${out[0]}${home[1]}Z`;
}
