import { describe, expect, test } from "vitest";
import {
  actionsAt,
  apart,
  faultFrom,
  hundredths,
  isAlike,
  isFault,
  moveBefore,
  outlooks,
  placeAt,
  stacked,
  widest,
} from "../src/pages/analysis/chances";
import type { GameAnalysisTold, MomentTold, VerdictTold } from "../src/wire/types";

const moment = (ply: number, seat: number, word: string | null, chances: number[]) =>
  ({ ply, seat, before: { chances }, verdict: word && { word } }) as unknown as MomentTold;

const moments = [
  moment(3, 0, "good", [0.5, 0.5]),
  moment(4, 1, "mistake", [0.5, 0.5]),
  moment(6, 0, null, [0.75, 0.25]), // chance acted between
  moment(7, 1, "slip", [0.75, 0.25]),
];
const document = { moments, last: { chances: [1, 0] } } as unknown as GameAnalysisTold;

describe("chances from move to move", () => {
  test("bands lie one on the other, from 0 to 1", () => {
    const edges = stacked(outlooks(document));
    expect(edges).toHaveLength(5);
    expect(edges[0]).toEqual([0, 0.5, 1]);
    expect(edges[4]).toEqual([0, 1, 1]);
  });

  test("what does not quite add up is still one whole", () => {
    expect(stacked([{ chances: [0.5, 0.25, 0.25, 0.25] }])[0]!.at(-1)).toBeCloseTo(1);
    expect(stacked([{ chances: [0, 0] }])).toEqual([[0, 0, 0]]);
  });

  test("a sign stands where its band is highest, and not at the very end", () => {
    const edges = stacked(outlooks(document));
    expect(widest(edges, 0)).toEqual({ place: 2, height: 0.75 });
    expect(widest(edges, 1)).toEqual({ place: 1, height: 0.5 });
    expect(widest([[0, 1, 1]], 0).place).toBe(0);
  });
});

test.each([
  [0.301, 0.299, 0.002, true], // both are told as 30%
  [0.3, 0.34, -0.04, true],
  [0.34, 0.3, 0.04, false],
])("a best move of %d beside %d", (best, played, loss, alike) => {
  const [with_best, with_played] = [best, played].map((one) => ({ chances: [1 - one, one] }));
  expect(isAlike({ with_best, with_played, loss } as unknown as VerdictTold, 1)).toBe(alike);
});

describe("marks of mistakes", () => {
  test("where they would lie one on the other the worst are left", () => {
    const marks = [
      { at: 0, loss: 0.2 },
      { at: 10, loss: 0.5 },
      { at: 15, loss: 0.3 },
      { at: 40, loss: 0.1 },
    ];
    const left = apart(
      marks,
      ({ at }) => at,
      12,
      ({ loss }) => loss,
    );
    expect(left.map(({ at }) => at)).toEqual([10, 40]);
  });
});

describe("places and actions", () => {
  test("a place is between two moves, whatever chance did there", () => {
    expect([3, 4, 5, 6, 7, 8].map((at) => placeAt(moments, at))).toEqual([0, 1, 2, 2, 3, 4]);
    expect([0, 1, 2, 3, 4].map((place) => actionsAt(moments, place, 9))).toEqual([3, 4, 5, 7, 9]);
  });

  test("the move that was seen last", () => {
    expect(moveBefore(moments, 3)).toBeNull();
    expect(moveBefore(moments, 6)?.ply).toBe(4);
  });
});

describe("from mistake to mistake", () => {
  test("only what has a word for it", () => {
    expect(moments.map(isFault)).toEqual([false, true, false, true]);
  });

  test("forward, back, and of one seat alone", () => {
    expect(faultFrom(moments, 3, 1)?.ply).toBe(4);
    expect(faultFrom(moments, 5, 1)?.ply).toBe(7);
    expect(faultFrom(moments, 8, 1)).toBeNull();
    expect(faultFrom(moments, 8, -1)?.ply).toBe(4);
    expect(faultFrom(moments, 5, -1)).toBeNull();
    expect(faultFrom(moments, 3, 1, 0)).toBeNull();
  });

  test("a loss in hundredths has no negative nothing", () => {
    expect(Object.is(hundredths(-0.001), 0)).toBe(true);
    expect(hundredths(0.114)).toBe(11);
  });
});
