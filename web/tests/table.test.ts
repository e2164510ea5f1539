import { render } from "svelte/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Listener } from "../src/store/connection.svelte";
import type { StateTold, TableTold, Told, Trouble as Fault } from "../src/wire/types";

const listeners: Listener[] = [];
let answer: (told: TableTold) => void;

vi.mock("../src/store/connection.svelte", () => ({
  connectionTo: () => ({
    send: () => {},
    listen: (listener: Listener) => {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  }),
}));
vi.mock("../src/store/settings.svelte", () => ({ settings: { moving: false } }));
vi.mock("../src/store/ask", () => ({
  ask: () => new Promise<TableTold>((told) => (answer = told)),
  troubleOf: (error: unknown) => error,
}));

const { Table } = await import("../src/store/table.svelte");
const { Review } = await import("../src/pages/table/review.svelte");
const { default: Trouble } = await import("../src/parts/Trouble.svelte");

const told = { id: "t", game: "souk", mine: [0, 1], seats: [] } as unknown as TableTold;
const trouble = { code: "no", sentence: "No.", faults: [] } as unknown as Fault;
const hear = (what: object) => listeners.at(-1)!.told(what as Told);
const state = (seat: number, more: Partial<StateTold> = {}) =>
  hear({
    ...{ type: "state", table: "t", seat, n: 3, since: 0, status: "running", turn: 0 },
    ...{ to_confirm: null, may_undo: false, legal: [], entries: [], events: [], ...more },
  });

/** Somebody with two seats at one screen. */
async function seated() {
  const table = new Table("t");
  const opening = table.open("secret");
  answer(told);
  await opening;
  return table;
}

beforeEach(() => void listeners.splice(0));

describe("who leaves while a seat is still being asked for", () => {
  test("does not sit down any more, and hears nothing", async () => {
    const table = new Table("t");
    const opening = table.open("secret");
    table.close();
    answer(told);
    await opening;
    expect([table.told, listeners, table.closed]).toEqual([null, [], true]);
  });
});

describe("what is played", () => {
  test("is told to be refused, whatever was wrong; once", async () => {
    const table = await seated();
    state(0);
    const refused = vi.fn();
    table.play("a1", refused);
    table.play("b1", refused); // while the first is on its way
    expect(refused).toHaveBeenCalledTimes(1);
    hear({ type: "refused", table: "t", seat: 0, trouble });
    expect(refused).toHaveBeenCalledTimes(2);
    table.play("a1", refused);
    hear({ type: "error", trouble });
    expect(refused).toHaveBeenCalledTimes(3);
    table.play("a1", refused);
    hear({ type: "ack", table: "t", seat: 0, n: 3 });
    expect(refused).toHaveBeenCalledTimes(3);
  });
});

describe("a trouble", () => {
  test("can be closed where it lies over something else", async () => {
    const table = await seated();
    hear({ type: "error", trouble });
    expect(table.trouble).toEqual(trouble);
    table.dismiss();
    expect(table.trouble).toBeNull();
    expect(render(Trouble, { props: { trouble, close: () => {} } }).body).toContain("<button");
    expect(render(Trouble, { props: { trouble } }).body).not.toContain("<button");
  });
});

describe("at one screen", () => {
  test("only the seat that looks has its steps taken back", async () => {
    const table = await seated();
    state(0);
    state(1, { may_undo: true });
    expect([table.undoer?.seat, table.mayUndo]).toEqual([1, false]);
    table.lookThrough(1);
    expect(table.mayUndo).toBe(true);
  });

  test("what one looked back at is not shown to the next", async () => {
    const table = await seated();
    const entries = [0, 1, 1].map((seat, n) => ({ n, seat, action: "x" }));
    state(0, { entries });
    state(1, { entries });
    const review = new Review(() => table);
    const looking = review.show(0);
    answer({ view: { of: 0 } } as unknown as TableTold);
    await looking;
    expect([review.open, review.step, review.view]).toEqual([true, 0, { of: 0 }]);
    table.lookThrough(1);
    expect([review.open, review.step, review.view]).toEqual([false, null, null]);
  });

  test("nor if it comes when the screen has been passed on", async () => {
    const table = await seated();
    const entries = [0, 1].map((seat, n) => ({ n, seat, action: "x" }));
    state(0, { entries });
    state(1, { entries });
    const review = new Review(() => table);
    const looking = review.show(0);
    table.lookThrough(1);
    answer({ view: { of: 0 } } as unknown as TableTold);
    await looking;
    table.lookThrough(0);
    expect(review.view).toBeNull();
  });
});
