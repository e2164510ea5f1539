import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
const { draftOf, keepDraft } = await import("../src/pages/editor/kept");
const { Editor } = await import("../src/pages/editor/editor.svelte");

const place = { name: "b4", label: "", group: "", cell: "b4", palette: "", kind: "one", value: "" };
const sound = { faults: [], view: null, places: [place], palettes: {}, seats: 2, game: "souk" };
interface Asked {
  text: string;
  value: string;
  actions: string[];
}
const done = (action: string, n: number) => ({
  n,
  seat: action.startsWith("draw") ? -1 : 0,
  action,
});
const answers: Record<string, (body: Asked) => object> = {
  "/api/me": () => ({}),
  "/api/positions/new": () => ({ ...sound, text: "dealt" }),
  "/api/positions": ({ text }) => ({ ...sound, text }),
  "/api/positions/edit": ({ text, value }) => ({ ...sound, text: `${text} ${value}` }),
  "/api/branch": ({ text, actions }) => {
    const played = [text, ...actions, "played"].join(" ");
    return { entries: actions.map(done), actor: 0, position: played, legal: [], events: [] };
  },
};

vi.stubGlobal("fetch", async (address: string, { body }: { body?: string }) => {
  const told = answers[address.split("?")[0]!]!(JSON.parse(body ?? "{}"));
  return { ok: true, status: 200, json: async () => told };
});

test("one goes on from what was played, until something is set by hand again", async () => {
  const editor = new Editor("souk");
  await editor.begin(2, true);
  expect(editor.position).toBe("dealt");
  await editor.turnTo("play");
  expect(editor.position).toBe("dealt played");
  await editor.turnTo("set");
  await editor.set("b4", "l1");
  expect(editor.position).toBe("dealt l1");
});

test("a real game is left in the middle, and gone on with where it was", async () => {
  const editor = new Editor("souk");
  expect(editor.draft).toBeNull();
  await editor.begin(2, true);
  await editor.turnTo("play");
  for (const action of ["one", "draw 4", "two"]) await editor.play.play(action);
  await editor.play.back();
  keepDraft("souk", editor.draft!);
  const later = new Editor("souk");
  await later.resume(draftOf("souk")!);
  expect(later.draft).toEqual(editor.draft);
  expect(later.mode).toBe("play");
  expect(later.play.entries.map(({ action }) => action)).toEqual(["one", "draw 4", "two"]);
  expect(later.position).toBe("dealt one draw 4 played");
});

test("who begins anew by mistake has what was there before back", async () => {
  const editor = new Editor("souk");
  await editor.begin(2, true);
  expect(editor.gone).toBeNull();
  await editor.set("b4", "l1");
  const before = editor.draft!;
  await editor.begin(2, true);
  expect(editor.text).toBe("dealt");
  await editor.resume(editor.gone!);
  expect(editor.draft).toEqual(before);
  expect(editor.gone!.text).toBe("dealt");
});

test("what was entered is a record, as far as one looks at it", async () => {
  const editor = new Editor("souk");
  answers["/api/positions/new"] = () => ({ ...sound, text: "serai position 1\ndealt\n" });
  await editor.begin(2, true);
  await editor.turnTo("play");
  expect(editor.record).toBeNull();
  for (const action of ["one", "draw 4", "two"]) await editor.play.play(action);
  const head = ["serai record 1", "dealt", "moves:"];
  expect(editor.record).toBe([...head, "1 one", "* draw 4", "1 two", ""].join("\n"));
  await editor.play.back();
  expect(editor.record).toBe([...head, "1 one", "* draw 4", ""].join("\n"));
});

test("what is kept and cannot be read is nothing", () => {
  for (const kept of ["", "{", "1", '{"text": 3}']) {
    storage.set("serai-editor-souk", kept);
    expect(draftOf("souk")).toBeNull();
  }
});
