import { beforeAll, describe, expect, test, vi } from "vitest";
import { cellsOf, linesOf } from "../src/parts/lines";
import { begun } from "../src/texts/begun";
import { texts } from "../src/texts/index.svelte";
import type { EntryTold, Happened } from "../src/wire/types";

vi.mock("../src/store/shelf", () => ({ shelf: { load: async () => [] } }));
vi.stubGlobal("document", { documentElement: {} });

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

describe("a sentence that begins with a player", () => {
  const names = ["Ada", "Bo"];
  const laid = { ...event(0, "place", 1, "5"), facts: { card: "Noble" } };
  const crossing = event(0, "marks", 0, "b2");

  beforeAll(() => texts.speak("en"));

  test("stands without the name and the full stop, because a sign is before it", () => {
    expect(begun("targi", laid, names)).toEqual({
      seat: 1,
      name: "Bo ",
      words: "places a Targi on 5, Noble",
    });
  });

  test("keeps the name where it begins otherwise", () => {
    const { seat, words } = begun("targi", crossing, names);
    expect([seat, words]).toEqual([null, "The lines of Ada cross on b2"]);
  });

  test("and from right to left, where names are set apart by signs that nobody sees", async () => {
    await texts.speak("he");
    const { seat, name, words } = begun("targi", laid, names);
    expect([seat, name]).toEqual([1, "\u2068Bo\u2069: "]);
    expect(words).not.toContain("Bo");
  });
});
