/** A step of one's turn: what is seen, what may be done, and the two ways to say so. */
import type { Amount, Choices } from "../choices";
import type { Choosing } from "../choosing.svelte";
import type { Doing } from "../../../panel/doing";
import { GOODS, type Player, type TribeCard, type View, type Ware } from "../view";

export interface Step extends Doing {
  view: View;
  me: number;
  choices: Choices;
  choosing: Choosing;
  lit: string[];
}

export const mine = ({ view, me }: Step): Player => view.players[me]!;

/** How many laid cards have this effect. */
export function count(player: Player, effect: string): number {
  const cards = player.display.flatMap((row) => row.cards);
  return cards.filter((card) => card.effect === effect).length;
}

/** The tribe card that is dealt with now: drawn, on the table, or in hand. */
export function cardInUse({ view, me }: Pick<Step, "view" | "me">): TribeCard | null {
  const { piece, drawn } = view.using;
  const lying = view.inner.find((space) => space.name === piece)?.card;
  const card = drawn[0] ?? lying ?? view.players[me]!.hand;
  return card && "kind" in card ? card : null;
}

/** How many somebody has of some wares, none included. */
export function stock({ goods, gold, tokens }: Player, wares: readonly Ware[]): Amount[] {
  const held = { ...goods, gold, point: tokens };
  return wares.map((ware) => ({ ware, number: held[ware] }));
}

export const WARES = [...GOODS, "gold"] as const;

/** What is left of it when something has been given. */
export function left(stock: Amount[], gives: Amount[]): Amount[] {
  const given = (ware: Ware) =>
    gives.reduce((sum, amount) => sum + (amount.ware === ware ? amount.number : 0), 0);
  return stock.map(({ ware, number }) => ({ ware, number: number - given(ware) }));
}

export const TARGIS = 3;
