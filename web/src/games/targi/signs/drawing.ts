/** Signs that are made of other drawings: smaller, turned, one upon the other. */
import type { Drawing } from "../../../board/drawing";

/** A drawing put somewhere else, smaller: a part of a sign. */
export interface Part {
  drawing: Drawing;
  x: number;
  y: number;
  scale: number;
  /** In degrees. */
  turn?: number;
  /** Set off from what lies under it. */
  halo?: boolean;
}

export const part = (drawing: Drawing, x = 0, y = 0, scale = 1): Part => ({
  drawing,
  x,
  y,
  scale,
});

/** One that lies on another. */
export const above = (drawing: Drawing, x: number, y: number, scale: number, turn = 0): Part => ({
  ...part(drawing, x, y, scale),
  turn,
  halo: true,
});

/** In a corner, on the rest. */
export const badge = (drawing: Drawing): Part => above(drawing, 6.4, 6.4, 0.46);
