/** Parts of signs: plus and minus, arrows, cards, pieces, people, a hand, a shield. */
import { disc, face, stroke, type Drawing } from "../../../board/drawing";

export const PLUS: Drawing = [
  face(disc(0, 0, 11), "more"),
  stroke("M-5.500 0H5.500M0-5.500V5.500", "on-badge", 3.4),
];

export const MINUS: Drawing = [
  face(disc(0, 0, 11), "less"),
  stroke("M-5.500 0H5.500", "on-badge", 3.6),
];

const SHEET =
  "M-5.500-11H5.500Q8-11 8-8.500V8.500Q8 11 5.500 11H-5.500Q-8 11-8 8.500V-8.500Q-8-11-5.500-11Z";

/** An empty card, and one that is laid. */
export const CARD: Drawing = [face(SHEET, "card", "line", 1.4)];
export const LAID: Drawing = [face(SHEET, "linen", "line", 2.6)];

/** There, and back. */
export const EXCHANGE: Drawing = [
  stroke(
    "M-8.500-8.500H8.500M4.500-11.300 8.500-8.500 4.500-5.700M8.500 8.500H-8.500M-4.500 11.300-8.500 8.500-4.500 5.700",
    "ink",
    2.2,
  ),
];

const PAWN =
  "M0-11A4.300 4.300 0 0 1 2.600-3.300C4 1 6 5 7.500 11H-7.500C-6 5-4 1-2.600-3.300A4.300 4.300 0 0 1 0-11Z";

/** A Targi of one's own, and another's. */
export const OWN: Drawing = [face(PAWN, "more", "line", 1.4)];
export const OTHER: Drawing = [face(PAWN, "halo", "ink", 2)];

/** The people of a tribe. */
export const PEOPLE: Drawing = [
  ...[-6.6, 6.6].flatMap((x) => [
    face(
      `M${x - 4.6} 10C${x - 4.6} 3.500 ${x - 3} 1 ${x} 1S${x + 4.6} 3.500 ${x + 4.6} 10Z`,
      "linen",
      "line",
      1.1,
    ),
    face(disc(x, -2.2, 3.1), "linen", "line", 1.1),
  ]),
  face("M-6.500 11C-6.500 3-4 0 0 0S6.500 3 6.500 11Z", "linen", "line", 1.1),
  face(disc(0, -4.6, 4.4), "linen", "line", 1.1),
  stroke("M-2.600-5H2.600", "line", 2),
];

/** A hand from below, holding something. */
export const HAND: Drawing = [
  face(
    "M-7 11V6C-9-.500-9.500-3-8-3.800S-5.500-2.500-4.500 1.500V-5.500C-4.500-7.700-1.500-7.700-1.500-5.500V-1-6.500" +
      "C-1.500-8.700 1.500-8.700 1.500-6.500V-1-5.500C1.500-7.700 4.500-7.700 4.500-5.500V0-2.500C4.500-4.500 7.300-4.500 7.300-2.500V4C7.300 7 6 9 5.500 11Z",
    "skin",
    "line",
    1.2,
  ),
];

export const SHIELD: Drawing = [
  face(
    "M0-11.500C3-9.500 6.500-8.700 10-8.700 10.500 1 7 8 0 11.500-7 8-10.500 1-10-8.700-6.500-8.700-3-9.500 0-11.500Z",
    "silver",
    "silver-line",
    1.5,
  ),
  stroke("M-4.600-.500-1.200 3 5-4.500", "more", 3),
];

/** Hammer and anvil. */
export const HAMMER: Drawing = [
  stroke("M-8 9 4-5", "wood", 2.8),
  face(
    "M-1.500-8.500 3-11.500C6-11 9.500-8 10.500-4.500L8-.500Z",
    "silver-shade",
    "silver-line",
    1.2,
  ),
];

export const SABRES: Drawing = [
  face(
    "M-10.500-10.500C-4-9 3-2.500 6.500 4.500L4.300 6.300C-1 1-7-4.500-10.500-10.500Z",
    "steel",
    "silver-line",
    1,
  ),
  face(
    "M10.500-10.500C4-9-3-2.500-6.500 4.500L-4.300 6.300C1 1 7-4.500 10.500-10.500Z",
    "steel",
    "silver-line",
    1,
  ),
  stroke("M2.200 7.800 8.300 3M-2.200 7.800-8.300 3", "gold-deep", 2.2),
  stroke("M6 6 9.500 10M-6 6-9.500 10", "wood", 2.6),
];

/** A point, as a badge: the clasp on which cards show theirs. */
export const WORTH: Drawing = [
  face("M0-13.500 13.500 0 0 13.500-13.500 0Z", "silver", "silver-line", 2.6),
  face("M0-5.500 5.500 0 0 5.500-5.500 0Z", "silver-line"),
];

/** Where much is kept. */
export const CRATE: Drawing = [
  face("M-11 0H11V11H-11Z", "wood", "line", 1.2),
  stroke("M-11 5.500H11M-4.500 0V11M4.500 0V11", "line", 0.9),
];
