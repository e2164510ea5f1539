import { describe, expect, test } from "vitest";
import { given } from "../../../tests/given";
import { Choosing } from "./choosing.svelte";

describe("a press", () => {
  const view = { phase: "laying", laid: null, players: [{ caravan: "f6", explorers: [] }] };

  test("turns a tile that fits in several ways; the key lays it", () => {
    const { now, said } = given(view, "lay g6 0", "lay g6 2", "lay e6 1");
    const choosing = new Choosing(() => now);
    expect(choosing.current).toBe("f6");
    choosing.press("g6", false);
    choosing.press("g6", false);
    expect([choosing.picked, choosing.rotation("g6"), said]).toEqual(["g6", 2, []]);
    choosing.confirm("g6");
    choosing.press("e6", false);
    expect(said).toEqual(["play lay g6 2", "play lay e6 1"]);
  });

  test("on a tile with two oases goes on to the part that is pressed", () => {
    const exploring = { ...view, phase: "exploring", laid: "g6" };
    const { now, said } = given(exploring, "explorer 9 n", "explorer 9 s");
    const choosing = new Choosing(() => now);
    choosing.confirm("g6");
    expect([choosing.part, said]).toEqual(["n", []]);
    choosing.pressPart("s", true);
    expect([choosing.part, said]).toEqual(["s", []]);
    choosing.pressPart("s", true);
    expect(said).toEqual(["play explorer 9 s"]);
  });

  test("leaves it to the panel who goes exploring, if several could", () => {
    const exploring = { ...view, phase: "exploring", laid: "g6" };
    const { now, said } = given(exploring, "explorer 9 n", "explorer 2 n", "pass");
    const choosing = new Choosing(() => now);
    choosing.press("g6", false);
    choosing.pressPart("n", false);
    expect([choosing.picked, choosing.part, said]).toEqual(["g6", "n", []]);
    choosing.height = 2; // pointed at
    expect(choosing.action("g6")).toBe("explorer 2 n");
  });
});
