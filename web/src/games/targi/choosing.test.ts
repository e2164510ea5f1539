import { describe, expect, test } from "vitest";
import { given } from "../../../tests/given";
import { Choosing } from "./choosing.svelte";

describe("a press", () => {
  test("skips only when it is done twice", () => {
    const { now, said } = given({ phase: "acting" }, "use 2", "skip 3");
    const choosing = new Choosing(() => now);
    choosing.press("3", false);
    expect([choosing.picked, said]).toEqual(["3", []]);
    choosing.press("3", false);
    choosing.press("2", false);
    choosing.press("4", false);
    expect(said).toEqual(["play skip 3", "play use 2", "ask use 4"]);
  });

  test("takes up one of several markers before it is moved", () => {
    const { now, said } = given({ phase: "moving" }, "move a1 b1", "move a2 b2");
    const choosing = new Choosing(() => now);
    expect([choosing.possible("a2"), choosing.possible("b2")]).toEqual([true, false]);
    choosing.press("a2", true);
    expect([choosing.from, choosing.possible("b2"), said]).toEqual(["a2", true, []]);
    choosing.press("b1", false);
    choosing.press("b2", false);
    expect(said).toEqual(["ask move a2 b1", "play move a2 b2"]);
    expect([choosing.release(), choosing.from]).toEqual([true, null]);
  });
});
