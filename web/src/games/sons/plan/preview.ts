/** What the cell that is pointed at is, or what pressing it would bring: in a sentence or two. */
import { t } from "../../../texts/index.svelte";
import { SPOTS } from "./chart";
import { costsWater, oasesWords, outcomesWords, type Telling } from "./describe";

/** Null where nothing is pointed at, or nothing is to be said of it. */
export function previewOf(told: Telling): string | null {
  const { choosing, land } = told;
  const name = choosing.pointed;
  if (name === null || !SPOTS.has(name)) return null;
  const { move, lay, stay } = choosing.choices;
  if (lay.has(name)) return layWords(told, name, choosing.action(name)!);
  if (move.has(name) || (stay && choosing.possible(name))) return wayWords(told, name);
  const cell = land.cells.get(name);
  const words = cell ? oasesWords(told, cell) : [];
  if (words.length) return t("sons-say-at", { cell: name, words: words.join(" ") });
  return stay || move.size ? wayWords(told, name) : null;
}

/** What becomes of the oases if the tile is laid so. */
export function layWords(told: Telling, cell: string, action: string): string {
  const { held, second } = told.view;
  const words = outcomesWords(told, told.view.lays[action] ?? []);
  if (held?.sides === "....") words.push(t(second ? "sons-tile-desert" : "sons-panel-desert"));
  return t("sons-say-at", { cell, words: words.join(" ") });
}

/** What a field costs, and how many cells could be discovered from there. */
function wayWords({ view, land, choosing, me }: Telling, cell: string): string {
  const known = land.cells.has(cell);
  const open = land.cells.get(cell)?.around.length ?? 0;
  const here = me !== null && view.players[me]!.caravan === cell;
  const goal = choosing.choices.move.has(cell);
  const way = here ? "stay" : !goal ? "none" : costsWater(choosing, cell) ? "water" : "free";
  const driver = view.helpers.find(({ helper }) => helper === "driver");
  const cost = { price: driver?.price ?? 0, left: driver?.leaves ?? 0 };
  return t("sons-panel-field", { cell, way, known: known ? "yes" : "no", open, ...cost });
}
