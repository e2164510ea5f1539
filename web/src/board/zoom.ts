/** A lens over a board: how much larger it is shown, and which part of it. */
import type { Point } from "./hex";

/** What lies at `p` of the frame when all is seen is shown at `p × scale + (x, y)`, in pixels. */
export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Room {
  /** The frame's size. */
  width: number;
  height: number;
  /** Where the board is in it when all of it is seen. */
  board: Box;
}

export const FIT: Lens = { scale: 1, x: 0, y: 0 };
/** The smallest thing one should have to hit with a finger, and a little more. */
const TOUCH = 46;
const LEAST_STEP = 1.6;
const MOST = 6;

/** As close to this as it may be: a board that is larger than its frame fills it, one that is smaller
stands in its middle, and none is smaller than when all is seen. */
export function held({ scale, x, y }: Lens, { width, height, board }: Room): Lens {
  const close = Math.min(Math.max(scale, 1), MOST);
  const within = (place: number, seen: number, from: number, length: number) => {
    const [start, all] = [from * close, length * close];
    if (all <= seen) return (seen - all) / 2 - start;
    return Math.min(-start, Math.max(place, seen - all - start));
  };
  const held = {
    x: within(x, width, board.x, board.width),
    y: within(y, height, board.y, board.height),
  };
  return close === 1 ? FIT : { scale: close, ...held };
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
export function showing(lens: Lens, area: Box, room: Room): Lens {
  const need = (start: number, length: number, place: number, seen: number) => {
    const [from, to] = [start * lens.scale + place, (start + length) * lens.scale + place];
    return from < 0 ? -from : to > seen ? seen - to : 0;
  };
  const x = need(area.x, area.width, lens.x, room.width);
  const y = need(area.y, area.height, lens.y, room.height);
  return x || y ? moved(lens, x, y, room) : lens;
}
