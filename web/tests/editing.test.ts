import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
const { Editor } = await import("../src/pages/editor/editor.svelte");

const place = { name: "b4", label: "", group: "", cell: "b4", palette: "", kind: "one", value: "" };
const sound = { faults: [], view: null, places: [place], palettes: {}, seats: 2, game: "souk" };
const answers: Record<string, (body: { text: string; value: string }) => object> = {
  "/api/me": () => ({}),
  "/api/positions/new": () => ({ ...sound, text: "dealt" }),
  "/api/positions": ({ text }) => ({ ...sound, text }),
  "/api/positions/edit": ({ text, value }) => ({ ...sound, text: `${text} ${value}` }),
  "/api/branch": ({ text }) => ({ entries: [], actor: 0, position: `${text} played` }),
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
