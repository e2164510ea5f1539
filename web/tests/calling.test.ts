import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Table } from "../src/store/table.svelte";

const page = Object.assign(new EventTarget(), { hidden: false });
const heard: string[] = [];

vi.mock("../src/store/settings.svelte", () => ({ settings: { vibration: false } }));
vi.mock("../src/store/icon", () => ({ mark: () => Promise.resolve() }));
vi.mock("../src/store/notices.svelte", () => ({
  notices: { show: () => (heard.push("notice"), () => {}) },
}));
vi.mock("../src/store/sound", () => ({ play: () => void heard.push("sound") }));

const { Calling } = await import("../src/pages/table/calling.svelte");

const table = {
  ...{ id: "t", mine: [0], told: { game: "souk" }, seats: [{ seat: 0 }, { seat: 1 }] },
  stream: { latest: { n: 4, status: "running", turn: 0, to_confirm: null } },
} as unknown as Table;

/** A tab that hears of something as it is, hidden or not. */
function tab(hidden: boolean) {
  const calling = new Calling(() => table);
  const follow = (called: boolean, caughtUp: boolean) => {
    page.hidden = hidden;
    calling.follow(called, caughtUp);
  };
  follow(false, true);
  return follow;
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("navigator", {});
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("of two tabs at a table", () => {
  test("the one that is looked at calls, once, however long it shows what led to it", async () => {
    const [hidden, looked] = [tab(true), tab(false)];
    hidden(true, true);
    looked(true, false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual([]);
    looked(true, true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual(["sound"]);
  });

  test("a hidden one leaves it to the other also if that one is slow to hear of it", async () => {
    const held = [{ name: "serai-looking t", mode: "shared" }];
    vi.stubGlobal("navigator", {
      locks: {
        query: () => Promise.resolve({ held }),
        request: (_: string, then: () => unknown) => Promise.resolve(then()),
      },
    });
    const hidden = tab(true);
    hidden(true, true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual([]);
    held.length = 0;
    const another = tab(true);
    another(true, true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual(["sound", "notice"]);
  });

  test("a hidden one calls where nobody looks", async () => {
    const [one, other] = [tab(true), tab(true)];
    one(true, true);
    other(true, true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard.filter((what) => what === "sound")).toEqual(["sound"]);
  });
});
