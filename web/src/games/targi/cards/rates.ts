/** What Trader and Silversmith exchange, as their cards show it. */
import type { BorderName } from "../view";

/** Alike goods, whichever, or something else. */
export type Thing = "good" | "gold" | "point";

/** So many of one for so many of another, each pair a rate. */
export interface Rates {
  gives: Thing;
  takes: Thing;
  pairs: [number, number][];
}

export const RATES: Partial<Record<BorderName, Rates[]>> = {
  trader: [
    { gives: "good", takes: "gold", pairs: [[3, 1]] },
    { gives: "good", takes: "good", pairs: [[2, 1]] },
  ],
  silversmith: [
    {
      gives: "good",
      takes: "point",
      pairs: [
        [2, 1],
        [4, 3],
      ],
    },
    {
      gives: "gold",
      takes: "point",
      pairs: [
        [1, 2],
        [2, 4],
      ],
    },
  ],
};
