import { describe, expect, test } from "vitest";
import { cellsOf, linesOf } from "../src/parts/lines";
import type { EntryTold, Happened } from "../src/wire/types";

const event = (n: number, kind: string, seat = -1, ...cells: string[]) =>
  ({ n, kind, seat, points: 0, cells, facts: {} }) as unknown as Happened;
const entries = (...seats: number[]) =>
  seats.map((seat, n) => ({ n, seat, action: "" })) as EntryTold[];

describe("the log as lines", () => {
  const log = [
    event(0, "first", 1),
    event(1, "laid"),
    event(2, "use", 1, "a1"),
    event(2, "gain", 1, "a2"),
    event(3, "drawn", 1, "a3"),
    event(4, "lay", 1, "a4"),
    event(5, "use", 0),
    event(5, "round", 0),
    event(6, "place", 0),
  ];
  const played = entries(-1, -1, 1, -1, 1, 0, 0);

  test("what chance laid out before anybody moved is apart", () => {
    const { setting } = linesOf(log, played);
    expect(setting.map(({ steps }) => steps[0]!.n)).toEqual([0, 1]);
  });

  test("a turn is one line, with what chance drew for it", () => {
    const { turns } = linesOf(log, played);
    expect(turns.map(({ seat, steps }) => [seat, steps.map(({ n }) => n)])).toEqual([
      [1, [2, 3, 4]],
      [0, [5, 6]],
    ]);
    expect(cellsOf(turns[0]!.steps)).toEqual(["a1", "a2", "a3", "a4"]);
  });

  test("a chapter has a line of its own, and ends the turn before it", () => {
    const { turns } = linesOf(log, played, ["round"]);
    const told = turns.map(({ seat, steps }) => [seat, steps.map(({ n }) => n)]);
    expect(told.slice(1)).toEqual([
      [0, [5]],
      [-1, [5]],
      [0, [6]],
    ]);
  });

  test("nothing has happened yet", () => {
    expect(linesOf([], [])).toEqual({ setting: [], turns: [] });
  });
});
