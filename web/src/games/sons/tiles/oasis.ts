/** The outlines of oasis parts, drawn as if they began in the north and then turned. */
import type { Look } from "../tiles";
import { SIDES, type Side } from "../view";
import { after, first, type OasisPart } from "./places";

interface Outline {
  /** The name of its symbols after `outline-` and `oasis-`. */
  shape: string;
  /** In degrees. */
  turn: number;
}

export function outline(part: OasisPart, look: Look): Outline {
  const begin = SIDES.indexOf(first(part));
  const turned = (side: number) => look.sides[(begin + side + 4) % 4]!;
  return { shape: shapeOf(part, turned), turn: begin * 90 };
}

/** The sides after which another part begins: there a ridge keeps the two apart. */
export function divides({ sides }: Look): Side[] {
  return SIDES.filter((_, k) => {
    const next = sides[(k + 1) % 4];
    return sides[k] !== "." && next !== "." && sides[k] !== next;
  });
}

function shapeOf({ sides }: OasisPart, turned: (side: number) => string): string {
  if (sides.length === 4) return "four";
  if (sides.length === 3) return "three";
  const pair = sides.length === 2;
  if (pair && !sides.includes(after(sides[0]!)) && !sides.includes(after(sides[1]!)))
    return "across";
  return [pair ? "two" : "one", room(turned(pair ? 2 : 1)), room(turned(-1))].join("-");
}

/** Back past the middle: wide where desert follows, close where another part does. */
const room = (side: string) => (side === "." ? "wide" : "close");
