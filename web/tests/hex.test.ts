import { describe, expect, test } from "vitest";
import { centre, key, neighbours, rim, WIDTH, type Place } from "../src/board/hex";

const distance = (one: Place, other: Place) => {
  const [a, b] = [centre(one), centre(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

describe("places of a hex board", () => {
  test.each([1, 2, 3, 4])("six neighbours lie at the same distance, in row %i", (row) => {
    const here = { row, column: 2 };
    const around = neighbours(here);
    expect(new Set(around.map(key)).size).toBe(6);
    for (const place of around) expect(distance(here, place)).toBeCloseTo(WIDTH);
  });

  test("who is a neighbour has one too", () => {
    for (let row = 1; row < 5; row++)
      for (const place of neighbours({ row, column: 3 }))
        expect(neighbours(place).map(key)).toContain(key({ row, column: 3 }));
  });

  test("they go clockwise from the east", () => {
    const here = { row: 1, column: 1 };
    const angles = neighbours(here).map((place) => {
      const [a, b] = [centre(here), centre(place)];
      return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });
});

describe("the rim of some places", () => {
  const rings = (path: string) => path.split("M").length - 1;
  const sides = (path: string) => path.split("L").length - 1;

  test("one hex has six sides", () => {
    expect([rings(rim([{ row: 0, column: 0 }])), sides(rim([{ row: 0, column: 0 }]))]).toEqual([
      1, 6,
    ]);
  });

  test("two beside each other share one side", () => {
    const path = rim([
      { row: 0, column: 0 },
      { row: 0, column: 1 },
    ]);
    expect([rings(path), sides(path)]).toEqual([1, 10]);
  });

  test("a ring around a hole has two rims", () => {
    const path = rim(neighbours({ row: 2, column: 2 }));
    expect([rings(path), sides(path)]).toEqual([2, 18 + 6]);
  });

  test("nothing has none", () => {
    expect(rim([])).toBe("");
  });
});
