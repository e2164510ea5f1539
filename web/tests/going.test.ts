import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableTold } from "../src/wire/types";

/** What the server has, and how much of it is on a page. */
let kept: string[] = [];
const PAGE = 2;

vi.mock("../src/store/settings.svelte", () => ({ settings: { going: false } }));
vi.mock("../src/store/ask", () => ({
  ask: (_: string, { before }: { before: string | null }) => {
    const from = before === null ? 0 : kept.indexOf(before) + 1;
    const page = kept.slice(from, from + PAGE);
    const more = from + PAGE < kept.length ? page.at(-1)! : null;
    const tables = page.map((id) => ({ id, status: "open", mine: [] }) as unknown as TableTold);
    return Promise.resolve({ tables, more });
  },
  troubleOf: (error: unknown) => error,
}));

const { Going } = await import("../src/pages/home/going.svelte");
const names = (going: InstanceType<typeof Going>) => going.tables?.map(({ id }) => id);

beforeEach(() => (kept = ["a", "b", "c", "d", "e"]));

describe("the list of games that go on", () => {
  test("keeps the pages that were asked for when it is asked for again", async () => {
    const going = new Going();
    await going.load();
    expect([names(going), going.more]).toEqual([["a", "b"], "b"]);
    await going.load(going.more);
    expect([names(going), going.more]).toEqual([["a", "b", "c", "d"], "d"]);
    await going.load();
    expect([names(going), going.more]).toEqual([["a", "b", "c", "d"], "d"]);
  });

  test("has nothing twice, and no more than there is by now", async () => {
    const going = new Going();
    await going.load();
    kept = ["z", "a", "b", "c"];
    await going.load("a"); // what came after it has moved on by one
    expect(names(going)).toEqual(["a", "b", "c"]);
    kept = ["c"];
    await going.load();
    expect([names(going), going.more]).toEqual([["c"], null]);
  });
});
