import { describe, expect, test } from "vitest";
import { FIT, held, moved, scaled, showing, toggled, type Lens } from "../src/board/zoom";

/** A board that leaves room on both sides of it. */
const ROOM = { width: 400, height: 300, board: { x: 50, y: 0, width: 300, height: 300 } };

/** What of the board is shown at a point of the frame. */
const at = (lens: Lens, x: number, y: number) => [
  (x - lens.x) / lens.scale,
  (y - lens.y) / lens.scale,
];

describe("a lens over a board", () => {
  test("it never shows what lies outside", () => {
    const lens = held({ scale: 2, x: 70, y: -9000 }, ROOM);
    expect(lens.x).toBe(-2 * ROOM.board.x);
    expect(lens.y).toBe(ROOM.height - 2 * ROOM.height);
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

  test("what is narrower than its frame stays in the middle", () => {
    const lens = held({ scale: 1.2, x: 70, y: 0 }, ROOM);
    const [left, right] = [50 * 1.2 + lens.x, 350 * 1.2 + lens.x];
    expect(left).toBeCloseTo(ROOM.width - right);
  });

  test("a second tap brings what is small within reach of a finger, a third gives all back", () => {
    const near = toggled(FIT, 20, { x: 100, y: 100 }, ROOM);
    expect(near.scale * 20).toBeGreaterThanOrEqual(44);
    expect(toggled(near, 20, { x: 100, y: 100 }, ROOM)).toEqual(FIT);
  });

  test("it moves as little as needed to show something", () => {
    const near = scaled(FIT, 2, { x: 0, y: 0 }, ROOM);
    const area = { x: 320, y: 10, width: 20, height: 20 };
    const shown = showing(near, area, ROOM);
    expect((area.x + area.width) * shown.scale + shown.x).toBe(ROOM.width);
    expect(showing(shown, area, ROOM)).toBe(shown);
    expect(moved(shown, 1e6, 0, ROOM).x).toBe(-100);
  });
});
