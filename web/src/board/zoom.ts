/** A lens over a board: how much larger it is shown, and which part of it. */
import type { Point } from "./hex";

/** What lies at `p` in the board is shown at `p × scale + (x, y)`, in pixels of the frame. */
export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export interface Room {
  /** The board's own size when all of it is seen. */
  width: number;
  height: number;
  /** How high the frame may become for a board that is looked at closely. */
  tall: number;
}

export const FIT: Lens = { scale: 1, x: 0, y: 0 };
/** The smallest thing one should have to hit with a finger, and a little more. */
const TOUCH = 46;
const LEAST_STEP = 1.6;
const MOST = 6;

/** The height of the frame. */
export function frameHeight(scale: number, { height, tall }: Room): number {
  return Math.min(height * scale, Math.max(height, tall));
}

/** As close to this as it may be: the board fills its frame, and is never smaller. */
export function held({ scale, x, y }: Lens, room: Room): Lens {
  const close = Math.min(Math.max(scale, 1), MOST);
  const within = (place: number, seen: number, all: number) =>
    Math.min(0, Math.max(place, seen - all * close));
  return {
    scale: close,
    x: within(x, room.width, room.width),
    y: within(y, frameHeight(close, room), room.height),
  };
}

/** Larger or smaller around a point of the frame. */
export function scaled(lens: Lens, factor: number, around: Point, room: Room): Lens {
  const scale = Math.min(Math.max(lens.scale * factor, 1), MOST);
  const grown = scale / lens.scale;
  const x = around.x - (around.x - lens.x) * grown;
  const y = around.y - (around.y - lens.y) * grown;
  return held({ scale, x, y }, room);
}

export function moved(lens: Lens, x: number, y: number, room: Room): Lens {
  return held({ ...lens, x: lens.x + x, y: lens.y + y }, room);
}

/** So large that a cell of so many pixels can be hit with a finger; back again if it is. */
export function toggled(lens: Lens, cellSize: number, around: Point, room: Room): Lens {
  if (lens.scale > 1) return FIT;
  return scaled(FIT, Math.max(LEAST_STEP, TOUCH / cellSize), around, room);
}

/** Moved as little as needed for an area of the board to be seen. */
export function showing(lens: Lens, area: DOMRectReadOnly, room: Room): Lens {
  const need = (start: number, length: number, place: number, seen: number) => {
    const [from, to] = [start * lens.scale + place, (start + length) * lens.scale + place];
    return from < 0 ? -from : to > seen ? seen - to : 0;
  };
  const x = need(area.x, area.width, lens.x, room.width);
  const y = need(area.y, area.height, lens.y, frameHeight(lens.scale, room));
  return x || y ? moved(lens, x, y, room) : lens;
}
