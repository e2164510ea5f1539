import { expect, test, vi } from "vitest";
import type { Step } from "./panel/step";
import type { TribeCard, View } from "./view";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { documentElement: {} });
vi.mock("../../store/shelf", () => ({ shelf: { load: async () => [] } }));
const { does, fates } = await import("./panel/brings");
const { texts } = await import("../../texts/index.svelte");

const card = { name: "well" } as TribeCard;
const told = (lay: boolean, unlaid: View["unlaid"]) =>
  ({ view: { prices: { well: { lay } }, unlaid } }) as unknown as Step;

test("what may become of a card is what is told of it, whatever it costs", () => {
  expect(fates(told(true, "hand"), card)).toEqual(["lay", "hand"]);
  expect(fates(told(true, "discard"), card)).toEqual(["lay", "discard"]);
  expect(fates(told(false, "hand"), card)).toEqual(["hand"]);
  expect(fates(told(false, "discard"), card)).toEqual(["discard"]);
});

test("how many goods one chooses with a card is what is told, whatever the card shows", async () => {
  await texts.speak("en");
  const using = (name: string) =>
    ({
      view: {
        players: [{ of_choice: { choice: 7, gold: 8 } }],
        border: [],
        inner: [{ name: "c3", card: { deck: "goods", name } }],
      },
      me: 0,
      choices: { use: new Map([["c3", {}]]) },
    }) as unknown as Step;
  expect(does(using("choice"), "c3")).toBe("7 goods of your choice");
  expect(does(using("gold"), "c3")).toBe("8 goods of your choice");
  expect(does(using("salt"), "c3")).toBe("");
});
