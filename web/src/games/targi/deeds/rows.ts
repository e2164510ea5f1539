/** The bonus of a row: what it has, or can still reach, when one more card is laid there. */
import type { Kind, Row } from "../view";

const PLACES = 4;
const ALIKE = 4;
const DIFFERENT = 2;

export type Reach =
  "either" | "alike" | "different" | "none" | "full-alike" | "full-different" | "full-none";

/** What becomes of a row that is to have cards of these kinds. */
export function reachOf(kinds: Kind[]): { reach: Reach; points: number } {
  const full = kinds.length === PLACES;
  const different = new Set(kinds).size;
  if (different === 1) {
    if (full) return { reach: "full-alike", points: ALIKE };
    return { reach: kinds.length === 1 ? "either" : "alike", points: ALIKE };
  }
  if (different === kinds.length)
    return { reach: full ? "full-different" : "different", points: DIFFERENT };
  return { reach: full ? "full-none" : "none", points: 0 };
}

export const kindsOf = (row: Row): Kind[] => row.cards.map((card) => card.kind);

/** The four places of a row, null for an empty one. */
export const places = <Card>(cards: Card[]): (Card | null)[] =>
  Array.from({ length: PLACES }, (_, place) => cards[place] ?? null);
