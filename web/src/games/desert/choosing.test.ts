import { describe, expect, test } from "vitest";
import { given } from "../../../tests/given";
import { Choosing } from "./choosing.svelte";

describe("a press", () => {
  const cells = ["a1", "a2", "a3"].map((name) => ({ name }));
  const view = { phase: "camels", cells, colours: ["lime", "mint"] };

  test("takes up the only herd that can go there", () => {
    const { now, said } = given(view, "camel lime a1", "camel lime a2", "camel mint a2");
    const choosing = new Choosing(() => now);
    choosing.press("a1", false);
    expect([choosing.herd, choosing.picked, said]).toEqual(["lime", "a1", []]);
    choosing.press("a1", false);
    expect(said).toEqual(["play camel lime a1"]);
  });

  test("keeps a space for which a herd has to be chosen", () => {
    const { now, said } = given(view, "camel lime a2", "camel mint a2");
    const choosing = new Choosing(() => now);
    choosing.press("a2", true);
    expect([choosing.herd, choosing.shared]).toEqual([null, "a2"]);
    choosing.choose("mint" as never);
    expect([choosing.shared, choosing.picked]).toEqual([null, "a2"]);
    choosing.press("a3", false);
    expect(said).toEqual(["ask camel mint a3"]);
    expect([choosing.release(), choosing.herd, choosing.release()]).toEqual([true, null, false]);
  });
});
