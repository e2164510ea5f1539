/** The three helpers that water pays: the camel driver, the scout, the caravan leader. */
import { disc, face, stroke, type Drawing } from "../../../board/drawing";

/** A man looking at us: his robe, his face, his beard. */
function man(x: number, robe: string): Drawing {
  return [
    face(
      `M${x - 8.4} 11.6C${x - 8} 6.4 ${x - 5.6} 4.2 ${x - 3.4} 3.4H${x + 3.4}C${x + 5.6} 4.2 ${x + 8} 6.4 ${x + 8.4} 11.6Z`,
      robe,
      "line",
      1.1,
    ),
    face(`M${x - 4}-4.5H${x + 4}V.5C${x + 4} 6 ${x - 4} 6 ${x - 4} .5Z`, "skin", "line", 1),
    face(
      `M${x - 4} .2C${x - 2.6} 1.4 ${x - 1.4}-.2 ${x} .4 ${x + 1.4}-.2 ${x + 2.6} 1.4 ${x + 4} .2 ${x + 4} 7 ${x - 4} 7 ${x - 4} .2Z`,
      "line",
    ),
    face(disc(x - 1.8, -2, 0.8) + disc(x + 1.8, -2, 0.8), "line"),
  ];
}

/** A cloth over the head, falling on the shoulders, held by a cord. */
const scarf = (x: number, cord: string): Drawing => [
  face(
    `M${x - 4.2} 3.8C${x - 6} 3.4 ${x - 7} 1 ${x - 6.4}-4C${x - 6}-9 ${x - 3.4}-11.2 ${x}-11.2S${x + 6}-9 ${x + 6.4}-4C${x + 7} 1 ${x + 6} 3.4 ${x + 4.2} 3.8` +
      `C${x + 4.6} 1 ${x + 4.6}-2.4 ${x + 3.6}-4.6 ${x + 1.6}-5.6 ${x - 1.6}-5.6 ${x - 3.6}-4.6 ${x - 4.6}-2.4 ${x - 4.6} 1 ${x - 4.2} 3.8Z`,
    "linen",
    "line",
    1.1,
  ),
  stroke(`M${x - 6}-6.2C${x - 3}-7.8 ${x + 3}-7.8 ${x + 6}-6.2`, cord, 1.6),
];

/** Beside his camel, which he holds by the rein. */
const driver: Drawing = [
  face(
    "M11.8 11.6V2C11.8-2 11-4.6 9.4-6.6L9-9 7.4-7.6C5.6-7.6 3.6-6 1.8-4.2.8-3 1.2-1.6 2.6-1.4 4.2-1.2 5.8-2 6.6-1.6 6.4 3 5.4 7 4.4 11.6Z",
    "coat",
    "line",
    1.1,
  ),
  face(disc(6.8, -4.9, 0.8), "line"),
  stroke("M4-5.4 4.8-1.6M4.8-1.8 8.8-4.4M4.4-2C2.6 3 0 5.6-2 7", "clay-shade", 1.2),
  ...man(-4.2, "robe-other"),
  ...scarf(-4.2, "robe-other"),
];

/** Looking far through his glass. */
const scout: Drawing = [
  ...man(-2, "robe"),
  ...scarf(-2, "robe"),
  face("M-1.6-3.4 4.4-4.6 4.8-.6-1-.8Z", "brass-deep", "line", 1),
  face("M4.2-5.4 11.6-7.4 12 .4 4.6-.2Z", "brass", "line", 1.1),
];

/** With the caravan's banner. */
const leader: Drawing = [
  ...man(-3, "robe-third"),
  ...scarf(-3, "gold"),
  stroke("M6 11.6V-11.2", "line", 3),
  stroke("M6 11.4V-11", "brass", 1.4),
  face("M6.2-10.8H12L10-7 12-3.2H6.2Z", "jewel", "line", 1.1),
];

export const HELPERS: Record<"driver" | "scout" | "leader", Drawing> = { driver, scout, leader };
