import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Eye, standing } from "../src/store/eye.svelte";
import type { StateTold } from "../src/wire/types";

/** Nobody has asked for less motion. */
vi.mock("../src/store/settings.svelte", () => ({ settings: { moving: true } }));

const entry = (n: number, action = "x") => ({ n, action, seat: 0, at: 0 });
const state = (since: number, ...ns: number[]) =>
  ({
    n: ns.at(-1)! + 1,
    since,
    entries: ns.map((n) => entry(n)),
    events: ns.map((n) => ({ n, seat: 0, points: 1 })),
  }) as unknown as StateTold;

describe("what stands in a log", () => {
  test("taking back strikes out the last that stood, again and again", () => {
    const log = [entry(0), entry(1), entry(2, "undo"), entry(3, "undo"), entry(4)];
    expect(standing(log as never)).toEqual([4]);
  });
});

describe("a table seen step by step", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("the first state is shown at once, later ones one by one", () => {
    const eye = new Eye(0);
    const states = [state(0, 0, 1), state(2, 2), state(3, 3)];
    eye.take(states[0]!);
    expect(eye.settled).toBe(true);
    eye.take(states[1]!);
    eye.take(states[2]!);
    expect([eye.shown, eye.settled]).toEqual([states[1], false]);
    vi.runAllTimers();
    expect([eye.shown, eye.settled]).toEqual([states[2], true]);
    expect(eye.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  test("when too many wait, all is shown", () => {
    const eye = new Eye(null);
    for (let n = 0; n < 12; n++) eye.take(state(n, n));
    expect(eye.settled).toBe(true);
  });

  test("who is in a hurry sees the newest", () => {
    const eye = new Eye(0);
    for (let n = 0; n < 4; n++) eye.take(state(n, n));
    eye.hurry();
    expect(eye.settled).toBe(true);
  });

  test("what is told again takes the place of what was told", () => {
    const eye = new Eye(0);
    eye.take(state(0, 0, 1, 2));
    eye.take(state(1, 1));
    expect(eye.entries.map(({ n }) => n)).toEqual([0, 1]);
    expect(eye.events.map(({ n }) => n)).toEqual([0, 1]);
  });
});
