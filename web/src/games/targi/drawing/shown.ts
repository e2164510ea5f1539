/** What a drawing shows, read from its words: a part of the square, or what a seat has. */
import { SPOTS } from "../square/chart";

export type Shown =
  | { what: "square"; corners: [string, string] }
  | { what: "hand" | "stores" | "display"; seat: number };

const WHOLE: [string, string] = ["16", "8"];

/** Two words each: `a1 c3`, `display 1`; all of the square if nothing is said. */
export function shownOf(words: string[]): Shown[] {
  if (words.length === 0) return [{ what: "square", corners: WHOLE }];
  return words.flatMap((word, index) => (index % 2 ? [] : [one(word, words[index + 1]!)]));
}

function one(word: string, next: string): Shown {
  if (word === "hand" || word === "stores" || word === "display")
    return { what: word, seat: Number(next) - 1 };
  return { what: "square", corners: [word, next] };
}

/** Rows and columns between two corners of the square, both included. */
export interface Crop {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

export function cropOf([from, to]: [string, string]): Crop {
  const [one, other] = [SPOTS.get(from)!, SPOTS.get(to)!];
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    rows: Math.abs(one.row - other.row) + 1,
    columns: Math.abs(one.column - other.column) + 1,
  };
}
