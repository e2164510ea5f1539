import { describe, expect, test } from "vitest";
import { centre, type Place, type Point } from "../src/board/hex";
import { nextOf, walk, type Spots } from "../src/board/walk";

/** Cells by row and column, called by both. */
const spots = (places: [number, number][], at: (place: Place) => Point): Spots =>
  new Map(
    places.map(([row, column]) => {
      const name = `${row}${column}`;
      return [name, { name, row, column, ...at({ row, column }) }];
    }),
  );

/** The third row is empty. */
const HEXES = spots(
  [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 0],
    [1, 1],
    [3, 1],
    [3, 2],
  ],
  centre,
);
const SQUARES = spots(
  [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): [number, number] => [row, column])),
  ({ row, column }) => ({ x: column * 100, y: row * 108 }),
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
    const keys = ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"];
    const way = keys.map((_, length) =>
      keys.slice(0, length + 1).reduce((at, key) => walk(SQUARES, at, key, false)!, "01"),
    );
    expect(way).toEqual(["11", "21", "22", "12"]);
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
