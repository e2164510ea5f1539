import { describe, expect, test, vi } from "vitest";
import type { GameUi } from "../src/games/contract";
import type { Happened } from "../src/wire/types";

vi.mock("../src/store/settings.svelte", () => ({ settings: { moving: true } }));

const { Scoring } = await import("../src/pages/table/scoring.svelte");

const event = (n: number, kind: string) =>
  ({
    n,
    kind,
    seat: 0,
    points: Number(kind === "scored"),
    cells: [],
    facts: {},
  }) as unknown as Happened;
const ui = { scoringKinds: ["scored"] } as unknown as GameUi;

describe("the last scoring", () => {
  const events = [event(0, "played"), event(1, "played"), event(1, "scored"), event(1, "scored")];

  test("is not in the log before it is told, and then it all is", () => {
    const scoring = new Scoring(() => ({ over: true, events, ui }));
    expect([scoring.steps.length, scoring.done]).toEqual([2, false]);
    expect(scoring.events).toEqual(events.slice(0, 2));
    scoring.skip();
    expect([scoring.done, scoring.events]).toEqual([true, events]);
  });

  test("is none while the last moves are still to be shown", () => {
    const scoring = new Scoring(() => ({ over: false, events: events.slice(0, 1), ui }));
    expect([scoring.steps, scoring.events]).toEqual([[], events.slice(0, 1)]);
  });
});
