/** The square in words: what lies and stands on a card, and what can be done there now. */
import { t } from "../../../texts/index.svelte";
import { backWords, borderWords, goodsWords, tribeWords } from "../cards/words";
import type { Choosing } from "../choosing.svelte";
import type { Border, Inner, View } from "../view";
import { borderAt, isInner } from "./chart";
import type { Happening } from "./happening";
import { markOf } from "./marks";

export interface Telling {
  view: View;
  me: number | null;
  names: string[];
  choosing: Choosing;
  happening: Happening;
}

/** A card's whole name for a screen reader. */
export function describe(told: Telling, cell: string): string {
  const { view, happening } = told;
  const inner = view.inner.find((space) => space.name === cell);
  const border = borderAt(view, cell)!;
  const words = inner ? inside(told, inner) : outside(told, border);
  if (view.using.piece === cell) words.push(t("targi-space-using"));
  else if (happening.last.has(cell)) words.push(t("targi-space-last"));
  words.push(...possible(told, cell));
  const card = inner ? innerWords(inner) : borderWords(border);
  return words.length
    ? t("targi-space-with", { cell, card, words: words.join(", ") })
    : t("targi-space", { cell, card });
}

function innerWords({ card, down }: Inner): string {
  if (down) return backWords(down);
  if (card === null) return t("targi-space-empty");
  return card.deck === "goods" ? goodsWords(card.name) : tribeWords(card);
}

const whose = ({ me, names }: Telling, seat: number) => ({
  mine: seat === me ? "yes" : "no",
  seat: names[seat] ?? "",
});

function outside(told: Telling, { number, targi, robber }: Border): string[] {
  const words: string[] = [];
  if (robber) words.push(t("targi-space-robber"));
  if (!robber && number === told.view.next_raid?.raid.corner) words.push(t("targi-space-raid"));
  if (targi !== null) words.push(t("targi-space-targi", whose(told, targi)));
  return words;
}

function inside(told: Telling, { name, markers }: Inner): string[] {
  const { view } = told;
  const words = markers.map((seat) => t("targi-space-marker", whose(told, seat)));
  if (view.phase !== "placing") return words;
  const crossed = view.players.filter(({ crossings }) => crossings.includes(name));
  return [...words, ...crossed.map(({ seat }) => t("targi-space-crossing", whose(told, seat)))];
}

/** What pressing it would do. */
function possible({ view, me, choosing }: Telling, cell: string): string[] {
  const mark = markOf(choosing, cell);
  if (mark === null) return [];
  const words = [t(`targi-space-${mark}`)];
  if (mark !== "place" || isInner(cell) || me === null) return words;
  const cells = borderAt(view, cell)!.adds ?? [];
  return [...words, t("targi-space-crosses", { cells, number: cells.length })];
}
