import { describe, expect, test } from "vitest";
import {
  FIT,
  frameHeight,
  held,
  moved,
  scaled,
  showing,
  toggled,
  type Lens,
} from "../src/board/zoom";

const ROOM = { width: 400, height: 300, tall: 500 };

/** What of the board is shown at a point of the frame. */
const at = (lens: Lens, x: number, y: number) => [
  (x - lens.x) / lens.scale,
  (y - lens.y) / lens.scale,
];

describe("a lens over a board", () => {
  test("it never shows what lies outside", () => {
    const lens = held({ scale: 2, x: 70, y: -9000 }, ROOM);
    expect(lens.x).toBe(0);
    expect(lens.y).toBe(frameHeight(2, ROOM) - 2 * ROOM.height);
  });

  test("it is never smaller than the board, nor too close", () => {
    expect(held({ scale: 0.2, x: 0, y: 0 }, ROOM)).toEqual(FIT);
    expect(scaled(FIT, 1000, { x: 200, y: 150 }, ROOM).scale).toBe(6);
  });

  test("what is under the fingers stays there", () => {
    const before = scaled(FIT, 2, { x: 200, y: 150 }, ROOM);
    const after = scaled(before, 1.5, { x: 180, y: 160 }, ROOM);
    const [x, y] = at(before, 180, 160);
    expect(at(after, 180, 160)[0]).toBeCloseTo(x!);
    expect(at(after, 180, 160)[1]).toBeCloseTo(y!);
  });

  test("a frame grows with its board, up to what the screen has", () => {
    expect(frameHeight(1, ROOM)).toBe(300);
    expect(frameHeight(1.5, ROOM)).toBe(450);
    expect(frameHeight(4, ROOM)).toBe(500);
  });

  test("a second tap brings what is small within reach of a finger, a third gives all back", () => {
    const near = toggled(FIT, 20, { x: 100, y: 100 }, ROOM);
    expect(near.scale * 20).toBeGreaterThanOrEqual(44);
    expect(toggled(near, 20, { x: 100, y: 100 }, ROOM)).toEqual(FIT);
  });

  test("it moves as little as needed to show something", () => {
    const near = scaled(FIT, 2, { x: 0, y: 0 }, ROOM);
    const area = { x: 350, y: 10, width: 20, height: 20 } as DOMRectReadOnly;
    const shown = showing(near, area, ROOM);
    expect((area.x + area.width) * shown.scale + shown.x).toBe(ROOM.width);
    expect(showing(shown, area, ROOM)).toBe(shown);
    expect(moved(shown, 1e6, 0, ROOM).x).toBe(0);
  });
});
