/** The plan in words: what is on a cell, what stands there, and what one could do. */
import { listed, t } from "../../../texts/index.svelte";
import type { EventTold } from "../../contract";
import type { Choosing } from "../choosing.svelte";
import { priceOf } from "../panel/step";
import { lookOf, lookOfCell } from "../tiles";
import { lookWords } from "../tiles/words";
import type { Cell, Explorer, Field, Oasis, Outcome, Side, View } from "../view";
import { oasesOf, sidesAt, type Land } from "./land";
import type { Happening } from "./happening";

export interface Telling {
  view: View;
  me: number | null;
  names: string[];
  land: Land;
  choosing: Choosing;
  happening: Happening;
}

/** Those of an oasis, as it is or as it would be. */
type Seen = Pick<Oasis, "open" | "fields" | "explorers" | "payer">;

/** A cell's whole name for a screen reader. */
export function describe(told: Telling, name: string): string {
  const cell = told.land.cells.get(name);
  const words = cell ? contentWords(told, cell) : [t("sons-cell-unknown")];
  if (told.happening.last.has(name)) words.push(t("sons-cell-last"));
  const sentences = [t("sons-cell", { cell: name, words: words.join(", ") })];
  if (cell) sentences.push(...oasesWords(told, cell));
  return [...sentences, ...possible(told, name)].join(" ");
}

/** What lies and stands on a cell. */
function contentWords(told: Telling, cell: Cell): string[] {
  const look = lookWords(lookOfCell(cell));
  const words = [cell.tile === null ? t("sons-cell-cross", { look }) : look];
  if (cell.caravan !== null) words.push(t("sons-cell-caravan", whose(told, cell.caravan)));
  for (const { explorers } of cell.parts)
    words.push(...explorers.map((one) => t("sons-cell-explorer", figure(told, one))));
  return words;
}

/** The oases of a cell, each with its open sides and its line; with its sides here, where there are two. */
export function oasesWords(told: Telling, { name }: Cell): string[] {
  const oases = oasesOf(told.land, name);
  const past = oases.length && oases.every(({ open, explorers }) => !open && !explorers.length);
  if (past && told.view.laid !== name) return [t("sons-plan-past")];
  return each(told, oases, (oasis) => sidesAt(told.land, name, oasis));
}

/** The oases as they would be with a tile there. */
export function outcomesWords(told: Telling, outcomes: Outcome[]): string[] {
  return each(told, outcomes, ({ sides }) => sides);
}

function each<One extends Seen>(told: Telling, oases: One[], sidesOf: (one: One) => Side[]) {
  return oases.map((oasis) => {
    const words = oasisWords(told, oasis).join(", ");
    if (oases.length <= 1) return t("sons-cell-oasis", { words });
    const sides = sidesOf(oasis).map((side) => t("sons-side", { side }));
    return t("sons-cell-oasis-to", { sides: listed(sides), words });
  });
}

function oasisWords(told: Telling, { open, fields, explorers, payer }: Seen): string[] {
  const words = [t("sons-plan-open", { open })];
  if (fields.length) words.push(t("sons-plan-fields", { fields: listed(counted(fields)) }));
  else words.push(t("sons-plan-bare"));
  if (!explorers.length) return words;
  const line = explorers.map((one) => t("sons-plan-figure", figure(told, one)));
  return [...words, t("sons-plan-line", { line }), ...(payer === null ? [] : [pays(told, payer)])];
}

/** Fields by name, those of a kind together. */
function counted(fields: Field[]): string[] {
  return [...new Set(fields)].map((field) => {
    const number = fields.filter((other) => other === field).length;
    const name = t("sons-field", { field });
    return number > 1 ? t("sons-plan-times", { number, name }) : name;
  });
}

function pays(told: Telling, seat: number): string {
  return t("sons-plan-pays", whose(told, seat));
}

/** What pressing this cell would do. */
function possible(told: Telling, name: string): string[] {
  const { choosing, view, me } = told;
  if (!choosing.possible(name)) return [];
  const { move, lay } = choosing.choices;
  if (lay.has(name)) return fitting(told, name);
  if (move.has(name))
    return costsWater(choosing, name)
      ? [t("sons-cell-driver", { price: priceOf(view, "driver") })]
      : [t("sons-cell-free")];
  const height = choosing.recallable(name);
  if (height !== null) return [t("sons-cell-recall", { height })];
  if (choosing.parts.length) return choosingPart(told);
  return me !== null && view.players[me]!.caravan === name ? [t("sons-cell-stay")] : [];
}

/** How the tile in hand would lie, and what that would finish. */
export function fitting({ choosing, view }: Telling, name: string): string[] {
  const look = lookOf(view.held!, choosing.rotation(name)!);
  const ways = choosing.choices.lay.get(name)!.size;
  const sentences = [t("sons-cell-fits", { ways, look: lookWords(look) })];
  const oases = outcomesOf(view, choosing, name).filter(({ open }) => open === 0).length;
  if (oases) sentences.push(t("sons-cell-finishes", { oases }));
  return sentences;
}

/** What laying the tile on a cell, turned as it is, would make of the oases there. */
export function outcomesOf(view: View, choosing: Choosing, name: string): Outcome[] {
  return view.lays[choosing.action(name) ?? ""] ?? [];
}

function choosingPart({ choosing }: Telling): string[] {
  const { choices, explorer } = choosing;
  const sentence = choices.score.size
    ? t("sons-cell-score")
    : t("sons-cell-explore", { known: explorer === null ? "no" : "yes", height: explorer ?? 0 });
  return [sentence, ...partChosen(choosing)];
}

/** Which of two oases of a tile is meant. */
export function partChosen({ parts, part }: Choosing): string[] {
  return parts.length > 1 && part ? [t("sons-cell-part", { side: part })] : [];
}

/** Whether the camel driver has to be paid for going there. */
export function costsWater(choosing: Choosing, name: string): boolean {
  return !!choosing.choices.move.get(name)!.preview?.some(({ kind }) => kind === "driver");
}

/** The way that the caravan goes, from cell to cell. */
export function wayIn(events: EventTold[]): string[] {
  const move = events.find(({ kind }) => kind === "move");
  return (move?.facts.way as string[] | undefined) ?? [];
}

function whose({ me, names }: Telling, seat: number): { mine: string; seat: string } {
  return { mine: seat === me ? "yes" : "no", seat: names[seat] ?? "" };
}

function figure(told: Telling, { height, seat, turban }: Explorer) {
  return { ...whose(told, seat), height, turban: turban ? "yes" : "no" };
}
