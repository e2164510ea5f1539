import { describe, expect, test } from "vitest";
import { added, beginningOf, momentsOf, turnsOf } from "../src/pages/replay/moments";
import type { Happened, PlyTold, ReplayTold } from "../src/wire/types";

const points = (seat: number, source: string, points: number) => ({ seat, source, points });
const ply = (seat: number, events: object[] = [], provisional: object[] = []) =>
  ({ seat, events, provisional }) as unknown as PlyTold;
const event = (seat: number, source: string, points: number) => ({
  ...{ seat, source, points, kind: "scored", facts: {} },
});

describe("the moments of a game", () => {
  const steps = [event(0, "areas", 3), event(0, "areas", 4), event(1, "caravans", 10)];
  const plies = [
    ply(-1),
    ply(-1),
    ply(0, [event(0, "waterholes", 2)], [points(0, "areas", 6)]),
    ply(-1),
    ply(0),
    ply(1, [event(1, "oases", 5), ...steps], [points(0, "areas", -6), points(1, "gone", -1)]),
  ];
  const told = { opening: [points(1, "start", 1)], plies } as unknown as ReplayTold;
  const scoring = steps as unknown as Happened[];

  test("set-up is over when somebody has something to decide", () => {
    expect(beginningOf(plies)).toBe(2);
    expect(beginningOf([])).toBe(0);
  });

  test("a turn begins where its seat has not just had one, whatever chance did between", () => {
    expect(turnsOf(plies, 0)).toEqual([2]);
    expect(turnsOf([...plies, ply(0)], 0)).toEqual([2, 6]);
  });

  test("the last scoring adds a moment for each step", () => {
    expect(momentsOf(told, scoring)).toHaveLength(1 + plies.length + steps.length);
    expect(momentsOf(told, [])).toHaveLength(1 + plies.length);
  });

  test("what was owed is paid as it is scored, so that nobody's points fall on the way", () => {
    const moments = momentsOf(told, scoring);
    let sums = [0, 0];
    const along = moments.map(({ booked, owed }) => (sums = added(sums, [...booked, ...owed])));
    const ends = along.slice(plies.length);
    expect(ends).toEqual([
      [8, 5],
      [8, 5],
      [9, 5],
      [9, 15],
    ]);
  });
});
