import { expect, test } from "vitest";
import type { OfferTold, PlaceTold } from "../src/wire/types";
import { groupsOf, placesAt, toggled } from "../src/pages/editor/offers";

const offer = (value: string, cell: string | null = null): OfferTold => {
  return { value, label: value, cell, look: null };
};
const place = (given: Partial<PlaceTold>): PlaceTold => {
  const plain = { name: "b4", label: "", group: "board", cell: null, palette: "sand" };
  return { ...plain, kind: "one", most: 0, value: ".", ...given };
};
const palettes = {
  sand: [offer("."), offer("l1")],
  cells: [offer("-"), offer("b4", "b4"), offer("c4", "c4")],
};

test("a cell offers what can lie there", () => {
  const [found] = placesAt([place({ cell: "b4" }), place({ cell: "c4" })], palettes, "b4");
  expect(found!.offers.map(({ value }) => value)).toEqual([".", "l1"]);
});

test("what could come to a cell is offered there, and what stands there may leave", () => {
  const caravan = place({ name: "caravan 1", palette: "cells", value: "c4" });
  const values = (cell: string) =>
    placesAt([caravan], palettes, cell).flatMap(({ offers }) => offers.map(({ value }) => value));
  expect(values("b4")).toEqual(["b4"]);
  expect(values("c4")).toEqual(["c4", "-"]);
  expect(values("d4")).toEqual([]);
});

test("what is not on the board stands in groups, in the order in which it is told", () => {
  const told = [place({ cell: "b4" }), place({ group: "a" }), place({ group: "b" })];
  const groups = groupsOf([...told, place({ group: "a", name: "last" })]);
  expect(groups.map(({ title, places }) => [title, places.length])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("of several, one more is taken in at the end, up to so many", () => {
  const shown = place({ kind: "several", most: 2, value: "2.1" });
  expect(toggled(shown, "1.4")).toBe("2.1 1.4");
  expect(toggled(shown, "2.1")).toBe("");
  expect(toggled({ ...shown, value: "2.1 2.2" }, "1.4")).toBeNull();
});
