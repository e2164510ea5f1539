import { expect, test, vi } from "vitest";
import type { Step } from "./panel/step";
import type { TribeCard, View } from "./view";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
const { fates } = await import("./panel/brings");

const card = { name: "well" } as TribeCard;
const told = (lay: boolean, unlaid: View["unlaid"]) =>
  ({ view: { prices: { well: { lay } }, unlaid } }) as unknown as Step;

test("what may become of a card is what is told of it, whatever it costs", () => {
  expect(fates(told(true, "hand"), card)).toEqual(["lay", "hand"]);
  expect(fates(told(true, "discard"), card)).toEqual(["lay", "discard"]);
  expect(fates(told(false, "hand"), card)).toEqual(["hand"]);
  expect(fates(told(false, "discard"), card)).toEqual(["discard"]);
});
