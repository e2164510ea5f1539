/** The four goods: each with an outline of its own, to be told without colours. */
import type { Good } from "../view";
import { face, stroke, type Drawing } from "../../../board/drawing";

/** A burner on its foot, with smoke. */
const incense: Drawing = [
  stroke("M-2.5-1.5C-6-4.5 .5-6.5-3-10.8M3.5-1.5C0-4.5 6.5-6.5 3-10.8", "smoke", 2),
  face(
    "M-9.5 0H9.5C9 4.5 6 6.6 2.6 7.2L4.6 11H-4.6L-2.6 7.2C-6 6.6-9 4.5-9.5 0Z",
    "clay",
    "line",
    1.3,
  ),
  stroke("M-7 3.3H7", "ember", 1.7),
];

/** A phial of amber resin. */
const myrrh: Drawing = [
  face(
    "M-2-8V-4.6C-2-3-3-2.2-4.6-1-7.2.8-8.4 3-8.4 5.3-8.4 9-5.4 11.2 0 11.2S8.4 9 8.4 5.3C8.4 3 7.2.8 4.6-1 3-2.2 2-3 2-4.6V-8Z",
    "amber",
    "line",
    1.3,
  ),
  stroke("M-5.4 5.4C-5.4 3.6-4.4 2-2.8 1", "amber-shine", 1.9),
  stroke("M5 6.8C4.4 8 3.2 8.7 1.8 8.9", "amber-deep", 1.4),
  stroke("M-3.8-7.4H3.8", "line", 2.2),
  face("M-2.2-11.4H2.2L1.8-8.4H-1.8Z", "wood", "line", 1),
];

/** A white cone, as salt is heaped up to dry. */
const salt: Drawing = [
  face(
    "M-11 9.8C-8.2 6.6-4.4-3-2.2-8-1.2-10.4 1.2-10.4 2.2-8 4.4-3 8.2 6.6 11 9.8 11.4 10.4 11 10.8 10.2 10.8H-10.2C-11 10.8-11.4 10.4-11 9.8Z",
    "salt",
    "salt-line",
    1.5,
  ),
  face("M.6-8.8C1.4-8.6 1.7-7.6 2-6.8 4-2 7.4 6.2 9.8 9.9H2.4C4 4.5 2.6-3.5.6-8.8Z", "salt-shade"),
  stroke("M-5.4 7.4-4.4 5.4M-2.6 3.4-1.8 1.4M-1.6 8-1 6.8M-1.6-2.6-1-4.2", "salt-line", 1),
];

/** Cut stones. */
const gems: Drawing = [
  face("M-10.5-2.5-6.5-8.5H3.5L7.5-2.5-1.5 10.5Z", "ruby", "line", 1.3),
  face("M-6-2.5-1.5-8H-6L-9.5-2.5Z", "ruby-light"),
  stroke("M-10-2.5H7M-5.5-2.5-1.5 9.5 2.5-2.5-1.5-8-5.5-2.5", "ruby-deep", 0.9),
  face("M3 5.5 5.5 2H9.5L12 5.5 7.5 11Z", "jade", "line", 1.2),
  stroke("M3.5 5.5H11.5", "jade-light", 0.9),
];

export const GOODS_DRAWN: Record<Good, Drawing> = { incense, myrrh, salt, gems };
