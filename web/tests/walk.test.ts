import { describe, expect, test } from "vitest";
import { centre } from "../src/board/hex";
import { nextOf, walk, type Spots } from "../src/board/walk";
import { SPOTS as SQUARE } from "../src/games/targi/square/chart";
import { SPOTS as PLAN } from "../src/games/sons/plan/chart";

/** Hexes by row and column; the third row is empty. */
const PLACES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 0],
  [1, 1],
  [3, 1],
  [3, 2],
] as const;
const HEXES: Spots = new Map(
  PLACES.map(([row, column]) => {
    const name = `${row}${column}`;
    return [name, { name, row, column, ...centre({ row, column }) }];
  }),
);

describe("walking by keys", () => {
  test.each([
    ["ArrowLeft", "02", "01"],
    ["ArrowLeft", "01", null],
    ["ArrowRight", "02", "03"],
    ["ArrowRight", "03", null],
    ["ArrowDown", "02", "11"], // the nearer one
    ["ArrowDown", "01", "11"], // straight on, of two as near
    ["ArrowDown", "11", "31"], // over a row without cells
    ["ArrowDown", "31", null],
    ["ArrowUp", "31", "11"],
    ["ArrowUp", "10", "01"],
    ["ArrowUp", "03", null],
    ["Home", "03", "01"],
    ["End", "10", "11"],
    ["x", "11", null],
  ])("%s leads from %s to %s", (key, from, to) => {
    expect(walk(HEXES, from, key, false)).toBe(to);
  });

  test("with Control to the ends of the board", () => {
    expect(walk(HEXES, "11", "Home", true)).toBe("01");
    expect(walk(HEXES, "11", "End", true)).toBe("32");
  });

  test("on squares it keeps the column", () => {
    const keys = ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "End"];
    const way = (spots: Spots, from: string) =>
      keys.reduce((at, key) => walk(spots, at, key, false)!, from);
    expect(way(SQUARE, "1")).toBe("5");
    expect(way(PLAN, "c9")).toBe("k10");
  });
});

describe("the next of some cells", () => {
  const wanted = (name: string) => name === "02" || name === "31";

  test("comes in reading order, round and round", () => {
    expect(nextOf(HEXES, "02", wanted, 1)).toBe("31");
    expect(nextOf(HEXES, "31", wanted, 1)).toBe("02");
    expect(nextOf(HEXES, "02", wanted, -1)).toBe("31");
    expect(nextOf(HEXES, "10", wanted, -1)).toBe("02");
  });

  test("may be the same, or none", () => {
    expect(nextOf(HEXES, "02", (name) => name === "02", 1)).toBe("02");
    expect(nextOf(HEXES, "02", () => false, 1)).toBeNull();
  });
});
