/** The lines from a cell's middle to its sides, brown or white. */
import type { Look } from "../tiles";
import { SIDES } from "../view";
import { turned } from "./places";

export function lines(look: Look, oasis: boolean): string {
  return SIDES.filter((_, k) => (look.sides[k] !== ".") === oasis)
    .map((side) => {
      const to = turned({ x: 0, y: -50 }, side);
      return `M0 0L${to.x} ${to.y}`;
    })
    .join("");
}
