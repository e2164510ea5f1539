/** What a drawing shows, read from its words: parts of the plan, and what lies beside it. */
import type { Spot } from "../../../board/walk";
import { ROWS, SPOTS } from "../plan/chart";

export type Shown =
  | { what: "plan"; corners: [string, string] }
  | { what: "load" | "display" | "explorers"; seat: number }
  | { what: "line" | "rumours" };

const WHOLE: Shown = { what: "plan", corners: ["a1", "k11"] };

export function shownOf(words: string[]): Shown[] {
  const left = [...words];
  const shown: Shown[] = [];
  for (let word = left.shift(); word; word = left.shift()) shown.push(one(word, left));
  return shown.length ? shown : [WHOLE];
}

function one(word: string, left: string[]): Shown {
  switch (word) {
    case "line":
    case "rumours":
      return { what: word };
    case "load":
    case "display":
    case "explorers":
      return { what: word, seat: Number(left.shift()) - 1 };
    default:
      return { what: "plan", corners: [word, left.shift() ?? word] };
  }
}

/** The rows between two corners, both included. */
export function rowsOf([from, to]: [string, string]): Spot[][] {
  const [one, other] = [SPOTS.get(from)!, SPOTS.get(to)!];
  const within = (at: number, start: number, end: number) =>
    at >= Math.min(start, end) && at <= Math.max(start, end);
  return ROWS.filter((_, row) => within(row, one.row, other.row)).map((spots) =>
    spots.filter(({ column }) => within(column, one.column, other.column)),
  );
}
