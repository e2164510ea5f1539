import { describe, expect, test } from "vitest";
import { changed, edited, type Change } from "../src/store/changes";

type Plain = null | number | string | Plain[] | { [name: string]: Plain };

describe("a change", () => {
  test.each<[unknown, Change, unknown]>([
    [{ a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
    [{ a: 1, b: 2 }, { b: [] }, { a: 1 }],
    [{ a: 1 }, { b: [null] }, { a: 1, b: null }],
    [{ a: { b: [1, 2, 3] } }, { a: { b: { 1: [5] } } }, { a: { b: [1, 5, 3] } }],
    [{ a: [1, 2, 3] }, { a: [2, 0, [7, 8]] }, { a: [1, 2, 7, 8, 3] }],
    [{ a: null }, { a: [{ b: 1 }] }, { a: { b: 1 } }],
    [{ a: [1] }, { a: [[]] }, { a: [] }],
  ])("of %j: %j", (old, what, now) => {
    const before = JSON.stringify(old);
    expect(changed(old, what)).toEqual(now);
    expect(JSON.stringify(old)).toBe(before);
  });

  test("leaves what has not changed as it is, and is not seen in what there was", () => {
    const old = { same: { a: 1 }, other: [{ b: 1 }, { b: 2 }] };
    const now = changed(old, { other: { 1: { b: [3] } } }) as typeof old;
    expect([now.same === old.same, now.other[0] === old.other[0]]).toEqual([true, true]);
    expect(old.other[1]).toEqual({ b: 2 });
  });

  test("makes anything of anything", () => {
    const dice = rolled(1);
    for (let time = 0; time < 2000; time++) {
      const old = plain(dice, 4);
      const now = another(old, dice);
      expect(changed(old, changeOf(old, now))).toEqual(now);
    }
  });
});

describe("edits of a list", () => {
  test("count places in the list as it was", () => {
    const edits = [1, 1, ["x"], 3, 0, ["y", "z"], 5, 1, []];
    expect(edited([..."abcdef"], edits)).toEqual([..."axcyzde"]);
  });

  test("without a number let go of all that follow", () => {
    expect(edited([..."abc"], [0, null, ["x"]])).toEqual(["x"]);
    expect(edited([], [0, null, ["x"]])).toEqual(["x"]);
  });
});

/** What the server would say, in its plainest form: names go on, everything else is told anew. */
function changeOf(old: Plain, now: Plain): Change {
  if (isObject(old) && isObject(now)) {
    const gone = Object.keys(old).filter((name) => !(name in now));
    const other = Object.keys(now).filter((name) => old[name] !== now[name]);
    return Object.fromEntries<Change>([
      ...gone.map((name) => [name, []] as [string, Change]),
      ...other.map((name): [string, Change] => [
        name,
        name in old ? changeOf(old[name]!, now[name]!) : [now[name]],
      ]),
    ]);
  }
  if (Array.isArray(old) && Array.isArray(now)) return [0, null, now];
  return [now];
}

function isObject(one: Plain): one is { [name: string]: Plain } {
  return typeof one === "object" && one !== null && !Array.isArray(one);
}

function plain(dice: () => number, depth: number): Plain {
  if (!depth || dice() < 0.3) return [null, 1, 2, "x"][Math.floor(4 * dice())]!;
  const inside = Array.from({ length: Math.floor(4 * dice()) }, () => plain(dice, depth - 1));
  return dice() < 0.5
    ? inside
    : Object.fromEntries(inside.map((one, at) => ["abcd"[at]!, one] as const));
}

function another(old: Plain, dice: () => number): Plain {
  if (dice() < 0.2) return plain(dice, 2);
  if (Array.isArray(old)) return old.map((one) => another(one, dice));
  if (!isObject(old)) return old;
  const kept = Object.entries(old).filter(() => dice() < 0.8);
  return Object.fromEntries(kept.map(([name, one]) => [name, another(one, dice)]));
}

/** The same numbers every time (a linear congruential generator). */
function rolled(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 48271) % 2147483647) / 2147483647;
}
