/** The camel: one silhouette for all, and a saddle for each colour that can be told without it. */
import type { Colour } from "./view";

/** Facing right, its feet at 33, within a hex around the origin. */
export const BODY =
  "M-44 1C-45-12-37-18-27-18-20-18-15-21-12-27-7-38 10-39 15-25c2 6 5 11 10 8 6-4 4-15 6-22" +
  "l0-8 5 3c3-1 5 0 7 2l7 5c2 4 0 7-3 7l-8-1C38-18 39-3 27 6l-1 27H16l-2-20C3 16-13 16-23 13" +
  "l-3 20h-10l0-19C-41 11-44 8-44 1Z";

/** The two legs on its far side. */
export const FAR_LEGS = "M-21 12l2 19h8l2-17ZM1 14l2 17h8l2-18Z";

/** The blanket on its hump. */
export const BLANKET = "M-8-25Q2-36 12-24L16 4Q2 8-13 4Z";

export interface Saddle {
  d: string;
  /** Drawn as lines of this width; filled if there is none. */
  line?: number;
}

export const SADDLES: Record<Colour, Saddle> = {
  amber: { d: "M-6-26L-7 5M2-30V6M9.500-26L11 5", line: 4 },
  lime: { d: [dot(-4, -16), dot(6, -16), dot(1, -7), dot(-7, 0), dot(10, 0)].join("") },
  rose: {
    d: "M-7-24h9v9h-9ZM2-15h9.500v9H2ZM-9.500-15h2.500v9h-3.500ZM-7-6h9V5h-9ZM11-6h3.500l1 10-4.500 1Z",
  },
  sky: { d: "M-10-11l6-8 6 8 6-8 5 6M-12 2l7-8 7 8 7-8 6 6", line: 4 },
  violet: { d: "M-11-12Q2-8 14-12L15-2Q2 2-12-2Z" },
};

function dot(x: number, y: number): string {
  return `M${x - 3.5} ${y}a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0`;
}
