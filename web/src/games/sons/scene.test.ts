import { expect, test } from "vitest";
import type { View } from "./view";
import { placeNow, type Scene } from "./panel/scene.svelte";

const explorers = (...heights: number[]) =>
  heights.map((height) => ({ height, seat: height % 2, turban: false }));
const scene: Scene = { line: explorers(7, 3, 1), paid: null, home: [], took: [] };
const left = (...heights: number[]) => ({ line: explorers(...heights) }) as View;

test("whoever stands first of those who are left has the turn", () => {
  expect(placeNow(scene, left(7, 3, 1))).toBe(0);
  expect(placeNow(scene, left(1))).toBe(2);
});

test("all have had it when nobody is left", () => {
  expect(placeNow(scene, left())).toBe(3);
});

test("another scoring's line is not taken for this one's", () => {
  expect(placeNow(scene, left(5, 3))).toBe(-1);
});
