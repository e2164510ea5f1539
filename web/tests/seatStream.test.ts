import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SeatStream, notUndone } from "../src/store/seatStream.svelte";
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
    legal: [],
  }) as unknown as StateTold;

describe("what stands in a log", () => {
  test("taking back strikes out the last that stood, again and again", () => {
    const log = [entry(0), entry(1), entry(2, "undo"), entry(3, "undo"), entry(4)];
    expect(notUndone(log as never)).toEqual([4]);
  });
});

describe("a table seen step by step", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("the first state is shown at once, later ones one by one", () => {
    const stream = new SeatStream(0);
    const states = [state(0, 0, 1), state(2, 2), state(3, 3)];
    stream.take(states[0]!);
    expect(stream.caughtUp).toBe(true);
    stream.take(states[1]!);
    stream.take(states[2]!);
    expect([stream.shown, stream.caughtUp]).toEqual([states[1], false]);
    vi.runAllTimers();
    expect([stream.shown, stream.caughtUp]).toEqual([states[2], true]);
    expect(stream.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  test("when too many wait, all is shown", () => {
    const stream = new SeatStream(null);
    for (let n = 0; n < 12; n++) stream.take(state(n, n));
    expect(stream.caughtUp).toBe(true);
  });

  test("who is in a hurry sees the newest", () => {
    const stream = new SeatStream(0);
    for (let n = 0; n < 4; n++) stream.take(state(n, n));
    stream.hurry();
    expect(stream.caughtUp).toBe(true);
  });

  test("what is told again takes the place of what was told", () => {
    const stream = new SeatStream(0);
    stream.take(state(0, 0, 1, 2));
    stream.take(state(1, 1));
    expect(stream.entries.map(({ n }) => n)).toEqual([0, 1]);
    expect(stream.events.map(({ n }) => n)).toEqual([0, 1]);
  });

  test("what has happened is known as far as it has been shown", () => {
    const stream = new SeatStream(0);
    stream.take(state(0, 0, 1));
    stream.take(state(2, 2));
    stream.take(state(3, 3));
    expect(stream.events.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
    expect(stream.happened.map(({ n }) => n)).toEqual([0, 1, 2]);
    vi.runAllTimers();
    expect(stream.happened.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });
});

describe("what is told as a change", () => {
  test("is put together with the newest, choices with the last there were", () => {
    const stream = new SeatStream(0);
    const choice = (action: string) => ({ action, preview: [] });
    const legal = ["a", "b", "c"].map(choice);
    const view = { players: [{ points: 1 }, { points: 2 }], left: 9 };
    stream.take({ ...state(0, 0), view, legal } as unknown as StateTold);
    const first = stream.latest!;
    const told = (n: number, more: object) =>
      ({ type: "change", n: n + 1, since: n, entries: [entry(n)], events: [], ...more }) as never;
    const changes = { view: { players: { 1: { points: [5] } } }, turn: [1] };
    expect(stream.change(told(1, { changes, legal: null }))).toBe(true);
    expect([stream.latest!.legal, stream.latest!.turn, stream.latest!.n]).toEqual([[], 1, 2]);
    expect(stream.latest!.view).toEqual({ players: [{ points: 1 }, { points: 5 }], left: 9 });
    expect([first.view, first.legal]).toEqual([view, legal]);
    expect(stream.change(told(2, { changes: {}, legal: [1, 1, [choice("d")]] }))).toBe(true);
    expect(stream.latest!.legal.map(({ action }) => action)).toEqual(["a", "d", "c"]);
    expect(stream.change(told(3, { changes: {} }))).toBe(true);
    expect(stream.latest!.legal).toHaveLength(3);
    expect(stream.change(told(7, { changes: {} }))).toBe(false);
    expect(stream.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });
});
