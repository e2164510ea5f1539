import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
const { Analysis } = await import("../src/pages/analysis/analysis.svelte");
const { Coach } = await import("../src/pages/analysis/coach.svelte");

type Answer = { status: number; told?: object };
const running = { status: 200, told: { status: "running", edition: 1, document: null } };
const done = { status: 200, told: { status: "done", edition: 2, document: null } };
const refused = (status: number, more: object = {}): Answer => ({
  status,
  told: { code: "too-busy", facts: {}, sentence: "Not now.", ...more },
});

function server(...answers: Answer[]): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const asked = address.startsWith("/api/me") ? { status: 200, told: {} } : answers.shift()!;
    if (asked.status === 0) throw new TypeError();
    return { ok: asked.status === 200, status: asked.status, json: async () => asked.told };
  });
}

/** Look as long as there is something to come. */
async function followed(...answers: Answer[]): Promise<InstanceType<typeof Analysis>> {
  server(...answers);
  const analysis = new Analysis("one");
  const end = analysis.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  await end;
  return analysis;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([0, 429, 502, 503, 504])("trouble that passes is waited for: %i", async (status) => {
  const { told, trouble } = await followed(running, refused(status), refused(status), done);
  expect(told!.status).toBe("done");
  expect(trouble).toBeNull();
});

test("who is told to come later does", async () => {
  const later = refused(503, { retry_after: 30 });
  expect((await followed(running, later, done)).told!.status).toBe("done");
  server(running, later, done);
  const analysis = new Analysis("one");
  void analysis.follow();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(analysis.told!.status).toBe("running");
});

test.each([403, 404, 410])("a refusal that stays is shown: %i", async (status) => {
  const { told, trouble } = await followed(running, refused(status));
  expect(told!.status).toBe("running");
  expect(trouble!.sentence).toBe("Not now.");
});

test("nothing is waited for before anything was told", async () => {
  expect((await followed(refused(503))).trouble).not.toBeNull();
});

test("who was not at the table meets the same people as the reasons tell of", async () => {
  const told = { status: "done", edition: 1, document: null, game: "targi", table: null };
  const seats = { names: ["1", "easy", "Ada"], characters: [null, "easy-fennec", null] };
  server({ status: 200, told }, { status: 200, told: seats });
  const who = await new Analysis("one").who();
  expect(who.seats).toEqual([
    { seat: 0, name: "", character: null }, // a player with a number
    { seat: 1, name: "easy", character: "easy-fennec" },
    { seat: 2, name: "Ada", character: null },
  ]);
});

test.each([
  ["what the end brings is not what a move does", [{ points: 0 }, { points: 10 }], [{ points: 0 }]],
  ["a move is told in any case", [{ points: 1 }, { points: 10 }], [{ points: 1 }]],
])("%s", async (_, events, own) => {
  const told = events.map((one) => ({ kind: "", ...one }));
  const branch = async () => ({ over: true, entries: [{ seat: 0 }], events: told });
  const coach = new Coach(() => ({ replay: { source: { branch }, ui: null } }) as never);
  const found = await coach.foresee({ ply: 3, seat: 0 } as never, "camel rose d2");
  expect(found.map(({ points }) => ({ points }))).toEqual(own);
});

test("what is drawn after a move that was not made is not told of it", async () => {
  const entries = [{ seat: 0 }, { seat: -1 }];
  const events = [{ kind: "draw" }, { kind: "drawn" }];
  const branch = async () => ({ over: false, entries, events });
  const coach = new Coach(() => ({ replay: { source: { branch }, ui: null } }) as never);
  expect(await coach.foresee({ ply: 3, seat: 0 } as never, "draw")).toEqual([{ kind: "draw" }]);
});
