import { describe, expect, test } from "vitest";
import { lastScoring, ledger, sums } from "../src/parts/steps";
import type { Happened } from "../src/wire/types";

const event = (n: number, seat: number, points: number, source = "goods", kind = "scored") =>
  ({ n, seat, points, source, kind, facts: {}, cells: [] }) as unknown as Happened;

describe("the end of a game in steps", () => {
  const events = [
    event(7, 0, 2),
    event(9, 0, 4),
    event(9, 1, 0, "", "shown"),
    event(9, 1, 0),
    event(9, 1, 8, "rumours"),
  ];

  test("only what the last entry brought, and what is shown without bringing anything", () => {
    expect(lastScoring(events, ["shown"])).toEqual([events[1], events[2], events[4]]);
    expect(lastScoring([])).toEqual([]);
  });

  test("points by seat; nobody's are nobody's", () => {
    expect(sums([...events, event(9, -1, 5)], 2)).toEqual([6, 8]);
  });

  test("by source, in the order in which they came, with what was there at the start", () => {
    expect(ledger(events, [9, 8])).toEqual([
      { source: "start", points: [3, 0] },
      { source: "goods", points: [6, 0] },
      { source: "rumours", points: [0, 8] },
    ]);
    expect(ledger(events, [6, 8]).map((line) => line.source)).toEqual(["goods", "rumours"]);
  });
});
