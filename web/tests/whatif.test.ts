import { describe, expect, test, vi } from "vitest";
import {
  actionIn,
  boundaries,
  depthOf,
  pathOf,
  placed,
  without,
  written,
} from "../src/pages/whatif/steps";
import type { BranchTold, VariationTold } from "../src/wire/types";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
const { WhatIf } = await import("../src/pages/whatif/whatif.svelte");

const variation = (within: number | null, after: number, ...actions: string[]): VariationTold => ({
  ...{ within, after, actions, name: "", note: "" },
});

const moved = (all: VariationTold[]) =>
  all.map((one) => ({ ...one, within: one.within === null ? null : one.within + 1 }));

const kept = [
  variation(null, 5, "1 a", "* b", "2 c"),
  variation(0, 2, "2 d", "1 e"),
  variation(1, 1, "1 f"),
  variation(null, 7, "2 g"),
];

describe("another way, written down", () => {
  test("one stands still only where a seat has to act, or at the end", () => {
    expect(boundaries([])).toEqual([0]);
    expect(boundaries([{ seat: 0 }, { seat: -1 }, { seat: 1 }])).toEqual([0, 2, 3]);
    expect(boundaries([{ seat: 0 }, { seat: -1 }])).toEqual([0, 2]);
  });

  test("seats count from 1 in a record, and chance is a star", () => {
    const entries = [
      { n: 0, seat: 0, action: "lime d5" },
      { n: 1, seat: -1, action: "draw 4" },
    ];
    expect(written(entries)).toEqual(["1 lime d5", "* draw 4"]);
    expect(written(entries).map(actionIn)).toEqual(["lime d5", "draw 4"]);
  });

  test("a variation of a variation has all that led to it", () => {
    expect(pathOf(kept, 1).lines).toEqual(["1 a", "* b", "2 d", "1 e"]);
    expect(pathOf(kept, 2)).toEqual({ ply: 5, lines: ["1 a", "* b", "2 d", "1 f"], begins: 3 });
    expect(kept.map((_, at) => depthOf(kept, at))).toEqual([0, 1, 2, 0]);
  });

  test("what leaves a variation goes with it, and the others still find theirs", () => {
    expect(without(kept, 0)).toEqual([kept[3]]);
    expect(without(kept, 1)).toEqual([kept[0], kept[3]]);
    expect(without([kept[3]!, variation(0, 1, "1 h")], 1)).toEqual([kept[3]]);
    expect(without([variation(null, 1, "1 z"), ...moved(kept)], 0)).toEqual(kept);
  });
});

describe("a way that is to be kept", () => {
  test("a way is kept where it leaves what is there", () => {
    expect(placed(kept, 5, ["1 a", "* b", "2 x"])).toEqual({
      said: { within: 0, after: 2, actions: ["2 x"] },
      extends: null,
    });
    expect(placed(kept, 5, ["1 a", "* b", "2 d", "1 x"]).said).toEqual({
      ...{ within: 1, after: 1, actions: ["1 x"] },
    });
    expect(placed(kept, 9, ["1 a"]).said).toEqual({ within: null, after: 9, actions: ["1 a"] });
  });

  test("who goes on makes it longer, and who stops earlier changes nothing", () => {
    const longer = placed(kept, 7, ["2 g", "1 h"]);
    expect(longer).toEqual({ said: variation(null, 7, "2 g", "1 h"), extends: 3 });
    expect(placed(kept, 5, ["1 a"])).toEqual({ said: kept[0], extends: 0 });
  });
});

/** A server at which two seats act in turn; after each action of seat 1 chance draws. */
function answering(actions: string[]): BranchTold {
  const entries = actions.map((action, n) => ({ n, seat: [0, 1, -1][n % 3]!, action }));
  if (entries.length % 3 === 2) entries.push({ n: entries.length, seat: -1, action: "draw" });
  const actor = entries.length % 3;
  return {
    ...{ ply: 4, seat: actor, entries, events: [], view: { n: entries.length }, actor },
    ...{ legal: [{ action: "x" }], over: false, result: null, points: [], position: "" },
  } as unknown as BranchTold;
}
const asked: string[][] = [];
const branch = async ({ actions = [], level }: { actions?: string[]; level?: string | null }) => {
  asked.push(actions);
  return answering(level ? [...actions, level] : actions);
};

describe("going another way", () => {
  test("chance's outcomes are sent back, so that the same way is gone", async () => {
    const way = new WhatIf(branch);
    await way.begin("own", 4);
    await way.play("a");
    await way.play("b");
    await way.play("c");
    expect(asked.at(-1)).toEqual(["a", "b", "draw", "c"]);
    expect(way.stops).toEqual([0, 1, 3, 4]);
    await way.back();
    expect([way.at, asked.at(-1)]).toEqual([3, ["a", "b", "draw"]]);
    await way.back();
    await way.play("d");
    expect(way.entries.map(({ action }) => action)).toEqual(["a", "d", "draw"]);
  });

  test("bots move for the others, until it is one's own turn", async () => {
    const way = new WhatIf(branch);
    await way.begin("own", 4);
    way.level = "easy";
    await way.play("a");
    expect(way.entries.map(({ action }) => action)).toEqual(["a", "easy", "draw"]);
    expect(way.actor).toBe(way.hand);
  });

  test("a better line is shown from its first step, and nothing can be played in it", async () => {
    const way = new WhatIf(branch);
    await way.begin("line", 4, ["a", "b"], 1);
    expect([way.at, way.legal]).toEqual([1, []]);
    await way.on();
    expect(way.at).toBe(3);
    expect(way.on()).toBeUndefined();
  });
});

describe("a move of one's own", () => {
  test("a move that is tried is judged, and the next waits for it to be read", async () => {
    const way = new WhatIf(branch, async (ply, action) => ({ ply, action, verdict: {} as never }));
    await way.begin("try", 4);
    expect(way.legal).toHaveLength(1);
    await way.play("a");
    expect([way.tried?.action, way.legal]).toEqual(["a", []]);
    await way.goOn();
    expect([way.mode, way.legal.length]).toEqual(["own", 1]);
  });

  test("who has gone elsewhere meanwhile is not called back", async () => {
    const way = new WhatIf(branch);
    await way.begin("own", 4);
    const late = way.play("a");
    way.close();
    await late;
    expect([way.open, way.told]).toEqual([false, null]);
  });
});

/** Whoever draws is chance, until it is told what came up. */
const table = async ({ ply, actions }: { ply: number; actions?: string[] }) => {
  const done = actions ?? [];
  const drawn = done.length % 2 === 0;
  return {
    ...{ ply, seat: null, events: [], view: {}, over: false, result: null, points: [] },
    entries: done.map((action, n) => ({ n, seat: n % 2 ? -1 : 0, action })),
    actor: drawn ? 0 : -1,
    legal: [{ action: drawn ? "a" : "salt", preview: [] }],
    position: "",
  } as BranchTold;
};

describe("a real game", () => {
  test("what came up is asked for, and nobody acts meanwhile", async () => {
    const way = new WhatIf(table);
    await way.begin("own", 0);
    expect([way.outcomes.length, way.legal.length]).toEqual([0, 1]);
    await way.play("a");
    expect([way.outcomes.length, way.legal, way.actor]).toEqual([1, [], null]);
    await way.play("salt");
    expect([way.outcomes, way.legal.length, way.drawn]).toEqual([[], 1, [1]]);
  });

  test("who has gone back to a draw can have it drawn here after all", async () => {
    let waits = true;
    const drawing = new WhatIf((wanted) => {
      const actions = wanted.actions ?? [];
      const here = !waits && actions.length % 2 ? [...actions, "drawn"] : actions;
      return table({ ...wanted, actions: here });
    });
    await drawing.begin("own", 0);
    await drawing.play("a");
    await drawing.play("salt");
    await drawing.back();
    expect(drawing.outcomes).toHaveLength(1);
    waits = false;
    await drawing.again();
    expect(drawing.entries.map(({ action }) => action)).toEqual(["a", "drawn"]);
    expect(drawing.outcomes).toEqual([]);
  });

  test("one can go back to where it came up, and tell it anew", async () => {
    const way = new WhatIf(table);
    await way.begin("own", 0);
    for (const action of ["a", "salt", "a", "dates"]) await way.play(action);
    expect(way.stops).toEqual([0, 1, 2, 3, 4]);
    await way.back();
    expect([way.at, way.outcomes.length]).toEqual([3, 1]);
    await way.play("pepper");
    expect(way.entries.map(({ action }) => action)).toEqual(["a", "salt", "a", "pepper"]);
    expect(way.drawn).toEqual([1, 3]);
  });
});
