import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AtOnce, type Moment } from "../src/pages/table/atOnce.svelte";
import type { StateTold } from "../src/wire/types";

const ONE = ["pay 1"];
const TWO = ["use 5", "use 6"];

const state = (n: number, legal: string[]) =>
  ({
    n,
    legal: legal.map((action) => ({ action, preview: [] })),
    at_once: legal.length === 1 ? legal[0] : null,
  }) as unknown as StateTold;

/** A table in a state, how it changes then, and what was said to the server. */
function at(n: number, legal: string[], more: Partial<Moment> = {}) {
  const said: string[] = [];
  const now: Moment = {
    ...{ wanted: true, moving: true, acting: true, mayUndo: true },
    ...{ state: state(n, legal), ...more },
  };
  const atOnce = new AtOnce({
    play: (action) => void said.push(action),
    undo: () => void said.push("undo"),
  });
  const then = (changes: Partial<Moment>) => atOnce.look(Object.assign(now, changes));
  then({});
  return { now, said, atOnce, then };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a step without a choice", () => {
  test("is taken once, after a pause in which one sees it", () => {
    const { atOnce, said, then } = at(4, ONE);
    expect(atOnce.step?.action).toBe("pay 1");
    expect(said).toEqual([]);
    vi.runAllTimers();
    then({});
    expect([said, atOnce.step]).toEqual([["pay 1"], null]);
    vi.runAllTimers();
    expect(said).toEqual(["pay 1"]);
  });

  test.each([
    ["the player does not want it", { wanted: false }],
    ["one looks back, or it is another's turn", { acting: false }],
  ])("is not taken if %s", (_, more) => {
    const { said, atOnce } = at(4, ONE, more);
    vi.runAllTimers();
    expect([said, atOnce.step]).toEqual([[], null]);
  });

  test("is not taken where there is a choice, or where a way back would be lost", () => {
    expect(at(4, TWO).atOnce.step).toBeNull();
    expect(at(4, ONE, { state: { ...state(4, ONE), at_once: null } }).atOnce.step).toBeNull();
  });

  test("is not taken by the clock if the player was quicker", () => {
    const { said, then } = at(4, ONE);
    then({ acting: false });
    then({ acting: true, state: state(5, TWO) });
    vi.runAllTimers();
    expect(said).toEqual([]);
  });
});

describe("what the player does oneself", () => {
  test("is not done once more, however long what follows is in coming", () => {
    const { said, atOnce, then } = at(4, ONE);
    atOnce.played(4);
    then({ acting: false });
    then({ acting: true }); // acknowledged, but the new state has not come
    vi.runAllTimers();
    expect([said, atOnce.step]).toEqual([[], null]);
    then({ state: state(5, ONE) });
    vi.runAllTimers();
    expect(said).toEqual(["pay 1"]);
  });
});

describe("taking back a step without a choice", () => {
  test("takes back the choice before it too", () => {
    const { now, said, atOnce, then } = at(5, TWO);
    atOnce.undo(now);
    then({ acting: false });
    then({ acting: true }); // acknowledged, but the new state has not come
    expect(said).toEqual(["undo"]);
    then({ state: state(6, ONE) });
    expect(said).toEqual(["undo", "undo"]);
    then({ state: state(7, TWO) });
    vi.runAllTimers();
    expect(said).toEqual(["undo", "undo"]);
  });

  test("leaves it to the player where one cannot go back further, and goes on after that", () => {
    const { now, said, atOnce, then } = at(5, TWO);
    atOnce.undo(now);
    then({ state: state(6, ONE), mayUndo: false });
    vi.runAllTimers();
    expect([said, atOnce.step]).toEqual([["undo"], null]);
    atOnce.played(6);
    then({ state: state(7, ONE) });
    vi.runAllTimers();
    expect(said).toEqual(["undo", "pay 1"]);
  });

  test("takes back one step alone where the player does not want it", () => {
    const { now, said, atOnce, then } = at(5, TWO, { wanted: false });
    atOnce.undo(now);
    then({ state: state(6, ONE) });
    expect(said).toEqual(["undo"]);
  });

  test("goes back from the newest, also while something older is shown", () => {
    const { now, said, atOnce, then } = at(5, TWO);
    atOnce.undo({ ...now, state: state(7, TWO) });
    then({ state: state(6, ONE) });
    then({ state: state(7, ONE) });
    expect(said).toEqual(["undo"]);
    then({ state: state(8, ONE) });
    expect(said).toEqual(["undo", "undo"]);
  });
});
