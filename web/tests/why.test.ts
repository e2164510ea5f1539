import { describe, expect, test } from "vitest";
import { nextLevel } from "../src/pages/table/next";
import { tieBroken, whyWon } from "../src/parts/why";
import type { SeatTold } from "../src/wire/types";

const sources = (waterholes: number, caravans: number, areas: number | null = 0) => [
  { source: "waterholes", points: waterholes },
  { source: "caravans", points: caravans },
  { source: "areas", points: areas },
];

describe("why a game was won", () => {
  const points = [sources(10, 20), sources(12, 5), sources(30, 2)];
  const ended = { points, totals: [30, 17, 32], result: [0, 0, 1] };

  test("by what brought the winner most before the next best", () => {
    expect(whyWon({ ...ended, me: null })).toEqual({
      ...{ winner: 2, other: 0, margin: 2 },
      ...{ source: "waterholes", more: 30, less: 10 },
    });
    expect(whyWon({ ...ended, me: 2 })?.other).toBe(0);
  });

  test("who lost is compared with the winner, whoever was second", () => {
    const why = whyWon({ ...ended, me: 1 });
    expect(why).toMatchObject({ other: 1, margin: 15, source: "waterholes", less: 12 });
  });

  test("what one may not know counts for nothing", () => {
    const points = [sources(5, 5, null), sources(1, 4, null)];
    const why = whyWon({ points, totals: [10, 5], result: [1, 0], me: 0 });
    expect(why?.source).toBe("waterholes");
  });

  test("not where the win is shared, nor where something else than points decided", () => {
    const points = [sources(5, 5), sources(4, 6)];
    expect(whyWon({ points, totals: [10, 10], result: [0.5, 0.5], me: 0 })).toBeNull();
    expect(whyWon({ points, totals: [10, 10], result: [0, 1], me: 0 })).toBeNull();
  });

  test("a tie that was broken is told, a shared win is not one", () => {
    expect(tieBroken([10, 10], [0, 1])).toBe(true);
    expect(tieBroken([10, 10], [0.5, 0.5])).toBe(false);
    expect(tieBroken([10, 9], [1, 0])).toBe(false);
  });
});

describe("what to try next", () => {
  const levels = ["beginner", "easy", "medium"];
  const seat = (seat: number, kind: string, name = "") => ({ seat, kind, name }) as SeatTold;
  const seats = [seat(0, "host"), seat(1, "bot", "easy")];
  const game = { seats, levels };

  test("who won meets the next level", () => {
    const next = nextLevel({ ...game, totals: [20, 10], result: [1, 0] });
    expect(next).toEqual({ level: "medium", higher: true });
  });

  test("who lost by far meets an easier one, who lost narrowly the same", () => {
    const far = nextLevel({ ...game, totals: [10, 20], result: [0, 1] });
    expect(far).toEqual({ level: "beginner", higher: false });
    expect(nextLevel({ ...game, totals: [19, 20], result: [0, 1] })).toBeNull();
  });

  test("there is nothing above the strongest, nor below the weakest", () => {
    const against = (level: string) => [seat(0, "host"), seat(1, "bot", level)];
    const won = { levels, totals: [20, 10], result: [1, 0], seats: against("medium") };
    const lost = { levels, totals: [1, 10], result: [0, 1], seats: against("beginner") };
    expect([nextLevel(won), nextLevel(lost)]).toEqual([null, null]);
  });

  test("people are nobody's level", () => {
    const seats = [seat(0, "host"), seat(1, "friend"), seat(2, "bot", "easy")];
    expect(nextLevel({ levels, seats, totals: [3, 2, 1], result: [1, 0, 0] })).toBeNull();
  });
});
