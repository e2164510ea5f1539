import { describe, expect, it } from "vitest";
import type { FirstTold, Happened } from "../src/wire/types";
import { comesUp } from "../src/pages/table/firsts";

const NOTHING: FirstTold = {
  ...{ name: "x", rule: "D1", events: [], mine: false, path: [], values: [], at_most: null },
};
const view = {
  phase: "leaders",
  warnings: { lime: "", rose: "low" },
  players: [
    { water: 3, hand: null },
    { water: 1, hand: { secret: true } },
  ],
};

function happened(kind: string, seat: number): Happened {
  return { kind, seat, n: 3, rule: "D1", points: 0, source: "", cells: [], facts: {} };
}

function comes(first: Partial<FirstTold>, me = 0, events: Happened[] = [], over = false): boolean {
  return comesUp({ ...NOTHING, ...first }, { view, me, over, happened: events });
}

describe("what is explained once", () => {
  it("comes up with an event of its kind, of anybody's", () => {
    expect(comes({ events: ["raid"] }, 0, [happened("raid", -1)])).toBe(true);
    expect(comes({ events: ["raid"] }, 0, [happened("round", -1)])).toBe(false);
  });

  it("waits for one's own, if it says so", () => {
    const first = { events: ["oasis"], mine: true };
    expect(comes(first, 0, [happened("oasis", 1)])).toBe(false);
    expect(comes(first, 1, [happened("oasis", 1)])).toBe(true);
  });

  it("comes up with a value in the view, anywhere on its path", () => {
    expect(comes({ path: ["phase"], values: ["leaders"] })).toBe(true);
    expect(comes({ path: ["phase"], values: ["camels"] })).toBe(false);
    expect(comes({ path: ["warnings", "*"], values: ["low", "last"] })).toBe(true);
  });

  it("looks at one's own seat, also where there is nothing yet", () => {
    const secret = { path: ["players", "me", "hand", "secret"], values: [true] };
    expect([comes(secret, 0), comes(secret, 1)]).toEqual([false, true]);
    const water = { path: ["players", "me", "water"], at_most: 1 };
    expect([comes(water, 0), comes(water, 1)]).toEqual([false, true]);
  });

  it("is told of the end by what happened there, not by how things stand then", () => {
    expect(comes({ path: ["warnings", "*"], values: ["low"] }, 0, [], true)).toBe(false);
    expect(comes({ events: ["tied"] }, 0, [happened("tied", 1)], true)).toBe(true);
  });

  it("does not come up without anything to go by", () => {
    expect(comes({}, 0, [happened("raid", 0)])).toBe(false);
  });
});
