import { expect, test } from "vitest";
import { around } from "../src/board/around";

test("after the last comes the first, and before the first the last", () => {
  const list = ["a", "b", "c"];
  expect([around(list, 2, 1), around(list, 0, -1), around(list, -1, -1)]).toEqual(["a", "c", "b"]);
  expect([around(list, 1, 7), around(list, 1, -7), around(["a"], 0, -1)]).toEqual(["c", "a", "a"]);
});
