/** What is paid and taken: each with an outline of its own, to be told without colours. */
import type { Good, Ware } from "../view";
import { disc, face, oval, stroke, type Drawing } from "../../../board/drawing";

/** Three dates on their strands. */
const dates: Drawing = [
  stroke(
    "M.500-11.300C-1-8-4-7-5.800-4M.500-11.300V-3M.500-11.300C2-8 4.500-7 6.300-4",
    "linen-deep",
    1.7,
  ),
  face(oval(-6.6, 2, 3.3, 6.2, 14), "date", "line", 1.1),
  face(oval(6.8, 2, 3.3, 6.2, -14), "date", "line", 1.1),
  face(oval(0.1, 4.6, 3.4, 6.8), "date", "line", 1.1),
  stroke(
    "M-7.600-.500C-8.200 1-8.400 2.500-8.300 4M-1.200 1.500C-1.600 3.500-1.600 5.500-1.100 7.300M5.500-.500C5.200 1 5.200 2.500 5.500 4",
    "date-shine",
    1.3,
  ),
];

/** Three crystals on a crust. */
const salt: Drawing = [
  face("M-3.800 9V-6.500L-.300-11 3.400-6.500V9Z", "salt", "salt-line", 1.3),
  face("M.200-6V8.300H2.700V-6.200L-.300-10Z", "salt-shade"),
  face("M-9.800 9.500V1.200L-6.600-2.600-3.200.800V9.500Z", "salt", "salt-line", 1.3),
  face("M-6.200 1.500V8.800H-3.900V1.200L-6.500-1.600Z", "salt-shade"),
  face("M2.800 9.500V3.200L6.200-.800 9.800 3.200V9.500Z", "salt", "salt-line", 1.3),
  face("M6.600 3.400V8.800H9.100V3.500L6.200.200Z", "salt-shade"),
];

/** A little heap of peppercorns. */
const CORNS = [
  [-0.8, -7.4, 3.4],
  [5.6, -4, 3.3],
  [-6, -2, 3.5],
  [1.4, 0.4, 3.6],
  [8, 4.4, 3.2],
  [-7.6, 5.8, 3.3],
  [-0.9, 7.6, 3.5],
] as const;

const pepper: Drawing = [
  face(CORNS.map(([x, y, radius]) => disc(x, y, radius)).join(""), "pepper", "pepper-line", 0.9),
  stroke(
    CORNS.map(([x, y]) => `M${x - 1.5} ${y - 0.8}q1.300-1.500 2.700-.300`).join(""),
    "pepper-shine",
    1,
  ),
];

const gold: Drawing = [
  face(disc(0, 0, 10), "gold", "gold-deep", 1.6),
  stroke(disc(0, 0, 7.2), "gold-deep", 1),
  face(
    "M0-4.600 1.400-1.400 4.600 0 1.400 1.400 0 4.600-1.400 1.400-4.600 0-1.400-1.400Z",
    "gold-deep",
  ),
];

/** A silver cross as smiths of the desert make it: a ring above four points with knobs. */
const point: Drawing = [
  stroke(disc(0, -8.2, 2.6), "silver-line", 3.4),
  stroke(disc(0, -8.2, 2.6), "silver", 1.4),
  face(
    "M0-6.200C1-2.800 2.800-1 6.200-.200L9-1.600 10.800.800 9 3.200 6.200 1.800C2.800 2.600 1 4.400.700 7.400" +
      "L2.200 9.300 0 11.400-2.200 9.300-.700 7.400C-1 4.400-2.800 2.600-6.200 1.800L-9 3.200-10.800.800-9-1.600-6.200-.200C-2.800-1-1-2.800 0-6.200Z",
    "silver",
    "silver-line",
    1.3,
  ),
  face("M0-1.400 2.200.800 0 3-2.200.800Z", "silver-line"),
];

export const WARES: Record<Ware, Drawing> = { dates, salt, pepper, gold, point };

/** One of each, to be counted where several stand in a row; `wide` of 24. */
export const ONES: Record<Good | "gold", { drawing: Drawing; wide: number }> = {
  dates: {
    wide: 11,
    drawing: [
      stroke("M.800-11.300V-7", "linen-deep", 1.8),
      face(oval(0.3, 2, 4.2, 9), "date", "line", 1.2),
      stroke("M-1.300-2.500C-1.800 0-1.800 3-1.200 5.500", "date-shine", 1.6),
    ],
  },
  salt: {
    wide: 12,
    drawing: [
      face("M-4.700 10.800V-5.500L-.400-11 4.700-5.500V10.800Z", "salt", "salt-line", 1.4),
      face("M.500-5V10H3.900V-5.200L-.300-9.600Z", "salt-shade"),
    ],
  },
  pepper: {
    wide: 15,
    drawing: [
      face(disc(0, 1, 6.6), "pepper", "pepper-line", 1),
      stroke("M-3.200-1.200C-1.500-3.700 1.500-3.700 3-1.800", "pepper-shine", 1.6),
    ],
  },
  gold: { wide: 22, drawing: gold },
};

/** A sack: any good. */
export const SACK: Drawing = [
  face(
    "M-3.600-6.200C-9-1-10.500 4-9.500 8-9 10.500-6 11 0 11S9 10.500 9.500 8C10.500 4 9-1 3.600-6.200Z",
    "linen",
    "line",
    1.2,
  ),
  face(
    "M-3.600-6.200-5.500-10.500C-3-9.500-1.500-10.800 0-10.800S3-9.500 5.500-10.500L3.600-6.200Z",
    "linen",
    "line",
    1.2,
  ),
  stroke("M-3.800-5.800H3.800", "linen-deep", 2.2),
  face(oval(-4.2, 4.4, 1.9, 3, 16), "date"),
  face("M-1.700 7.200V2.600L0 .800 1.700 2.600V7.200Z", "salt", "salt-line", 0.7),
  face(disc(4.3, 3, 1.6) + disc(5.2, 6.5, 1.6), "pepper"),
];
