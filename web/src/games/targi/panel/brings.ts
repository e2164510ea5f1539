/** What a Targi or marker brings when it is used now: tokens, and words for the rest. */
import { amountsWords, borderName, cardName } from "../cards/words";
import { dealOf } from "../choices";
import { t } from "../../../texts/index.svelte";
import type { Amount, Border, GoodsCard, TribeCard } from "../view";
import { lying } from "./lying";
import { mine, type Step } from "./step";

const borderOf = ({ view }: Step, piece: string) =>
  view.border.find((card) => String(card.number) === piece);
const spaceOf = ({ view }: Step, piece: string) =>
  view.inner.find((space) => space.name === piece)!;

/** What it stands on. */
export function nameOf(step: Step, piece: string): string {
  const border = borderOf(step, piece);
  if (border) return borderName(border.name);
  const space = spaceOf(step, piece);
  return space.card?.deck === "goods" ? t("targi-panel-goods-card") : lying(space);
}

/** The tokens it gives at once. */
export function takes(step: Step, piece: string): Amount[] {
  const use = step.choices.use.get(piece);
  return use ? dealOf(use).takes : [];
}

/** What else it does. */
export function does(step: Step, piece: string): string {
  if (!step.choices.use.has(piece)) return t("targi-panel-only-skip");
  const border = borderOf(step, piece);
  if (border) return borderDoes(step, border);
  const card = spaceOf(step, piece).card!;
  return card.deck === "goods" ? goodsDoes(step, card) : tribeDoes(step, card);
}

/** Whether it gives tokens and asks nothing. */
export const onlyGives = (step: Step, piece: string): boolean =>
  takes(step, piece).length !== 0 && does(step, piece) === "";

/** All of it, in words. */
export function told(step: Step, piece: string): string {
  const tokens = takes(step, piece);
  const words = [tokens.length ? amountsWords(tokens) : "", does(step, piece)];
  return words.filter(Boolean).join(". ");
}

function borderDoes(step: Step, { name }: Border): string {
  const player = mine(step);
  if (name === "caravan" || name === "expansion")
    return t(`targi-panel-does-${name}`, { cards: player.draws[name] });
  if (name === "noble" && player.hand && "kind" in player.hand)
    return t("targi-panel-does-noble", { card: cardName(player.hand) });
  return ["dates", "salt", "pepper"].includes(name) ? "" : t(`targi-panel-does-${name}`);
}

function goodsDoes(step: Step, { name }: GoodsCard): string {
  const goods = name === "choice" || name === "gold" ? mine(step).of_choice[name] : 0;
  return goods ? t("targi-panel-choice", { goods }) : "";
}

/** What may become of a tribe card, as one is told it. */
export function fates(step: Step, { name }: TribeCard): ("lay" | "hand" | "discard")[] {
  const { prices, unlaid } = step.view;
  return prices[name]?.lay ? ["lay", unlaid] : [unlaid];
}

function tribeDoes({ view: { prices, unlaid } }: Step, card: TribeCard): string {
  const lay = prices[card.name]?.lay ? "yes" : "no";
  return t("targi-panel-tribe", { lay, unlaid });
}
