/** Water, camels, rumours and the turban. */
import { disc, face, stroke, type Drawing } from "../../../board/drawing";

/** A drop around a point, so high. */
export function drop(x: number, y: number, high: number): Drawing {
  const at = (dx: number, dy: number) => `${x + dx * high} ${y + dy * high}`;
  return [
    face(
      `M${at(0, -0.5)}C${at(0.14, -0.24)} ${at(0.34, -0.04)} ${at(0.34, 0.17)}C${at(0.34, 0.37)} ${at(0.19, 0.5)} ${at(0, 0.5)}` +
        `S${at(-0.34, 0.37)} ${at(-0.34, 0.17)}C${at(-0.34, -0.04)} ${at(-0.14, -0.24)} ${at(0, -0.5)}Z`,
      "drop",
      "drop-line",
      1.1,
    ),
    stroke(
      `M${at(-0.17, 0.12)}C${at(-0.18, 0.24)} ${at(-0.1, 0.32)} ${at(0, 0.34)}`,
      "drop-shine",
      high * 0.09,
    ),
  ];
}

/** A water stone: a pebble with a drop. */
export const WATER: Drawing = [
  face(
    "M-10.8 1.5C-11.5-6-6-11 .5-11S11.5-6.5 11-.5 7 11 .5 11-10.2 7.5-10.8 1.5Z",
    "stone",
    "drop-line",
    1.3,
  ),
  stroke("M-7.8-2.5C-7-5.8-4.5-7.8-1.5-8.3", "plate", 1.5),
  ...drop(0.3, 0, 15.5),
];

/** A camel with packs on both sides. */
export const CAMEL: Drawing = [
  face("M-5 4-4.5 10.5H-2.7L-2.2 4.5ZM.3 4.5.5 10.5H2.2L2.6 4Z", "coat-shade"),
  face(
    "M-10.5 2.5C-10.7-1-8.5-2.5-6-3-4.5-7.5.5-7.5 2-3 3-2 4.3-2 5-3 6-4.5 5.7-7 6.3-9 6.8-10.5 8.2-10.8 9.2-10.2" +
      "L11.5-8.8C12-8 11.6-7.2 10.8-7.2L8.9-7.3C8.8-3.5 8.3.8 5 3L4.8 11H3L2 4.6C-.8 5.4-4 5.4-6.3 4.6" +
      "L-7.2 11H-9L-9.3 5.6C-10.1 4.8-10.5 3.8-10.5 2.5Z",
    "coat",
    "line",
    1.1,
  ),
  face("M-7.3-3.5C-3.5-5-.8-5-.8-5L2.8-3.5 3.6 3.5C.5 5-5 5-8 3.5Z", "pack", "line", 1.1),
  stroke("M-7.3-.2C-3.5.8-.5.8 3-.2", "pack-light", 1.3),
];

const question = (x: number, y: number, size: number) =>
  `M${x - 3.2 * size} ${y - 2.6 * size}C${x - 3.2 * size} ${y - 7.4 * size} ${x + 3.6 * size} ${y - 7.4 * size} ${x + 3.4 * size} ${y - 3 * size}` +
  `C${x + 3.2 * size} ${y - 0.4 * size} ${x} ${y - 0.6 * size} ${x} ${y + 2.4 * size}M${x} ${y + 6.2 * size}v.01`;

/** Word goes round. */
export const TALE: Drawing = [
  face(
    "M-7-10.5H7Q11-10.5 11-6.5V1.5Q11 5.5 7 5.5H1.5C0 8.5-2.5 10.5-6.5 11.3-5 9.5-4.5 7.5-4.8 5.5H-7Q-11 5.5-11 1.5V-6.5Q-11-10.5-7-10.5Z",
    "tale",
    "line",
    1.1,
  ),
  stroke(question(0, -2.4, 0.95), "tale-ink", 2.2),
];

/** A rumour tile, face down. */
export const RUMOUR: Drawing = [
  face(
    "M-8-10.8H8Q10.8-10.8 10.8-8V8Q10.8 10.8 8 10.8H-8Q-10.8 10.8-10.8 8V-8Q-10.8-10.8-8-10.8Z",
    "tale",
    "line",
    1.2,
  ),
  stroke(
    "M-6.8-8.3H6.8Q8.3-8.3 8.3-6.8V6.8Q8.3 8.3 6.8 8.3H-6.8Q-8.3 8.3-8.3 6.8V-6.8Q-8.3-8.3-6.8-8.3Z",
    "tale-light",
    1,
  ),
  stroke(question(0, 0, 0.86), "tale-ink", 2.2),
];

export const TURBAN: Drawing = [
  face("M-10.5 5C-13-3 -7.5-9.5 0-9.5S13-3 10.5 5C7 8.5-7 8.5-10.5 5Z", "linen", "line", 1.3),
  stroke(
    "M-10.8 1.5C-6-3.5 0-5.5 8.5-4.5M-9.8 5.3C-4 1 3-1 11-.3M-6.5-7C-3-4.5 4 2 7.8 6.5",
    "linen-shade",
    1.5,
  ),
  face("M0-11.5C2.8-9 2.8-6 0-3.8-2.8-6-2.8-9 0-11.5Z", "jewel", "line", 1.1),
  face(disc(0, -1, 2.2), "gold", "line", 1),
];
