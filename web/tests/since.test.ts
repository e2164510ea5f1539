import { describe, expect, test } from "vitest";
import { sinceLastTurn } from "../src/pages/table/since";
import type { EntryTold } from "../src/wire/types";

const log = (...seats: number[]) =>
  seats.map((seat, n) => ({ n, seat, action: "" })) as EntryTold[];
const since = (me: number | null, ...seats: number[]) =>
  sinceLastTurn(
    seats.map((_, n) => n),
    log(...seats),
    me,
  );

describe("what the others have done since one's last turn", () => {
  test("all of it, of everybody, but nothing of chance", () => {
    expect(since(0, -1, 0, 1, -1, 1, 2)).toEqual({ theirs: [2, 4, 5], mineToo: false });
  });

  test("is still known while one's own turn goes on", () => {
    expect(since(0, 0, 1, 2, 0, -1, 0)).toEqual({ theirs: [1, 2], mineToo: true });
  });

  test("before one has had a turn it is all there is", () => {
    expect(since(1, -1, 0, 0)).toEqual({ theirs: [1, 2], mineToo: false });
  });

  test("what was taken back does not count", () => {
    expect(sinceLastTurn([0, 1], log(0, 1, 1, 1), 0)).toEqual({ theirs: [1], mineToo: false });
  });

  test("who only looks on has no turns", () => {
    expect(since(null, 0, 1).theirs).toEqual([]);
  });
});
