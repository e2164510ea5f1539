import { expect, test, vi } from "vitest";
import type { Table } from "../src/store/table.svelte";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
const { Hints } = await import("../src/pages/table/hints.svelte");

const placed = {
  kind: "placed",
  seat: 0,
  rule: "",
  points: 0,
  source: "",
  cells: ["d5"],
  facts: {},
};
const latest = { n: 4, seat: 0, turn: 0, to_confirm: null, status: "running" };
const table = { id: "table", stream: { latest } } as unknown as Table;

vi.stubGlobal("fetch", async (address: string, { body }: { body?: string }) => {
  const { what } = JSON.parse(body ?? "{}") as { what?: string };
  const events = what === "move" ? [placed] : [];
  const hint = { n: 4, seat: 0, what, cells: ["c1"], action: "lime d5", events };
  const told = what ? hint : { allowed: true, used: [] };
  return { ok: true, status: 200, json: async () => (address === "/api/me" ? {} : told) };
});

test("a hint is a nudge first, and then the move, told by what it does", async () => {
  const hints = new Hints(() => table);
  await hints.load();
  await hints.ask();
  expect(hints.foreseen).toEqual([]);
  expect(hints.cells).toEqual(["c1"]);
  await hints.ask();
  expect(hints.foreseen).toEqual([placed]);
  expect(hints.cells).toEqual(["c1", "d5"]);
  expect(hints.offered).toBe(false);
});
