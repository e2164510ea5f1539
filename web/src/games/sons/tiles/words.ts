/** Tiles in words: as they are, for a hand or a display, and as they lie. */
import { listed, t } from "../../../texts/index.svelte";
import { kindOf, type Look } from "../tiles";
import type { Field, Side, Tile } from "../view";
import type { OasisPart } from "./places";

/** A tile however it is turned, such as “three oasis sides in two parts, with salt and a camel”. */
export function tileWords(tile: Tile): string {
  const shape = shapeWords(tile);
  if (!kindOf(tile).sides) return shape;
  const fields = tile.fields.filter((field) => field !== null);
  if (!fields.length) return t("sons-tile-bare", { tile: shape });
  return t("sons-tile-with", { tile: shape, fields: listed(fields.map(fieldName)) });
}

/** A tile without its fields, such as “three oasis sides in two parts”. */
export function shapeWords(tile: Tile): string {
  const { sides, parts } = kindOf(tile);
  if (!sides) return t("sons-tile-desert");
  const shape = t("sons-tile-shape", { shape: shapeOf(tile.sides, sides) });
  return sides > 1 ? t("sons-tile-parts", { shape, parts }) : shape;
}

/** A tile as it lies, such as “oasis to the north and east with salt”. */
export function lookWords(look: Look): string {
  if (!look.parts.length) return t("sons-tile-desert");
  return look.parts.map(partWords).reduce((one, other) => t("sons-tile-apart", { one, other }));
}

/** An oasis part as it lies. */
export function partWords({ sides, field }: OasisPart): string {
  const to = listed(sides.map((side: Side) => t("sons-side", { side })));
  if (field === null) return t("sons-tile-part", { sides: to });
  return t("sons-tile-part-field", { sides: to, field: fieldName(field) });
}

const fieldName = (field: Field) => t("sons-field", { field });

function shapeOf(sides: string, number: number): string {
  if (number === 2) return (sides[0] === ".") === (sides[2] === ".") ? "across" : "corner";
  return ["none", "one", "two", "three", "four"][number]!;
}
