import { beforeAll, describe, expect, test, vi } from "vitest";
import { begun } from "../../texts/begun";
import { texts } from "../../texts/index.svelte";
import type { EventTold } from "../contract";

vi.mock("../../store/shelf", () => ({ shelf: { load: async () => [] } }));
vi.stubGlobal("document", { documentElement: {} });

const event = (kind: string, seat: number, cell: string, facts = {}) =>
  ({ kind, seat, points: 0, cells: [cell], facts }) as unknown as EventTold;

describe("a sentence that begins with a player", () => {
  const names = ["Ada", "Bo"];
  const laid = event("place", 1, "5", { card: "Noble" });
  const crossing = event("marks", 0, "b2");

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
    expect(seat).toBeNull();
    expect(words).toMatch(/ Ada .* b2$/);
  });

  test("and from right to left, where names are set apart by signs that nobody sees", async () => {
    await texts.speak("he");
    const { seat, name, words } = begun("targi", laid, names);
    expect([seat, name]).toEqual([1, "\u2068Bo\u2069: "]);
    expect(words).not.toContain("Bo");
  });

  test("a name of another script is set apart also from left to right", async () => {
    await texts.speak("en");
    const { name } = begun("targi", laid, ["Ada", "שרה"]);
    expect(name).toBe("\u2068שרה\u2069 ");
  });
});
