/** The goods cards by name, in the order of their words, and what each gives. */
import type { Amount } from "../choices";

export const GOODS_CARDS = [
  "date",
  "salt",
  "pepper",
  "dates2",
  "salt2",
  "pepper2",
  "date+salt",
  "date+pepper",
  "salt+pepper",
  "choice",
  "gold",
  "point",
] as const;

export type GoodsName = (typeof GOODS_CARDS)[number];

/** One of these, where there is a choice; else all of them. */
const GIVES: Record<GoodsName, Amount[]> = {
  date: [{ ware: "dates", number: 1 }],
  salt: [{ ware: "salt", number: 1 }],
  pepper: [{ ware: "pepper", number: 1 }],
  dates2: [{ ware: "dates", number: 2 }],
  salt2: [{ ware: "salt", number: 2 }],
  pepper2: [{ ware: "pepper", number: 2 }],
  "date+salt": [
    { ware: "dates", number: 1 },
    { ware: "salt", number: 1 },
  ],
  "date+pepper": [
    { ware: "dates", number: 1 },
    { ware: "pepper", number: 1 },
  ],
  "salt+pepper": [
    { ware: "salt", number: 1 },
    { ware: "pepper", number: 1 },
  ],
  choice: [
    { ware: "dates", number: 1 },
    { ware: "salt", number: 1 },
    { ware: "pepper", number: 1 },
  ],
  gold: [{ ware: "gold", number: 1 }],
  point: [{ ware: "point", number: 1 }],
};

export const givesOf = (name: string) => GIVES[name as GoodsName];
