/** The four places of a row, null for an empty one. */
const PLACES = 4;

export const places = <Card>(cards: Card[]): (Card | null)[] =>
  Array.from({ length: PLACES }, (_, place) => cards[place] ?? null);

/** Those of them that are empty. */
export const empty = (cards: unknown[]): null[] => places(cards).filter((card) => card === null);
