/** The board in words: what lies on a space, and what a choice would bring. */
import { t } from "../../texts/index.svelte";
import type { Chart } from "./chart";
import { herdsFor, type Gain } from "./choices";
import type { Choosing } from "./choosing.svelte";
import type { Cell, Colour, View } from "./view";

export interface Telling {
  view: View;
  me: number | null;
  names: string[];
  chart: Chart;
  choosing: Choosing;
  /** Where something was placed in the last step. */
  placed: Set<string>;
}

export const colourName = (colour: Colour) => t("desert-colour", { colour });

/** A space's whole name for a screen reader. */
export function describe(told: Telling, name: string): string {
  const cell = told.choosing.cells.get(name)!;
  const words = [...lying(told, cell), ...beside(told, name), ...possible(told, name)];
  return t("desert-cell", { cell: name, words: words.join(", ") || t("desert-cell-sand") });
}

function lying({ me, names, placed }: Telling, cell: Cell): string[] {
  const words: string[] = [];
  const whose = (seat: number) => ({ mine: seat === me ? "yes" : "no", seat: names[seat] ?? "" });
  if (cell.camel) {
    const { seat, colour, leader } = cell.camel;
    const facts = { ...whose(seat), colour: colourName(colour) };
    words.push(leader ? t("desert-cell-leader", facts) : t("desert-cell-camel", facts));
  }
  if (placed.has(cell.name)) words.push(t("desert-cell-placed"));
  if (cell.waterhole) words.push(t("desert-cell-waterhole", { value: cell.waterhole }));
  if (cell.oasis) words.push(t("desert-cell-oasis"));
  if (cell.space) words.push(t(`desert-cell-space-${cell.space}`));
  if (cell.enclosed) words.push(t("desert-cell-enclosed", whose(cell.enclosed.seat)));
  return words;
}

/** The caravans of one's own that a free space is next to. */
function beside({ me, chart, choosing }: Telling, name: string): string[] {
  if (choosing.cells.get(name)!.camel) return [];
  const near = chart.spots.get(name)!.around.map((other) => choosing.cells.get(other)!.camel);
  const own = near.filter((camel) => camel !== undefined && camel.seat === me);
  const colours = [...new Set(own.map((camel) => camel!.colour))];
  if (!colours.length) return [];
  return [t("desert-cell-near", { colours: colours.map(colourName), number: colours.length })];
}

function possible({ view, choosing }: Telling, name: string): string[] {
  if (!choosing.active || view.phase === "aside") return [];
  if (choosing.herd === null) {
    const herds = herdsFor(choosing.choices, name).map(colourName);
    return herds.length ? [t("desert-cell-legal-for", { colours: herds })] : [];
  }
  const gain = choosing.gain(name);
  const { camel, oasis } = choosing.cells.get(name)!;
  if (!gain) return camel || oasis ? [] : [t("desert-cell-not-legal")];
  const points = gain.now;
  const words = [t("desert-cell-legal")];
  if (points) words.push(t("desert-cell-brings", { points }));
  return [...words, ...later(gain)];
}

/** What is to be done now, as a sentence; for those who wait, what the other does. */
export function taskOf({ view, names, choosing }: Telling): string {
  const { active, herd, shared, choices, spaces } = choosing;
  const { phase, left } = view;
  if (phase === "over") return "";
  if (!active) return t("desert-waits", { phase, left, seat: names[view.actor] ?? "" });
  if (choices.skip) return t("desert-must-skip");
  if (shared !== null) return t("desert-which-herd", { cell: shared });
  if (herd === null) return start(view);
  const colour = colourName(herd);
  if (phase === "aside") return t("desert-aside-chosen", { colour });
  if (!spaces.size) return t("desert-nowhere", { colour });
  if (phase === "leaders") return t("desert-choose-leader-space", { colour });
  return t("desert-choose-space", { ...number(view), colour });
}

/** How far the game is; empty when it is over. */
export function phaseOf({ phase }: View): string {
  return phase === "over" ? "" : t("desert-phase", { phase });
}

/** What the space that is pointed at or picked would bring; null for none. */
export function previewOf({ view, choosing: { herd, preview } }: Telling): string | null {
  if (herd === null || !preview) return null;
  const { cell, gain } = preview;
  if (view.phase !== "leaders") return tellGain(herd, cell, gain);
  return t("desert-preview-leader", { colour: colourName(herd), cell });
}

function start(view: View): string {
  if (view.phase === "aside") return t("desert-choose-aside");
  if (view.phase === "leaders") return t("desert-choose-leader");
  return t("desert-choose-herd", number(view));
}

const number = ({ left, opening }: View) => ({ left, opening: opening ? "yes" : "no" });

function tellGain(colour: Colour, cell: string, gain: Gain): string {
  const brings: string[] = [];
  const { waterholes, oases } = gain;
  if (waterholes) brings.push(t("desert-brings-waterholes", { points: waterholes }));
  if (oases) brings.push(t("desert-brings-oases", { points: oases }));
  brings.push(...later(gain));
  if (!brings.length) brings.push(t("desert-brings-nothing"));
  return t("desert-preview", { colour: colourName(colour), cell, brings });
}

function later({ enclosed, last, final }: Gain): string[] {
  const words: string[] = [];
  if (enclosed) words.push(t("desert-brings-enclosed", { spaces: enclosed }));
  if (final !== null) words.push(t("desert-brings-end", { points: final }));
  else if (last) words.push(t("desert-brings-last"));
  return words;
}
