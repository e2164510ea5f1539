import { expect, test } from "vitest";
import { clock, percent, signed } from "../src/pages/puzzles/clock";

test("what is left of a run is told as minutes and seconds, and none before it is over", () => {
  expect([180_000, 61_001, 60_000, 999, 1, 0].map(clock)).toEqual([
    "3:00",
    "1:02",
    "1:00",
    "0:01",
    "0:01",
    "0:00",
  ]);
});

test("what is not sure is neither none nor all", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual([1, 1, 50, 99, 99]);
});

test("a change says which way it went", () => {
  expect([12, 0, -7].map(signed)).toEqual(["+12", "+0", "−7"]);
});
