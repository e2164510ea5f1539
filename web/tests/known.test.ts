import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Going } from "../src/pages/home/going.svelte";
import type { History } from "../src/pages/home/history.svelte";

let notes: Promise<{ notes: Record<string, string> }>;
const kept = new Map<string, boolean>();

vi.mock("../src/store/ask", () => ({ ask: () => notes }));
vi.mock("../src/store/settings.svelte", () => ({
  settings: {
    known: (game: string) => kept.get(game) ?? false,
    know: (game: string, known: boolean) => kept.set(game, known),
  },
}));

const { Known } = await import("../src/pages/home/known.svelte");
const seen = (played: string[]) => () => ({
  going: { tables: [] } as unknown as Going,
  history: { counted: true, tallies: played.map((game) => ({ game })) } as unknown as History,
});

beforeEach(() => kept.clear());

describe("whether a game is new to somebody", () => {
  test("is taken for granted on a first visit, before the server has told anything", () => {
    notes = new Promise(() => undefined);
    const known = new Known(seen([]));
    void known.load();
    expect(known.first("desert")).toBe(true);
    known.remember(["desert"]);
    expect(kept.size).toBe(0);
  });

  test("is what it was the last time until it is told, and is kept for the next", async () => {
    notes = Promise.resolve({ notes: { targi: "done" } });
    const known = new Known(seen(["desert"]));
    await known.load();
    expect(["desert", "targi", "sons"].map((game) => known.first(game))).toEqual([
      false,
      false,
      true,
    ]);
    known.remember(["desert", "targi", "sons"]);
    notes = new Promise(() => undefined);
    const again = new Known(seen([]));
    expect(["desert", "targi", "sons"].map((game) => again.first(game))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
