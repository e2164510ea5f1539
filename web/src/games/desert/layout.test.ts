import { expect, test } from "vitest";
import { layoutOf } from "./layout";

const WIDE = { width: 1900, height: 1340 };

test.each([
  ["a low wide window has the herds beside the board", 920, 580, true, false],
  ["one that is nearly square has them in a row", 940, 730, false, false],
  ["on an upright phone the board lies on its side", 380, 600, false, true],
  ["a phone that lies has the herds beside the board", 570, 330, true, false],
])("%s", (_, width, height, beside, turned) => {
  expect(layoutOf({ width, height }, WIDE)).toEqual({ beside, turned });
});

test("a board is not turned for a little", () => {
  const square = { width: 1000, height: 980 };
  expect(layoutOf({ width: 380, height: 600 }, square).turned).toBe(false);
});
